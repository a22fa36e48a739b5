import type { ThemeName } from '../../core/themes/themes'
import { atelier } from './atelier/atelier'
import { bench } from './bench/bench'
import { glow } from './glow/glow'
import { market } from './market/market'
import { nursery } from './nursery/nursery'
import { pantry } from './pantry/pantry'
import { runway } from './runway/runway'
import { signal } from './signal/signal'
import type { ThemeLook } from './theme-look'

/** How every theme looks. */
export const LOOKS: { readonly [N in ThemeName]: ThemeLook } = { atelier, bench, market, nursery, runway, pantry, glow, signal }

import type { ThemeName } from '../../core/themes/themes'
import { atelier } from './atelier'
import { bench } from './bench'
import { glow } from './glow'
import type { Look } from './look'
import { market } from './market'
import { nursery } from './nursery'
import { pantry } from './pantry'
import { runway } from './runway'
import { signal } from './signal'

/** How every theme looks. */
export const LOOKS: { readonly [N in ThemeName]: Look } = { atelier, bench, market, nursery, runway, pantry, glow, signal }

import { atelier } from './atelier'
import { bench } from './bench'
import { glow } from './glow'
import { market } from './market'
import { nursery } from './nursery'
import { pantry } from './pantry'
import { runway } from './runway'
import { signal } from './signal'
import type { Theme } from './theme'

const ALL = { atelier, bench, market, nursery, runway, pantry, glow, signal } as const

export type ThemeName = keyof typeof ALL

/** Every theme there is, by name, in the order they are offered. */
export const THEMES: { readonly [N in ThemeName]: Theme<N> } = ALL
export const THEME_NAMES = Object.keys(ALL) as [ThemeName, ...ThemeName[]]

import { atelier } from '../../../src/core/themes/atelier'
import type { Theme } from '../../../src/core/themes/theme'
import { atelier as atelierLook } from '../../../src/render/themes/atelier/atelier'
import type { ThemeLook } from '../../../src/render/themes/theme-look'

/** A theme nobody asked for: bought by its box. */
export const toybox: Theme<'toybox'> = { name: 'toybox', faces: atelier.faces, goods: ['toybox$'] }

/** Red on white, with a dotted rule round every button. */
export const toyboxLook: ThemeLook = {
	palette: (accent) => ({ ...atelierLook.palette(accent ?? '#b00020'), paper: '#fefefe' }),
	traits: { ...atelierLook.traits, rules: false },
	css: '.vt-btn{border:2px dotted var(--accent)}',
}

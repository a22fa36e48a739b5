import { localKept } from './browser-storage'

/** How the app looks: as the device does, or always the one. */
export const APPEARANCES = ['device', 'light', 'dark'] as const
export type Appearance = (typeof APPEARANCES)[number]

/** Where a browser keeps what its user chose. */
export const APPEARANCE_KEY = 'vitrine_appearance'

/**
 * Run before anything of a document is painted, so that nothing turns from light to dark before one's eyes
 * (tokens.css).
 */
export const APPEARANCE_SCRIPT = [
	`try{const a=localStorage.getItem('${APPEARANCE_KEY}')`,
	"if(a==='light'||a==='dark')document.documentElement.dataset.appearance=a}catch{}",
].join(';')

/** The one chosen in this browser. */
export function readAppearance(): Appearance {
	const kept = localKept().getItem(APPEARANCE_KEY)
	return APPEARANCES.find((one) => one === kept) ?? 'device'
}

/** Shows it from now on, in this browser also the next time. */
export function chooseAppearance(appearance: Appearance): void {
	const { dataset } = document.documentElement
	if (appearance === 'device') {
		delete dataset.appearance
		localKept().removeItem(APPEARANCE_KEY)
	} else {
		dataset.appearance = appearance
		localKept().setItem(APPEARANCE_KEY, appearance)
	}
}

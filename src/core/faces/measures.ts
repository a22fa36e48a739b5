import { weightOf } from './face'
import { FACES } from './faces'
import { ALPHABETS, SAMPLES } from './measured-letters'
import measured from './measures.json' with { type: 'json' }
import { holds, SUBSET_NAMES, type Subset } from './subsets'
import type { Role } from './typography'

/**
 * What is known of a face in one weight and width, in em (`npm run faces` measures it). `advances` by subset: the
 * widths of the letters of `ALPHABETS` in hundredths of an em, two digits of base 36 each; for scripts of `SAMPLES` the
 * mean width of a letter.
 */
export type FaceMeasures = { ascent: number; descent: number; gap: number; advances: { [S in Subset]?: string } }

const MEASURES = measured as unknown as Readonly<Record<string, FaceMeasures | undefined>>
/** Width in em of a letter nothing is known of: of scripts whose letters fill a square, and of others. */
const SQUARE = 1
const OTHER = 0.62
const FILLS_SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u

/** What is known of the faces of a role, first to last. */
export function measuresOf({ stack, width }: Role, cssWeight: number): FaceMeasures[] {
	return stack.flatMap((name) => MEASURES[`${name} ${weightOf(FACES[name], cssWeight)} ${width ?? 100}`] ?? [])
}

/** How wide a text is in the faces of a role, in em, set in one line without kerning. */
export function widthOf(text: string, role: Role, cssWeight: number): number {
	const faces = measuresOf(role, cssWeight)
	return [...text.normalize('NFD')].reduce((sum, letter) => sum + (/\p{M}/u.test(letter) ? 0 : letterWidth(letter, faces)), 0)
}

function letterWidth(letter: string, faces: readonly FaceMeasures[]): number {
	for (const subset of SUBSET_NAMES) {
		const at = ALPHABETS[subset] === undefined ? -1 : [...(ALPHABETS[subset] ?? '')].indexOf(letter)
		const known = faces.find((face) => face.advances[subset])?.advances[subset]
		if (!known) continue
		if (at >= 0) return Number.parseInt(known.slice(at * 2, at * 2 + 2), 36) / 100
		if (SAMPLES[subset] && holds(subset, letter)) return Number(known)
	}
	return FILLS_SQUARE.test(letter) ? SQUARE : OTHER
}

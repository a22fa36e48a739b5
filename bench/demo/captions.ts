/** What is said while a step is shown, in the languages of the captions. */
export type Words = { en: string; fr: string; ar: string; es: string }
export type Cue = { atMs: number; words: Words }

export const CAPTION_TAGS = ['en', 'fr', 'ar', 'es'] as const

/** A caption stays until the next one, but for this long at the most. */
const LONGEST_MS = 7_000
const GAP_MS = 80

/** The captions of one language as WebVTT; times are those at which the steps were recorded. */
export function writeCaptions(cues: readonly Cue[], endMs: number, tag: (typeof CAPTION_TAGS)[number]): string {
	const blocks = cues.map(({ atMs, words }, position) => {
		const next = cues[position + 1]?.atMs ?? endMs
		const isLast = position === cues.length - 1
		return `${clock(atMs)} --> ${clock(isLast ? endMs : Math.min(next - GAP_MS, atMs + LONGEST_MS))}\n${words[tag]}`
	})
	return `WEBVTT\n\n${blocks.join('\n\n')}\n`
}

function clock(ms: number): string {
	const part = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, '0')
	return `${part(ms / 3_600_000, 2)}:${part((ms / 60_000) % 60, 2)}:${part((ms / 1000) % 60, 2)}.${part(ms % 1000, 3)}`
}

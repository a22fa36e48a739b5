import type { ReactElement } from 'react'

/** Drawn by hand for the Pantry theme: a sprig, an ear of grain, a wave of steam; each on a field of 240 × 36. */
const SPRIG = [
	'M8 18h88M144 18h88M104 18c10-12 22-12 32 0M120 12V4M120 9c-4-1-7-3-8-7 4 0 7 2 8 7Z',
	'M120 9c4-1 7-3 8-7-4 0-7 2-8 7ZM104 18c-5 3-10 3-15 0 5-3 10-3 15 0Z',
	'M136 18c5 3 10 3 15 0-5-3-10-3-15 0ZM120 22a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
].join('')
const GRAIN = [
	'M8 18h76M156 18h76M92 18h56M148 18c5-5 5-5 9 0-4 5-4 5-9 0ZM98 18c3-7 7-9 12-9-1 6-5 9-12 9Z',
	'M98 18c3 7 7 9 12 9-1-6-5-9-12-9ZM114 18c3-7 7-9 12-9-1 6-5 9-12 9Z',
	'M114 18c3 7 7 9 12 9-1-6-5-9-12-9ZM130 18c3-7 7-9 12-9-1 6-5 9-12 9Z',
	'M130 18c3 7 7 9 12 9-1-6-5-9-12-9Z',
].join('')
const STEAM = 'M8 18h82M150 18h82M106 30c-6-6 6-8 0-14s6-8 0-12M120 32c-6-7 6-9 0-15s6-9 0-14M134 30c-6-6 6-8 0-14s6-8 0-12'
const DRAWINGS = [SPRIG, GRAIN, STEAM]

/** A rule above a heading; which drawing it is depends on the section's kind, so that a kind keeps its own. */
export function Rule({ type }: { type: string }): ReactElement {
	return (
		<svg className="vt-rule" viewBox="0 0 240 36" aria-hidden="true">
			<path d={DRAWINGS[type.length % DRAWINGS.length]} />
		</svg>
	)
}

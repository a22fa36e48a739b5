import { splitOutside } from './css-values'

/** How wide one column is: its share of what is left, and the least it takes. */
export type Track = { share: number; least: string | undefined }

/** Columns of a `grid-template-columns`; undefined for none and for as many as fit, which are fluid already. */
export function readTracks(template: string | undefined): Track[] | undefined {
	if (!template || template === 'none') return [{ share: 1, least: undefined }]
	if (/auto-fi(?:t|ll)/.test(template)) return undefined
	return splitOutside(template, ' ').flatMap((word) => {
		const [, count, each] = /^repeat\((\d+),(.*)\)$/.exec(word) ?? []
		return Array.from({ length: Number(count ?? 1) }, () => readTrack(each ?? word))
	})
}

function readTrack(word: string): Track {
	const [, range] = /^minmax\((.*)\)$/.exec(word) ?? []
	const [least, most] = range === undefined ? [undefined, word] : splitOutside(range, ',')
	const [, share] = /^([\d.]+)fr$/.exec(most ?? '') ?? []
	const floor = least === undefined || /^0(?:px)?$/.test(least) ? undefined : least
	return share === undefined ? { share: 0, least: floor ?? (most === 'auto' ? undefined : most) } : { share: Number(share), least: floor }
}

/** True when every column takes the same share and nothing else. */
export function areEqual(tracks: readonly Track[]): boolean {
	return tracks.every((track) => track.share === tracks[0]?.share && track.share > 0 && track.least === undefined)
}

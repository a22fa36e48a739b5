import { countGraphemes } from '../../copy/text/graphemes'

/** A longer name fills a heading by itself. */
const LONGEST = 40
/** Signs behind which a title goes on to details. */
const SIGNS = /\s[-–—|•·/]\s|[,،，、|(（[【]/u

/** A title up to where it goes on to details, short enough to stand in a heading; undefined where it is not. */
export function shortName(title: string): string | undefined {
	const name = (title.split(SIGNS)[0] ?? '').trim()
	return name !== '' && countGraphemes(name) <= LONGEST ? name : undefined
}

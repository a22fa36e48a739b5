import { countGraphemes } from '../../text/graphemes'

/** A longer name fills a heading by itself. */
const LONGEST = 40
/** Signs behind which a title goes on to details. */
const SIGNS = /\s[-–—|•·/]\s|[,،，、|(（[【]/u

/**
 * A title up to where it goes on to details, a brand alone with what follows it, short enough to stand in a heading;
 * undefined where it is not.
 */
export function shortName(title: string, brand?: string): string | undefined {
	const [first = '', second = ''] = title.split(SIGNS).map((part) => part.trim())
	const name = first.toLowerCase() === brand?.toLowerCase() ? `${first} ${second}`.trim() : first
	return name !== '' && countGraphemes(name) <= LONGEST ? name : undefined
}

import type { MerchantEdit } from '../../core/stores/store-fields'
import { linesOfHtml } from './lines-of-html'

const MOST_SHOWN = 600
/** What is shown of what both say, before the place where they differ. */
const CONTEXT = 60

/**
 * An edit as it is shown beside what the page says: plain text, a block a line, from shortly before the first place
 * where the two differ. Of a long description the beginning alone would be the same on both sides.
 */
export function editExcerpt({ field, theirs, ours }: MerchantEdit): MerchantEdit {
	const [there, here] = [linesOfHtml(theirs), linesOfHtml(ours)]
	const from = startOfExcerpt(there, here)
	const excerpt = (text: string) => `${from > 0 ? '… ' : ''}${text.slice(from, from + MOST_SHOWN)}`
	return { field, theirs: excerpt(there), ours: excerpt(here) }
}

function startOfExcerpt(one: string, other: string): number {
	let at = 0
	while (at < one.length && one[at] === other[at]) at += 1
	return at <= CONTEXT ? 0 : Math.max(one.lastIndexOf(' ', at - CONTEXT), one.lastIndexOf('\n', at - CONTEXT)) + 1
}

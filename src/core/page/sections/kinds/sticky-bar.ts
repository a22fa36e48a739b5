import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { sectionKind } from '../section-kind'
import { buttonWords, empty, ofKind, quote } from './ingredients'

/** Name, price and button that stay in sight while one reads. Needs a title. */
export const stickyBar = sectionKind({
	props: z.object({ headline: textSchema, button: textSchema }),
	empty: () => ({ headline: empty(), button: empty() }),
	layouts: ['bar', 'pill'],
	button: 'button',
	place: 190,
	shownByStores: true,
	promises: true,
	borrows: true,
	overlay: true,
	compose: (from) => ({ headline: quote(from.title, ofKind(from.facts, 'title')), button: buttonWords(from) }),
})

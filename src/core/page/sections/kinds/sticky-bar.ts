import { z } from 'zod'
import { type Text, textSchema } from '../../../copy/copy'
import { plainFromRichText } from '../../../text/rich-text'
import { buttonWords, empty, ofKind, quote, type SectionInput } from '../section-input'
import { sectionKind } from '../section-kind'

/**
 * The headline where it is the product's name, cut short or not, else that name whole: a bar has little room, and a
 * promise is no name.
 */
function nameIn({ copy, title, facts }: SectionInput): Text {
	const headline = copy.hero?.headline
	const short = headline && plainFromRichText(headline.html).trim()
	const isName = short && (title.startsWith(short) || short.split(/\s+/u).every((word) => title.split(/\s+/u).includes(word)))
	return headline && isName ? headline : quote(title, ofKind(facts, 'title'))
}

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
	compose: (from) => ({ headline: nameIn(from), button: buttonWords(from) }),
})

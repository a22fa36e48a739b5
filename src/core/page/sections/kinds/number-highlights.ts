import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { plainFromRichText } from '../../../text/rich-text'
import { freedHeadings } from '../../compose/argument'
import { empty, phrase, quoteName, quoteText } from '../section-input'
import { sectionKind } from '../section-kind'
import { namedEntry } from '../shapes'

/**
 * Two to four figures that tell a buyer what the product can do, the most telling first, large, each with what the copy
 * says of it. Needs that many specifications that are such a figure.
 */
export const numberHighlights = sectionKind({
	props: z.object({
		heading: textSchema,
		items: z.array(namedEntry.extend({ text: textSchema.optional() })),
	}),
	empty: () => ({ heading: empty(), items: [] }),
	lists: { items: () => ({ name: empty(), value: empty(), text: empty() }) },
	layouts: ['row', 'stack'],
	heading: 'specifications',
	place: 5,
	tells: true,
	quoted: true,
	bare: true,
	compose: ({ copy, argument, phrases, newId }) => {
		if (argument.figures.length === 0) return undefined
		const items = argument.figures.map(({ fact, says }) => ({
			id: newId(),
			name: quoteName(fact),
			value: quoteText(fact),
			...(says ? { text: says } : {}),
		}))
		// No two sections under one heading.
		const isTaken = plainFromRichText(copy.features?.heading.html ?? '') === phrases.features
		return { heading: freedHeadings(argument, copy).figures ?? (isTaken ? empty() : phrase(phrases.features)), items }
	},
})

import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { termsByPlace } from '../../compose/seller-terms'
import { termTopicSchema } from '../../compose/term-topic'
import { choices } from '../choices'
import { buttonWords, empty, ofKind, phrase, quote } from '../section-input'
import { sectionKind } from '../section-kind'
import { optionEntry, titledEntry } from '../shapes'
import { statedTerm } from '../stated-term'

/** The opening: the product's pictures, what it promises, what it costs, what there is to choose, and the button. */
export const hero = sectionKind({
	props: z.object({
		/** What the product is called, small above a headline that says something else. */
		name: textSchema,
		headline: textSchema,
		subheadline: textSchema,
		callToAction: textSchema,
		/** Pictures one swipes through, the main one first. */
		images: z.array(z.string()),
		options: z.array(optionEntry),
		/** What the seller states, short enough to stand under the button. */
		terms: z.array(titledEntry.extend({ topic: termTopicSchema })),
		/** Whether the imported rating is shown; only the seller says so (K-3). */
		rating: z.boolean(),
	}),
	empty: () => ({
		name: empty(),
		headline: empty(),
		subheadline: empty(),
		callToAction: empty(),
		images: [],
		options: [],
		terms: [],
		rating: false,
	}),
	lists: {
		options: () => ({ name: empty(), values: [] }),
		terms: () => ({ title: empty(), text: empty(), topic: 'other' }),
	},
	layouts: ['split', 'stacked', 'full'],
	button: 'callToAction',
	place: 0,
	tells: true,
	shownByStores: true,
	borrows: true,
	compose: ({ copy, facts, title, phrases, market, plan, options, newId }) => ({
		name: copy.hero ? quote(title, ofKind(facts, 'title')) : phrase(''),
		headline: copy.hero?.headline ?? quote(title, ofKind(facts, 'title')),
		subheadline: copy.hero?.subheadline ?? phrase(''),
		callToAction: buttonWords({ copy, phrases, market }),
		images: plan.hero,
		options: choices(facts, options).map((option) => ({ id: newId(), ...option })),
		terms: termsByPlace(facts).strip.map((term) => ({ id: newId(), ...statedTerm(term, phrases) })),
		rating: false,
	}),
})

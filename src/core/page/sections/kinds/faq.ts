import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { empty } from '../section-input'
import { sectionKind } from '../section-kind'

/** Questions and answers. Needs an answer that rests on facts. */
export const faq = sectionKind({
	props: z.object({ heading: textSchema, items: z.array(z.object({ id: z.string(), question: textSchema, answer: textSchema })) }),
	empty: () => ({ heading: empty(), items: [] }),
	lists: { items: () => ({ question: empty(), answer: empty() }) },
	layouts: ['fold', 'open'],
	heading: 'faq',
	place: 150,
	compose: ({ copy, argument, newId }) =>
		copy.faq && argument.questions.length > 0
			? { heading: copy.faq.heading, items: argument.questions.map((item) => ({ id: newId(), ...item })) }
			: undefined,
})

import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { plainFromRichText } from '../../../text/rich-text'
import { benefitSignSchema, signsOf } from '../../compose/benefit-sign'
import { empty } from '../section-input'
import { sectionKind } from '../section-kind'
import { titledEntry } from '../shapes'

/** What the product does for its owner, each with a drawing of what it is about. Needs benefits that rest on facts. */
export const benefits = sectionKind({
	props: z.object({ heading: textSchema, items: z.array(titledEntry.extend({ sign: benefitSignSchema.optional() })) }),
	empty: () => ({ heading: empty(), items: [] }),
	lists: { items: () => ({ title: empty(), text: empty() }) },
	layouts: ['list', 'cards'],
	heading: 'benefits',
	place: 10,
	tells: true,
	compose: ({ copy, facts, argument, newId }) => {
		if (!copy.benefits || argument.benefits.length === 0) return undefined
		const plain = argument.benefits.map(({ title, text }) => ({
			title: plainFromRichText(title.html),
			text: plainFromRichText(text.html),
			facts: facts.filter(({ id, kind }) => kind === 'spec' && (title.facts.includes(id) || text.facts.includes(id))),
		}))
		const signs = signsOf(plain)
		const items = argument.benefits.map((item, index) => {
			const sign = signs[index]
			return { id: newId(), ...item, ...(sign ? { sign } : {}) }
		})
		return { heading: copy.benefits.heading, items }
	},
})

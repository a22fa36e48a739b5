import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { benefitSignSchema, signsOf } from '../../compose/benefit-sign'
import { plainFromRichText } from '../../rich-text'
import { sectionKind } from '../section-kind'
import { titledEntry } from '../shapes'
import { empty } from './ingredients'

/** What the product does for its owner, each with a drawing of what it is about. Needs benefits that rest on facts. */
export const benefits = sectionKind({
	props: z.object({ heading: textSchema, items: z.array(titledEntry.extend({ sign: benefitSignSchema.optional() })) }),
	empty: () => ({ heading: empty(), items: [] }),
	lists: { items: () => ({ title: empty(), text: empty() }) },
	layouts: ['list', 'cards'],
	heading: 'benefits',
	place: 10,
	compose: ({ copy, newId }) => {
		if (!copy.benefits || copy.benefits.items.length === 0) return undefined
		const plain = copy.benefits.items.map(({ title, text }) => ({
			title: plainFromRichText(title.html),
			text: plainFromRichText(text.html),
		}))
		const signs = signsOf(plain)
		const items = copy.benefits.items.map((item, index) => {
			const sign = signs[index]
			return { id: newId(), ...item, ...(sign ? { sign } : {}) }
		})
		return { heading: copy.benefits.heading, items }
	},
})

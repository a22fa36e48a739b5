import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { numberedSteps } from '../../compose/numbered-steps'
import { empty, phrase, quote } from '../section-input'
import { sectionKind } from '../section-kind'
import { imageId, titledEntry } from '../shapes'

/**
 * How the product does what it does, step by step, with a picture for each where there is one. Needs a listing that
 * numbers its steps.
 */
export const howItWorks = sectionKind({
	props: z.object({ heading: textSchema, steps: z.array(titledEntry.extend({ image: imageId })) }),
	empty: () => ({ heading: empty(), steps: [] }),
	lists: { steps: () => ({ title: empty(), text: empty(), image: null }) },
	layouts: ['frames', 'line'],
	heading: 'howToUse',
	place: 35,
	tells: true,
	compose: ({ facts, phrases, newId }) => {
		const steps = numberedSteps(facts).map(({ fact, title, text }) => ({
			id: newId(),
			title: quote(title, [fact]),
			text: quote(text, [fact]),
			image: null,
		}))
		return steps.length > 0 ? { heading: phrase(phrases.howToUse), steps } : undefined
	},
})

import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { instructionsOf } from '../../compose/instructions'
import { empty, phrase, quote } from '../section-input'
import { sectionKind } from '../section-kind'
import { textEntry } from '../shapes'

/** Instructions, step by step. Needs facts that are instructions. */
export const howToUse = sectionKind({
	props: z.object({ heading: textSchema, steps: z.array(textEntry) }),
	empty: () => ({ heading: empty(), steps: [] }),
	lists: { steps: () => ({ text: empty() }) },
	layouts: ['list', 'columns'],
	heading: 'howToUse',
	place: 30,
	tells: true,
	compose: ({ facts, phrases, newId }) => {
		const steps = instructionsOf(facts).map(({ fact, text }) => ({ id: newId(), text: quote(text, [fact]) }))
		return steps.length > 0 ? { heading: phrase(phrases.howToUse), steps } : undefined
	},
})

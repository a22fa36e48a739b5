import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { sectionKind } from '../section-kind'
import { buttonWords, empty, phrase } from './ingredients'

/** The last call, with the price. Needs nothing: it claims nothing. */
export const callToAction = sectionKind({
	props: z.object({ headline: textSchema, button: textSchema }),
	empty: () => ({ headline: empty(), button: empty() }),
	layouts: ['beside', 'centred'],
	button: 'button',
	place: 170,
	compose: (from) => ({ headline: phrase(from.phrases.closing), button: buttonWords(from) }),
})

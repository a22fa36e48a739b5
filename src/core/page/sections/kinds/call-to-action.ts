import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { hasOrderForm } from '../../compose/buying'
import { buttonWords, empty, phrase } from '../section-input'
import { sectionKind } from '../section-kind'

/** The last call, with the price. It claims nothing; where the page ends in an order form, that is the call. */
export const callToAction = sectionKind({
	props: z.object({ headline: textSchema, button: textSchema }),
	empty: () => ({ headline: empty(), button: empty() }),
	layouts: ['beside', 'centred'],
	button: 'button',
	place: 170,
	shownByStores: true,
	promises: true,
	borrows: true,
	compose: (from) =>
		hasOrderForm(from.buying, from.market) ? undefined : { headline: phrase(from.phrases.closing), button: buttonWords(from) },
})

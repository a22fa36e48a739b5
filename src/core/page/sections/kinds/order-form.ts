import { z } from 'zod'
import { textSchema } from '../../../copy/copy'
import { hasOrderForm } from '../../compose/buying'
import { buttonWords, empty, phrase } from '../section-input'
import { sectionKind } from '../section-kind'

/**
 * An order written on the page itself and sent to the page's destination. Needs one that takes forms, in a market that
 * pays at the door. It is the page's last call, in the words of its other buttons.
 */
export const orderForm = sectionKind({
	props: z.object({ heading: textSchema, text: textSchema, button: textSchema }),
	empty: () => ({ heading: empty(), text: empty(), button: empty() }),
	layouts: ['panel', 'beside'],
	heading: 'orderForm',
	button: 'button',
	place: 165,
	shownByStores: true,
	promises: true,
	borrows: true,
	compose: (from) =>
		hasOrderForm(from.buying, from.market)
			? { heading: phrase(from.phrases.closing), text: phrase(''), button: buttonWords(from) }
			: undefined,
})

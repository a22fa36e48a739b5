import { afterEach, describe, expect, it } from 'vitest'
import { AppError, isAppError } from '../../core/errors'
import { inEnglish } from '../../core/messages/in-english'
import { foreignWords, msg } from '../../core/messages/message'
import { withMade } from '../../core/stores/made-so-far'
import { PRICE_ERRORS, type PriceError, priceErrorMessage } from '../../core/stores/price-rules'
import { sayMessage } from '../i18n/say-message'
import { showLanguage } from '../i18n/show-language'
import { priceErrorSentence } from './price-error-words'
import { translate } from './words'

afterEach(() => showLanguage('en'))

const CAUSE = msg('shopify.picture_not_fetched')
const brokenOff = (status: 'draft' | 'published') => {
	const error = withMade(new AppError('upstream', CAUSE), { id: '1' }, status)
	return isAppError(error) ? error.said : foreignWords('')
}

describe.each(['fr', 'ar', 'es'] as const)('[W-1] what stores answer, in %s', (language) => {
	it.each(['draft', 'published'] as const)('a push that broke off is told whole, its cause as well: %s', async (status) => {
		await showLanguage(language)
		const said = sayMessage(brokenOff(status))
		expect(sayMessage(CAUSE)).not.toBe(inEnglish(CAUSE))
		expect(said.startsWith(sayMessage(CAUSE)) || said.startsWith(`\u200f${sayMessage(CAUSE)}`)).toBe(true)
		expect(said).not.toMatch(/push again|in your store already/)
	})

	it('the server’s words about a price are translated whole, as the app’s own are', async () => {
		await showLanguage(language)
		for (const error of Object.keys(PRICE_ERRORS) as PriceError[]) {
			const english = inEnglish(priceErrorMessage(error))
			expect(sayMessage(priceErrorMessage(error))).not.toBe(english)
			expect(priceErrorSentence(translate, error)).not.toBe(english)
		}
	})

	it.each([
		msg('woocommerce.own_error_why', { reason: 'Ça ne va pas' }),
		msg('woocommerce.refused_why', { reason: 'Ça ne va pas' }),
		msg('woocommerce.picture_refused_why', { reason: 'Ça ne va pas' }),
		msg('shopify.not_published', { reason: 'Ça ne va pas' }),
	])('a store’s own words stay as they are within ours: $key', async (message) => {
		await showLanguage(language)
		expect(sayMessage(message)).toContain('Ça ne va pas')
		expect(sayMessage(message)).not.toContain(inEnglish(message).split(/[“(]/)[0])
	})
})

import { afterEach, expect, test } from 'vitest'
import { foreignWords, msg } from '../../core/messages/message'
import { i18n } from './i18n'
import { sayMessage, toldMessage } from './say-message'
import { showLanguage } from './show-language'

afterEach(() => i18n.changeLanguage('en').then(() => undefined))

test('[W-1] a message is said in the language of the app, with what stands in it, messages too', async () => {
	const inside = msg('shopify.locked', { shop: 'a.myshopify.com' })
	expect(sayMessage(msg('stores.not_certain', { message: inside }))).toMatch(/^Shopify has locked the shop a\.myshopify\.com\..*Whether/)
	await showLanguage('fr')
	expect(sayMessage(msg('stores.not_certain', { message: inside }))).toMatch(
		/^Shopify a verrouillé la boutique a\.myshopify\.com\..*Il n’est/,
	)
})

test('[W-1] the words of somebody else stay as they are', async () => {
	await showLanguage('fr')
	expect(sayMessage(foreignWords('Words of a store, e.g. (x) {{text}}.'))).toBe('Words of a store, e.g. (x) {{text}}.')
	expect(sayMessage(msg('woocommerce.refused_why', { reason: 'Ça {{ne}} va pas' }))).toContain('Ça {{ne}} va pas')
})

test('[W-1] what a newer server says is told in the English words beside it', async () => {
	await showLanguage('fr')
	expect(sayMessage(toldMessage({ key: 'stores.of_tomorrow' }, 'Of tomorrow.'))).toBe('Of tomorrow.')
	expect(sayMessage(toldMessage(undefined, 'Of yesterday.'))).toBe('Of yesterday.')
	expect(sayMessage(toldMessage({ key: 'stores.removed' }, 'This store was removed meanwhile.'))).not.toMatch(/removed/)
})

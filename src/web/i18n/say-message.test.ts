import { afterEach, expect, test } from 'vitest'
import { i18n } from './i18n'
import { sayMessage } from './say-message'
import { showLanguage } from './show-language'

afterEach(() => i18n.changeLanguage('en').then(() => undefined))

test('[W-1] a message of the server is said in the language of the app, with what stands in it', async () => {
	i18n.addResourceBundle('es', 'messages', {})
	await showLanguage('fr')
	i18n.addResourceBundle('fr', 'messages', {
		'Nothing left.': 'Plus rien.',
		'{{what}} is too long ({{count}}).': '{{count}} : {{what}} est trop long.',
		'The name': 'Le nom',
	})
	expect(sayMessage('Nothing left.')).toBe('Plus rien.')
	expect(sayMessage('The name is too long (12).')).toBe('12 : Le nom est trop long.')
	expect(sayMessage('Words of a store, e.g. (x).')).toBe('Words of a store, e.g. (x).')
})

test('[W-1] in English a message stays as it was written', () => {
	expect(sayMessage('Nothing left.')).toBe('Nothing left.')
})

import { afterEach, expect, it } from 'vitest'
import { showLanguage } from '../i18n/show-language'
import { deviceWords } from './device-words'
import { translate } from './words'

afterEach(() => showLanguage('en'))

const said = () => [
	deviceWords(translate, { browser: 'Firefox', system: 'Windows' }),
	deviceWords(translate, { browser: 'Safari', system: null }),
	deviceWords(translate, { browser: null, system: 'Android' }),
	deviceWords(translate, { browser: null, system: null }),
]

it.each([
	['en', ['Firefox on Windows', 'Safari', 'Android', 'Unknown device']],
	['fr', ['Firefox sur Windows', 'Safari', 'Android', 'Appareil inconnu']],
	['ar', ['Firefox على Windows', 'Safari', 'Android', 'جهاز غير معروف']],
	['es', ['Firefox en Windows', 'Safari', 'Android', 'Dispositivo desconocido']],
] as const)('[A-4] [W-1] a session is told by its device in %s', async (language, words) => {
	await showLanguage(language)
	expect(said()).toEqual(words)
})

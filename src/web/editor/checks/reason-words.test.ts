import { afterEach, describe, expect, it } from 'vitest'
import { reasonCodeSchema } from '../../../core/truth/claims'
import { showLanguage } from '../../i18n/show-language'
import { translate } from '../words'
import { reasonWords } from './reason-words'

const REASONS = reasonCodeSchema.options.map((code) => ({ code, words: 'titane' }))

afterEach(() => showLanguage('en'))

describe('[K-2] why a statement was not let stand', () => {
	it.each(['en', 'fr', 'ar', 'es'] as const)(
		'[W-1] every reason has words in %s, and several are said one after the other',
		async (language) => {
			await showLanguage(language)
			const said = REASONS.map((reason) => reasonWords(translate, [reason]))
			expect(new Set(said).size).toBe(REASONS.length)
			for (const words of said) expect(words).not.toMatch(/reasons\.|\{\{|undefined/)
			for (const words of said) expect(reasonWords(translate, REASONS)).toContain(words)
		},
	)

	it('names the words it is about', async () => {
		await showLanguage('fr')
		expect(reasonWords(translate, [{ code: 'unstated', words: 'titane' }])).toBe('Aucun fait n’affirme «\u202ftitane\u202f»')
	})
})

import { describe, expect, it } from 'vitest'
import { AMAZON_MARKETPLACES, marketplaceOfHost, requestPreferences } from './marketplaces'

describe('marketplaces', () => {
	it('[X-1] a host belongs to its marketplace and to no other', () => {
		expect(marketplaceOfHost('www.amazon.com.br')?.currency).toBe('BRL')
		expect(marketplaceOfHost('m.amazon.co.jp')?.currency).toBe('JPY')
		expect(marketplaceOfHost('WWW.AMAZON.SA')?.currency).toBe('SAR')
		expect(marketplaceOfHost('www.amazon.com.evil.example')).toBeUndefined()
	})

	it('[X-2] every marketplace is asked for its own currency and language', () => {
		for (const { domain, currency } of AMAZON_MARKETPLACES) {
			expect(requestPreferences(domain)?.cookie).toMatch(new RegExp(`^i18n-prefs=${currency}; lc-[a-z]+=[a-z]{2}_[A-Z]{2}$`))
		}
		expect(requestPreferences('amazon.fr')?.acceptLanguage).toBe('fr-FR,fr;q=0.9,en;q=0.5')
		expect(requestPreferences('amazon.sa', 'en-AE')?.cookie).toBe('i18n-prefs=SAR; lc-acbsa=en_AE')
	})
})

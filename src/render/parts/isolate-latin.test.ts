import { describe, expect, it } from 'vitest'
import { isolateLatin } from './isolate-latin'

describe('[R-3] isolateLatin', () => {
	it('keeps measures and names together inside right-to-left text', () => {
		expect(isolateLatin('جهد 220–240 V فقط')).toBe('جهد <bdi dir="ltr" class="vt-nb">220–240 V</bdi> فقط')
		expect(isolateLatin('طراز HV-900 G.')).toBe('طراز <bdi dir="ltr" class="vt-nb">HV-900 G</bdi>.')
	})

	it('keeps a figure behind a name at its own words', () => {
		expect(isolateLatin('بقاعدة GU10، 400 لومن')).toBe('بقاعدة <bdi dir="ltr" class="vt-nb">GU10</bdi>، 400 لومن')
		expect(isolateLatin('بقاعدة GU10 أو E27، بيضاء')).toBe('بقاعدة GU10 أو E27، بيضاء')
	})

	it('leaves single words, numbers, tags, addresses and entities alone', () => {
		expect(isolateLatin('غلاية Halvorn 60 دقيقة')).toBe('غلاية <bdi dir="ltr" class="vt-nb">Halvorn 60</bdi> دقيقة')
		expect(isolateLatin('حتى 60 دقيقة')).toBe('حتى 60 دقيقة')
		const link = '<a href="https://shop.example/a-1">هنا</a> &amp; &#39;'
		expect(isolateLatin(link)).toBe(link)
	})

	it('lets a long run break into lines', () => {
		expect(isolateLatin('Stainless steel kettle with a walnut handle')).toBe(
			'<bdi dir="ltr">Stainless steel kettle with a walnut handle</bdi>',
		)
	})
})

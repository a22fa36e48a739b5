import { expect, it } from 'vitest'
import { APP_LANGUAGES } from '../../../core/locale/app-languages'
import { awayPage } from './away-page'

const URL_OUT = 'https://dar-atlas.myshopify.com/admin/oauth/authorize?a=1&b="2"'

it.each(APP_LANGUAGES)('[W-1] the page that leads to a store speaks %s, and leads there without a script', (language) => {
	const html = awayPage(language, URL_OUT, 'Shopify & Co')
	expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
	const address = 'https://dar-atlas.myshopify.com/admin/oauth/authorize?a=1&amp;b=&quot;2&quot;'
	expect(html).toContain(`content="0;url=${address}"`)
	expect(html).toContain(`<a href="${address}">`)
	expect(html).toContain('Shopify &amp; Co')
	expect(html).not.toContain('<script')
	expect(html.includes('Taking you to')).toBe(language === 'en')
})

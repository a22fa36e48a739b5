import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

/** The one listing it has: a bottle in two colours, each with its picture, and two sizes, each with its price. */
const LISTING = '1005001234567890'
const PAGES = ['www.aliexpress.com', 'm.aliexpress.com', 'www.aliexpress.us']
const SHORT = ['s.click.aliexpress.com', 'a.aliexpress.com']
const PICTURES = ['ae01.alicdn.com']
const DESCRIPTIONS = 'aeproductsourcesite.alicdn.com'

export const ALIEXPRESS_HOSTS = [...PAGES, ...SHORT, ...PICTURES, DESCRIPTIONS]
export const isAliExpressPicture = (host: string): boolean => PICTURES.includes(host)
export const ALIEXPRESS_LISTING = {
	url: `https://www.aliexpress.com/item/${LISTING}.html`,
	about: 'AliExpress: a bottle in two colours and two sizes',
}

export type AliExpressAnswer = { status: number; headers?: Record<string, string>; body: string }

/**
 * What AliExpress answers but for pictures: the listing with its state, the document its description lies in, and short
 * links that lead to it by a page of their own.
 */
export async function answerAliExpress(host: string, path: string): Promise<AliExpressAnswer> {
	if (SHORT.includes(host)) {
		const location = path.startsWith('/e/') ? `https://${SHORT[1]}/_mBottle` : `${ALIEXPRESS_LISTING.url}?spm=a2g0o.short&sourceType=1`
		return { status: 302, headers: { location }, body: '' }
	}
	if (host === DESCRIPTIONS) return html('<p>Fired twice.</p><img src="https://ae01.alicdn.com/kf/Sdesc0000000000000000000000000001.jpg">')
	if (!path.includes(LISTING)) return { ...html('<title>Page Not Found - AliExpress</title>'), status: 404 }
	return html(await readFile(resolve('test/fixtures/aliexpress/2026.html'), 'utf8'))
}

const html = (body: string): AliExpressAnswer => ({ status: 200, headers: { 'content-type': 'text/html;charset=UTF-8' }, body })

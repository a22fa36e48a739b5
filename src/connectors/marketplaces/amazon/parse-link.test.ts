import { describe, expect, it } from 'vitest'
import { AMAZON_MARKETPLACES } from './marketplaces'
import { parseAmazonLink } from './parse-link'

const ASIN = 'B0VITRINE1'

describe('links', () => {
	it.each(AMAZON_MARKETPLACES.map(({ domain }) => domain))('[X-1] a link of %s becomes its canonical address', (domain) => {
		const expected = { marketplace: 'amazon', domain, asin: ASIN, url: `https://www.${domain}/dp/${ASIN}`, short: false }
		expect(parseAmazonLink(`https://www.${domain}/Some-Title/dp/${ASIN}/ref=sr_1_3?keywords=x&qid=1`)).toEqual(expected)
		expect(parseAmazonLink(`http://m.${domain}/gp/aw/d/${ASIN}`)).toEqual(expected)
	})

	it('[X-1] there are 23 marketplaces', () => {
		expect(AMAZON_MARKETPLACES).toHaveLength(23)
	})

	it.each([
		`https://www.amazon.de/-/en/Some-Title/dp/${ASIN}?th=1&psc=1`,
		`https://www.amazon.de/gp/product/${ASIN}/`,
		`https://www.amazon.de/gp/product/glance/${ASIN}`,
		`https://www.amazon.de/exec/obidos/ASIN/${ASIN}/tag-21`,
		`https://www.amazon.de/exec/obidos/tg/detail/-/${ASIN}`,
		`https://www.amazon.de/o/ASIN/${ASIN}`,
		`https://www.amazon.de/dp/${ASIN.toLowerCase()}`,
		`https://www.amazon.de/gp/aw/d/${ASIN}#reviews`,
		`https://www.amazon.de/sspa/click?ie=UTF8&url=%2FSome-Title%2Fdp%2F${ASIN}%2Fref%3Dsr_1_1`,
		`https://www.amazon.de/ap/signin?openid.return_to=https%3A%2F%2Fwww.amazon.de%2Fdp%2F${ASIN}`,
		`www.amazon.de/dp/${ASIN}`,
		`amazon.de/dp/${ASIN}`,
		`HTTPS://WWW.AMAZON.DE/dp/${ASIN}`,
		`Schau mal: „Kessel“ – https://www.amazon.de/dp/${ASIN}?ref=share, gefunden heute.`,
		`Look (https://www.amazon.de/dp/${ASIN}).`,
		`https://example.com/first https://www.amazon.de/dp/${ASIN}`,
	])('[X-1] %s', (text) => {
		expect(parseAmazonLink(text)).toMatchObject({ domain: 'amazon.de', asin: ASIN, url: `https://www.amazon.de/dp/${ASIN}` })
	})

	it.each([
		'https://amzn.to/3Xabcde',
		'https://amzn.eu/d/0abcDEF',
		'https://amzn.asia/d/0abcDEF',
		'https://a.co/d/0abcDEF',
		'a.co/d/0abcDEF',
	])('[X-1] %s is a short link that must be followed', (text) => {
		expect(parseAmazonLink(`See ${text}?social_share=x`)).toMatchObject({ short: true, asin: undefined, domain: undefined })
	})

	it('[X-1] an ISBN is an ASIN too', () => {
		expect(parseAmazonLink('https://www.amazon.fr/dp/351836682X')?.asin).toBe('351836682X')
	})

	it.each([
		'',
		'not a link',
		`https://amazon.com.evil.example/dp/${ASIN}`,
		`https://www.amazon.com.evil.example/dp/${ASIN}`,
		`https://evil-amazon.com/dp/${ASIN}`,
		`https://evilamazon.com/dp/${ASIN}`,
		`https://amazon.xyz/dp/${ASIN}`,
		`https://www.amazon.com@evil.example/dp/${ASIN}`,
		`https://user:pass@www.amazon.com/dp/${ASIN}`,
		`https://www.amazon.com:8443/dp/${ASIN}`,
		`ftp://www.amazon.com/dp/${ASIN}`,
		`javascript://www.amazon.com/dp/${ASIN}`,
		`file:///www.amazon.com/dp/${ASIN}`,
		`https://evil.example/https://www.amazon.com/dp/${ASIN}`,
		`https://evil.example/?u=amazon.com/dp/${ASIN}`,
		`someone@amazon.com/dp/${ASIN}`,
		'https://www.amazon.com/',
		'https://www.amazon.com/s?k=kettle',
		'https://www.amazon.com/dp/SHORT',
		`https://www.amazon.com/dp/${ASIN}EXTRA`,
		'https://amzn.to/',
		`https://аmazon.com/dp/${ASIN}`,
	])('[X-1] %s is refused', (text) => {
		expect(parseAmazonLink(text)).toBeUndefined()
	})

	it('[X-7] a megabyte of text is looked through at once', () => {
		expect(parseAmazonLink(`${'amazon.'.repeat(200_000)}`)).toBeUndefined()
		expect(parseAmazonLink(`${'https://'.repeat(200_000)}`)).toBeUndefined()
	})
})

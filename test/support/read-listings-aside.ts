import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { amazon } from '../../src/connectors/marketplaces/amazon/amazon'
import { generic } from '../../src/connectors/marketplaces/generic/generic'
import type { Marketplace } from '../../src/connectors/marketplaces/marketplace'
import { isAppError } from '../../src/core/errors'
import { type Product, productSchema } from '../../src/core/product/product'

// A process of its own that reads pages by every marketplace, so that its memory can be bounded (see
// listing-reader.ts).

/** `hoard` keeps that many copies of the page beside reading it: a reader as wasteful as it must not be. */
export type Asked = { file: string; hoard: number }
/** `error` says what reading did that it must not do. */
export type Answered = { error?: string; peakRssKb: number }

/** Only a hang takes this long of a processor; real pages take milliseconds. */
const HANG_MS = 10_000
const PICTURE_HOST = /(?:^|\.)(?:media-amazon\.com|ssl-images-amazon\.com|images-amazon\.com)$/
const PUBLIC_HOST = /^(?:[\w-]+\.)+[a-z]{2,}$/
const FORBIDDEN = /<\/?\s*(?:script|iframe)|[\u202a-\u202e\u2066-\u2069]|\0/i

process.on('message', ({ file, hoard }: Asked) => {
	const html = readFileSync(file, 'utf8')
	const kept = Array.from({ length: hoard }, () => readFileSync(file, 'utf8'))
	const error = [amazon, generic].map((one) => errorOf(one, html)).find((one) => one !== undefined)
	const answer: Answered = { peakRssKb: process.resourceUsage().maxRSS, ...(error ? { error } : {}) }
	process.send?.(kept.length === hoard ? answer : { error: 'nothing was kept', peakRssKb: 0 })
})

/** What reading must never do, whatever it is given. */
function errorOf(marketplace: Marketplace, html: string): string | undefined {
	const before = process.cpuUsage()
	try {
		marketplace.classify(html)
		const product = marketplace.extract(html)
		if (process.cpuUsage(before).user / 1000 > HANG_MS) return `reading by ${marketplace.id} hung`
		return wrongIn(product)
	} catch (error) {
		return isAppError(error, 'listing_unreadable') ? undefined : `${marketplace.id} threw ${String(error)}`
	}
}

function wrongIn(product: Product): string | undefined {
	if (!isDeepStrictEqual(asJson(productSchema.parse(product)), asJson(product))) return 'a product that is not as its schema says'
	const text = stringsOf(product).find((one) => FORBIDDEN.test(one) || !one.isWellFormed())
	if (text !== undefined) return `a text that must not be: ${JSON.stringify(text.slice(0, 200))}`
	const hosts = product.source.marketplace === 'amazon' ? PICTURE_HOST : PUBLIC_HOST
	const elsewhere = [...product.gallery, ...product.descriptionImages].find(({ value }) => {
		const url = new URL(value.url)
		return !/^https?:$/.test(url.protocol) || !hosts.test(url.hostname)
	})
	return elsewhere && `a picture from elsewhere: ${elsewhere.value.url}`
}

/** What is stored and sent; records without a prototype are like any other there. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

function stringsOf(value: unknown): string[] {
	if (typeof value === 'string') return [value]
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([key, inner]) => [key, ...stringsOf(inner)])
}

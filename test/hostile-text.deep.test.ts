import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readLinks } from '../src/cli/read-links'
import { amazon } from '../src/connectors/marketplaces/amazon/amazon'
import { generic } from '../src/connectors/marketplaces/generic/generic'
import { decodeHtml } from '../src/connectors/sources/decode-html'
import { bareText } from '../src/connectors/stores/typed-text'
import { readAnswer as readStoreAnswer } from '../src/connectors/stores/woocommerce/read-answer'
import { readAnswer } from '../src/connectors/writers/read-answer'
import { readPartial } from '../src/connectors/writers/read-partial'
import { sampleBrief } from '../src/connectors/writers/writer.samples'
import { adCopyRequestSchema } from '../src/core/contracts/ads'
import { rewriteRequestSchema } from '../src/core/contracts/pages'
import { VERDICT_LIMITS } from '../src/core/contracts/verdicts'
import { isAppError } from '../src/core/errors'
import type { Page } from '../src/core/page/page'
import { fullPage } from '../src/core/page/page.fixture'
import { mapTexts } from '../src/core/page/walk'
import type { Fact } from '../src/core/product/facts'
import { mendProduct } from '../src/core/product/mend-words'
import type { Product } from '../src/core/product/product'
import { productFromFacts } from '../src/core/product/product-from-facts'
import { MAX_PASTED_CHARACTERS, productFromText } from '../src/core/product/product-from-text'
import { typedFactsSchema } from '../src/core/product/typed-facts'
import { checkQuality } from '../src/core/quality/check-page'
import { checkStoreProfile } from '../src/core/seller/check-store-profile'
import { REACH_FIELDS, TERM_FIELDS } from '../src/core/seller/seller-statements'
import { cleanModelText } from '../src/core/text/clean-model-text'
import { normaliseRichText } from '../src/core/text/normalise-rich-text'
import { richTextFromPlain } from '../src/core/text/rich-text'
import { checkStatement } from '../src/core/truth/check-statement'
import { sanitizePageHtml, sanitizePageTexts } from '../src/server/pages/sanitize-html'
import { readPushedHtml } from '../src/server/work/read-pushed-html'
import { watchThreadTime } from './support/thread-time'

const LENGTH = 500_000
/** CPU time of one reading of one text. */
const LIMIT_MS = 200

/** What is repeated, between a beginning and an end that let no match succeed early. */
const PATTERNS: readonly string[] = [
	...[
		'a',
		' ',
		'\t',
		'\n',
		'\r\n',
		'a ',
		'a\n',
		'1',
		'1,',
		'1.',
		'5% ',
		'.',
		',',
		'-',
		'! ',
		': ',
		'a: b\n',
		'• a\n',
		'(',
		'[',
		'{',
		'"',
		"'",
		'\\',
	],
	...[
		'<',
		'<a',
		'<a href="',
		'</p>',
		'<p>',
		'<b><i>',
		'<script',
		'<!--',
		'&',
		'&amp',
		'&#',
		'ا',
		'漢',
		'é\u0301',
		'\u200b',
		'\ud800',
		'\u0000',
		'a@',
		'http://',
		'www.',
		'$1 ',
	],
]
const TEXTS = PATTERNS.map((pattern) => ({
	pattern: JSON.stringify(pattern),
	text: `A lamp of oak ${pattern.repeat(Math.ceil(LENGTH / pattern.length)).slice(0, LENGTH)}b`,
}))

const folder = mkdtempSync(join(tmpdir(), 'vitrine-hostile-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Every door that takes text from outside, as far as it is read on the way in. */
const DOORS: Record<string, (text: string) => unknown> = {
	'pasted text': (text) => mended(productFromText(text.slice(0, MAX_PASTED_CHARACTERS))),
	'pasted text that is too long': (text) => productFromText(text),
	'typed facts': (text) => {
		const read = typedFactsSchema.safeParse({ title: text, description: text, bullets: [text], specs: [{ name: text, value: text }] })
		return read.success && productFromFacts(read.data)
	},
	'the longest typed facts': (text) =>
		mended(
			productFromFacts(
				typedFactsSchema.parse({ title: 'A lamp', description: `A${text.slice(0, 9_900)}a`, bullets: Array(40).fill('A lamp') }),
			),
		),
	'a store profile': (text) =>
		checkStoreProfile({
			...{ storeName: text, orderUrl: text },
			terms: [{ market: text, language: text, ...Object.fromEntries(TERM_FIELDS.map((field) => [field, text])) }],
			reach: [{ market: text, ...Object.fromEntries(REACH_FIELDS.map((field) => [field, text])) }],
		}),
	'a rewriting instruction': (text) => rewriteRequestSchema.safeParse({ section: {}, instruction: text }),
	'a page for ads': (text) => adCopyRequestSchema.safeParse({ product_html: text, language: text }),
	'rich text of a page': (text) => sanitizePageTexts({ sections: [{ html: text.slice(0, 100_000) }, { html: text }] }),
	'rich text pasted into the editor': (text) => normaliseRichText(text),
	'HTML of a page': (text) => sanitizePageHtml(text.slice(0, 100_000)),
	'HTML that is pushed': (text) =>
		readPushedHtml({ html: text.slice(0, 50_000), gallery: text.slice(0, 50_000), origin: 'https://x.example', withPictures: true }),
	'texts and facts of a verdicts call': (text) => judged(text.slice(0, 250_000)),
	'a page’s texts, checked as the editor does': (text) => checkQuality(pageOf(text.slice(0, LENGTH / 5))),
	'a model’s copy': (text) => [readAnswer('hero', text, BRIEF), readPartial('hero', text, BRIEF), cleanModelText(text)],
	'a store’s answer': (text) => {
		const headers = { 'content-type': 'application/json' }
		return [readStoreAnswer({ body: Buffer.from(text), headers }), bareText(text)]
	},
	'a link': (text) => [amazon.parseLink(text), generic.parseLink(text)],
	'bytes of a saved page': (text) => decodeHtml(new TextEncoder().encode(`<html><head><meta ${text}`)),
	'a listing of Amazon': (text) => {
		const html = listing(text)
		amazon.classify(html)
		return amazon.extract(html)
	},
	'a listing of another shop': (text) => {
		const html = listing(text)
		generic.classify(html)
		return generic.extract(html)
	},
	'descriptions on a page of another shop': (text) => generic.extract(describedTo(text)),
	'bare markup': (text) => [amazon.classify(text), generic.classify(text)],
	'a list of links': (text) => {
		const path = join(folder, 'links.csv')
		writeFileSync(path, `link\n${text}`)
		return readLinks(path)
	},
}

const BRIEF = sampleBrief()

/** As many texts and facts, each as long as the call takes, as fit into what is sent. */
function judged(text: string): unknown {
	const cut = (from: number) => text.slice(from, from + VERDICT_LIMITS.text)
	const starts = Array.from({ length: Math.floor(text.length / VERDICT_LIMITS.text) }, (_, at) => at * VERDICT_LIMITS.text)
	const half = Math.floor(starts.length / 2)
	const origin = { rule: 'test', place: 'test' }
	const facts = starts.slice(0, half).map((from, at): Fact => ({ id: `f${at + 1}`, kind: 'bullet', text: cut(from), origin }))
	return starts.slice(half).map((from) => checkStatement({ text: cut(from), facts, language: 'english' }))
}

/** A page whose texts are the text in all, as a save takes it. */
function pageOf(text: string): Page {
	const page = fullPage()
	let places = 0
	mapTexts(page, (place) => {
		places += 1
		return place.text
	})
	const length = Math.floor(text.length / places)
	let at = 0
	return mapTexts(page, (place) => ({ ...place.text, html: richTextFromPlain(text.slice(at * length, ++at * length)) }))
}

const mended = (product: Product) => mendProduct(product)

/** A page with the text in six places, as long as the text in all. */
function listing(whole: string): string {
	const text = whole.slice(0, LENGTH / 6)
	const data = JSON.stringify({
		'@context': 'https://schema.org',
		'@type': 'Product',
		name: text,
		description: text,
		offers: { price: text },
	})
	return `<html><head><title>${text}</title><meta property="og:description" content="${text}">
		<script type="application/ld+json">${data}</script></head><body id="dp"><span id="productTitle">${text}</span>
		<div id="feature-bullets"><ul><li><span>${text}</span></li></ul></div>\
<span class="a-price"><span class="a-offscreen">${text}</span></span>
		<table id="productDetails_techSpec_section_1"><tr><th>${text.slice(0, 1_000)}</th><td>${text}</td></tr></table></body></html>`
}

/** A page of at most LENGTH characters whose descriptions are the text in numbered lines, the last nested deeply. */
function describedTo(whole: string): string {
	let line = 0
	const parts = (whole.slice(0, LENGTH / 10).match(/[\s\S]{1,800}/g) ?? []).map((part) => {
		const lines = part.replace(/\n/g, () => `<br>${line++} `)
		return `<div class="description">A lamp of oak. ${lines} ${'and more '.repeat(8)}</div>`
	})
	const deep = LENGTH / 60
	return `<html><head><title>A lamp of oak</title></head><body><h1>A lamp of oak</h1>${parts.join('')}
		${'<div class="description">'.repeat(deep)}${parts[0]}${'</div>'.repeat(deep)}</body></html>`
}

describe.each(Object.entries(DOORS))('hostile text as %s', (_door, open) => {
	it('[N-4] takes little time, whatever is repeated in it', async () => {
		const slow: Record<string, number> = {}
		for (const { pattern, text } of TEXTS) {
			const cpuMs = Math.min(await cpuTimeOf(() => open(text)), await cpuTimeOf(() => open(text)))
			if (cpuMs > LIMIT_MS) slow[pattern] = Math.round(cpuMs)
		}
		expect(slow).toEqual({})
	}, 300_000)
})

/** Refusals count as well as answers. */
async function cpuTimeOf(act: () => unknown): Promise<number> {
	const spent = watchThreadTime()
	try {
		await act()
	} catch (error) {
		if (!isAppError(error)) throw error
	}
	return spent()
}

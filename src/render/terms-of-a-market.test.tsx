import { expect, test } from 'vitest'
import { composePage } from '../core/page/compose/compose-page'
import { countingIds, fullInput } from '../core/page/page.fixture'
import { sellerStatements } from '../core/seller/seller-statements'
import { storeProfileSchema } from '../core/seller/store-profile'
import { STORE_IDS } from '../core/stores/store-ids'
import { checkStatement } from '../core/truth/check-statement'
import { liquidSection } from './exports/liquid-section'
import { shopifyCsv } from './exports/shopify-csv'
import { woocommerceCsv } from './exports/woocommerce-csv'
import { renderPage } from './render-page'
import { storeHtml } from './store-html/store-html'

const imageUrl = (file: { key: string }) => `https://pictures.example/${file.key}`
const PROFILE = storeProfileSchema.parse({
	terms: [
		{ market: 'morocco', language: 'english', delivery: 'To Casablanca within two days.', guarantee: 'A warranty of 24 months.' },
		{ market: 'morocco', language: 'french', delivery: 'À Casablanca en deux jours.' },
		{ market: 'middle-east', language: 'english', delivery: 'To Riyadh within five days.', legal: 'Sold by a company of Riyadh.' },
	],
})

function made(market: string, language: string) {
	const input = fullInput()
	const others = input.facts.filter(({ kind }) => kind !== 'seller')
	const stated = sellerStatements(PROFILE, { market, language }).map(({ field, name, text }, index) => ({
		...{ id: `f${900 + index}`, kind: 'seller' as const, name, text },
		origin: { rule: 'store-profile', place: field },
	}))
	return composePage({ ...input, market, language, facts: [...others, ...stated], newId: countingIds() })
}

test.each([
	['middle-east', 'english', ['To Riyadh within five days.', 'Sold by a company of Riyadh.'], /Casablanca/],
	['morocco', 'english', ['To Casablanca within two days.', 'A warranty of 24 months.'], /Riyadh|À Casablanca/],
	['morocco', 'french', ['À Casablanca en deux jours.'], /Riyadh|To Casablanca|warranty of/],
	['europe', 'english', [], /Riyadh|Casablanca/],
])(
	'[R-16] a page for %s in %s shows its own terms and no others, also where it is exported and pushed',
	(market, language, own, others) => {
		const page = made(market, language)
		const html = renderPage(page, { imageUrl, mode: 'document' })
		for (const words of own) expect(html).toContain(words)
		for (const text of [html, ...STORE_IDS.map((store) => storeHtml(page, store, imageUrl)), liquidSection(page, imageUrl, 'en')])
			expect(text).not.toMatch(others)
		expect(shopifyCsv(page, { key: 'vitrine-1', imageUrl }).csv + woocommerceCsv(page, { key: 'vitrine-1', imageUrl }).csv).not.toMatch(
			others,
		)
	},
)

test('[R-16] the truth floor takes as the seller’s word what they state for this market alone', () => {
	const supported = (market: string) =>
		checkStatement({ text: 'It comes with a warranty of 24 months.', facts: made(market, 'english').facts, language: 'english' }).supported
	expect([supported('morocco'), supported('middle-east')]).toEqual([true, false])
})

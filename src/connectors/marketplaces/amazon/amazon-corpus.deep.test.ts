import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { missedBars } from '../../../../bench/accuracy/bars'
import { findCorpus, readLabels, readPages } from '../../../../bench/accuracy/corpus'
import { isRecord } from '../../../../bench/accuracy/normalise'
import { readOutputs } from '../../../../bench/accuracy/read-outputs'
import { scorePage } from '../../../../bench/accuracy/score-page'
import { isListingRecord } from '../../../core/page/compose/listing-record'
import { factsOf } from '../../../core/product/facts'
import { isLegalFact } from '../../../core/product/legal-facts'
import { labelInLanguage, valueInLanguage } from '../../../core/specs/in-language'
import { amazon } from './amazon'

const folder = findCorpus() ?? ''
const reason = folder ? '' : ' (skipped: no corpus at ../shared/amazon, and AMAZON_CORPUS names none)'

if (reason) process.stdout.write(`Real listings with truth by hand${reason}\n`)

describe.skipIf(!folder)(`real listings with truth by hand${reason}`, () => {
	it('[X-5] every field reaches its bar', async () => {
		const { outputs, unreadable } = await readOutputs(join(folder, 'pages'))
		const labels = await readLabels(join(folder, 'labels'))
		const pages = [...labels].map(([name, truth]) => scorePage(name, truth, outputs.get(name)))
		expect(unreadable).toEqual([])
		expect(pages.length).toBeGreaterThan(0)
		expect(missedBars(pages, (name) => isRecord(outputs.get(name)?.price))).toEqual([])
	})

	it.each(['french', 'arabic', 'spanish', 'german', 'japanese'])(
		'[W-14] nine names of rows in ten, two rows in three are said in %s',
		async (language) => {
			let [rows, names, both] = [0, 0, 0]
			for await (const { html } of readPages(join(folder, 'pages'))) {
				const product = amazon.extract(html)
				const from = product.source.language
				const shown = factsOf(product).filter(
					(fact) => fact.kind === 'spec' && fact.name && !isListingRecord(fact, product.asin?.value) && !isLegalFact(fact),
				)
				for (const { name = '', text } of shown) {
					const isNamed = labelInLanguage(name, language, from) !== undefined
					rows += 1
					names += isNamed ? 1 : 0
					both += isNamed && valueInLanguage(text, language, from) !== undefined ? 1 : 0
				}
			}
			expect(names / rows).toBeGreaterThanOrEqual(0.88)
			expect(both / rows).toBeGreaterThanOrEqual(0.68)
		},
	)

	it('[X-3] every product page is one, and every other page is told apart', async () => {
		const wrong: string[] = []
		for await (const { name, html } of readPages(join(folder, 'pages'))) {
			if (amazon.classify(html).kind !== 'product') wrong.push(name)
		}
		for await (const { name, html } of readPages(join(folder, 'other'))) {
			const verdict = amazon.classify(html)
			const said = verdict.kind === 'wall' ? verdict.wall : verdict.kind === 'other' ? verdict.page : 'product'
			if (said !== KINDS[name.split('__')[0] ?? '']) wrong.push(`${name} read as ${said}`)
		}
		expect(wrong).toEqual([])
	})
})

/** What the corpus calls a page → what we call it. */
const KINDS: Record<string, string> = {
	captcha: 'captcha',
	'continue-shopping': 'continue-shopping',
	'waf-challenge': 'waf-challenge',
	error503: 'unavailable',
	homepage: 'homepage',
	'offer-listing': 'offer-listing',
	'reviews-page': 'reviews',
	search: 'search',
	bestsellers: 'bestsellers',
}

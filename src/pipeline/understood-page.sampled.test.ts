import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ModelBehaviour } from '../../test/fakes/model/behaviour'
import { ROWS } from '../../test/fakes/model/copy/rows'
import type { FakeModel } from '../../test/fakes/model/model'
import { type GenerateOptions, type Generating, openGenerating } from '../../test/support/generate-with-model'
import { inWords } from '../../test/support/in-words'
import { sampleOf } from '../../test/support/sample'
import type { ModelCall } from '../connectors/writers/writer'
import { COPY_PARTS } from '../core/copy/copy'
import type { Page } from '../core/page/page'
import { textsOfPage } from '../core/page/walk'
import { checkQuality } from '../core/quality/check-page'
import { storeProfileSchema } from '../core/seller/store-profile'
import { speakFacts } from '../core/specs/speak-facts'
import { plainFromRichText } from '../core/text/rich-text'
import { jsonLdOf } from '../render/head/json-ld'
import { renderPage } from '../render/render-page'
import { pageView } from '../render/view/page-view'
import type { StepKey } from './step-parts/journal'

const RUCKSACK = 'https://www.amazon.co.uk/dp/B0VITRINE2'
const KETTLE = 'https://www.amazon.com/dp/B0VITRINE1'
const SHIRT = 'https://www.amazon.com/dp/B0VITRINE4'

let at: Generating
let model: FakeModel
beforeAll(async () => {
	at = await openGenerating()
	model = at.model
})
afterAll(() => at.close())
beforeEach(() => {
	model.requests.length = 0
	for (const name of [undefined, 'judge', 'small']) model.setBehaviour({ kind: 'ok' }, name)
})
const generate = (options?: GenerateOptions) => at.generate(options)
const task = ({ messages: [asked] }: FakeModel['requests'][number]) =>
	/Task: (\w+)|Part: (\w+)/u
		.exec(asked?.content ?? '')
		?.slice(1)
		.join('') ?? ''

/** Everything a page shows of facts: rows, figures, options, the box, its name, breadcrumbs, alternative texts. */
function rowsOf(page: Page): string[] {
	const sections = page.sections.flatMap((section): { html: string }[] => {
		if (section.type === 'specifications' || section.type === 'legal') return section.props.rows.flatMap(({ name, value }) => [name, value])
		if (section.type === 'numberHighlights') return section.props.items.flatMap(({ name, value }) => [name, value])
		if (section.type === 'box' || section.type === 'care') return section.props.items.map(({ text }) => text)
		if (section.type === 'hero') return section.props.options.flatMap(({ name, values }) => [name, ...values])
		return []
	})
	return [
		...sections.map(({ html }) => plainFromRichText(html)),
		...page.images.map(({ alt }) => alt),
		...page.product.breadcrumbs,
		...Object.entries(page.product.goods?.variants?.dimensions ?? {}).flatMap(([name, values]) => [name, ...values]),
	]
}

/** Every text of the finished file: words, alternative texts, labels, what search engines are told, and its JSON-LD. */
function saidOn(page: Page): string[] {
	const html = renderPage(page, { mode: 'document', imageUrl: () => undefined })
	const attributes = [...html.matchAll(/\s(?:alt|title|content|aria-label|placeholder|value)="([^"]*)"/gu)].map(([, text = '']) => text)
	const data = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/gu)].flatMap(([, json = '']) =>
		stringsIn(JSON.parse(json)),
	)
	const words = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/gu, '').split(/<[^>]*>/u)
	return [...attributes, ...data, ...words].map((text) => text.replaceAll('&amp;', '&').trim()).filter((text) => text !== '')
}

function stringsIn(value: unknown): string[] {
	if (typeof value === 'string') return [value]
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([name, own]) => (name.startsWith('@') && typeof own === 'string' ? [] : stringsIn(own)))
}

describe('[W-10] a page in another language than its listing', () => {
	const languages = ['french', 'arabic', 'moroccan arabic', 'spanish', 'german', 'japanese'] as const
	const links = [KETTLE, RUCKSACK, SHIRT] as const
	const pages = sampleOf(
		links.flatMap((link) => languages.map((language) => ({ link, language }))),
		[
			{ link: KETTLE, language: 'french' },
			{ link: RUCKSACK, language: 'arabic' },
			{ link: SHIRT, language: 'japanese' },
		],
	)
	it.each(pages)(
		'$language, $link: no row, option, figure, name or alternative text in the listing’s language',
		async ({ link, language }) => {
			const { page } = await generate({ input: { link, language, market: 'europe' } })
			const rows = rowsOf(page)
			expect(rows.length).toBeGreaterThan(8)
			// A word the listing's language has and this one says otherwise.
			const foreign = [...ROWS].filter(([english, said]) => said[language] !== english).map(([english]) => english)
			expect(rows.filter((row) => foreign.includes(row))).toEqual([])
			expect(rows.join()).not.toMatch(/Kettle|Daypack|Linen Shirt/)
			expect(page.facts.some(({ text }) => foreign.includes(text))).toBe(true)
			const published = JSON.stringify(jsonLdOf(pageView(page, () => undefined)))
			expect(foreign.filter((word) => published.includes(`:"${word}"`) && word !== 'Brand')).toEqual([])
			expect(page.product.title).not.toMatch(/Gooseneck|Rucksack,|Women/)
			// And the file itself: what is read, said, searched for and chosen from.
			const said = saidOn(page)
			expect(said.length).toBeGreaterThan(40)
			expect(said.filter((text) => foreign.includes(text) || foreign.some((word) => text.includes(`: ${word}`)))).toEqual([])
		},
	)

	it.each(pages.filter((_, at) => at % 2 === 0))(
		'$language, $link: the same where the model that writes could not understand the product; what is left out is on the record',
		async ({ link, language }) => {
			model.setBehaviour({ kind: 'refusal', times: 2 })
			const { page } = await generate({ input: { link, language, market: 'europe' } })
			expect(page.record.plan).toBeUndefined()
			const foreign = [...ROWS].filter(([english, said]) => said[language] !== english).map(([english]) => english)
			expect(rowsOf(page).filter((row) => foreign.includes(row))).toEqual([])
			expect(saidOn(page).filter((text) => foreign.includes(text))).toEqual([])
			expect(page.sections.some(({ type }) => type === 'specifications')).toBe(true)
			expect(inWords(page.record.notes)).toEqual([
				expect.stringMatching(/could not work out the product first/),
				expect.stringMatching(/^\d+ facts of the listing are not shown, because nothing put them into the page’s language/),
			])
		},
	)

	it('[K-1] keeps the listing’s own words as the facts its rows rest on, and figures as they are', async () => {
		const { page } = await generate({ input: { language: 'french', market: 'europe' } })
		const weight = page.facts.find(({ name }) => name === 'Item Weight')
		expect(weight).toMatchObject({ text: '2.4 pounds', translated: { name: 'Poids', text: '2,4 livres' } })
		const row = textsOfPage(page).find(({ text }) => text.html === '2,4 livres')
		expect(row?.text.facts).toEqual([weight?.id])
	})

	it('leaves out what no buyer needs, and copy cannot rest on it; the fact stays on the record', async () => {
		const { page } = await generate()
		const asin = page.facts.find(({ name }) => name === 'ASIN')
		expect(asin).toMatchObject({ leftOut: 'junk' })
		expect(textsOfPage(page).some(({ text }) => text.facts.includes(asin?.id ?? ''))).toBe(false)
		expect(page.record.plan?.sections.benefits?.length).toBeGreaterThan(0)
	})

	it('reads imported reviews for worries alone: no other call is shown them, and no copy has their words', async () => {
		const { page } = await generate({ input: { link: 'https://www.amazon.de/dp/B0VITRINE3', language: 'german', market: 'europe' } })
		const [review] = page.product.reviews.map(({ text }) => text).filter((text) => text.length > 20)
		if (!review) throw new Error('the sample listing has reviews')
		const shown = model.requests.map(({ messages }) => JSON.stringify(messages).includes(JSON.stringify(review.slice(0, 40)).slice(1, -1)))
		expect(shown).toEqual([true, ...Array(model.requests.length - 1).fill(false)])
		const written = page.sections.filter(({ type }) => type !== 'reviews')
		expect(JSON.stringify([written, page.seo])).not.toContain(review.slice(0, 40))
	})

	it('names both sides of what a listing says in two ways; one is on the page, the pair stands in Quality', async () => {
		model.setBehaviour({ kind: 'contradicts', out: 'Finish Type', by: 'Color' })
		const { page } = await generate({ input: { language: 'french', market: 'europe' } })
		const [out, by] = ['Finish Type', 'Color'].map((named) => page.facts.find(({ name }) => name === named))
		expect(out).toMatchObject({ leftOut: 'contradicted', contradicts: by?.id })
		expect(textsOfPage(page).some(({ text }) => text.facts.includes(out?.id ?? ''))).toBe(false)
		expect(rowsOf(page)).toContain('Noir mat')
		expect(checkQuality(page).filter(({ code }) => code === 'contradiction')).toMatchObject([
			{ values: { said: 'Finish Type: Matte', other: 'Color: Matte Black' } },
		])
	})

	it('a row the judge calls wrong is not shown', async () => {
		model.setBehaviour({ kind: 'doubts-row', word: 'inoxydable' }, 'judge')
		const { page } = await generate({ environment: { CHECK_MODEL: 'judge' }, input: { language: 'french', market: 'europe' } })
		expect(rowsOf(page).join()).not.toMatch(/inoxydable|Stainless/)
		expect(rowsOf(page)).toContain('Noir mat')
	})
})

describe('[W-10] understanding that goes wrong', () => {
	const input = { language: 'french', market: 'europe' }
	const behaviours: ModelBehaviour[] = [
		{ kind: 'invalid-json' },
		{ kind: 'empty' },
		{ kind: 'refusal' },
		{ kind: 'error', status: 500 },
		{ kind: 'slow', delayMs: Number.POSITIVE_INFINITY },
	]
	it.each(behaviours)('$kind: the page goes on as without it, and its record says so', async (behaviour) => {
		model.setBehaviour(behaviour)
		const { page } = await generate({ input, environment: { MODEL_TIMEOUT_MS: '1500' } })
		expect(inWords(page.record.notes)[0]).toMatch(/could not work out the product first/)
		expect(page.record.plan).toBeUndefined()
		expect(page.sections.some(({ type }) => type === 'specifications')).toBe(true)
	})

	it('certificates, figures and guarantees planted in rows and name reach nothing; such a row is left out', async () => {
		model.setBehaviour({ kind: 'unsupported-claims' })
		model.setBehaviour({ kind: 'believes-all' }, 'judge')
		const { page } = await generate({ input, environment: { CHECK_MODEL: 'judge' } })
		// Ids are random and may hold any digits.
		const said = JSON.stringify([page.sections, page.product, page.seo, page.images]).replace(
			/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g,
			'',
		)
		expect(said).not.toMatch(/987|TÜV|4\.9|lifetime/)
		expect(rowsOf(page).join()).not.toMatch(/Stainless|Matte Black/)
	})

	it('ids that do not exist, and rows left in the listing’s language, are used for nothing', async () => {
		for (const kind of ['unknown-facts', 'wrong-language'] as const) {
			model.setBehaviour({ kind, times: kind === 'wrong-language' ? 2 : 1 })
			const { page } = await generate({ input })
			const own = page.facts.map(({ translated: _, leftOut: _left, ...fact }) => fact)
			const byTables = new Map(speakFacts(own, page.language, 'en').map((fact) => [fact.id, fact.translated]))
			for (const { id, kind: of, translated } of page.facts) if (of !== 'title' && translated) expect(translated).toEqual(byTables.get(id))
		}
	})
})

describe('[W-5] one generation with a model', () => {
	it('is three rounds of calls, and all that follow the first begin alike, byte for byte', async () => {
		await generate({ input: { seller: storeProfileSchema.parse({ voice: { traits: 'dry', sample: 'We make few things.' } }) } })
		expect(model.requests.map(task)).toEqual(['understand', 'hero', 'benefits', 'features', 'story', 'faq', 'seo', 'judge'])
		const [first, ...others] = model.requests
		const whole = (request: (typeof others)[number]) => request.system + (request.messages[0]?.content ?? '')
		const begin = (request: (typeof others)[number]) => whole(request).split(/\n(?:Task|Part): /u)[0] ?? ''
		const withoutPlan = (text: string) => text.slice(0, text.indexOf('</facts>'))
		expect(new Set(others.map(begin)).size).toBe(1)
		expect(withoutPlan(begin(others[0] as never))).toBe(withoutPlan(begin(first as never)))
		// What is common to all is most of what is sent.
		const [shared, sent] = [begin(others[0] as never).length, others.reduce((sum, one) => sum + whole(one).length, 0)]
		expect((shared * others.length) / sent).toBeGreaterThan(0.6)
	})

	/** Calls that had to wait for each other: to understand, the part asked most often, to judge. */
	const roundsOf = (calls: readonly ModelCall[]) => {
		const times = (purpose: string) => calls.filter((call) => call.purpose === purpose).length
		return times('understand') + Math.max(...COPY_PARTS.map((part) => times(`write:${part}`))) + times('judge')
	}
	const costOf = async (options: GenerateOptions) => {
		const calls: ModelCall[] = []
		await generate({
			...options,
			input: { ...options.input, userId: 'u' },
			deps: { recordCalls: async (made) => void calls.push(...made) },
		})
		const sum = (tokens: 'inputTokens' | 'outputTokens') => calls.reduce((all, call) => all + call[tokens], 0)
		return { rounds: roundsOf(calls), read: sum('inputTokens'), written: sum('outputTokens') }
	}

	it.each([
		['as it comes', { kind: 'ok' }, { rounds: 3, read: 13_200, written: 1_700 }],
		['one answer that cannot be used', { kind: 'invalid-json', times: 1 }, { rounds: 4, read: 15_400, written: 2_100 }],
		['every text objected to and a part in another language', { kind: 'unsupported-claims' }, { rounds: 4, read: 18_500, written: 3_300 }],
	] as const)('[W-3] costs at most so many tokens and rounds, a tenth above what was measured: %s', async (_, behaviour, most) => {
		for (const [link, language] of [
			[KETTLE, 'french'],
			[RUCKSACK, 'arabic'],
		] as const) {
			model.setBehaviour(behaviour)
			const cost = await costOf({ input: { link, language, market: 'europe' } })
			expect(cost.rounds).toBeGreaterThanOrEqual(3)
			for (const key of ['rounds', 'read', 'written'] as const) expect(cost[key], key).toBeLessThanOrEqual(most[key])
		}
	})

	it('[N-2] is not paid for again by a process that was killed', async () => {
		const steps = new Map<StepKey, unknown>()
		await generate({ steps })
		const asked = model.requests.length
		await generate({ steps })
		expect(model.requests.length).toBe(asked)
	})

	it('[D-4] tells of understanding as a step', async () => {
		const { events } = await generate()
		expect(
			events.filter((event) => event.type === 'step' && event.step === 'understand').map((event) => 'state' in event && event.state),
		).toEqual(['started', 'finished'])
	})
})

describe('[W-10] pictures', () => {
	it('are sent, small, to a model that sees, which says what they show and which opens the page; to others none are', async () => {
		const environment = { OUTBOUND_ROUTES: at.marketplace.routes }
		const { page } = await generate({ environment: { ...environment, MODEL_SEES: 'true' } })
		expect(model.requests[0]?.pictures).toBeGreaterThan(2)
		expect(model.requests.slice(1).every(({ pictures }) => pictures === 0)).toBe(true)
		expect(page.images[0]?.alt).toBe('Halden & Roe gooseneck kettle (B)')
		model.requests.length = 0
		model.setBehaviour({ kind: 'blind' })
		const refused = await generate({ environment: { ...environment, MODEL_SEES: 'true' } })
		expect(model.requests.slice(0, 2).map(({ pictures }) => pictures > 0)).toEqual([true, false])
		expect(refused.page.record.notes).toEqual([])
		model.setBehaviour({ kind: 'ok' })
		model.requests.length = 0
		const blind = await generate({ environment })
		expect(model.requests[0]?.pictures).toBe(0)
		expect(blind.page.images[0]?.id).not.toBe(page.images[0]?.id)
	})
})

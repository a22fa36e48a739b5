import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FakeMarketplace } from '../../test/fakes/marketplace/marketplace'
import type { FakeModel } from '../../test/fakes/model/model'
import { type GenerateOptions, type Generating, openGenerating } from '../../test/support/generate-with-model'
import { hardKinds } from '../../test/support/hard-kinds'
import { inWords } from '../../test/support/in-words'
import { sampleOf } from '../../test/support/sample'
import { createMemoryFiles } from '../connectors/files/memory-files'
import type { ModelCall } from '../connectors/writers/writer'
import type { GenerationEvent } from '../core/contracts/generation'
import type { Page } from '../core/page/page'
import { type StoreProfile, storeProfileSchema } from '../core/seller/store-profile'
import type { StepKey } from './step-parts/journal'

let at: Generating
let model: FakeModel
let marketplace: FakeMarketplace
beforeAll(async () => {
	at = await openGenerating()
	model = at.model
	marketplace = at.marketplace
})
afterAll(() => at.close())
beforeEach(() => {
	model.requests.length = 0
	for (const name of [undefined, 'judge']) model.setBehaviour({ kind: 'ok' }, name)
})
const generate = (options?: GenerateOptions) => at.generate(options)

/** What the fake model makes up. */
const CLAIMS = /4\.9 stars|TÜV|titanium|987 hours|warranty/
/** Two sentences of every hard kind, plainly told: in two languages, or each kind in one of the two. */
const HARD_IN = [hardKinds('english'), hardKinds('french')] as const
const HARD = sampleOf(
	HARD_IN.flat(),
	HARD_IN.flatMap((kinds, language) => kinds.filter((_, at) => at % HARD_IN.length === language)),
)
const texts = (page: Page) => JSON.stringify(page.sections)
const purposes = () =>
	model.requests.map(({ messages: [asked] }) =>
		asked?.content.includes('Task: judge') ? 'judge' : asked?.content.includes('Task: understand') ? 'understand' : 'write',
	)

describe('what the seller states', () => {
	const terms = (said: object) => ({
		...{ market: 'all', language: 'english', delivery: '', returns: '', guarantee: '', payment: '', legal: '' },
		...said,
	})
	const seller = (said: Partial<StoreProfile>) => storeProfileSchema.parse({ storeName: 'Tamsel House', ...said })

	it('[K-4] [R-16] is a fact for its market and language alone, shown where it belongs; the seller’s address is used', async () => {
		const profile = seller({
			terms: [
				terms({ returns: 'Send it back within 30 days; we pay the postage.' }),
				terms({ market: 'morocco', returns: 'Thrown back over the Atlas.' }),
				terms({ language: 'french', returns: 'Retour gratuit sous 30 jours.' }),
			],
			orderUrl: 'https://shop.example/order',
			reach: [{ market: 'all', whatsapp: '+212600000000', phone: '', email: '', address: '' }],
		})
		const { page, events } = await generate({ input: { seller: profile } })
		expect(page.buying).toEqual({ kind: 'link', url: 'https://shop.example/order' })
		const stated = page.facts.filter((fact) => fact.kind === 'seller')
		expect(stated.map((fact) => fact.name)).toEqual(['Store', 'Returns', 'WhatsApp'])
		const opening = page.sections.find((section) => section.type === 'hero')
		expect(JSON.stringify(opening?.props)).toContain('Send it back within 30 days')
		expect(events.find((event) => event.type === 'product')).toMatchObject({ facts: page.facts.length })
		const asked = JSON.stringify(model.requests)
		expect(asked).toContain('we pay the postage')
		for (const other of ['over the Atlas', 'Retour gratuit']) expect(asked + JSON.stringify(page)).not.toContain(other)
	})

	it('[R-5] their look is laid over the theme, the logo among the pictures; one that is gone costs no page', async () => {
		const files = createMemoryFiles()
		const logo = await sharp({ create: { width: 120, height: 60, channels: 4, background: '#0a3d62' } })
			.png()
			.toBuffer()
		await files.put('logos/one.png', logo, 'image/png')
		const brand = { accent: '#0a3d62', fonts: 'serif' as const, logoKey: 'logos/one.png' }
		const { page } = await generate({ input: { seller: seller({ brand }) }, files })
		expect(page.brand).toMatchObject({ accent: '#0a3d62', fonts: 'serif', logo: 'store-logo' })
		expect(page.images.find((image) => image.id === 'store-logo')).toMatchObject({
			alt: 'Tamsel House',
			files: expect.arrayContaining([expect.objectContaining({ format: 'webp', width: 120 })]),
		})
		expect(page.gallery).not.toContain('store-logo')
		const without = await generate({ input: { seller: seller({ brand: { ...brand, logoKey: 'logos/gone.png' } }) } })
		expect(without.page.brand).toMatchObject({ accent: '#0a3d62', logo: null })
	})
})

describe('what cannot stand', () => {
	it('[K-2] is given back to the writer once, and the page records what became of each', async () => {
		model.setBehaviour({ kind: 'unsupported-claims', times: 7 })
		const { page, events } = await generate()
		expect(texts(page)).not.toMatch(CLAIMS)
		// One call to understand, six parts at once, then all of them judged and said otherwise: three rounds.
		expect(purposes()).toEqual(['understand', ...Array(6).fill('write'), 'judge'])
		expect(page.record.removed.length).toBeGreaterThan(10)
		expect(page.record.removed.every(({ reasons, outcome }) => reasons.length > 0 && outcome)).toBe(true)
		const checked = events.flatMap((event) => (event.type === 'checked' ? [event] : []))
		expect(checked.map(({ part }) => part).toSorted()).toEqual(['benefits', 'faq', 'features', 'hero', 'seo', 'story'])
		expect(checked.reduce((sum, { objected }) => sum + objected, 0)).toBe(page.record.removed.length)
	})

	it('[K-2] and is said again all the same is left out; the writer is not asked a third time', async () => {
		model.setBehaviour({ kind: 'unsupported-claims' })
		const { page } = await generate()
		expect(texts(page)).not.toMatch(CLAIMS)
		expect(page.record.removed.every(({ outcome }) => outcome === 'left-out')).toBe(true)
		expect(purposes().filter((purpose) => purpose === 'judge').length).toBe(1)
	})

	it('[K-2] a second model objects as the rules do; one that fails is noted on the page, and the rules alone check', async () => {
		const environment = { CHECK_MODEL: 'judge' }
		model.setBehaviour({ kind: 'objects', word: 'gooseneck' }, 'judge')
		const { page } = await generate({ environment })
		expect(page.record.removed.some(({ text, reasons }) => text.includes('gooseneck') && reasons[0]?.code === 'unsupported')).toBe(true)
		expect(page.record.notes).toEqual([])
		model.setBehaviour({ kind: 'error', status: 401 }, 'judge')
		expect(inWords((await generate({ environment })).page.record.notes).join()).toMatch(/judging model could not be asked/)
	})

	it('[K-7] wherever a model writes a model judges; a judge that believes everything lifts no hard kind', async () => {
		model.setBehaviour({ kind: 'unsupported-claims' })
		model.setBehaviour({ kind: 'believes-all' }, 'judge')
		const { page } = await generate({ environment: { CHECK_MODEL: 'judge' } })
		expect(texts(page)).not.toMatch(/4\.9 stars|TÜV|987 hours|warranty|50% off|Only 3 left/)
	})

	it.each(HARD)(
		'[K-7] %s in %s, planted in every text and believed by the judge, is nowhere on the page',
		async (kind, language, ...said) => {
			model.setBehaviour({ kind: 'says', text: said.join(' ') })
			const { page } = await generate({ input: { language, market: 'europe' } })
			const shown = JSON.stringify([page.sections, page.seo, page.images.map(({ alt }) => alt)])
			for (const sentence of said) expect(shown).not.toContain(sentence.replace(/[.!]$/u, ''))
			const objected = new Set(page.record.removed.flatMap(({ categories }) => categories))
			expect([...objected].some((one) => one === kind || (kind === 'certificates' && one === 'social-proof'))).toBe(true)
		},
	)

	it.each([
		{ kind: 'silent' },
		{ kind: 'invalid-json' },
		{ kind: 'refusal' },
		{ kind: 'slow', delayMs: Number.POSITIVE_INFINITY },
	] as const)('[K-7] a judge that is $kind leaves the floor in charge, and the page’s record says so', async (behaviour) => {
		model.setBehaviour({ kind: 'unsupported-claims' })
		model.setBehaviour(behaviour, 'judge')
		const { page } = await generate({ environment: { CHECK_MODEL: 'judge', MODEL_TIMEOUT_MS: '1500' } })
		expect(texts(page)).not.toMatch(CLAIMS)
		expect(inWords(page.record.notes).join()).toMatch(/judging model could not be asked/)
	})

	it('[K-7] a judge that believes nothing leaves a page of plain facts, each sentence on its record', async () => {
		model.setBehaviour({ kind: 'objects', word: '' }, 'judge')
		const { page } = await generate({ environment: { CHECK_MODEL: 'judge' } })
		expect(page.record.removed.length).toBeGreaterThan(10)
		const opening = page.sections.find((section) => section.type === 'hero')
		expect(JSON.stringify(opening?.props)).toContain('Halden')
		expect(page.sections.some(({ type }) => type === 'specifications')).toBe(true)
	})

	it('[W-2] a stock phrase sends the part back as well; a text of the seller’s other page does, too', async () => {
		model.setBehaviour({ kind: 'cliches', times: 7 })
		const { page } = await generate()
		expect(texts(page)).not.toContain('Look no further')
		model.requests.length = 0
		const said = page.sections.flatMap((section) => (section.type === 'benefits' ? section.props.items.map((item) => item.text.html) : []))
		await generate({ input: { userId: 'u' }, deps: { earlierTexts: async () => [said.join('\n')] } })
		const objections = model.requests
			.flatMap(({ messages }) => messages.map(({ content }) => content))
			.filter((content) => content.includes('<refused>'))
		expect(objections.join()).toContain('Another page of this seller says nearly the same')
	})
})

describe('a process that is killed', () => {
	it('[N-2] [K-2] takes what was written and rewritten as it is: neither is paid for again', async () => {
		model.setBehaviour({ kind: 'unsupported-claims', times: 7 })
		const steps = new Map<StepKey, unknown>()
		await generate({ steps })
		const asked = model.requests.length
		const { page } = await generate({ steps })
		expect(model.requests.length).toBe(asked)
		expect(page.record.removed.length).toBeGreaterThan(0)
		steps.delete('judge-copy')
		await generate({ steps })
		expect(model.requests.length - asked).toBeLessThanOrEqual(3)
	})

	it('[D-4] canceled it stops paying: nothing is asked after that', async () => {
		const controller = new AbortController()
		model.setBehaviour({ kind: 'slow', delayMs: Number.POSITIVE_INFINITY })
		const stopAtWriting = (event: GenerationEvent) => {
			if (event.type === 'step' && event.step === 'understand') controller.abort(new Error('canceled'))
		}
		const before = model.requests.length
		await expect(generate({ signal: controller.signal, hear: stopAtWriting })).rejects.toThrow('canceled')
		await new Promise((resolve) => setImmediate(resolve))
		// What was on its way when it was canceled may still arrive: the one call that understanding is.
		expect(model.requests.length - before).toBeLessThanOrEqual(1)
	})
})

describe('pictures the seller wants edited', () => {
	const environment = (routes: string) => ({ OUTBOUND_ROUTES: routes, IMAGE_MODEL: 'painter', IMAGE_MODEL_BASE_URL: model.baseUrl })
	const input = { imageEdits: ['translate_images'], language: 'french' }

	it('[W-9] are shown edited and marked as made by a model; the originals are kept; a second run pays for none of them', async () => {
		model.images.length = 0
		const drawn = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#2a2' } })
			.png()
			.toBuffer()
		model.setImage(async () => drawn)
		const steps = new Map<StepKey, unknown>()
		const files = createMemoryFiles()
		const run = () => generate({ environment: environment(marketplace.routes), input, steps, files })
		const { page } = await run()
		expect(model.images.length).toBeGreaterThan(2)
		expect(model.images[0]?.prompt).toContain('French')
		for (const id of page.gallery.slice(0, 2)) {
			expect(id).toMatch(/-edited$/)
			expect(page.images.find((image) => image.id === id)).toMatchObject({ madeBy: 'ai' })
			expect(page.images.find((image) => `${image.id}-edited` === id)).not.toHaveProperty('madeBy')
		}
		const paid = model.images.length
		steps.delete('prepare-images')
		await run()
		expect(model.images.length).toBe(paid)
	})

	it('[W-9] one the model fails at stays as it was, and the page says so', async () => {
		model.setBehaviour({ kind: 'error', status: 500 }, 'painter')
		const { page } = await generate({ environment: environment(marketplace.routes), input })
		expect(page.gallery.every((id) => !id.endsWith('-edited'))).toBe(true)
		expect(inWords(page.record.notes).join()).toMatch(/could not be edited as wished/)
	})
})

describe('the live view', () => {
	it('[D-4] title and gallery come before any copy, then sections as they are written, checked ones last', async () => {
		model.setBehaviour({ kind: 'paced', pauseMs: 20 })
		const { events } = await generate()
		const types = events.map((event) => event.type)
		expect(types.indexOf('gallery')).toBe(types.indexOf('product') + 1)
		expect(types.indexOf('gallery')).toBeLessThan(types.indexOf('section'))
		const benefits = events.flatMap((event) => (event.type === 'section' && event.part === 'benefits' ? [event] : []))
		expect(benefits.length).toBeGreaterThan(2)
		expect(benefits.map(({ partial }) => partial)).toEqual([...benefits.slice(1).map(() => true), undefined])
		expect(benefits[0]?.texts.length).toBeLessThan(benefits.at(-1)?.texts.length ?? 0)
	})

	it('[K-2] nothing that cannot stand is shown, not even while it is being written', async () => {
		model.setBehaviour({ kind: 'unsupported-claims' })
		const { events } = await generate()
		const shown = events.filter((event) => event.type === 'section')
		expect(shown.length).toBeGreaterThan(5)
		expect(JSON.stringify(shown)).not.toMatch(CLAIMS)
	})

	it('[W-4] a part the model fails at says so in words, at once and on the page', async () => {
		model.setBehaviour({ kind: 'refusal' })
		const { page, events } = await generate()
		expect(page.record.notes).toHaveLength(7)
		expect(inWords(page.record.notes)[0]).toMatch(/could not work out the product first/)
		expect(inWords(page.record.notes)[1]).toMatch(/^The writing model declined to write; .* made from the listing’s own sentences instead/)
		expect(events.flatMap((event) => (event.type === 'note' ? [event.message] : [])).toSorted()).toEqual(
			inWords(page.record.notes).toSorted(),
		)
	})
})

describe('what is paid for', () => {
	const shelf = () => {
		const kept = new Map<string, object>()
		return {
			kept,
			find: async (userId: string, key: string) => kept.get(userId + key),
			store: async (userId: string, key: string, copy: object) => void kept.set(userId + key, copy),
		}
	}
	const paid = () => {
		const calls: (ModelCall & { userId: string; generationId?: string })[] = []
		return {
			calls,
			record: async (made: readonly ModelCall[], whose: { userId: string; generationId?: string }) =>
				void calls.push(...made.map((call) => ({ ...call, ...whose }))),
		}
	}

	it('[W-3] every call is written down with its purpose, tokens and whose it was, failed ones too', async () => {
		model.setBehaviour({ kind: 'overloaded', times: 1 })
		const { calls, record } = paid()
		await generate({ input: { userId: 'u' }, deps: { recordCalls: record } })
		expect(
			calls
				.filter(({ outcome }) => outcome === 'ok')
				.map(({ purpose }) => purpose)
				.filter((purpose) => purpose.startsWith('write'))
				.toSorted(),
		).toEqual(['benefits', 'faq', 'features', 'hero', 'seo', 'story'].map((part) => `write:${part}`))
		expect(calls.some(({ outcome }) => outcome === 'writer_failed')).toBe(true)
		expect(calls.every(({ userId, generationId, model: by }) => userId === 'u' && generationId === 'test' && by === 'writer')).toBe(true)
	})

	it('[W-3] the same facts, market, language, model and prompt are not paid for twice, by the same seller', async () => {
		model.setBehaviour({ kind: 'unsupported-claims', times: 7 })
		const paidCopy = shelf()
		const first = await generate({ input: { userId: 'u' }, deps: { paidCopy } })
		const asked = model.requests.length
		const { calls, record } = paid()
		const again = await generate({ input: { userId: 'u' }, deps: { paidCopy, recordCalls: record } })
		expect(model.requests.length).toBe(asked)
		expect(calls.length).toBe(asked)
		expect(new Set(calls.map(({ outcome }) => outcome))).toEqual(new Set(['cached']))
		expect(again.page.seo).toEqual(first.page.seo)
		for (const other of [{ userId: 'v' }, { userId: 'u', language: 'french' }, { userId: 'u', market: 'europe' }]) {
			const before = model.requests.length
			await generate({ input: other, deps: { paidCopy } })
			expect(model.requests.length).toBeGreaterThanOrEqual(before + 6)
		}
	})

	it('[W-3] who does not agree to that gets everything written anew, and nothing is kept', async () => {
		const paidCopy = shelf()
		const seller = storeProfileSchema.parse({ reuseCopy: false })
		for (let time = 0; time < 2; time++) await generate({ input: { userId: 'u', seller }, deps: { paidCopy } })
		expect(model.requests.length).toBeGreaterThanOrEqual(12)
		expect(paidCopy.kept.size).toBe(0)
	})
})

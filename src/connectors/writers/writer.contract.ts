import { describe, expect, test } from 'vitest'
import { AD_SLOTS, adLength, textsIn } from '../../core/copy/ads/ad-slots'
import type { Brief } from '../../core/copy/brief'
import { COPY_PARTS, copyPartSchemas } from '../../core/copy/copy'
import { isAppError } from '../../core/errors'
import type { Writer } from './writer'
import { sampleBrief } from './writer.samples'

/** Every `facts` list anywhere in a piece of copy. */
export function citedIds(value: unknown): string[] {
	if (Array.isArray(value)) return value.flatMap(citedIds)
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([key, entry]) => (key === 'facts' && Array.isArray(entry) ? entry.map(String) : citedIds(entry)))
}

/** What holds for every writer, whoever it is. */
export function writerContract(name: string, start: () => Promise<{ writer: Writer; stop: () => Promise<void> }>): void {
	describe(`[W-3] [W-8] writer contract: ${name}`, () => {
		const using = async (act: (writer: Writer) => Promise<void>) => {
			const { writer, stop } = await start()
			try {
				await act(writer)
			} finally {
				await stop()
			}
		}
		const everyPart = async (writer: Writer, brief: Brief) => {
			for (const part of COPY_PARTS) {
				const { copy } = await writer.write(part, brief, { signal: new AbortController().signal })
				if (copy === undefined) continue
				expect(copyPartSchemas[part].safeParse(copy)).toMatchObject({ success: true })
				const known = new Set(brief.facts.map((fact) => fact.id))
				const cited = citedIds(copy)
				expect(cited.length).toBeGreaterThan(0)
				expect(cited.filter((id) => !known.has(id))).toEqual([])
			}
		}

		test('[K-1] every part is valid copy whose fact ids exist', () => using((writer) => everyPart(writer, sampleBrief())))

		test('[W-2] a page in another language and script is valid copy too', () =>
			using((writer) => everyPart(writer, sampleBrief({ language: 'moroccan arabic', market: 'morocco' }))))

		test('[W-8] a listing of nothing but a title still gives a hero and search engine texts', () =>
			using(async (writer) => {
				const brief = sampleBrief()
				const titleOnly = { ...brief, facts: brief.facts.filter((fact) => fact.kind === 'title') }
				for (const part of ['hero', 'seo'] as const) {
					const { copy } = await writer.write(part, titleOnly, { signal: new AbortController().signal })
					expect(copy).toBeDefined()
				}
			}))

		test('[T-2] ads keep every channel’s limits and cite facts that exist', () =>
			using(async (writer) => {
				const brief = sampleBrief()
				const known = new Set(brief.facts.map((fact) => fact.id))
				const ads = await writer.writeAds(brief, { signal: new AbortController().signal })
				for (const slot of AD_SLOTS) {
					const texts = textsIn(ads, slot)
					expect(texts.length).toBeGreaterThan(0)
					expect(texts.length).toBeLessThanOrEqual(slot.count)
					for (const { text, facts } of texts) {
						expect(adLength(text, slot.channel)).toBeLessThanOrEqual(slot.length)
						expect(facts.some((id) => known.has(id))).toBe(true)
					}
				}
			}))

		test('a writer that is canceled says so', () =>
			using(async (writer) => {
				const controller = new AbortController()
				controller.abort()
				const failure = await writer.write('hero', sampleBrief(), { signal: controller.signal }).catch((error: unknown) => error)
				expect(isAppError(failure, 'canceled')).toBe(true)
			}))
	})
}

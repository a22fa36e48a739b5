import { describe, expect, test } from 'vitest'
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
				const { copy, usage } = await writer.write(part, brief, new AbortController().signal)
				expect(usage.inputTokens).toBeGreaterThanOrEqual(0)
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
					const { copy } = await writer.write(part, titleOnly, new AbortController().signal)
					expect(copy).toBeDefined()
				}
			}))

		test('a writer that is canceled says so', () =>
			using(async (writer) => {
				const controller = new AbortController()
				controller.abort()
				const failure = await writer.write('hero', sampleBrief(), controller.signal).catch((error: unknown) => error)
				expect(isAppError(failure, 'canceled')).toBe(true)
			}))
	})
}

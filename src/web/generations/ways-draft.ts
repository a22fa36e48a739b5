import { z } from 'zod'
import { moneyFromMajor } from '../../core/money'
import { readAmount } from '../../core/product/read-price'
import { type TypedFacts, typedFactsSchema } from '../../core/product/typed-facts'
import { type DraftStore, readDraft, writeDraft } from '../browser/storage'
import type { useWords } from './words'

export const WAYS = ['saved-page', 'pasted-text', 'photos', 'facts'] as const
export type Way = (typeof WAYS)[number]

const rowSchema = z.object({ id: z.string(), name: z.string(), value: z.string() })
const draftSchema = z.object({
	/** Whose it is; another person's draft in the same browser is not shown. */
	owner: z.string(),
	way: z.enum(WAYS),
	text: z.string(),
	title: z.string(),
	brand: z.string(),
	price: z.string(),
	currency: z.string(),
	/** One a line, as are the contents of the box. */
	points: z.string(),
	specs: z.array(rowSchema),
	description: z.string(),
	box: z.string(),
})
/** What has been typed into the other ways in, as it stands in the fields. */
export type WaysDraft = z.infer<typeof draftSchema>
export type SpecRow = z.infer<typeof rowSchema>

const KEY = 'vitrine_ways_draft'

export function emptyWaysDraft(owner: string, currency: string): WaysDraft {
	return { owner, way: 'saved-page', text: '', title: '', brand: '', price: '', currency, points: '', specs: [], description: '', box: '' }
}

/** What this person typed before a reload; an empty draft otherwise. */
export function loadWaysDraft(store: DraftStore, owner: string, currency: string): WaysDraft {
	const draft = readDraft(store, KEY, draftSchema)
	return draft?.owner === owner ? draft : emptyWaysDraft(owner, currency)
}

/** True when this person has begun to type something. */
export function hasWaysDraft(store: DraftStore, owner: string): boolean {
	const { text, title, points } = loadWaysDraft(store, owner, '')
	return [text, title, points].some((typed) => typed.trim() !== '')
}

export function keepWaysDraft(store: DraftStore, draft: WaysDraft): void {
	writeDraft(store, KEY, draft)
}

/** The typed facts of a draft, or what is wrong with them, by field. The way of photos asks for the name alone. */
export function factsOfDraft(
	draft: WaysDraft,
	t: ReturnType<typeof useWords>,
): { facts: TypedFacts } | { errors: Partial<Record<'title' | 'price', string>> } {
	if (!draft.title.trim()) return { errors: { title: t('facts_way.name_missing') } }
	const title = draft.title.trim()
	if (draft.way === 'photos') return { facts: typedFactsSchema.parse({ title }) }
	const amount = draft.price.trim() ? readAmount(draft.price.trim(), draft.currency) : undefined
	if (draft.price.trim() && !amount) return { errors: { price: t('facts_way.price_no_number') } }
	const lines = (text: string) =>
		text
			.split('\n')
			.map((line) => line.trim())
			.filter(Boolean)
	const optional = (text: string) => text.trim() || undefined
	return {
		facts: typedFactsSchema.parse({
			title,
			brand: optional(draft.brand),
			price: amount && moneyFromMajor(amount, draft.currency),
			description: optional(draft.description),
			bullets: lines(draft.points),
			specs: draft.specs.filter((row) => row.name.trim() && row.value.trim()).map(({ name, value }) => ({ name, value })),
			inTheBox: lines(draft.box),
		}),
	}
}

export function forgetWaysDraft(store: DraftStore): void {
	writeDraft(store, KEY, undefined)
}

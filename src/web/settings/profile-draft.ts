import { z } from 'zod'
import { REACH_FIELDS, TERM_FIELDS, withoutBlanks } from '../../core/seller/seller-statements'
import type { StoreProfile } from '../../core/seller/store-profile'
import { type DraftStore, readDraft, writeDraft } from '../browser/storage'

const KEY = 'vitrine_store_profile_draft'

/** As typed: what is not right yet is kept, too. */
const typedSchema = z.object({
	storeName: z.string(),
	orderUrl: z.string(),
	terms: z.array(z.object({ market: z.string(), language: z.string(), ...typed(TERM_FIELDS) })),
	reach: z.array(z.object({ market: z.string(), ...typed(REACH_FIELDS) })),
	brand: z.object({
		accent: z.string().nullable(),
		fonts: z.enum(['theme', 'serif', 'sans', 'rounded', 'condensed', 'mono']),
		logoKey: z.string().nullable(),
	}),
	voice: z.object({ traits: z.string(), sample: z.string() }).default({ traits: '', sample: '' }),
	reuseCopy: z.boolean(),
})
const draftSchema = z.object({ owner: z.string(), profile: typedSchema })

/** What this person typed in this tab and has not saved; undefined when there is none. */
export function loadProfileDraft(store: DraftStore, owner: string): StoreProfile | undefined {
	const draft = readDraft(store, KEY, draftSchema)
	return draft?.owner === owner ? draft.profile : undefined
}

/** Keeps what is typed; undefined when it is saved. */
export function keepProfileDraft(store: DraftStore, owner: string, profile: StoreProfile | undefined): void {
	writeDraft(store, KEY, profile && { owner, profile })
}

/**
 * What is typed over what is saved: a logo uploaded or taken away elsewhere meanwhile is the saved one, unless the
 * draft takes it away.
 */
export function draftOver(saved: StoreProfile, draft: StoreProfile | undefined): StoreProfile {
	if (!draft) return saved
	return { ...draft, brand: { ...draft.brand, logoKey: draft.brand.logoKey === null ? null : saved.brand.logoKey } }
}

/** True when both state the same; entries that state nothing are none. */
export function sameProfile(one: StoreProfile, other: StoreProfile): boolean {
	return plain(withoutBlanks(one)) === plain(withoutBlanks(other))
}

/** Keys of objects in one order, whoever wrote them. */
function plain(profile: StoreProfile): string {
	return JSON.stringify({ ...profile, brand: brandOf(profile) }, (_key, value: unknown) =>
		isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value,
	)
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function typed<K extends string>(fields: readonly K[]): Record<K, z.ZodString> {
	return Object.fromEntries(fields.map((field) => [field, z.string()])) as Record<K, z.ZodString>
}

function brandOf({ brand: { accent, fonts, logoKey } }: StoreProfile): StoreProfile['brand'] {
	return { accent, fonts, logoKey }
}

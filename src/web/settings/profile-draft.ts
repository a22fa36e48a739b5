import { z } from 'zod'
import type { StoreProfile } from '../../core/seller/store-profile'
import { type DraftStore, readDraft, writeDraft } from '../storage'

const KEY = 'vitrine_store_profile_draft'

/** As typed: what is not right yet is kept, too. */
const typedSchema = z.object({
	...{ storeName: z.string(), delivery: z.string(), returns: z.string(), guarantee: z.string(), payment: z.string() },
	...{ whatsapp: z.string(), phone: z.string(), email: z.string(), address: z.string(), orderUrl: z.string() },
	brand: z.object({
		accent: z.string().nullable(),
		fonts: z.enum(['theme', 'serif', 'sans', 'rounded', 'condensed', 'mono']),
		logoKey: z.string().nullable(),
	}),
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

/** True when both state the same. */
export function sameProfile(one: StoreProfile, other: StoreProfile): boolean {
	const plain = (profile: StoreProfile) => JSON.stringify(Object.entries(profile).toSorted(([a], [b]) => (a < b ? -1 : 1)))
	return plain({ ...one, brand: brandOf(one) }) === plain({ ...other, brand: brandOf(other) })
}

function brandOf({ brand: { accent, fonts, logoKey } }: StoreProfile): StoreProfile['brand'] {
	return { accent, fonts, logoKey }
}

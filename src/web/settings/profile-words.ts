import type { StoreProfileField } from '../../core/seller/check-store-profile'

/**
 * A field that is asked for by `fields.{field}` of the words: what it is, what makes it useful to a buyer, and an
 * example.
 */
export type WordField = Exclude<StoreProfileField, 'orderUrl'>

/** What the seller promises: each becomes a fact, and stands word for word in a page's terms. */
export const TERMS = ['delivery', 'returns', 'guarantee', 'payment'] as const satisfies readonly WordField[]

/** How a buyer reaches the seller. */
export const CONTACT = ['storeName', 'whatsapp', 'phone', 'email', 'address'] as const satisfies readonly WordField[]

/** Lines of a field that takes more than one. */
export const LINES: Partial<Record<WordField, number>> = { delivery: 2, returns: 2, guarantee: 2, payment: 2, address: 2 }

import { msg } from '../../../core/messages/message'
import type { LeftOut } from '../../../core/stores/store-product'
import type { Draft } from './draft'
import { quoted } from './refusal-of'

const IMAGE_FIELD = /^images(?:\.(\d+))?(?:\.|$)/
const SEO = { what: msg('stores.search_texts'), why: msg('youcan.write_them') }

/**
 * The draft without what YouCan found fault with, noted as left out; undefined when it found fault with something a
 * product cannot be without, or with nothing that is in it.
 */
export function withoutRefusedFields(draft: Draft, fields: Readonly<Record<string, string[]>>): Draft | undefined {
	let lighter: Draft | undefined = draft
	const invalid = new Map<number, string>()
	for (const [field, reasons] of Object.entries(fields)) {
		const image = IMAGE_FIELD.exec(field)
		if (image) for (const at of imagesMeant(image[1], draft)) invalid.set(at, quoted(reasons.join(' ')))
		else lighter = lighter && withoutField(lighter, field.split('.')[0] ?? '')
	}
	lighter = lighter && withoutImages(lighter, invalid)
	return lighter === draft ? undefined : lighter
}

/** The draft without its words for search engines. */
export function withoutSeo(draft: Draft): Draft {
	const { meta, ...body } = draft.body
	return meta ? { ...draft, body, leftOut: [...draft.leftOut, SEO] } : draft
}

/** The draft as one product without options. */
function withoutChoices(draft: Draft): Draft {
	const { variants, variant_options: _, ...body } = draft.body
	const left = { what: msg('stores.the_options'), why: msg('youcan.options_not_taken') }
	return { ...draft, body: { ...body, has_variants: false, sku: variants?.[0]?.sku }, leftOut: [...draft.leftOut, left] }
}

const imagesMeant = (index: string | undefined, { images }: Draft): number[] =>
	index === undefined ? images.map((_, at) => at) : [Number(index)]

function withoutField(draft: Draft, field: string): Draft | undefined {
	const { vendors, compare_at_price, ...body } = draft.body
	if (field === 'meta' && body.meta) return withoutSeo(draft)
	if (/^variant/.test(field) && draft.body.variants) return withoutChoices(draft)
	if (field === 'vendors' && vendors) {
		const left = { what: msg('stores.brand'), why: msg('youcan.choose_it') }
		return {
			...draft,
			body: { ...body, ...(compare_at_price === undefined ? {} : { compare_at_price }) },
			leftOut: [...draft.leftOut, left],
		}
	}
	// A price that is to go, not one that is to come: that one the seller has to put right.
	if (field === 'compare_at_price' && compare_at_price === null) {
		const left = { what: msg('stores.old_price'), why: msg('youcan.remove_it') }
		return { ...draft, body: { ...body, ...(vendors ? { vendors } : {}) }, leftOut: [...draft.leftOut, left] }
	}
	return undefined
}

function withoutImages(draft: Draft, invalid: ReadonlyMap<number, string>): Draft {
	const refused = draft.images.flatMap(({ id, isTheirs }, at): LeftOut[] => {
		const reason = invalid.get(at)
		if (reason === undefined) return []
		const why = msg('youcan.picture_refused', { reason })
		return [isTheirs ? { what: msg('stores.picture_you_added'), why } : { what: msg('stores.a_picture'), why, imageId: id }]
	})
	if (refused.length === 0) return draft
	return { ...draft, images: draft.images.filter((_, at) => !invalid.has(at)), leftOut: [...draft.leftOut, ...refused] }
}

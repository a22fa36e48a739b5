import type { HeldTerm, ShopState } from './shop-state'
import { isError, type SiteAnswer, wpError } from './site-request'

type Body = Record<string, unknown>
type Answered = { status: number; data: unknown }

/**
 * Categories, tags and brands: listed, made one by one or in a batch; a name that is there is refused with the term
 * that has it.
 */
export function answerTerms(
	shop: ShopState,
	kind: 'categories' | 'tags' | 'brands',
	what: string | undefined,
	{ method, params, body }: { method: string; params: URLSearchParams; body: Body },
): Answered | SiteAnswer {
	const terms = shop.terms[kind]
	if (method === 'GET') {
		const size = Number(params.get('per_page') ?? 10)
		const from = (Number(params.get('page') ?? 1) - 1) * size
		return { status: 200, data: terms.slice(from, from + size) }
	}
	if (what !== 'batch') {
		const made = make(shop, terms, body)
		return isError(made) ? made : { status: 201, data: made }
	}
	const create = ((body.create ?? []) as Body[]).map((one) => {
		const made = make(shop, terms, one)
		if (!isError(made)) return made
		const { code, message, data } = JSON.parse(String(made.body)) as Record<string, unknown>
		return { id: 0, error: { code, message, data } }
	})
	return { status: 200, data: { create } }
}

function make(shop: ShopState, terms: HeldTerm[], { name, parent = 0 }: Body): HeldTerm | SiteAnswer {
	const there = terms.find((one) => one.name.toLowerCase() === String(name).toLowerCase() && one.parent === Number(parent))
	if (there) return wpError(400, 'term_exists', 'A term with the name provided already exists.', { resource_id: there.id })
	const made = { id: shop.nextId(), name: String(name), parent: Number(parent) }
	terms.push(made)
	return made
}

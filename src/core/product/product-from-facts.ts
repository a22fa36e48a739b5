import { AppError } from '../errors'
import { languageOfText } from '../locale/language-of-text'
import { msg } from '../messages/message'
import { withMissing } from './missing-fields'
import { type Origin, type Product, productSchema } from './product'
import type { TypedFacts } from './typed-facts'

const origin = (field: string): Origin => ({ rule: 'typed', place: `form: ${field}` })

/** Facts the seller typed → a product of them alone. Throws AppError `invalid_request` without a title. */
export function productFromFacts(facts: TypedFacts, url = ''): Product {
	if (!facts.title) throw new AppError('invalid_request', msg('facts.name_needed'))
	const words = [facts.title, facts.description, ...facts.bullets, ...facts.specs.flatMap((spec) => [spec.name, spec.value])]
	const language = languageOfText(words.join('\n'))
	const source = { marketplace: 'seller', domain: '', url, ...(language ? { language } : {}) }
	return withTypedFacts(productSchema.parse({ source }), facts)
}

/**
 * What the seller typed counts before what was read: single values are replaced, lists grow, a specification of the
 * same name gives way.
 */
export function withTypedFacts(product: Product, facts: TypedFacts): Product {
	const { title, brand, price, description, bullets, specs, inTheBox } = facts
	const typed = new Set(specs.map((spec) => spec.name.toLowerCase()))
	return withMissing({
		...product,
		...(title ? { title: { value: title, origin: origin('product name') } } : {}),
		...(brand ? { brand: { value: brand, origin: origin('brand') } } : {}),
		...(price ? { price: { value: price, origin: origin('price') } } : {}),
		...(description ? { description: { value: description, origin: origin('description') } } : {}),
		bullets: [...product.bullets, ...bullets.map((value) => ({ value, origin: origin('points') }))],
		specs: [
			...product.specs.filter((spec) => !typed.has(spec.value.name.toLowerCase())),
			...specs.map((value) => ({ value, origin: origin(value.name) })),
		],
		inTheBox: [...product.inTheBox, ...inTheBox.map((value) => ({ value, origin: origin('in the box') }))],
	})
}

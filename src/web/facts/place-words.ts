import type { FactKind } from '../../core/product/facts'
import type { Origin } from '../../core/product/product'

const PLACES: Record<FactKind, string> = {
	title: 'title',
	brand: 'brand line',
	price: 'price',
	listPrice: 'list price',
	availability: 'availability',
	rating: 'star rating',
	category: 'category path',
	bullet: 'points',
	description: 'description',
	spec: 'specification table',
	variant: 'options to choose from',
	box: 'what is in the box',
	seller: 'your shop',
}

const OTHER_LABELS: Partial<Record<FactKind, string>> = {
	listPrice: 'List price',
	availability: 'Availability',
	rating: 'Stars',
	category: 'Category',
	seller: 'Your shop',
}

/** What a fact that cannot be edited is called. */
export function labelOf(kind: FactKind): string {
	return OTHER_LABELS[kind] ?? PLACES[kind]
}

/** Where a fact was found, in plain words. */
export function placeWords(kind: FactKind, { rule, place }: Origin): string {
	if (rule === 'pasted') return `your text, ${place}`
	if (rule === 'typed') return `your ${place.replace(': ', ', ')}`
	if (rule === 'uploaded') return `your ${place}`
	if (rule === 'store-profile') return 'your store profile'
	if (rule === 'seller') return 'stated by you'
	return `listing: ${PLACES[kind]}`
}

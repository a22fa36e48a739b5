import type { FactKind } from '../../core/product/facts'
import type { Origin } from '../../core/product/product'
import { translate } from './words'
import type english from './words/en.json'

/** The form's fields as an origin names them; any other field is a specification's own name. */
const FORM_FIELDS = new Map<string, keyof typeof english.form_fields>([
	['product name', 'name'],
	['brand', 'brand'],
	['price', 'price'],
	['description', 'description'],
	['points', 'points'],
	['in the box', 'box'],
])

/** Where a fact was found, in plain words, in the language of the app. */
export function placeWords(kind: FactKind, { rule, place }: Origin): string {
	if (rule === 'pasted') return translate('origins.pasted', { line: place.replace(/^line /, '') })
	if (rule === 'typed') return translate('origins.typed', { field: fieldWords(place.replace(/^form: /, '')) })
	if (rule === 'uploaded') return translate('origins.uploaded', { number: place.replace(/^photo /, '') })
	if (rule === 'store-profile') return translate('origins.store_profile')
	if (rule === 'seller') return translate('origins.seller')
	return translate('origins.listing', { place: translate(`places.${kind}`) })
}

function fieldWords(field: string): string {
	const known = FORM_FIELDS.get(field)
	return known ? translate(`form_fields.${known}`) : field
}

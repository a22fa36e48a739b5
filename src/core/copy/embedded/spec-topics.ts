import { conceptOf } from '../../specs/spec-words'

/** What a buyer asks of a thing that a specification answers. */
export type SpecTopic = 'material' | 'dimensions' | 'weight' | 'color' | 'compatibility'

/** The names of specifications (as `spec-data` has them) that answer for the whole product, not a part of it. */
const TOPICS: Readonly<Record<string, SpecTopic>> = {
	Material: 'material',
	'Fabric type': 'material',
	'Outer material': 'material',
	'Product dimensions': 'dimensions',
	Weight: 'weight',
	'Net weight': 'weight',
	Color: 'color',
	'Compatible devices': 'compatibility',
}
/** A value in lengths: “30 x 20 cm”, “12 inches”. */
const LENGTHS = new RegExp(
	String.raw`\d\s*(?:[x×*]\s*\d|["”″]|(?:mm|cm|m|in|ft|inch\p{L}*|feet|zoll|pouces?|pulgadas?|pollici|polegadas?` +
		String.raw`|cent[ií]m\p{L}*|millim\p{L}*|سم|مم|см|мм)(?!\p{L})|センチ|ミリ|厘米)`,
	'iu',
)

/**
 * The topic of a specification of the product as a whole, by its name in any of twenty languages and, where that
 * matters, its value; undefined when it answers none of the fixed questions.
 */
export function topicOf(name: string, value: string, from?: string): SpecTopic | undefined {
	const concept = conceptOf(name, 'labels', { from, to: 'english' })?.concept ?? ''
	// A size is a measure of the whole only in lengths; of clothes it is a choice.
	if (concept === 'Size') return LENGTHS.test(value) && !/^\D*\d+\D*$/u.test(value) ? 'dimensions' : undefined
	const topic = TOPICS[concept]
	return topic === 'dimensions' || topic === 'weight' ? (/\d/u.test(value) ? topic : undefined) : topic
}

import { normalizeText } from '../normalize-text'
import type { Quantity } from '../quantities'
import type { FactReading } from '../reading'
import { labelsIn, sizesIn, standsUnder, type VariantLabel } from '../variant-labels'
import type { RuleContext } from './rule'

/** The sizes a statement names, or else the question it answers. */
export function sizesNamed(text: string, question: string | undefined): VariantLabel[] {
	const own = sizesIn(text)
	return own.length > 0 || question === undefined ? own : sizesIn(normalizeText(question)).map((size) => ({ ...size, index: 0 }))
}

/**
 * The sizes a value is said of: the one named right behind it ("63 cm in size S"), those named last before it with no value in between
 * ("from S to 3XL, 63 to 68 cm"), otherwise any the statement names, unless another value stands nearer to it.
 */
export function sizesOf(claim: Quantity, sizes: readonly VariantLabel[], values: readonly Quantity[], text: string): string[] {
	const end = claim.index + claim.written.length
	const behind = sizes.find(({ index }) => index >= end && IN_SIZE.test(text.slice(end, index)))
	if (behind) return [behind.key]
	const last = sizes.findLast(({ index }) => index <= claim.index)
	// Behind it a size may have a value of its own: "S with an 86 cm bust, up to 3XL with 116 cm".
	if (!last) {
		const next = values.find(({ index, unit }) => index > claim.index && unit !== undefined && unit.id === claim.unit?.id)
		if (!next) return sizes.map(({ key }) => key)
		return sizes.filter(({ index }) => index < next.index && ENDS_WITH_SIZE.test(text.slice(index, next.index))).map(({ key }) => key)
	}
	const from = values.findLast(({ index, unit }) => index < last.index && unit !== undefined)?.index ?? -1
	return sizes.filter(({ index }) => index > from && index <= last.index).map(({ key }) => key)
}

/** "63 cm in size S and 68 cm in 3XL": between a value and the size it is of. */
const IN_SIZE =
	/^ ?\p{L}{0,10}\.?(?: (?:long|lång|lang|largo|de long))? (?:in|i|en|em|a|à|på|bei|bij|for|für|pour|para|per|w|v|u|у|в|за|la|nella|nel|na|για|στο|ب|في|untuk|pada)(?: (?:der|the|la|el|il|le|o|a))?(?: (?:size|größe|taille|talla|taglia|tamanho|maat|størrelse|storlek|stl\.?|koossa|rozmiar\p{L}*|velikost\p{L}*|размер\p{L}*|μέγεθος|beden|مقاس))? $/u

/** "… in size S and": what follows the size begins anew. */
const ENDS_WITH_SIZE =
	/^[^\s,;،、，]+(?:[,;،、，](?! (?:con|with|mit|com|avec|med|met|z|ze|s|с|із|cu|me|ile|amb)(?!\p{L}))| (?:and|und|et|y|e|en|och|og|i|a|и|та|і|ve|és|și|και|ja|in|ir|un|dan|و|ו))(?:\s|\p{L}|$)/u

const LEAST_NAME = 4

/** Values of the listing's variants that a statement names. */
export function variantsNamed(text: string, { facts }: RuleContext): VariantLabel[] {
	return facts
		.filter(({ fact }) => fact.kind === 'variant')
		.flatMap(({ fact }) => fact.text.toLowerCase().split(', '))
		.filter((name) => name.length >= LEAST_NAME && /^\p{L}[\p{L}\p{M} /&'-]+$/u.test(name) && text.includes(name))
		.map((key) => ({ key, index: text.indexOf(key) }))
}

/** Of them those a value may be said of: named before it, or behind it in its sentence. */
export const variantsOf = ({ index }: Quantity, variants: readonly VariantLabel[], text: string) =>
	variants
		.filter((one) => {
			if (one.index < index) return true
			const between = text.slice(index, one.index).replace(/\d[.,]\d/gu, '')
			// "Plain ones are 100 % cotton, while Heather Grey has 10 % polyester": behind a comma a variant with a figure of its own.
			const ownFigure = /[,،、，]/u.test(between) && FIGURE_BEHIND.test(text.slice(one.index + one.key.length))
			return !ownFigure && !/[.!?;。！？；]/u.test(between)
		})
		.map(({ key }) => key)
const FIGURE_BEHIND = /^[^.!?;。！？；]*?\d/u

/** Where a fact tells variants apart, the value must be of the one spoken of. */
export function isOfVariant(
	{ index, written }: Quantity,
	fact: FactReading,
	claim: Quantity,
	text: string,
	spokenOf: () => readonly string[],
): boolean {
	const labels = labelsOf(fact)
	// How many there are to choose from is written nowhere.
	if (labels.length < 2 || written === '') return true
	const named = labels
		.filter(({ key }) => !key.startsWith('size ') && key.includes(' ') && text.includes(key))
		.map(({ key }) => ({ key, index: text.indexOf(key) }))
	return standsUnder(labels, index, new Set([...spokenOf(), ...variantsOf(claim, named, text)]))
}

const known = new WeakMap<FactReading, VariantLabel[]>()
function labelsOf(fact: FactReading): VariantLabel[] {
	const labels = known.get(fact) ?? labelsIn(fact.text)
	known.set(fact, labels)
	return labels
}

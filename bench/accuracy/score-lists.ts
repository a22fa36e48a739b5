import type { FieldScore, Label } from './label'
import { f1, imageIdOf, isRecord, listOf, sameName, sameText, sameValue, unique } from './normalise'

const counts = (given: number, wanted: number, right: number): string => `${given} given, ${wanted} wanted, ${right} right`

export function scoreBullets(truth: Label, given: Label): FieldScore {
	const wanted = unique(listOf(truth.bullets).map(sameText))
	const shown = unique(listOf(given.bullets).map(sameText))
	const right = shown.filter((text) => wanted.includes(text)).length
	return { score: f1(right, shown.length, wanted.length), nonempty: wanted.length > 0, note: counts(shown.length, wanted.length, right) }
}

/** Equal lists in equal order. */
export function scoreTexts(truth: unknown, given: unknown): FieldScore {
	const wanted = listOf(truth).map(sameText)
	const equal = JSON.stringify(wanted) === JSON.stringify(listOf(given).map(sameText))
	return { score: Number(equal), nonempty: wanted.length > 0, note: '' }
}

/** A picture counts under any of its ids, once. */
export function scoreGallery(truth: Label, given: Label): { gallery: FieldScore; galleryFirst: FieldScore } {
	const pictures = listOf(truth.galleryImageAliases ?? listOf(truth.galleryImageIds).map((id) => [id])).map(
		(ids) => new Set(listOf(ids).map(imageIdOf)),
	)
	const shown = unique(listOf(given.galleryImageIds).map(imageIdOf))
	const left = new Set(pictures)
	for (const id of shown) {
		const hit = [...left].find((ids) => ids.has(id))
		if (hit) left.delete(hit)
	}
	const right = pictures.length - left.size
	const [first] = shown
	const leads = first === undefined ? pictures.length === 0 : (pictures[0]?.has(first) ?? false)
	const nonempty = pictures.length > 0
	return {
		gallery: {
			score: f1(right, shown.length, pictures.length),
			nonempty,
			note: counts(shown.length, pictures.length, right),
		},
		galleryFirst: { score: Number(leads), nonempty, note: '' },
	}
}

/** Optional pictures (logos, brand story, comparisons) neither help nor harm. */
export function scoreImages(truth: Label, given: Label): FieldScore {
	const wanted = unique(listOf(truth.descriptionImageIds).map(imageIdOf))
	const optional = new Set(unique(listOf(truth.descriptionImageIdsOptional).map(imageIdOf)).filter((id) => !wanted.includes(id)))
	const shown = unique(listOf(given.descriptionImageIds).map(imageIdOf)).filter((id) => !optional.has(id))
	const right = shown.filter((id) => wanted.includes(id)).length
	return { score: f1(right, shown.length, wanted.length), nonempty: wanted.length > 0, note: counts(shown.length, wanted.length, right) }
}

/** Sales ranks and review summaries are no specifications; an output that has them is not punished for it. */
const BESIDE = new RegExp(
	'best ?sellers? rank|bestsellers rank|bestseller-rang|customer reviews?|kundenbewertung|kundenrezension' +
		'|commentaires client|meilleures ventes|m[aá]s vendidos|mais vendidos|de los clientes|d[eo]s? clientes' +
		'|recensioni|classifica bestseller|classifica.* bestseller',
	'i',
)

export function scoreSpecs(truth: Label, given: Label): { specs: FieldScore; specNames: FieldScore } {
	const optional = new Set(listOf(truth.specsOptional).map(sameName))
	const wanted = wantedSpecs(truth)
	for (const name of optional) wanted.delete(name)
	const shown = givenSpecs(given).filter(([name]) => !optional.has(name) && !BESIDE.test(name))
	const right = new Set(shown.filter(([name, value]) => wanted.get(name)?.has(value)).map(([name]) => name))
	const wrong = shown.filter(([name, value]) => !wanted.get(name)?.has(value))
	const names = new Set(shown.map(([name]) => name))
	const known = [...names].filter((name) => wanted.has(name)).length
	const nonempty = wanted.size > 0
	const missed = [...wanted.keys()].filter((name) => !right.has(name))
	const wrongPairs = wrong.map((pair) => pair.join('=')).slice(0, 4)
	const counts = `${right.size} right, ${wrong.length} wrong, ${wanted.size} wanted`
	const note = `${counts}; wrong: ${wrongPairs}; missed: ${missed.slice(0, 6)}`
	return {
		specs: { score: f1(right.size, right.size + wrong.length, wanted.size), nonempty, note },
		specNames: { score: f1(known, names.size, wanted.size), nonempty, note: '' },
	}
}

function wantedSpecs(truth: Label): Map<string, Set<string>> {
	const wanted = new Map<string, Set<string>>()
	const add = (name: string, values: unknown[]) => {
		const key = sameName(name)
		wanted.set(key, new Set([...(wanted.get(key) ?? []), ...values.map(sameValue)]))
	}
	for (const [name, value] of Object.entries(isRecord(truth.specs) ? truth.specs : {})) add(name, [value])
	for (const [name, values] of Object.entries(isRecord(truth.specAlternatives) ? truth.specAlternatives : {})) add(name, listOf(values))
	return wanted
}

/** Specifications as a record, a list of `{ name, value }` or a list of pairs; each pair once. */
function givenSpecs(given: Label): [string, string][] {
	const pairs = isRecord(given.specs)
		? Object.entries(given.specs).flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => [name, one]))
		: listOf(given.specs).flatMap((one) => (isRecord(one) ? [[one.name, one.value]] : Array.isArray(one) && one.length === 2 ? [one] : []))
	const seen = new Map<string, [string, string]>()
	for (const [name, value] of pairs) {
		const pair: [string, string] = [sameName(name), sameValue(value)]
		if (pair[0] && pair[1]) seen.set(pair.join('\n'), pair)
	}
	return [...seen.values()]
}

import type { FieldScore, Label, PageScore } from './label'
import { amountOf, isRecord, listOf, numberOf, sameAmount, sameText } from './normalise'
import { scoreBullets, scoreGallery, scoreImages, scoreSpecs, scoreTexts } from './score-lists'
import { scoreVariants } from './score-variants'

/** What a label's `acceptable` allows beside its own value. */
const alternatives = (truth: Label, field: string): unknown[] => (isRecord(truth.acceptable) ? listOf(truth.acceptable[field]) : [])
export const verdict = (score: number | boolean, nonempty: boolean, note = ''): FieldScore => ({ score: Number(score), nonempty, note })
const wanted = (given: unknown, truth: unknown): string => `${JSON.stringify(given ?? null)}, wanted ${JSON.stringify(truth ?? null)}`

/**
 * Judges one page's output against its truth: exact fields, amounts to the cent, F1 for lists; fields the truth calls
 * ambiguous are left out.
 */
export function scorePage(name: string, truth: Label, output: Label | undefined): PageScore {
	const given = output ?? {}
	const fields = {
		...scoreExact(truth, given),
		...scorePrices(truth, given),
		...scoreLists(truth, given),
		...scoreInformation(truth, given),
	}
	if (!output) for (const field of Object.keys(fields)) fields[field] = verdict(0, fields[field]?.nonempty ?? false, 'no output')
	const list = { wanted: amountOf(truth.listPrice), given: amountOf(given.listPrice) }
	return {
		name,
		year: numberOf(truth.year) ?? 0,
		fields,
		missing: !output,
		listPrice: {
			given: list.given !== undefined,
			wanted: list.wanted !== undefined,
			right: list.given !== undefined && sameAmount(list.given, list.wanted),
		},
	}
}

function ambiguous(truth: Label): Set<unknown> {
	return new Set(listOf(truth.ambiguousFields))
}

function scoreExact(truth: Label, given: Label): Record<string, FieldScore> {
	const fields: Record<string, FieldScore> = {}
	const present = (field: string) => truth[field] !== null && truth[field] !== undefined
	for (const field of ['title', 'brand', 'asin', 'availability']) {
		if (ambiguous(truth).has(field)) continue
		const right = [truth[field], ...alternatives(truth, field)].map(sameText)
		fields[field] = verdict(right.includes(sameText(given[field])), present(field), wanted(given[field], truth[field]))
	}
	for (const field of ['rating', 'ratingCount']) {
		if (ambiguous(truth).has(field)) continue
		const right = [truth[field], ...alternatives(truth, field)].map(numberOf)
		fields[field] = verdict(
			right.some((one) => sameAmount(one, numberOf(given[field]))),
			present(field),
			wanted(given[field], truth[field]),
		)
	}
	return fields
}

/** A page without a price scores for abstaining only. The currency is judged where there is a price. */
function scorePrices(truth: Label, given: Label): Record<string, FieldScore> {
	const fields: Record<string, FieldScore> = {}
	const amount = amountOf(given.price)
	const accepted = [amountOf(truth.price), ...alternatives(truth, 'price').map(numberOf)]
	if (!ambiguous(truth).has('price')) {
		fields.price = verdict(
			accepted.some((one) => sameAmount(one, amount)),
			accepted[0] !== undefined,
			wanted(given.price, truth.price),
		)
		const abstained = amount === undefined && accepted.includes(undefined)
		if (isRecord(truth.price) && !abstained) {
			const currency = isRecord(given.price) ? given.price.currency : given.currency
			fields.currency = verdict(sameText(currency) === sameText(truth.price.currency), true, wanted(currency, truth.price.currency))
		}
	}
	const list = amountOf(truth.listPrice)
	fields.listPrice = verdict(sameAmount(list, amountOf(given.listPrice)), list !== undefined, wanted(given.listPrice, truth.listPrice))
	return fields
}

function scoreLists(truth: Label, given: Label): Record<string, FieldScore> {
	return {
		bullets: scoreBullets(truth, given),
		...scoreGallery(truth, given),
		descriptionImages: scoreImages(truth, given),
		...scoreSpecs(truth, given),
		...scoreVariants(truth, given),
	}
}

function scoreInformation(truth: Label, given: Label): Record<string, FieldScore> {
	const language = (value: unknown) => sameText(value).replaceAll('_', '-').split('-')[0] ?? ''
	const prose = (value: unknown) => sameText(String(value ?? '').replace(/<[^>]+>/g, ' '))
	const [truthProse, givenProse] = [prose(truth.description), prose(given.description)]
	const described = truthProse === '' ? givenProse === '' : givenProse !== '' && givenProse.slice(0, 1500).includes(truthProse.slice(0, 80))
	const fields: Record<string, FieldScore> = {
		breadcrumbs: scoreTexts(truth.breadcrumbs, given.breadcrumbs),
		description: verdict(described, truthProse !== ''),
	}
	if (truth.language) {
		const right = [truth.language, ...alternatives(truth, 'language')].map(language)
		fields.language = verdict(right.includes(language(given.language)), true)
	}
	return fields
}

import type { FieldScore, Label } from './label'
import { f1, isRecord, numberOf, sameName, sameValue } from './normalise'

type Pair = [dimension: string, value: string]

/**
 * F1 of (dimension, value). Where the truth has no variants, nothing or just the single value the page shows is right;
 * media formats given as variants are not judged.
 */
export function scoreVariants(truth: Label, given: Label): Record<string, FieldScore> {
	const shown = pairsOf(given.variants)
	if (!isRecord(truth.variants)) return withoutVariants(truth, shown)
	const wanted = pairsOf(truth.variants)
	const right = common(wanted.map(join), shown.map(join))
	const [wantedValues, shownValues] = [values(wanted), values(shown)]
	const count = isRecord(given.variants) ? numberOf(given.variants.count) : undefined
	return {
		variants: {
			score: f1(right, shown.length, wanted.length),
			nonempty: true,
			note: `${shown.length} given, ${wanted.length} wanted, ${right} right`,
		},
		variantValues: {
			score: f1(common(wantedValues, shownValues), shownValues.length, wantedValues.length),
			nonempty: true,
			note: '',
		},
		variantCount: { score: Number(count === numberOf(truth.variants.count)), nonempty: true, note: '' },
	}
}

function withoutVariants(truth: Label, shown: Pair[]): Record<string, FieldScore> {
	const single = values(pairsOf(truth.variantsSingleton))
	const right = shown.length === 0 || (single.length > 0 && values(shown).every((value) => single.includes(value)))
	if (!right && truth.formatsShown) return {}
	const score = { score: Number(right), nonempty: false, note: `${shown.length} values given, none wanted` }
	return { variants: score, variantValues: score }
}

function pairsOf(variants: unknown): Pair[] {
	const dimensions = isRecord(variants) && isRecord(variants.dimensions) ? variants.dimensions : {}
	const seen = new Map<string, Pair>()
	for (const [name, list] of Object.entries(dimensions)) {
		for (const value of Array.isArray(list) ? list : [list]) {
			const pair: Pair = [sameName(name), sameValue(value)]
			if (pair[1]) seen.set(join(pair), pair)
		}
	}
	return [...seen.values()]
}

const join = (pair: Pair): string => pair.join('\n')
const values = (pairs: readonly Pair[]): string[] => [...new Set(pairs.map(([, value]) => value))]
const common = (a: readonly string[], b: readonly string[]): number => a.filter((one) => b.includes(one)).length

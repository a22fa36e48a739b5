import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { claimFeatures, saysEnough } from '../../../src/core/truth/learned/claim-features'
import { isShort, type LearnedClaim, type LearnedWeights } from '../../../src/core/truth/learned/learned-claims'
import { normalizeText } from '../../../src/core/truth/normalize-text'
import { statementsOf } from '../../../src/core/truth/statements'
import { PACKAGE_DIR } from '../../../src/server/root'
import { FOLDS, phrases, type Sentence, statementsIn, talkIn } from './examples'
import { type Model, score, train } from './train'

const FILES: Readonly<Record<LearnedClaim, string>> = { 'social-proof': 'popularity.json', health: 'health.json' }
/**
 * So many of the true statements, and of the innocent talk (half of it as like to claims as can be), may be doubted by what is learned, judged by
 * weights that have not seen their set. Short texts are told worse by their pieces, and most claims of health by the lists: there less is risked.
 */
type Doubted = { statement: number; talk: number }
const DOUBTED: Readonly<Record<LearnedClaim, { short: Doubted; long: Doubted }>> = {
	'social-proof': { short: { statement: 0.003, talk: 0.01 }, long: { statement: 0.01, talk: 0.035 } },
	health: { short: { statement: 0.001, talk: 0.002 }, long: { statement: 0.003, talk: 0.005 } },
}
const MOST = 127

const bench = join(PACKAGE_DIR, 'bench', 'truth')
const sentences = [...statementsIn(join(bench, 'statements')), ...talkIn(join(bench, 'talk')), ...phrases()].flatMap(withParts)
const groups = [...new Set(sentences.map(({ group }) => group))]
const foldOf = new Map(groups.map((group, at) => [group, at % FOLDS]))
const all = sentences.map((sentence) => ({
	...sentence,
	features: claimFeatures(normalizeText(sentence.text)),
	fold: foldOf.get(sentence.group) ?? 0,
}))
type Example = (typeof all)[number] & { claims: readonly LearnedClaim[] }

/** Each sentence of an innocent text is innocent, and is judged by itself. */
function withParts(sentence: Sentence): Sentence[] {
	const parts = sentence.innocent ? statementsOf(sentence.text) : []
	return parts.length > 1 ? [sentence, ...parts.map((text) => ({ ...sentence, text }))] : [sentence]
}

/** Learns a kind of claim, prints what it would have caught unseen, and writes its weights. */
function learn(kind: LearnedClaim): void {
	const asExample = (one: Example) => ({ features: one.features, claims: one.claims.includes(kind) })
	const unseen = new Map<Example, number>()
	for (let fold = 0; fold < FOLDS; fold++) {
		const model = quantized(train(all.filter((one) => one.fold !== fold).map(asExample)))
		for (const one of all) if (one.fold === fold) unseen.set(one, score(model, one.features))
	}
	const told = all.filter((one) => saysEnough(one.text))
	const of = (kind: Sentence['kind'], short: boolean) => (one: Example) => one.kind === kind && isShort(one.features) === short
	const thresholdOf = (short: boolean) =>
		Math.max(
			...Object.entries(DOUBTED[kind][short ? 'short' : 'long']).map(([from, share]) => {
				const innocent = told.filter((one) => one.innocent && of(from as Sentence['kind'], short)(one))
				return exceededBy(
					innocent.map((one) => unseen.get(one) ?? 0),
					share,
				)
			}),
		)
	const thresholds = { threshold: thresholdOf(false), thresholdOfShort: thresholdOf(true) }
	console.log(`${kind}: ${JSON.stringify(thresholds)}`)
	for (const from of ['statement', 'talk'] as const) {
		for (const short of [true, false]) {
			const threshold = short ? thresholds.thresholdOfShort : thresholds.threshold
			const some = told.filter(of(from, short))
			const share = (ones: readonly Example[]) =>
				`${((100 * ones.filter((one) => (unseen.get(one) ?? 0) > threshold).length) / ones.length).toFixed(1)} % of ${ones.length}`
			const [claims, innocent] = [some.filter((one) => one.claims.includes(kind)), some.filter((one) => one.innocent)]
			console.log(`  ${short ? 'short' : 'long'} ${from}s unseen: caught ${share(claims)}, doubted ${share(innocent)}`)
		}
	}
	const { weights, bias } = train(all.map(asExample))
	const step = stepOf(weights)
	const bytes = Int8Array.from(weights, (weight) => Math.round(weight / step))
	const file: LearnedWeights = {
		bias: rounded(bias),
		step: rounded(step),
		threshold: rounded(thresholds.threshold),
		thresholdOfShort: rounded(thresholds.thresholdOfShort),
		weights: Buffer.from(bytes.buffer).toString('base64'),
	}
	writeFileSync(join(PACKAGE_DIR, 'src', 'core', 'truth', 'learned', FILES[kind]), `${JSON.stringify(file, undefined, '\t')}\n`)
}

/** The score that so large a share is beyond. */
const exceededBy = (values: readonly number[], share: number) => [...values].sort((a, b) => b - a)[Math.floor(values.length * share)] ?? 0
const stepOf = (weights: Float32Array) => weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST
const rounded = (value: number) => Number(value.toPrecision(6))
function quantized({ weights, bias }: Model): Model {
	const step = stepOf(weights)
	return { weights: weights.map((weight) => Math.round(weight / step) * step), bias }
}

for (const kind of Object.keys(FILES) as LearnedClaim[]) learn(kind)

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { saysEnough } from '../../../src/core/truth/learned/claim-features'
import {
	isShort,
	type LearnedClaim,
	type LearnedWeights,
	type Thresholds,
	textFeatures,
} from '../../../src/core/truth/learned/learned-claims'
import { normalizeText } from '../../../src/core/truth/normalize-text'
import { statementsOf } from '../../../src/core/truth/statements'
import { PACKAGE_DIR } from '../../../src/server/root'
import { FOLDS, phrases, type Sentence, statementsIn, talkIn } from './examples'
import { type Example, type Model, score, train } from './train'

const FILES: Readonly<Record<LearnedClaim, string>> = {
	'social-proof': 'popularity.json',
	health: 'health.json',
	scarcity: 'scarcity.json',
}
/**
 * So many of the true statements, and of the innocent talk (half of it as like to claims as can be), may be doubted by what is learned, judged by
 * weights that have not seen their set. Short texts are told worse by their pieces, and most claims of health by the lists: there less is risked.
 */
type Doubted = { statement: number; talk: number }
const DOUBTED: Readonly<Record<LearnedClaim, { short: Doubted; long: Doubted }>> = {
	'social-proof': { short: { statement: 0.0015, talk: 0.004 }, long: { statement: 0.0025, talk: 0.009 } },
	health: { short: { statement: 0.001, talk: 0.0015 }, long: { statement: 0.001, talk: 0.002 } },
	scarcity: { short: { statement: 0.0005, talk: 0.002 }, long: { statement: 0.0015, talk: 0.008 } },
}
const MOST = 127

const bench = join(PACKAGE_DIR, 'bench', 'truth')
const sentences = [...statementsIn(join(bench, 'statements')), ...talkIn(join(bench, 'talk')), ...phrases()].flatMap(withParts)
const groups = [...new Set(sentences.map(({ group }) => group))]
const foldOf = new Map(groups.map((group, at) => [group, at % FOLDS]))
const all = sentences.map((sentence) => ({
	...sentence,
	features: textFeatures(normalizeText(sentence.text)),
	fold: foldOf.get(sentence.group) ?? 0,
}))
type Judged = (typeof all)[number]

/** Each sentence of an innocent text is innocent, and is judged by itself. */
function withParts(sentence: Sentence): Sentence[] {
	const parts = sentence.innocent ? statementsOf(sentence.text) : []
	return parts.length > 1 ? [sentence, ...parts.map((text) => ({ ...sentence, text }))] : [sentence]
}

/** What a text scores as a whole, and its strongest part. */
type Scores = { whole: number; part: number }
const scoresOf = (model: Model, { features: { whole, parts } }: Judged): Scores => ({
	whole: score(model, whole),
	part: parts.reduce((most, part) => Math.max(most, score(model, part)), Number.NEGATIVE_INFINITY),
})

/** Of an innocent text every part is innocent; of one that claims, the part that speaks most for it does, by weights learned from whole texts. */
function modelOf(kind: LearnedClaim, some: readonly Judged[]): Model {
	const wholes: Example[] = some.map((one) => ({ features: one.features.whole, claims: one.claims.includes(kind) }))
	const innocent = some.flatMap((one) => (one.innocent ? one.features.parts.map((features) => ({ features, claims: false })) : []))
	const first = train([...wholes, ...innocent])
	const strongest = some.flatMap(({ claims, features: { parts } }) => {
		const [best] = claims.includes(kind) ? [...parts].sort((a, b) => score(first, b) - score(first, a)) : []
		return best ? [{ features: best, claims: true }] : []
	})
	return train([...wholes, ...innocent, ...strongest])
}

/** Learns a kind of claim, prints what it would have caught unseen, and writes its weights. */
function learn(kind: LearnedClaim): void {
	const unseen = new Map<Judged, Scores>()
	for (let fold = 0; fold < FOLDS; fold++) {
		const model = quantized(
			modelOf(
				kind,
				all.filter((one) => one.fold !== fold && one.untold !== kind),
			),
		)
		for (const one of all) if (one.fold === fold) unseen.set(one, scoresOf(model, one))
	}
	const thresholds = thresholdsOf(kind, unseen)
	console.log(`${kind}: ${JSON.stringify(thresholds)}`)
	for (const from of ['statement', 'talk'] as const) {
		for (const short of [true, false]) {
			const some = told(unseen, from, short)
			const share = (ones: readonly Judged[]) =>
				`${((100 * ones.filter((one) => isBeyond(unseen.get(one), thresholds, short)).length) / ones.length).toFixed(1)} % of ${ones.length}`
			const [claims, innocent] = [some.filter((one) => one.claims.includes(kind)), some.filter((one) => one.innocent)]
			console.log(`  ${short ? 'short' : 'long'} ${from}s unseen: caught ${share(claims)}, doubted ${share(innocent)}`)
		}
	}
	const { weights, bias } = modelOf(
		kind,
		all.filter((one) => one.untold !== kind),
	)
	const step = stepOf(weights)
	const bytes = Int8Array.from(weights, (weight) => Math.round(weight / step))
	const file: LearnedWeights = {
		bias: rounded(bias),
		step: rounded(step),
		threshold: rounded(thresholds.threshold),
		thresholdOfShort: rounded(thresholds.thresholdOfShort),
		thresholdOfPart: rounded(thresholds.thresholdOfPart),
		weights: Buffer.from(bytes.buffer).toString('base64'),
	}
	writeFileSync(join(PACKAGE_DIR, 'src', 'core', 'truth', 'learned', FILES[kind]), `${JSON.stringify(file, undefined, '\t')}\n`)
}

const told = (unseen: ReadonlyMap<Judged, Scores>, from: Sentence['kind'], short: boolean) =>
	[...unseen.keys()].filter((one) => one.kind === from && isShort(one.features.whole) === short && saysEnough(one.text))

const isBeyond = (scores: Scores | undefined, thresholds: Thresholds, short: boolean) =>
	scores !== undefined &&
	(scores.whole > (short ? thresholds.thresholdOfShort : thresholds.threshold) || scores.part > thresholds.thresholdOfPart)

/** So much of what may be doubted may be doubted by a part alone. */
const BY_PARTS = 0.3
/** The least thresholds by which no more of the innocent is doubted than may be. */
function thresholdsOf(kind: LearnedClaim, unseen: ReadonlyMap<Judged, Scores>): Thresholds {
	const innocent = (from: Sentence['kind'], short: boolean) =>
		told(unseen, from, short)
			.filter((one) => one.innocent)
			.map((one) => unseen.get(one) as Scores)
	const doubted = Object.entries(DOUBTED[kind].long) as [keyof Doubted, number][]
	const thresholdOfPart = Math.max(
		...doubted.map(([from, share]) =>
			exceededBy(
				innocent(from, false).map(({ part }) => part),
				BY_PARTS * share,
			),
		),
	)
	const ofWhole = (short: boolean) =>
		Math.max(
			...(Object.entries(DOUBTED[kind][short ? 'short' : 'long']) as [keyof Doubted, number][]).map(([from, share]) => {
				const ones = innocent(from, short)
				const byParts = ones.filter(({ part }) => part > thresholdOfPart)
				return exceededBy(
					ones.filter(({ part }) => part <= thresholdOfPart).map(({ whole }) => whole),
					Math.max(0, share * ones.length - byParts.length) / ones.length,
				)
			}),
		)
	return { threshold: ofWhole(false), thresholdOfShort: ofWhole(true), thresholdOfPart }
}

/** The score that so large a share is beyond. */
const exceededBy = (values: readonly number[], share: number) => [...values].sort((a, b) => b - a)[Math.floor(values.length * share)] ?? 0
const stepOf = (weights: Float32Array) => weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST
const rounded = (value: number) => Number(value.toPrecision(6))
function quantized({ weights, bias }: Model): Model {
	const step = stepOf(weights)
	return { weights: weights.map((weight) => Math.round(weight / step) * step), bias }
}

const chosen = process.argv.slice(2)
for (const kind of Object.keys(FILES) as LearnedClaim[]) if (chosen.length === 0 || chosen.includes(kind)) learn(kind)

import { writeFile } from 'node:fs/promises'
import type { ClaimCategory } from '../../src/core/copy/copy'
import { normalizeText } from '../../src/core/truth/normalize-text'
import { type Features, featuresOf, HEADER, LEARNED, type Learned, PLACES } from '../../src/core/truth/reads-like'
import { statementsOf } from '../../src/core/truth/statements'
import { readClaims, readSet } from './sets'

/** What each kind is taught by: categories of labelled statements, and the sign of claims without a listing. */
const TAUGHT_BY: Readonly<Record<Learned, { categories: readonly ClaimCategory[]; sign: string }>> = {
	'social-proof': { categories: ['social-proof'], sign: '-' },
	health: { categories: ['health'], sign: 'h' },
	scarcity: {
		categories: ['scarcity', 'countdown', 'certificates'],
		sign: 's',
	},
}
/** Share of innocent sentences of a part left out that may score above the threshold. */
const FALSE_ALARMS = 0.006
const FOLDS = 5
const ROUNDS = 8
const STEP = 0.5
const SHRINK = 1 / 30_000
/** Weights beyond this share of all are cut, so that a byte tells the others apart. */
const CUT = 0.9995

type Example = { features: Features; claims: boolean; fold: number }
type Model = { weights: Float32Array; bias: number }

let state = 7
/** The same numbers at every run. */
const random = () => {
	state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
	return state / 2 ** 32
}

async function examplesOf(kind: Learned): Promise<Example[]> {
	const { categories, sign } = TAUGHT_BY[kind]
	const example = (text: string, claims: boolean): Example => ({
		features: featuresOf(normalizeText(text)),
		claims,
		fold: Math.floor(random() * FOLDS),
	})
	const statements = (await readSet('worked-with')).flatMap((label) => {
		const claims = categories.some((category) => label.categories.includes(category))
		const sentences = statementsOf(label.text)
		// Which of several sentences claims it, the label does not say.
		if ((claims && sentences.length > 1) || (!claims && label.categories[0] === 'missing-evidence')) return []
		return sentences.map((sentence) => example(sentence, claims))
	})
	const claims = (await readClaims())
		.filter((claim) => claim.sign === sign || claim.sign === '+' || (kind !== 'scarcity' && claim.sign !== 's'))
		.map(({ text, sign: told }) => example(text, told === sign))
	return [...statements, ...claims]
}

function scoreOf({ weights, bias }: Model, { pieces, pieceValue, words, wordValue }: Features): number {
	const sum = (places: Uint32Array) => places.reduce((total, place) => total + (weights[place] ?? 0), 0)
	return bias + pieceValue * sum(pieces) + wordValue * sum(words)
}

/** Logistic regression with small weights, by AdaGrad over shuffled rounds. */
function train(examples: readonly Example[]): Model {
	const model: Model = { weights: new Float32Array(PLACES), bias: 0 }
	const squares = new Float32Array(PLACES).fill(1e-6)
	let biasSquare = 1e-6
	const shuffled = [...examples]
	for (let round = 0; round < ROUNDS; round++) {
		for (let at = shuffled.length - 1; at > 0; at--) {
			const other = Math.floor(random() * (at + 1))
			;[shuffled[at], shuffled[other]] = [shuffled[other] as Example, shuffled[at] as Example]
		}
		for (const { features, claims } of shuffled) {
			const error = 1 / (1 + Math.exp(-scoreOf(model, features))) - (claims ? 1 : 0)
			const update = (places: Uint32Array, value: number) => {
				for (const place of places) {
					const gradient = error * value + SHRINK * (model.weights[place] ?? 0)
					squares[place] = (squares[place] ?? 0) + gradient * gradient
					model.weights[place] = (model.weights[place] ?? 0) - (STEP * gradient) / Math.sqrt(squares[place] ?? 1)
				}
			}
			update(features.pieces, features.pieceValue)
			update(features.words, features.wordValue)
			biasSquare += error * error
			model.bias -= (STEP * error) / Math.sqrt(biasSquare)
		}
	}
	return model
}

/** What innocent sentences of a part left out hardly ever score. */
function thresholdOf(examples: readonly Example[]): { threshold: number; recall: number } {
	const model = train(examples.filter(({ fold }) => fold !== 0))
	const scored = examples.filter(({ fold }) => fold === 0).map(({ features, claims }) => ({ score: scoreOf(model, features), claims }))
	const innocent = scored
		.filter(({ claims }) => !claims)
		.map(({ score }) => score)
		.sort((a, b) => b - a)
	const threshold = innocent[Math.floor(innocent.length * FALSE_ALARMS)] ?? 0
	const claims = scored.filter((one) => one.claims)
	return { threshold, recall: claims.filter(({ score }) => score > threshold).length / claims.length }
}

const bytes = new Uint8Array(HEADER + LEARNED.length * PLACES)
const view = new DataView(bytes.buffer)
for (const [at, kind] of LEARNED.entries()) {
	const examples = await examplesOf(kind)
	const { threshold, recall } = thresholdOf(examples)
	const { weights, bias } = train(examples)
	const step = ([...weights].map(Math.abs).sort((a, b) => a - b)[Math.floor(PLACES * CUT)] ?? 1) / 127
	for (const [number, value] of [bias, step, threshold].entries()) view.setFloat32((at * 3 + number) * 4, value, true)
	for (const [place, weight] of weights.entries())
		view.setInt8(HEADER + at * PLACES + place, Math.max(-127, Math.min(127, Math.round(weight / step))))
	console.log(`${kind}: ${examples.length} sentences, of a fifth left out ${recall.toFixed(3)} of the claims above ${threshold.toFixed(2)}`)
}
await writeFile('truth-data/weights.bin', bytes)

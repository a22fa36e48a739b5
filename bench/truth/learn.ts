import type { ClaimCategory } from '../../src/core/truth/claims'
import { normalizeText } from '../../src/core/truth/normalize-text'
import { type Features, featuresOf, type Learned, PLACES } from '../../src/core/truth/reads-like'
import { statementsOf } from '../../src/core/truth/statements'
import type { Claim } from './sets'
import type { Labelled } from './statement'

/** What each kind is taught by: categories of labelled statements, and the sign of claims without a listing. */
const TAUGHT_BY: Readonly<Record<Learned, { categories: readonly ClaimCategory[]; sign: string }>> = {
	'social-proof': { categories: ['social-proof'], sign: '-' },
	health: { categories: ['health'], sign: 'h' },
	scarcity: {
		categories: ['scarcity', 'countdown', 'certificates'],
		sign: 's',
	},
}
const ROUNDS = 8
const STEP = 0.5
const SHRINK = 1 / 30_000

export type Example = { features: Features; claims: boolean }
export type Model = { weights: Float32Array; bias: number }

const example = (text: string, claims: boolean): Example => ({ features: featuresOf(normalizeText(text)), claims })

/** The sentences of labelled statements that teach a kind. */
export function examplesOf(kind: Learned, statements: readonly Labelled[]): Example[] {
	const { categories } = TAUGHT_BY[kind]
	return statements.flatMap((label) => {
		const claims = categories.some((category) => label.categories.includes(category))
		const sentences = statementsOf(label.text)
		// Which of several sentences claims it, the label does not say.
		if ((claims && sentences.length > 1) || (!claims && label.categories[0] === 'missing-evidence')) return []
		return sentences.map((sentence) => example(sentence, claims))
	})
}

/** The claims without a listing that teach a kind. */
export function claimsTeaching(kind: Learned, claims: readonly Claim[]): Example[] {
	const { sign } = TAUGHT_BY[kind]
	return claims
		.filter((claim) => claim.sign === sign || claim.sign === '+' || (kind !== 'scarcity' && claim.sign !== 's'))
		.map(({ text, sign: told }) => example(text, told === sign))
}

/** The log odds that a sentence claims what the model was taught. */
export function scoreOf({ weights, bias }: Model, { pieces, pieceValue, words, wordValue }: Features): number {
	const sum = (places: Uint32Array) => {
		let total = 0
		for (let at = 0; at < places.length; at++) total += weights[places[at] ?? 0] ?? 0
		return total
	}
	return bias + pieceValue * sum(pieces) + wordValue * sum(words)
}

let state = 7
/** The same numbers at every run. */
const random = () => {
	state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
	return state / 2 ** 32
}

/** Logistic regression with small weights, by AdaGrad over shuffled rounds. */
export function train(examples: readonly Example[]): Model {
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
				for (let at = 0; at < places.length; at++) {
					const place = places[at] ?? 0
					const weight = model.weights[place] ?? 0
					const gradient = error * value + SHRINK * weight
					const square = (squares[place] ?? 0) + gradient * gradient
					squares[place] = square
					model.weights[place] = weight - (STEP * gradient) / Math.sqrt(square)
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

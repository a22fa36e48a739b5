import { type ClaimFeatures, PLACES } from '../../../src/core/truth/learned/claim-features'

export type Example = { features: ClaimFeatures; claims: boolean }
export type Model = { weights: Float32Array; bias: number }

/** How far one example may pull against the wish for small weights (C of a logistic regression). */
const PULL = 30
const ROUNDS = 30
const STEP = 0.5

/** Logistic regression with small weights, by AdaGrad over shuffled rounds; the same examples give the same weights. */
export function train(examples: readonly Example[]): Model {
	const weights = new Float32Array(PLACES)
	const squares = new Float32Array(PLACES).fill(1e-6)
	const last = new Uint32Array(PLACES)
	const order = examples.map((_, at) => at)
	const shrink = 1 / (PULL * examples.length)
	let bias = 0
	let biasSquare = 1e-6
	let seen = 0
	let random = 12_345
	for (let round = 0; round < ROUNDS; round++) {
		for (let at = order.length - 1; at > 0; at--) {
			random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0
			const other = random % (at + 1)
			;[order[at], order[other]] = [order[other] as number, order[at] as number]
		}
		for (const index of order) {
			const { features, claims } = examples[index] as Example
			seen++
			const error = 1 / (1 + Math.exp(-score({ weights, bias }, features))) - (claims ? 1 : 0)
			const update = (places: Uint32Array, value: number) => {
				for (const place of places) {
					// The wish for small weights, for all the examples since that had nothing there.
					const since = Math.min(seen - (last[place] as number), examples.length)
					last[place] = seen
					const gradient = error * value + shrink * since * (weights[place] as number)
					squares[place] = (squares[place] as number) + gradient * gradient
					weights[place] = (weights[place] as number) - (STEP * gradient) / Math.sqrt(squares[place] as number)
				}
			}
			update(features.pieces, features.pieceValue)
			update(features.words, features.wordValue)
			biasSquare += error * error
			bias -= (STEP * error) / Math.sqrt(biasSquare)
		}
	}
	return { weights, bias }
}

/** The log of the odds that a sentence claims. */
export function score({ weights, bias }: Model, { pieces, pieceValue, words, wordValue }: ClaimFeatures): number {
	let sum = 0
	for (const place of pieces) sum += weights[place] as number
	let ofWords = 0
	for (const place of words) ofWords += weights[place] as number
	return bias + sum * pieceValue + ofWords * wordValue
}

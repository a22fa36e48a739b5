import { type ClaimFeatures, claimFeatures } from './claim-features'
import health from './health.json'
import { partsOfText } from './parts-of-text'
import popularity from './popularity.json'
import scarcity from './scarcity.json'

/** Scores above these are claims: of whole texts, of short ones, and of a part of a text. */
export type Thresholds = { threshold: number; thresholdOfShort: number; thresholdOfPart: number }

/** What `npm run truth:learn` wrote: one byte for each place, in base64, times `step`. */
export type LearnedWeights = Thresholds & { bias: number; step: number; weights: string }

/** Kinds of claims that are told in more ways than a list can hold. */
export type LearnedClaim = 'social-proof' | 'health' | 'scarcity'
const LEARNED: Readonly<Record<LearnedClaim, LearnedWeights>> = { 'social-proof': popularity, health, scarcity }

type Opened = Omit<LearnedWeights, 'weights'> & { weights: Int8Array }
const opened = new Map<LearnedClaim, Opened>()

function open(kind: LearnedClaim): Opened {
	const known = opened.get(kind)
	if (known) return known
	const { weights, ...rest } = LEARNED[kind]
	const made = { ...rest, weights: Int8Array.from(atob(weights), (byte) => byte.charCodeAt(0)) }
	opened.set(kind, made)
	return made
}

/**
 * How far a text in normalizeText form is beyond what innocent texts score, in log odds; above zero it reads like a claim of the kind.
 * Learned from the sentences of `bench/truth/talk` and `bench/truth/statements` (decision 031).
 */
export function claimExcess(kind: LearnedClaim, { whole, parts }: TextFeatures): number {
	const { thresholdOfShort, threshold, thresholdOfPart } = open(kind)
	return Math.max(
		scoreOf(kind, whole) - (isShort(whole) ? thresholdOfShort : threshold),
		...parts.map((part) => scoreOf(kind, part) - thresholdOfPart),
	)
}

/** What a text and its parts are made of. */
export type TextFeatures = { whole: ClaimFeatures; parts: readonly ClaimFeatures[] }

/** A text in normalizeText form → what it and its parts are made of. */
export const textFeatures = (text: string): TextFeatures => ({ whole: claimFeatures(text), parts: partsOfText(text).map(claimFeatures) })

function scoreOf(kind: LearnedClaim, features: ClaimFeatures): number {
	const { bias, step, weights } = open(kind)
	const sum = (places: Uint32Array) => places.reduce((total, place) => total + (weights[place] ?? 0), 0)
	return bias + step * (features.pieceValue * sum(features.pieces) + features.wordValue * sum(features.words))
}

/** Of few pieces each weighs much: such texts score wider. */
export const isShort = ({ pieces }: ClaimFeatures): boolean => pieces.length < SHORT
const SHORT = 110

/** The run of up to `MOST_WORDS` words that speaks most for the claim, to show to a person. */
export function strongestWords(kind: LearnedClaim, text: string): string {
	const words = text.split(/\s+/u).filter((word) => word !== '')
	const weighed = words.map((word) => scoreOf(kind, claimFeatures(word)))
	let best = { from: 0, sum: Number.NEGATIVE_INFINITY }
	for (let from = 0; from <= Math.max(0, words.length - MOST_WORDS); from++) {
		const sum = weighed.slice(from, from + MOST_WORDS).reduce((total, one) => total + one, 0)
		if (sum > best.sum) best = { from, sum }
	}
	return words
		.slice(best.from, best.from + MOST_WORDS)
		.join(' ')
		.slice(0, LONGEST_SHOWN)
}
const MOST_WORDS = 4
const LONGEST_SHOWN = 60

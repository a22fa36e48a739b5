import type { Evidence } from './evidence'
import { type Finding, findingOf } from './finding'
import { madeOfData } from './truth-data'

/**
 * Kinds of claims that are told in more ways than a list can hold; the last stands for all that a shop promises or
 * presses with.
 */
export const LEARNED = ['social-proof', 'health', 'scarcity'] as const
export type Learned = (typeof LEARNED)[number]

/** How many places the hashes of pieces fall into. */
export const PLACES = 2 ** 17
const SHORTEST_PIECE = 2
const LONGEST_PIECE = 5
/** What words and pairs of words weigh beside pieces of words. */
const WORDS_WEIGH = 0.7
const PIECE_SEED = 0x811c9dc5
const WORD_SEED = 0x2f0b4c47
const PRIME = 0x01000193

/** What a sentence is made of: places of its pieces of words and of its words, each once, and what each counts. */
export type Features = { pieces: Uint32Array; pieceValue: number; words: Uint32Array; wordValue: number }

const place = (hash: number) => ((hash ^ (hash >>> 15)) >>> 0) % PLACES

/**
 * A text of normalizeText form → its pieces of two to five letters within words, its words and pairs of words, by
 * FNV-1a hashes.
 */
export function featuresOf(text: string): Features {
	const pieces = new Set<number>()
	const words = new Set<number>()
	let before: number | undefined
	for (const word of text.split(/\s+/u)) {
		if (word === '') continue
		const padded = ` ${word} `
		for (let at = 0; at < padded.length - 1; at++) {
			let hash = PIECE_SEED
			for (let length = 1; length <= LONGEST_PIECE && at + length <= padded.length; length++) {
				hash = Math.imul(hash ^ padded.charCodeAt(at + length - 1), PRIME)
				if (length >= SHORTEST_PIECE) pieces.add(place(hash))
			}
		}
		let hash = WORD_SEED
		for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), PRIME)
		words.add(place(hash))
		if (before !== undefined) words.add(place(Math.imul(hash ^ before, PRIME)))
		before = hash
	}
	return {
		pieces: Uint32Array.from(pieces),
		pieceValue: pieces.size > 0 ? 1 / Math.sqrt(pieces.size) : 0,
		words: Uint32Array.from(words),
		wordValue: words.size > 0 ? WORDS_WEIGH / Math.sqrt(words.size) : 0,
	}
}

/**
 * The weights file: for each kind a header of three 32-bit floats (bias, step, threshold), then for each kind a signed
 * byte per place.
 */
export const HEADER = LEARNED.length * 3 * 4

type Opened = { bias: number; step: number; threshold: number; weights: Int8Array }
function opened(kind: Learned): Opened | undefined {
	return madeOfData(`weights ${kind}`, (data) => {
		const bytes = data.weights()
		if (!bytes) return undefined
		const at = LEARNED.indexOf(kind)
		const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
		const [bias = 0, step = 0, threshold = 0] = [0, 1, 2].map((number) => view.getFloat32((at * 3 + number) * 4, true))
		return { bias, step, threshold, weights: new Int8Array(bytes.buffer, bytes.byteOffset + HEADER + at * PLACES, PLACES) }
	})
}

/** How far a text is beyond what innocent texts score, in log odds; above zero it reads like a claim of the kind. */
function excessOf(kind: Learned, { pieces, pieceValue, words, wordValue }: Features): number {
	const model = opened(kind)
	if (!model) return -1
	const sum = (places: Uint32Array) => {
		let total = 0
		for (let index = 0; index < places.length; index++) total += model.weights[places[index] ?? 0] ?? 0
		return total
	}
	return model.bias + model.step * (pieceValue * sum(pieces) + wordValue * sum(words)) - model.threshold
}

/** Whether a text reads like a claim of a kind, when that kind is one of those the weights know. */
export function readsAs(kind: string, text: string): boolean {
	const learned = LEARNED.find((one) => one === kind)
	return learned !== undefined && excessOf(learned, featuresOf(text)) > 0
}

/** A text that states something: no question, and long enough to be told by its pieces. */
export const isTold = (text: string) =>
	(/[\u0e00-\u0e7f\u3040-\ud7ff]/u.test(text) ? text.length >= 8 : text.length >= 16) && !/[?？؟]\s*$/u.test(text)

const LONGEST_SHOWN = 60
const ofFacts = new WeakMap<Evidence, readonly Features[]>()
/**
 * Claims of popularity, of effects on health and of scarcity in words that no list has, unless the listing says such
 * things itself.
 */
export function readsLike(text: string, evidence: Evidence): Finding[] {
	if (!isTold(text)) return []
	const features = featuresOf(text)
	return LEARNED.flatMap((kind): Finding[] => {
		if (excessOf(kind, features) <= 0) return []
		if (kind !== 'social-proof') {
			const facts = ofFacts.get(evidence) ?? evidence.facts.map((fact) => featuresOf(fact.text))
			ofFacts.set(evidence, facts)
			if (facts.some((fact) => excessOf(kind, fact) > 0)) return []
		}
		return [findingOf(kind, text.slice(0, LONGEST_SHOWN))]
	})
}

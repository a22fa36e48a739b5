/** How many places the hashes of pieces fall into, as a power of two. */
const BITS = 18
export const PLACES = 2 ** BITS

const SHORTEST_PIECE = 2
const LONGEST_PIECE = 5
/** What words and pairs of words weigh beside pieces of words. */
const WORDS_WEIGH = 0.7
const PIECE_SEED = 0x811c9dc5
const WORD_SEED = 0x2f0b4c47
const PRIME = 0x01000193

/** What a sentence is made of: places of its pieces of words and of its words, each once, and what each counts. */
export type ClaimFeatures = { pieces: Uint32Array; pieceValue: number; words: Uint32Array; wordValue: number }

const place = (hash: number) => ((hash ^ (hash >>> 15)) >>> 0) & (PLACES - 1)

/**
 * A text in normalizeText form → its features: pieces of two to five letters within words (the space before and after a word counts
 * as a letter), words, and pairs of words, by their hashes (FNV-1a); all pieces together weigh one, whatever the length.
 */
export function claimFeatures(text: string): ClaimFeatures {
	const pieces = new Set<number>()
	const words = new Set<number>()
	let before: number | undefined
	for (const word of text.split(/\s+/u)) {
		if (word === '') continue
		addPieces(` ${word} `, pieces)
		const hash = hashOf(word, WORD_SEED)
		words.add(place(hash))
		if (before !== undefined) words.add(place(hashOf(word, Math.imul(before, PRIME))))
		before = hash
	}
	return {
		pieces: Uint32Array.from(pieces),
		pieceValue: pieces.size > 0 ? 1 / Math.sqrt(pieces.size) : 0,
		words: Uint32Array.from(words),
		wordValue: words.size > 0 ? WORDS_WEIGH / Math.sqrt(words.size) : 0,
	}
}

function addPieces(padded: string, pieces: Set<number>): void {
	for (let at = 0; at < padded.length - 1; at++) {
		let hash = PIECE_SEED
		for (let length = 1; length <= LONGEST_PIECE && at + length <= padded.length; length++) {
			hash = Math.imul(hash ^ padded.charCodeAt(at + length - 1), PRIME)
			if (length >= SHORTEST_PIECE) pieces.add(place(hash))
		}
	}
}

function hashOf(word: string, seed: number): number {
	let hash = seed
	for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), PRIME)
	return hash
}

/** Texts shorter than this say too little to be told by their pieces: "Ten years.", "Our own words.", "日本です。" */
export const saysEnough = (text: string): boolean =>
	UNSPACED.test(text) ? text.length >= LEAST_UNSPACED : text.length >= LEAST_SPACED && SPACED.test(text)
const UNSPACED = /[\u0e00-\u0e7f\u3040-\ud7ff]/u
const LEAST_UNSPACED = 7
const LEAST_SPACED = 16
/** Four words at least. */
const SPACED = /\S\s+\S+\s+\S+\s+\S/u

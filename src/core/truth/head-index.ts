import { HEAD } from './term-heads'

/** Filter entries: the hash of so many first characters is a whole head, or only the beginning of one. */
const WHOLE = 1
const GOES_ON = 2
const SIZE = 1 << 16
const MASK = SIZE - 1

const mixed = (hash: number, code: number) => (Math.imul(hash, 31) + code + 7) & 0x3fffffff
const slot = (hash: number) => (hash ^ (hash >>> 14)) & MASK

type Entry<T> = { head: string; things: T[] }

/**
 * Things known by how they begin (up to HEAD characters), to be found at a place of a text. A filter over the hashes of beginnings
 * turns away nearly all places after a character or two, so that a text costs the same however many things are listed.
 */
export class HeadIndex<T> {
	readonly #filter = new Uint8Array(SIZE)
	readonly #byHash = new Map<number, Entry<T>[]>()
	readonly #any: T[] = []

	/** Nothing has been added. */
	get isEmpty(): boolean {
		return this.#byHash.size === 0 && this.#any.length === 0
	}

	/** Adds a thing that begins with `head`; with an empty one it may begin anywhere. */
	add(head: string, thing: T): void {
		if (head === '') {
			this.#any.push(thing)
			return
		}
		let hash = 0
		for (let at = 0; at < head.length; at++) {
			hash = mixed(hash, head.charCodeAt(at))
			const place = slot(hash)
			this.#filter[place] = (this.#filter[place] ?? 0) | (at === head.length - 1 ? WHOLE : GOES_ON)
		}
		const entries = this.#byHash.get(hash)
		const known = entries?.find((entry) => entry.head === head)
		if (known) known.things.push(thing)
		else if (entries) entries.push({ head, things: [thing] })
		else this.#byHash.set(hash, [{ head, things: [thing] }])
	}

	/** Calls `visit` with every thing that can begin at a place, those of shorter heads first. */
	visit(text: string, at: number, visit: (thing: T) => void): void {
		for (const thing of this.#any) visit(thing)
		const last = Math.min(text.length, at + HEAD)
		let hash = 0
		for (let next = at; next < last; next++) {
			hash = mixed(hash, text.charCodeAt(next))
			const known = this.#filter[slot(hash)] ?? 0
			if (known === 0) return
			if (known & WHOLE) {
				const entries = this.#byHash.get(hash)
				if (entries)
					for (const { head, things } of entries)
						if (head.length === next + 1 - at && text.startsWith(head, at)) for (const thing of things) visit(thing)
			}
			if (!(known & GOES_ON)) return
		}
	}
}

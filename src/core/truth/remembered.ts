/** What was worked out for a key, kept while there is room: when full, the older half is forgotten. */
export class Remembered<V> {
	readonly #most: number
	#recent = new Map<string, V>()
	#older = new Map<string, V>()

	/** `most`: how many answers are kept at least before any is forgotten. */
	constructor(most: number) {
		this.#most = most
	}

	/** The answer for a key, worked out when it is not known. */
	get(key: string, workOut: () => V): V {
		if (this.#recent.has(key)) return this.#recent.get(key) as V
		const value = this.#older.has(key) ? (this.#older.get(key) as V) : workOut()
		if (this.#recent.size >= this.#most) {
			this.#older = this.#recent
			this.#recent = new Map()
		}
		this.#recent.set(key, value)
		return value
	}
}

import { type Data, isData } from '../structured/record'

/** Containers that only say how the page's script keeps what they hold. */
const WRAPPED = /^(?:Shallow)?(?:Reactive|Ref)$|^EmptyShallowRef$|^EmptyRef$/
const MAX_VALUES = 60_000

/**
 * Data some page builders write as one list, in which objects name their members' values by their places in it, put
 * together again; anything else as it is. What refers to itself is cut off where it does.
 */
export function withReferences(value: unknown): unknown {
	if (!Array.isArray(value) || value.length < 3 || !isIndex(value)) return value
	const known = new Map<number, unknown>()
	let left = MAX_VALUES
	const at = (place: unknown): unknown => {
		if (typeof place !== 'number' || !Number.isInteger(place) || place < 0 || --left < 0) return undefined
		if (known.has(place)) return known.get(place)
		known.set(place, undefined)
		const whole = put(value[place])
		known.set(place, whole)
		return whole
	}
	const put = (one: unknown): unknown => {
		if (Array.isArray(one)) {
			const [kind, inner] = one
			if (typeof kind === 'string') return WRAPPED.test(kind) ? at(inner) : kind === 'Date' ? inner : undefined
			return one.map(at)
		}
		if (!isData(one)) return one
		const members: Data = Object.create(null)
		for (const key of Object.keys(one)) members[key] = at(one[key])
		return members
	}
	return at(0)
}

/** True where the first value names nothing but places in the list, and so does another. */
function isIndex(list: readonly unknown[]): boolean {
	const isPlace = (one: unknown) => typeof one === 'number' && Number.isInteger(one) && one >= -7 && one < list.length
	const [first] = list
	if (Array.isArray(first))
		return typeof first[0] === 'string' ? WRAPPED.test(first[0]) && isPlace(first[1]) : first.length > 0 && first.every(isPlace)
	const places = isData(first) ? Object.values(first) : []
	return places.length > 0 && places.every(isPlace) && list.slice(1).some((one) => !isData(one))
}

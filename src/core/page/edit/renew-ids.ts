/**
 * A deep copy in which every entry of a list that has an `id` gets a new one. Ids of pictures are plain strings and
 * stay.
 */
export function renewIds<T>(value: T, newId: () => string): T {
	if (Array.isArray(value)) return value.map((entry) => renewIds(entry, newId)) as T
	if (typeof value !== 'object' || value === null) return value
	const entries = Object.entries(value).map(([key, entry]) => [key, key === 'id' ? newId() : renewIds(entry, newId)])
	return Object.fromEntries(entries) as T
}

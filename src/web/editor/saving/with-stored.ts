/**
 * The content of a section as the editor hands it to the canvas, with what is stored of each text beside its node:
 * sizes and classes that follow from a text's words are then the export's. `stored` is the section's content in
 * the page; entries are matched by their place.
 */
export function withStored(given: unknown, stored: unknown): unknown {
	if (Array.isArray(given)) {
		const others = Array.isArray(stored) ? stored : []
		return given.map((entry, index) => withStored(entry, others[index]))
	}
	if (!isRecord(given)) return given
	const other = isRecord(stored) ? stored : {}
	if ('html' in given) return typeof other.html === 'string' && typeof given.html !== 'string' ? { ...given, stored: other.html } : given
	return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, withStored(value, other[key])]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value) && !('$$typeof' in value)
}

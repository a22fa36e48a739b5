import type { ReactNode } from 'react'

/**
 * Makes the node that stands in the place of a text, from the editor the library gives, what is stored and the name of
 * its field.
 */
type Draw = (editor: ReactNode, stored: string, name: string) => ReactNode

/**
 * The content of a section as the editor hands it to the canvas, with what is stored of each text beside its node:
 * sizes and classes that follow from a text's words are then the export's. `stored` is the section's content in
 * the page; entries are matched by their place.
 */
export function withStored(given: unknown, stored: unknown, draw: Draw, name = ''): unknown {
	if (Array.isArray(given)) {
		const others = Array.isArray(stored) ? stored : []
		return given.map((entry, index) => withStored(entry, others[index], draw, name))
	}
	if (!isRecord(given)) return given
	const other = isRecord(stored) ? stored : {}
	if ('html' in given) {
		if (typeof given.html === 'string') return given
		const known = typeof other.html === 'string' ? { stored: other.html } : {}
		return { ...given, html: draw(given.html as ReactNode, known.stored ?? '', name), ...known }
	}
	return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, withStored(value, other[key], draw, key)]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value) && !('$$typeof' in value)
}

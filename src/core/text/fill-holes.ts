const HOLE = /\{\{([\w.-]+)\}\}/g

/**
 * Words of a catalogue with their holes filled:
 * `fillHoles('{{product}} – image {{number}}', { product, number: '2' })`. Holes without a value stay as they are.
 */
export function fillHoles(text: string, values: Readonly<Record<string, string>>): string {
	return text.replace(HOLE, (hole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? hole) : hole))
}

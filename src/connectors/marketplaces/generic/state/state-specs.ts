import { type Data, isData, textIn, valuesOf } from '../structured/record'

const NAMES = ['name', 'label', 'title', 'key', 'displayName', 'attributeName', 'attrName', 'propertyName', 'specName', 'Name']
const VALUES = ['value', 'values', 'displayValue', 'text', 'val', 'attributeValue', 'attrValue', 'propertyValue', 'specValue', 'Value']
/** Lists of a group's own particulars. */
const GROUPED = ['items', 'attributes', 'specs', 'specifications', 'values', 'children', 'properties', 'features']
const MAX_SPECS = 80
const MAX_TEXT = 300

type Spec = { name: string; value: string }

/**
 * Particulars of goods as scripts list them: rows of a name and a value, such rows in groups, or an object of names
 * with plain values. Rows of several values are choices and left out.
 */
export function specsIn(given: unknown): Spec[] {
	const rows = isData(given) ? ofObject(given) : valuesOf(given).flatMap((one) => (isData(one) ? ofRow(one, 0) : []))
	return rows.filter(({ name, value }) => name.length <= 60 && value.length <= MAX_TEXT && /\p{L}/u.test(name)).slice(0, MAX_SPECS)
}

const first = (row: Data, names: readonly string[]): unknown =>
	names.map((name) => row[name]).find((one) => one !== undefined && one !== null)

function ofRow(row: Data, depth: number): Spec[] {
	const inside = depth === 0 ? GROUPED.map((key) => row[key]).find((one) => Array.isArray(one) && one.some(isData)) : undefined
	if (inside !== undefined) {
		const grouped = valuesOf(inside).flatMap((one) => (isData(one) ? ofRow(one, depth + 1) : []))
		if (grouped.length > 0) return grouped
	}
	const stated = first(row, VALUES)
	if (Array.isArray(stated) && stated.length !== 1) return []
	const [name, value] = [textIn(first(row, NAMES)), textIn(stated)]
	return name !== undefined && value !== undefined ? [{ name, value }] : []
}

/** Names as keys; what is written as one word in small letters is the shop's own key. */
const ofObject = (given: Data): Spec[] =>
	Object.entries(given).flatMap(([name, value]) =>
		(typeof value === 'string' || typeof value === 'number') && !/^[a-z\d]+(?:[_-][a-z\d]+)*$/.test(name)
			? [{ name, value: String(value) }]
			: [],
	)

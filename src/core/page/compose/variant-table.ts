import { type Fact, shownValue } from '../../product/facts'

export type VariantTable = {
	/** The fact that names the variants. */
	dimension: Fact
	columns: string[]
	/** A cell the listing does not state is undefined. */
	rows: { name: string; cells: (Fact | undefined)[] }[]
}

/** Names of a dimension that is a size, in the languages of the marketplaces. */
const SIZE = new RegExp(
	String.raw`\bsizes?\b|größe|groesse|\btaille|pointure|\btalla|tamaño|taglia|misura|\bmaat\b|tamanho|storlek|rozmiar` +
		String.raw`|\bbeden\b|المقاس|الحجم|サイズ|尺码|尺寸|размер`,
	'iu',
)
/** More columns than these no window shows. */
const MOST_COLUMNS = 8

/**
 * A table of the product's own variants, from specifications the listing states for single values of a dimension
 * ("Weight (Small)" and "Weight (Large)"). Nothing is concluded: a row needs two stated cells. `sizes` picks dimensions
 * that are a size, or those that are not.
 */
export function variantTable(
	facts: readonly Fact[],
	options: Readonly<Record<string, readonly string[]>>,
	sizes: boolean,
): VariantTable | undefined {
	const stated = facts.filter((fact) => (fact.kind === 'spec' || fact.kind === 'seller') && fact.name)
	for (const dimension of facts) {
		if (dimension.kind !== 'variant' || !dimension.name || SIZE.test(dimension.name) !== sizes) continue
		const columns = [...(options[dimension.name] ?? dimension.text.split(', '))]
		if (columns.length < 2 || columns.length > MOST_COLUMNS) continue
		const rows = rowsOf(stated, columns).map((row) => ({ ...row, name: shownRowName(row, dimension, columns) }))
		if (rows.length > 0) return { dimension, columns, rows }
	}
	return undefined
}

function rowsOf(stated: readonly Fact[], columns: readonly string[]): VariantTable['rows'] {
	const rows = new Map<string, (Fact | undefined)[]>()
	for (const fact of stated) {
		const found = splitName(fact.name ?? '', columns)
		if (!found) continue
		const cells = rows.get(found.rest) ?? columns.map(() => undefined)
		cells[found.column] ??= fact
		rows.set(found.rest, cells)
	}
	return [...rows].flatMap(([name, cells]) => (cells.filter(Boolean).length > 1 ? [{ name, cells }] : []))
}

/** A row's name in the page's language, without the value its cells' names hold. */
function shownRowName({ name, cells }: VariantTable['rows'][number], dimension: Fact, columns: readonly string[]): string {
	const shown = cells.find((cell) => cell?.translated?.name)?.translated?.name
	if (!shown) return name
	return (
		splitName(
			shown,
			columns.map((value) => shownValue(dimension, value)),
		)?.rest ?? shown
	)
}

/** "Weight (Large)", "Weight – Large", "Large: Weight" → which column, and what is left of the name. */
function splitName(name: string, columns: readonly string[]): { column: number; rest: string } | undefined {
	const halves = splitAtSeparator(name)
	if (!halves) return undefined
	const [first, second] = halves
	for (const [column, value] of columns.entries()) {
		if (second.toLowerCase() === value.toLowerCase()) return { column, rest: first }
		if (first.toLowerCase() === value.toLowerCase()) return { column, rest: second }
	}
	return undefined
}

/** The two parts of a name around its first separator, without the bracket at its end. */
function splitAtSeparator(name: string): [string, string] | undefined {
	const at = 1 + name.slice(1).search(/[([–:,-]/)
	if (at === 0) return undefined
	const first = name.slice(0, at).trimEnd()
	const second = name
		.slice(at + 1)
		.trim()
		.replace(/[)\]]$/, '')
		.trimEnd()
	return first && second ? [first, second] : undefined
}

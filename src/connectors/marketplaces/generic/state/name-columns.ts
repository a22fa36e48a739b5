import { plainName } from '../names'
import type { Choice } from '../visible/choices'

/** What columns of chosen values are called: by the choice the page shows that offers all of a column's values. */
export function namesOfColumns(rows: readonly (readonly string[])[], choices: readonly Choice[]): string[] | undefined {
	const offered = choices.map(({ name, values }) => ({ name, values: new Set(values.map(plainName)) }))
	const names: string[] = []
	for (let i = 0; i < (rows[0]?.length ?? 0); i++) {
		const fits = offered.find(({ name, values }) => !names.includes(name) && rows.every((row) => values.has(plainName(row[i] ?? ''))))
		if (!fits) return undefined
		names.push(fits.name)
	}
	return names.length > 0 ? names : undefined
}

/** What Stripe's API is sent: nested values by bracket keys (`line_items[0][price]=…`), all of them texts. */
export type FormValue = string | FormTable | FormValue[]
export type FormTable = { [key: string]: FormValue }

/** A form-encoded body (or query) → its nested values. */
export function parseForm(body: string): FormTable {
	const table: FormTable = {}
	for (const [name, value] of new URLSearchParams(body)) {
		const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part)
		place(table, path, value)
	}
	return table
}

function place(table: FormTable, path: string[], value: string): void {
	let here: FormTable = table
	for (const part of path.slice(0, -1)) {
		const next = here[part]
		here = typeof next === 'object' && !Array.isArray(next) ? next : assign(here, part)
	}
	const last = path.at(-1)
	// `expand[]=a&expand[]=b` comes as the same name twice, with nothing in its brackets.
	if (last === undefined) return
	here[last] = last in here ? [here[last] as FormValue, value].flat() : value
}

function assign(table: FormTable, part: string): FormTable {
	const made: FormTable = {}
	table[part] = made
	return made
}

export function textAt(form: FormTable, key: string): string | undefined {
	const value = form[key]
	return typeof value === 'string' ? value : undefined
}

/** The values of a list, however it was written: `a[0]=…`, `a[]=…`. */
export function listAt(form: FormTable, key: string): FormValue[] {
	const value = form[key]
	if (value === undefined) return []
	if (typeof value === 'string') return [value]
	return Array.isArray(value) ? value : Object.values(value)
}

/** A table of texts, as metadata is. */
export function textsAt(form: FormTable, key: string): Record<string, string> {
	const value = form[key]
	if (typeof value !== 'object' || Array.isArray(value)) return {}
	return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

export function tableAt(form: FormTable, key: string): FormTable {
	const value = form[key]
	return typeof value === 'object' && !Array.isArray(value) ? value : {}
}

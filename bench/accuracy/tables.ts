import { INFORMATION, JUDGED, type PageScore } from './label'

export type Column = { title: string; pages: readonly PageScore[] }

/**
 * Everything, the newer pages, the older ones, and one page per product: some products were saved on several
 * marketplaces.
 */
export function columnsOf(pages: readonly PageScore[]): Column[] {
	return [
		{ title: 'all', pages },
		{ title: '2022+', pages: pages.filter(({ year }) => year >= 2022) },
		{ title: 'older', pages: pages.filter(({ year }) => year < 2022) },
		{ title: 'distinct', pages: onePerProduct(pages) },
	]
}

/** The worst page of each product, which a page's name tells by its ASIN. */
function onePerProduct(pages: readonly PageScore[]): PageScore[] {
	const worst = new Map<string, PageScore>()
	const scoreOf = (page: PageScore) => average(Object.values(page.fields).map((verdict) => verdict?.score ?? 0)) ?? 0
	for (const page of pages) {
		const product = /__([A-Z0-9]{10})/.exec(page.name)?.[1] ?? page.name
		const known = worst.get(product)
		if (!known || scoreOf(page) < scoreOf(known)) worst.set(product, page)
	}
	return [...worst.values()]
}

/** Mean of a field over the pages it was judged on; with `nonempty`, over those whose truth has something. */
export function meanOf(pages: readonly PageScore[], field: string, nonempty = false): { mean: number | undefined; count: number } {
	const scores = pages.flatMap(({ fields }) => fields[field] ?? []).filter((one) => !nonempty || one.nonempty)
	return { mean: average(scores.map(({ score }) => score)), count: scores.length }
}

/** Mean of the judged fields' means. */
export function overall(pages: readonly PageScore[], nonempty = false): number | undefined {
	return average(JUDGED.flatMap((field) => meanOf(pages, field, nonempty).mean ?? []))
}

/** Share of the prices given that are right. */
export function pricePrecision(pages: readonly PageScore[], given: (name: string) => boolean): number {
	const judged = pages.filter(({ name, fields }) => fields.price && given(name))
	return average(judged.map(({ fields }) => fields.price?.score ?? 0)) ?? 1
}

/** The table as lines of text. */
export function tableLines(columns: readonly Column[]): string[] {
	const titles = columns.map(({ title, pages }) => `| ${title} (${pages.length}): mean, of nonempty`.padEnd(38))
	const line = (field: string) =>
		field.padEnd(18) +
		columns.map(({ pages }) => `| ${cell(meanOf(pages, field))}  ${cell(meanOf(pages, field, true))}`.padEnd(38)).join('')
	const totals = columns.map(({ pages }) => `| ${percent(overall(pages))}        ${percent(overall(pages, true))}`.padEnd(38))
	const head = 'field'.padEnd(18) + titles.join('')
	const total = 'OVERALL'.padEnd(18) + totals.join('')
	return [head, ...JUDGED.map(line), total, 'for information', ...INFORMATION.map(line), listPriceLine(columns)]
}

function listPriceLine(columns: readonly Column[]): string {
	const pages = columns[0]?.pages ?? []
	const count = (test: (page: PageScore) => boolean) => pages.filter(test).length
	const [given, wanted, right] = (['given', 'wanted', 'right'] as const).map((of) => count(({ listPrice }) => listPrice[of]))
	return `list prices: ${given} given, ${wanted} wanted, ${right} right`
}

/** Every wrong judged field of every page. */
export function errorLines(pages: readonly PageScore[]): string[] {
	return pages.flatMap(({ name, fields }) => {
		const wrong = JUDGED.flatMap((field) => {
			const verdict = fields[field]
			return verdict && verdict.score < 1 ? [`   ${field.padEnd(18)} ${percent(verdict.score)}  ${verdict.note}`] : []
		})
		return wrong.length > 0 ? ['', name, ...wrong] : []
	})
}

const average = (values: readonly number[]): number | undefined =>
	values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length
const percent = (value: number | undefined): string => (value === undefined ? '    -%' : `${(100 * value).toFixed(1).padStart(5)}%`)
const cell = ({ mean, count }: { mean: number | undefined; count: number }): string => `${percent(mean)} ${String(count).padStart(4)}`

import type { Page } from '../page/page'
import { pageChoices } from '../page/page-choices'
import { plainFromRichText } from '../text/rich-text'

/** A choice a buyer makes: what it is called, and its values in order. Plain texts. */
export type Option = { name: string; values: string[] }

/**
 * Options and their values, as the page offers them; none when there are more options than a store takes.
 * @param most of the store; null where it takes any number
 */
export function optionsOfPage(page: Page, most: number | null): Option[] {
	const options = pageChoices(page)
		.map(({ name, values }) => ({ name: plain(name.html), values: [...new Set(values.map(({ html }) => plain(html)))].filter(Boolean) }))
		.filter(({ name, values }) => name !== '' && values.length > 0)
	return most !== null && options.length > most ? [] : options
}

const plain = (html: string) => plainFromRichText(html).replace(/\s+/g, ' ').trim()

/** Every combination of values, the last option changing fastest; one empty combination when there are no options. */
export function combinations(options: readonly Option[]): string[][] {
	return options.reduce<string[][]>((made, { values }) => made.flatMap((start) => values.map((value) => [...start, value])), [[]])
}

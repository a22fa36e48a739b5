import type { Fact } from '../product/facts'
import { isLegalFact } from '../product/legal-facts'
import { labelInLanguage, valueInLanguage } from './in-language'
import { choicesInLanguage } from './options-in-language'
import { tidyValue } from './tidy-value'

/** What a page shows as rows, chips and lists. */
const ROWS = new Set<Fact['kind']>(['category', 'spec', 'variant', 'box'])
export const isRow = ({ kind }: Fact): boolean => ROWS.has(kind)

/**
 * The facts with only those rows said in the page's language whose name and value the tables know whole; brands, codes
 * and the names of makers say themselves. For pages a model writes that it has not understood (W-10): there a row
 * half in the listing's language stands out.
 */
export function spokenWholly(facts: readonly Fact[], language: string, from: string | undefined): Fact[] {
	const brand = facts.find(({ kind }) => kind === 'brand')?.text
	return facts.map((fact) => {
		if (!isRow(fact)) return fact
		const { translated, ...own } = fact
		const name = fact.name === undefined ? undefined : labelInLanguage(fact.name, language, from)
		if (fact.name !== undefined && name === undefined) return own
		const said = fact.kind === 'variant' ? choicesInLanguage(fact.text, language, from) : valueIn(fact, { language, from, brand })
		return said ? { ...own, translated: { ...translated, ...(name ? { name } : {}), ...said } } : own
	})
}

type Setting = { language: string; from: string | undefined; brand: string | undefined }

function valueIn(fact: Fact, { language, from, brand }: Setting): { text: string } | undefined {
	const isName = fact.text === brand || (isLegalFact(fact) && !/[.!]\s/u.test(fact.text))
	const text = isName ? fact.text : valueInLanguage(tidyValue(fact.text), language, from)
	return text === undefined || text === '' ? undefined : { text }
}

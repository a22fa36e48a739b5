import { findMarket } from '../../locale/markets'
import type { Fact } from '../../product/facts'
import { THEME_NAMES, THEMES, type ThemeName } from '../../themes/themes'

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Articles and prepositions Arabic writes together with the word they belong to. */
const ARABIC_PREFIX = '(?:و?(?:ال|لل|بال)|و)?'

/** From this many specifications on, a product is bought by its data. */
const MANY_SPECIFICATIONS = 8

/**
 * The theme that suits a product: by what its category, else its title calls it; else by how much of it is data; where
 * buyers pay at the door, Market. Of a path of categories a later one says more than an earlier one. A tie decides
 * nothing.
 */
export function chooseTheme(facts: readonly Fact[], market = ''): ThemeName {
	for (const kind of ['category', 'title'] as const) {
		const texts = facts.flatMap((fact) => (fact.kind === kind ? fact.text.toLowerCase().split(/[>›|]/) : []))
		const scores = THEME_NAMES.map((name) => ({ name, score: scoreOf(name, texts) }))
		const [first, second] = scores.toSorted((a, b) => b.score - a.score)
		if (first && second && first.score > second.score) return first.name
	}
	if (facts.filter((fact) => fact.kind === 'spec').length >= MANY_SPECIFICATIONS) return 'bench'
	return findMarket(market)?.cashOnDelivery ? 'market' : 'atelier'
}

/** How often the texts name a theme's goods, the first text counting once, the second twice, and so on. */
function scoreOf(name: ThemeName, texts: readonly string[]): number {
	const pattern = PATTERNS[name]
	return texts.reduce((sum, text, index) => sum + (index + 1) * new Set(text.match(pattern) ?? []).size, 0)
}

const PATTERNS = Object.fromEntries(THEME_NAMES.map((name) => [name, patternOf(THEMES[name].goods)])) as { [N in ThemeName]: RegExp }

function patternOf(goods: readonly string[]): RegExp {
	const unspaced = goods.filter((word) => UNSPACED.test(word))
	const spaced = goods.filter((word) => !UNSPACED.test(word)).map((word) => word.replace('-', '[- ]').replace(/\$$/, '(?!\\p{L})'))
	return new RegExp(`(?<!\\p{L})${ARABIC_PREFIX}(?:${spaced.join('|')})${unspaced.length > 0 ? `|${unspaced.join('|')}` : ''}`, 'gu')
}

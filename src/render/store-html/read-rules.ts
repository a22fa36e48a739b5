import { compile } from 'css-select'
import { parse as parseSelector, type Selector } from 'css-what'
import postcss, { type AtRule, type Container, type Rule } from 'postcss'
import type { Element, Node } from './tree'

export type Declaration = { property: string; value: string; important: boolean }
export type StyleRule = {
	matches: (element: Element) => boolean
	pseudo: 'before' | 'after' | undefined
	/** The window's widths in pixels the rule is for: from the first, below the second. */
	from: number
	below: number
	specificity: number
	declarations: Declaration[]
}

/** States and places that no style attribute can speak of. */
const STATES = /:hover|:focus|:user-invalid|::(?!before|after)|-webkit-/
const PSEUDO = /::(before|after)$/
const MEDIA_EM_PX = 16

/** The rules of a theme's CSS that can be told in style attributes, in the order of the cascade: weaker ones first. */
export function readRules(css: string): StyleRule[] {
	const rules: StyleRule[] = []
	postcss.parse(css).walkRules((rule) => {
		const range = rangeOf(rule)
		if (!range) return
		const declarations = declarationsOf(rule)
		for (const selector of rule.selectors) if (!STATES.test(selector)) rules.push({ ...readSelector(selector), ...range, declarations })
	})
	return rules.sort((a, b) => a.specificity - b.specificity)
}

function declarationsOf(rule: Rule): Declaration[] {
	return rule.nodes.flatMap((node) =>
		node.type === 'decl' ? [{ property: node.prop, value: node.value, important: node.important === true }] : [],
	)
}

function readSelector(written: string): Pick<StyleRule, 'matches' | 'pseudo' | 'specificity'> {
	const [, pseudo] = PSEUDO.exec(written) ?? []
	// The page is in one language, and the theme was asked for its rules alone: each fits everything, with the weight it
	// has in a browser.
	const bare = written.replace(PSEUDO, '').replace(/:lang\([^)]*\)/g, ':is(*,[lang])')
	const selector = /(?:^|[\s>+~])$/.test(bare) ? `${bare}*` : bare
	return {
		matches: compile<Node, Element>(selector),
		pseudo: pseudo as StyleRule['pseudo'],
		specificity: Math.max(...parseSelector(selector).map(specificityOf)),
	}
}

/** Specificity by CSS Selectors 4, as one number. */
function specificityOf(tokens: Selector[]): number {
	return tokens.reduce((sum, token) => sum + weightOf(token), 0)
}

function weightOf(token: Selector): number {
	if (token.type === 'tag') return 1
	if (token.type === 'attribute') return token.name === 'id' ? 10_000 : 100
	if (token.type === 'pseudo-element') return 1
	if (token.type !== 'pseudo') return 0
	if (token.name === 'where') return 0
	return Array.isArray(token.data) ? Math.max(0, ...token.data.map(specificityOf)) : 100
}

/** The widths of the window a rule is for; undefined for rules about anything else (print, motion, features). */
function rangeOf(rule: Rule): { from: number; below: number } | undefined {
	const range = { from: 0, below: Number.POSITIVE_INFINITY }
	for (let parent: Container | undefined = rule.parent as Container | undefined; parent; parent = parent.parent as Container | undefined) {
		if (parent.type === 'root') break
		const at = parent as AtRule
		const [, edge, em] = (at.type === 'atrule' && /^\((min|max)-width:\s*([\d.]+)em\)$/.exec(at.params)) || []
		if (at.name !== 'media' || em === undefined) return undefined
		if (edge === 'min') range.from = Math.max(range.from, Number(em) * MEDIA_EM_PX)
		else range.below = Math.min(range.below, Number(em) * MEDIA_EM_PX)
	}
	return range
}

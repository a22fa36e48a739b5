import postcss from 'postcss'
import { inHostUnits } from '../store-html/css-values'

/**
 * CSS that holds below one class alone, in units that mean the same in any theme; rules for the whole document are left
 * out.
 */
export function scopeCss(css: string, scope: string): string {
	const root = postcss.parse(css)
	root.walkRules((rule) => {
		if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return
		const own = rule.selectors.filter((selector) => !/^(?:html|body)\b/.test(selector))
		if (own.length === 0) rule.remove()
		else rule.selectors = own.map((selector) => `.${scope} ${selector}`)
	})
	root.walkDecls((declaration) => {
		declaration.value = inHostUnits(declaration.value)
	})
	root.walkAtRules((rule) => {
		if (rule.nodes?.length === 0) rule.remove()
	})
	return root.toString()
}

import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** Attributes whose value is read or heard by a person. */
const SAID = new Set(['alt', 'aria-label', 'aria-description', 'hint', 'label', 'lead', 'placeholder', 'text', 'title'])
const WORD = /\p{L}{2}/u

/** Words that stand in a component itself: text between tags, and attributes that are said. */
function plainText(path: string): string[] {
	const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
	const found: string[] = []
	const note = (node: ts.Node, text: string) => {
		if (WORD.test(text) && !NAMES.has(text.trim()))
			found.push(`${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${text.trim()}`)
	}
	const visit = (node: ts.Node): void => {
		if (ts.isJsxText(node)) note(node, node.text)
		if (ts.isJsxAttribute(node) && SAID.has(node.name.getText())) {
			for (const text of stringsIn(node.initializer)) note(node, text)
		}
		if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) for (const text of stringsIn(node)) note(node, text)
		ts.forEachChild(node, visit)
	}
	visit(source)
	return found
}

/** The strings an expression may come to: itself, the ways of a choice, the parts of a template. */
function stringsIn(node: ts.Node | undefined): string[] {
	if (!node) return []
	if (ts.isStringLiteralLike(node)) return [node.text]
	if (ts.isJsxExpression(node)) return stringsIn(node.expression)
	if (ts.isParenthesizedExpression(node)) return stringsIn(node.expression)
	if (ts.isConditionalExpression(node)) return [...stringsIn(node.whenTrue), ...stringsIn(node.whenFalse)]
	if (ts.isBinaryExpression(node)) return [...stringsIn(node.right)]
	if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
	return []
}

/** Names that no language changes. */
const NAMES = new Set(['Vitrine', 'Shopify', 'YouCan', 'WooCommerce', 'Clerk', 'Stripe'])

it('[W-1] no screen of the app holds words of its own: all are looked up in the language of the app', () => {
	const files = globSync('src/web/**/*.tsx').filter((path) => !/\/(?:site|documents)\//.test(path) && !path.includes('.test.'))
	expect(files.length).toBeGreaterThan(100)
	expect(files.sort().flatMap(plainText)).toEqual([])
})

import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { type Expression, findSlowText } from './support/attack-expression'

const FILES = globSync('src/**/*.{ts,tsx}').filter((path) => !/\.(?:test|contract|fixture|d)\.tsx?$/.test(path))

/** Every expression written out in the sources, with where it stands first. */
function expressionsOf(files: readonly string[]): Map<string, Expression & { at: string }> {
	const found = new Map<string, Expression & { at: string }>()
	for (const path of files) {
		const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
		const visit = (node: ts.Node): void => {
			const written = writtenExpression(node)
			if (written && !found.has(`/${written.source}/${written.flags}`)) {
				const { line } = file.getLineAndCharacterOfPosition(node.getStart())
				found.set(`/${written.source}/${written.flags}`, { ...written, at: `${path}:${line + 1}` })
			}
			ts.forEachChild(node, visit)
		}
		visit(file)
	}
	return found
}

/** `/…/flags`, or `new RegExp('…', 'flags')` of constants. */
function writtenExpression(node: ts.Node): Expression | undefined {
	if (ts.isRegularExpressionLiteral(node)) {
		const end = node.text.lastIndexOf('/')
		return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) }
	}
	if (!ts.isNewExpression(node) || node.expression.getText() !== 'RegExp') return undefined
	const [source, flags] = node.arguments ?? []
	if (!source || !ts.isStringLiteralLike(source)) return undefined
	return { source: source.text, flags: flags && ts.isStringLiteralLike(flags) ? flags.text : '' }
}

describe('regular expressions', () => {
	it.each([
		['quadratic', { source: '\\s+$', flags: '' }],
		['quadratic in its letters', { source: '<b[^>]*>', flags: '' }],
		['quadratic from its start', { source: '^\\s*a?\\s*b$', flags: 'u' }],
		['exponential', { source: '^(?:a+)+$', flags: '' }],
	])('[N-4] the attack finds a %s one', (_kind, expression) => {
		expect(findSlowText(expression)).toBeDefined()
	})

	it('[N-4] none in the product takes more than linear time on a hostile text', () => {
		const slow = [...expressionsOf(FILES)].flatMap(([written, expression]) => {
			const text = findSlowText(expression)
			return text ? [{ at: expression.at, written, ...text }] : []
		})
		expect(slow).toEqual([])
	}, 600_000)
})

import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it, vi } from 'vitest'
import { type Expression, findSlowText } from './support/attack-expression'
import { recordExpressions } from './support/recorded-expressions'

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

	it('[N-4] none of those put together at run time takes more than linear time either, and each of them is tried', async () => {
		const { recorded, stop } = recordExpressions()
		try {
			vi.resetModules()
			await makeExpressions()
		} finally {
			stop()
			vi.resetModules()
		}
		const files = new Set([...recorded.values()].map(({ file }) => file))
		expect(FILES.filter((path) => makesExpressions(path) && !files.has(path))).toEqual([])
		const slow = [...recorded].flatMap(([written, expression]) => {
			const text = findSlowText(expression)
			return text ? [{ written: written.slice(0, 300), ...text }] : []
		})
		expect(slow).toEqual([])
	}, 600_000)
})

/** A source that puts an expression together: `new RegExp` of anything but constants, or `RegExp` handed on. */
const makesExpressions = (path: string) => /new RegExp\((?!')/.test(readFileSync(path, 'utf8'))

/**
 * Loads all that makes expressions when it is loaded, and calls what makes one when it is called, in every language.
 */
async function makeExpressions(): Promise<void> {
	for (const path of FILES.filter(makesExpressions)) await import(/* @vite-ignore */ `../${path}`)
	const { openTruthData } = await import('../src/connectors/truth-data/open-truth-data')
	openTruthData()
	const { LANGUAGES } = await import('../src/core/locale/languages')
	const { findCliches } = await import('../src/core/copy/style/find-cliches')
	const { shortenTitle } = await import('../src/core/text/shorten-title')
	const { scriptPattern } = await import('../src/core/locale/recognize-language')
	const { valueInLanguage } = await import('../src/core/specs/in-language')
	const { readPartial } = await import('../src/connectors/writers/read-partial')
	const { sampleBrief } = await import('../src/connectors/writers/writer.samples')
	const { linkedFilesIn } = await import('../src/server/stores/linked-files')
	const { generic } = await import('../src/connectors/marketplaces/generic/generic')
	const { COPY_PARTS } = await import('../src/core/copy/copy')
	const title = 'A kettle of steel and glass with a long spout for tea and coffee '.repeat(6)
	for (const { id, tag, script } of LANGUAGES) {
		findCliches(title, id)
		shortenTitle(title, { tag })
		scriptPattern(script)
		valueInLanguage('Steel and glass, oak', 'english', id)
	}
	for (const part of COPY_PARTS) readPartial(part, `{"${part}": {"items": [{"title": "A`, sampleBrief())
	linkedFilesIn(title, 'https://shop.example/under/a+path')
	for (const path of globSync('test/fixtures/shops/*.html')) generic.extract(readFileSync(path, 'utf8'))
}

import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { afterEach, describe, expect, it } from 'vitest'
import { i18n } from './i18n'
import ar from './messages/ar.json'
import es from './messages/es.json'
import fr from './messages/fr.json'
import { sayEnglish } from './say-english'
import { showLanguage } from './show-language'

/** Where messages for sellers are written. The command line and the owner's own screens speak English. */
const SOURCES = ['src/core/**/*.ts', 'src/server/**/*.ts', 'src/connectors/**/*.ts', 'src/render/exports/**/*.ts']
const FILES = globSync(SOURCES).filter((path) => !/\.(test|contract|d)\.ts$/.test(path))

/** Whose errors no seller is told, and why. */
const NOT_TOLD: readonly RegExp[] = [
	// Other programs are answered, not people: stores' and providers' messages, health checks, our own browser, a caller
	// who has left.
	/^src\/connectors\/(?:fetch-guard-proxy|identity\/clerk\/clerk-news|stores\/shopify\/read-event|stores\/youcan\/hooks)\.ts$/,
	/^src\/server\/(?:stores\/webhook-routes|http\/health-routes|http\/disconnect-signal)\.ts$/,
	// Caught where they are asked, and only logged: the seller is told what was done instead.
	/^src\/connectors\/(?:writers\/model-judge|image-editing\/model-image-editor|images\/store-sizes)\.ts$/,
	// One source of several: the seller is told by try-sources; an uploaded file alone is opened while its seller waits.
	/^src\/connectors\/sources\/(?!unpack-html\.ts)/,
]

type Found = { texts: Set<string>; messages: Map<string, string> }

/** Every text of the sources, and those among them that are an AppError's message, by where they stand. */
function textsOf(files: readonly string[]): Found {
	const found: Found = { texts: new Set(), messages: new Map() }
	for (const path of files) {
		const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
		const visit = (node: ts.Node): void => {
			const text = textOf(node)
			if (text !== undefined) found.texts.add(text)
			if (ts.isNewExpression(node) && node.expression.getText() === 'AppError' && !NOT_TOLD.some((files) => files.test(path))) {
				for (const message of branches(node.arguments?.[1], source)) found.messages.set(message, path)
			}
			ts.forEachChild(node, visit)
		}
		visit(source)
	}
	return found
}

/** The texts an expression may come to: itself, the ways of a choice, what a name of the same file stands for. */
function branches(node: ts.Node | undefined, source: ts.SourceFile): string[] {
	if (!node) return []
	if (ts.isConditionalExpression(node)) return [...branches(node.whenTrue, source), ...branches(node.whenFalse, source)]
	if (ts.isParenthesizedExpression(node)) return branches(node.expression, source)
	if (ts.isIdentifier(node)) return initializersOf(node.text, source).flatMap((value) => branches(value, source))
	const text = textOf(node)
	return text === undefined ? [] : [text]
}

function initializersOf(name: string, source: ts.SourceFile): ts.Expression[] {
	const found: ts.Expression[] = []
	const visit = (node: ts.Node): void => {
		if (ts.isVariableDeclaration(node) && node.initializer && node.name.getText() === name) found.push(node.initializer)
		ts.forEachChild(node, visit)
	}
	visit(source)
	return found
}

/** A text as the catalogue has it: holes are numbered in the order they stand in. */
function textOf(node: ts.Node): string | undefined {
	if (ts.isStringLiteralLike(node)) return node.text
	if (!ts.isTemplateExpression(node)) return undefined
	return node.head.text + node.templateSpans.map(({ literal }, position) => `{{${position + 1}}}${literal.text}`).join('')
}

afterEach(() => i18n.changeLanguage('en').then(() => undefined))

const found = textsOf(FILES)
/** Each hole filled with something nobody translates. */
const filled = (text: string) => text.replace(/\{\{(\w+)\}\}/g, '‹$1›')
const holesOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, hole]) => hole).sort()

describe.each(Object.entries({ fr, ar, es }) as ['fr' | 'ar' | 'es', Record<string, string>][])(
	'[W-1] messages of the server in %s',
	(language, catalogue) => {
		it(`[W-1] every message an error is thrown with has its words (${language})`, () => {
			const said = [...found.messages].filter(([message]) => /\p{L}{2}/u.test(message.replace(/\{\{\d+\}\}/g, '')))
			expect(said.length).toBeGreaterThan(150)
			expect(said.filter(([message]) => !(message in catalogue)).map(([message, path]) => `${path}: ${message}`)).toEqual([])
		})

		it(`[W-1] what is translated is still said somewhere (${language})`, () => {
			expect(Object.keys(catalogue).filter((message) => !found.texts.has(message))).toEqual([])
		})

		it(`[W-1] what stands in a message stands in its translation (${language})`, () => {
			for (const [english, said] of Object.entries(catalogue))
				expect({ english, holes: holesOf(said) }).toEqual({ english, holes: holesOf(english) })
		})

		it(`[W-1] a message is said in its own words, not in those of one it is like (${language})`, async () => {
			await showLanguage(language)
			for (const [english, said] of Object.entries(catalogue))
				expect({ english, said: sayEnglish(filled(english)) }).toEqual({ english, said: filled(said) })
		})

		it(`[W-1] a message that ends with another says both (${language})`, async () => {
			await showLanguage(language)
			const messages = Object.entries(catalogue)
			const around = messages.filter(([english]) => /[:.] \{\{\d\}\}$/.test(english))
			const inside = messages.filter(([english]) => english.startsWith('{{') && english.endsWith('.'))
			expect(around.length * inside.length).toBeGreaterThan(50)
			for (const [outer, outerSaid] of around)
				for (const [inner, innerSaid] of inside) {
					const hole = holesOf(outer).at(-1) ?? ''
					const both = (text: string, within: string) => filled(text).replace(`‹${hole}›`, filled(within))
					expect(sayEnglish(both(outer, inner))).toBe(both(outerSaid, innerSaid))
				}
		})

		it(`[W-1] every message is written in this language (${language})`, () => {
			const texts = Object.entries(catalogue).filter(([, said]) => /\p{L}{4}/u.test(said.replace(/\{\{\d+\}\}/g, '')))
			expect(texts.filter(([english, said]) => said === english && english.split(' ').length > 3)).toEqual([])
			if (language === 'ar') expect(texts.filter(([, said]) => !/\p{Script=Arabic}/u.test(said))).toEqual([])
		})
	},
)

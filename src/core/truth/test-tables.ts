import type { Fact, FactKind } from '../product/facts'
import { checkStatement } from './check-statement'

/** Facts as a listing might state them, numbered from f1; for the tests of this folder. */
export const factsFrom = (said: readonly (readonly [kind: FactKind, text: string, name?: string])[]): Fact[] =>
	said.map(([kind, text, name], index) => ({
		id: `f${index + 1}`,
		kind,
		text,
		...(name ? { name } : {}),
		origin: { rule: 'test', place: 'test' },
	}))

/** Whether a sentence stands on a page of these facts. */
export const judged = (text: string, language: string, facts: Fact[]): boolean => checkStatement({ text, facts, language }).supported

/** Sentences, one a line: a tag, then what a page might say. */
export const linesOf = (block: string): [tag: string, text: string][] =>
	block
		.trim()
		.split('\n')
		.map((line) => {
			const [tag = '', ...text] = line.trim().split(' ')
			return [tag, text.join(' ')]
		})

/** Sentences, one a line: the page's language, a colon, the sentence. */
export const sentencesIn = (block: string): [language: string, text: string][] =>
	block
		.trim()
		.split('\n')
		.map((line) => {
			const [language = '', ...text] = line.trim().split(': ')
			return [language, text.join(': ')]
		})

/** A product with what may and what may not be said of it. */
export type Goods = { facts: Fact[]; said: [stands: boolean, language: string, text: string][] }

/** Goods written down as lines: a kind of fact and its text (`spec: Name: value`), then `yes` or `no`, a language and a sentence. */
export function goodsIn(block: string): Goods {
	const facts: (readonly [kind: FactKind, text: string, name?: string])[] = []
	const said: Goods['said'] = []
	for (const line of block.trim().split('\n')) {
		const [, stands, language = '', sentence = ''] = /^\s*(yes|no) ([^:]+): (.*)$/u.exec(line) ?? []
		const [, kind, text = ''] = /^\s*(title|brand|bullet|description|spec|variant|box): (.*)$/u.exec(line) ?? []
		const [, name, value] = /^([^:]+): (.*)$/u.exec(text) ?? []
		if (stands) said.push([stands === 'yes', language, sentence])
		else if (kind === 'spec' || kind === 'variant') facts.push(name === undefined ? [kind, text] : [kind, value ?? text, name])
		else facts.push([kind as FactKind, text])
	}
	return { facts: factsFrom(facts), said }
}

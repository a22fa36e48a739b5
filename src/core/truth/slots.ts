import { findLanguage } from '../locale/languages'
import type { Fact } from '../product/facts'
import { bears, figuresOf } from './figures'
import { normalizeText } from './normalize-text'

/** A figure or a name with digits in a model's text, to be filled from a fact: `{{f17:30 h}}`. */
const SLOT = /\{\{\s*(f\d+)\s*[:|]\s*([^{}]{1,80}?)\s*\}\}/gu
/** What is left of slots that were not written rightly. */
const LEFT_OVER = /\{\{[^{}]*?:?|\}\}/gu
/** A number that is no part of a name: "30", "1,250.5", not the 1000 of "WH-1000XM6". */
const NUMBER = /(?<![\p{L}\d.,/-])\d+(?:[.,]\d+)*(?![\p{L}\d]*[/\d])/gu
const LEAST_GROUPED = 10_000

/** A text with its slots filled from the facts in the language's number format, and the ids of the facts they named. */
export function fillSlots(text: string, facts: readonly Fact[], language: string): { text: string; facts: string[] } {
	const named = new Set<string>()
	const filled = text.replace(SLOT, (_slot, id: string, value: string) => {
		const fact = facts.find((one) => one.id === id)
		if (!fact || !stands(value, fact, language)) return value
		named.add(id)
		return inFormat(value, language)
	})
	return { text: filled.replace(LEFT_OVER, ''), facts: [...named] }
}

/** Whether the fact has what a slot gives as its value: verbatim, or figure by figure. */
function stands(value: string, fact: Fact, language: string): boolean {
	const said = normalizeText(`${fact.name ?? ''} ${fact.text}`)
	const text = normalizeText(value)
	if (said.includes(text)) return true
	const stated = figuresOf(said, language)
	const figures = figuresOf(text, language)
	return figures.length > 0 && figures.every((figure) => stated.some((one) => bears(one, figure)))
}

/** The numbers of a value as the page's language writes them, with the decimals they have. */
function inFormat(value: string, language: string): string {
	const tag = findLanguage(language)?.tag ?? 'en'
	return value.replace(NUMBER, (written) => {
		const plain = written.replace(/[.,](?=\d{3}(?!\d))/gu, '').replace(',', '.')
		const number = Number(plain)
		if (!Number.isFinite(number) || /^0\d/u.test(written)) return written
		const digits = (plain.split('.')[1] ?? '').length
		const format = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: number >= LEAST_GROUPED }
		return new Intl.NumberFormat(tag, format).format(number)
	})
}

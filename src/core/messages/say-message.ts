import { fillHoles } from '../text/fill-holes'
import type { Message, Param } from './message'

/** The words of messages in one language: by area, then by name, in the format of i18next (`{{hole}}`, `name_one`). */
export type MessageWords = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * A message in the words of one language; undefined when they do not know it, as when the server is newer than the app.
 * @param language BCP 47 tag, whose plural rules choose the form
 */
export function sayMessage(message: Message, words: MessageWords, language: string): string | undefined {
	const dot = message.key.indexOf('.')
	const area = message.key.slice(0, dot)
	const text = Object.hasOwn(words, area) ? textOf(words[area] ?? {}, message.key.slice(dot + 1), message, language) : undefined
	if (text === undefined) return undefined
	const values = Object.entries(message.params ?? {}).map(([name, param]) => [name, sayParam(param, words, language)])
	return fillHoles(text, Object.fromEntries(values))
}

function textOf(area: Readonly<Record<string, string>>, name: string, { params }: Message, language: string): string | undefined {
	if (Object.hasOwn(area, name)) return area[name]
	const count = params && Object.hasOwn(params, 'count') ? params.count : undefined
	if (typeof count !== 'number') return undefined
	return area[`${name}_${new Intl.PluralRules(language).select(count)}`] ?? area[`${name}_other`]
}

function sayParam(param: Param, words: MessageWords, language: string): string {
	return typeof param === 'object' ? (sayMessage(param, words, language) ?? '') : String(param)
}

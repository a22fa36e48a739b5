import { FUNCTION_WORDS, languagesOfWord } from './function-words'
import { findLanguage } from './languages'

/** Fewer small words than this say too little. */
const MIN_HITS = 4
const SCRIPTS: readonly [RegExp, string][] = [
	[/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
	[/\p{Script=Hangul}/gu, 'ko'],
	[/\p{Script=Thai}/gu, 'th'],
	[/\p{Script=Hebrew}/gu, 'he'],
	[/\p{Script=Greek}/gu, 'el'],
]

/**
 * Tag of the language a text is written in; undefined when it cannot be told. Scripts of one language tell it, small
 * words the others.
 */
export function languageOfText(text: string): string | undefined {
	const script = languageOfScript(text)
	if (script) return script
	const hits = new Map<string, number>()
	for (const word of text.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? [])
		for (const id of languagesOfWord(word)) hits.set(id, (hits.get(id) ?? 0) + 1)
	const scores = Object.keys(FUNCTION_WORDS)
		.map((id) => ({ id, hits: hits.get(id) ?? 0 }))
		.sort((a, b) => b.hits - a.hits)
	const [best, next] = scores
	if (!best || best.hits < MIN_HITS || (next && best.hits < 1.3 * next.hits)) return undefined
	return findLanguage(best.id)?.tag
}

/** Tag of the language a text's script belongs to alone; undefined where several languages share it. */
export function languageOfScript(text: string): string | undefined {
	const letters = text.match(/\p{L}/gu)?.length ?? 0
	return SCRIPTS.find(([pattern]) => (text.match(pattern)?.length ?? 0) > letters / 4)?.[1]
}

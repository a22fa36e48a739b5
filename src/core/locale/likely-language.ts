import { FUNCTION_WORDS } from './function-words'
import { languageOfScript } from './language-of-text'
import { findLanguageByTag, LANGUAGES, type Language } from './languages'
import { phrasesFor } from './phrases'
import { scriptPattern } from './recognize-language'

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
const SCRIPT_SHARE = 0.6

/**
 * The language a short text of a shop is most likely written in, where `languageOfText` would say too little: by its
 * script, then by how many small words and words of shops it shares with a language, those of few languages counting
 * more. Undefined when it shares none.
 */
export function likelyLanguageOf(text: string): Language | undefined {
	const tag = languageOfScript(text)
	if (tag) return findLanguageByTag(tag)
	const letters = text.match(/\p{L}/gu)?.length ?? 0
	const inScript = LANGUAGES.filter(({ script }) => {
		const pattern = scriptPattern(script)
		return pattern && letters > 0 && (text.match(pattern)?.length ?? 0) >= SCRIPT_SHARE * letters
	})
	const said = new Set(wordsOf(text))
	const known = inScript.map((language) => ({ language, own: shopWords(language.id) }))
	const weights = known.map(({ language, own }) => {
		const shared = [...said].filter((word) => own.has(word))
		const rarity = shared.reduce((sum, word) => sum + 1 / known.filter((other) => other.own.has(word)).length, 0)
		return { language, weight: shared.length + rarity }
	})
	const [best] = weights.toSorted((a, b) => b.weight - a.weight)
	if (best && best.weight > 0) return best.language
	return inScript.find(({ script }) => script !== 'Latn')
}

function shopWords(languageId: string): ReadonlySet<string> {
	return new Set([...(FUNCTION_WORDS[languageId] ?? []), ...wordsOf(Object.values(phrasesFor(languageId)).join(' '))])
}

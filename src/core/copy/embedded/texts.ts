import { findLanguageByTag } from '../../locale/languages'
import { richTextFromPlain } from '../../text/rich-text'
import { typeset } from '../../text/typeset'
import type { Text } from '../copy'

/** Plain text and its facts → Text; `tag`: the language it is in, whose signs it is set with. */
export function textFrom(plain: string, facts: readonly (string | undefined)[], tag?: string): Text {
	return { html: richTextFromPlain(typeset(plain, tag)), facts: [...new Set(facts.filter((id) => id !== undefined))] }
}

/** A fixed phrase: no claim, no facts. */
export function phrase(plain: string): Text {
	return textFrom(plain, [])
}

/** Fewer words are a name or a value, which no stop ends. */
const SENTENCE_WORDS = 5
/** What ends a sentence, by script; Thai has nothing. */
const STOPS: Readonly<Record<string, string>> = { Jpan: '。', Hans: '。', Hant: '。', Deva: '।', Beng: '।', Thai: '', Arab: '.' }

/** A text as it stands in prose: no loose sign at its end, and a stop behind what is a sentence. */
export function finished(text: string, tag?: string): string {
	const closed = text.replace(/(?<![\s,;،؛，、；])[\s,;،؛，、；]+$/u, '')
	const script = (tag && findLanguageByTag(tag)?.script) || 'Latn'
	const isEnded = /[.!?…。！？؟।]["”»)]+$/u.test(closed)
	const isSentence = !isEnded && (closed.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).length >= (/\s/u.test(closed) ? SENTENCE_WORDS : 1)
	return isSentence && /[\p{L}\p{M}\p{N})%”"]$/u.test(closed) ? closed + (STOPS[script] ?? '.') : closed
}

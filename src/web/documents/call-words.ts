import type { AppLanguage } from '../../core/locale/app-languages'
import type { MessageKey } from '../../core/messages/message'
import type { MessageWords } from '../../core/messages/say-message'
import { i18n } from '../i18n/i18n'
import { sayMessage } from '../i18n/say-message'
import type { CallWords } from './own-call'

/**
 * The words a document carries for calls of its script; its language must be loaded.
 * @param messages keys of what the server itself may answer, and of the messages that fill the holes of others
 */
export function callWords(language: AppLanguage, messages: readonly MessageKey[]): CallWords {
	const say = (name: 'timeout' | 'unreachable' | 'unexpected' | 'failed') => sayMessage({ key: `call.${name}` }, language)
	return {
		language,
		calls: { timeout: say('timeout'), unreachable: say('unreachable'), unexpected: say('unexpected'), failed: say('failed') },
		// In English the server says them itself.
		messages: language === 'en' ? {} : wordsOf(messages, i18n.getResourceBundle(language, 'messages') as MessageWords),
	}
}

/** Those of a language's words that say these messages, in every form of a plural. */
function wordsOf(messages: readonly string[], words: MessageWords): MessageWords {
	const isAsked = (key: string) => messages.includes(key) || messages.includes(key.replace(/_(?:zero|one|two|few|many|other)$/, ''))
	return Object.fromEntries(
		Object.entries(words).flatMap(([area, texts]) => {
			const asked = Object.entries(texts).filter(([name]) => isAsked(`${area}.${name}`))
			return asked.length > 0 ? [[area, Object.fromEntries(asked)]] : []
		}),
	)
}

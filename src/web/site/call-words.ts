import type { AppLanguage } from '../../core/locale/app-languages'
import type { MessageKey, msg } from '../../core/messages/message'
import { sayMessage } from '../i18n/say-message'
import type { CallWords } from './own-call'

/** A message without holes: a document carries its words before anything has happened. */
type PlainKey = { [K in MessageKey]: Parameters<typeof msg<K>> extends [unknown] ? K : never }[MessageKey]

/**
 * The words a document carries for calls of its script; its language must be loaded.
 * @param messages keys of what the server itself may answer
 */
export function callWords(language: AppLanguage, messages: readonly PlainKey[]): CallWords {
	const say = (key: PlainKey) => sayMessage({ key }, language)
	return {
		language,
		calls: {
			timeout: say('call.timeout'),
			unreachable: say('call.unreachable'),
			unexpected: say('call.unexpected'),
			failed: say('call.failed'),
		},
		// In English the server says them itself.
		messages: language === 'en' ? {} : Object.fromEntries(messages.map((key) => [key, say(key)])),
	}
}

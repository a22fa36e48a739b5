import type { AppLanguage } from '../../core/locale/app-languages'
import { ENGLISH } from '../../core/messages/english'
import { foreignWords, type Message } from '../../core/messages/message'
import { type MessageWords, sayMessage as sayIn } from '../../core/messages/say-message'
import { i18n, languageNow } from './i18n'

/** A message in the language of the app, or in another one that is loaded. */
export function sayMessage(message: Message, language: AppLanguage = languageNow()): string {
	const words = i18n.getResourceBundle(language, 'messages') as MessageWords | undefined
	return (words && sayIn(message, words, language)) ?? sayIn(message, ENGLISH, 'en') ?? message.key
}

/**
 * What the server told: the message, or its words in English where there is none, as in what an older release has
 * stored, or where this app does not know it, as it is older than the server.
 */
export function toldMessage(said: Message | null | undefined, english: string): Message {
	return said && sayIn(said, ENGLISH, 'en') !== undefined ? said : foreignWords(english)
}

/** The same, said. */
export function sayTold(said: Message | null | undefined, english: string): string {
	return sayMessage(toldMessage(said, english))
}

import type { AppLanguage } from '../../core/locale/app-languages'
import { i18n } from '../i18n/i18n'
import { wordsIn } from '../i18n/words'
import type { CallWords } from './own-call'

/**
 * The words a document carries for calls of its script; its language must be loaded.
 * @param messages what the server itself may answer, in English
 */
export function callWords(language: AppLanguage, messages: readonly string[]): CallWords {
	const t = wordsIn(language)
	const known = (i18n.getResourceBundle(language, 'messages') ?? {}) as Record<string, string>
	return {
		language,
		calls: {
			timeout: t('call.timeout'),
			unreachable: t('call.unreachable'),
			unexpected: t('call.unexpected'),
			failed: t('call.failed'),
		},
		messages: Object.fromEntries(messages.flatMap((english) => (known[english] === undefined ? [] : [[english, known[english]]]))),
	}
}

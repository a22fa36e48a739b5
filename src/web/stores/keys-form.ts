import { isAppError } from '../../core/errors'
import type { KeysFields } from '../browser/storage'
import { sayMessage } from '../i18n/say-message'
import { translate } from './words'

/** What the form says of itself; in English word for word as the specification has it (§8). */
export type KeysMessage = { tone: 'good' | 'bad'; text: string }

export const NO_KEYS: KeysFields = { store_url: '', consumer_key: '', consumer_secret: '' }

/** True when all three are there. */
export function isComplete(fields: KeysFields): boolean {
	return Object.values(fields).every((value) => value.trim() !== '')
}

/** Why saving failed: the server said no, or the call broke off. Throws what is not expected. */
export function saveError(error: unknown): string {
	return translate(brokeOff(error) ? 'keys_words.save_broke_off' : 'keys_words.save_refused', { why: wordsOf(error) })
}

/** Why deleting failed. Throws what is not expected. */
export function deleteError(error: unknown): string {
	return translate(brokeOff(error) ? 'keys_words.delete_broke_off' : 'keys_words.delete_refused', { why: wordsOf(error) })
}

function brokeOff(error: unknown): boolean {
	return isAppError(error) && error.cause !== undefined
}

function wordsOf(error: unknown): string {
	if (!isAppError(error)) throw error
	return sayMessage(error.said)
}

import { isAppError } from '../../core/errors'
import type { WooFields } from '../storage'

/** What the form says of itself, word for word as the specification has it (§8). */
export const WOO_WORDS = {
	noUser: 'Unable to determine your user id. Please refresh / sign in again.',
	incomplete: 'Please fill all fields.',
	saved: 'Credentials saved successfully.',
	deleted: 'Credentials deleted.',
} as const

export type WooMessage = { tone: 'good' | 'bad'; text: string }

export const EMPTY_WOO: WooFields = { store_url: '', consumer_key: '', consumer_secret: '' }

/** True when all three are there. */
export function isComplete(fields: WooFields): boolean {
	return Object.values(fields).every((value) => value.trim() !== '')
}

/** Why saving failed: the server said no, or the call broke off. Throws what is not expected. */
export function saveFailure(error: unknown): string {
	return `${brokeOff(error) ? 'Error saving credentials' : 'Failed to save credentials'}: ${wordsOf(error)}`
}

/** Why deleting failed. Throws what is not expected. */
export function deleteFailure(error: unknown): string {
	return `${brokeOff(error) ? 'Error deleting credentials' : 'Failed to delete'}: ${wordsOf(error)}`
}

function brokeOff(error: unknown): boolean {
	return isAppError(error) && error.cause !== undefined
}

function wordsOf(error: unknown): string {
	if (!isAppError(error)) throw error
	return error.message
}

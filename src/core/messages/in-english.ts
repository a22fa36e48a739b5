import { ENGLISH } from './english'
import type { Message } from './message'
import { sayMessage } from './say-message'

/**
 * A message in English (words that older releases stored, as they are): for the log, the command line, and whoever
 * reads our API without a catalogue.
 */
export function inEnglish(message: Message | string): string {
	if (typeof message === 'string') return message
	return sayMessage(message, ENGLISH, 'en') ?? message.key
}

import { ENGLISH } from './english'
import type { Message } from './message'
import { sayMessage } from './say-message'

/** A message in English: for the log, the command line, and whoever reads our API without a catalogue. */
export function inEnglish(message: Message): string {
	return sayMessage(message, ENGLISH, 'en') ?? message.key
}

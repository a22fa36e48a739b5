import type { GenerationEvent } from '../../core/contracts/generation'
import { inEnglish } from '../../core/messages/in-english'
import type { Note } from '../../core/messages/message-schema'

/** Tells whoever watches what went otherwise than it should have. */
export function noteEvent(note: Note): GenerationEvent {
	return { type: 'note', message: inEnglish(note), ...(typeof note === 'string' ? {} : { said: note }) }
}

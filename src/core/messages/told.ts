import { inEnglish } from './in-english'
import { foreignWords, type Message } from './message'

/** Messages by the names of their fields, as the API answers them: in English, and as data under `said`. */
export function told<N extends string>(said: Readonly<Record<N, Message>>): Record<N, string> & { said: Readonly<Record<N, Message>> } {
	const english = Object.fromEntries(Object.entries<Message>(said).map(([name, message]) => [name, inEnglish(message)]))
	return { ...(english as Record<N, string>), said }
}

/** What is stored of an error: the message, or the words in English that older releases stored; undefined without. */
export function storedMessage(row: { errorSaid: Message | null; errorMessage: string | null }): Message | undefined {
	return row.errorSaid ?? (row.errorMessage === null ? undefined : foreignWords(row.errorMessage))
}

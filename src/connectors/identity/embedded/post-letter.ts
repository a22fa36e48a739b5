import { type LetterKind, writeLetter } from '../../../core/letters/letters'
import type { Mail } from '../../mail/mail'
import { clientAddress, languageFor } from '../asked-by'

export type LetterDeps = {
	mail: Mail
	/**
	 * Answers whether this address may be written to now, and counts the letter if so; `address` of whoever asked, when it
	 * is known.
	 */
	admitLetter(letter: { kind: LetterKind; to: string; address: string | null }): Promise<boolean>
}

/** Whom a letter goes to, and the request that causes it. */
export type LetterTo = { email: string; appLanguage?: string | null | undefined; headers: Headers | undefined }

/**
 * Sends a letter in its receiver's language, unless there were too many. False when there were; throws what the mail
 * port throws.
 */
export async function postLetter({ mail, admitLetter }: LetterDeps, kind: LetterKind, to: LetterTo, link?: string): Promise<boolean> {
	const { email, appLanguage, headers } = to
	if (!(await admitLetter({ kind, to: email, address: clientAddress(headers) }))) return false
	await mail.send(writeLetter(kind, { email, language: languageFor(appLanguage, headers) }, link))
	return true
}

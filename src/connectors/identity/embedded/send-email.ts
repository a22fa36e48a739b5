import { type EmailKind, writeEmail } from '../../../core/emails/emails'
import { readerLanguage } from '../../../core/locale/reader-language'
import type { Mail } from '../../mail/mail'
import { clientAddress } from '../asked-by'

export type EmailDeps = {
	mail: Mail
	/**
	 * Answers whether this address may be written to now, and counts the e-mail if so; `address` of whoever asked, when it
	 * is known.
	 */
	admitEmail(message: { kind: EmailKind; to: string; address: string | null }): Promise<boolean>
}

/** Whom an e-mail goes to, and the request that causes it. */
export type EmailTo = { email: string; appLanguage?: string | null | undefined; headers: Headers | undefined }

/**
 * Sends an e-mail in its receiver's language, unless there were too many. False when there were; throws what the mail
 * port throws.
 */
export async function sendEmail({ mail, admitEmail }: EmailDeps, kind: EmailKind, to: EmailTo, link?: string): Promise<boolean> {
	const { email, appLanguage, headers } = to
	if (!(await admitEmail({ kind, to: email, address: clientAddress(headers) }))) return false
	await mail.send(writeEmail(kind, { email, language: readerLanguage(appLanguage, headers) }, link))
	return true
}

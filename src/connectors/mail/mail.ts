import type { Email } from '../../core/emails/emails'

/**
 * Mail port. By SMTP where a server is configured; otherwise e-mails are laid into a folder, where the operator finds
 * them.
 */
export interface Mail {
	readonly kind: 'smtp' | 'outbox'
	/** Settled when the e-mail was taken. Throws AppError `upstream` when it was not, `timeout`. */
	send(message: Email): Promise<void>
	close(): Promise<void>
}

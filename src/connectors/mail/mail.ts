import type { Letter } from '../../core/letters/letters'

/**
 * Mail port. By SMTP where a server is configured; otherwise letters are laid into a folder, where the operator finds
 * them.
 */
export interface Mail {
	readonly kind: 'smtp' | 'outbox'
	/** Settled when the letter was taken. Throws AppError `upstream` when it was not, `timeout`. */
	send(letter: Letter): Promise<void>
	close(): Promise<void>
}

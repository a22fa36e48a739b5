/** A letter of plain text to one person. `text` may have any characters and lines; `to` and `subject` are one line each. */
export type Letter = { to: string; subject: string; text: string }

/** Mail port. By SMTP where a server is configured; otherwise letters are laid into a folder, where the operator finds them. */
export interface Mail {
	readonly kind: 'smtp' | 'outbox'
	/** Settled when the letter was taken. Throws AppError `upstream` when it was not, `timeout`. */
	send(letter: Letter): Promise<void>
	close(): Promise<void>
}

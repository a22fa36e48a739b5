/** What an e-mail says; `link` is written on the button and stands before the address in the text. */
export type EmailWords = { subject: string; lines: readonly string[]; link?: string; after?: readonly string[] }

/**
 * Everything e-mails say in one language. They name nobody: whoever made an account with an address that is not theirs
 * chose the name.
 */
export type AllEmailWords = {
	greeting: string
	reset: EmailWords
	confirm: EmailWords
	/** Somebody tried to sign up with an address that has an account. */
	taken: EmailWords
	passwordChanged: EmailWords
	deleted: EmailWords
}

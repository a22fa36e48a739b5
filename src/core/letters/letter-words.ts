/** What a letter says; `link` is written on the button and stands before the address in the text. */
export type LetterWords = { subject: string; lines: readonly string[]; link?: string; after?: readonly string[] }

/**
 * Everything letters say in one language. They name nobody: whoever made an account with an address that is not theirs
 * chose the name.
 */
export type AllLetterWords = {
	greeting: string
	reset: LetterWords
	confirm: LetterWords
	passwordChanged: LetterWords
	deleted: LetterWords
}

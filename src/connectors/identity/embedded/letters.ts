import type { Letter } from '../../mail/mail'

type To = { email: string }

/** How long the link of a letter works. */
export const RESET_SECONDS = 3600
export const CONFIRM_SECONDS = 24 * 3600

/** Names nobody: whoever made the account with an address that is not theirs chose the name, and could have us send words of their own. */
export function resetLetter({ email }: To, link: string): Letter {
	return {
		to: email,
		subject: 'Choose a new password for Vitrine',
		text: [
			'Hello,',
			'',
			'somebody, hopefully you, asked for a new password for this address. Choose it here:',
			'',
			link,
			'',
			'The link works once, for one hour. All browsers that are signed in will be signed out.',
			'If it was not you, there is nothing to do: your password stays as it is.',
		].join('\n'),
	}
}

/** Names nobody, for the same reason. */
export function confirmLetter({ email }: To, link: string): Letter {
	return {
		to: email,
		subject: 'Confirm your e-mail address for Vitrine',
		text: [
			'Hello,',
			'',
			'confirm that this address is yours:',
			'',
			link,
			'',
			'The link works for one day. If you made no account at Vitrine, leave this letter be.',
		].join('\n'),
	}
}

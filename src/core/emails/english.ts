import type { AllEmailWords } from './email-words'

export const ENGLISH: AllEmailWords = {
	greeting: 'Hello,',
	reset: {
		subject: 'Choose a new password for Vitrine',
		lines: ['Somebody, hopefully you, asked for a new password for this address.'],
		link: 'Choose a new password',
		after: [
			'The link works once, for one hour. All browsers that are signed in will be signed out.',
			'If it was not you, there is nothing to do: your password stays as it is.',
		],
	},
	confirm: {
		subject: 'Confirm your e-mail address for Vitrine',
		lines: ['Please confirm that this address is yours.'],
		link: 'Confirm my address',
		after: ['The link works for one day. If you made no account at Vitrine, you can ignore this e-mail.'],
	},
	taken: {
		subject: 'There is a Vitrine account with this address',
		lines: [
			'Somebody, hopefully you, tried to create a Vitrine account with this address. There is one already.',
			'To get in, sign in with your password. If you do not know it, choose a new one.',
		],
		link: 'Choose a new password',
		after: ['If it was not you, there is nothing to do: nothing was changed, and whoever tried was not told that the account exists.'],
	},
	passwordChanged: {
		subject: 'Your Vitrine password was changed',
		lines: [
			'The password of your Vitrine account has just been changed, and all other browsers were signed out.',
			'If it was you, there is nothing to do.',
			'If it was not you, somebody else can get into your account. Choose a new password now; that signs them out. Then change the password of this mailbox as well, and write to us by answering this e-mail.',
		],
		link: 'It was not me: choose a new password',
	},
	deleted: {
		subject: 'Your Vitrine account is deleted',
		lines: [
			'Your Vitrine account is deleted, with your pages, your pictures and everything else that was kept of you.',
			'If you had a subscription, it was ended and takes no more money. Records of payments are kept for as long as the law demands.',
			'If it was not you who did this, answer this e-mail at once, and change the password of this mailbox.',
		],
	},
}

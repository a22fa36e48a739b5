import type { Letter } from '../../connectors/mail/mail'

/** Says that an account is gone; undefined for an address that nobody has. Names nobody: the address may be another's than the name. */
export function deletedLetter({ email }: { email: string }): Letter | undefined {
	if (email.endsWith('.invalid')) return undefined
	const text = [
		'Hello,',
		'',
		'your account at Vitrine is deleted, with your pages, pictures and everything else that was kept of you.',
		'A subscription you had was ended and takes no more money. Records of payments are kept as long as the law asks for it.',
		'',
		'If it was not you who did this, answer to this letter.',
	].join('\n')
	return { to: email, subject: 'Your Vitrine account is deleted', text }
}

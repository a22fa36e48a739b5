import { createEmailVerificationToken } from 'better-auth/api'
import { AppError } from '../../../core/errors'
import { type Message, msg } from '../../../core/messages/message'
import type { OwnAccounts } from '../identity'
import { deleteResetLinks, type EmbeddedAuth, type EmbeddedIdentityConfig, PASSWORD_LENGTH } from './embedded-auth'
import { CONFIRM_SECONDS, confirmLink, forgottenLink } from './links'
import { sendEmail } from './send-email'

/** Name, password and confirmed address, as users change them. */
export function ownAccounts(auth: EmbeddedAuth, config: EmbeddedIdentityConfig): OwnAccounts {
	const confirmsEmail = config.mail.kind === 'smtp'
	const isPassword = async (userId: string, password: string) => {
		const context = await auth.$context
		const hash = (await context.internalAdapter.findCredentialAccount(userId))?.password
		return typeof hash === 'string' && (await context.password.verify({ hash, password }))
	}
	return {
		confirmsEmail,
		async updateName(user, name) {
			await (await auth.$context).internalAdapter.updateUser(user.id, { name })
		},
		async changePassword(user, { current, next }, headers) {
			if (!(await isPassword(user.id, current))) throw wrong('current', msg('accounts.wrong_present_password'))
			const { min, max } = PASSWORD_LENGTH
			if (next.length < min) throw wrong('password', msg('accounts.password_short', { min }))
			if (next.length > max) throw wrong('password', msg('accounts.password_long', { max }))
			const { internalAdapter, password } = await auth.$context
			await internalAdapter.updatePassword(user.id, await password.hash(next))
			await deleteResetLinks(auth, user.id)
			const others = (await internalAdapter.listSessions(user.id)).filter(({ id }) => id !== user.sessionId)
			await internalAdapter.deleteSessions(others.map(({ token }) => token))
			// Not waited for, and no reason to say that the password was not changed.
			sendEmail(config, 'passwordChanged', { ...user, headers }, forgottenLink(config.publicUrl)).catch((error: unknown) =>
				config.report(error, { task: 'e-mail' }),
			)
		},
		async checkPassword(user, password) {
			if (!(await isPassword(user.id, password))) throw wrong('password', msg('accounts.wrong_password'))
		},
		async sendConfirmation(user, headers) {
			if (!confirmsEmail) throw new AppError('conflict', msg('accounts.no_mail'))
			if (user.emailVerified) throw new AppError('conflict', msg('accounts.confirmed_already'))
			const { secret } = await auth.$context
			const token = await createEmailVerificationToken(secret, user.email, undefined, CONFIRM_SECONDS)
			if (!(await sendEmail(config, 'confirm', { ...user, headers }, confirmLink(config.publicUrl, token)))) {
				throw new AppError('rate_limited', msg('accounts.mailed_often'))
			}
		},
	}
}

function wrong(field: 'current' | 'password', message: Message): AppError {
	return new AppError('invalid_request', message, { details: { field } })
}

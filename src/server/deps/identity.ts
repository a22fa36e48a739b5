import { join } from 'node:path'
import type { Config } from '../../config/config'
import type { Outbound } from '../../connectors/fetch'
import type { Identity } from '../../connectors/identity/identity'
import type { Mail } from '../../connectors/mail/mail'
import { createOutbox } from '../../connectors/mail/outbox'
import { limitEmails } from '../accounts/accounts'
import type { Database } from '../db/open-database'

/** In the name of an installation whose e-mails nobody sends. */
const NO_SENDER = 'Vitrine <vitrine@localhost>'

type With = {
	db: Database
	secret: string
	outbound: Outbound
	mail: Mail
	report(error: unknown, details?: Record<string, unknown>): void
}

/** How e-mails go out: by SMTP, or into the data folder. */
export async function createMail({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>): Promise<Mail> {
	if (mail.kind !== 'smtp') return createOutbox({ folder: join(dataDir, 'outbox'), from: NO_SENDER })
	return (await import('../../connectors/mail/smtp')).createSmtpMail(mail)
}

/**
 * Joins the identity port to who keeps the accounts: Clerk where its keys are, otherwise we ourselves. The other is not
 * loaded.
 */
export async function createIdentity(
	{ clerk, publicUrl, otherOrigins, limits }: Config,
	{ db, secret, outbound, mail, report }: With,
): Promise<Identity> {
	if (clerk) {
		const { createClerkIdentity } = await import('../../connectors/identity/clerk/clerk')
		return createClerkIdentity({ ...clerk, db, outbound, origins: [new URL(publicUrl).origin, ...otherOrigins] })
	}
	const { createEmbeddedIdentity } = await import('../../connectors/identity/embedded/embedded')
	const messages = { mail, admitEmail: limitEmails(db, secret) }
	return createEmbeddedIdentity({ db, secret, publicUrl, otherOrigins, signInPerMinute: limits.signInPerMinute, report, ...messages })
}

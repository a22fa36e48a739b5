import { join } from 'node:path'
import type { Config } from '../../config/config'
import type { Outbound } from '../../connectors/fetch'
import { createClerkIdentity } from '../../connectors/identity/clerk/clerk'
import { createEmbeddedIdentity } from '../../connectors/identity/embedded/embedded'
import type { Identity } from '../../connectors/identity/identity'
import type { Mail } from '../../connectors/mail/mail'
import { createOutbox } from '../../connectors/mail/outbox'
import { createSmtpMail } from '../../connectors/mail/smtp'
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
export function createMail({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>): Mail {
	return mail.kind === 'smtp' ? createSmtpMail(mail) : createOutbox({ folder: join(dataDir, 'outbox'), from: NO_SENDER })
}

/** Joins the identity port to who keeps the accounts: Clerk where its keys are, otherwise we ourselves. */
export function createIdentity({ clerk, publicUrl, otherOrigins, limits }: Config, { db, secret, outbound, mail, report }: With): Identity {
	if (clerk) return createClerkIdentity({ ...clerk, db, outbound, origins: [new URL(publicUrl).origin, ...otherOrigins] })
	const messages = { mail, admitEmail: limitEmails(db, secret) }
	return createEmbeddedIdentity({ db, secret, publicUrl, otherOrigins, signInPerMinute: limits.signInPerMinute, report, ...messages })
}

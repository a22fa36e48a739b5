import { createTransport } from 'nodemailer'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import type { Mail } from './mail'
import { oneLine } from './one-line'

export type SmtpConfig = {
	/**
	 * `smtp://user:password@host:587`, or `smtps://…:465` for TLS from the first byte. `?plaintext=allowed` at its end
	 * lets a password cross the network unencrypted, to a server that offers no TLS.
	 */
	url: string
	/** The sender: `vitrine@example.com` or `Vitrine <vitrine@example.com>`. */
	from: string
}

const CONNECT_TIMEOUT_MS = 10_000
const SILENCE_TIMEOUT_MS = 20_000
const OWN_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Mail by an SMTP server. A few connections are kept open and shared. */
export function createSmtpMail({ url, from }: SmtpConfig): Mail {
	const transport = createTransport({
		pool: true,
		maxConnections: 3,
		...connectionTo(url),
		connectionTimeout: CONNECT_TIMEOUT_MS,
		greetingTimeout: CONNECT_TIMEOUT_MS,
		socketTimeout: SILENCE_TIMEOUT_MS,
		disableFileAccess: true,
		disableUrlAccess: true,
	})
	return {
		kind: 'smtp',
		async send({ to, subject, text, html }) {
			try {
				await transport.sendMail({ from, to: { name: '', address: oneLine(to) }, subject: oneLine(subject), text, html })
			} catch (error) {
				throw translated(error)
			}
		},
		async close() {
			transport.close()
		},
	}
}

/**
 * A password crosses the network by TLS only, proved by a certificate, unless the operator allowed otherwise; between
 * programs of one machine it may go as it is. Without a password TLS is used where it is offered, whoever signed for
 * it: the e-mail would go unencrypted otherwise.
 */
export function connectionTo(url: string) {
	const { protocol, hostname, port, username, password, searchParams } = new URL(url)
	const secure = protocol === 'smtps:'
	const user = decodeURIComponent(username)
	const isAllowedPlain = OWN_HOSTS.has(hostname) || searchParams.get('plaintext') === 'allowed'
	return {
		host: hostname.replace(/^\[|\]$/g, ''),
		port: Number(port) || (secure ? 465 : 587),
		secure,
		requireTLS: !secure && user !== '' && !isAllowedPlain,
		...(user ? { auth: { user, pass: decodeURIComponent(password) } } : {}),
		...(user || secure ? {} : { opportunisticTLS: true, tls: { rejectUnauthorized: false } }),
	}
}

/**
 * What nodemailer throws carries a code; of the server's words only their number is kept, for they may repeat what was
 * sent.
 */
function translated(error: unknown): unknown {
	if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return error
	const reply = 'responseCode' in error ? error.responseCode : undefined
	const details = { providerCode: error.code, reply }
	if (error.code === 'ETIMEDOUT') return new AppError('timeout', msg('accounts.mail_timeout'), { cause: error, details })
	return new AppError('upstream', msg('accounts.mail_failed'), { cause: error, details })
}

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeSmtp, startFakeSmtp } from '../../../test/fakes/mail/smtp'
import { selfSigned } from '../../../test/support/self-signed'
import { mailContract } from './mail.contract'
import { connectionTo, createSmtpMail } from './smtp'

const FROM = 'Vitrine <vitrine@example.com>'
let server: FakeSmtp
beforeEach(async () => {
	server = await startFakeSmtp()
})
afterEach(() => server.close())

const message = { to: 'a@example.com', subject: 'S', text: 'T', html: '<p>T</p>' }

describe('mail by SMTP', () => {
	mailContract(async () => ({ mail: createSmtpMail({ url: server.url, from: FROM }), received: async () => server.received }))

	it('[A-4] it is sent in the configured name, by the configured account', async () => {
		const mail = createSmtpMail({ url: server.url, from: FROM })
		await mail.send(message)
		expect(server.received[0]).toMatchObject({ envelopeFrom: 'vitrine@example.com', user: 'mailer' })
		expect(server.received[0]?.headers).toMatch(/^From: Vitrine <vitrine@example\.com>/m)
		await mail.close()
	})

	it('[A-4] a refused receiver, a wrong password and a server that is gone are told of in words, without secrets', async () => {
		const anotherPassword = Object.assign(new URL(server.url), { password: 'SECRET-2' })
		const wrong = createSmtpMail({ url: anotherPassword.href, from: FROM })
		const gone = createSmtpMail({ url: 'smtp://127.0.0.1:9', from: FROM })
		const mail = createSmtpMail({ url: server.url, from: FROM })
		server.refuseNext(550)
		for (const way of [mail, wrong, gone]) {
			const error: unknown = await way.send(message).catch((caught: unknown) => caught)
			expect(error).toMatchObject({ code: 'upstream', message: 'The mail could not be sent. Try again in a moment.' })
			expect(JSON.stringify(error)).not.toContain('SECRET')
		}
		await mail.send(message)
		expect(server.received).toHaveLength(1)
		for (const one of [mail, wrong, gone]) await one.close()
	})

	it('[N-5] a password goes over a network by TLS only', () => {
		expect(connectionTo('smtp://user:pass%40word@mail.example.com')).toEqual({
			host: 'mail.example.com',
			port: 587,
			secure: false,
			requireTLS: true,
			auth: { user: 'user', pass: 'pass@word' },
		})
		expect(connectionTo('smtps://user:p@mail.example.com')).toMatchObject({ port: 465, secure: true })
		expect(connectionTo('smtp://relay.example.com:2525')).toEqual({
			host: 'relay.example.com',
			port: 2525,
			secure: false,
			requireTLS: false,
			opportunisticTLS: true,
			tls: { rejectUnauthorized: false },
		})
		expect(connectionTo('smtp://user:p@mail.example.com?plaintext=allowed')).toMatchObject({ requireTLS: false })
		expect(connectionTo('smtp://user:p@mail.example.com?plaintext=yes')).toMatchObject({ requireTLS: true })
	})

	it('[N-5] without a password e-mails are encrypted where the server offers it, and go in the open where it does not', async () => {
		const offering = await startFakeSmtp(selfSigned('mail.example.com'))
		for (const one of [offering, server]) {
			const url = new URL(one.url)
			const mail = createSmtpMail({ url: `smtp://${url.host}`, from: FROM })
			await mail.send(message)
			await mail.close()
			expect(one.received).toMatchObject([{ subject: 'S', user: undefined, isEncrypted: one === offering }])
		}
		await offering.close()
	})

	it('[N-5] with a password a certificate nobody signed is refused, and the password stays here', async () => {
		const doubtful = await startFakeSmtp(selfSigned('mail.example.com'))
		const mail = createSmtpMail({ url: doubtful.url, from: FROM })
		await expect(mail.send(message)).rejects.toMatchObject({ code: 'upstream' })
		await mail.close()
		expect(doubtful.received).toEqual([])
		await doubtful.close()
	})
})

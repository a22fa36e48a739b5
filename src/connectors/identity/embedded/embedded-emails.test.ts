import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeSmtp, startFakeSmtp } from '../../../../test/fakes/mail/smtp'
import { cookieOf, type EmbeddedAccounts, openEmbeddedAccounts, PASSWORD } from '../../../../test/support/embedded-accounts'
import { eventually } from '../../../../test/support/eventually'
import { createSmtpMail } from '../../mail/smtp'
import { SECRETIVE_MS } from './secretive-answer'

let accounts: EmbeddedAccounts
let smtp: FakeSmtp
beforeAll(async () => {
	accounts = await openEmbeddedAccounts()
	smtp = await startFakeSmtp()
})
afterAll(async () => {
	await smtp.close()
	await accounts.close()
})

const identity: EmbeddedAccounts['identity'] = (...given) => accounts.identity(...given)
const call: EmbeddedAccounts['call'] = (...given) => accounts.call(...given)
const signUp: EmbeddedAccounts['signUp'] = (...given) => accounts.signUp(...given)
const signIn: EmbeddedAccounts['signIn'] = (...given) => accounts.signIn(...given)
const tokenFor: EmbeddedAccounts['tokenFor'] = (...given) => accounts.tokenFor(...given)
const reset: EmbeddedAccounts['reset'] = (...given) => accounts.reset(...given)

/**
 * Asks for a new password once more, and answers the token of the e-mail that comes after the `before` that came
 * already.
 */
async function tokenOfNext(email: string, before: number): Promise<string> {
	const emailsTo = async () => (await accounts.messages()).filter(({ to, text }) => to === email && text.includes('#token='))
	const known = new Set((await emailsTo()).map(({ text }) => text))
	expect(known.size).toBe(before)
	await call('/request-password-reset', { email })
	return eventually(async () => {
		const next = (await emailsTo()).find(({ text }) => !known.has(text))
		if (!next) throw new Error('no e-mail yet')
		return /#token=(\S+)/.exec(next.text)?.[1] ?? ''
	})
}

describe('a forgotten password', () => {
	it('[A-4] the link of the e-mail sets a new one, once, and signs every browser out', async () => {
		const { email, headers } = await signUp()
		const token = await tokenFor(email)
		expect((await reset(token, 'short')).status).toBe(400)
		expect((await reset(token)).status).toBe(200)
		expect(await identity().findUser(headers)).toBeUndefined()
		expect([(await signIn(email)).response.status, (await signIn(email, 'another long password')).response.status]).toEqual([401, 200])
		const again = await reset(token, 'a third long password')
		expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([400, 'INVALID_TOKEN'])
	})

	it('[N-5] the database holds nothing with which the link could be made', async () => {
		const { email } = await signUp()
		const token = await tokenFor(email)
		const { rows } = (await accounts.database.db.execute(sql`select verification::text as row from verification`)) as unknown as {
			rows: { row: string }[]
		}
		expect(rows.length).toBeGreaterThan(0)
		expect(rows.map(({ row }) => row).join()).not.toContain(token)
	})

	it('[A-4] of two uses at the same moment one counts', async () => {
		const { email } = await signUp()
		const token = await tokenFor(email)
		const statuses = (await Promise.all([reset(token), reset(token), reset(token)])).map(({ status }) => status)
		expect(statuses.sort()).toEqual([200, 400, 400])
	})

	it('[A-4] the link works for an hour', async () => {
		const { email } = await signUp()
		const token = await tokenFor(email)
		const where = sql`where value = (select id from "user" where email = ${email})`
		const { rows } = (await accounts.database.db.execute(
			sql`select extract(epoch from expires_at - now()) as left from verification ${where}`,
		)) as unknown as {
			rows: { left: string }[]
		}
		expect(Number(rows[0]?.left)).toBeGreaterThan(3500)
		expect(Number(rows[0]?.left)).toBeLessThanOrEqual(3600)
		await accounts.database.db.execute(sql`update verification set expires_at = now() - interval '1 second' ${where}`)
		expect((await reset(token)).status).toBe(400)
		expect((await signIn(email)).response.status).toBe(200)
	})

	it('[N-5] an unknown address is answered the same, and gets no e-mail', async () => {
		const { email } = await signUp()
		const before = (await accounts.messages()).length
		const [known, unknown] = [
			await call('/request-password-reset', { email }),
			await call('/request-password-reset', { email: 'nobody@example.com' }),
		]
		expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()])
		await eventually(async () => expect((await accounts.messages()).length).toBe(before + 1))
	})

	it('[N-6] [A-4] one network causes three e-mails an hour, even all at once; asking is limited by the minute', async () => {
		const { email } = await signUp()
		const another = await signUp()
		const ask = (address: string) => call('/request-password-reset', { email }, { 'x-client-address': address })
		const answers = await Promise.all(Array.from({ length: 8 }, (_, host) => ask(`2001:db8:1:2::${host}`)))
		expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
		await tokenFor(another.email)
		await eventually(async () => expect((await accounts.messages()).filter(({ to }) => to === email)).toHaveLength(3))
		await limitedByTheMinute(email)
	})

	async function limitedByTheMinute(email: string): Promise<void> {
		const strict = identity({ signInPerMinute: 2 })
		const ask = async () => (await call('/request-password-reset', { email }, { 'x-client-address': '203.0.113.5' }, strict)).status
		expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429])
	}

	it('[N-5] once the password is new, no link sent before sets another', async () => {
		const { email, headers } = await signUp()
		const links = async () => {
			const messages = await eventually(async () => {
				const found = (await accounts.messages()).filter(({ to }) => to === email)
				expect(found).toHaveLength(2)
				return found
			})
			return messages.map(({ text }) => /#token=(\S+)/.exec(text)?.[1] ?? '')
		}
		for (const _ of [1, 2]) await call('/request-password-reset', { email })
		const [first = '', second = ''] = await links()
		expect([(await reset(first)).status, (await reset(second, 'a third long password')).status]).toEqual([200, 400])
		const again = await signIn(email, 'another long password')
		const user = await identity().findUser(again.headers)
		if (!user) throw new Error('not signed in')
		const third = await tokenOfNext(email, 2)
		await identity().own?.changePassword(user, { current: 'another long password', next: 'a fourth long password' })
		expect((await reset(third, 'a fifth long password')).status).toBe(400)
		expect(await identity().findUser(headers)).toBeUndefined()
	})

	it('[N-5] an e-mail says nothing that whoever asked for it could have written', async () => {
		const email = `${crypto.randomUUID()}@example.com`
		const provider = identity({ mail: createSmtpMail({ url: smtp.url, from: 'vitrine@example.com' }) })
		await call('/sign-up/email', { name: 'Win at https://evil.example', email, password: PASSWORD }, {}, provider)
		await call('/request-password-reset', { email }, {}, provider)
		const messages = () => smtp.received.filter(({ to }) => to === email)
		await eventually(() => expect(messages()).toHaveLength(2))
		for (const { text, subject, html } of messages()) expect(subject + text + html).not.toContain('evil')
	})

	it('[A-4] an e-mail that cannot be sent is reported to the operator, not to whoever asked', async () => {
		const { email } = await signUp()
		const gone = createSmtpMail({ url: 'smtp://127.0.0.1:9', from: 'vitrine@example.com' })
		expect((await call('/request-password-reset', { email }, {}, identity({ mail: gone }))).status).toBe(200)
		await eventually(() => expect(accounts.reported.at(-1)).toMatchObject({ code: 'upstream' }))
		await gone.close()
	})
})

describe('a password that was changed', () => {
	const emailsTo = async (email: string) => (await accounts.messages()).filter((message) => message.to === email)
	const changed = (email: string) =>
		eventually(async () => {
			const found = (await emailsTo(email)).find(({ text }) => text.includes('https://pages.example.com/forgot-password'))
			if (!found) throw new Error('no e-mail yet')
			return found
		})

	it('[A-4] by the link of an e-mail: its owner is told, in the account’s language, what to do if it was not them', async () => {
		const email = `${crypto.randomUUID()}@example.com`
		await call('/sign-up/email', { name: 'Test', email, password: PASSWORD }, { 'x-app-language': 'ar' })
		await call('/request-password-reset', { email }, { 'x-app-language': 'es' })
		const [message] = await eventually(async () => {
			const found = await emailsTo(email)
			expect(found).toHaveLength(1)
			return found
		})
		expect([message?.subject, message?.html.includes('<html lang="ar" dir="rtl">')]).toEqual([
			'اختر كلمة مرور جديدة لحسابك في Vitrine',
			true,
		])
		await reset(/#token=(\S+)/.exec(message?.text ?? '')?.[1] ?? '')
		expect((await changed(email)).subject).toBe('تم تغيير كلمة مرور حسابك في Vitrine')
	})

	it('[A-4] in the settings: the same; a wrong password changes nothing and tells nobody', async () => {
		const { email, headers } = await signUp()
		const user = await identity().findUser(headers)
		if (!user) throw new Error('not signed in')
		const french = new Headers({ 'accept-language': 'de-CH, fr;q=0.8, en;q=0.5' })
		await expect(identity().own?.changePassword(user, { current: 'wrong', next: 'a new long password' }, french)).rejects.toThrow()
		expect(await emailsTo(email)).toEqual([])
		await identity().own?.changePassword(user, { current: PASSWORD, next: 'a new long password' }, french)
		expect((await changed(email)).subject).toBe('Votre mot de passe Vitrine a été modifié')
	})
})

describe('a confirmed address', () => {
	const bySmtp = () => identity({ mail: createSmtpMail({ url: smtp.url, from: 'vitrine@example.com' }) })
	const linkTo = (email: string) =>
		eventually(() => {
			const message = smtp.received.findLast(({ to }) => to === email)
			const link = /https:\/\/pages\.example\.com\/api\/auth\/verify-email\S+/.exec(message?.text ?? '')?.[0]
			if (!link) throw new Error('no e-mail yet')
			return link
		})

	const known = async (provider: ReturnType<typeof bySmtp>) => {
		const { email } = await signUp(undefined, undefined, provider)
		await provider.handle(new Request(await linkTo(email)))
		return email
	}
	const signInTo = (provider: ReturnType<typeof bySmtp>, email: string, password = PASSWORD) =>
		call('/sign-in/email', { email, password }, {}, provider)
	const textsTo = (email: string) => smtp.received.filter(({ to }) => to === email).map(({ subject }) => subject)

	it('[A-4] with SMTP nobody is let in before following the link; it confirms the address and signs nobody in', async () => {
		const provider = bySmtp()
		const { email, headers, response } = await signUp(undefined, undefined, provider)
		expect([response.status, await provider.findUser(headers), provider.own?.confirmsEmail]).toEqual([200, undefined, true])
		const early = await signInTo(provider, email)
		expect([early.status, ((await early.json()) as { code: string }).code]).toEqual([403, 'EMAIL_NOT_VERIFIED'])
		const answer = await provider.handle(new Request(await linkTo(email)))
		expect([answer.status, answer.headers.get('location'), answer.headers.getSetCookie()]).toEqual([302, '/login?confirmed=1', []])
		const inside = new Headers({ cookie: cookieOf(await signInTo(provider, email)) })
		const user = await provider.findUser(inside)
		expect(user).toMatchObject({ emailVerified: true })
		const again = await provider.handle(new Request(await linkTo(email), { headers: inside }))
		expect(again.headers.get('location')).toBe('/settings')
		if (user) await expect(provider.own?.sendConfirmation(user)).rejects.toMatchObject({ code: 'conflict' })
		if (user) await expect(identity().own?.sendConfirmation(user)).rejects.toMatchObject({ code: 'conflict' })
	})

	it('[A-4] who signs in before gets the link again; an account of before is sent it on wish', async () => {
		const provider = bySmtp()
		const { email } = await signUp(undefined, undefined, provider)
		await linkTo(email)
		await signInTo(provider, email)
		await eventually(() => expect(textsTo(email)).toHaveLength(2))
		const before = await signUp()
		const user = await provider.findUser(before.headers)
		if (user) await provider.own?.sendConfirmation(user)
		await eventually(() => expect(textsTo(before.email)).toHaveLength(1))
	})

	it('[N-5] signing up tells nobody whether an address is taken: one answer, one time; its owner is told by e-mail', async () => {
		const provider = bySmtp()
		const taken = await known(provider)
		const attempt = async (email: string, name = 'Test') => {
			const begun = performance.now()
			const answer = await call('/sign-up/email', { name, email, password: 'a password of mine' }, { 'x-app-language': 'fr' }, provider)
			const headers = [...answer.headers].map(([header]) => header).sort()
			return { seen: [answer.status, headers, await answer.text()], slow: performance.now() - begun > SECRETIVE_MS - 20 }
		}
		for (const name of ['Test', 'x'.repeat(101)]) {
			const [of, free] = [await attempt(taken, name), await attempt(`${crypto.randomUUID()}@example.com`, name)]
			expect(of.seen).toEqual(free.seen)
			expect([of.slow, free.slow]).toEqual([true, true])
		}
		await eventually(() => expect(textsTo(taken)).toContain('Il existe déjà un compte Vitrine avec cette adresse'))
		expect((await signInTo(provider, taken)).status).toBe(200)
	})

	it('[N-5] whoever owns an address somebody else signed up with gets in by a new password, and the other is out', async () => {
		const provider = bySmtp()
		const { email } = await signUp(undefined, 'the password of a stranger', provider)
		await call('/request-password-reset', { email }, {}, provider)
		const token = await eventually(() => {
			const found = smtp.received.filter(({ to }) => to === email).map(({ text }) => /#token=(\S+)/.exec(text)?.[1])
			if (!found.some(Boolean)) throw new Error('no e-mail yet')
			return found.find(Boolean) ?? ''
		})
		expect((await call('/reset-password', { token, newPassword: PASSWORD }, {}, provider)).status).toBe(200)
		expect([(await signInTo(provider, email)).status, (await signInTo(provider, email, 'the password of a stranger')).status]).toEqual([
			200, 401,
		])
	})
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EmbeddedAccounts, openEmbeddedAccounts } from '../../../../test/support/embedded-accounts'

let accounts: EmbeddedAccounts
beforeAll(async () => {
	accounts = await openEmbeddedAccounts()
})
afterAll(async () => {
	await accounts.close()
})

const identity: EmbeddedAccounts['identity'] = (...given) => accounts.identity(...given)
const signUp: EmbeddedAccounts['signUp'] = (...given) => accounts.signUp(...given)
const tokenFor: EmbeddedAccounts['tokenFor'] = (...given) => accounts.tokenFor(...given)

describe('a cookie', () => {
	it('[N-4] that is not the very one that was set, or whose session or user is gone, is nobody’s', async () => {
		const { email, headers } = await signUp()
		const cookie = headers.get('cookie') ?? ''
		const [name = '', value = ''] = cookie.split('=', 2)
		const [token = '', signature = ''] = decodeURIComponent(value).split('.')
		const userOf = (text: string) => identity().findUser(new Headers({ cookie: `${name}=${text}` }))
		expect(await userOf(value)).toMatchObject({ email })
		expect(await identity({ secret: 't'.repeat(40) }).findUser(headers)).toBeUndefined()
		const other = `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`
		for (const forged of [
			token,
			`${token}.`,
			`.${signature}`,
			`${other}.${signature}`,
			`${token}.${signature.slice(0, -2)}`,
			'%',
			'%E0%A4%A.a',
			'',
		])
			expect([forged, await userOf(encodeURIComponent(forged))]).toEqual([forged, undefined])
		expect(await userOf('%E0%A4%A.a')).toBeUndefined()
		await accounts.database.db.execute(sql`delete from session where user_id = (select id from "user" where email = ${email})`)
		expect(await userOf(value)).toBeUndefined()
	})
})

describe('a session that is used', () => {
	const moveBack = (email: string, { created, expires }: { created: string; expires: string }) =>
		accounts.database.db.execute(sql`update session set created_at = now() - ${created}::interval, expires_at = now() + ${expires}::interval
			where user_id = (select id from "user" where email = ${email})`)
	const maxAge = (cookie: string | undefined) => Number(/Max-Age=(\d+)/.exec(cookie ?? '')?.[1])
	const DAY = 86_400

	it('[A-4] does not end thirty days after signing in: it and its cookie last thirty days from its last use', async () => {
		const { email, headers } = await signUp()
		await moveBack(email, { created: '20 days', expires: '10 days' })
		expect(await identity().findUser(headers)).toBeDefined()
		const [cookie] = await identity().renewCookies(headers)
		expect(maxAge(cookie) / DAY).toBeCloseTo(30, 1)
		expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
		const renewed = new Headers({ cookie: cookie?.split(';', 1)[0] ?? '' })
		expect(await identity().findUser(renewed)).toMatchObject({ email })
	})

	it('[A-4] ends ninety days after signing in however much it is used, and its cookie with it', async () => {
		const { email, headers } = await signUp()
		await moveBack(email, { created: '85 days', expires: '10 days' })
		expect(maxAge((await identity().renewCookies(headers))[0]) / DAY).toBeCloseTo(5, 1)
		await moveBack(email, { created: '91 days', expires: '10 days' })
		expect(await identity().findUser(headers)).toBeUndefined()
		expect(await identity().renewCookies(headers)).toEqual([])
		expect(await identity().renewCookies(new Headers())).toEqual([])
	})

	it('[A-4] sessions, links and counts that ran out are swept; those that run stay', async () => {
		const [old, over, running] = [await signUp(), await signUp(), await signUp()]
		await moveBack(old.email, { created: '40 days', expires: '-1 second' })
		await moveBack(over.email, { created: '91 days', expires: '10 days' })
		await tokenFor(old.email)
		await tokenFor(running.email)
		await accounts.database.db.execute(sql`update verification set expires_at = now() - interval '1 second'
			where value = (select id from "user" where email = ${old.email})`)
		await accounts.database.db.execute(sql`insert into rate_limit (id, key, count, last_request) values ('x', 'old', 1, 1)`)
		await identity().sweep()
		const count = async (query: ReturnType<typeof sql>) =>
			((await accounts.database.db.execute(query)) as unknown as { rows: { n: number }[] }).rows[0]?.n
		const kept = async (table: string, column: string, email: string) =>
			count(sql`select count(*)::int as n from ${sql.raw(table)} where ${sql.raw(column)} = (select id from "user" where email = ${email})`)
		expect([await kept('session', 'user_id', old.email), await kept('session', 'user_id', over.email)]).toEqual([0, 0])
		expect([await kept('verification', 'value', old.email), await kept('verification', 'value', running.email)]).toEqual([0, 1])
		expect(await count(sql`select count(*)::int as n from rate_limit where key = 'old'`)).toBe(0)
		expect(await identity().findUser(running.headers)).toBeDefined()
	})
})

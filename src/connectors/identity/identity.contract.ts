import { expect, it } from 'vitest'
import type { Identity, SessionUser } from './identity'

export type IdentityToTest = {
	identity: Identity
	/**
	 * Signs somebody in: a new person, or again who has this address. `headers` are what such a browser sends from then
	 * on.
	 */
	signIn(email?: string): Promise<{ headers: Headers; email: string }>
}

/** What every provider does. */
export function identityContract(create: () => Promise<IdentityToTest>): void {
	const signedIn = async ({ identity, signIn }: IdentityToTest, email?: string) => {
		const { headers, email: address } = await signIn(email)
		const user = await identity.findUser(headers)
		if (!user) throw new Error('who has just signed in is not signed in')
		const isIn = async () => (await identity.findUser(headers)) !== undefined
		return { user, email: address, isIn, headers }
	}
	const idsOf = async ({ identity }: IdentityToTest, user: SessionUser) => (await identity.listSessions(user)).map(({ id }) => id)

	it('[A-4] [A-5] nobody is signed in without a session, with nonsense, or with somebody’s altered session', async () => {
		const { identity, signIn } = await create()
		expect(await identity.findUser(new Headers())).toBeUndefined()
		expect(await identity.findUser(new Headers({ cookie: 'session=x; __session=y', authorization: 'Bearer nonsense' }))).toBeUndefined()
		const { headers } = await signIn()
		const altered = new Headers([...headers].map(([name, value]) => [name, withOneLetterChanged(value)] as [string, string]))
		expect(await identity.findUser(altered)).toBeUndefined()
	})

	it('[A-4] [A-5] who is signed in has an id that stays, an e-mail and a birthday', async () => {
		const tested = await create()
		const { user, email } = await signedIn(tested)
		expect(user).toMatchObject({ email })
		expect(user.id).toBeTruthy()
		expect(user.createdAt).toBeInstanceOf(Date)
		expect((await signedIn(tested, email)).user.id).toBe(user.id)
	})

	it('[A-4] [A-5] a user’s sessions are listed, the one that asks marked; one that is ended is good for nothing', async () => {
		const tested = await create()
		const here = await signedIn(tested)
		const there = await signedIn(tested, here.email)
		const listed = await tested.identity.listSessions(here.user)
		expect(listed.map(({ id }) => id).sort()).toEqual([here.user.sessionId, there.user.sessionId].sort())
		expect(listed.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual([here.user.sessionId])
		for (const { device, createdAt, seenAt } of listed) {
			expect(device).not.toBe('')
			expect(seenAt.getTime()).toBeGreaterThanOrEqual(createdAt.getTime())
		}
		await tested.identity.revokeSession(here.user, there.user.sessionId)
		expect([await here.isIn(), await there.isIn()]).toEqual([true, false])
		expect(await idsOf(tested, here.user)).toEqual([here.user.sessionId])
	})

	it('[A-4] [A-5] all other sessions can be ended at once', async () => {
		const tested = await create()
		const here = await signedIn(tested)
		const others = [await signedIn(tested, here.email), await signedIn(tested, here.email)]
		await tested.identity.revokeOtherSessions(here.user)
		expect(await here.isIn()).toBe(true)
		for (const other of others) expect(await other.isIn()).toBe(false)
	})

	it('[N-5] nobody sees or ends somebody else’s sessions', async () => {
		const tested = await create()
		const [victim, stranger] = [await signedIn(tested), await signedIn(tested)]
		expect(await idsOf(tested, stranger.user)).toEqual([stranger.user.sessionId])
		for (const id of [victim.user.sessionId, 'no-such-session']) {
			await expect(tested.identity.revokeSession(stranger.user, id)).rejects.toMatchObject({ code: 'not_found' })
		}
		expect(await victim.isIn()).toBe(true)
	})

	it('[A-4] [A-5] the language they choose stays with the account, in every browser, and can be taken back', async () => {
		const tested = await create()
		const here = await signedIn(tested)
		expect(here.user.appLanguage).toBeNull()
		const languages: unknown[] = []
		for (const language of ['ar', 'es', null] as const) {
			await tested.identity.setLanguage(here.user.id, language)
			languages.push((await signedIn(tested, here.email)).user.appLanguage)
		}
		expect(languages).toEqual(['ar', 'es', null])
	})

	it('[A-6] it says when they last proved who they are: just now, for who has just signed in', async () => {
		const { user } = await signedIn(await create())
		expect(Date.now() - (user.provedAt?.getTime() ?? 0)).toBeLessThan(60_000)
	})

	it('[A-4] [A-5] forgetting what has run out ends nobody’s running session, and brings no ended one back', async () => {
		const tested = await create()
		const [here, ended] = [await signedIn(tested), await signedIn(tested)]
		await tested.identity.revokeSession(ended.user, ended.user.sessionId)
		await tested.identity.sweep()
		expect([await here.isIn(), await ended.isIn()]).toEqual([true, false])
	})

	it('[N-9] who has an account is listed, newest first, and found by a part of their address, letter by letter', async () => {
		const tested = await create()
		const [first, second] = [await signedIn(tested), await signedIn(tested)]
		const all = (await tested.identity.listUsers('', 10)).map(({ id }) => id)
		expect(all.indexOf(second.user.id)).toBeLessThan(all.indexOf(first.user.id))
		const found = await tested.identity.listUsers(first.email.slice(1).toUpperCase(), 10)
		expect(found).toEqual([expect.objectContaining({ id: first.user.id, email: first.email })])
		expect(await tested.identity.listUsers('%', 10)).toEqual([])
		expect(await tested.identity.listUsers('', 1)).toHaveLength(1)
	})

	it('[A-6] a deleted user is signed in nowhere; deleting them again is harmless', async () => {
		const tested = await create()
		const [gone, stays] = [await signedIn(tested), await signedIn(tested)]
		await tested.identity.deleteUser(gone.user.id)
		await tested.identity.deleteUser(gone.user.id)
		expect([await gone.isIn(), await stays.isIn()]).toEqual([false, true])
	})
}

/** Changes a letter within the signature at the end; the last one may hold bits that mean nothing. */
function withOneLetterChanged(value: string): string {
	const at = value.length - 30 + value.slice(-30).search(/[A-Za-z]/)
	return value.slice(0, at) + (value[at] === 'A' ? 'B' : 'A') + value.slice(at + 1)
}

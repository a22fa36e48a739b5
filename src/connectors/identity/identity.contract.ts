import { expect, it } from 'vitest'
import type { Identity } from './identity'

/** What every provider does; `create` gives one, and a way to be signed in by it: the headers such a browser sends. */
export function identityContract(
	create: () => Promise<{ identity: Identity; signIn(): Promise<{ headers: Headers; email: string }> }>,
): void {
	it('[A-4] nobody is signed in without a session, with nonsense, or with somebody’s altered session', async () => {
		const { identity, signIn } = await create()
		expect(await identity.findUser(new Headers())).toBeUndefined()
		expect(await identity.findUser(new Headers({ cookie: 'session=x; __session=y', authorization: 'Bearer nonsense' }))).toBeUndefined()
		const { headers } = await signIn()
		const altered = new Headers(
			[...headers].map(
				([name, value]) => [name, value.replace(/[A-Za-z](?=[^A-Za-z]*$)/, (letter) => (letter === 'A' ? 'B' : 'A'))] as [string, string],
			),
		)
		expect(await identity.findUser(altered)).toBeUndefined()
	})

	it('[A-4] who is signed in has an id that stays, an e-mail and a birthday', async () => {
		const { identity, signIn } = await create()
		const { headers, email } = await signIn()
		const user = await identity.findUser(headers)
		expect(user).toMatchObject({ email })
		expect(user?.id).toBeTruthy()
		expect(user?.createdAt).toBeInstanceOf(Date)
		expect((await identity.findUser(headers))?.id).toBe(user?.id)
	})
}

import { describe, expect, it } from 'vitest'
import { isOwner, type OwnerConfig } from './is-owner'

const user = { id: 'u1', email: 'Owner@Example.com', emailVerified: false }
const config = (change: Partial<OwnerConfig> = {}): OwnerConfig => ({
	owners: { emails: ['owner@example.com'], userIds: [] },
	mail: { kind: 'outbox' },
	clerk: undefined,
	...change,
})
const smtp = { kind: 'smtp', url: 'smtp://mail.example', from: 'a@b.example' } as const

describe('who the owner is', () => {
	it('[N-5] where addresses are confirmed, an address counts once it is', () => {
		expect(isOwner(config({ mail: smtp }), user)).toBe(false)
		expect(isOwner(config({ mail: smtp }), { ...user, emailVerified: true })).toBe(true)
		expect(isOwner(config({ mail: smtp }), { ...user, emailVerified: true, email: 'other@example.com' })).toBe(false)
	})

	it('[N-5] where none are sent, the address is enough, as is the id everywhere', () => {
		expect(isOwner(config(), user)).toBe(true)
		expect(isOwner(config({ mail: smtp, owners: { emails: [], userIds: ['u1'] } }), user)).toBe(true)
		expect(isOwner(config({ owners: { emails: [], userIds: ['u2'] } }), user)).toBe(false)
	})
})

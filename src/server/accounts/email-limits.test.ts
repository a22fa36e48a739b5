import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openKeptDatabase } from '../../../test/support/kept-database'
import { temporaryFolder } from '../../../test/support/temporary-folder'
import type { OpenDatabase } from '../db/open-database'
import { sentEmails } from '../db/schema/schema'
import { type AdmitEmail, deleteOldEmailCounts, limitEmails } from './email-limits'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let database: OpenDatabase
let admit: AdmitEmail
beforeAll(async () => {
	folder = await temporaryFolder()
	database = await openKeptDatabase({ url: undefined, dataDir: folder.path })
	admit = limitEmails(database.db, 's'.repeat(40))
})
afterAll(async () => {
	await database.close()
	await folder.remove()
})

let to: string
beforeEach(() => {
	to = `${crypto.randomUUID()}@example.com`
})
const ask = (address: string | null, kind: Parameters<AdmitEmail>[0]['kind'] = 'reset') => admit({ kind, to, address })
const many = async (count: number, address: (index: number) => string) =>
	(await Promise.all(Array.from({ length: count }, (_, index) => ask(address(index))))).filter(Boolean).length
/** Time goes by. */
const later = (minutes: number) => database.db.execute(sql`update sent_letters set sent_at = sent_at - make_interval(mins => ${minutes})`)

it('[N-6] [A-4] a stranger with one network causes few e-mails; the owner’s own request is sent all the same', async () => {
	expect(await many(20, () => '203.0.113.9')).toBe(3)
	expect(await ask('198.51.100.7')).toBe(true)
})

it('[N-6] [A-4] asking from many networks at once causes twelve e-mails at the most, not none', async () => {
	expect(await many(40, (index) => `198.51.100.${index}`)).toBe(12)
})

it('[N-6] [A-4] no stranger keeps the owner from a new password: an e-mail is withheld only within ten minutes of another', async () => {
	await many(20, (index) => `198.51.100.${index}`)
	expect(await ask('192.0.2.1')).toBe(false)
	await later(9)
	expect(await ask('192.0.2.1')).toBe(false)
	await later(2)
	expect(await many(10, () => '192.0.2.1')).toBe(1)
})

it('[N-6] the addresses of one IPv6 network count as one', async () => {
	expect(await many(10, (index) => `2001:db8:1:2:${index}::1`)).toBe(3)
	expect(await ask('2001:db8:1:3::1')).toBe(true)
})

it('[N-6] an account that is made and deleted over and over writes to its address a few times a day', async () => {
	const counts = { confirm: 0, deleted: 0 }
	for (let hour = 0; hour < 24; hour += 1) {
		for (let time = 0; time < 3; time += 1) {
			for (const kind of ['confirm', 'deleted'] as const) if (await ask(`192.0.2.${hour}`, kind)) counts[kind] += 1
		}
		await later(59)
	}
	expect(counts.confirm).toBeLessThanOrEqual(18)
	expect(counts.deleted).toBe(3)
})

it('[N-6] each kind of e-mail is counted by itself, and for each receiver', async () => {
	await many(20, () => '203.0.113.9')
	expect(await ask('203.0.113.9', 'passwordChanged')).toBe(true)
	expect(await admit({ kind: 'reset', to: `other-${to}`, address: '203.0.113.9' })).toBe(true)
	expect(await admit({ kind: 'reset', to: ` ${to.toUpperCase()}`, address: '203.0.113.9' })).toBe(false)
})

it('[N-5] [A-6] no address can be read from the counts, and they go after a day', async () => {
	await ask('203.0.113.9')
	const text = JSON.stringify(await database.db.select().from(sentEmails))
	expect(text).not.toContain(to)
	expect(text).not.toContain('203.0.113.9')
	await later(25 * 60)
	await ask('203.0.113.9', 'confirm')
	await deleteOldEmailCounts(database.db)
	expect(await database.db.$count(sentEmails)).toBe(1)
})

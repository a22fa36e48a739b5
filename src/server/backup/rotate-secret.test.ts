import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseIsEmbedded } from '../../../test/support/database'
import { copyDatabase } from '../../../test/support/database-template'
import { startTestApp, temporaryFolder } from '../../../test/support/test-app'
import { loadFormerSecrets, loadSecret, renewSecret } from '../runtime/secret'
import { listConnections, upsertConnection } from '../stores/connect/connection-repository'
import { boundTo } from '../stores/connect/open-access'
import { createSeal } from '../stores/connect/seal-credentials'
import { rotateSecret } from './rotate-secret'

const CONTENT = { credentials: { key: 'ck_planted', secret: 'cs_planted' } }
const connected = { account: 'shop.example', name: 'Shop', url: 'https://shop.example', currency: 'EUR' as const, credentials: {} }

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let userId: string
const at = () => ({ dataDir: folder.path, databaseUrl: undefined, authSecret: undefined, formerSecrets: [] })
const start = () => startTestApp({ DATA_DIR: folder.path })

/** What the server opens of the seller's store; or the code of what it says instead. */
async function opened(): Promise<unknown> {
	const server = await start()
	try {
		const [row] = await listConnections(server.deps.database.db, userId)
		return row?.sealed && server.deps.storeSeal.open(row.sealed, boundTo(row))
	} finally {
		await server.close()
	}
}

beforeAll(async () => {
	folder = await temporaryFolder()
	await copyDatabase(folder.path)
	const server = await start()
	userId = (await server.user()).id
	const sealed = server.deps.storeSeal.seal(CONTENT, boundTo({ userId, store: 'woocommerce', account: connected.account }))
	await upsertConnection(server.deps.database.db, { id: crypto.randomUUID(), userId, store: 'woocommerce', connected, sealed })
	if (databaseIsEmbedded) await expect(rotateSecret(at())).rejects.toThrow('in use')
	await server.close()
})
afterAll(() => folder.remove())

it.runIf(databaseIsEmbedded)('[N-5] a rotated secret opens every store, and the one before opens none', async () => {
	const before = await loadSecret(folder.path)
	expect(await rotateSecret(at())).toEqual({ sealed: 1, unreadable: 0, generated: true })
	const after = await loadSecret(folder.path)
	expect([after === before, await loadFormerSecrets(folder.path)]).toEqual([false, []])
	expect(await opened()).toEqual(CONTENT)
	await writeFile(join(folder.path, 'secret'), before)
	await expect(opened()).rejects.toMatchObject({ code: 'store_reconnect' })
	await writeFile(join(folder.path, 'secret'), after)
})

it.runIf(databaseIsEmbedded)(
	'[N-5] [N-2] killed after the new secret was written, everything still opens, and the next run ends it',
	async () => {
		await renewSecret(folder.path)
		await renewSecret(folder.path)
		expect(await loadFormerSecrets(folder.path)).toHaveLength(2)
		expect(await opened()).toEqual(CONTENT)
		expect(await rotateSecret(at())).toMatchObject({ sealed: 1, unreadable: 0 })
		expect(await loadFormerSecrets(folder.path)).toEqual([])
		expect(await opened()).toEqual(CONTENT)
	},
)

it.runIf(databaseIsEmbedded)(
	'[N-5] with AUTH_SECRET the former one is not needed afterwards; without naming it nothing is lost',
	async () => {
		const authSecret = 'a new secret of this installation, long enough'
		const generated = await loadSecret(folder.path)
		expect(await rotateSecret({ ...at(), authSecret })).toEqual({ sealed: 0, unreadable: 1, generated: false })
		expect(await rotateSecret({ ...at(), authSecret, formerSecrets: [generated] })).toEqual({ sealed: 1, unreadable: 0, generated: false })
		await rm(join(folder.path, 'secret'))
		const server = await startTestApp({ DATA_DIR: folder.path, AUTH_SECRET: authSecret })
		const [row] = await listConnections(server.deps.database.db, userId)
		expect(createSeal(authSecret).open(row?.sealed ?? '', row ? boundTo(row) : '')).toEqual(CONTENT)
		await server.close()
	},
)

import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signUpSeller } from '../../bench/support/seller-client'
import { type FakeMarketplace, startFakeMarketplace } from '../../test/fakes/marketplace/marketplace'
import { eventually } from '../../test/support/eventually'
import { freePort, launchApp } from '../../test/support/launch-app'
import { LISTINGS_DIR, temporaryFolder } from '../../test/support/temporary-folder'
import type { StoredPage } from '../core/contracts/pages'

const linkOf = (asin: string) => `https://www.amazon.com/dp/${asin}`
const [FIRST, HELD] = ['B0VITRINE4', 'B0VITRINE1']
/** A stop takes no longer (main.ts). */
const STOP_LIMIT_MS = 15_000

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let marketplace: FakeMarketplace
beforeAll(async () => {
	folder = await temporaryFolder()
	marketplace = await startFakeMarketplace({ pagesDir: LISTINGS_DIR })
})
afterAll(async () => {
	await marketplace.close()
	await folder.remove()
})

/** A request whose body comes in two pieces: what is answered to it, once `finish` has sent the second. */
function slowRequest(url: string, cookie: string, body: string) {
	const { hostname, port } = new URL(url)
	const socket = connect(Number(port), hostname).setEncoding('utf8')
	let answer = ''
	const ended = new Promise<string>((resolve, reject) => {
		socket.on('data', (text: string) => {
			answer += text
		})
		socket.on('close', () => resolve(answer))
		socket.on('error', reject)
	})
	const token = decodeURIComponent(/csrftoken=([^;]*)/.exec(cookie)?.[1] ?? '')
	socket.write(
		`POST /api/verdicts HTTP/1.1\r\nhost: ${hostname}:${port}\r\norigin: ${url}\r\ncookie: ${cookie}\r\nx-csrftoken: ${token}\r\n` +
			`content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 10)}`,
	)
	return { ended, finish: () => socket.write(body.slice(10)) }
}

it('[N-8] [N-2] asked to stop under load it is not ready first, answers what it was asked and ends; the next start goes on', async () => {
	const port = await freePort()
	const settings = {
		dataDir: folder.path,
		port,
		env: {
			LOG_LEVEL: 'error',
			OUTBOUND_ROUTES: marketplace.routes,
			RATE_LIMIT_PER_MINUTE: '100000',
		},
	}
	const app = await launchApp(settings)
	const seller = await signUpSeller(() => app.url, 'stopped')
	const generationOf = async (id: string) => (await seller.get(`/api/generations/${id}`)).json<{ status: string; page_id?: string }>()
	const first = crypto.randomUUID()
	await seller.generate(linkOf(FIRST), first)
	const pageId = await eventually(async () => {
		const { status, page_id: made } = await generationOf(first)
		if (status !== 'done' || !made) throw new Error(`The first page is ${status}.`)
		return made
	})

	// Under way: two generations that wait for their listing, a stream of one, somebody who waits for it, saves.
	marketplace.setBehaviour(HELD, { kind: 'slow' })
	const ids = [crypto.randomUUID(), crypto.randomUUID()]
	for (const id of ids) expect((await seller.generate(linkOf(HELD), id)).status).toBe(202)
	const stream = await fetch(`${app.url}/api/generations/${ids[0]}/events`, { headers: { cookie: seller.cookie() } })
	const heard = stream.text()
	const waiting = seller.post('/api/verdicts', { language: 'english', facts: [], texts: [{ text: 'A lamp.', cited: [] }] })
	const slow = slowRequest(
		app.url,
		seller.cookie(),
		JSON.stringify({ language: 'english', facts: [], texts: [{ text: 'Oak.', cited: [] }] }),
	)
	const acknowledged: string[] = []
	let stopping = false
	const saving = (async () => {
		let stored = (await seller.get(`/api/pages/${pageId}`)).json<StoredPage>()
		for (let at = 0; !stopping; at += 1) {
			const title = `Saved ${at}`
			const saved = await seller.saveTitle(pageId, stored, title).catch(() => undefined)
			if (saved?.status !== 200) continue
			acknowledged.push(title)
			stored = { ...stored, version: saved.json<{ version: number }>().version }
		}
	})()
	expect((await waiting).status).toBe(200)
	await eventually(async () => expect(acknowledged.length).toBeGreaterThan(1))

	const begun = performance.now()
	const ended = app.stop()
	await eventually(async () => {
		const ready = await fetch(`${app.url}/readyz`)
		expect([ready.status, ready.headers.get('retry-after') !== null]).toEqual([503, true])
		expect((await fetch(`${app.url}/healthz`)).status).toBe(200)
	})
	const late = await seller.get('/api/pages')
	expect([late.status, late.json<{ code: string }>().code]).toEqual([503, 'busy'])
	slow.finish()
	expect(await slow.ended).toMatch(/^HTTP\/1\.1 200 /)
	expect(await heard).toContain('id: 1\n')
	expect(await ended).toBe(0)
	expect(performance.now() - begun).toBeLessThan(STOP_LIMIT_MS)
	stopping = true
	await saving

	marketplace.release(HELD)
	const again = await launchApp(settings)
	try {
		const { page } = (await seller.get(`/api/pages/${pageId}`)).json<StoredPage>()
		expect(page.product.title).toBe(acknowledged.at(-1))
		for (const id of ids) await eventually(async () => expect((await generationOf(id)).status).toBe('done'))
	} finally {
		await again.stop()
	}
}, 180_000)

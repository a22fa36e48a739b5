import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildGenerationThread } from '../../../../test/support/build-thread'
import { startTestApp, type TestApp, temporaryFolder, type Visitor } from '../../../../test/support/test-app'
import { parseConfig } from '../../../config/config'
import { createMemoryJournal } from '../../../pipeline/memory-journal'
import { createThreadGenerator } from './thread-generator'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let program: string
let server: TestApp
beforeAll(async () => {
	folder = await temporaryFolder()
	program = await buildGenerationThread()
	server = await startTestApp({ DATA_DIR: join(folder.path, 'data'), OUTBOUND_PROXY: 'http://127.0.0.1:9' }, undefined, program)
})
afterAll(async () => {
	await server.close()
	rmSync(program)
	await folder.remove()
})

const KETTLE = 'https://www.amazon.com/dp/B0VITRINE1'
const stateOf = async (seller: Visitor, id: string) =>
	(await seller.get(`/api/generations/${id}`)).json<{ status: string; page_id?: string; error?: { code: string } }>()

describe('generations in a thread of their own', () => {
	it('[N-10] make the same page with the same events, stored by the thread that answers', async () => {
		const seller = await server.user()
		const id = crypto.randomUUID()
		const answer = await seller.generate({ product_link: KETTLE, generation_id: id })
		expect(answer.json()).toMatchObject({ status: 'success' })
		const { page_id } = answer.json<{ page_id: string }>()
		expect((await seller.get(`/api/pages/${page_id}`)).statusCode).toBe(200)
	})

	it('[P-5] what they refuse has the code and the words it has elsewhere', async () => {
		const seller = await server.user()
		const answer = await seller.generate({ product_link: 'https://www.amazon.com/dp/B0NOTTHERE' })
		expect(answer.json<{ code: string }>().code).toMatch(/^listing_/)
	})

	it('[P-5] are canceled there as well', async () => {
		const seller = await server.user()
		const id = crypto.randomUUID()
		await seller.generate({ product_link: KETTLE, generation_id: id }, { prefer: 'respond-async' })
		await seller.post(`/api/generations/${id}/cancel`)
		await vi.waitFor(async () => expect(['canceled', 'done']).toContain((await stateOf(seller, id)).status))
	})
})

/** A generator whose thread runs these lines for each message. */
function generatorOf(lines: string, limits: { stuckAfterMs?: number; memoryMegabytes?: number }) {
	const path = join(folder.path, `${crypto.randomUUID()}.mjs`)
	writeFileSync(path, `import { parentPort } from 'node:worker_threads'\nparentPort.on('message', (message) => { ${lines} })\n`)
	const never = async () => undefined as never
	const host = {
		recordCalls: never,
		recordAttempt: never,
		earlierTexts: never,
		findPaidCopy: never,
		storePaidCopy: never,
		putFile: never,
		getFile: never,
		deleteFile: never,
	}
	const warn = vi.fn()
	return { warn, ...createThreadGenerator({ program: path, config: parseConfig({}), host, warn, ...limits }) }
}

const input = { id: 'a', language: 'english', market: 'usa', notDone: [] }

describe('a thread that misbehaves', () => {
	it('[N-6] is ended when it is stuck: its generation is to be tried again, the next has a new thread, and nobody else waited', async () => {
		const lines = `if (message.kind === 'generate') { if (message.input.id === 'stuck') for (;;); parentPort.postMessage({ kind: 'done', run: message.run, pageId: 'p' }) }`
		const generator = generatorOf(lines, { stuckAfterMs: 1_200 })
		const delay = monitorEventLoopDelay({ resolution: 10 })
		delay.enable()
		const stuck = generator.generatePage({ ...input, id: 'stuck' }, createMemoryJournal(), new AbortController().signal)
		await expect(stuck).rejects.toMatchObject({ code: 'unavailable' })
		delay.disable()
		// A whole second was worked there; here the thread that answers was held up by nothing of it.
		expect(delay.percentile(99) / 1e6).toBeLessThan(200)
		expect(generator.warn).toHaveBeenCalledOnce()
		expect(await generator.generatePage(input, createMemoryJournal(), new AbortController().signal)).toBe('p')
		await generator.close()
	})

	it('[N-6] is ended when it needs more memory than it may, and takes nothing else with it', async () => {
		const generator = generatorOf(
			`if (message.kind === 'generate') { const kept = []; for (;;) kept.push(new Array(1e5).fill(Math.random())) }`,
			{ memoryMegabytes: 32 },
		)
		const greedy = generator.generatePage(input, createMemoryJournal(), new AbortController().signal)
		await expect(greedy).rejects.toMatchObject({ code: 'unavailable' })
		await generator.close()
	})
})

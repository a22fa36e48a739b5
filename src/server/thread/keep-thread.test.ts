import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../../test/support/eventually'
import { temporaryFolder } from '../../../test/support/temporary-folder'
import { watchThreadTime } from '../../../test/support/thread-time'
import { isAppError } from '../../core/errors'
import { keepThread } from './keep-thread'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeAll(async () => {
	folder = await temporaryFolder()
})
afterAll(() => folder.remove())

/** A thread that runs these lines for each piece of work. */
function threadOf(lines: string, limits: { stuckAfterMs?: number; memoryMegabytes?: number; idleMs?: number } = {}) {
	const program = join(folder.path, `${crypto.randomUUID()}.mjs`)
	const listen = `parentPort.on('message', (message) => { if (message.kind === 'run') { const { run, name } = message; ${lines} } })`
	writeFileSync(program, `import { parentPort, threadId } from 'node:worker_threads'\n${listen}\n`)
	const warn = vi.fn()
	return { warn, ...keepThread({ name: 'a test', program, data: {}, host: {}, warn, ...limits }) }
}
const TELLS_ITS_NUMBER = `parentPort.postMessage({ kind: 'done', run, value: threadId })`

describe('a thread for work', () => {
	it('[N-6] is ended when it is stuck: its work is to be tried again, the next has a new thread, and nobody else waited', async () => {
		const thread = threadOf(`if (name === 'stuck') for (;;); ${TELLS_ITS_NUMBER}`, { stuckAfterMs: 1_200 })
		const delay = monitorEventLoopDelay({ resolution: 10 })
		const spent = watchThreadTime()
		delay.enable()
		await expect(thread.run('stuck', [])).rejects.toMatchObject({ code: 'unavailable' })
		delay.disable()
		// A whole second was worked there. The thread that answers did none of it, and came to look again and again.
		expect(spent()).toBeLessThan(200)
		expect(delay.count).toBeGreaterThan(20)
		expect(thread.warn).toHaveBeenCalledOnce()
		expect(await thread.run('other', [])).toBeGreaterThan(0)
		await thread.close()
	})

	it('[N-6] is ended when it needs more memory than it may, and takes nothing else with it', async () => {
		const thread = threadOf(`const kept = []; for (;;) kept.push(new Array(1e5).fill(Math.random()))`, { memoryMegabytes: 32 })
		await expect(thread.run('greedy', [])).rejects.toMatchObject({ code: 'unavailable' })
		await thread.close()
	})

	it('[N-2] [N-6] what was worked on beside an endless piece of work ends as if nothing had happened, and only that one fails', async () => {
		const asks = `parentPort.on('message', ({ kind, call }) => {
				if (kind === 'answer' && call === run) parentPort.postMessage({ kind: 'done', run, value: name })
			})
			parentPort.postMessage({ kind: 'call', call: run, run, name: 'begun', given: [] })`
		const thread = threadOf(`if (name === 'stuck') setTimeout(() => { for (;;); }, 200); else if (name === 'slow') { ${asks} }`, {
			stuckAfterMs: 1_200,
		})
		// Work beside the endless one gets its first answer only after the thread has been ended once. Both pieces wait on
		// the same promise, so that they start again in the order in which they were asked for.
		const threadEnded = eventually(async () => expect(thread.warn).toHaveBeenCalled())
		const begun: string[] = []
		const own = (name: string) => ({
			begun: () => {
				begun.push(name)
				return begun.filter((one) => one === name).length > 1 ? Promise.resolve() : threadEnded
			},
		})
		const works = ['slow', 'stuck', 'slow'].map((name, at) => thread.run<string>(name, [], { own: own(`${name} ${at}`), repeatable: true }))
		const [first, stuck, second] = await Promise.allSettled(works)
		expect([first, second]).toEqual([
			{ status: 'fulfilled', value: 'slow' },
			{ status: 'fulfilled', value: 'slow' },
		])
		expect(stuck?.status === 'rejected' && isAppError(stuck.reason, 'unavailable')).toBe(true)
		expect(begun).toEqual(['slow 0', 'slow 2', 'slow 0', 'slow 2'])
		await thread.close()
	})

	it('[N-2] what may not be begun anew fails with its thread, to be tried again by whoever asked', async () => {
		const thread = threadOf(`if (name === 'stuck') for (;;);`, { stuckAfterMs: 600 })
		const works = ['waits', 'stuck'].map((name) => thread.run(name, []))
		for (const work of await Promise.allSettled(works)) expect(work).toMatchObject({ reason: { code: 'unavailable' } })
		expect(thread.warn).toHaveBeenCalledOnce()
		await thread.close()
	})

	it('[N-10] is ended when nothing was to do for a while, and begun anew when something is', async () => {
		const thread = threadOf(TELLS_ITS_NUMBER, { idleMs: 300 })
		const first = await thread.run<number>('one', [])
		expect(await thread.run('two', [])).toBe(first)
		await eventually(async () =>
			expect(await new Promise((told) => setTimeout(told, 700)).then(() => thread.run('three', []))).not.toBe(first),
		)
		expect(thread.warn).not.toHaveBeenCalled()
		await thread.close()
	})
})

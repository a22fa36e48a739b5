import { describe, expect, test } from 'vitest'
import type { GenerateResponse, Generation } from '../../core/contracts/generation'
import { AppError } from '../../core/errors'
import { foreignWords } from '../../core/messages/message'
import type { ToastMessage } from '../ui/toast-store'
import { createGenerationRun, type RunDeps } from './generation-run'
import type { Watch } from './watch-generation'

const generation = (change: Partial<Generation> = {}): Generation => ({
	id: 'g1',
	status: 'running',
	product_link: 'https://www.amazon.com/dp/B0EXAMPLE1',
	language: 'english',
	market: 'usa',
	page_id: null,
	error: null,
	created_at: '2026-01-01T00:00:00Z',
	...change,
})

/** The server's side, as its contract says; each test changes what it is about. */
function open(change: Partial<RunDeps> = {}) {
	/** All that were shown; none once they are taken back. */
	const toasts: string[] = []
	const opened: string[] = []
	const streams: Watch[] = []
	let watched: string | null = null
	const run = createGenerationRun({
		generate: async () => ({ status: 'generating', generation_id: 'g1' }),
		cancel: async () => undefined,
		find: async () => generation(),
		findCurrent: async () => null,
		watch: (_id, watch) => {
			streams.push(watch)
			return () => undefined
		},
		watched: {
			id: () => watched,
			remember: (id) => {
				watched = id
			},
			forget: () => {
				watched = null
			},
		},
		toast: (message: ToastMessage) => toasts.push(message.title),
		withdrawToast: () => void toasts.splice(0),
		onReady: async (pageId) => void opened.push(pageId),
		...change,
	})
	return { run, toasts, opened, stream: () => streams.at(-1) }
}

const answering = (answer: GenerateResponse) => ({ generate: async () => answer })
const failing = (error: Error) => ({
	generate: async () => {
		throw error
	},
})

describe('[D-3] the busy flag clears in every case, with the toast that belongs to it', () => {
	test.each([
		['invalid_url', answering({ status: 'invalid_url' }), 'Invalid URL', { kind: 'invalid_url' }],
		['limit', answering({ status: 'limit' }), 'You reached Your Limit', { kind: 'limit' }],
		[
			'error',
			answering({ status: 'error', message: 'Not stored.' }),
			'Technical Issue',
			{ kind: 'failed', message: 'Not stored.', otherWays: [] },
		],
		[
			'no answer in time',
			{
				...failing(new AppError('timeout', foreignWords('Too long.'))),
				find: () => Promise.reject(new AppError('not_found', foreignWords('No.'))),
			},
			'Technical Issue',
			{ kind: 'failed', message: 'Too long.' },
		],
		[
			'[D-8] an answer that is not JSON',
			failing(new AppError('invalid_request', foreignWords('Unexpected.'))),
			'Technical Issue',
			{ kind: 'failed', message: 'Unexpected.' },
		],
	])('%s', async (_case, change, toast, error) => {
		const { run, toasts } = open(change)
		await run.start('g1', new FormData())
		expect(toasts).toEqual(['Generating product page', toast])
		expect(run.state()).toMatchObject({ busy: false, error })
	})

	test('[D-7] what a listing stands in the way of is told by the window alone; no toast stands beside it', async () => {
		const { run, toasts } = open(answering({ status: 'error', message: 'Blocked.', other_ways: ['saved-page'] }))
		await run.start('g1', new FormData())
		expect(toasts).toEqual([])
		expect(run.state()).toMatchObject({ busy: false, error: { kind: 'failed', message: 'Blocked.', otherWays: ['saved-page'] } })
		const followed = open()
		await followed.run.start('g1', new FormData())
		followed.stream()?.onEvent({ type: 'failed', code: 'listing_blocked', message: 'Blocked.', other_ways: ['saved-page'] })
		expect(followed.toasts).toEqual([])
		expect(followed.run.state()).toMatchObject({ busy: false, error: { kind: 'failed', message: 'Blocked.', otherWays: ['saved-page'] } })
	})

	test('success opens the page', async () => {
		const { run, toasts, opened } = open(answering({ status: 'success', page_id: 'p1' }))
		await run.start('g1', new FormData())
		expect(opened).toEqual(['p1'])
		expect(toasts).toEqual(['Generating product page'])
		expect(run.state()).toMatchObject({ busy: false, error: undefined, opened: true })
	})

	test('a bug is not swallowed, and still leaves the form usable', async () => {
		const { run } = open(failing(new TypeError('bug')))
		await expect(run.start('g1', new FormData())).rejects.toThrow('bug')
		expect(run.state().busy).toBe(false)
	})
})

describe('[D-4] a generation under way is never lost', () => {
	test('an answer that was lost on the way is looked for by the id we gave it', async () => {
		const { run, stream } = open(failing(new AppError('upstream', foreignWords('No connection.'))))
		await run.start('g1', new FormData())
		expect(run.state()).toMatchObject({ busy: true, id: 'g1', error: undefined })
		expect(stream()).toBeDefined()
	})

	test('a reload finds the one that is running', async () => {
		const { run } = open({ findCurrent: async () => generation() })
		expect(await run.resume()).toMatchObject({ id: 'g1' })
		expect(run.state()).toMatchObject({ busy: true, id: 'g1' })
	})

	test('a reload tells how the one watched here ended, once; an older one is left alone', async () => {
		const ended = generation({ status: 'failed', error: { code: 'listing_blocked', message: 'Blocked.', other_ways: ['saved-page'] } })
		const { run, toasts } = open({ findCurrent: async () => ended })
		expect(await run.resume()).toBeUndefined()
		await run.start('g1', new FormData())
		await run.resume()
		run.leave()
		expect(toasts).toEqual(['Generating product page'])

		const reloaded = open({
			findCurrent: async () => ended,
			watched: { id: () => 'g1', remember: () => undefined, forget: () => undefined },
		})
		await reloaded.run.resume()
		expect(reloaded.run.state().error).toEqual({ kind: 'failed', message: 'Blocked.', otherWays: ['saved-page'] })
	})

	test('a lost connection is shown and keeps what is there', async () => {
		const { run, stream } = open()
		await run.start('g1', new FormData())
		stream()?.onEvent({ type: 'section', part: 'hero', heading: 'Warm', texts: [] })
		stream()?.onConnection(false)
		expect(run.state()).toMatchObject({ busy: true, connected: false, progress: { sections: [{ heading: 'Warm' }] } })
	})

	test('canceling ends it without a word of failure; when the server cannot be told, it goes on', async () => {
		const { run, toasts } = open()
		await run.start('g1', new FormData())
		await run.cancel()
		expect(run.state()).toMatchObject({ busy: false, error: undefined })
		expect(toasts).toEqual(['Generating product page'])

		const deaf = open({ cancel: () => Promise.reject(new AppError('upstream', foreignWords('No connection.'))) })
		await deaf.run.start('g1', new FormData())
		await expect(deaf.run.cancel()).rejects.toThrow('No connection.')
		expect(deaf.run.state().busy).toBe(true)
	})
})

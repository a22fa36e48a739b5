import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { AppError, ERROR_TABLE, type ErrorCode } from '../../core/errors'
import { foreignWords } from '../../core/messages/message'
import { createLog } from '../runtime/log'
import { answerError } from './errors'

async function answerTo(error: unknown) {
	const lines: string[] = []
	const log = createLog('info', { write: (line) => lines.push(line) })
	const app = Fastify({ loggerInstance: log })
	app.setErrorHandler(answerError)
	app.get('/', async () => {
		throw error
	})
	app.post('/', async () => 'ok')
	return { response: await app.inject('/'), app, lines }
}

describe('errors at the edge of HTTP', () => {
	it.each(Object.keys(ERROR_TABLE) as ErrorCode[])('[N-1] %s has the status of the table, its words and its details', async (code) => {
		const { response } = await answerTo(new AppError(code, foreignWords('What happened; what to do.'), { details: { version: 3 } }))
		expect(response.statusCode).toBe(ERROR_TABLE[code].status)
		expect(response.json()).toMatchObject({ error: 'What happened; what to do.', code, details: { version: 3 } })
	})

	it('[N-1] [N-5] a bug is “internal”: its message, its stack and its data stay here', async () => {
		const { response, lines } = await answerTo(new Error('password=hunter2 at /srv/vitrine/db.ts'))
		expect(response.statusCode).toBe(500)
		expect(response.json()).toMatchObject({ code: 'internal' })
		expect(response.body).not.toMatch(/hunter2|srv|stack/)
		expect(lines.join('')).toContain('request failed')
	})

	it.each(Object.entries(ERROR_TABLE))(
		'[N-6] [N-8] %s is logged as an error with its stack only where a person should look',
		async (code, { report }) => {
			const { lines } = await answerTo(new AppError(code as ErrorCode, foreignWords('What happened.')))
			const refused = lines
				.map((line) => JSON.parse(line) as { level: number; msg: string })
				.filter(({ msg }) => /^request (failed|refused)$/.test(msg))
			expect(refused.map(({ level }) => level >= 50)).toEqual([report])
			expect(lines.join('').includes(' at ')).toBe(report)
		},
	)

	it('[N-1] broken JSON and unknown content types are the caller’s matter, in words', async () => {
		const { app } = await answerTo(undefined)
		const broken = await app.inject({ method: 'POST', url: '/', payload: '{', headers: { 'content-type': 'application/json' } })
		expect([broken.statusCode, broken.json<{ code: string }>().code]).toEqual([400, 'invalid_request'])
		const unknown = await app.inject({ method: 'POST', url: '/', payload: 'x', headers: { 'content-type': 'application/x-nonsense' } })
		expect([unknown.statusCode, unknown.json<{ code: string }>().code]).toEqual([415, 'unsupported_type'])
	})
})

describe('the log', () => {
	it('[N-5] never holds a secret, however deep it is handed in', () => {
		const lines: string[] = []
		const log = createLog('info', { write: (line) => lines.push(line) })
		log.info(
			{
				password: 's3cret',
				headers: { cookie: 's3cret', authorization: 's3cret' },
				req: { headers: { 'set-cookie': 's3cret' } },
				store: { consumer_secret: 's3cret' },
				apiKey: 's3cret',
			},
			'x',
		)
		expect(lines.join('')).not.toContain('s3cret')
	})
})

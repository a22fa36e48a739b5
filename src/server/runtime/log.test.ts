import { Writable } from 'node:stream'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { describe, expect, it } from 'vitest'
import { createLog, type Log } from './log'

/** What the log writes while something is logged. */
function written(act: (log: Log) => void): string {
	const lines: string[] = []
	const stream = new Writable({
		write(chunk, _encoding, done) {
			lines.push(String(chunk))
			done()
		},
	})
	act(createLog('info', stream))
	return lines.join('')
}

describe('the log', () => {
	it('[N-5] names a failed statement, never the values it was given, also as a cause', () => {
		const failed = new DrizzleQueryError(
			'insert into "session" values ($1, $2)',
			['tok-abc-123', 'x\nparams: deep-secret'],
			new Error('no room'),
		)
		for (const error of [failed, new Error('it could not be saved', { cause: failed })]) {
			const line = written((log) => log.error({ err: error }, 'it failed'))
			expect(line).toContain('insert into')
			expect(line).toContain('no room')
			expect(line).not.toMatch(/tok-abc-123|deep-secret/)
		}
	})

	it('[N-5] writes no secret of an object either', () => {
		const told = { headers: { authorization: 'Bearer abc', cookie: 'session=def' }, consumer_secret: 'cs_1' }
		expect(written((log) => log.info(told))).not.toMatch(/abc|def|cs_1/)
	})
})

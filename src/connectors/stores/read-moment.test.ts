import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { readMoment } from './read-moment'

const SAME_MOMENT = [
	'2026-03-01T10:30:00',
	'2026-03-01 10:30:00',
	' 2026-03-01T10:30:00.000000Z',
	'2026-03-01t10:30z',
	'2026-03-01T11:30:00+01:00',
	'2026-03-01 11:30:00 +0100',
	'2026-03-01T07:00-03:30',
	'2026-03-01T11:30:00+01',
]

it('[Y-4] [S-4] a moment is the same on every machine, and UTC where it names no zone', () => {
	// A machine's zone is read when its process begins, so another process is asked.
	const program = `
		import { readMoment } from ${JSON.stringify(new URL('read-moment.ts', import.meta.url).href)}
		const read = ${JSON.stringify(SAME_MOMENT)}.map((text) => readMoment(text)?.toISOString())
		console.log(JSON.stringify({ offset: new Date(0).getTimezoneOffset(), read }))`
	const told = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { env: { TZ: 'Asia/Tokyo' }, encoding: 'utf8' })
	expect(JSON.parse(told)).toEqual({ offset: -540, read: SAME_MOMENT.map(() => '2026-03-01T10:30:00.000Z') })
})

it.each([undefined, '', 'yesterday', '1', '2026-03-01', '2026-02-30T25:00:00', '2026-13-01T10:30:00Z', '01/03/2026 10:30'])(
	'[Y-4] [S-4] %s is no moment',
	(text) => {
		expect(readMoment(text)).toBeUndefined()
	},
)

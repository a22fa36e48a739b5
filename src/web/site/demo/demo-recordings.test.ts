import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { APP_LANGUAGES } from '../../../core/locale/app-languages'

const NAMES = ['product-page', 'store-push']
const MOST_BYTES = 4 * 1024 * 1024
const at = (name: string, ending: string) => `public/demo/${name}.${ending}`

/**
 * Seconds an MP4 lasts, as the header of its movie says; that header stands before the pictures, so that it plays while
 * it loads.
 */
function lengthOf(mp4: Buffer): { seconds: number; isFast: boolean } {
	const header = mp4.indexOf('mvhd')
	const isLong = mp4[header + 4] === 1
	const scale = mp4.readUInt32BE(header + (isLong ? 24 : 16))
	const duration = isLong ? Number(mp4.readBigUInt64BE(header + 28)) : mp4.readUInt32BE(header + 20)
	return { seconds: duration / scale, isFast: header < mp4.indexOf('mdat') }
}

/** Seconds of a WebVTT clock. */
const secondsOf = (clock: string) => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

describe('the recordings of /demo', () => {
	it.each(NAMES)('[L-5] %s is there in both formats and with a picture, light enough, 30 to 60 seconds long', (name) => {
		const { seconds, isFast } = lengthOf(readFileSync(at(name, 'mp4')))
		expect([seconds >= 30, seconds <= 60, isFast]).toEqual([true, true, true])
		for (const ending of ['mp4', 'webm']) {
			expect(statSync(at(name, ending)).size).toBeGreaterThan(100_000)
			expect(statSync(at(name, ending)).size).toBeLessThan(MOST_BYTES)
		}
		expect(readFileSync(at(name, 'webm')).subarray(0, 4)).toEqual(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]))
		expect(readFileSync(at(name, 'webp')).toString('latin1', 8, 12)).toBe('WEBP')
	})

	it.each(NAMES.flatMap((name) => APP_LANGUAGES.map((tag) => [name, tag] as const)))(
		'[L-5] %s has captions in %s, one after another, to its end',
		(name, tag) => {
			const { seconds } = lengthOf(readFileSync(at(name, 'mp4')))
			const captions = readFileSync(at(name, `${tag}.vtt`), 'utf8')
			expect(captions.startsWith('WEBVTT\n\n')).toBe(true)
			const cues = [...captions.matchAll(/^([\d:.]+) --> ([\d:.]+)\n(.+)$/gm)].map(([, from = '', to = '', words = '']) => ({
				from: secondsOf(from),
				to: secondsOf(to),
				words,
			}))
			expect(cues.length).toBeGreaterThanOrEqual(6)
			for (const [place, { from, to }] of cues.entries()) {
				expect(from).toBeLessThan(to)
				expect(from).toBeGreaterThanOrEqual(cues[place - 1]?.to ?? 0)
			}
			expect(Math.abs((cues.at(-1)?.to ?? 0) - seconds)).toBeLessThan(1)
			if (tag === 'ar') for (const { words } of cues) expect(words).toMatch(/\p{Script=Arabic}/u)
		},
	)
})

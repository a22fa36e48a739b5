import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { withoutWhiteMat } from './white-mat'

const SIDE = 400
const whole = { width: SIDE, height: SIDE }

/** A picture of `color`, `inset` pixels inside white on every side. */
const matted = (inset: number, color = '#5b6a58') =>
	sharp({ create: { width: SIDE - 2 * inset, height: SIDE - 2 * inset, channels: 3, background: color } })
		.extend({ top: inset, bottom: inset, left: inset, right: inset, background: '#ffffff' })
		.png()
		.toBuffer()

describe('[R-5] the white mat around a photograph', () => {
	it.each([4, 10, 20])('of %i pixels goes, to the last pixel of it', async (inset) => {
		const picture = sharp(await matted(inset))
		const region = await withoutWhiteMat(picture, whole)
		expect(region).toBeDefined()
		const left = await picture
			.extract(region ?? { left: 0, top: 0, ...whole })
			.raw()
			.toBuffer()
		expect(Math.max(...left)).toBeLessThan(0x80)
		expect(region?.width).toBeGreaterThan(SIDE - 2 * inset - 12)
	})

	it('is not seen in a photograph filled to its edges, nor in a product on white', async () => {
		expect(await withoutWhiteMat(sharp(await matted(0)), whole)).toBeUndefined()
		expect(await withoutWhiteMat(sharp(await matted(80)), whole)).toBeUndefined()
		const round = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#fff"/>
			<circle cx="200" cy="200" r="192" fill="#35506b"/></svg>`)
		expect(await withoutWhiteMat(sharp(round), whole)).toBeUndefined()
	})
})

import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { dominantColor } from './dominant-color'

const picture = (background: string, product?: { color: string; side: number }) => {
	const base = sharp({ create: { width: 200, height: 200, channels: 3, background } })
	if (!product) return base.png()
	const { color, side } = product
	return sharp({ create: { width: 200, height: 200, channels: 3, background } })
		.composite([{ input: { create: { width: side, height: side, channels: 3, background: color } } }])
		.png()
}
const colorOf = async (image: Sharp) => dominantColor(sharp(await image.toBuffer()))

test('[R-5] a packshot’s colour is the product’s, not the white it stands on', async () => {
	expect(await colorOf(picture('#ffffff', { color: '#b03a2e', side: 80 }))).toMatch(/^#b[0-9a-f]3[0-9a-f]2[0-9a-f]$/)
})

test('[R-5] a small coloured product wins over the grey room around it', async () => {
	expect(await colorOf(picture('#8a8a8a', { color: '#0a5cc8', side: 110 }))).toMatch(/^#0[0-9a-f]5[0-9a-f]c/)
})

test('[R-5] a white picture is white', async () => {
	expect(await colorOf(picture('#ffffff'))).toBe('#ffffff')
})

test('[R-5] a logo drawn in white on nothing is white, a thin one in ink is ink', async () => {
	const logo = (color: string) =>
		sharp({ create: { width: 400, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
			.composite([{ input: { create: { width: 380, height: 4, channels: 3, background: color } } }])
			.png()
	expect(await colorOf(logo('#ffffff'))).toBe('#ffffff')
	expect(await colorOf(logo('#102030'))).toMatch(/^#[01][0-9a-f][12][0-9a-f][23][0-9a-f]$/)
})

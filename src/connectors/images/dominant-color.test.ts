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

import type { Sharp } from 'sharp'
import sharp from 'sharp'

const SIDE = 64
/** Pixels lighter than this in every channel are the white a packshot stands on. */
const BACKGROUND = 236
/** A product fills at least this share of its picture; below, the picture really is white. */
const MIN_SHARE = 0.02
/** Pixels more transparent than this are no part of the picture; made smaller, a thin line is mostly seen through. */
const OPAQUE = 32
/** Channels are compared in steps of this size. */
const STEP = 32

type Bin = { weight: number; red: number; green: number; blue: number; count: number }

/**
 * The colour a picture's product is remembered by, as `#rrggbb`: the heaviest group of like pixels, the white around it
 * left out and coloured pixels weighing more than grey ones. A drawing in white on nothing, such as a logo, is white.
 */
export async function dominantColor(image: Sharp): Promise<string> {
	const small = await image.clone().resize({ width: SIDE, height: SIDE, fit: 'inside' }).png().toBuffer()
	const { data } = await sharp(small).toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true })
	const bins = new Map<number, Bin>()
	let counted = 0
	let drawn = 0
	for (let at = 0; at + 3 < data.length; at += 4) {
		const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
		if (alpha < OPAQUE) continue
		drawn += 1
		if (Math.min(red, green, blue) >= BACKGROUND) continue
		counted += 1
		add(bins, red, green, blue)
	}
	const best = [...bins.values()].sort((a, b) => b.weight - a.weight)[0]
	if (!best || counted < MIN_SHARE * drawn) return '#ffffff'
	return `#${[best.red, best.green, best.blue]
		.map((sum) =>
			Math.round(sum / best.count)
				.toString(16)
				.padStart(2, '0'),
		)
		.join('')}`
}

function add(bins: Map<number, Bin>, red: number, green: number, blue: number): void {
	const key = (Math.floor(red / STEP) << 16) | (Math.floor(green / STEP) << 8) | Math.floor(blue / STEP)
	const bin = bins.get(key) ?? { weight: 0, red: 0, green: 0, blue: 0, count: 0 }
	const spread = (Math.max(red, green, blue) - Math.min(red, green, blue)) / 255
	bin.weight += 1 + 4 * spread
	bin.red += red
	bin.green += green
	bin.blue += blue
	bin.count += 1
	bins.set(key, bin)
}

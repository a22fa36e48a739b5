import type { Sharp } from 'sharp'
import sharp from 'sharp'

const SIDE = 64
/** Pixels lighter than this in every channel are the white a packshot stands on. */
const BACKGROUND = 236
/** A product fills at least this share of its picture; below, the picture really is white. */
const MIN_SHARE = 0.02
/** Channels are compared in steps of this size. */
const STEP = 32

type Bin = { weight: number; red: number; green: number; blue: number; count: number }

/**
 * The colour a picture's product is remembered by, as `#rrggbb`: the heaviest group of like pixels, the white around it left out and
 * coloured pixels weighing more than grey ones.
 */
export async function dominantColor(image: Sharp): Promise<string> {
	const small = await image.clone().resize({ width: SIDE, height: SIDE, fit: 'inside' }).flatten({ background: '#ffffff' }).toBuffer()
	const { data, info } = await sharp(small).toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true })
	const bins = new Map<number, Bin>()
	let counted = 0
	for (let at = 0; at + 2 < data.length; at += info.channels) {
		const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? data[at] ?? 0, data[at + 2] ?? data[at] ?? 0]
		if (Math.min(red, green, blue) >= BACKGROUND) continue
		counted += 1
		add(bins, red, green, blue)
	}
	const best = [...bins.values()].sort((a, b) => b.weight - a.weight)[0]
	if (!best || counted < MIN_SHARE * info.width * info.height) return '#ffffff'
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

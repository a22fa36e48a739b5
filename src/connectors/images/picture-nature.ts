import sharp, { type OutputInfo, type Sharp } from 'sharp'
import type { Focus, PictureNature } from '../../core/page/compose/picture-nature'

/** Pictures are looked at in this size, in pixels. */
const SIDE = 256
/** Share of a picture's shorter side that is its border. */
const BORDER = 0.03
/** A channel at least this high is the white of a packshot, as JPEG leaves it. */
const WHITE = 246
/** A cut-out has at least this share of white border: a product may touch an edge or two. */
const WHITE_BORDER = 0.66
/**
 * Changes of light and dark per line of print; what is sewn or woven has fewer (29 photographs: labels 13 to 58, others
 * up to 10).
 */
const PRINT_CHANGES = 12
/** The same for print that is not on white, where leaves and tiles reach 22. */
const PRINT_CHANGES_ON_COLOUR = 32
const CHANGE = 24
/** A cut-out is pale when this much of it is lighter than `LIGHT`, and it is this light on the whole (0…255). */
const PALE_SHARE = 0.4
const LIGHT = 205
const PALE_MEAN = 185
/**
 * A cut-out of which this much is almost white and colourless has a reflection or a shadow that ends in a line: on any
 * ground but white it is seen as a slab (29 photographs: with a reflection 0.10 to 0.16, others up to 0.05).
 */
const FAINT_SHARE = 0.08
const FAINT = 222
const COLOURLESS = 10

/** What a picture is, by its border, its edges and its lightness. */
export async function pictureNature(image: Sharp): Promise<PictureNature> {
	const { data, info } = await image
		.clone()
		.resize({ width: SIDE, height: SIDE, fit: 'inside' })
		.flatten({ background: '#ffffff' })
		.toColourspace('srgb')
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true })
	const at = (x: number, y: number): [number, number, number] => {
		const from = (y * info.width + x) * info.channels
		return [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0]
	}
	const seen = look(info.width, info.height, at)
	const onWhite = seen.whiteBorder >= WHITE_BORDER
	if (seen.changesPerRow >= (onWhite ? PRINT_CHANGES : PRINT_CHANGES_ON_COLOUR)) return { kind: 'print' }
	if (!onWhite) return { kind: 'scene' }
	const isLostOnWhite = seen.lightShare >= PALE_SHARE && seen.meanLight >= PALE_MEAN
	return { kind: 'cutout', ...(isLostOnWhite || seen.faintShare >= FAINT_SHARE ? { pale: true as const } : {}) }
}

type Seen = { whiteBorder: number; changesPerRow: number; lightShare: number; meanLight: number; faintShare: number }

function look(width: number, height: number, at: (x: number, y: number) => [number, number, number]): Seen {
	const edge = Math.max(2, Math.round(Math.min(width, height) * BORDER))
	let border = 0
	let white = 0
	let changes = 0
	let product = 0
	let light = 0
	let lightSum = 0
	let faint = 0
	for (let y = 0; y < height; y++) {
		let before = lightness(at(0, y))
		let direction = 0
		for (let x = 0; x < width; x++) {
			const pixel = at(x, y)
			const now = lightness(pixel)
			if (x < edge || y < edge || x >= width - edge || y >= height - edge) {
				border += 1
				if (Math.min(...pixel) >= WHITE) white += 1
			}
			if (Math.min(...pixel) < WHITE) {
				product += 1
				lightSum += now
				if (now > LIGHT) light += 1
				if (Math.min(...pixel) >= FAINT && Math.max(...pixel) - Math.min(...pixel) < COLOURLESS) faint += 1
			}
			const turn = Math.abs(now - before) > CHANGE ? Math.sign(now - before) : 0
			if (turn !== 0 && turn !== direction) {
				changes += 1
				direction = turn
			}
			before = now
		}
	}
	const share = (part: number, whole: number) => part / Math.max(1, whole)
	return {
		whiteBorder: share(white, border),
		changesPerRow: share(changes, height),
		lightShare: share(light, product),
		meanLight: share(lightSum, product),
		faintShare: share(faint, product),
	}
}

function lightness([red, green, blue]: readonly [number, number, number]): number {
	return 0.299 * red + 0.587 * green + 0.114 * blue
}

/**
 * Where a photograph draws the eye, as fractions of its sides: what is cut off is cut around it. The middle when
 * nothing stands out.
 */
export async function pictureFocus(image: Sharp): Promise<Focus> {
	const [tall, wide] = await Promise.all([cut(image, TALL), cut(image, WIDE)])
	return { x: middleOf(tall.cropOffsetLeft, TALL.width, SIDE), y: middleOf(wide.cropOffsetTop, WIDE.height, SIDE) }
}

/** Windows that leave the eye one way to go each. */
const TALL = { width: SIDE / 4, height: SIDE }
const WIDE = { width: SIDE, height: SIDE / 4 }

async function cut(image: Sharp, window: typeof TALL): Promise<OutputInfo> {
	const square = await image.clone().resize({ width: SIDE, height: SIDE, fit: 'fill' }).png().toBuffer()
	const { info } = await sharp(square)
		.resize({ ...window, fit: 'cover', position: 'attention' })
		.raw()
		.toBuffer({ resolveWithObject: true })
	return info
}

/** sharp tells how far a picture was moved to the left or up to be cut: zero or less. */
function middleOf(offset: number | undefined, window: number, whole: number): number {
	return Math.round((offset === undefined ? 0.5 : (Math.abs(offset) + window / 2) / whole) * 100) / 100
}

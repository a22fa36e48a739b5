import type { Region, Sharp } from 'sharp'

/** Pictures are looked at in this size, in pixels. */
const SIDE = 256
/** A channel at least this high is the white of paper, as JPEG leaves it. */
const WHITE = 240
/** A line of a mat is white but for this share of it: dust, and the blur of its edge. */
const MARKS = 0.02
/** A mat is at most this share of a side wide; more white around a picture is its own ground. */
const WIDEST = 0.08
/** Behind the mat the picture is filled: at most this share of its edge is white. */
const WHITE_EDGE = 0.34

/**
 * What is left of a photograph without the thin white mat a shop put around it; undefined when it has none. A product
 * on white keeps its white: behind its border it touches an edge here and there, it does not fill it.
 */
export async function withoutWhiteMat(image: Sharp, { width, height }: { width: number; height: number }): Promise<Region | undefined> {
	const { data, info } = await image
		.clone()
		.resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
		.flatten({ background: '#ffffff' })
		.toColourspace('srgb')
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true })
	const isWhite = (x: number, y: number) => {
		const from = (y * info.width + x) * info.channels
		return Math.min(data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0) >= WHITE
	}
	const column = (x: number) => whiteShare(info.height, (y) => isWhite(x, y))
	const row = (y: number) => whiteShare(info.width, (x) => isWhite(x, y))
	const left = matWidth(info.width, column)
	const right = matWidth(info.width, (at) => column(info.width - 1 - at))
	const top = matWidth(info.height, row)
	const bottom = matWidth(info.height, (at) => row(info.height - 1 - at))
	const mats = [left, right, top, bottom]
	if (mats.includes(undefined) || mats.every((mat) => mat === 0)) return undefined
	const [l = 0, r = 0, t = 0, b = 0] = mats
	const edges = [column(l), column(info.width - 1 - r), row(t), row(info.height - 1 - b)]
	if (edges.some((share) => share > WHITE_EDGE)) return undefined
	const across = width / info.width
	const down = height / info.height
	return {
		left: Math.ceil(l * across),
		top: Math.ceil(t * down),
		width: Math.floor((info.width - l - r) * across) - 1,
		height: Math.floor((info.height - t - b) * down) - 1,
	}
}

/** How many lines from an edge are white, with the blurred one behind them; undefined when they go on and on. */
function matWidth(length: number, share: (at: number) => number): number | undefined {
	const most = Math.floor(length * WIDEST)
	for (let at = 0; at <= most; at++) if (share(at) < 1 - MARKS) return at === 0 ? 0 : at + 1
	return undefined
}

function whiteShare(length: number, isWhite: (at: number) => boolean): number {
	let white = 0
	for (let at = 0; at < length; at++) if (isWhite(at)) white += 1
	return white / length
}

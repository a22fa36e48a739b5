import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { PARCEL, PRODUCTS } from './products'

/** How a product is shown: scale, and where its middle goes, in thousandths of the picture. */
type View = { studio: boolean; scale: number; x: number; y: number; mirrored?: boolean; measures?: boolean }

const VIEWS: View[] = [
	{ studio: true, scale: 1.05, x: 500, y: 500 },
	{ studio: false, scale: 0.84, x: 500, y: 520 },
	{ studio: false, scale: 1.5, x: 520, y: 420 },
	{ studio: true, scale: 0.7, x: 500, y: 500, measures: true },
	{ studio: false, scale: 0.6, x: 340, y: 600, mirrored: true },
	{ studio: false, scale: 1.9, x: 420, y: 300, mirrored: true },
	{ studio: true, scale: 1, x: 500, y: 500, mirrored: true },
]
const JPEG_QUALITY = 84
const drawn = new Map<string, Promise<Buffer>>()

/**
 * Sides in pixels: as a listing's pictures are; the least that a page is not told to be too small for, which journeys
 * and measurements use; and what does for a test that only needs some picture, at a sixth of that one’s time.
 */
export const SHARP_SIDE = 1500
export const MEDIUM_SIDE = 900
export const TEST_SIDE = 64

/**
 * A JPEG for a picture's address (`/images/I/81Lkt02xTqL.jpg`) with sides of so many pixels: always the same one for
 * the same address.
 */
export function drawPicture(path: string, side: number): Promise<Buffer> {
	const key = `${side} ${path}`
	const known = drawn.get(key) ?? render(path, side)
	drawn.set(key, known)
	return known
}

async function render(path: string, side: number): Promise<Buffer> {
	const enhanced = path.includes('/aplus-media')
	const scale = Math.min(1, side / MEDIUM_SIDE)
	const [width, height] = enhanced ? [Math.round(970 * scale), Math.round(600 * scale)] : [side, side]
	return sharp(Buffer.from(scene(path, width, height)))
		.jpeg({ quality: JPEG_QUALITY })
		.toBuffer()
}

function scene(path: string, width: number, height: number): string {
	const key = Object.keys(PRODUCTS).find((one) => path.slice(path.lastIndexOf('/')).includes(one))
	const product = (key && PRODUCTS[key]) || PARCEL
	const view = VIEWS[viewNumber(path)] ?? VIEWS[0]
	if (!view) throw new Error('there is no view')
	const unit = Math.min(width, height) / 1000
	const size = view.scale * unit
	const mirror = view.mirrored ? -1 : 1
	const place = `translate(${(view.x / 1000) * width} ${(view.y / 1000) * height}) scale(${mirror * size} ${size}) translate(-500 -520)`
	const horizon = height * 0.72
	const room = view.studio
		? `<rect width="${width}" height="${height}" fill="#ffffff"/>`
		: `<rect width="${width}" height="${height}" fill="url(#wall)"/>
<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#floor)"/>
<rect x="${width * 0.06}" y="${height * 0.08}" width="${width * 0.26}" height="${height * 0.44}" fill="#ffffff" opacity="0.22"/>`
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>
<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffffff"/>
<stop offset="0.35" stop-color="${product.wall}"/><stop offset="1" stop-color="${product.wall}"/></linearGradient>
<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${product.floor}"/>
<stop offset="1" stop-color="${product.floor}" stop-opacity="0.75"/></linearGradient>
<linearGradient id="steel" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#3a3d41"/><stop offset="0.3" stop-color="#6c7277"/>
<stop offset="0.55" stop-color="#44484c"/><stop offset="1" stop-color="#2b2d30"/></linearGradient>
<radialGradient id="shade"><stop offset="0" stop-color="#000000" stop-opacity="0.34"/>
<stop offset="1" stop-color="#000000" stop-opacity="0"/></radialGradient></defs>
${room}<g transform="${place}">
	<ellipse cx="500" cy="874" rx="400" ry="46" fill="url(#shade)"/>${product.draw()}${view.measures ? MEASURES : ''}</g></svg>`
}

const MEASURES = [
	'<g stroke="#6d7378" stroke-width="5" fill="none">',
	'<path d="M930 180 V870 M912 180 H948 M912 870 H948"/>',
	'<path d="M140 960 H860 M140 942 V978 M860 942 V978"/></g>',
].join('')

/** The running number in the address (`…Lkt02…`, `…0101`), else something that depends on the address alone. */
function viewNumber(path: string): number {
	const name = path.slice(path.lastIndexOf('/') + 1)
	const running = /[A-Za-z](\d{2,3})[A-Za-z]/.exec(name.slice(2))?.[1] ?? /0(\d)(?:\.|$)/.exec(name)?.[1]
	if (running === undefined) return (createHash('sha256').update(name).digest()[0] ?? 0) % VIEWS.length
	return Math.max(0, Number(running) - (name.includes('-') ? 0 : 1)) % VIEWS.length
}

import { type Crop, LEAST_CROP } from '../../../core/page/compose/picture-nature'

export const WHOLE: Crop = { left: 0, top: 0, width: 1, height: 1 }

/** Shapes a part can be held to, width by height; `free` to none. */
export const SHAPES = { free: undefined, square: 1, portrait: 4 / 5, landscape: 3 / 2 } as const
export type Shape = keyof typeof SHAPES

export const CORNERS = ['top_left', 'top_right', 'bottom_left', 'bottom_right'] as const
export type Corner = (typeof CORNERS)[number]

/** Where a corner of the part is, in fractions of the picture. */
export function cornerOf({ left, top, width, height }: Crop, corner: Corner): { x: number; y: number } {
	return { x: isLeft(corner) ? left : left + width, y: isTop(corner) ? top : top + height }
}

/** The largest part of a shape, in the middle of a picture of this proportion (width by height). */
export function largest(shape: Shape, proportion: number): Crop {
	const relation = relationOf(shape, proportion)
	if (relation === undefined) return WHOLE
	const [width, height] = [Math.min(1, relation), Math.min(1, 1 / relation)]
	return { left: (1 - width) / 2, top: (1 - height) / 2, width, height }
}

/** The same part elsewhere, as far as the picture goes. */
export function moved(crop: Crop, across: number, down: number): Crop {
	return { ...crop, left: within(crop.left + across, 0, 1 - crop.width), top: within(crop.top + down, 0, 1 - crop.height) }
}

/** The part with one corner put elsewhere; the opposite one stays, and the shape is kept. */
export function withCorner(crop: Crop, corner: Corner, to: { x: number; y: number }, shape: Shape, proportion: number): Crop {
	const across = isLeft(corner) ? crop.left + crop.width : crop.left
	const down = isTop(corner) ? crop.top + crop.height : crop.top
	const most = { width: isLeft(corner) ? across : 1 - across, height: isTop(corner) ? down : 1 - down }
	const wanted = { width: Math.abs(to.x - across), height: Math.abs(to.y - down) }
	const size = sized(
		{
			width: isLeft(corner) === to.x < across ? wanted.width : 0,
			height: isTop(corner) === to.y < down ? wanted.height : 0,
		},
		most,
		relationOf(shape, proportion),
	)
	return { left: isLeft(corner) ? across - size.width : across, top: isTop(corner) ? down - size.height : down, ...size }
}

type Size = { width: number; height: number }

/** `relation`: how much wider than high the part is, both in fractions of the picture. */
function sized(wanted: Size, most: Size, relation: number | undefined): Size {
	const free = { width: within(wanted.width, LEAST_CROP, most.width), height: within(wanted.height, LEAST_CROP, most.height) }
	if (relation === undefined) return free
	const least = Math.max(LEAST_CROP, LEAST_CROP * relation)
	// It follows the way across and the way down by half each.
	const width = within((free.width + free.height * relation) / 2, least, Math.min(most.width, most.height * relation))
	return { width, height: width / relation }
}

function relationOf(shape: Shape, proportion: number): number | undefined {
	const wanted = SHAPES[shape]
	return wanted === undefined ? undefined : wanted / proportion
}

const isLeft = (corner: Corner) => corner.endsWith('left')
const isTop = (corner: Corner) => corner.startsWith('top')
const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

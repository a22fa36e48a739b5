import type { ImageFile, PageImage } from '../../core/page/page'

/** Width in pixels a picture is shown at most inside a store. */
const PICTURE_WIDTH = 1200
/** Formats every store and its applications show, best first. */
const FORMATS = ['webp', 'jpeg', 'png'] as const

/** The one file of each picture that is shown: nearest to the width, in a format everybody reads. */
export function onePicture(image: PageImage): PageImage {
	const format = FORMATS.find((candidate) => image.files.some((file) => file.format === candidate))
	const files = image.files.filter((file) => file.format === format)
	const [nearest] = files.toSorted((a, b) => distance(a) - distance(b))
	return { ...image, files: nearest ? [nearest] : [] }
}

const distance = (file: ImageFile) => Math.abs(file.width - PICTURE_WIDTH)

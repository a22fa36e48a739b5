import type { ImageFile, PageImage } from '../../core/page/page'

/** Where a stored picture is served. */
export function fileUrl(file: Pick<ImageFile, 'key'>): string {
	return `/files/${file.key}`
}

/**
 * Address of the smallest file at least this wide (pixels), else of the widest; undefined when the picture could not be
 * had.
 */
export function imageSrc(image: PageImage, width: number): string | undefined {
	const files = image.files.toSorted((a, b) => a.width - b.width)
	const file = files.find((candidate) => candidate.width >= width) ?? files.at(-1)
	return file && fileUrl(file)
}

import type { ReactElement, ReactNode } from 'react'
import type { PageImage } from '../../core/page/page'
import { AI_MADE } from '../view/digital-source'
import { type PageView, type ShownFile, shownFiles } from '../view/page-view'
import { Placeholder } from './placeholder'

type Props = {
	/** Id of a picture of the page; nothing is shown for one the page does not have. */
	image: string
	sectionId: string
	view: PageView
	/** The `sizes` of the place: how wide the picture is shown. */
	sizes: string
	when?: Fetched
}

/** When a picture is fetched: `first` at once and before others, `soon` with the page, `late` when it comes near. */
export type Fetched = 'first' | 'soon' | 'late'

/** Formats from the smallest file to the one every browser shows; the last there is becomes the `<img>`. */
const FORMATS = ['svg', 'avif', 'webp', 'png', 'jpeg'] as const
const MIME = { svg: 'image/svg+xml', avif: 'image/avif', webp: 'image/webp', png: 'image/png', jpeg: 'image/jpeg' } as const
const PRIORITY = {
	first: { fetchPriority: 'high' },
	soon: {},
	late: { loading: 'lazy', decoding: 'async' },
} as const
/** Width in pixels of the file named by `src`, for browsers that read no `srcset`. */
const FALLBACK_WIDTH = 900

/**
 * A picture of the page in every width and format there is, never stretched; the placeholder when it could not be had.
 */
export function Picture({ image: id, sectionId, view, sizes, when = 'late' }: Props): ReactNode {
	const image = view.findImage(id)
	if (!image) return null
	const sources = shownFiles(view, id)
	const picture = sources.length === 0 ? <Placeholder label={view.phrases.imageMissing} /> : pictureOf(image, sources, sizes, when)
	return view.decorateImage ? view.decorateImage(picture, { imageId: id, sectionId }) : picture
}

/** A picture of these files, best format first. */
export function pictureOf(image: PageImage, sources: ShownFile[], sizes: string, when: Fetched): ReactElement {
	const groups = FORMATS.map((format) => sources.filter((file) => file.format === format).sort((a, b) => a.width - b.width))
	const present = groups.filter((group) => group.length > 0)
	const last = present.at(-1) ?? []
	const fallback = last.find((file) => file.width >= FALLBACK_WIDTH) ?? last.at(-1)
	return (
		<picture>
			{present.slice(0, -1).map((group) => (
				<source key={group[0]?.format} type={MIME[group[0]?.format ?? 'jpeg']} srcSet={srcSetOf(group)} sizes={sizes} />
			))}
			<img
				src={fallback?.url}
				{...(last.length > 1 ? { srcSet: srcSetOf(last), sizes } : {})}
				width={fallback?.width}
				height={fallback?.height}
				alt={image.alt}
				{...PRIORITY[when]}
				{...(image.madeBy === 'ai' ? { 'data-digital-source-type': AI_MADE } : {})}
			/>
		</picture>
	)
}

function srcSetOf(files: ShownFile[]): string {
	return files.map((file) => `${file.url} ${file.width}w`).join(', ')
}

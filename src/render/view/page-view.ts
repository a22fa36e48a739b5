import type { ReactElement, ReactNode } from 'react'
import { type Direction, directionOfText } from '../../core/locale/direction'
import { findLanguage } from '../../core/locale/languages'
import { type Phrases, phrasesFor } from '../../core/locale/phrases'
import type { ImageFile, Page, PageImage } from '../../core/page/page'

/** Address of a stored file. Undefined leaves the file out, e.g. a download that embeds one width of each picture. */
export type ImageUrl = (file: ImageFile) => string | undefined

/** What the editor adds, which wraps a picture in its own controls, and what stores take away. */
export type ViewOptions = {
	editing?: boolean
	/** In a store the page is set in the shop's faces, which may be wider, and nothing lies over a picture. */
	inStore?: boolean
	decorateImage?: (picture: ReactElement, place: { imageId: string; sectionId: string }) => ReactNode
}

/** All a section needs to know besides its own content. */
export type PageView = ViewOptions & {
	page: Page
	imageUrl: ImageUrl
	phrases: Phrases
	/** BCP-47 tag of the page's language and its direction. */
	tag: string
	direction: Direction
	/**
	 * A picture that can be shown. While editing also one that could not be had, so that it can be replaced; visitors
	 * never meet a gap.
	 */
	findImage: (id: string) => PageImage | undefined
}

/** A stored file and where it is to be had. */
export type ShownFile = ImageFile & { url: string }

/** The files of a picture that can be shown; none when the picture could not be had. */
export function shownFiles(view: PageView, imageId: string): ShownFile[] {
	return (view.findImage(imageId)?.files ?? []).flatMap((file) => {
		const url = view.imageUrl(file)
		return url ? [{ ...file, url }] : []
	})
}

/** A page with everything its sections look up, made once per rendering. */
export function pageView(page: Page, imageUrl: ImageUrl, options: ViewOptions = {}): PageView {
	const language = findLanguage(page.language)
	const there = page.images.filter((image) => options.editing || image.files.some((file) => imageUrl(file)))
	const images = new Map(there.map((image) => [image.id, image]))
	return {
		...options,
		page,
		imageUrl,
		phrases: phrasesFor(page.language),
		tag: language?.tag ?? 'en',
		direction: language?.direction ?? directionOfText(page.seo.title),
		findImage: (id) => images.get(id),
	}
}

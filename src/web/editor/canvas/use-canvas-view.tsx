import { useDeferredValue, useMemo } from 'react'
import type { Page } from '../../../core/page/page'
import { type PageView, pageView } from '../../../render/view/page-view'
import { fileUrl } from '../../browser/file-url'
import { CanvasPicture } from './canvas-picture'

/** What the sections look up while one works; it may lag a keystroke behind. */
export function useCanvasView(page: Page): PageView {
	const settled = useDeferredValue(page)
	return useMemo(
		() =>
			pageView(settled, fileUrl, {
				editing: true,
				decorateImage: (picture, { imageId, sectionId }) =>
					settled.sections.find((section) => section.id === sectionId)?.locked ? (
						picture
					) : (
						<CanvasPicture
							picture={picture}
							imageId={imageId}
							sectionId={sectionId}
							alt={settled.images.find((image) => image.id === imageId)?.alt ?? ''}
						/>
					),
			}),
		[settled],
	)
}

import { describe, expect, it } from 'vitest'
import type { ImageFile } from '../core/page/page'
import { fullPage, testImage } from '../core/page/page.fixture'
import { renderGalleryHtml } from './gallery-html'

const imageUrl = (file: ImageFile) => `/files/${file.key}`

describe('[R-1] renderGalleryHtml', () => {
	it('has one main image and a thumbnail for each other picture', () => {
		const html = renderGalleryHtml(fullPage(), imageUrl)
		expect(html.match(/class="main-image"/g)).toHaveLength(1)
		expect(html.match(/class="thumbnail"/g)).toHaveLength(2)
		expect(html).toContain('<img class="main-image" src="/files/images/a-900.jpg" alt="Tavio lamp" width="900" height="600"')
	})

	it('leaves out what could not be had, and is still a gallery when nothing is left', () => {
		const lost = fullPage({ images: { gallery: [testImage('lost', true)], description: [] } })
		expect(renderGalleryHtml(lost, imageUrl)).toBe('<div class="product-gallery"></div>')
	})

	it('[N-4] keeps a hostile alternative text inside its attribute', () => {
		const page = fullPage()
		const images = page.images.map((image) => ({ ...image, alt: '"><script>alert(1)</script>' }))
		expect(renderGalleryHtml({ ...page, images }, imageUrl)).not.toContain('<script')
	})
})

import { expect, test } from 'vitest'
import { getSection } from '../../../core/page/edit/find-section'
import { samplePage } from '../preview/sample-page'
import { withoutSectionImage } from './section-images'

test('[R-2] a picture removed inside the page leaves its section, not the gallery', () => {
	const page = withoutSectionImage(withoutSectionImage(samplePage(), 's1', 'i1'), 's3', 'i2')
	expect(getSection(page, 's1').props).toMatchObject({ images: [] })
	expect(getSection(page, 's3').props).toMatchObject({ images: ['i3'] })
	expect(page.gallery).toEqual(['i1', 'i2', 'i3'])
})

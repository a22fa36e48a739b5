import { describe, expect, it } from 'vitest'
import type { Page } from '../page/page'
import { fullPage } from '../page/page.fixture'
import { borrowedPictures } from './check-origin'
import { checkQuality } from './check-page'

const from = (sourceUrl: string): Page => {
	const page = fullPage()
	return {
		...page,
		buying: null,
		product: { ...page.product, sourceUrl },
		images: page.images.map((image) => ({ ...image, sourceUrl: `https://cdn.example/${image.id}.jpg` })),
	}
}
const SHOP = 'https://www.rival.example/products/lamp'

describe('whose pictures a page shows', () => {
	it('[X-8] those of another shop are pointed out before the page goes out, with its name', () => {
		const found = checkQuality(from(SHOP)).find(({ code }) => code === 'borrowed_pictures')
		expect(found).toMatchObject({ severity: 'problem', values: { host: 'rival.example' }, fix: { goTo: { panel: 'images' } } })
		expect(found?.values?.host).toBe('rival.example')
	})

	it.each([
		['of a marketplace', from('https://www.amazon.com/dp/B000000001'), []],
		['of a product typed by the seller', from(''), []],
		['of one of the seller’s stores', from(SHOP), ['https://rival.example']],
		['of a store by its account', from(SHOP), ['rival.example']],
		['of the shop buyers are sent to', { ...from(SHOP), buying: { kind: 'link', url: 'https://rival.example/cart' } } as Page, []],
		['the seller brought', { ...from(SHOP), images: from(SHOP).images.map(({ sourceUrl: _, ...image }) => image) }, []],
	])('[X-8] none are found where they are %s', (_, page, own) => {
		expect(borrowedPictures(page, own)).toBeUndefined()
	})
})

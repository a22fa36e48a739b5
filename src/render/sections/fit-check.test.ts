import { expect, test } from 'vitest'
import { fullPage } from '../../core/page/page.fixture'
import { renderPage } from '../render-page'
import { keptByFilter } from '../store-html/kept-by-filter.fixture'
import { storeHtml } from '../store-html/store-html'

/** The names of the lists of a page, as they are read aloud. */
const listNames = (html: string) => [...html.matchAll(/<ul[^>]*aria-label="([^"]*)"/g)].map((match) => match[1])

test('[R-9] the two lists of whom a product fits answer the heading also where the signs cannot be seen, on the page and in stores', () => {
	const page = fullPage({ language: 'french' })
	const imageUrl = ({ key }: { key: string }) => key
	expect(listNames(renderPage(page, { imageUrl, mode: 'document' }))).toEqual(['Oui', 'Non'])
	expect(listNames(keptByFilter(storeHtml(page, 'woocommerce', imageUrl)))).toEqual(['Oui', 'Non'])
})

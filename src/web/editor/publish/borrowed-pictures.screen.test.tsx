import { expect, test } from 'vitest'
import { page as screen } from 'vitest/browser'
import { openScreen } from '../../../../test/support/open-screen'
import type { Page } from '../../../core/page/page'
import { samplePage } from '../preview/sample-page'
import { CurrentPageProvider } from '../use-current-page'
import { BorrowedPicturesNotice } from './borrowed-pictures'

const shown = (sourceUrl: string) => {
	const page = samplePage()
	const images = page.images.map((image) => ({ ...image, sourceUrl: `https://cdn.example/${image.id}.jpg` }))
	const value: Page = { ...page, images, product: { ...page.product, sourceUrl } }
	return () => (
		<CurrentPageProvider value={value}>
			<main>
				<BorrowedPicturesNotice />
			</main>
		</CurrentPageProvider>
	)
}

test('[X-8] pictures of another shop are pointed out where the page is downloaded, shared and pushed', async () => {
	await openScreen('/page', { '/page': shown('https://www.rival.example/products/lamp') })
	await expect
		.element(screen.getByRole('note'))
		.toHaveTextContent(
			'This page shows pictures of rival.example (3). They belong to that shop or its photographer: ' +
				'use your own, or make sure that you may show these.',
		)
})

test('[X-8] a marketplace’s pictures need no such word: sellers there are whom one buys from', async () => {
	await openScreen('/page', { '/page': shown('https://www.aliexpress.com/item/1005001234567890.html') })
	await expect.element(screen.getByRole('main')).toBeEmptyDOMElement()
})

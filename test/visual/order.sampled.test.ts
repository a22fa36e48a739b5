import type { Page as Tab } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Page, themeSchema } from '../../src/core/page/page'
import { fullPage } from '../../src/core/page/page.fixture'
import { renderPage } from '../../src/render/render-page'
import { installedBrowser } from '../support/installed-browser'
import { sampleOf } from '../support/sample'
import { openTab } from './open-tab'

const THEMES = sampleOf(themeSchema.options, ['atelier', 'market'])

// A buyer's way through a page as it is downloaded, without a script: from the opening's button to the order that is
// sent, on a phone. The seller's address and WhatsApp are answered here.

const SHOP = 'https://shop.example'
const PHONE = { width: 360, height: 740 }

function pageOf(theme: Page['theme'], buying: Page['buying']): Page {
	const page = fullPage({ theme, market: 'usa' })
	return { ...page, theme, buying, sections: page.sections.map((section) => ({ ...section, hidden: false })) }
}

describe.skipIf(!installedBrowser)('[R-12] an order from a page', () => {
	let tab: Tab
	let page: Page
	const sent: { method: string; url: URL; body: URLSearchParams }[] = []

	beforeAll(async () => {
		const opened = await openTab({ viewport: PHONE, javaScriptEnabled: false, reducedMotion: 'reduce' })
		tab = opened.tab
		await tab.route('**/*', (route) => {
			const request = route.request()
			const url = new URL(request.url())
			if (url.href === `${SHOP}/page`) {
				const html = renderPage(page, { imageUrl: () => 'data:,', mode: 'document' })
				return route.fulfill({ contentType: 'text/html', body: html })
			}
			if (request.isNavigationRequest()) sent.push({ method: request.method(), url, body: new URLSearchParams(request.postData() ?? '') })
			return route.fulfill({ contentType: 'text/html', body: '<title>Sent</title>' })
		})
		return opened.close
	}, 60_000)

	/** Opens the page and presses the opening's button. */
	async function press(theme: Page['theme'], buying: Page['buying']): Promise<void> {
		page = pageOf(theme, buying)
		sent.length = 0
		await tab.goto(`${SHOP}/page`)
		await tab.locator('.vt-hero .vt-btn').click()
	}

	it.each(THEMES)('by the form, in %s: the browser holds back what is missing, then product, choice and buyer arrive', async (theme) => {
		await press(theme, { kind: 'form', action: `${SHOP}/order` })
		const form = tab.locator('form')
		await expect
			.poll(() =>
				form
					.locator('input[name=name]')
					.boundingBox()
					.then((box) => box !== null && box.y > 0 && box.y < PHONE.height),
			)
			.toBe(true)
		await form.getByRole('button').click()
		expect(sent).toEqual([])
		await form.locator('select').selectOption({ index: 0 })
		await form.locator('input[name=name]').fill('Amal Idrissi')
		await form.locator('input[name=phone]').fill('+1 202 555 0143')
		await form.locator('input[name=city]').fill('Boston')
		await form.locator('input[name=quantity]').fill('2')
		await Promise.all([tab.waitForURL(`${SHOP}/order`), form.getByRole('button').click()])
		expect(sent).toHaveLength(1)
		expect(sent[0]?.method).toBe('POST')
		expect(Object.fromEntries(sent[0]?.body ?? [])).toEqual({
			...{ product: 'Tavio desk lamp', Colour: 'Red', name: 'Amal Idrissi', phone: '+1 202 555 0143', city: 'Boston', quantity: '2' },
		})
	})

	it.each(THEMES)(
		'by WhatsApp, in %s: a chat opens written, with product, price, what was chosen and what is left to tell',
		async (theme) => {
			await press(theme, { kind: 'whatsapp', number: '+212600000000' })
			const form = tab.locator('form')
			await expect(form.locator('li').allInnerTexts()).resolves.toEqual(['Full name', 'Phone', 'City', 'Quantity'])
			await form.getByLabel('Blue').check()
			await Promise.all([tab.waitForURL('https://wa.me/**'), form.getByRole('button').click()])
			expect(sent).toHaveLength(1)
			expect(sent[0]?.url.pathname).toBe('/212600000000')
			const said = sent[0]?.url.searchParams.get('text')?.replaceAll('\r', '').split('\n')
			expect(said?.map((line) => line.trim())).toEqual([
				'Tavio desk lamp',
				'$59',
				'Colour: Blue',
				'Full name:',
				'Phone:',
				'City:',
				'Quantity:',
			])
		},
	)

	it.each(THEMES)('at a checkout, in %s: the opening’s button is there at once', async (theme) => {
		await Promise.all([tab.waitForURL(`${SHOP}/checkout`), press(theme, { kind: 'link', url: `${SHOP}/checkout` })])
		expect(sent.map(({ url }) => url.href)).toEqual([`${SHOP}/checkout`])
	})
})

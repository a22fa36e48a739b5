import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { eventually } from '../../../test/support/eventually'
import { openScreen, SELLER } from '../../../test/support/open-screen'
import type { Generation, GenerationEvent } from '../../core/contracts/generation'
import Dashboard from './dashboard'

const LINK = 'https://www.amazon.com/dp/B0VITRINE1'
const RUNNING: Generation = {
	id: 'g-1',
	status: 'running',
	product_link: LINK,
	language: 'english',
	market: 'usa',
	page_id: null,
	error: null,
	created_at: '2026-01-01T00:00:00.000Z',
}

/** Event streams that say what the test lets them. */
function playEvents(): { send(event: GenerationEvent): void } {
	const sources: EventTarget[] = []
	class PlayedEvents extends EventTarget {
		static readonly CLOSED = 2
		readonly readyState = 1
		constructor() {
			super()
			sources.push(this)
		}
		close() {
			sources.splice(sources.indexOf(this), 1)
		}
	}
	vi.stubGlobal('EventSource', PlayedEvents)
	return {
		send: (event) => {
			for (const source of [...sources]) source.dispatchEvent(new MessageEvent(event.type, { data: JSON.stringify(event) }))
		},
	}
}

const open = (answers: Parameters<typeof openScreen>[2] = {}) =>
	openScreen(
		'/dashboard',
		{ '/dashboard': Dashboard },
		{ 'GET /api/generations/current': () => Response.json(null), 'GET /api/pages': { pages: [], next_cursor: null, total: 0 }, ...answers },
	)

const link = () => page.getByLabelText('Product URL')
const generate = () => page.getByRole('button', { name: 'Generate', exact: true })

test('[D-3] [X-1] a link of another shop is refused with its notice, stays in its field, and the form can be used again', async () => {
	await open({ 'POST /api/generate': { status: 'invalid_url' } })
	await link().fill('https://www.shop.example/product/1')
	await generate().click()
	await expect.element(page.getByText('Invalid URL', { exact: true }).first()).toBeVisible()
	await expect.element(generate()).toBeEnabled()
	await expect.element(link()).toHaveValue('https://www.shop.example/product/1')
})

test('[X-12] [X-9] the choice of source follows the pasted link by itself', async () => {
	await open({ 'GET /api/me': { ...SELLER, sources: ['amazon', 'aliexpress', 'any'] } })
	await expect.element(page.getByText('Open a product in its shop', { exact: false })).toBeVisible()
	const source = (name: string) => page.getByRole('radio', { name })
	await expect.element(source('Amazon')).toBeChecked()
	await link().fill('https://de.aliexpress.com/item/1005006123456789.html')
	await expect.element(source('AliExpress')).toBeChecked()
	await link().fill('https://kettles.example/p/1')
	await expect.element(source('Any shop')).toBeChecked()
	await link().fill(LINK)
	await expect.element(source('Amazon')).toBeChecked()
})

test('[D-1] [X-9] where AliExpress is not open it is announced as coming, and its link leaves the choice where it was', async () => {
	await open()
	await expect.element(page.getByText('Open a product on Amazon', { exact: false })).toBeVisible()
	await expect.element(page.getByRole('radio', { name: 'AliExpress coming soon' })).toBeDisabled()
	await link().fill('https://www.aliexpress.com/item/1005006123456789.html')
	await expect.element(page.getByRole('radio', { name: 'Amazon' })).toBeChecked()
})

test('[W-9] [X-9] a model that edits pictures: translating their text and taking off Chinese are offered, sent as chosen', async () => {
	const wishes = () => page.getByRole('checkbox', { name: /Translate|Chinese/ })
	const server = await open({
		'GET /api/me': { ...SELLER, sources: ['amazon', 'aliexpress'], image_editing: true },
		'POST /api/generate': { status: 'invalid_url' },
	})
	await link().fill('https://www.aliexpress.com/item/1005006123456789.html')
	for (const wish of await wishes().all()) await wish.click()
	await generate().click()
	await expect.element(generate()).toBeEnabled()
	const sent = server.asked.find(({ path }) => path === '/api/generate')?.body
	expect(sent).toMatchObject({ translate_images: 'true', remove_chinese_text: 'true' })
})

test('[W-9] without a model that edits pictures neither wish is there, and neither is sent', async () => {
	const server = await open({ 'POST /api/generate': { status: 'invalid_url' } })
	await link().fill(LINK)
	await generate().click()
	await expect.element(generate()).toBeEnabled()
	expect(page.getByRole('checkbox', { name: /Translate|Chinese/ }).query()).toBeNull()
	expect(server.asked.find(({ path }) => path === '/api/generate')?.body).toMatchObject({
		translate_images: 'false',
		remove_chinese_text: 'false',
	})
})

test('[D-7] [X-3] where every way to a listing ended at a wall, the seller reads which were tried, and is offered the others', async () => {
	const said = 'AliExpress showed a robot check. Tried in this order: a direct request, then a scraping service, then a browser of ours.'
	const item = 'https://www.aliexpress.com/item/1005006123456789.html'
	await open({
		'GET /api/me': { ...SELLER, sources: ['amazon', 'aliexpress', 'any'], image_editing: true },
		'POST /api/generate': {
			status: 'error',
			code: 'listing_blocked',
			message: said,
			other_ways: ['saved-page', 'pasted-text', 'photos', 'facts', 'another-link'],
		},
	})
	await link().fill(item)
	await generate().click()
	await expect.element(page.getByText(said)).toBeVisible()
	for (const way of ['Use another link', 'Try again']) await expect.element(page.getByRole('button', { name: way })).toBeVisible()
	for (const way of ['Saved page', 'Paste text', 'Photos', 'Type facts'])
		await expect.element(page.getByRole('tab', { name: way })).toBeVisible()
	await expect.element(link()).toHaveValue(item)
	// Told once: by this window, not by a toast as well.
	await expect.element(page.getByRole('alert').getByText(said)).toBeVisible()
	await expect.element(page.getByText('Generating product page')).not.toBeInTheDocument()
	expect(page.getByText('Technical Issue').query()).toBeNull()
})

test('[D-3] [D-7] what went wrong here is announced by its toast alone; the window says why and how to go on', async () => {
	const said = 'The page could not be stored. Try again.'
	await open({ 'POST /api/generate': { status: 'error', message: said, other_ways: [] } })
	await link().fill(LINK)
	await generate().click()
	await expect.element(page.getByText('Technical Issue', { exact: true })).toBeVisible()
	await expect.element(page.getByText(said)).toBeVisible()
	await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
	expect(page.getByRole('alert').query()).toBeNull()
	await expect.element(generate()).toBeEnabled()
})

test('[D-3] [P-1] who has no pages left is told of the limit, and the form can be used again', async () => {
	await open({ 'POST /api/generate': { status: 'limit' }, 'GET /api/me': { ...SELLER, pages_generated: 5 } })
	await link().fill(LINK)
	await generate().click()
	await expect.element(page.getByText('You have consumed your Quota, Please upgrade your plan').first()).toBeVisible()
	await expect.element(generate()).toBeEnabled()
})

test('[D-1] without a link nothing is asked of the server, and the field has the focus', async () => {
	const server = await open()
	await generate().click()
	await expect.element(link()).toHaveFocus()
	expect(server.asked.map(({ path }) => path)).not.toContain('/api/generate')
})

test('[D-4] a generation that is canceled leaves the form as it was', async () => {
	const events = playEvents()
	const server = await open({
		'POST /api/generate': ({ body }) => ({
			status: 'generating',
			generation_id: (body as { generation_id?: string }).generation_id ?? 'g-1',
		}),
	})
	await link().fill(LINK)
	await generate().click()
	await expect.element(page.getByRole('button', { name: 'Generating...' })).toBeDisabled()
	const id = await eventually(() => {
		const path = server.asked.find(({ path }) => path === '/api/generate')
		if (!path) throw new Error('not asked yet')
		return (path.body as { generation_id?: string }).generation_id ?? 'g-1'
	})
	server.answer({
		[`POST /api/generations/${id}/cancel`]: () => {
			setTimeout(() => events.send({ type: 'canceled' }))
			return { status: 'done' }
		},
	})
	await page.getByRole('button', { name: 'Cancel', exact: true }).click()
	await expect.element(generate()).toBeEnabled()
	await expect.element(link()).toHaveValue(LINK)
})

test('[D-4] [N-2] after a reload the generation under way is found again, with its link', async () => {
	playEvents()
	await open({ 'GET /api/generations/current': RUNNING, 'GET /api/generations/g-1': RUNNING })
	await expect.element(page.getByRole('button', { name: 'Generating...' })).toBeDisabled()
	await expect.element(link()).toHaveValue(LINK)
	await expect.element(page.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible()
})

test('[D-4] a page that is ready stays in the window until its screen opens: the window is never empty after success', async () => {
	const events = playEvents()
	const server = await open({ 'GET /api/generations/current': RUNNING, 'GET /api/generations/g-1': RUNNING })
	await expect.element(page.getByRole('button', { name: 'Generating...' })).toBeDisabled()
	// The page itself takes its time.
	server.answer({ 'GET /api/pages/p-1': () => new Promise(() => undefined) })
	events.send({ type: 'done', page_id: 'p-1', should_show_toast: 0 })
	await eventually(() => {
		if (!server.asked.some(({ path }) => path === '/api/pages/p-1')) throw new Error('the page is not asked for yet')
	})
	await expect.element(page.getByText('The window is empty')).not.toBeInTheDocument()
})

test('[D-7] a saved page that is chosen waits until market and language have been seen', async () => {
	const server = await open({ 'POST /api/generate': { status: 'invalid_url' } })
	await page.getByRole('button', { name: 'No link? Bring a saved page, text, photos or facts' }).click()
	await page.getByLabelText('Saved product page').upload(new File(['<html><body>A kettle</body></html>'], 'kettle.html'))
	const make = page.getByRole('button', { name: 'Make the page', exact: true })
	await expect.element(make).toBeVisible()
	await expect.element(page.getByText('Market: USA · Language: English')).toBeVisible()
	expect(server.asked.map(({ path }) => path)).not.toContain('/api/generate')
	await make.click()
	await eventually(() => {
		if (!server.asked.some(({ path }) => path === '/api/generate')) throw new Error('not asked yet')
	})
})

test('[N-9] after the third page a seller is asked what they think; who says no is not asked again', async () => {
	const answers = { 'GET /api/me': { ...SELLER, pages_generated: 3 }, 'GET /api/reviews/mine': { ask: true, review: null } }
	await open(answers)
	const card = page.getByRole('region', { name: 'What do you think of Vitrine?' })
	await expect.element(card).toBeVisible()
	await page.getByRole('button', { name: 'No, thank you' }).click()
	await expect.element(card).not.toBeInTheDocument()
	expect(localStorage.getItem('vitrine_review_put_off')).toBe('1')
})

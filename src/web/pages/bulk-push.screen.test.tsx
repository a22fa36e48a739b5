import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, refusal } from '../../../test/support/open-screen'
import { readNewStatus } from '../browser/storage'
import { readBulk } from './kept-bulk'
import Library from './library'

const entry = (id: string, title: string) => ({
	id,
	title,
	language: 'english',
	market: 'usa',
	thumbnail_url: null,
	shop: null as string | null,
	created_at: '2026-01-01T00:00:00.000Z',
	updated_at: '2026-01-01T00:00:00.000Z',
})
const PAGES = [entry('p1', 'Kettle'), entry('p2', 'Lamp'), entry('p3', 'Bottle')]
const SHOP = {
	id: 'c-1',
	store: 'youcan',
	name: 'Oasis',
	account: 'oasis',
	url: 'https://oasis.youcan.example',
	currency: 'MAD',
	status: 'active',
	is_default: true,
	last_used_at: null,
	created_at: '2026-01-01T00:00:00.000Z',
}
const arrived = {
	push_id: 'x',
	store: 'youcan',
	connection: { id: 'c-1', name: 'Oasis' },
	made: 'created',
	url: null,
	admin_url: 'https://oasis.youcan.example/admin',
	status: 'published',
	sent: { title: 'T', price: '49', compare_at_price: null, currency: 'MAD', pictures: 0 },
	left_out: [],
	notes: [],
	kept: [],
}

test('[C-9] [Y-7] [S-7] chosen pages are pushed one after the other with one report; it is stopped and gone on with', async () => {
	let release: (() => void) | undefined
	const held = new Promise<void>((done) => {
		release = done
	})
	const server = await openScreen(
		'/pages',
		{ '/pages': Library },
		{
			'GET /api/pages': { pages: PAGES, total: 3, next_cursor: null },
			'GET /api/stores/connections': { connections: [SHOP], pictures: { why: null } },
			'POST /api/pages/p1/push': async () => {
				await held
				return arrived
			},
			'POST /api/pages/p2/push': refusal(
				400,
				'invalid_request',
				'Price required: Please enter a valid integer price before adding the product.',
			),
			'POST /api/pages/p3/push': arrived,
		},
	)
	await page.getByRole('button', { name: 'Push several to a store' }).click()
	for (const { title } of PAGES) await page.getByRole('checkbox', { name: `Choose ${title}` }).click()
	await expect.element(page.getByText('3 pages chosen')).toBeVisible()
	await page.getByLabelText('New products arrive as').selectOptions('Draft, for your eyes')
	await page.getByRole('button', { name: 'Push them' }).click()
	await page.getByRole('button', { name: 'Stop' }).click()
	release?.()
	await expect.element(page.getByText('1 arrived, 0 did not, 2 to go.')).toBeVisible()
	expect(readBulk(sessionStorage, 'u-1')).toMatchObject({
		connection: 'c-1',
		items: [{ state: 'done' }, { state: 'waiting' }, { state: 'waiting' }],
	})
	expect(server.asked.filter(({ method, path }) => method === 'POST' && path.endsWith('/push'))).toHaveLength(1)
	await page.getByRole('button', { name: 'Go on' }).click()
	await expect.element(page.getByText('2 arrived, 1 did not, 0 to go.')).toBeVisible()
	await expect.element(page.getByText(/Price required/)).toBeVisible()
	const pushed = server.asked.filter(({ method, path }) => method === 'POST' && path.endsWith('/push'))
	expect(pushed.map(({ path }) => path)).toEqual(['p1', 'p2', 'p3'].map((id) => `/api/pages/${id}/push`))
	for (const { body } of pushed) expect(body).toEqual({ connection: 'c-1', new_status: 'draft', without_pictures: false })
	expect(readNewStatus(localStorage)).toBe('draft')
})

test('[X-8] chosen pages read from another shop are pointed out before they are pushed; those of one’s own stores are not', async () => {
	const pages = [
		{ ...entry('p1', 'Kettle'), shop: 'rival.example' },
		{ ...entry('p2', 'Lamp'), shop: 'oasis.youcan.example' },
		entry('p3', 'Bottle'),
	]
	await openScreen(
		'/pages',
		{ '/pages': Library },
		{
			'GET /api/pages': { pages, total: 3, next_cursor: null },
			'GET /api/stores/connections': { connections: [SHOP], pictures: { why: null } },
		},
	)
	await page.getByRole('button', { name: 'Push several to a store' }).click()
	for (const title of ['Lamp', 'Bottle']) await page.getByRole('checkbox', { name: `Choose ${title}` }).click()
	await expect.element(page.getByText('2 pages chosen')).toBeVisible()
	expect(page.getByText(/read from other shops/).query()).toBeNull()
	await page.getByRole('checkbox', { name: 'Choose Kettle' }).click()
	await expect.element(page.getByText(/read from other shops \(rival\.example\)/)).toBeVisible()
	await expect.element(page.getByRole('button', { name: 'Push them' })).toBeEnabled()
})

test('[C-9] [N-2] after a reload the list is there again, stopped; going on pushes what had not arrived, to the same store', async () => {
	const items = [
		{ id: 'p1', title: 'Kettle', state: 'done', url: 'https://oasis.youcan.example/kettle' },
		{ id: 'p2', title: 'Lamp', state: 'running' },
		{ id: 'p3', title: 'Bottle', state: 'waiting' },
	]
	sessionStorage.setItem('vitrine_bulk_push_u-1', JSON.stringify({ connection: 'c-1', items }))
	sessionStorage.setItem('vitrine_bulk_push_u-2', JSON.stringify({ connection: 'c-2', items: [{ ...items[2], id: 'p9' }] }))
	const server = await openScreen(
		'/pages',
		{ '/pages': Library },
		{
			'GET /api/pages': { pages: PAGES, total: 3, next_cursor: null },
			'GET /api/stores/connections': { connections: [{ ...SHOP, id: 'c-2', name: 'Other' }, SHOP], pictures: { why: null } },
			'POST /api/pages/p2/push': arrived,
			'POST /api/pages/p3/push': arrived,
		},
	)
	await expect.element(page.getByText('1 arrived, 0 did not, 2 to go.')).toBeVisible()
	await expect.element(page.getByText('Pushing to Oasis')).toBeVisible()
	const pushed = () => server.asked.filter(({ method, path }) => method === 'POST' && path.endsWith('/push'))
	expect(pushed()).toEqual([])
	await page.getByRole('button', { name: 'Go on' }).click()
	await expect.element(page.getByText('3 arrived, 0 did not, 0 to go.')).toBeVisible()
	expect(pushed().map(({ path, body }) => [path, body])).toEqual([
		['/api/pages/p2/push', expect.objectContaining({ connection: 'c-1' })],
		['/api/pages/p3/push', expect.objectContaining({ connection: 'c-1' })],
	])
	await page.getByRole('button', { name: 'Close' }).last().click()
	expect(sessionStorage.getItem('vitrine_bulk_push_u-1')).toBeNull()
})

test(
	'[C-9] [Y-7] [S-7] the report says of each page what was left out, kept and is to be known, and what ' +
		'to do with one that did not arrive; those are tried again',
	async () => {
		const told = { what: 'Weight', why: 'YouCan takes it by no call of its own.' }
		let tries = 0
		await openScreen(
			'/pages',
			{ '/pages': Library },
			{
				'GET /api/pages': { pages: PAGES, total: 3, next_cursor: null },
				'GET /api/stores/connections': { connections: [SHOP], pictures: { why: null } },
				'POST /api/pages/p1/push': { ...arrived, left_out: [told], notes: ['It had been deleted.'], kept: ['title', 'sale_dates'] },
				'POST /api/pages/p2/push': () => {
					tries += 1
					return tries === 1 ? refusal(409, 'conflict', 'Your page states its price in EUR.', { field: 'currency' }) : arrived
				},
				'POST /api/pages/p3/push': refusal(409, 'conflict', 'The product was changed in the store.', { edits: [] }),
			},
		)
		await page.getByRole('button', { name: 'Push several to a store' }).click()
		for (const { title } of PAGES) await page.getByRole('checkbox', { name: `Choose ${title}` }).click()
		await page.getByRole('button', { name: 'Push them' }).click()
		await expect.element(page.getByText('1 arrived, 2 did not, 0 to go.')).toBeVisible()
		await page.getByText('Left out: 1').click()
		await expect.element(page.getByText('YouCan takes it by no call of its own.')).toBeVisible()
		await expect.element(page.getByText('It had been deleted.')).toBeVisible()
		await expect.element(page.getByText(/Left as it is in the store: Title, Sale dates/)).toBeVisible()
		await expect.element(page.getByText(/type the price in the store’s currency/)).toBeVisible()
		await expect.element(page.getByText(/you see what was changed in the store/)).toBeVisible()
		await page.getByRole('button', { name: 'Try those again that did not arrive' }).click()
		await expect.element(page.getByText('2 arrived, 1 did not, 0 to go.')).toBeVisible()
		expect(page.getByText(/type the price in the store’s currency/).elements()).toEqual([])
	},
)

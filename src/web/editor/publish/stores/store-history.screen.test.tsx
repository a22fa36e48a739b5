import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { onPhone, openScreen } from '../../../../../test/support/open-screen'
import type { PushEntry } from '../../../../core/contracts/stores'
import { StoreHistory } from './store-history'

const connection = { id: 'c-1', name: 'Oasis' }
const outcome = {
	push_id: 'push-2',
	store: 'youcan' as const,
	connection,
	made: 'updated' as const,
	url: 'https://oasis.youcan.example/products/lamp',
	admin_url: 'https://oasis.youcan.example/admin',
	status: 'published' as const,
	sent: { title: 'Lamp', price: '59', compare_at_price: null, currency: 'MAD', pictures: 3 },
	left_out: [],
	notes: [],
	kept: ['title' as const],
}
const entry = (change: Partial<PushEntry>): PushEntry => ({
	id: 'push-1',
	store: 'youcan',
	connection,
	state: 'done',
	outcome: null,
	error: null,
	edits: [],
	created_at: '2026-01-01T00:00:00.000Z',
	restored_at: null,
	can_restore: false,
	...change,
})
const EDITED = entry({
	state: 'failed',
	error: { code: 'conflict', message: 'The product was changed in the store since it was pushed.' },
	edits: [
		{ field: 'title', theirs: 'Lamp of the house', ours: 'Desk lamp' },
		{ field: 'description', theirs: '', ours: 'Shines for ten hours.' },
	],
})
const History = () => <StoreHistory pageId="p-1" />

test('[Y-7] [S-7] [C-9] a store that has an older version is named with what differs, on a phone as well', async () => {
	await onPhone()
	const older = [{ store: 'youcan', connection, differs: ['price', 'description', 'pictures'] }]
	await openScreen('/page', { '/page': History }, { 'GET /api/pages/p-1/pushes': { pushes: [entry({})], in_stores: ['c-1'], older } })
	await expect.element(page.getByText('Oasis has an older version of this page. What differs: Price, Description, Pictures.')).toBeVisible()
	expect(document.documentElement.scrollWidth).toBe(360)
})

test('[Y-7] [S-7] [C-9] the merchant’s own edits stand beside ours; each is kept unless chosen otherwise, then it is pushed', async () => {
	let pushes: PushEntry[] = [EDITED]
	const server = await openScreen(
		'/page',
		{ '/page': History },
		{
			'GET /api/pages/p-1/pushes': () => ({ pushes, in_stores: ['c-1'], older: [] }),
			'GET /api/stores/connections': { connections: [], pictures: { why: null } },
			'POST /api/pages/p-1/push': () => {
				pushes = [entry({ id: 'push-2', outcome }), EDITED]
				return outcome
			},
		},
	)
	await expect.element(page.getByText('Lamp of the house')).toBeVisible()
	await expect.element(page.getByText('Desk lamp')).toBeVisible()
	await expect.element(page.getByText('(nothing)', { exact: true })).toBeVisible()
	const pushed = () => server.asked.filter(({ path }) => path.endsWith('/push'))
	expect(pushed()).toEqual([])
	await page.getByRole('combobox', { name: 'What stays of: Description' }).selectOptions('Take what the page says')
	await page.getByRole('button', { name: 'Push with these choices' }).click()
	await expect.element(page.getByText('Left as it is in the store: Title.')).toBeVisible()
	await expect.element(page.getByRole('button', { name: 'Push with these choices' })).not.toBeInTheDocument()
	const edits = { title: 'keep', description: 'overwrite' }
	expect(pushed()[0]?.body).toEqual({ connection: 'c-1', again: 'push-1', edits, without_pictures: false })
})

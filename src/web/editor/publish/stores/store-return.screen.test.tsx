import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { onPhone, openScreen, refusal, SELLER } from '../../../../../test/support/open-screen'
import type { PushEntry } from '../../../../core/contracts/stores'
import type { Page } from '../../../../core/page/page'
import { EditorProvider, type EditorState } from '../../editor-context'
import { CurrentPageProvider } from '../../use-current-page'
import type { PanelName, Workspace } from '../../workspace-context'
import { WorkspaceProvider } from '../../workspace-context'
import { KeepLeads, type PushLeads } from '../use-push-leads'
import { StoreHistory } from './store-history'
import { StoreReturn } from './store-return'

const stopped = (store: PushEntry['store']): PushEntry => ({
	id: 'push-1',
	store,
	connection: { id: 'c-1', name: 'Oasis' },
	state: 'failed',
	outcome: null,
	error: { code: 'conflict', message: 'The product was changed in the store since your last push.' },
	edits: [{ field: 'title', theirs: 'Lamp of the house', ours: 'Desk lamp' }],
	created_at: '2026-01-01T00:00:00.000Z',
	restored_at: null,
	can_restore: false,
})

/** The editor as far as a return from a store has to do with it: panels that open, and the page's pushes in one. */
function Returned() {
	const [panel, openPanel] = useState<PanelName>()
	const leads = useRef<PushLeads>(undefined)
	return (
		<EditorProvider value={{ stored: { id: 'p-1' }, me: SELLER } as EditorState}>
			<CurrentPageProvider value={{ buying: { kind: 'store' } } as Page}>
				<StoreReturn pageId="p-1" me={SELLER} leads={leads} />
				<WorkspaceProvider value={{ openPanel } as Workspace}>
					<KeepLeads pageId="p-1" leads={leads} />
					{panel === 'publish' && <StoreHistory pageId="p-1" />}
				</WorkspaceProvider>
			</CurrentPageProvider>
		</EditorProvider>
	)
}

const RETURNS = {
	'with the push made on the way (YouCan)': {
		store: 'youcan',
		address: '/page?page=p-1&store=youcan&store_trouble=conflict&push=push-1',
	},
	'with a ticket the page pushes for (Shopify)': { store: 'shopify', address: '/page?page=p-1&shopify=1&push_token=ticket-1' },
} as const

test.each(Object.entries(RETURNS))(
	'[Y-7] [S-7] back from a store’s consent %s, the alert of a push that edits stopped leads to the choice',
	async (_, { store, address }) => {
		await onPhone()
		const details = { edits: stopped(store).edits, pushId: 'push-1' }
		await openScreen(
			address,
			{ '/page': Returned },
			{
				'GET /api/pages/p-1/pushes': { pushes: [stopped(store)], in_stores: ['c-1'], older: [] },
				'GET /api/stores/connections': { connections: [], pictures: { why: null } },
				[`POST /${store}/push`]: () => refusal(409, 'conflict', 'The product was changed in the store since your last push.', details),
			},
		)
		await expect.element(page.getByRole('alert')).toBeVisible()
		await expect.element(page.getByText('since your last push', { exact: false })).toBeVisible()
		await page.getByRole('button', { name: 'Decide what stays' }).click()
		await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
		await expect.element(page.getByText('Changed in the store since your last push')).toHaveFocus()
	},
)

test('[Y-7] back from a store’s consent with another error, the alert leads to no choice', async () => {
	const { error, edits: _, ...entry } = stopped('youcan')
	const pushes = [{ ...entry, edits: [], error: { ...error, code: 'timeout', message: 'The store did not answer in time.' } }]
	const address = '/page?page=p-1&store=youcan&store_trouble=timeout&push=push-1'
	await openScreen(address, { '/page': Returned }, { 'GET /api/pages/p-1/pushes': { pushes, in_stores: [], older: [] } })
	await expect.element(page.getByRole('alert')).toHaveTextContent('The store did not answer in time.')
	await expect.element(page.getByRole('button', { name: 'Decide what stays' })).not.toBeInTheDocument()
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '../../../../test/support/open-screen'
import { LEFT_OUT_HEADER } from '../../../core/contracts/pages'
import type { Page } from '../../../core/page/page'
import { CurrentPageProvider } from '../use-current-page'
import { type Workspace, WorkspaceProvider } from '../workspace-context'
import { Downloads } from './downloads'

function Screen() {
	return (
		<CurrentPageProvider value={{ buying: null } as Page}>
			<WorkspaceProvider value={{ openPanel: () => undefined } as unknown as Workspace}>
				<Downloads pageId="p-1" flush={async () => undefined} />
			</WorkspaceProvider>
		</CurrentPageProvider>
	)
}

test('[O-5] [C-6] [S-5] a file that does not hold all of the page says what is missing and why, until the next one is taken', async () => {
	const left = [{ what: 'Options', why: 'A store takes at most three options.' }]
	const file =
		(headers: Record<string, string> = {}) =>
		() =>
			new Response('Title', { headers: { 'content-type': 'text/csv', ...headers } })
	await openScreen(
		'/page',
		{ '/page': Screen },
		{
			'GET /api/pages/p-1/export/shopify-csv': file({ [LEFT_OUT_HEADER]: encodeURIComponent(JSON.stringify(left)) }),
			'GET /api/pages/p-1/export/woocommerce-csv': file(),
		},
	)
	await page.getByText('More downloads').click()
	await page.getByText('Shopify CSV', { exact: true }).click()
	await expect.element(page.getByText('A store takes at most three options.')).toBeVisible()
	await page.getByText('WooCommerce CSV', { exact: true }).click()
	await expect.element(page.getByText('A store takes at most three options.')).not.toBeInTheDocument()
})

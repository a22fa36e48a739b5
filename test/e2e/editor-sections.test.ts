import { canvas, firstHeadline, openEditor, openTool, saved, sectionChoice, sectionRow, sectionsOf, textOf, typeInto } from './editor'
import { expect, test } from './world'

test('[R-2] sections: lock, unlock, move, duplicate, hide, remove; a locked one cannot be typed into', { tag: '@deep' }, async ({
	seller,
	world,
}) => {
	test.slow()
	await openEditor(seller, world)
	const order = await sectionsOf(seller)
	await firstHeadline(seller).click()
	await canvas(seller).getByRole('button', { name: 'Lock section' }).click()
	await expect(firstHeadline(seller).locator('[contenteditable=true]')).toHaveCount(0)
	await expect(
		canvas(seller)
			.locator('.vt-hero')
			.getByRole('button', { name: /Remove picture/ }),
	).toHaveCount(0)
	await openTool(seller, 'Sections')
	await expect(sectionRow(seller, 'Opening').getByRole('img', { name: 'locked' })).toBeVisible()
	await expect(sectionRow(seller, 'Opening').getByRole('button', { name: 'Move down' })).toBeDisabled()
	await sectionRow(seller, 'Opening').getByRole('button', { name: 'Unlock section' }).click()
	await typeInto(seller, firstHeadline(seller), 'A kettle that listens')

	await sectionChoice(seller, 'Benefits').click()
	await seller.getByRole('button', { name: 'Move up' }).click()
	await expect.poll(async () => (await sectionsOf(seller)).indexOf('Benefits')).toBe(order.indexOf('Benefits') - 1)
	await seller.getByRole('button', { name: 'Duplicate section' }).click()
	await expect.poll(async () => (await sectionsOf(seller)).filter((name) => name === 'Benefits').length).toBe(2)
	await seller.getByRole('button', { name: 'Remove section' }).click()
	await expect.poll(async () => (await sectionsOf(seller)).length).toBe(order.length)
	await sectionChoice(seller, 'Story').click()
	await seller.getByRole('button', { name: 'Hide section' }).click()
	await expect(canvas(seller).getByText('Story: hidden, not part of the page')).toBeVisible()
	await saved(seller)
	await seller.reload()
	await expect(firstHeadline(seller)).toHaveText('A kettle that listens')
	await expect(canvas(seller).getByText('Story: hidden, not part of the page')).toBeVisible()
})

test('[R-2] what cannot be typed on the page has a control: layout, addresses, topics, columns, choices', { tag: '@deep' }, async ({
	seller,
	world,
}) => {
	test.slow()
	await openEditor(seller, world)
	await openTool(seller, 'Sections')
	await sectionChoice(seller, 'Opening').click()
	await seller.getByLabel('Layout').selectOption({ label: 'Picture across the page' })
	await expect(canvas(seller).locator('.vt-hero.vt-full')).toBeVisible()
	const address = seller.getByLabel('All buttons lead to')
	await address.fill('javascript:alert(1)')
	await address.press('Enter')
	await expect(seller.getByText(/Orders cannot be sent there/)).toBeVisible()
	await address.fill('shop.example/order')
	await address.press('Enter')
	await expect(seller.getByLabel('All buttons lead to')).toHaveValue('https://shop.example/order')

	const add = (kind: string) => seller.getByRole('region', { name: 'Add a section' }).getByRole('button', { name: kind }).click()
	await add('Comparison')
	await seller.getByRole('button', { name: 'Add column' }).click()
	await seller.getByRole('button', { name: 'Add column' }).click()
	await seller.getByRole('button', { name: 'Add entry' }).click()
	const table = canvas(seller).getByRole('group', { name: 'Comparison' })
	await expect(table.getByRole('textbox')).toHaveCount(1 + 2 + 3)
	await typeInto(seller, table.locator('tbody td [role=textbox]').nth(1), 'Blue steel')
	await saved(seller)
	await seller.getByRole('list', { name: 'Columns' }).getByRole('button', { name: 'Remove column' }).first().click()
	await expect(table.getByRole('textbox')).toHaveCount(1 + 1 + 2)
	await expect(table).toContainText('Blue steel')

	await add('Options')
	await seller.getByRole('button', { name: 'Add entry' }).click()
	await seller.getByRole('button', { name: 'Add choice' }).click()
	await expect(canvas(seller).getByRole('group', { name: 'Options' }).getByRole('textbox')).toHaveCount(1 + 1 + 1)

	await add('Your terms')
	await seller.getByRole('button', { name: 'Add entry' }).click()
	await seller.getByText('Entry 1', { exact: true }).click()
	await seller.getByLabel('Drawing', { exact: true }).selectOption({ label: 'Returns' })
	await add('Order form')
	await seller.getByLabel('Orders are sent to').fill('orders@shop.example')
	await seller.getByLabel('Orders are sent to').press('Enter')
	await expect(canvas(seller).locator('form')).toHaveAttribute('action', 'mailto:orders@shop.example')
})

test('[R-2] [N-4] what is pasted from a web page comes clean: its words and bold stay, its looks and scripts go', { tag: '@deep' }, async ({
	seller,
	world,
}) => {
	test.slow()
	await openEditor(seller, world)
	const text = canvas(seller).locator('.vt-hero .vt-sub')
	await text.click()
	await expect(canvas(seller).locator('[role=textbox]:focus')).toBeVisible()
	await seller.keyboard.press('ControlOrMeta+A')
	await text.locator('[role=textbox]').evaluate((box) => {
		const data = new DataTransfer()
		data.setData(
			'text/html',
			[
				'<div style="color:red" onclick="x()"><h1>Big</h1><p class="a">Made of <b>steel</b>',
				'<img src="x" onerror="alert(1)"></p><script>alert(2)</script></div>',
			].join(''),
		)
		box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
	})
	await expect(text).toContainText('Made of steel')
	await seller.getByRole('button', { name: 'Save Changes' }).click()
	await expect(seller.getByText('Changes saved', { exact: true })).toBeVisible()
	const id = new URL(seller.url()).searchParams.get('page')
	const stored: { page: { sections: { type: string; props: { subheadline?: { html: string } } }[] } } = await (
		await seller.request.get(`${world.url}/api/pages/${id}`)
	).json()
	const html = stored.page.sections.find(({ type }) => type === 'hero')?.props.subheadline?.html ?? ''
	expect(html).toContain('<strong>steel</strong>')
	expect(html).not.toMatch(/style|class|onclick|onerror|script|img|alert/)
})

test('[W-6] rewriting is asked for with a wish; what cannot be done is said in words, and the section stays as it is', {
	tag: '@deep',
}, async ({ seller, world }) => {
	await openEditor(seller, world)
	const before = await textOf(firstHeadline(seller))
	await firstHeadline(seller).click()
	await canvas(seller).getByRole('button', { name: 'Rewrite section' }).click()
	const dialog = seller.getByRole('dialog', { name: 'Rewrite: Opening' })
	await dialog.getByLabel('What should be different? (optional)').fill('Shorter')
	await dialog.getByRole('button', { name: 'Rewrite', exact: true }).click()
	await expect(dialog.getByRole('alert')).toContainText('writes without a model')
	await expect(dialog.getByRole('button', { name: 'Try again' })).toBeEnabled()
	await seller.keyboard.press('Escape')
	await expect(firstHeadline(seller)).toHaveText(before)
})

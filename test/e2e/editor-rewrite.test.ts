import { type FakeModel, startFakeModel } from '../fakes/model/model'
import { editorBar } from './acts'
import { canvas, firstHeadline, openEditor, saved, textOf, typeInto, undo } from './editor'
import { ownFake } from './own-fixtures'
import { test as base, expect } from './world'

/** The app, writing by a model server of its own. */
const test = base.extend<{ model: FakeModel; settings: Record<string, string> }>({
	model: ownFake(startFakeModel),
	settings: ({ model }, use) => use({ MODEL: 'a-model', MODEL_BASE_URL: model.baseUrl, ALLOW_PRIVATE_HOSTS: '127.0.0.1' }),
})

test('[W-6] a section is written anew from the facts, one undo brings the seller’s words back, and a redo is kept', {
	tag: '@deep',
}, async ({ seller, world }) => {
	test.slow()
	await openEditor(seller, world)
	const written = await textOf(firstHeadline(seller))
	await typeInto(seller, firstHeadline(seller), 'My own words')
	await canvas(seller).getByRole('button', { name: 'Rewrite section' }).click()
	const dialog = seller.getByRole('dialog', { name: 'Rewrite: Opening' })
	await dialog.getByLabel('What should be different? (optional)').fill('Shorter')
	await dialog.getByRole('button', { name: 'Rewrite', exact: true }).click()
	await expect(dialog).toHaveCount(0)
	await expect(firstHeadline(seller)).toHaveText(written)
	await undo(seller)
	await expect(firstHeadline(seller)).toHaveText('My own words')
	await editorBar(seller).getByRole('button', { name: 'Redo' }).click()
	await expect(firstHeadline(seller)).toHaveText(written)
	await seller.getByRole('button', { name: 'Save Changes' }).click()
	await saved(seller)
	await seller.reload()
	await expect(firstHeadline(seller)).toHaveText(written)
})

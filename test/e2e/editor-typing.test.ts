import type { Page } from '@playwright/test'
import { canvas, openEditor, openTool, saved, textOf } from './editor'
import { expect, test, type World } from './world'

const sub = (seller: Page) => canvas(seller).locator('.vt-hero .vt-sub')

/** The text under the headline as the server has it. */
async function storedSub(seller: Page, world: World): Promise<string> {
	const id = new URL(seller.url()).searchParams.get('page')
	const answer = await seller.request.get(`${world.url}/api/pages/${id}`)
	const stored: { page: { sections: { type: string; props: { subheadline?: { html: string } } }[] } } = await answer.json()
	return stored.page.sections.find(({ type }) => type === 'hero')?.props.subheadline?.html ?? ''
}

/** Selects the text under the headline and types over it as soon as it is drawn, in the same turn of the browser. */
function typeAsSoonAsDrawn(): void {
	const look = (canvas: Document) => {
		const text = canvas.querySelector<HTMLElement>('.vt-hero .vt-sub [data-drawn]:not([data-typed])')
		if (!text) return
		text.dataset.typed = ''
		text.focus()
		canvas.getSelection()?.selectAllChildren(text)
		text.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertText', data: 'early', bubbles: true, cancelable: true }))
	}
	const onLoad = ({ target }: Event) => {
		const canvas = (target as HTMLIFrameElement).contentDocument
		if (canvas) new MutationObserver(() => look(canvas)).observe(canvas, { childList: true, subtree: true })
	}
	document.addEventListener('load', onLoad, { capture: true })
}

test('[R-2] what is selected and typed in a text before its editor stands is so in that, and the cursor stays', { tag: '@deep' }, async ({
	seller,
	world,
}) => {
	await seller.addInitScript(typeAsSoonAsDrawn)
	await openEditor(seller, world)
	await expect(canvas(seller).locator('[role=textbox]:focus')).toHaveText('early')
	await seller.keyboard.type(' and late')
	await expect(sub(seller)).toHaveText('early and late')
	await seller.getByRole('button', { name: 'Save Changes' }).click()
	await saved(seller)
	await expect.poll(() => storedSub(seller, world)).toContain('early and late')
})

test('[R-2] [R-4] what is typed after an undo is saved, and changes made at once are undone one by one', { tag: '@deep' }, async ({
	seller,
	world,
}) => {
	await openEditor(seller, world)
	const before = await textOf(sub(seller))
	await sub(seller).click()
	await expect(canvas(seller).locator('[role=textbox]:focus')).toBeVisible()
	await seller.keyboard.press('ControlOrMeta+A')
	// All at once, as from the clipboard: letters half a second apart, as on a busy machine, are steps of their own.
	await seller.keyboard.insertText('Something else')
	await expect(sub(seller)).toHaveText('Something else')
	await seller.keyboard.press('ControlOrMeta+Z')
	await expect(sub(seller)).toHaveText(before)
	await seller.keyboard.press('ControlOrMeta+A')
	await seller.keyboard.type('After the undo')
	await expect.poll(() => storedSub(seller, world)).toContain('After the undo')

	await openTool(seller, 'Design')
	const chosen = seller.getByRole('radio', { checked: true })
	const first = await chosen.getAttribute('value')
	// Three in one turn of the browser: no hand is as fast, and none may be.
	const themes = await seller.getByRole('radio').evaluateAll((radios) => {
		const others = radios.filter((radio) => !(radio as HTMLInputElement).checked).slice(0, 3) as HTMLInputElement[]
		for (const radio of others) radio.click()
		return others.map((radio) => radio.value)
	})
	await expect(chosen).toHaveAttribute('value', themes[2] ?? '')
	for (const theme of [themes[1], themes[0], first]) {
		await seller.getByRole('button', { name: 'Undo', exact: true }).click()
		await expect(chosen).toHaveAttribute('value', theme ?? '')
	}
	await expect(sub(seller)).toHaveText('After the undo')
})

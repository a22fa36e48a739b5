import { KETTLE, makePage } from './acts'
import { canvas, countOf, firstHeadline, openEditor, openTool, photo, saved, undo } from './editor'
import { expect, test } from './world'

test('[R-1] [R-14] pictures: remove, choose, add, describe, replace, drag, undo, reload; on the page one is cropped', {
	tag: '@deep',
}, async ({ seller, world }) => {
	test.slow()
	await openEditor(seller, world)
	const gallery = seller.getByRole('region', { name: 'Gallery', exact: true })
	const main = gallery.getByRole('img').first()
	const thumbs = gallery.getByRole('list', { name: 'Pictures' }).getByRole('listitem')
	const count = await countOf(thumbs)
	const shown = () => main.getAttribute('src')
	const thumb = async (position: number) => (await thumbs.nth(position).locator('img').getAttribute('src'))?.replace(/-\d+\.\w+$/, '')
	const isMain = async (source: string | undefined) => expect.poll(async () => (await shown())?.startsWith(source ?? '?')).toBe(true)

	const second = await thumb(1)
	await gallery.getByRole('button', { name: 'Remove main image' }).click()
	await expect(thumbs).toHaveCount(count - 1)
	await isMain(second)
	await expect.poll(() => canvas(seller).locator('.vt-hero .vt-swipe img').first().getAttribute('src')).toContain(second)

	await seller.getByText('Undo', { exact: true }).click()
	await expect(thumbs).toHaveCount(count)
	await isMain(await thumb(0))

	const third = await thumb(2)
	await gallery.getByRole('button', { name: 'Make main image: picture 3' }).click()
	await isMain(third)
	expect(await thumb(0)).toBe(third)

	const last = await thumb(count - 1)
	await thumbs.nth(count - 1).dragTo(thumbs.nth(0))
	await isMain(last)

	await gallery.getByLabel('Add pictures').setInputFiles(await photo(seller, world))
	await expect(thumbs).toHaveCount(count + 1)

	const row = seller.getByRole('button', { name: `Edit picture ${count + 1}:` })
	await row.click()
	await seller.getByLabel('What it shows').fill('The kettle on a wooden table')
	await seller.getByLabel('What it shows').blur()
	await expect(row).toContainText('The kettle on a wooden table')
	const before = await thumb(count)
	await seller.getByLabel(`Replace picture ${count + 1}`).setInputFiles(await photo(seller, world, '81Zzz02xTqL'))
	await expect(seller.getByText('Picture replaced', { exact: true })).toBeVisible()
	expect(await thumb(count)).not.toBe(before)
	await expect(row).toContainText('The kettle on a wooden table')

	await seller.getByRole('button', { name: `Move picture ${count + 1} forward` }).click()
	await saved(seller)
	await seller.reload()
	await isMain(last)
	await expect(thumbs).toHaveCount(count + 1)
	await expect(seller.getByRole('button', { name: `Edit picture ${count}:` })).toContainText('The kettle on a wooden table')

	// The same by pressing one where it stands on the page; there a button leads to its destination as well.
	await canvas(seller)
		.locator('.vt-hero')
		.getByRole('button', { name: /^Edit picture:/ })
		.first()
		.click()
	const dialog = seller.getByRole('dialog', { name: 'Picture' })
	await dialog.getByLabel('What it shows').fill('The kettle on a shelf')
	await dialog.getByLabel('What it shows').blur()
	await dialog.getByRole('button', { name: 'What stays in sight: 50 % across, 50 % down' }).press('ArrowRight')
	await expect(dialog.getByRole('button', { name: 'What stays in sight: 55 % across, 50 % down' })).toBeVisible()
	await dialog.getByRole('button', { name: 'Crop' }).click()
	await dialog.getByLabel('Shape').selectOption('Portrait, 4 : 5')
	await dialog.getByRole('button', { name: 'Top left corner: 10 % across, 0 % down' }).press('ArrowRight')
	await expect(dialog.getByRole('button', { name: 'What is left: 79 % across, 99 % down' })).toBeVisible()
	await dialog.getByRole('button', { name: 'Crop' }).click()
	await expect(dialog.getByLabel('What it shows')).toHaveValue('The kettle on a shelf')
	const proportion = (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight
	await expect.poll(() => dialog.locator('img').evaluate(proportion)).toBeCloseTo(0.8, 2)
	await seller.keyboard.press('Escape')
	// The picture and the thumbnail that leads to it are described alike.
	await expect(canvas(seller).locator('.vt-hero .vt-swipe img[alt="The kettle on a shelf"]')).toHaveCount(1)
	await expect(canvas(seller).locator('.vt-hero .vt-thumbs img[alt="The kettle on a shelf"]')).toHaveCount(1)
	await firstHeadline(seller).click()
	await canvas(seller).getByRole('button', { name: 'Where the buttons lead' }).click()
	await expect(seller.getByLabel('All buttons lead to')).toBeFocused()
	await seller.keyboard.type('shop.example/kettle')
	await seller.keyboard.press('Enter')
	await expect(seller.getByRole('button', { name: 'No buying destination' })).toHaveCount(0)
	await saved(seller)
})

test('[R-1] a file that is no picture is refused in words, and nothing is lost', { tag: '@deep' }, async ({ seller, world }) => {
	await openEditor(seller, world)
	const gallery = seller.getByRole('region', { name: 'Gallery', exact: true })
	const count = await countOf(gallery.getByRole('listitem'))
	await gallery.getByLabel('Add pictures').setInputFiles({ name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('Dear buyer') })
	await expect(seller.getByText(/letter\.png is not a picture that can be used/).first()).toBeVisible()
	await expect(gallery.getByRole('listitem')).toHaveCount(count)
})

test('[R-2] a picture on the page shows a red remove button to pointer and keyboard; it leaves its section, not the gallery', {
	tag: '@deep',
}, async ({ seller, world }) => {
	await openEditor(seller, world)
	const hero = canvas(seller).locator('.vt-hero')
	const pictures = hero.locator('.vt-swipe picture')
	const count = await countOf(pictures)
	const first = hero.locator('.vt-swipe .vt-field').first()
	const source = (await first.locator('img').getAttribute('src')) ?? ''
	const button = first.getByRole('button', { name: /Remove picture from this section/ })
	await expect(button).toHaveCSS('opacity', '0')
	await first.hover()
	await expect(button).toHaveCSS('opacity', '1')
	await expect(button).toHaveCSS('background-color', 'rgb(194, 42, 18)')
	await seller.mouse.move(5, 5)
	await expect(button).toHaveCSS('opacity', '0')
	await button.focus()
	await expect(button).toHaveCSS('opacity', '1')
	await seller.keyboard.press('Enter')
	await expect(pictures).toHaveCount(count - 1)
	await expect(hero.locator(`.vt-swipe img[src="${source}"]`)).toHaveCount(0)
	const gallery = seller.getByRole('region', { name: 'Gallery', exact: true })
	await expect(gallery.getByRole('img').first()).toHaveAttribute('src', new RegExp(source.replace(/-\d+\.\w+$/, '')))
	await undo(seller)
	await expect(pictures).toHaveCount(count)
	await expect(first.locator('img')).toHaveAttribute('src', source)
})

test('[R-5] theme, typeface and logo are chosen in the design panel; the last theme comes first, undo removes the logo', {
	tag: '@deep',
}, async ({ seller, world }) => {
	await openEditor(seller, world)
	await openTool(seller, 'Design')
	const headline = canvas(seller).getByRole('heading', { level: 1 })
	const face = () => headline.evaluate((element) => getComputedStyle(element).fontFamily)
	const before = await face()
	await seller.getByLabel('Typeface').selectOption({ label: 'Mono, technical' })
	await expect.poll(face).not.toBe(before)
	await seller.getByLabel('Add a logo').setInputFiles(await photo(seller, world))
	await expect(seller.getByRole('img', { name: 'Your logo' })).toBeVisible()
	await undo(seller)
	await expect(seller.getByRole('img', { name: 'Your logo' })).toHaveCount(0)

	const themes = seller.locator('input[name=theme]')
	await expect(themes.first()).toHaveValue('atelier')
	await seller.locator('input[name=theme][value=signal]').check()
	await saved(seller)
	const other = await makePage(seller, world, { product_link: KETTLE })
	await seller.goto(`${world.url}/product-result?page=${other}`)
	await openTool(seller, 'Design')
	await expect(themes.first()).toHaveValue('signal')
	await expect(seller.getByText('Used last', { exact: true })).toBeVisible()
})

import type { Locator, Page } from '@playwright/test'
import { haveAccount, KETTLE, makePage, pageIsReady, send } from './acts'
import { canvas, openEditor, textOf } from './editor'
import { expect, test, type World } from './world'

/** Texts of every shape, in words of both directions: for fields that hold a line, and for those of paragraphs. */
const LINES = [
	'Boils in <strong>four</strong> minutes &amp; <em>stays</em> warm: غلاية',
	'غلاية من الفولاذ.',
	'Stands<br>على two lines',
	'سعة 0.9 L مع 220–240 V',
	'',
	'In grams; in ounces. Yes.',
]
const BLOCKS = [
	'<p>One paragraph.</p><p>Another, <u>underlined</u>, غلاية.</p>',
	'<ul><li>First</li><li>Second, غلاية, <a href="https://example.com/there">there</a></li></ul>',
	'<p>سعة 0.9 L.</p><ol><li>غلاية من الفولاذ</li></ol>',
	'<h3>A heading</h3><p>And its words.</p><h4>A small one</h4>',
	'Bare words',
	'',
	'<p>In grams; in ounces.</p><ul><li>Yes.</li></ul>',
]
const BLOCK_FIELDS = new Set(['text', 'subheadline', 'answer', 'body', 'value'])

type Content = { [key: string]: unknown }

/** Puts the texts above in the place of a section's own, in turn. */
function withTexts(given: unknown, next: { at: number }, name = ''): unknown {
	if (Array.isArray(given)) return given.map((entry) => withTexts(entry, next, name))
	if (typeof given !== 'object' || given === null) return given
	if ('html' in given) {
		const texts = BLOCK_FIELDS.has(name) ? BLOCKS : LINES
		next.at += 1
		return { ...given, html: texts[next.at % texts.length] }
	}
	return Object.fromEntries(Object.entries(given as Content).map(([key, value]) => [key, withTexts(value, next, key)]))
}

/** Opens a page in whose sections stand the texts above. */
async function openTexts(seller: Page, world: World, language: string): Promise<void> {
	const id = await makePage(seller, world, { product_link: KETTLE, language })
	const { page, version } = await (await seller.request.get(`${world.url}/api/pages/${id}`)).json()
	const next = { at: 0 }
	const sections = page.sections.map((section: Content) => ({ ...section, props: withTexts(section.props, next) }))
	const saved = await send(seller, world, '/api/save_generated_page', {
		product_html: '',
		product_url: '',
		page_id: id,
		base_version: version,
		page: { ...page, sections },
	})
	expect(saved.ok(), await saved.text()).toBe(true)
	await seller.goto(`${world.url}/product-result?page=${id}`)
	await pageIsReady(seller, world)
	await expect(canvas(seller).getByRole('textbox').first()).toBeVisible()
}

type Shapes = { texts: number; others: string[][] }

/**
 * Has every text of the canvas get its editor, and compares what is shown before and after, in the same turn of the
 * browser.
 */
async function shapes(body: Element): Promise<Shapes> {
	const shapeOf = (element: Element) => {
		const copy = element.cloneNode(true) as Element
		for (const part of [copy, ...copy.querySelectorAll('*')]) {
			for (const { name, value } of [...part.attributes].sort((one, other) => one.name.localeCompare(other.name))) {
				part.removeAttribute(name)
				// Where a link opens is no look: in the canvas none does.
				if (!['data-drawn', 'rel', 'target'].includes(name)) part.setAttribute(name, value)
			}
		}
		return copy.outerHTML
	}
	const drawn = [...body.querySelectorAll('[data-drawn]')]
	const others: string[][] = []
	for (const text of drawn) {
		const host = text.parentElement?.parentElement
		const before = shapeOf(text)
		text.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
		await Promise.resolve()
		const editor = host?.querySelector('.ProseMirror')
		const after = editor && !text.isConnected ? shapeOf(editor) : 'no editor'
		if (before !== after) others.push([before, after])
	}
	return { texts: drawn.length, others }
}

for (const language of ['english', 'arabic']) {
	test(`[R-6] [R-9] a text without its editor is the element its editor makes of it, in ${language}`, { tag: '@deep' }, async ({
		seller,
		world,
	}) => {
		await haveAccount(seller, world)
		await openTexts(seller, world, language)
		// The editors of a canvas stand at once when what they are made of has been fetched.
		await expect(canvas(seller).locator('.ProseMirror:not([data-drawn])')).toBeVisible()
		const { texts, others } = await canvas(seller).locator('body').evaluate(shapes)
		expect(others).toEqual([])
		expect(texts).toBeGreaterThan(30)
	})
}

/** Where the edge before a letter of a text lies, from the text's upper left corner, in pixels of the canvas. */
function edgeOf(text: Element, at: number): { x: number; y: number; width: number } {
	const range = document.createRange()
	range.setStart(document.createTreeWalker(text, NodeFilter.SHOW_TEXT).nextNode() as Node, at)
	const edge = range.getBoundingClientRect()
	const { left, top, width } = text.getBoundingClientRect()
	return { x: edge.left - left, y: edge.top + edge.height / 2 - top, width }
}

/** Clicks before a letter of a text, in a canvas that may be shrunk. */
async function clickBefore(text: Locator, at: number): Promise<void> {
	const { x, y, width } = await text.evaluate(edgeOf, at)
	const scale = ((await text.boundingBox())?.width ?? width) / width
	await text.click({ position: { x: x * scale, y: y * scale } })
}

test('[R-2] [R-9] the first click in a text puts the cursor there and the first key lands, as does the first key after a Tab', async ({
	seller,
	world,
}) => {
	await openEditor(seller, world)
	const sub = canvas(seller).locator('.vt-hero .vt-sub')
	await expect(sub.locator('[data-drawn]')).toBeVisible()
	const words = await textOf(sub)
	await clickBefore(sub, 9)
	await seller.keyboard.press('X')
	await expect(sub).toHaveText(`${words.slice(0, 9)}X${words.slice(9)}`)
	await expect(sub.getByRole('textbox')).toBeFocused()

	const drawn = canvas(seller).locator('[data-drawn]')
	const before = await drawn.count()
	await seller.keyboard.press('Tab')
	await seller.keyboard.press('Y')
	const next = canvas(seller).locator('[role=textbox]:focus')
	await expect(next).toHaveText(/Y$/)
	await expect(drawn).toHaveCount(before - 1)
	// Back in a text that has its editor, the cursor stands where it was.
	await seller.keyboard.press('Shift+Tab')
	await seller.keyboard.press('Z')
	await expect(sub).toHaveText(`${words.slice(0, 9)}XZ${words.slice(9)}`)
})

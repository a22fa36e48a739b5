import type { Locator, Page } from 'playwright-core'

/** Time a move of the pointer takes, and the rest after each act, so that eyes can follow. */
const MOVE_MS = 700
const REST_MS = 500
const KEY_MS = 55

/** Acts as a person at a calm pace, with a pointer that can be seen. */
export type Hand = {
	rest(ms: number): Promise<void>
	moveTo(target: Locator): Promise<void>
	click(target: Locator): Promise<void>
	/** Clicks a field and puts a text in at once, as pasting does. */
	paste(target: Locator, text: string): Promise<void>
	/** Types where the cursor stands. */
	type(text: string): Promise<void>
}

export function createHand(page: Page): Hand {
	const rest = (ms: number) => page.waitForTimeout(ms)
	const moveTo = async (target: Locator) => {
		await target.scrollIntoViewIfNeeded()
		const box = await target.boundingBox()
		if (!box) throw new Error('What the pointer is to go to is not to be seen.')
		const [x, y] = [box.x + Math.min(box.width / 2, 160), box.y + box.height / 2]
		await page.evaluate(placePointer, { x, y, moveMs: MOVE_MS })
		await rest(MOVE_MS)
		await page.mouse.move(x, y, { steps: 4 })
	}
	const click = async (target: Locator) => {
		await moveTo(target)
		await rest(200)
		await page.evaluate(pulsePointer)
		await target.click()
		await rest(REST_MS)
	}
	return {
		rest,
		moveTo,
		click,
		async paste(target, text) {
			await click(target)
			await page.keyboard.insertText(text)
			await rest(REST_MS)
		},
		async type(text) {
			await page.keyboard.type(text, { delay: KEY_MS })
			await rest(REST_MS)
		},
	}
}

/** Runs in the page: the pointer glides to a place; it begins where it stood before the page was opened. */
function placePointer({ x, y, moveMs }: { x: number; y: number; moveMs: number }): void {
	const existing = document.getElementById('demo-pointer')
	const pointer = existing ?? document.createElement('div')
	if (!existing) {
		pointer.id = 'demo-pointer'
		pointer.innerHTML = [
			'<svg width="26" height="32" viewBox="0 0 26 32">',
			'<path d="M2 2v24l6-5 4 9 5-2-4-9h8z" fill="#1b1a17" stroke="#fff" stroke-width="2" stroke-linejoin="round"/>',
			'</svg>',
		].join('')
		const [fromX = '640', fromY = '420'] = (sessionStorage.getItem('demo-pointer') ?? '').split(' ').filter(Boolean)
		pointer.style.cssText = `position:fixed;left:0;top:0;z-index:2147483647;pointer-events:none;translate:${fromX}px ${fromY}px`
		document.documentElement.append(pointer)
		pointer.getBoundingClientRect()
	}
	pointer.style.transition = `translate ${moveMs}ms cubic-bezier(.4,0,.2,1)`
	pointer.style.translate = `${x}px ${y}px`
	sessionStorage.setItem('demo-pointer', `${x} ${y}`)
}

/** Runs in the page: a ring goes out from the pointer. */
function pulsePointer(): void {
	const pointer = document.getElementById('demo-pointer')
	if (!pointer) return
	const ring = document.createElement('div')
	ring.style.cssText = 'position:absolute;left:-14px;top:-14px;width:32px;height:32px;border-radius:50%;border:3px solid #d0350f'
	pointer.append(ring)
	ring.animate(
		[
			{ scale: 0.4, opacity: 1 },
			{ scale: 1.5, opacity: 0 },
		],
		{ duration: 450 },
	).onfinish = () => ring.remove()
}

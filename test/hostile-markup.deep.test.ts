import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { SCRIPT_PAYLOADS } from './fixtures/script-payloads'
import { DOORS, documentsOf, WHOLE_PAGE } from './support/hostile-doors'
import { installedBrowser } from './support/installed-browser'
import { openTab } from './visual/open-tab'

declare global {
	interface Window {
		executed: string[]
	}
}

/** Without a policy of its own, so that nothing but the markup keeps a payload from running. */
describe.skipIf(!installedBrowser)('payloads in a browser', () => {
	let page: Page
	const asked: string[] = []
	beforeAll(async () => {
		const opened = await openTab()
		page = opened.tab
		await page.addInitScript(() => {
			window.executed = []
			window.alert = (text) => void window.executed.push(String(text))
		})
		await page.route('**/*', (route) => {
			asked.push(route.request().url())
			return route.abort()
		})
		return opened.close
	})

	/** Shows a document, then touches everything in it. Answers what ran. */
	async function executedIn(html: string): Promise<string[]> {
		await page.goto('about:blank')
		await page.evaluate(() => {
			window.executed = []
		})
		await page.setContent(html, { waitUntil: 'domcontentloaded' })
		return page.evaluate(() => {
			for (const element of document.querySelectorAll('body *')) {
				// A script: link runs when it is followed; one that leads elsewhere is not followed here.
				if (element instanceof HTMLAnchorElement && !/^(?:javascript|data|vbscript):/i.test(element.protocol))
					element.removeAttribute('href')
				for (const type of ['pointerover', 'focus', 'input', 'toggle', 'animationstart', 'load', 'error'])
					element.dispatchEvent(new Event(type))
				if (element instanceof HTMLElement && !(element instanceof HTMLButtonElement)) element.click()
			}
			return new Promise<string[]>((done) => setTimeout(() => done(window.executed), 0))
		})
	}

	it('[N-4] the payloads do run where nothing is done about them', async () => {
		expect(await executedIn('<!doctype html><p>x</p><img src=data:, onerror=alert(1)>')).toContain('1')
		expect(await executedIn('<!doctype html><a href="javascript:alert(1)">x</a>')).toContain('1')
	})

	it.each(DOORS)(
		`[N-4] [X-7] ${SCRIPT_PAYLOADS.length} payloads by way of %s: nothing runs`,
		async (door) => {
			const ran: string[] = []
			asked.length = 0
			for (const html of documentsOf(door, SCRIPT_PAYLOADS, 'stores too'))
				if ((await executedIn(html)).length > 0) ran.push(html.slice(0, 300))
			expect(ran).toEqual([])
			// The pictures that a whole page's HTML names are its own.
			if (door !== WHOLE_PAGE) expect(asked.filter((url) => !/^(?:https:\/\/pictures\.example\/|data:|about:)/.test(url))).toEqual([])
		},
		240_000,
	)
})

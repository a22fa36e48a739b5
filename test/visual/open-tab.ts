import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { BROWSER_ARGS } from '../../scripts/browser-args.mjs'
import { installedBrowser } from '../support/installed-browser'

/** A tab in a browser of its own, for tests that are skipped where none is installed; `close` ends both. */
export async function openTab(
	options: BrowserContextOptions = {},
	args: readonly string[] = [],
): Promise<{ tab: Page; close(): Promise<void> }> {
	const browser = await chromium.launch({ executablePath: installedBrowser ?? '', args: [...BROWSER_ARGS, ...args] })
	return { tab: await browser.newPage(options), close: () => browser.close() }
}

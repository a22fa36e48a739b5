import type { Page as Tab } from 'playwright-core'

/**
 * Waits until an open page is shown: before its faces are there it is neither seen nor laid out. Animations along the
 * scroll never end.
 */
export async function untilShown(tab: Tab): Promise<void> {
	await tab.evaluate(async () => {
		await document.fonts.ready
		await Promise.all(document.getAnimations().map((shown) => shown.timeline === document.timeline && shown.finished))
	})
}

import { readPage } from './brought-page'
import { forgetWaiting, keepWaiting } from './waiting-page'

/**
 * Reads the tab whose button was pressed, the only one the extension may read, and opens the tab that sends it. One that
 * cannot be read, as a page of the browser's own or one that is just being left, is told of there.
 */
async function bring(tab: chrome.Tab): Promise<void> {
	if (tab.id === undefined) return
	const [answer] = await chrome.scripting.executeScript({ target: { tabId: tab.id }, func: readPage }).catch(() => [])
	if (answer?.result) await keepWaiting(answer.result)
	else await forgetWaiting()
	await chrome.tabs.create({ url: chrome.runtime.getURL('send.html') })
}

chrome.action.onClicked.addListener((tab) => void bring(tab))

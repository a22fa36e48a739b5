import { readPage } from './brought-page'
import { keepWaiting } from './waiting-page'

/** Reads the tab whose button was pressed, the only one the extension may read, and opens the tab that sends it. */
async function bring(tab: chrome.Tab): Promise<void> {
	if (tab.id === undefined) return
	const [answer] = await chrome.scripting.executeScript({ target: { tabId: tab.id }, func: readPage })
	if (answer?.result) await keepWaiting(answer.result)
	await chrome.tabs.create({ url: chrome.runtime.getURL('send.html') })
}

chrome.action.onClicked.addListener((tab) => void bring(tab))

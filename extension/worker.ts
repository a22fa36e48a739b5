import { type BroughtPage, readPage } from './brought-page'

/** The page of the last press, until the sending tab has fetched it. */
let waiting: BroughtPage | undefined

/** Reads the tab whose button was pressed, the only one the extension may read, and opens the tab that sends it. */
async function bring(tab: chrome.Tab): Promise<void> {
	if (tab.id === undefined) return
	const [answer] = await chrome.scripting.executeScript({ target: { tabId: tab.id }, func: readPage })
	waiting = answer?.result
	await chrome.tabs.create({ url: chrome.runtime.getURL('send.html') })
}

chrome.action.onClicked.addListener((tab) => void bring(tab))
chrome.runtime.onMessage.addListener((message, _sender, answer) => {
	if (message !== 'take') return
	answer(waiting)
	waiting = undefined
})

// For the test that walks the extension: a browser without a screen has no button to press.
Object.assign(globalThis, { bring })

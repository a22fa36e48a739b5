import type { BroughtPage } from './brought-page'
import { forgetWaiting, waitingPage } from './waiting-page'

/** Where the address of the seller's installation is kept: in this browser alone. */
const KEY = 'installation'

/** Nothing waits to be sent. */
const UNREAD = 'No page could be read. Open a product page, wait until it has loaded, and press the button of this extension there.'

const form = document.querySelector<HTMLFormElement>('#form')
const input = document.querySelector<HTMLInputElement>('#address')
const say = (text: string) => {
	const state = document.querySelector('#state')
	if (state) state.textContent = text
}

const originOf = (text: string | null): string | undefined => {
	const url = URL.parse(text ?? '')
	return url && /^https?:$/.test(url.protocol) ? url.origin : undefined
}

/** Opens the installation's own door and hands the page over when that asks for it; nobody else is answered. */
function send(page: BroughtPage, installation: string): void {
	const door = window.open(`${installation}/bring-page`)
	if (!door) {
		say('The browser did not open the tab. Allow it, then press Save and send.')
		return
	}
	say(`Sending “${page.title}” to ${installation} …`)
	window.addEventListener('message', (event) => {
		if (event.origin !== installation || event.source !== door) return
		if (event.data?.vitrine === 'ready') door.postMessage({ vitrine: 'page', ...page }, installation)
		if (event.data?.vitrine !== 'received') return
		say('The page is in the other tab. You can close this one.')
		void forgetWaiting()
	})
}

async function start(): Promise<void> {
	const page = await waitingPage()
	const kept = localStorage.getItem(KEY)
	if (input) input.value = kept ?? ''
	const installation = originOf(kept)
	if (page && installation) send(page, installation)
	else say(page ? 'Which Vitrine is yours? It is asked once.' : UNREAD)
	form?.addEventListener('submit', (event) => {
		event.preventDefault()
		const given = originOf(input?.value ?? null)
		if (!given) return say('This is not an address. It begins with https:// or http://.')
		localStorage.setItem(KEY, given)
		if (page) send(page, given)
		else say('Saved.')
	})
}

void start()

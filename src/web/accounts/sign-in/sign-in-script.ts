import { localKept, sessionKept } from '../../browser/browser-storage'
import { keepLanguage } from '../../documents/keep-language'
import { readScriptData } from '../../documents/read-script-data'
import { CHANGED_KEY } from '../changed-key'
import { fetchSession, isKnownHere } from '../fetch-session'
import { readIdentity } from '../identity'
import { nextPath } from '../next-path'
import { startProvider } from './provider-form'
import { queryOnward, tokenIn, withLanguage, withoutLanguage } from './sign-in-address'
import { EMAIL_PLACE, SIGN_IN_DATA, type SignInData } from './sign-in-data'
import { startForm } from './sign-in-form'

// All that runs on the screens of sign-in, beside the site's script: no React starts in them.
const data = readScriptData<SignInData>(document, SIGN_IN_DATA)
const { pathname, search, hash } = location
const identity = readIdentity()
const token = data.path === '/reset-password' ? tokenIn(hash) : undefined

cleanAddress()
leadOn()
if (identity.kind === 'clerk') startProvider(document, data, identity)
else startOwn()

/** A language that was asked for is the app's from now on; neither it nor an e-mail's token stays in the address. */
function cleanAddress(): void {
	const isAsked = keepLanguage(search, data.language)
	if (isAsked || token) history.replaceState(history.state, '', pathname + withoutLanguage(search) + (token ? '' : hash))
}

/** Links go on to where the reader wanted to go. */
function leadOn(): void {
	for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
		link.href = pathname + withLanguage(search, link.dataset.language ?? '') + (token ? hash : '')
	}
	for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-onward]')) link.search = queryOnward(search)
	for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-next]')) link.href = nextPath(search)
}

function startOwn(): void {
	const isEntrance = data.path === '/login' || data.path === '/signup'
	if (isEntrance && isKnownHere(localKept())) void fetchSession(localKept()).then((isIn) => isIn && goOn())
	if (data.path === '/login' && sessionKept().getItem(CHANGED_KEY) !== null) {
		sessionKept().removeItem(CHANGED_KEY)
		showNotice()
	}
	const asked = new URLSearchParams(search)
	if (data.path === '/login' && asked.has('confirmed')) show(asked.has('error') ? '[data-unconfirmed]' : '[data-confirmed]')
	const form = document.querySelector<HTMLFormElement>('[data-own] form')
	if (!form) return
	startForm(form, {
		data,
		token: () => token ?? '',
		async done({ email }) {
			if (isEntrance) return goIn(form, email.trim())
			if (data.path === '/forgot-password') return tellSent(form, email.trim())
			sessionKept().setItem(CHANGED_KEY, '1')
			return leave('/login')
		},
	})
}

async function goIn(form: HTMLFormElement, email: string) {
	const isIn = await fetchSession(localKept())
	// Where addresses are confirmed, signing up signs nobody in: what comes next stands in an e-mail, whosever account
	// it is.
	if (isIn === false && data.path === '/signup') {
		tellSent(form, email)
		form.hidden = true
		return undefined
	}
	return isIn === undefined ? { field: 'form' as const, text: data.calls.unreachable } : goOn()
}

const goOn = () => leave(nextPath(search))

/** Leaves for a document; what waits for it stays busy until it is there. */
function leave(path: string): Promise<never> {
	location.replace(path)
	return new Promise(() => {})
}

function tellSent(form: HTMLFormElement, email: string): undefined {
	const words = document.querySelector<HTMLElement>('[data-sent]')
	if (words) words.textContent = data.sent.replace(EMAIL_PLACE, () => email)
	showNotice()
	const button = form.querySelector<HTMLElement>('button[type=submit]')
	if (button) button.dataset.otherWords = data.sendAgain
}

function showNotice(): void {
	show('[data-notice]')
}

function show(place: string): void {
	const notice = document.querySelector<HTMLElement>(place)
	if (notice) notice.hidden = false
}

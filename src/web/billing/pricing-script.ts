import { renewClerkCookie } from '../accounts/clerk'
import { isKnownHere } from '../accounts/fetch-session'
import { readIdentity } from '../accounts/identity'
import { withoutLanguage } from '../accounts/sign-in/sign-in-address'
import { localKept } from '../browser/browser-storage'
import { onComeBack } from '../documents/busy-button'
import { keepLanguage } from '../documents/keep-language'
import { postOwn } from '../documents/own-call'
import { readScriptData } from '../documents/read-script-data'
import { showNotice } from '../documents/show-notice'
import { SIGNED_IN_KEY } from '../documents/show-session'
import { PRICING_DATA, type PricingData } from './pricing-data'
import { startPricing } from './start-pricing'

// All that runs on /pricing, beside the site's script: no React starts there. Visitors need nothing of it.
const words = readScriptData<PricingData>(document, PRICING_DATA)
const identity = readIdentity()
const { pathname, search, hash } = location

// The language of an account goes before that of its browser: the address alone says that another was asked for.
if (keepLanguage(search, words.language) && !isKnownHere(localKept()))
	history.replaceState(history.state, '', pathname + withoutLanguage(search) + hash)
if (isKnownHere(localKept())) {
	// Clerk's cookie lasts a minute; where its script cannot be loaded, the server says what is so.
	const prepare = async () => {
		if (identity.kind === 'clerk') await renewClerkCookie(identity).catch(() => undefined)
	}
	const post = async (path: string, body: object) => {
		await prepare()
		return postOwn(path, body, words.language)
	}
	startPricing(document, { words, post, prepare, tell: (alert) => showNotice(document, alert) })
}
// Who looks at the plans, and what they have, may be another by now: the document begins anew.
const isKnown = isKnownHere(localKept())
onComeBack(() => location.reload())
window.addEventListener('storage', ({ key }) => {
	if ((key === null || key === SIGNED_IN_KEY) && isKnownHere(localKept()) !== isKnown) location.reload()
})

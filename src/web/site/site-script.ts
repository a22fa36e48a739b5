import { isKnownHere } from '../accounts/fetch-session'
import { localKept, sessionKept } from '../browser/browser-storage'
import { trackVisit } from '../documents/consent/pixel'
import { startConsent } from '../documents/consent/start-consent'
import { showAccountDeleted } from '../documents/show-account-deleted'
import { fetchMe, showSession } from '../documents/show-session'
import { startVideos } from './demo/demo-videos'
import { startTrial } from './demo/start-trial'

// All that runs on public pages that need no React: who is signed in, consent, the demo's videos and its trial.
showAccountDeleted(document, sessionKept())
startVideos(document)
startTrial(document)
startConsent(() => trackVisit(location.pathname))
// Where plans are chosen, the script of that asks (billing/pricing-script).
if (document.querySelector('[data-session-link]') && !document.querySelector('[data-choosing]') && isKnownHere(localKept()))
	void fetchMe().then((me) => typeof me === 'object' && showSession(document, me))

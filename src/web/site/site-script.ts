import { isKnownHere } from '../accounts/fetch-session'
import { localKept, sessionKept } from '../browser-storage'
import { trackVisit } from './consent/pixel'
import { startConsent } from './consent/start-consent'
import { startVideos } from './demo/demo-videos'
import { startTrial } from './demo/start-trial'
import { showAccountDeleted } from './show-account-deleted'
import { fetchMe, showSession } from './show-session'

// All that runs on public pages that need no React: who is signed in, consent, the demo's videos and its trial.
showAccountDeleted(document, sessionKept())
startVideos(document)
startTrial(document)
startConsent(() => trackVisit(location.pathname))
// Where plans are chosen, the script of that asks (billing/pricing-script).
if (document.querySelector('[data-session-link]') && !document.querySelector('[data-choosing]') && isKnownHere(localKept()))
	void fetchMe().then((me) => typeof me === 'object' && showSession(document, me))

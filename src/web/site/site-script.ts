import { isKnownHere } from '../accounts/fetch-session'
import { localKept, sessionKept } from '../browser-storage'
import { startVideos } from './demo-videos'
import { trackVisit } from './pixel'
import { showFarewell } from './show-farewell'
import { fetchMe, showSession } from './show-session'
import { startConsent } from './start-consent'
import { startTrial } from './start-trial'

// All that runs on public pages that need no React: who is signed in, consent, the demo's videos and its trial.
showFarewell(document, sessionKept())
startVideos(document)
startTrial(document)
startConsent(() => trackVisit(location.pathname))
// Where plans are chosen, the script of that asks (billing/pricing-script).
if (document.querySelector('[data-session-link]') && !document.querySelector('[data-choosing]') && isKnownHere(localKept()))
	void fetchMe().then((me) => typeof me === 'object' && showSession(document, me))

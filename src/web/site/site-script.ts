import { startVideos } from './demo-videos'
import { trackVisit } from './pixel'
import { showFarewell } from './show-farewell'
import { SIGNED_IN_KEY, showSession } from './show-session'
import { startConsent } from './start-consent'
import { startTrial } from './start-trial'

// All that runs on public pages that need no React: who is signed in, consent, the demo's videos and its trial.
showFarewell(document, sessionStorage)
startVideos(document)
startTrial(document)
startConsent(() => trackVisit(location.pathname))
if (localStorage.getItem(SIGNED_IN_KEY) !== null && document.querySelector('[data-session-link]')) void showSession(document)

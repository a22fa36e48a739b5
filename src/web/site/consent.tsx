import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useVisitor } from '../accounts/session'
import { ConsentBanner } from './consent-banner'
import { trackSignUp, trackVisit } from './pixel'
import { readSiteMeta } from './site-meta'
import { ENGLISH } from './site-words'
import { startConsent } from './start-consent'

/** Public pages that are alive in the browser; behind sign-in no visit is told. */
const PUBLIC = ['/pricing']
/** An account younger than this has just been made. */
const JUST_MADE_MS = 10 * 60_000

/** Consent and pixel on pages that are alive in the browser; the others have them from `site-script`. Nothing without a pixel. */
export function Consent() {
	const [asked, setAsked] = useState(false)
	const [accepted, setAccepted] = useState(false)
	const { pathname } = useLocation()
	const me = useVisitor()
	useEffect(() => setAsked(readSiteMeta().pixel !== undefined), [])
	useEffect(() => (asked ? startConsent(() => setAccepted(true)) : undefined), [asked])
	useEffect(() => {
		if (accepted && PUBLIC.includes(pathname)) trackVisit(pathname)
	}, [accepted, pathname])
	const madeAt = me?.user.created_at
	useEffect(() => {
		if (accepted && madeAt !== undefined && Date.now() - Date.parse(madeAt) < JUST_MADE_MS) trackSignUp()
	}, [accepted, madeAt])
	return asked ? <ConsentBanner words={ENGLISH} /> : null
}

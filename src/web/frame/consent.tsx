import { useEffect, useState } from 'react'
import { useVisitor } from '../accounts/session'
import { ConsentBanner } from '../documents/consent/consent-banner'
import { trackSignUp } from '../documents/consent/pixel'
import { startConsent } from '../documents/consent/start-consent'
import { readSiteMeta } from '../documents/site-meta'
import { ENGLISH, type SiteWords } from '../documents/site-words'
import { useLanguageNow } from '../i18n/use-app-language'

/** An account younger than this has just been made. */
const JUST_MADE_MS = 10 * 60_000

/** The question in each language, fetched where it is asked. */
const QUESTIONS = import.meta.glob<SiteWords['consent']>('../documents/words/*.json', { import: 'consent' })

/**
 * Consent and pixel in the app, where no visit is told; public pages have them from `site-script`. Nothing without a
 * pixel.
 */
export function Consent() {
	const [asked, setAsked] = useState(false)
	const [accepted, setAccepted] = useState(false)
	const me = useVisitor()
	useEffect(() => setAsked(readSiteMeta().pixel !== undefined), [])
	useEffect(() => (asked ? startConsent(() => setAccepted(true)) : undefined), [asked])
	const madeAt = me?.user.created_at
	useEffect(() => {
		if (accepted && madeAt !== undefined && Date.now() - Date.parse(madeAt) < JUST_MADE_MS) trackSignUp()
	}, [accepted, madeAt])
	const consent = useQuestion(asked)
	return asked ? <ConsentBanner words={{ consent }} /> : null
}

/** The question in the language of the app; in English until it is there, or where it cannot be fetched. */
function useQuestion(asked: boolean): SiteWords['consent'] {
	const language = useLanguageNow()
	const [spoken, setSpoken] = useState<{ language: string; consent: SiteWords['consent'] }>()
	useEffect(() => {
		const fetchWords = QUESTIONS[`../documents/words/${language}.json`]
		if (asked && language !== ENGLISH.language)
			void fetchWords?.().then(
				(consent) => setSpoken({ language, consent }),
				() => undefined,
			)
	}, [asked, language])
	return spoken?.language === language ? spoken.consent : ENGLISH.consent
}

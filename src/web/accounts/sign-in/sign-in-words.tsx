import type { AppLanguage } from '../../../core/locale/app-languages'
import type { SignInPath } from '../../../core/site/sign-in-documents'
import { callWords } from '../../documents/call-words'
import { ScriptData } from '../../documents/script-data'
import { useSpokenDocument } from '../../documents/spoken-document'
import { wordsIn as sharedWordsIn } from '../../i18n/words'
import type { ErrorWord } from '../error-of'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../password-length'
import { wordsIn } from '../words'
import english from '../words/en.json'
import { EMAIL_PLACE, SIGN_IN_DATA, type SignInData } from './sign-in-data'

/** What the server itself may answer to a call of sign-in. */
const MESSAGES = ['request.internal', 'request.foreign_sign_in', 'request.too_large'] as const

/** Carries the words of the script in the document. */
export function SignInWords({ path }: { path: SignInPath }) {
	const { language } = useSpokenDocument()
	return <ScriptData id={SIGN_IN_DATA} data={signInData(path, language)} />
}

/** The words a script needs at moments, in one language; that language must be loaded. */
export function signInData(path: SignInPath, language: AppLanguage): SignInData {
	const t = wordsIn(language)
	const shared = sharedWordsIn(language)
	const lengths = { min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH }
	const words = Object.keys(english.errors) as ErrorWord[]
	return {
		...callWords(language, MESSAGES),
		path,
		errors: Object.fromEntries(words.map((word) => [word, t(`errors.${word}`, lengths)])) as SignInData['errors'],
		sent: t(path === '/signup' ? 'signup.sent_text' : 'forgot.sent_text', { email: EMAIL_PLACE }),
		sendAgain: t('forgot.send_again'),
		provider: { title: shared('error_titles.upstream'), unreachable: t('provider_unreachable'), notHere: t('not_here') },
	}
}

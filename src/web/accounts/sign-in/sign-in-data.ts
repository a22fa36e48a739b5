import type { SignInPath } from '../../../core/site/sign-in-documents'
import type { CallWords } from '../../documents/own-call'
import type { ErrorWord } from '../error-of'

/** The element a document of sign-in carries its script's words in, as JSON. */
export const SIGN_IN_DATA = 'sign-in-data'
/** Where an address goes in what is said; no place the server would fill in. */
export const EMAIL_PLACE = '[email]'

/** The words the script says at moments, in the document's language; all other words stand in the document. */
export type SignInData = CallWords & {
	path: SignInPath
	errors: Record<ErrorWord, string>
	/** What is said when the e-mail is on its way; the address stands for `EMAIL_PLACE`. */
	sent: string
	sendAgain: string
	/** Where a provider's form stands: it could not be loaded; the session is its own, not ours. */
	provider: { title: string; unreachable: string; notHere: string }
}

import type { AppLanguage } from '../../core/locale/app-languages'
import type { SignInPath } from '../../core/site/sign-in-documents'
import type { FaultWord } from './fault-of'

/** The element a document of sign-in carries its script's words in, as JSON. */
export const SIGN_IN_DATA = 'sign-in-data'

/** The words the script says at moments, in the document's language; all other words stand in the document. */
export type SignInData = {
	path: SignInPath
	language: AppLanguage
	faults: Record<FaultWord, string>
	/** What is said when a call came to nothing. */
	calls: Record<'timeout' | 'unreachable' | 'unexpected' | 'failed', string>
	/** Messages of the server by their English words; English documents need none. */
	messages: Record<string, string>
	/** What is said when the letter is on its way; the address stands for `{{email}}`. */
	sent: string
	sendAgain: string
	/** Where a provider's form stands: it could not be loaded; the session is its own, not ours. */
	provider: { title: string; unreachable: string; notHere: string }
}

/** What the document this script runs in carries. */
export function readSignInData(document: Document): SignInData {
	return JSON.parse(document.getElementById(SIGN_IN_DATA)?.textContent ?? '') as SignInData
}

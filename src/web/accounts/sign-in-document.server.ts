import { loadLanguage } from '../i18n/show-language'
import { getLandingTexts } from '../site/content.server'
import { documentLanguage, type SignInDocument } from './sign-in-document'

/** Read while the documents are written out; nothing of this file reaches a browser. */
export async function loadSignInDocument(params: { language?: string | undefined }): Promise<SignInDocument> {
	const language = documentLanguage(params)
	await loadLanguage(language)
	return { language, consent: getLandingTexts(language).consent }
}

import { loadLanguage } from '../i18n/show-language'
import { getSiteWords } from './get-site-words.server'
import { documentLanguage, type SpokenDocument } from './spoken-document'

/** Read while the documents are written out; nothing of this file reaches a browser. */
export async function loadSpokenDocument(params: { language?: string | undefined }): Promise<SpokenDocument> {
	const language = documentLanguage(params)
	await loadLanguage(language)
	return { language, words: getSiteWords(language) }
}

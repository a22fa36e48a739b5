import { loadLanguage } from '../i18n/show-language'
import { getLandingTexts } from './articles/content.server'
import { documentLanguage, type SpokenDocument } from './spoken-document'

/** Read while the documents are written out; nothing of this file reaches a browser. */
export async function loadSpokenDocument(params: { language?: string | undefined }): Promise<SpokenDocument> {
	const language = documentLanguage(params)
	await loadLanguage(language)
	const { direction, nav, footer, consent } = getLandingTexts(language)
	return { language, words: { language, direction, nav, footer, consent } }
}

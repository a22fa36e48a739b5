import { useLoaderData } from 'react-router'
import { type AppLanguage, findAppLanguage } from '../../core/locale/app-languages'
import type { SiteWords } from './site-words'

/** What a document that stands in every language is written out from. */
export type SpokenDocument = { language: AppLanguage; words: SiteWords }

/** The language of a document by its route (`login/:language?`); English names none. */
export function documentLanguage({ language }: { language?: string | undefined }): AppLanguage {
	return findAppLanguage(language) ?? 'en'
}

/** For what such a document is made of. */
export function useSpokenDocument(): SpokenDocument {
	return useLoaderData() as SpokenDocument
}

import { useLoaderData } from 'react-router'
import { type AppLanguage, findAppLanguage } from '../../core/locale/app-languages'
import type { SiteWords } from '../site/site-words'

/** What a document of sign-in is written out from. */
export type SignInDocument = { language: AppLanguage } & Pick<SiteWords, 'consent'>

/** The language of a document by its route (`login/:language?`); English names none. */
export function documentLanguage({ language }: { language?: string | undefined }): AppLanguage {
	return findAppLanguage(language) ?? 'en'
}

/** For what such a document is made of. */
export function useSignInDocument(): SignInDocument {
	return useLoaderData() as SignInDocument
}

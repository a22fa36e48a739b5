import { z } from 'zod'
import type { Direction } from './direction'
import { LANGUAGES } from './languages'

/**
 * The languages the app itself and its e-mails are written in, by BCP-47 tag. A page can be written in many more
 * (`LANGUAGES`).
 */
export const APP_LANGUAGES = ['en', 'fr', 'ar', 'es'] as const

export type AppLanguage = (typeof APP_LANGUAGES)[number]

export const DEFAULT_APP_LANGUAGE: AppLanguage = 'en'

/** The language of this tag exactly; undefined for every other. */
export function findAppLanguage(tag: string | null | undefined): AppLanguage | undefined {
	return APP_LANGUAGES.find((language) => language === tag)
}

export const appLanguageSchema = z.enum(APP_LANGUAGES)

/** The way a language of the app is written, from the table of languages. */
export function directionOfAppLanguage(language: AppLanguage): Direction {
	return LANGUAGES.find(({ tag }) => tag === language)?.direction ?? 'ltr'
}

/**
 * The language of the app that suits a reader best, or undefined when none of the wishes is one of them.
 * @param wishes a list of BCP-47 tags with optional weights, as browsers send it (`fr-CH, fr;q=0.9, en;q=0.8`, RFC
 * 9110 §12.5.4)
 */
export function matchAppLanguage(wishes: string): AppLanguage | undefined {
	const tags = wishes
		.split(',', 20)
		.map((wish) => {
			const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase())
			const weight = Number(parameters.find((part) => part.startsWith('q='))?.slice(2) ?? 1)
			return { primary: tag.split('-')[0] ?? '', weight: Number.isFinite(weight) ? weight : 0 }
		})
		.filter(({ weight }) => weight > 0)
		.sort((a, b) => b.weight - a.weight)
	return tags.map(({ primary }) => APP_LANGUAGES.find((language) => language === primary)).find(Boolean)
}

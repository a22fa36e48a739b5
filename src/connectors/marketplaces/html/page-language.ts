import type { Markup } from './markup'
import { select } from './select'

/**
 * The language of the page's own words: `<html lang>` ("en-us"), else what its scripts were told. Undefined when it
 * does not say.
 */
export function readLanguage(markup: Markup): string | undefined {
	const stated = select(markup, 'html')?.attribute('lang') ?? select(markup, 'meta[property=og:locale]')?.attribute('content')
	return languageTag(stated) ?? languageTag(SCRIPTED.exec(markup.source)?.[1])
}

/** Pages before 2020 often name it only to their navigation script. */
const SCRIPTED = /\blanguage["']?\s?:\s?["']([a-z]{2}_[A-Z]{2})["']/

/** `en-us`, `pt_BR` → `en-US`, `pt-BR`; undefined for anything that is no tag. */
export function languageTag(text: string | undefined): string | undefined {
	const parts = /^([a-z]{2,3})(?:[-_]([a-z]{2}))?$/i.exec(text?.trim() ?? '')
	if (!parts?.[1]) return undefined
	return parts[2] ? `${parts[1].toLowerCase()}-${parts[2].toUpperCase()}` : parts[1].toLowerCase()
}

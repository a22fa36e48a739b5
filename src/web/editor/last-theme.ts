import { type ThemeName, themeSchema } from '../../core/page/page'
import { type DraftStore, readDraft, writeDraft } from '../browser/storage'

const KEY = 'last_theme'

/** The theme chosen last in this browser, for whatever page; undefined before the first. */
export function readLastTheme(store: DraftStore): ThemeName | undefined {
	return readDraft(store, KEY, themeSchema)
}

/** Keeps the theme for the next page, where it is offered first. */
export function rememberLastTheme(store: DraftStore, theme: ThemeName): void {
	writeDraft(store, KEY, theme)
}

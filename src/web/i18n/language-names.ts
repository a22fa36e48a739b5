import type { AppLanguage } from '../../core/locale/app-languages'

/** Each in its own words: whoever cannot read the screen finds theirs. */
export const LANGUAGE_NAMES: Record<AppLanguage, string> = { en: 'English', fr: 'Français', ar: 'العربية', es: 'Español' }

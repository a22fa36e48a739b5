import type { AppLanguage } from '../../core/locale/app-languages'
import ar from './words/ar.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }

/** Words of ours in files a seller takes away, in the language of their app; the page's own are in its language. */
export type ExportWords = typeof en

const WORDS: Readonly<Record<AppLanguage, ExportWords>> = { en, fr, ar, es }

export const exportWords = (language: AppLanguage): ExportWords => WORDS[language]

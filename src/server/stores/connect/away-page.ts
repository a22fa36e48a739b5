import { type AppLanguage, directionOfAppLanguage } from '../../../core/locale/app-languages'
import { escapeHtml } from '../../../core/text/escape-html'
import { fillHoles } from '../../../core/text/fill-holes'
import ar from './words/ar.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }

const LOOKS = 'font:1.0625rem/1.55 system-ui,sans-serif;max-width:34rem;margin:20vh auto;padding:0 1.5rem'

const WORDS: Readonly<Record<AppLanguage, typeof en>> = { en, fr, ar, es }

/** The page that leads a browser on to `url`, which `name` stands behind; it works without a script. */
export function awayPage(language: AppLanguage, url: string, name: string): string {
	const address = escapeHtml(url)
	const { taking, go_on } = WORDS[language]
	const words = escapeHtml(fillHoles(taking, { store: name }))
	return [
		`<!doctype html><html lang="${language}" dir="${directionOfAppLanguage(language)}"><head><meta charset="utf-8">`,
		'<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">',
		`<meta http-equiv="refresh" content="0;url=${address}"><title>${words}</title></head>`,
		`<body style="${LOOKS}"><p>${words}</p><p><a href="${address}">${go_on}</a></p></body></html>`,
	].join('')
}

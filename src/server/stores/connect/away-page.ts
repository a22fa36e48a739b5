import { type AppLanguage, directionOfAppLanguage } from '../../../core/locale/app-languages'
import { escapeHtml } from '../../../core/text/escape-html'

const LOOKS = 'font:1.0625rem/1.55 system-ui,sans-serif;max-width:34rem;margin:20vh auto;padding:0 1.5rem'

type Words = { taking: (name: string) => string; go: string }

const WORDS: Readonly<Record<AppLanguage, Words>> = {
	en: { taking: (name) => `Taking you to ${name} …`, go: 'Go on' },
	fr: { taking: (name) => `Nous vous emmenons chez ${name}…`, go: 'Continuer' },
	ar: { taking: (name) => `جارٍ نقلك إلى ${name}…`, go: 'متابعة' },
	es: { taking: (name) => `Te llevamos a ${name}…`, go: 'Continuar' },
}

/** The page that leads a browser on to `url`, which `name` stands behind; it works without a script. */
export function awayPage(language: AppLanguage, url: string, name: string): string {
	const address = escapeHtml(url)
	const { taking, go } = WORDS[language]
	const words = escapeHtml(taking(name))
	return `<!doctype html><html lang="${language}" dir="${directionOfAppLanguage(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="0;url=${address}"><title>${words}</title></head><body style="${LOOKS}"><p>${words}</p><p><a href="${address}">${go}</a></p></body></html>`
}

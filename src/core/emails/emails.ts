import { type AppLanguage, directionOfAppLanguage } from '../locale/app-languages'
import { escapeHtml } from '../text/escape-html'
import type { AllEmailWords } from './email-words'
import ar from './words/ar.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }

/**
 * An e-mail to one person, as text and as the same HTML. The texts may have any characters; `to` and
 * `subject` are one line each.
 */
export type Email = { to: string; subject: string; text: string; html: string }

const WORDS: Readonly<Record<AppLanguage, AllEmailWords>> = { en, fr, ar, es }

/** The e-mails there are. */
export const EMAIL_KINDS = ['reset', 'confirm', 'taken', 'passwordChanged', 'deleted'] as const
export type EmailKind = (typeof EMAIL_KINDS)[number]

/**
 * An e-mail of a kind in the receiver's language. `link` is where its button leads, left out where the e-mail has
 * none.
 */
export function writeEmail(kind: EmailKind, to: { email: string; language: AppLanguage }, link?: string): Email {
	const words = WORDS[to.language]
	const { subject, lines, link: label, after = [] } = words[kind]
	const linked = label !== undefined && link !== undefined ? { label, link } : undefined
	const text = [
		words.greeting,
		...lines,
		...(linked ? [`${linked.label}${to.language === 'fr' ? '\u00a0' : ''}:\n${linked.link}`] : []),
		...after,
		'Vitrine',
	]
	return { to: to.email, subject, text: text.join('\n\n'), html: htmlOf(to.language, [words.greeting, ...lines], linked, after, subject) }
}

type Linked = { label: string; link: string } | undefined

/** Mail programs know few styles: everything stands in the elements themselves. */
function htmlOf(language: AppLanguage, before: readonly string[], linked: Linked, after: readonly string[], subject: string): string {
	const direction = directionOfAppLanguage(language)
	const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
	// The address itself is shown as well: whoever mistrusts buttons can read where it leads.
	const button =
		linked &&
		`<p style="margin:0 0 16px">\
<a href="${escapeHtml(linked.link)}" style="display:inline-block;padding:12px 20px;\
border-radius:8px;background:#1d4ed8;color:#ffffff;text-decoration:none;\
font-weight:bold">${escapeHtml(linked.label)}</a></p>
<p dir="ltr" style="margin:0 0 16px;font-size:13px;color:#475569;word-break:break-all;\
text-align:${direction === 'rtl' ? 'right' : 'left'}">${escapeHtml(linked.link)}</p>`
	return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body dir="${direction}" style="margin:0;padding:24px;background:#ffffff;color:#0f172a;\
font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.6">
<div style="max-width:560px;margin:0 auto">
${[...before.map(paragraph), ...(button ? [button] : []), ...after.map(paragraph)].join('\n')}
<p style="margin:24px 0 0;color:#475569">Vitrine</p>
</div>
</body>
</html>
`
}

import { expect, it } from 'vitest'
import { APP_LANGUAGES } from '../locale/app-languages'
import { isWrittenIn } from '../locale/recognize-language'
import { EMAIL_KINDS, writeEmail } from './emails'

const LINK = 'https://pages.example.com/reset-password#token=a"b<c'

it.each(APP_LANGUAGES)('[A-4] [A-6] every e-mail is written in %s, as text and as HTML that says the same', (language) => {
	for (const kind of EMAIL_KINDS) {
		const { to, subject, text, html } = writeEmail(kind, { email: 'a@example.com', language }, LINK)
		const english = writeEmail(kind, { email: 'a@example.com', language: 'en' }, LINK)
		expect(to).toBe('a@example.com')
		if (language !== 'en') {
			expect(subject).not.toBe(english.subject)
			for (const line of english.text.split('\n\n').slice(0, -1)) expect(text).not.toContain(`${line}\n`)
		}
		const shown = html
			.replace(/<head>.*<\/head>/s, '')
			.replace(/<[^>]+>/g, '')
			.replaceAll('&quot;', '"')
			.replaceAll('&lt;', '<')
		for (const line of text.split('\n\n')) for (const part of line.split(/\s?:\n/)) expect(shown).toContain(part)
		expect(text.includes(LINK)).toBe(kind !== 'deleted')
		expect(html).not.toContain(LINK)
	}
})

it('[A-4] Arabic e-mails run from right to left, the others from left to right', () => {
	for (const language of APP_LANGUAGES) {
		const { html } = writeEmail('reset', { email: 'a@example.com', language }, LINK)
		expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
	}
})

it('[A-4] the words of each language are of that language', () => {
	const names = { en: 'english', fr: 'french', ar: 'arabic', es: 'spanish' }
	for (const language of APP_LANGUAGES) {
		const all = EMAIL_KINDS.map((kind) => writeEmail(kind, { email: 'a@example.com', language }, '').text).join('\n')
		expect([language, isWrittenIn(all, names[language])]).toEqual([language, true])
	}
})

import { afterEach, expect, test, vi } from 'vitest'
import { APP_LANGUAGES } from '../../../core/locale/app-languages'
import french from '../../../core/messages/words/request/fr.json'
import type { SignInPath } from '../../../core/site/sign-in-documents'
import { loadLanguage } from '../../i18n/show-language'
import { sendSignIn } from './send-sign-in'
import { EMAIL_PLACE } from './sign-in-data'
import { signInData } from './sign-in-words'

type Answer = { status?: number; json?: unknown; text?: string; lost?: Error }
type Seen = { path: string; token: string | null; language: string | null; body: unknown }

/** The network: gives one answer and keeps what was asked. */
function network({ status = 200, json = {}, text, lost }: Answer): Seen[] {
	const seen: Seen[] = []
	vi.stubGlobal('document', { cookie: 'csrftoken=abc' })
	vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
		if (lost) throw lost
		const headers = new Headers(init.headers)
		seen.push({
			path,
			token: headers.get('x-csrftoken'),
			language: headers.get('x-app-language'),
			body: JSON.parse(String(init.body)) as unknown,
		})
		return new Response(text ?? JSON.stringify(json), { status })
	})
	return seen
}
afterEach(() => vi.unstubAllGlobals())

const values = { name: ' Lina ', email: ' lina@example.test ', password: ' a long one ' }

test.each<[SignInPath, string, object]>([
	['/login', 'sign-in/email', { email: 'lina@example.test', password: ' a long one ' }],
	['/signup', 'sign-up/email', { name: 'Lina', email: 'lina@example.test', password: ' a long one ' }],
	['/forgot-password', 'request-password-reset', { email: 'lina@example.test' }],
	['/reset-password', 'reset-password', { token: 't1', newPassword: ' a long one ' }],
])('[A-4] [N-1] %s asks %s, with the CSRF token and the language of its document', async (path, act, body) => {
	await loadLanguage('fr')
	const seen = network({})
	expect(await sendSignIn(signInData(path, 'fr'), values, 't1')).toBeUndefined()
	expect(seen).toEqual([{ path: `/api/auth/${act}`, token: 'abc', language: 'fr', body }])
})

test('[N-1] a token of another session is followed by another try, once', async () => {
	const seen = network({ status: 403, json: { code: 'csrf', error: 'Not from here.' } })
	await sendSignIn(signInData('/login', 'en'), values, '')
	expect(seen).toHaveLength(2)
})

test.each<[string, Answer, string, string]>([
	['what the provider says', { status: 400, json: { code: 'NEW', message: 'As it says it.' } }, 'form', 'As it says it.'],
	[
		'a known refusal',
		{ status: 401, json: { code: 'INVALID_EMAIL_OR_PASSWORD' } },
		'password',
		'E-mail and password do not match. Check both and try again.',
	],
	['too many tries', { status: 429, json: {} }, 'form', 'Too many tries in a short time. Wait a minute, then try again.'],
	['words of the server', { status: 403, json: { code: 'csrf', error: 'Not from here.' } }, 'form', 'Not from here.'],
	['a refusal without words', { status: 500, json: {} }, 'form', 'The server could not do this. Try again in a moment.'],
	['no JSON', { status: 502, text: '<h1>Bad gateway</h1>' }, 'form', 'The server answered something unexpected. Try again in a moment.'],
	['no network', { lost: new TypeError('Failed to fetch') }, 'form', 'Vitrine could not be reached. Check your connection and try again.'],
	[
		'no answer in time',
		{ lost: new DOMException('', 'TimeoutError') },
		'form',
		'This took longer than it should. Nothing was lost; try again.',
	],
])('[A-4] [D-8] %s is told in words', async (_, answer, field, text) => {
	network(answer)
	expect(await sendSignIn(signInData('/login', 'en'), values, '')).toEqual({ field, text })
})

test('[W-1] what the server says is said in the language of the document', async () => {
	await loadLanguage('fr')
	const error = 'Something went wrong on our side. Try again; nothing was lost.'
	network({ status: 500, json: { code: 'internal', error, said: { key: 'request.internal' } } })
	expect(await sendSignIn(signInData('/login', 'fr'), values, '')).toEqual({ field: 'form', text: french.internal })
})

test('[W-1] the words of the script are there in every language, and none stands empty or unfilled but for the address', async () => {
	const english = signInData('/login', 'en')
	for (const language of APP_LANGUAGES) {
		await loadLanguage(language)
		const data = signInData('/login', language)
		expect(Object.values(data.messages).flatMap(Object.keys)).toHaveLength(language === 'en' ? 0 : 3)
		const { sent } = data
		expect(sent).toContain(EMAIL_PLACE)
		// Places in braces are the server's to fill in.
		expect(JSON.stringify(data)).not.toMatch(/\{\{|""/)
		if (language !== 'en') expect(Object.values(data.errors).filter((word) => Object.values(english.errors).includes(word))).toEqual([])
	}
})

test('a bug is not told as if it were expected', async () => {
	network({ lost: new RangeError('x') })
	await expect(sendSignIn(signInData('/login', 'en'), values, '')).rejects.toThrow(RangeError)
})

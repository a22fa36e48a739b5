import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, temporaryFolder } from '../../test/support/test-app'
import { errorResponseSchema, meSchema } from '../core/contracts/account'

const INLINE = 'window.ready = true'
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: TestApp
let secure: TestApp

beforeAll(async () => {
	folder = await temporaryFolder()
	const web = join(folder.path, 'web')
	await mkdir(web, { recursive: true })
	await mkdir(join(web, 'assets'))
	await writeFile(join(web, 'index.html'), `<title>Landing</title><script>${INLINE}</script><script src="/assets/app.js"></script>`)
	for (const [language, folder] of Object.entries({ en: 'login', fr: 'login/fr', ar: 'login/ar', es: 'login/es' })) {
		await mkdir(join(web, folder), { recursive: true })
		const data = `<script type="application/json">{"language":"${language}"}</script>`
		await writeFile(join(web, folder, 'index.html'), `<html lang="${language}"><title>Login</title>${data}</html>`)
	}
	await writeFile(join(web, '__spa-fallback.html'), `<title>App</title><script type="module">${INLINE}</script>`)
	await writeFile(join(web, 'assets', 'app.js'), 'export {}')
	await writeFile(join(web, 'assets', 'app.js.br'), brotliCompressSync('export {}'))
	await writeFile(join(folder.path, 'secret.txt'), 'secret')
	server = await startTestApp({ DATA_DIR: join(folder.path, 'one'), WEB_DIR: web, OWNER_EMAILS: 'owner@example.com' })
	secure = await startTestApp({
		DATA_DIR: join(folder.path, 'two'),
		WEB_DIR: web,
		PUBLIC_URL: 'https://pages.example.com',
		RATE_LIMIT_PER_MINUTE: '20',
		RATE_LIMIT_SIGN_IN_PER_MINUTE: '3',
		TRUST_PROXY: 'true',
	})
})
afterAll(async () => {
	await server.close()
	await secure.close()
	await folder.remove()
})

describe('the web app', () => {
	it('[L-9] prerendered documents are served as they are, other addresses as the fallback with 404', async () => {
		const visitor = server.visitor()
		expect((await visitor.get('/')).body).toContain('Landing')
		expect((await visitor.get('/login?next=/x')).body).toContain('Login')
		const unknown = await visitor.get('/no/such/page')
		expect([unknown.statusCode, unknown.body.includes('App')]).toEqual([404, true])
	})

	it.each([
		'/dashboard',
		'/product-result?shopify=1',
		'/push-success',
		'/connect-woocommerce-store',
		'/pages',
		'/settings?error=x',
		'/owner/costs',
	])('[A-2] %s leads to sign-in when signed out, and back afterwards', async (path) => {
		const response = await server.visitor().get(path)
		expect([response.statusCode, response.headers.location]).toEqual([302, `/login?next=${encodeURIComponent(path)}`])
		const user = await server.user()
		expect((await user.get(path)).body).toContain('App')
	})

	it('[N-4] documents may run their own scripts and exactly the inline ones they were built with', async () => {
		const policy = String((await server.visitor().get('/')).headers['content-security-policy'])
		const hash = createHash('sha256').update(INLINE).digest('base64')
		expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
		for (const part of [
			"default-src 'none'",
			"object-src 'none'",
			"base-uri 'none'",
			"frame-ancestors 'none'",
			"require-trusted-types-for 'script'",
		])
			expect(policy).toContain(part)
		expect(policy).not.toMatch(/script-src[^;]*unsafe/)
	})

	it('what a browser takes compressed is sent compressed, documents and files alike', async () => {
		const visitor = server.visitor()
		for (const [path, words] of [
			['/', 'Landing'],
			['/assets/app.js', 'export {}'],
		] as const) {
			const response = await visitor.get(path, { 'accept-encoding': 'gzip, br' })
			expect([path, response.headers['content-encoding'], response.headers.vary]).toEqual([
				path,
				'br',
				expect.stringMatching(/accept-encoding/i),
			])
			expect(brotliDecompressSync(response.rawPayload).toString()).toContain(words)
			expect((await visitor.get(path, { 'accept-encoding': 'br;q=0' })).headers['content-encoding']).toBeUndefined()
		}
		expect((await visitor.get('/assets/app.js.br')).statusCode).toBe(404)
	})

	it('what is named by its content is kept for ever, documents are asked for again', async () => {
		const visitor = server.visitor()
		expect((await visitor.get('/assets/app.js')).headers['cache-control']).toContain('immutable')
		const document = await visitor.get('/')
		expect(document.headers['cache-control']).toBe('no-cache')
		expect((await visitor.get('/', { 'if-none-match': String(document.headers.etag) })).statusCode).toBe(304)
	})

	it.each([
		'/../secret.txt',
		'/%2e%2e/secret.txt',
		'/assets/..%2f..%2fsecret.txt',
		'/assets/../../secret.txt',
		'//etc/passwd',
		'/files/../../secret',
		'/files/..%2fsecret',
	])('[N-5] %s reaches no file outside', async (path) => {
		const response = await server.visitor().get(path)
		expect(response.statusCode).toBeGreaterThanOrEqual(400)
		expect(response.body).not.toContain('secret')
	})
})

describe('the language of the sign-in documents', () => {
	const languageOf = (body: string) => /lang="(\w+)"/.exec(body)?.[1]

	it.each([
		['/login', {}, 'en'],
		['/login', { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.5' }, 'fr'],
		['/login', { 'accept-language': 'de' }, 'en'],
		['/login', { 'accept-language': 'fr', cookie: 'vitrine_language=ar' }, 'ar'],
		['/login', { 'accept-language': 'fr', cookie: 'vitrine_language=xx' }, 'fr'],
		['/login?next=/pages&language=es', { 'accept-language': 'fr', cookie: 'vitrine_language=ar' }, 'es'],
		['/login?language=de', { cookie: 'vitrine_language=ar' }, 'ar'],
		['/login/?language=en', { 'accept-language': 'fr' }, 'en'],
	])('[W-1] %s with %j is answered in %s', async (path, headers, language) => {
		const response = await server.visitor().get(path, headers)
		expect([response.statusCode, languageOf(response.body)]).toEqual([200, language])
	})

	it('[W-1] a language that is asked for is remembered, others are not', async () => {
		const visitor = server.visitor()
		expect((await visitor.get('/login', { 'accept-language': 'fr' })).headers['set-cookie']).toBeUndefined()
		const asked = await visitor.get('/login?language=ar')
		expect(asked.headers['set-cookie']).toBe('vitrine_language=ar; Max-Age=31536000; Path=/; SameSite=Lax')
		const overHttps = await secure.visitor().get('/login?language=ar')
		expect(overHttps.headers['set-cookie']).toBe('vitrine_language=ar; Max-Age=31536000; Path=/; Secure; SameSite=Lax')
	})

	it('[W-1] caches are told what the answer rests on, also when it has not changed', async () => {
		const visitor = server.visitor()
		const first = await visitor.get('/login', { 'accept-language': 'fr' })
		expect(String(first.headers.vary).toLowerCase().split(', ')).toEqual(['accept-language', 'cookie', 'accept-encoding'])
		const again = await visitor.get('/login', { 'accept-language': 'fr', 'if-none-match': String(first.headers.etag) })
		expect([again.statusCode, again.headers.vary]).toEqual([304, 'Accept-Language, Cookie, accept-encoding'])
		const other = await visitor.get('/login', { 'accept-language': 'ar', 'if-none-match': String(first.headers.etag) })
		expect([other.statusCode, languageOf(other.body)]).toEqual([200, 'ar'])
		expect((await visitor.get('/')).headers.vary).toBe('accept-encoding')
	})

	it('[N-4] each has a policy of its own, with the hash of what stands in it', async () => {
		const policies = await Promise.all(
			['en', 'fr', 'ar', 'es'].map(async (language) => {
				const { headers } = await server.visitor().get(`/login?language=${language}`)
				const hash = createHash('sha256').update(`{"language":"${language}"}`).digest('base64')
				expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
				return headers['content-security-policy']
			}),
		)
		expect(new Set(policies).size).toBe(4)
	})

	it('[W-1] a language’s folder of documents is no address; a form sent without a script returns to its document', async () => {
		expect((await server.visitor().get('/login/fr')).statusCode).toBe(404)
		const sent = await server.visitor().post('/login?next=/pages', { email: 'a@example.com' })
		expect([sent.statusCode, sent.headers.location]).toEqual([303, '/login?next=/pages'])
	})
})

describe('headers', () => {
	it('[N-4] every answer is hardened; https brings HSTS and secure cookies', async () => {
		for (const path of ['/', '/api/me', '/healthz', '/no/such']) {
			const { headers } = await server.visitor().get(path)
			expect(headers).toMatchObject({
				'x-content-type-options': 'nosniff',
				'cross-origin-opener-policy': 'same-origin',
				'referrer-policy': 'strict-origin-when-cross-origin',
			})
			expect(headers['content-security-policy']).toContain("default-src 'none'")
			expect(headers['strict-transport-security']).toBeUndefined()
		}
		const response = await secure.visitor().get('/api/csrf/')
		expect(response.headers['strict-transport-security']).toContain('max-age=')
		expect(response.headers['set-cookie']).toMatch(/csrftoken=.*; Path=\/; Secure; SameSite=Lax/)
	})
})

describe('errors', () => {
	it('[N-1] are JSON of one shape, whatever went wrong, and tell nothing of our insides', async () => {
		const user = await server.user()
		const responses = [
			[404, await user.get('/api/no/such')],
			[404, await user.post('/api/pages/x')],
			[401, await server.visitor().get('/api/pages')],
			[400, await user.post('/api/usage', { clerk_user_id: 7 })],
			[415, await user.post('/api/usage', 'x', { 'content-type': 'application/xml' })],
			[400, await user.post('/api/generate', {})],
			[413, await user.post('/api/usage', { clerk_username: 'x'.repeat(300_000) })],
		] as const
		for (const [status, response] of responses) {
			expect(response.headers['content-type']).toContain('application/json')
			const body = errorResponseSchema.parse(response.json())
			expect(body.error).not.toMatch(/Error:|\bat \/|FST_/)
			expect(response.statusCode).toBe(status)
			expect(body.request_id).toBeTruthy()
		}
	})
})

describe('CSRF', () => {
	it('[N-1] a changing call needs the cookie’s value in the header', async () => {
		const user = await server.user()
		const post = async (headers: Record<string, string>) =>
			(await server.app.inject({ method: 'POST', url: '/api/usage', payload: {}, headers: { cookie: cookieOf(user.cookies), ...headers } }))
				.statusCode
		await user.get('/api/csrf/')
		const token = user.cookies.get('csrftoken') ?? ''
		expect(await post({})).toBe(403)
		expect(await post({ 'x-csrftoken': 'x' })).toBe(403)
		expect(await post({ 'x-csrftoken': token })).toBe(200)
	})

	it('[N-4] a token planted by a neighbour is refused: made up, or given to somebody else', async () => {
		const [victim, attacker] = [await server.user(), await server.user()]
		await attacker.get('/api/csrf/')
		for (const planted of ['made.up', 'a', attacker.cookies.get('csrftoken') ?? '']) {
			victim.cookies.set('csrftoken', planted)
			const response = await server.app.inject({
				method: 'POST',
				url: '/api/usage',
				payload: {},
				headers: { cookie: cookieOf(victim.cookies), 'x-csrftoken': planted },
			})
			expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([403, 'csrf'])
			expect(response.headers['set-cookie']).toContain('csrftoken=')
		}
	})

	it('the token follows the user: after signing in, the first call brings a good one', async () => {
		const visitor = server.visitor()
		await visitor.get('/api/csrf/')
		const before = visitor.cookies.get('csrftoken')
		await visitor.signUp(`later-${crypto.randomUUID()}@example.com`)
		await visitor.get('/api/me')
		const token = visitor.cookies.get('csrftoken') ?? ''
		expect(token).not.toBe(before)
		const response = await server.app.inject({
			method: 'POST',
			url: '/api/usage',
			payload: {},
			headers: { cookie: cookieOf(visitor.cookies), 'x-csrftoken': token },
		})
		expect(response.statusCode).toBe(200)
	})
})

describe('accounts', () => {
	it('[A-4] GET /api/me says who is signed in and what is left; the owner is the owner', async () => {
		const user = await server.user()
		const me = meSchema.parse((await user.get('/api/me')).json())
		expect(me).toMatchObject({
			user: { id: user.id, email: user.email },
			plan: 'Free',
			limit: 5,
			is_owner: false,
			identity: 'embedded',
			model_writer: false,
			image_editing: false,
			price_decimals: false,
			sources: ['amazon'],
		})
		const owner = server.visitor()
		await owner.signUp('Owner@example.com')
		expect((await owner.get('/api/me')).json()).toMatchObject({ is_owner: true })
	})

	it('[A-4] signing in from another site is refused', async () => {
		const response = await server.app.inject({
			method: 'POST',
			url: '/api/auth/sign-in/email',
			payload: { email: 'owner@example.com', password: 'correct horse battery' },
			headers: { origin: 'https://evil.example' },
		})
		expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([403, 'csrf'])
	})

	it('[N-6] [A-4] guessing passwords is stopped, per address, and made-up addresses do not help', async () => {
		const statuses: number[] = []
		for (let guess = 0; guess < 6; guess += 1) {
			const response = await secure.app.inject({
				method: 'POST',
				url: '/api/auth/sign-in/email',
				payload: { email: 'somebody@example.com', password: `guess number ${guess}` },
				headers: {
					origin: 'https://pages.example.com',
					'x-client-address': `10.0.0.${guess}`,
					'x-forwarded-for': `6.6.6.${guess}, 203.0.113.9`,
				},
			})
			statuses.push(response.statusCode)
		}
		expect(statuses).toEqual([401, 401, 401, 429, 429, 429])
	})
})

describe('limits and health', () => {
	it('[N-6] too many requests of one address are 429 with Retry-After, as JSON; health is never limited', async () => {
		const address = { 'x-forwarded-for': '203.0.113.77' }
		const responses = []
		for (let time = 0; time < 22; time += 1) responses.push(await secure.visitor().get('/api/csrf/', address))
		const last = responses.at(-1)
		expect(responses.filter((response) => response.statusCode === 200)).toHaveLength(20)
		expect(last?.statusCode).toBe(429)
		expect(last?.headers['retry-after']).toBeTruthy()
		expect(errorResponseSchema.parse(last?.json()).code).toBe('rate_limited')
		expect((await secure.visitor().get('/healthz', address)).statusCode).toBe(200)
	})

	it('[N-8] /healthz and /readyz tell how it is', async () => {
		expect((await server.visitor().get('/healthz')).json()).toEqual({ status: 'ok' })
		expect((await server.visitor().get('/readyz')).json()).toEqual({ status: 'ready' })
	})
})

function cookieOf(cookies: Map<string, string>): string {
	return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

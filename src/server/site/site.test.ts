import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, temporaryFolder, type Visitor } from '../../../test/support/test-app'
import { parseConfig } from '../../config/config'
import { siteStatsSchema } from '../../core/contracts/site'
import { SITE_PAGES } from '../../core/site/site-pages'
import { generations } from '../db/schema/schema'
import { RETENTION } from '../deps/retention'
import { readWebFiles } from '../http/web-files'
import { activeProcessors } from './active-processors'
import { FEWEST_PAGES, measureSite } from './measure-site'
import { openSite } from './open-site'

const OPERATOR = {
	OPERATOR_NAME: 'Pane & Sons Ltd',
	OPERATOR_ADDRESS: '1 Glass Street, Leeds',
	OPERATOR_EMAIL: 'help@example.com',
}
const LANDING =
	'<html><head><title>Vitrine: it &amp; you</title><meta name="description" content="What it does"/></head>' +
	'{{if stats}}<dl>{{stats.pages}} pages, {{stats.medianSeconds}} s</dl>{{end}}' +
	[
		'<p>{{unless reviews.shown}}Be the first{{end}}</p>',
		'<ul>{{each reviews}}<li>{{review.rating}}|{{review.text}}|{{review.name}}|{{review.day}}</li>{{next}}</ul>',
	].join('') +
	'<footer>{{footer.who}}</footer></html>'
const PRIVACY =
	[
		'<html><head><title>Privacy</title></head>',
		'<p>{{operator.name}}, {{operator.email}}</p>',
		'<p>{{retention.trashDays}} days, {{retention.sessionDays}} days</p>',
	].join('') +
	[
		'<ul><li>{{if processor.meta}}Meta{{end}}</li>',
		'<li>{{if processor.scraping-api}}Read at {{processor.scraping-api.host}}{{end}}</li>',
		'<li>{{if processor.none}}Nobody{{end}}</li></ul>',
	].join('') +
	'<p>{{unless pixel}}No pixel{{end}}</p><p>{{if trial}}Tried within {{retention.trialMinutes}} minutes{{end}}</p></html>'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let plain: TestApp
let full: TestApp
beforeAll(async () => {
	folder = await temporaryFolder()
	const web = join(folder.path, 'web')
	const files = {
		'index.html': LANDING,
		'fr/index.html': LANDING,
		'privacy/index.html': PRIVACY,
		'login/index.html': '<html><head><title>Login</title></head><script>go()</script></html>',
		'pricing/index.html': '<html><head></head>To read</html>',
		'pricing/fr/index.html': '<html><head></head>À lire</html>',
		'404/index.html': '<html><head></head>Oops! Page not found</html>',
		'404/fr/index.html': '<html lang="fr"><head></head>Oups ! Page introuvable</html>',
		'blog/404/index.html': '<html><head></head>Article not found</html>',
		'__spa-fallback.html': '<html><head></head>App</html>',
	}
	for (const [name, html] of Object.entries(files)) {
		await mkdir(join(web, name, '..'), { recursive: true })
		await writeFile(join(web, name), html)
	}
	plain = await startTestApp({ DATA_DIR: join(folder.path, 'plain'), WEB_DIR: web, NODE_ENV: 'production' })
	full = await startTestApp({
		DATA_DIR: join(folder.path, 'full'),
		WEB_DIR: web,
		PUBLIC_URL: 'https://pages.example.com/',
		PIXEL_ID: '123456789012345',
		OWNER_EMAILS: 'owner@example.com',
		SCRAPING_API_URL: 'https://scrape.example.com/?key=secret&url={url}',
		...OPERATOR,
	})
})
afterAll(async () => {
	await plain.close()
	await full.close()
	await folder.remove()
})
const read = async (server: TestApp, path: string) => (await server.visitor().get(path)).body

describe('what only the running server knows', () => {
	it('[L-7] the operator, the retention times of the code and the companies that are configured stand in the legal pages', async () => {
		const told = await read(full, '/privacy')
		expect(told).toContain('<p>Pane &amp; Sons Ltd, help@example.com</p><p>30 days, 30 days</p>')
		expect(told).toContain('<ul><li>Meta</li><li>Read at scrape.example.com</li></ul><p>Tried within 10 minutes</p></html>')
		expect(told).not.toContain('secret')
		const unknown = await read(plain, '/privacy')
		expect(unknown).toContain('the operator of this website')
		expect(unknown).toContain('<ul><li>Nobody</li></ul><p>No pixel</p><p>Tried within 10 minutes</p>')
		expect(await read(full, '/')).toContain('<footer>Pane &amp; Sons Ltd, 1 Glass Street, Leeds</footer>')
	})

	it('[L-7] every kind of outside company that can be configured is named', () => {
		const ids = (environment: Record<string, string>) => activeProcessors(parseConfig(environment)).map(({ id }) => id)
		expect(ids({})).toEqual(['woocommerce', 'none'])
		const all = {
			STRIPE_SECRET_KEY: 'sk_x',
			STRIPE_WEBHOOK_SECRET: 'whsec_x',
			STRIPE_PRICE_PRO: 'price_x',
			SMTP_URL: 'smtp://mail.example.com',
			MAIL_FROM: 'v@example.com',
			MODEL: 'openai/a',
			OPENAI_API_KEY: 'k',
			MODEL_FALLBACK: 'anthropic/b',
			ANTHROPIC_API_KEY: 'k',
			MODEL_SMALL: 'google/c',
			GOOGLE_API_KEY: 'k',
			CHECK_MODEL: 'compatible/d',
			MODEL_BASE_URL: 'http://models.example.com/v1',
			IMAGE_MODEL: 'e',
			IMAGE_MODEL_API_KEY: 'k',
			SCRAPING_API_URL: 'https://scrape.example.com/?key=secret&url={url}',
			OUTBOUND_PROXY: 'http://user:secret@proxy.example.com',
			YOUCAN_CLIENT_ID: 'a',
			YOUCAN_CLIENT_SECRET: 'b',
			SHOPIFY_CLIENT_ID: 'a',
			SHOPIFY_CLIENT_SECRET: 'b',
			PUBLIC_URL: 'https://pages.example.com',
			PIXEL_ID: '1234567890',
			OPERATOR_HOSTING_PROVIDER: 'Racks Ltd',
			...OPERATOR,
		}
		expect(ids(all)).toEqual([
			'stripe',
			'smtp',
			'openai',
			'anthropic',
			'google',
			'model-server',
			'image-model',
			'scraping-api',
			'proxy',
			'youcan',
			'shopify',
			'meta',
			'hosting',
			'woocommerce',
		])
		expect(JSON.stringify(activeProcessors(parseConfig(all)))).not.toContain('secret')
	})

	it('[L-7] every page has its own canonical address and picture; landing pages name each other', async () => {
		const privacy = await read(full, '/privacy')
		expect(privacy).toContain('<link rel="canonical" href="https://pages.example.com/privacy"/>')
		expect(privacy).toContain('content="https://pages.example.com/og/privacy.png"')
		expect(privacy).not.toContain('hreflang')
		const french = await read(full, '/fr')
		for (const [tag, path] of [
			['en', '/'],
			['fr', '/fr'],
			['ar', '/ar'],
			['x-default', '/'],
		]) {
			expect(french).toContain(`<link rel="alternate" hreflang="${tag}" href="https://pages.example.com${path}"/>`)
		}
		// Reached with many queries, and listed once.
		expect(await read(full, '/login?next=%2Fpages')).toContain('<link rel="canonical" href="https://pages.example.com/login"/>')
		expect(await read(full, '/dashboard')).not.toContain('canonical')
	})

	it('[L-10] documents name the pixel and may load it only where one is configured', async () => {
		const policyOf = async (server: TestApp, path: string) => String((await server.visitor().get(path)).headers['content-security-policy'])
		for (const path of ['/', '/privacy', '/login', '/no/such']) {
			expect(await policyOf(plain, path)).not.toContain('facebook')
			expect(await read(plain, path)).not.toContain('vitrine-site')
			const policy = await policyOf(full, path)
			expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/connect\.facebook\.net(;|$)/)
			expect(policy).not.toMatch(/script-src[^;]*unsafe/)
			// The other's script sets addresses of its own, which our policy for markup would refuse.
			expect(policy).not.toContain('trusted-types')
			expect(await read(full, path)).toContain('&quot;pixel&quot;:&quot;123456789012345&quot;')
		}
	})
})

describe('addresses', () => {
	it('[L-8] [L-6] an unknown address is answered 404 with a page to read, an unknown article with its own', async () => {
		for (const [path, words] of [
			['/no/such', 'Oops! Page not found'],
			['/404', 'Oops! Page not found'],
			['/blog/no-such-article', 'Article not found'],
			['/blog/404', 'Article not found'],
		] as const) {
			const answer = await plain.visitor().get(path)
			expect([path, answer.statusCode]).toEqual([path, 404])
			expect(answer.body).toContain(words)
		}
	})

	it('[L-8] [W-1] an unknown address is answered in the language its reader wishes for, /404 itself too', async () => {
		for (const path of ['/no/such', '/404', '/404/fr', '/pricing/fr']) {
			const answer = await plain.visitor().get(path, { 'accept-language': 'fr-MA' })
			expect([path, answer.statusCode, answer.body.includes('Page introuvable')]).toEqual([path, 404, true])
			expect(answer.headers.vary).toContain('Accept-Language')
		}
	})

	it('[L-3] [W-1] /pricing is one document for everybody, in the language asked for, of the account, or wished for', async () => {
		const visited = await full.visitor().get('/pricing')
		expect(visited.body).toContain('To read')
		expect(visited.body).toContain('<link rel="canonical" href="https://pages.example.com/pricing"/>')
		expect(visited.headers.vary).toContain('Cookie')
		const seller = await full.user()
		expect((await seller.get('/pricing')).body).toBe(visited.body)
		await seller.change('PUT', '/api/account/language', { app_language: 'fr' })
		const french = (await seller.get('/pricing', { 'accept-language': 'en' })).body
		expect(french).toContain('À lire')
		expect(french).toContain('<link rel="canonical" href="https://pages.example.com/pricing"/>')
		expect((await seller.get('/pricing?language=en')).body).toBe(visited.body)
		expect((await full.visitor().get('/pricing', { 'accept-language': 'fr-CH' })).body).toBe(french)
		expect((await full.visitor().get('/pricing/fr')).statusCode).toBe(404)
	})

	it('[L-9] the debug page is there outside production only', async () => {
		expect((await plain.visitor().get('/test')).statusCode).toBe(404)
		const open = await full.visitor().get('/test')
		expect([open.statusCode, open.body.includes('App')]).toEqual([200, true])
	})

	it('[L-9] the site map lists every public page and no hidden one; robots are led to it; llms.txt says what pages are about', async () => {
		const map = await full.visitor().get('/sitemap.xml')
		expect(map.headers['content-type']).toContain('application/xml')
		const listed = [...map.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
		expect(listed).toEqual(SITE_PAGES.filter((page) => !page.isHidden).map(({ path }) => `https://pages.example.com${path}`))
		const robots = await read(full, '/robots.txt')
		expect(robots).toContain('Sitemap: https://pages.example.com/sitemap.xml')
		const closed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path)
		for (const { path, isHidden } of SITE_PAGES)
			if (!isHidden) expect([path, closed.some((one) => path.startsWith(one))]).toEqual([path, false])
		expect(await read(full, '/llms.txt')).toContain('- [Vitrine: it & you](https://pages.example.com/): What it does')
	})
})

describe('figures and reviews', () => {
	it('[L-1] nothing is claimed while too little is measured; then exactly what was measured, the median and not the mean', async () => {
		expect((await plain.visitor().get('/api/site-stats')).json()).toEqual({ stats: null })
		expect(await read(plain, '/')).not.toContain('<dl>')
		const { db } = plain.deps.database
		const ended = new Date()
		const made = (seconds: number) => ({
			id: crypto.randomUUID(),
			userId: 'u',
			status: 'done' as const,
			input: { language: 'english', market: 'usa', notDone: [] },
			createdAt: new Date(ended.getTime() - seconds * 1000),
			endedAt: ended,
		})
		await db.insert(generations).values(Array.from({ length: FEWEST_PAGES - 1 }, (_, place) => made(place < 10 ? 600 : 12)))
		expect(await measureSite(db)).toBeNull()
		await db.insert(generations).values(made(12))
		expect(await measureSite(db)).toEqual({ pages: FEWEST_PAGES, medianSeconds: 12, languages: 0, markets: 0 })
		// Asked again within ten minutes, the server answers what it knew: it does not count for every visitor.
		expect(siteStatsSchema.parse((await plain.visitor().get('/api/site-stats')).json())).toEqual({ stats: null })
		const files = await readWebFiles(join(folder.path, 'web'))
		const later = openSite({ config: parseConfig({}), retention: RETENTION, db, files })
		expect((await later.findDocument('/'))?.html.toString()).toContain(`<dl>${FEWEST_PAGES} pages, 12 s</dl>`)
	})

	const review = { rating: 2, text: 'Slow on my phone, but the page is honest.', name: 'Amina <shop>', consent: true }
	const ownerOf = async () => {
		const owner = full.visitor()
		await owner.signUp('owner@example.com')
		return owner
	}
	const sellerWithPages = async (pages: number): Promise<Visitor> => {
		const seller = await full.user()
		const rows = Array.from({ length: pages }, () => ({
			id: crypto.randomUUID(),
			userId: seller.id,
			status: 'done' as const,
			input: { language: 'english', market: 'usa', notDone: [] },
		}))
		await full.deps.database.db.insert(generations).values(rows)
		return seller
	}

	it('[N-9] a review is asked for once, after the third page, and shown once the owner has approved it, a low rating too', async () => {
		const seller = await sellerWithPages(2)
		expect((await seller.get('/api/reviews/mine')).json()).toEqual({ ask: false, review: null })
		expect((await seller.post('/api/reviews', review)).statusCode).toBe(403)
		const third = await sellerWithPages(3)
		expect((await third.get('/api/reviews/mine')).json()).toEqual({ ask: true, review: null })
		expect((await third.post('/api/reviews', { ...review, consent: false })).statusCode).toBe(400)
		expect((await third.post('/api/reviews', { ...review, rating: 6 })).statusCode).toBe(400)
		expect((await third.post('/api/reviews', review)).statusCode).toBe(201)
		expect((await third.post('/api/reviews', review)).statusCode).toBe(409)
		expect((await third.get('/api/reviews/mine')).json()).toMatchObject({ ask: false, review: { status: 'pending' } })
		expect(await read(full, '/')).toContain('Be the first')

		const owner = await ownerOf()
		const [pending] = (await owner.get('/api/owner/reviews')).json<{ reviews: { id: string }[] }>().reviews
		await owner.post('/api/owner/reviews', { id: pending?.id, decision: 'approve' })
		const shown = await read(full, '/')
		expect(shown).toMatch(/<li>2\|Slow on my phone, but the page is honest\.\|Amina &lt;shop&gt;\|\d{4}-\d\d-\d\d<\/li>/)
		expect(shown).not.toContain('Be the first')

		const noReason = await owner.post('/api/owner/reviews', { id: pending?.id, decision: 'reject' })
		expect(noReason.statusCode).toBe(400)
		await owner.post('/api/owner/reviews', { id: pending?.id, decision: 'reject', reason: 'It names somebody else.' })
		expect(await read(full, '/')).toContain('Be the first')
		expect((await third.get('/api/reviews/mine')).json()).toMatchObject({
			review: { status: 'rejected', reason: 'It names somebody else.' },
		})
		await owner.post('/api/owner/reviews', { id: pending?.id, decision: 'approve' })
		expect((await third.change('DELETE', '/api/reviews/mine')).json()).toEqual({ ask: true, review: null })
		expect(await read(full, '/')).toContain('Be the first')
	})

	it('[N-9] nobody but the owner reads or decides; a review that is gone is said to be', async () => {
		const seller = await full.user()
		for (const answer of [
			await full.visitor().get('/api/owner/reviews'),
			await seller.get('/api/owner/reviews'),
			await seller.post('/api/owner/reviews', { id: crypto.randomUUID(), decision: 'approve' }),
		])
			expect([401, 403]).toContain(answer.statusCode)
		expect((await full.visitor().post('/api/reviews', review)).statusCode).toBe(401)
	})
})

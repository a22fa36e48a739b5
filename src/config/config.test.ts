import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { descriptorOf, STORE_IDS } from '../core/stores/store-ids'
import { PACKAGE_DIR } from '../server/runtime/root'
import { ConfigError, parseConfig } from './config'
import { readShopAccess } from './shop-access'

function errorsOf(environment: Record<string, string>): string[] {
	try {
		parseConfig(environment)
	} catch (error) {
		if (error instanceof ConfigError) return error.errors
		throw error
	}
	return []
}

describe('config', () => {
	it('[N-7] object storage is whole or absent', () => {
		expect(parseConfig({}).s3).toBeUndefined()
		expect(() => parseConfig({ S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'id' })).toThrow(
			'S3_ENDPOINT and S3_SECRET_ACCESS_KEY must be set when S3_BUCKET and S3_ACCESS_KEY_ID is; or remove all of S3_…',
		)
		const whole = { S3_ENDPOINT: 'http://minio:9000/', S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
		expect(parseConfig(whole).s3).toEqual({
			endpoint: 'http://minio:9000',
			region: 'us-east-1',
			bucket: 'pictures',
			accessKeyId: 'id',
			secretAccessKey: 'secret',
		})
		expect(() => parseConfig({ ...whole, S3_BUCKET: 'My Bucket' })).toThrow('S3_BUCKET must be the name of a bucket')
	})

	it('[N-7] nothing configured is a complete configuration: embedded database, embedded writer, this machine only', () => {
		const config = parseConfig({})
		expect(config).toMatchObject({
			port: 3000,
			host: '127.0.0.1',
			publicUrl: 'http://127.0.0.1:3000',
			listingSources: ['http'],
			workers: 4,
		})
		expect([config.databaseUrl, config.model, config.authSecret]).toEqual([undefined, undefined, undefined])
	})

	it('reports every error at once, in words', () => {
		const errors = errorsOf({
			PORT: 'abc',
			PUBLIC_URL: 'ftp://x',
			DATABASE_URL: 'mysql://x',
			AUTH_SECRET: 'short',
			TRUST_PROXY: 'maybe',
			OWNER_EMAILS: 'nobody',
		})
		expect(errors).toEqual([
			'PORT must be a number',
			'PUBLIC_URL must be an http or https address',
			'DATABASE_URL must start with postgres:// or postgresql://',
			'AUTH_SECRET must be at least 32 characters long',
			'OWNER_EMAILS must hold e-mail addresses, separated by commas',
			'TRUST_PROXY must be true or false',
		])
	})

	it.each([
		[{ LISTING_SOURCE: 'saved-pages' }, 'SAVED_PAGES_DIR must name a folder when LISTING_SOURCE names saved-pages'],
		[{ MODEL_API_KEY: 'k' }, 'MODEL must be set when MODEL_API_KEY is; or remove both'],
		[{ MODEL: 'm' }, 'MODEL needs MODEL_API_KEY, or MODEL_BASE_URL of a server that asks for no key'],
		[{ MODEL: 'anthropic/claude' }, 'MODEL names anthropic, so ANTHROPIC_API_KEY or MODEL_API_KEY must be set'],
		[
			{ MODEL: 'm', MODEL_BASE_URL: 'http://127.0.0.1:1/v1', MODEL_FALLBACK: 'google/gemini' },
			'MODEL_FALLBACK names google, so GOOGLE_API_KEY must be set',
		],
		[{ MODEL: 'compatible/m', MODEL_API_KEY: 'k' }, 'MODEL names a compatible server, so MODEL_BASE_URL must be set'],
		[
			{ MODEL: 'openai/gpt', OPENAI_API_KEY: 'k', MODEL_BASE_URL: 'http://127.0.0.1:1/v1' },
			[
				'MODEL_BASE_URL is used by none of the models, for names with openai/, anthropic/ or google/ go to that',
				'provider; write compatible/openai/gpt for a model of the server at MODEL_BASE_URL, or remove it',
			].join(' '),
		],
		[{ CHECK_MODEL: 'm' }, 'MODEL must be set when CHECK_MODEL is; or remove both'],
		[
			{ MODEL_PRICES: 'gpt 1/2' },
			'MODEL_PRICES holds "gpt 1/2", which is not model=input/output in US dollars per million tokens (gpt-5-mini=0.25/2)',
		],
		[{ IMAGE_MODEL: 'm' }, 'IMAGE_MODEL needs IMAGE_MODEL_API_KEY, or IMAGE_MODEL_BASE_URL of a server that asks for no key'],
		[{ IMAGE_MODEL_API_KEY: 'k' }, 'IMAGE_MODEL must be set when IMAGE_MODEL_API_KEY is; or remove both'],
		[{ LISTING_SOURCE: 'http,telepathy' }, 'LISTING_SOURCE may name http, scraping-api, browser and saved-pages only'],
		[
			{ OUTBOUND_ROUTES: 'nonsense' },
			'OUTBOUND_ROUTES holds "nonsense", which is not origin=address (https://www.example.com=http://127.0.0.1:4010/example)',
		],
		[{ WORKERS: '0' }, 'WORKERS may be 0 only with DATABASE_URL, where another process does the work'],
		[{ WORKERS: '-1' }, 'WORKERS must not be negative'],
		[{ LISTING_SOURCE: 'scraping-api' }, 'SCRAPING_API_URL must be set when LISTING_SOURCE names scraping-api'],
		[{ SCRAPING_API_URL: 'https://api.example/?key=k' }, 'SCRAPING_API_URL must have {url} where the address of the listing goes'],
		[
			{ SCRAPING_API_URL: 'https://api.example/?url={url}', SCRAPING_API_HEADERS: 'x-api-key: k' },
			'SCRAPING_API_HEADERS must be a JSON object of header names and texts, as {"x-api-key": "..."}',
		],
		[
			{ LISTING_SOURCE: 'http,browser', PATH: '/nowhere' },
			'LISTING_SOURCE names browser, but no Chromium or Chrome was found; install one or name its program in BROWSER_PATH',
		],
		[{ BROWSER_PATH: '/nowhere/chromium' }, 'BROWSER_PATH names /nowhere/chromium, which is not there'],
		[
			{ OUTBOUND_PROXY: 'http://a.example:1', OUTBOUND_PROXIES: 'http://b.example:1' },
			'OUTBOUND_PROXY must be left out when OUTBOUND_PROXIES is set; name all proxies there',
		],
	])('an integration is whole or absent: %o', (environment, error) => {
		expect(errorsOf(environment)).toEqual([error])
	})

	it('reads lists and routes', () => {
		const config = parseConfig({
			OWNER_EMAILS: ' Owner@Example.com , second@example.com',
			OUTBOUND_ROUTES: 'https://www.amazon.com=http://127.0.0.1:4010/www.amazon.com/,https://m.media-amazon.com=http://127.0.0.1:4010/m',
			LISTING_SOURCE: 'saved-pages, http',
			SAVED_PAGES_DIR: '/pages',
			MODEL: 'writer-1',
			MODEL_BASE_URL: 'http://127.0.0.1:11434/v1/',
		})
		expect(config.owners.emails).toEqual(['owner@example.com', 'second@example.com'])
		expect(config.outbound.routes[0]).toEqual({ origin: 'https://www.amazon.com', target: 'http://127.0.0.1:4010/www.amazon.com' })
		expect(config.listingSources).toEqual(['saved-pages', 'http'])
		expect(config.model).toEqual({
			models: [{ provider: 'compatible', name: 'writer-1', baseUrl: 'http://127.0.0.1:11434/v1' }],
			timeoutMs: 60_000,
		})
	})

	it('[W-3] models by provider, each with its own key; MODEL_API_KEY is that of the server at MODEL_BASE_URL', () => {
		const { model, modelPrices, imageModel } = parseConfig({
			MODEL: 'anthropic/claude-sonnet-4-5',
			ANTHROPIC_API_KEY: 'a',
			MODEL_API_KEY: 'own',
			MODEL_FALLBACK: 'compatible/openai/gpt-5-mini',
			MODEL_BASE_URL: 'https://gateway.example/v1',
			MODEL_SMALL: 'google/gemini-2.5-flash',
			GOOGLE_API_KEY: 'g',
			CHECK_MODEL: 'openai/gpt-4.1',
			OPENAI_API_KEY: 'o',
			OPENAI_BASE_URL: 'https://eu.example/v1',
			MODEL_PRICES: 'claude-sonnet-4-5=3/15, local=0/0',
			IMAGE_MODEL: 'gpt-image-1',
			IMAGE_MODEL_API_KEY: 'i',
		})
		expect(model).toEqual({
			models: [
				{ provider: 'anthropic', name: 'claude-sonnet-4-5', apiKey: 'a' },
				{ provider: 'compatible', name: 'openai/gpt-5-mini', baseUrl: 'https://gateway.example/v1', apiKey: 'own' },
			],
			smallModels: [{ provider: 'google', name: 'gemini-2.5-flash', apiKey: 'g' }],
			reviewer: { provider: 'openai', name: 'gpt-4.1', baseUrl: 'https://eu.example/v1', apiKey: 'o' },
			timeoutMs: 60_000,
		})
		expect([...modelPrices]).toEqual([
			['claude-sonnet-4-5', { input: 3, output: 15 }],
			['local', { input: 0, output: 0 }],
		])
		expect(imageModel).toEqual({ model: 'gpt-image-1', baseUrl: 'https://api.openai.com/v1', apiKey: 'i' })
	})

	it('[W-3] a key goes to the one it belongs to and to nobody else', () => {
		const base = { MODEL: 'anthropic/claude', MODEL_API_KEY: 'k' }
		expect(parseConfig(base).model?.models).toEqual([{ provider: 'anthropic', name: 'claude', apiKey: 'k' }])
		expect(errorsOf({ ...base, MODEL_FALLBACK: 'openai/gpt' })).toEqual(['MODEL_FALLBACK names openai, so OPENAI_API_KEY must be set'])
		expect(errorsOf({ ...base, MODEL_FALLBACK: 'local', MODEL_BASE_URL: 'http://127.0.0.1:1/v1' })).toEqual([
			'MODEL names anthropic, so ANTHROPIC_API_KEY must be set',
		])
	})

	it('[W-3] keys that lie in the environment for other programs do nothing', () => {
		expect(parseConfig({ OPENAI_API_KEY: 'o', ANTHROPIC_API_KEY: 'a', GOOGLE_API_KEY: 'g' }).model).toBeUndefined()
	})

	it('[X-2] without LISTING_SOURCE, what is configured is tried in its order', () => {
		const configured = { SCRAPING_API_URL: 'https://api.example/?url={url}', BROWSER_PATH: process.execPath, SAVED_PAGES_DIR: '/pages' }
		expect(parseConfig(configured).listingSources).toEqual(['http', 'scraping-api', 'browser'])
		expect(parseConfig({ ...configured, LISTING_SOURCE: 'saved-pages,http' }).listingSources).toEqual(['saved-pages', 'http'])
	})

	it('[X-2] proxies: the pool, else our own setting, else the standard one, written either way', () => {
		const proxies = (environment: Record<string, string>) => parseConfig(environment).outbound.proxyUrls
		const standard = { https_proxy: 'http://c.example:1', no_proxy: 'localhost, .inside.example:8080' }
		expect(proxies({ ...standard, OUTBOUND_PROXIES: 'http://u:p@a.example:1, http://b.example:1' })).toEqual([
			'http://u:p@a.example:1',
			'http://b.example:1',
		])
		expect(proxies({ ...standard, OUTBOUND_PROXY: 'http://b.example:1' })).toEqual(['http://b.example:1'])
		expect(proxies(standard)).toEqual(['http://c.example:1'])
		expect(parseConfig(standard).outbound.proxyBypass).toEqual(['localhost', '.inside.example'])
		expect(proxies({})).toEqual([])
	})

	it('an error never repeats a key or a password', () => {
		const errors = errorsOf({
			SCRAPING_API_URL: 'https://api.example/?key=SECRET',
			SCRAPING_API_HEADERS: '{"x": SECRET}',
			OUTBOUND_PROXIES: 'socks5://user:SECRET@a.example:1',
		})
		expect(errors).toHaveLength(3)
		expect(errors.join()).not.toContain('SECRET')
	})

	it('empty values count as absent', () => {
		expect(parseConfig({ PORT: '', MODEL: ' ' })).toMatchObject({ port: 3000, model: undefined })
	})

	it('.env.example names every setting that is read, and no other', () => {
		const folder = `${PACKAGE_DIR}/src/config`
		const files = readdirSync(folder).filter((name) => /^[a-z]+\.ts$/.test(name))
		const source = files.map((name) => readFileSync(`${folder}/${name}`, 'utf8')).join('\n')
		const ofStores = STORE_IDS.flatMap((store) =>
			['ACCESS', ...descriptorOf(store).settings.map(({ name }) => name)].map((name) => `${store.toUpperCase()}_${name}`),
		)
		const ofShops = STORE_IDS.flatMap((store) => Object.values(readShopAccess(store, {})).flat())
		const fields = [...source.matchAll(/^\t([A-Z][A-Z_]+): /gm)].map((match) => match[1])
		const read = [...new Set([...fields, ...ofStores, ...ofShops, 'STORES_MAY_FETCH_LOCALLY'])].sort()
		const documented = [...readFileSync(`${PACKAGE_DIR}/.env.example`, 'utf8').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)]
			.map((match) => match[1])
			.sort()
		expect(documented).toEqual(read)
	})
})

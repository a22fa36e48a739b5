import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ConfigError, parseConfig } from './config'
import { PACKAGE_DIR } from './root'

function faultsOf(environment: Record<string, string>): string[] {
	try {
		parseConfig(environment)
	} catch (error) {
		if (error instanceof ConfigError) return error.faults
		throw error
	}
	return []
}

describe('config', () => {
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

	it('reports every fault at once, in words', () => {
		const faults = faultsOf({
			PORT: 'abc',
			PUBLIC_URL: 'ftp://x',
			DATABASE_URL: 'mysql://x',
			AUTH_SECRET: 'short',
			TRUST_PROXY: 'maybe',
			OWNER_EMAILS: 'nobody',
		})
		expect(faults).toEqual([
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
		[{ LISTING_SOURCE: 'http,telepathy' }, 'LISTING_SOURCE may name http and saved-pages only'],
		[
			{ OUTBOUND_ROUTES: 'nonsense' },
			'OUTBOUND_ROUTES holds "nonsense", which is not origin=address (https://www.example.com=http://127.0.0.1:4010/example)',
		],
		[{ WORKERS: '0' }, 'WORKERS may be 0 only with DATABASE_URL, where another process does the work'],
		[{ WORKERS: '-1' }, 'WORKERS must not be negative'],
	])('an integration is whole or absent: %o', (environment, fault) => {
		expect(faultsOf(environment)).toEqual([fault])
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
		expect(config.model).toEqual({ model: 'writer-1', timeoutMs: 60_000, baseUrl: 'http://127.0.0.1:11434/v1' })
	})

	it('empty values count as absent', () => {
		expect(parseConfig({ PORT: '', MODEL: ' ' })).toMatchObject({ port: 3000, model: undefined })
	})

	it('.env.example names every setting that is read, and no other', () => {
		const source = readFileSync(`${PACKAGE_DIR}/src/server/config.ts`, 'utf8')
		const read = [...source.matchAll(/^\t([A-Z][A-Z_]+): /gm)].map((match) => match[1]).sort()
		const documented = [...readFileSync(`${PACKAGE_DIR}/.env.example`, 'utf8').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)]
			.map((match) => match[1])
			.sort()
		expect(documented).toEqual(read)
	})
})

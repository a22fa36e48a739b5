import { join } from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { parseConfig } from '../../src/config/config'
import { buildApp } from '../../src/server/app'
import { createDeps, type Deps } from '../../src/server/deps/deps'
import type { ThreadPrograms } from '../../src/server/deps/open-work'
import { createLog, type Log } from '../../src/server/runtime/log'
import { type ApiDocument, type Exchange, openContract } from './api-contract'
import { databaseSetting } from './database-template'
import { openKeptDatabase } from './kept-database'
import { LISTINGS_DIR } from './temporary-folder'

export { LISTINGS_DIR, temporaryFolder } from './temporary-folder'

export type TestApp = {
	app: FastifyInstance
	deps: Deps
	/** A browser of its own: keeps cookies, sends the CSRF token. */
	visitor(): Visitor
	/** A visitor who has just signed up. */
	user(name?: string): Promise<Visitor>
	close(): Promise<void>
}

/**
 * The whole server over a real database (see database.ts), answering `inject` (and `listen`). `environment` as an
 * operator would set it; `log` in place of its own.
 */
export async function startTestApp(
	environment: Record<string, string> & { DATA_DIR: string },
	log?: Log,
	programs?: ThreadPrograms,
): Promise<TestApp> {
	const config = parseConfig({
		LISTING_SOURCE: 'saved-pages',
		SAVED_PAGES_DIR: LISTINGS_DIR,
		LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
		RATE_LIMIT_SIGN_IN_PER_MINUTE: '1000',
		RATE_LIMIT_GENERATE_PER_MINUTE: '1000',
		RATE_LIMIT_PER_MINUTE: '10000',
		WEB_DIR: join(environment.DATA_DIR, 'no-web'),
		...(await databaseSetting(environment.DATA_DIR)),
		...environment,
	})
	const deps = await createDeps(config, log ?? createLog(config.logLevel), programs, openKeptDatabase)
	const app = await buildApp(config, deps)
	await deps.generations.start({ concurrency: config.workers, onlyProcess: config.databaseUrl === undefined })
	await app.ready()
	const visitor = () => createVisitor(app, config.publicUrl)
	return {
		app,
		deps,
		visitor,
		async user(name = 'seller') {
			const signedUp = visitor()
			await signedUp.signUp(`${name}-${crypto.randomUUID().slice(0, 8)}@example.com`)
			return signedUp
		},
		async close() {
			await app.close()
			await deps.close()
		},
	}
}

type FormFields = Record<string, string | { name: string; bytes: Uint8Array | string }>

export type Visitor = {
	id: string
	email: string
	cookies: Map<string, string>
	get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
	post(url: string, body?: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>
	/** A changing call of any method, as JSON. */
	change(method: 'PUT' | 'PATCH' | 'DELETE', url: string, body?: unknown): Promise<LightMyRequestResponse>
	/** POST of a multipart form; files as bytes. */
	upload(url: string, fields: FormFields, headers?: Record<string, string>): Promise<LightMyRequestResponse>
	/** POST /api/generate with the form's fields. */
	generate(fields: FormFields, headers?: Record<string, string>): Promise<LightMyRequestResponse>
	signUp(email: string): Promise<void>
}

function createVisitor(app: FastifyInstance, publicUrl: string): Visitor {
	const cookies = new Map<string, string>()
	const send = async (options: InjectOptions) => {
		const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
		const response = await app.inject({ ...options, headers: { ...(cookie ? { cookie } : {}), ...options.headers } })
		for (const { name, value } of response.cookies) cookies.set(name, value)
		const errors = contractOf(app)(exchangeOf(options, response))
		if (errors.length > 0) throw new Error(`Not as documented: ${errors.join('; ')}`)
		return response
	}
	const token = async () => {
		await send({ method: 'GET', url: '/api/csrf/' })
		return decodeURIComponent(cookies.get('csrftoken') ?? '')
	}
	const visitor: Visitor = {
		id: '',
		email: '',
		cookies,
		get: (url, headers = {}) => send({ method: 'GET', url, headers }),
		async post(url, body, headers = {}) {
			return send({
				method: 'POST',
				url,
				payload: JSON.stringify(body ?? {}),
				headers: { 'content-type': 'application/json', 'x-csrftoken': await token(), ...headers },
			})
		},
		async change(method, url, body) {
			const payload = body === undefined ? {} : { payload: JSON.stringify(body) }
			const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
			return send({ method, url, ...payload, headers: { ...type, 'x-csrftoken': await token() } })
		},
		async upload(url, fields, headers = {}) {
			const form = multipart(fields)
			return send({
				method: 'POST',
				url,
				payload: form.body,
				headers: { 'content-type': form.type, 'x-csrftoken': await token(), ...headers },
			})
		},
		generate: (fields, headers) => visitor.upload('/api/generate', fields, headers),
		async signUp(email) {
			const body = JSON.stringify({ name: 'Test Seller', email, password: 'correct horse battery' })
			const response = await send({
				method: 'POST',
				url: '/api/auth/sign-up/email',
				payload: body,
				headers: { 'content-type': 'application/json', origin: publicUrl },
			})
			if (response.statusCode !== 200) throw new Error(`sign-up answered ${response.statusCode}: ${response.body}`)
			visitor.id = response.json<{ user: { id: string } }>().user.id
			visitor.email = email
		},
	}
	return visitor
}

type Contract = (exchange: Exchange) => string[]
const contracts = new Map<string, Contract>()
const contractsOfApps = new WeakMap<FastifyInstance, Contract>()

/** Every call of every test is judged by the document its app gives out; those with the same routes give out one. */
function contractOf(app: FastifyInstance): Contract {
	const known = contractsOfApps.get(app)
	if (known) return known
	const routes = app.printRoutes({ commonPrefix: false })
	const contract = contracts.get(routes) ?? openContract(documentOf(app))
	contracts.set(routes, contract)
	contractsOfApps.set(app, contract)
	return contract
}

/** As it is given out: what JSON leaves out is left out. */
function documentOf(app: FastifyInstance): ApiDocument {
	return JSON.parse(JSON.stringify(app.swagger())) as ApiDocument
}

function exchangeOf({ method = 'GET', url, payload }: InjectOptions, response: LightMyRequestResponse): Exchange {
	const isJson = response.body !== '' && response.headers['content-type']?.toString().startsWith('application/json')
	return {
		method,
		path: new URL(String(url), 'http://localhost').pathname,
		status: response.statusCode,
		...(typeof payload === 'string' && response.statusCode < 400 ? { sent: JSON.parse(payload) as unknown } : {}),
		...(isJson ? { answered: response.json() } : {}),
	}
}

function multipart(fields: FormFields): { body: Buffer; type: string } {
	const boundary = '----vitrine-test'
	const parts = Object.entries(fields).map(([name, value]) =>
		typeof value === 'string'
			? Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
			: Buffer.concat([
					Buffer.from(
						[
							`--${boundary}\r\ncontent-disposition: form-data; name="${name}";`,
							`filename="${value.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
						].join(' '),
					),
					Buffer.from(value.bytes),
					Buffer.from('\r\n'),
				]),
	)
	return { body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]), type: `multipart/form-data; boundary=${boundary}` }
}

import { z } from 'zod'
import { flag, hostList, httpUrl, list, port, positive, routeTable } from './config-fields'

const environmentSchema = z.object({
	PORT: port.default(3000),
	HOST: z.string().min(1).default('127.0.0.1'),
	DATA_DIR: z.string().min(1).default('./data'),
	WEB_DIR: z.string().min(1).optional(),
	PUBLIC_URL: httpUrl.optional(),
	DATABASE_URL: z
		.string()
		.regex(/^postgres(?:ql)?:\/\//, 'must start with postgres:// or postgresql://')
		.optional(),
	AUTH_SECRET: z.string().min(32, 'must be at least 32 characters long').optional(),
	LISTING_SOURCE: list(z.enum(['http', 'saved-pages'], 'may name http and saved-pages only')).default(['http']),
	SAVED_PAGES_DIR: z.string().min(1).optional(),
	OUTBOUND_PROXY: httpUrl.optional(),
	OUTBOUND_ROUTES: routeTable.default([]),
	ALLOW_PRIVATE_HOSTS: hostList.default([]),
	MODEL: z.string().min(1).optional(),
	MODEL_FALLBACK: z.string().min(1).optional(),
	MODEL_BASE_URL: httpUrl.optional(),
	MODEL_API_KEY: z.string().min(1).optional(),
	MODEL_TIMEOUT_MS: positive.default(60_000),
	OWNER_EMAILS: list(z.email('must hold e-mail addresses, separated by commas').transform((email) => email.toLowerCase())).default([]),
	OWNER_USER_IDS: list(z.string()).default([]),
	RATE_LIMIT_PER_MINUTE: positive.default(300),
	RATE_LIMIT_GENERATE_PER_MINUTE: positive.default(20),
	RATE_LIMIT_SIGN_IN_PER_MINUTE: positive.default(10),
	MAX_WAITING_GENERATIONS: positive.default(200),
	WORKERS: z.coerce
		.number('must be a number')
		.int('must be a whole number')
		.min(0, 'must not be negative')
		.max(64, 'must be at most 64')
		.default(4),
	TRUST_PROXY: flag.default(false),
	LOG_LEVEL: z
		.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be fatal, error, warn, info, debug, trace or silent')
		.default('info'),
})

type Environment = z.infer<typeof environmentSchema>

/** Where copy comes from; absent = the embedded writer. */
export type ModelConfig = {
	model: string
	timeoutMs: number
	fallbackModel?: string
	baseUrl?: string
	apiKey?: string
}

/** Everything the environment says, checked. Integrations are whole or absent. */
export type Config = {
	port: number
	host: string
	dataDir: string
	/** Folder of the built web app; undefined = `build/client` of the package. */
	webDir: string | undefined
	publicUrl: string
	/** Origins besides that of `publicUrl` the app may be used at: `localhost` beside 127.0.0.1, while no address is configured. */
	otherOrigins: string[]
	databaseUrl: string | undefined
	/** Absent = generated once and kept in `dataDir/secret`. */
	authSecret: string | undefined
	listingSources: ('http' | 'saved-pages')[]
	savedPagesDir: string | undefined
	outbound: { proxyUrl: string | undefined; routes: { origin: string; target: string }[]; allowedHosts: string[] }
	model: ModelConfig | undefined
	owners: { emails: string[]; userIds: string[] }
	limits: { perMinute: number; generatePerMinute: number; signInPerMinute: number; maxWaiting: number }
	/** Generations worked on at once by this process; 0 = web only. */
	workers: number
	trustProxy: boolean
	logLevel: Environment['LOG_LEVEL']
}

/** The configuration is at fault; `faults` are sentences for the person who starts the server. */
export class ConfigError extends Error {
	constructor(readonly faults: string[]) {
		super(
			`The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
		)
		this.name = 'ConfigError'
	}
}

/** Environment → configuration. Throws ConfigError naming every fault at once. Empty values count as absent. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
	const parsed = environmentSchema.safeParse(given)
	const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`)
	if (parsed.success) faults.push(...halfIntegrations(parsed.data))
	if (!parsed.success || faults.length > 0) throw new ConfigError([...new Set(faults)])
	return shape(parsed.data)
}

function halfIntegrations(env: Environment): string[] {
	const faults: string[] = []
	if (env.LISTING_SOURCE.includes('saved-pages') && !env.SAVED_PAGES_DIR) {
		faults.push('SAVED_PAGES_DIR must name a folder when LISTING_SOURCE names saved-pages')
	}
	if (env.WORKERS === 0 && !env.DATABASE_URL) {
		faults.push('WORKERS may be 0 only with DATABASE_URL, where another process does the work')
	}
	const modelSettings = (['MODEL_BASE_URL', 'MODEL_API_KEY', 'MODEL_FALLBACK'] as const).filter((key) => env[key])
	if (!env.MODEL && modelSettings.length > 0) faults.push(`MODEL must be set when ${modelSettings.join(' and ')} is; or remove both`)
	if (env.MODEL && !env.MODEL_BASE_URL && !env.MODEL_API_KEY) {
		faults.push('MODEL needs MODEL_API_KEY, or MODEL_BASE_URL of a server that asks for no key')
	}
	return faults
}

function shape(env: Environment): Config {
	return {
		port: env.PORT,
		host: env.HOST,
		dataDir: env.DATA_DIR,
		webDir: env.WEB_DIR,
		publicUrl: env.PUBLIC_URL ?? `http://127.0.0.1:${env.PORT}`,
		otherOrigins: env.PUBLIC_URL ? [] : [`http://localhost:${env.PORT}`],
		databaseUrl: env.DATABASE_URL,
		authSecret: env.AUTH_SECRET,
		listingSources: env.LISTING_SOURCE,
		savedPagesDir: env.SAVED_PAGES_DIR,
		outbound: { proxyUrl: env.OUTBOUND_PROXY, routes: env.OUTBOUND_ROUTES, allowedHosts: env.ALLOW_PRIVATE_HOSTS },
		model: env.MODEL ? modelConfig(env, env.MODEL) : undefined,
		owners: { emails: env.OWNER_EMAILS, userIds: env.OWNER_USER_IDS },
		limits: {
			perMinute: env.RATE_LIMIT_PER_MINUTE,
			generatePerMinute: env.RATE_LIMIT_GENERATE_PER_MINUTE,
			signInPerMinute: env.RATE_LIMIT_SIGN_IN_PER_MINUTE,
			maxWaiting: env.MAX_WAITING_GENERATIONS,
		},
		workers: env.WORKERS,
		trustProxy: env.TRUST_PROXY,
		logLevel: env.LOG_LEVEL,
	}
}

function modelConfig(env: Environment, model: string): ModelConfig {
	return {
		model,
		timeoutMs: env.MODEL_TIMEOUT_MS,
		...(env.MODEL_FALLBACK ? { fallbackModel: env.MODEL_FALLBACK } : {}),
		...(env.MODEL_BASE_URL ? { baseUrl: env.MODEL_BASE_URL } : {}),
		...(env.MODEL_API_KEY ? { apiKey: env.MODEL_API_KEY } : {}),
	}
}

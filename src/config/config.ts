import { z } from 'zod'
import type { S3Config } from '../connectors/files/s3-files'
import type { LocalModelConfig } from '../connectors/writers/local/local-model'
import { USUAL_ADDRESSES } from '../core/local-models'
import { type SourceName, sourceNameSchema } from '../core/product/source-names'
import { findBrowser } from './browser'
import { bypassList, flag, headerTable, hostList, httpUrl, list, port, positive, routeTable, text, urlTemplate } from './fields'
import { readS3 } from './files'
import { type ClerkConfig, type MailConfig, publicKeyPem, publishableKey, readClerk, readMail, sender, smtpUrl } from './identity'
import {
	type ImageModelConfig,
	localAddresses,
	type ModelConfig,
	type Price,
	priceTable,
	readImageModel,
	readLocalModel,
	readModels,
} from './models'
import { type Operator, operatorFields, readOperator } from './operator'
import { type PaymentsConfig, readPayments } from './payments'
import { readStores, type StoresConfig } from './stores'

/** Ways to get a listing, in the order in which they are tried unless LISTING_SOURCE says otherwise. */
const LISTING_SOURCES = ['http', 'scraping-api', 'browser', 'saved-pages'] as const
export type ListingSourceName = (typeof LISTING_SOURCES)[number]

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
	AUTH_SECRET_FORMER: list(z.string().min(32, 'may hold secrets of at least 32 characters only')).default([]),
	S3_ENDPOINT: httpUrl.optional(),
	S3_REGION: z.string().trim().min(1).default('us-east-1'),
	S3_BUCKET: z
		.string()
		.trim()
		.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens')
		.optional(),
	S3_ACCESS_KEY_ID: text,
	S3_SECRET_ACCESS_KEY: text,
	LISTING_SOURCE: list(z.enum(LISTING_SOURCES, 'may name http, scraping-api, browser and saved-pages only')).optional(),
	LISTING_SOURCE_TIMEOUT_MS: positive.default(60_000),
	SAVED_PAGES_DIR: z.string().min(1).optional(),
	SCRAPING_API_URL: urlTemplate.optional(),
	SCRAPING_API_HEADERS: headerTable.optional(),
	BROWSER_PATH: z.string().min(1).optional(),
	OUTBOUND_PROXY: httpUrl.optional(),
	OUTBOUND_PROXIES: list(httpUrl).optional(),
	HTTPS_PROXY: httpUrl.optional(),
	NO_PROXY: bypassList.default([]),
	OUTBOUND_ROUTES: routeTable.default([]),
	ALLOW_PRIVATE_HOSTS: hostList.default([]),
	MODEL: text,
	MODEL_FALLBACK: text,
	MODEL_SMALL: text,
	CHECK_MODEL: text,
	MODEL_BASE_URL: httpUrl.optional(),
	MODEL_API_KEY: text,
	OPENAI_API_KEY: text,
	OPENAI_BASE_URL: httpUrl.optional(),
	ANTHROPIC_API_KEY: text,
	ANTHROPIC_BASE_URL: httpUrl.optional(),
	GOOGLE_API_KEY: text,
	GOOGLE_BASE_URL: httpUrl.optional(),
	MODEL_TIMEOUT_MS: positive.default(60_000),
	LOCAL_MODEL_SERVERS: localAddresses.default(USUAL_ADDRESSES),
	MODEL_SEES: flag.optional(),
	MODEL_CONTEXT_TOKENS: positive.optional(),
	MODEL_PRICES: priceTable.default([]),
	IMAGE_MODEL: text,
	IMAGE_MODEL_BASE_URL: httpUrl.optional(),
	IMAGE_MODEL_API_KEY: text,
	NODE_ENV: text,
	STRIPE_SECRET_KEY: z
		.string()
		.trim()
		.regex(/^(?:sk|rk)_/, 'must begin with sk_ or rk_')
		.optional(),
	STRIPE_WEBHOOK_SECRET: z
		.string()
		.trim()
		.regex(/^whsec_/, 'must begin with whsec_')
		.optional(),
	STRIPE_PRICE_PRO: z
		.string()
		.trim()
		.regex(/^price_/, 'must begin with price_')
		.optional(),
	STRIPE_API_URL: httpUrl.optional(),
	SMTP_URL: smtpUrl.optional(),
	MAIL_FROM: sender.optional(),
	CLERK_PUBLISHABLE_KEY: publishableKey.optional(),
	CLERK_SECRET_KEY: z.string().trim().regex(/^sk_/, 'must begin with sk_').optional(),
	CLERK_JWT_KEY: publicKeyPem.optional(),
	CLERK_WEBHOOK_SECRET: z
		.string()
		.trim()
		.regex(/^whsec_/, 'must begin with whsec_')
		.optional(),
	CLERK_API_URL: httpUrl.optional(),
	...operatorFields,
	OWNER_EMAILS: list(z.email('must hold e-mail addresses, separated by commas').transform((email) => email.toLowerCase())).default([]),
	OWNER_USER_IDS: list(z.string()).default([]),
	RATE_LIMIT_PER_MINUTE: positive.default(300),
	RATE_LIMIT_GENERATE_PER_MINUTE: positive.default(20),
	RATE_LIMIT_SIGN_IN_PER_MINUTE: positive.default(10),
	MAX_WAITING_GENERATIONS: positive.default(200),
	TRIAL_MODEL_PAGES_PER_DAY: z.coerce.number('must be a number').int('must be a whole number').min(0, 'must not be negative').default(0),
	WORKERS: z.coerce
		.number('must be a number')
		.int('must be a whole number')
		.min(0, 'must not be negative')
		.max(64, 'must be at most 64')
		.default(4),
	SOURCES: list(sourceNameSchema).default(['amazon']),
	PRICE_DECIMALS: flag.default(false),
	TRUST_PROXY: flag.default(false),
	DATABASE_STATEMENT_TIMEOUT_MS: positive.default(15_000),
	METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
	OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
	OTEL_SERVICE_NAME: z.string().trim().min(1).default('vitrine'),
	LOG_LEVEL: z
		.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be fatal, error, warn, info, debug, trace or silent')
		.default('info'),
})

type Environment = z.infer<typeof environmentSchema>

/** Everything the environment says, checked. Integrations are whole or absent. */
export type Config = {
	port: number
	host: string
	dataDir: string
	/** Folder of the built web app; undefined = `build/client` of the package. */
	webDir: string | undefined
	publicUrl: string
	/**
	 * Origins besides that of `publicUrl` the app may be used at: `localhost` beside 127.0.0.1, while no address is
	 * configured.
	 */
	otherOrigins: string[]
	databaseUrl: string | undefined
	/** A statement on PostgreSQL may take this long. */
	statementTimeoutMs: number
	/** Object storage for pictures; absent = the folder `dataDir/files`. */
	s3: S3Config | undefined
	/** Absent = generated once and kept in `dataDir/secret`. */
	authSecret: string | undefined
	/** Secrets used before; what they sealed can still be opened. */
	formerSecrets: string[]
	/** In the order to be tried. */
	listingSources: ListingSourceName[]
	/** For each source and listing. */
	listingSourceTimeoutMs: number
	savedPagesDir: string | undefined
	scrapingApi: { urlTemplate: string; headers: Record<string, string> } | undefined
	/** Program of an installed Chromium, when a source needs one. */
	browserPath: string | undefined
	outbound: { proxyUrls: string[]; proxyBypass: string[]; routes: { origin: string; target: string }[]; allowedHosts: string[] }
	/** Where copy comes from; absent = the embedded writer. */
	model: ModelConfig | undefined
	/** Where a model of this machine is looked for; undefined where another is named. */
	localModel: LocalModelConfig | undefined
	/** US dollars for a million tokens, by model; before the built-in prices. */
	modelPrices: ReadonlyMap<string, Price>
	/** Edits pictures (W-9); absent = the wishes for that are not done, and said so. */
	imageModel: ImageModelConfig | undefined
	/** Who takes the money for Pro; absent = nothing is sold. */
	payments: PaymentsConfig | undefined
	/** Who keeps the accounts; absent = the embedded provider. */
	clerk: ClerkConfig | undefined
	/** How e-mails go out. */
	mail: MailConfig
	/** Where pages can be pushed to, and by whom. */
	stores: StoresConfig
	/** Who runs this installation; absent = the legal pages say that it is not stated yet. */
	operator: Operator | undefined
	/** Ad pixel, asked for before it is loaded (L-10); absent = there is none. */
	pixelId: string | undefined
	/** /test is there (requirements, decision 12). */
	debugPage: boolean
	owners: { emails: string[]; userIds: string[] }
	/**
	 * How the trial of /demo is written: pages a day (UTC) by the model, in each process; 0 = the embedded writer, which
	 * costs nothing.
	 */
	trial: { modelPagesPerDay: number }
	limits: { perMinute: number; generatePerMinute: number; signInPerMinute: number; maxWaiting: number }
	/** Generations worked on at once by this process; 0 = web only. */
	workers: number
	/** Whose product links are taken; pages somebody saved are read whosever they are. */
	sources: readonly SourceName[]
	/** Prices may have the decimals their currency has; whole numbers otherwise. */
	priceDecimals: boolean
	trustProxy: boolean
	/** What /metrics is asked for with; absent = there is no such address. */
	metricsToken: string | undefined
	/** Whom spans are sent to; absent = nobody, and OpenTelemetry is not loaded. */
	telemetry: TelemetryConfig | undefined
	logLevel: Environment['LOG_LEVEL']
}

/** An OTLP/HTTP collector, without the slash at its end. */
export type TelemetryConfig = { endpoint: string; serviceName: string }

/** The configuration is wrong; `errors` are sentences for the person who starts the server. */
export class ConfigError extends Error {
	constructor(readonly errors: string[]) {
		super(
			[
				'The configuration has',
				`${errors.length === 1 ? 'an error' : `${errors.length} errors`}:\n${errors.map((error) => `  - ${error}`).join('\n')}`,
			].join(' '),
		)
		this.name = 'ConfigError'
	}
}

/** Environment → configuration. Throws ConfigError naming every error at once. Empty values count as absent. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
	// The standard variables are written either way.
	const standard = { HTTPS_PROXY: environment.https_proxy, NO_PROXY: environment.no_proxy }
	const set = (entries: Readonly<Record<string, string | undefined>>) => Object.entries(entries).filter(([, value]) => value?.trim())
	const given = Object.fromEntries([...set(standard), ...set(environment)])
	const parsed = environmentSchema.safeParse(given)
	const errors = parsed.success ? [] : parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`)
	const stores = readStores(given)
	errors.push(...stores.errors)
	const browserPath = parsed.success ? findBrowser(parsed.data.BROWSER_PATH, environment.PATH ?? '') : undefined
	if (parsed.success) errors.push(...halfIntegrations(parsed.data), ...browserErrors(parsed.data, browserPath))
	if (!parsed.success || errors.length > 0) throw new ConfigError([...new Set(errors)])
	return shape(parsed.data, browserPath, stores.stores)
}

function halfIntegrations(env: Environment): string[] {
	const errors: string[] = []
	if (env.LISTING_SOURCE?.includes('saved-pages') && !env.SAVED_PAGES_DIR) {
		errors.push('SAVED_PAGES_DIR must name a folder when LISTING_SOURCE names saved-pages')
	}
	if (env.LISTING_SOURCE?.includes('scraping-api') && !env.SCRAPING_API_URL) {
		errors.push('SCRAPING_API_URL must be set when LISTING_SOURCE names scraping-api')
	}
	if (env.SCRAPING_API_HEADERS && !env.SCRAPING_API_URL) errors.push('SCRAPING_API_URL must be set when SCRAPING_API_HEADERS is')
	if (env.OUTBOUND_PROXY && env.OUTBOUND_PROXIES) {
		errors.push('OUTBOUND_PROXY must be left out when OUTBOUND_PROXIES is set; name all proxies there')
	}
	if (env.WORKERS === 0 && !env.DATABASE_URL) {
		errors.push('WORKERS may be 0 only with DATABASE_URL, where another process does the work')
	}
	return [
		...errors,
		...readS3(env).errors,
		...readModels(env).errors,
		...readImageModel(env).errors,
		...readPayments(env).errors,
		...readMail(env).errors,
		...readClerk(env).errors,
		...readOperator(env).errors,
	]
}

function browserErrors(env: Environment, found: string | undefined): string[] {
	if (found !== undefined) return []
	if (env.BROWSER_PATH) return [`BROWSER_PATH names ${env.BROWSER_PATH}, which is not there`]
	const named = env.LISTING_SOURCE?.includes('browser')
	return named ? ['LISTING_SOURCE names browser, but no Chromium or Chrome was found; install one or name its program in BROWSER_PATH'] : []
}

/** The sources that are named; without a name, direct HTTP and then what is configured. */
function sourcesOf(env: Environment): ListingSourceName[] {
	if (env.LISTING_SOURCE) return env.LISTING_SOURCE
	const configured: Record<ListingSourceName, boolean> = {
		http: true,
		'scraping-api': env.SCRAPING_API_URL !== undefined,
		browser: env.BROWSER_PATH !== undefined,
		// Saved pages grow old: they stand in for the marketplace only where somebody asks for it by name.
		'saved-pages': false,
	}
	return LISTING_SOURCES.filter((name) => configured[name])
}

function proxiesOf(env: Environment): string[] {
	if (env.OUTBOUND_PROXIES) return env.OUTBOUND_PROXIES
	const one = env.OUTBOUND_PROXY ?? env.HTTPS_PROXY
	return one === undefined ? [] : [one]
}

function shape(env: Environment, browserPath: string | undefined, stores: StoresConfig): Config {
	return {
		port: env.PORT,
		host: env.HOST,
		dataDir: env.DATA_DIR,
		webDir: env.WEB_DIR,
		publicUrl: env.PUBLIC_URL ?? `http://127.0.0.1:${env.PORT}`,
		otherOrigins: env.PUBLIC_URL ? [] : [`http://localhost:${env.PORT}`],
		databaseUrl: env.DATABASE_URL,
		statementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
		s3: readS3(env).s3,
		authSecret: env.AUTH_SECRET,
		formerSecrets: env.AUTH_SECRET_FORMER,
		listingSources: sourcesOf(env),
		listingSourceTimeoutMs: env.LISTING_SOURCE_TIMEOUT_MS,
		savedPagesDir: env.SAVED_PAGES_DIR,
		scrapingApi: env.SCRAPING_API_URL ? { urlTemplate: env.SCRAPING_API_URL, headers: env.SCRAPING_API_HEADERS ?? {} } : undefined,
		browserPath,
		outbound: {
			proxyUrls: proxiesOf(env),
			proxyBypass: env.NO_PROXY,
			routes: env.OUTBOUND_ROUTES,
			allowedHosts: env.ALLOW_PRIVATE_HOSTS,
		},
		model: readModels(env).models,
		localModel: readLocalModel(env),
		modelPrices: new Map(env.MODEL_PRICES),
		imageModel: readImageModel(env).imageModel,
		payments: readPayments(env).payments,
		stores,
		clerk: readClerk(env).clerk,
		mail: readMail(env).mail,
		operator: readOperator(env).operator,
		pixelId: env.PIXEL_ID,
		debugPage: env.NODE_ENV !== 'production',
		owners: { emails: env.OWNER_EMAILS, userIds: env.OWNER_USER_IDS },
		trial: { modelPagesPerDay: env.TRIAL_MODEL_PAGES_PER_DAY },
		limits: {
			perMinute: env.RATE_LIMIT_PER_MINUTE,
			generatePerMinute: env.RATE_LIMIT_GENERATE_PER_MINUTE,
			signInPerMinute: env.RATE_LIMIT_SIGN_IN_PER_MINUTE,
			maxWaiting: env.MAX_WAITING_GENERATIONS,
		},
		workers: env.WORKERS,
		sources: env.SOURCES,
		priceDecimals: env.PRICE_DECIMALS,
		trustProxy: env.TRUST_PROXY,
		metricsToken: env.METRICS_TOKEN,
		telemetry: env.OTEL_EXPORTER_OTLP_ENDPOINT
			? { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: env.OTEL_SERVICE_NAME }
			: undefined,
		logLevel: env.LOG_LEVEL,
	}
}

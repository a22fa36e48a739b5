import type { Config } from '../../config/config'
import type { Identity } from '../../connectors/identity/identity'
import type { Mail } from '../../connectors/mail/mail'
import { SOURCE_NAMES } from '../../core/product/source-names'
import { createGenerationDeps, type GenerationDeps } from '../../pipeline/deps'
import type { UserData } from '../accounts/accounts'
import type { PaymentsDeps } from '../billing/billing'
import { type OpenDatabase, openDatabase } from '../db/open-database'
import { recordFiles } from '../files/files'
import { earlierTexts, type GenerationWorker, openGenerationWorker } from '../generations/generations'
import { type GenerationQueue, openGenerationQueue } from '../jobs/generation-queue'
import { openModelRecords } from '../model-calls/model-calls'
import { insertListingAttempt } from '../owner/owner'
import { fillSearchTexts } from '../pages/pages'
import { createLog, type Log } from '../runtime/log'
import { quietOutages } from '../runtime/outage-log'
import { loadFormerSecrets, loadSecret } from '../runtime/secret'
import { probeOf } from '../runtime/storage-probe'
import { openTelemetry, type Telemetry } from '../runtime/telemetry'
import type { OpenStores } from '../stores/stores'
import { openFiles } from './files'
import { createIdentity, createMail } from './identity'
import { openWork, type ThreadPrograms, type Work } from './open-work'
import { createPaymentsDeps } from './payments'
import { createStoresDeps } from './stores'
import { createUserData } from './user-data'

/** Everything the server runs on. */
export type Deps = GenerationDeps &
	PaymentsDeps &
	OpenStores & {
		log: Log
		secret: string
		database: OpenDatabase
		/** Absent = nobody is told of requests and generations. */
		telemetry: Telemetry | undefined
		identity: Identity
		mail: Mail
		/** What is kept of users, feature by feature. */
		userData: readonly UserData[]
		queue: GenerationQueue
		generations: GenerationWorker
		/** What takes processor time. */
		work: Work
		/** Throws AppError `unavailable` while what is kept cannot be. */
		probeStorage(): Promise<void>
	}

/**
 * Opens everything the server runs on; nothing works or listens yet. What takes processor time is done in the threads
 * whose programs are named, or here. `open` opens the database. Throws when the data folder or the database cannot be
 * had.
 */
export async function createDeps(
	config: Config,
	log: Log = createLog(config.logLevel),
	programs?: ThreadPrograms,
	open: typeof openDatabase = openDatabase,
): Promise<Deps> {
	const report = quietOutages<Record<string, unknown>>(log.warn.bind(log), (error, details) =>
		log.error({ ...details, err: error }, 'something failed in the background'),
	)
	const inBackground = (error: unknown, details: Record<string, unknown> = {}) => report(error, details)
	const database = await open({
		url: config.databaseUrl,
		dataDir: config.dataDir,
		statementTimeoutMs: config.statementTimeoutMs,
		report: inBackground,
	})
	const kept = await openFiles(config).catch(async (error: unknown) => {
		await database.close()
		throw error
	})
	const telemetry = config.telemetry && (await openTelemetry(config.telemetry))
	// Links are let in where they are given (`openSources`); what was let in is read, whatever is chosen meanwhile.
	const reading = { ...config, sources: SOURCE_NAMES }
	const generation = createGenerationDeps(reading, log, recordFiles(kept.files, database.db))
	try {
		const secret = config.authSecret ?? (await loadSecret(config.dataDir))
		const queue = await openGenerationQueue(database, inBackground)
		const { db } = database
		await fillSearchTexts(db)
		const work = openWork(
			reading,
			{
				...generation,
				...openModelRecords(db, config.modelPrices),
				recordAttempt: (attempt) => insertListingAttempt(db, attempt),
				earlierTexts: (userId, besides) => earlierTexts(db, userId, besides),
			},
			programs,
		)
		const generations = openGenerationWorker({
			db,
			files: generation.files,
			generatePage: work.writing.generatePage,
			newId: generation.newId,
			queue,
			isAlone: database.engine.kind === 'pglite',
			watch: telemetry?.watchGeneration,
			report,
		})
		const mail = await createMail(config)
		const identity = await createIdentity(config, { db, secret, outbound: generation.outbound, mail, report: inBackground })
		const stores = await createStoresDeps(config, {
			db,
			secret,
			former: [...config.formerSecrets, ...(await loadFormerSecrets(config.dataDir))],
			outbound: generation.outbound,
		})
		const userData = createUserData({
			db,
			files: generation.files,
			pageWork: work.pages,
			run: generations.run,
			stores: { db, connectors: stores.storeConnectors, seal: stores.storeSeal, newId: generation.newId, pages: work.pages, config },
		})
		return {
			...generation,
			...(await createPaymentsDeps(config, database.db)),
			...stores,
			log,
			secret,
			probeStorage: probeOf(config, kept.files),
			database,
			telemetry,
			identity,
			mail,
			userData,
			queue,
			generations,
			work,
			async close() {
				await generations.stop()
				await telemetry?.close()
				await work.close()
				await mail.close()
				await generation.close()
				await kept.close()
				await database.close()
			},
		}
	} catch (error) {
		await generation.close()
		await kept.close()
		await database.close()
		throw error
	}
}

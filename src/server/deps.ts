import { createEmbeddedIdentity } from '../connectors/identity/embedded/embedded'
import type { Identity } from '../connectors/identity/identity'
import type { Config } from './config'
import { type OpenDatabase, openDatabase } from './db/open-database'
import { createGenerationDeps, type GenerationDeps } from './deps-generation'
import { createPaymentsDeps, type PaymentsDeps } from './deps-payments'
import { createGenerator, earlierTexts, type GenerationWorker, openGenerationWorker, type WritingDeps } from './generations/generations'
import { type GenerationQueue, openGenerationQueue } from './jobs/generation-queue'
import { createLog, type Log } from './log'
import { findWrittenCopy, insertModelCalls, insertWrittenCopy } from './model-calls/model-calls'
import { insertListingAttempt } from './owner/owner'
import { loadSecret } from './secret'

/** Everything the server runs on. */
export type Deps = GenerationDeps &
	PaymentsDeps & {
		log: Log
		secret: string
		database: OpenDatabase
		identity: Identity
		queue: GenerationQueue
		generations: GenerationWorker
		/** What writes outside a generation: a section anew, ad copy. */
		writing: WritingDeps
	}

/** Opens everything the server runs on; nothing works or listens yet. Throws when the data folder or the database cannot be had. */
export async function createDeps(config: Config, log: Log = createLog(config.logLevel)): Promise<Deps> {
	const generation = createGenerationDeps(config, log)
	const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
	const report = (error: unknown, details: Record<string, unknown> = {}) =>
		log.error({ ...details, err: error }, 'something failed in the background')
	try {
		const secret = config.authSecret ?? (await loadSecret(config.dataDir))
		const queue = await openGenerationQueue(database, report)
		const { db } = database
		const { writer, reviewer, warn } = generation
		const writing: WritingDeps = {
			writer,
			reviewer,
			warn,
			recordCalls: (calls, whose) => insertModelCalls(db, calls, whose, config.modelPrices),
			paidCopy: {
				find: (userId, key) => findWrittenCopy(db, userId, key),
				store: (userId, key, copy) => insertWrittenCopy(db, userId, key, copy),
			},
		}
		const generations = openGenerationWorker({
			db,
			files: generation.files,
			generatePage: createGenerator({
				...generation,
				...writing,
				earlierTexts: (userId, besides) => earlierTexts(db, userId, besides),
				recordAttempt: (attempt) => insertListingAttempt(db, attempt),
			}),
			newId: generation.newId,
			queue,
			report,
		})
		const identity = createEmbeddedIdentity({
			db: database.db,
			secret,
			publicUrl: config.publicUrl,
			otherOrigins: config.otherOrigins,
			signInPerMinute: config.limits.signInPerMinute,
		})
		return {
			...generation,
			...createPaymentsDeps(config, database.db),
			log,
			secret,
			database,
			identity,
			queue,
			generations,
			writing,
			async close() {
				await generations.stop()
				await generation.close()
				await database.close()
			},
		}
	} catch (error) {
		await generation.close()
		await database.close()
		throw error
	}
}

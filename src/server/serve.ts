import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config'
import type { LocalModelState } from '../connectors/writers/local/local-model'
import { buildApp } from './app'
import { createDeps, type Deps } from './deps/deps'
import type { ThreadPrograms } from './deps/open-work'
import { scheduledTasks } from './deps/scheduled-tasks'
import { keepScheduled } from './jobs/keep-scheduled'
import { createLog, type Log } from './runtime/log'

export type RunningServer = {
	app: FastifyInstance
	deps: Deps
	/** Where it listens; the port is the one the system chose when 0 was asked for. */
	url: string
	/** The model of this machine, as far as one is looked for. */
	local: LocalModelState | undefined
	/** Stops taking requests and work, lets what is nearly done finish, and closes the database. */
	close(): Promise<void>
}

/** config → deps → worker → listen. With the programs of threads, what takes processor time is done there. */
export async function serve(config: Config, log: Log = createLog(config.logLevel), programs?: ThreadPrograms): Promise<RunningServer> {
	const deps = await createDeps(config, log, programs)
	try {
		const app = await buildApp(config, deps)
		await deps.generations.start({ concurrency: config.workers, onlyProcess: config.databaseUrl === undefined })
		await app.listen({ port: config.port, host: config.host })
		const local = await deps.localModel?.refresh()
		if (local?.found) log.info({ ...local.found, used: local.used }, 'a model of this machine answers')
		const stopScheduled = keepScheduled(deps.database.db, scheduledTasks(deps), (error, details) =>
			log.error({ ...details, err: error }, 'a task of its own failed'),
		)
		const { port } = app.server.address() as AddressInfo
		return {
			app,
			deps,
			local,
			url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
			async close() {
				await app.close()
				await stopScheduled()
				await deps.close()
			},
		}
	} catch (error) {
		await deps.close()
		throw error
	}
}

import { emptyTables } from './kept-database'
import { startTestApp, type TestApp, temporaryFolder } from './test-app'

/** A server with nothing set, which reaches nobody. Nobody closes it: it ends with its thread. */
export type PlainApp = Omit<TestApp, 'close'> & { dataDir: string }

let kept: Promise<PlainApp> | undefined

/**
 * The server of the tests that set nothing and stop nothing, with an empty database: in every thread one file after the
 * other has the same one, as opening a database takes half a second of processor time.
 */
export async function plainTestApp(): Promise<PlainApp> {
	kept ??= start()
	const app = await kept
	await emptyTables(app.deps.database, false)
	return app
}

async function start(): Promise<PlainApp> {
	const { path } = await temporaryFolder()
	return { ...(await startTestApp({ DATA_DIR: path, OUTBOUND_PROXY: 'http://127.0.0.1:9' })), dataDir: path }
}

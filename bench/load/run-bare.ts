import { startBareServer } from './bare-server'

// The baseline of run-load as a process of its own: prints its address and serves until it is ended.
const { url, close } = await startBareServer()
process.once('SIGTERM', () => void close())
process.stdout.write(`${url}\n`)

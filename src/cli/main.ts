import { AppError } from '../core/errors'
import { msg } from '../core/messages/message'
import { run } from './run'

const interrupt = new AbortController()
process.once('SIGINT', () => interrupt.abort(new AppError('canceled', msg('cli.interrupted'))))
process.exitCode = await run(process.argv.slice(2), process.env, interrupt.signal)

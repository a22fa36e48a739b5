import { ConfigError, parseConfig } from '../config/config'
import { AppError } from '../core/errors'
import { LANGUAGES } from '../core/locale/languages'
import { msg } from '../core/messages/message'
import { SOURCE_NAMES } from '../core/product/source-names'
import { createGenerationDeps, filesInMemory } from '../pipeline/deps'
import { type Arguments, parseArguments } from './arguments'
import { EXIT, exitCodeOf } from './exit-codes'
import { extract } from './extract'
import { generate } from './generate'
import { help } from './help'
import { push } from './push'
import { render } from './render'
import { failure, printJson, progress } from './report'
import { terminal } from './terminal'

type Environment = Readonly<Record<string, string | undefined>>

async function dispatch(args: Arguments, env: Environment, signal: AbortSignal): Promise<number> {
	if (args.listLanguages) {
		await printJson(LANGUAGES.map(({ id, tag, label, endonym, direction }) => ({ id, tag, label, endonym, direction })))
		return EXIT.ok
	}
	if (args.help || args.command === undefined) {
		terminal().stdout.write(help())
		return args.help ? EXIT.ok : EXIT.usage
	}
	if (args.command === 'render') return render(args)
	if (args.command === 'push') return push(args, env, signal)
	const commands = { extract, generate }
	if (!(args.command in commands)) throw new AppError('invalid_request', msg('cli.no_command', { command: args.command }))
	if (args.inputs.length === 0) throw new AppError('invalid_request', msg('cli.no_input', { command: args.command }))
	const deps = createGenerationDeps(
		// Whoever runs a command on a page has decided to read it: every source is open unless SOURCES says otherwise.
		parseConfig({ SOURCES: SOURCE_NAMES.join(','), ...env }),
		{ warn: (_details: unknown, message?: string) => progress(`  ${message ?? ''}`) },
		filesInMemory(),
	)
	try {
		return await commands[args.command as keyof typeof commands]({ args, deps, signal })
	} finally {
		await deps.close()
	}
}

/**
 * The command line's one edge: every error becomes a message, JSON and an exit code here. Answers the exit code.
 * @param argv what stands behind the program's name
 * @param env the settings
 * @param signal aborted when the person at the terminal breaks off
 */
export async function run(argv: readonly string[], env: Environment, signal: AbortSignal): Promise<number> {
	try {
		return await dispatch(parseArguments([...argv]), env, signal)
	} catch (error) {
		if (error instanceof ConfigError) {
			progress(error.message)
			return EXIT.usage
		}
		const { exitCode: _, input: __, ...shown } = failure('', error)
		progress(String(shown.message))
		await printJson(shown)
		return exitCodeOf(error)
	}
}

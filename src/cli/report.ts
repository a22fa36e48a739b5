import { isAppError } from '../core/errors'
import type { Page } from '../core/page/page'
import { borrowedPictures } from '../core/quality/check-origin'
import { EXIT, exitCodeOf } from './exit-codes'
import { terminal } from './terminal'

/** What became of one input, as printed. */
export type Outcome = { input: string; status: 'done' | 'failed' | 'unchanged' | 'not_started' } & Record<string, unknown>

/** A line about progress, for the person at the terminal. */
export function progress(text: string): void {
	terminal().stderr.write(`${text}\n`)
}

/** Says whose pictures a page shows where they are another shop's, before it leaves this machine. */
export function tellBorrowed(name: string, page: Page, ownHosts?: readonly string[]): void {
	const borrowed = borrowedPictures(page, ownHosts)
	if (!borrowed) return
	const whose = `shows pictures of ${borrowed.host} (${borrowed.count}), which belong to that shop or its photographer`
	progress(`  ${name}: ${whose}. Use your own, or make sure that you may show these.`)
}

/** The result, for the program that reads it. Resolves when it is written. */
export function printJson(value: unknown): Promise<void> {
	return new Promise((done) => terminal().stdout.write(`${JSON.stringify(value, null, 2)}\n`, () => done()))
}

/** A failure as an outcome; a bug's stack goes to stderr, because nobody else will report it. */
export function failure(input: string, error: unknown): Outcome & { exitCode: number } {
	const expected = isAppError(error)
	if (!expected) progress(error instanceof Error ? (error.stack ?? error.message) : String(error))
	return {
		input,
		status: 'failed',
		code: expected ? error.code : 'internal',
		message: error instanceof Error ? error.message : String(error),
		...(expected ? error.details : {}),
		exitCode: exitCodeOf(error),
	}
}

/** One input: its outcome alone. Several: a list, and exit code 5 when some failed. */
export async function printOutcomes(outcomes: (Outcome & { exitCode?: number })[], single: boolean): Promise<number> {
	const failed = outcomes.filter((outcome) => outcome.status === 'failed')
	const shown = outcomes.map(({ exitCode: _, ...outcome }) => outcome)
	const counted = (status: Outcome['status']) => outcomes.filter((outcome) => outcome.status === status).length
	const others = { ...some('unchanged', counted('unchanged')), ...some('not_started', counted('not_started')) }
	await printJson(single ? shown[0] : { done: counted('done'), failed: failed.length, ...others, results: shown })
	if (failed.length === 0) return EXIT.ok
	return single ? (failed[0]?.exitCode ?? EXIT.bug) : EXIT.some_failed
}

const some = (name: string, count: number) => (count > 0 ? { [name]: count } : {})

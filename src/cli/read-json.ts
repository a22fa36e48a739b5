import { readFile } from 'node:fs/promises'
import { AppError } from '../core/errors'
import { msg } from '../core/messages/message'

/**
 * What a JSON file holds; `whose` says what it should be (“page’s”). Throws AppError `invalid_request` when it cannot
 * be read.
 */
export async function readJson(path: string, whose: string): Promise<unknown> {
	try {
		return JSON.parse(await readFile(path, 'utf8'))
	} catch (error) {
		throw new AppError(
			'invalid_request',
			msg('cli.not_json', { path, what: whose, reason: error instanceof Error ? error.message : String(error) }),
			{
				cause: error,
			},
		)
	}
}

import { readFile } from 'node:fs/promises'
import { AppError } from '../core/errors'

/**
 * What a JSON file holds; `whose` says what it should be (“page’s”). Throws AppError `invalid_request` when it cannot
 * be read.
 */
export async function readJson(path: string, whose: string): Promise<unknown> {
	try {
		return JSON.parse(await readFile(path, 'utf8'))
	} catch (error) {
		throw new AppError('invalid_request', `${path} is no ${whose} JSON: ${error instanceof Error ? error.message : String(error)}.`, {
			cause: error,
		})
	}
}

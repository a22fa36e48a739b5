import type { Config } from '../config/config'
import { ConfigError } from '../config/config'
import { DatabaseTooOldError } from './db/check-history'
import { FolderInUseError } from './db/folder-lock'
import { findOutage, isOfTheDisk } from './runtime/outage'
import { reasonOf } from './runtime/outage-log'
import { SecretMissingError } from './runtime/secret'

/** Errors that are sentences for the operator already. */
const OWN_WORDS = [ConfigError, FolderInUseError, DatabaseTooOldError, SecretMissingError]

/** What the file system says of a data folder that cannot be one. */
const NOT_A_FOLDER = /^(?:ENOTDIR|EEXIST|ENOENT|ENAMETOOLONG|ELOOP)$/

/**
 * Why the server did not start, in a sentence for the operator; undefined for an error of ours, which is better told by
 * its stack.
 */
export function explainStart(error: unknown, config: Pick<Config, 'dataDir' | 'port'> | undefined): string | undefined {
	if (OWN_WORDS.some((kind) => error instanceof kind)) return (error as Error).message
	if (!(error instanceof Error) || !config) return undefined
	const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
	if (code === 'EADDRINUSE') return `Port ${config.port} is in use by another program. Stop that one, or choose another port in PORT.`
	if (NOT_A_FOLDER.test(code))
		return `The data folder ${config.dataDir} is not a folder that can be used (${code}). Name another in DATA_DIR.`
	const outage = findOutage(error)
	if (!outage) return undefined
	const reason = reasonOf(outage)
	return isOfTheDisk(outage)
		? [
				`The data folder ${config.dataDir} cannot be written (${reason}). Free space on`,
				'its disk, let this user write there, or name another in DATA_DIR.',
			].join(' ')
		: `The database that DATABASE_URL names cannot be used (${reason}). Start it, or correct the address.`
}

import { AppError, isAppError } from '../../core/errors'
import { msg } from '../../core/messages/message'

/**
 * SQLSTATE codes that name the server's state, not an error in the statement (PostgreSQL, appendix A): connection
 * exceptions (08…), out of resources (53…), shut down or starting (57P0x), statement or lock timeout, deadlock, a
 * standby that only reads, an I/O error below it.
 */
const SQL_STATES = /^(?:08\w{3}|53\w{3}|57P0[1-5]|57014|55P03|40001|40P01|25006|25P0[34]|58030)$/
/** System errors of a connection that broke, or of a disk that is full, read-only or failing. */
const SYSTEM_ERRORS = /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
const DISK_ERRORS = /^(?:ENOSPC|EDQUOT|EROFS|EIO|EACCES|EPERM|EMFILE|ENFILE)$/
/** A disk on which PostgreSQL may not write, which it tells by the code of a missing right. */
const RIGHT_MISSING = '42501'
const OF_A_FILE = /^could not .*(?:file|directory)/
/** What node-postgres, its pool and the queue's listener throw without a code. */
const DRIVER_MESSAGES = new RegExp(
	'^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:was closed' +
		'|has encountered a connection error)|Query read timeout|LISTEN/NOTIFY connection ended)',
)
const RETRY_AFTER_SECONDS = 5
/** An error wrapped deeper than this is not ours. */
const DEEPEST_CAUSE = 8

/**
 * The one translator of lost foundations: when `error`, or what it was caused by, says that the database or the disk
 * cannot be used just now, the AppError `unavailable` that tells so (503, Retry-After); undefined for everything else.
 * Connectors translate their own network errors before they get here, so a broken connection is the database's.
 */
export function findOutage(error: unknown): AppError | undefined {
	if (isAppError(error)) return error.code === 'unavailable' ? error : undefined
	let cause = error
	for (let depth = 0; cause instanceof Error && depth < DEEPEST_CAUSE; depth += 1) {
		if (isAppError(cause)) return cause.code === 'unavailable' ? cause : undefined
		if (isOutage(cause)) return unavailable(error)
		cause = cause.cause
	}
	return undefined
}

function unavailable(cause: unknown): AppError {
	return new AppError('unavailable', msg('request.unavailable'), {
		cause,
		details: { retryAfterSeconds: RETRY_AFTER_SECONDS },
	})
}

/** The error an outage began with, and its code; empty without one. */
export function originOf(outage: Error): { error: Error; code: string } {
	let error = outage
	while (error.cause instanceof Error) error = error.cause
	return { error, code: codeOf(error) }
}

/** Whether an outage is the disk's: full, read-only, not ours or failing. */
export const isOfTheDisk = (outage: Error): boolean => DISK_ERRORS.test(originOf(outage).code)

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')

function isOutage(error: Error): boolean {
	const code = codeOf(error)
	if (code === RIGHT_MISSING) return OF_A_FILE.test(error.message)
	return SQL_STATES.test(code) || SYSTEM_ERRORS.test(code) || DISK_ERRORS.test(code) || DRIVER_MESSAGES.test(error.message)
}

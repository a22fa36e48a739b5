import { findOutage, originOf } from './outage'

/** How long an outage is quiet after it was logged: one line tells of it, however many statements fail. */
const QUIET_MS = 60_000

/**
 * A reporter for errors in the background: outages as one warning a minute without a stack, everything else as `report`
 * has it.
 */
export function quietOutages<Details extends Record<string, unknown>>(
	warn: (details: Record<string, unknown>, message: string) => void,
	report: (error: unknown, details: Details) => void,
	now: () => number = Date.now,
): (error: unknown, details: Details) => void {
	let quietUntil = 0
	return (error, details) => {
		const outage = findOutage(error)
		if (!outage) return report(error, details)
		if (now() < quietUntil) return
		quietUntil = now() + QUIET_MS
		warn(
			{ ...details, reason: reasonOf(outage) },
			'the database, the disk or the object storage cannot be used; work goes on when it answers again',
		)
	}
}

/** What the innermost error says. */
export function reasonOf(outage: Error): string {
	const { error, code } = originOf(outage)
	return code === '' ? error.message : `${code} ${error.message}`
}

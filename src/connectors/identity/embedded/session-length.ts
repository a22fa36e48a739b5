/** A session ends when it was not used for this long … */
export const SESSION_DAYS = 30
/** … and, however much it is used, this long after signing in. */
export const SESSION_MAX_DAYS = 90
/** How exactly it is known when a session was last used. */
export const SEEN_EVERY_SECONDS = 600
const DAY_MS = 86_400_000

/** When a session is over for good, whatever its row says. */
export function endOf({ createdAt }: { createdAt: Date }): Date {
	return new Date(createdAt.getTime() + SESSION_MAX_DAYS * DAY_MS)
}

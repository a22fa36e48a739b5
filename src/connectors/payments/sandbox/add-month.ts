/** The same day and time of the next month, in UTC; the month's last day where there is none. */
export function addMonth(from: Date): Date {
	const next = new Date(from)
	next.setUTCMonth(next.getUTCMonth() + 1)
	if (next.getUTCDate() !== from.getUTCDate()) next.setUTCDate(0)
	return next
}

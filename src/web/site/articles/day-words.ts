/** `2026-11-21` → `21 November 2026`, the same wherever it is read. */
export function dayWords(day: string): string {
	return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
		new Date(`${day}T00:00:00Z`),
	)
}

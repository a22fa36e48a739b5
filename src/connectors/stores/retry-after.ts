/**
 * How long a store asks us to wait, in whole seconds: its `Retry-After` as a number or a date; undefined when it does
 * not say.
 */
export function retryAfterOf({ headers }: { headers: Readonly<Record<string, string>> }): number | undefined {
	const asked = headers['retry-after']?.trim() ?? ''
	const seconds = /^\d+(?:\.\d+)?$/.test(asked) ? Number(asked) : (Date.parse(asked) - Date.now()) / 1000
	return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}

import { vi } from 'vitest'

/** Longer than anything waited for takes on a machine that is busy with other work. */
const TIMEOUT_MS = 20_000

/** Looks again and again until `look` throws nothing, and answers what it answered; at last throws what it threw. */
export function eventually<T>(look: () => T | Promise<T>): Promise<T> {
	return vi.waitFor(look, { timeout: TIMEOUT_MS })
}

/** How a try ended, at a glance. */
export type Tone = 'good' | 'warn' | 'plain'

/** A page is good, a wall or a failure wants looking at, what the marketplace does not have is nobody's fault. */
export function toneOf(outcome: string): Tone {
	if (outcome === 'product') return 'good'
	return outcome === 'listing_not_found' || outcome === 'canceled' || outcome.startsWith('other page') ? 'plain' : 'warn'
}

const WORDS: Record<string, string> = {
	product: 'Product read',
	canceled: 'Canceled',
	timeout: 'Took too long',
	too_large: 'Too large',
	listing_not_found: 'No such product',
	listing_unreachable: 'Not reached',
	address_refused: 'Address refused',
}

/** An outcome as the owner reads it: `wall: captcha` stays what it is, with a capital. */
export function outcomeWords(outcome: string): string {
	return WORDS[outcome] ?? outcome.charAt(0).toUpperCase() + outcome.slice(1).replaceAll('_', ' ')
}

/** Milliseconds → `840 ms`, `12.3 s`. */
export function durationWords(durationMs: number): string {
	return durationMs < 1000 ? `${durationMs} ms` : `${(durationMs / 1000).toFixed(1)} s`
}

/** Share of the tries of one source that read a product, per source in the order given: `http` → 0.8. */
export function successBySource(counts: readonly { source: string; outcome: string; count: number }[]): Map<string, number> {
	const tries = new Map<string, { all: number; good: number }>()
	for (const { source, outcome, count } of counts) {
		const known = tries.get(source) ?? { all: 0, good: 0 }
		tries.set(source, { all: known.all + count, good: known.good + (outcome === 'product' ? count : 0) })
	}
	return new Map([...tries].map(([source, { all, good }]) => [source, good / all]))
}

/** A moment as the owner reads it: `20 Nov, 15:04`. */
export function momentWords(iso: string): string {
	return new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
		new Date(iso),
	)
}

/** Millionths of a US dollar → `$0.0042`, `$12.40`: four decimals while they matter. */
export function dollarWords(usdMicros: number): string {
	const dollars = usdMicros / 1_000_000
	const digits = dollars !== 0 && dollars < 1 ? 4 : 2
	return new Intl.NumberFormat('en-US', {
		style: 'currency',
		currency: 'USD',
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
	}).format(dollars)
}

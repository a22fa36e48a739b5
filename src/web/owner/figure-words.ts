import { formatAmount } from '../../core/money'
import { intlLanguage } from '../i18n/i18n'
import { translate } from './words'
import english from './words/en.json'

/** How a try ended, at a glance. */
export type Tone = 'good' | 'warn' | 'plain'

/** A page is good, a wall or a failure wants looking at, what the marketplace does not have is nobody's fault. */
export function toneOf(outcome: string): Tone {
	if (outcome === 'product') return 'good'
	return outcome === 'listing_not_found' || outcome === 'canceled' || outcome === 'other_page' ? 'plain' : 'warn'
}

type Outcome = keyof typeof english.outcomes
const isOutcome = (code: string): code is Outcome => Object.hasOwn(english.outcomes, code)

/**
 * An outcome as the owner reads it; the kind of a wall or of another page stays what it is, and an unknown code is
 * shown with a capital.
 */
export function outcomeWords(outcome: string, kind?: string | null): string {
	if (isOutcome(outcome)) return translate(`outcomes.${outcome}`)
	if (kind && (outcome === 'wall' || outcome === 'other_page')) return translate(`walls.${outcome}`, { kind })
	return outcome.charAt(0).toUpperCase() + outcome.slice(1).replaceAll('_', ' ')
}

const SOURCES = new Map<string, keyof typeof english.failures.sources>([
	['saved page', 'saved_page'],
	['pasted text', 'pasted_text'],
	['typed facts', 'typed_facts'],
	['photos', 'photos'],
])

/** What a page was to be made from: a link as it is, the other ways in by name. */
export function sourceWords(from: string): string {
	const way = SOURCES.get(from)
	return way ? translate(`failures.sources.${way}`) : from
}

/** Milliseconds → `840 ms`, `12.3 s`. */
export function durationWords(durationMs: number): string {
	if (durationMs < 1000) return translate('durations.milliseconds', { number: durationMs })
	const seconds = new Intl.NumberFormat(intlLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false })
	return translate('durations.seconds', { number: seconds.format(durationMs / 1000) })
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
	return new Intl.DateTimeFormat(intlLanguage(), {
		day: 'numeric',
		month: 'short',
		hour: '2-digit',
		minute: '2-digit',
		hourCycle: 'h23',
	}).format(new Date(iso))
}

/** Millionths of a US dollar → `$0.0042`, `$12.40`: four decimals while they matter. */
export function dollarWords(usdMicros: number): string {
	const dollars = usdMicros / 1_000_000
	const digits = dollars !== 0 && dollars < 1 ? 4 : 2
	return formatAmount(dollars, 'USD', intlLanguage(), { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

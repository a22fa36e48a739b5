import { basename } from 'node:path'

export type CorpusResult = {
	input: string
	status: 'done' | 'failed'
	seconds?: number
	sections?: string[]
	facts?: number
	title?: string
	html_bytes?: number
	code?: string
	found?: string
}

/** What a page that is no product must be refused as: by the first word of its file's name. */
const REFUSED_AS: Record<string, { code: string; found: string }> = {
	captcha: { code: 'listing_blocked', found: 'captcha' },
	'continue-shopping': { code: 'listing_blocked', found: 'continue-shopping' },
	'waf-challenge': { code: 'listing_blocked', found: 'waf-challenge' },
	error503: { code: 'listing_blocked', found: 'unavailable' },
	homepage: { code: 'listing_blocked', found: 'homepage' },
	'offer-listing': { code: 'not_a_product', found: 'offer-listing' },
	'reviews-page': { code: 'not_a_product', found: 'reviews' },
	search: { code: 'not_a_product', found: 'search' },
	bestsellers: { code: 'not_a_product', found: 'bestsellers' },
}

const nameOf = (result: CorpusResult) => basename(result.input).replace(/\.html(?:\.gz)?$/, '')

/** What keeps a page from being called complete; undefined when nothing does. */
export function incompleteness(result: CorpusResult): string | undefined {
	if (result.status !== 'done') return `failed: ${result.code}`
	if (!result.title) return 'has no title'
	const sections = result.sections ?? []
	if (!sections.includes('hero') || !sections.includes('callToAction')) return `lacks its first or last section: ${sections.join(', ')}`
	if (sections.length < 3) return `has ${sections.length} sections only`
	return undefined
}

/** True when a page that is no product was refused for the right reason. */
export function rightlyRefused(result: CorpusResult): boolean {
	const expected = REFUSED_AS[nameOf(result).split('__')[0] ?? '']
	return result.status === 'failed' && expected !== undefined && result.code === expected.code && result.found === expected.found
}

/** The report's lines and what is wrong. */
export function verdictsOf(listings: CorpusResult[], others: CorpusResult[], limitSeconds: number): { lines: string[]; errors: string[] } {
	const lines: string[] = []
	const errors: string[] = []
	for (const result of listings) {
		const lack = incompleteness(result)
		const seconds = result.seconds ?? 0
		lines.push(
			`${nameOf(result).padEnd(36)} ${seconds.toFixed(2).padStart(5)} s  ${result.facts ?? 0} facts  ${(result.sections ?? []).join(' ')}`,
		)
		if (lack) errors.push(`${nameOf(result)} ${lack}`)
		if (seconds > limitSeconds) errors.push(`${nameOf(result)} took ${seconds} s`)
	}
	for (const result of others) {
		lines.push(`${nameOf(result).padEnd(36)} refused: ${result.code ?? '-'}, ${result.found ?? '-'}`)
		if (!rightlyRefused(result)) errors.push(`${nameOf(result)} was not refused as it should be`)
	}
	const times = listings.map((result) => result.seconds ?? 0).sort((a, b) => a - b)
	const [median, longest] = [times[Math.floor(times.length / 2)], times.at(-1)].map((seconds = 0) => seconds.toFixed(2))
	lines.push(`${listings.length} listings: median ${median} s, longest ${longest} s; ${others.length} other pages`)
	return { lines, errors }
}

/** What was measured of one page. Bytes as sent over the wire unless said otherwise. */
export type Measured = {
	name: string
	performance: number
	accessibility: number
	bestPractices: number
	seo: number
	/** Of loading, and of scrolling to the end and back. */
	cls: number
	/** HTML with its CSS, without the typefaces within it; unpacked and gzipped. */
	htmlBytes: number
	gzipBytes: number
	/** Typefaces within the page. */
	faceBytes: number
	scriptBytes: number
	firstLoadBytes: number
	/** The picture fetched first; 0 when the page has none. */
	heroBytes: number
	/** Findings of axe, of html-validate and of the JSON-LD check, in words. */
	findings: string[]
}

type Bar = { name: string; of: (page: Measured) => number; most?: number; least?: number; unit?: string }

const score = (name: string, of: Bar['of']): Bar => ({ name, of, least: 100 })

/** What every page must keep, the worst as the others. */
const BARS: readonly Bar[] = [
	score('performance', (page) => page.performance),
	score('accessibility', (page) => page.accessibility),
	score('best practices', (page) => page.bestPractices),
	score('SEO', (page) => page.seo),
	{ name: 'layout shift', of: (page) => page.cls, most: 0 },
	{ name: 'HTML + CSS', of: (page) => page.htmlBytes, most: 60 * 1024, unit: 'KB' },
	{ name: 'HTML + CSS, gzip', of: (page) => page.gzipBytes, most: 15 * 1024, unit: 'KB' },
	{ name: 'typefaces', of: (page) => page.faceBytes, most: 60 * 1024, unit: 'KB' },
	{ name: 'JavaScript', of: (page) => page.scriptBytes, most: 0, unit: 'KB' },
	{ name: 'first load', of: (page) => page.firstLoadBytes, most: 500 * 1024, unit: 'KB' },
	{ name: 'first picture', of: (page) => page.heroBytes, most: 150 * 1024, unit: 'KB' },
	{ name: 'findings', of: (page) => page.findings.length, most: 0 },
]

function median(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b)
	const middle = (sorted.length - 1) / 2
	return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}

const shown = (value: number, unit?: string) =>
	unit === 'KB' ? `${(value / 1024).toFixed(1)} KB` : String(Math.round(value * 10_000) / 10_000)

/** A line for each bar with median and worst, and those bars that were missed. */
export function judgePages(pages: readonly Measured[]): { lines: string[]; missed: string[] } {
	const missed: string[] = []
	const lines = BARS.map(({ name, of, most, least, unit }) => {
		const values = pages.map(of)
		const worst = least ? Math.min(...values) : Math.max(...values)
		const middle = median(values)
		const kept = least ? worst >= least : worst <= (most ?? 0)
		const bar = least ? `≥ ${least}` : `≤ ${shown(most ?? 0, unit)}`
		if (!kept) missed.push(`${name}: median ${shown(middle, unit)}, worst ${shown(worst, unit)}; the bar is ${bar}`)
		const figures = `median ${shown(middle, unit).padStart(9)}   worst ${shown(worst, unit).padStart(9)}`
		return `${name.padEnd(18)} ${figures}   bar ${bar}   ${kept ? 'kept' : 'MISSED'}`
	})
	return { lines, missed }
}

/** A page's figures in one line. */
export function lineOf(page: Measured): string {
	const scores = [page.performance, page.accessibility, page.bestPractices, page.seo].map((value) => String(value).padStart(3)).join(' ')
	const bytes = [page.htmlBytes, page.gzipBytes, page.faceBytes, page.firstLoadBytes, page.heroBytes]
		.map((value) => (value / 1024).toFixed(1).padStart(6))
		.join(' ')
	return `${page.name.padEnd(58)} ${scores}  ${shown(page.cls).padStart(6)} ${bytes}  ${page.findings.length}`
}

import { checkStatement } from '../../src/core/truth/check-statement'
import { warmTruth } from '../../src/core/truth/warm-truth'
import type { Measured } from './measure'
import { listingsOf } from './page-facts'
import { languageValue } from './statement'

/** As many statements as a page's copy has. */
const OF_A_PAGE = 60
const LEAST_OWN = 12
/** The last is measured; those before it warm up. */
const ROUNDS = 3

/**
 * How long the copy of a page takes to be judged by its facts: the median in ms of processor time (other
 * work of the machine counts for nothing), every text read for the first time.
 */
export async function pace(measured: readonly Measured[], folders: readonly string[]): Promise<number | undefined> {
	warmTruth()
	const listing = listingsOf(folders)
	const times: number[] = []
	const pages = [...Map.groupBy(measured, ({ label }) => label.page)].filter(([, statements]) => statements.length >= LEAST_OWN)
	for (let round = 1; round <= ROUNDS; round++) {
		for (const [page, statements] of pages) {
			const found = await listing(page)
			if (typeof found === 'string') continue
			const texts = textsOf(statements, round)
			const before = process.cpuUsage()
			for (const { text, language } of texts) checkStatement({ text, facts: found.facts, language })
			if (round === ROUNDS) times.push(process.cpuUsage(before).user / 1000)
		}
	}
	return times.sort((a, b) => a - b)[Math.floor(times.length / 2)]
}

/** Statements of a page as long a copy; texts differ by a last word of letters from those judged before, so that nothing is remembered. */
function textsOf(statements: readonly Measured[], round: number): { text: string; language: string }[] {
	return Array.from({ length: OF_A_PAGE }, (_, index) => {
		const label = statements[index % statements.length]?.label
		const end = (round * OF_A_PAGE + index).toString(36).replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')
		return { text: `${label?.text ?? ''} ${end}`, language: languageValue(label?.language ?? '') ?? 'english' }
	})
}

import { checkStatement } from '../../src/core/truth/check-statement'
import type { listingsOf } from './page-facts'
import { type Labelled, languageValue } from './statement'

/** As many statements as a page's copy has. */
const OF_A_PAGE = 60
const LEAST_OWN = 12
/** The last is measured; those before it warm up. */
const ROUNDS = 3

/**
 * How long the copy of a page takes to be judged by its facts: the median in ms of processor time (other
 * work of the machine counts for nothing), every text read for the first time.
 */
export async function pace(statements: readonly Labelled[], listing: ReturnType<typeof listingsOf>): Promise<number | undefined> {
	const times: number[] = []
	const pages = [...Map.groupBy(statements, ({ page }) => page)].filter(([, some]) => some.length >= LEAST_OWN)
	for (let round = 1; round <= ROUNDS; round++) {
		for (const [page, some] of pages) {
			const found = await listing(page)
			if (typeof found === 'string') continue
			const texts = textsOf(some, round)
			const before = process.cpuUsage()
			for (const { text, language } of texts) checkStatement({ text, facts: found.facts, language })
			if (round === ROUNDS) times.push(process.cpuUsage(before).user / 1000)
		}
	}
	return times.sort((a, b) => a - b)[Math.floor(times.length / 2)]
}

/** Statements of a page as long as copy; texts differ by a last word of letters, so that nothing is remembered. */
function textsOf(some: readonly Labelled[], round: number): { text: string; language: string }[] {
	return Array.from({ length: OF_A_PAGE }, (_, index) => {
		const label = some[index % some.length]
		const end = (round * OF_A_PAGE + index).toString(36).replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')
		return { text: `${label?.text ?? ''} ${end}`, language: languageValue(some[0]?.language ?? '') ?? 'english' }
	})
}

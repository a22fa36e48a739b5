import type { Judged } from './judge-statements'
import { bothStand, judgeStands } from './judges'
import { measure } from './measure'
import type { listingsOf } from './page-facts'
import { tableOf } from './report'
import type { Labelled } from './statement'

const NOBODY =
	'judge alone, both: not measured. There are no recorded verdicts (--judge FILE.jsonl), and no model is configured (MODEL) to ask; ' +
	'--record FILE.jsonl keeps what one says.'

/** What the judge alone and both come to, line by line; without a judge, that there is none and how to have one. */
export async function judgeTables(
	statements: readonly Labelled[],
	listing: ReturnType<typeof listingsOf>,
	judged: Judged | undefined,
): Promise<string[]> {
	if (!judged) return ['', NOBODY]
	const alone = await measure(statements, listing, judgeStands(judged))
	const both = await measure(statements, listing, bothStand(judged))
	return [
		...tableOf(`judge alone, ${judged.source}`, alone.measured),
		`  without a verdict: ${both.measured.length - alone.measured.length}`,
		...tableOf('both', both.measured),
	]
}

import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openTruthData } from '../../src/connectors/truth-data/open-truth-data'
import { findCorpus } from '../accuracy/corpus'
import { answerStatements } from './answer-statements'
import { askedVerdicts, configuredJudge, recordedVerdicts } from './judge-statements'
import { judgeTables } from './judge-tables'
import { floorStands } from './judges'
import { measure } from './measure'
import { pace } from './pace'
import { foldersOfListings, listingsOf } from './page-facts'
import { missedBars, tableOf } from './report'
import { readSet, SETS } from './sets'
import type { Labelled } from './statement'

const USAGE = `truth [--set held-out|looked-at|worked-with] [--errors] [--judge FILE.jsonl | --record FILE.jsonl]
  Judges the labelled statements of bench/truth/data by the facts of their listings and prints how many unsupported ones were
  caught and how many supported ones were doubted. Exit 1 when the held-out set misses a bar.
  Floor alone; then the judge alone and both, by verdicts recorded in --judge, or asked of CHECK_MODEL or MODEL (kept in --record).
  --errors   list every statement of the set to work with that was judged otherwise than labelled
truth --statements FILE.jsonl --pages DIR --out FILE.jsonl
  A line in is {"id","page","language","block","text"}: page is a saved listing's file name in DIR without ending, language a
  name or tag. A line out is {"id","supported","categories","evidence":[{"id","text"}]}, or {"id","error"}; floor alone.
  The corpus is the folder named by AMAZON_CORPUS, else ../shared/amazon.`

type From = { judge: string | undefined; record: string | undefined }

async function verdictsOn(statements: readonly Labelled[], listing: ReturnType<typeof listingsOf>, { judge, record }: From) {
	if (judge !== undefined) return recordedVerdicts(judge)
	const asked = configuredJudge()
	return asked && askedVerdicts(asked, statements, listing, record)
}

async function measured(set: (typeof SETS)[number], withErrors: boolean, from: From): Promise<number> {
	const corpus = findCorpus()
	if (!corpus)
		console.log('There is no corpus at ../shared/amazon, and AMAZON_CORPUS does not name one: statements about its listings are left out.')
	const listing = listingsOf(foldersOfListings(corpus))
	const statements = await readSet(set)
	const { measured: byFloor, unread } = await measure(statements, listing, floorStands)
	console.log(`${byFloor.length} statements of the set ${set}${unread > 0 ? `; ${unread} are about listings that are not at hand` : ''}`)
	if (byFloor.length === 0) return 0
	for (const line of tableOf('floor alone', byFloor)) console.log(line)
	const judged = await verdictsOn(statements, listing, from)
	for (const line of await judgeTables(statements, listing, judged)) console.log(line)
	const paced = await pace(statements, listing)
	if (paced !== undefined)
		console.log(`\na page's copy of 60 statements is judged in ${paced.toFixed(1)} ms of processor time (median, every text new)`)
	if (withErrors && set === 'worked-with')
		for (const { label, stands } of byFloor)
			if (label.supported !== stands)
				console.log(`${stands ? 'missed' : 'doubted'} ${label.language} ${label.page} [${label.categories}] ${label.text}`)
	const missed = set === 'held-out' ? missedBars(byFloor, paced) : []
	for (const one of missed) console.error(`Bar missed: ${one}`)
	return missed.length > 0 ? 1 : 0
}

async function main(): Promise<number> {
	const { values } = parseArgs({
		options: {
			statements: { type: 'string' },
			pages: { type: 'string' },
			out: { type: 'string' },
			errors: { type: 'boolean' },
			judge: { type: 'string' },
			record: { type: 'string' },
			set: { type: 'string', default: 'held-out' },
			help: { type: 'boolean' },
		},
	})
	const { statements, pages, out } = values
	if (values.help) {
		console.log(USAGE)
		return 0
	}
	openTruthData()
	const set = SETS.find((one) => one === values.set)
	if (!set) {
		console.error(`There is no set “${values.set}”; name one of ${SETS.join(', ')}.`)
		return 2
	}
	if (statements === undefined && pages === undefined && out === undefined)
		return measured(set, values.errors === true, { judge: values.judge, record: values.record })
	if (!statements || !pages || !out) {
		console.error(`--statements, --pages and --out belong together.\n${USAGE}`)
		return 2
	}
	for (const path of [statements, pages]) {
		if (existsSync(path)) continue
		console.error(`There is nothing at ${path}; name a file of statements and a folder of saved pages.`)
		return 2
	}
	const { judged, errors } = await answerStatements(statements, pages, out)
	for (const error of errors) console.error(`Not judged: ${error}`)
	console.log(`${judged} statements judged, ${errors.length} not; the answers are in ${out}`)
	return errors.length > 0 ? 1 : 0
}

process.exitCode = await main()

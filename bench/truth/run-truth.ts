import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findCorpus } from '../accuracy/corpus'
import { answerStatements } from './answer-statements'
import { measure } from './measure'
import { reached } from './outputs'
import { pace } from './pace'
import { foldersOfListings, listingsOf } from './page-facts'
import { errorsOf, extentOf, HARD, missedBars, tableOf, unseenOf } from './report'
import { languageValue, SETS, type StatementSet } from './statement'

const USAGE = `truth [--set dev|held-out|fresh|broad|wide|deep|vast|late|recent|last|unseen] [--errors]
  Judges the planted statements of bench/truth/statements by the facts of their listings and prints how many unsupported ones
  were caught and how many supported ones were not let through; then plants what must never be written in the copy of whole
  pages and looks for it in every output. Exit 1 when a bar is missed, by all statements or by those of the measuring set (unseen), where there is one.
  --set      measure and list one set of statements only
  --errors   list every statement judged otherwise than labelled, those of the measuring set left out
truth --statements FILE.jsonl --pages DIR --out FILE.jsonl
  A line in is {"id","page","language","block","text"}: page is a saved listing's file name in DIR without ending, language a
  name or tag. A line out is {"id","supported","categories","evidence":[{"id","text"}]}, or {"id","error"}.
  The corpus is the folder named by AMAZON_CORPUS, else ../shared/amazon.`

const STATEMENTS = 'bench/truth/statements'

async function measured(withErrors: boolean, set: StatementSet | undefined): Promise<number> {
	const corpus = findCorpus()
	const folders = foldersOfListings(corpus)
	if (!corpus)
		console.log('There is no corpus at ../shared/amazon, and AMAZON_CORPUS does not name one: statements about its listings are left out.')
	const { measured: all, faults, unread } = await measure(STATEMENTS, folders, set)
	for (const fault of faults) console.error(`Fault: ${fault}`)
	if (unread > 0) console.log(`${unread} statements are about listings that are not at hand.`)
	if (all.length === 0) {
		console.log('Nothing was measured.')
		return faults.length > 0 ? 1 : 0
	}
	console.log(extentOf(all))
	const unseen = unseenOf(all)
	if (unseen.length > 0 && unseen.length < all.length) console.log(`of these never worked with: ${extentOf(unseen)}`)
	for (const line of ['', ...tableOf(all)]) console.log(line)
	const paced = await pace(all, folders)
	if (paced !== undefined)
		console.log(`\na page's copy of 60 statements is judged in ${paced.toFixed(1)} ms of processor time (median, every text new)`)
	if (withErrors) for (const line of errorsOf(all)) console.log(line)
	const listing = listingsOf(folders)
	let planted = 0
	const leaks: string[] = []
	for (const { label, verdict } of all) {
		if (label.supported || verdict.supported || !label.categories.some((category) => HARD.includes(category))) continue
		const found = await listing(label.page)
		const language = languageValue(label.language)
		if (typeof found === 'string' || !language) continue
		planted++
		for (const output of reached(label, found, language)) leaks.push(`${label.id} reached ${output}`)
	}
	console.log(`\nplanted in whole pages: ${planted} statements of ${HARD.join(', ')}; outputs reached: ${leaks.length}`)
	const ofUnseen = missedBars(unseen).map((bar) => `${bar}, by what was never worked with`)
	const missed = [...missedBars(all), ...ofUnseen, ...leaks]
	for (const one of missed) console.error(`Bar missed: ${one}`)
	return missed.length + faults.length > 0 ? 1 : 0
}

async function main(): Promise<number> {
	const { values } = parseArgs({
		options: {
			statements: { type: 'string' },
			pages: { type: 'string' },
			out: { type: 'string' },
			errors: { type: 'boolean' },
			set: { type: 'string' },
			help: { type: 'boolean' },
		},
	})
	const { statements, pages, out } = values
	if (values.help) {
		console.log(USAGE)
		return 0
	}
	const set = SETS.find((one) => one === values.set)
	if (values.set !== undefined && !set) {
		console.error(`There is no set “${values.set}”; name one of ${SETS.join(', ')}.`)
		return 2
	}
	if (statements === undefined && pages === undefined && out === undefined) return measured(values.errors === true, set)
	if (!statements || !pages || !out) {
		console.error(`--statements, --pages and --out belong together.\n${USAGE}`)
		return 2
	}
	for (const path of [statements, pages]) {
		if (existsSync(path)) continue
		console.error(`There is nothing at ${path}; name a file of statements and a folder of saved pages.`)
		return 2
	}
	const { judged, faults } = await answerStatements(statements, pages, out)
	for (const fault of faults) console.error(`Not judged: ${fault}`)
	console.log(`${judged} statements judged, ${faults.length} not; the answers are in ${out}`)
	return faults.length > 0 ? 1 : 0
}

process.exitCode = await main()

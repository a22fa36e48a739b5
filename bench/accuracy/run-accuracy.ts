import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { missedBars } from './bars'
import { findCorpus, readLabels } from './corpus'
import type { Label } from './label'
import { isRecord } from './normalise'
import { readOutputs } from './read-outputs'
import { scorePage } from './score-page'
import { reportShops } from './shops/report-shops'
import { columnsOf, errorLines, tableLines } from './tables'

const USAGE = `accuracy [--pages DIR] [--labels DIR] [--out DIR] [--errors]
  Reads every saved page (.html, .html.gz) and, where there is truth, scores what was read.
  --pages DIR   saved pages (default: the corpus' pages)
  --labels DIR  truth, one JSON per page (default: the corpus' labels)
  --out DIR     write one JSON per page in the labels' form
  --errors      list every wrong field
  The corpus is the folder named by AMAZON_CORPUS, else ../shared/amazon; pages of other shops lie in the folder SHOPS_CORPUS names, else in
  ../shared/shops, with a table beside what a public benchmark reports of other systems. Exit 1 when a bar is missed.`

const NO_CORPUS = `No pages to measure on: there is no corpus at ../shared/amazon, and AMAZON_CORPUS does not name one.
Nothing was measured. Name a folder with pages/ and labels/ in AMAZON_CORPUS, or pass --pages DIR (and --labels DIR).`

async function main(): Promise<number> {
	const { values } = parseArgs({
		options: {
			pages: { type: 'string' },
			labels: { type: 'string' },
			out: { type: 'string' },
			errors: { type: 'boolean' },
			help: { type: 'boolean' },
		},
	})
	if (values.help) {
		console.log(USAGE)
		return 0
	}
	const corpus = findCorpus()
	const pagesFolder = values.pages ?? (corpus && join(corpus, 'pages'))
	if (!pagesFolder) {
		console.log(NO_CORPUS)
		return 0
	}
	const { outputs, unreadable } = await readOutputs(pagesFolder)
	for (const line of unreadable) console.error(line)
	if (values.out) await writeAll(values.out, outputs)
	const labelsFolder = values.labels ?? (corpus && !values.pages ? join(corpus, 'labels') : undefined)
	if (!labelsFolder || !existsSync(labelsFolder)) {
		console.log(`Read ${outputs.size} pages; no labels to score them against.`)
		return 0
	}
	const status = report(await readLabels(labelsFolder), outputs, values.errors === true)
	const missed = values.pages ? [] : await reportShops(values.errors === true)
	for (const line of missed) console.error(`Bar missed: ${line}`)
	return missed.length > 0 ? 1 : status
}

async function writeAll(folder: string, outputs: Map<string, Label>): Promise<void> {
	await mkdir(folder, { recursive: true })
	for (const [name, output] of outputs) await writeFile(join(folder, `${name}.json`), `${JSON.stringify(output, null, '\t')}\n`)
}

function report(labels: Map<string, Label>, outputs: Map<string, Label>, withErrors: boolean): number {
	const pages = [...labels].map(([name, truth]) => scorePage(name, truth, outputs.get(name)))
	for (const line of tableLines(columnsOf(pages))) console.log(line)
	if (withErrors) for (const line of errorLines(pages)) console.log(line)
	const missed = missedBars(pages, (name) => isRecord(outputs.get(name)?.price))
	for (const line of missed) console.error(`Bar missed: ${line}`)
	return missed.length > 0 ? 1 : 0
}

process.exitCode = await main()

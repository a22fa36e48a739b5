import { parseArgs } from 'node:util'
import { checkStatement } from '../../../src/core/truth/check-statement'
import { findCorpus } from '../../accuracy/corpus'
import { measure } from '../measure'
import { foldersOfListings, listingsOf } from '../page-facts'
import { languageValue, MEASURING, setOfFile, tagOr } from '../statement'
import { alteredTexts } from './altered-texts'

const USAGE = `truth:altered [--list]
  Takes every supported statement worked with that the checker lets through, says something else for one of its figures at a time,
  and prints how many of these are caught. Some remain true ("under 25 dB" for "under 24 dB") or are a scene's, so that all is not
  the aim; what falls back is.
  --list   print those let through`

const { values } = parseArgs({ options: { list: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } } })
if (values.help) console.log(USAGE)
else await altered(values.list)

async function altered(isListed: boolean): Promise<void> {
	const folders = foldersOfListings(findCorpus())
	const listing = listingsOf(folders)
	const { measured } = await measure('bench/truth/statements', folders)
	const tally = { digits: [0, 0], words: [0, 0] } as Record<'digits' | 'words', [caught: number, all: number]>
	for (const { file, label, verdict } of measured) {
		if (setOfFile(file) === MEASURING || !label.supported || !verdict.supported) continue
		const found = await listing(label.page)
		const language = languageValue(label.language)
		if (typeof found === 'string' || !language) continue
		for (const { text, from, to, inWords } of alteredTexts(label.text, language)) {
			const of = tally[inWords ? 'words' : 'digits']
			of[1]++
			if (!checkStatement({ text, facts: found.facts, language: tagOr(language, label.language), block: label.block }).supported) of[0]++
			else if (isListed) console.log(`${label.id} ${label.page} ${language} [${from} → ${to}] ${text}`)
		}
	}
	for (const [kind, [caught, all]] of Object.entries(tally))
		console.log(`figures in ${kind} altered: ${all}, caught ${((100 * caught) / Math.max(1, all)).toFixed(1)} %`)
}

import { writeFile } from 'node:fs/promises'
import { openTruthData } from '../../src/connectors/truth-data/open-truth-data'
import { HEADER, LEARNED, PLACES } from '../../src/core/truth/reads-like'
import { findCorpus } from '../accuracy/corpus'
import { chooseThresholds } from './choose-thresholds'
import { claimsTeaching, examplesOf, train } from './learn'
import { foldersOfListings, listingsOf } from './page-facts'
import { readClaims, readSet } from './sets'

/** Weights beyond this share of all are cut, so that a byte tells the others apart. */
const CUT = 0.9995

openTruthData()
const [statements, claims] = [await readSet('worked-with'), await readClaims()]
const chosen = await chooseThresholds(statements, claims, listingsOf(foldersOfListings(findCorpus())))
if (!chosen) throw new Error('No listing of the statements is at hand; AMAZON_CORPUS names their folder.')
const percent = (share: number) => `${(100 * share).toFixed(1)} %`
console.log(
	`of ${chosen.statements} statements about listings left out: ${percent(chosen.doubted)} of the supported ones doubted ` +
		`(${percent(chosen.byRules)} by rules), ${percent(chosen.caught)} of the others caught`,
)

const bytes = new Uint8Array(HEADER + LEARNED.length * PLACES)
const view = new DataView(bytes.buffer)
for (const [at, kind] of LEARNED.entries()) {
	const examples = [...examplesOf(kind, statements), ...claimsTeaching(kind, claims)]
	const { weights, bias } = train(examples)
	const step = ([...weights].map(Math.abs).sort((a, b) => a - b)[Math.floor(PLACES * CUT)] ?? 1) / 127
	const header = [bias, step, chosen.thresholds[kind]]
	for (const [number, value] of header.entries()) view.setFloat32((at * 3 + number) * 4, value, true)
	for (const [place, weight] of weights.entries())
		view.setInt8(HEADER + at * PLACES + place, Math.max(-127, Math.min(127, Math.round(weight / step))))
	console.log(`${kind}: ${examples.length} sentences, threshold ${chosen.thresholds[kind].toFixed(2)}`)
}
await writeFile('truth-data/weights.bin', bytes)

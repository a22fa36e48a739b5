import { readFile } from 'node:fs/promises'
import { brotliDecompressSync } from 'node:zlib'
import { type Labelled, readLabelledText } from './statement'

const FOLDER = 'bench/truth/data'

/**
 * The sets of labelled statements: one about listings nothing was worked out on, which gates and is replaced once it
 * was used; one that gated earlier, about the listings of the last; and one to work with, which those replaced join.
 */
export const SETS = ['held-out', 'looked-at', 'worked-with'] as const
export type StatementSet = (typeof SETS)[number]

/**
 * A sentence about no listing in particular: `-` popularity, `h` health, `s` little left or little time, `+` none of
 * these.
 */
export type Claim = { language: string; sign: '-' | 'h' | 's' | '+'; text: string }

const opened = async (name: string) => brotliDecompressSync(await readFile(`${FOLDER}/${name}.br`)).toString('utf8')

/** The statements of a set. Throws when the set cannot be read. */
export async function readSet(set: StatementSet): Promise<Labelled[]> {
	const { read, bad } = readLabelledText(await opened(`${set}.jsonl`))
	if (bad.length > 0) throw new Error(`${set}: ${bad.map(({ line, problem }) => `line ${line} ${problem}`).join('; ')}`)
	return read
}

/** The claims without a listing, from which the weights are learned. */
export async function readClaims(): Promise<Claim[]> {
	const lines = (await opened('claims-without-listing.tsv')).split('\n').filter(Boolean)
	return lines.map((line) => {
		const [language = '', sign = '+', text = ''] = line.split('\t')
		return { language, sign: sign as Claim['sign'], text }
	})
}

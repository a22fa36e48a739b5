import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findCorpus } from '../accuracy/corpus'
import { type CorpusResult, verdictsOf } from './verdicts'

// Every real listing through the command line with the embedded writer, and every page that is no product;
// prints how long each took after start-up and why each other one was refused. Exit 1 when one is not as it should be.

/** Seconds a listing may take once the program runs. */
const LIMIT_SECONDS = 3

function vitrine(args: string[]): Promise<{ results: CorpusResult[] }> {
	const env = { ...process.env, MODEL: '', MODEL_BASE_URL: '', MODEL_API_KEY: '', MODEL_FALLBACK: '' }
	return new Promise((done, fail) => {
		execFile(process.execPath, ['dist/cli/main.js', ...args], { env, maxBuffer: 64_000_000 }, (error, stdout) => {
			try {
				done(JSON.parse(stdout))
			} catch {
				fail(error ?? new Error(`no JSON: ${stdout.slice(0, 500)}`))
			}
		})
	})
}

async function filesOf(folder: string): Promise<string[]> {
	return (await readdir(folder)).sort().map((name) => join(folder, name))
}

async function main(): Promise<number> {
	const corpus = findCorpus(process.env.AMAZON_CORPUS)
	if (!corpus) {
		console.log('No pages to try: there is no corpus at ../shared/amazon, and AMAZON_CORPUS does not name one. Nothing was measured.')
		return 0
	}
	const out = await mkdtemp(join(tmpdir(), 'vitrine-corpus-'))
	try {
		const listings = await vitrine([
			'generate',
			...(await filesOf(resolve(corpus, 'pages'))),
			'--market',
			'morocco',
			'--language',
			'french',
			'--out',
			out,
		])
		const others = await vitrine(['generate', ...(await filesOf(resolve(corpus, 'other'))), '--out', out])
		const { lines, errors } = verdictsOf(listings.results, others.results, LIMIT_SECONDS)
		for (const line of lines) console.log(line)
		for (const error of errors) console.error(`Error: ${error}`)
		return errors.length > 0 ? 1 : 0
	} finally {
		await rm(out, { recursive: true, force: true })
	}
}

process.exitCode = await main()

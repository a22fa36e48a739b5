import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findCorpus } from '../../bench/accuracy/corpus'
import { type CorpusResult, incompleteness, rightlyRefused } from '../../bench/corpus/verdicts'
import { type CommandRun, runBuiltCommand } from '../support/run-command'

const corpus = findCorpus(process.env.AMAZON_CORPUS)
if (!corpus)
	console.log('Skipped: real listings through the command line; there is no corpus at ../shared/amazon and AMAZON_CORPUS names none.')

const filesOf = (folder: string) => readdirSync(join(corpus ?? '', folder)).map((name) => resolve(corpus ?? '', folder, name))
const resultsOf = (run: CommandRun) => (JSON.parse(run.stdout) as { results: CorpusResult[] }).results

describe.skipIf(!corpus)('real listings', () => {
	// Their pictures are not what is tried here: a host that has none is quick, and asks nobody outside.
	const noPictures = createServer((_, response) => response.writeHead(404).end())
	const hosts = ['m.media-amazon.com', 'images-na.ssl-images-amazon.com', 'images-eu.ssl-images-amazon.com']
	beforeAll(() => new Promise<void>((done) => noPictures.listen(0, '127.0.0.1', done)))
	afterAll(() => new Promise((done) => noPictures.close(done)))
	const routes = () => hosts.map((host) => `https://${host}=http://127.0.0.1:${(noPictures.address() as AddressInfo).port}`).join(',')

	test('[O-7, W-8] every one becomes a complete page by the command line, without a model', async () => {
		const run = await runBuiltCommand(['generate', ...filesOf('pages'), '--market', 'morocco', '--language', 'french'], {
			OUTBOUND_ROUTES: routes(),
		})
		expect(resultsOf(run).flatMap((result) => incompleteness(result) ?? [])).toEqual([])
		expect(run.exitCode).toBe(0)
	}, 120_000)

	test('[X-3] walls and pages that are no product are refused, each for what it is', async () => {
		const run = await runBuiltCommand(['generate', ...filesOf('other')])
		expect(resultsOf(run).filter((result) => !rightlyRefused(result))).toEqual([])
		expect(run.exitCode).toBe(5)
	}, 60_000)
})

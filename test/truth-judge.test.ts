import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answerStatements } from '../bench/truth/answer-statements'
import { askedVerdicts, recordedVerdicts } from '../bench/truth/judge-statements'
import { judgeTables } from '../bench/truth/judge-tables'
import { bothStand, judgeStands } from '../bench/truth/judges'
import { listingsOf } from '../bench/truth/page-facts'
import { BARS, missedBars, tableOf } from '../bench/truth/report'
import { modelJudge } from '../src/connectors/writers/model-judge'
import { startFakeModel } from './fakes/model/model'
import { LISTINGS_DIR } from './support/test-app'

test('[K-7] statements are judged by a model that is asked, by what was recorded of it, and by both judge and floor', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'truth-'))
	const model = await startFakeModel()
	model.setBehaviour({ kind: 'objects', word: 'seven' })
	const label = (text: string) => ({
		page: 'amazon.com__B0VITRINE1',
		language: 'en',
		block: 'story',
		text,
		supported: true,
		categories: [],
		note: '',
	})
	const [good, bad, hard] = [label('The spout is narrow.'), label('It has seven lives.'), label('Certified by TÜV.')]
	const listing = listingsOf([LISTINGS_DIR])
	const judge = modelJudge({ provider: 'compatible', name: 'judge', baseUrl: model.baseUrl }, { timeoutMs: 5_000 })
	const record = join(folder, 'verdicts.jsonl')
	const asked = await askedVerdicts(judge, [good, bad, hard], listing, record)
	const recorded = await recordedVerdicts(record)
	const found = await listing(good.page)
	if (typeof found === 'string') throw new Error(found)
	const of = (one: typeof good) => ({ label: one, text: one.text, facts: found.facts, language: 'en' })
	for (const judged of [asked, recorded]) {
		expect(await Promise.all([good, bad, hard].map((one) => judgeStands(judged)(of(one))))).toEqual([true, false, true])
		expect(await Promise.all([good, bad, hard].map((one) => bothStand(judged)(of(one))))).toEqual([true, false, false])
	}
	expect(await judgeStands(recorded)(of(label('Said to nobody.')))).toBeUndefined()
	// What the command prints of it, and that it says so where there is nobody to ask and nothing recorded.
	const unsaid = { ...label('Said to nobody.'), supported: false }
	const printed = (await judgeTables([good, bad, unsaid], listing, recorded)).join('\n')
	expect(printed).toMatch(
		new RegExp(`judge alone, ${record}[^]*\\nall +– +0/0 +0\\.500 +1/2[^]*without a verdict: 1[^]*\\nboth[^]*\\nall `),
	)
	const nobody = (await judgeTables([good], listing, undefined)).join('\n')
	expect(nobody).toMatch(/^\njudge alone, both: not measured\. There are no recorded verdicts/)
	expect(nobody).not.toContain('recall')
	await model.close()
	await rm(folder, { recursive: true })
})

test('[K-8] statements of a file are answered by the floor alone, a line each in their order; what cannot be judged says why', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'truth-'))
	const [file, out] = [join(folder, 'asked.jsonl'), join(folder, 'answers.jsonl')]
	const page = 'amazon.com__B0VITRINE1'
	const asked = [
		{ id: 'a', page, language: 'en', block: 'story', text: 'It is certified by TÜV.' },
		{ id: 'b', page, language: 'French', block: 'story', text: 'Livraison gratuite en deux jours.' },
		{ id: 'c', page: 'nowhere', language: 'en', block: 'story', text: 'It pours.' },
		{ id: 7, page, language: 'en', text: 'It pours a thin, even stream.' },
	]
	await writeFile(file, [...asked.map((one) => JSON.stringify(one)), '{"id":"d"}', 'no JSON', ''].join('\n'))
	const { judged, errors } = await answerStatements(file, LISTINGS_DIR, out)
	const answers = (await readFile(out, 'utf8'))
		.trimEnd()
		.split('\n')
		.map((line) => JSON.parse(line))
	expect(judged).toBe(3)
	expect(answers.map(({ id }) => id)).toEqual(['a', 'b', 'c', '7', 'd'])
	expect(answers.map(({ supported }) => supported)).toEqual([false, false, undefined, true, undefined])
	expect([answers[0].categories, answers[1].categories]).toEqual([['certificates'], ['delivery']])
	expect(answers[3].evidence.every(({ id, text }: Record<string, string>) => /^f\d+$/.test(id ?? '') && text)).toBe(true)
	expect([answers[2].error, answers[4].error]).toEqual([expect.stringContaining('no page “nowhere”'), expect.stringContaining('page')])
	expect(errors).toHaveLength(3)
	await rm(folder, { recursive: true })
})

test('[K-8] the table is by category and language, and a bar that is missed is named', () => {
	const of = (language: string, supported: boolean, stands: boolean) => ({
		label: { page: 'p', language, block: 'story', text: 't', supported, categories: supported ? [] : ['numbers' as const], note: '' },
		stands,
	})
	const some = [of('en', false, false), of('en', false, true), of('fr', true, true), of('fr', true, false)]
	const printed = tableOf('floor alone', some).join('\n')
	expect(printed).toMatch(/all +0\.500 +1\/2 +0\.500 +1\/2\n/)
	expect(printed).toMatch(/ {2}numbers +0\.500 .*\n {2}en +0\.500 +1\/2 .*\n {2}fr +– +0\/0 +0\.500/)
	expect(BARS).toEqual({ recall: 0.78, falseAlarms: 0.06, pageMs: 15 })
	expect(missedBars(some, 15.1)).toEqual([
		'recall is 0.500, asked 0.78',
		'false alarms are 0.500, asked at most 0.06',
		'a page takes 15.1 ms, asked at most 15',
	])
	expect(missedBars([of('en', false, false), of('fr', true, true)], 15)).toEqual([])
})

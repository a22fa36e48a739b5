import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { askedVerdicts, recordedVerdicts } from '../bench/truth/judge-statements'
import { judgeTables } from '../bench/truth/judge-tables'
import { bothStand, judgeStands } from '../bench/truth/judges'
import { listingsOf } from '../bench/truth/page-facts'
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

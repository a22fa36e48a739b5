import { expect, test } from 'vitest'
import { openTruthData } from '../../connectors/truth-data/open-truth-data'
import { findingsOf } from '../copy/check/check-part'
import { type MaybeQuoted, NOT_JUDGED, QUOTED, settleCopy } from '../copy/settle-copy'
import { judgeSentence } from './check-statement'
import { evidenceOf } from './evidence'

openTruthData()
const TITLE = [{ id: 'f1', kind: 'title' as const, text: 'Halden & Roe kettle', origin: { rule: 'test', place: 'test' } }]
const LISTED = [
	...TITLE,
	{ id: 'f2', kind: 'bullet' as const, text: 'The narrow gooseneck pours a thin, even stream.', origin: { rule: 'test', place: 'test' } },
]
/** True sentences of the sample copy that the weights take for something else. */
const GUESSED = [
	'Acero donde va el agua',
	'Lo que cambia por la mañana',
	'Antes de pedirlo',
	'Cuando vuelvas, se habrá parado justo ahí.',
	'Listo antes que el molinillo',
]

test('[K-7] what is guessed of a whole sentence an opinion never lifts, and "entailed" by a fact that speaks of the same alone', () => {
	const evidence = evidenceOf(LISTED, 'spanish')
	const guessed = GUESSED.filter((text) => judgeSentence(text, evidence, 'spanish').findings.some((finding) => finding.guessed))
	expect(guessed.length).toBeGreaterThan(0)
	for (const text of guessed) {
		const doubts = findingsOf(text, evidence, 'spanish', undefined)
		expect(doubts.length).toBeGreaterThan(0)
		for (const verdict of ['opinion', 'entailed'] as const)
			expect(findingsOf(text, evidence, 'spanish', { verdict, facts: ['f1', 'f2'] })).toEqual(
				expect.arrayContaining(doubts.filter((one) => one.guessed)),
			)
	}
})

test('[K-7] popularity no word list has is not lifted by a judge that believes it', () => {
	const text = 'Everyone in town already owns one.'
	for (const verdict of ['opinion', 'entailed'] as const)
		expect(findingsOf(text, evidenceOf(LISTED, 'english'), 'english', { verdict, facts: ['f2'] }).length).toBeGreaterThan(0)
})

test('[K-7] a guess "entailed" lifts, where the fact it names speaks of the same', () => {
	const said = 'Relieves tired feet after a long day.'
	const facts = [...TITLE, { id: 'f2', kind: 'bullet' as const, text: said, origin: { rule: 'test', place: 'test' } }]
	const evidence = evidenceOf(facts, 'english')
	const text = 'Tired feet feel lighter after a long day.'
	const left = (ids: string[]) =>
		findingsOf(text, evidence, 'english', { verdict: 'entailed', facts: ids }).filter(({ guessed }) => guessed)
	expect(left(['f2'])).toEqual([])
})

test('[W-14] of the listing’s own words nothing is guessed; what words say of them holds', () => {
	const heading = { html: 'Mounting dimensions', facts: ['f1'] }
	const said = { html: 'The narrow gooseneck pours a thin, even stream. Loved by thousands of families.', facts: ['f2'] }
	const settled = (judged: MaybeQuoted) => settleCopy('story', { heading, paragraphs: [said] }, judged, LISTED, 'english')
	expect(settled(NOT_JUDGED).removed.map(({ text }) => text)).toContain('Mounting dimensions')
	expect(settled(QUOTED)).toMatchObject({ copy: { heading }, removed: [{ text: 'Loved by thousands of families.' }] })
})

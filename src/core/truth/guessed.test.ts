import { expect, test } from 'vitest'
import { openTruthData } from '../../connectors/truth-data/open-truth-data'
import { findingsOf } from './check-part'
import { judgeSentence } from './check-statement'
import { evidenceOf } from './evidence'

openTruthData()
const TITLE = [{ id: 'f1', kind: 'title' as const, text: 'Halden & Roe kettle', origin: { rule: 'test', place: 'test' } }]
const LISTED = [
	...TITLE,
	{ id: 'f2', kind: 'bullet' as const, text: 'The narrow gooseneck pours a thin, even stream.', origin: { rule: 'test', place: 'test' } },
]
const said = { verdict: 'opinion' as const, facts: [] }
/** True sentences of the sample copy that the weights take for something else. */
const GUESSED = [
	'Acero donde va el agua',
	'Lo que cambia por la mañana',
	'Antes de pedirlo',
	'Cuando vuelvas, se habrá parado justo ahí.',
	'Listo antes que el molinillo',
]

test('[K-7] what is guessed of a whole sentence a judge who has read it may lift; what its words say never', () => {
	const evidence = evidenceOf(LISTED, 'spanish')
	const guessed = GUESSED.filter((text) => judgeSentence(text, evidence, 'spanish').findings.some((finding) => finding.guessed))
	expect(guessed.length).toBeGreaterThan(0)
	for (const text of guessed) {
		expect(findingsOf(text, evidence, 'spanish', undefined).length).toBeGreaterThan(0)
		expect(findingsOf(text, evidence, 'spanish', said)).toEqual([])
	}
	expect(findingsOf('Solo quedan 3 unidades', evidence, 'spanish', said).map(({ category }) => category)).toContain('scarcity')
})

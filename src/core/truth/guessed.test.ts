import { expect, test } from 'vitest'
import { openTruthData } from '../../connectors/truth-data/open-truth-data'
import { sampleProduct } from '../../connectors/writers/writer.samples'
import { factsOf } from '../product/facts'
import { findingsOf } from './check-part'
import { evidenceOf } from './evidence'

openTruthData()
const evidence = evidenceOf(factsOf(sampleProduct()), 'spanish')
const said = { verdict: 'opinion' as const, facts: [] }

test('[K-7] what is guessed of a whole sentence a judge who has read it may lift; what its words say never', () => {
	expect(findingsOf('Acero donde va el agua', evidence, 'spanish', undefined).map(({ category }) => category)).toContain('scarcity')
	expect(findingsOf('Acero donde va el agua', evidence, 'spanish', said)).toEqual([])
	expect(findingsOf('Solo quedan 3 unidades', evidence, 'spanish', said).map(({ category }) => category)).toContain('scarcity')
})

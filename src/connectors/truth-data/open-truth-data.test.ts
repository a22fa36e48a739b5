import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { madeOfData } from '../../core/truth/truth-data'
import { openTruthData } from './open-truth-data'

test.each(['truth-data', 'spec-data'])('[K-8] the container image holds %s, which the program reads', (folder) => {
	const image = readFileSync('Dockerfile', 'utf8').split('\nFROM ').at(-1) ?? ''
	expect(image).toContain(`/app/${folder} ./${folder}\n`)
})

test('[K-8] opened for another generation, what was made of the data is kept and not made again', () => {
	openTruthData()
	const made = madeOfData('what a test makes', () => ({}))
	openTruthData()
	expect(madeOfData('what a test makes', () => ({}))).toBe(made)
})

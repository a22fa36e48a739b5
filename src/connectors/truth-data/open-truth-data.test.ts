import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test.each(['truth-data', 'spec-data'])('[K-8] the container image holds %s, which the program reads', (folder) => {
	const image = readFileSync('Dockerfile', 'utf8').split('\nFROM ').at(-1) ?? ''
	expect(image).toContain(`/app/${folder} ./${folder}\n`)
})

import { expect, test } from 'vitest'
import type { Fact } from '../../product/facts'
import { loneContent, tableFacts } from './table-facts'

const origin = { rule: 'test', place: 'test' }
const spec = (id: string, name: string, text: string): Fact => ({ id, kind: 'spec', name, text, origin })
const box = (id: string, text: string): Fact => ({ id, kind: 'box', text, origin })
const SPECS = [spec('f1', 'Light', '400 lm'), spec('f2', 'Base', 'GU10'), spec('f3', 'Length', '9 in'), spec('f4', 'Life', '15,000 hours')]

test('[R-13] a table names each thing once, whatever the listing repeats', () => {
	expect(tableFacts([...SPECS, spec('f5', 'Base', 'GU10')], undefined)).toEqual(SPECS)
})

test('[R-13] one thing in the box is a row of the table, not a section of one word; several, or one without a table, keep theirs', () => {
	const bulbs = box('f6', '6 bulbs')
	expect(loneContent([...SPECS, bulbs], undefined)).toBe(bulbs)
	expect(loneContent([...SPECS, bulbs, box('f7', 'Tool')], undefined)).toBeUndefined()
	expect(loneContent([...SPECS.slice(0, 1), bulbs], undefined)).toBe(bulbs)
	expect(loneContent([bulbs], undefined)).toBeUndefined()
})

import { expect, it } from 'vitest'
import { fillHoles } from './fill-holes'

it('[W-1] words are put into their holes; a hole nobody fills stays, also one named like a property of every object', () => {
	expect(fillHoles('{{product}} – {{number}} {{other}}', { product: 'Kettle', number: '2' })).toBe('Kettle – 2 {{other}}')
	expect(fillHoles('{{constructor}} {single} {{if model}}', {})).toBe('{{constructor}} {single} {{if model}}')
	expect(fillHoles('{{a}} {{b}}', { a: '{{b}}', b: '$&' })).toBe('{{b}} $&')
})

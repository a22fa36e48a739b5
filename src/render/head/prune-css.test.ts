import { describe, expect, it } from 'vitest'
import { pruneCss } from './prune-css'

describe('[O-2] pruneCss', () => {
	const html = '<p class="a b"></p>'

	it('keeps what may style the page, and drops selectors of classes it does not have', () => {
		expect(pruneCss('p{x:1}.a .c,.b{x:2}.c{x:3}', html)).toBe('p{x:1}.b{x:2}')
		expect(pruneCss('.a:is(.c,.b){x:1}.a:not(.c) h1{x:2}', html)).toBe('.a:is(.b){x:1}.a:not(.c) h1{x:2}')
	})

	it('drops selectors of attribute values it does not have', () => {
		expect(
			pruneCss('.a[data-n="2"]{x:1}.a[data-n="3"]{x:2}.a:is([data-n="3"],[data-n="2"]){x:3}', `${html}<ul class="a" data-n="2">`),
		).toBe('.a[data-n="2"]{x:1}.a:is([data-n="2"]){x:3}')
	})

	it('keeps an alternative that nothing has where the rule would lose its place without it', () => {
		expect(pruneCss('.a :is(h1,.c){x:1}:where(h1,.c){x:2}:is(.c,.d){x:3}.a:not(:is(.c)){x:4}', html)).toBe(
			'.a :is(h1,.c){x:1}:where(h1){x:2}.a:not(:is(.c)){x:4}',
		)
	})

	it('looks into media queries, and drops those left empty', () => {
		expect(pruneCss('@media print{.c{x:1}}@media (min-width:1em){.a{x:1}@supports (y:z){.b{x:1}@keyframes k{from{x:1}}}}', html)).toBe(
			'@media (min-width:1em){.a{x:1}@supports (y:z){.b{x:1}@keyframes k{from{x:1}}}}',
		)
	})
})

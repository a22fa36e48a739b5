import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseRichText } from './normalise-rich-text'
import { isRichText } from './rich-text'

describe('[N-4] normaliseRichText', () => {
	it.each([
		['<p style="color:red">One</p>', '<p>One</p>'],
		['<b>a</b><i>b</i><h1>c</h1><h6>d</h6>', '<strong>a</strong><em>b</em><h3>c</h3><h4>d</h4>'],
		[
			'<a target="_blank" rel="noopener" href="https://shop.example/?a=1&amp;b=2">shop</a>',
			'<a href="https://shop.example/?a=1&amp;b=2">shop</a>',
		],
		['<a href="javascript:alert(1)">x</a>', 'x'],
		['<a href="java&#115;cript:alert(1)">x</a>', 'x'],
		['<script>alert(1)</script>after', 'after'],
		['<img src=x onerror=alert(1)>', ''],
		['<svg><script>alert(1)</script></svg>ok', 'ok'],
		['<scr<script>x</script>ipt>alert(1)', 'alert(1)'],
		['<ul><li><p>one</ul>', '<ul><li><p>one</p></li></ul>'],
		['2 < 3 & 4 > 1 &amp; &copy;', '2 &lt; 3 &amp; 4 &gt; 1 &amp; &copy;'],
		['a<br/>b<!-- c -->', 'a<br>b'],
	])('%s', (given, expected) => {
		const normal = normaliseRichText(given)
		expect(isRichText(normal)).toBe(true)
		expect(normal).toBe(expected)
	})

	it('always answers with the normal form, and leaves that form as it is', () => {
		const piece = fc.constantFrom(
			'<p>',
			'</p>',
			'<',
			'>',
			'"',
			"'",
			'<b',
			'<a href="',
			'https://x.example',
			'<script',
			'</script>',
			'<!--',
			'-->',
			'&',
			'&lt;',
			'text',
			' onload=',
			'/>',
			'<li>',
			'</ul>',
		)
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
				const normal = normaliseRichText(pieces.join(''))
				expect(isRichText(normal)).toBe(true)
				expect(normaliseRichText(normal)).toBe(normal)
			}),
			{ numRuns: 500 },
		)
	})
})

import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { isRichText } from '../../core/text/rich-text'
import { sanitizePageHtml, sanitizePageTexts, sanitizeRichText } from './sanitize-html'

const ATTACKS = [
	'<script>alert(1)</script>',
	'<img src=x onerror=alert(1)>',
	'<svg onload=alert(1)><animate onbegin=alert(1)></svg>',
	'<a href="javascript:alert(1)">x</a>',
	'<a href="java\nscript:alert(1)">x</a>',
	'<a href="&#106;avascript:alert(1)">x</a>',
	'<a href="data:text/html,<script>alert(1)</script>">x</a>',
	'<iframe srcdoc="<script>alert(1)</script>"></iframe>',
	'<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
	'<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
	'<style>@import "https://evil.example"</style>',
	'<p style="background:url(https://evil.example)">x</p>',
	'<form action="https://evil.example"><input name=password></form>',
	'<base href="https://evil.example">',
	'<meta http-equiv=refresh content="0;url=https://evil.example">',
	'<object data="x"></object><embed src="x">',
	'<<script>script>alert(1)<</script>/script>',
	'<scr<script>ipt>alert(1)</script>',
]
const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|data:image\/|[\w./-]*$)/i

/** What a parser finds in the HTML that could run, load or send something. */
function dangersIn(html: string): string[] {
	const found: string[] = []
	const parser = new Parser({
		onopentag(name, attributes) {
			if (/^(?:script|iframe|svg|math|style|object|embed|form|input|base|meta|link|template|noscript)$/.test(name)) found.push(name)
			for (const [attribute, value] of Object.entries(attributes)) {
				if (/^on|srcdoc|^xlink|formaction/.test(attribute)) found.push(attribute)
				if (/^(?:href|src)$/.test(attribute) && !SAFE_ADDRESS.test(value)) found.push(value)
				if (attribute === 'style' && /url|import|expression/i.test(value)) found.push(value)
			}
		},
		oncomment: (text) => found.push(text),
	})
	parser.end(html)
	return found
}

describe('rich text from outside', () => {
	it.each(ATTACKS)('[N-4] %s holds nothing that runs', (attack) => {
		const clean = sanitizeRichText(attack)
		expect(isRichText(clean)).toBe(true)
		expect(dangersIn(clean)).toEqual([])
	})

	it('[R-2] what an editor writes is kept, in the normal form', () => {
		expect(
			sanitizeRichText('<div><b>Bold</b> <i class="x">soft</i><br/><a href="https://example.com/a b?c=1&d=2" target=_blank>link</a></div>'),
		).toBe('<p><strong>Bold</strong> <em>soft</em><br><a href="https://example.com/a%20b?c=1&amp;d=2">link</a></p>')
		expect(sanitizeRichText('<ul><li>one</li></ul><h1>Title</h1><h6>small</h6>')).toBe('<ul><li>one</li></ul><h3>Title</h3><h4>small</h4>')
		expect(sanitizeRichText('2 < 3 & 5 > 4')).toBe('2 &lt; 3 &amp; 5 &gt; 4')
		expect(sanitizeRichText('<p dir="rtl">مرحبا</p>')).toBe('<p>مرحبا</p>')
	})

	it('[N-4] whatever comes in, what goes out is rich text, and sanitising it again changes nothing', () => {
		const piece = fc.oneof(
			fc.constantFrom(...ATTACKS),
			fc.string(),
			fc.constantFrom('<p>', '</p>', '<b>', '<a href="', '">', "'", '<!--', '-->', '&lt;', '&', '<li', '<br/', '\0', '<![CDATA['),
		)
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
				const once = sanitizeRichText(pieces.join(''))
				expect(isRichText(once)).toBe(true)
				expect(sanitizeRichText(once)).toBe(once)
			}),
			{ numRuns: 500 },
		)
	})

	it('[N-4] every text of a page’s JSON is sanitised, wherever it stands', () => {
		const dirty = {
			sections: [
				{
					props: {
						headline: { html: '<b onclick=x>Hi</b>', facts: ['f1'] },
						items: [{ text: { html: '<script>x</script>ok', facts: [] } }],
					},
				},
			],
		}
		expect(sanitizePageTexts(dirty)).toEqual({
			sections: [{ props: { headline: { html: '<strong>Hi</strong>', facts: ['f1'] }, items: [{ text: { html: 'ok', facts: [] } }] } }],
		})
	})
})

describe('a whole page’s HTML from outside', () => {
	it.each(ATTACKS)('[N-4] %s holds nothing that runs', (attack) => {
		expect(dangersIn(sanitizePageHtml(attack))).toEqual([])
	})

	it('[N-1] the look of a page is kept', () => {
		const html =
			'<section class="hero"><h1 style="color:#fff;text-align:center">Lamp</h1><img src="/files/ab/cd.webp" alt="Lamp" width="10" /></section>'
		expect(sanitizePageHtml(html)).toBe(html)
	})
})

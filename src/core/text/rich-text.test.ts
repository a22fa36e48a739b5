import { describe, expect, it } from 'vitest'
import { escapeHtml, unescapeHtml } from './escape-html'
import { isRichText, plainFromRichText, richTextFromPlain, richTextSchema } from './rich-text'

describe('[N-4] the rich text of a page', () => {
	it.each([
		[
			'<p>One <strong>two</strong><br><em>three</em> <u>four</u></p><ul><li>five</li></ul><ol><li>six</li></ol><h3>seven</h3><h4>eight</h4>',
		],
		[
			'<a href="https://shop.example/?a=1">x</a><a href="http://shop.example">x</a><a href="mailto:a@b.example">x</a><a href="tel:+12">x</a>',
		],
		['2 &lt; 3 & 4 > 1'],
		[''],
	])('%s is its normal form', (html) => expect(isRichText(html)).toBe(true))

	it.each([
		['<P>x</P>'],
		['<p >x</p>'],
		['<p class="x">y</p>'],
		['<br/>'],
		['</br>'],
		['<script>'],
		['a < b'],
		['<'],
		['<a href="javascript:alert(1)">x</a>'],
		['<a href="ftp://x.example">x</a>'],
		['<a href="https://x.example" onclick="x">x</a>'],
		['<a href="https://x.example/ y">x</a>'],
		['<a href="https://x.example/<p>">x</a>'],
		["<a href='https://x.example'>x</a>"],
		['<a href="/x">x</a>'],
		['<div>x</div>'],
	])('%s is not', (html) => {
		expect(isRichText(html)).toBe(false)
		expect(richTextSchema.safeParse(html).success).toBe(false)
	})

	it('a page’s text has at most 20 000 characters', () => {
		expect(richTextSchema.safeParse('x'.repeat(20_000)).success).toBe(true)
		expect(richTextSchema.safeParse('x'.repeat(20_001)).success).toBe(false)
	})

	it('plain words become it and come back as they were', () => {
		const words = 'a < b && c > d "e" \'f\' &lt; &amp;'
		expect(richTextFromPlain(words)).toBe('a &lt; b &amp;&amp; c &gt; d "e" \'f\' &amp;lt; &amp;amp;')
		expect(plainFromRichText(richTextFromPlain(words))).toBe(words)
	})

	it('its plain words have a line for each paragraph, line, entry and heading', () => {
		expect(plainFromRichText('<p>a</p><p>b<br>c</p><ul><li>d</li></ul><h3>e</h3><h4>f</h4><strong>g</strong> ')).toBe('a\nb\nc\nd\ne\nf\ng')
	})
})

describe('[N-4] characters that mean something in HTML', () => {
	it('are written as entities, each of them every time, and nothing else', () => {
		expect(escapeHtml(`<a b="c" d='e'>&amp;</a> é`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;amp;&lt;/a&gt; é')
	})

	it('are read back once, so that what was escaped twice stays escaped', () => {
		expect(unescapeHtml('&lt;b&gt; &quot;x&quot; &#39;y&#39; &amp;lt; a&nbsp;b &copy;')).toBe('<b> "x" \'y\' &lt; a b &copy;')
	})
})

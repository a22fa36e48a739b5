import { describe, expect, it } from 'vitest'
import { scanMarkup } from './scan-markup'
import { select, selectAll } from './select'
import { textOf } from './text'

const texts = (html: string, selector: string) => selectAll(scanMarkup(html), selector).map((node) => textOf(node))

describe('reading markup', () => {
	it('[X-7] entries, cells and terms close by themselves', () => {
		expect(texts('<ul><li>a<li>b<ul><li>c</ul><li>d</ul>', 'ul li')).toEqual(['a', 'b c', 'c', 'd'])
		expect(texts('<table><tr><th>n<td>v<tr><th>m<td>w</table>', 'tr td')).toEqual(['v', 'w'])
		expect(texts('<dl><dt>n<dd>v<dt>m<dd>w</dl>', 'dd')).toEqual(['v', 'w'])
	})

	it('[X-7] a stray closing tag inside a cell does not end its table', () => {
		expect(texts('<div id="x"><table><tr><td>a</div></td><td>b</td></tr></table>c</div>', '#x td')).toEqual(['a', 'b'])
	})

	it('[X-7] scripts, styles and comments are no text', () => {
		expect(texts('<p id="x">a<script>"</p>" < b</script><style>p{}</style><!-- <p> -->c</p>', '#x')).toEqual(['ac'])
	})

	it('[X-7] attributes are read in every way of quoting', () => {
		const node = select(scanMarkup(`<a id=x class='a b' title="it&#39;s > 1" data-y hidden href=/dp/1>t</a>`), '#x')
		expect(['title', 'data-y', 'href', 'missing'].map((name) => node?.attribute(name))).toEqual(["it's > 1", '', '/dp/1', undefined])
		expect([node?.hasClass('b'), node?.hasClass('c')]).toEqual([true, false])
	})

	it('[X-7] a lone angle bracket is text', () => {
		expect(texts('<p id="x">3 < 4 and <3</p>', '#x')).toEqual(['3 < 4 and <3'])
	})

	it('[X-7] text keeps blocks apart and inline parts together', () => {
		expect(texts('<div id="x"><p>a</p><p>b<b>c</b></p>d<br>e&nbsp;\u200ff</div>', '#x')).toEqual(['a bc d e f'])
	})

	it('[X-7] deep nesting is flattened, nothing is lost', () => {
		const page = scanMarkup(`${'<div>'.repeat(200_000)}<span id="deep">x</span>`)
		expect(select(page, '#deep')?.tag).toBe('span')
	})

	it('[X-4] selectors find each element once, in order', () => {
		const page = scanMarkup('<div class="a"><div class="a"><i>1</i></div><i title="t">2</i></div><i>3</i>')
		expect(selectAll(page, '.a i').map((node) => textOf(node))).toEqual(['1', '2'])
		expect(selectAll(page, 'i, .a i').map((node) => textOf(node))).toEqual(['1', '2', '3'])
		expect(selectAll(page, 'i[title=t], i[title^=x], i[title*=q]').map((node) => textOf(node))).toEqual(['2'])
	})

	it('[X-4] a large page is searched by indexes and gives what a small one gives', () => {
		const small = [
			'<i data-hook="a" id="x1">1</i>',
			'<script>"data-hook"</script>data-hook<b class="c" data-hook=a>2</b>',
			'<i title="data-hook">3</i><u id="x2">4</u>',
		].join('')
		const large = `${small}${'<p></p>'.repeat(3000)}`
		for (const selector of ['[data-hook=a]', '[data-hook]', '.c', '[id^=x]', 'i[data-hook*=a]', '[title^=data]']) {
			expect(texts(large, selector), selector).toEqual(texts(small, selector))
			expect(texts(small, selector).length, selector).toBeGreaterThan(0)
		}
	})
})

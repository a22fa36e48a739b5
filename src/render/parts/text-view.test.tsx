import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { fullPage } from '../../core/page/page.fixture'
import { pageView } from '../view/page-view'
import { TextView } from './text-view'

const view = pageView(fullPage(), () => undefined)
const html = (element: Parameters<typeof renderToStaticMarkup>[0]) => renderToStaticMarkup(element)

describe('TextView', () => {
	it('[R-2] shows an editor’s node in the same element as stored HTML', () => {
		expect(html(<TextView as="h1" text={{ html: 'One' }} view={view} />)).toBe('<h1>One</h1>')
		expect(html(<TextView as="h1" text={{ html: <i>One</i> }} view={view} />)).toBe('<h1><i>One</i></h1>')
	})

	it('keeps headings free of blocks, and gives bare words in a text a paragraph', () => {
		expect(html(<TextView as="h2" text={{ html: '<p>One</p><p>two</p>' }} view={view} />)).toBe('<h2>One<br>two</h2>')
		expect(html(<TextView as="div" text={{ html: 'One' }} view={view} />)).toBe('<div><p>One</p></div>')
		expect(html(<TextView as="dd" text={{ html: '38 cm' }} view={view} />)).toBe('<dd>38 cm</dd>')
	})

	it('[N-4] shows what no page may hold as the characters it is made of', () => {
		expect(html(<TextView as="div" text={{ html: '<img src=x onerror=alert(1)>' }} view={view} />)).not.toContain('<img')
	})

	it('[R-9] leaves no empty heading behind, except where it can be filled', () => {
		expect(html(<TextView as="h2" text={{ html: '' }} view={view} />)).toBe('')
		expect(html(<TextView as="h2" text={{ html: '' }} view={{ ...view, editing: true }} />)).toBe('<h2></h2>')
	})

	it('[W-8] a text without a letter of the page’s direction reads in its own; one with letters of both reads in the page’s', () => {
		const arabic = pageView(fullPage({ language: 'arabic' }), () => undefined)
		const own = (words: string, shown = arabic) => html(<TextView as="p" text={{ html: words }} view={shown} />)
		expect(own('In grams; in ounces. Yes.')).toBe('<p><bdi dir="ltr">In grams; in ounces. Yes.</bdi></p>')
		expect(html(<TextView as="div" text={{ html: 'Yes.' }} view={arabic} />)).toBe('<div dir="ltr"><p>Yes.</p></div>')
		expect(own('غلاية Halvorn')).toBe('<p>غلاية Halvorn</p>')
		expect(own('غلاية من الفولاذ.', view)).toBe('<p><bdi dir="rtl">غلاية من الفولاذ.</bdi></p>')
		expect(own('Halvorn غلاية', view)).toBe('<p>Halvorn غلاية</p>')
		expect(own('123', arabic)).not.toContain('dir="rtl"')
	})

	it('[K-1] names the facts behind a text in the editor only', () => {
		const text = { html: '38 cm', facts: ['f2', 'f3'] }
		expect(html(<TextView as="dd" text={text} view={{ ...view, editing: true }} />)).toContain('data-facts="f2 f3"')
		expect(html(<TextView as="dd" text={text} view={view} />)).not.toContain('data-facts')
	})
})

import { describe, expect, it } from 'vitest'
import { type Filling, fillDocument } from './fill-document'

const nothing: Filling = { values: {}, holding: new Set(), lists: {} }

describe('filling a built document', () => {
	it('[L-7] values stand where they belong, escaped for text, attributes and data', () => {
		const html = '<p title="{{a}}">{{a}}</p><script type="application/ld+json">{"name":"{{a}}"}</script><script>var x = "{{b}}"</script>'
		const filled = fillDocument(html.replace('{{b}}', ''), { ...nothing, values: { a: 'A & "B" </script>' } })
		expect(filled).toContain('<p title="A &amp; &quot;B&quot; &lt;/script&gt;">A &amp; &quot;B&quot; &lt;/script&gt;</p>')
		const [, data = ''] = /ld\+json">(.*?)<\/script>/.exec(filled) ?? []
		expect(JSON.parse(data)).toEqual({ name: 'A & "B" </script>' })
	})

	it('[L-7] what does not hold goes, with the item it leaves empty; numbering is the list’s own', () => {
		const html =
			'<ol><li>{{if clerk}}One{{end}}</li><li>{{unless clerk}}Two{{end}}</li></ol><p class="x">{{if number}}No. {{number}}{{end}}</p>'
		expect(fillDocument(html, nothing)).toBe('<ol><li>Two</li></ol>')
		expect(fillDocument(html, { ...nothing, values: { number: '7' }, holding: new Set(['clerk']) })).toBe(
			'<ol><li>One</li></ol><p class="x">No. 7</p>',
		)
	})

	it('[L-1] a list is repeated for each entry, and what entries hold cannot speak the language of places', () => {
		const html = '<ul>{{each reviews}}<li>{{review.text}}</li>{{next}}</ul>'
		const reviews = [{ 'review.text': 'Good <b>' }, { 'review.text': '{{operator.name}}' }]
		const filled = fillDocument(html, { ...nothing, lists: { reviews }, values: { 'operator.name': 'Secret' } })
		expect(filled).toContain('<li>Good &lt;b&gt;</li>')
		expect(filled).not.toContain('Secret')
	})

	it('[L-7] a place nobody fills in is an error, never shown', () => {
		expect(() => fillDocument('<p>{{nobody.knows}}</p>', nothing)).toThrow('nobody.knows')
	})
})

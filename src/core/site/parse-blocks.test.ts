import { describe, expect, it } from 'vitest'
import { readTextFile } from './front-matter'
import { parseBlocks, wordsOf } from './parse-blocks'

describe('the small Markdown', () => {
	it('[L-6] bodies are split into headings, paragraphs, dash lists and numbered lists', () => {
		const blocks = parseBlocks('First line\nof two.\n\n## A heading, here\n\n- one\n- two\n\n1. first\n2. second\n')
		expect(blocks).toEqual([
			{ kind: 'paragraph', text: 'First line of two.' },
			{ kind: 'heading', text: 'A heading, here', id: 'a-heading-here' },
			{ kind: 'list', ordered: false, items: ['one', 'two'] },
			{ kind: 'list', ordered: true, items: ['first', 'second'] },
		])
		expect(wordsOf(blocks)).toHaveLength(11)
	})

	it.each(['### Too deep', '> quoted', '**bold** words', '[a](b)', 'text\n- and a list', '| a | b |'])(
		'[L-6] %s is refused rather than shown with its signs',
		(text) => {
			expect(() => parseBlocks(text)).toThrow('not of the small Markdown')
		},
	)

	it('a file without a head, or with a strange line in it, is refused', () => {
		expect(readTextFile('---\ntitle: "A “b”: c"\ndate: 2026-01-02\n---\n\nBody')).toEqual({
			fields: { title: 'A “b”: c', date: '2026-01-02' },
			body: 'Body',
		})
		expect(() => readTextFile('Body only')).toThrow('its head')
		expect(() => readTextFile('---\nno field\n---\n')).toThrow('no field')
	})
})

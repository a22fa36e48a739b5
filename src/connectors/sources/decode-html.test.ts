import { describe, expect, it } from 'vitest'
import { decodeHtml } from './decode-html'

const latin = (text: string) => Buffer.from(text, 'latin1')

describe('bytes of a page', () => {
	it.each([
		['the mark at its start, against header and page', Buffer.from('\ufeff<meta charset="latin1">Café'), 'text/html; charset=latin1'],
		['the header', latin('Café'), 'text/html; charset=ISO-8859-1'],
		['the page itself', latin('<meta charset="windows-1252">Café'), 'text/html'],
		['UTF-8, when nobody says', Buffer.from('Café'), undefined],
		['UTF-8, when what is said does not exist', Buffer.from('<meta charset="klingon-8">Café'), 'text/html; charset=nonsense'],
		['UTF-8, when a page of single bytes calls itself UTF-16', Buffer.from('<meta charset="utf-16">Café'), undefined],
	])('[X-7] are read by %s', (_, bytes, contentType) => {
		expect(decodeHtml(bytes, contentType)).toMatch(/Café$/)
	})

	it('[X-7] that fit no charset become replacement characters, never an error', () => {
		expect(decodeHtml(Uint8Array.of(0x43, 0xff, 0xfe, 0xfd, 0x44), 'text/html; charset=utf-8')).toBe('C\ufffd\ufffd\ufffdD')
	})
})

import { describe, expect, test } from 'vitest'
import { htmlOfMhtml } from './read-mhtml'

const mhtml = (encoding: string, body: string) =>
	[
		'From: <Saved by Blink>',
		'MIME-Version: 1.0',
		'Content-Type: multipart/related;',
		'\ttype="text/html";',
		'\tboundary="----MultipartBoundary--x1----"',
		'',
		'',
		'------MultipartBoundary--x1----',
		'Content-Type: text/css',
		'',
		'p { color: red }',
		'------MultipartBoundary--x1----',
		'Content-Type: text/html',
		`Content-Transfer-Encoding: ${encoding}`,
		'',
		body,
		'------MultipartBoundary--x1------',
	].join('\r\n')

describe('[D-7] a page saved on a phone is read', () => {
	test('quoted-printable, with soft line breaks and letters of more than one byte', () => {
		const html = htmlOfMhtml(mhtml('quoted-printable', '<p class=3D"a">Th=C3=A9i=C3=A8re =\r\nnoire</p>\r\n\r\n<p>=D8=B4=D8=A7=D9=8A</p>'))
		expect(html?.trim()).toBe('<p class="a">Théière noire</p>\r\n\r\n<p>شاي</p>')
	})

	test('base64', () => {
		expect(htmlOfMhtml(mhtml('base64', 'PHA+VGjDqWnDqHJl\r\nPC9wPg=='))?.trim()).toBe('<p>Théière</p>')
	})

	test('a file that holds no page gives none', () => {
		expect(htmlOfMhtml('just text')).toBeUndefined()
		expect(htmlOfMhtml(mhtml('8bit', '<p>x</p>').replace('text/html\r\n', 'image/png\r\n'))).toBeUndefined()
	})
})

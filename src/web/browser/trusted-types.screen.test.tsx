import { expect, test } from 'vitest'
import { guardMarkup, inertMarkup, sandboxedDocument } from './trusted-types'

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const inert = (html: string) => inertMarkup(html, parse)

test('[N-4] markup set as text is left as it is where nothing of it can run, rows of tables included', () => {
	for (const html of ['Fits <b>18</b> cups', '<tr><td>On = off</td></tr>', '<script></script>', 'https://shop.example/onion=1']) {
		expect(inert(html)).toBe(html)
	}
})

test('[N-4] what would run or load a document is taken out of markup set as text', () => {
	expect(inert('<b onclick="x()">a</b><script>x()</script>')).toBe('<b>a</b>')
	expect(inert('<tr><td onmouseover=x()>a</td></tr>')).toBe('<tr><td>a</td></tr>')
	expect(inert('<a href=" java\tscript:x()">a</a><iframe src="/"></iframe>')).toBe('<a>a</a>')
	expect(inert('<img src="a.png" onerror="x()">')).toBe('<img src="a.png">')
	expect(inert('<svg><a xlink:href="javascript:x()"><text>a</text></a></svg>')).toBe('<svg><a><text>a</text></a></svg>')
	expect(inert('<a srcdoc="<b>">a</a>')).toBe('<a>a</a>')
})

/** A document of its own under our rule; in its parent it would end what runs the tests. */
async function openGuarded(): Promise<Window> {
	const frame = document.createElement('iframe')
	frame.srcdoc = `<!doctype html><meta http-equiv="content-security-policy" content="require-trusted-types-for 'script'"><p></p>`
	const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }))
	document.body.append(frame)
	await loaded
	return frame.contentWindow as Window
}

test('[N-4] under the rule of our documents a window takes no text for markup until it is guarded, and then none that runs', async () => {
	const view = await openGuarded()
	const place = view.document.querySelector('p') as HTMLElement
	const set = (html: string) => () => {
		place.innerHTML = html
	}
	expect(set('<b>a</b>')).toThrow(/TrustedHTML/)
	guardMarkup(view)
	guardMarkup(view)
	set('<b>a</b><img src="data:," onerror="parent.ran = true">')()
	expect(place.innerHTML).toBe('<b>a</b><img src="data:,">')
	const script = view.document.createElement('script')
	const load = (src: string) => () => {
		script.src = src
	}
	expect(load('https://evil.example/x.js')).toThrow(/TrustedScriptURL/)
	expect(load(`${location.origin}/x.js`)).not.toThrow()
})

test('[N-4] a page for a sandboxed frame is handed on whole', () => {
	expect(String(sandboxedDocument('<!doctype html><script>x()</script>'))).toBe('<!doctype html><script>x()</script>')
})

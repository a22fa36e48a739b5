import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { describe, expect, it } from 'vitest'
import { writeCsv } from '../src/render/exports/write-csv'
import { SCRIPT_PAYLOADS } from './fixtures/script-payloads'
import { DOORS, documentsOf } from './support/hostile-doors'

type Node = DefaultTreeAdapterTypes.ChildNode

const FORBIDDEN =
	/^(?:script|iframe|object|embed|base|template|noscript|math|foreignobject|animate|set|frameset|frame|applet|portal|input|textarea)$/i
/** Where a link or form leads. What a picture is loaded from never runs. */
const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|#|data:,|[\w./-]*$)/i

/** What a browser's own parser finds that could run or lead astray; data for search engines is no script. */
function dangersIn(node: Node | DefaultTreeAdapterTypes.Document): string[] {
	const found: string[] = []
	if ('tagName' in node) {
		const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]))
		const isData = node.tagName === 'script' && attributes.get('type') === 'application/ld+json'
		if (FORBIDDEN.test(node.tagName) && !isData) found.push(`<${node.tagName}>`)
		if (node.tagName === 'meta' && /refresh/i.test(attributes.get('http-equiv') ?? '')) found.push('<meta http-equiv=refresh>')
		for (const [name, value] of attributes) {
			if (/^on|^srcdoc$|^formaction$/.test(name)) found.push(`${name}=${value}`)
			if (/^(?:href|action|data|xlink:href)$/.test(name) && !SAFE_ADDRESS.test(value)) found.push(`${name}=${value}`)
			if (name === 'style' && /url\(|expression|@import|\\7|position\s*:\s*fixed/i.test(value)) found.push(`style=${value}`)
		}
	}
	return 'childNodes' in node ? [...found, ...node.childNodes.flatMap(dangersIn)] : found
}

describe('what comes in from outside', () => {
	it.each(DOORS)(`[N-4] [X-7] ${SCRIPT_PAYLOADS.length} payloads by way of %s run nothing and lead nowhere`, (door) => {
		expect(SCRIPT_PAYLOADS.length).toBeGreaterThanOrEqual(300)
		const documents = documentsOf(door, SCRIPT_PAYLOADS)
		expect(documents.length).toBeGreaterThan(1)
		expect([...new Set(documents.flatMap((html) => dangersIn(parse(html))))]).toEqual([])
	})

	it('[N-4] [O-5] no cell of a CSV begins with what a spreadsheet calculates', () => {
		const csv = writeCsv(
			['text'],
			SCRIPT_PAYLOADS.map((text) => ({ text })),
		)
		const cells = csv.split('\r\n').map((cell) => cell.replace(/^\ufeff?"?/, ''))
		expect(cells.filter((cell) => /^[=+@\t\r＝＋－＠]|^-(?!\d+(?:\.\d+)?"?$)/.test(cell))).toEqual([])
	})
})

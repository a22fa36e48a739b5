import { AppError } from '../errors'
import { languageOfText } from '../locale/language-of-text'
import { msg } from '../messages/message'
import { withMissing } from './missing-fields'
import { type Product, productSchema } from './product'
import { readPrice, withoutPrice } from './read-price'
import { BRAND_NAMES, brandOfStoreLine, headingOf, isFurniture, type Part, PRICE_NAMES, TITLE_NAMES } from './shop-lines'

/** Longest text taken, in characters: a whole shop page copied from top to bottom is a quarter of this. */
export const MAX_PASTED_CHARACTERS = 100_000
const MIN_LETTERS = 12
/**
 * What stands behind this many characters of one line is no longer a statement about a product; the line is cut there.
 */
const MAX_LINE = 4_000
const MAX_TITLE = 500
const MAX_POINTS = 40
const MAX_SPECS = 120

/** Marks that only ever begin an entry, and those that may belong to what follows ("-20 °C", "1.5 litres"). */
const MARK = /^\s*[•●○▪■◆◇►▶✓✔✅★☆·∙‣⁃※〇・➤➔→]+\s*/u
const MAYBE_MARK = /^\s*(?:[*–—-]|\d{1,2}[.)])\s*(?=[\p{L}"“«【[(（])/u
const SENTENCE_END = /[.!?…。！？؟।]["'”’)）]*$/u

type Line = { text: string; number: number; bulleted: boolean }
/** The list fields and the single ones as they fill up. */
type Draft = Pick<Product, 'title' | 'brand' | 'price' | 'bullets' | 'specs' | 'inTheBox'> & { prose: Line[] }

/**
 * The pasted text of a listing, in any language → the product it states, every value with the line it stands in. The
 * first line of substance is the title; marked lines and sentences are points; "name: value" and tabbed pairs are
 * specifications; a price counts only with its currency. `url` is the listing's address, when it is known. Throws
 * AppError `invalid_request`, `too_large`.
 */
export function productFromText(text: string, url = ''): Product {
	if (text.length > MAX_PASTED_CHARACTERS) {
		throw new AppError('too_large', msg('listing.text_long'))
	}
	const lines = linesOf(text)
	if ((text.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS) {
		throw new AppError('invalid_request', msg('listing.text_short'))
	}
	const draft: Draft = { bullets: [], specs: [], inTheBox: [], prose: [] }
	let part: Part = 'points'
	for (const line of lines) {
		const next = headingOf(line.text)
		if (next) part = next
		else if (part !== 'other' || !draft.title) take(draft, line, part)
	}
	if (!draft.title) throw new AppError('invalid_request', msg('listing.text_no_name'))
	const language = languageOfText(lines.map((line) => line.text).join('\n'))
	return withMissing(
		productSchema.parse({ source: { marketplace: 'seller', domain: '', url, ...(language ? { language } : {}) }, ...fieldsOf(draft) }),
	)
}

function fieldsOf({ prose, ...fields }: Draft): Partial<Product> {
	const [first] = prose
	if (!first) return fields
	return { ...fields, description: { value: prose.map((line) => line.text).join('\n'), origin: originOf(first) } }
}

function linesOf(text: string): Line[] {
	return text
		.normalize('NFC')
		.split(/\r\n|[\n\r\u2028\u2029]/)
		.map((raw, index) => {
			const visible = raw.replace(/[^\P{Cc}\t]|[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFD]/gu, '')
			// One blank for each run, a tab where the run separates columns: the patterns below never meet a run they could
			// backtrack over.
			const plain = visible
				.replace(/\s+/gu, (run) => (run.includes('\t') ? '\t' : ' '))
				.trim()
				.slice(0, MAX_LINE)
			const unmarked = plain.replace(MARK, '').replace(MAYBE_MARK, '')
			const bulleted = unmarked !== plain
			return { text: unmarked, number: index + 1, bulleted }
		})
		.filter((line) => /[\p{L}\p{N}]/u.test(line.text))
}

function take(draft: Draft, line: Line, part: Part): void {
	const { text } = line
	const brand = brandOfStoreLine(text)
	if (brand) draft.brand ??= { value: brand, origin: originOf(line) }
	if (brand || takePrice(draft, line) || isFurniture(text)) return
	const pair = pairIn(line, part)
	if (pair) takePair(draft, line, pair)
	else if (!draft.title) takeTitle(draft, line)
	else if (same(text, draft.title.value)) return
	else if (part === 'description') draft.prose.push(line)
	else if (part === 'box') draft.inTheBox.push({ value: text, origin: originOf(line) })
	else if ((line.bulleted || isSentence(text)) && draft.bullets.length < MAX_POINTS && !draft.bullets.some((one) => same(one.value, text)))
		draft.bullets.push({ value: text, origin: originOf(line) })
}

function takeTitle(draft: Draft, line: Line): void {
	if (!hasSubstance(line.text)) return
	if (line.text.length <= MAX_TITLE) draft.title = { value: line.text, origin: originOf(line) }
	else draft.prose.push(line)
}

/** A line that is a price and nothing else, or says "Price:" before it. */
function takePrice(draft: Draft, line: Line): boolean {
	const [label, value] = /^([^:：\t]{1,30})[:：\t]\s*(.+)$/u.exec(line.text)?.slice(1) ?? []
	const named = label !== undefined && value !== undefined && PRICE_NAMES.test(label.trim())
	const price = readPrice(named ? value : line.text)
	if (!price || /%/.test(line.text) || (!named && withoutPrice(line.text) !== '')) return named
	draft.price ??= { value: price, origin: originOf(line) }
	return true
}

type Pair = { name: string; value: string }

/**
 * "Material: steel" or tabbed columns. A name before a whole sentence is a point's own heading, not a specification.
 */
function pairIn({ text, bulleted }: Line, part: Part): Pair | undefined {
	const tabbed = /^([^\t]{1,80}?)\s*\t+\s*(.+)$/u.exec(text)
	const coloned = tabbed ?? /^([^:：]{1,60}?)\s*[:：]\s*(\S.*)$/u.exec(text)
	const [name = '', value = ''] = coloned?.slice(1).map((cell) => cell.replaceAll('\t', ' ').trim()) ?? []
	if (!name || !value || /^\d+$/.test(name) || value.startsWith('//')) return undefined
	if (tabbed || part === 'specs') return { name: name.replace(/(?<![\s:：])[\s:：]+$/u, ''), value }
	const short = name.split(/\s+/).length <= 4 && value.length <= 80 && value.split(/\s+/).length <= 10
	return short && !(isSentence(value) || (bulleted && value.split(/\s+/).length > 5)) ? { name, value } : undefined
}

function takePair(draft: Draft, line: Line, { name, value }: Pair): void {
	const origin = originOf(line)
	if (BRAND_NAMES.test(name)) draft.brand ??= { value, origin }
	if (TITLE_NAMES.test(name)) draft.title ??= { value, origin }
	else if (draft.specs.length < MAX_SPECS && !draft.specs.some((one) => same(one.value.name, name)))
		draft.specs.push({ value: { name, value }, origin })
}

const originOf = (line: Line) => ({ rule: 'pasted', place: `line ${line.number}` })
const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const isSentence = (text: string) =>
	SENTENCE_END.test(text) ||
	text.split(/\s+/).length >= 5 ||
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{12}/u.test(text)
const hasSubstance = (text: string) =>
	(text.match(/\p{L}/gu)?.length ?? 0) >= 6 || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{3}/u.test(text)

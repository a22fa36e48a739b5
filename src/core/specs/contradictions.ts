import type { Fact } from '../product/facts'
import { conceptOf, keyOf } from './spec-words'

/** Values of which a thing has one. */
const EXCLUSIVE = new Set(['Over ear', 'In ear'])
/** Attributes a thing has one figure of. */
const SINGLE = new Set(['Weight', 'Net weight', 'RAM', 'Screen size', 'Number of pieces', 'Number of pages', 'Run time', 'Case diameter'])
/** Attributes that count what a title counts, and a count as titles write it. */
const COUNTS = new Set(['Number of pieces', 'Number of items'])
const COUNTED = new RegExp(
	String.raw`(\d{1,4})[\s-]?(?:pieces?|pcs|piezas|pièces|peças|pezzi|teil\p{L}*|stuks|delig|parça|elementów|предмет\p{L}*` +
		String.raw`|шт|قطع\p{L}*|יחידות|件|ピース|개)(?!\p{L})`,
	'giu',
)
/** A name that ends with the figure that tells it from its like: “Radeon Pro 455”. */
const NUMBERED = /^(\p{L}[\p{L} ]{3,40}) (\d{2,5})$/u
const FEWEST_DEVICES = 2

type Why = Pick<Fact, 'leftOut' | 'contradicts'>

/**
 * Rows a listing says otherwise elsewhere, and why they are left out and by which fact, by id. Of rows that exclude
 * each other the one its title and texts bear out stays, or none.
 */
export function contradictedRows(facts: readonly Fact[], from: string | undefined): ReadonlyMap<string, Why> {
	const rows = facts
		.filter((fact) => fact.kind === 'spec' && fact.name && !fact.leftOut)
		.map((fact) => ({ fact, concept: conceptOf(fact.name ?? '', 'labels', { from, to: 'english' })?.concept ?? '' }))
	const told = facts.filter(({ kind }) => kind === 'title' || kind === 'bullet' || kind === 'description')
	const prose = told.map(({ text }) => text.toLowerCase()).join('\n')
	const isBorneOut = (fact: Fact) => prose.includes(fact.text.trim().toLowerCase())
	const out = new Map<string, Why>()
	const keepBorneOut = (rivals: readonly Fact[]) => {
		const [kept, ...others] = rivals.filter(isBorneOut)
		const contradicted = rivals.filter((fact) => fact !== kept || others.length > 0)
		for (const fact of contradicted) {
			const other = others.length === 0 && kept ? kept : rivals.find(({ text }) => text !== fact.text)
			out.set(fact.id, { leftOut: 'contradicted', ...(other ? { contradicts: other.id } : {}) })
		}
	}
	const worn = rows.map(({ fact }) => fact).filter((fact) => EXCLUSIVE.has(valueConcept(fact.text, from) ?? ''))
	if (new Set(worn.map(({ text }) => valueConcept(text, from))).size > 1) keepBorneOut(worn)
	const brand = facts.find(({ kind }) => kind === 'brand')
	for (const { fact } of rows.filter(({ concept }) => concept === 'Brand')) {
		if (brand && !isSameName(brand.text, fact.text)) out.set(fact.id, { leftOut: 'contradicted', contradicts: brand.id })
	}
	for (const concept of SINGLE) {
		const rivals = rows.filter((row) => row.concept === concept).map(({ fact }) => fact)
		const measured = rivals.map(({ text }) => /^(\d[\d.,]*)\s?(\D*)$/u.exec(text.trim()))
		const isOfOneUnit = new Set(measured.map((found) => found?.[2]?.toLowerCase().replace(/[\s.]|s$/gu, '') ?? '?')).size === 1
		if (isOfOneUnit && measured.every((found) => found) && new Set(measured.map((found) => Number(found?.[1]))).size > 1)
			keepBorneOut(rivals)
	}
	const [first] = told
	const counted = new Set([...(first?.text ?? '').matchAll(COUNTED)].map(([, count = '']) => count))
	for (const { fact, concept } of rows) {
		const isMiscounted =
			COUNTS.has(concept) && counted.size > 0 && /^[2-9]|^1\d/u.test(fact.text) && !counted.has(String(Number.parseInt(fact.text, 10)))
		const other = isMiscounted ? first : numberedOtherwise(fact.text, told, prose)
		if (other) out.set(fact.id, { leftOut: 'contradicted', contradicts: other.id })
		if (concept === 'Compatible devices' && !namesDevice(fact.text, prose, from)) out.set(fact.id, { leftOut: 'junk' })
	}
	return out
}

/** One of the names is in the other: “GE” and “GE Lighting”. */
function isSameName(one: string, other: string): boolean {
	const [a, b] = [keyOf(one), keyOf(other)]
	return a.includes(b) || b.includes(a)
}

const valueConcept = (text: string, from: string | undefined): string | undefined =>
	conceptOf(text, 'values', { from, to: 'english' })?.concept

/** The text that has the name with another figure, where none has it with this one. */
function numberedOtherwise(text: string, told: readonly Fact[], prose: string): Fact | undefined {
	const [whole = '', name = ''] = NUMBERED.exec(text.trim())?.map((part) => part.toLowerCase()) ?? []
	if (!name || prose.includes(whole)) return undefined
	return told.find((one) => {
		const said = one.text.toLowerCase()
		const at = said.indexOf(`${name} `)
		return at >= 0 && /^\d{2}/u.test(said.slice(at + name.length + 1))
	})
}

/**
 * False for a list of kinds of devices none of which the texts speak of: what a form suggests, whatever the thing is.
 */
function namesDevice(text: string, prose: string, from: string | undefined): boolean {
	const devices = text
		.split(/[,;،、/]/u)
		.map((device) => device.trim())
		.filter((device) => device !== '')
	const isSuggested = devices.length >= FEWEST_DEVICES && devices.every((device) => valueConcept(device, from) !== undefined)
	return !isSuggested || devices.some((device) => prose.includes(device.toLowerCase().replace(/s$/u, '')))
}

import type { Condition, Sourced } from '../../../../core/product/product'
import { textOf } from '../../html/text'
import type { Evidence } from '../evidence'
import { placeOf } from '../place-of'
import { offeringOf } from '../structured/offers'
import { type Data, isData, textIn, valuesOf } from '../structured/record'
import type { Pair } from '../visible/pairs'
import { REGION } from '../visible/regions'
import { CONDITION_LABEL, GTIN_LABEL, MPN_LABEL, WEIGHT_LABEL } from '../words/label-words'
import { plainNumber, readShopNumber } from './shop-number'

export type Identifiers = {
	sku?: Sourced<string>
	gtin?: Sourced<string>
	mpn?: Sourced<string>
	condition?: Sourced<Condition>
	weightGrams?: Sourced<number>
}

/**
 * The numbers a product is known by, its condition and weight: from data and beside their labels.
 */
export function readIdentifiers(evidence: Evidence, pairs: readonly Pair[]): Identifiers {
	const { structured, page } = evidence
	const stated = <T>(read: (data: Data) => T | undefined): Sourced<T> | undefined => {
		for (const { data, rule, place } of structured.product) {
			const value = read(data)
			if (value !== undefined) return { value, origin: { rule, place } }
		}
		return undefined
	}
	const inState = <T>(read: (data: Data) => T | undefined): Sourced<T> | undefined => {
		for (const { data, rule, place } of evidence.inState()) {
			const value = read(data)
			if (value !== undefined) return { value, origin: { rule, place } }
		}
		return undefined
	}
	const labelled = <T>(label: RegExp, read: (value: string) => T | undefined): Sourced<T> | undefined => {
		for (const { name, value, node } of pairs) {
			const found = label.test(name) ? read(value) : undefined
			if (found !== undefined) return { value: found, origin: { rule: 'labelled', place: placeOf(node) } }
		}
		return undefined
	}
	const all = {
		sku: readShopNumber(evidence, pairs),
		gtin: stated(gtinIn) ?? labelled(GTIN_LABEL, gtinOf) ?? (NUMBERED.test(page.markup.source) ? inState(gtinIn) : undefined),
		mpn: stated((data) => textIn(data.mpn)) ?? labelled(MPN_LABEL, plainNumber),
		condition: stated((data) => offeringOf(data, page.home).condition) ?? labelled(CONDITION_LABEL, conditionOf) ?? inPart(evidence),
		weightGrams: stated((data) => weightIn(data.weight)) ?? labelled(WEIGHT_LABEL, gramsOf),
	}
	return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

/** A short text near the product's name in a part whose class calls it the condition. */
function inPart({ page, heading, regions }: Evidence): Sourced<Condition> | undefined {
	if (!heading) return undefined
	for (const node of page.markup.nodes.slice(heading.index, heading.index + NEAR)) {
		if (!CONDITION_PART.test(node.classes) || node.end - node.index > 20 || ((regions[node.index] ?? 0) & ANOTHERS) !== 0) continue
		const value = conditionOf(textOf(node).replace(/^[^:：]{2,30}[:：]\s{0,3}/u, ''))
		if (value) return { value, origin: { rule: 'named-part', place: placeOf(node) } }
	}
	return undefined
}

const CONDITION_PART = /(?:^|[\s_-])(?:item|product|goods)?[-_]?condition(?:$|[\s_-])/i
const NEAR = 700
const ANOTHERS = REGION.others | REGION.frame | REGION.reviews

/** Scripts that name such a number; no others are opened for it. */
const NUMBERED = /["'](?:gtin\d*|ean|upc|barcode)["']/i

function gtinIn(data: Data): string | undefined {
	for (const name of ['gtin13', 'gtin', 'gtin14', 'gtin12', 'gtin8', 'ean', 'isbn', 'upc']) {
		const found = gtinOf(textIn(data[name]) ?? '')
		if (found) return found
	}
	return undefined
}

/** Eight, twelve, thirteen or fourteen digits whose last one checks the others; undefined for anything else. */
export function gtinOf(text: string): string | undefined {
	const digits = text.replace(/^(?:gtin|ean|upc|isbn)\W{0,3}/i, '').replace(/[\s-]/g, '')
	if (!/^(?:\d{8}|\d{11,14})$/.test(digits)) return undefined
	const padded = digits.padStart(14, '0')
	const sum = [...padded.slice(0, 13)].reduce((all, digit, i) => all + Number(digit) * (i % 2 === 0 ? 3 : 1), 0)
	return (10 - (sum % 10)) % 10 === Number(padded[13]) && Number(digits) > 0 ? digits : undefined
}

const CONDITIONS: readonly [RegExp, Condition][] = [
	[
		/refurb|renewed|reconditioned|reconditionné|generalüberholt|reacondicionado|recondicionado|ricondizionato|odnowion|восстановлен|整備済|翻新/i,
		'refurbished',
	],
	[/for parts|not working|damaged|defekt|ersatzteil|pour pièces|para piezas|danneggiat|uszkodzon|ジャンク/i, 'damaged'],
	[
		new RegExp(
			'used|pre-?owned|second[- ]?hand|gebraucht|occasion|usado|usato|tweedehands|begagnad|brugt|brukt|käytetty' +
				'|używan|použit|használt|б/у|中古|二手|중고|مستعمل',
			'i',
		),
		'used',
	],
	[/^(?:brand )?new|^neu|^neuf|^nuevo|^novo|^nuovo|^nieuw|^ny\b|^uusi|^now[ye]|^nov[ýé]|^новый|^新品|^全新|^جديد|^חדש/i, 'new'],
]
const conditionOf = (value: string): Condition | undefined => CONDITIONS.find(([words]) => words.test(value.trim()))?.[1]

const GRAMS: Readonly<Record<string, number>> = {
	mg: 0.001,
	g: 1,
	gr: 1,
	gm: 1,
	grm: 1,
	gram: 1,
	grams: 1,
	г: 1,
	kg: 1000,
	kgm: 1000,
	kgs: 1000,
	кг: 1000,
	kilogram: 1000,
	kilograms: 1000,
	oz: 28.349523125,
	onz: 28.349523125,
	ounces: 28.349523125,
	ounce: 28.349523125,
	lb: 453.59237,
	lbr: 453.59237,
	lbs: 453.59237,
	pounds: 453.59237,
	pound: 453.59237,
}

/** "1,2 kg" → 1200. */
function gramsOf(text: string): number | undefined {
	const [, number = '', unit = ''] = /^(\d{1,6}(?:[.,]\d{1,3})?)\s?([a-zкг]{1,9})\.?(?:\s|$)/i.exec(text.trim()) ?? []
	const factor = GRAMS[unit.toLowerCase()]
	const amount = Number(number.replace(',', '.'))
	return factor !== undefined && amount > 0 ? Math.round(amount * factor * 1000) / 1000 : undefined
}

function weightIn(value: unknown): number | undefined {
	const [first] = valuesOf(value)
	if (!isData(first)) return gramsOf(textIn(first) ?? '')
	return gramsOf(`${textIn(first.value) ?? ''} ${textIn(first.unitCode) ?? textIn(first.unitText) ?? ''}`)
}

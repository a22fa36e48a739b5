import type { MarkupNode } from '../../html/markup'
import { select, selectAll } from '../../html/select'
import { textOf, tidy } from '../../html/text'
import type { ShopPage } from '../shop-page'
import { childrenOf } from './pairs'
import { REGION } from './regions'

/** A choice the page offers beside the product: what it is called and its values, in page order. */
export type Choice = { name: string; values: string[]; node: MarkupNode }

const ELSEWHERE = REGION.others | REGION.frame | REGION.reviews
/** How far behind the product's name its choices stand, in nodes; and before it. */
const BEHIND = 2500
const BEFORE = 300
const MOST = 60
/** Choices that are not between kinds of the product. */
const NO_KIND =
	/qty|quantit|cantidad|quantité|menge|anzahl|ilość|množství|country|region|province|state|city|locale|language|currency|sort|filter|delivery|shipping|payment|subscri|plan|frequency|gift|warranty|insurance|protection|rating|review|report|flag|gallery|thumbnail|slide|store|pickup|quote|month|year|day|time|search|category|inventory|distance|radius|nearby|\?|newsletter|salutation|title_|gender_|address|phone|login|method/i
const PLACEHOLDER =
	/^(?:-+|\.+|select|choose|please|pick|bitte|wähle|auswähl|choisi|sélectionn|elige|selecciona|escolha|selecione|scegli|seleziona|kies|maak|välj|vælg|velg|valitse|wybierz|vyberte|zvolte|válassz|alege|odaberi|izberi|изберете|выберите|оберіть|επιλέξτε|seçiniz|seçin|اختر|בחר|選択|お選び|请选择|請選擇|선택|pilih|chọn|เลือก)/iu
/** What stands with a value and is no part of it: its price, or that it is gone. */
const WITH_VALUE =
	/\s{0,3}[-–(+]\s{0,2}[-+]?\s?(?:\p{Sc}|[A-Z]{2,3}\$?\s?|Rs\.?\s?|kr\s?)\d[\d.,]{0,10}\)?\s{0,3}$|\s{0,3}[-–(+]\s{0,2}\d[\d.,]{0,10}\s?(?:\p{Sc}|kr|zł|Kč|TL|EUR)\)?\s{0,3}$|\s?(?:已选中|已選)$|\s{0,3}[-–(]\s{0,2}(?:sold out|out of stock|unavailable|ausverkauft|épuisé|agotado|esgotado|esaurito|uitverkocht)\)?\s{0,3}$/iu

/** Drop-downs, groups of radio buttons and rows of swatches around the product's name. */
export function choicesShown(page: ShopPage, heading: MarkupNode | undefined, regions: Uint16Array): Choice[] {
	if (!heading) return []
	const own = (node: MarkupNode) =>
		node.index > heading.index - BEFORE && node.index < heading.index + BEHIND && ((regions[node.index] ?? 0) & ELSEWHERE) === 0
	const all = [...dropDowns(page, own), ...radioGroups(page, own), ...swatchRows(page, own)]
	const seen = new Set<string>()
	return all.filter(({ name, values }) => {
		const key = name.toLowerCase()
		const fits = name !== '' && name.length <= 40 && values.length > 0 && values.length <= MOST && !NO_KIND.test(name) && !seen.has(key)
		if (fits) seen.add(key)
		return fits
	})
}

type Own = (node: MarkupNode) => boolean

function dropDowns(page: ShopPage, own: Own): Choice[] {
	return selectAll(page.markup, 'select')
		.filter((node) => own(node) && !NO_KIND.test(`${node.attribute('name') ?? ''} ${node.id}`))
		.flatMap((node) => {
			const values = distinct(
				selectAll(node, 'option')
					.filter((one) => one.attribute('value') !== '')
					.map((one) => textOf(one)),
			)
			if (values.length === 0 || values.every((one, i) => one === String(i + 1)) || node.attribute('name') === 'id') return []
			return [{ name: nameOf(node, page), values, node }]
		})
}

function radioGroups(page: ShopPage, own: Own): Choice[] {
	const groups = new Map<string, MarkupNode[]>()
	for (const node of selectAll(page.markup, 'input[type=radio]')) {
		const name = node.attribute('name') ?? ''
		if (name && own(node) && !NO_KIND.test(`${name} ${node.id}`)) groups.set(name, [...(groups.get(name) ?? []), node])
	}
	return [...groups.values()].flatMap((group) => {
		const [first] = group
		if (!first || group.length < 2) return []
		const values = distinct(group.map((one) => labelFor(one, page) || (one.attribute('value') ?? '')))
		return [{ name: nameOf(first, page), values, node: first }]
	})
}

const OF_KIND =
	/colou?r|size|swatch|variant|variation|option|talla|taille|größe|farbe|couleur|sku-?prop|saleprop|attribute-?value|configurable/i

function swatchRows(page: ShopPage, own: Own): Choice[] {
	return selectAll(page.markup, 'ul, div, ol, fieldset').flatMap((node) => {
		if (node.end - node.index > 600 || node.end - node.index < 5 || !own(node)) return []
		if (
			!OF_KIND.test(`${node.classes} ${node.id} ${node.attribute('data-property') ?? ''} ${node.attribute('role') ?? ''}`) &&
			node.attribute('data-property') === undefined
		)
			return []
		const entries = childrenOf(node).filter(
			({ tag, classes }) => /^(?:li|button|a|label)$/.test(tag) || /swatch|option|item|value/i.test(classes),
		)
		if (entries.length < 2 && node.attribute('data-property') === undefined) return []
		const values = distinct(entries.map(shownValue))
		if (values.length < Math.max(Math.min(2, entries.length), entries.length * 0.6) || values.some((one) => one.length > 40)) return []
		return [{ name: nameOf(node, page), values, node }]
	})
}

function shownValue(entry: MarkupNode): string {
	const link = select(entry, 'a[title], button[title], [aria-label], [data-value]') ?? entry
	const picture = select(entry, 'img[alt]')
	const said =
		textOf(entry) ||
		(entry.attribute('title') ?? link.attribute('title') ?? entry.attribute('aria-label') ?? link.attribute('aria-label') ?? '') ||
		(picture?.attribute('alt') ?? '')
	return tidy(said.replace(/^[^:：]{2,25}[:：]\s/u, ''))
}

function distinct(texts: readonly string[]): string[] {
	return [
		...new Set(texts.map((text) => tidy(text).replace(WITH_VALUE, '').trim()).filter((text) => text !== '' && !PLACEHOLDER.test(text))),
	]
}

function labelFor(input: MarkupNode, page: ShopPage): string {
	const label = input.id && /^[\w-]+$/.test(input.id) ? select(page.markup, `label[for=${input.id}]`) : undefined
	const around = input.parent?.tag === 'label' ? input.parent : label
	return around ? textOf(around) || (around.attribute('title') ?? around.attribute('data-name') ?? '') : ''
}

/** What a choice is called: its label, its legend, the words before it, else its own name in the form. */
function nameOf(node: MarkupNode, page: ShopPage): string {
	const property = node.attribute('data-property') ?? node.attribute('data-attribute-name') ?? node.attribute('data-option-name')
	if (property) return tidy(property)
	const labelled = node.attribute('aria-labelledby')
	const named = [
		labelled && /^[\w-]+$/.test(labelled) ? select(page.markup, `#${labelled}`) : undefined,
		node.tag === 'select' && /^[\w-]+$/.test(node.id) ? select(page.markup, `label[for=${node.id}]`) : undefined,
	]
	const text = named.map((one) => (one ? cleanName(textOf(one)) : '')).find((one) => one !== '')
	if (text) return text
	const written = /\[([^\]]{2,30})\]$/.exec(node.attribute('name') ?? '')?.[1]
	if (written && !/^\d+$/.test(written)) return titled(written)
	return cleanName(legendOf(node)) || titled(formName(node))
}

function legendOf(node: MarkupNode): string {
	for (let at = node.parent, i = 0; at && i < 4; at = at.parent, i++) {
		const legend =
			at.tag === 'fieldset'
				? select(at, 'legend')
				: childrenOf(at).find((child) => child.index < node.index && /^(?:dt|label|legend|h\d|strong|span|p)$/.test(child.tag))
		if (legend && legend.end <= node.index + 1) return textOf(legend)
	}
	return ''
}

/** "Colour: Black" names the colour; what is longer than a label is none. */
function cleanName(text: string): string {
	const [name = ''] = text.replace(PLACEHOLDER, '').split(/[:：*]/)
	const plain = tidy(name)
	return plain.length <= 30 ? plain : ''
}

function formName(node: MarkupNode): string {
	const known = /colou?r|size|talla|taille|material|style|farbe|größe|couleur/i.exec(
		`${node.attribute('name') ?? ''} ${node.id} ${node.classes}`,
	)?.[0]
	return known ?? ''
}

const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

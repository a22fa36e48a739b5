import { decode, type MarkupNode } from '../../html/markup'
import { select, selectAll } from '../../html/select'
import { textOf, tidy } from '../../html/text'
import type { ShopPage } from '../shop-page'
import { SIGNED_AMOUNT } from '../words/money-signs'
import { CART } from '../words/stock-words'
import { childrenOf } from './pairs'
import { REGION } from './regions'
import { shownText } from './shown-text'

/** A choice the page offers beside the product: what it is called and its values, in page order. */
export type Choice = { name: string; values: string[]; node: MarkupNode }

const ELSEWHERE = REGION.others | REGION.frame | REGION.reviews
/** How far behind the product's name its choices stand, in nodes; and before it. */
const BEHIND = 2500
const BEFORE = 300
const MOST = 60
/** Choices that are not between kinds of the product. */
const NO_KIND = new RegExp(
	'qty|quantit|cantidad|quantité|menge|anzahl|ilość|množství|country|region|province|state|city|locale' +
		'|language|currency|sort|filter|delivery|shipping|payment|subscri|plan|frequency|gift|warranty|insurance' +
		'|protection|rating|review|report|flag|gallery|thumbnail|slide|store|pickup|quote|month|year|day|time' +
		String.raw`|search|category|inventory|distance|radius|nearby|\?|newsletter|salutation|title_|gender_|address|phone` +
		'|login|method|list name|wish',
	'i',
)
const PLACEHOLDER = new RegExp(
	String.raw`^(?:-+|\.+|select|choose|please|pick|bitte|wähle|auswähl|choisi|sélectionn|elige|selecciona|escolha` +
		'|selecione|scegli|seleziona|kies|maak|välj|vælg|velg|valitse|wybierz|vyberte|zvolte|válassz|alege' +
		'|odaberi|izberi|изберете|выберите|оберіть|επιλέξτε|seçiniz|seçin|اختر|בחר|選択|お選び|请选择|請選擇|선택|pilih|chọn' +
		'|เลือก)',
	'iu',
)
/** What stands with a value and is no part of it: that it is gone, or chosen. */
const WITH_VALUE = new RegExp(
	String.raw`\s?(?:已选中|已選)$|\s{0,3}[-–(]\s{0,2}(?:sold out|out of stock|unavailable|ausverkauft|épuisé|agotado` +
		String.raw`|esgotado|esaurito|uitverkocht)\)?\s{0,3}$`,
	'iu',
)
/** Where what a value costs more or less begins. */
const SURCHARGE = /\s{0,3}(?:\(\s{0,2}[-–+]?|\s[-–]|\+)\s{0,2}(?=[^()]{1,25}\)?$)/gu

/** Drop-downs, groups of radio buttons and rows of swatches around the product's name. */
export function choicesShown(page: ShopPage, heading: MarkupNode | undefined, regions: Uint16Array): Choice[] {
	if (!heading) return []
	const own = (node: MarkupNode, isPart = false) =>
		node.index > heading.index - BEFORE &&
		node.index < heading.index + BEHIND &&
		((regions[node.index] ?? 0) & (isPart ? ELSEWHERE | REGION.price : ELSEWHERE)) === 0
	const text = (node: MarkupNode) => shownText(node, regions)
	const fields = [...dropDowns(page, own), ...radioGroups(page, own, text)]
	const holdsField = ({ node }: Choice) => fields.some((field) => field.node.index > node.index && field.node.index < node.end)
	const all = [...fields, ...swatchRows(around(page, heading), page, own, text).filter((row) => !holdsField(row))]
	const seen = new Set<string>()
	const kept = all.filter(({ name, values }) => {
		const key = name.toLowerCase()
		const isNamed = name !== '' && name.length <= 40 && !seen.has(key)
		const fits = isNamed && values.length > 0 && values.length <= MOST && isOffered(name, values)
		if (fits) seen.add(key)
		return fits
	})
	return kept.sort((a, b) => a.node.index - b.node.index)
}

/** So many words without a figure are a sentence and no value. */
const SENTENCE = 7

/** False for amounts of money with what they are for (a loan's table), and for the reasons of a form of complaint. */
function isOffered(name: string, values: readonly string[]): boolean {
	const rest = (text: string) => text.replace(SIGNED_AMOUNT, '').trim()
	const amounts = values.filter((value) => rest(value) !== value)
	const isMoney = amounts.length > 0 && (amounts.length < values.length || amounts.some((value) => rest(value) !== ''))
	const isTold = values.some((value) => !/\d/.test(value) && value.split(/\s+/).length >= SENTENCE)
	return !NO_KIND.test(name) && rest(name) === name && !isMoney && !isTold
}

/** Nodes near enough to the product's name to be its choices. */
const around = ({ markup }: ShopPage, { index }: MarkupNode) => markup.nodes.slice(Math.max(0, index - BEFORE), index + BEHIND)

/** True for what stands near the name; a row that is a part of the price holds its badges. */
type Own = (node: MarkupNode, isPart?: boolean) => boolean
/** What a node shows. */
type Said = (node: MarkupNode) => string

function dropDowns(page: ShopPage, own: Own): Choice[] {
	return selectAll(page.markup, 'select')
		.filter((node) => own(node) && !NO_KIND.test(`${node.attribute('name') ?? ''} ${node.id}`) && !isAsked(node))
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

/** True in a form that asks who one is and sells nothing: an inquiry, a sign-up, a review. */
function isAsked(field: MarkupNode): boolean {
	let form = field.parent
	while (form && form.tag !== 'form') form = form.parent
	if (!form || !select(form, 'input[type=email], input[type=tel]')) return false
	return !selectAll(form, 'button, input[type=submit]').some((one) => CART.test(textOf(one) || (one.attribute('value') ?? '')))
}

function radioGroups(page: ShopPage, own: Own, text: Said): Choice[] {
	const groups = new Map<string, MarkupNode[]>()
	for (const node of selectAll(page.markup, 'input[type=radio]')) {
		const name = node.attribute('name') ?? ''
		if (name && own(node) && !NO_KIND.test(`${name} ${node.id}`)) groups.set(name, [...(groups.get(name) ?? []), node])
	}
	return [...groups.values()].flatMap((group) => {
		const [first] = group
		if (!first || group.length < 2) return []
		const values = distinct(group.map((one) => labelFor(one, page, text) || (one.attribute('value') ?? '')))
		return [{ name: nameOf(first, page), values, node: first }]
	})
}

const OF_KIND =
	/colou?r|size|swatch|variant|variation|option|talla|taille|größe|farbe|couleur|sku-?prop|saleprop|attribute-?value|configurable/i

const ROWS = new Set(['ul', 'div', 'ol', 'fieldset'])

function swatchRows(nodes: readonly MarkupNode[], page: ShopPage, own: Own, text: Said): Choice[] {
	const parts = nodes.filter((node) => ROWS.has(node.tag) && node.end - node.index <= 600 && node.end - node.index >= 5 && own(node, true))
	return parts.flatMap((node) => {
		const property = node.attribute('data-property')
		const isGroup = node.attribute('role') === 'radiogroup'
		const named = property !== undefined || isGroup || OF_KIND.test(`${node.classes} ${node.id} ${node.attribute('role') ?? ''}`)
		const children = childrenOf(node)
		const radios = isGroup ? selectAll(node, '[role=radio]') : []
		const entries =
			radios.length > 0
				? radios
				: named
					? children.filter(({ tag, classes }) => /^(?:li|button|a|label)$/.test(tag) || /swatch|option|item|value/i.test(classes))
					: madeAlike(children)
		if (entries.length < 2 && property === undefined) return []
		const values = distinct(withoutCommonStart(entries.map((entry) => shownValue(entry, text))))
		if (values.length < Math.max(Math.min(2, entries.length), entries.length * 0.6) || values.some((one) => one.length > 40)) return []
		return [{ name: nameOf(named ? node : (entries[0] ?? node), page), values, node }]
	})
}

/** Parts side by side of one tag, each of a class that says they are options: a row whose own part says nothing. */
function madeAlike(children: readonly MarkupNode[]): MarkupNode[] {
	const last = children.at(-1)
	if (!last || !/^(?:button|span|a|li)$/.test(last.tag)) return []
	return children.filter(({ tag, classes }) => tag === last.tag && OF_KIND.test(classes))
}

/** What an entry is called aloud is what it is, unless its own words are a part of that. */
function shownValue(entry: MarkupNode, shown: Said): string {
	const link = select(entry, 'a[title], button[title], [aria-label], [data-value]') ?? entry
	const picture = select(entry, 'img[alt]')
	const text = shown(entry)
	const aloud = entry.attribute('aria-label') ?? ''
	const said =
		(aloud !== '' && !aloud.includes(text) ? aloud : text) ||
		(entry.attribute('title') ?? link.attribute('title') ?? (aloud || (link.attribute('aria-label') ?? ''))) ||
		(picture?.attribute('alt') ?? '')
	return tidy(said.replace(/^[^:：]{2,25}[:：]\s/u, ''))
}

/** Several values without the words all of them begin with ("Select colour Navy"), where each says more. */
function withoutCommonStart(values: readonly string[]): string[] {
	const words = values.map((one) => one.split(' '))
	const [first = []] = words
	let same = 0
	while (words.length > 1 && words.every((one) => one.length > same + 1 && one[same] === first[same])) same++
	return same > 0 && PLACEHOLDER.test(first.slice(0, same).join(' ')) ? words.map((one) => one.slice(same).join(' ')) : [...values]
}

function distinct(texts: readonly string[]): string[] {
	return [
		...new Set(
			texts
				.map((text) => withoutSurcharge(tidy(text).replace(WITH_VALUE, '')).trim())
				.filter((text) => text !== '' && !PLACEHOLDER.test(text)),
		),
	]
}

/** A value without the amount of money behind it. */
function withoutSurcharge(value: string): string {
	for (const { index, 0: mark } of value.slice(0, 200).matchAll(SURCHARGE)) {
		const rest = value.slice(index + mark.length).replace(/\)$/, '')
		if (index > 0 && rest.replace(SIGNED_AMOUNT, '').trim() === '') return value.slice(0, index)
	}
	return value
}

function labelFor(input: MarkupNode, page: ShopPage, text: Said): string {
	const label = input.id && /^[\w-]+$/.test(input.id) ? select(page.markup, `label[for=${input.id}]`) : undefined
	const around = [input.parent, input.parent?.parent].find((one) => one?.tag === 'label') ?? label
	const said = around ? text(around) || (around.attribute('title') ?? around.attribute('data-name') ?? '') || titleInside(around) : ''
	return said || (input.attribute('aria-label') ?? input.attribute('title') ?? '')
}

/** A label without words shows a colour or a picture, which is called something. */
function titleInside(label: MarkupNode): string {
	const called = select(label, '[title]')?.attribute('title') ?? select(label, 'img[alt]')?.attribute('alt')
	return tidy(called ?? '')
}

/** What a choice is called: its label, its legend, the words before it, else its own name in the form. */
function nameOf(node: MarkupNode, page: ShopPage): string {
	const property = node.attribute('data-property') ?? namedInData(node)
	if (property) return tidy(property)
	const labelled = node.attribute('aria-labelledby')
	const named = [
		labelled && /^[\w-]+$/.test(labelled) ? select(page.markup, `#${labelled}`) : undefined,
		node.tag === 'select' && /^[\w-]+$/.test(node.id) ? select(page.markup, `label[for=${node.id}]`) : undefined,
	]
	const aloud = node.attribute('role') === 'radiogroup' ? cleanName(node.attribute('aria-label') ?? '') : ''
	const text = named.map((one) => (one ? cleanName(textOf(one)) : '')).find((one) => one !== '') ?? aloud
	if (text) return text
	const written = /\[([^\]]{2,30})\]$/.exec(node.attribute('name') ?? '')?.[1]
	if (written && !/^\d+$/.test(written)) return titled(written)
	return cleanName(legendOf(node)) || titled(formName(node))
}

/** Data in which shops say what is chosen: `data-option-name`, `data-variant-option-name`, `data-attribute_name`. */
const NAME_IN_DATA = /\sdata-(?:[a-z]+[-_]){0,2}(?:attribute|option|property)[-_]name=["']([^"'<>[\]]{2,40})["']/i

function namedInData(node: MarkupNode): string | undefined {
	const found = NAME_IN_DATA.exec(node.page.source.slice(node.from, Math.min(node.to, node.from + 1000)))?.[1]
	// What is written as one word in small letters is the shop's own key.
	return found && !/^[a-z\d]+(?:[_-][a-z\d]+)+$/.test(found) ? decode(found) : undefined
}

/** The words before a group: its legend, its label, or a part before it that is called its title. */
function legendOf(node: MarkupNode): string {
	for (let at = node.parent, i = 0; at && i < 6; at = at.parent, i++) {
		const before = childrenOf(at).filter((child) => child.end <= node.index)
		if (before.some(({ tag }) => tag === 'h1')) return ''
		const legend =
			at.tag === 'fieldset'
				? select(at, 'legend')
				: before.find((child) => (i < 4 && LEGENDS.has(child.tag)) || (!/^h\d$/.test(child.tag) && CALLED_TITLE.test(child.classes)))
		if (legend && legend.end <= node.index) return textOf(legend)
	}
	return ''
}

const LEGENDS = new Set(['dt', 'th', 'label', 'legend', 'h2', 'h3', 'h4', 'h5', 'h6', 'strong', 'span', 'p'])
const CALLED_TITLE = /title|label|legend|(?:attribute|option|variant)[-_]{0,2}name/i

/** What a shop asks for behind what is chosen: “Farbe wählen”, “a size Choose a size”. */
const ASKED = /\s(?:choose|select|pick|wählen|auswählen|choisir|elegir|seçin(?:iz)?)(?!\p{L})/iu
const ARTICLE = /^(?:an?|your|the|une?|votre|tu|seu|eine?n?)\s+(?=\p{Ll})/iu

/** "Colour: Black" names the colour; what is longer than a label is none. */
function cleanName(text: string): string {
	const [name = ''] = text
		.replace(/^[*\s]+/, '')
		.replace(PLACEHOLDER, '')
		.split(/[:：*]/)
	const label = tidy(name)
	const askedAt = label.search(ASKED)
	const asked = askedAt < 0 ? label : label.slice(0, askedAt)
	const plain = asked.replace(ARTICLE, '')
	if (plain !== asked) return titled(plain)
	return plain.length <= 30 ? plain : ''
}

function formName(node: MarkupNode): string {
	const known = /colou?r|size|talla|taille|material|(?<![a-z])style(?!d)|farbe|größe|couleur/i.exec(
		`${node.attribute('name') ?? ''} ${node.id} ${node.classes}`,
	)?.[0]
	return known ?? ''
}

const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

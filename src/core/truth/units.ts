import { FURTHER_SPELLINGS } from './further-units'
import { LETTERS, withRanges } from './letter-ranges'
import { IN_LANGUAGES } from './lexicons/counted-in-languages'
import { COUNTED, MEASURES, type Unit } from './lexicons/units'
import { foldArabicIn } from './pattern-sources'
import { Remembered } from './remembered'
import { headsOf } from './term-heads'

const UNSPACED = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Thai}]/u

/** `firsts`: the characters its spellings begin with, undefined where they may begin with any. Patterns are compiled when first needed. */
type Spelling = {
	unit: Unit
	firsts: ReadonlySet<string> | undefined
	spaced: () => RegExp | undefined
	unspaced: () => RegExp | undefined
}

function spellingOf(unit: Unit): Spelling {
	const further = FURTHER_SPELLINGS[unit.id]
	const inLanguages = IN_LANGUAGES[unit.id]
	const more = [further && foldArabicIn(further), inLanguages === unit.written ? undefined : inLanguages]
	const all = [unit.written, ...more.filter((one) => one !== undefined)].flatMap((written) => written.split(/\|(?![^()]*\))/u))
	const plain = all.filter((name) => !UNSPACED.test(name))
	const joined = all.filter((name) => UNSPACED.test(name))
	const firsts = all.flatMap((name) => headsOf(name)).map((head) => String.fromCodePoint(head.codePointAt(0) ?? 0))
	return {
		unit,
		firsts: firsts.includes('\0') ? undefined : new Set(firsts),
		spaced: once(() => (plain.length > 0 ? new RegExp(`^[\\s-]{0,2}(?:${withRanges(plain.join('|'))})(?![${LETTERS}])`) : undefined)),
		unspaced: once(() => (joined.length > 0 ? new RegExp(`^[\\s-]?(?:${withRanges(joined.join('|'))})`) : undefined)),
	}
}

function once<T>(make: () => T): () => T {
	let made: { value: T } | undefined
	return () => {
		made ??= { value: make() }
		return made.value
	}
}

const SPELLINGS = [...MEASURES, ...COUNTED].map(spellingOf)
/** One adjective may stand between a figure and what is counted: "6 stainless knives". */
const ADJECTIVE = /^\s\p{L}+(?=\s)/u
const WINDOW = 30
/** What Darija puts between a figure and what is counted. */
const LINK = /^\s(?:ديال|د|من)\s(?:ال)?/u
/** Words that only stress a figure, between it and its unit: "two full hours", "два целых часа". */
const STRESSED =
	/^\s(?:full|whole|entire|solid|good|long|volle?[nrs]?|ganze[nrs]?|geschlagene|lange|pleines?|entières?|bonnes?|bons|longues?|enter[oa]s?|buen[oa]s|larg[oa]s|complet[oa]s|inter[ei]|buon[ei]|lungh[ei]|pien[ei]|inteir[oa]s|bo[an]s|long[oa]s|volle?|heel|hele|lange|hela|fulla|långa|fulle|täyttä|kokonaista|pitkää|täis|pełn[eay]\p{L}*|cał[eay]\p{L}*|długi\p{L}*|cel[éýáoa]\p{L}{0,2}|pln[éýá]\p{L}{0,2}|dlouh\p{L}*|dlh\p{L}*|pun[aei]h?|cijel\p{L}*|duga|poln\p{L}*|teljes|egész|hosszú|полн\p{L}*|цел\p{L}*|долг\p{L}*|повн\p{L}*|ціл\p{L}*|довг\p{L}*|пълн\p{L}*|дълг\p{L}*|tam|koca|uzun|penuh|întregi|lungi|bune|ολόκληρ\p{L}*|γεμάτ\p{L}*|senceres?|buong|mahabang|পুরো|पूरे|पूरी|साबुत)(?=\s\p{L})/u
/** Whether a word that stresses the figure stands before the unit: "a whole year". */
export const isStressedUnit = (text: string, end: number) => STRESSED.test(text.slice(end, end + WINDOW))
/** "Une dizaine d'années", "a dozen of metres": a group is of what it counts. */
const GROUP = /(?:zaine|zaines|cena|cenas|cina|cine|tena|tenas|ntina|ntena|ezena|ezenas|centaine|centenar|centinaio|dozzina|dúzia)$/u
const OF_GROUP = /^ (?:de |di |d'(?:une? )?)(?=\p{L})/u
const LONGEST_GROUP = 12
const NEVER = /$^/u
/** "Three hundred odd pages", "trescientas y pico páginas". */
const AND_SOME =
	/^ (?:odd|y pico|y tantas|y tantos|et quelques|et des poussières|e rotti|e passa|e poucos|e poucas|e tal|und ein paar|с лишним|с небольшим|з гаком|з лишком|küsur|ونيف)(?= \p{L})/u
/** Chinese counts hours and months with a counter: 两个小时. */
const COUNTER = /^\s?[个個](?=小时|小時|钟头|鐘頭|半小)/u
const remembered = new Remembered<Unit | undefined>(4000)

/** The unit written right after a place in a text of normalizeText form. */
export function unitAfter(text: string, end: number): Unit | undefined {
	const after = text
		.slice(end, end + WINDOW)
		.replace(LINK, ' ')
		.replace(STRESSED, '')
		.replace(COUNTER, '')
		.replace(AND_SOME, '')
		.replace(GROUP.test(text.slice(Math.max(0, end - LONGEST_GROUP), end)) ? OF_GROUP : NEVER, ' ')
	// Behind a number in words a letter is a little word: "dwa w standardzie", "tre o più".
	if (LETTER.test(after) && /\p{L}$/u.test(text.slice(Math.max(0, end - 2), end))) return undefined
	return remembered.get(after, () => unitAt(after) ?? counted(after) ?? ofGreat(after))
}

const LETTER = /^ \p{Ll} \p{L}/u

function unitAt(after: string): Unit | undefined {
	if (!/^[\s-]{0,2}[^\s\d,;:!?)]/u.test(after)) return undefined
	if (BETWEEN_SIDES.test(after)) return undefined
	const first = String.fromCodePoint(after.replace(/^[\s-]{0,2}/u, '').codePointAt(0) ?? 0)
	return spellingsFrom(first).find(({ spaced, unspaced }) => spaced()?.test(after) || unspaced()?.test(after))?.unit
}

/** A word that stands between the sides of a measurement counts nothing: "60 mal 40 cm". */
const BETWEEN_SIDES = /^ (?:mal|fois|veces|volte|vezes|keer|razy|gånger|gange|ganger|times|kertaa|kere|kali|na) \d/
const byFirst = new Map<string, readonly Spelling[]>()
/** The spellings that can begin with a character. */
function spellingsFrom(first: string): readonly Spelling[] {
	const known = byFirst.get(first) ?? SPELLINGS.filter(({ firsts }) => !firsts || firsts.has(first))
	byFirst.set(first, known)
	return known
}

/** "22 de decibeli": Romanian says "of" behind twenty and more. */
function ofGreat(after: string): Unit | undefined {
	const unit = /^ de \p{L}/u.test(after) ? unitAt(after.slice(' de'.length)) : undefined
	return unit?.measures.startsWith('count') ? undefined : unit
}

/** Words that look like a thing counted and are none: "seis cables para …". */
const PREPOSITION = /^\s(?:para|par|por|per|pour|sur|parts? of)\s/u

/** "Three and thirty": no adjective. */
const AND_ARABIC = /^\sو/u

/** "Four processor cores" are no Portuguese colours. */
const OF_PROCESSORS = /^\s(?:processor|cpu|gpu|physical|computing)$/u

function counted(after: string): Unit | undefined {
	const adjective = ADJECTIVE.exec(after)
	if (!adjective) return undefined
	if (OF_PROCESSORS.test(adjective[0]) || AND_ARABIC.test(adjective[0])) return undefined
	const rest = after.slice(adjective[0].length)
	if (PREPOSITION.test(rest)) return undefined
	const unit = unitAt(rest)
	return unit?.measures.startsWith('count') ? unit : undefined
}

const PERCENT_BEFORE = /(?:%|yüzde|٪)\s?$/u
/** An age without its years: "from age four". */
const AGE_BEFORE =
	/(?:^|\s)(?:aged?|ages|age of|à l'âge de|edad de|età di|idade de|im alter von|leeftijd van|wiek(?:u)?|åldern?|alderen?)\s$/u
const SET_BEFORE =
	/(?:sets?|packs?|box|lots?|bundle|juego|paquete|pack|confezione|conjunto|kit|packung|paket|zestaw|doos|طقم|مجموعه|عبوه|باك)\s(?:of|de|von|mit|da|di|van|aus|com|con|met|z|من|ديال|د|فيه|فيها)\s?$/u
const byId = new Map(SPELLINGS.map(({ unit }) => [unit.id, unit]))

/** Feet by a mark, before inches by theirs: 5'3". */
export const feetMark = (text: string, end: number) =>
	/^['′] ?\d{1,2} ?(?:["”″]|'')/u.test(text.slice(end, end + 7)) ? byId.get('ft') : undefined

/** Whose sizes a figure is one of: "EU 42", "8 US". */
export function sizeSystem(text: string, index: number, end: number): Unit | undefined {
	const system =
		/(?:^|[^\p{L}])(eur?|uk|us)[ -]?$/u.exec(text.slice(Math.max(0, index - 5), index))?.[1] ??
		/^[ -]?(eur?|uk|us)(?![\p{L}\d])/u.exec(text.slice(end, end + 5))?.[1]
	if (!system || Number(text.slice(index, end).replace(',', '.')) > GREATEST_SIZE) return undefined
	const id = `size ${system.slice(0, 2)}`
	return { id, measures: id, factor: 1, written: '' }
}
const GREATEST_SIZE = 70

/** A number of unnamed things in a pack: "four in the pack". */
const IN_SET =
	/^ (?:in (?:the|a|each|every|one) (?:pack|box|set|bundle)|per (?:pack|box|set)|to (?:a|the) (?:pack|box|set)|par (?:lot|boîte|paquet)|dans (?:le|chaque) (?:lot|paquet)|por (?:paquete|pack|pacote|embalagem)|en (?:el|cada) (?:paquete|pack|juego)|(?:im|pro) (?:pack|set|paket)|pro packung|in der packung|per confezione|nella confezione|no (?:pacote|conjunto)|per (?:pak|set|verpakking)|in de verpakking|i förpackningen|i pakken|w (?:paczce|zestawie|opakowaniu)|в (?:упаковке|наборе|комплекте)|paket içinde|pakette|في (?:ال)?(?:عبوه|طقم|مجموعه|باك))(?!\p{L})/u
export const setAfter = (text: string, end: number): Unit | undefined =>
	IN_SET.test(text.slice(end, end + WINDOW)) ? byId.get('count pieces') : undefined

/** Whether a figure counts the members of a set or pack, whatever they are. */
export const isOfSet = (text: string, index: number) => SET_BEFORE.test(text.slice(Math.max(0, index - 24), index))

/** The unit written right before a figure: "%30", "set of 6". */
export function unitBefore(text: string, index: number): Unit | undefined {
	const before = text.slice(Math.max(0, index - 24), index)
	if (PERCENT_BEFORE.test(before)) return byId.get('percent')
	if (AGE_BEFORE.test(before)) return byId.get('year')
	const swahili = swahiliBefore(text, index)
	if (swahili) return swahili
	return SET_BEFORE.test(before) ? byId.get('count pieces') : undefined
}

/** Swahili says the unit first: "dakika mbili". */
const SWAHILI: Readonly<Record<string, string>> = {
	miliampea: 'ma',
	ampea: 'a',
	gb: 'gb',
	tb: 'tb',
	mb: 'mb',
	nyuzi: 'deg',
	gigahezi: 'ghz',
	megahezi: 'mhz',
	masaa: 'h',
	dakika: 'min',
	sekunde: 's',
	saa: 'h',
	lita: 'l',
	wati: 'w',
	gramu: 'g',
	kilo: 'kg',
	sentimita: 'cm',
	milimita: 'mm',
	asilimia: 'percent',
	mita: 'm',
	kilomita: 'km',
	inchi: 'in',
	futi: 'ft',
	kilogramu: 'kg',
	miligramu: 'mg',
	mililita: 'ml',
	volti: 'v',
	desibeli: 'db',
	siku: 'day',
	wiki: 'week',
	miezi: 'month',
	miaka: 'year',
	kurasa: 'count pages',
	vipande: 'count pieces',
	saizi: 'count sizes',
	rangi: 'count colours',
}
const SWAHILI_BEFORE = new RegExp(`(?<!\\p{L})(${Object.keys(SWAHILI).join('|')}) (?:za |ya )?$`, 'u')

/** A unit as Swahili says it, with no figure before it: "sentimita 92 na urefu", not "un kilo 500 gramos". */
export function swahiliBefore(text: string, index: number): Unit | undefined {
	const said = SWAHILI_BEFORE.exec(text.slice(Math.max(0, index - 24), index))?.[1]
	return said === undefined ? undefined : byId.get(SWAHILI[said] ?? '')
}

const NAMED: readonly [RegExp, string][] = [
	[/volt/u, 'v'],
	[/watt|leistung|potenz|puissance|potencia|potência/u, 'w'],
	[/pages|seiten|páginas|pagine/u, 'count pages'],
	[
		/count|(?:number|anzahl|nombre|número|numero|quantité|quantidade|cantidad) (?:of |der |de |di |d')?(?:items|pieces|packs?|artikel|stücke|teile|productos|piezas|produtos|peças|pezzi|articles|pièces|unidades|itens|pacotes?|paquetes?)|package quantity|stückzahl|packungsgröße/u,
		'count pieces',
	],
	[/speeds?|geschwindigkeit|vitesses?|velocidades?|velocità/u, 'count speeds'],
	[/teeth|dentes|dientes|zähne|dents/u, 'count teeth'],
	[/discs?|disks?|disques|discos/u, 'count discs'],
	[/ports?/u, 'count ports'],
]

/** A unit by its id. */
export const unitById = (id: string): Unit | undefined => byId.get(id)

/** The unit a specification's name holds: "Number of speeds", "Voltage". */
export function unitNamed(name: string): Unit | undefined {
	const id = NAMED.find(([pattern]) => pattern.test(name))?.[1]
	return id === undefined ? undefined : byId.get(id)
}

import { findLanguage, findLanguageByTag } from '../locale/languages'
import { figuresOf } from '../truth/figures'
import { asciiDigits } from '../truth/normalize-text'
import { languageIdOf } from '../truth/truth-data'
import { NAMED } from '../truth/units'
import { sidesInLanguage, withoutSides } from './sides-in-language'
import { specWordsOf } from './spec-words'

/** What stands between two figures of one measure, before the first and behind the last. */
const BETWEEN = /^\s*(?:[x×*–~-]|to|bis|à|a|tot|do|до|إلى)\s*$/u
/** A sign or a word between the ends of a range. */
const RANGE = /[–~-]|\p{L}{2}|[àa]/u
const BEFORE = /^[±~≈<>≤≥Ø⌀]?\s?$/u
const AFTER = /^\.?$/u
/** “11.1 x 1.2”: a sign that multiplies is no unit. */
const TIMES = /^\s*[x×*]\s*\d/u

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(NAMED).map(([name, id]) => [id, name]))
/** Units whose short names are not read alike everywhere. */
const LONG = new Set(['in', 'ft', 'yd', 'mi', 'oz', 'lb', 'floz', 'gal', 'year', 'month', 'week', 'day', 'h', 'min', 's'])
/** The litre’s other sign of the SI: a small l behind a figure reads as a 1 in many faces. */
const LITRE = 'L'
/** Signs of the units `Intl` does not name. */
const SIGNS: Readonly<Record<string, string>> = {
	...{ dm: 'dm', um: 'µm', mg: 'mg', t: 't', cl: 'cl', dl: 'dl', qt: 'qt', m3: 'm³', w: 'W', kw: 'kW', wh: 'Wh', kwh: 'kWh', hp: 'hp' },
	...{ v: 'V', a: 'A', ma: 'mA', mah: 'mAh', ah: 'Ah', hz: 'Hz', khz: 'kHz', mhz: 'MHz', ghz: 'GHz', mbps: 'Mbit/s', gbps: 'Gbit/s' },
	...{ k: 'K', db: 'dB', lm: 'lm', lux: 'lx', pa: 'Pa', bar: 'bar', psi: 'psi', rpm: 'rpm', fps: 'fps', mp: 'MP', px: 'px', dpi: 'dpi' },
	...{ gsm: 'g/m²', m2: 'm²', cm2: 'cm²', nm: 'Nm', ohm: 'Ω' },
}

/**
 * Figures with their units in a language's format, and the sides they are of: “4.5H x 3.2W inches” → “4,5 × 3,2 pouces
 * (hauteur × largeur)”. Undefined for more than that, and for a number without a unit, which may be a code.
 */
export function figureInLanguage(piece: string, language: string, from = 'english'): string | undefined {
	const again = AGAIN.exec(piece)
	if (again) {
		const [one, other] = [piece.slice(0, again.index), again[1] ?? ''].map((measure) => bareFigure(measure, language, from))
		return one && other && `${one} (${other})`
	}
	const { bare, sides } = withoutSides(asciiDigits(piece.normalize('NFC')), from)
	const said = bareFigure(bare, language, from)
	return said !== undefined && sides.length > 0 ? `${said} ${sidesInLanguage(sides, language)}` : said
}

/** The same in other units behind it: “1.5 Inch (4 cm)”. */
const AGAIN = /(?<!\s)\s?[(（]([^()（）]{0,40}\d[^()（）]{0,40})[)）]$/u
/** A letter behind a figure that is a size or a model in capitals: “2T”. */
const NO_TONNES = /\d\s?T(?!\p{L})/u

function bareFigure(written: string, language: string, from: string): string | undefined {
	const plain = asciiDigits(written.normalize('NFC'))
	if (NO_TONNES.test(plain)) return undefined
	const text = plain.toLowerCase()
	if (text.length !== plain.length) return undefined
	let said = ''
	let at = 0
	let largest = 0
	let hasUnit = false
	for (const [place, figure] of figuresOf(text, languageIdOf(from)).entries()) {
		const between = text.slice(at, figure.index)
		const number = numberOf(figure.written, tagOf(from))
		if (figure.word || !number || !(place === 0 ? BEFORE : BETWEEN).test(between)) return undefined
		largest = Math.max(largest, number.value)
		const end = figure.index + figure.written.length
		const unit = figure.length > figure.written.length && !TIMES.test(text.slice(end)) ? figure.unit : undefined
		const written = unit === undefined ? formatted(number, language) : withUnit(number, unit, largest, language)
		if (written === undefined) return undefined
		said += (place === 0 ? between.trim() : RANGE.test(between) ? '–' : ' × ') + written
		at = unit === undefined ? end : figure.index + figure.length
		hasUnit ||= unit !== undefined
	}
	return hasUnit && AFTER.test(text.slice(at)) ? said : undefined
}

type Read = { value: number; decimals: number }

function formatted({ value, decimals }: Read, language: string): string {
	const format = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: value >= 10_000 }
	return new Intl.NumberFormat(tagOf(language), format).format(value)
}

/** A number with its unit, whose word agrees with the largest of the figures it is said of. */
function withUnit(number: Read, unit: string, largest: number, language: string): string | undefined {
	const tag = tagOf(language)
	if (unit === 'percent')
		return new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: number.decimals }).format(number.value / 100)
	const own = specWordsOf(language)?.units.get(unit)
	const name = own === undefined ? NAMES.get(unit) : undefined
	const sign = own ?? SIGNS[unit]
	if (!name) return sign && `${formatted(number, language)} ${sign}`
	const format = { style: 'unit', unit: name, unitDisplay: LONG.has(unit) ? 'long' : 'short' } as const
	const parts = new Intl.NumberFormat(tag, format).formatToParts(largest)
	const isNumber = (type: string) => type !== 'unit' && type !== 'literal'
	const first = parts.findIndex(({ type }) => isNumber(type))
	const last = parts.findLastIndex(({ type }) => isNumber(type))
	const outside = (some: typeof parts) => some.map(({ type, value }) => (type === 'unit' && value === 'l' ? LITRE : value)).join('')
	return first < 0 ? undefined : outside(parts.slice(0, first)) + formatted(number, language) + outside(parts.slice(last + 1))
}

/** A number as the language it comes from writes it; undefined for one with a leading zero, which is a code. */
function numberOf(written: string, tag: string): Read | undefined {
	if (/^0\d/u.test(written)) return undefined
	const point = new Intl.NumberFormat(tag).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
	const last = /[.,](?=\d+$)/u.exec(written)
	// Three digits behind the other sign are thousands; anything else behind either is a fraction.
	const isFraction = last && (last[0] === point || written.length - last.index !== 4)
	const whole = (isFraction ? written.slice(0, last.index) : written).replace(/\D/gu, '')
	const fraction = isFraction ? written.slice(last.index + 1) : ''
	const value = Number(fraction ? `${whole}.${fraction}` : whole)
	return Number.isFinite(value) ? { value, decimals: fraction.length } : undefined
}

const tagOf = (language: string): string => (findLanguage(language) ?? findLanguageByTag(language))?.tag ?? 'en'

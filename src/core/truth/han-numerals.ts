import type { Figure } from './figure'
import { HAN_FIGURES } from './lexicons/number-words'
import { COUNTED, MEASURES } from './lexicons/units'
import { matchesOf } from './matches'
import { unitAfter } from './units'

const DIGITS: Readonly<Record<string, number>> = {
	〇: 0,
	零: 0,
	一: 1,
	壱: 1,
	...Object.fromEntries(Object.entries(HAN_FIGURES).filter(([sign]) => /^\p{Script=Han}$/u.test(sign) && sign !== '十')),
}
const POWERS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 1e4, 萬: 1e4, 만: 1e4, 亿: 1e8, 億: 1e8, 억: 1e8 }
const PERCENT = MEASURES.find(({ id }) => id === 'percent')
const TIMES = MEASURES.find(({ id }) => id === 'times')
/** "A third": 三分の一. */
const PARTS_OF = /(?<![一二三四五六七八九十百])([二三四五六七八九十])分[の之]([一二三四五])/gu
const SINGLE = new RegExp(
	`(?<!第|[一二三四五六七八九十百千万零〇]|唯|统|統|專|专|单|單|周|星期|週)(?:${Object.keys(HAN_FIGURES).join('|')})(?!分で(?:す|し|あ|は|も)|分(?!半|钟|鐘|間|で|以|後|内|內|ほど|ごと|おき)|次元|者|手|角|輪|人称|[一二三四五六七八九十百千万〇]|つの?方|通)`,
	'gu',
)
const SEVERAL = /[一二三四五六七八九十百千万萬億亿两兩零〇]{2,}|[百千](?=回(?!転|答|目)|次(?!元)|時間|小时|小時)/gu

/** Korean and Thai say numbers as Chinese does: digits and powers of ten in a row. */
const SPELLED: Readonly<Record<string, string>> = {
	...Object.fromEntries([...'일이삼사오육칠팔구십백천만'].map((sign, at) => [sign, [...'一二三四五六七八九十百千万'][at] ?? ''])),
	...Object.fromEntries(
		'หนึ่ง เอ็ด สอง ยี่ สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ ร้อย พัน หมื่น'
			.split(' ')
			.map((word, at) => [word, [...'一一二二三四五六七八九十百千万'][at] ?? '']),
	),
}
const ANY_SPELLED = new RegExp(Object.keys(SPELLED).join('|'), 'gu')
const SPELLED_OUT =
	/(?!천장)[일이삼사오육칠팔구]?(?:[십백천만][일이삼사오육칠팔구]?)+(?= ?\p{L})|(?<!\p{L})[이삼사오육칠팔구](?= (?:분(?=마다|에 한| ?(?:만에|이면|안에|동안|내))|인분|세(?=부터| 이상)|일간|층|단(?= )|시간|초|개월|년|그램|킬로|미터|센티|밀리|리터|와트|볼트))|(?:หนึ่ง|เอ็ด|สอง|ยี่|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ร้อย|พัน|หมื่น)+/gu

/** Korean's own numbers up to ninety-nine. */
const NATIVE_TENS: Readonly<Record<string, number>> = {
	열: 10,
	스물: 20,
	스무: 20,
	서른: 30,
	마흔: 40,
	쉰: 50,
	예순: 60,
	일흔: 70,
	여든: 80,
	아흔: 90,
}
const NATIVE_ONES: Readonly<Record<string, number>> = {
	한: 1,
	하나: 1,
	두: 2,
	둘: 2,
	세: 3,
	셋: 3,
	네: 4,
	넷: 4,
	다섯: 5,
	여섯: 6,
	일곱: 7,
	여덟: 8,
	아홉: 9,
}
const either = (names: Readonly<Record<string, number>>) =>
	Object.keys(names)
		.sort((a, b) => b.length - a.length)
		.join('|')
const NATIVE = new RegExp(
	`(?<!\\p{L})(?:([이삼사오육칠팔구]?백)?(${either(NATIVE_TENS)})(${either(NATIVE_ONES)})?|([이삼사오육칠팔구]?백)(${either(NATIVE_ONES)})|(일곱|여덟|아홉))(?=\\s?\\p{Script=Hangul})`,
	'gu',
)
/** What things are counted by, whatever they are: behind a number it is one, also where no unit is known. */
const COUNTER =
	/^ ?(?:つ|個|个|件|条|條|片(?!刻)|壶|壺|回(?!事)|次(?!元|要|日)|只(?!要|有|是|能|需)|隻|把|张|張|种|種|颗|顆|粒|道|枚|本|名|台|杯|袋|箱|冊|[かカヶ]所|通り|国语|國語|개|명|가지|벌|자루|장(?!시)|권|겹|마리|켤레|쌍|종(?=[ 의이]|$)|사람|단계|언어|ใบ|ชิ้น|อัน|ตัว|รู(?=ที่|$| )|แบบ|ปุ่ม|ภาษา|สปีด|แก้ว|ถ้วย)/u
/** Those that count things and no kinds of them. */
const OF_THINGS = /^ ?[条條支把张張本枚隻]/u
const THINGS = COUNTED.find(({ id }) => id === 'count things')
/** So few of things unknown claim nothing. */
const MOST_SMALL = 3

/** Thai and all scripts beyond it. */
const MAY_HOLD = /[\u0e00-\uffff]/

/** Figures in Chinese, Japanese, Korean and Thai writing before a unit: "三", "二十四", "两千". */
export function hanFiguresIn(text: string): Figure[] {
	if (!MAY_HOLD.test(text)) return []
	const single = Array.from(matchesOf(SINGLE, text), ({ 0: written, index }) => ({ written, index, values: [HAN_FIGURES[written] ?? 0] }))
	const several = Array.from(matchesOf(SEVERAL, text), ({ 0: written, index }) => ({ written, index, values: [hanValue(written)] }))
	const spelled = Array.from(matchesOf(SPELLED_OUT, text), ({ 0: written, index }) => ({
		written,
		index,
		values: [hanValue(written.replace(ANY_SPELLED, (word) => SPELLED[word] ?? ''))],
	}))
	const native = Array.from(matchesOf(NATIVE, text), (match) => {
		const [written, before = '', tens = '', ones = '', hundreds = '', behind = '', one = ''] = match
		const above = hanValue((before || hundreds).replace(ANY_SPELLED, (word) => SPELLED[word] ?? ''))
		return { written, index: match.index, values: [above + (NATIVE_TENS[tens] ?? 0) + (NATIVE_ONES[ones || behind || one] ?? 0)] }
	})
	const tenths = Array.from(
		text.matchAll(/([一二三四五六七八九])(?:割|成(?=[，。、,.左右以\s]|$|的))/gu),
		({ 0: written, 1: of = '', index }) => ({
			written,
			index,
			length: written.length,
			values: [hanValue(of) * 10],
			...(PERCENT ? { unit: PERCENT } : {}),
		}),
	)
	const shares = Array.from(text.matchAll(/百分之([〇零一二三四五六七八九十百]+)/gu), ({ 0: written, 1: share = '', index }) => ({
		written,
		index,
		length: written.length,
		values: [hanValue(share)],
		...(PERCENT ? { unit: PERCENT } : {}),
	}))
	const parts = Array.from(text.matchAll(PARTS_OF), ({ 0: written, 1: of = '', 2: parts = '', index }) => ({
		written,
		index,
		length: written.length,
		values: [hanValue(parts) / hanValue(of)],
		...(TIMES ? { unit: TIMES } : {}),
	}))
	return [
		...shares,
		...tenths,
		...parts,
		...[...single, ...several, ...spelled, ...native]
			.map((figure) => ({ ...figure, length: figure.written.length }))
			.flatMap((figure): Figure[] => {
				const end = figure.index + figure.length
				if (unitAfter(text, end)) return [figure]
				if (!COUNTER.test(text.slice(end, end + 8)) && !(figure.length > 1 && /^の\p{L}/u.test(text.slice(end, end + 2)))) return []
				if ((figure.values[0] ?? 0) <= MOST_SMALL) return [{ ...figure, implied: true }]
				return [THINGS && OF_THINGS.test(text.slice(end, end + 2)) ? { ...figure, unit: THINGS } : figure]
			})
			// Of "서른세" and "สิบสอง" the end is a number, too.
			.filter(
				({ index, length }, _, all) =>
					!all.some((one) => one.length > length && one.index <= index && one.index + one.length >= index + length),
			),
	]
}

function hanValue(written: string): number {
	let total = 0
	let section = 0
	let digit: number | undefined
	for (const sign of written) {
		const power = POWERS[sign]
		if (power === undefined) digit = (digit ?? 0) * 10 + (DIGITS[sign] ?? 0)
		else if (power < 1e4) {
			section += (digit ?? 1) * power
			digit = undefined
		} else {
			total += (section + (digit ?? 0) || 1) * power
			section = 0
			digit = undefined
		}
	}
	return total + section + (digit ?? 0)
}

/** What a sign of ten thousand and more right behind digits multiplies them by: "10万". */
export function powerAfter(text: string, end: number): { factor: number; length: number } | undefined {
	const sign = /^ ?([万萬億亿만억])/u.exec(text.slice(end, end + 2))
	const factor = sign?.[1] === undefined ? undefined : POWERS[sign[1]]
	return sign && factor ? { factor, length: sign[0].length } : undefined
}

import { matchesOf } from './matches'
import { inRanges } from './pattern-sources'

/** A variant a stretch of a text speaks of, and where it is named: "Size: L bust 98 cm", "Heather grey: 90 % cotton". */
export type VariantLabel = { key: string; index: number }

const SIZE_WORD =
	'(?:(?:sizes?|tailles?|tallas?|tagli[ae]|größen?|groesse|gr\\.|tamanhos?|maat|maten|beden|rozmiar|storlek|størrelse|koko|ukuran|saizi?|size[i]|размер\\p{L}{0,2}|розмір\\p{L}{0,2}|μέγεθος|velikost\\p{L}{0,2}|veľkosť\\p{L}{0,2}|veličin\\p{L}{1,2}|величин\\p{L}{1,2}|rozmiar\\p{L}{0,2}|suurus\\p{L}{0,4}|dyd(?:is|žio|į|žiui|yje)|izmēr\\p{L}{0,2}|stærð\\p{L}{0,3}|grootte|talla|méret|mărimea?|ölçü|usayizi|sukat(?: na)?|المقاس|مقاس|قياس|سائز|سايز|سائيز|साइज़?|साईज़?|सायझ|সাইজ|அளவு|సైజు|સાઇઝ|ਸਾਈਜ਼|ಗಾತ್ರ|വലുപ്പം|സൈസ്|מידה|מידת|cỡ|size)[ :=-]{1,3}(?:ya |wa )?|(?:サイズ|尺码|尺碼|尺寸|사이즈|ไซส์|ไซซ์)[ ::=-]{0,3})'
const LETTERS = '(?:(?:\\d{1,2} ?x{1,2}|x{0,5})[sl]|m)'
/** A size's letters after the word for size: in listings the next word is often written on to them. */
const NAMED = new RegExp(`(?<!\\p{L})${SIZE_WORD}(${LETTERS})(?=$|[^\\p{L}'\\d]|bust|chest|length|waist|hips?|shoulder|sleeve)`, 'gu')
const BEFORE_WORD = new RegExp(
	`(?<![\\p{L}\\d])(${LETTERS})[ -]?(?:size|サイズ|码|碼|号|사이즈|beden|maat|størrelse|storlek|méret|ko(?:ko|ossa|on)(?!\\p{L})|suurus|velikost|dydž|dydi|izmēr|ölçü|(?:as |es )?méret|号|號|号码)`,
	'gu',
)
/** "The M measures 92 cm", "la M mide 92", "M 92 cm": a size alone, before what it measures. */
const MEASURED = inRanges(
	/(?<![\p{L}\d'’]|\d )([sml])(?= (?:(?:measures|mide|mesure|misura|mede|meet|misst|mißt|mäter|måler|mierzy|měří|meria|mjeri|meri|merit|мерит|має|мери|mittaa|mõõdab|mēra|mælist|mæli|mäter|fa|fait|hat|has|ha|tiene|tem|heeft|har|ima|má|ma|are|on|van|is|està) (?:a |an |una |un |um |uma |een |en |et |ett |ein |eine |einen )?(?:(?:chest|bust|pecho|busto|poitrine|brust|brustumfang|petto|borst|bröst|bryst|peito|pit|biust|grudi|prsa)(?: of| de| di| von| van| på| o)? )?)?\d{2,3}(?![\d.,]*\d? ?(?:g|kg|ml|w|v|gb)(?!\p{L})))/gu,
)
/** Letters that mean nothing but a size. */
const ALONE = /(?<![\p{L}\d])(\d{0,2}x{1,5}[sl])(?![\p{L}\d])/gu
/** Letters from which a range of sizes goes: "de la S a la 3XL". */
const FROM =
	/(?<![\p{L}\d'’])([sml])(?=(?: ?[-–~～]| (?:to|a|ao|al|à|bis|tot|till|til|do|до|hasta|até|fino a|ile|ilâ|hingga|đến)| ?(?:から|至|到|ถึง|부터)) ?(?:la |al |el |il |le )?(?:[2-6] ?)?x{1,5}[sl](?![\p{L}\d]))/gu
/** Letters that open a line of sizes: "S: 86 cm, M: 92 cm". */
const BEFORE_COLON = new RegExp(`(?:^|[;,.|] ?|\\s)(${LETTERS}) ?[:：=](?= ?\\d)`, 'gu')
/** Sizes in English words; "large" alone is wide in French and much in others. */
const IN_WORDS =
	/(?<![\p{L}\d])(?:(?:(\d{1,2}) ?x|(x{1,5})|(extra))[ -]?(small|large|tall)|(small)(?! parts)|(medium)(?![ -](?:heat|speed|weight|format|duty))|(large)(?=$|[ :：;,.)-]+(?:size|für|for|pour|para|per|voor|bis|\d|back|medium|x|$)))(?!\p{L})/gu
/** What "large" alone means where a medium is named as well. */
const BESIDE_MEDIUM = /(?<![\p{L}\d])(?:large|small)(?!\p{L})/gu
/** A name before a colon: "heather grey: …". */
const COLON = /(?:^|[;,.|(] ?| - )(\p{L}[\p{L}\p{M} /&'-]{2,28}?) ?[:：](?=.)/gu

/** What is said behind it is said of all. */
const A_NOTE = /(?<!\p{L})(?:please note|note|hinweis|nota|remarque|attention|achtung|observação) ?[:：]/gu
const NOTE = 'note:'

const sizeKey = (letters: string) => {
	const [, times, extra, last] = /^(\d{1,2})?(x*)([slm])$/.exec(letters.replace(/\s/g, '')) ?? []
	return `size ${times ? 'x'.repeat(Number(times)) : (extra ?? '')}${last}`
}

/** Sizes a text in normalizeText form names, in order. */
export function sizesIn(text: string): VariantLabel[] {
	const letters = [NAMED, BEFORE_WORD, ALONE, BEFORE_COLON, FROM, MEASURED].flatMap((pattern) =>
		Array.from(matchesOf(pattern, text), ({ 1: first, 2: second, index }) => ({ key: sizeKey(first ?? second ?? ''), index })),
	)
	const words = Array.from(
		matchesOf(IN_WORDS, text),
		({ 1: times = '', 2: many = '', 3: extra, 4: far, 5: small, 6: medium, 7: large, index }) => ({
			key: sizeKey(`${times}${times || extra ? 'x' : many}${(far === 'tall' ? 'l' : (far ?? small ?? medium ?? large ?? ''))[0]}`),
			index,
		}),
	)
	const besides = words.some(({ key }) => key === 'size m')
		? Array.from(matchesOf(BESIDE_MEDIUM, text), ({ 0: word, index }) => ({ key: sizeKey(word[0] ?? ''), index })).filter(
				(one) => !words.some(({ index }) => index === one.index),
			)
		: []
	return [...letters, ...words, ...besides].sort((a, b) => a.index - b.index)
}

/** How many X the largest and the smallest size of some are written with (the smallest with -1 where none is small), and how many sizes they are. */
export function largestOf(sizes: readonly VariantLabel[]): { times: number; smallest: number; known: number } {
	const times = sizes.map(({ key }) => (key.endsWith('l') ? key.length - 'size l'.length : 0))
	const small = sizes.map(({ key }) => (key.endsWith('s') ? key.length - 'size s'.length : -1))
	return { times: Math.max(0, ...times), smallest: Math.max(-1, ...small), known: new Set(sizes.map(({ key }) => key)).size }
}

/** All a text says separately of: sizes, and names before a colon. */
export function labelsIn(text: string): VariantLabel[] {
	if (!/\d/.test(text)) return []
	const named = Array.from(matchesOf(COLON, text), ({ 0: whole, 1: name = '', index }) => ({
		key: name.trim(),
		index: index + whole.indexOf(name),
	}))
	const notes = Array.from(matchesOf(A_NOTE, text), ({ index }) => ({ key: NOTE, index }))
	return [...sizesIn(text), ...named, ...notes].sort((a, b) => a.index - b.index)
}

/**
 * Whether a value at a place of a fact may be said of what the statement speaks of. Where the fact gives values for several sizes or
 * variants and the statement names one of them, the value must be that one's.
 */
export function standsUnder(labels: readonly VariantLabel[], index: number, spokenOf: ReadonlySet<string>): boolean {
	const told = labels.filter(
		({ key }) => spokenOf.has(key) || (key.startsWith('size ') && [...spokenOf].some((one) => one.startsWith('size '))),
	)
	if (told.length === 0) return true
	const ofSizes = told.some(({ key }) => key.startsWith('size '))
	const same = ofSizes ? labels.filter(({ key }) => key.startsWith('size ')) : labels
	if (new Set(same.map(({ key }) => key)).size < 2) return true
	const own = same.filter((label) => label.index <= index).at(-1)
	// A note behind the list of sizes is of all of them.
	if (own === undefined || labels.some((label) => label.key === NOTE && label.index > own.index && label.index < index)) return true
	return spokenOf.has(own.key)
}

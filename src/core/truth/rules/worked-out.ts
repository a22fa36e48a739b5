import { inRanges } from '../pattern-sources'
import type { Quantity } from '../quantities'
import type { FactReading } from '../reading'
import { supports } from '../supports'
import { unitById } from '../units'

/** "Twice 70 g makes 140 g", "130 ml for three, some 43 ml each": what follows from two values of the sentence that facts bear. */
export const isWorkedOut = ({ unit, values: [value = 0] }: Quantity, borne: readonly Quantity[]) =>
	unit !== undefined &&
	(unit.measures === 'time' && borne.some((rate) => !rate.unit || rate.unit.id === 'times') // "Four times an hour, once every quarter".
		? borne.some(
				({ values: [times = 0] }) => value * unit.factor < HOUR && Math.abs((times * value * unit.factor) / HOUR - 1) <= WORKED_OUT,
			)
		: isWorkedOutOf(unit, value, borne))
const isWorkedOutOf = (unit: NonNullable<Quantity['unit']>, value: number, borne: readonly Quantity[]) =>
	borne.some(
		(of) =>
			of.unit?.id === unit.id &&
			borne.some(({ unit: by, values: [times = 0] }) => {
				const counts = times > 1 && (by === undefined || by.id === 'times' || by.measures.startsWith('count'))
				const whole = of.values[0] ?? 0
				const off = of.unit?.measures.startsWith('count') ? 0 : WORKED_OUT * value
				return counts && [whole * times, whole / times].some((result) => Math.abs(result - value) <= off)
			}),
	)
const WORKED_OUT = 0.02
/** In seconds. */
const HOUR = 3600

/** "By taking out one plate or two": the less of two counts whose greater facts bear. */
export const isLesserOf = (claim: Quantity, claims: readonly Quantity[], text: string, isBorne: (other: Quantity) => boolean) => {
	const next = claims.find(({ index }) => index > claim.index)
	return (
		next !== undefined &&
		next.values[0] === (claim.values[0] ?? 0) + 1 &&
		next.unit?.id === claim.unit?.id &&
		(next.unit === undefined || next.unit.measures.startsWith('count')) &&
		OR.test(text.slice(claim.index + claim.written.length, next.index)) &&
		isBorne(next)
	)
}
const OR =
	/^[^\d,.;:]{0,8}?(?:または|もしくは|あるいは|或者?|또는|หรือ|या|کے? ?يا|يا|অথবা|বা|(?<!\p{L})(?:or|ou|o|oder|of|eller|tai|lub|nebo|alebo|ali|или|або|sau|ή|vagy|veya|ya da|او|או|atau|hoặc|hay|au|või|vai|ar|arba|ili))(?:[ 、]|$)/u

/** Each has a share of it. */
const EACH = inRanges(
	/(?<!\p{L})(?:each|every|apiece|chacune?|chaque|cada|jede[rsmn]?|je|pro|ciascun[oa]?|ogni|a testa|por cabeza|elk|ieder|per|varje|var|hver|kukin|jokai\p{L}*|kummalle\p{L}*|każd\p{L}*|każdy|po|každ\p{L}*|svak\p{L}*|vsak\p{L}*|кажд\p{L}*|кожн\p{L}*|по|всек\p{L}*|fiecare|fiecărui\p{L}*|mindegyik\p{L}*|fejenként|κάθε|καθένα\p{L}*|από|her|başına|hər|لكل|كل|كل واحد|לכל|כל|هر|ہر|هر كدام|हर|प्रत्येक|প্রতি\p{L}*|প্রত্যেক\p{L}*|setiap|masing-masing|tiap|bawat|mỗi|kila|igal\p{L}*|katr\p{L}*|kiekvien\p{L}*|ஒவ்வொரு|ప్రతి|પ્રત્યેક|ਹਰ|ಪ್ರತಿ|ഓരോ)(?![\p{L}\p{M}])|一人|ずつ|each|每|各|인당|한 명|씩|당(?= )|คนละ|ละ/u,
)

/** "790 pieces for three children, more than 260 each": the share of a value the facts bear, of so many as the sentence counts. */
export const isShare = (
	claim: Quantity,
	borne: readonly Quantity[],
	all: readonly Quantity[],
	text: string,
	facts: readonly FactReading[],
): boolean =>
	EACH.test(text) &&
	[...borne, ...facts.flatMap(({ quantities }) => quantities.filter(isManyPieces))].some(({ unit, values: [whole = 0] }) => {
		if (!(unit?.id === claim.unit?.id || (isUncounted(claim) && (unit === undefined || unit.measures.startsWith('count'))))) return false
		if (unit === undefined && whole < LEAST_SHARED) return false
		return all.some(({ index, unit: by, word, values: [among = 0] }) => {
			if (index === claim.index || among < 2 || among > MOST_SHARING || !Number.isInteger(among)) return false
			if (!(by === undefined ? word : by.measures.startsWith('count'))) return false
			const share: Quantity = { ...exact(claim), unit: claim.unit ?? PIECES, values: [whole / among], decimals: 2 }
			return supports(share, { ...claim, unit: share.unit }) || claim.values.some((value) => value === Math.floor(whole / among))
		})
	})
const MOST_SHARING = 12
const PIECES = unitById('count pieces')
const LEAST_SHARED = 20
/** What a sentence before this one may have counted. */
const isManyPieces = ({ unit, implied, values: [value = 0] }: Quantity) => unit?.id === 'count pieces' && !implied && value >= LEAST_SHARED
/** "395 each", "395 per kind": the thing is not said again. */
const isUncounted = ({ unit }: Quantity) => unit === undefined || unit.id === 'count kinds' || unit.id === 'count people'
const exact = ({ bound, ...claim }: Quantity): Quantity => ({ ...claim, approximate: false })

/** "1.5 litres: six cups of a quarter litre": so many of so much make a value that facts bear. */
export const isPortion = (claim: Quantity, borne: readonly Quantity[], all: readonly Quantity[], text: string): boolean =>
	EACH.test(text) &&
	all.some((other) => {
		const [count, part] = claim.unit?.measures.startsWith('count') ? [claim, other] : [other, claim]
		if (!count.unit?.measures.startsWith('count') || !part.unit || !/^(?:volume|mass|length)$/.test(part.unit.measures)) return false
		const [times = 0] = count.values
		return (
			times > 1 &&
			borne.some(({ unit, values: [whole = 0] }) => {
				if (!unit || unit.measures !== part.unit?.measures) return false
				return part.values.some((one) => Math.abs((times * one * (part.unit?.factor ?? 1)) / (whole * unit.factor) - 1) <= WORKED_OUT)
			})
		)
	})

/** "Eight hundred but ten", "moins", "إلا": the second taken from the first. */
const BUT = inRanges(
	/^(?: [\p{L}\p{M}]+){0,2} (?:minus|less|but|bar|moins|menos|meno|weniger|minus de|min|minus|miinus|mínus|минус|мінус|без|mínusz|μείον|eksi|الا|ناقص|غير|پرہ|منهاي|פחות|למעט|חסר|kurang|tolak|trừ|kasoro|lipas ang) (?:only |just |nur |bare |solo |juste )?$/u,
)
/** "Ten short of eight hundred": the first taken from the second. */
const SHORT_OF = inRanges(
	/^(?: [\p{L}\p{M}]+){0,2} (?:short of|shy of|less than|fewer than|away from|de moins que|weniger als|menos que|menos de|meno di|minder dan|färre än|færre end|færre enn|vaille|mniej niż|méně než|menej ako|меньше,? чем|менше,? ніж|по-малко от|kevesebb, mint|mai puțin decât|λιγότερα από|kurang dari|kulang sa|ít hơn) $/u,
)
/** "आठ सौ से दस कम", "sekiz yüzden on eksik" */
const FROM = inRanges(/^ ?(?:से|سے|থেকে|'?[dt][ae]n|에서|に|から|ਤੋਂ|થી|पेक्षा)(?: [\p{L}\p{M}]+)?(?: |$)/u)
const LESS_BEHIND = inRanges(/^.{0,12}?(?:कम|كم(?!\p{L})|eksik|noksan|az(?!\p{L})|모자라|부족|足りない|欠け|少|কম|ਘੱਟ|ઓછ|कमी)/u)
const WHOLE_DAY =
	/(?:(?:whole|full|entire) day|journée|jour entier|día entero|día completo|ganzer tag|giorno intero|dia inteiro|hele dag|helt dygn|hel dag|et helt døgn|сутки|целый день|ціла доба|doba|celý den|gün boyu|tam gün|tam bir gün|يوم كامل|نهار كامل|יום שלם|يك روز كامل|एक पूरा दिन|पूरा दिन)$/u

type Difference = { claim: Quantity; of: readonly Quantity[] }

/** A value told by what is taken from a rounder one; gives both its figures. */
export function differencesIn(all: readonly Quantity[], text: string): Difference[] {
	const given = all.filter(({ whole }) => !whole)
	return given.flatMap((second, at): Difference[] => {
		const first = given[at - 1]
		const between = first ? text.slice(first.index + first.written.length, second.index) : ''
		const [a = 0, b = 0] = [first?.values.at(-1), second.values[0]]
		if (first && isAlike(first, second)) {
			const left =
				BUT.test(between) || (FROM.test(between) && LESS_BEHIND.test(text.slice(second.index + second.written.length)))
					? a - b
					: SHORT_OF.test(between)
						? b - a
						: 0
			if (left > 0) return [{ claim: { ...exact(second), unit: second.unit ?? first.unit, values: [left] }, of: [first, second] }]
		}
		const before = text.slice(0, second.index)
		const but = BEFORE_BUT.exec(before)
		return but && second.unit?.id === 'h' && WHOLE_DAY.test(before.slice(0, but.index))
			? [{ claim: { ...second, values: [DAY - b] }, of: [second] }]
			: []
	})
}
const BEFORE_BUT =
	/ (?:minus|less|but|bar|moins|menos|meno|weniger|min|минус|без|μείον|eksi|الا|ناقص|غير|پرہ|منهاي|פחות|למעט)(?: \S{1,5})? $/u
const DAY = 24
const isAlike = ({ unit: a }: Quantity, { unit: b }: Quantity) => a === undefined || b === undefined || a.id === b.id

/** "Nine parts rayon and one of spandex": 90 %. */
export const isInParts = (
	{ index, written, values: [parts = 0] }: Quantity,
	all: readonly Quantity[],
	text: string,
	facts: readonly FactReading[],
) => {
	if (!PARTS.test(text.slice(index + written.length))) return false
	const others = [1, ...all.flatMap((one) => (one.index === index ? [] : [one.values[0] ?? 0]))]
	return others.some((other) => {
		const share = (100 * parts) / (parts + other)
		return (
			Number.isInteger(share) &&
			facts.some(({ quantities }) => quantities.some(({ unit, values }) => unit?.id === 'percent' && values.includes(share)))
		)
	})
}
const PARTS = inRanges(
	/^ ?(?:parts?|teile?n?|partes?|part[ie]|delen|delar|dele|deler|osaa|części|díly|dílů|diely|dielov|dijelova|delova|delov|частей|части|часть|частин[аи]?|части|părți|rész|μέρη|pay|اجزاء|اجزا|حصص|חלקים|بخش|حصے|हिस्से|ভাগ|bagian|bahagian|bahagi|phần|sehemu|osa|daļas|dalys|dalių|பங்கு|భాగాలు|भाग|ભાગ|ਹਿੱਸੇ|割|份|부분|ส่วน)(?![\p{L}\p{M}])/u,
)

/** "Between two layers of soft steel": with the one between there are three. */
export const isBetween = ({ unit, values: [value], index, written }: Quantity, text: string) =>
	value === 2 &&
	unit?.id === 'count layers' &&
	(BETWEEN.test(text.slice(0, index)) ||
		BETWEEN_BEHIND.test(text.slice(index + written.length)) ||
		WRAPPED.test(text.slice(Math.max(0, index - WRAPPED_REACH), index + written.length + WRAPPED_REACH)))
/** "A hard core wrapped in two layers" has three. */
const WRAPPED =
	/wrap|envelop|enclos|encas|sandwich|clad(?!\p{L})|surround|eingefasst|umhüll|umgeb|umschloss|eingebett|entour|enrob|envuelt|rodead|envolt|racchius|avvolt|rivestit|embolcall|заключ|обёрн|оберн|окруж|оточ|обгорн|sarıl|çevril|bürün|外包|包裹|包覆|夹|夾|挟|omhul|omgev|ingekl|otul|otocz|obal|obklop|obavij|okruž|obdan|indkapsl|omgiv|omslut|innkapsl|inkapsl|ympärö|kätk|τυλιγ|περιβ|înveli|învăl|körülv|burkol|apsup|ietīt|ietver|ümbri|سمو|لپ[يٹ]|समे|समा|जड़|लिपट|মোড়|محاط|مغلف|[يت]غلف|پوش|עטוף|עטופ|감싼|감싸|둘러싼|หุ้ม|ห่อ|bọc|dibungkus|dilapisi|dibalut|disalut|nababalot|nakabalot/u
const WRAPPED_REACH = 32
const BETWEEN_BEHIND = inRanges(
	/^[^,.;:!?،、。]{0,24}?(?:arasında|araya|के बीच|كے (?:بيچ|درميان)|(?:এর|ের|র) (?:মাঝে|মধ্যে)|の間|に挟|で挟|で(?:はさ)|사이|之间|之間|中间|中間|夹|夾|väli(?:ssä|in|stä)|vahel|között|közé|இடைய|మధ్య|च्या मध|वच्चे|ની વચ્ચે|ਦੇ ਵਿਚਕਾਰ|ನಡುವ|ഇടയി|ระหว่าง)/u,
)
const BETWEEN = inRanges(
	/(?:between|entre|zwischen|fra|tra|tussen|mellan|mellem|mellom|między|pomiędzy|mezi|medzi|med|između|между|поміж|між|între|ανάμεσα σε|ανάμεσα στ[αι]ς?|μεταξύ|بين|ما بين|בין|ميان|بين|antara|di antara|giữa|sa pagitan ng|kati ya|vahel|starp|tarp|milli|tussen)(?: (?:the|les|den|die|de|los|las|i|le|as|os|its|ses|sus|ihre[n]?))? $/u,
)

import { inRanges } from '../pattern-sources'
import type { Quantity } from '../quantities'
import type { FactReading } from '../reading'

/** "Every quarter of an hour" */
const EVERY = inRanges(
	/(?:(?<!\p{L})(?:every|each|a|per|chaque|toutes? les|tous les|par|cada|jede[nrs]?|alle|pro|ogni|elke|ieder|om de|varje|var|hver|hvert|joka|każd\p{L}*|co|každ\p{L}*|svak\p{L}*|vsak\p{L}*|сваки\p{L}*|свако\p{L}*|кажд\p{L}*|кожн\p{L}*|всек\p{L}*|fiecare|la|minden|κάθε|her|hər|كل|כל|هر|ہر|हर|প্রতি|setiap|tiap|bawat|kada|mỗi|cứ|kila|iga|katr\p{L}*|ik|kas|kiekvien\p{L}*|á|ஒவ்வொரு|ప్రతి|दर|દર|ਹਰ|ಪ್ರತಿ|ഓരോ) |每|ทุก ?)$/u,
)
const EVERY_BEHIND = inRanges(/^ ?[\p{L}\p{M}]* ?(?:ごと|おき|に一度|마다|한 번|一次|每|में एक बार|bir(?!\p{L})|بار)/u)
const IN_AN_HOUR =
	/^.{0,24}?(?:hour|heure|hora\b|stunde|ora\b|uur|timme|time\b|godzin|saat|ساع|час|時間|小时|小時|시간|ชั่วโมง|घंट|giờ|jam\b)/u
const HOUR = 3600

/** "Every quarter of an hour" of "four times an hour": so often makes it so long from one time to the next. */
const isEveryPartOfHour = ({ unit, values: [value = 0], index, written }: Quantity, text: string, facts: readonly FactReading[]) =>
	unit?.measures === 'time' &&
	value * unit.factor < HOUR &&
	(EVERY.test(text.slice(0, index)) || EVERY_BEHIND.test(text.slice(index + written.length))) &&
	facts.some((fact) =>
		fact.quantities.some(
			(one) =>
				one.unit?.id === 'times' &&
				(one.values[0] ?? 0) * value * unit.factor === HOUR &&
				IN_AN_HOUR.test(fact.text.slice(one.index + one.written.length)),
		),
	)

/** "Six-cornered", "with six sides" */
const CORNERS = inRanges(
	/^[ -]?(?:\p{L}{1,3} )?(?:corner|side[ds]?(?!\p{L})|edge|point|pans?(?!\p{L})|côtés|caras|lados|aristas|cantos|lati(?!\p{L})|spigoli|faces|kant|eck|flächig|hoek|zijd|kulma|sivu|kąt|boczn|stěn|hran|stran|bok|kut|uga[ol]|uglov|угол|угл|гран|кут|γων|πλευρ|szög|oldal|köşe|kenar|kənar|bucaq|زاوي|اضلاع|ضلع|جوانب|צלע|פאות|פינות|كون|پهل|پہل|گوش|कोन|कोण|पहलू|কোণ|কোনা|segi|sisi|gilid|sulok|cạnh|pembe|cara|kampe|nurk|tahk|stūr|šķautņ|kamp|brún|hyrn|kantig|角|각|เหลี่ยม|முனை|మూల|కోణ|બાજુ|ਕੋਨ|ಮೂಲೆ|കോണ)/u,
)
/** A hexagon in the words of a fact. */
const HEXAGON =
	/hexa|hex\b|sechsk|sechse|esagon|zeshoek|sexkant|sekskant|kuusiok|sześciok|šestihran|шестигр|шестиуг|altıgen|سداسي|شش ?ضلعي|六角|육각|หกเหลี่ยม/u
const SIX = 6
/** "A joint with six corners" of a hexagonal one. */
const isCornered = ({ unit, values, index, written }: Quantity, text: string, facts: readonly FactReading[]) =>
	(unit === undefined || unit.measures.startsWith('count')) &&
	values[0] === SIX &&
	CORNERS.test(text.slice(index + written.length)) &&
	facts.some((fact) => HEXAGON.test(fact.text))

/** "Turned by 90 degrees" of a right angle. */
const isRightAngle = ({ unit, values }: Quantity, facts: readonly FactReading[]) =>
	unit?.id === 'deg' && values[0] === RIGHT && facts.some((fact) => RIGHT_ANGLE.test(fact.text))
const RIGHT = 90
const RIGHT_ANGLE =
	/right[ -]?angled?(?!\p{L})|rechtwinklig|winkelstecker|angle droit|ángulo recto|ad angolo retto|ângulo (?:reto|recto)|haakse?(?!\p{L})|dik açı|kąt prosty|pod kątem prostym|rätvinkl|vinkelkontakt|زاويه قايمه|زاويه قائمه|直角|l字/u

/** The part a number of parts is told in, before the number or behind it: "onda dokuz", "十分の九", "nine out of ten". */
const OF_TEN_BEFORE = inRanges(/(?:(?<!\p{L})onda |十分(?:の|之)|십 ?분의 ?|দশ ভাগের |दस में से |ten (?:parts|threads)[, ]+)$/u)
const OF_TEN_BEHIND = inRanges(
	/^ ?(?:(?:parts? |partes |teile |parti |delen |delar |dele |deler |bahagian |bagian |phần |sehemu )?(?:out of|in|sur|de cada|von|su|em cada|op de|av|ud af|na|z|iz|od|из|із|от|din|από|tizből|dari|daripada|mula sa|trên|kwa|za|khoảng) (?:every )?(?:ten|dix|diez|zehn|dieci|dez|tien|tio|ti|dziesięciu|deseti|desiatich|deset|десяти|десет|zece|τα δέκα|sepuluh|sampu|mười|kumi)(?!\p{L})|yhdestätoista|kymmenestä|dzies|割|成|할|ส่วน(?:ใน)?สิบ|ในสิบ|दसवें|دسويں|phần mười|persepuluh|(?:partes )?décimas|ondalık|za kumi)/u,
)
const TEN = 10
/** "Nine out of ten threads are rayon": 90 %. */
const isOfTen = ({ values: [value = 0], index, written }: Quantity, text: string, facts: readonly FactReading[]) =>
	value < TEN &&
	(OF_TEN_BEFORE.test(text.slice(0, index)) || OF_TEN_BEHIND.test(text.slice(index + written.length))) &&
	facts.some(({ quantities }) => quantities.some((one) => one.unit?.id === 'percent' && one.values.includes(value * TEN)))

/** Ten itself, of which so many are told: "nine out of ten". */
const isTheTen = ({ values: [value = 0], index }: Quantity, all: readonly Quantity[], text: string, facts: readonly FactReading[]) =>
	value === TEN && all.some((one) => one.index !== index && Math.abs(one.index - index) < NEAR && isOfTen(one, text, facts))
const NEAR = 24

/** "g / kg / lb / oz / ml" */
const UNITS_LISTED =
	/(?<![\p{L}\d])(?:(?:milk |water )?(?:g|kg|mg|lbs?|oz|ml|l|gr|ct|gn|fl\.? ?oz|tl|jin)(?:\s?[/,、]\s?|\s(?:and|und|et|y|e)\s)){2,}(?:milk |water )?(?:g|kg|mg|lbs?|oz|ml|l|gr|ct|gn|fl\.? ?oz|tl|jin)(?:\s?\/\s?(?:milk|water) ml)?(?![\p{L}\d])/gu
const UNIT_WORDS = inRanges(
	/^ ?(?:\p{L}+ )?(?:units?|unités|unidades|einheit|unità|unitats|unități|eenhe|enhet|enhed|yksik|jednost|jednot|enot|единиц|одиниц|μονάδ|mértékegys|egység|birim|vahid|وحد|יחידות|واحد|اكاي|इकाइ|यूनिट|একক|ইউনিট|satuan|unit|yunit|đơn vị|หน่วย|vipimo|ühik|mērvien|vienet|eining|eenhed|単位|种单位|個單位|个单位|種單位|단위|அலகு|యూనిట|एकक|એકમ|ਇਕਾਈ|ਯੂਨਿਟ|ಘಟಕ|യൂണിറ്റ)/u,
)
/** How many units of measure a fact lists. */
const isUnitsListed = ({ values: [value = 0], index, written, unit }: Quantity, text: string, facts: readonly FactReading[]) =>
	(unit === undefined || unit.measures.startsWith('count')) &&
	UNIT_WORDS.test(text.slice(index + written.length)) &&
	facts.some((fact) =>
		Array.from(fact.text.matchAll(UNITS_LISTED)).some(([row]) => row.split(/\s?[/,、]\s?|\s(?:and|und|et|y|e)\s/u).length === value),
	)

/** Whether a figure follows from what facts tell otherwise: so often in an hour, in corners, out of ten, in units listed. */
export const followsOtherwise = (claim: Quantity, all: readonly Quantity[], text: string, facts: readonly FactReading[]) =>
	isEveryPartOfHour(claim, text, facts) ||
	isCornered(claim, text, facts) ||
	isRightAngle(claim, facts) ||
	isOfTen(claim, text, facts) ||
	isTheTen(claim, all, text, facts) ||
	isUnitsListed(claim, text, facts)

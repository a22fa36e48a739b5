import { A_WHILE_OF, AWAITED, DAY_BY_DAY, ON_THE_WAY, YET_TO_COME } from '../lexicons/times-in-scenes'
import { foldedStems, rangedPattern } from '../pattern-sources'
import type { Quantity } from '../quantities'

const UNSPACED = /[\u0e00-\u0e7f\u3040-\ud7ff]/u

/** Words as they begin; scripts that write no spaces have them anywhere, Arabic and Hebrew write little words on to them. */
function beginning(words: string, from = ''): RegExp {
	const all = foldedStems(words).split(/\|(?![^()]*\))/u)
	const apart = all.filter((word) => !UNSPACED.test(word)).join('|')
	const anywhere = all.filter((word) => UNSPACED.test(word)).join('|')
	const begins = '(?<![\\p{L}\\p{M}])(?:[وفبكل]{0,2}(?:ال|ل)?|[והבלכמש]{0,2})'
	return rangedPattern(`${from}(?:${begins}(?:${apart})${anywhere ? `|${anywhere}` : ''})`)
}

const often = beginning(DAY_BY_DAY)
const awaited = beginning(AWAITED)
const yet = beginning(YET_TO_COME)
const onTheWay = beginning(ON_THE_WAY)
/** Right behind the unit, perhaps with "the" or "of": "five minutes of quiet", "the hour of the news". */
const whileOf = rangedPattern(
	`^[ -]?[\\p{L}\\p{M}.]+ ?(?:(?:of|de|di|do|da|du|del|della|delle|van|von|av|af|ng|ya|za|wa|the|het|die|der|les|las|los|le|a|من|ديال|של|की|का|के|كي|كا|के|ਦੀ|ਦੇ|ની|च्या|の|的|의) ?(?:the |les |las |le |la )?)?(?:[\\p{L}\\p{M}]+ )?(?<![\\p{L}\\p{M}])(?:ال)?${foldedStems(A_WHILE_OF)}`,
)

/** What a thing does in a time, or for so long. */
const DOES = beginning(
	'works?\\b|runs?\\b|lasts?\\b|plays?\\b|holds?\\b|ready|heats|cooks|dries|cleans|purif|fast|quick|brew|need|take\\b|takes\\b|guid|enough|fonctionn|marche\\b|dure\\b|tient|prêt|chauff|cuit\\b|sèche|nettoi|purifi|suffi|funciona|dura\\b|aguanta|list[oa]\\b|calienta|cocina\\b|seca\\b|limpia|basta|läuft|hält|spielt|fertig|bereit|heizt|kocht|trocknet|reinigt|reicht|genüg|schnell|braucht|pronto|pronta|scalda|cuoce|asciuga|pulisce|bastano|funziona|pront[oa]|aquece|cozinha\\b|limpa\\b|werkt|klaar|verwarmt|kookt|droogt|reinigt|genoeg|fungerar|räcker|klar\\b|värmer|virker|rækker|opvarm|virker|rekker|varmer|toimii|kestää|valmis|riittä|działa|gotow|grzeje|czyści|wystarcz|funguje|vydrží|hotov|stačí|ohřeje|pripraven|radi\\b|traje|spreman|spremna|dovoljno|grije|работа|хватает|хватит|готов|нагрев|очища|достаточно|працю|вистач|працює|издържа|достатъч|λειτουργεί|διαρκεί|έτοιμ|αρκούν|ζεσταίν|működik|kitart|kész\\b|elég\\b|çalışır|dayanır|hazır|yeter|ısıt|işləyir|تعمل|يعمل|يدوم|تدوم|جاهز|يسخن|يكفي|تكفي|عامل|כדקה|עובד|מחזיק|מוכן|מספיק|كار ميكند|دوام|اماده|كافي|چلتا|چلتي|تيار|كافي|चलता|चलती|तैयार|काफ़?ी|চলে|প্রস্তুত|যথেষ্ট|menyala|bertahan|siap|cukup|berfungsi|tahan|gumagana|tumatagal|handa|sapat|chạy|hoạt động|sẵn sàng|đủ\\b|ทำงาน(?!\\s|$)|พร้อม|ใช้เวลา|hufanya|hudumu|tayari|inatosha|töötab|kestab|piisab|darbojas|pietiek|gatav|veikia|pakanka|paruoš|virkar|endist|tilbúi|動作|持続|完了|できあが|使え|工作|运行|運行|持续|持續|完成|就好|搞定|작동|지속|완성|충분|준비',
)
const PARTS = /[;:—–!?…。！？؛।]|[,.،、，](?!\d)|\s-\s/gu
const AN_HOUR = 3600
const TWO_HOURS = 2 * AN_HOUR
const A_YEAR = 31_557_600

/** The clause a figure is in, and the one behind it. */
function clauseOf(text: string, { index, written }: Quantity): { own: string; next: string } {
	const ends = Array.from(text.matchAll(PARTS), ({ index: at }) => at)
	const start = ends.findLast((at) => at < index) ?? -1
	const end = ends.find((at) => at >= index + written.length) ?? text.length
	return { own: text.slice(start + 1, end), next: text.slice(end + 1, ends.find((at) => at > end) ?? text.length) }
}

/**
 * Whether a length of time is one of the scene, and nothing the product does or lasts for: what somebody does every evening, what is
 * left until a journey or the guests, the way to work, some minutes of quiet.
 */
export function isTimeOfScene(claim: Quantity, text: string): boolean {
	const { unit, values, index, written, role, bound } = claim
	const seconds = (values[0] ?? 0) * (unit?.factor ?? 0)
	if (unit?.measures !== 'time' || role || bound || seconds > A_YEAR) return false
	const { own, next } = clauseOf(text, claim)
	if (DOES.test(own)) return false
	const behind = text.slice(index + written.length, index + written.length + REACH)
	if (seconds <= TWO_HOURS && (often.test(own) || onTheWay.test(own) || whileOf.test(behind))) return true
	return awaited.test(own) && yet.test(own) ? true : awaited.test(next) && yet.test(next) && own.trim().length <= SHORT
}
const REACH = 48
const SHORT = 24

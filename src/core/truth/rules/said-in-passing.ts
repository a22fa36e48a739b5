import type { Quantity } from '../quantities'
import type { Reading } from '../reading'

/** "100 % digital": a hundred percent of what is no stuff is a way of speaking. */
export const isWhole = ({ unit, values, index, bound }: Quantity, { spoken }: Reading) =>
	unit?.id === 'percent' &&
	bound === undefined &&
	values[0] === 100 &&
	!spoken.some((one) => one.concept.category === 'materials' && one.index > index - STUFF_REACH && one.index < index + STUFF_REACH)
const STUFF_REACH = 30

/** "Half in slaap", "mezzo in ombra": no half inch. */
export const isHalfWayIn = ({ unit, word, values: [value], index, written }: Quantity, text: string) =>
	unit?.id === 'in' && word && value === 0.5 && IN_A.test(text.slice(index + written.length))

/** "Serie 4 in Schwarz": an in that may be no inch. */
export const IN_A = /^ in \p{L}/u

/** The one hour of "four times in one hour", where languages write the one. */
export const isRate = ({ unit, values, index, written }: Quantity, text: string) =>
	unit?.measures === 'time' &&
	values[0] === 1 &&
	(RATE.test(text.slice(index + written.length, index + written.length + 8)) || TIMES_PER.test(text.slice(0, index)))
/** "Štyrikrát za hodinu" */
const TIMES_PER =
	/(?:times|fois|veces|volte|vezes|krát|krat|razy|раз\p{L}*|mal|maal|keer|gånger|gange|ganger|kali|lần|kertaa|alkalommal|ori|φορές|פעמים|مرات|بار|बार|vegades|puta|пъти)(?: (?:per|a|an|par|por|pro|za|na|om|på|i|în|într|в|на|за|την|בכל|ב|في|في كل|در|हर|cada|every|each|one|single|u|w ciągu|dalam|dalam tempo|sa|sa loob ng|trong|kwa|her|bir|har))? ?$/u
const RATE = /^ ?(?:時間|分間?|日間?|週間|か月|年|시간|분|일|주)?(?:に|あたり|につき|당|마다)/u

/** "Five minutes just for you": a moment, and no property of anything. */
export const isMoment = ({ unit, word, index, written }: Quantity, text: string) =>
	unit?.measures === 'time' &&
	word &&
	(FOR_ONESELF.test(text) || UNTIL.test(text.slice(index + written.length)) || SINCE.test(text.slice(0, index)))
/** "Próba előtt öt perccel" */
const SINCE = /(?:előtt|開演|出発|開始|本番|공연|시작|開場|上台|出门|出門|下班)(?:の)? ?(?:前)?$/u
/** "Two hours until dinner" */
const UNTIL =
	/^ [\p{L}\p{M}]+ (?:until|to go(?!\p{L})|before (?!it(?!\p{L})|the (?:battery|light|charge))|bis (?:zu[mr]|die|der|das)|vor de[mr]|avant (?:le|la|les|l'|de)|antes del?|prima d|antes d[aoe]|do (?=odevz|kolac|dom|spod)|до (?=ужин|обед|прихо|сда|конц|сн)|innan|før|voor (?:het|de) )/u
const FOR_ONESELF =
	/a good half hour|good half-hour|bonne demi-heure|buena media hora|gute halbe stunde|buona mezz'ora|minutes de (?:calme|paix|répit|tranquillité)|minutos de (?:calma|paz|tranquilidad|silencio|sossego)|minuti di (?:calma|pace|quiete|tranquillità)|minuten (?:ruhe|rust|stilte)|minutes of (?:calm|peace|quiet|patience)|minut\p{L}* (?:de|di) (?:patience|paciencia|pazienza|paciência|paciència|răbdare)|\p{L}+ (?:geduld|tålmodighet|tålmodighed|tålamod|cierpliwości|trpezlivosti|trpělivosti|strpljenja|терпения|терпіння|търпение|kärsivällisyyttä|türelem|sabır|صبر|סבלנות)|boa meia hora|goed half uur|god halv|(?:just|all) (?:for|to) (?:you|your|me|my)|to yourself|rien qu(?:e pour|'à) (?:toi|vous|soi|moi)|(?:nur|ganz) für (?:dich|sich|mich)|(?:sólo|solo) para (?:ti|usted|vos|mí)|(?:tutti|tutto|solo) per (?:te|sé|me)|(?:só|apenas) para (?:si|ti|você|mim)|(?:voor|alleen) (?:jezelf|uzelf)|tylko dla siebie|za sebe|za vas same|для себя|för dig själv|til dig selv|til deg selv|sadece (?:kendin|sana|size)|pro sebe|pre seba|magadnak|itsellesi|لوحدك|لنفسك|لك وحدك|ليك بوحدك|自分だけの|只属于自己|나만의/u

/** "No need to think twice" */
export const isThinkingTwice = ({ unit, word, index }: Quantity, text: string) =>
	unit?.id === 'times' &&
	word &&
	Array.from(text.matchAll(THINK_TWICE)).some((said) => index >= said.index && index <= said.index + said[0].length)
const THINK_TWICE =
	/think(?:ing)? (?:it over )?twice|(?:penser|réfléchir|regarder)\S* (?:à )?deux fois|y (?:penser|réfléchir|regarder) à deux fois|(?:piens|pens)\p{L}*(?: \p{L}+)? dos veces|pens\p{L}*(?: \p{L}+)? duas vezes|pens\p{L}*(?: \p{L}+)? due volte|zweimal (?:über|nach)?(?:denken|legen|gucken|hinsehen|bitten)|überleg\p{L}*(?: \p{L}+)? zweimal|twee(?: )?keer (?:na)?(?:denken|nadenk\p{L}*|bedenk\p{L}*|zeggen)|tänk\p{L}* (?:dig )?två gånger|tænk\p{L}* (?:dig )?to gange|tenk\p{L}* (?:deg )?to ganger|dwa razy (?:zastanawia|my[śs]le|prosi)\p{L}*|zastan\p{L}* się dwa razy|dvakrát (?:přemýšl|rozmýšl|premýšľ)\p{L}*|дважды (?:дума|просит|повторя)\p{L}*|двічі (?:дума|просит)\p{L}*|iki kez düşün\p{L}*|gânde\p{L}*(?: \p{L}+)? de două ori|kétszer (?:is )?(?:meg)?gondol\p{L}*|pens\p{L}*(?:-\p{L}+)? dues vegades/gu

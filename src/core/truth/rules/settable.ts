import type { Quantity } from '../quantities'
import type { FactReading } from '../reading'

const DEGREES = new Set(['c', 'deg'])
/** Words of whoever sets a thing: you choose, your degrees. */
const SETS =
	/(?<!\p{L})(?:set|choose|pick|select|dial|your|réglez|choisi\p{L}*|sélectionn\p{L}*|v(?:os|otre)|tes|tus?|sus?|elig\p{L}*|escog\p{L}*|seleccion\p{L}*|ajust\p{L}*|pon|wähl\p{L}*|stell\p{L}*|(?:ihre|deine)\p{L}*|impost\p{L}*|scegli\p{L}*|regol\p{L}*|(?:tuoi|suoi|vostri)|escolh\p{L}*|regul\p{L}*|seus?|seç\p{L}*|ayarla\p{L}*|kies\p{L}*|stel|jouw|uw|ställ\p{L}*|välj\p{L}*|din[ae]?|vælg\p{L}*|velg\p{L}*|still|valitse|säädä|ustaw\p{L}*|wybier\p{L}*|nastav\p{L}*|zvol\p{L}*|vyber\p{L}*|odaber\p{L}*|namjest\p{L}*|állíts\p{L}*|válassz\p{L}*|alege\p{L}*|seta\p{L}*|избер\p{L}*|настро\p{L}*|выбер\p{L}*|выстав\p{L}*|ваши|твои|вибер\p{L}*|обер\p{L}*|ваші|επιλέ\p{L}*|ρυθμί\p{L}*|pilih\p{L}*|atur|chọn|đặt|اختر|اختار\p{L}*|اضبط\p{L}*|ضبط\p{L}*|انتخاب|تنظيم|בחר\p{L}*|כוון)(?!\p{L})|चुन|सेट|বেছে|選|选|調到|调到|調至|调至|設定|设|セット|あなた|설정|맞추|고르|เลือก|ตั้ง/u

const AN_END =
	/(?<!\p{L})(?:up to|from|between|bis(?: zu)?|ab|von|zwischen|jusqu'à|dès|entre|hasta|desde|fino a|da|tra|fra|até|de|tot|vanaf|tussen|upp till|från|mellan|op til|fra|opp til|mellem|mellom|do|od|między|mezi|medzi|između|до|от|від|з|между|між|până la|από|έως|μέχρι|hingga|sampai|dari|đến|từ|حتى|حتي|الي|من|بين)\s?$/u
const END_REACH = 12

/** "In steps of one degree". */
const isStep = ({ values: [value] }: Quantity) => value === 1

/** "Tea at ninety": the degrees are left out. */
const AT = /(?<!\p{L})(?:at|à|a|ai|bei|auf|op|vid|på|ved|na|при|на|στους|la)\s$/u

/** A temperature somebody sets, between the least and the greatest a fact names: "you set 93 degrees" of 40 to 100 °C. */
export function isSettable(
	{ unit, values: [value], index, written }: Quantity,
	text: string,
	facts: readonly FactReading[],
): FactReading | undefined {
	// "Up to 44 degrees": what is told as an end must be one.
	if (AN_END.test(text.slice(Math.max(0, index - END_REACH), index))) return undefined
	const isBare = !unit && AT.test(text.slice(Math.max(0, index - 6), index)) && !/^[ -]?\p{L}/u.test(text.slice(index + written.length))
	if (value === undefined || !(isBare || (unit && DEGREES.has(unit.id)))) return undefined
	const isSet = SETS.test(text)
	if (!isSet) return undefined
	return facts.find(({ quantities }) => {
		const degrees = quantities
			.filter((one) => one.unit && DEGREES.has(one.unit.id) && !isStep(one))
			.map(({ values: [degree = 0] }) => degree)
		return degrees.length > 1 && value > Math.min(...degrees) && value < Math.max(...degrees)
	})
}

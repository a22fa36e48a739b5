import { describe, expect, test } from 'vitest'
import { normalizeText } from './normalize-text'
import { quantitiesOf } from './quantities'

const NUMBERS = [13, 16, 17, 19, 24, 35, 70, 90, 200, 500]
/** So many minutes, in words. */
const MINUTES: Readonly<Record<string, readonly [unit: string, words: string]>> = {
	english: ['minutes', 'thirteen|sixteen|seventeen|nineteen|twenty-four|thirty-five|seventy|ninety|two hundred|five hundred'],
	german: ['Minuten', 'dreizehn|sechzehn|siebzehn|neunzehn|vierundzwanzig|fünfunddreißig|siebzig|neunzig|zweihundert|fünfhundert'],
	french: ['minutes', 'treize|seize|dix-sept|dix-neuf|vingt-quatre|trente-cinq|soixante-dix|quatre-vingt-dix|deux cents|cinq cents'],
	spanish: ['minutos', 'trece|dieciséis|diecisiete|diecinueve|veinticuatro|treinta y cinco|setenta|noventa|doscientos|quinientos'],
	italian: ['minuti', 'tredici|sedici|diciassette|diciannove|ventiquattro|trentacinque|settanta|novanta|duecento|cinquecento'],
	portuguese: ['minutos', 'treze|dezesseis|dezessete|dezenove|vinte e quatro|trinta e cinco|setenta|noventa|duzentos|quinhentos'],
	dutch: ['minuten', 'dertien|zestien|zeventien|negentien|vierentwintig|vijfendertig|zeventig|negentig|tweehonderd|vijfhonderd'],
	swedish: ['minuter', 'tretton|sexton|sjutton|nitton|tjugofyra|trettiofem|sjuttio|nittio|tvåhundra|femhundra'],
	danish: ['minutter', 'tretten|seksten|sytten|nitten|fireogtyve|femogtredive|halvfjerds|halvfems|to hundrede|fem hundrede'],
	norwegian: ['minutter', 'tretten|seksten|sytten|nitten|tjuefire|trettifem|sytti|nitti|to hundre|fem hundre'],
	finnish: [
		'minuuttia',
		'kolmetoista|kuusitoista|seitsemäntoista|yhdeksäntoista|kaksikymmentäneljä|kolmekymmentäviisi|seitsemänkymmentä|yhdeksänkymmentä|kaksisataa|viisisataa',
	],
	polish: [
		'minut',
		'trzynaście|szesnaście|siedemnaście|dziewiętnaście|dwadzieścia cztery|trzydzieści pięć|siedemdziesiąt|dziewięćdziesiąt|dwieście|pięćset',
	],
	czech: ['minut', 'třináct|šestnáct|sedmnáct|devatenáct|dvacet čtyři|třicet pět|sedmdesát|devadesát|dvě stě|pět set'],
	slovak: ['minút', 'trinásť|šestnásť|sedemnásť|devätnásť|dvadsaťštyri|tridsaťpäť|sedemdesiat|deväťdesiat|dvesto|päťsto'],
	croatian: ['minuta', 'trinaest|šesnaest|sedamnaest|devetnaest|dvadeset četiri|trideset pet|sedamdeset|devedeset|dvjesto|petsto'],
	serbian: ['minuta', 'trinaest|šesnaest|sedamnaest|devetnaest|dvadeset i četiri|trideset pet|sedamdeset|devedeset|dvesta|petsto'],
	slovenian: ['minut', 'trinajst|šestnajst|sedemnajst|devetnajst|štiriindvajset|petintrideset|sedemdeset|devetdeset|dvesto|petsto'],
	hungarian: ['perc', 'tizenhárom|tizenhat|tizenhét|tizenkilenc|huszonnégy|harmincöt|hetven|kilencven|kétszáz|ötszáz'],
	romanian: [
		'minute',
		'treisprezece|șaisprezece|șaptesprezece|nouăsprezece|douăzeci și patru|treizeci și cinci|șaptezeci|nouăzeci|două sute|cinci sute',
	],
	bulgarian: [
		'минути',
		'тринадесет|шестнадесет|седемнадесет|деветнадесет|двадесет и четири|тридесет и пет|седемдесет|деветдесет|двеста|петстотин',
	],
	russian: ['минут', 'тринадцать|шестнадцать|семнадцать|девятнадцать|двадцать четыре|тридцать пять|семьдесят|девяносто|двести|пятьсот'],
	ukrainian: [
		'хвилин',
		'тринадцять|шістнадцять|сімнадцять|дев’ятнадцять|двадцять чотири|тридцять п’ять|сімдесят|дев’яносто|двісті|п’ятсот',
	],
	greek: ['λεπτά', 'δεκατρία|δεκαέξι|δεκαεπτά|δεκαεννέα|είκοσι τέσσερα|τριάντα πέντε|εβδομήντα|ενενήντα|διακόσια|πεντακόσια'],
	turkish: ['dakika', 'on üç|on altı|on yedi|on dokuz|yirmi dört|otuz beş|yetmiş|doksan|iki yüz|beş yüz'],
	arabic: ['دقيقة', 'ثلاث عشرة|ست عشرة|سبع عشرة|تسع عشرة|أربع وعشرون|خمس وثلاثون|سبعون|تسعون|مئتا|خمسمئة'],
	'moroccan arabic': ['دقيقة', 'تلطاشر|سطاشر|سبعطاشر|تسعطاشر|ربعة وعشرين|خمسة وتلاتين|سبعين|تسعين|ميتين|خمسمية'],
	hebrew: ['דקות', 'שלוש עשרה|שש עשרה|שבע עשרה|תשע עשרה|עשרים וארבע|שלושים וחמש|שבעים|תשעים|מאתיים|חמש מאות'],
	persian: ['دقیقه', 'سیزده|شانزده|هفده|نوزده|بیست و چهار|سی و پنج|هفتاد|نود|دویست|پانصد'],
	urdu: ['منٹ', 'تیرہ|سولہ|سترہ|انیس|چوبیس|پینتیس|ستر|نوے|دو سو|پانچ سو'],
	hindi: ['मिनट', 'तेरह|सोलह|सत्रह|उन्नीस|चौबीस|पैंतीस|सत्तर|नब्बे|दो सौ|पाँच सौ'],
	bengali: ['মিনিট', 'তেরো|ষোলো|সতেরো|উনিশ|চব্বিশ|পঁয়ত্রিশ|সত্তর|নব্বই|দুইশো|পাঁচশো'],
	thai: ['นาที', 'สิบสาม|สิบหก|สิบเจ็ด|สิบเก้า|ยี่สิบสี่|สามสิบห้า|เจ็ดสิบ|เก้าสิบ|สองร้อย|ห้าร้อย'],
	vietnamese: ['phút', 'mười ba|mười sáu|mười bảy|mười chín|hai mươi bốn|ba mươi lăm|bảy mươi|chín mươi|hai trăm|năm trăm'],
	indonesian: [
		'menit',
		'tiga belas|enam belas|tujuh belas|sembilan belas|dua puluh empat|tiga puluh lima|tujuh puluh|sembilan puluh|dua ratus|lima ratus',
	],
	malay: [
		'minit',
		'tiga belas|enam belas|tujuh belas|sembilan belas|dua puluh empat|tiga puluh lima|tujuh puluh|sembilan puluh|dua ratus|lima ratus',
	],
	filipino: [
		'minuto',
		'labintatlong|labing-anim na|labimpitong|labinsiyam na|dalawampu’t apat na|tatlumpu’t limang|pitumpung|siyamnapung|dalawang daang|limang daang',
	],
	swahili: [
		'dakika',
		'kumi na tatu|kumi na sita|kumi na saba|kumi na tisa|ishirini na nne|thelathini na tano|sabini|tisini|mia mbili|mia tano',
	],
	catalan: ['minuts', 'tretze|setze|disset|dinou|vint-i-quatre|trenta-cinc|setanta|noranta|dos-cents|cinc-cents'],
	korean: ['분', '십삼|십육|십칠|십구|이십사|삼십오|칠십|구십|이백|오백'],
	japanese: ['分', '十三|十六|十七|十九|二十四|三十五|七十|九十|二百|五百'],
	'simplified chinese': ['分钟', '十三|十六|十七|十九|二十四|三十五|七十|九十|两百|五百'],
}

const SCRIPTS_WITHOUT_SPACES = /[\u0e00-\u0e7f\u3040-\ud7ff]/u

describe('[K-2] numbers in words are read', () => {
	test.each(Object.entries(MINUTES))('%s', (_, [unit, words]) => {
		const read = words.split('|').map((word) => {
			const text = normalizeText(SCRIPTS_WITHOUT_SPACES.test(word) ? word + unit : `${word} ${unit}`)
			return quantitiesOf(text).find((one) => one.unit?.measures === 'time')?.values[0]
		})
		expect(read).toEqual(NUMBERS)
	})
})

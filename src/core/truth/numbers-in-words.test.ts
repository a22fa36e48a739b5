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

const SMALL_NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12]
/** Within so many minutes. */
const WITHIN: Readonly<Record<string, string>> = {
	english:
		'in two minutes|in three minutes|in four minutes|in five minutes|in six minutes|in seven minutes|in eight minutes|in nine minutes|in ten minutes|in twelve minutes',
	french:
		'en deux minutes|en trois minutes|en quatre minutes|en cinq minutes|en six minutes|en sept minutes|en huit minutes|en neuf minutes|en dix minutes|en douze minutes',
	spanish:
		'en dos minutos|en tres minutos|en cuatro minutos|en cinco minutos|en seis minutos|en siete minutos|en ocho minutos|en nueve minutos|en diez minutos|en doce minutos',
	german:
		'in zwei Minuten|in drei Minuten|in vier Minuten|in fünf Minuten|in sechs Minuten|in sieben Minuten|in acht Minuten|in neun Minuten|in zehn Minuten|in zwölf Minuten',
	italian:
		'in due minuti|in tre minuti|in quattro minuti|in cinque minuti|in sei minuti|in sette minuti|in otto minuti|in nove minuti|in dieci minuti|in dodici minuti',
	portuguese:
		'em dois minutos|em três minutos|em quatro minutos|em cinco minutos|em seis minutos|em sete minutos|em oito minutos|em nove minutos|em dez minutos|em doze minutos',
	dutch:
		'in twee minuten|in drie minuten|in vier minuten|in vijf minuten|in zes minuten|in zeven minuten|in acht minuten|in negen minuten|in tien minuten|in twaalf minuten',
	swedish:
		'på två minuter|på tre minuter|på fyra minuter|på fem minuter|på sex minuter|på sju minuter|på åtta minuter|på nio minuter|på tio minuter|på tolv minuter',
	danish:
		'på to minutter|på tre minutter|på fire minutter|på fem minutter|på seks minutter|på syv minutter|på otte minutter|på ni minutter|på ti minutter|på tolv minutter',
	norwegian:
		'på to minutter|på tre minutter|på fire minutter|på fem minutter|på seks minutter|på sju minutter|på åtte minutter|på ni minutter|på ti minutter|på tolv minutter',
	finnish:
		'kahdessa minuutissa|kolmessa minuutissa|neljässä minuutissa|viidessä minuutissa|kuudessa minuutissa|seitsemässä minuutissa|kahdeksassa minuutissa|yhdeksässä minuutissa|kymmenessä minuutissa|kahdessatoista minuutissa',
	estonian:
		'kahe minutiga|kolme minutiga|nelja minutiga|viie minutiga|kuue minutiga|seitsme minutiga|kaheksa minutiga|üheksa minutiga|kümne minutiga|kaheteistkümne minutiga',
	polish:
		'w dwie minuty|w trzy minuty|w cztery minuty|w pięć minut|w sześć minut|w siedem minut|w osiem minut|w dziewięć minut|w dziesięć minut|w dwanaście minut',
	czech:
		'za dvě minuty|za tři minuty|za čtyři minuty|za pět minut|za šest minut|za sedm minut|za osm minut|za devět minut|za deset minut|za dvanáct minut',
	slovak:
		'za dve minúty|za tri minúty|za štyri minúty|za päť minút|za šesť minút|za sedem minút|za osem minút|za deväť minút|za desať minút|za dvanásť minút',
	croatian:
		'za dvije minute|za tri minute|za četiri minute|za pet minuta|za šest minuta|za sedam minuta|za osam minuta|za devet minuta|za deset minuta|za dvanaest minuta',
	serbian:
		'za dve minute|za tri minuta|za četiri minuta|za pet minuta|za šest minuta|za sedam minuta|za osam minuta|za devet minuta|za deset minuta|za dvanaest minuta',
	slovenian:
		'v dveh minutah|v treh minutah|v štirih minutah|v petih minutah|v šestih minutah|v sedmih minutah|v osmih minutah|v devetih minutah|v desetih minutah|v dvanajstih minutah',
	hungarian:
		'két perc alatt|három perc alatt|négy perc alatt|öt perc alatt|hat perc alatt|hét perc alatt|nyolc perc alatt|kilenc perc alatt|tíz perc alatt|tizenkét perc alatt',
	romanian:
		'în două minute|în trei minute|în patru minute|în cinci minute|în șase minute|în șapte minute|în opt minute|în nouă minute|în zece minute|în douăsprezece minute',
	bulgarian:
		'за две минути|за три минути|за четири минути|за пет минути|за шест минути|за седем минути|за осем минути|за девет минути|за десет минути|за дванайсет минути',
	russian:
		'за две минуты|за три минуты|за четыре минуты|за пять минут|за шесть минут|за семь минут|за восемь минут|за девять минут|за десять минут|за двенадцать минут',
	ukrainian:
		'за дві хвилини|за три хвилини|за чотири хвилини|за п’ять хвилин|за шість хвилин|за сім хвилин|за вісім хвилин|за дев’ять хвилин|за десять хвилин|за дванадцять хвилин',
	greek:
		'σε δύο λεπτά|σε τρία λεπτά|σε τέσσερα λεπτά|σε πέντε λεπτά|σε έξι λεπτά|σε επτά λεπτά|σε οκτώ λεπτά|σε εννέα λεπτά|σε δέκα λεπτά|σε δώδεκα λεπτά',
	turkish:
		'iki dakikada|üç dakikada|dört dakikada|beş dakikada|altı dakikada|yedi dakikada|sekiz dakikada|dokuz dakikada|on dakikada|on iki dakikada',
	arabic:
		'في دقيقتين|في ثلاث دقائق|في أربع دقائق|في خمس دقائق|في ست دقائق|في سبع دقائق|في ثماني دقائق|في تسع دقائق|في عشر دقائق|في اثنتي عشرة دقيقة',
	'moroccan arabic':
		'فجوج دقايق|فتلت دقايق|فربع دقايق|فخمسة دقايق|فستة دقايق|فسبعة دقايق|فتمنية دقايق|فتسعود دقايق|فعشرة دقايق|فطناشر دقيقة',
	hebrew:
		'תוך שתי דקות|תוך שלוש דקות|תוך ארבע דקות|תוך חמש דקות|תוך שש דקות|תוך שבע דקות|תוך שמונה דקות|תוך תשע דקות|תוך עשר דקות|תוך שתים עשרה דקות',
	persian:
		'در دو دقیقه|در سه دقیقه|در چهار دقیقه|در پنج دقیقه|در شش دقیقه|در هفت دقیقه|در هشت دقیقه|در نه دقیقه|در ده دقیقه|در دوازده دقیقه',
	urdu: 'دو منٹ میں|تین منٹ میں|چار منٹ میں|پانچ منٹ میں|چھ منٹ میں|سات منٹ میں|آٹھ منٹ میں|نو منٹ میں|دس منٹ میں|بارہ منٹ میں',
	hindi: 'दो मिनट में|तीन मिनट में|चार मिनट में|पाँच मिनट में|छह मिनट में|सात मिनट में|आठ मिनट में|नौ मिनट में|दस मिनट में|बारह मिनट में',
	bengali: 'দুই মিনিটে|তিন মিনিটে|চার মিনিটে|পাঁচ মিনিটে|ছয় মিনিটে|সাত মিনিটে|আট মিনিটে|নয় মিনিটে|দশ মিনিটে|বারো মিনিটে',
	thai: 'ในสองนาที|ในสามนาที|ในสี่นาที|ในห้านาที|ในหกนาที|ในเจ็ดนาที|ในแปดนาที|ในเก้านาที|ในสิบนาที|ในสิบสองนาที',
	vietnamese:
		'trong hai phút|trong ba phút|trong bốn phút|trong năm phút|trong sáu phút|trong bảy phút|trong tám phút|trong chín phút|trong mười phút|trong mười hai phút',
	indonesian:
		'dalam dua menit|dalam tiga menit|dalam empat menit|dalam lima menit|dalam enam menit|dalam tujuh menit|dalam delapan menit|dalam sembilan menit|dalam sepuluh menit|dalam dua belas menit',
	malay:
		'dalam dua minit|dalam tiga minit|dalam empat minit|dalam lima minit|dalam enam minit|dalam tujuh minit|dalam lapan minit|dalam sembilan minit|dalam sepuluh minit|dalam dua belas minit',
	filipino:
		'sa dalawang minuto|sa tatlong minuto|sa apat na minuto|sa limang minuto|sa anim na minuto|sa pitong minuto|sa walong minuto|sa siyam na minuto|sa sampung minuto|sa labindalawang minuto',
	swahili:
		'kwa dakika mbili|kwa dakika tatu|kwa dakika nne|kwa dakika tano|kwa dakika sita|kwa dakika saba|kwa dakika nane|kwa dakika tisa|kwa dakika kumi|kwa dakika kumi na mbili',
	catalan:
		'en dos minuts|en tres minuts|en quatre minuts|en cinc minuts|en sis minuts|en set minuts|en vuit minuts|en nou minuts|en deu minuts|en dotze minuts',
	korean: '이 분 만에|삼 분 만에|사 분 만에|오 분 만에|육 분 만에|칠 분 만에|팔 분 만에|구 분 만에|십 분 만에|십이 분 만에',
	japanese: '二分間で|三分間で|四分間で|五分間で|六分間で|七分間で|八分間で|九分間で|十分間で|十二分間で',
	'simplified chinese': '两分钟内|三分钟内|四分钟内|五分钟内|六分钟内|七分钟内|八分钟内|九分钟内|十分钟内|十二分钟内',
	'traditional chinese': '兩分鐘內|三分鐘內|四分鐘內|五分鐘內|六分鐘內|七分鐘內|八分鐘內|九分鐘內|十分鐘內|十二分鐘內',
}

describe('[K-2] small numbers in words are read before their unit, in the form they have there', () => {
	test.each(Object.entries(WITHIN))('%s', (_, within) => {
		const read = within.split('|').map((text) => quantitiesOf(normalizeText(text)).find((one) => one.unit?.measures === 'time')?.values[0])
		expect(read).toEqual(SMALL_NUMBERS)
	})
})

/** A litre and a half. */
const LITRE_AND_HALF: readonly (readonly [language: string, text: string])[] = [
	['french', "Un litre et demi d'eau."],
	['spanish', 'Litro y medio de agua.'],
	['german', 'Anderthalb Liter Wasser.'],
	['italian', "Un litro e mezzo d'acqua."],
	['portuguese', 'Um litro e meio de água.'],
	['dutch', 'Anderhalve liter water.'],
	['turkish', 'Bir buçuk litre su alır.'],
	['arabic', 'لتر ونصف من الماء.'],
	['moroccan arabic', 'ليترة ونص د الما.'],
	['russian', 'Полтора литра воды.'],
	['polish', 'Półtora litra wody.'],
	['czech', 'Litr a půl vody.'],
	['hungarian', 'Másfél liter víz.'],
	['swedish', 'En och en halv liter vatten.'],
	['danish', 'Halvanden liter vand.'],
	['norwegian', 'Halvannen liter vann.'],
	['finnish', 'Puolitoista litraa vettä.'],
	['greek', 'Ενάμισι λίτρο νερό.'],
	['romanian', 'Un litru și jumătate de apă.'],
	['hebrew', 'ליטר וחצי מים.'],
	['persian', 'یک و نیم لیتر آب.'],
	['hindi', 'डेढ़ लीटर पानी।'],
	['urdu', 'ڈیڑھ لیٹر پانی۔'],
	['indonesian', 'Satu setengah liter air.'],
	['vietnamese', 'Một lít rưỡi nước.'],
	['thai', 'จุน้ำหนึ่งลิตรครึ่ง'],
	['korean', '1리터 반의 물.'],
	['ukrainian', 'Півтора літра води.'],
	['bulgarian', 'Литър и половина вода.'],
	['croatian', 'Litra i pol vode.'],
	['serbian', 'Litar i po vode.'],
	['catalan', "Un litre i mig d'aigua."],
]

describe('[K-2] a unit and a half of it are read as one and a half', () => {
	test.each(LITRE_AND_HALF)('%s: %s', (_, text) => {
		expect(quantitiesOf(normalizeText(text)).find(({ unit }) => unit?.id === 'l')?.values).toContain(1.5)
	})
})

describe('[K-2] named amounts are read as figures', () => {
	test.each([
		['english', 'Twice as fast.', 'times', 2],
		['french', "Prête en un quart d'heure.", 'h', 0.25],
		['german', 'Fertig in einer Viertelstunde.', 'h', 0.25],
		['spanish', 'El doble de rápida.', 'times', 2],
		['arabic', 'أسرع بمرتين.', 'times', 2],
		['dutch', 'De helft minder stroom.', 'times', 0.5],
		['japanese', '電気代は三分の一。', 'times', 1 / 3],
		['simplified chinese', '省电三分之一。', 'times', 1 / 3],
		['german', 'Zehnmal pro Stunde.', 'times', 10],
		['czech', 'Desetkrát za hodinu.', 'times', 10],
	] as const)('%s: %s', (_, text, id, value) => {
		expect(quantitiesOf(normalizeText(text)).find(({ unit }) => unit?.id === id)?.values).toContain(value)
	})
})

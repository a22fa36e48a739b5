import { describe, expect, test } from 'vitest'
import { normalizeText } from './normalize-text'
import { quantitiesOf } from './quantities'

/** Ids of units, in the order of the words below. */
const IDS = [
	's',
	'min',
	'h',
	'day',
	'week',
	'month',
	'year',
	'g',
	'kg',
	'l',
	'ml',
	'mm',
	'cm',
	'm',
	'w',
	'v',
	'percent',
	'count pages',
	'count pieces',
	'gb',
]
/** So many of each; where a language has no word of its own for one, a dash. */
const UNITS: Readonly<Record<string, string>> = {
	english:
		'seconds|minutes|hours|days|weeks|months|years|grams|kilos|litres|millilitres|millimetres|centimetres|metres|watts|volts|percent|pages|pieces|gigabytes',
	french:
		'secondes|minutes|heures|jours|semaines|mois|ans|grammes|kilos|litres|millilitres|millimètres|centimètres|mètres|watts|volts|pour cent|pages|pièces|gigaoctets',
	spanish:
		'segundos|minutos|horas|días|semanas|meses|años|gramos|kilos|litros|mililitros|milímetros|centímetros|metros|vatios|voltios|por ciento|páginas|piezas|gigabytes',
	german:
		'Sekunden|Minuten|Stunden|Tage|Wochen|Monate|Jahre|Gramm|Kilo|Liter|Milliliter|Millimeter|Zentimeter|Meter|Watt|Volt|Prozent|Seiten|Teile|Gigabyte',
	italian:
		'secondi|minuti|ore|giorni|settimane|mesi|anni|grammi|chili|litri|millilitri|millimetri|centimetri|metri|watt|volt|per cento|pagine|pezzi|gigabyte',
	portuguese:
		'segundos|minutos|horas|dias|semanas|meses|anos|gramas|quilos|litros|mililitros|milímetros|centímetros|metros|watts|volts|por cento|páginas|peças|gigabytes',
	dutch:
		'seconden|minuten|uur|dagen|weken|maanden|jaar|gram|kilo|liter|milliliter|millimeter|centimeter|meter|watt|volt|procent|pagina’s|delen|gigabyte',
	turkish: 'saniye|dakika|saat|gün|hafta|ay|yıl|gram|kilo|litre|mililitre|milimetre|santimetre|metre|watt|volt|-|sayfa|parça|gigabayt',
	arabic:
		'ثوانٍ|دقائق|ساعات|أيام|أسابيع|أشهر|سنوات|غرامات|كيلوغرامات|لترات|مليلترات|مليمترات|سنتيمترات|أمتار|واط|فولت|بالمئة|صفحات|قطع|غيغابايت',
	'moroccan arabic': 'ثواني|دقايق|سوايع|يام|سيمانات|شهور|سنين|گرام|كيلو|ليترات|ميليلتر|ميليمتر|سنتيم|مترو|واط|فولط|فالمية|صفحات|حبات|جيگا',
	japanese:
		'秒|分間|時間|日|週間|か月|年|グラム|キロ|リットル|ミリリットル|ミリメートル|センチ|メートル|ワット|ボルト|パーセント|ページ|個|ギガバイト',
	russian:
		'секунд|минут|часов|дней|недель|месяцев|лет|граммов|килограммов|литров|миллилитров|миллиметров|сантиметров|метров|ватт|вольт|процентов|страниц|штук|гигабайт',
	polish:
		'sekund|minut|godzin|dni|tygodni|miesięcy|lat|gramów|kilogramów|litrów|mililitrów|milimetrów|centymetrów|metrów|watów|woltów|procent|stron|sztuk|gigabajtów',
	'simplified chinese': '秒|分钟|小时|天|周|个月|年|克|公斤|升|毫升|毫米|厘米|米|瓦|伏|%|页|件|GB',
	'traditional chinese': '秒|分鐘|小時|天|週|個月|年|公克|公斤|公升|毫升|公釐|公分|公尺|瓦|伏特|%|頁|件|GB',
	korean: '초|분|시간|일|주|개월|년|그램|킬로그램|리터|밀리리터|밀리미터|센티미터|미터|와트|볼트|퍼센트|쪽|개|기가바이트',
	hindi: 'सेकंड|मिनट|घंटे|दिन|हफ़्ते|महीने|साल|ग्राम|किलो|लीटर|मिलीलीटर|मिलीमीटर|सेंटीमीटर|मीटर|वॉट|वोल्ट|प्रतिशत|पन्ने|टुकड़े|जीबी',
	urdu: 'سیکنڈ|منٹ|گھنٹے|دن|ہفتے|مہینے|سال|گرام|کلو|لیٹر|ملی لیٹر|ملی میٹر|سینٹی میٹر|میٹر|واٹ|وولٹ|فیصد|صفحات|ٹکڑے|جی بی',
	hebrew: 'שניות|דקות|שעות|ימים|שבועות|חודשים|שנים|גרם|קילו|ליטר|מיליליטר|מילימטר|סנטימטר|מטר|ואט|וולט|אחוז|עמודים|חלקים|גיגה',
	thai: 'วินาที|นาที|ชั่วโมง|วัน|สัปดาห์|เดือน|ปี|กรัม|กิโลกรัม|ลิตร|มิลลิลิตร|มิลลิเมตร|เซนติเมตร|เมตร|วัตต์|โวลต์|เปอร์เซ็นต์|หน้า|ชิ้น|กิกะไบต์',
	vietnamese: 'giây|phút|giờ|ngày|tuần|tháng|năm|gam|kg|lít|ml|milimét|xăng-ti-mét|mét|oát|vôn|phần trăm|trang|món|GB',
	indonesian:
		'detik|menit|jam|hari|minggu|bulan|tahun|gram|kilo|liter|mililiter|milimeter|sentimeter|meter|watt|volt|persen|halaman|buah|gigabita',
	malay: '-|minit|jam|hari|minggu|bulan|tahun|gram|kilo|liter|mililiter|milimeter|sentimeter|meter|watt|volt|peratus|muka surat|keping|GB',
	swedish:
		'sekunder|minuter|timmar|dagar|veckor|månader|år|gram|kilo|liter|milliliter|millimeter|centimeter|meter|watt|volt|procent|sidor|delar|gigabyte',
	danish:
		'sekunder|minutter|timer|dage|uger|måneder|år|gram|kilo|liter|milliliter|millimeter|centimeter|meter|watt|volt|procent|sider|dele|gigabyte',
	norwegian:
		'sekunder|minutter|timer|dager|uker|måneder|år|gram|kilo|liter|milliliter|millimeter|centimeter|meter|watt|volt|prosent|sider|deler|gigabyte',
	finnish:
		'sekuntia|minuuttia|tuntia|päivää|viikkoa|kuukautta|vuotta|grammaa|kiloa|litraa|millilitraa|millimetriä|senttimetriä|metriä|wattia|volttia|prosenttia|sivua|osaa|gigatavua',
	czech:
		'sekund|minut|hodin|dní|týdnů|měsíců|let|gramů|kilogramů|litrů|mililitrů|milimetrů|centimetrů|metrů|wattů|voltů|procent|stran|kusů|gigabajtů',
	slovak:
		'sekúnd|minút|hodín|dní|týždňov|mesiacov|rokov|gramov|kilogramov|litrov|mililitrov|milimetrov|centimetrov|metrov|wattov|voltov|percent|strán|kusov|gigabajtov',
	hungarian:
		'másodperc|perc|óra|nap|hét|hónap|év|gramm|kiló|liter|milliliter|milliméter|centiméter|méter|watt|volt|százalék|oldal|darab|gigabájt',
	romanian:
		'secunde|minute|ore|zile|săptămâni|luni|ani|grame|kilograme|litri|mililitri|milimetri|centimetri|metri|wați|volți|la sută|pagini|bucăți|gigaocteți',
	bulgarian:
		'секунди|минути|часа|дни|седмици|месеца|години|грама|килограма|литра|милилитра|милиметра|сантиметра|метра|вата|волта|процента|страници|части|гигабайта',
	greek:
		'δευτερόλεπτα|λεπτά|ώρες|ημέρες|εβδομάδες|μήνες|χρόνια|γραμμάρια|κιλά|λίτρα|χιλιοστόλιτρα|χιλιοστά|εκατοστά|μέτρα|βατ|βολτ|τοις εκατό|σελίδες|κομμάτια|γιγαμπάιτ',
	ukrainian:
		'секунд|хвилин|годин|днів|тижнів|місяців|років|грамів|кілограмів|літрів|мілілітрів|міліметрів|сантиметрів|метрів|ват|вольт|відсотків|сторінок|деталей|гігабайтів',
	croatian:
		'sekundi|minuta|sati|dana|tjedana|mjeseci|godina|grama|kilograma|litara|mililitara|milimetara|centimetara|metara|vata|volti|posto|stranica|komada|gigabajta',
	serbian:
		'sekundi|minuta|sati|dana|nedelja|meseci|godina|grama|kilograma|litara|mililitara|milimetara|centimetara|metara|vati|volti|odsto|strana|komada|gigabajta',
	persian: 'ثانیه|دقیقه|ساعت|روز|هفته|ماه|سال|گرم|کیلوگرم|لیتر|میلی‌لیتر|میلی‌متر|سانتی‌متر|متر|وات|ولت|درصد|صفحه|تکه|گیگابایت',
	bengali: 'সেকেন্ড|মিনিট|ঘণ্টা|দিন|সপ্তাহ|মাস|বছর|গ্রাম|কেজি|লিটার|মিলিলিটার|মিলিমিটার|সেন্টিমিটার|মিটার|ওয়াট|ভোল্ট|শতাংশ|পৃষ্ঠা|টুকরো|জিবি',
	catalan:
		'segons|minuts|hores|dies|setmanes|mesos|anys|grams|quilos|litres|mil·lilitres|mil·límetres|centímetres|metres|watts|volts|per cent|pàgines|peces|gigabytes',
	filipino:
		'segundo|minuto|oras|araw|linggo|buwan|taon|gramo|kilo|litro|mililitro|milimetro|sentimetro|metro|watt|volt|porsiyento|pahina|piraso|gigabyte',
}

const SCRIPTS_WITHOUT_SPACES = /[\u0e00-\u0e7f\u3040-\ud7ff]/u

describe('[K-2] figures are read with their unit, as each language writes it', () => {
	test.each(Object.entries(UNITS))('%s', (_, words) => {
		const named = words
			.split('|')
			.map((word, at) => ({ word, id: IDS[at] }))
			.filter(({ word }) => word !== '-')
		const read = named.map(({ word }) => {
			const text = normalizeText(SCRIPTS_WITHOUT_SPACES.test(word) ? `47${word}` : `47 ${word}`)
			return quantitiesOf(text).find(({ values }) => values.includes(47))?.unit?.id
		})
		expect(read).toEqual(named.map(({ id }) => id))
	})
})

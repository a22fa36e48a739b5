/** Number words up to twelve and some round ones, by value; alternatives as in a regular expression, in normalizeText form. */
export const NUMBER_WORDS: readonly [value: number, words: string][] = [
	[1.5, 'satu setengah|bir buçuk|یک و نیم|ڈیڑھ|півтора|півтори|полтора|полторы|půldruhého|jeden a půl|jedan i pol?|pusantro|pooltora'],
	[2.5, 'ڈھائی|ढाई|আড়াই|dva a půl|dva i po'],
	[
		2,
		'two|deux|dos|zwei|due|dois|duas|iki|twee|dwa|dwie|dwóch|dwoma|två|dua|два|две|двух|दो|שני|שתי|שניים|שתיים|اثنين|اثنان|اثنتين|جوج|زوج|dva|két|kaksi|hai',
	],
	[
		3,
		'three|trois|tres|drei|tre|três|üç|drie|trzy|trzech|tiga|три|трех|трёх|तीन|שלוש|שלושה|שלושת|ثلاثه?|ثلاث|تلاته?|تلت|tři|három|kolme|ba',
	],
	[
		4,
		'(?<!(?:^| )(?:au|du|le|un|votre|ton|mon|son|petit|mini) )four|quatre|cuatro|vier|quattro|quatro|dört|cztery|czterech|fyra|empat|четыре|четырех|चार|ארבע|ארבעה|اربعه?|اربع|ربعه?|ربع(?! ساعه)|čtyři|négy|neljä|bốn',
	],
	[
		5,
		'five|cinq|cinco|fünf|cinque|beş|vijf|pięć|pięciu|fem|lima|пять|пяти|पांच|पाँच|חמש|חמישה|خمسه?|خمس|pět|öt|viisi|(?<!(?:cả|mỗi|hàng|quanh|suốt|nhiều|vài|mấy|từng|những|một|đầu|cuối|giữa) )năm(?! (?:nay|qua|sau|trước|học|mới|tới|ngoái|\\d|nào|tháng|cũ))',
	],
	[
		6,
		'six|seis|sechs|(?<!(?:^|[^\\p{L}])(?:se|tu|che|quando|non|mi|ti|chi|cosa|ma|dove|come|finalmente) )sei(?! (?:tu|già|pront|in|a|al|alla|allo|nel|nella|sempre|quasi|mai|anche|un|una|il|la|lo|come|così|felice|fuori|dentro|qui|lì|davvero|ancora|ormai|appena|su|sul|con|senza|che|troppo|molto|più|meno|bravo|brava|sola|stanca|nuova|stata|arrivata|tornata|al)(?!\\p{L}))(?! (?!(?:euro|video|foto|auto|moto|radio)(?!\\p{L}))\\p{L}+o(?!\\p{L}))|altı|zes|sześć|sześciu|sex|enam|шесть|шести|छह|छः|שש|שישה|سته?|ست|šest|hat|kuusi|sáu',
	],
	[
		7,
		'seven(?! (?:bir|biri|birine|birisi|herkes\\p{L}*|kişi\\p{L}*|dost\\p{L}*|arkadaş\\p{L}*|anne\\p{L}*|baba\\p{L}*|çocuk\\p{L}*|insan\\p{L}*|biz\\p{L}*|\\p{L}+(?:lere|lara|lerin|ların|leri|ları|lerle|larla))(?!\\p{L}))|sept|siete|sieben|sette|sete(?= (?:\\p{L}+s|em|de|mil|ou|e|cm|mm|kg|ml|g|m|l|w|v)(?!\\p{L})|[^ \\p{L}])|yedi|zeven|siedem|siedmiu|sju|tujuh|семь|семи|सात|שבע|שבעה|سبعه?|سبع|sedm|hét|seitsemän|bảy',
	],
	[
		8,
		'eight|huit|ocho|acht|otto|oito|sekiz|osiem|ośmiu|åtta|delapan|восемь|восьми|आठ|שמונה|ثمانيه?|ثماني|ثمان|تمنيه|osm|nyolc|kahdeksan|tám',
	],
	[
		9,
		'nine|(?<!(?:tout|flambant|quoi de|% |esprit|presque|comme|à) )neuf(?! (?:et|dans|pour|qui|au|en|avec|de|du)(?!\\p{L}))(?![.!?;])|nueve|neun|nove|dokuz|negen|dziewięć|nio|sembilan|девять|девяти|नौ|תשע|תשעה|تسعه?|تسع|devět|kilenc|yhdeksän|chín',
	],
	[
		10,
		'ten|dix|diez|zehn|dieci|dez|on(?= (?:iki )?(?:kez|kere|kat|derece|metre|santim|cm|kg|litre|watt|saat|gün|yıl|dakika|parça|adet|kişi|yaş|ay|hafta))|(?<!(?:^| )le )tien|dziesięć|dziesięciu|tio|sepuluh|десять|десяти|दस|עשר|עשרה|عشره?|عشر|deset|tíz|kymmenen|mười',
	],
	[
		11,
		'eleven|onze|once(?= (?:horas|días|piezas|años|minutos|colores|programas|velocidades|idiomas|metros|centímetros|litros|kilos|tazas|personas|páginas|modelos|tallas|capas|botones|niveles|modos|meses|semanas|grados))|elf|undici|on bir|jedenaście|elva|sebelas|одиннадцать|ग्यारह|احد عشر',
	],
	[
		12,
		'twelve|douze|doce|zwölf|dodici|doze|on iki|twaalf|dwanaście|tolv|dua belas|двенадцать|बारह|שתים עשרה|اثنا عشر|اثني عشر|طناش(?:ر)?|dozen|douzaine|docena|dutzend|dozzina|dúzia|düzine|dozijn|tuzin|dussin|lusin|дюжин\\p{L}*|दर्जन|תריסר|دزينه',
	],
	[15, 'fifteen|quinze|quince|fünfzehn|quindici|on beş|vijftien|piętnaście|femton|lima belas|пятнадцать|पंद्रह|خمسه عشر|خمستاش(?:ر)?'],
	[20, 'twenty|vingt|veinte|zwanzig|venti|vinte|yirmi|twintig|dwadzieścia|tjugo|dua puluh|двадцать|बीस|עשרים|عشرين|عشرون'],
	[24, 'twenty[- ]four|vingt[- ]quatre|veinticuatro|vierundzwanzig|ventiquattro|vinte e quatro|yirmi dört|vierentwintig|двадцать четыре'],
	[30, 'thirty|trente|treinta|dreißig|trenta|trinta|otuz|dertig|trzydzieści|trettio|tiga puluh|тридцать|तीस|שלושים|ثلاثين|ثلاثون|تلاتين'],
	[40, 'forty|quarante|cuarenta|vierzig|quaranta|quarenta|kırk|veertig|czterdzieści|fyrtio|empat puluh|сорок|चालीस|ארבעים|اربعين|ربعين'],
	[48, 'forty[- ]eight|quarante[- ]huit|cuarenta y ocho|achtundvierzig|quarantotto|quarenta e oito|kırk sekiz|achtenveertig'],
	[
		50,
		'fifty|cinquante|cincuenta|fünfzig|cinquanta|cinquenta|elli(?= )|vijftig|pięćdziesiąt|femtio|lima puluh|пятьдесят|पचास|חמישים|خمسين',
	],
	[60, 'sixty|soixante(?! et)|sesenta|sechzig|sessanta|sessenta|altmış|zestig|sześćdziesiąt|sextio|шестьдесят|साठ|ستين'],
	[
		100,
		'hundred|one hundred|cent|cien|hundert|cento|cem|yüz(?= )|honderd|sto|hundra|hundre|hundrede|seratus|сто|सौ|מאה|مائه|ميه|مئه|miyya',
	],
	[
		1000,
		'thousand|one thousand|mille|mil(?= )|tausend|bin(?= (?:saat|parça|adet|kez|kere|defa|yıkama|kullanım|şarj|adım|gram|watt|metre))|duizend|tysiąc|tusen|seribu|тысяч\\p{L}*|हजार|אלף|الف',
	],
]

/** Words that count the parts of one thing: a double wall has two. Read in facts. */
export const MULTIPLES: readonly [value: number, words: string][] = [
	[
		2,
		'double|dual|twin|doubles?|doble|doppel\\p{L}*|doppi[oa]|dupl[oa]|çift|dubbel\\p{L}*|podwójn\\p{L}*|ganda|двойн\\p{L}*|مزدوج\\p{L}*|doppelte?\\p{L}*',
	],
	[5, 'quintet\\p{L}*|quinteto|cinco integrantes'],
	[4, 'quartet\\p{L}*|cuarteto|quarteto'],
	[3, 'triple|tripl[oa]|dreifach\\p{L}*|üçlü|drievoudig\\p{L}*|potrójn\\p{L}*|trippel|тройн\\p{L}*|ثلاثي\\p{L}*'],
	[4, 'quad|quadruple|vierfach\\p{L}*|dörtlü'],
	[3, 'triangular|triangulaire|dreieckig\\p{L}*|triangolare|driehoekig\\p{L}*|trójkątn\\p{L}*|üçgen|треугольн\\p{L}*|مثلث\\p{L}*|三角形?'],
	[
		6,
		'hexagon\\p{L}*|sechseckig\\p{L}*|sechskant\\p{L}*|esagon\\p{L}*|zeshoekig\\p{L}*|sześciokąt\\p{L}*|altıgen|шестигранн\\p{L}*|шестиугольн\\p{L}*|سداسي\\p{L}*|六角形?',
	],
	[
		8,
		'octagon\\p{L}*|octogon\\p{L}*|achteckig\\p{L}*|ottagon\\p{L}*|octógon\\p{L}*|octavad\\p{L}*|achthoekig\\p{L}*|ośmiokąt\\p{L}*|sekizgen|восьмигранн\\p{L}*|восьмиугольн\\p{L}*|ثماني\\p{L}* (?:ال)?(?:اضلاع|شكل)|八角形?',
	],
]

/** Two of a unit in one Arabic (or Hebrew) word. */
export const DUALS: readonly [unit: string, words: string][] = [
	['h', 'ساعتين|ساعتان|שעתיים'],
	['day', 'يومين|يومان|يوماين|نهارين|יומיים'],
	['week', 'اسبوعين|سيمانتين|שבועיים'],
	['month', 'شهرين|שהריין|חודשיים'],
	['year', 'سنتين|سنتان|عامين|عامان|שנתיים'],
	['min', 'دقيقتين|دقيقتان'],
	['l', 'لترين|ليترين|لتران|ليتران'],
	['m', 'مترين|متران'],
	['kg', 'كيلوين|كيلوغرامين|كيلوغرامان|كيلوجرامين|كيلوجرامان'],
	['g', 'غرامين|غرامان|جرامين|جرامان'],
	['cm', 'سنتيمترين|سنتيمتران|سنتمترين'],
	['s', 'ثانيتين|ثانيتان'],
	['count pieces', 'قطعتين|قطعتان|حبتين|حبتان|زوجين|زوجان'],
	['count layers', 'طبقتين|طبقتان'],
	['count speeds', 'سرعتين|سرعتان'],
	['count levels', 'مستويين|مستويان|درجتين|درجتان'],
	['count modes', 'وضعين|وضعان|نمطين|نمطان|برنامجين|برنامجان'],
	['count pages', 'صفحتين|صفحتان'],
	['count ports', 'منفذين|منفذان'],
	['count buttons', 'زرين|زران'],
	['count wheels', 'عجلتين|عجلتان'],
	['count compartments', 'جيبين|جيبان|درجين|رفين|رفان'],
	['count blades', 'شفرتين|شفرتان'],
	['count discs', 'قرصين|قرصان|اسطوانتين|اسطوانتان'],
	['count screens', 'شاشتين|شاشتان'],
	['count motors', 'محركين|محركان'],
]

/** Figures as Chinese, Japanese and Korean write them, before a unit. */
export const HAN_FIGURES: Readonly<Record<string, number>> = {
	两: 2,
	兩: 2,
	二: 2,
	三: 3,
	四: 4,
	五: 5,
	六: 6,
	七: 7,
	八: 8,
	九: 9,
	十: 10,
	두: 2,
	세: 3,
	네: 4,
	다섯: 5,
	여섯: 6,
	열: 10,
	สอง: 2,
	สาม: 3,
	สี่: 4,
	ห้า: 5,
}

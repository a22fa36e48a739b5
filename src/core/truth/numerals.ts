/** Number words beyond those of the lexicon, of all languages of the product that write spaces; in normalizeText form, `|` between. */
export const NUMERALS: readonly (readonly [value: number, words: string])[] = [
	[4, 'čtyři|čtyřech|štyri|patru|четири|чотири|quatre|четыре|keturi|četri|neli|τέσσερα|τέσσερις|چهار|چار|চার|nne|apat|dörd|fjórir|fjögur'],
	[5, "pět|päť|cinci|pet|пет|п'ять|penki|pieci|viis|πέντε|پنج|পাঁচ|tano|vyf|fimm|beş|cinc"],
	[6, 'šest|šesť|șase|шест|шість|šeši|seši|kuus|έξι|شش|چھ|ছয়|sita|seks|altı|anim|enam'],
	[7, 'set|sedm|sedem|șapte|седем|сім|septyni|septiņi|seitse|επτά|εφτά|هفت|সাত|saba|syv|sju|sjö|yeddi|pito|tujuh'],
	[8, 'osm|osem|opt|осем|вісім|aštuoni|astoņi|kaheksa|οκτώ|οχτώ|هشت|আট|nane|otte|åtte|átta|səkkiz|walo|lapan|vuit'],
	[9, "devět|deväť|nouă|девет|дев'ять|devyni|deviņi|üheksa|εννέα|εννιά|নয়(?= )|tisa|nege|doqquz|siyam"],
	[10, 'deset|desať|zece|десет|десять|dešimt|desmit|kümme|δέκα|দশ|kumi|tíu|sampu'],
	[11, 'jedenáct|jedenásť|unsprezece|единадесет|одинадцять|vienuolika|tizenegy|yksitoista|έντεκα|یازده|elleve|jedanaest|enajst'],
	[
		12,
		'dvanáct|dvanásť|doisprezece|douăsprezece|дванадесет|дванадцять|dvylika|tizenkettő|tizenkét|kaksitoista|δώδεκα|دوازده|tolv|dvanaest|dvanajst|tucet|tucat|doisprezece|δωδεκάδα',
	],
	[
		13,
		'thirteen|treize|trece|dreizehn|tredici|treze|on üç|dertien|trzynaście|tretton|tiga belas|тринадцать|तेरह|שלושה עשר|ثلاثه عشر|třináct|tizenhárom',
	],
	[
		14,
		'fourteen|quatorze|catorce|vierzehn|quattordici|catorze|on dört|veertien|czternaście|fjorton|empat belas|четырнадцать|चौदह|ארבעה עשר|اربعه عشر|čtrnáct|tizennégy',
	],
	[
		15,
		"пятнадцать|חמישה עשר|patnáct|pätnásť|cincisprezece|п'ятнадцять|петнадесет|δεκαπέντε|پانزده|femten|tizenöt|viisitoista|petnaest|mười lăm",
	],
	[
		16,
		'sixteen|seize|dieciséis|sechzehn|sedici|dezesseis|dezasseis|on altı|zestien|szesnaście|sexton|enam belas|шестнадцать|सोलह|שישה עשר|سته عشر|šestnáct|tizenhat',
	],
	[
		17,
		'seventeen|dix[- ]sept|diecisiete|siebzehn|diciassette|dezessete|dezassete|on yedi|zeventien|siedemnaście|sjutton|tujuh belas|семнадцать|सत्रह|سبعه عشر',
	],
	[
		18,
		'eighteen|dix[- ]huit|dieciocho|achtzehn|diciotto|dezoito|on sekiz|achttien|osiemnaście|arton|delapan belas|восемнадцать|अठारह|שמונה עשר|ثمانيه عشر|osmnáct|optsprezece|tizennyolc',
	],
	[
		19,
		'nineteen|dix[- ]neuf|diecinueve|neunzehn|diciannove|dezenove|dezanove|on dokuz|negentien|dziewiętnaście|nitton|sembilan belas|девятнадцать|उन्नीस|تسعه عشر',
	],
	[
		20,
		'dvacet|dvadsať|douăzeci|двадесет|двадцять|dvidešimt|húsz|kaksikymmentä|είκοσι|بیست|بیس|বিশ|ishirini|tyve|tjue|tuttugu|dvadeset|hai mươi',
	],
	[21, 'veintiun[oa]?|veintiún|ventuno|ventun'],
	[22, 'veintidós|veintidos'],
	[23, 'veintitrés|veintitres'],
	[25, 'veinticinco|पच्चीस'],
	[26, 'veintiséis|veintiseis'],
	[27, 'veintisiete'],
	[28, 'veintiocho'],
	[29, 'veintinueve'],
	[
		30,
		'třicet|tridsať|treizeci|тридесет|тридцять|trisdešimt|harminc|kolmekymmentä|τριάντα|তিরিশ|thelathini|tredive|tretti|trideset|ba mươi',
	],
	[40, 'čtyřicet|štyridsať|patruzeci|четиридесет|сорок|negyven|neljäkymmentä|σαράντα|چهل|চল্লিশ|arobaini|førti|četrdeset|bốn mươi|اربعون'],
	[
		50,
		"padesát|päťdesiat|cincizeci|петдесет|п'ятдесят|ötven|viisikymmentä|πενήντα|پنجاه|پچاس|পঞ্চাশ|hamsini|halvtreds|femti|pedeset|năm mươi|خمسون",
	],
	[60, 'ستون|šedesát|šesťdesiat|șaizeci|шестдесет|шістдесят|hatvan|kuusikymmentä|εξήντα|شصت|ষাট|sitini|seksti|šezdeset|sáu mươi'],
	[
		70,
		'seventy|soixante[- ]dix|septante|setenta|siebzig|settanta|yetmiş|zeventig|siedemdziesiąt|sjuttio|tujuh puluh|семьдесят|सत्तर|שבעים|سبعين|سبعون|sedmdesát|hetven|șaptezeci|εβδομήντα|seitsemänkymmentä',
	],
	[
		80,
		'eighty|quatre[- ]vingts?|huitante|octante|ochenta|achtzig|ottanta|oitenta|seksen|tachtig|osiemdziesiąt|åttio|delapan puluh|восемьдесят|अस्सी|שמונים|ثمانين|ثمانون|تمانين|osmdesát|nyolcvan|optzeci|ογδόντα|kahdeksankymmentä',
	],
	[
		90,
		'ninety|quatre[- ]vingt[- ]dix|nonante|noventa|neunzig|novanta|doksan|negentig|dziewięćdziesiąt|nittio|sembilan puluh|девяносто|नब्बे|תשעים|تسعين|تسعون|devadesát|kilencven|nouăzeci|ενενήντα',
	],
	[
		100,
		'o sută|hundreds?|ciento|cientos|hunderte?|centinaia|centena\\p{L}*|yüzlerce|honderden|setki|setek|ratus|מאות|εκατό|százat?|száz|sadat|stovky',
	],
	[
		200,
		'doscient[oa]s|duecento|duzent[oa]s|zweihundert|tweehonderd|dwieście|двести|مئتين|مائتين|مئتان|مئتا|مائتان|مائتا|ميتين|מאתיים|dvě stě|kétszáz',
	],
	[300, 'trescient[oa]s|trecento|trezent[oa]s|dreihundert|driehonderd|trzysta|триста|ثلاثمائه|háromszáz'],
	[400, 'cuatrocient[oa]s|quattrocento|quatrocent[oa]s|vierhundert|vierhonderd|czterysta|четыреста|اربعمائه'],
	[500, 'quinient[oa]s|cinquecento|quinhent[oa]s|fünfhundert|vijfhonderd|pięćset|пятьсот|خمسمائه|ötszáz|femhundra'],
	[700, 'setecient[oa]s|settecento|setecent[oa]s|siedemset|семьсот|سبعمائه'],
	[800, 'ochocient[oa]s|ottocento|oitocent[oa]s|osiemset|восемьсот|ثمانمائه'],
	[900, 'novecient[oa]s|novecento|novecent[oa]s|dziewięćset|девятьсот|تسعمائه'],
	[2000, 'الفان|الفين|الفي|الفا(?= )'],
	[300, 'ثلاثمئه|ثلاثميه|تلتميه'],
	[400, 'اربعمئه|اربعميه|ربعميه'],
	[500, 'خمسمئه|خمسميه'],
	[600, 'ستمئه|ستميه'],
	[700, 'سبعمئه|سبعميه'],
	[800, 'ثمانمئه|ثمانيمائه|تمنميه'],
	[900, 'تسعمئه|تسعميه'],
	[600, 'seiscient[oa]s|seicento|seiscent[oa]s|sechshundert|zeshonderd|sześćset|шестьсот|ستمائه'],
	[
		1000,
		'tisíc\\p{L}*|ezer|tuhat\\p{L}*|tusen|tusind|mii|хиляд\\p{L}*|тисяч\\p{L}*|χίλι\\p{L}*|χιλιάδες|هزار|হাজার|elfu|nghìn|ngàn|ribu|tisuć\\p{L}*|آلاف|الاف|אלפי|tausende|milhares|migliaia|miles de|milliers|binlerce|duizenden|tysięcy|tysiące',
	],
	[100_000, 'lakhs?|लाख|লাখ|لاکھ'],
	[
		1_000_000,
		'millions?|millionen|millón|millones|milion[ei]|milhão|milhões|milyon(?:larca)?|miljoen(?:en)?|milion(?:y|ów|a)?|miljoner?|juta|миллион\\p{L}*|млн\\.?|мільйон\\p{L}*|милион\\p{L}*|मिलियन|מיליוני?|مليون|ملايين|میلیون|ملین|millió\\p{L}*|miljoon\\p{L}*|milioane|milijon\\p{L}*|milijun\\p{L}*|triệu|εκατομμύρι\\p{L}*|milions?|mln\\.?(?= )',
	],
	[10_000_000, 'crores?|करोड़|কোটি'],
	[1_000_000_000, 'billions?(?= )|milliards?|milliarden|miliard\\p{L}*|миллиард\\p{L}*|مليار'],
	[
		1.5,
		'en och en halv|ett och ett halvt|en og en halv|halvannen|un et demi|uno y medio|un litro y medio|uno e mezzo|um e meio|jeden a půl|jedan i pol|unu și jumătate|ενάμισ[ηι]|едно и половина|anderthalb|eineinhalb|one and a half|полтор[аы]|डेढ़|półtora|anderhalve?|másfél|puolitoista|halvanden',
	],
	[2.5, 'zweieinhalb|two and a half|ढाई|tweeënhalf'],
]

/** The numbers Hindi has a word of its own for. */
export const HINDI_NUMERALS: readonly (readonly [value: number, words: string])[] = [
	[21, 'इक्कीस'],
	[22, 'बाईस'],
	[23, 'तेईस'],
	[24, 'चौबीस'],
	[26, 'छब्बीस'],
	[27, 'सत्ताईस'],
	[28, 'अट्ठाईस|अठाईस'],
	[29, 'उनतीस'],
	[31, 'इकतीस|इकत्तीस'],
	[32, 'बत्तीस'],
	[33, 'तैंतीस'],
	[34, 'चौंतीस'],
	[35, 'पैंतीस'],
	[36, 'छत्तीस'],
	[37, 'सैंतीस'],
	[38, 'अड़तीस'],
	[39, 'उनतालीस'],
	[41, 'इकतालीस'],
	[42, 'बयालीस'],
	[43, 'तैंतालीस'],
	[44, 'चौवालीस|चवालीस'],
	[45, 'पैंतालीस'],
	[46, 'छियालीस'],
	[47, 'सैंतालीस'],
	[48, 'अड़तालीस'],
	[49, 'उनचास'],
	[51, 'इक्यावन'],
	[52, 'बावन'],
	[53, 'तिरपन'],
	[54, 'चौवन'],
	[55, 'पचपन'],
	[56, 'छप्पन'],
	[57, 'सत्तावन'],
	[58, 'अट्ठावन'],
	[59, 'उनसठ'],
	[61, 'इकसठ'],
	[62, 'बासठ'],
	[63, 'तिरसठ'],
	[64, 'चौंसठ'],
	[65, 'पैंसठ'],
	[66, 'छियासठ'],
	[67, 'सड़सठ'],
	[68, 'अड़सठ'],
	[69, 'उनहत्तर'],
	[71, 'इकहत्तर'],
	[72, 'बहत्तर'],
	[73, 'तिहत्तर'],
	[74, 'चौहत्तर'],
	[75, 'पचहत्तर'],
	[76, 'छिहत्तर'],
	[77, 'सतहत्तर'],
	[78, 'अठहत्तर'],
	[79, 'उन्यासी'],
	[81, 'इक्यासी'],
	[82, 'बयासी'],
	[83, 'तिरासी'],
	[84, 'चौरासी'],
	[85, 'पचासी'],
	[86, 'छियासी'],
	[87, 'सत्तासी'],
	[88, 'अट्ठासी'],
	[89, 'नवासी'],
	[91, 'इक्यानवे'],
	[92, 'बानवे|बानबे'],
	[93, 'तिरानवे|तिरानबे'],
	[94, 'चौरानवे'],
	[95, 'पचानवे|पंचानवे'],
	[96, 'छियानवे'],
	[97, 'सत्तानवे'],
	[98, 'अट्ठानवे'],
	[99, 'निन्यानवे'],
]

/** Words for a half, with an article that follows. */
export const HALVES =
	/(?<![\p{L}\p{N}])(?:half|demi|demie|une? demi(?:e|-)?|pol(?= (?:min|hod|litr|metr|kil|sat|ur|god|rok|dň|dn))|medi[oa]|halbe[rns]?|halb|mezz[oa]|mei[oa]|yarım|halve|half|pół|halv|halvt|setengah|пол|половин[аыу]|आधा|आधे|आधी|חצי|نصف|نص|půl|fél|puoli|jumătate de|μισ[όή]|nửa|mitja|mig|pool|pusė|nusu|kalahating|пів|половин|نیم|نيم|ادها|ادھا|আধা|অর্ধেক|half)(?: an?)?(?![\p{L}\p{M}])/gu

/** A half said behind a unit: "litro y medio", "cinco metros y medio". */
export const HALF_BEHIND_UNIT =
	'y medi[oa]|et demie?|e mezz[oa]|e mei[oa]|and a half|i mi(?:tja|g)|și jumătate|a půl|a pol|i pół|и половина|и половиной|і пів|i pol|i po|و ?نصف|ونص|و نیم|וחצי|rưỡi|και μισ[όή]|ja puoli'

/** A half added behind a number: "two and a half", "deux et demi". */
export const AND_HALF =
	/^[ -]?(?:and[ -]a[ -]half|at kalahati|na nusu|i mi(?:tja|g)|i pol|in pol|a pol|з половиною|(?:og )?et halvt?|su puse|ar pusi|et demie?|y medi[oa]|e mezz[oa]|e mei[oa]|buçuk|en een halve?|einhalb|с половиной|i pół|och en halv|setengah|ונצי|וחצי|و ?نصف|ونص)(?![\p{L}\p{M}])/u

/** Number words of one language that are everyday words of others, and the languages they count in. */
export const COUNTS_IN: Readonly<Record<string, readonly string[]>> = {
	lima: ['indonesian', 'malay', 'filipino'],
	hat: ['hungarian'],
	on: ['turkish'],
	ten: ['english'],
	sei: ['italian'],
	fem: ['swedish', 'norwegian', 'danish'],
	sto: ['polish', 'czech', 'croatian', 'slovenian'],
	tio: ['swedish'],
	sex: ['swedish'],
	once: ['spanish'],
	dose: ['filipino'],
	tosin: ['estonian'],
	trim: ['lithuanian', 'latvian'],
	dos: ['spanish', 'catalan', 'filipino'],
	elf: ['german', 'dutch'],
	nio: ['swedish'],
	zes: ['dutch'],
	acht: ['german', 'dutch'],
	öt: ['hungarian'],
	ba: ['vietnamese'],
	trece: ['spanish'],
	sete: ['portuguese'],
	set: ['catalan'],
	mille: ['french', 'italian'],
	tri: ['slovak', 'croatian', 'serbian', 'slovenian'],
	دو: ['persian', 'urdu'],
	سه: ['persian'],
	mbili: ['swahili'],
	tatu: ['swahili'],
	sis: ['catalan'],
	hai: ['vietnamese'],
	vier: ['german', 'dutch'],
	dez: ['portuguese'],
	nove: ['italian', 'portuguese'],
	sette: ['italian'],
	siete: ['spanish'],
	fire: ['danish', 'norwegian'],
	pet: ['slovenian', 'croatian', 'serbian'],
	pito: ['filipino'],
	saba: ['swahili'],
	sita: ['swahili'],
	nane: ['swahili'],
	tano: ['swahili'],
	nege: ['afrikaans'],
	nne: ['swahili'],
	opt: ['romanian'],
	seks: ['danish', 'norwegian'],
	juta: ['indonesian', 'malay'],
	seize: ['french'],
	sexton: ['swedish'],
	onze: ['french', 'portuguese', 'catalan'],
	doze: ['portuguese'],
	quince: ['spanish'],
	due: ['italian'],
	anim: ['filipino'],
	as: [],
}

const TENS_AND_UNITS: readonly (readonly [
	units: readonly string[],
	tens: Readonly<Record<number, string>>,
	join: (unit: string, ten: string) => string,
])[] = [
	[
		['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'],
		{ 20: 'zwanzig', 30: 'dreißig', 40: 'vierzig', 50: 'fünfzig', 60: 'sechzig', 70: 'siebzig', 80: 'achtzig', 90: 'neunzig' },
		(unit, ten) => `${unit}und${ten}`,
	],
	[
		['', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen'],
		{ 20: 'twintig', 30: 'dertig', 40: 'veertig', 50: 'vijftig', 60: 'zestig', 70: 'zeventig', 80: 'tachtig', 90: 'negentig' },
		(unit, ten) => `${unit}${unit.endsWith('e') ? 'ë' : 'e'}n${ten}`,
	],
	[
		['', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove'],
		{ 20: 'venti', 30: 'trenta', 40: 'quaranta', 50: 'cinquanta', 60: 'sessanta', 70: 'settanta', 80: 'ottanta', 90: 'novanta' },
		(unit, ten) => (/^[uo]/.test(unit) ? ten.slice(0, -1) : ten) + unit,
	],
	[
		['', 'ett', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio'],
		{ 20: 'tjugo', 30: 'trettio', 40: 'fyrtio', 50: 'femtio', 60: 'sextio', 70: 'sjuttio', 80: 'åttio', 90: 'nittio' },
		(unit, ten) => ten + unit,
	],
	[
		['', 'en', 'to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte', 'ni'],
		{ 20: 'tyve', 30: 'tredive', 40: 'fyrre', 50: 'halvtreds', 60: 'tres', 70: 'halvfjerds', 80: 'firs', 90: 'halvfems' },
		(unit, ten) => `${unit}og${ten}`,
	],
]

/** Two-figure numbers that languages write in one word: "vierundzwanzig", "ventiquattro". */
/** "Bir" alone is an article. */
const TURKISH_ONES = 'on yirmi otuz kırk elli altmış yetmiş seksen doksan'
	.split(' ')
	.map((ten, at): readonly [number, string] => [10 * (at + 1) + 1, `${ten} bir`])

export const JOINED_NUMERALS: readonly (readonly [value: number, words: string])[] = [
	...TURKISH_ONES,
	...TENS_AND_UNITS.flatMap(([units, tens, join]) =>
		Object.entries(tens).flatMap(([ten, name]) =>
			units.flatMap((unit, value) => (unit ? [[Number(ten) + value, join(unit, name)] as const] : [])),
		),
	),
]

/** Number words beyond those of the lexicon, of all languages of the product that write spaces; in normalizeText form, `|` between. */
export const NUMERALS: readonly (readonly [value: number, words: string])[] = [
	[4, 'čtyři|čtyřech|štyri|patru|четири|чотири|quatre|четыре|keturi|četri|neli|τέσσερα|τέσσερις|چهار|چار|চার|nne|apat|dörd|fjórir|fjögur'],
	[5, "pět|päť|cinci|pet|пет|п'ять|penki|pieci|viis|πέντε|پنج|পাঁচ|tano|vyf|fimm|beş|cinc"],
	[6, 'šest|šesť|șase|шест|шість|šeši|seši|kuus|έξι|شش|چھ|ছয়|sita|seks|altı|anim|enam'],
	[7, 'sedm|sedem|șapte|седем|сім|septyni|septiņi|seitse|επτά|εφτά|هفت|সাত|saba|syv|sju|sjö|yeddi|pito|tujuh'],
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
		'hundreds?|ciento|cientos|hunderte?|centinaia|centena\\p{L}*|yüzlerce|honderden|setki|setek|ratus|מאות|εκατό|százat?|száz|sadat|stovky',
	],
	[200, 'doscient[oa]s|duecento|duzent[oa]s|zweihundert|tweehonderd|dwieście|двести|مئتين|مائتين|מאתיים|dvě stě|kétszáz'],
	[300, 'trescient[oa]s|trecento|trezent[oa]s|dreihundert|driehonderd|trzysta|триста|ثلاثمائه|háromszáz'],
	[400, 'cuatrocient[oa]s|quattrocento|quatrocent[oa]s|vierhundert|vierhonderd|czterysta|четыреста|اربعمائه'],
	[500, 'quinient[oa]s|cinquecento|quinhent[oa]s|fünfhundert|vijfhonderd|pięćset|пятьсот|خمسمائه|ötszáz|femhundra'],
	[600, 'seiscient[oa]s|seicento|seiscent[oa]s|sechshundert|zeshonderd|sześćset|шестьсот|ستمائه'],
	[
		1000,
		'tisíc\\p{L}*|ezer|tuhat\\p{L}*|tusen|tusind|mii(?= de)|хиляд\\p{L}*|тисяч\\p{L}*|χίλι\\p{L}*|χιλιάδες|هزار|হাজার|elfu|nghìn|ngàn|ribu|tisuć\\p{L}*|آلاف|الاف|אלפי|tausende|milhares|migliaia|miles de|milliers|binlerce|duizenden|tysięcy|tysiące',
	],
	[100_000, 'lakhs?|लाख|লাখ|لاکھ'],
	[
		1_000_000,
		'millions?|millionen|millón|millones|milion[ei]|milhão|milhões|milyon(?:larca)?|miljoen(?:en)?|milion(?:y|ów|a)?|miljoner?|juta|миллион\\p{L}*|млн\\.?|мільйон\\p{L}*|милион\\p{L}*|मिलियन|מיליוני?|مليون|ملايين|میلیون|ملین|millió\\p{L}*|miljoon\\p{L}*|milioane|milijon\\p{L}*|milijun\\p{L}*|triệu|εκατομμύρι\\p{L}*|milions?|mln\\.?(?= )',
	],
	[10_000_000, 'crores?|करोड़|কোটি'],
	[1_000_000_000, 'billions?(?= )|milliards?|milliarden|miliard\\p{L}*|миллиард\\p{L}*|مليار'],
	[1.5, 'anderthalb|eineinhalb|one and a half|полтор[аы]|डेढ़|półtora|anderhalve?|másfél|puolitoista|halvanden'],
	[2.5, 'zweieinhalb|two and a half|ढाई|tweeënhalf'],
]

/** Words for a half, with an article that follows. */
export const HALVES =
	/(?<![\p{L}\p{N}])(?:half|demi|demie|une? demi(?:e|-)?|medi[oa]|halbe[rns]?|halb|mezz[oa]|mei[oa]|yarım|halve|half|pół|halv|halvt|setengah|пол|половин[аыу]|आधा|आधे|आधी|חצי|نصف|نص|půl|fél|puoli|jumătate de|μισ[όή]|nửa|mitja)(?: an?)?(?![\p{L}\p{M}])/gu

/** A half added behind a number: "two and a half", "deux et demi". */
export const AND_HALF =
	/^[ -]?(?:and[ -]a[ -]half|et demie?|y medi[oa]|e mezz[oa]|e mei[oa]|buçuk|en een half|einhalb|с половиной|i pół|och en halv|setengah|ונצי|וחצי|و ?نصف|ونص)(?![\p{L}\p{M}])/u

/** Number words of one language that are everyday words of others, and the languages they count in. */
export const COUNTS_IN: Readonly<Record<string, readonly string[]>> = {
	hat: ['hungarian'],
	on: ['turkish'],
	ten: ['english'],
	sei: ['italian'],
	fem: ['swedish', 'norwegian', 'danish'],
	sto: ['polish', 'czech', 'croatian', 'slovenian'],
	tio: ['swedish'],
	sex: ['swedish'],
	once: ['spanish'],
	elf: ['german', 'dutch'],
	nio: ['swedish'],
	zes: ['dutch'],
	acht: ['german', 'dutch'],
	öt: ['hungarian'],
	ba: ['vietnamese'],
	hai: ['vietnamese'],
	vier: ['german', 'dutch'],
	dez: ['portuguese'],
	nove: ['italian', 'portuguese'],
	sette: ['italian'],
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
export const JOINED_NUMERALS: readonly (readonly [value: number, words: string])[] = TENS_AND_UNITS.flatMap(([units, tens, join]) =>
	Object.entries(tens).flatMap(([ten, name]) =>
		units.flatMap((unit, value) => (unit ? [[Number(ten) + value, join(unit, name)] as const] : [])),
	),
)

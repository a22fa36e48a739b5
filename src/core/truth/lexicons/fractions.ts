/** Parts of one, before a unit of measure ("a quarter of a kilo", "un dixième de millimètre"): value and words, in normalizeText form, `|` between. */
export const FRACTIONS: readonly (readonly [value: number, words: string])[] = [
	[
		0.1,
		'tenths?|dixiemes?|dixièmes?|zehntel|décimas?|décimos?|decim[oi]|tiende|tiendes?|tiondels?|tiondelar|tiendedels?|tidels?|tideler|kymmenesosa~|dziesiąt(?:a|ej|ą|e|ych)(?: część)?|desetin[auy]?|десят(?:ая|ой|ую|ые|ых)(?: (?:дол[яиюей]+|част[ьию]))?|десят(?:а|ої|у)(?: частк[аиу])?|десет(?:а|ата)|zecime|tizede?s?|δέκατ[οα]',
	],
	[
		0.01,
		'hundredths?|centièmes?|hundertstel|centésimas?|centésimos?|centesim[oi]|honderdsten?|hundradels?|hundradelar|hundrededels?|hundredels?|setn(?:a|ej|ą|e|ych)(?: część)?|setin[auy]?|сот(?:ая|ой|ую|ые|ых)(?: (?:дол[яиюей]+|част[ьию]))?',
	],
	[
		0.25,
		'quarters?|quart|viertel|cuarto|cuarta parte|quarto|kwart|çeyrek|kvarts?|fjerdedels?|ćwierć|ćwierci|czwarta(?: część)?|čtvrt|čtvrtina|štvrť|štvrtina|četvrt|četrt|negyed|sfert|четверть|чверть|четвърт|четвртина|τέταρτο|चौथाई|पाव|רבע|ربع(?= (?:كيلو|لتر|ليترو|يترو|متر|ميترو|غرام|سنتيمتر))|neljännes|ceturtdaļ~|ketvirt~|suku',
	],
	[
		0.75,
		'three[ -]quarters?|trois[ -]quarts|drei ?viertel|tres cuartos|tres cuartas partes|tre quarti|três quartos|drie ?kwart|trekvarts?|tre fjerdedele?r?|trzy czwarte|tři čtvrtě|tři čtvrtiny|tri štvrte|tri četvrt~|három ?negyed|trei sferturi|три четверти|три чверті|שלושת רבעי|ثلاثه ارباع|ثلاث ارباع|تلت رباع|تلاته د الرباع|tiga perempat|τρία τέταρτα|पौन|पौना|पौने',
	],
	[
		2 / 3,
		'two[ -]thirds|deux tiers|zwei drittel|dos tercios|due terzi|dois terços|twee ?derde|två tredjedels?|to tredjedels?|dwie trzecie|две трети|дві третини|dvě třetiny|dve tretiny|ثلثا|ثلثي|שני שליש',
	],
	[0.25, 'seperempat|(?:ايك )?چوتهائي|(?:ايك )?چوتھائي|پاؤ(?= )|একচতুর্থাংশ|এক-চতুর্থাংশ|หนึ่งในสี่'],
	[1 / 3, 'ایک تہائی|ايك تهائي|تهائي|تہائي|এক-তৃতীয়াংশ|तिहाई|theluthi'],
	[
		1 / 3,
		'thirds?|tiers|drittel|tercio|tercera parte|terzo|terço|derde|tredjedels?|trzecia(?: część)?|třetin[auy]|tretin[auy]|trećin[auy]|tretjin[aoe]|harmad|treime|треть|третин[аиу]|ثلث|تلت|שליש|sepertiga|kolmannes',
	],
	[0.125, 'eighths?|huitièmes?|achtel|octavos?|ottav[oi]|oitavos?|achtste|åttondels?|ottendedels?|восьм(?:ая|ой|ую)'],
	[0.2, 'fifths?|cinquièmes?|fünftel|vijfde|femtedels?|пят(?:ая|ой|ую)(?: част[ьию])?'],
]

/** What may stand between a part and its unit: "of a", "de", "von einem". */
export const OF_UNIT =
	'of an?|of one|de|di|do|de un|de um|de una|de uma|di un|von einem|von einer|eines|einer|van een|av en|av ett|af en|af et|av et|egy|en|ett|του|της|ενός|μιας|של'

/** How many such parts: value and words. */
export const HOW_MANY_PARTS: readonly (readonly [count: number, words: string])[] = [
	[2, 'two|deux|zwei|dos|due|dois|duas|twee|två|to|dwie|две|два|дві|dvě|dve|dvije'],
	[3, 'three|trois|drei|tres|tre|três|drie|trzy|три|tři|tri'],
	[4, 'four|quatre|vier|cuatro|quattro|quatro|fyra|fire|cztery|четыре|чотири|čtyři|štyri|četiri'],
	[5, 'five|cinq|fünf|cinco|cinque|vijf|fem|pięć|пять|pět|päť|pet'],
	[7, 'seven|sept|sieben|siete|sette|sete|zeven|sju|syv|siedem|семь|sedm'],
	[9, 'nine|neuf|neun|nueve|nove|negen|nio|ni|dziewięć|девять|devět'],
]

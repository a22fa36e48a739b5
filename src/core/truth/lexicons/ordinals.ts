/** Ordinals of a language from the second on, as stems in normalizeText form, and what is told apart by them: generations, editions, volumes. */
export type Ordinals = {
	/** `|` between the second, the third … the tenth; alternatives of one in brackets. */
	stems: string
	nouns: string
	/** The ordinal stands behind its noun, too. */
	behind?: true
}

export const ORDINALS: Readonly<Record<string, Ordinals>> = {
	english: {
		stems: 'second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth',
		nouns: 'generation|gen|edition|printing|volume|version|season|instal+ment',
	},
	german: {
		stems: 'zweite|dritte|vierte|fünfte|sechste|sieb(?:en)?te|achte|neunte|zehnte',
		nouns: 'generation|auflage|edition|ausgabe|band|version|staffel',
	},
	french: {
		stems: 'deuxième|troisième|quatrième|cinquième|sixième|septième|huitième|neuvième|dixième',
		nouns: 'génération|édition|tome|volume|version|saison',
	},
	spanish: { stems: 'segund|tercer|cuart|quint|sext|séptim|octav|noven|décim', nouns: 'generación|edición|tomo|volumen|versión|temporada' },
	italian: {
		stems: 'second|terz|quart|quint|sest|settim|ottav|non[ao]|decim',
		nouns: 'generazione|edizione|volume|versione|stagione|ristampa',
	},
	portuguese: { stems: 'segund|terceir|quart|quint|sext|sétim|oitav|non[ao]|décim', nouns: 'geração|edição|volume|versão|temporada' },
	dutch: { stems: 'tweede|derde|vierde|vijfde|zesde|zevende|achtste|negende|tiende', nouns: 'generatie|editie|druk|deel|versie|seizoen' },
	swedish: {
		stems: 'andra|tredje|fjärde|femte|sjätte|sjunde|åttonde|nionde|tionde',
		nouns: 'generation|utgåva|upplaga|version|säsong|volym',
	},
	danish: { stems: 'anden|tredje|fjerde|femte|sjette|syvende|ottende|niende|tiende', nouns: 'generation|udgave|oplag|version|sæson|bind' },
	norwegian: {
		stems: 'andre|tredje|fjerde|femte|sjette|(?:sjuende|syvende)|åttende|niende|tiende',
		nouns: 'generasjon|utgave|opplag|versjon|sesong|bind',
	},
	finnish: {
		stems: 'toi(?:nen|se)|kolma|nelj(?:äs|änn)|viide|kuude|seitsemä|kahdeksa|yhdeksä|kymmene',
		nouns: 'sukupolv|painos|versio|kausi|osa(?!a)',
	},
	romanian: {
		stems: 'doua|treia|patra|cincea|șasea|șaptea|opta|noua|zecea',
		nouns: 'generați|ediți|volum|versiun|sezon',
		behind: true,
	},
	catalan: { stems: 'segon|tercer|quart|cinqu|sis|set|vuit|nov|des', nouns: 'generació|edició|volum|versió|temporada' },
	greek: { stems: 'δεύτερ|τρίτ|τέταρτ|πέμπτ|έκτ|έβδομ|όγδο|ένατ|δέκατ', nouns: 'γενι[άέ]|έκδοσ|τόμο|σεζόν' },
	arabic: {
		stems: 'ثاني|ثالث|رابع|خامس|سادس|سابع|ثامن|تاسع|عاشر',
		nouns: 'جيل|طبعه|اصدار|مجلد|نسخه|موسم',
		behind: true,
	},
	'moroccan arabic': {
		stems: 'تاني|تالت|رابع|خامس|سادس|سابع|تامن|تاسع|عاشر',
		nouns: 'جيل|طبعه|اصدار|نسخه|موسم',
		behind: true,
	},
	turkish: {
		stems: 'ikinci|üçüncü|dördüncü|beşinci|altıncı|yedinci|sekizinci|dokuzuncu|onuncu',
		nouns: 'nes[il]l|kuşak|baskı|sürüm|cilt|sezon',
	},
	hebrew: {
		stems: 'שני|שלישי|רביעי|חמישי|שישי|שביעי|שמיני|תשיעי|עשירי',
		nouns: 'דור|מהדור|כרך|גרס|עונה',
		behind: true,
	},
	persian: { stems: 'دوم|سوم|چهارم|پنجم|ششم|هفتم|هشتم|نهم|دهم', nouns: 'نسل|ويرايش|نسخه|چاپ|جلد|فصل', behind: true },
	urdu: { stems: 'دوسر|تيسر|چوته|پانچوي|چهٹ|ساتو|اٹهو|نوي|دسوي', nouns: 'نسل|جنريشن|ايڈيشن|جلد' },
	hindi: { stems: 'दूसर|तीसर|चौथ|पा[ँं]चव|छठ|सातव|आठव|नौव|दसव', nouns: 'पीढ़|जनरेशन|संस्करण|एडिशन|सीज़न' },
	bengali: { stems: 'দ্বিতীয়|তৃতীয়|চতুর্থ|পঞ্চম|ষষ্ঠ|সপ্তম|অষ্টম|নবম|দশম', nouns: 'প্রজন্ম|জেনারেশন|সংস্করণ|খণ্ড' },
	vietnamese: { stems: 'hai|ba|tư|năm|sáu|bảy|tám|chín|mười', nouns: 'thế hệ thứ|ấn bản thứ|phiên bản thứ|lần tái bản thứ', behind: true },
	indonesian: {
		stems: 'kedua|ketiga|keempat|kelima|keenam|ketujuh|kedelapan|kesembilan|kesepuluh',
		nouns: 'generasi|edisi|versi|cetakan|jilid|musim',
		behind: true,
	},
	malay: {
		stems: 'kedua|ketiga|keempat|kelima|keenam|ketujuh|kelapan|kesembilan|kesepuluh',
		nouns: 'generasi|edisi|versi|cetakan|jilid|musim',
		behind: true,
	},
	filipino: {
		stems:
			'(?:ika|pan)(?:la)?lawa|(?:ika|pan)tatlo|(?:ika-?|pan)apat|(?:ika|pan)lima|(?:ika-?|pan)anim|(?:ika|pam)pito|(?:ika|pan)walo|(?:ika|pan)siyam|(?:ika|pan)sampu',
		nouns: 'henerasyon|edisyon|bersyon',
	},
	swahili: { stems: 'pili|tatu|nne|tano|sita|saba|nane|tisa|kumi', nouns: 'kizazi cha|toleo la', behind: true },
	russian: { stems: 'втор|трет|четверт|пят|шест|седьм|восьм|девят|десят', nouns: 'поколени|издани|верси|том(?!а[^ ])|сезон|редакци' },
	ukrainian: { stems: "друг|трет|четверт|п'ят|шост|сьом|восьм|дев'ят|десят", nouns: 'поколінн|видан|версі|сезон' },
	bulgarian: { stems: 'втор|трет|четвърт|пет[оа]|шест[оаи]|седм|осм|девет|десет', nouns: 'поколени|издани|верси|сезон' },
	polish: { stems: 'drug|trzeci|czwart|piąt|szóst|siódm|ósm|dziewiąt|dziesiąt', nouns: 'generacj|edycj|wydani|wersj|tom(?!at)|sezon' },
	czech: { stems: 'druh|třetí|čtvrt|pát|šest[áéý]|sedm[áéý]|osm[áéý]|devát|desát', nouns: 'generac|edic|vydán|verz|díl(?!n)|sezón' },
	slovak: { stems: 'druh|tret|štvrt|piat|šiest|siedm|ôsm|deviat|desiat', nouns: 'generáci|edíci|vydan|verzi|sezón' },
	croatian: {
		stems: 'drug|treć|četvrt|pet[aeou]|šest[aeou]|sedm[aeou]|osm[aeou]|devet[aeou]|deset[aeou]',
		nouns: 'generacij|izdanj|verzij|svez|sezon',
	},
	serbian: {
		stems:
			'(?:drug|друг)|(?:treć|трећ)|(?:četvrt|четврт)|(?:pet[aeou]|пет[аеоу])|(?:šest[aeou]|шест[аеоу])|(?:sedm[aeou]|седм[аеоу])|(?:osm[aeou]|осм[аеоу])|(?:devet[aeou]|девет[аеоу])|(?:deset[aeou]|десет[аеоу])',
		nouns: 'generacij|izdanj|verzij|генерациј|издањ|верзиј',
	},
	slovenian: { stems: 'drug|tretj|četrt|pet[aeioo]|šest[aeio]|sedm|osm|devet[aeio]|deset[aeio]', nouns: 'generacij|izdaj|različic' },
	hungarian: {
		stems: 'második|harmadik|negyedik|ötödik|hatodik|hetedik|nyolcadik|kilencedik|tizedik',
		nouns: 'generáci|kiadás|verzi|kötet|évad',
	},
	lithuanian: { stems: 'antr|treči|ketvirt|penkt|šešt|septint|aštunt|devint|dešimt', nouns: 'kart[oąa](?!u)|leidim|laid|versij' },
	latvian: { stems: 'otr|treš|ceturt|piekt|sest|septīt|astot|devīt|desmit', nouns: 'paaudz|izdevum|laidien|versij' },
	estonian: { stems: 'tei(?:ne|se)|kolma|nelja|viie|kuue|seitsme|kaheksa|üheksa|kümne', nouns: 'põlvkon|väljaan|trük|versioon' },
	japanese: { stems: '二|三|四|五|六|七|八|九|十', nouns: '代目|(?<=第.)世代|(?<=第.)版|(?<=第.)巻' },
	chinese: { stems: '二|三|四|五|六|七|八|九|十', nouns: '(?<=第.)[代版卷季]' },
	korean: {
		stems: '(?:이|2)|(?:삼|3)|(?:사|4)|(?:오|5)|(?:육|6)|(?:칠|7)|(?:팔|8)|(?:구|9)|(?:십|10)',
		nouns: '(?<=제 ?.)세대|(?<=[0-9] ?)세대|(?<=제 ?.)판(?!매)',
	},
	thai: { stems: 'สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ', nouns: 'รุ่นที่|เจเนอเรชันที่|ฉบับที่|พิมพ์ครั้งที่', behind: true },
}

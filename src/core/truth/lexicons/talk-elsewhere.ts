import type { ConceptTable } from '../concepts'

/** Price talk in languages the lists of sales talk leave out, and turns of phrase they miss. */
export const PRICES_ELSEWHERE: ConceptTable = {
	'a lower price': {
		x: [
			'half (?:the |its )?price|(?:at|for) (?:a )?(?:fraction|bargain|steal)|price (?:drop|cut|slash)~|slashed|knock_?down price|bargains?|cheaper than|lower than|save(?: up to)? (?:\\d[\\d.,]* ?(?:€|\\$|£|euros?|zł|kr|kč|lei|ft|руб|грн)|half|money)~|à moitié prix|prix (?:barré|sacrifié|imbattable|en baisse|choc)|économisez|bon plan|a mitad de precio|precio (?:rebajado|tachado|imbatible|por los suelos)|ahorr(?:a|as|e|ará)s? (?:\\d[\\d.,]* ?(?:€|\\$|£|euros?|zł|kr|kč|lei|ft|руб|грн)|hasta|un|la)~|ganga|chollo|zum halben preis|preis(?:sturz|knaller|senkung|nachlass|hammer)~|reduziert(?:er)? (?:preis)?|schnäppchen~|spar(?:en|st|e) (?:sie |du )?(?:\\d[\\d.,]* ?(?:€|\\$|£|euros?|zł|kr|kč|lei|ft|руб|грн)|bis|die hälfte|bares)~|a metà prezzo|prezzo (?:ribassato|stracciato|shock|imbattibile)|risparmi(?:a|i|ate|ano)? (?:\\d[\\d.,]* ?(?:€|\\$|£|euros?|zł|kr|kč|lei|ft|руб|грн)|fino|il|la metà)~|(?:vero|grande|ottimo|che|super) affare|pela metade do preço|preço (?:reduzido|imbatível|de saldo)|(?:poupe|economize|poupa) (?:\\d[\\d.,]* ?(?:€|\\$|£|euros?|zł|kr|kč|lei|ft|руб|грн)|até|metade)~|pechincha',
			'(?:puoleen|puolella|alennettuun|edulliseen) hintaan|alennu~|alehin~|tarjou[sk]~|säästä (?:\\d[\\d.,]* ?(?:€|\\$|£|euros?|zł|kr|kč|lei|ft|руб|грн)|jopa|puolet)~|halvem~|hintapommi|(?:fele|féláron|kedvezményes|akciós|leszállított) ?(?:ár|áron|áru)?~|féláron|kedvezmény~|akció(?:ban|s|nk|ja)?|leáraz~|árengedmény~|olcsóbb~|spórol~ (?:\\S+ ){0,2}?(?:\\d|forint|pénz)~|(?:\\d+|pénzt|forintot|ezret) (?:\\S+ )?spórol~|megtakarít~ (?:\\S+ ){0,2}?(?:\\d|forint|pénz)~|(?:za |na )?polovin(?:u|ě|y) ceny|za pol(?:ovinu|ovičnú|ovici)~|slev[auyěo]~|zľav~|akčn~ (?:cen|nabíd)~|výhodn~ cen~|ušetř~ (?:\\S+ ){0,2}?(?:\\d|peněz|peníz|korun|polovin|třetin|čtvrtin)~|ušetr~ (?:\\S+ ){0,2}?(?:\\d|peňaz|peniaz|eur|polovic|tretin|štvrtin)~|zlevněn~|levněj~|(?:la )?jumătate (?:de )?preț~|reduceri?~|redus~ (?:cu|la)|economis~ (?:\\d[\\d.,]* ?(?:€|\\$|£|euros?|zł|kr|kč|lei|ft|руб|грн)|până)|mai ieftin~|preț (?:redus|promo|special)~|promoți~|(?:στη |στο )?(?:μισή|μισό) τιμή|έκπτωσ~|προσφορ(?:ά|ές|ών)|φθην[όήά]τερ~|εξοικονόμησε|κερδίστε|(?:за |у )?(?:полцены|пів ціни|половину ціни|полціни)|знижк~|скидк~|дешевш~|дешевле|сэкономь~ (?!врем|мест|сил|вод|энерг)\\S+|економ(?:те|ія) (?:\\d[\\d.,]* ?(?:€|\\$|£|euros?|zł|kr|kč|lei|ft|руб|грн)|до)|выгод(?:а|н[аоы]|ой) (?:\\d[\\d.,]* ?(?:€|\\$|£|euros?|zł|kr|kč|lei|ft|руб|грн)|цен)~|вигідн~ цін~|распродаж~|розпродаж~|(?:halv|nedsat|nedsatt|særlig|lav) pris|til halv pris|spar (?:\\d[\\d.,]* ?(?:€|\\$|£|euros?|zł|kr|kč|lei|ft|руб|грн)|op|opp|penge|halvdelen)~|udsalg~|tilbud~|rabat(?:ter|kode)\\p{L}*|rabat på|rabatt~|billigere|halva priset|rea(?:pris)?|extrapris~|nửa giá|giảm (?:giá|\\d|một nửa)~|rẻ hơn|tiết kiệm (?:\\d[\\d.,]* ?(?:€|\\$|£|euros?|zł|kr|kč|lei|ft|руб|грн)|đến|tới)|khuyến m[ãạ]i|ưu đãi|setengah harga|separuh harga|diskon~|potongan harga|hemat (?:\\d[\\d.,]* ?(?:€|\\$|£|euros?|zł|kr|kč|lei|ft|руб|грн)|hingga)|harga (?:promo|coret|spesial)|lebih murah|yarı fiyat~|indirim~|kampanya~|ucuzlad~|(?:pół|połow~) ceny|za pół|o połowę tan~|promocj~|przecen~|obniżon~|oszczędz~ (?:\\d[\\d.,]* ?(?:€|\\$|£|euros?|zł|kr|kč|lei|ft|руб|грн)|do|połow)~|taniej|halve prijs|korting~|afgeprijsd|uitverkoop|goedkoper|bespaar (?:\\d[\\d.,]* ?(?:€|\\$|£|euros?|zł|kr|kč|lei|ft|руб|грн)|tot|de helft)~|आधे? (?:दाम|कीमत|क़ीमत)~|(?:छूट|डिस्काउंट) ~?|सस्त(?:ा|ी|े)~|(?:نصف|نیم) قیمت|تخفیف~|ارزان~|حراج|آدھی قیمت|رعایت~|سستا|popust~|snižen~|sniżk~|намалени~|отстъпк~|nuolaid~|atlaid~|soodus~|descompte~',
		].join('|'),
	},
}

/** The end of an offer is midnight, wherever it is. */
export const MIDNIGHT: ConceptTable = {
	midnight: {
		x: 'midnight(?! (?:blue|black|green|snack|sun|feast))|(?:(?<=(?:avant|jusqu.à|dès|expire à|finit à|termine à|passé) )minuit(?! bleu)|minuit(?= (?:pile|précis)?[^.!?]{0,30}(?:prix|tarif|offre|promo))|(?<=(?:hasta(?: la)?|antes de(?: la)?|solo hasta|termina a|acaba a) )medianoche|(?<=a )medianoche(?=[^.!?]{0,40}(?:preci|ofert|promo|descuent)))|mitternacht(?!s?blau)~|(?:(?<=(?:fino a|entro(?: la)?|prima di|prima della|scade a|termina a|finisce a|dopo la) )mezzanotte|(?<= a )mezzanotte(?=[^.!?]{0,40}(?:prezz|offert|promo|scont|list))|(?<=(?:até(?: à)?|antes da|termina à|acaba à|passada a) )meia_noite|(?<=à )meia_noite(?=[^.!?]{0,40}(?:preç|ofert|promo|descont)))|middernacht|północ(?:y|ą)|o północy|gece yarısı~|midnatt(?!sblå)~|midnat(?!s?blå)~|keskiyö(?:llä|hön|n)|éjfél~|půlno(?:c|ci|ční)~|polnoc~|(?<=(?:până la|înainte de|expiră la|la) )miezul nopții|(?<=(?:μέχρι|έως|ως|πριν)(?: από)?(?: τα)? )μεσάνυχτα|полноч(?:ь|и)|опівноч~|півноч[іи]|(?<=(?:trước|đến|tới|hết) )nửa đêm|tengah malam|आधी रात|ponoć~|полунощ',
		ar: 'منتصف (?:ال)?ليل|نص (?:ال)?ليل',
		he: '(?:עד|לפני) חצות|בחצות',
		cjk: '深夜0時|23時59分|午夜(?!蓝|藍|黑|色)|零点|零點|자정|เที่ยงคืน',
	},
}

/** Fame and stock pressure said in further ways. */
export const TALKED_ABOUT: ConceptTable = {
	'being talked about': {
		x: "(?:everyone|everybody|all of \\p{L}+|the whole \\p{L}+|half of \\p{L}+) (?:is|are|'s|keeps?) (?:talking|raving|reading|wearing|buying|obsessed|in love)|dont (?:tout le monde|toute l'?\\p{L}+|on) parle|tout le monde (?:en parle|se l'arrache|en veut)|(?:de|del) (?:la|el|lo)? ?(?:que|cual) (?:\\S+ )?(?:habla|hablan) (?:tod[oa]s?|media|el mundo)|(?:tod[oa]s?|media) (?:\\S+ )?(?:habla|hablan) de|von d(?:em|er|enen) (?:ganz|alle|die ganze) (?:\\S+ )?(?:spricht|sprechen|redet|schwärmt)|über d(?:en|ie|as) (?:ganz|alle|die ganze) (?:\\S+ )?(?:spricht|sprechen|redet)|(?:di|del) (?:cui|quale) (?:tutt[aio]|mezz[ao]) (?:\\S+ )?parl~|tutti ne parlano|(?:de|da) (?:que|qual) (?:tod[oa]s?|toda a gente|todo mundo) (?:\\S+ )?fala~|waar (?:heel|iedereen) (?:\\S+ )?over (?:praat|spreekt)|o (?:któr\\p{L}+) mówi (?:cał|wszy)~|herkesin (?:konuştuğu|bahsettiği|okuduğu|kullandığı)~|tüm \\p{L}+ konuştuğu|(?:som|alla) (?:hela \\p{L}+ )?(?:pratar|talar|snakker|taler) om|josta (?:kaikki|koko) (?:\\S+ )?puhu~|amiről (?:mindenki|egész) (?:\\S+ )?beszél~|(?:o kter\\p{L}+|o čem) (?:mluví|se mluví)~|despre care (?:vorbește|toată|toți)~|για (?:το|τον|την) οποί[οα] μιλ~|(?:о|про) котор\\p{L}+ говор~|о ком говорит~|про як\\p{L}+ говор~|mà (?:cả|ai) (?:\\S+ )?(?:nói|nhắc)|yang (?:dibicarakan|viral)",
		ar: '(?:ي|ت)تحدث عنه[ا]? (?:ال)?(?:جميع|كل|الناس|عالم)|(?:الجميع|الكل|كلشي) (?:\\S+ )?(?:يتحدث|كيهدر|كيتكلم|يتكلم)~',
		he: 'שכולם מדברים|כולם מדברים',
		cjk: 'みんなが話題|誰もが(?:知る|欲しがる)|人人都在(?:谈论|談論|用|夸)|大家都在(?:用|说|买)|모두가 ?(?:이야기|주목|원하)|ใครๆ ?ก็(?:พูดถึง|ใช้|อยาก)',
	},
}

export const IN_THE_WAREHOUSE: ConceptTable = {
	'what is in the warehouse': {
		x: "(?:in|at) (?:the|our) (?:warehouse|store_?room|depot)|(?:à|en|dans (?:l'|notre ))_?(?:entrepôt|réserve)|(?:en|nuestro) (?:el )?almacén|im (?:lager|depot)(?! (?:für|von))|in magazzino|(?:no|em|nosso) armazém|in (?:het|ons) (?:magazijn|depot)|w (?:magazynie|naszym magazynie)|depo(?:muzda|larımızda)|(?:på|i) (?:lagret|lageret)|varastossa(?:mme)?|(?:a )?raktár(?:ban|on|unkban)|(?:na|ve) sklad(?:ě|e|u)|în (?:depozit|magazie)|στην αποθήκη|на склад[еіах]~|на складі|trong kho|di gudang|गोदाम",
		ar: 'في (?:ال)?(?:مستودع|مخزن)~|ف(?:ال)?(?:ديبو|مخزن)',
		he: 'במחסן',
		cjk: '倉庫に|仓库里|倉庫裡|창고에|ในคลัง|ในโกดัง',
	},
}

/** Number words of languages beyond those of the other lists, and forms they leave out; in normalizeText form, `|` between. */
export const NUMERALS_OF_LANGUAGES: readonly (readonly [value: number, words: string])[] = [
	[5, 'ஐந்து|ఐదు|પાંચ|ਪੰਜ|ಐದು|അഞ്ച്|पाच|viittä|penkios|penkis|hlanu'],
	[6, 'ஆறு|ఆరు|છ(?= )|ਛੇ|ಆರು|ആറ്|सहा|kuutta|šešios|šešis'],
	[7, 'ஏழு|ఏడు|સાત|ਸੱਤ|ಏಳು|ഏഴ്|seitsemää|septynios|septynis'],
	[8, 'எட்டு|ఎనిమిది|આઠ|ਅੱਠ|ಎಂಟು|എട്ട്|kahdeksaa|aštuonios|aštuonis'],
	[8, 'ثمان(?= )'],
	[9, 'ஒன்பது|తొమ్మిది|નવ(?= )|ਨੌਂ|ಒಂಬತ್ತು|ഒൻപത്|नऊ|yhdeksää|devynios|devynis'],
	[
		10,
		'பத்து|పది|દસ|ਦਸ|ಹತ್ತು|പത്ത്|दहा|kymmentä|ده(?= (?:كيلو|گرم|گرمي|ليتر|ساعت|دقيق|روز|سال|عدد|قطعه|ميل|متر|سانت|برنامه|رنگ|نفر|وات|ولت|درصد))|دس(?= (?:كلو|گرام|ليٹر|گهنٹ|منٹ|دن|سال|ميٹر|واٹ|رنگ))|deset(?:i|ih)|ti(?= (?:timer|minutter|år|dele|meter|stk|stykker))|itumi',
	],
	[11, 'எட்டாவது|پتیازده|گیارہ|گياره|এগারো|kumi na moja|mười một|sebelas|labindalawa'],
	[
		12,
		'பன்னிரண்டு|పన్నెండు|બાર(?= )|ਬਾਰਾਂ|ಹನ್ನೆರಡು|പന്ത്രണ്ട്|बारा(?= )|بارہ|বারো|kumi na mbili|mười hai|twaalf|dvanaest|dvylika|divpadsmit|kaksteist|kahtatoista|on iki|labindalawang',
	],
	[13, 'تیرہ|تيره|সেরো|kolmetoista|trettán|kolmteist|trinaest'],
	[14, 'چودہ|চৌদ্দ|چهارده|neljätoista|fjorten|neliteist|četrnaest|fjórtán|kumi na nne'],
	[
		15,
		'پندرہ|পনেরো|kumi na tano|viittätoista|viisteist|fimmtán|penkiolika|piecpadsmit|பதினைந்து|పదిహేను|પંદર|ਪੰਦਰਾਂ|ಹದಿನೈದು|പതിനഞ്ച്|पंधरा|labinlima|vyftien|on beş',
	],
	[16, 'سولہ|سوله|ষোলো|شانزده|kuusitoista|seksten|šesnaest|šestnásť|cincisprezece|kuusteist'],
	[17, 'سترہ|সতেরো|هفده|seitsemäntoista|sytten|sedemnásť|sedamnaest'],
	[18, 'اٹھارہ|আঠারো|هجده|kahdeksantoista|atten|osemnásť|osamnaest|tizennyolc|kumi na nane'],
	[19, 'انیس|انيس|উনিশ|نوزده|yhdeksäntoista|nitten|devätnásť|devetnaest'],
	[20, 'இருபது|ఇరవై|વીસ|ਵੀਹ|ಇಪ್ಪತ್ತು|ഇരുപത്|वीस|kahtakymmentä|dvidešimties|divdesmit|kakskümmend|iyirmi|dalawampu|twintig|vint(?= )|двайсет'],
	[25, 'پچیس|پچيس|পঁচিশ|પચ્ચીસ|पंचवीस'],
	[
		30,
		'முப்பது|ముప్పై|ત્રીસ|ਤੀਹ|ಮೂವತ್ತು|മുപ്പത്|तीस|سی(?= (?:ساعت|روز|درصد|دقيق))|تیس|تيس|ত্রিশ|kolmeakymmentä|trīsdesmit|kolmkümmend|otuz|tatlumpu|dertig|þrjátíu|тридесет|trenta',
	],
	[35, 'پینتیس|پينتيس|পঁয়ত্রিশ'],
	[
		40,
		'நாற்பது|నలభై|ચાલીસ|ਚਾਲੀ|ನಲವತ್ತು|നാല്പത്|चाळीस|چالیس|چاليس|চল্লিশ|neljääkymmentä|četrdesmit|nelikümmend|keturiasdešimt|qırx|apatnapu|fjörutíu|quaranta',
	],
	[45, 'پینتالیس|পঁয়তাল্লিশ'],
	[50, 'ஐம்பது|యాభై|પચાસ|ਪੰਜਾਹ|ಐವತ್ತು|അമ്പത്|पन्नास|viittäkymmentä|piecdesmit|viiskümmend|penkiasdešimt|əlli|limampu|fimmtíu|cinquanta'],
	[60, 'அறுபது|అరవై|સાઠ|ਸੱਠ|ಅರವತ್ತು|അറുപത്|ساٹھ|kuuttakymmentä|sešdesmit|kuuskümmend|šešiasdešimt|altmış|animnapu|sextíu|seixanta'],
	[
		70,
		'எழுபது|డెబ్బై|સિત્તેર|ਸੱਤਰ|ಎಪ್ಪತ್ತು|എഴുപത്|सत्तर|هفتاد|সত্তর|septiņdesmit|seitsekümmend|septyniasdešimt|yetmiş|sjötíu|setanta|sabini|bảy mươi|sedamdeset|седемдесет|сімдесят',
	],
	[75, 'پچھتر|পঁচাত্তর'],
	[
		80,
		'எண்பது|ఎనభై|એંસી|ਅੱਸੀ|ಎಂಬತ್ತು|എൺപത്|ऐंशी|هشتاد|আশি|astoņdesmit|kaheksakümmend|aštuoniasdešimt|səksən|áttatíu|vuitanta|themanini|tám mươi|osamdeset|осемдесет|вісімдесят',
	],
	[
		90,
		'தொண்ணூறு|తొంభై|નેવું|ਨੱਬੇ|ತೊಂಬತ್ತು|തൊണ്ണൂറ്|नव्वद|نوے|নব্বই|deviņdesmit|üheksakümmend|devyniasdešimt|doxsan|níutíu|noranta|tisini|chín mươi|devedeset|деветдесет|дев.яносто',
	],
	[
		100,
		'நூறு|వంద|સો(?= )|ਸੌ|ನೂರು|നൂറ്|शंभर|سو(?= (?:فی|فيصد|واٹ|گرام|ملی))|একশো|একশ|simts?|simtu|sada(?= )|šimtas|šimto|yüz|isang daan|hundrað|mia moja|một trăm|stoma|sto(?= (?:watt|gram|kom))',
	],
	[200, 'دوسو|দুইশো|دویست|דוויסט|dvjesto|dvesto|dveste|două sute|kaksisataa|kétszáz|tuhundre|to hundrede|hai trăm|mia mbili|dua ratus'],
	[300, 'سیصد|tristo|trei sute|kolmesataa|tre hundrede|trehundre|ba trăm|mia tatu|tiga ratus'],
	[500, 'پانصد|پانچ سو|পাঁচশো|petsto|cinci sute|viisisataa|fem hundrede|femhundre|năm trăm|mia tano|lima ratus'],
]

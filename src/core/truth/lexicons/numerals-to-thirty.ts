/** Number words from two to twenty-nine in the forms they have before what is counted, and those written in one word; in normalizeText form, `|` between. */
export const NUMERALS_TO_THIRTY: readonly (readonly [value: number, words: string])[] = [
	[
		2,
		'dvě|dve|dvije|dveh|dvema|două|дві|دو|দুই|dalawang|mbili|to(?= (?:(?:hele|fulle|lange|og et halvt|et halvt) )?(?:minut|sekund|tim|dag|døgn|uge|uke|måned|år|liter|litr|kilo|meter|centimet|millimet|gram|watt|volt|grad|kvadrat|stykk|skjerm|skærm))|dvejose|kahde(?:ssa|ksi|lla|sta)',
	],
	[3, 'tri|trei|treh|τρία|τρεις|سه|تین|তিন|tatlong|tatu|tria|kolme(?:ssa|ksi|lla|sta)'],
	[
		4,
		'četiri|štiri|ארבע|fire(?= (?:minut|sekund|tim|dag|døgn|uge|uke|måned|år|liter|litr|kilo|meter|centimet|millimet|gram|watt|volt|grad|kvadrat|stykk|skjerm|skærm))|štirih|apat na|neljä(?:ssä|ksi|llä|stä)',
	],
	[5, 'חמש|petih|پانچ|limang|viide(?:n|ssä|ksi|llä|stä)'],
	[6, 'שש|šestih|anim na|sis(?= (?:minuts|hores|dies|centímetres|peces|graus|litres|quilos|mesos|anys|metres))|kuude(?:n|ssa|ksi|lla|sta)'],
	[
		7,
		'sedam|sedmih|سات|pitong|set(?= (?:minuts|hores|dies|centímetres|peces|graus|litres|quilos|mesos|anys|metres))|seitsemä(?:n|ssä|llä|ksi)',
	],
	[8, 'osam|osem|שמונה|osmih|آٹھ|walong|kahdeksa(?:n|ssa|lla|ksi)'],
	[
		9,
		'devet|תשע|devetih|ni(?= (?:minut|sekund|tim|dag|døgn|uge|uke|måned|år|liter|litr|kilo|meter|centimet|millimet|gram|watt|volt|grad|kvadrat|stykk|skjerm|skærm))|siyam na|نه(?= (?:دقیقه|ساعت|روز|سال|عدد|گرم|متر|سانتی|لیتر|وات|تکه|ماه))|نو(?= (?:منٹ|گھنٹ|سینٹی|میٹر|گرام|کلو|لیٹر|واٹ|سال|مہین|دن|انچ))|nou(?= (?:minuts|hores|dies|centímetres|peces|graus|litres|quilos|mesos|anys|metres))|yhdeksä(?:n|ssä|llä|ksi)',
	],
	[
		10,
		'desetih|sampung|deu(?= (?:minuts|hores|dies|centímetres|peces|graus|litres|quilos|mesos|anys|metres))|دس(?= (?:بار|مرتبه|افراد|سال|دن|گھنٹ|میٹر|سینٹی|گرام|کلو|لیٹر|واٹ|فیصد|صفح))|kymmene(?:n|ssä|llä|ksi)',
	],
	[11, 'mười một|এগারো|единайсет|onze(?= minuts)'],
	[12, 'mười hai|বারো|dotze|dvanajstih|дванайсет|дванадесет|douăsprezece|două[sș]prezece|labindalawang|kahdessatoista|kahdentoista'],
	[
		13,
		'tretten|trinásť|třináct|trinaest|trinajst|tizenhárom|treisprezece|тринадесет|тринайсет|тринадцять|δεκατρία|δεκατρείς|تلطاشر|تلطاش|שלוש עשרה|سیزده|তেরো|mười ba|kumi na tatu|labintatlo(?:ng)?|tretze|kolmteist',
	],
	[
		14,
		'fjorten|štrnásť|čtrnáct|četrnaest|štirinajst|tizennégy|paisprezece|четиринадесет|четиринайсет|чотирнадцять|δεκατέσσερα|δεκατέσσερις|ربعطاشر|ربعطاش|ארבע עשרה|چهارده|চৌদ্দ|mười bốn|kumi na nne|labing-apat(?: na)?|catorze|neliteist',
	],
	[
		15,
		"femten|pätnásť|patnáct|petnaest|petnajst|tizenöt|cincisprezece|петнадесет|петнайсет|п'ятнадцять|δεκαπέντε|خمسطاشر|خمسطاش|חמש עשרה|پانزده|পনেরো|mười lăm|kumi na tano|labinlima(?:ng)?|quinze|viisteist",
	],
	[
		16,
		'seksten|šestnásť|šestnáct|šesnaest|šestnajst|tizenhat|șaisprezece|шестнадесет|шестнайсет|шістнадцять|δεκαέξι|δεκάξι|سطاشر|سطاش|שש עשרה|شانزده|ষোলো|mười sáu|kumi na sita|labing-anim(?: na)?|setze|kuusteist',
	],
	[
		17,
		'sytten|sedemnásť|sedmnáct|sedamnaest|sedemnajst|tizenhét|șaptesprezece|седемнадесет|седемнайсет|сімнадцять|δεκαεπτά|δεκαεφτά|سبعطاشر|سبعطاش|שבע עשרה|هفده|সতেরো|mười bảy|kumi na saba|labimpito(?:ng)?|disset|seitseteist',
	],
	[
		18,
		'atten|osemnásť|osmnáct|osamnaest|osemnajst|tizennyolc|optsprezece|осемнадесет|осемнайсет|вісімнадцять|δεκαοκτώ|δεκαοχτώ|تمنطاشر|تمنطاش|שמונה עשרה|هجده|আঠারো|mười tám|kumi na nane|labingwalo(?:ng)?|divuit|kaheksateist',
	],
	[
		19,
		"nitten|devätnásť|devatenáct|devetnaest|devetnajst|tizenkilenc|nouăsprezece|деветнадесет|деветнайсет|дев'ятнадцять|δεκαεννέα|δεκαεννιά|تسعطاشر|تسعطاش|תשע עשרה|نوزده|উনিশ|mười chín|kumi na tisa|labinsiyam(?: na)?|dinou|üheksateist",
	],
	[
		20,
		'tyve|tjue|kaksikymmentä|dvadsať|dvadeset|dvajset|húsz|douăzeci|двадесет|двайсет|двадцять|είκοσι|بیست|بیس|বিশ|hai mươi|ishirini|dalawampu(?:ng)?|vint|עשרים',
	],
	[
		21,
		"tjueen|kaksikymmentäyksi|dvadsaťjeden|enaindvajset|huszonegy|hai mươi mốt|ishirini na moja|vint-i-u|двадесет и (?:един|едно|една)|dvadeset (?:i )?jedan|dalawampu't isa(?:ng)?|עשרים ו(?:אחת|אחד)|بیست و یک|اکیس|একুশ",
	],
	[
		22,
		"tjueto|kaksikymmentäkaksi|dvadsaťdva|dvaindvajset|huszonkét|huszonkettő|hai mươi hai|ishirini na mbili|vint-i-dos|двадесет и (?:два|две)|dvadeset (?:i )?dva|dalawampu't dalawa(?:ng)?|עשרים ו(?:שתיים|שניים)|بیست و دو|بائیس|বাইশ",
	],
	[
		23,
		"tjuetre|kaksikymmentäkolme|dvadsaťtri|triindvajset|huszonhárom|hai mươi ba|ishirini na tatu|vint-i-tres|двадесет и три|dvadeset (?:i )?tri|dalawampu't tatlo(?:ng)?|עשרים ו(?:שלוש|שלושה)|بیست و سه|تئیس|তেইশ",
	],
	[
		24,
		"tjuefire|kaksikymmentäneljä|dvadsaťštyri|štiriindvajset|huszonnégy|hai mươi bốn|ishirini na nne|vint-i-quatre|двадесет и четири|dvadeset (?:i )?četiri|dalawampu't apat(?: na)?|עשרים ו(?:ארבע|ארבעה)|بیست و چهار|چوبیس|চব্বিশ",
	],
	[
		25,
		"tjuefem|kaksikymmentäviisi|dvadsaťpäť|petindvajset|huszonöt|hai mươi lăm|ishirini na tano|vint-i-cinc|двадесет и пет|dvadeset (?:i )?pet|dalawampu't lima(?:ng)?|עשרים ו(?:חמש|חמישה)|بیست و پنج|پچیس|পঁচিশ",
	],
	[
		26,
		"tjueseks|kaksikymmentäkuusi|dvadsaťšesť|šestindvajset|huszonhat|hai mươi sáu|ishirini na sita|vint-i-sis|двадесет и шест|dvadeset (?:i )?šest|dalawampu't anim(?: na)?|עשרים ו(?:שש|שישה)|بیست و شش|چھبیس|ছাব্বিশ",
	],
	[
		27,
		"tjuesju|kaksikymmentäseitsemän|dvadsaťsedem|sedemindvajset|huszonhét|hai mươi bảy|ishirini na saba|vint-i-set|двадесет и седем|dvadeset (?:i )?sedam|dalawampu't pito(?:ng)?|עשרים ו(?:שבע|שבעה)|بیست و هفت|ستائیس|সাতাশ",
	],
	[
		28,
		"tjueåtte|kaksikymmentäkahdeksan|dvadsaťosem|osemindvajset|huszonnyolc|hai mươi tám|ishirini na nane|vint-i-vuit|двадесет и осем|dvadeset (?:i )?osam|dalawampu't walo(?:ng)?|עשרים ושמונה|بیست و هشت|اٹھائیس|আটাশ",
	],
	[
		29,
		"tjueni|kaksikymmentäyhdeksän|dvadsaťdeväť|devetindvajset|huszonkilenc|hai mươi chín|ishirini na tisa|vint-i-nou|двадесет и девет|dvadeset (?:i )?devet|dalawampu't siyam(?: na)?|עשרים ו(?:תשע|תשעה)|بیست و نه|انتیس",
	],
]

import { matchesOf } from './matches'
import { rangedPattern } from './pattern-sources'

/** Hours from one to twelve, as a language says them. */
const EN = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const FR =
	'une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|midi|treize|quatorze|quinze|seize|dix-sept|dix-huit|dix-neuf|vingt(?: et une)?'
const ES = 'una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce'
const DE = 'ein|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf'
const IT = 'una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|venti(?:due|tre)?'
const PT = 'uma|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze'
const NL = 'een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf'
const TR = 'bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on(?: bir| iki)?'
const NORDIC = 'ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv|to|fire|seks|syv|sju|otte|åtte|ni|ti|elleve'
const RU =
	'час|два|три|четыре|пять|шесть|семь|восемь|девять|десять|одиннадцать|двенадцать|дві|чотири|п.ять|шість|сім|вісім|дев.ять|п’ять|дев’ять|одинадцять|дванадцять'
const AR = '(?:ال)?(?:وحده|واحده|جوج|اتنين|ثلاثه|تلاته|اربعه|ربعه|خمسه|سته|ستا|سبعه|ثمانيه|تمنيه|تسعه|تسعود|عشره|حداش|احدعش|طناش|اتناش)'
const HOURS_AR =
	'(?:واحده|وحده|جوج|ثانيه|تانيه|ثالثه|تالته|رابعه|خامسه|سادسه|سابعه|ثامنه|تاسعه|عاشره|اتنين|ثلاثه|تلاته|اربعه|ربعه|خمسه|سته|ستا|سبعه|ثمانيه|تمنيه|ثمنيه|تسعه|تسعود|عشره)'
const MALAY = 'satu|dua|tiga|empat|lima|enam|tujuh|delapan|lapan|sembilan|sepuluh|sebelas|dua belas|\\d{1,2}'
const CA = 'dues|tres|quatre|cinc|sis|set|vuit|nou|deu|onze|dotze|\\d{1,2}'
const RO = 'unu|două|trei|patru|cinci|șase|șapte|opt|nouă|zece|unsprezece|douăsprezece|\\d{1,2}'
const BCS = 'dva|tri|četiri|pet|šest|sedam|osam|devet|deset|jedanaest|dvanaest'
const EL = 'μία|μια|δύο|δυο|τρεις|τέσσερις|πέντε|έξι|επτά|εφτά|οκτώ|οχτώ|εννέα|εννιά|δέκα|έντεκα|δώδεκα'
const HOUR = '\\d{1,2}(?:[:.h]\\d{2})?'
/** What shows that a number ended: no thing is counted by it. */
const STOP = '(?=[,;.!?:…–—)](?!\\d)|$| [-–—] |'

/** What o'clock it is. */
const LATIN = [
	`(?:${EN}|${HOUR})(?: ?o.clock| ?[ap]\\.?m(?!\\p{L})\\.?| (?:in the (?:morning|evening|afternoon)|at night))`,
	`(?:at|by|till|until|before|after|around|since|past|from|home by|up at) (?:${EN})(?: thirty)?${STOP} (?:on|every|and (?:the|you|it|there)|sharp|when|for (?:tea|dinner|lunch|breakfast)|the|you|your|a) )`,
	`(?:half|quarter|ten|twenty|five)(?: past| to) (?:${EN}|\\d{1,2})`,
	`(?:reunión|tren|autobús|misa|clase|sesión|café|vuelo|noticias|telediario|cita) de las (?:${ES})(?!\\p{L})|(?:riunione|treno|autobus|volo|lezione|caffè) delle (?:${IT})(?!\\p{L})|(?:reunião|comboio|trem|voo|aula) das (?:${PT})(?!\\p{L})|(?:réunion|train|bus|vol|cours|messe) de (?:${FR}) heures|(?:${EN}) o.clock (?:meeting|train|bus|flight)|(?:${DE})-uhr-\\p{L}+`,
	'nine[- ]to[- ]five|(?:9|nine) to (?:5|five)',
	`(?<!jusqu')(?:à|vers|dès|il est|avant|après|depuis|passé) (?:${FR}|\\d{1,2}) ?(?:heures?|h)(?: ?\\d{2})?(?! (?:de (?:charge|marche|lecture|fonction|travail|jeu|vol|cuisson|musique|vidéo)|d'(?:autonomie|écoute|utilisation)|par))`,
	`(?:${FR}|\\d{1,2}) ?(?:heures?|h)(?: ?\\d{2}| et (?:demie|quart))? (?:du (?:matin|soir)|de l'après-midi|pile|sonnent|tapantes)`,
	`(?:a|son|dan|sobre|desde|hasta|pasadas|eran|hacia|antes de|después de) las? (?:${ES}|${HOUR})${STOP} (?:y (?:media|cuarto|el|la|ya|tú)|menos|en punto|de la (?:mañana|tarde|noche|madrugada)|del mediodía|cuando|ya|con) |(?: y (?:media|cuarto)| de la (?:mañana|tarde|noche|madrugada)))`,
	`(?:${DE}|${HOUR}) uhr(?: (?:morgens|abends|früh|nachts|zehn|fünfzehn|zwanzig|dreißig|vierzig|fünfzig|\\p{L}+und(?:zwanzig|dreißig|vierzig|fünfzig)))?(?! laufzeit)`,
	// What o'clock, with its minutes: no length of time is written so.
	`(?<=^|[,.;:!?–—-] |[«“"'])(?:[01]?\\d|2[0-3]) ?h ?[0-5]\\d(?=[,;.!?:…–—]|$)`,
	`(?<=^|[.!?–—] )(?:${PT}) e (?:meia|quinze|vinte)(?=[,;.!?:…–—]|$)|(?<=^|[.!?–—] )(?:${ES}) y (?:media|cuarto)(?=[,;.!?:…–—]|$)`,
	`(?:um|gegen|ab|vor|nach|kurz (?:vor|nach)|halb|viertel (?:vor|nach|vor)|(?:fünf|zehn|zwanzig) (?:vor|nach)) (?:${DE})(?= (?!prozent|%|zentimeter|cm|meter|grad|stufen|millimeter|liter|gramm|kilo|watt|volt|minuten|stunden|tage|wochen|monate|jahre|teile|stück|größen|farben)\\p{L}|[,;.!?]|$)`,
	`(?:(?:sono|erano)(?= le )|alle|dalle|verso|dopo|prima del?le|per|fino alle) (?:le )?(?:${IT}|${HOUR})${STOP} (?:e (?:mezza|un quarto|la|il|tu)|di (?:sera|mattina|notte)|del (?:mattino|pomeriggio)|in punto|quando|si|già) |(?: e (?:mezza|mezzo|un quarto|tre quarti)| di (?:sera|mattina|notte)| del (?:mattino|pomeriggio)))`,
	`(?:às|(?:são|eram)(?: as)?(?! \\d)|pelas|das|até às|depois das|antes das) (?:${PT}|${HOUR})(?: horas?)?${STOP} (?:e (?:meia|a|o)|da (?:manhã|tarde|noite|madrugada)|em ponto|quando|com|para|já) |(?: e meia| da (?:manhã|tarde|noite|madrugada)))`,
	`(?:${PT}|\\d{1,2})(?: horas?)? da (?:manhã|tarde|noite|madrugada)`,
	`(?:${ES}|\\d{1,2}) de la (?:mañana|tarde|noche|madrugada)`,
	`(?:om|rond|tegen|vanaf) (?:${NL}|\\d{1,2}) uur|(?:voor|na) (?:${NL}|\\d{1,2}) uur(?=[,.!?]|$)|(?:${NL}|\\d{1,2}) uur '?s (?:ochtends|morgens|middags|avonds|nachts)|(?:half|kwart (?:voor|over)) (?:${NL})|om (?:${NL})(?=[,.!?]|$)`,
	`saat (?:${TR}|${HOUR})(?! (?:boyunca|süre))|(?:sabah|akşam|gece|öğlen)(?:ın|leyin)? (?:${TR}|${HOUR})(?:'?[dt][ae]n?)?(?=[,;.!? ]|$)`,
	`(?:klockan|klokken|klokka|kl\\.?) (?:${NORDIC}|${HOUR})|kello \\S+|(?:um|o|v|ve|u|ob|la) (?:ora |orele )?(?:\\p{L}+|\\d{1,2})(?: hodin\\p{L}*)? (?:ráno|večer|dimineața|seara|ujutro|navečer|zjutraj|zvečer)|(?:reggel|este|délután) \\p{L}+(?:kor)?(?=[,.! ])|(?:jam|pukul) (?:\\p{L}+|\\d{1,2}) (?:pagi|malam|sore|siang|petang)|(?:\\p{L}+|\\d{1,2}) giờ (?:sáng|tối|chiều|đêm|trưa)|saa \\p{L}+ (?:asubuhi|usiku|jioni|mchana|alfajiri)|o (?:\\p{L}+|\\d{1,2}) (?:rano|wieczorem)`,
	// Minutes before and after the hour.
	`(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche),? (?:${FR}|\\d{1,2}) ?(?:heures?|h)(?: (?:moins|et) (?:le quart|dix|cinq|vingt|demie|quart))?|(?<=^|[.!?–—,] )ore (?:${IT})(?=[,.;:!?…]|$)`,
	`(?:${FR}|\\d{1,2}) ?heures? (?:moins (?:le quart|dix|cinq|vingt(?:-cinq)?)|et (?:demie|quart)|(?:dix|vingt)(?=[,.;:!?]))`,
	`las? (?:${ES}) (?:menos|y) (?:cuarto|media|${ES}|veinte|veinticinco)(?! (?:grad|centí|metr|litr|kil))`,
	`(?:le|l'una|alle|dalle) (?:${IT}) (?:meno|e) (?:un quarto|mezz[ao]|venti(?:cinque)?|dieci|cinque)(?! (?:grad|centi|metr|litr|chil|minuti))`,
	`(?:dez|cinco|vinte|quinze|um quarto) (?:minutos )?para (?:as|a|o) (?:${PT}|meio-dia|meia-noite)`,
	`(?:vijf|tien|kwart) (?:voor|over) (?:half )?(?:${NL})`,
	`\\p{L}+[yae] (?:on|beş|yirmi|çeyrek) (?:var|kala)|\\p{L}+[ıiuü] (?:on|beş|yirmi|çeyrek) (?:geçe|geçiyor)\\p{L}*`,
	`(?:kvart|fem|tio|ti|tjugo|tyve) (?:i|över|over|på) (?:halv )?(?:${NORDIC})|(?:klockan |klokken |klokka )?halv (?:${NORDIC})(?=[,.;:!?…]|$)`,
	'(?:varttia|viittä|kymmentä) (?:vaille|yli) \\p{L}+|za (?:pięć|dziesięć|dwadzieścia|kwadrans) (?:pierwsza|druga|trzecia|czwarta|piąta|szósta|siódma|ósma|dziewiąta|dziesiąta|jedenasta|dwunasta)|za (?:pět|deset) minut (?:jedna|dvě|tři|čtyři|pět|šest|sedm|osm|devět|deset|jedenáct|dvanáct)|(?:kwadrans|pięć|dziesięć|piętnaście|dwadzieścia) po \\p{L}+ej|wpół do \\p{L}+|(?:tři )?čtvrtě? na \\p{L}+',
	// The hour by a word of its own, or in a case no length of time is told in.
	`(?:klockan|klokken|klokka|kl\\.?) (?:är|er|blir|bliver|var|blev|ble) (?:${NORDIC}|${HOUR})`,
	`(?:kahdelta|kolmelta|neljältä|viideltä|kuudelta|seitsemältä|kahdeksalta|yhdeksältä|kymmeneltä|yhdeltätoista|kahdeltatoista)(?! \\p{L}+lt[aä](?!\\p{L}))`,
	'kello (?:on|tuli|lyö) \\p{L}+|kell (?:on )?(?:kaks|kolm|neli|viis|kuus|seitse|kaheksa|üheksa|kümme|üksteist|kaksteist)(?!\\p{L})|klukkan (?:er )?(?:tvö|þrjú|fjögur|fimm|sex|sjö|átta|níu|tíu|ellefu|tólf)|pulksten \\p{L}+|(?:divos|trijos|četros|piecos|sešos|septiņos|astoņos|deviņos|desmitos|vienpadsmitos|divpadsmitos)(?=[,.;:!?…]|$| (?:vakarā|rītā|no rīta|naktī))',
	`(?:alas|ala)[- ](?:una|dos|tres|kuwatro|kwatro|singko|sais|siyete|otso|nuwebe|diyes|onse|dose)`,
	`(?:pukul|jam) (?:${MALAY})(?: setengah| suku)?(?! (?:gram|kilo|liter|cm|sen|peratus|persen))`,
	'(?:lúc )?(?:\\p{L}+|\\d{1,2}) giờ (?:sáng|tối|chiều|đêm|trưa|khuya|rưỡi|kém \\p{L}+|đúng)|lúc (?:\\p{L}+|\\d{1,2}) giờ|thứ (?:hai|ba|tư|năm|sáu|bảy)',
	`(?:a|són|cap a|fins a|des de|abans de|després de|passades|tocades|a partir de) les (?:${CA})(?! (?:persones|peces|hores|cares|parts|tasses|capes|opcions|velocitats))|la una (?:del migdia|de la tarda|tocada)`,
	`(?:la|până la|după|pe la|de la|înainte de) (?:ora |orele )?(?:${RO})${STOP} (?:și|fix|când) |(?: seara| dimineața| fix| noaptea| și (?:jumătate|un sfert)))|ora (?:${RO})(?!\\p{L})`,
	`u (?:${BCS})(?: sati| časova)?(?: ujutro| ujutru| uveče| uvečer| navečer| popodne| posle podne|(?=[,.;:!?…]|$))|(?:ob|pred|okoli) (?:enih|dveh|treh|štirih|petih|šestih|sedmih|osmih|devetih|desetih|enajstih|dvanajstih)(?=[,.;:!?…]|$| (?:zvečer|zjutraj|popoldne|ponoči))`,
	`(?:v|ve|před|kolem) (?:dvě|tři|čtyři|pět|šest|sedm|osm|devět|deset|jedenáct|dvanáct)(?=[,.;:!?…]|$)`,
	`\\p{L}+ órakor|(?:este|reggel|délben|délután|éjjel) (?:egy|két|kettő|három|négy|öt|hat|hét|nyolc|kilenc|tíz|tizenegy|tizenkét|tizenkettő)(?: óra)?(?:kor|ra|ig)?(?!\\p{L})|(?:kettő|három|négy|öt|hat|hét|nyolc|kilenc|tíz|tizenegy|tizenkettő)kor(?!\\p{L})`,
	`saat (?:bir|iki|üç|dörd|beş|altı|yeddi|səkkiz|doqquz|on)(?:d[aə])?(?!\\p{L})|(?:een|twee|drie|vier|vyf|ses|sewe|agt|nege|tien|elf|twaalf)-?uur(?: (?:soggens|saans|smiddags))?(?=[,.;!?]|$)|om (?:twee|drie|vier|vyf|ses|sewe|agt|nege|tien|elf|twaalf)(?=[,.;!?]|$)`,
	// A number of nothing: idioms, and the seasons.
	'four seasons|quatre saisons|cuatro estaciones|vier jahreszeiten|quattro stagioni|quatro estações|dört mevsim|vier(?: de)? seizoenen|alle vier de seizoenen|fyra årstider\\p{L}*|fire årstider|cztery pory roku|patru anotimpuri|čtyři roční|quatre estacions|négy évszak|bốn mùa|empat musim',
	"(?:the )?(?:19)?[2-9]0'?s|(?:les )?années (?:19)?[2-9]0|(?:los )?años (?:19)?[2-9]0|(?:19)?[2-9]0er(?: jahre)?|anni (?:19)?[2-9]0|anos (?:19)?[2-9]0|jaren (?:19)?[2-9]0|lata (?:19)?[2-9]0\\.?",
	'(?:lâu|nhiều|bao|hằng|hàng|quanh|cuối|đầu|giữa) năm|(?:mỗi|từng|suốt|cả|trong) năm(?=[,.;:!?…]|$)|năm (?:nay|qua|sau|trước|mới|ngoái|xưa|học)',
	// The hour somebody does something at.
	`at (?:${EN}) (?:she|he|they|we|i|it|mum|dad|everyone|everybody|nobody|the|my|our)(?!\\p{L})|a las? (?:${ES}) (?:dice|dicen|sale|salen|salgo|salimos|llega|llegan|llego|llegamos|llama|llaman|suena|abre|abren|empieza|empiezan|cierra|cierran|vuelve|vuelven|toca|todos|nadie|papá|mamá|mi|ella|él|estamos|cenamos|desayunamos)(?!\\p{L})|(?:alle|le) (?:${IT}) (?:dice|dicono|esce|escono|esco|usciamo|arriva|arrivano|parte|partono|suona|suonano|chiama|chiude|chiudono|apre|aprono|comincia|inizia|torna|tornano|tutti|nessuno|mamma|papà|lei|lui|siamo|ceniamo|bussa|bussano)(?!\\p{L})|às (?:${PT}) (?:diz|dizem|sai|saem|saio|saímos|chega|chegam|liga|toca|tocam|abre|começa|começam|fecha|volta|todos|todo|ninguém|mamãe|ela|ele|estamos|jantamos)(?!\\p{L})|a les (?:${CA}) (?:diu|diuen|surt|surten|arriba|arriben|truca|sona|obre|comença|tanca|torna|tothom|ningú|ella|ell|sopem)(?!\\p{L})|la (?:${RO}) (?:spune|zice|iese|ies|ieșim|ajunge|sună|pleacă|începe|vine|toată|toți|nimeni|ea|el)(?!\\p{L})|om (?:${NL}) (?:zegt|gaat|gaan|komt|komen|belt|begint|vertrekt|staat|zitten|zit|is)(?!\\p{L})|om (?:half )?(?:twee|drie|vier|vyf|ses|sewe|agt|nege|tien|elf|twaalf) (?:sê|lui|kom|vertrek|begin)(?!\\p{L})|(?:v|ve|o|ob|u) (?:sedm|sedem|osm|osem|osam|devět|deväť|devet|devetih|osmih|deset|desetih|desať|pět|päť|pet|petih|šest|šestih|sedmih|sedam|dziewiątej|ósmej|siódmej|szóstej|piątej|dziesiątej) (?:říká|řekne|hovorí|povie|kaže|reče|pravi|mówi|wychodzi|dzwoni|přijde|príde|dođe|pride|zvoní|zvoni|odchází|odchádza|izlazi|gre|jde|ide)(?!\\p{L})|(?:kilenckor|nyolckor|hétkor|hatkor|ötkor|tízkor)`,
	// The hours of the news, and a station by its number.
	'(?:taarifa|habari|matangazo) (?:ya|za|ya habari ya|ya habari za) saa \\p{L}+|(?:bbc )?radio (?:[1-6]|one|two|three|four|five)(?=[,.;:!?)»”"–—]|$| (?:on|while|and|at|in|plays|i|på|og|och|und|beim|zum|mit|in|for|til|till|en|bij|op|met)(?!\\p{L}))|(?:npo|yle|nrk|svt|rai|rne|zdf|wdr|ndr|br|polskie radio|radio) (?:radio )?(?:[1-5])(?=[,.;:!?)»”"–—]|$)',
	"(?:(?:the|our|her|his|my) )?(?:70|80|90)-(?:luvu\\p{L}*|tal(?:et|lets|s)?\\p{L}*|es évek\\p{L}*|an(?!\\p{L})|lerin|ih|tih|ych)|(?:seitsemänkymmentä|kahdeksankymmentä|yhdeksänkymmentä)luvu\\p{L}*|(?:sjuttio|åttio|nittio|sytti|åtti|nitti)(?:tal|åra)\\p{L}*|anii (?:[2-9]0|șaptezeci|optzeci|nouăzeci)|(?:những năm|thập niên|thập kỷ) (?:[2-9]0|19[2-9]0|bảy mươi|bảy mươi|tám mươi|chín mươi|sáu mươi)|(?:dekade |dasawarsa |tahun |era )(?:19)?[2-9]0-an|(?:tujuh|delapan|lapan|sembilan|enam) ?puluhan|(?:19)?[2-9]0['’](?:ler|lar|ler|erne)\\p{L}*|(?:yetmişli|seksenli|doksanlı|altmışlı) yıllar\\p{L}*|dekada (?:sitenta|otsenta|nobenta|[2-9]0)|miaka ya (?:sabini|themanini|tisini|sitini)",
	'(?:a|one) million (?:things|thanks|reasons|ideas|questions)|(?:a|one) hundred things|sur (?:son|votre|ton|leur|notre|mon) trente[ -]et[ -]un|vingt fois|cent fois|mille (?:choses|fois|mercis)|cien veces|mil veces|mil cosas|fünf vor zwölf|auf allen vieren|unter vier augen|tausend dinge|in quattro e quattr.otto|quattro (?:chiacchiere|passi|salti)|cento volte|mille volte|mil vezes|cem vezes|dört gözle|dört dörtlük|kırk yıl\\p{L}*|bin bir|op (?:je|z.n) zeven gemakken|duizend dingen|sette vite|siete vidas|sept vies',
].join('|')
const OTHERS = [
	`(?:в |о |к |до |после |с |об? )?(?:${RU}|\\d{1,2})(?: час\\p{L}*| годин\\p{L}*)? (?:утра|вечера|ночи|ранку|вечора|ночі|сутринта|вечерта)|(?:в|о) (?:${RU})(?=[,.!?]|$)|четыре времени года|чотири пори року|четирите сезона`,
	`без (?:десяти|пяти|четверти|двадцати)(?: минут)? (?:${RU})|(?:пять|десять|двадцать|четверть|половина)(?: минут)? \\p{L}+ого(?=[,.;:!?…]|$)|за (?:десять|п.ять|чверть) (?:перша|друга|третя|четверта|п.ята|шоста|сьома|восьма|дев.ята|десята|одинадцята|дванадцята)`,
	`(?:ال)?${HOURS_AR} (?:الا|و|قل|غير) ?(?:ال)?(?:ربع|ثلث|تلت|نصف|نص|(?:عشر|خمس)(?:ه)?(?: دقائق| دقايق)?)(?![\\p{L}\\p{M}])`,
	`الساعه ${AR}|مع ${AR}(?=\\s?[،,.!؟]|$)|(?:مع|عند|في|ف|قبل|بعد) ?${AR} (?:د(?:يال)? ?)?(?:ال)?(?:صباح\\p{L}*|مساء|ليلا?|عشيه|صباحا)|${AR} (?:د(?:يال)? ?)?(?:ال)?(?:صباح\\p{L}*|مساء|ليلا|عشيه)|(?:ال)?فصول (?:ال)?اربعه|اربعه فصول|ساعت \\S+ (?:صبح|شب|عصر|ظهر)|چهار فصل|\\S+ بجے`,
	"(?:朝|夜|午前|午後|夕方|深夜|昼|毎朝|毎晩)の?[0-9一二三四五六七八九十]{1,3}時半?|[0-9一二三四五六七八九十]{1,3}時(?:の(?:おやつ|お茶|ティー)|半|過ぎ|頃|ごろ|に(?:は|なる|なれば)|を(?:回|過))|(?:早上|上午|中午|下午|晚上|凌晨|清晨|傍晚|夜里|夜裡|早晨)[0-9一二三四五六七八九十两兩]{1,3}[点點](?:半|[钟鐘])?|[0-9一二三四五六七八九十两兩]{1,3}[点點][钟鐘]|[0-9一二三四五六七八九十〇零○]{1,4}年代|(?:[0-9]{2,4}|[가-힣]{1,2}십) ?년대|(?:ยุค|ทศวรรษ(?:ที่)?) ?(?:19)?(?:[2-9]0|เจ็ดสิบ|แปดสิบ|เก้าสิบ)|(?:19)?[2-9]0-(?:х|те|ті|их|тих|ті роки)(?!\\p{L})|(?:δεκαετία (?:του )?)(?:'?[2-9]0|εξήντα|εβδομήντα|ογδόντα|ενενήντα)|שנות ה?-?(?:[2-9]0|שישים|שבעים|שמונים|תשעים)|(?:ال)?(?:سبعينيات|ثمانينيات|تسعينيات|ستينيات)|四季|千言万语|千言萬語|사계절|(?:아침|저녁|밤|새벽|오전|오후|낮) ?(?:\\S{1,2}|[0-9]{1,2}) ?시(?![간])",
	`(?:στις|στη|τις|για τις|από τις) (?:${EL})(?=[,.;!…]|$| (?:το (?:πρωί|βράδυ|απόγευμα|μεσημέρι)|και (?:μισή|τέταρτο|κάτι)|παρά|ακριβώς|η ώρα|τα μεσάνυχτα))|η ώρα (?:είναι )?(?:${EL})|είναι (?:${EL}) (?:το|η ώρα|και)`,
	'(?:у|u|о) (?:два|три|четири|пет|шест|седам|осам|девет|десет|једанаест|дванаест)(?: сати)?(?: ујутру| ујутро| увече| поподне| после подне|(?=[,.;:!?…]|$))|(?:в|към|след|преди|до) (?:два|три|четири|пет|шест|седем|осем|девет|десет|единадесет|единайсет|дванадесет|дванайсет)(?: часа)?(?=[,.;:!?…]|$| (?:вечерта|сутринта|следобед|през нощта))',
	'\\S+ (?:மணிக்கு|மணியளவில்)|\\S+ (?:గంటలకు|గంటలకి)|\\S+ (?:वाजता|वाजले|वाजेपर्यंत)|\\S+ (?:વાગ્યે|વાગે)|\\S+ ਵਜੇ|\\S+ ಗಂಟೆಗೆ|\\S+ മണിക്ക്|\\S+(?:টায়|টার সময়|টা বাজে|টা বাজল)',
	'στις \\S+ (?:το πρωί|το βράδυ)|τέσσερις εποχές|(?:ב|ל)שעה \\S+|(?:ב|ל)?\\S+ (?:בבוקר|בערב|בלילה)|ארבע(?:ת)? (?:ה)?עונות|(?:सुबह|शाम|रात|दोपहर)(?: के)? (?:\\S+ बजे|(?:साढ़े|सवा|पौने) \\S+?(?=[, ।]|$))|\\S+ बजे|चारों? मौसम|(?:সকাল|রাত|বিকেল) \\S+টা\\S*|(?:หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|สิบเอ็ด|\\d{1,2}) ?(?:โมง|ทุ่ม)|\\S+ كي دہائي\\S*|\\S+ के दशक|\\S+(?: এর|র)? দশক\\S*|دهه \\S+',
].join('|')
const CLOCK = '(?<![\\d:.,])(?:[01]?\\d|2[0-3]):[0-5]\\d(?![\\d:])'

const latin = rangedPattern(`(?<![\\p{L}\\d])(?:${LATIN})(?![\\p{L}\\d])|${CLOCK}`, 'gu')
const others = rangedPattern(OTHERS, 'gu')
// Vietnamese has Latin letters from 1e00 on.
const NOT_LATIN = /[\u0370-\u1dff\u1f00-\u1fff\u3040-\ud7ff]/

/** The text with the times of day, the seasons and the numbers of idioms blanked: what o'clock it is in a scene says nothing of the product. */
export function timesMasked(text: string): string {
	let masked = text
	const pattern = NOT_LATIN.test(text) ? others : latin
	for (const { 0: written, index } of matchesOf(pattern, text))
		masked = masked.slice(0, index) + ' '.repeat(written.length) + masked.slice(index + written.length)
	return masked
}

import { clauseAround } from './denial'
import { COLOURS } from './lexicons/colours'
import { COLOURED, EVERYDAY, GIVES_AFTER, GIVES_BEFORE, GIVES_BEFORE_UNSPACED, MADE, MADE_BEFORE, TONE } from './lexicons/everyday'
import { foldedStems, rangedPattern } from './pattern-sources'
import type { Spoken } from './reading'

const COLOUR_NAMES = new Set(Object.keys(COLOURS))
/** What gives a thing may be named with it: "с подогревом". */
const LAST_WORD = /[^\s-]+$/u
/** A metal right after the word for colour is a colour: "warna perak". */
const COLOUR_OF =
	/(?:colou?r|couleur|color|farbe|cor|colore|renk\p{L}*|kleur|färg|farve|farge|väri\p{L}*|barv[ay]|szín\p{L}*|culoare|цвет\p{L}*|колір|кольор\p{L}*|цвят|warna|màu|rang|kolor(?:u|ze|em)?|boj[aeiu]|spalv\p{L}*|krās\p{L}*|värvi?|χρώμα(?:τος)?|kulay(?: na)?|rangi(?: ya)?|צבע|בצבע|لون|رنگ|रंग|สี)\s$/u
/** The same written on to it or right behind it: "hopeanvärinen", "silberfarben", "gold coloured". */
const IN_COLOUR =
	/(?:farb|färg|farv|farge|väri|värv|kleur|barev|barv|szín|kolor|colour|color|renk|цвет|цвят|χρωμ|χρώμ|krās|spalv|culoare|rengi)/u
const COLOUR_AFTER =
	/^[ -]?(?:colou?r|farb|färg|farv|farge|kleur|barv|renk|rengi|цвет|colorat|色|カラー|색|컬러|สี|रंग|رنگ|રંગ|ਰੰਗ|রঙ|রং|நிற|రంగు|ಬಣ್ಣ|നിറ|rəng|spalv|krās|värv|lit(?:ur|að)|boj[ae](?!\p{L})|barv[ey](?!\p{L}))/u
const REACH_BEFORE = 44
const REACH_AFTER = 20
/** Arabic and Hebrew write the article on to the word. */
const ARTICLE_WRITTEN_ON = /(?:ال|ה)$/u
/** Tools are said to work on a stuff: "cuts steel and tiles". */
const WORKS_ON =
	/(?:^|[^\p{L}])(?:cuts?|saws?|drills?(?: into| through)?|sägt|schneidet|bohrt|coupe|scie|perce|corta|sierra|perfora|taglia|sega|fora|serra|fura|zaagt|snijdt|boort|tnie|wierci|keser|deler|sågar|borrar|skærer|sahaa|poraa|vág|fúr|řeže|vrtá|taie|κόβει|режет|пилит|сверлит)(?![\p{L}])/u
/** A share of a stuff says that the product is made of it: "90 % silk", "シルク90%". */
const SHARE_BEFORE = /\d ?(?:%|percent|pour cent|prozent|por ciento|per cento|por cento|procent|prosent) ?(?:\S+ )?$/u
const SHARE_AFTER = /^[ :]?\d+ ?%/u
/** The same of what is: "la poignée est en bois", "drška je od drveta". */
const IS_MADE_OF =
	/(?:^|[^\p{L}])(?:(?:est|sont|tout|toute|tous|toutes) en|(?:je|su|są|jest|sú|jsou) (?:od|z|ze|zo|iz)|(?:е|са|от|изработен\p{L}*) от|είναι (?:από|σε)|(?:is|zijn) van|(?:er|är|ble|blev) (?:av|af)|és de|són de|amb (?:\p{L}+ ){1,2}de|este din|e din|sunt din|daripada|adalah|es de|son de|è in|sono in|é de|são de|em) $|(?:ทําจาก|ทํามาจาก|ทําด้วย)$/u
/** Cases and words behind a stuff that say it: "fából van", "木头做的". */
const MADE_OF_IT = /^(?:\p{L}{2,}(?:ból|ből)(?: \p{L}+)?|on \p{L}+ta) ?(?:van|készül)/u
const MADE_OF_AFTER =
	/^(?:で(?:でき|作)|制成|做的|做成|制作|製成|製作|(?:으로|로) (?:만들|만든|제작|된|되)|(?:제|製)(?:입니다|です|だ)|です)/u
/** Turkish writes "with" on to its word: cepli, kapaklı. */
const WRITTEN_WITH = /l[ıiuü]$/u

/** How copy begins to tell what lies in the box, in all languages; a question for it counts with its answer. */
const IN_THE_BOX = rangedPattern(
	`^ ?(?:${foldedStems(
		"(?:what is |what's |what comes |what do i get |also |everything |here's what's |you find )?(?:in|inside) the (?:box|package|pack|carton)|box contents?|package contents?|dans la boîte|dans le (?:carton|colis|coffret)|contenu de la boîte|(?:que |qu'y )(?:contient|a-t-il dans) la boîte|en la caja|dentro de la caja|contenido de la caja|¿?qué (?:trae|incluye|viene en) la caja|nella (?:scatola|confezione)|contenuto della (?:scatola|confezione)|cosa c'è nella (?:scatola|confezione)|na caixa|dentro da caixa|conteúdo da (?:caixa|embalagem)|o que vem na caixa|a la caixa|im (?:karton|lieferumfang|paket)|lieferumfang|in der (?:packung|schachtel|verpackung)|was (?:liegt|ist) (?:im karton|bei|dabei)|in de doos|inhoud van de doos|wat zit er in de doos|i (?:förpackningen|lådan|kartongen|asken)|vad (?:ingår|följer med)|i (?:æsken|kassen|pakken)|hvad (?:følger med|er der i (?:æsken|kassen))|i (?:esken|kartongen|pakken)|hva (?:følger med|er i esken)|pakkauksessa|laatikossa|mitä (?:pakkaus|laatikko) sisältää|w (?:pudełku|zestawie|opakowaniu|kartonie)|co (?:jest|znajduje się) w (?:pudełku|zestawie)|v (?:krabici|balení|krabičce)|co je v (?:krabici|balení)|v (?:krabici|balení|škatuli)|čo je v (?:krabici|balení)|u (?:kutiji|pakiranju|pakovanju|paketu)|што је у кутији|у (?:кутији|паковању)|v (?:škatli|paketu)|a (?:dobozban|csomagban)|mi van a dobozban|în (?:cutie|pachet)|ce (?:conține|se află în) (?:cutia|pachetul)|в (?:коробке|комплекте|упаковке)|что в (?:коробке|комплекте)|у (?:коробці|комплекті)|що (?:в|у) (?:коробці|комплекті)|в (?:кутията|комплекта)|какво има в (?:кутията|комплекта)|στο (?:κουτί|πακέτο)|μέσα στο κουτί|τι (?:περιέχει|έχει) το κουτί|kutu(?:da|nun içinde|dan)|kutuda ne var|paketin içinde|في (?:العلبه|الصندوق|الكرتونه|العبوه)|ف ?(?:الباكي|البواطه|العلبه|الكرطونه)|داخل (?:العلبه|الصندوق)|محتويات (?:العلبه|الصندوق)|ماذا (?:يوجد )?في العلبه|(?:מה יש )?(?:בקופסה|באריזה)|תכולת (?:הקופסה|האריזה)|(?:در|داخل) (?:جعبه|بسته)|ڈبے (?:میں|كے اندر)|(?:डिब्बे|बॉक्स|पैक) (?:में|के अंदर)|বাক্সে|(?:di )?dalam (?:kotak|kemasan|dus)|isi (?:kotak|kemasan|paket|dus)|apa (?:isi|yang ada di dalam) kotak|kandungan kotak|sa (?:loob ng )?kahon|trong hộp|hộp gồm|karbis|kastē|komplektā|dėžutėje|komplekte",
	)})(?![\\p{L}\\p{M}])|^(?:箱の中|同梱(?:物|品)|セット内容|内容物|箱には|(?:包装)?盒(?:内|中|子里|裡|里)|箱(?:内|子里)|包装(?:内|清单)|(?:里|裡)面有什么|内含|상자(?:에|에는| 안에)|구성품|ในกล่อง|กล่องมี|สิ่งที่อยู่ในกล่อง)`,
)

/** Many languages call the elastic of a hem rubber: "Gummi am Saum", "ゴム入りの縁", "lastikli kenar". */
const ELASTIC =
	/näh|saum|sewn|stitch|elastic|cosid|costur|cucit|cosit|cousu|wszyt|obszyt|všit|vši|bevarr|ušiv|zašiv|вшит|прошит|cusut|ραμμέν|dikil|dikiş|tikil|kenar|مخيط|حافه|الحاشيه|תפור|دوخت|سلے|सिल|सिली|সেলাই|เย็บ|ขอบ|viền|mép| may |jahit|tepi|pinggir|tinahi|laylayan|shon|pindo|縫|縁|裾|端|袖口|ウエスト|ゴム(?:入り|口|紐|ひも|バンド|仕様)|꿰|밑단|가장자리|缝|边|邊|ommel|õmmel|iešūt|įsiūt|insy|indsy|innsy|ingena|zoom|soom|fåll/u
const ELASTIC_REACH = 22
/** What is rubber all through is no elastic. */
const WHOLLY_RUBBER = /製|제(?:의|입|$)|sohle|füße|griff|matte|ized|isé|iert/u
const isElastic = (text: string, index: number, words: string) =>
	ELASTIC.test(text.slice(Math.max(0, index - ELASTIC_REACH), index + words.length + ELASTIC_REACH)) &&
	!WHOLLY_RUBBER.test(text.slice(index, index + words.length + 3))

const isColour = (text: string, index: number, words: string) =>
	COLOUR_OF.test(text.slice(Math.max(0, index - REACH_BEFORE), index)) ||
	IN_COLOUR.test(words) ||
	COLOUR_AFTER.test(text.slice(index + words.length, index + words.length + 8))

/**
 * Whether speaking of a thing claims it of the product. Qualities of ordinary sales talk never do; a thing with an everyday name
 * only where the text gives it to the product ("with a lid", "made of glass"), and not where it denies it.
 */
export function isClaimed({ concept, words, index, denied, usedOn, distinct }: Spoken, text: string): boolean {
	const { name } = concept
	if (TONE.has(name)) return false
	if (concept.category === 'materials' && isColour(text, index, words)) return false
	if (name === 'rubber' && isElastic(text, index, words)) return false
	if (distinct) return !denied
	if (COLOUR_NAMES.has(name)) return !denied && COLOURED.test(text.slice(Math.max(0, index - REACH_BEFORE), index))
	if (!EVERYDAY.has(name)) return true
	if (denied) return false
	if (usedOn && WORKS_ON.test(text)) return true
	return isGiven({ concept, words, index }, text)
}

/** Whether the text gives a thing to the product, or says of what it is made: "with a lid", "made of glass". */
export function isGiven({ concept, words, index }: Pick<Spoken, 'concept' | 'words' | 'index'>, text: string): boolean {
	const { before: clause, after } = clauseAround(text, index, words.length)
	const before = clause.replace(ARTICLE_WRITTEN_ON, '')
	return (
		(concept.category === 'materials' &&
			(MADE.test(words) ||
				IS_MADE_OF.test(text.slice(Math.max(0, index - REACH_BEFORE), index)) ||
				MADE_OF_IT.test(`${words}${after.slice(0, 8)}`) ||
				MADE_OF_AFTER.test(text.slice(index + words.length)) ||
				MADE_BEFORE.test(before.slice(-8)) ||
				SHARE_BEFORE.test(before.slice(-16)) ||
				SHARE_AFTER.test(after.slice(0, 8)))) ||
		GIVES_BEFORE.test(`${before}${words.replace(LAST_WORD, '')}`.slice(-REACH_BEFORE)) ||
		GIVES_BEFORE_UNSPACED.test(before.slice(-8)) ||
		GIVES_AFTER.test(after.slice(0, REACH_AFTER)) ||
		isInTheBox(text, index) ||
		(WRITTEN_WITH.test(words) && /[ığşçöü]/u.test(text))
	)
}

/** Whether a sentence that begins with what lies in the box, or is asked for it, goes on to name what stands at a place. */
function isInTheBox(text: string, index: number): boolean {
	const before = text.slice(0, index)
	const start = Math.max(...['. ', '! ', '。', '！', '।'].map((end) => before.lastIndexOf(end) + 1))
	return IN_THE_BOX.test(before.slice(start))
}

import { findLanguage } from '../../locale/languages'
import { COMPANY } from '../lexicons/company'
import { MEALS } from '../lexicons/further-counted'
import { SCENE_WORDS, type SceneWords } from '../lexicons/scene-words'
import { normalizeText } from '../normalize-text'
import { foldedStems, inRanges, rangedPattern } from '../pattern-sources'
import type { Quantity } from '../quantities'

type Scene = Record<keyof SceneWords, RegExp> & { days: RegExp }
const known = new Map<string, Scene | undefined>()

/** The words that set a scene in a language; none for a language without a list. */
function sceneOf(language: string): Scene | undefined {
	if (known.has(language)) return known.get(language)
	const words = SCENE_WORDS[language]
	const scene = words && {
		people: wordsLike(words.people),
		sky: wordsLike(words.sky),
		late: wordsLike(words.late),
		days: wordsLike(daysIn(findLanguage(language)?.tag ?? 'en')),
	}
	known.set(language, scene)
	return scene
}

const UNSPACED = /[\u0e00-\u0e7f\u3040-\ud7ff]/u
/** Words that begin so; an article or a little word may be written on to them in Arabic and Hebrew. */
const wordsLike = (stems: string) =>
	rangedPattern(
		UNSPACED.test(stems)
			? stems
			: `(?<![\\p{L}\\p{M}])(?:[وفبكل]?(?:ال|ل)?|[והבלכמש]{0,2})(?:${stems.replaceAll('\\b', '(?![\\p{L}\\p{M}])')})`,
		'u',
	)

const A_SUNDAY = Date.UTC(2023, 0, 1)
const DAY_MS = 86_400_000
/** The names of the days of the week, without their endings. */
function daysIn(tag: string): string {
	const name = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
	return Array.from({ length: 7 }, (_, day) => normalizeText(name.format(A_SUNDAY + day * DAY_MS)))
		.map((day) => (day.length > LEAST_DAY ? day.slice(0, -1) : day))
		.join('|')
}
const LEAST_DAY = 5

/** What parts clauses; no sign within a figure. */
const PARTS = /[;:—–!?…。、，！？；؛،।]|[,.](?!\d)|\s-\s/gu

/** The clause a place is in, and the one before it. */
export function clausesAt(text: string, index: number): { own: string; before: string } {
	const ends = Array.from(text.matchAll(PARTS), ({ index: at }) => at)
	const start = ends.findLast((at) => at < index) ?? -1
	const earlier = ends.findLast((at) => at < start) ?? -1
	return { own: text.slice(start + 1, ends.find((at) => at >= index) ?? text.length), before: text.slice(earlier + 1, Math.max(0, start)) }
}

/** A clause of the figure and hardly more: "32 degrees". */
const isShort = (clause: string) =>
	clause.trim().split(/\s+/u).length <= SHORT || (UNSPACED.test(clause) && clause.trim().length <= SHORT_UNSPACED)
const SHORT = 3
const SHORT_UNSPACED = 8
/** How hard it blows. */
const WIND_FORCE =
	/(?:windkracht|windstärke|beaufort|vent (?:de )?force|viento (?:de )?fuerza|vento forza|vento (?:de )?força|vindstyrke|vindstyrka) $/u
/** For whom a thing is meant is a claim: "from six years", "3 and up". */
const AGE_FROM =
	/(?:from|ages?|aged|over|between|ab|über|dès|à partir de|de plus de|desde(?: los)?|a partir (?:de|dei|dos)(?: los)?|dai|vanaf|fra|från|od|powyżej|от|від|над|από|aged?|mulai|từ|من(?: عمر| سن)?|عمر|سن|גיל|מגיל) $/u
const AGE_UP =
	/^(?:\+| ?(?:歳|才|岁|歲|세)|(?: \p{L}+)? (?:and (?:up|over|older)|or older|upwards|und älter|et plus|en adelante|o más|in su|e oltre|ou mais|e mais|en ouder|yaş|og opp|og op|och upp|i więcej|и старше|فما فوق|וויעל))/u
const OLDEST = 110
const COLDEST = -30
const HOTTEST = 50

/** What a promise of the product is told by, whoever stands beside it. */
export const OF_PRODUCT =
	/garan|warrant|jamst|jamč|záru[kč]|gwaranc|гарант|takuu|εγγύησ|אחריות|ضمان|گارانت|वारंटी|ওয়ারেন্টি|bảo hành|รับประกัน|保証|保修|保固|보증|batter|bat(?:e|a)ri|bateri|baterij|akku|akumul|батар|акумул|аккумул|μπαταρ|סוללה|باتري|بطاري|बैटरी|ব্যাটারি|betri|pin\b|แบต|電池|电池|배터리|autonom|charg|ladung|carga|ricaric|recarg|заряд|şarj|شحن|充電|充电|충전/u

const companies = new Map<string, RegExp | undefined>()
function companyOf(language: string): RegExp | undefined {
	if (!companies.has(language)) {
		const words = COMPANY[language]?.replaceAll('\\b', '(?![\\p{L}\\p{M}])')
		companies.set(language, words === undefined ? undefined : rangedPattern(`^[ -]?(?:[\\p{L}\\p{M}]+ )?(?:${words})`, 'u'))
	}
	return companies.get(language)
}
/** How many a thing is for, holds or feeds is its own. */
const FOR_SO_MANY =
	/(?:for|serv\p{L}*|feed\p{L}*|seat\p{L}*|fits?|holds?|up to|für|bis zu|reicht|pour|jusqu'à|para|hasta|per|fino a|até|voor|tot|för|upp till|til|op til|opp til|riittä\p{L}*|dla|do|pro|až|za|pentru|până la|για|έως|için|для|до|на|за|ל|برای|cho|untuk|hingga|sampai|kwa|hadi|供|可供)\s?(?:\p{L}{1,4} )?$/u
/** "Forty people squeezed onto one bus" */
const IN_TRANSIT =
	/^ ?(?:people|personnes|personas|persone|pessoas|leute|menschen|personen|mensen|människor|mennesker|osób|ludzi|человек|людей|lidí|kişi|شخص|人|名|명)[^.!?。]{0,30}?(?:bus|tram|train|m[ée]tro|zug\b|bahn\b|tren\b|autob[uú]s|ônibus|trein|trem\b|comboio|tåg|tog\b|otobüs|автобус|поезд|vagón|wagon|queue|schlange|fila\b|aufzug|ascenseur|ascensor|حافل|قطار|バス|電車|地下鉄|버스|지하철|公交|地铁)/u
const TRANSIT_REACH = 60
/** "Twenty pupils, one break": people counted in a scene, and whatever is there for each of them. */
export function isCompany(
	{ unit, values: [value = 0], index, written }: Quantity,
	all: readonly Quantity[],
	text: string,
	language: string,
): boolean {
	const company = companyOf(language)
	if (!company || value < 2) return false
	if ((unit === undefined || unit.measures.startsWith('count')) && isAtTable(text, index, index + written.length)) return true
	if ((unit === undefined || unit.id === 'count people') && isAtMeal(text, index, index + written.length)) return true
	const isCounted = (one: Pick<Quantity, 'index' | 'written'>) =>
		isBehindCompany(text.slice(0, one.index), language) ||
		(company.test(text.slice(one.index + one.written.length, one.index + one.written.length + COMPANY_REACH)) &&
			!FOR_SO_MANY.test(text.slice(Math.max(0, one.index - COMPANY_REACH), one.index)))
	if (unit?.id === 'count people' && IN_TRANSIT.test(text.slice(index + written.length, index + written.length + TRANSIT_REACH)))
		return true
	if (unit === undefined || unit.id === 'count people') return isCounted({ index, written })
	return unit.measures.startsWith('count') && all.some((one) => one.index !== index && one.values[0] === value && isCounted(one))
}
const COMPANY_REACH = 24

/** Languages that say who there are before how many: "marafiki watano", "หลานสามคน", "孫三人". */
const BEFORE_HOW_MANY: Readonly<Record<string, RegExp>> = {
	swahili: rangedPattern(`(?<!\\p{L})(?:${COMPANY.swahili})\\p{L}* $`, 'u'),
	zulu: rangedPattern('(?<!\\p{L})(?:abangane|izivakashi|izingane|abazukulu|omakhelwane) (?:aba|ezi|ab|eziyi)?$', 'u'),
	thai: /(?:แขก|เพื่อน|นักเรียน|เด็ก|ผู้เล่น|หลาน|ลูก|ญาติ|พี่น้อง|พี่|น้อง|เพื่อนบ้าน|ครอบครัว) ?(?:ทั้ง|อีก)? ?$/u,
	japanese: /(?:孫|子ども|子供|友人|友だち|友達|兄弟|姉妹|家族|客|同僚|親戚|いとこ|姪|甥|娘|息子|仲間|親子|夫婦)(?:が|は|の|も|と)?$/u,
	korean: /(?:손주|손님|친구|아이|아이들|동료|형제|자매|가족|사촌|조카|친척|이웃|식구|딸|아들)(?:가|이|들)? ?$/u,
	'simplified chinese': /(?:孙子|孙女|孩子|朋友|客人|兄弟|姐妹|一家|全家|同事|邻居|亲戚|表亲)$/u,
	'traditional chinese': /(?:孫子|孫女|孩子|朋友|客人|兄弟|姊妹|一家|全家|同事|鄰居|親戚|表親)$/u,
}
const isBehindCompany = (before: string, language: string) => {
	const said = BEFORE_HOW_MANY[language]?.exec(before)
	return said ? !FOR_SO_MANY.test(before.slice(0, said.index)) && !FOR_THEM.test(before.slice(0, said.index)) : false
}
const FOR_THEM = /(?:สำหรับ|รองรับ|พอ|可供|适合|適合|供)\s?$/u

/** Who lays a table or cooks for so many, and how many sit down at one. */
const isAtTable = (text: string, index: number, end: number) =>
	LAID_FOR.test(text.slice(0, index)) || (AT_TABLE.test(text.slice(end)) && !FOR_SO_MANY.test(text.slice(0, index)))
const LAID_FOR = inRanges(
	/(?:(?:lays?|sets?|laying|setting) (?:the|a) table for|a tavola in|(?:siamo|saremo) in|à table à|(?:cook|cooks|cooking|bakes?|baking) for|(?:dresse\p{L}*|met\p{L}*) (?:la|une) table pour|(?:cuisin\p{L}*) pour|(?:pone\p{L}*|poner) la mesa para|cocina\p{L}* para|deck\p{L}* (?:den|einen|die) tisch für|(?:tisch|tafel) für \p{L}+ deckt|kocht? für|apparecchia\p{L}* (?:la tavola )?per|cucina\p{L}* per|põe\p{L}* a mesa para|pôr a mesa para|cozinha\p{L}* para|para(?:r)? (?:la )?taula (?:per a|per)|cuina\p{L}* per a|pune\p{L}* masa pentru|gătește\p{L}* pentru|dek\p{L}* de tafel voor|kookt? voor|dukar (?:bordet )?för|lagar mat (?:till|åt|för)|dækker bord (?:til|for)|laver mad til|dekker (?:på )?bord(?:et)? (?:til|for)|lager mat til|kattaa pöydän|nakrywa\p{L}* (?:do stołu|stół) dla|gotuje\p{L}* dla|prostírá\p{L}* (?:stůl )?pro|vaří pro|prestiera\p{L}* (?:stôl )?pre|varí pre|postavlja\p{L}* sto(?:l)? za|kuha\p{L}* za|pogrinja\p{L}* (?:mizo )?za|накрыва\p{L}* (?:на )?стол (?:на|для)|готовит (?:ужин |обед )?на|накрива\p{L}* (?:на )?стіл (?:на|для)|слага\p{L}* маса(?:та)? за|готви за|στρών\p{L}* (?:το )?τραπέζι για|μαγειρεύ\p{L}* για|szervíroz\p{L}*|اعد المائده ل|تعد المائده ل) (?:die |de |los |i |os )?$/u,
)
const AT_TABLE = inRanges(
	/^(?: \p{L}+)? (?:(?:at|around|round) (?:the |our |one |a )?table|à (?:la )?table|autour de (?:la|notre) table|a la mesa|alrededor de la mesa|(?:am|um den|bei) tisch|a tavola|(?:attorno|intorno) (?:al tavolo|alla tavola)|à mesa|(?:à|em) volta da mesa|ao redor da mesa|a taula|al voltant de la taula|la masă|în jurul mesei|aan tafel|(?:rond|om) de tafel|(?:vid|runt|kring) bordet|(?:ved|om|rundt om|rundt) bordet|pöydän äär\p{L}*|pöydässä|(?:przy|wokół|dookoła) stol[eu]|stołu|(?:u|kolem) stolu|(?:pri|okolo) stol[ae]|za stolom|(?:oko|za) stola|(?:okoli|za) miz[eo]|(?:за|вокруг|навколо) стол[аоу]м?|(?:около|на) маса(?:та)?|(?:γύρω από|στο) (?:το )?τραπέζι|(?:az )?asztal (?:körül|mellett|köré)|sofrada|masada|masa başında|sofra başında|(?:حول|علي) (?:ال)?(?:مائده|طاوله|مايده|طبله)|סביב ה?שולחן|(?:سر|دور) (?:ميز|سفره)|(?:ميز|دسترخوان) (?:پر|كے گرد)|(?:मेज़?|टेबल) (?:पर|के (?:चारों ओर|इर्द-गिर्द))|(?:mengelilingi|keliling|di) meja|(?:quanh|bên) bàn|sa (?:mesa|hapag)|mezani)(?!\p{L})|^人?(?:で|が)?(?:食卓|テーブル|ちゃぶ台)を囲|^个?人?(?:围坐|圍坐|围着|圍著)|^(?:명|사람)이? ?(?:둘러|식탁)|^ ?คนรอบโต๊ะ/u,
)

/** People at a meal or a feast: "six people at Sunday breakfast", "a birthday of thirty people", and the young ones around the chairs. */
function isAtMeal(text: string, index: number, end: number): boolean {
	const { own } = clausesAt(text, index)
	if (!PEOPLE.test(text.slice(end)) || SERVED_SO.test(own) || FOR_SO_MANY.test(text.slice(0, index).replace(OF_FEAST, ''))) return false
	return MEAL.test(own) || AROUND.test(text.slice(end))
}
const MEAL = inRanges(new RegExp(`(?<![\\p{L}\\p{M}])(?:ال|ה|ב)?(?:${foldedStems(MEALS)})`, 'u'))
/** A feast of so many: what stands between is no "for". */
const OF_FEAST = /(?<=\p{L}{4} )(?:od|za|på|med|von|mit|di|de|met|av|af|z|s|на|из|од) $/u
const PEOPLE = inRanges(
	/^[ -]?(?:people|persons|guests|of us|personnes|convives|personas|leute|menschen|personen|gäste|persone|ospiti|pessoas|persones|persoane|oameni|mensen|personer|människor|ungar|mennesker|unger|folk|ihmis|henke|henkilö|osób|ludzi|lidí|osob|ľudí|osôb|ljudi|osoba|duša|људи|особа|гост|душ|человек|людей|осіб|гостей|души|човек|άτομα|ember|fő(?!\p{L})|vendég|kişi(?!lik|ye|ye yet)|nəfər(?!lik)|اشخاص|شخص|افراد|ضيوف|ناس|אנשים|נפשות|סועדים|نفر|لوگ|افراد|लोग(?!ों के लिए)|जन(?= |े)|জন(?!ের)|orang|katao|tao\b|người|คน|watu|inimes|cilvēk|žmon|manns?|gestir|mense|abantu| பேர்|మంది|जण|લોકો|જણ|ਲੋਕ|ਜਣੇ|ಜನ|പേർ)|^(?:人(?!用|分|前)|명(?!분|용)|个人|個人|位|口)/u,
)
/** What feeds so many, or is for them. */
const SERVED_SO =
	/serv|feed|seats?\b|enough|for (?:up )?(?:to )?\p{L}+ people|reicht|genug|suffi|pour \p{L}+ pers|para \p{L}+ pers|per \p{L}+ pers|basta|alcanza|rende|yet(?:er|iyor)|kişilik|nəfərlik|için|üçün|hengelle|henkilölle|főre|személyre|részére|พอสำหรับ|สำหรับ|人用|人前|人分|인용|인분|에게|के लिए|كے ليے|জনের জন্য|ל\p{L}+ (?:אנשים|סועדים)|لـ|يكفي|تكفي|cukup untuk|đủ cho|cho \p{L}+ người|hutosha|kwa watu/u
const AROUND = inRanges(
	/^ [\p{L}\p{M}]+ (?:(?:round|around) the|autour d|alrededor d|um den|um die|attorno a|intorno a|em volta d|ao redor d|rond de|rondom|runt|rundt|ympärillä|wokół|dookoła|kolem|okolo|oko|okrog|вокруг|навколо|около|γύρω|körül|etrafında|ətrafında|حول|סביב|دور|كے گرد|के चारों ओर|চারপাশে|mengelilingi|sa paligid|quanh|รอบ|kuzunguka|ümber|apkārt|aplink|í kringum|rondom)(?!\p{L})/u,
)

/** "Not a gram of plastic": none. */
export const isNotOne = ({ unit, values: [value], index }: Quantity, text: string) =>
	value === 1 && unit !== undefined && NOT_ONE.test(text.slice(0, index))
const NOT_ONE = inRanges(
	/(?<!\p{L})(?:not(?: even)?|without|pas(?: même)?|sans|ni|sin|non(?: c'è)?|nemmeno|neanche|senza|nem|sem|nici|fără(?: nici)?|cap|sense|kein|nicht|ohne|nicht einmal|geen|niet|zonder|inte|utan|ikke|uden|uten|ei|ani|bez|ani jednoho|niti|brez|ни|без|жодного|нито|ούτε|χωρίς|egy(?:etlen)?|sem|tek)(?: (?:un|ein|en|et|ett|one|single|seul|solo|solo|singolo|único|mai))? $/u,
)

/** Whether a figure tells the age of somebody, the weather, or how late it is: the scene, and nothing of the product. */
export function isOfScene(
	{ unit, index, written, values: [value = 0] }: Quantity,
	text: string,
	language: string,
	all: readonly Quantity[] = [],
): boolean {
	const scene = sceneOf(language)
	if (!scene) return false
	const { own, before } = clausesAt(text, index)
	if (OF_PRODUCT.test(own)) return false
	if (unit === undefined && WIND_FORCE.test(text.slice(0, index))) return true
	// "Cousins of four, six and nine": the row goes on behind the comma.
	const goesOn = all.some((one) => one.index < index && before.trimEnd().endsWith(one.written))
	const near = isShort(own) || goesOn ? `${before} ${own}` : own
	const isInRow = all.some((one) => one.index < index && ROW.test(text.slice(one.index + one.written.length, index)))
	const plain = unit === undefined
	if (AGE_FROM.test(text.slice(0, index)) || AGE_UP.test(text.slice(index + written.length))) return false
	if (plain || unit.id === 'year') {
		if (value <= OLDEST && scene.people.test(near) && (!plain || isInRow || endsThere(text, index + written.length))) return true
		if (unit?.id === 'year' && (isApposed(own, before) || IS_OLD.test(text.slice(0, index)))) return true
		if (OF_ONESELF.test(text.slice(0, index + written.length + OF_ONESELF_REACH))) return true
	}
	if ((plain && endsThere(text, index + written.length)) || unit?.id === 'deg' || unit?.id === 'c')
		return value >= COLDEST && value <= HOTTEST && (scene.sky.test(near) || (isShort(own) && scene.days.test(before)))
	if (unit?.measures === 'time' && unit.id !== 'year') return scene.late.test(near) || isOrdered(text, index)
	return false
}

/** What stands between the figures of a row. */
const ROW = inRanges(
	/^(?:[,،、] ?(?:and |und |et |y |e |en |og |och |i |a |и |та |ja |és |și |και |ve )?| (?:and|und|et|y|e|en|og|och|i|a|и|й|та|ja|és|și|και|ve|dan|at|na|và|और|اور|এবং|و) ?و?)$/u,
)

/** Nothing is counted: the figure ends its clause or is said of somebody. */
const endsThere = (text: string, end: number) =>
	/^(?:\s*(?:[,.;:!?…)»”"—–。、，！？؛،।]|$)|\s(?:and|et|und|y|e|en|og|och|i|и|та|و)\s|\sو\p{L})/u.test(text.slice(end))

/** "Zoe, five years old, …": an age set beside a name. */
const isApposed = (own: string, before: string) =>
	isShort(own) && !UNSPACED.test(before) && /(?:^|\s)\p{L}{3,}\s*$/u.test(before) && before.trim().split(/\s+/u).length <= SHORT

/** "Marta tiene 52 años": a name and the age it has. */
const IS_OLD =
	/(?:^|[.!?…]\s*)\p{L}{3,}\s(?:tiene|cumple|a|ha|compie|tem|faz|is|turns|heeft|wordt|ist|wird|fyller|ma|má|има|има|имеет)\s*$/u
/** How old the one who tells it was. */
const OF_ONESELF =
	/(?:^|[\s,.])(?:i was|when i was|was ik|ik was|ich war|war ich|j'avais|yo tenía|tenía yo|avevo|eu tinha|jag var|var jag|jeg var|var jeg)\s[^\s]{1,14}\s?$|(?:^|[.!?]\s)[^\s]{1,14}\s(?:was ik|var jag|var jeg|war ich)\s/u
const OF_ONESELF_REACH = 12

/** What somebody says to a speaker: "Alexa, ten minutes!" */
const isOrdered = (text: string, index: number) =>
	/["“”„«»「『][^"“”„«»」』]*(?:alexa|siri|hey |ok google)[^"“”„«»」』]*$/u.test(text.slice(0, index))

/** Whether a name belongs to the scene: a town it rains in, somebody whose age is told, the road the queue is on. */
export function isNameOfScene(name: string, raw: string, language: string): boolean {
	const scene = sceneOf(language)
	const text = raw.toLowerCase()
	const index = text.indexOf(name.toLowerCase())
	const head = text.slice(0, Math.max(0, index))
	if (!scene || index < 0 || OF_MAKER.test(language === 'dutch' ? head.replace(/(?<!\p{L})(?:de|het) $/u, '') : head)) return false
	const { own, before } = clausesAt(text, index)
	return [scene.people, scene.sky, scene.late, scene.days].some((words) => words.test(own) || words.test(before))
}
/** What stands before the name of who made a thing, or of what it is made with. */
const OF_MAKER =
	/(?:^|[^\p{L}])(?:with|by|from|thanks to|dank|mit|von|avec|grâce à|de|par|con|da|di|del|com|do|met|van|door|med|av|af|fra|från|z|ze|od|s|из|от|с|від|з|cu|de la|με|από|من|مع|بفضل|ile)\s+$/u

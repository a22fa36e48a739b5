import { isClaimed, isGiven } from '../claimed'
import type { Concept } from '../concepts'
import { OTHER_WORDS } from '../lexicons/other-words'
import {
	FIT_OR_RESULT,
	FIT_OR_RESULT_UNSPACED,
	LARGEST_OF,
	OF_A_HOME_OR_TIME,
	OF_A_HOME_OR_TIME_BEFORE,
	OF_FRIENDS,
	OF_FRIENDS_BEFORE,
	OF_FRIENDS_UNSPACED,
	OF_NO_GOODS,
	OF_NO_GOODS_UNSPACED,
	SAYS_BEST_FIT,
	SCENES_OF_SUPERLATIVES,
	TELLS_OF_SIZES,
	TIMES_AND_ROOMS,
	TIMES_AND_ROOMS_UNSPACED,
} from '../lexicons/superlatives'
import { rangedPattern } from '../pattern-sources'
import type { Quantity } from '../quantities'
import type { FactReading, Reading, Spoken } from '../reading'
import { NO } from '../statements'
import { originsAgree } from './origins'
import type { Finding, Outcome, Rule, RuleContext } from './rule'
import { factOfThing, isOfThingOfScene } from './things-of-scenes'
import { WHY } from './why'

/** Judges everything a statement speaks of: materials, marks, properties, promises, praise. */
export const spokenOf: Rule = (statement, context) => {
	const findings: Finding[] = []
	const evidence: Outcome['evidence'][number][] = []
	for (const spoken of statement.spoken) {
		if (isPlainShare(spoken, statement.spoken) || isOtherWord(spoken, context.language, statement.raw)) continue
		const support = supportFor(spoken, statement.raw, context) ?? factOfThing(spoken, statement.text, context)
		if (support) evidence.push(support.fact)
		else if (isListedAmount(spoken, context) || isCoverItself(spoken, context) || isBagless(spoken, context)) continue
		else if (isOthersGoods(spoken, statement.text) || isWorkedOn(spoken, statement.text, context)) continue
		else if (isMeasured(spoken, statement.quantities)) continue
		else if (
			spoken.concept.category === 'superlatives' &&
			(isOfNoGoods(spoken, statement, context.facts) ||
				isBorneComparison(spoken, statement.text, context) ||
				isBorneFit(spoken, statement.text, context.facts))
		)
			continue
		else if (isOfThingOfScene(spoken, statement.text, context) || isAuthored(spoken, statement.text)) continue
		else if (isClaimed(spoken, statement.text) && !isMerelyDenied(spoken, statement.text, context))
			findings.push({ category: categoryOf(spoken, statement.text), reason: reasonFor(spoken) })
	}
	return { findings, evidence }
}

/** An amount the listing itself names as what a thing is worth ("chips of $25"), and no price. */
const isListedAmount = ({ concept, words }: Spoken, { facts }: RuleContext) =>
	concept.category === 'discounts' && AMOUNT.test(words.trim()) && facts.some(({ text }) => text.includes(words.trim()))
const AMOUNT = /^(?:[$€£¥]\s?\d[\d.,]*|\d[\d.,]*\s?[$€£¥])$/u

/** "Seven times faster than the first": the figure is judged, and it bears the comparison. */
export const isMeasured = (
	{ concept, words, index }: Pick<Spoken, 'words' | 'index'> & { concept?: Concept },
	quantities: readonly Quantity[],
) =>
	(concept === undefined || concept.category === 'superlatives') &&
	quantities.some(
		(one) => one.unit?.measures === 'times' && one.index > index - TIMES_REACH && one.index < index + words.length + TIMES_REACH,
	)
const TIMES_REACH = 14

/** Superlatives that compare no goods: the best of friends, the largest of the sizes there are when its measure is named. */
export function isOfNoGoods(
	{ words, index }: Pick<Spoken, 'words' | 'index'>,
	{ text, quantities }: Pick<Reading, 'text' | 'quantities'>,
	facts: readonly FactReading[],
) {
	const after = text.slice(index + words.length, index + words.length + SCENE_REACH)
	const before = text.slice(Math.max(0, index - SCENE_REACH), index)
	if (OF_TIMES.test(after) || TIMES_AND_ROOMS_UNSPACED.test(after) || TIMES_WITHIN.test(words) || TIMES_BEFORE.test(before)) return true
	if (POSTPOSED.test(words) && SCENES_BEFORE.test(before)) return true
	if (OF_NO_GOODS.test(`${words}${after.split(' ', 2).join(' ')}`) || OF_NO_GOODS_UNSPACED.test(`${before.slice(-WORD_BEFORE)}${words}`))
		return true
	if (OF_NO_GOODS_UNSPACED.test(after)) return true
	const ofHome = OF_A_HOME_OR_TIME.exec(text.slice(index, index + words.length + HOME_REACH))?.[0]
	if (ofHome && !namesGoods(ofHome.slice(words.length), facts)) return true
	if (OF_A_HOME_OR_TIME_BEFORE.test(before) && !namesGoods(after, facts)) return true
	const behind = after.slice(0, FRIENDS_REACH)
	if (OF_FRIENDS.test(`${words}${behind}`) || OF_FRIENDS_UNSPACED.test(behind)) return true
	if (OF_FRIENDS_BEFORE.test(before.slice(-FRIENDS_REACH))) return true
	return (
		LARGEST_OF.test(text.slice(index)) &&
		TELLS_OF_SIZES.test(text) &&
		quantities.some((one) => one.unit !== undefined && Math.abs(one.index - index) <= SIZE_REACH)
	)
}
/** Whether a word of the title stands there: "the best kettle in the house" of a kettle. */
const namesGoods = (text: string, facts: readonly FactReading[]) =>
	text.match(/\p{L}{4,}/gu)?.some((word) => facts.some(({ fact, text: said }) => fact.kind === 'title' && said.includes(word))) === true
const WORD_BEFORE = 16
const FRIENDS_REACH = 14
const SCENE_REACH = 26
const HOME_REACH = 44
const OF_TIMES = rangedPattern(`^\\p{L}* ?(?:(?:na|ng|ang) )?(?:${TIMES_AND_ROOMS}|${SCENES_OF_SUPERLATIVES})(?![\\p{L}\\p{M}])`)
/** Arabic has one word for better and best. Behind a bare noun it compares ("تحكم أفضل"), which a fact that compares bears; of two things ("أفضل من") it is judged as ever. */
const isBorneComparison = ({ words, index }: Spoken, text: string, { facts }: RuleContext) =>
	ELATIVE.test(words.trim()) &&
	BARE_NOUN.test(text.slice(Math.max(0, index - NOUN_REACH), index)) &&
	!OF_OTHERS.test(text.slice(index + words.trim().length)) &&
	facts.some((fact) => COMPARES.test(fact.text))
/** "Measure your chair first for the best fit", where the listing says so. */
export const isBorneFit = ({ words, index }: Pick<Spoken, 'words' | 'index'>, text: string, facts: readonly FactReading[]) =>
	(FIT_BEHIND.test(text.slice(index, index + words.length + SCENE_REACH)) ||
		FIT_BEFORE.test(text.slice(Math.max(0, index - NOUN_REACH), index))) &&
	facts.some((fact) => SAYS_BEST_FIT.test(fact.text))
const FIT_BEHIND = rangedPattern(
	`^(?:[^.,;:!?،、。]{0,24}?(?:${FIT_OR_RESULT_UNSPACED})|\\S+ (?:[\\p{L}\\p{M}]+ ){0,2}(?:${FIT_OR_RESULT})(?![\\p{L}\\p{M}]))`,
)
const FIT_BEFORE = rangedPattern(`(?<![\\p{L}\\p{M}])(?:${FIT_OR_RESULT}|${FIT_OR_RESULT_UNSPACED}) (?:yang )?$`)
const NOUN_REACH = 16
const ELATIVE = /^(?:افضل|اكبر|احسن|اعلي|اسرع|اخف|اوضح|اسهل|امتن|اقوي)(?: (?:اثناء|عند|في|مع|خلال|و\S+))?$/u
const BARE_NOUN = /(?:^|\s)(?:[لوب]{0,2})(?!ال|لل|من |هو |هي |هذا |هذه |ان |انه )[\p{Script=Arabic}]{3,} $/u
const OF_OTHERS = /^ ?(?:من|منتج|جهاز|اداه|خيار|هديه|\S+ (?:في|علي) (?:ال)?(?:عالم|سوق))/u
const COMPARES =
	/(?<!\p{L})(?:better|more|greater|easier|improv\p{L}+|enhanc\p{L}+|increas\p{L}+|mais|melhor\p{L}*|maior|más|mejor\p{L}*|mayor|plus|meilleure?s?|mehr|besser\p{L}*|più|miglior\p{L}*|maggior\p{L}*|daha|افضل|اكبر|اكثر|اسهل)(?!\p{L})/u
/** What some terms take along: "le meilleur moment de la journée". */
const TIMES_WITHIN = rangedPattern(
	`^(?:(?!(?:de[lr]?|della|du|des|of|in|im|van|von|på|i|w|v|на|в|в'|στ\\p{L}*) )\\S+ ){1,3}(?:${TIMES_AND_ROOMS}|${SCENES_OF_SUPERLATIVES})(?![\\p{L}\\p{M}])`,
)
/** No genitive of a place: "mutfağın en iyi ısıtıcısı". */
const TIMES_BEFORE = rangedPattern(
	`(?<![\\p{L}\\p{M}])(?<!(?:^|[ '’])(?:de|da|di|d') )(?:${TIMES_AND_ROOMS})(?![\\p{L}\\p{M}])(?<!(?:ın|in|un|ün)) ?(?:\\S{1,3} )?(?:ه)?$`,
)
/** "La cena più attesa", "rapat paling panjang": languages that put the superlative behind its noun. */
const POSTPOSED = /^(?:più|el más|más|mais|o mais|a mais|més|plus|la plus|le plus|les plus|cel|cea|paling|הכי|nhất|\p{L}+ nhất)(?!\p{L})/u
const SCENES_BEFORE = rangedPattern(`(?<![\\p{L}\\p{M}])(?:${SCENES_OF_SUPERLATIVES})(?![\\p{L}\\p{M}]) ?(?:(?:la|le|les|el|a|o) )?$`)
const SIZE_REACH = 60

/** Many languages have one word for a case and for the cover of a chair: where the product is such a cover, it is no case given along. */
const isCoverItself = ({ concept, words }: Spoken, { facts }: RuleContext) =>
	CASES.has(concept.name) &&
	((CASE_OR_COVER.test(words.trim()) && facts.some(({ text }) => COVER.test(text))) ||
		(CASE_OF_WATCH.test(words.trim()) && facts.some(({ text }) => WATCH.test(text))))
/** The case of a watch, where it has one word with a case for it. */
const CASE_OF_WATCH = /^(?:.* )?(?:tok(?:ja|kal|ot|ban)?|pouzdr\p{L}*|puzdr\p{L}*|kućišt\p{L}*|ohišj\p{L}*|kotelo\p{L}*|korpus\p{L}*)$/u
const WATCH =
	/(?<!\p{L})(?:(?:wrist ?|smart ?|quartz )?watch(?:es)?|\p{L}*uhr|montre|orologio|reloj|relógio|horloge|zegarek)(?!\p{L})|腕時計|手表|ساعه/u
const CASES = new Set(['a pouch, case or bag', 'a case or pouch given along'])
const CASE_OR_COVER =
	/^(?:.* )?(?:pokrow\p{L}*|чех(?:ол|л)\p{L}*|чох(?:ол|л)\p{L}*|калъф\p{L}*|kılıf\p{L}*|कवर|কভার|overtræk|överdrag|trekk)$/u
const COVER =
	/(?:chair|seat|sofa|furniture|stool|cushion) (?:slip)?covers?|slipcover|sitzbez|husse(?:n|$)|housses? de chaise|fundas? (?:de|para) silla/u

/** "The wardrobe from Ikea will not win today": furniture named by where it was bought, which the product is neither part of nor fits. */
const isOthersGoods = ({ concept, words, index }: Spoken, text: string) =>
	concept.name === 'the name ikea' &&
	!COMPATIBLE.test(text) &&
	!FITS.test(text) &&
	FURNITURE.test(text.slice(Math.max(0, index - FURNITURE_REACH), index + words.length + FURNITURE_REACH))
const FITS =
	/pass(?:er|ar|t|en|ende)(?!\p{L})|past (?:op|in|bij)|convient|adapté|encaj|cabe[n ]|sirve|serve|adatt|sop(?:ii|ivat)|sobi|illik|illeszk|hodí|prileg|prist(?:aje|oji)|pasuj|potriv|підходить|подход|пасва|ταιριάζ|uyar|uyğun|muat|sesuai|cocok|vừa|พอดี|合う|맞|مناسب|يناسب|מתאי/u
const FURNITURE_REACH = 20
const FURNITURE =
	/wardrobe|shel(?:f|ves)|cupboard|bookcase|dresser|regal|schrank|kommode|armoire|étagère|commode|placard|estanter|armario|cómoda|scaffal|armadi|libreria|cassettier|estante|guarda-?roupa|kast|boekenkast|szaf|regał|komod|hyll|byrå|skab|reol|skap|kaap|lipas|kapp|riiul|polc|szekrény|skříň|skrink|skriň|polic|dulap|raft|ormar|omar|шкаф|шаф|полк|полиц|комод|гардероб|ντουλάπ|ράφι|ארון|מדף|שיד|خزان|دولاب|رف(?:وف)?|بلاكار|کمد|قفسه|الماري|अलमारी|शेल्फ|আলমারি|dolap|dolab|rafı|şkaf|lemari|almari|rak|tủ|kệ|kabati|ตู้|ชั้น|棚|たんす|クローゼット|柜|櫃|架|선반|옷장|책장/u

/** "Prólogo firmado por", "rock firmado por": whose work something is, and no autograph. */
const isAuthored = ({ concept, words, index }: Spoken, text: string) =>
	SIGNED.has(concept.name) &&
	!/a mano|à mão|hand|личн|własnoręcz/u.test(words) &&
	WORKS.test(text.slice(Math.max(0, index - WORK_REACH), index))
const SIGNED = new Set(['a signature', 'signed by its maker'])
const WORK_REACH = 32
const WORKS =
	/(?:préface|avant-propos|prólogo|prefacio|prefazione|prefácio|prefață|cuvânt|foreword|preface|vorwort|voorwoord|předmluv|przedmow|предислови|передмов|предговор|predgovor|pròleg|önsöz|rock|pop|m[uú]sica|música|musique|muzic|canci|chanson|canzon|song|disco|álbum|album|diseñ|design|novel|roman|romanzo|dirección|mise en scène)\p{L}*[^.;:]{0,22}$/u

/** What a board switches or a tool mends, named in a row of such things: "a sensor for the greenhouse, a lamp, a bell"; no part of the product unless the text gives it. */
const isWorkedOn = (spoken: Spoken, text: string, { facts }: RuleContext) =>
	DEVICES.has(spoken.concept.name) &&
	(IN_A_ROW.test(text.slice(Math.max(0, spoken.index - ROW_REACH), spoken.index)) ||
		(spoken.index === 0 && text.charAt(spoken.words.length) === ',')) &&
	!isGiven(spoken, text) &&
	facts.some((fact) => WORKS_ON_DEVICES.test(fact.text))
const DEVICES = new Set('sensor|remote control|a fan that cools|cooling or fan'.split('|'))
const ROW_REACH = 20
const IN_A_ROW = /(?:[,،、:;] ?| (?:et|und|and|y|e|i|и|та|og|och|en|ou|or|o|oder|ve|u) )(?:\p{L}{1,10}[' ]){0,2}$|(?:修|拆|直す)$/u
const WORKS_ON_DEVICES =
	/relay (?:module|interface|board)|own electronics|ferramentas|(?:tool|screwdriver) (?:set|kit)|schraubendreher-satz/u

/** A cleaner that collects the dust in a box has no bag for it, which one word names in many languages. */
const isBagless = ({ concept, denied }: Spoken, { facts }: RuleContext) =>
	denied && concept.name === 'dust extraction' && facts.some(({ text }) => BAGLESS.test(text))
const BAGLESS =
	/bagless|beutellos|sans sac|sin bolsa|senza sacc|sem saco|zonder zak|bez work|påslös|poseløs|pussiton|torbasız|без меш|без мішк|بدون كيس|サイクロン|无尘袋|紙パック不要/u

/**
 * What a text says the product has not, when no fact says that it has: a part that is denied promises nothing; of what it is made and
 * what it fits only an answer may say so ("Is it silk? No, there is no silk in it.").
 */
const isMerelyDenied = ({ concept, denied }: Spoken, text: string, { facts }: RuleContext) =>
	denied &&
	((EXTRAS.has(concept.name) && NOT_INCLUDED.test(text)) ||
		((concept.category === 'missing-evidence' || (DENIABLE.has(concept.category) && (/[?？؟]/u.test(text) || NO.test(text)))) &&
			!facts.some(({ spoken }) => spoken.some((one) => one.concept === concept && !one.denied))))
/** What is not in the box may be in the product: "micro-HDMI cables are not included". */
const NOT_INCLUDED =
	/lieferumfang|includ|inclu[sí]|compris|fourni|in the box|liegt|liegen|beigelegt|dahil|meegelev|ingår|medföl|inkluder|zestaw|комплект|doboz|مشمول|مرفق|ضمن|同梱|付属|包含|포함|kèm|termasuk/u
/** Extras that may be a fact's and yet not be in the box. */
const EXTRAS = new Set(
	'cable included|cables given along|dust extraction|hdmi|usb|camera|gps|timer|batteries included|remote control|app control|spare bags or filters|gift box'.split(
		'|',
	),
)
const DENIABLE = new Set<Concept['category']>(['materials', 'compatibility'])

function supportFor(spoken: Spoken, raw: string, context: RuleContext): FactReading | undefined {
	const { concept } = spoken
	if (concept.support === 'never') return undefined
	if (concept.support === 'same-words')
		return (
			context.words.find((fact) => fact.spoken.some((one) => one.concept === concept && one.words === spoken.words)) ??
			sameOfName(spoken, raw, context)
		)
	if (spoken.denied && concept.category === 'materials')
		return (
			context.facts.find(
				(fact) => /100 ?%/.test(fact.text) && fact.spoken.some((one) => one.concept.category === 'materials' && one.concept !== concept),
			) ?? context.facts.find((fact) => fact.spoken.some((one) => saysIt(one, spoken)))
		)
	// That something is not done may be the listing's to say: "no international shipping".
	const facts = concept.support === 'seller' && !spoken.denied ? context.seller : context.facts
	return facts.find((fact) => fact.spoken.some((one) => saysIt(one, spoken))) ?? factInSameWords(spoken, context)
}

/** What a listing in another language says so of the very thing the text names: "the best-sounding Echo Dot yet". */
function sameOfName({ concept }: Spoken, raw: string, { facts, sameLanguage }: RuleContext): FactReading | undefined {
	if (concept.category !== 'superlatives' || sameLanguage !== false) return undefined
	const named = (raw.match(NAMED) ?? []).map((name) => name.toLowerCase())
	return named.length === 0
		? undefined
		: facts.find(({ text, spoken }) => spoken.some((one) => one.concept === concept) && named.some((name) => text.includes(name)))
}
const NAMED = /(?<=\p{L} )\p{Lu}\p{Script=Latin}{2,}(?: \p{Lu}\p{Script=Latin}{2,})+/gu

/** A property stands where a fact has the words for it, though it is not known to speak of the thing ("flexible hose" of "flexible"). */
function factInSameWords({ concept, words, denied }: Spoken, { facts }: RuleContext): FactReading | undefined {
	if (denied || !IN_SAME_WORDS.has(concept.category) || facts.some(({ spoken }) => spoken.some((one) => one.concept === concept)))
		return undefined
	const stems = (words.match(LONG_WORD) ?? []).map((word) => word.slice(0, Math.max(STEM, word.length - 4)))
	return stems.length === 0 ? undefined : facts.find(({ text }) => stems.every((stem) => text.includes(stem)))
}
const IN_SAME_WORDS = new Set<Concept['category']>(['missing-evidence', 'compatibility'])
const LONG_WORD = /[\p{L}\p{M}]{5,}/gu
const STEM = 5

/** To deny the first is to say one of the others. */
const OPPOSITES: Readonly<Record<string, ReadonlySet<string>>> = {
	'battery powered': new Set(['mains powered', 'manual', 'solar powered']),
	rechargeable: new Set(['mains powered', 'manual']),
	wireless: new Set(['mains powered']),
	'mains powered': new Set(['battery powered', 'wireless', 'rechargeable', 'solar powered']),
	electric: new Set(['manual']),
	automatic: new Set(['manual']),
	waterproof: new Set(['water-resistant', 'splash-proof']),
}

/** A name is named, whatever is denied of it: "the bagless Bosch". */
const NAMED_ONLY = new Set<Concept['category']>(['foreign-brands', 'certificates'])

function saysIt(said: Spoken, claimed: Spoken): boolean {
	if (claimed.denied && OPPOSITES[claimed.concept.name]?.has(said.concept.name) && !said.denied) return true
	if (said.denied !== claimed.denied && !NAMED_ONLY.has(claimed.concept.category) && !claimed.asked && claimed.concept.support === 'fact')
		return false
	if (said.usedOn && !claimed.usedOn) return false
	if (!speaksFor(said.concept, claimed.concept) && !(claimed.denied && said.denied && speaksFor(claimed.concept, said.concept)))
		return false
	if (claimed.concept.name === 'hardcover or paperback') return bindingOf(said.words) === bindingOf(claimed.words)
	return claimed.concept.name !== 'origin' || originsAgree(said.words, claimed.words)
}

/** A soft cover bears no hard one. */
const bindingOf = (words: string) => (SOFT_COVER.test(words) ? 'soft' : 'hard')
const SOFT_COVER =
	/paper|soft|souple|broch|brož|měkk|mäkk|mek[io]|mīkst|minkšt|χαρτ|μαλακ|lembut|nipis|poche|blanda|bolsillo|taschenbuch|flessibil|brossura|mole|comum|miękk|pocket|karton kapak|мягк|puha|moale|pehme|mềm|lunak|ورقي|عادي|רכה|ペーパー|文庫|平装|平裝|페이퍼|อ่อน/u

const speaksFor = (said: Concept, claimed: Concept) => said === claimed || claimed.by.includes(said.name)

/** A hundred percent, in digits or words. */
const A_HUNDRED =
	/^(?:%? ?100|百分百|百分之百|百パーセント|백 ?퍼센트|yüzde yüz|cien por cien|ciento por ciento|cent pour cent|hundert prozent|cento per cento|cem por cento|honderd procent|hundra procent|sto procent|сто процент|стопроцент|सौ (?:प्रतिशत|फ़?ीसद)|מאה אחוז|(?:ميه|مئه|مايه|مائه|ميا) ?(?:ف|ب|في)?(?:ال)?م)/u

/** "100 % cotton" is a share, which the numbers judge, and no promise. */
function isPlainShare({ concept, words, index }: Spoken, all: readonly Spoken[]): boolean {
	if (concept.category !== 'superlatives' || !A_HUNDRED.test(words)) return false
	return all.some(
		(other) => other.concept.category === 'materials' && other.index >= index - 24 && other.index <= index + words.length + 12,
	)
}

/** Short names that are common words unless they are written in capitals. */
const IN_CAPITALS =
	/^(?:ai|dab|leds?|abs|anc|dot|cel|gas|gost|rds|msc|bci|reach|gots|nom|ansi|wrap|peta|jis|dvi|ocu|smeta|sav|en[ -]?\d.*)$/u

/** Makers whose names are words: written small they are the word. */
const WORDS_TOO =
	/^(?:apple|puma|yeti|crocs|audi|lego|jeep|mars|orange|amazon|target|oracle|caterpillar|dove|shell|polaroid|pioneer|illy|galaxy|canon|intel|korg|grundig|haier|whirlpool|prada|anker|asus|bose|stihl|sram|duplo|levis|škoda)$/u
/** Makers whose names are nouns: behind an article, with no product's name behind them, they are the noun ("vor Anker", "im Whirlpool", "la cordura", "Haier og hvaler"). */
const NOUN_TOO =
	/(?<!\p{L})(?:[Vv]or|[Ee]ine?[nms]?|[Dd]e[rnms]|[Ii]m|[Aa]m|[Vv]om|[Zz]um|[Aa]ls|[MmDdSs]ein|[Ii]hr|[Ww]ie|[Ee]en|[Jj]ede[rn]?) ([Aa]nker|[Zz]willing|[Ww]hirlpool)(?![\p{L}-]| \p{Lu})|(?<!\p{L})(?:la|su|tu|mi|más|con) (cordura)(?!\p{L})|(?:^|[.!?] )(Grundig|Haier|Korg)(?= (?:og|med|i|på|eller|som|leg|lek|rengjør|rengør|vask)(?!\p{L}))/u
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function isNounIn(raw: string, words: string): boolean {
	const [, german, spanish, northern] = NOUN_TOO.exec(raw) ?? []
	return (german ?? spanish ?? northern)?.toLowerCase() === words
}

const isOtherWord = ({ words }: Spoken, language: string, raw: string) =>
	OTHER_WORDS[language]?.test(words) === true ||
	isNounIn(raw, words) ||
	(WORDS_TOO.test(words) && raw.includes(words) && !raw.includes(capitalised(words))) ||
	(IN_CAPITALS.test(words) && !raw.includes(words.replace(/s$/u, '').toUpperCase()))

const COMPATIBLE =
	/compatib|kompatib|uyumlu|fits?\b|works? with|passend|funktioniert mit|fonctionne avec|funciona con|funziona con|funciona com|werkt met|متوافق|يتوافق|يعمل مع|כל? ?תואם|対応|互換|兼容|相容|适用|호환|รองรับ|совмест|संगत|pasuj|kompatibel/u

function categoryOf({ concept }: Spoken, text: string): Finding['category'] {
	return concept.category === 'foreign-brands' && COMPATIBLE.test(text) ? 'compatibility' : concept.category
}

function reasonFor({ concept, words, denied }: Spoken): string {
	const why = WHY[concept.category] ?? `No fact states ${denied ? 'the absence of ' : ''}“${concept.name}”`
	return `${why} (“${words.trim()}”)`
}

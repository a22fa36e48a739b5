import { findLanguageByTag } from '../../locale/languages'
import { isGiven } from '../claimed'
import { FURTHER_THINGS_OF_SCENES } from '../lexicons/further-things-of-scenes'
import { THINGS_OF_SCENES } from '../lexicons/things-of-scenes'
import { normalizeText } from '../normalize-text'
import type { FactReading, Spoken } from '../reading'
import type { RuleContext } from './rule'

type Thing = { name: string; written: string }
const known = new Map<string, readonly Thing[]>()

/** What a language calls the things of scenes; none for a language without a list. */
function thingsOf(language: string): readonly Thing[] {
	const before = known.get(language)
	if (before) return before
	const written = [THINGS_OF_SCENES[language], FURTHER_THINGS_OF_SCENES[language]].filter((list) => list !== undefined).join(';')
	const things = written.split(';').flatMap((entry): Thing[] => {
		const [name = '', written = ''] = entry.trim().split('=')
		return written === '' ? [] : [{ name, written: normalizeText(written) }]
	})
	known.set(language, things)
	return things
}

/** Things told of in the same way, with what finds any of them by a material; one pattern for all, as each takes room. */
type Group = { things: readonly Thing[]; way: Way; behind: RegExp; before: RegExp; end: RegExp }
type Way = 'plain' | 'smells' | 'slab' | 'given along'
const WAYS: Readonly<Record<string, Way>> = {
	smell: 'smells',
	shavings: 'smells',
	slab: 'slab',
	mug: 'given along',
	bowl: 'given along',
	bag: 'given along',
}
const wayOf = ({ name }: Thing) => WAYS[name] ?? 'plain'

const groups = new Map<string, readonly Group[]>()
function groupsOf(language: string): readonly Group[] {
	const before = groups.get(language)
	if (before) return before
	const found = [...Map.groupBy(thingsOf(language), wayOf)].map(([way, things]) => ({ way, things, ...patternsOf(things, way) }))
	groups.set(language, found)
	return found
}

/** A thing right behind a material ("leather jacket", "deri bir koltuk"), before it ("veste en cuir") and at the end of a word ("Lederjacke"). */
function patternsOf(things: readonly Thing[], way: Way): Pick<Group, 'behind' | 'before' | 'end'> {
	const written = `(?<thing>${things.map((one) => one.written).join('|')})`
	if (UNSPACED.test(written))
		return {
			behind: new RegExp(`^(?:の|制|製|的|质|質|色| )?${written}`, 'u'),
			before: new RegExp(`${written}(?:ทำจาก|หุ้ม|จาก)?$`, 'u'),
			end: NEVER,
		}
	// What smells is told with all it is: "odeur de bois fraîchement coupé".
	const between = way === 'smells' ? '[\\p{L}\\p{M}]{1,14}' : '(?:\\p{L}{1,5}|lavet|gemaakt)'
	return {
		behind: new RegExp(
			`^[ -]?(?:(?:bir|(?:एक|की|का|के|ਦੀ|ਦਾ|ਦੇ|નું|ની|નો|ايك|كي|كا|كے)(?: (?:${OLD_OR_SMALL}))?|kitchen|dining|coffee|garden|armed) )?(?:ال|ה)?${written}[\\p{L}\\p{M}]{0,4}(?![\\p{L}\\p{M}])`,
			'u',
		),
		before: new RegExp(
			`(?<!\\p{L})(?:[وفبلك]{0,2}(?:ال|ل)?|[והבלמכש]{0,2})${written}[\\p{L}\\p{M}]{0,4}(?: (?!(?:${AND}) )${between}'?){0,2} ?(?:\\p{L}')?(?:ال|ה|מ)?$`,
			'u',
		),
		end: new RegExp(`\\p{L}{3,}${written}(?:\\p{L}|${ENDINGS})?$`, 'u'),
	}
}
/** Adjectives between a stuff and its thing, where a little word joins them: "لکڑی کی پرانی میز". */
const OLD_OR_SMALL = 'پران[يےا]|چھوٹ[يےا]|ب[ڑڈ][يےا]|ن[يئ][يےا]?|पुरान[ीेा]|छोट[ीेा]|बड़[ीेा]|नय[ाी]|नई|ਪੁਰਾਣ[ੀੇਾ]|ਛੋਟ[ੀੇਾ]|જૂન[ીોું]+|નાન[ીોું]+'
const UNSPACED = /[\u0e00-\u0e7f\u3040-\ud7ff]/u
const NEVER = /(?!)/u
/** What stands behind an "and" is another thing. */
const AND = 'und|and|et|y|och|og|ja|ve|və|és|și|dan|и|і|й|та|και'
/** Of nouns put together, in the languages that do so. */
const ENDINGS = 'en|er|ern|ene|erne|erna|an|ar|arna|arne|or|orna|et|ur|urnar|id|ad|ed|in|it|ien|ini'
const REACH = 34

/** Cups a title counts: how much there is room for. */
const COUNTED = /\d+ (?:tazze|tasses|tazas|cups?|tassen|xícaras|kopjes|filiżan\p{L}*)(?!\p{L})/gu

const ofListings = new WeakMap<readonly FactReading[], ReadonlySet<string>>()
/** The things of the list that a listing's title names in its own language or English: of these it may be one itself. */
function namedByTitle(facts: readonly FactReading[], tag: string | undefined): ReadonlySet<string> {
	const before = ofListings.get(facts)
	if (before) return before
	const languages = languagesOfFacts(tag)
	const titles = facts.filter(({ fact }) => fact.kind === 'title').map(({ text }) => ` ${text.replace(COUNTED, ' ')}`)
	const named = new Set(
		languages.flatMap((language) =>
			thingsOf(language)
				.filter(({ written }) => titles.some((title) => new RegExp(written, 'u').test(title)))
				.map(({ name }) => name),
		),
	)
	ofListings.set(facts, named)
	return named
}

/** The language of a listing, by its tag, and English, which many are written in beside it. */
const languagesOfFacts = (tag: string | undefined) => [
	...new Set(['english', ...(tag === undefined ? [] : [findLanguageByTag(tag)?.id ?? 'english'])]),
]

/** Worktops and window sills are of these; a plate of another stuff may be the product's. */
const STONES = new Set(['marble', 'granite', 'stone', 'slate, onyx or jade'])
/** What hangs or sticks on things of scenes: posters on a wall, stickers on a suitcase. */
const STUCK_ON = new Set(['poster', 'stickers or a download code'])
const STICKS_ON = new Set('wall door window suitcase cupboard instrument desk ceiling house bag wallet'.split(' '))

/** Whether what a text says a material of is a thing of the scene and not the product: "on the wooden table", "with a leather jacket". */
export function isOfThingOfScene(spoken: Spoken, text: string, context: RuleContext): boolean {
	if (STUCK_ON.has(spoken.concept.name)) return isStuckOnThing(spoken, text, context)
	return spoken.concept.category === 'materials' && isMaterialOfThing(spoken, text, context)
}

function isMaterialOfThing(spoken: Spoken, text: string, { language, facts, tag }: RuleContext): boolean {
	const named = thingsBy(spoken, text, language)
	return named.length > 0 && !named.some((name) => namedByTitle(facts, tag).has(name))
}

/** A fact by which the product is used on just what the text tells of: "for wooden chairs" bears "fits a wooden chair". */
export function factOfThing(spoken: Spoken, text: string, { language, facts, tag }: RuleContext): FactReading | undefined {
	if (spoken.concept.category !== 'materials') return undefined
	const named = thingsBy(spoken, text, language)
	if (named.length === 0) return undefined
	return facts.find((fact) =>
		fact.spoken.some(
			(said) =>
				said.concept === spoken.concept &&
				!said.denied &&
				languagesOfFacts(tag).some((one) => thingsBy(said, fact.text, one).some((name) => named.includes(name))),
		),
	)
}

/** The things of the list whose material it is that a text names. */
function thingsBy(spoken: Spoken, text: string, language: string): string[] {
	const { concept, words, index } = spoken
	const behind = text.slice(index + words.length, index + words.length + REACH)
	const before = text.slice(Math.max(0, index - REACH), index)
	const own = words.trim()
	return groupsOf(language).flatMap(({ way, things, ...patterns }) => {
		if (way === 'slab' && !STONES.has(concept.name)) return []
		const start = patterns.before.exec(before)
		const found = [start, patterns.end.exec(own), patterns.behind.exec(behind)].flatMap((match) => match?.groups?.thing ?? [])
		if (found.length === 0) return []
		// Such a thing a product may be given along with, or served in.
		if (way === 'given along' && isGivenAlong(spoken, text, start === null ? index : index - before.length + start.index)) return []
		return things.filter((one) => found.some((thing) => new RegExp(one.written, 'u').test(thing))).map(({ name }) => name)
	})
}

/** Whether the text gives the product what stands at a place, of whatever it is made. */
const isGivenAlong = ({ concept, words }: Spoken, text: string, index: number) =>
	isGiven({ concept: { ...concept, category: 'missing-evidence' }, words, index }, text)

/** Posters hang on walls and stickers stick on suitcases unless the text says that they come with the product. */
function isStuckOnThing(spoken: Spoken, text: string, { language }: RuleContext): boolean {
	const { words, index } = spoken
	const before = text.slice(Math.max(0, index - REACH), index)
	const behind = text.slice(index + words.length, index + words.length + REACH)
	if (COMES_WITH.test(before + behind)) return false
	const surface = surfacesOf(language)
	return surface.test(before) || (surface.test(behind) && !isGiven(spoken, text))
}

const surfaces = new Map<string, RegExp>()
function surfacesOf(language: string): RegExp {
	const before = surfaces.get(language)
	if (before) return before
	const things = thingsOf(language).filter(({ name }) => STICKS_ON.has(name))
	const written = things.map((one) => one.written).join('|')
	const pattern = things.length === 0 ? NEVER : new RegExp(UNSPACED.test(written) ? written : `${WORD_BEGINS}(?:${written})`, 'u')
	surfaces.set(language, pattern)
	return pattern
}
const WORD_BEGINS = '(?<!\\p{L})(?:[وفبلك]{0,2}(?:ال|ل)?|[והבלמכש]{0,2})'
const COMES_WITH =
	/includ|inclu[sí]|in the box|gratis|gratuit|bonus|free|enthalten|beilieg|liegt|fourni|offert|regal[oa]|brinde|omaggio|bijgelev|medföl|ingår|zestaw|dołącz|комплект|подар|ajándék|doboz|hediye|مرفق|مجان|هدي|מתנ|同梱|付属|おまけ|附赠|赠|贈|증정|포함|แถม|tặng|kèm|hadiah|libre|bure|zadarmo|zdarma|besplat|безкошт|бесплат|безплат|δωρεάν|dovan|dāvan|kaasas|kaupan/u

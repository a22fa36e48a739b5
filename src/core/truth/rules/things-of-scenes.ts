import { findLanguageByTag } from '../../locale/languages'
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
	const things = (THINGS_OF_SCENES[language] ?? '').split(';').flatMap((entry): Thing[] => {
		const [name = '', written = ''] = entry.trim().split('=')
		return written === '' ? [] : [{ name, written: normalizeText(written) }]
	})
	known.set(language, things)
	return things
}

const patterns = new Map<string, { behind: RegExp; before: RegExp; end: RegExp }>()
/** A thing right behind a material ("leather jacket", "deri bir koltuk"), before it ("veste en cuir") and at the end of a word ("Lederjacke"). */
function patternsOf({ written }: Thing) {
	const made = patterns.get(written)
	if (made) return made
	const unspaced = UNSPACED.test(written)
	const compiled = unspaced
		? {
				behind: new RegExp(`^(?:の|制|製|的|质|質|色| )?(?:${written})`, 'u'),
				before: new RegExp(`(?:${written})(?:ทำจาก|หุ้ม|จาก)?$`, 'u'),
				end: NEVER,
			}
		: {
				behind: new RegExp(
					`^[ -]?(?:(?:bir|एक|की|का|के|ايك|كي|كا|كے|kitchen|dining|coffee|garden|armed) )?(?:ال|ה)?(?:${written})[\\p{L}\\p{M}]{0,4}(?![\\p{L}\\p{M}])`,
					'u',
				),
				before: new RegExp(
					`(?<!\\p{L})(?:[وفبلك]{0,2}(?:ال|ل)?|[והבלמכש]{0,2})(?:${written})[\\p{L}\\p{M}]{0,4}(?: (?:\\p{L}{1,5}|lavet|gemaakt)'?){0,2} ?(?:\\p{L}')?(?:ال|ה|מ)?$`,
					'u',
				),
				end: new RegExp(`\\p{L}{3,}(?:${written})\\p{L}?$`, 'u'),
			}
	patterns.set(written, compiled)
	return compiled
}
const UNSPACED = /[\u0e00-\u0e7f\u3040-\ud7ff]/u
const NEVER = /(?!)/u
const REACH = 34

const ofListings = new WeakMap<readonly FactReading[], ReadonlySet<string>>()
/** The things of the list that a listing's title names in its own language or English: of these it may be one itself. */
function namedByTitle(facts: readonly FactReading[], tag: string | undefined): ReadonlySet<string> {
	const before = ofListings.get(facts)
	if (before) return before
	const languages = new Set(['english', ...(tag === undefined ? [] : [findLanguageByTag(tag)?.id ?? 'english'])])
	const titles = facts.filter(({ fact }) => fact.kind === 'title').map(({ text }) => ` ${text}`)
	const named = new Set(
		[...languages].flatMap((language) =>
			thingsOf(language)
				.filter(({ written }) =>
					titles.some((title) => new RegExp(UNSPACED.test(written) ? written : `\\P{L}(?:\\p{L}*)(?:${written})`, 'u').test(title)),
				)
				.map(({ name }) => name),
		),
	)
	ofListings.set(facts, named)
	return named
}

/** Whether what a text says a material of is a thing of the scene and not the product: "on the wooden table", "with a leather jacket". */
export function isOfThingOfScene({ concept, words, index }: Spoken, text: string, { language, facts, tag }: RuleContext): boolean {
	if (concept.category !== 'materials') return false
	const behind = text.slice(index + words.length, index + words.length + REACH)
	const before = text.slice(Math.max(0, index - REACH), index)
	const own = words.trim()
	const things = thingsOf(language).filter((one) => {
		const { behind: isBehind, before: isBefore, end } = patternsOf(one)
		return end.test(own) || isBehind.test(behind) || isBefore.test(before)
	})
	return things.length > 0 && !things.some(({ name }) => namedByTitle(facts, tag).has(name))
}

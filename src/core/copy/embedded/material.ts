import { findLanguageByTag } from '../../locale/languages'
import type { Fact, FactKind } from '../../product/facts'
import { standingObjection } from '../../truth/standing'
import type { Brief } from '../brief'
import { cleanSentences } from '../text/clean-listing-text'
import { countGraphemes } from '../text/graphemes'
import { properWords } from '../text/proper-words'

/** A sentence that may be used, and the fact it is. */
export type Sentence = { text: string; fact: string }
/** A listing entry (bullet) as its usable sentences. */
export type Entry = { sentences: Sentence[]; fact: string }

/** The facts as the embedded writer uses them: cleaned, without what no page may say, in the listing's order. */
export type Material = {
	tag: string | undefined
	title: Fact | undefined
	brand: Fact | undefined
	entries: Entry[]
	/** Paragraphs of the description. */
	paragraphs: Entry[]
	/** The brand, and the words the listing writes with capitals within its sentences. */
	names: string[]
	of(kind: FactKind): Fact[]
}

/** An entry longer than this, where there are few, is many entries written into one. */
const LONG_ENTRY = 320
const FEW_ENTRIES = 3
const MIN_ENTRY = 12

/** Brief → material. Pure and deterministic: the same facts always give the same copy. */
export function materialOf(brief: Brief): Material {
	const tag = brief.factsLanguage && findLanguageByTag(brief.factsLanguage)?.tag
	const of = (kind: FactKind) => brief.facts.filter((fact) => fact.kind === kind)
	const entry = (text: string, fact: Fact): Entry => ({
		fact: fact.id,
		sentences: cleanSentences(text, tag)
			.filter((sentence) => !standingObjection(sentence, brief.facts))
			.map((sentence) => ({ text: sentence, fact: fact.id })),
	})
	const bullets = distinct(of('bullet').map((fact) => entry(fact.text, fact)))
	const paragraphs = of('description').flatMap((fact) => distinct(fact.text.split(/\s*\n\s*/u).map((text) => entry(text, fact))))
	const brand = of('brand')[0]
	const written = [...of('bullet'), ...of('description')].map((fact) => fact.text)
	return {
		tag: tag || undefined,
		title: of('title')[0],
		brand,
		names: [...properWords(written, tag), ...(brand ? [brand.text] : [])],
		entries: bullets.length < FEW_ENTRIES ? distinct(bullets.flatMap(explode)) : bullets,
		paragraphs,
		of,
	}
}

/** An entry's text. */
export function textOf(entry: Entry): string {
	return entry.sentences.map((sentence) => sentence.text).join(' ')
}

/** A bullet that is a whole description → an entry per sentence, fragments kept with the sentence before. */
function explode(entry: Entry): Entry[] {
	if (countGraphemes(textOf(entry)) <= LONG_ENTRY) return [entry]
	const groups: Sentence[][] = []
	for (const sentence of entry.sentences) {
		const last = groups.at(-1)
		if (last && countGraphemes(sentence.text) < 2 * MIN_ENTRY) last.push(sentence)
		else groups.push([sentence])
	}
	return groups.map((sentences) => ({ fact: entry.fact, sentences }))
}

/** Entries with something to say, each said once. */
function distinct(entries: Entry[]): Entry[] {
	const seen = new Set<string>()
	return entries.filter((entry) => {
		const key = textOf(entry)
			.toLowerCase()
			.replace(/[^\p{L}\p{N}]/gu, '')
		if (key.length < 4 || seen.has(key)) return false
		seen.add(key)
		return true
	})
}

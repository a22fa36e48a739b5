import { z } from 'zod'
import type { Fact } from '../../product/facts'
import { plainFromRichText, richTextFromPlain } from '../../text/rich-text'
import { judgeSentence } from '../../truth/check-statement'
import type { ClaimCategory, Reason, Removal } from '../../truth/claims'
import { type Evidence, evidenceOf, type FactReading } from '../../truth/evidence'
import { type Finding, findingOf, isUnliftable, removalOf } from '../../truth/finding'
import { normalizeText } from '../../truth/normalize-text'
import { overlapping } from '../../truth/overlap'
import { readsAs } from '../../truth/reads-like'
import { statementsOf } from '../../truth/statements'
import { languageIdOf } from '../../truth/truth-data'
import type { Text } from '../copy'

/** What a model that reads facts and sentences said of a sentence, and the facts it named (K-7). */
export const verdictSchema = z.object({
	verdict: z.enum(['entailed', 'opinion', 'unsupported', 'contradicted']),
	facts: z.array(z.string()),
})
export type Verdict = z.infer<typeof verdictSchema>
/** The judge's verdicts by sentence; a sentence it said nothing of is the floor's to judge. */
export type Verdicts = ReadonlyMap<string, Verdict>

/** Of so many words of the listing a text is a quotation. */
const QUOTED_SHARE = 0.6
const UNSUPPORTED: Finding = findingOf('missing-evidence', '', 'no_fact')

/**
 * Why a sentence cannot stand: by the floor, or where there is a verdict by the judge. No verdict lifts a hard kind
 * or a figure no fact bears; what is only guessed to be of a hard kind "entailed" lifts, when a fact it names speaks
 * of the same (K-7).
 */
export function findingsOf(sentence: string, evidence: Evidence, language: string, verdict: Verdict | undefined): readonly Finding[] {
	const floor = judgeSentence(sentence, evidence, language).findings
	if (!verdict) return floor
	const named = verdict.verdict === 'entailed' ? evidence.facts.filter(({ fact }) => verdict.facts.includes(fact.id)) : []
	const hard = floor.filter(({ category, guessed }) => (guessed ? !named.some((fact) => isOfKind(fact, category)) : isUnliftable(category)))
	if (verdict.verdict === 'entailed' || verdict.verdict === 'opinion') return hard
	return [...hard, findingOf('missing-evidence', '', verdict.verdict)]
}

const isOfKind = ({ text, spoken }: FactReading, kind: ClaimCategory): boolean =>
	spoken.some(({ concept }) => concept.category === kind) || readsAs(kind, text)

/** Judges the texts of one part by the facts, and keeps the record of what it took out. */
export class PartCheck {
	readonly removed: Removal[] = []
	readonly facts: readonly Fact[]
	readonly #part: string
	readonly #known: ReadonlySet<string>
	readonly #evidence: Evidence
	readonly #language: string
	readonly #verdicts: Verdicts
	readonly #isQuoted: boolean

	/** `isQuoted`: the texts are the listing's own words, of which nothing is guessed. */
	constructor(part: string, facts: readonly Fact[], language: string, verdicts: Verdicts = new Map(), isQuoted = false) {
		this.#isQuoted = isQuoted
		this.#part = part
		this.#language = languageIdOf(language)
		this.#evidence = evidenceOf(facts, this.#language)
		this.#verdicts = verdicts
		this.facts = facts
		this.#known = new Set(facts.map((fact) => fact.id))
	}

	/** Why a sentence cannot stand; empty when it can. */
	findings(sentence: string): readonly Finding[] {
		const verdict = this.#verdicts.get(sentence)
		const all = findingsOf(sentence, this.#evidence, this.#language, verdict)
		const found = this.#isQuoted ? all.filter(({ guessed }) => !guessed) : all
		return !verdict && this.#quotes(sentence) ? found.filter(({ category }) => category !== 'untranslated') : found
	}

	/** The embedded writer quotes the listing, in whatever language it is; the page's record says so. */
	#quotes(text: string): boolean {
		const words = normalizeText(text).match(/[\p{L}\p{M}\d]{2,}/gu) ?? []
		return words.filter((word) => this.#evidence.text.includes(word)).length >= QUOTED_SHARE * words.length
	}

	/** Takes a plain text out of the page, on the record. */
	remove(text: string, findings: readonly Finding[]): void {
		this.removed.push(removalOf(this.#part, text, findings))
	}

	/** The sentences of a plain text that stand, each judged by itself; the others are recorded. */
	plain(text: string): string {
		const sentences = statementsOf(text)
		const left = sentences.filter((sentence) => {
			const findings = this.findings(sentence)
			if (findings.length > 0) this.remove(sentence, findings)
			return findings.length === 0
		})
		return left.length === sentences.length ? text : left.join(' ')
	}

	/**
	 * A text with what stands of it; `html` is empty when nothing does. Ids of facts that do not exist are dropped. A text
	 * that states something must rest on a fact (K-1): where it cites none, those that bear it are filled in; `claims:
	 * false` is for headings, questions and buttons. Of formatted text all or nothing stands.
	 */
	text(text: Text, options: { claims: boolean; alsoCites?: readonly string[] }): Text {
		const facts = text.facts.filter((id) => this.#known.has(id))
		const cites = facts.length > 0 || (options.alsoCites ?? []).some((id) => this.#known.has(id))
		const plain = plainFromRichText(text.html)
		if (!plain) return { html: '', facts }
		const bears = options.claims && !cites ? this.#bearers(plain) : facts
		if (options.claims && !cites && bears.length === 0 && !this.#isOpinion(plain)) {
			this.remove(plain, [UNSUPPORTED])
			return { html: '', facts }
		}
		const kept = this.plain(plain)
		const cited = [...bears, ...this.figureSources(kept, [...bears, ...(options.alsoCites ?? [])])]
		if (kept === plain) return { html: text.html, facts: cited }
		return { html: text.html.includes('<') ? '' : richTextFromPlain(kept), facts: cited }
	}

	/** Facts that bear the figures of a text which none of those it cites bears: each figure names its source (K-1). */
	figureSources(plain: string, cited: readonly string[]): string[] {
		const known = new Set(cited)
		for (const sentence of statementsOf(plain))
			for (const ids of judgeSentence(sentence, this.#evidence, this.#language).figures ?? [])
				if (ids[0] && !ids.some((id) => known.has(id))) known.add(ids[0])
		return [...known].filter((id) => !cited.includes(id))
	}

	/** What the judge calls an opinion or a scene states nothing, and needs no fact. */
	#isOpinion(plain: string): boolean {
		return statementsOf(plain).every((sentence) => this.#verdicts.get(sentence)?.verdict === 'opinion')
	}

	/**
	 * The facts an uncited text rests on: those that bear its claims, for a text without any those it shares most
	 * words with.
	 */
	#bearers(plain: string): string[] {
		const judged = statementsOf(plain).flatMap((sentence) => [
			...judgeSentence(sentence, this.#evidence, this.#language).evidence,
			...(this.#verdicts.get(sentence)?.facts ?? []),
		])
		const found = new Set(judged.filter((id) => this.#known.has(id)))
		return found.size > 0 ? [...found] : overlapping(plain, this.#evidence)
	}
}

/** Why texts were taken out, for the one who is to write them anew. */
export type TextFinding = { text: string; reasons: readonly Reason[] }

import type { Removal, Text } from '../copy/copy'
import { plainFromRichText, richTextFromPlain } from '../page/rich-text'
import type { Fact } from '../product/facts'
import { categoriesOf, type Evidence, evidenceOf, judge } from './judgement'
import { normalizeText } from './normalize-text'
import { overlapping } from './overlap'
import type { Finding } from './rules/rule'
import { statementsOf } from './statements'

const UNSUPPORTED: Finding = { category: 'missing-evidence', reason: 'Rests on no fact of the listing or the store profile' }

/** Of so many words of the listing a text is a quotation. */
const QUOTED_SHARE = 0.6

/** Judges the texts of one part by the facts, and keeps the record of what it took out. */
export class Judge {
	readonly removed: Removal[] = []
	readonly facts: readonly Fact[]
	readonly #part: string
	readonly #byId: ReadonlyMap<string, Fact>

	readonly #evidence: Evidence
	readonly #language: string

	constructor(part: string, facts: readonly Fact[], language: string) {
		this.#part = part
		this.#language = language
		this.#evidence = evidenceOf(facts)
		this.facts = facts
		this.#byId = new Map(facts.map((fact) => [fact.id, fact]))
	}

	/** Why a text cannot stand on the facts, those it cites first; empty when it can. */
	findings(text: string, citedIds: readonly string[]): readonly Finding[] {
		const { findings } = judge(text, this.#evidence, this.#language, citedIds)
		return this.#quotes(text) ? findings.filter(({ category }) => category !== 'untranslated' && category !== 'wrong-script') : findings
	}

	/** The embedded writer quotes the listing, in whatever language it is; the page's record says so. */
	#quotes(text: string): boolean {
		const words = normalizeText(text).match(/[\p{L}\p{M}\d]{2,}/gu) ?? []
		return words.filter((word) => this.#evidence.vocabulary.has(word)).length >= QUOTED_SHARE * words.length
	}

	/** Takes a plain text out of the page, on the record. */
	remove(text: string, findings: readonly Finding[]): void {
		const reason = [...new Set(findings.map((finding) => finding.reason))].join('; ')
		this.removed.push({ part: this.#part, text, reason, categories: categoriesOf(findings), outcome: 'left-out' })
	}

	/** The sentences of a plain text that stand; the others are recorded. */
	plain(text: string, citedIds: readonly string[]): string {
		const judged = statementsOf(text).map((sentence) => ({ sentence, findings: this.findings(sentence, citedIds) }))
		// A claim may hide across the break of two sentences the segmenter saw in one; the whole is judged too.
		if (judged.every(({ findings }) => findings.length === 0)) {
			const findings = judged.length > 1 ? this.findings(text, citedIds) : []
			if (findings.length === 0) return text
			this.remove(text, findings)
			return ''
		}
		for (const { sentence, findings } of judged) if (findings.length > 0) this.remove(sentence, findings)
		return judged
			.filter(({ findings }) => findings.length === 0)
			.map(({ sentence }) => sentence)
			.join(' ')
	}

	/**
	 * A text with what stands of it; `html` is empty when nothing does. Ids of facts that do not exist are dropped. A text that
	 * states something must rest on a fact (K-1): where it cites none, those that bear it are filled in; `claims: false` is for headings, questions and buttons. Of formatted text all or nothing stands.
	 */
	text(text: Text, options: { claims: boolean; alsoCites?: readonly string[] }): Text {
		const facts = text.facts.filter((id) => this.#byId.has(id))
		const cited = [...facts, ...(options.alsoCites ?? [])].filter((id) => this.#byId.has(id))
		const plain = plainFromRichText(text.html)
		if (!plain) return { html: '', facts }
		const bears = options.claims && cited.length === 0 ? this.#bearers(plain) : facts
		if (options.claims && cited.length === 0 && bears.length === 0) {
			this.remove(plain, [UNSUPPORTED])
			return { html: '', facts }
		}
		const kept = this.plain(plain, cited.length > 0 ? cited : bears)
		if (kept === plain) return { html: text.html, facts: bears }
		return { html: text.html.includes('<') ? '' : richTextFromPlain(kept), facts: bears }
	}

	/** The facts an uncited text rests on: those that bear its claims, for a text without any those it shares most words with. */
	#bearers(plain: string): string[] {
		const found = new Set(statementsOf(plain).flatMap((sentence) => judge(sentence, this.#evidence, this.#language).evidence))
		return found.size > 0 ? [...found] : overlapping(plain, this.#evidence)
	}
}

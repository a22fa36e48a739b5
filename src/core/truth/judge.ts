import type { Removal, Text } from '../copy/copy'
import { sentencesOf } from '../copy/text/sentences'
import { plainFromRichText, richTextFromPlain } from '../page/rich-text'
import type { Fact } from '../product/facts'
import { normalizeText } from './normalize-text'
import { certificates } from './rules/certificates'
import { environment } from './rules/environment'
import { materials } from './rules/materials'
import { numbers } from './rules/numbers'
import { otherNames } from './rules/other-names'
import { properties } from './rules/properties'
import type { Rule } from './rules/rule'
import { superlatives } from './rules/superlatives'
import { STANDING_RULES } from './standing-rules'

const RULES: readonly Rule[] = [...STANDING_RULES, certificates, numbers, materials, properties, environment, otherNames, superlatives]
const UNSUPPORTED = 'Rests on no fact of the listing or the store profile'

/** Judges the texts of one part by the facts, and keeps the record of what it took out. */
export class Judge {
	readonly removed: Removal[] = []
	readonly facts: readonly Fact[]
	readonly #part: string
	readonly #byId: ReadonlyMap<string, Fact>

	constructor(part: string, facts: readonly Fact[]) {
		this.#part = part
		this.facts = facts
		this.#byId = new Map(facts.map((fact) => [fact.id, fact]))
	}

	/** Why a sentence cannot stand on the facts it cites, or undefined. */
	objection(sentence: string, citedIds: readonly string[]): string | undefined {
		const normalized = normalizeText(sentence)
		const cited = citedIds.map((id) => this.#byId.get(id)).filter((fact) => fact !== undefined)
		for (const rule of RULES) {
			const reason = rule(normalized, { cited, facts: this.facts }, sentence)
			if (reason) return reason
		}
		return undefined
	}

	/** Takes a plain text out of the page, on the record. */
	remove(text: string, reason: string): void {
		this.removed.push({ part: this.#part, text, reason })
	}

	/** The sentences of a plain text that stand; the others are recorded. */
	plain(text: string, citedIds: readonly string[]): string {
		const judged = sentencesOf(text).map((sentence) => ({ sentence, reason: this.objection(sentence, citedIds) }))
		// A claim may hide across the break of two sentences the segmenter saw in one; the whole is judged too.
		if (judged.every(({ reason }) => !reason)) {
			const reason = judged.length > 1 ? this.objection(text, citedIds) : undefined
			if (!reason) return text
			this.remove(text, reason)
			return ''
		}
		for (const { sentence, reason } of judged) if (reason) this.remove(sentence, reason)
		return judged
			.filter(({ reason }) => !reason)
			.map(({ sentence }) => sentence)
			.join(' ')
	}

	/**
	 * A text with what stands of it; `html` is empty when nothing does. Ids of facts that do not exist are dropped. A text that
	 * states something must cite a fact (K-1); `claims: false` is for headings, questions and buttons. Of formatted text all or nothing stands.
	 */
	text(text: Text, options: { claims: boolean; alsoCites?: readonly string[] }): Text {
		const facts = text.facts.filter((id) => this.#byId.has(id))
		const cited = [...facts, ...(options.alsoCites ?? [])].filter((id) => this.#byId.has(id))
		const plain = plainFromRichText(text.html)
		if (!plain) return { html: '', facts }
		if (options.claims && cited.length === 0) {
			this.remove(plain, UNSUPPORTED)
			return { html: '', facts }
		}
		const kept = this.plain(plain, cited)
		if (kept === plain) return { html: text.html, facts }
		return { html: text.html.includes('<') ? '' : richTextFromPlain(kept), facts }
	}
}

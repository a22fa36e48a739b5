import { DEFAULT_LANGUAGE } from '../locale/languages'
import { isWrittenIn } from '../locale/recognize-language'
import { type Fact, type FactKind, FOR_THE_RECORD } from '../product/facts'
import { isLegalFact } from '../product/legal-facts'
import { judgeSentence } from '../truth/check-statement'
import { evidenceOf, languageOfFacts } from '../truth/evidence'
import { isHard } from '../truth/finding'
import { normalizeText } from '../truth/normalize-text'
import { languageIdOf } from '../truth/truth-data'
import { inPageFormat } from './in-page-format'
import { addsNoFigure, keepsFigures } from './keeps-figures'
import type { Translation, Understanding } from './understanding'

/** A model that throws away more than this has not understood the listing. */
const MOST_LEFT_OUT = 0.4
/** No copy is made without these, and no page may hide them. */
const KEPT: ReadonlySet<FactKind> = new Set(['title', 'brand', 'seller', ...FOR_THE_RECORD])
const LONGEST = { name: 120, alt: 140, plan: 240 } as const
const MOST_WORRIES = 3

/**
 * What of a model's understanding may be used (W-10): ids that exist, translations that keep every figure, add none,
 * say nothing of the hard kinds and are in the page's language; facts that may be left out; a brand the listing names.
 */
export function settleUnderstanding(given: Understanding, facts: readonly Fact[], language: string): Understanding {
	const known = new Map(facts.map((fact) => [fact.id, fact]))
	const said = facts.map(({ name, text }) => `${name ?? ''} ${text}`).join('\n')
	const may = (text: string, longest: number) =>
		text.length <= longest && addsNoFigure(said, text) && isHarmless(text, facts, language) ? text : ''
	const out = Object.entries(given.leftOut).filter(([id]) => mayBeLeftOut(known.get(id)))
	const leftOut = out.length <= MOST_LEFT_OUT * facts.length ? Object.fromEntries(out) : {}
	const pairs = Object.entries(given.contradicts).filter(
		([id, other]) => leftOut[id] === 'contradicted' && id !== other && known.has(other),
	)
	const { plan } = given
	return {
		translations: Object.fromEntries(
			Object.entries(given.translations).flatMap(([id, one]): [string, Translation][] => {
				const fact = known.get(id)
				return fact && stands(one, fact, facts, language) ? [[id, inFormat(one, fact, facts, language)]] : []
			}),
		),
		leftOut,
		contradicts: Object.fromEntries(pairs),
		name: may(given.name, LONGEST.name),
		brand: normalizeText(said).includes(normalizeText(given.brand)) ? given.brand : '',
		plan: {
			buyer: plan.buyer.slice(0, LONGEST.plan),
			worries: plan.worries.slice(0, MOST_WORRIES).map((worry) => worry.slice(0, LONGEST.plan)),
			angle: plan.angle.slice(0, LONGEST.plan),
			remember: plan.remember.slice(0, LONGEST.plan),
			sections: Object.fromEntries(
				Object.entries(plan.sections).map(([part, ids]) => [part, [...new Set(ids)].filter((id) => known.has(id))]),
			),
		},
		pictures: Object.fromEntries(Object.entries(given.pictures).map(([id, one]) => [id, { ...one, alt: may(one.alt, LONGEST.alt) }])),
		opening: given.opening,
	}
}

function mayBeLeftOut(fact: Fact | undefined): boolean {
	return fact !== undefined && !KEPT.has(fact.kind) && !isLegalFact(fact)
}

/**
 * No certificate, health claim or their like, no material and no figure that the facts do not say; in the page's
 * language, the listing's, or English, which a model falls back to.
 */
function isHarmless(text: string, facts: readonly Fact[], language: string): boolean {
	const own = languageIdOf(language)
	return [...new Set([own, languageOfFacts(facts) ?? own, DEFAULT_LANGUAGE])].every((id) => {
		const { findings } = judgeSentence(text, evidenceOf(facts, id), id)
		return !findings.some(
			(finding) => isHard(finding) || finding.reason.code === 'loose_figure' || (id === own && finding.category === 'materials'),
		)
	})
}

function stands({ name = '', text, values }: Translation, fact: Fact, facts: readonly Fact[], language: string): boolean {
	if (!text.trim() || (fact.name !== undefined && !name.trim())) return false
	const own = Object.entries(values ?? {})
	return (
		keepsFigures(fact.text, text) &&
		keepsFigures(fact.name ?? '', name) &&
		own.every(([before, after]) => after.trim() !== '' && keepsFigures(before, after)) &&
		isHarmless(name ? `${name}: ${text}` : text, facts, language) &&
		isWrittenIn(text, language) &&
		![name, text].some((said, at) => isCopied(said, [fact.name ?? '', fact.text][at] ?? '', facts, language))
	)
}

/** Several words that are the listing's, and no name: they were not translated. */
function isCopied(said: string, source: string, facts: readonly Fact[], language: string): boolean {
	if (normalizeText(said) !== normalizeText(source) || isWrittenInOwn(facts, language)) return false
	const words = said.match(/[\p{L}\p{M}]{3,}/gu) ?? []
	return words.length > 1 && words.some((word) => /^\p{Ll}/u.test(word))
}

const ownOnes = new WeakMap<readonly Fact[], Map<string, boolean>>()
/** Whether the listing is in the page's language; read once, and asked of every row. */
function isWrittenInOwn(facts: readonly Fact[], language: string): boolean {
	const known = ownOnes.get(facts) ?? new Map<string, boolean>()
	ownOnes.set(facts, known)
	const is = known.get(language) ?? isWrittenIn(facts.map(({ text }) => text).join('\n'), language)
	known.set(language, is)
	return is
}

function inFormat(one: Translation, fact: Fact, facts: readonly Fact[], language: string): Translation {
	const format = (text: string) => inPageFormat(text, `${fact.name ?? ''} ${fact.text}`, facts, language)
	return {
		...(fact.name === undefined ? {} : { name: one.name ?? fact.name }),
		text: format(one.text),
		...(one.values ? { values: Object.fromEntries(Object.entries(one.values).map(([from, to]) => [from, format(to)])) } : {}),
	}
}

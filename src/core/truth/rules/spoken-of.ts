import type { Concept } from '../concepts'
import type { FactReading, Spoken } from '../reading'
import { originsAgree } from './origins'
import type { Finding, Outcome, Rule, RuleContext } from './rule'

const WHY: Readonly<Record<string, string>> = {
	'social-proof': 'Popularity, ratings and endorsements are never written',
	scarcity: 'Stock pressure is never written',
	countdown: 'Countdowns and offers that end are never written',
	discounts: 'Price advantages are never written; the page shows the seller’s own price',
	guarantees: 'Guarantees come from the store profile only',
	delivery: 'Delivery and payment come from the store profile only',
	returns: 'Returns come from the store profile only',
	health: 'Health claims need proof a listing is not',
	superlatives: 'No fact supports the superlative',
}

/** Judges everything a statement speaks of: materials, marks, properties, promises, praise. */
export const spokenOf: Rule = (statement, context) => {
	const findings: Finding[] = []
	const evidence: Outcome['evidence'][number][] = []
	for (const spoken of statement.spoken) {
		if (isPlainShare(spoken, statement.spoken) || isOtherWord(spoken, context.language)) continue
		const support = supportFor(spoken, context)
		if (support) evidence.push(support.fact)
		else findings.push({ category: categoryOf(spoken, statement.text), reason: reasonFor(spoken) })
	}
	return { findings, evidence }
}

function supportFor(spoken: Spoken, context: RuleContext): FactReading | undefined {
	const { concept } = spoken
	if (concept.support === 'never') return undefined
	if (concept.support === 'same-words')
		return context.words.find((fact) => fact.spoken.some((one) => one.concept === concept && one.words === spoken.words))
	if (spoken.denied && concept.category === 'materials')
		return (
			context.facts.find(
				(fact) => /100 ?%/.test(fact.text) && fact.spoken.some((one) => one.concept.category === 'materials' && one.concept !== concept),
			) ?? context.facts.find((fact) => fact.spoken.some((one) => saysIt(one, spoken)))
		)
	const facts = concept.support === 'seller' ? context.seller : context.facts
	return facts.find((fact) => fact.spoken.some((one) => saysIt(one, spoken)))
}

/** To deny the first is to say one of the others. */
const OPPOSITES: Readonly<Record<string, ReadonlySet<string>>> = {
	'battery powered': new Set(['mains powered', 'manual', 'solar powered']),
	rechargeable: new Set(['mains powered', 'manual']),
	wireless: new Set(['mains powered']),
	'mains powered': new Set(['battery powered', 'wireless', 'rechargeable', 'solar powered']),
	electric: new Set(['manual']),
	automatic: new Set(['manual']),
}

function saysIt(said: Spoken, claimed: Spoken): boolean {
	if (claimed.denied && OPPOSITES[claimed.concept.name]?.has(said.concept.name) && !said.denied) return true
	if (said.denied !== claimed.denied && !claimed.asked && claimed.concept.support === 'fact') return false
	if (said.usedOn && !claimed.usedOn) return false
	if (!speaksFor(said.concept, claimed.concept) && !(claimed.denied && said.denied && speaksFor(claimed.concept, said.concept)))
		return false
	return claimed.concept.name !== 'origin' || originsAgree(said.words, claimed.words)
}

const speaksFor = (said: Concept, claimed: Concept) => said === claimed || claimed.by.includes(said.name)

/** "100 % cotton" is a share, which the numbers judge, and no promise. */
function isPlainShare({ concept, words, index }: Spoken, all: readonly Spoken[]): boolean {
	if (concept.name !== 'a promise without limit' || !/^(?:%? ?100|百分百|100)/.test(words)) return false
	return all.some(
		(other) => other.concept.category === 'materials' && other.index >= index - 24 && other.index <= index + words.length + 12,
	)
}

/** Words that mean something else in one language: a Spanish red is a net. */
const OTHER_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
	spanish: new Set(['red', 'once', 'sin', 'pie']),
	italian: new Set(['sale', 'mai', 'pile', 'due', 'leggere']),
	french: new Set(['sale', 'pile', 'or']),
	german: new Set(['gift', 'rat']),
	dutch: new Set(['rode kool', 'pan']),
	portuguese: new Set(['red']),
	polish: new Set(['alarm']),
}

const isOtherWord = ({ words }: Spoken, language: string) => OTHER_WORDS[language]?.has(words) === true

const COMPATIBLE =
	/compatib|kompatib|uyumlu|fits?\b|works? with|passend|funktioniert mit|fonctionne avec|funciona con|funziona con|funciona com|werkt met|متوافق|يتوافق|يعمل مع|כל? ?תואם|対応|互換|兼容|相容|适用|호환|รองรับ|совмест|संगत|pasuj|kompatibel/u

function categoryOf({ concept }: Spoken, text: string): Finding['category'] {
	return concept.category === 'foreign-brands' && COMPATIBLE.test(text) ? 'compatibility' : concept.category
}

function reasonFor({ concept, words, denied }: Spoken): string {
	const why = WHY[concept.category] ?? `No fact states ${denied ? 'the absence of ' : ''}“${concept.name}”`
	return `${why} (“${words.trim()}”)`
}

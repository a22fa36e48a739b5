import { saysEnough } from '../learned/claim-features'
import { claimExcess, type LearnedClaim, strongestWords, type TextFeatures, textFeatures } from '../learned/learned-claims'
import type { FactReading } from '../reading'
import { type Finding, NOTHING, type Rule } from './rule'
import { PUT_IN_BASKET } from './talk'
import { WHY } from './why'

/** What is only asked claims nothing. */
const ASKS = /[?？؟]["”»」』)\s]*$/u

/** Turns of phrase with a part of the body that speak of none: what is known by heart, what lies at the heart of a town. */
const NO_BODY =
	/(?<!\p{L})(?:by heart|at (?:the )?heart(?: of)?|par cœur|au cœur d[eu]|de cor(?= |$)|im herzen|en el corazón de|nel cuore d\p{L}+|no coração d[eoa]|in het hart van|i hjertet a[fv]|i hjärtat av|w sercu|в сердце|в сердці)(?!\p{L})/gu

/**
 * Claims of popularity, of health and of scarcity in words that no list has, by what such sentences are made of. Popularity no fact
 * supports (K-3); what a listing itself says to do the body good, or to be few, may be said.
 */
export const readsLike: Rule = ({ text }, { facts }) => {
	// The listing's own words are the lists' to judge, which know what they object to.
	if (!saysEnough(text) || ASKS.test(text) || facts.some((fact) => fact.text.includes(text))) return NOTHING
	const features = textFeatures(text.replace(NO_BODY, ' '))
	const findings: Finding[] = []
	if (claimExcess('social-proof', features) > 0) findings.push(finding('social-proof', text))
	for (const kind of SAID_BY_LISTINGS) {
		if (claimExcess(kind, features) > 0 && !isSaidOf(kind, facts) && !(kind === 'scarcity' && isCallToBuy(text)))
			findings.push(finding(kind, text))
	}
	return findings.length > 0 ? { findings, evidence: [] } : NOTHING
}

const finding = (kind: LearnedClaim, text: string): Finding => ({
	category: kind,
	reason: `${WHY[kind]} (“${strongestWords(kind, text)}”)`,
})

const featuresOfFacts = new WeakMap<readonly FactReading[], readonly TextFeatures[]>()
/** "Put it in your basket today" asks to buy and says no more. */
const isCallToBuy = (text: string) => text.length <= LONGEST_CALL && PUT_IN_BASKET.test(text)
const LONGEST_CALL = 44
/** What does the body good, and that an edition is small, a listing may say itself. */
const SAID_BY_LISTINGS = ['health', 'scarcity'] as const
/** Whether a fact reads like a claim of the kind itself. */
function isSaidOf(kind: LearnedClaim, facts: readonly FactReading[]): boolean {
	const features = featuresOfFacts.get(facts) ?? facts.map((fact) => textFeatures(fact.text))
	featuresOfFacts.set(facts, features)
	return features.some((one) => claimExcess(kind, one) > FACTS_BEYOND)
}
/** Facts are terse. */
const FACTS_BEYOND = -1

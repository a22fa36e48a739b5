import { judgeSentence } from '../../src/core/truth/check-statement'
import { type Evidence, evidenceOf } from '../../src/core/truth/evidence'
import { normalizeText } from '../../src/core/truth/normalize-text'
import { featuresOf, isTold, LEARNED, type Learned } from '../../src/core/truth/reads-like'
import { statementsOf } from '../../src/core/truth/statements'
import { languageIdOf } from '../../src/core/truth/truth-data'
import { claimsTeaching, examplesOf, type Model, scoreOf, train } from './learn'
import type { listingsOf } from './page-facts'
import type { Claim } from './sets'
import { type Labelled, languageValue, tagOr } from './statement'

/**
 * Share of supported statements about a listing left out that rules and weights together may doubt. The bar is 6 %
 * (K-8); rules alone doubt 4 % of those to work with.
 */
const DOUBTED = 0.05
const FOLDS = 3
/** Shares of supported statements one kind's weights may doubt; the greatest that keeps to the above is taken. */
const SHARES = Array.from({ length: 200 }, (_, at) => (at + 1) / 4_000)

/** A statement about a listing its models never saw: what its sentences and the listing's facts score at most. */
type Scored = { supported: boolean; byRules: boolean; scores: Record<Learned, { said: number; listed: number }> }
export type Chosen = {
	thresholds: Record<Learned, number>
	/** Shares of the supported statements: doubted by both, and by the rules alone. */
	doubted: number
	byRules: number
	/** Share of the unsupported statements. */
	caught: number
	statements: number
}

/** One product has pages in several shops, and at several times. */
const productOf = (page: string) => page.split('__')[1] ?? page

const highest = (model: Model, texts: readonly string[]) =>
	texts.reduce((most, text) => Math.max(most, scoreOf(model, featuresOf(text))), Number.NEGATIVE_INFINITY)

function scored(
	label: Labelled,
	evidence: Evidence,
	language: string,
	models: Record<Learned, Model>,
	listed: Record<Learned, number>,
): Scored {
	const sentences = statementsOf(label.text)
	const told = sentences.map(normalizeText).filter(isTold)
	const byRules = sentences.some((one) => judgeSentence(one, evidence, language).findings.some(({ guessed }) => !guessed))
	const scores = perKind((kind) => ({ said: highest(models[kind], told), listed: listed[kind] }))
	return { supported: label.supported, byRules, scores }
}

const perKind = <T>(of: (kind: Learned) => T) => Object.fromEntries(LEARNED.map((kind) => [kind, of(kind)])) as Record<Learned, T>

/** As readsLike has it: what the listing itself says like that may be said, popularity apart. */
const isDoubted = ({ byRules, scores }: Scored, thresholds: Record<Learned, number>) =>
	byRules ||
	LEARNED.some((kind) => {
		const { said, listed } = scores[kind]
		return said > thresholds[kind] && (kind === 'social-proof' || listed <= thresholds[kind])
	})

/**
 * The score above which a sentence is taken for a claim of its kind: each kind may doubt the same share of supported
 * statements, the greatest with which rules and weights together doubt at most DOUBTED of those about listings that the
 * models were not taught by. Statements whose listing is not at hand are left out; null when all are.
 */
export async function chooseThresholds(
	statements: readonly Labelled[],
	claims: readonly Claim[],
	listing: ReturnType<typeof listingsOf>,
): Promise<Chosen | null> {
	const products = [...new Set(statements.map(({ page }) => productOf(page)))].sort()
	const foldOf = ({ page }: Labelled) => products.indexOf(productOf(page)) % FOLDS
	const taught = perKind((kind) => claimsTeaching(kind, claims))
	const all: Scored[] = []
	for (let fold = 0; fold < FOLDS; fold++) {
		const others = statements.filter((label) => foldOf(label) !== fold)
		const models = perKind((kind) => train([...examplesOf(kind, others), ...taught[kind]]))
		const known = new Map<string, { evidence: Evidence; listed: Record<Learned, number> }>()
		for (const label of statements.filter((one) => foldOf(one) === fold)) {
			const found = await listing(label.page)
			if (typeof found === 'string') continue
			const language = languageIdOf(tagOr(languageValue(label.language) ?? label.language, label.language))
			const key = `${language} ${label.page}`
			const evidence = known.get(key)?.evidence ?? evidenceOf(found.facts, language)
			const texts = evidence.facts.map(({ text }) => text)
			const listed = known.get(key)?.listed ?? perKind((kind) => highest(models[kind], texts))
			known.set(key, { evidence, listed })
			all.push(scored(label, evidence, language, models, listed))
		}
	}
	const supported = all.filter((one) => one.supported)
	if (supported.length === 0) return null
	const sorted = perKind((kind) => supported.map(({ scores }) => scores[kind].said).sort((a, b) => b - a))
	const at = (share: number) => perKind((kind) => sorted[kind][Math.floor(share * supported.length)] ?? 0)
	const doubtedAt = (share: number) => supported.filter((one) => isDoubted(one, at(share))).length / supported.length
	const share = SHARES.findLast((one) => doubtedAt(one) <= DOUBTED) ?? SHARES[0] ?? 0
	const unsupported = all.filter((one) => !one.supported)
	return {
		thresholds: at(share),
		doubted: doubtedAt(share),
		byRules: supported.filter(({ byRules }) => byRules).length / supported.length,
		caught: unsupported.filter((one) => isDoubted(one, at(share))).length / unsupported.length,
		statements: all.length,
	}
}

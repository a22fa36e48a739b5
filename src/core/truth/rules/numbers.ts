import type { Fact } from '../../product/facts'
import type { Quantity } from '../quantities'
import type { FactReading } from '../reading'
import { supports } from '../supports'
import { labelsIn, sizesIn, standsUnder, type VariantLabel } from '../variant-labels'
import type { Finding, Rule, RuleContext } from './rule'

/** Languages whose units and counted things are listed; elsewhere a figure may stand in any unit. */
const LISTED = new Set(
	'english|french|spanish|german|italian|portuguese|arabic|moroccan arabic|turkish|dutch|japanese|simplified chinese|traditional chinese|korean|hebrew|hindi|russian|polish|swedish|indonesian|thai'.split(
		'|',
	),
)
/** Times that belong to a promise of the seller. */
const OF_SELLER = new Set(['guarantee', 'delivery', 'returning'])

/** Every number must be a fact's: in its unit, in its role, of its variant, rightly converted. */
export const numbers: Rule = (statement, context) => {
	const claims = statement.quantities.filter((claim) => isClaim(claim, context.language))
	if (claims.length === 0) return { findings: [], evidence: [] }
	const findings: Finding[] = []
	const evidence: Fact[] = []
	const lenient = !LISTED.has(context.language)
	const sizes = sizesIn(statement.text)
	const variants = variantsNamed(statement.text, context)
	for (const claim of claims) {
		const facts = claim.role && OF_SELLER.has(claim.role) && context.seller.length > 0 ? context.seller : context.facts
		const spokenOf = [...variants, ...sizesOf(claim, sizes)]
		const found = facts.find((fact) =>
			fact.quantities.some((quantity) => supports(quantity, claim, lenient) && isOfVariant(quantity, fact, spokenOf, statement.text)),
		)
		if (found) evidence.push(found.fact)
		else if (!isYear(claim.written, context)) findings.push({ category: 'numbers', reason: reasonFor(claim) })
	}
	return { findings, evidence }
}

function isClaim(claim: Quantity, language: string): boolean {
	if (claim.implied && !claim.countsIn?.includes(language)) return false
	return claim.unit !== undefined || claim.values.some((value) => value > 1)
}

/** The size a value is said of: the one named last before it, otherwise any the statement names. */
function sizesOf(claim: Quantity, sizes: readonly VariantLabel[]): string[] {
	const before = sizes.filter(({ index }) => index <= claim.index).at(-1)
	return before ? [before.key] : sizes.map(({ key }) => key)
}

const LEAST_NAME = 4

/** Values of the listing's variants that a statement names. */
function variantsNamed(text: string, { facts }: RuleContext): string[] {
	return facts
		.filter(({ fact }) => fact.kind === 'variant')
		.flatMap(({ fact }) => fact.text.toLowerCase().split(', '))
		.filter((name) => name.length >= LEAST_NAME && /^\p{L}[\p{L}\p{M} /&'-]+$/u.test(name) && text.includes(name))
}

/** Where a fact tells variants apart, the value must be of the one spoken of. */
function isOfVariant({ index }: Quantity, fact: FactReading, spokenOf: readonly string[], text: string): boolean {
	const labels = labelsOf(fact)
	if (labels.length < 2) return true
	const named = labels.filter(({ key }) => !key.startsWith('size ') && key.includes(' ') && text.includes(key))
	return standsUnder(labels, index, new Set([...spokenOf, ...named.map(({ key }) => key)]))
}

const known = new WeakMap<FactReading, VariantLabel[]>()
function labelsOf(fact: FactReading): VariantLabel[] {
	const labels = known.get(fact) ?? labelsIn(fact.text)
	known.set(fact, labels)
	return labels
}

const reasonFor = ({ written, unit, role }: Quantity) =>
	`No fact states “${written}${unit ? ` ${unit.id}` : ''}”${role ? ` as ${role}` : ''}`

/** Years are the dates' to judge. */
const isYear = (written: string, context: RuleContext) =>
	/^(?:19|20)\d{2}$/.test(written) && context.facts.some((fact) => fact.text.includes(written))

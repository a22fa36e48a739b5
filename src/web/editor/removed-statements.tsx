import type { ClaimCategory, Removal } from '../../core/copy/copy'
import { Badge } from '../ui/badge'
import { useCurrentPage } from './use-current-page'

const CATEGORIES: Record<ClaimCategory, string> = {
	numbers: 'Number',
	dates: 'Date',
	materials: 'Material',
	certificates: 'Certificate',
	compatibility: 'Compatibility',
	health: 'Health',
	environment: 'Environment',
	superlatives: 'Superlative',
	guarantees: 'Guarantee',
	delivery: 'Delivery',
	returns: 'Returns',
	discounts: 'Discount',
	scarcity: 'Scarcity',
	countdown: 'Countdown',
	'social-proof': 'Opinion of others',
	'foreign-brands': 'Other brand',
	untranslated: 'Not translated',
	'wrong-script': 'Wrong script',
	'missing-evidence': 'No fact for it',
}
const OUTCOMES: Record<Removal['outcome'], string> = {
	'left-out': 'Left out',
	rewritten: 'Rewritten',
	replaced: 'Replaced by the plain fact',
}

/** What the writer wrote and the checker did not let stand, with the reason (K-2). */
export function RemovedStatements() {
	const { removed } = useCurrentPage().record
	if (removed.length === 0) return null
	return (
		<details className="text-[0.9375rem]">
			<summary className="w-fit py-2 font-medium underline underline-offset-4">What was not let stand ({removed.length})</summary>
			<p className="pb-2 text-sm text-faint">Statements no fact supports. Add the fact if it is true, and rewrite the section.</p>
			<ul className="grid grid-cols-[minmax(0,1fr)]">
				{removed.map((removal, index) => (
					<Row key={`${index} ${removal.text}`} removal={removal} />
				))}
			</ul>
		</details>
	)
}

function Row({ removal: { text, reason, categories, outcome, instead } }: { removal: Removal }) {
	return (
		<li className="grid grid-cols-[minmax(0,1fr)] gap-1.5 border-t border-hairline py-2.5">
			<p dir="auto" className="leading-snug wrap-anywhere">
				<del className="decoration-strong">{text}</del>
			</p>
			{instead && (
				<p dir="auto" className="leading-snug wrap-anywhere">
					{instead}
				</p>
			)}
			<p className="text-sm text-soft">
				{OUTCOMES[outcome]}: {reason}
			</p>
			{categories.length > 0 && (
				<p className="flex flex-wrap gap-1">
					{categories.map((category) => (
						<Badge key={category}>{CATEGORIES[category]}</Badge>
					))}
				</p>
			)}
		</li>
	)
}

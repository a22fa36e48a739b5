import type { Removal } from '../../../core/truth/claims'
import { Badge } from '../../ui/badge'
import { useCurrentPage } from '../use-current-page'
import { useWords } from '../words'
import { reasonWords } from './reason-words'

/** What the writer wrote and the checker did not let stand, with the reason (K-2). */
export function RemovedStatements() {
	const t = useWords()
	const { removed } = useCurrentPage().record
	if (removed.length === 0) return null
	return (
		<details className="text-[0.9375rem]">
			<summary className="w-fit py-2 pointer-coarse:py-3 font-medium underline underline-offset-4">
				{t('removed.summary', { number: removed.length })}
			</summary>
			<p className="pb-2 text-sm text-faint">{t('removed.text')}</p>
			<ul className="grid grid-cols-[minmax(0,1fr)]">
				{removed.map((removal, index) => (
					<Row key={`${index} ${removal.text}`} removal={removal} />
				))}
			</ul>
		</details>
	)
}

function Row({ removal: { text, reasons, categories, outcome, instead } }: { removal: Removal }) {
	const t = useWords()
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
				{reasons.length > 0
					? t('removed.why', { outcome: t(`removed.outcomes.${outcome}`), reason: reasonWords(t, reasons) })
					: t(`removed.outcomes.${outcome}`)}
			</p>
			{categories.length > 0 && (
				<p className="flex flex-wrap gap-1">
					{categories.map((category) => (
						<Badge key={category}>{t(`removed.categories.${category}`)}</Badge>
					))}
				</p>
			)}
		</li>
	)
}

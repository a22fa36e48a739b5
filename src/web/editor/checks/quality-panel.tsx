import { Check, CircleAlert, Lightbulb } from 'lucide-react'
import { useDeferredValue, useId, useMemo } from 'react'
import { checkQuality } from '../../../core/quality/check-page'
import { type Finding, QUALITY_AREAS, type QualityArea } from '../../../core/quality/finding'
import { contrast } from '../../../render/style/color'
import { newId } from '../../browser/new-id'
import { useOwnHosts } from '../../stores/use-own-hosts'
import { Button } from '../../ui/button'
import { useUndoable } from '../saving/use-undoable'
import { SearchFields } from '../search-fields'
import { useCurrentPage } from '../use-current-page'
import { translate, useWords, type Words } from '../words'
import { useWorkspace } from '../workspace-context'
import { findingWords } from './finding-words'
import { RemovedStatements } from './removed-statements'
import { useVerdicts } from './use-verdicts'

/**
 * What a careful colleague would point out before the page goes out, by area; each thing with a way to put it right
 * (R-8).
 */
export function QualityPanel() {
	const t = useWords()
	const page = useDeferredValue(useCurrentPage())
	const { verdictOf, done } = useVerdicts(page)
	const ownHosts = useOwnHosts()
	const findings = useMemo(
		// Until a text is judged nothing is said about it.
		() => checkQuality(page, { verdictOf, contrast, ownHosts }).filter(({ id }) => done || !id.startsWith('no-fact:')),
		[page, verdictOf, done, ownHosts],
	)
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-7">
			<p className="text-sm text-soft" aria-live="polite">
				{done ? summary(t, findings) : t('quality.comparing')}
			</p>
			{QUALITY_AREAS.map((area) => (
				<Area key={area} area={area} findings={findings.filter((finding) => finding.area === area)} />
			))}
		</div>
	)
}

function summary(t: Words, findings: readonly Finding[]): string {
	const problems = findings.filter(({ severity }) => severity === 'problem').length
	if (findings.length === 0) return t('quality.fine')
	if (problems === 0) return t('quality.only_advice')
	return t('quality.problems', { count: problems })
}

function Area({ area, findings }: { area: QualityArea; findings: Finding[] }) {
	const t = useWords()
	const id = useId()
	const sorted = findings.toSorted((a, b) => Number(a.severity === 'advice') - Number(b.severity === 'advice'))
	return (
		<section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
			<h2 id={id} className="text-1">
				{t(`quality.areas.${area}.title`)}
			</h2>
			{sorted.length > 0 ? (
				<ul className="grid grid-cols-[minmax(0,1fr)]">
					{sorted.map((finding) => (
						<FindingRow key={finding.id} finding={finding} />
					))}
				</ul>
			) : (
				<p className="flex items-start gap-2 text-sm text-good">
					<Check size={17} className="mt-0.5 shrink-0" aria-hidden /> {t(`quality.areas.${area}.fine`)}
				</p>
			)}
			{area === 'facts' && <RemovedStatements />}
			{area === 'seo' && <SearchFields />}
		</section>
	)
}

function FindingRow({ finding }: { finding: Finding }) {
	const t = useWords()
	const { severity, quote, fix } = finding
	const message = findingWords(t, finding)
	const where = useSectionLabel(finding.section)
	const problem = severity === 'problem'
	const Icon = problem ? CircleAlert : Lightbulb
	return (
		<li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 border-t border-hairline py-3">
			<Icon size={18} className={problem ? 'mt-0.5 text-bad' : 'mt-0.5 text-faint'} aria-hidden />
			<div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
				<p className="text-[0.9375rem] leading-snug">
					<span className="sr-only">{`${t(problem ? 'quality.to_put_right' : 'quality.advice')} `}</span>
					{where && <span className="font-medium">{`${t('quality.where', { section: where })} `}</span>}
					{message}
				</p>
				{quote && (
					<p dir="auto" className="line-clamp-2 w-full border-s-2 border-hairline ps-2.5 text-sm leading-snug text-soft wrap-anywhere">
						{quote}
					</p>
				)}
				<FixButton fix={fix} about={quote ?? where ?? message} />
			</div>
		</li>
	)
}

function FixButton({ fix, about }: { fix: Finding['fix']; about: string }) {
	const t = useWords()
	const { goTo } = useWorkspace()
	const undoable = useUndoable()
	const press = () => ('goTo' in fix ? goTo(fix.goTo) : undoable(translate('quality.done'), (page) => fix.operation(page, newId)))
	const label = t(`quality.fixes.${fix.code}`)
	return (
		<Button size="small" aria-label={t('quality.fix_about', { fix: label, about })} onClick={press}>
			{label}
		</Button>
	)
}

function useSectionLabel(id: string | undefined): string | undefined {
	const t = useWords()
	const section = useCurrentPage().sections.find((one) => one.id === id)
	return section && t(`section_names.${section.type}`)
}

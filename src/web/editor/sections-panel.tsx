import { EyeOff, Lock } from 'lucide-react'
import type { Section } from '../../core/page/page'
import { cx } from '../ui/cx'
import { AddSection } from './add-section'
import { SectionActs } from './section-acts'
import { sectionTitle } from './section-title'
import { useCurrentPage } from './use-current-page'
import { useSelect, useSelectedId } from './use-edits'
import { useWords } from './words'

/** The page's sections in order; the chosen one shows what can be done with it. */
export function SectionsPanel() {
	const t = useWords()
	const page = useCurrentPage()
	const selectedId = useSelectedId()
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
			<ol className="grid grid-cols-[minmax(0,1fr)]" aria-label={t('panels.names.sections')}>
				{page.sections.map((section, position) => (
					<Row
						key={section.id}
						section={section}
						chosen={section.id === selectedId}
						first={position === 0}
						last={position === page.sections.length - 1}
					/>
				))}
			</ol>
			<AddSection afterId={selectedId} />
		</div>
	)
}

type RowProps = { section: Section; chosen: boolean; first: boolean; last: boolean }

function Row({ section, chosen, first, last }: RowProps) {
	const t = useWords()
	const select = useSelect()
	const title = sectionTitle(section)
	return (
		<li className={cx('border-b border-hairline', chosen && 'bg-sunk')}>
			<button
				type="button"
				aria-expanded={chosen}
				onClick={() => select(chosen ? undefined : section.id)}
				className="flex min-h-12 w-full items-baseline gap-2 px-2 py-3 text-start"
			>
				<span className="font-medium">{t(`section_names.${section.type}`)}</span>
				<span className="grow truncate text-sm text-faint">
					<bdi>{title}</bdi>
				</span>
				{section.locked && <Lock size={16} className="shrink-0 self-center text-faint" aria-label={t('sections_panel.locked')} />}
				{section.hidden && <EyeOff size={16} className="shrink-0 self-center text-faint" aria-label={t('sections_panel.hidden')} />}
			</button>
			{chosen && <SectionActs section={section} first={first} last={last} />}
		</li>
	)
}

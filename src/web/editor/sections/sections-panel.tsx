import { DragDropProvider } from '@dnd-kit/react'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import { EyeOff, GripVertical, Lock } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Section } from '../../../core/page/page'
import { cx } from '../../ui/cx'
import { useSelect, useSelectedId } from '../saving/use-edits'
import { useCurrentPage } from '../use-current-page'
import { useWords } from '../words'
import { AddSection } from './add-section'
import { SectionActs } from './section-acts'
import { sectionTitle } from './section-title'
import { useSectionActs } from './use-section-acts'

type DragEndEvent = NonNullable<ComponentProps<typeof DragDropProvider>['onDragEnd']>

/** The page's sections in order; the chosen one shows what can be done with it. */
export function SectionsPanel() {
	const t = useWords()
	const page = useCurrentPage()
	const selectedId = useSelectedId()
	const acts = useSectionActs()
	const drop: DragEndEvent = ({ canceled, operation: { source } }) => {
		if (canceled || !isSortable(source) || source.index === source.initialIndex) return
		acts.moveTo(String(source.id), source.index)
	}
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
			<DragDropProvider onDragEnd={drop}>
				<ol className="grid grid-cols-[minmax(0,1fr)]" aria-label={t('panels.names.sections')}>
					{page.sections.map((section, position) => (
						<Row
							key={section.id}
							section={section}
							position={position}
							chosen={section.id === selectedId}
							last={position === page.sections.length - 1}
						/>
					))}
				</ol>
			</DragDropProvider>
			<AddSection afterId={selectedId} />
		</div>
	)
}

type RowProps = { section: Section; position: number; chosen: boolean; last: boolean }

function Row({ section, position, chosen, last }: RowProps) {
	const t = useWords()
	const { ref, handleRef, isDragging } = useSortable({ id: section.id, index: position, disabled: section.locked })
	const select = useSelect()
	const title = sectionTitle(section)
	return (
		<li ref={ref} className={cx('border-b border-hairline', chosen && 'bg-sunk', isDragging && 'bg-raised opacity-80')}>
			<div className="flex items-stretch">
				<button
					ref={handleRef}
					type="button"
					disabled={section.locked}
					aria-label={t('sections_panel.drag', { section: t(`section_names.${section.type}`) })}
					title={t('sections_panel.drag', { section: t(`section_names.${section.type}`) })}
					className={cx(
						'grid w-7 shrink-0 cursor-grab pointer-coarse:w-11 touch-none place-items-center',
						'text-faint hover:text-ink disabled:cursor-default disabled:opacity-30',
					)}
				>
					<GripVertical size={16} aria-hidden />
				</button>
				<button
					type="button"
					aria-expanded={chosen}
					onClick={() => select(chosen ? undefined : section.id)}
					className="flex min-h-12 min-w-0 grow items-baseline gap-2 py-3 pe-2 ps-1 text-start"
				>
					<span className="shrink-0 font-medium">{t(`section_names.${section.type}`)}</span>
					<span dir="auto" className="min-w-0 grow truncate text-sm text-faint [text-align:match-parent]">
						{title}
					</span>
					{section.locked && <Lock size={16} className="shrink-0 self-center text-faint" aria-label={t('sections_panel.locked')} />}
					{section.hidden && <EyeOff size={16} className="shrink-0 self-center text-faint" aria-label={t('sections_panel.hidden')} />}
				</button>
			</div>
			{chosen && <SectionActs section={section} first={position === 0} last={last} />}
		</li>
	)
}

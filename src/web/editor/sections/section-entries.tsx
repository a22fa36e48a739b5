import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import type { Section } from '../../../core/page/page'
import { newId } from '../../browser/new-id'
import { Button, IconButton } from '../../ui/button'
import { useApply } from '../saving/use-edits'
import { useUndoable } from '../saving/use-undoable'
import { translate, useWords } from '../words'
import { addEntry, entriesOf, hasEntries, moveEntry, removeEntry } from './section-entry-list'

/** The entries of a section that is a list: order, remove, add. Their words are typed on the page itself. */
export function SectionEntries({ section }: { section: Section }) {
	const t = useWords()
	const apply = useApply()
	const undoable = useUndoable()
	if (!hasEntries(section)) return null
	const entries = entriesOf(section)
	const nameOf = ({ title }: { title: string }, position: number) => title || position + 1
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-2 ps-2">
			<ul className="grid grid-cols-[minmax(0,1fr)]" aria-label={t('entries.label')}>
				{entries.map((entry, position) => (
					<li key={entry.id} className="flex items-center border-t border-hairline">
						<span dir="auto" className="min-w-0 grow truncate text-sm [text-align:match-parent]">
							{entry.title || t('empty')}
						</span>
						<IconButton
							label={t('entries.up', { name: nameOf(entry, position) })}
							disabled={position === 0}
							onClick={() => apply((page) => moveEntry(page, section.id, entry.id, -1))}
						>
							<ArrowUp size={16} aria-hidden />
						</IconButton>
						<IconButton
							label={t('entries.down', { name: nameOf(entry, position) })}
							disabled={position === entries.length - 1}
							onClick={() => apply((page) => moveEntry(page, section.id, entry.id, 1))}
						>
							<ArrowDown size={16} aria-hidden />
						</IconButton>
						<IconButton
							label={t('entries.remove', { name: nameOf(entry, position) })}
							onClick={() => undoable(translate('entries.removed'), (page) => removeEntry(page, section.id, entry.id))}
						>
							<Trash2 size={16} aria-hidden />
						</IconButton>
					</li>
				))}
			</ul>
			<div>
				<Button size="small" onClick={() => apply((page) => addEntry(page, section.id, newId()))}>
					<Plus size={16} aria-hidden /> {t('entries.add')}
				</Button>
			</div>
		</div>
	)
}

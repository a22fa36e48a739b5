import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Typed } from '../../core/product/edit-product'
import { IconButton } from '../ui/button'
import { cx } from '../ui/cx'
import { FactForm } from './fact-form'
import type { FactEntry, GroupShape } from './fact-groups'
import { placeWords } from './place-words'
import { useWords } from './words'

type Props = {
	shape: GroupShape
	entry: FactEntry
	onChange: (typed: Typed) => void
	/** Absent for a fact the page cannot be without. */
	onRemove: (() => void) | undefined
	/** The statements that rest on the fact. */
	children?: ReactNode
}

/** One fact: what it says, where it was found, and changing or removing it. */
export function FactRow({ shape, entry, onChange, onRemove, children }: Props) {
	const t = useWords()
	const [editing, setEditing] = useState(false)
	const what = entry.name ?? t(`kinds.${shape.kind}`)
	if (editing) {
		const initial = { text: entry.text, ...(shape.named ? { name: entry.name ?? '' } : {}) }
		return (
			<li className="border-t border-hairline">
				<FactForm label={what} named={shape.named} initial={initial} onSave={onChange} onClose={() => setEditing(false)} />
			</li>
		)
	}
	return (
		<li className="flex items-start gap-1 border-t border-hairline py-2.5">
			<div className="grid min-w-0 grow gap-0.5">
				{entry.name && (
					<p className="text-sm text-soft" dir="auto">
						{entry.name}
					</p>
				)}
				<p
					dir="auto"
					className={cx('leading-snug whitespace-pre-line wrap-anywhere', entry.text.length > 400 && 'max-h-40 overflow-y-auto')}
				>
					{entry.text}
				</p>
				<p className="text-sm text-faint" title={`${entry.origin.rule}: ${entry.origin.place}`}>
					{placeWords(entry.kind, entry.origin)}
				</p>
				{children}
			</div>
			<IconButton label={t('list.change', { what })} onClick={() => setEditing(true)}>
				<Pencil size={17} aria-hidden />
			</IconButton>
			{onRemove && (
				<IconButton label={t('list.remove', { what })} className="hover:text-bad" onClick={onRemove}>
					<Trash2 size={17} aria-hidden />
				</IconButton>
			)}
		</li>
	)
}

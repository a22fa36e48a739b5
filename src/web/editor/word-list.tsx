import { Plus, Trash2 } from 'lucide-react'
import { Button, IconButton } from '../ui/button'
import { useWords } from './words'

type Props = { kind: 'columns' | 'choices'; label: string; words: readonly string[]; onAdd: () => void; onRemove: (index: number) => void }

/** Words that are typed on the page, and here only come and go. */
export function WordList({ kind, label, words, onAdd, onRemove }: Props) {
	const t = useWords()
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-2 ps-2">
			<p className="text-sm font-medium">{label}</p>
			<ul className="grid grid-cols-[minmax(0,1fr)]" aria-label={label}>
				{words.map((word, index) => (
					<li key={`${index} ${word}`} className="flex items-center border-t border-hairline">
						<span dir="auto" className="min-w-0 grow truncate text-sm [text-align:match-parent]">
							{word || t('empty')}
						</span>
						<IconButton label={t(`${kind}.remove`, { name: word || index + 1 })} onClick={() => onRemove(index)}>
							<Trash2 size={16} aria-hidden />
						</IconButton>
					</li>
				))}
			</ul>
			<div>
				<Button size="small" onClick={onAdd}>
					<Plus size={16} aria-hidden /> {t(`${kind}.add`)}
				</Button>
			</div>
		</div>
	)
}

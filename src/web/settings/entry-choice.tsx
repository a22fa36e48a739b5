import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button'
import { cx } from '../ui/cx'

type Props = {
	/** What is chosen among, for a screen reader. */
	label: string
	options: readonly { key: string; label: string }[]
	chosen: string
	onChoose: (key: string) => void
	add: string
	/** What it takes to begin another one; `done` puts it away. */
	children: (done: () => void) => ReactNode
}

/** Which of several entries the fields below show, and a way to begin another. */
export function EntryChoice({ label, options, chosen, onChoose, add, children }: Props) {
	const [adding, setAdding] = useState(false)
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<fieldset aria-label={label} className="flex flex-wrap gap-2">
				{options.map((option) => (
					<button
						key={option.key}
						type="button"
						aria-pressed={option.key === chosen}
						onClick={() => onChoose(option.key)}
						className={cx(
							'min-h-11 rounded-pane border px-3.5 text-start text-[0.9375rem]',
							option.key === chosen ? 'border-ink bg-sunk font-medium text-ink' : 'border-hairline text-soft hover:border-ink',
						)}
					>
						{option.label}
					</button>
				))}
				<Button look="bare" aria-expanded={adding} onClick={() => setAdding(!adding)}>
					<Plus size={16} aria-hidden /> {add}
				</Button>
			</fieldset>
			{adding && <div className="grid items-end gap-4 rounded-pane bg-sunk p-4 sm:grid-cols-2">{children(() => setAdding(false))}</div>}
		</div>
	)
}

import { useEffect, useState } from 'react'
import { marketplaceName, SOURCE_NAMES, type SourceName, sourceOfLink } from '../../core/product/source-names'
import { Badge } from '../ui/badge'
import { cx } from '../ui/cx'
import { useWords } from './words'

/** Where the product comes from; what is not open here is announced. The choice follows the address that is pasted. */
export function SourceChoice({ open, link }: { open: readonly SourceName[]; link: string }) {
	const t = useWords()
	const [chosen, setChosen] = useState<SourceName>(SOURCE_NAMES[0] ?? 'any')
	const named = sourceOfLink(link)
	useEffect(() => {
		if (named && open.includes(named)) setChosen(named)
	}, [named, open])
	const shown = SOURCE_NAMES.filter((name) => marketplaceName(name) || open.includes(name))
	return (
		<fieldset className="grid gap-1.5">
			<legend className="mb-1.5 text-sm font-medium">{t('card.source')}</legend>
			<div className="flex flex-wrap gap-2">
				{shown.map((value) => (
					<Source
						key={value}
						value={value}
						label={marketplaceName(value) ?? t('card.any_shop')}
						soon={!open.includes(value)}
						checked={chosen === value}
						onChoose={() => setChosen(value)}
					/>
				))}
			</div>
		</fieldset>
	)
}

function Source(props: { value: SourceName; label: string; soon: boolean; checked: boolean; onChoose: () => void }) {
	const t = useWords()
	return (
		<label
			className={cx(
				'flex min-h-12 flex-auto items-center gap-2 whitespace-nowrap rounded-pane border px-2.5 py-2',
				'has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
				props.soon
					? 'cursor-not-allowed border-dashed border-strong text-faint'
					: 'cursor-pointer border-hairline has-checked:border-ink has-checked:bg-raised',
			)}
		>
			<input
				type="radio"
				name="product_source"
				value={props.value}
				checked={props.checked}
				onChange={props.onChoose}
				disabled={props.soon}
				className="size-4 accent-(--ink) outline-none"
			/>
			{props.label}
			{props.soon && <Badge>{t('card.soon')}</Badge>}
		</label>
	)
}

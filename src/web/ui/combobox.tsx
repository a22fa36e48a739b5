import { useCombobox } from 'downshift'
import { Check, ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../i18n/words'
import { cx } from './cx'
import { CONTROL, Field } from './field'
import { filterOptions, type Option } from './filter-options'

type Props = {
	label: string
	name: string
	value: string
	onChange: (value: string) => void
	options: readonly Option[]
	disabled?: boolean
}

/** A select one can search: type to narrow, arrows to move, Enter to take, Escape to leave (Downshift's combobox). */
export function Combobox({ label, name, value, onChange, options, disabled = false }: Props) {
	const t = useWords()
	/** What was typed since the list was opened; undefined while it is shut. */
	const [typed, setTyped] = useState<string>()
	const chosen = options.find((option) => option.value === value) ?? null
	const shown = typed === undefined ? [...options] : filterOptions(options, typed)
	const box = useCombobox({
		items: shown,
		itemToString: (option) => option?.label ?? '',
		selectedItem: chosen,
		inputValue: typed ?? chosen?.label ?? '',
		onIsOpenChange: ({ isOpen }) => setTyped(isOpen ? '' : undefined),
		onInputValueChange: ({ inputValue, type }) => type === useCombobox.stateChangeTypes.InputChange && setTyped(inputValue),
		onSelectedItemChange: ({ selectedItem }) => selectedItem && onChange(selectedItem.value),
		stateReducer: (_state, { type, changes }) => {
			// Leaving the field takes nothing: only Enter and a click do.
			if (type === useCombobox.stateChangeTypes.InputBlur) return { ...changes, selectedItem: chosen }
			return type === useCombobox.stateChangeTypes.InputChange ? { ...changes, highlightedIndex: 0 } : changes
		},
	})

	return (
		<Field label={label}>
			{(ids) => (
				<div className="relative">
					<input
						{...box.getInputProps({ ...ids, disabled, 'aria-labelledby': undefined })}
						spellCheck={false}
						className={cx(CONTROL, 'pe-10')}
						placeholder={box.isOpen ? chosen?.label : undefined}
					/>
					<input type="hidden" name={name} value={value} />
					<ChevronsUpDown size={18} className="pointer-events-none absolute inset-y-0 end-3 my-auto text-faint" aria-hidden />
					<div
						{...box.getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}
						hidden={!box.isOpen}
						className="pane absolute inset-x-0 top-full z-20 mt-1.5 max-h-72 overflow-auto p-1.5 shadow-[0_8px_30px_rgb(var(--shadow)/0.12)]"
					>
						{box.isOpen &&
							shown.map((option, index) => (
								<div
									{...box.getItemProps({ item: option, index, 'aria-selected': index === box.highlightedIndex })}
									key={option.value}
									className={cx(
										'flex min-h-11 cursor-pointer items-center gap-2 rounded-[3px] px-3',
										index === box.highlightedIndex && 'bg-sunk',
									)}
								>
									<OptionLabel option={option} />
									{option === chosen && <Check size={17} className="ms-auto" aria-hidden />}
								</div>
							))}
						{shown.length === 0 && <p className="px-3 py-2.5 text-faint">{t('nothing_by_this_name')}</p>}
					</div>
				</div>
			)}
		</Field>
	)
}

function OptionLabel({ option }: { option: Option }) {
	return (
		<>
			<span>{option.label}</span>
			{option.also && option.also !== option.label && (
				<span lang={option.alsoTag} className="text-sm text-faint">
					{option.also}
				</span>
			)}
		</>
	)
}

import { Check, ChevronsUpDown } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
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

/**
 * A select one can search: type to narrow, arrows to move, Enter to take, Escape to leave (ARIA combobox with a
 * listbox).
 */
export function Combobox({ label, name, value, onChange, options, disabled = false }: Props) {
	const t = useWords()
	const [typed, setTyped] = useState<string>()
	const [active, setActive] = useState(0)
	const listId = useId()
	const list = useRef<HTMLDivElement>(null)
	const optionId = (option: Option) => `${listId}-${options.indexOf(option)}`
	const chosen = options.find((option) => option.value === value)
	const open = typed !== undefined
	const shown = open ? filterOptions(options, typed) : []
	const current = shown[Math.min(active, shown.length - 1)]

	useEffect(() => {
		if (open && active >= 0) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
	}, [open, active])

	const show = () => {
		setTyped('')
		setActive(
			Math.max(
				0,
				options.findIndex((option) => option.value === value),
			),
		)
	}
	const close = () => setTyped(undefined)
	const take = (option: Option | undefined) => {
		if (option) onChange(option.value)
		close()
	}
	const onKeyDown = (event: KeyboardEvent) => {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
		if (step !== undefined) {
			event.preventDefault()
			if (!open) return show()
			return setActive((before) => (before + step + shown.length) % Math.max(1, shown.length))
		}
		if (event.key === 'Enter' && open) {
			event.preventDefault()
			return take(current)
		}
		if (event.key === 'Escape' && open) {
			event.stopPropagation()
			close()
		}
	}

	return (
		<Field label={label}>
			{(ids) => (
				<div className="relative">
					<input
						{...ids}
						role="combobox"
						aria-expanded={open}
						aria-controls={listId}
						aria-autocomplete="list"
						aria-activedescendant={open && current ? optionId(current) : undefined}
						autoComplete="off"
						spellCheck={false}
						disabled={disabled}
						className={cx(CONTROL, 'pe-10')}
						value={typed ?? chosen?.label ?? ''}
						placeholder={open ? chosen?.label : undefined}
						onChange={(event) => {
							setTyped(event.target.value)
							setActive(0)
						}}
						onClick={() => !open && show()}
						onKeyDown={onKeyDown}
						onBlur={close}
					/>
					<input type="hidden" name={name} value={value} />
					<ChevronsUpDown size={18} className="pointer-events-none absolute inset-y-0 end-3 my-auto text-faint" aria-hidden />
					<div
						ref={list}
						id={listId}
						role="listbox"
						aria-label={label}
						hidden={!open}
						className="pane absolute inset-x-0 top-full z-20 mt-1.5 max-h-72 overflow-auto p-1.5 shadow-[0_8px_30px_rgb(var(--shadow)/0.12)]"
					>
						{shown.map((option) => (
							<Choice
								key={option.value}
								id={optionId(option)}
								option={option}
								active={option === current}
								chosen={option === chosen}
								onTake={take}
							/>
						))}
						{shown.length === 0 && <p className="px-3 py-2.5 text-faint">{t('nothing_by_this_name')}</p>}
					</div>
				</div>
			)}
		</Field>
	)
}

type ChoiceProps = { id: string; option: Option; active: boolean; chosen: boolean; onTake: (option: Option) => void }

function Choice({ id, option, active, chosen, onTake }: ChoiceProps) {
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the input, which keeps the focus
		<div
			id={id}
			role="option"
			tabIndex={-1}
			aria-selected={active}
			onPointerDown={(event) => event.preventDefault()}
			onClick={() => onTake(option)}
			className={cx('flex min-h-11 cursor-pointer items-center gap-2 rounded-[3px] px-3', active && 'bg-sunk')}
		>
			<span>{option.label}</span>
			{option.also && option.also !== option.label && (
				<span lang={option.alsoTag} className="text-sm text-faint">
					{option.also}
				</span>
			)}
			{chosen && <Check size={17} className="ms-auto" aria-hidden />}
		</div>
	)
}

import { type FormEvent, useState } from 'react'
import { isAppError } from '../../core/errors'
import type { Message } from '../../core/messages/message'
import type { Typed } from '../../core/product/edit-product'
import { sayMessage } from '../i18n/say-message'
import { Button } from '../ui/button'
import { cx } from '../ui/cx'
import { CONTROL } from '../ui/field'
import { useWords } from './words'

type Props = {
	label: string
	named: boolean
	initial?: Typed
	/** Takes what was typed; throws AppError with the words for what cannot be taken. */
	onSave: (typed: Typed) => void
	onClose: () => void
}

/** A fact being typed, in its own place in the list. */
export function FactForm({ label, named, initial, onSave, onClose }: Props) {
	const t = useWords()
	const [name, setName] = useState(initial?.name ?? '')
	const [text, setText] = useState(initial?.text ?? '')
	const [error, setError] = useState<Message>()
	const save = (event: FormEvent) => {
		event.preventDefault()
		try {
			onSave({ text, ...(named ? { name } : {}) })
			onClose()
		} catch (error) {
			if (!isAppError(error)) throw error
			setError(error.said)
		}
	}
	return (
		<form className="grid grid-cols-[minmax(0,1fr)] gap-2 py-2" onSubmit={save} aria-label={label} noValidate>
			{named && (
				<input
					// biome-ignore lint/a11y/noAutofocus: the form appears where the seller just pressed
					autoFocus
					dir="auto"
					aria-label={t('form.name_of', { label })}
					placeholder={t('form.name_example')}
					className={cx(CONTROL, 'min-h-11')}
					value={name}
					onChange={(event) => setName(event.target.value)}
				/>
			)}
			<textarea
				// biome-ignore lint/a11y/noAutofocus: the form appears where the seller just pressed
				autoFocus={!named}
				dir="auto"
				rows={named ? 1 : 2}
				aria-label={named ? t('form.value_of', { label }) : label}
				aria-invalid={error ? true : undefined}
				placeholder={named ? t('form.value_example') : undefined}
				className={cx(CONTROL, 'field-sizing-content min-h-11 py-2 leading-normal')}
				value={text}
				onChange={(event) => setText(event.target.value)}
				onKeyDown={(event) => event.key === 'Escape' && onClose()}
			/>
			{error && (
				<p role="alert" className="text-sm text-bad">
					{sayMessage(error)}
				</p>
			)}
			<div className="flex gap-2">
				<Button type="submit" look="ink" size="small">
					{t('form.keep')}
				</Button>
				<Button look="bare" size="small" onClick={onClose}>
					{t('form.leave')}
				</Button>
			</div>
		</form>
	)
}

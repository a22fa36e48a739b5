import { useState } from 'react'
import { isAppError } from '../../core/errors'
import { sayMessage } from '../i18n/say-message'
import { TextField } from '../ui/field'

type Props = { label: string; hint: string; target: string; value: string; onSave: (typed: string) => void }

/** A field kept when one leaves it or presses Enter; what cannot be kept is said below it, and stays as typed. */
export function AddressField({ label, hint, target, value, onSave }: Props) {
	const [typed, setTyped] = useState(value)
	const [error, setError] = useState<string>()
	const save = () => {
		if (typed.trim() === value) return
		try {
			onSave(typed)
			setError(undefined)
		} catch (error) {
			if (!isAppError(error)) throw error
			setError(sayMessage(error.said))
		}
	}
	return (
		<TextField
			label={label}
			hint={hint}
			data-target={target}
			inputMode="url"
			autoCapitalize="none"
			spellCheck={false}
			dir="ltr"
			value={typed}
			error={error}
			onChange={(event) => setTyped(event.target.value)}
			onBlur={save}
			onKeyDown={(event) => event.key === 'Enter' && save()}
		/>
	)
}

import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../ui/button'
import { TextField } from '../ui/field'
import { useWords } from './words'

type Props = {
	label?: string
	name?: string
	value: string
	onChange: (value: string) => void
	error?: string | undefined
	autoComplete: 'current-password' | 'new-password'
	hint?: string
}

export function PasswordField({ label, name = 'password', value, onChange, error, autoComplete, hint }: Props) {
	const t = useWords()
	const [shown, setShown] = useState(false)
	return (
		<TextField
			label={label ?? t('password.label')}
			name={name}
			type={shown ? 'text' : 'password'}
			autoComplete={autoComplete}
			required
			value={value}
			onChange={(event) => onChange(event.target.value)}
			error={error}
			hint={hint}
			trailing={
				<IconButton label={shown ? t('password.hide') : t('password.show')} onClick={() => setShown(!shown)}>
					{shown ? <EyeOff size={19} aria-hidden /> : <Eye size={19} aria-hidden />}
				</IconButton>
			}
		/>
	)
}

import { Trans } from 'react-i18next'
import { TextAreaField } from '../generations/give/text-area-field'
import { TextField } from '../ui/field'
import { LINES, type WordField } from './profile-words'
import { useWords } from './words'

type Props = {
	field: WordField
	value: string
	error: string | undefined
	onChange: (value: string) => void
	onLeave: () => void
	/** Language and direction of the words asked for, where they are not the screen's. */
	lang?: string | undefined
	dir?: 'ltr' | 'rtl' | undefined
}

const TYPES = { email: 'email', phone: 'tel', whatsapp: 'tel' } as const
const COMPLETE = { storeName: 'organization', email: 'email', phone: 'tel', whatsapp: 'tel', address: 'street-address' } as const

/** One text of the store profile, with what makes it useful and an example. */
export function ProfileField({ field, value, error, onChange, onLeave, lang, dir = undefined }: Props) {
	const t = useWords()
	const lines = LINES[field]
	const words = { hint: t(`fields.${field}.hint`), example: t(`fields.${field}.example`) }
	const common = {
		label: t(`fields.${field}.label`),
		value,
		error,
		lang,
		hint: <Trans t={t} i18nKey="for_example" values={words} components={{ sample: <em dir="auto" className="not-italic text-soft" /> }} />,
		autoComplete: field in COMPLETE ? COMPLETE[field as keyof typeof COMPLETE] : 'off',
		onBlur: onLeave,
	}
	if (lines) return <TextAreaField {...common} dir={dir ?? 'auto'} rows={lines} onChange={(event) => onChange(event.target.value)} />
	const type = field in TYPES ? TYPES[field as keyof typeof TYPES] : 'text'
	return <TextField {...common} type={type} dir="auto" onChange={(event) => onChange(event.target.value)} />
}

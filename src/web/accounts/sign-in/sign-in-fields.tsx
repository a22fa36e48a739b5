import { CircleAlert, Eye, EyeOff, LoaderCircle } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useSpokenDocument } from '../../documents/spoken-document'
import { Button, IconButton } from '../../ui/button'
import { cx } from '../../ui/cx'
import { CONTROL } from '../../ui/field'
import { Notice } from '../../ui/notice'
import type { FieldName } from '../error-of'
import { MIN_PASSWORD_LENGTH } from '../password-length'
import { wordsIn } from '../words'

type FormProps = { label: string; act: string; busy: string; children: ReactNode }

/**
 * A form of sign-in. Places for what goes wrong stand in it, hidden; the script fills and shows them (sign-in-form).
 */
export function SignInForm({ label, act, busy, children }: FormProps) {
	// It goes to its own address, so that one sent before the script is there comes back with where to go on and a
	// letter's token.
	return (
		<form className="grid gap-5" noValidate method="post" aria-label={label}>
			<div data-error="form" hidden>
				<Notice tone="bad" text={<span />} />
			</div>
			{children}
			<Button type="submit" look="accent" size="large" data-other-words={busy}>
				<span hidden className="contents">
					<LoaderCircle size={18} className="animate-spin motion-reduce:hidden" aria-hidden />
				</span>
				<span>{act}</span>
			</Button>
		</form>
	)
}

type FieldProps = Omit<ComponentProps<'input'>, 'name' | 'id'> & { name: FieldName; label: string; hint?: string; trailing?: ReactNode }

/** Label above, hint and place for an error below, tied to the control: as `TextField` draws it. */
function SignInField({ name, label, hint, trailing, ...rest }: FieldProps) {
	const hintId = hint === undefined ? undefined : `${name}-hint`
	return (
		<div className="grid gap-1.5">
			<label htmlFor={name} className="text-sm font-medium">
				{label}
			</label>
			<div className="relative">
				<input
					id={name}
					name={name}
					required
					data-hint={hintId}
					aria-describedby={hintId}
					className={cx(CONTROL, trailing !== undefined && 'pe-13')}
					{...rest}
				/>
				{trailing && <div className="absolute inset-y-0 end-1 flex items-center">{trailing}</div>}
			</div>
			{hint && (
				<p id={hintId} className="text-sm text-faint">
					{hint}
				</p>
			)}
			<p id={`${name}-error`} data-error={name} hidden className="flex items-start gap-1.5 text-sm text-bad">
				<CircleAlert size={16} className="mt-0.5 shrink-0" aria-hidden />
				<span />
			</p>
		</div>
	)
}

export function NameField() {
	const t = wordsIn(useSpokenDocument().language)
	return <SignInField name="name" label={t('name')} autoComplete="name" maxLength={100} />
}

export function EmailField() {
	const t = wordsIn(useSpokenDocument().language)
	return <SignInField name="email" label={t('email')} type="email" inputMode="email" autoComplete="email" />
}

/** A password that can be shown; a new one says how long it must be. */
export function SignInPassword({ label, isNew = false }: { label?: string; isNew?: boolean }) {
	const t = wordsIn(useSpokenDocument().language)
	return (
		<SignInField
			name="password"
			label={label ?? t('password.label')}
			type="password"
			autoComplete={isNew ? 'new-password' : 'current-password'}
			{...(isNew ? { hint: t('password.hint', { min: MIN_PASSWORD_LENGTH }) } : {})}
			trailing={
				<IconButton label={t('password.show')} data-reveal data-other-words={t('password.hide')}>
					<span className="contents">
						<Eye size={19} aria-hidden />
					</span>
					<span hidden className="contents">
						<EyeOff size={19} aria-hidden />
					</span>
				</IconButton>
			}
		/>
	)
}

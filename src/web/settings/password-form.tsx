import { useQueryClient } from '@tanstack/react-query'
import { ACCOUNT_SESSIONS, changePassword } from '../accounts/account-api'
import { checkNewPassword, MIN_PASSWORD_LENGTH } from '../accounts/check-account'
import { PasswordField } from '../accounts/password-field'
import { useAccountForm } from '../accounts/use-account-form'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { showToast } from '../ui/toast-store'

/** A new password by the present one; it ends the other sessions. */
export function PasswordForm() {
	const queries = useQueryClient()
	const form = useAccountForm({
		start: { current: '', password: '' },
		check: (values) =>
			values.current ? checkNewPassword(values) : { field: 'current' as const, text: 'Enter the password you have now.' },
		act: changePassword,
		async done() {
			form.reset()
			await queries.invalidateQueries({ queryKey: ACCOUNT_SESSIONS })
			showToast({ title: 'Your password is changed', text: 'Other browsers are signed out.', tone: 'good' })
		},
	})
	return (
		<form noValidate aria-label="Change your password" onSubmit={(event) => void form.submit(event)} className="grid gap-3">
			{form.errorAt('form') && <Notice tone="bad" text={form.errorAt('form')} />}
			<PasswordField
				label="Present password"
				name="current"
				value={form.values.current}
				onChange={form.set('current')}
				error={form.errorAt('current')}
				autoComplete="current-password"
			/>
			<PasswordField
				label="New password"
				value={form.values.password}
				onChange={form.set('password')}
				error={form.errorAt('password')}
				autoComplete="new-password"
				hint={`At least ${MIN_PASSWORD_LENGTH} characters. Other browsers are signed out by it.`}
			/>
			<div>
				<Button type="submit" busy={form.busy}>
					Change the password
				</Button>
			</div>
		</form>
	)
}

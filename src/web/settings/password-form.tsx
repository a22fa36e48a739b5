import { useQueryClient } from '@tanstack/react-query'
import { ACCOUNT_SESSIONS, changePassword } from '../accounts/account-api'
import { checkNewPassword, MIN_PASSWORD_LENGTH } from '../accounts/check-account'
import { PasswordField } from '../accounts/password-field'
import { useAccountForm } from '../accounts/use-account-form'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { showToast } from '../ui/toast-store'
import { useWords } from './words'

/** A new password by the present one; it ends the other sessions. */
export function PasswordForm() {
	const t = useWords()
	const queries = useQueryClient()
	const form = useAccountForm({
		start: { current: '', password: '' },
		check: (values) => (values.current ? checkNewPassword(values) : { field: 'current' as const, text: t('password.enter_current') }),
		act: changePassword,
		async done() {
			form.reset()
			await queries.invalidateQueries({ queryKey: ACCOUNT_SESSIONS })
			showToast({ title: t('password.changed'), text: t('password.others_out'), tone: 'good' })
		},
	})
	return (
		<form noValidate aria-label={t('password.form')} onSubmit={(event) => void form.submit(event)} className="grid gap-3">
			{form.errorAt('form') && <Notice tone="bad" text={form.errorAt('form')} />}
			<PasswordField
				label={t('password.current')}
				name="current"
				value={form.values.current}
				onChange={form.set('current')}
				error={form.errorAt('current')}
				autoComplete="current-password"
			/>
			<PasswordField
				label={t('password.new')}
				value={form.values.password}
				onChange={form.set('password')}
				error={form.errorAt('password')}
				autoComplete="new-password"
				hint={t('password.hint', { min: MIN_PASSWORD_LENGTH })}
			/>
			<div>
				<Button type="submit" busy={form.busy}>
					{t('password.change')}
				</Button>
			</div>
		</form>
	)
}

import { useEffect, useState } from 'react'
import { Link, Navigate, useNavigate } from 'react-router'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { showToast } from '../ui/toast-store'
import { resetPassword } from './auth-api'
import { AuthFrame } from './auth-frame'
import { checkNewPassword, MIN_PASSWORD_LENGTH } from './check-account'
import { readIdentity } from './identity'
import { PasswordField } from './password-field'
import { useAccountForm } from './use-account-form'
import { translate, useWords } from './words'

export function meta() {
	return [
		{ title: translate('reset.document_title') },
		{ name: 'description', content: translate('reset.description') },
		{ name: 'robots', content: 'noindex' },
	]
}

export default function ResetPassword() {
	const t = useWords()
	const token = useToken()
	const navigate = useNavigate()
	const form = useAccountForm({
		start: { password: '' },
		check: checkNewPassword,
		act: ({ password }) => resetPassword(token ?? '', password),
		async done() {
			showToast({ title: translate('reset.done_title'), text: translate('reset.done_text'), tone: 'good' })
			await navigate('/login', { replace: true })
		},
	})
	if (readIdentity().kind === 'clerk') return <Navigate to="/login" replace />
	return (
		<AuthFrame
			title={t('reset.title')}
			lead={t('reset.lead')}
			below={
				<Link to="/forgot-password" className="font-medium text-ink underline underline-offset-4">
					{t('reset.ask_again')}
				</Link>
			}
		>
			<form className="grid gap-5" noValidate onSubmit={form.submit} method="post" aria-label={t('reset.form')}>
				{form.errorAt('form') && <Notice tone="bad" text={form.errorAt('form')} />}
				<PasswordField
					label={t('reset.title')}
					value={form.values.password}
					onChange={form.set('password')}
					error={form.errorAt('password')}
					autoComplete="new-password"
					hint={t('password.hint', { min: MIN_PASSWORD_LENGTH })}
				/>
				<Button type="submit" look="accent" size="large" busy={form.busy}>
					{form.busy ? t('reset.busy') : t('reset.act')}
				</Button>
			</form>
		</AuthFrame>
	)
}

/** The token behind # in the letter's link. It is taken out of the address, so that it is neither seen nor kept in the history. */
function useToken(): string | undefined {
	const [token, setToken] = useState<string>()
	useEffect(() => {
		const told = new URLSearchParams(window.location.hash.slice(1)).get('token')
		if (!told) return
		setToken(told)
		window.history.replaceState(window.history.state, '', window.location.pathname)
	}, [])
	return token
}

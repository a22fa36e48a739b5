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

export function meta() {
	return [
		{ title: 'New password · Vitrine' },
		{ name: 'description', content: 'Choose a new password.' },
		{ name: 'robots', content: 'noindex' },
	]
}

export default function ResetPassword() {
	const token = useToken()
	const navigate = useNavigate()
	const form = useAccountForm({
		start: { password: '' },
		check: checkNewPassword,
		act: ({ password }) => resetPassword(token ?? '', password),
		async done() {
			showToast({ title: 'Your password is changed', text: 'Sign in with the new one.', tone: 'good' })
			await navigate('/login', { replace: true })
		},
	})
	if (readIdentity().kind === 'clerk') return <Navigate to="/login" replace />
	return (
		<AuthFrame
			title="New password"
			lead="Every browser you are signed in with is signed out by it."
			below={
				<Link to="/forgot-password" className="font-medium text-ink underline underline-offset-4">
					Ask for a new link
				</Link>
			}
		>
			<form className="grid gap-5" noValidate onSubmit={form.submit} method="post" aria-label="Choose a new password">
				{form.errorAt('form') && <Notice tone="bad" text={form.errorAt('form')} />}
				<PasswordField
					label="New password"
					value={form.values.password}
					onChange={form.set('password')}
					error={form.errorAt('password')}
					autoComplete="new-password"
					hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
				/>
				<Button type="submit" look="accent" size="large" busy={form.busy}>
					{form.busy ? 'Saving...' : 'Save the new password'}
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

import { Link, useLocation } from 'react-router'
import { Button } from '../ui/button'
import { TextField } from '../ui/field'
import { Notice } from '../ui/notice'
import { signIn } from './auth-api'
import { AuthFrame } from './auth-frame'
import { checkSignIn } from './check-account'
import { PasswordField } from './password-field'
import { useAuthForm } from './use-auth-form'

export function meta() {
	return [{ title: 'Sign in · Vitrine' }, { name: 'description', content: 'Sign in to your product pages.' }]
}

export default function Login() {
	const form = useAuthForm(checkSignIn, ({ email, password }) => signIn({ email: email.trim(), password }))
	const { search } = useLocation()
	return (
		<AuthFrame
			title="Sign in"
			lead="Your pages are where you left them."
			below={
				<>
					New here?{' '}
					<Link to={{ pathname: '/signup', search }} className="font-medium text-ink underline underline-offset-4">
						Create an account
					</Link>
				</>
			}
		>
			<form className="grid gap-5" noValidate onSubmit={form.submit} method="post" aria-label="Sign in">
				{form.errorAt('form') && <Notice tone="bad" text={form.errorAt('form')} />}
				<TextField
					label="E-mail"
					name="email"
					type="email"
					inputMode="email"
					autoComplete="email"
					required
					value={form.values.email}
					onChange={(event) => form.set('email')(event.target.value)}
					error={form.errorAt('email')}
				/>
				<PasswordField
					value={form.values.password}
					onChange={form.set('password')}
					error={form.errorAt('password')}
					autoComplete="current-password"
				/>
				<Button type="submit" look="accent" size="large" busy={form.busy}>
					{form.busy ? 'Signing in...' : 'Sign in'}
				</Button>
			</form>
		</AuthFrame>
	)
}

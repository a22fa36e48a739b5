import { Link, useLocation } from 'react-router'
import { Button } from '../ui/button'
import { TextField } from '../ui/field'
import { Notice } from '../ui/notice'
import { signIn } from './auth-api'
import { AuthFrame } from './auth-frame'
import { checkSignIn } from './check-account'
import { ClerkScreen } from './clerk-screen'
import { readIdentity } from './identity'
import { PasswordField } from './password-field'
import { useAuthForm } from './use-auth-form'

const LEAD = 'Your pages are where you left them.'

export function meta() {
	return [{ title: 'Sign in · Vitrine' }, { name: 'description', content: 'Sign in to your product pages.' }]
}

export default function Login() {
	const identity = readIdentity()
	if (identity.kind === 'clerk') return <ClerkScreen identity={identity} act="sign-in" title="Sign in" lead={LEAD} />
	return <OwnLogin />
}

function OwnLogin() {
	const form = useAuthForm(checkSignIn, ({ email, password }) => signIn({ email: email.trim(), password }))
	const { search } = useLocation()
	return (
		<AuthFrame
			title="Sign in"
			lead={LEAD}
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
				<Link to="/forgot-password" className="-mt-2 w-fit py-1 text-sm text-soft underline underline-offset-4 hover:text-ink">
					Forgotten your password?
				</Link>
				<Button type="submit" look="accent" size="large" busy={form.busy}>
					{form.busy ? 'Signing in...' : 'Sign in'}
				</Button>
			</form>
		</AuthFrame>
	)
}

import { Link, useLocation } from 'react-router'
import { PLANS } from '../../core/plans/plans'
import { Button } from '../ui/button'
import { TextField } from '../ui/field'
import { Notice } from '../ui/notice'
import { signUp } from './auth-api'
import { AuthFrame } from './auth-frame'
import { checkSignUp, MIN_PASSWORD_LENGTH } from './check-account'
import { ClerkScreen } from './clerk-screen'
import { readIdentity } from './identity'
import { nextPath } from './next-path'
import { PasswordField } from './password-field'
import { useAuthForm } from './use-auth-form'

const TITLE = 'Create your account'
const LEAD = `${PLANS.free.pages} pages are free. No card is asked for.`

export function meta() {
	return [
		{ title: 'Create your account · Vitrine' },
		{ name: 'description', content: `Start with ${PLANS.free.pages} product pages, free.` },
	]
}

export default function Signup() {
	const identity = readIdentity()
	if (identity.kind === 'clerk') return <ClerkScreen identity={identity} act="sign-up" title={TITLE} lead={LEAD} />
	return <OwnSignup />
}

function OwnSignup() {
	const form = useAuthForm(checkSignUp, ({ name, email, password }) => signUp({ name: name.trim(), email: email.trim(), password }))
	const { search } = useLocation()
	return (
		<AuthFrame
			title={TITLE}
			lead={LEAD}
			below={
				<>
					Have an account?{' '}
					<Link to={nextPath(search)} className="font-medium text-ink underline underline-offset-4">
						Sign in
					</Link>
				</>
			}
		>
			<form className="grid gap-5" noValidate onSubmit={form.submit} method="post" aria-label="Create your account">
				{form.errorAt('form') && <Notice tone="bad" text={form.errorAt('form')} />}
				<TextField
					label="Name"
					name="name"
					autoComplete="name"
					maxLength={100}
					required
					value={form.values.name}
					onChange={(event) => form.set('name')(event.target.value)}
					error={form.errorAt('name')}
				/>
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
					autoComplete="new-password"
					hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
				/>
				<Button type="submit" look="accent" size="large" busy={form.busy}>
					{form.busy ? 'Creating your account...' : 'Create account'}
				</Button>
			</form>
		</AuthFrame>
	)
}

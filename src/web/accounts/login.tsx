import { Trans } from 'react-i18next'
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
import { translate, useWords } from './words'

export function meta() {
	return [{ title: translate('login.document_title') }, { name: 'description', content: translate('login.description') }]
}

export default function Login() {
	const t = useWords()
	const identity = readIdentity()
	if (identity.kind === 'clerk') return <ClerkScreen identity={identity} act="sign-in" title={t('login.title')} lead={t('login.lead')} />
	return <OwnLogin />
}

function OwnLogin() {
	const t = useWords()
	const form = useAuthForm(checkSignIn, ({ email, password }) => signIn({ email: email.trim(), password }))
	const { search } = useLocation()
	return (
		<AuthFrame
			title={t('login.title')}
			lead={t('login.lead')}
			below={
				<Trans
					t={t}
					i18nKey="login.new_here"
					components={{
						go: <Link to={{ pathname: '/signup', search }} className="font-medium text-ink underline underline-offset-4" />,
					}}
				/>
			}
		>
			<form className="grid gap-5" noValidate onSubmit={form.submit} method="post" aria-label={t('login.title')}>
				{form.errorAt('form') && <Notice tone="bad" text={form.errorAt('form')} />}
				<TextField
					label={t('email')}
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
					{t('login.forgotten')}
				</Link>
				<Button type="submit" look="accent" size="large" busy={form.busy}>
					{form.busy ? t('login.busy') : t('login.act')}
				</Button>
			</form>
		</AuthFrame>
	)
}

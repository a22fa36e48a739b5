import { Trans } from 'react-i18next'
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
import { translate, useWords } from './words'

export function meta() {
	return [
		{ title: translate('signup.document_title') },
		{ name: 'description', content: translate('signup.description', { count: PLANS.free.pages }) },
	]
}

export default function Signup() {
	const t = useWords()
	const identity = readIdentity()
	const lead = t('signup.lead', { count: PLANS.free.pages })
	if (identity.kind === 'clerk') return <ClerkScreen identity={identity} act="sign-up" title={t('signup.title')} lead={lead} />
	return <OwnSignup lead={lead} />
}

function OwnSignup({ lead }: { lead: string }) {
	const t = useWords()
	const form = useAuthForm(checkSignUp, ({ name, email, password }) => signUp({ name: name.trim(), email: email.trim(), password }))
	const { search } = useLocation()
	return (
		<AuthFrame
			title={t('signup.title')}
			lead={lead}
			below={
				<Trans
					t={t}
					i18nKey="signup.have_account"
					components={{ go: <Link to={nextPath(search)} className="font-medium text-ink underline underline-offset-4" /> }}
				/>
			}
		>
			<form className="grid gap-5" noValidate onSubmit={form.submit} method="post" aria-label={t('signup.title')}>
				{form.errorAt('form') && <Notice tone="bad" text={form.errorAt('form')} />}
				<TextField
					label={t('name')}
					name="name"
					autoComplete="name"
					maxLength={100}
					required
					value={form.values.name}
					onChange={(event) => form.set('name')(event.target.value)}
					error={form.errorAt('name')}
				/>
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
					autoComplete="new-password"
					hint={t('password.hint', { min: MIN_PASSWORD_LENGTH })}
				/>
				<Button type="submit" look="accent" size="large" busy={form.busy}>
					{form.busy ? t('signup.busy') : t('signup.act')}
				</Button>
			</form>
		</AuthFrame>
	)
}

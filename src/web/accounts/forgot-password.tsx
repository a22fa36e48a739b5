import { useState } from 'react'
import { Link, Navigate } from 'react-router'
import { Button } from '../ui/button'
import { TextField } from '../ui/field'
import { Notice } from '../ui/notice'
import { requestReset } from './auth-api'
import { AuthFrame } from './auth-frame'
import { checkEmail } from './check-account'
import { readIdentity } from './identity'
import { useAccountForm } from './use-account-form'

export function meta() {
	return [
		{ title: 'Forgotten password · Vitrine' },
		{ name: 'description', content: 'Choose a new password by a link sent to your address.' },
	]
}

export default function ForgotPassword() {
	const [sentTo, setSentTo] = useState<string>()
	const form = useAccountForm({
		start: { email: '' },
		check: checkEmail,
		act: ({ email }) => requestReset(email.trim()),
		done: ({ email }) => setSentTo(email.trim()),
	})
	if (readIdentity().kind === 'clerk') return <Navigate to="/login" replace />
	return (
		<AuthFrame
			title="Forgotten password"
			lead="We send you a link to choose a new one."
			below={
				<Link to="/login" className="font-medium text-ink underline underline-offset-4">
					Back to sign-in
				</Link>
			}
		>
			{sentTo !== undefined && (
				<Notice
					title="Look into your mail"
					text={`If there is an account for ${sentTo}, a letter with a link is on its way. The link works once, for one hour. Nothing there after some minutes? Look into the spam folder, too.`}
				/>
			)}
			<form className="grid gap-5" noValidate onSubmit={form.submit} method="post" aria-label="Forgotten password">
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
				<Button type="submit" look="accent" size="large" busy={form.busy}>
					{form.busy ? 'Sending...' : sentTo === undefined ? 'Send the link' : 'Send it again'}
				</Button>
			</form>
		</AuthFrame>
	)
}

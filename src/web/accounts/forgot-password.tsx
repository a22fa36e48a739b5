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
import { translate, useWords } from './words'

export function meta() {
	return [{ title: translate('forgot.document_title') }, { name: 'description', content: translate('forgot.description') }]
}

export default function ForgotPassword() {
	const t = useWords()
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
			title={t('forgot.title')}
			lead={t('forgot.lead')}
			below={
				<Link to="/login" className="font-medium text-ink underline underline-offset-4">
					{t('forgot.back')}
				</Link>
			}
		>
			{sentTo !== undefined && <Notice title={t('forgot.sent_title')} text={t('forgot.sent_text', { email: sentTo })} />}
			<form className="grid gap-5" noValidate onSubmit={form.submit} method="post" aria-label={t('forgot.title')}>
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
				<Button type="submit" look="accent" size="large" busy={form.busy}>
					{form.busy ? t('forgot.sending') : sentTo === undefined ? t('forgot.send') : t('forgot.send_again')}
				</Button>
			</form>
		</AuthFrame>
	)
}

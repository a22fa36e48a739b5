import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { documentLanguage, useSpokenDocument } from '../../documents/spoken-document'
import { Notice } from '../../ui/notice'
import { wordsIn } from '../words'
import { EmailField, SignInForm } from './sign-in-fields'
import { SignInFrame } from './sign-in-frame'

export async function loader({ params }: LoaderFunctionArgs) {
	const { loadSpokenDocument } = await import('../../documents/spoken-document.server')
	return loadSpokenDocument(params)
}

export function meta({ params }: MetaArgs) {
	const t = wordsIn(documentLanguage(params))
	return [
		{ title: t('forgot.document_title') },
		{ name: 'description', content: t('forgot.description') },
		{ name: 'robots', content: 'noindex' },
	]
}

export default function ForgotPassword() {
	const t = wordsIn(useSpokenDocument().language)
	return (
		<SignInFrame
			path="/forgot-password"
			title={t('forgot.title')}
			lead={t('forgot.lead')}
			below={
				<a href="/login" className="font-medium text-ink underline underline-offset-4">
					{t('forgot.back')}
				</a>
			}
		>
			<div data-notice hidden>
				<Notice title={t('forgot.sent_title')} text={<span data-sent />} />
			</div>
			<SignInForm label={t('forgot.title')} act={t('forgot.send')} busy={t('forgot.sending')}>
				<EmailField />
			</SignInForm>
		</SignInFrame>
	)
}

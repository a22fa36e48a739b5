import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { documentLanguage, useSpokenDocument } from '../../documents/spoken-document'
import { wordsIn } from '../words'
import { SignInForm, SignInPassword } from './sign-in-fields'
import { SignInFrame } from './sign-in-frame'

export async function loader({ params }: LoaderFunctionArgs) {
	const { loadSpokenDocument } = await import('../../documents/spoken-document.server')
	return loadSpokenDocument(params)
}

export function meta({ params }: MetaArgs) {
	const t = wordsIn(documentLanguage(params))
	return [
		{ title: t('reset.document_title') },
		{ name: 'description', content: t('reset.description') },
		{ name: 'robots', content: 'noindex' },
	]
}

export default function ResetPassword() {
	const t = wordsIn(useSpokenDocument().language)
	return (
		<SignInFrame
			path="/reset-password"
			title={t('reset.title')}
			lead={t('reset.lead')}
			below={
				<a href="/forgot-password" className="font-medium text-ink underline underline-offset-4">
					{t('reset.ask_again')}
				</a>
			}
		>
			<SignInForm label={t('reset.form')} act={t('reset.act')} busy={t('reset.busy')}>
				<SignInPassword label={t('reset.title')} isNew />
			</SignInForm>
		</SignInFrame>
	)
}

import { Trans } from 'react-i18next'
import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { PLANS } from '../../../core/plans/plans'
import { pageMeta } from '../../documents/page-meta'
import { documentLanguage, useSpokenDocument } from '../../documents/spoken-document'
import { Notice } from '../../ui/notice'
import { AFTER_SIGN_IN } from '../next-path'
import { wordsIn } from '../words'
import { EmailField, NameField, SignInForm, SignInPassword } from './sign-in-fields'
import { SignInFrame } from './sign-in-frame'

export async function loader({ params }: LoaderFunctionArgs) {
	const { loadSpokenDocument } = await import('../../documents/spoken-document.server')
	return loadSpokenDocument(params)
}

export function meta({ params }: MetaArgs) {
	const t = wordsIn(documentLanguage(params))
	return pageMeta({ title: t('signup.document_title'), description: t('signup.description', { count: PLANS.free.pages }) })
}

export default function Signup() {
	const t = wordsIn(useSpokenDocument().language)
	return (
		<SignInFrame
			path="/signup"
			title={t('signup.title')}
			lead={t('signup.lead', { count: PLANS.free.pages })}
			below={
				<Trans
					t={t}
					i18nKey="signup.have_account"
					// biome-ignore lint/a11y/useAnchorContent: its words come from the translation
					components={{ go: <a href={AFTER_SIGN_IN} data-next className="font-medium text-ink underline underline-offset-4" /> }}
				/>
			}
		>
			<div data-notice hidden>
				<Notice title={t('signup.sent_title')} text={<span data-sent />} />
			</div>
			<SignInForm label={t('signup.title')} act={t('signup.act')} busy={t('signup.busy')}>
				<NameField />
				<EmailField />
				<SignInPassword isNew />
			</SignInForm>
		</SignInFrame>
	)
}

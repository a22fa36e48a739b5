import { Trans } from 'react-i18next'
import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { pageMeta } from '../../documents/page-meta'
import { documentLanguage, useSpokenDocument } from '../../documents/spoken-document'
import { Notice } from '../../ui/notice'
import { wordsIn } from '../words'
import { EmailField, SignInForm, SignInPassword } from './sign-in-fields'
import { SignInFrame } from './sign-in-frame'

export async function loader({ params }: LoaderFunctionArgs) {
	const { loadSpokenDocument } = await import('../../documents/spoken-document.server')
	return loadSpokenDocument(params)
}

export function meta({ params }: MetaArgs) {
	const t = wordsIn(documentLanguage(params))
	return pageMeta({ title: t('login.document_title'), description: t('login.description') })
}

export default function Login() {
	const t = wordsIn(useSpokenDocument().language)
	return (
		<SignInFrame
			path="/login"
			title={t('login.title')}
			lead={t('login.lead')}
			below={
				<Trans
					t={t}
					i18nKey="login.new_here"
					// biome-ignore lint/a11y/useAnchorContent: its words come from the translation
					components={{ go: <a href="/signup" data-onward className="font-medium text-ink underline underline-offset-4" /> }}
				/>
			}
		>
			<div data-notice hidden>
				<Notice title={t('reset.done_title')} text={t('reset.done_text')} />
			</div>
			<div data-confirmed hidden>
				<Notice title={t('confirmed.title')} text={t('confirmed.text')} />
			</div>
			<div data-unconfirmed hidden>
				<Notice tone="warn" title={t('confirmed.failed_title')} text={t('confirmed.failed_text')} />
			</div>
			<SignInForm label={t('login.title')} act={t('login.act')} busy={t('login.busy')}>
				<EmailField />
				<SignInPassword />
				<a
					href="/forgot-password"
					className="-my-2 flex min-h-11 w-fit items-center text-sm text-soft underline underline-offset-4 hover:text-ink"
				>
					{t('login.forgotten')}
				</a>
			</SignInForm>
		</SignInFrame>
	)
}

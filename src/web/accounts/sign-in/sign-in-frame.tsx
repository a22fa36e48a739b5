import type { ReactNode } from 'react'
import type { SignInPath } from '../../../core/site/sign-in-documents'
import { ConsentBanner } from '../../documents/consent/consent-banner'
import { ShopWindow } from '../../documents/shop-window'
import { useSpokenDocument } from '../../documents/spoken-document'
import { Mark } from '../../ui/mark'
import { Notice } from '../../ui/notice'
import { DocumentLanguages } from '../document-languages'
import { wordsIn } from '../words'
import { ProviderPlace } from './provider-place'
// Bundled as a script of its own, for documents in which no React starts.
import signInScript from './sign-in-script?worker&url'
import { SignInWords } from './sign-in-words'

type Props = { path: SignInPath; title: string; lead: string; children: ReactNode; below: ReactNode }

/**
 * A document of sign-in: the form on paper, the lit window beside it. It is written out once, and brought to life by a
 * small script.
 */
export function SignInFrame({ path, title, lead, children, below }: Props) {
	const { language, words } = useSpokenDocument()
	const t = wordsIn(language)
	return (
		<div
			className="site grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]"
			lang={language}
			dir={language === 'ar' ? 'rtl' : 'ltr'}
		>
			<div className="flex flex-col px-5 py-6 sm:px-10">
				<header className="flex">
					<a href="/" className="flex min-h-11 items-center gap-2.5 font-display text-2">
						<Mark />
						Vitrine
					</a>
				</header>
				<main className="mx-auto flex w-full max-w-[25rem] grow flex-col justify-center gap-8 py-12">
					<div className="grid gap-3">
						<h1 className="text-6 rtl:text-5">{title}</h1>
						<p className="text-soft">{lead}</p>
					</div>
					<noscript>
						<Notice tone="warn" text={t('needs_script')} />
					</noscript>
					<div data-own className="contents">
						{children}
						<p className="border-t border-hairline pt-5 text-soft">{below}</p>
					</div>
					{(path === '/login' || path === '/signup') && <ProviderPlace />}
				</main>
				<DocumentLanguages path={path} />
			</div>
			<aside
				aria-label={t('what_it_does')}
				className="hidden items-center justify-center overflow-hidden border-s border-hairline bg-sunk p-12 lg:flex"
			>
				<ShopWindow label={t('window')} className="w-full max-w-[34rem]" />
			</aside>
			<ConsentBanner words={words} />
			<SignInWords path={path} />
			<script defer src={signInScript} />
		</div>
	)
}

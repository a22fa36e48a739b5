import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LanguageRow } from '../i18n/language-row'
import { ShopWindow } from '../site/shop-window'
import { Mark } from '../ui/mark'
import '../site/site.css'
import { useWords } from './words'

type Props = { title: string; lead: string; children: ReactNode; below?: ReactNode }

/** Sign-in and sign-up: the form on paper, the lit window beside it. */
export function AuthFrame({ title, lead, children, below }: Props) {
	const t = useWords()
	return (
		<div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
			<div className="flex flex-col px-5 py-6 sm:px-10">
				<header className="flex">
					<Link to="/" className="flex items-center gap-2.5 font-display text-2">
						<Mark />
						Vitrine
					</Link>
				</header>
				<main className="mx-auto flex w-full max-w-[25rem] grow flex-col justify-center gap-8 py-12">
					<div className="grid gap-3">
						<h1 className="text-6">{title}</h1>
						<p className="text-soft">{lead}</p>
					</div>
					{children}
					{below && <p className="border-t border-hairline pt-5 text-soft">{below}</p>}
				</main>
				<LanguageRow />
			</div>
			<aside
				aria-label={t('what_it_does')}
				className="hidden items-center justify-center overflow-hidden border-s border-hairline bg-sunk p-12 lg:flex"
			>
				<ShopWindow label={t('window')} className="w-full max-w-[34rem]" />
			</aside>
		</div>
	)
}

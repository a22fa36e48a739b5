import { Check, CircleAlert, X } from 'lucide-react'
import type { AppLanguage } from '../../core/locale/app-languages'
import { wordsIn } from '../i18n/words'
import { IconButton } from '../ui/button'
import { cx } from '../ui/cx'

/**
 * Where a document's script tells things for a while (show-notice), as `Toasts` does in the app; read aloud as they
 * come.
 */
export function NoticePlace({ language }: { language: AppLanguage }) {
	const t = wordsIn(language)
	return (
		<ol
			data-notices
			aria-live="polite"
			aria-label={t('notice')}
			className="fixed inset-x-0 bottom-0 z-60 m-0 grid list-none gap-2 p-2 sm:end-auto sm:w-[24rem] sm:p-4"
		>
			<template>
				<li
					className={cx(
						'pane grid grid-cols-[auto_1fr_auto] items-start gap-x-3 py-3 ps-4 pe-2',
						'shadow-[0_8px_30px_rgb(var(--shadow)/0.14)]',
						'motion-safe:animate-[toast-in_180ms_ease-out]',
					)}
				>
					<span data-tone="bad" hidden className="contents">
						<CircleAlert size={20} className="mt-2 text-bad" aria-hidden />
					</span>
					<span data-tone="plain" hidden className="mt-3 size-2.5 bg-accent" />
					<span data-tone="good" hidden className="contents">
						<Check size={20} className="mt-2 text-good" aria-hidden />
					</span>
					<div className="grid gap-0.5 py-1.5">
						<div data-told="title" className="font-semibold leading-snug" />
						<div data-told="text" className="text-sm leading-snug text-soft empty:hidden" />
					</div>
					<IconButton label={t('dismiss')} className="size-9">
						<X size={17} aria-hidden />
					</IconButton>
				</li>
			</template>
		</ol>
	)
}

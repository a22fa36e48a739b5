import { Check, CircleAlert, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { useLanguageNow } from '../i18n/use-app-language'
import { useWords } from '../i18n/words'
import { IconButton } from './button'
import { cx } from './cx'
import { type ShownToast, toasts } from './toast-store'
import { useCountdown } from './use-countdown'

const NONE: readonly ShownToast[] = []

/**
 * The live region all toasts appear in: read aloud, dismissed by time, swipe, key or button; time stands still while
 * one reads.
 */
export function Toasts() {
	const t = useWords()
	const language = useLanguageNow()
	const shown = useSyncExternalStore(toasts.subscribe, toasts.list, () => NONE)
	return (
		<Toast.Provider label={t('notice')} swipeDirection={language === 'ar' ? 'right' : 'left'}>
			{shown.map((toast) => (
				<ToastCard key={toast.id} toast={toast} />
			))}
			<Toast.Viewport
				label={t('notices')}
				className={cx(
					'notices fixed start-[var(--notice-start,0px)] end-0',
					'bottom-[var(--notice-inset,0px)] z-60 m-0 flex list-none flex-col gap-2 p-2',
					'outline-none max-sm:[&>li:not(:last-child)]:hidden sm:end-auto sm:w-[24rem]',
					'sm:p-4',
				)}
			/>
		</Toast.Provider>
	)
}

function ToastCard({ toast }: { toast: ShownToast }) {
	const { tone = 'plain' } = toast
	const t = useWords()
	const held = useCountdown(toast.durationMs, () => toasts.dismiss(toast.id))
	return (
		<Toast.Root
			{...held}
			// The library's own clock stands still while another window has the focus, such as the canvas of the editor.
			duration={Number.POSITIVE_INFINITY}
			type={tone === 'bad' ? 'foreground' : 'background'}
			onOpenChange={(open) => !open && toasts.dismiss(toast.id)}
			className={cx(
				'pane grid grid-cols-[auto_1fr_auto] items-start gap-x-3 py-3 ps-4 pe-2 shadow-[0_8px_30px_rgb(var(--shadow)/0.14)]',
				'motion-safe:data-[state=open]:animate-[toast-in_180ms_ease-out] data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
				'data-[swipe=end]:opacity-0',
			)}
		>
			<ToneIcon tone={tone} />
			<div className="grid gap-0.5 py-1.5">
				<Toast.Title className="font-semibold leading-snug">{toast.title}</Toast.Title>
				{toast.text && <Toast.Description className="text-sm leading-snug text-soft">{toast.text}</Toast.Description>}
				{toast.action && (
					<Toast.Action altText={toast.action.label} asChild>
						<button
							type="button"
							onClick={toast.action.run}
							className="mt-1 min-w-11 justify-self-start py-1 text-start text-sm pointer-coarse:py-3 font-medium underline underline-offset-4"
						>
							{toast.action.label}
						</button>
					</Toast.Action>
				)}
			</div>
			<Toast.Close asChild>
				<IconButton label={t('dismiss')} className="size-9">
					<X size={17} aria-hidden />
				</IconButton>
			</Toast.Close>
		</Toast.Root>
	)
}

function ToneIcon({ tone }: { tone: 'plain' | 'good' | 'bad' }) {
	if (tone === 'bad') return <CircleAlert size={20} className="mt-2 text-bad" aria-hidden />
	if (tone === 'good') return <Check size={20} className="mt-2 text-good" aria-hidden />
	return <span className="mt-3 size-2.5 bg-accent" aria-hidden />
}

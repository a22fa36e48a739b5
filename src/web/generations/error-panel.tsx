import { Link2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords as useSharedWords } from '../i18n/words'
import { Button } from '../ui/button'
import type { RunError } from './generation-run'
import { useWords } from './words'

type Props = {
	error: Exclude<RunError, { kind: 'invalid_url' }>
	onAnotherLink: () => void
	onRetry: () => void
	/** The other ways in, shown when another one can help. */
	children: ReactNode
}

/**
 * What happened, what it means, and the other ways on (D-7). An alert only where no toast tells the same failure: one
 * failure is announced once.
 */
export function ErrorPanel({ error, onAnotherLink, onRetry, children }: Props) {
	const t = useWords()
	const shared = useSharedWords()
	if (error.kind === 'limit') return <LimitReached />
	const readable = error.otherWays.length > 0
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
			<div role={readable ? 'alert' : undefined} className="grid gap-3">
				<h2 className="text-4">{readable ? t('errors.unread') : t('errors.unfinished')}</h2>
				<p dir="auto" className="max-w-[60ch]">
					{error.message}
				</p>
				<p className="text-soft">{t('errors.nothing_lost')}</p>
			</div>
			<div className="flex flex-wrap gap-3">
				<Button look="quiet" onClick={onRetry}>
					{shared('try_again')}
				</Button>
				{error.otherWays.includes('another-link') && (
					<Button look="bare" onClick={onAnotherLink}>
						<Link2 size={18} aria-hidden /> {t('errors.another_link')}
					</Button>
				)}
			</div>
			{children}
		</div>
	)
}

function LimitReached() {
	const t = useWords()
	return (
		<div className="grid content-start justify-items-start gap-4">
			<h2 className="text-4">{t('limit.title')}</h2>
			<p className="max-w-[55ch] text-soft">{t('limit.text')}</p>
			<Button asChild>
				<a href="/pricing">{t('limit.plans')}</a>
			</Button>
		</div>
	)
}

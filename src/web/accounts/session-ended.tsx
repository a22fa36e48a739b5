import { useCallback, useEffect, useState } from 'react'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { useRun } from '../ui/use-run'
import { signInPath } from './next-path'
import { useRefreshMe } from './session'
import { useWords } from './words'

type Props = {
	open: boolean
	/** Who was signed in: what stands on the screen is theirs. */
	userId: string
	/** They are signed in again. */
	onBack: () => void
	onLater: () => void
}

/**
 * The session ended while something is being worked on: it says so, and goes on once the same person has signed in
 * again in another tab; nothing on the screen is lost.
 */
export function SessionEnded({ open, userId, onBack, onLater }: Props) {
	const t = useWords()
	const run = useRun()
	const refreshMe = useRefreshMe()
	const [somebodyElse, setSomebodyElse] = useState(false)
	const look = useCallback(
		() =>
			run(async () => {
				const me = await refreshMe()
				setSomebodyElse(me !== null && me.user.id !== userId)
				if (me?.user.id === userId) onBack()
			}),
		[run, refreshMe, userId, onBack],
	)
	useEffect(() => {
		if (!open) return
		const seen = () => document.visibilityState === 'visible' && void look()
		document.addEventListener('visibilitychange', seen)
		window.addEventListener('focus', seen)
		return () => {
			document.removeEventListener('visibilitychange', seen)
			window.removeEventListener('focus', seen)
		}
	}, [open, look])
	return (
		<Dialog open={open} onClose={onLater} title={t('session_ended.title')} text={t('session_ended.text')}>
			{somebodyElse && (
				<p role="alert" className="text-bad">
					{t('session_ended.somebody_else')}
				</p>
			)}
			<div className="grid gap-3 sm:flex sm:justify-end">
				<Button onClick={() => void look()}>{t('session_ended.done')}</Button>
				<Button asChild look="accent">
					<a href={signInPath('/dashboard')} target="_blank" rel="noreferrer">
						{t('session_ended.sign_in')}
					</a>
				</Button>
			</div>
		</Dialog>
	)
}

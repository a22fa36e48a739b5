import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { useWords } from '../words'
import type { PageSaver } from './page-saver'

type Props = { saver: PageSaver; flush: () => Promise<void> }

/**
 * Whoever leaves for another screen takes nothing unsaved along: it is saved first; where that cannot be done, they are
 * asked.
 */
export function LeavingDialog({ saver, flush }: Props) {
	const t = useWords()
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			currentLocation.pathname !== nextLocation.pathname && (saver.status().kind !== 'saved' || !navigator.onLine),
	)
	const { state, proceed, reset } = blocker
	useEffect(() => {
		if (state !== 'blocked') return
		// Saved in the end, it leads on only whoever has not chosen to stay, or to leave, in the meantime.
		let decided = false
		void flush().then(() => {
			if (!decided && saver.status().kind === 'saved' && navigator.onLine) proceed()
		})
		return () => {
			decided = true
		}
	}, [state, proceed, flush, saver])
	const asking = state === 'blocked' && (!navigator.onLine || saver.status().kind === 'failed')
	return (
		<Dialog open={asking} onClose={() => reset?.()} title={t('leaving.title')} text={t('leaving.text')}>
			<div className="grid gap-3 sm:flex sm:justify-end">
				<Button onClick={() => proceed?.()}>{t('leaving.leave')}</Button>
				<Button look="ink" onClick={() => reset?.()}>
					{t('leaving.stay')}
				</Button>
			</div>
		</Dialog>
	)
}

import { useOnline } from '../../browser/use-online'
import { cx } from '../../ui/cx'
import { useWords } from '../words'
import type { SaveStatus } from './page-saver'

/** On phones below the bar, which has no room for words; nothing moves for it. */
const BELOW = 'max-sm:absolute max-sm:inset-x-0 max-sm:top-full max-sm:bg-bad-soft max-sm:px-4 max-sm:py-1.5'

/** Where the focus goes when the button that had it is gone. */
export const SAVE_STATE = 'save-state'

/**
 * Visible but quiet; what asks for something to be done is read aloud. Without a connection it says where the work is
 * kept.
 */
export function SaveState({ status }: { status: SaveStatus }) {
	const t = useWords()
	const online = useOnline()
	const waiting = !online && status.kind !== 'saved' && status.kind !== 'conflict'
	const loud = status.kind === 'conflict' || (status.kind === 'failed' && !waiting)
	const words = waiting ? 'offline' : status.kind === 'saved' && status.changed ? 'autosaved' : status.kind
	return (
		<p
			data-target={SAVE_STATE}
			tabIndex={-1}
			role={loud ? 'alert' : 'status'}
			className={cx('px-2 text-sm', loud || waiting ? `font-medium text-bad ${BELOW}` : 'text-faint max-sm:sr-only')}
		>
			{t(`save_state.${words}`)}
		</p>
	)
}

import { useOnline } from '../../use-online'
import { useWords } from '../words'
import type { SaveStatus } from './page-saver'

/**
 * Visible but quiet; what asks for something to be done is read aloud. Without a connection it says where the work is
 * kept.
 */
export function SaveState({ status }: { status: SaveStatus }) {
	const t = useWords()
	const online = useOnline()
	const waiting = !online && status.kind !== 'saved' && status.kind !== 'conflict'
	const loud = status.kind === 'conflict' || (status.kind === 'failed' && !waiting)
	return (
		<p
			role={loud ? 'alert' : 'status'}
			className={loud || waiting ? 'px-2 text-sm font-medium text-bad' : 'px-2 text-sm text-faint max-sm:sr-only'}
		>
			{t(`save_state.${waiting ? 'offline' : status.kind}`)}
		</p>
	)
}

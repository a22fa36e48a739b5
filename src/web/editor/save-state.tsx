import type { SaveStatus } from './page-saver'
import { useWords } from './words'

/** Visible but quiet; failures are read aloud. */
export function SaveState({ status }: { status: SaveStatus }) {
	const t = useWords()
	const loud = status.kind === 'failed' || status.kind === 'conflict'
	return (
		<p role={loud ? 'alert' : undefined} className={loud ? 'px-2 text-sm font-medium text-bad' : 'px-2 text-sm text-faint max-sm:sr-only'}>
			{t(`save_state.${status.kind}`)}
		</p>
	)
}

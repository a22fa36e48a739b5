import type { SaveStatus } from './page-saver'

const WORDS: Record<SaveStatus['kind'], string> = {
	saved: 'Saved',
	unsaved: 'Not saved yet',
	saving: 'Saving…',
	failed: 'Not saved',
	conflict: 'Changed elsewhere',
}

/** Visible but quiet; failures are read aloud. */
export function SaveState({ status }: { status: SaveStatus }) {
	const loud = status.kind === 'failed' || status.kind === 'conflict'
	return (
		<p role={loud ? 'alert' : undefined} className={loud ? 'px-2 text-sm font-medium text-bad' : 'px-2 text-sm text-faint max-sm:sr-only'}>
			{WORDS[status.kind]}
		</p>
	)
}

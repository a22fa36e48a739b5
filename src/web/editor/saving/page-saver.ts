import { type AppError, isAppError } from '../../../core/errors'
import type { Page } from '../../../core/page/page'
import { fingerprint } from '../canvas/page-data'

/** `changed`: since the seller opened or saved it last themselves; the editor may have saved it by itself. */
export type SaveStatus = SaveOutcome & { changed: boolean }

type SaveOutcome =
	| { kind: 'saved' }
	| { kind: 'unsaved' }
	| { kind: 'saving' }
	| { kind: 'failed'; error: AppError }
	/** Someone (another tab) saved meanwhile; neither side is overwritten before the seller has chosen. */
	| { kind: 'conflict'; theirs: VersionedPage }

export type VersionedPage = { page: Page; version: number }

type Calls = {
	/** Stores in the browser what the server does not have yet, against a crash; undefined = nothing is missing. */
	keep?: (unsent: VersionedPage | undefined) => void
	/** `autosaved`: the editor saves by itself, nobody pressed Save. */
	send: (page: Page, baseVersion: number, autosaved: boolean) => Promise<{ version: number }>
	load: () => Promise<VersionedPage>
}

/** Fingerprint of what the server has while that is unknown; equal to no page's fingerprint. */
const UNKNOWN = ''

/**
 * Keeps a page saved: one call at a time, the newest state last, and never over someone else's work in silence.
 * `unsent` is what an earlier visit could not send; where it was made on another version than the one opened, the
 * seller chooses between the two.
 */
export function createPageSaver(
	opened: VersionedPage,
	calls: Calls,
	onStatus: (status: SaveStatus) => void,
	unsent: VersionedPage = opened,
) {
	let version = unsent.version
	/** What the seller opened, or saved last themselves. */
	let chosen = fingerprint(opened.page)
	let saved = unsent.version === opened.version ? chosen : UNKNOWN
	let current = printed(unsent.page)
	let running: Promise<void> | undefined
	let autosaved = false
	const isSaved = () => current.print === saved
	const withChanged = (outcome: SaveOutcome): SaveStatus => ({ ...outcome, changed: current.print !== chosen })
	let status = withChanged({ kind: isSaved() ? 'saved' : 'unsaved' })

	const tell = (next: SaveOutcome) => {
		status = withChanged(next)
		if (next.kind === 'saved') calls.keep?.(undefined)
		onStatus(status)
	}

	async function sendOnce(): Promise<void> {
		const { page, print } = current
		const answer = await calls.send(page, version, autosaved)
		version = answer.version
		saved = print
		if (!autosaved) chosen = saved
	}

	async function send(): Promise<void> {
		try {
			await sendOnce()
		} catch (error) {
			if (!isAppError(error, 'conflict')) throw error
			const theirs = await calls.load()
			if (![saved, current.print].includes(fingerprint(theirs.page))) return tell({ kind: 'conflict', theirs })
			version = theirs.version
			await sendOnce()
		}
		tell({ kind: isSaved() ? 'saved' : 'unsaved' })
	}

	async function run(): Promise<void> {
		tell({ kind: 'saving' })
		try {
			do await send()
			while (!isSaved() && status.kind === 'unsaved')
		} catch (error) {
			if (!isAppError(error)) throw error
			tell({ kind: 'failed', error })
		}
	}

	return {
		status: () => status,
		/** The version the next save is based on: the newest this editor knows of. */
		version: () => version,
		/** The seller made another page the newest on the server (a version brought back): what is kept now is that. */
		adopt(kept: VersionedPage): void {
			version = kept.version
			current = printed(kept.page)
			saved = current.print
			chosen = saved
			tell({ kind: 'saved' })
		},
		/** The page as it is now; saved later, by `save`. */
		change(page: Page): void {
			current = printed(page)
			const kept = isSaved()
			if (!kept) calls.keep?.({ page, version })
			if (status.kind === 'saving' || status.kind === 'conflict') return
			tell({ kind: kept ? 'saved' : 'unsaved' })
		},
		/**
		 * Saves what there is, also when nothing changed; joins a save under way. `by` the editor itself, it becomes one
		 * version with others of the same minutes; asked for by the seller, a version that stays. Never throws: the outcome
		 * is the status.
		 */
		save(by: 'seller' | 'editor' = 'seller'): Promise<void> {
			if (status.kind === 'conflict') return Promise.resolve()
			if (running && autosaved && by === 'seller') return running.then(() => this.save(by))
			if (!running) autosaved = by === 'editor'
			running ??= run().finally(() => {
				running = undefined
			})
			return running
		},
		/** After a conflict: one's own page over the other, or the other taken. Answers the page to go on with. */
		async resolve(choice: 'mine' | 'theirs'): Promise<Page> {
			if (status.kind !== 'conflict') return current.page
			const { theirs } = status
			version = theirs.version
			saved = fingerprint(theirs.page)
			chosen = saved
			if (choice === 'theirs') current = { page: theirs.page, print: saved }
			tell({ kind: isSaved() ? 'saved' : 'unsaved' })
			if (choice === 'mine') await this.save()
			return current.page
		},
	}
}

function printed(page: Page): { page: Page; print: string } {
	return { page, print: fingerprint(page) }
}

export type PageSaver = ReturnType<typeof createPageSaver>

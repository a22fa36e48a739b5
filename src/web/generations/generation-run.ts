import type { GenerateResponse, Generation, GenerationEvent } from '../../core/contracts/generation'
import { isAppError } from '../../core/errors'
import { sayMessage, sayTold } from '../i18n/say-message'
import type { ToastMessage } from '../ui/toast-store'
import { NO_PROGRESS, type Progress, withEvent } from './progress'
import { GENERATION_TOASTS } from './toast-texts'
import { endOf, type Watch } from './watch-generation'
import { translate } from './words'

/** What stands in the way, shown where it happened. */
export type RunError = { kind: 'invalid_url' } | { kind: 'limit' } | { kind: 'failed'; message: string; otherWays: readonly string[] }

export type RunState = {
	id: string | undefined
	busy: boolean
	connected: boolean
	progress: Progress
	error: RunError | undefined /** The finished page is being opened: what was made stays in sight. */
	opened: boolean
}
const IDLE: RunState = { id: undefined, busy: false, connected: true, progress: NO_PROGRESS, error: undefined, opened: false }

/** What a run needs of the world. */
export type RunDeps = {
	generate: (form: FormData) => Promise<GenerateResponse>
	cancel: (id: string) => Promise<unknown>
	/** The generation's state; throws AppError when the server does not know it. */
	find: (id: string) => Promise<Generation>
	/** The one under way or just ended, if any. */
	findCurrent: () => Promise<Generation | null>
	watch: (id: string, watch: Watch) => () => void
	/** The generation this tab waits for, kept across reloads. */
	watched: { id: () => string | null; remember: (id: string) => void; forget: () => void }
	toast: (message: ToastMessage) => void
	/** Takes back the toast about this generation, if it still stands. */
	withdrawToast: () => void
	/** True where links of other shops than Amazon are taken. */
	takesOtherShops?: () => boolean
	/** Opens the finished page. Throws AppError when it cannot be had. */
	onReady: (pageId: string) => Promise<void>
}

/** A generation from press to result: started, followed live, canceled, found again after a reload or a lost answer. */
export function createGenerationRun(deps: RunDeps) {
	let state = IDLE
	let stopWatching = () => {}
	const listeners = new Set<() => void>()
	const set = (change: Partial<RunState>) => {
		state = { ...state, ...change }
		for (const listener of listeners) listener()
	}

	/** The one place where a run ends: whatever happened, the seller can go on. */
	function settle(error: RunError | undefined): void {
		stopWatching()
		deps.watched.forget()
		set({ busy: false, connected: true, error })
	}

	/** Told once: what a listing stood in the way of, by the window with the other ways in; the rest by the toast. */
	function fail(message: string, otherWays: readonly string[] = []): void {
		if (otherWays.length > 0) deps.withdrawToast()
		else deps.toast(GENERATION_TOASTS.technicalIssue)
		settle({ kind: 'failed', message, otherWays })
	}

	function refuse(kind: 'invalid_url' | 'limit'): void {
		const refused = deps.takesOtherShops?.() ? GENERATION_TOASTS.invalidLink : GENERATION_TOASTS.invalidUrl
		deps.toast(kind === 'limit' ? GENERATION_TOASTS.limit : refused)
		settle({ kind })
	}

	/** An expected error ends the run in words; a bug ends it too and flies on. */
	function failWith(error: unknown): void {
		if (!isAppError(error)) {
			settle(undefined)
			throw error
		}
		fail(sayMessage(error.said))
	}

	async function finish(pageId: string): Promise<void> {
		try {
			await deps.onReady(pageId)
			set({ opened: true })
			settle(undefined)
		} catch (error) {
			failWith(error)
		}
	}

	async function receive(event: GenerationEvent): Promise<void> {
		set({ progress: withEvent(state.progress, event) })
		if (event.type === 'done') await finish(event.page_id)
		else if (event.type === 'canceled') settle(undefined)
		else if (event.type === 'failed' && (event.code === 'invalid_url' || event.code === 'limit')) refuse(event.code)
		else if (event.type === 'failed') fail(sayTold(event.said, event.message), event.other_ways)
	}

	function follow(id: string): void {
		stopWatching()
		deps.watched.remember(id)
		set({ id, busy: true, opened: false })
		stopWatching = deps.watch(id, {
			onEvent: (event) => void receive(event),
			onConnection: (connected) => set({ connected }),
			onError: failWith,
		})
	}

	async function take(answer: GenerateResponse, id: string): Promise<void> {
		if (answer.status === 'generating') follow(answer.generation_id ?? id)
		else if (answer.status === 'success' && answer.page_id) await finish(answer.page_id)
		else if (answer.status === 'invalid_url' || answer.status === 'limit') refuse(answer.status)
		else fail(answer.message ? sayTold(answer.said, answer.message) : translate('not_made_retry'), answer.other_ways)
	}

	/** Did the server get a request whose answer was lost? */
	async function isUnderWay(id: string): Promise<boolean> {
		try {
			await deps.find(id)
			return true
		} catch (error) {
			if (isAppError(error)) return false
			throw error
		}
	}

	return {
		state: () => state,
		subscribe(listener: () => void) {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
		async start(id: string, form: FormData): Promise<void> {
			set({ ...IDLE, id, busy: true })
			deps.toast(GENERATION_TOASTS.started)
			try {
				await take(await deps.generate(form), id)
			} catch (error) {
				if (isAppError(error) && error.rule.retry && (await isUnderWay(id))) follow(id)
				else failWith(error)
			}
		},
		/** Throws AppError when the server could not be told; the run then goes on. */
		async cancel(): Promise<void> {
			if (!state.id || !state.busy) return
			await deps.cancel(state.id)
			await receive({ type: 'canceled' })
		},
		/** After a reload: goes on with the generation under way, or tells how the one watched here ended meanwhile. */
		async resume(): Promise<Generation | undefined> {
			const found = await deps.findCurrent()
			if (!found || state.busy) return undefined
			const end = endOf(found)
			if (end && deps.watched.id() !== found.id) return undefined
			if (end) await receive(end)
			else follow(found.id)
			return found
		},
		clearError: () => set({ error: undefined }),
		/** Stops following; the generation itself goes on. */
		leave: () => stopWatching(),
	}
}

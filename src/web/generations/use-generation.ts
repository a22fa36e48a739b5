import { useCallback, useEffect, useRef, useState } from 'react'
import type { Me } from '../../core/contracts/account'
import type { Generation, GenerationEvent } from '../../core/contracts/generation'
import { isAppError } from '../../core/errors'
import { api } from '../api'
import { newId } from '../new-id'
import { showToast } from '../ui/toast-store'
import { type GenerationDraft, generationForm } from './generation-form'
import { NO_PROGRESS, type Progress, withEvent } from './progress'
import { GENERATION_TOASTS } from './toast-texts'
import { endOf, watchGeneration } from './watch-generation'
import { watchedGeneration } from './watched-generation'

/** What stands in the way, shown where it happened. */
export type Trouble = { kind: 'invalid_url' } | { kind: 'limit' } | { kind: 'failed'; message: string; otherWays: readonly string[] }

type State = { id: string | undefined; busy: boolean; connected: boolean; progress: Progress; trouble: Trouble | undefined }
const IDLE: State = { id: undefined, busy: false, connected: true, progress: NO_PROGRESS, trouble: undefined }

type Handlers = { me: Me; onReady: (pageId: string) => Promise<void>; onFound: (generation: Generation) => void }

/** A generation from press to result: started, followed live, canceled, and found again after a reload or a lost answer. */
export function useGeneration({ me, onReady, onFound }: Handlers) {
	const [state, setState] = useState<State>(IDLE)
	const stopWatching = useRef<() => void>(undefined)
	const handlers = useRef({ onReady, onFound })
	handlers.current = { onReady, onFound }

	const settle = useCallback((trouble: Trouble | undefined) => {
		watchedGeneration.forget()
		setState((before) => ({ ...before, busy: false, connected: true, trouble }))
	}, [])

	const fail = useCallback(
		(message: string, otherWays: readonly string[]) => {
			showToast(GENERATION_TOASTS.technicalIssue)
			settle({ kind: 'failed', message, otherWays })
		},
		[settle],
	)

	const end = useCallback(
		async (event: GenerationEvent) => {
			if (event.type === 'failed' && event.code === 'invalid_url') {
				showToast(GENERATION_TOASTS.invalidUrl)
				return settle({ kind: 'invalid_url' })
			}
			if (event.type === 'failed') return fail(event.message, event.other_ways)
			if (event.type === 'canceled') return settle(undefined)
			if (event.type !== 'done') return
			try {
				await handlers.current.onReady(event.page_id)
				settle(undefined)
			} catch (error) {
				if (!isAppError(error)) throw error
				fail(error.message, [])
			}
		},
		[settle, fail],
	)

	const watch = useCallback(
		(id: string) => {
			watchedGeneration.remember(id)
			setState((before) => ({ ...before, id, busy: true }))
			stopWatching.current?.()
			stopWatching.current = watchGeneration(id, {
				onEvent: (event) => {
					setState((before) => ({ ...before, progress: withEvent(before.progress, event) }))
					void end(event)
				},
				onConnection: (connected) => setState((before) => ({ ...before, connected })),
				onError: (error) => fail(isAppError(error) ? error.message : 'The page could not be made.', []),
			})
		},
		[end, fail],
	)

	useFindRunning(watch, end, handlers)
	useEffect(() => () => stopWatching.current?.(), [])

	async function start(draft: GenerationDraft, savedPage?: File) {
		const id = newId()
		setState({ ...IDLE, id, busy: true })
		showToast(GENERATION_TOASTS.started)
		try {
			const answer = await api.generate(generationForm(id, draft, me, savedPage))
			if (answer.status === 'generating') return watch(answer.generation_id ?? id)
			if (answer.status === 'success' && answer.page_id) return await end({ type: 'done', page_id: answer.page_id, should_show_toast: 0 })
			if (answer.status === 'error' || answer.status === 'success') return fail(answer.message ?? '', answer.other_ways ?? [])
			showToast(answer.status === 'limit' ? GENERATION_TOASTS.limit : GENERATION_TOASTS.invalidUrl)
			settle({ kind: answer.status })
		} catch (error) {
			if (!isAppError(error)) {
				settle(undefined)
				throw error
			}
			if (error.rule.retry && (await isUnderWay(id))) return watch(id)
			fail(error.message, [])
		}
	}

	async function cancel() {
		if (!state.id) return
		await api.cancelGeneration(state.id)
		stopWatching.current?.()
		settle(undefined)
		setState((before) => ({ ...before, progress: withEvent(before.progress, { type: 'canceled' }) }))
	}

	const clearTrouble = useCallback(() => setState((before) => ({ ...before, trouble: undefined })), [])
	return { ...state, start, cancel, clearTrouble }
}

/** Did the server get a request whose answer was lost? */
async function isUnderWay(id: string): Promise<boolean> {
	try {
		await api.generation(id)
		return true
	} catch (error) {
		if (isAppError(error)) return false
		throw error
	}
}

/** After a reload: the generation still under way, or the one watched here that ended meanwhile. */
function useFindRunning(
	watch: (id: string) => void,
	end: (event: GenerationEvent) => Promise<void>,
	handlers: React.RefObject<Pick<Handlers, 'onFound'>>,
) {
	useEffect(() => {
		let gone = false
		const find = async () => {
			const found = await api.currentGeneration()
			if (!found || gone) return
			const ended = endOf(found)
			if (ended && watchedGeneration.id() !== found.id) return
			handlers.current.onFound(found)
			if (ended) await end(ended)
			else watch(found.id)
		}
		find().catch((error: unknown) => {
			if (!isAppError(error)) throw error
			showToast({ title: 'Could not look for a running generation', text: error.message, tone: 'bad' })
		})
		return () => {
			gone = true
		}
	}, [watch, end, handlers])
}

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Me } from '../../core/contracts/account'
import type { Generation } from '../../core/contracts/generation'
import { newId } from '../browser/new-id'
import { api } from '../calls/api'
import { showToast, toasts } from '../ui/toast-store'
import { useRun } from '../ui/use-run'
import { type GenerationDraft, type Given, generationForm } from './generation-form'
import { createGenerationRun } from './generation-run'
import { GENERATION_TOPIC } from './toast-texts'
import { watchGeneration } from './watch-generation'
import { watchedGeneration } from './watched-generation'

type Handlers = { me: Me; onReady: (pageId: string) => Promise<void>; onFound: (generation: Generation) => void }

/** The dashboard's generation: its state, and what can be done with it. */
export function useGeneration({ me, onReady, onFound }: Handlers) {
	const handlers = useRef({ onReady, onFound })
	useEffect(() => {
		handlers.current = { onReady, onFound }
	})
	const [generation] = useState(() =>
		createGenerationRun({
			generate: api.generate,
			cancel: api.cancelGeneration,
			find: api.generation,
			findCurrent: api.currentGeneration,
			watch: watchGeneration,
			watched: watchedGeneration,
			toast: showToast,
			withdrawToast: () => toasts.dismissTopic(GENERATION_TOPIC),
			takesOtherShops: () => me.sources.length > 1,
			onReady: (pageId) => handlers.current.onReady(pageId),
		}),
	)
	const run = useRun()
	const state = useSyncExternalStore(generation.subscribe, generation.state, generation.state)

	useEffect(() => {
		void run(async () => {
			const found = await generation.resume()
			if (found) handlers.current.onFound(found)
		})
		return generation.leave
	}, [generation, run])

	return {
		...state,
		start(draft: GenerationDraft, given: Given) {
			const id = newId()
			return generation.start(id, generationForm(id, draft, me, given))
		},
		cancel: () => run(generation.cancel),
		clearError: generation.clearError,
	}
}

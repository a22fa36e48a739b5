import { useGetPuck } from '@puckeditor/core'
import { useCallback } from 'react'

/** The editor's library notes a change in its history this long after it was made; a step back before that would step over the change. */
const NOTED_MS = 270

let changedAt = Number.NEGATIVE_INFINITY

/** Says that an operation has just changed the page. */
export function markChange(): void {
	changedAt = performance.now()
}

/** Milliseconds until the newest change is in the history. */
function untilNoted(): number {
	return Math.max(0, changedAt + NOTED_MS - performance.now())
}

export type Step = 'back' | 'forward'

/** Goes one step back or forward in the history, never over a change that is still being noted. */
export function useHistoryStep(): (step: Step) => void {
	const getPuck = useGetPuck()
	return useCallback(
		(step) => {
			const go = () => getPuck().history[step]()
			const wait = untilNoted()
			if (wait === 0) go()
			else setTimeout(go, wait)
		},
		[getPuck],
	)
}

/** Keeps the library's own undo keys from stepping over a change: pressed too early, they are carried out when it is noted. Returns what ends it. */
export function guardHistoryKeys(document: Document, step: (step: Step) => void): () => void {
	const end = new AbortController()
	const onKey = (event: KeyboardEvent) => {
		const wanted = stepOf(event)
		if (!wanted || untilNoted() === 0) return
		event.preventDefault()
		event.stopImmediatePropagation()
		step(wanted)
	}
	document.defaultView?.addEventListener('keydown', onKey, { signal: end.signal, capture: true })
	return () => end.abort()
}

function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Step | undefined {
	if (altKey || !(ctrlKey || metaKey)) return undefined
	const pressed = key.toLowerCase()
	if (pressed === 'y') return 'forward'
	return pressed === 'z' ? (shiftKey ? 'forward' : 'back') : undefined
}

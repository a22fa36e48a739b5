import { type PuckApi, useGetPuck } from '@puckeditor/core'
import { useCallback } from 'react'
import { newId } from '../../browser/new-id'
import { HANDED_ON_MS, NOTED_MS } from './puck-timing'

let notedAt = Number.NEGATIVE_INFINITY

/** Says that an operation has just changed the page. */
export function markChange(): void {
	notedAt = performance.now() + NOTED_MS
}

/** Minds what is typed in the canvas, a change as well. Returns what ends it. */
export function markTyping(document: Document): () => void {
	const end = new AbortController()
	const onInput = () => {
		notedAt = performance.now() + HANDED_ON_MS + NOTED_MS
	}
	document.addEventListener('input', onInput, { signal: end.signal, capture: true })
	return () => end.abort()
}

/** Milliseconds until the newest change is in the history. */
function untilNoted(): number {
	return Math.max(0, notedAt - performance.now())
}

/**
 * Notes the page as it is when its newest change is still waiting for that: what comes next is a step of its own, not
 * one with it. To be followed by a recorded change at once, which takes the place of the waiting note.
 */
export function noteWaitingChange({ history, appState }: Pick<PuckApi, 'history' | 'appState'>): void {
	if (untilNoted() === 0) return
	history.setHistories([...history.histories.slice(0, history.index + 1), { id: newId(), state: appState }])
}

export type Step = 'back' | 'forward'

/** Goes one step back or forward in the history, never over a change that is still being noted. */
export function useHistoryStep(): (step: Step) => void {
	const getPuck = useGetPuck()
	return useCallback(
		(step) => {
			const go = () => takeStep(getPuck, step)
			const wait = untilNoted()
			if (wait === 0) go()
			else setTimeout(go, wait)
		},
		[getPuck],
	)
}

/** The library forgets with every step which text has the focus, and would then drop what is typed into it. */
function takeStep(getPuck: () => PuckApi, step: Step): void {
	const { focus = null } = getPuck().appState.ui.field
	getPuck().history[step]()
	getPuck().dispatch({ type: 'setUi', ui: (ui) => ({ field: { ...ui.field, focus } }) })
}

/** Takes the undo keys from the library, whose own steps go over changes and lose the focus. Returns what ends it. */
export function guardHistoryKeys(document: Document, step: (step: Step) => void): () => void {
	const end = new AbortController()
	const onKey = (event: KeyboardEvent) => {
		const wanted = stepOf(event)
		if (!wanted) return
		event.stopImmediatePropagation()
		if (undoesItself(event.target)) return
		event.preventDefault()
		step(wanted)
	}
	document.defaultView?.addEventListener('keydown', onKey, { signal: end.signal, capture: true })
	return () => end.abort()
}

/** A field of the panels takes its own typing back. */
function undoesItself(target: EventTarget | null): boolean {
	return (target as Element | null)?.matches?.('textarea, input:not([type=checkbox], [type=radio], [type=color])') ?? false
}

function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Step | undefined {
	if (altKey || !(ctrlKey || metaKey)) return undefined
	const pressed = key.toLowerCase()
	if (pressed === 'y') return 'forward'
	return pressed === 'z' ? (shiftKey ? 'forward' : 'back') : undefined
}

import { useSyncExternalStore } from 'react'

/**
 * Height in pixels that a phone's keyboard takes from the bottom of the window; small changes are the browser's own
 * bars.
 */
export function useKeyboardInset(): number {
	return useSyncExternalStore(subscribe, inset, () => 0)
}

const LEAST_KEYBOARD_PX = 120

function subscribe(listener: () => void): () => void {
	window.visualViewport?.addEventListener('resize', listener)
	return () => window.visualViewport?.removeEventListener('resize', listener)
}

function inset(): number {
	const viewport = window.visualViewport
	const covered = viewport ? Math.round(window.innerHeight - viewport.height - viewport.offsetTop) : 0
	return covered > LEAST_KEYBOARD_PX ? covered : 0
}

import { useEffect, useRef } from 'react'
import type { PageSaver, SaveStatus } from './page-saver'

const FIRST_RETRY_MS = 4_000
const LONGEST_RETRY_MS = 60_000

/** Tries a failed save again by itself: at once when the connection is back, else after longer and longer pauses. */
export function useSaveRetries(status: SaveStatus, saver: PageSaver): void {
	const failures = useRef(0)
	useEffect(() => {
		if (status.kind === 'saved') failures.current = 0
		if (status.kind !== 'failed' || !status.error.rule.retry) return
		const pauseMs = Math.min(FIRST_RETRY_MS * 2 ** failures.current, LONGEST_RETRY_MS)
		failures.current += 1
		const timer = setTimeout(() => void saver.save('editor'), pauseMs)
		return () => clearTimeout(timer)
	}, [status, saver])
	useEffect(() => {
		const retry = () => {
			if (saver.status().kind !== 'saved') void saver.save('editor')
		}
		window.addEventListener('online', retry)
		return () => window.removeEventListener('online', retry)
	}, [saver])
}

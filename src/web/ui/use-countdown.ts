import { useEffect, useRef, useState } from 'react'

/** What holds a countdown for as long as somebody is at the element it is put on. */
export type Holds = {
	onPointerEnter: () => void
	onPointerLeave: () => void
	onFocus: () => void
	onBlur: () => void
}

/** Calls `onEnd` once, after so many milliseconds during which nobody was at the element. */
export function useCountdown(durationMs: number, onEnd: () => void): Holds {
	const [isHeld, setHeld] = useState(false)
	const leftMs = useRef(durationMs)
	const end = useRef(onEnd)
	end.current = onEnd
	useEffect(() => {
		if (isHeld) return
		const startedAt = performance.now()
		const timer = setTimeout(() => end.current(), leftMs.current)
		return () => {
			clearTimeout(timer)
			leftMs.current = Math.max(0, leftMs.current - (performance.now() - startedAt))
		}
	}, [isHeld])
	const hold = () => setHeld(true)
	const letGo = () => setHeld(false)
	return { onPointerEnter: hold, onPointerLeave: letGo, onFocus: hold, onBlur: letGo }
}

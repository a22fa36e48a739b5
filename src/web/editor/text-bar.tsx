import { ActionBar } from '@puckeditor/core'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

const GAP_PX = 8
const BAR_PX = 44
const EDITED = '.ProseMirror-focused'

type Place = { body: HTMLElement; top: number; left: number }

/** What the words can become, at the words: above the text one works in, or below it at the head of the page. */
export function TextBar({ children }: { children: ReactNode }) {
	const place = useTextPlace()
	if (!place) return null
	return createPortal(
		<div className="canvas-text-bar" style={{ top: place.top, left: place.left }}>
			<ActionBar>
				<ActionBar.Group>{children}</ActionBar.Group>
			</ActionBar>
		</div>,
		place.body,
	)
}

/** Where the text being edited stands in the canvas's document; undefined while none is. */
function useTextPlace(): Place | undefined {
	const [place, setPlace] = useState<Place>()
	useEffect(() => {
		const canvas = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument
		if (!canvas) return
		const end = new AbortController()
		const look = () => {
			const text = canvas.querySelector(EDITED)
			// The bar's own fields take the focus; it stays where it is.
			if (text) setPlace(placeOf(canvas, text))
		}
		const later = () => void requestAnimationFrame(look)
		for (const event of ['focusin', 'input', 'selectionchange', 'pointerup']) canvas.addEventListener(event, later, { signal: end.signal })
		canvas.defaultView?.addEventListener('resize', later, { signal: end.signal })
		later()
		return () => end.abort()
	}, [])
	return place
}

function placeOf(canvas: Document, text: Element): Place {
	const view = canvas.defaultView
	const scrolled = view?.scrollY ?? 0
	const { top, bottom, left } = text.getBoundingClientRect()
	const above = top - BAR_PX - GAP_PX
	const width = canvas.documentElement.clientWidth
	return {
		body: canvas.body,
		top: Math.max(0, (top + scrolled > BAR_PX + GAP_PX * 2 ? above : bottom + GAP_PX) + scrolled),
		left: Math.min(Math.max(GAP_PX, left), Math.max(GAP_PX, width - Math.min(width - GAP_PX * 2, 420))),
	}
}

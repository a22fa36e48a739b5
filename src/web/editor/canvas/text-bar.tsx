import { ActionBar } from '@puckeditor/core'
import { TextAlignCenter, TextAlignEnd, TextAlignStart } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Section } from '../../../core/page/page'
import { setSectionLook } from '../../../core/page/section-options'
import { useApply, useSelectedId } from '../saving/use-edits'
import { useCurrentPage } from '../use-current-page'
import { useWords } from '../words'

const GAP_PX = 8
const BAR_PX = 44
const EDITED = '.ProseMirror-focused'

type Place = { body: HTMLElement; top: number; left: number }

/** What the words can become, at the words: above the text one works in, or below it at the head of the page. */
export function TextBar({ children }: { children: ReactNode }) {
	const place = useTextPlace()
	const selected = useSelectedId()
	const section = useCurrentPage().sections.find(({ id }) => id === selected)
	if (!place) return null
	return createPortal(
		<div className="canvas-text-bar" style={{ top: place.top, left: place.left }}>
			<ActionBar>
				<ActionBar.Group>{children}</ActionBar.Group>
				<ActionBar.Group>{section && <AlignActs section={section} />}</ActionBar.Group>
			</ActionBar>
		</div>,
		place.body,
	)
}

const ALIGNS = { start: TextAlignStart, center: TextAlignCenter, end: TextAlignEnd } as const

/** Where the lines of the section's texts begin; pressed again it is the theme's own. */
function AlignActs({ section }: { section: Section }) {
	const t = useWords()
	const apply = useApply()
	return Object.entries(ALIGNS).map(([name, Icon]) => {
		const align = name as keyof typeof ALIGNS
		const active = section.align === align
		return (
			<ActionBar.Action
				key={align}
				label={t(`look.aligns.${align}`)}
				active={active}
				onClick={() => apply((page) => setSectionLook(page, section.id, { align: active ? undefined : align }))}
			>
				<Icon size={16} className="canvas-mirrored" aria-hidden />
			</ActionBar.Action>
		)
	})
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

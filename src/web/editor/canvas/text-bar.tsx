import { ActionBar } from '@puckeditor/core'
import { AArrowDown, AArrowUp, TextAlignCenter, TextAlignEnd, TextAlignStart } from 'lucide-react'
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Section } from '../../../core/page/page'
import { setSectionLook } from '../../../core/page/section-options'
import { useApply, useSelectedId } from '../saving/use-edits'
import { useCurrentPage } from '../use-current-page'
import { useWords } from '../words'

const GAP_PX = 8
/** Where a bar begins at the latest, so that most of it is in sight beside the edge. */
const MOST_PX = 420
/** The bar of the section, which stands above it; the words' own is another. */
const SECTION_BAR = '[class*="_ActionBar_"]:not(.canvas-text-bar *)'
const EDITED = '.ProseMirror-focused'

type Place = { body: HTMLElement; top: number; left: number }

/** What the words can become, at the words: above the text one works in, or below it at the head of the page. */
export function TextBar({ children }: { children: ReactNode }) {
	const bar = useRef<HTMLDivElement>(null)
	const place = useTextPlace(bar)
	const selected = useSelectedId()
	const section = useCurrentPage().sections.find(({ id }) => id === selected)
	if (!place) return null
	return createPortal(
		// biome-ignore lint/a11y/noStaticElementInteractions: its buttons are pressed; the words keep the focus
		<div ref={bar} className="canvas-text-bar" style={{ top: place.top, left: place.left }} onMouseDown={keepFocus}>
			<ActionBar>
				<ActionBar.Group>{children}</ActionBar.Group>
				<ActionBar.Group>{section && <SizeActs section={section} />}</ActionBar.Group>
				<ActionBar.Group>{section && <AlignActs section={section} />}</ActionBar.Group>
			</ActionBar>
		</div>,
		place.body,
	)
}

/** A press on a button takes no focus from the words, which would take the bar away. */
function keepFocus(event: MouseEvent): void {
	if (!(event.target as Element).closest('input, select, textarea')) event.preventDefault()
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

/** Sizes of a section's texts, the theme's own among them. */
const STEPS = ['smaller', undefined, 'larger', 'largest'] as const

/** The section's texts a step smaller or larger, as far as there are steps. */
function SizeActs({ section }: { section: Section }) {
	const t = useWords()
	const apply = useApply()
	const at = STEPS.indexOf(section.size)
	const acts = [
		{ label: t('look.sizes.smaller'), Icon: AArrowDown, to: at - 1 },
		{ label: t('look.sizes.larger'), Icon: AArrowUp, to: at + 1 },
	]
	return acts.map(({ label, Icon, to }) => (
		<ActionBar.Action
			key={label}
			label={label}
			disabled={to < 0 || to >= STEPS.length}
			onClick={() => apply((page) => setSectionLook(page, section.id, { size: STEPS[to] }))}
		>
			<Icon size={17} aria-hidden />
		</ActionBar.Action>
	))
}

/** Where the text being edited stands in the canvas's document; undefined while none is. */
function useTextPlace(bar: RefObject<HTMLElement | null>): Place | undefined {
	const [place, setPlace] = useState<Place>()
	const isShown = place !== undefined
	// Once it is shown its size is known, and its place is found again.
	useEffect(() => {
		const canvas = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument
		if (!canvas) return
		const end = new AbortController()
		const look = () => {
			const text = canvas.querySelector(EDITED)
			if (text) setPlace(placeOf(canvas, text, bar.current))
			// The bar's own fields may take the focus; it stays where it is.
			else if (!bar.current?.contains(canvas.activeElement)) setPlace(undefined)
		}
		const later = () => void requestAnimationFrame(look)
		const uncover = () => void requestAnimationFrame(() => drawOut(canvas))
		for (const event of ['focusin', 'focusout', 'input', 'selectionchange', 'pointerup'])
			canvas.addEventListener(event, later, { signal: end.signal })
		for (const event of ['pointerup', 'input']) canvas.addEventListener(event, uncover, { signal: end.signal })
		canvas.defaultView?.addEventListener('resize', later, { signal: end.signal })
		later()
		uncover()
		return () => end.abort()
	}, [isShown])
	return place
}

/**
 * The bar of a section whose head is out of sight stays at the window's edge: a text that begins under it is drawn out
 * from there.
 */
function drawOut(canvas: Document): void {
	const text = canvas.querySelector(EDITED)?.getBoundingClientRect()
	const bar = canvas.querySelector(SECTION_BAR)?.getBoundingClientRect()
	if (!text || !bar || text.right < bar.left || text.left > bar.right) return
	if (text.top < bar.bottom && text.top > bar.top - bar.height)
		canvas.defaultView?.scrollBy({ top: text.top - bar.bottom - GAP_PX, behavior: 'instant' })
}

/** Above the text, unless that is past the page's head or on the bar of the section: then below it. */
function placeOf(canvas: Document, text: Element, bar: HTMLElement | null): Place {
	const scrolled = canvas.defaultView?.scrollY ?? 0
	const { top, bottom, left } = text.getBoundingClientRect()
	const width = canvas.documentElement.clientWidth
	const own = { width: bar?.offsetWidth ?? 0, height: bar?.offsetHeight ?? 0 }
	const start = Math.min(Math.max(GAP_PX, left), Math.max(GAP_PX, width - GAP_PX - Math.min(width - GAP_PX * 2, MOST_PX)))
	const above = top - own.height - GAP_PX
	const others = [...canvas.querySelectorAll(SECTION_BAR)].map((other) => other.getBoundingClientRect())
	const isCovered = others.some((other) => other.bottom > above && other.top < top && other.right > start && other.left < start + own.width)
	return { body: canvas.body, top: (above + scrolled < GAP_PX || isCovered ? bottom + GAP_PX : above) + scrolled, left: start }
}

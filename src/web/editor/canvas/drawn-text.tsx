import { registerOverlayPortal } from '@puckeditor/core'
import { type ReactElement, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { drawnWords } from './drawn-words'
import { handOver, keepEarlyInput } from './early-focus'
import { useView } from './view-context'

/** The element one types into, once the library's editor has made it. */
const EDITOR = '.ProseMirror:not([data-drawn])'

/** Whether the library was asked for an editor: the first takes it several turns of the browser, all others none. */
let hasBegun = false

type Props = {
	/** The library's editor of the text. */
	editor: ReactNode
	/** What is stored of it. */
	html: string
	/** Whether it may hold paragraphs; else it is a line. */
	isBlock: boolean
}

/**
 * A text of the canvas, drawn as its editor draws it, to be reached, read and clicked like it. Its editor, which is
 * dear, is made once a pointer is over it or it has the focus.
 */
export function DrawnText({ editor, html, isBlock }: Props): ReactElement {
	const [isWanted, setWanted] = useState(false)
	const [isStanding, setStanding] = useState(false)
	const portal = useRef<HTMLDivElement>(null)
	const text = useRef<HTMLDivElement>(null)
	useDrawing(text, html, isBlock)
	useEffect(() => registerOverlayPortal(portal.current), [])
	useLayoutEffect(() => {
		if (hasBegun) return
		hasBegun = true
		setWanted(true)
	}, [])
	useLayoutEffect(() => {
		const drawn = text.current
		const host = portal.current?.parentElement
		if (!drawn || !host || !isWanted || isStanding) return
		const settle = () => {
			const own = host.querySelector<HTMLElement>(EDITOR)
			if (!own) return
			// What has the focus is asked first: taken away, it has none.
			const taken = drawn.ownerDocument.activeElement === drawn ? early.take() : undefined
			flushSync(() => setStanding(true))
			if (taken) handOver(own, taken)
		}
		const early = keepEarlyInput(drawn)
		const observer = new MutationObserver(settle)
		observer.observe(host, { childList: true, subtree: true })
		return () => {
			observer.disconnect()
			early.end()
		}
	}, [isWanted, isStanding])
	// Before the event that follows, which then is the editor's own.
	const want = () => flushSync(() => setWanted(true))
	return (
		<>
			{!isStanding && (
				// biome-ignore lint/a11y/noStaticElementInteractions: what one types into is the text within
				<div
					key="drawn"
					ref={portal}
					className={isWanted ? 'canvas-waiting' : undefined}
					onPointerOver={want}
					onDragEnter={want}
					onFocus={want}
				>
					{/* biome-ignore lint/a11y/useSemanticElements: named as the library's editor is */}
					<div ref={text} data-drawn="" className="tiptap ProseMirror" contentEditable role="textbox" tabIndex={0} translate="no" />
				</div>
			)}
			{isWanted && editor}
		</>
	)
}

/** Puts the words of a text into its element, anew when they or the page they are read in have changed. */
function useDrawing(text: RefObject<HTMLElement | null>, html: string, isBlock: boolean): void {
	const view = useView()
	const drawn = useRef('')
	useLayoutEffect(() => {
		if (!text.current) return
		const words = drawnWords(html, { host: text.current, isBlock, view })
		const now = words.innerHTML
		if (now !== drawn.current) text.current.replaceChildren(...words.childNodes)
		drawn.current = now
	}, [text, html, isBlock, view])
}

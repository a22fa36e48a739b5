import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { themeCss } from '../../render/theme-css'
import canvasCss from './canvas.css?inline'
import { useUnzoom } from './canvas-zoom'
import { cleanPaste } from './clean-paste'
import { keepEarlyFocus } from './early-focus'
import { factWords } from './facts-card'
import { guardHistoryKeys, markTyping, useHistoryStep } from './history-step'
import { labelTexts } from './label-texts'
import { useShownFactsStore } from './shown-facts'
import { useView } from './view-context'
import { watchFacts } from './watch-facts'

/** The canvas's own document: the page's theme, language and direction, and the editor's marks; nothing of the app's looks. */
export function CanvasFrame({ children, document }: { children: ReactNode; document?: Document }): ReactElement {
	const { page, tag, direction } = useView()
	const unzoom = useUnzoom()
	const step = useHistoryStep()
	useEffect(() => {
		if (!document) return
		document.documentElement.lang = tag
		document.documentElement.dir = direction
		document.documentElement.style.setProperty('--canvas-unzoom', String(unzoom))
	}, [document, tag, direction, unzoom])
	useEffect(() => {
		if (!document) return
		document.defaultView?.frameElement?.setAttribute('title', 'Your page')
		const ends = [
			labelTexts(document),
			cleanPaste(document),
			keepEarlyFocus(document),
			guardHistoryKeys(document, step),
			markTyping(document),
		]
		return () => {
			for (const end of ends) end()
		}
	}, [document, step])
	const shownFacts = useShownFactsStore()
	const facts = useRef(page.facts)
	facts.current = page.facts
	useEffect(() => {
		if (document) return watchFacts(document, shownFacts, (ids) => factWords(facts.current, ids))
	}, [document, shownFacts])
	return (
		<>
			<style>{themeCss(page.theme, page.brand, direction)}</style>
			<style>{canvasCss}</style>
			{children}
		</>
	)
}

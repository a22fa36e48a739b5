import { type ReactElement, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { directionOfAppLanguage } from '../../../core/locale/app-languages'
import { themeCss } from '../../../render/head/theme-css'
import { servedFacesCss } from '../../../render/style/page-faces'
import { guardMarkup } from '../../browser/trusted-types'
import { languageNow } from '../../i18n/i18n'
import { factWords } from '../checks/facts-card'
import { useShownFactsStore } from '../checks/shown-facts'
import { watchFacts } from '../checks/watch-facts'
import { guardHistoryKeys, markTyping, useHistoryStep } from '../saving/history-step'
import { useWords } from '../words'
import canvasCss from './canvas.css?inline'
import { useUnzoom } from './canvas-zoom'
import { cleanPaste } from './clean-paste'
import { labelTexts } from './label-texts'
import { setCanvasView } from './reading-direction'
import { useView } from './view-context'

/**
 * The canvas's own document: the page's theme, language and direction, and the editor's marks; nothing of the app's
 * looks.
 */
export function CanvasFrame({ children, document }: { children: ReactNode; document?: Document }): ReactElement {
	const view = useView()
	// Before the page is drawn into it, which is too early for an effect.
	useMemo(() => guardMarkup(document?.defaultView), [document])
	const { page, tag, direction } = view
	const t = useWords()
	const unzoom = useUnzoom()
	const step = useHistoryStep()
	useEffect(() => {
		if (document) setCanvasView(document, view)
	}, [document, view])
	useEffect(() => {
		if (!document) return
		document.documentElement.lang = tag
		document.documentElement.dir = direction
		document.documentElement.style.setProperty('--canvas-unzoom', String(unzoom))
	}, [document, tag, direction, unzoom])
	useEffect(() => {
		if (!document) return
		const ends = [cleanPaste(document), guardHistoryKeys(document, step), markTyping(document)]
		return () => {
			for (const end of ends) end()
		}
	}, [document, step])
	useEffect(() => {
		if (!document) return
		document.defaultView?.frameElement?.setAttribute('title', t('canvas.title'))
		document.documentElement.style.setProperty('--canvas-type-here', JSON.stringify(t('canvas.type_here')))
		document.documentElement.style.setProperty('--app-direction', directionOfAppLanguage(languageNow()))
		return labelTexts(document, (section) => (section ? t('canvas.text_in', { section }) : t('canvas.text_in_page')))
	}, [document, t])
	const shownFacts = useShownFactsStore()
	const facts = useRef(page.facts)
	facts.current = page.facts
	useEffect(() => {
		if (document) return watchFacts(document, shownFacts, (ids) => factWords(facts.current, ids))
	}, [document, shownFacts])
	return (
		<>
			<style>{servedFacesCss(page)}</style>
			<style>{themeCss(page.theme, page.brand, direction)}</style>
			<style>{canvasCss}</style>
			{children}
		</>
	)
}

import { type ReactElement, type ReactNode, useEffect } from 'react'
import { themeCss } from '../../render/theme-css'
import canvasCss from './canvas.css?inline'
import { useUnzoom } from './canvas-zoom'
import { labelTexts } from './label-texts'
import { useView } from './view-context'

/** The canvas's own document: the page's theme, language and direction, and the editor's marks; nothing of the app's looks. */
export function CanvasFrame({ children, document }: { children: ReactNode; document?: Document }): ReactElement {
	const { page, tag, direction } = useView()
	const unzoom = useUnzoom()
	useEffect(() => {
		if (!document) return
		document.documentElement.lang = tag
		document.documentElement.dir = direction
		document.documentElement.style.setProperty('--canvas-unzoom', String(unzoom))
	}, [document, tag, direction, unzoom])
	useEffect(() => {
		if (!document) return
		document.defaultView?.frameElement?.setAttribute('title', 'Your page')
		return labelTexts(document)
	}, [document])
	return (
		<>
			<style>{themeCss(page.theme, page.brand, direction)}</style>
			<style>{canvasCss}</style>
			{children}
		</>
	)
}

import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Page } from '../../../core/page/page'
import { PageBody } from '../../../render/body/page-body'
import { themeCss } from '../../../render/head/theme-css'
import { servedFacesCss } from '../../../render/style/page-faces'
import { pageView } from '../../../render/view/page-view'
import { fileUrl } from '../../browser/file-url'
import { guardMarkup } from '../../browser/trusted-types'

const EMPTY_DOCUMENT = '<!doctype html><html><head></head><body></body></html>'

type Props = {
	page: Page
	/** How wide the page is drawn before it is shrunk, in CSS pixels. */
	widthPx: number
	/** Height by width of the part in sight. */
	ratio: number
}

/** A thumbnail shows the page's beginning, and no bars beside it. */
const NO_SCROLLBARS = 'html{overflow:hidden}'

/** The head of a page, small, for the eye alone; drawn once it comes into sight. */
export function PageThumb({ page, widthPx, ratio }: Props) {
	const place = useRef<HTMLSpanElement>(null)
	const [width, setWidth] = useState(0)
	useEffect(() => {
		const { current } = place
		if (!current) return
		const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setWidth(current.clientWidth))
		observer.observe(current)
		return () => observer.disconnect()
	}, [])
	return (
		<span
			ref={place}
			aria-hidden
			className="relative block w-full overflow-hidden rounded-[3px] bg-[#fff]"
			style={{ aspectRatio: String(1 / ratio) }}
		>
			{width > 0 && <Drawn page={page} widthPx={widthPx} heightPx={widthPx * ratio} scale={width / widthPx} />}
		</span>
	)
}

type DrawnProps = { page: Page; widthPx: number; heightPx: number; scale: number }

function Drawn({ page: given, widthPx, heightPx, scale }: DrawnProps) {
	const page = useDeferredValue(given)
	const { tag, direction } = useMemo(() => pageView(page, fileUrl), [page])
	const [body, setBody] = useState<HTMLElement>()
	return (
		<iframe
			title={page.theme}
			tabIndex={-1}
			inert
			className="pointer-events-none absolute top-0 left-0 origin-top-left border-0"
			style={{ width: widthPx, height: heightPx, transform: `scale(${scale})` }}
			srcDoc={EMPTY_DOCUMENT}
			onLoad={({ currentTarget: { contentDocument } }) => {
				if (!contentDocument) return
				guardMarkup(contentDocument.defaultView)
				contentDocument.documentElement.lang = tag
				contentDocument.documentElement.dir = direction
				setBody(contentDocument.body)
			}}
		>
			{body &&
				createPortal(
					<>
						<style>{servedFacesCss(page)}</style>
						<style>{themeCss(page.theme, page.brand, direction)}</style>
						<style>{NO_SCROLLBARS}</style>
						<PageBody page={page} imageUrl={fileUrl} />
					</>,
					body,
				)}
		</iframe>
	)
}

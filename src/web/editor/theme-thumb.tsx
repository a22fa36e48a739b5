import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Page, ThemeName } from '../../core/page/page'
import { PageBody } from '../../render/page-body'
import { servedFacesCss } from '../../render/page-faces'
import { pageView } from '../../render/page-view'
import { themeCss } from '../../render/theme-css'
import { fileUrl } from '../file-url'

const EMPTY_DOCUMENT = '<!doctype html><html><head></head><body></body></html>'
const PAGE_WIDTH_PX = 1_000
const PAGE_HEIGHT_PX = 1_150
/** What of the page is in sight in a thumbnail. */
const SECTIONS = 2

/** The head of this page in a theme, small; drawn once it comes into sight. */
export function ThemeThumb({ page, theme }: { page: Page; theme: ThemeName }) {
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
		<span ref={place} aria-hidden className="relative block aspect-[1/1.15] w-full overflow-hidden rounded-[3px] bg-[#fff]">
			{width > 0 && <Drawn page={page} theme={theme} scale={width / PAGE_WIDTH_PX} />}
		</span>
	)
}

function Drawn({ page: given, theme, scale }: { page: Page; theme: ThemeName; scale: number }) {
	const page = useDeferredValue(given)
	const head = useMemo(() => {
		const sections = page.sections.filter(({ hidden, type }) => !hidden && type !== 'stickyBar').slice(0, SECTIONS)
		return { ...page, theme, sections }
	}, [page, theme])
	const { tag, direction } = useMemo(() => pageView(head, fileUrl), [head])
	const [body, setBody] = useState<HTMLElement>()
	return (
		<iframe
			title={theme}
			tabIndex={-1}
			inert
			className="pointer-events-none absolute top-0 left-0 origin-top-left border-0"
			style={{ width: PAGE_WIDTH_PX, height: PAGE_HEIGHT_PX, transform: `scale(${scale})` }}
			srcDoc={EMPTY_DOCUMENT}
			onLoad={({ currentTarget: { contentDocument } }) => {
				if (!contentDocument) return
				contentDocument.documentElement.lang = tag
				contentDocument.documentElement.dir = direction
				setBody(contentDocument.body)
			}}
		>
			{body &&
				createPortal(
					<>
						<style>{servedFacesCss(head)}</style>
						<style>{themeCss(theme, page.brand, direction)}</style>
						<style>{'html { overflow: hidden; }'}</style>
						<PageBody page={head} imageUrl={fileUrl} />
					</>,
					body,
				)}
		</iframe>
	)
}

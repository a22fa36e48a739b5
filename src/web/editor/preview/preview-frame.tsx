import { useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Page } from '../../../core/page/page'
import { PageBody } from '../../../render/body/page-body'
import { themeCss } from '../../../render/head/theme-css'
import { servedFacesCss } from '../../../render/style/page-faces'
import { pageView } from '../../../render/view/page-view'
import { fileUrl } from '../../browser/file-url'
import { guardMarkup } from '../../browser/trusted-types'
import { useWords } from '../words'

const EMPTY_DOCUMENT = '<!doctype html><html><head></head><body></body></html>'

/** The page exactly as it is exported, without the editor. */
export function PreviewFrame({ page }: { page: Page }) {
	const t = useWords()
	const { tag, direction } = useMemo(() => pageView(page, fileUrl), [page])
	const [body, setBody] = useState<HTMLElement>()
	return (
		<iframe
			title={t('canvas.preview')}
			className="size-full border-0"
			srcDoc={EMPTY_DOCUMENT}
			onLoad={(event) => {
				const { contentDocument } = event.currentTarget
				if (!contentDocument) return
				guardMarkup(contentDocument.defaultView)
				contentDocument.documentElement.lang = tag
				contentDocument.documentElement.dir = direction
				contentDocument.addEventListener('click', stayOnPage)
				setBody(contentDocument.body)
			}}
		>
			{body &&
				createPortal(
					<>
						<style>{servedFacesCss(page)}</style>
						<style>{themeCss(page.theme, page.brand, direction)}</style>
						<PageBody page={page} imageUrl={fileUrl} />
					</>,
					body,
				)}
		</iframe>
	)
}

/** Links of the page lead along it, not away from the editor. */
function stayOnPage(event: MouseEvent): void {
	const { target } = event
	const link = (target as Element | null)?.closest?.('a')
	if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
}

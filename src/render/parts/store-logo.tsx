import type { CSSProperties, ReactElement } from 'react'
import { type PageView, shownFiles } from '../view/page-view'
import { pictureOf } from './picture'

/** Longest and flattest a logo is shown, width by height; beyond it would be a line. */
const WIDEST = 8

/** The seller's logo at the head of the page, small; nothing when there is none or its files are lost. */
export function StoreLogo({ view }: { view: PageView }): ReactElement | null {
	const image = view.findImage(view.page.brand.logo ?? '')
	const files = image ? shownFiles(view, image.id) : []
	const [file] = files
	if (!image || !file) return null
	const ratio = Math.min(WIDEST, file.width / file.height)
	return (
		<header className={`vt-head${isLight(image.color) ? ' vt-lit' : ''}`} style={{ '--r': Number(ratio.toFixed(3)) } as CSSProperties}>
			{pictureOf({ ...image, alt: image.alt || storeName(view) }, files, '11rem', 'soon')}
		</header>
	)
}

/** What the seller calls the store. */
function storeName({ page }: PageView): string {
	return page.facts.find((fact) => fact.kind === 'seller' && fact.origin.place === 'storeName')?.text ?? ''
}

/** True for a logo drawn in white, which stands on ink: on paper it would not be seen. */
function isLight(color: string | undefined): boolean {
	return color !== undefined && [1, 3, 5].every((at) => Number.parseInt(color.slice(at, at + 2), 16) >= 0xdc)
}

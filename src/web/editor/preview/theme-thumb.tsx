import { useMemo } from 'react'
import { kindOf, type Page, type ThemeName } from '../../../core/page/page'
import { PageThumb } from './page-thumb'

/** What of the page is in sight in a thumbnail. */
const SECTIONS = 2

/** The head of this page in a theme. */
export function ThemeThumb({ page, theme }: { page: Page; theme: ThemeName }) {
	const head = useMemo(() => {
		const sections = page.sections.filter(({ hidden, type }) => !hidden && !kindOf(type).overlay).slice(0, SECTIONS)
		return { ...page, theme, sections }
	}, [page, theme])
	return <PageThumb page={head} widthPx={1_000} ratio={1.15} />
}

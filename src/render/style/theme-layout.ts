import { kindOf, type SectionType } from '../../core/page/page'
import type { PageView } from '../page-view'
import { THEME_TRAITS } from '../themes/traits'

/** How the theme sets a kind of section, else the kind's first layout. */
export function layoutOf(type: SectionType, { page }: PageView): string {
	return THEME_TRAITS[page.theme].layouts?.[type] ?? kindOf(type).layouts[0]
}

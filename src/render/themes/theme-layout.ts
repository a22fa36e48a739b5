import { kindOf, type SectionType } from '../../core/page/page'
import type { PageView } from '../view/page-view'
import { LOOKS } from './looks'

/** How the theme sets a kind of section, else the kind's first layout. */
export function layoutOf(type: SectionType, { page }: PageView): string {
	return LOOKS[page.theme].traits.layouts?.[type] ?? kindOf(type).layouts[0]
}

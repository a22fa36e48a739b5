import { THEMES } from '../../themes/themes'
import { kindOf, SECTION_TYPES, type SectionType, type ThemeName } from '../page'

const byPlace = SECTION_TYPES.toSorted((a, b) => kindOf(a).place - kindOf(b).place)

/**
 * Every kind of section in the order a page of the theme has them; one its theme does not name stands behind the one
 * before it by place.
 */
export function sectionOrder(theme: ThemeName): SectionType[] {
	const order = [...(THEMES[theme].order ?? [])]
	for (const [at, type] of byPlace.entries()) {
		if (order.includes(type)) continue
		const before = byPlace[at - 1]
		order.splice(before ? order.indexOf(before) + 1 : 0, 0, type)
	}
	return order
}

import type { SectionType } from '../../core/page/page'
import type { SectionDesign } from '../section-design'
import { benefits } from './benefits'
import { box } from './box'
import { callToAction } from './call-to-action'
import { comparison } from './comparison'
import { contact } from './contact'
import { faq } from './faq'
import { features } from './features'
import { gallery } from './gallery'
import { guarantee } from './guarantee'
import { hero } from './hero/hero'
import { howToUse } from './how-to-use'
import { images } from './images'
import { legal } from './legal'
import { orderForm } from './order-form'
import { reviews } from './reviews'
import { sizeTable } from './size-table'
import { specifications } from './specifications'
import { stickyBar } from './sticky-bar'
import { story } from './story'
import { text } from './text'
import { variants } from './variants'

const SECTION_DESIGNS: { readonly [T in SectionType]: SectionDesign<T> } = {
	hero,
	gallery,
	benefits,
	features,
	story,
	specifications,
	variants,
	box,
	images,
	faq,
	callToAction,
	text,
	howToUse,
	comparison,
	sizeTable,
	guarantee,
	reviews,
	contact,
	orderForm,
	legal,
	stickyBar,
}

/** How a kind of section looks. */
export function designOf<T extends SectionType>(type: T): SectionDesign<T> {
	return SECTION_DESIGNS[type]
}

/** Structure of all kinds of section in CSS. */
export const sectionStructure = Object.values(SECTION_DESIGNS)
	.map(({ css = '' }) => css)
	.join('')

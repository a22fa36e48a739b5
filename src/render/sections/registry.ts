import type { SectionType } from '../../core/page/page'
import type { SectionDesign } from '../parts/section-design'
import { annotatedPicture } from './annotated-picture'
import { benefits } from './benefits'
import { box } from './box'
import { callToAction } from './call-to-action'
import { care } from './care'
import { comparison } from './comparison'
import { contact } from './contact'
import { faq } from './faq'
import { features } from './features'
import { fitCheck } from './fit-check'
import { gallery } from './gallery'
import { gridStructure } from './grid-structure'
import { guarantee } from './guarantee'
import { hero } from './hero/hero'
import { howItWorks } from './how-it-works'
import { howToUse } from './how-to-use'
import { images } from './images'
import { legal } from './legal'
import { numberHighlights } from './number-highlights'
import { objections } from './objections'
import { offers } from './offers'
import { orderForm } from './order-form'
import { pictureText } from './picture-text'
import { rating } from './rating'
import { reviews } from './reviews'
import { sellerStory } from './seller-story'
import { sizeTable } from './size-table'
import { specifications } from './specifications'
import { stickyBar } from './sticky-bar'
import { story } from './story'
import { summary } from './summary'
import { text } from './text'
import { trustStrip } from './trust-strip'
import { variants } from './variants'
import { video } from './video'

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
	numberHighlights,
	pictureText,
	annotatedPicture,
	howItWorks,
	care,
	fitCheck,
	objections,
	video,
	sellerStory,
	offers,
	trustStrip,
	rating,
	summary,
	stickyBar,
}

/** How a kind of section looks. */
export function designOf<T extends SectionType>(type: T): SectionDesign<T> {
	return SECTION_DESIGNS[type]
}

/** Structure of all kinds of section in CSS. */
export const sectionStructure = Object.values(SECTION_DESIGNS)
	.map(({ css = '' }) => css)
	.concat(gridStructure)
	.join('')

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
import { guarantee } from './guarantee'
import { hero } from './hero'
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

/** Every kind of section, by the name pages store; a look of the same name stands in `render/sections/registry.ts`. */
export const SECTION_KINDS = {
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
} as const

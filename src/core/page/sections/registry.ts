import { images } from './images'
import { annotatedPicture } from './kinds/annotated-picture'
import { benefits } from './kinds/benefits'
import { box } from './kinds/box'
import { callToAction } from './kinds/call-to-action'
import { care } from './kinds/care'
import { comparison } from './kinds/comparison'
import { contact } from './kinds/contact'
import { faq } from './kinds/faq'
import { features } from './kinds/features'
import { fitCheck } from './kinds/fit-check'
import { gallery } from './kinds/gallery'
import { guarantee } from './kinds/guarantee'
import { hero } from './kinds/hero'
import { howItWorks } from './kinds/how-it-works'
import { howToUse } from './kinds/how-to-use'
import { legal } from './kinds/legal'
import { numberHighlights } from './kinds/number-highlights'
import { objections } from './kinds/objections'
import { offers } from './kinds/offers'
import { orderForm } from './kinds/order-form'
import { pictureText } from './kinds/picture-text'
import { rating } from './kinds/rating'
import { reviews } from './kinds/reviews'
import { sellerStory } from './kinds/seller-story'
import { specifications } from './kinds/specifications'
import { stickyBar } from './kinds/sticky-bar'
import { story } from './kinds/story'
import { summary } from './kinds/summary'
import { text } from './kinds/text'
import { trustStrip } from './kinds/trust-strip'
import { variants } from './kinds/variants'
import { video } from './kinds/video'
import { sizeTable } from './size-table'

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

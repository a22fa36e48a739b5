import { benefits } from './benefits'
import { box } from './box'
import { callToAction } from './call-to-action'
import { comparison } from './comparison'
import { contact } from './contact'
import { faq } from './faq'
import { features } from './features'
import { gallery } from './gallery'
import { guarantee } from './guarantee'
import { hero } from './hero'
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
	stickyBar,
} as const

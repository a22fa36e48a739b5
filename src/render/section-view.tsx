import type { ComponentType, ReactElement } from 'react'
import type { SectionType } from '../core/page/page'
import type { PageView } from './page-view'
import type { SectionViewProps, ViewedProps } from './section-props'
import { Benefits } from './sections/benefits'
import { Box } from './sections/box'
import { CallToAction } from './sections/call-to-action'
import { Comparison } from './sections/comparison'
import { Contact } from './sections/contact'
import { Faq } from './sections/faq'
import { Features } from './sections/features'
import { Gallery } from './sections/gallery'
import { Guarantee } from './sections/guarantee'
import { Hero } from './sections/hero'
import { HowToUse } from './sections/how-to-use'
import { Images } from './sections/images'
import { Legal } from './sections/legal'
import { OrderForm } from './sections/order-form'
import { Reviews } from './sections/reviews'
import { SizeTable } from './sections/size-table'
import { Specifications } from './sections/specifications'
import { StickyBar } from './sections/sticky-bar'
import { Story } from './sections/story'
import { TextSection } from './sections/text'
import { Variants } from './sections/variants'

export const SECTION_COMPONENTS: { readonly [T in SectionType]: ComponentType<SectionViewProps<T>> } = {
	hero: Hero,
	gallery: Gallery,
	benefits: Benefits,
	features: Features,
	story: Story,
	specifications: Specifications,
	variants: Variants,
	box: Box,
	images: Images,
	faq: Faq,
	callToAction: CallToAction,
	text: TextSection,
	howToUse: HowToUse,
	comparison: Comparison,
	sizeTable: SizeTable,
	guarantee: Guarantee,
	reviews: Reviews,
	contact: Contact,
	orderForm: OrderForm,
	legal: Legal,
	stickyBar: StickyBar,
}

type Props<T extends SectionType> = { type: T; id: string; props: ViewedProps<T>; view: PageView }

/** A section of any type: the one way in for the editor, the preview and the download. */
export function SectionView<T extends SectionType>({ type, id, props, view }: Props<T>): ReactElement {
	const Component = SECTION_COMPONENTS[type] as ComponentType<SectionViewProps<T>>
	return <Component id={id} props={props} view={view} />
}

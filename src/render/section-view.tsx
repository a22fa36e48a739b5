import type { ComponentType, ReactElement } from 'react'
import type { SectionType } from '../core/page/page'
import type { PageView } from './page-view'
import type { SectionViewProps, ViewedProps } from './section-props'
import { Benefits } from './sections/benefits'
import { Box } from './sections/box'
import { CallToAction } from './sections/call-to-action'
import { Faq } from './sections/faq'
import { Features } from './sections/features'
import { Gallery } from './sections/gallery'
import { Hero } from './sections/hero'
import { Images } from './sections/images'
import { Specifications } from './sections/specifications'
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
}

type Props<T extends SectionType> = { type: T; id: string; props: ViewedProps<T>; view: PageView }

/** A section of any type: the one way in for the editor, the preview and the download. */
export function SectionView<T extends SectionType>({ type, id, props, view }: Props<T>): ReactElement {
	const Component = SECTION_COMPONENTS[type] as ComponentType<SectionViewProps<T>>
	return <Component id={id} props={props} view={view} />
}

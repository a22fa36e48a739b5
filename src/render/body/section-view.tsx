import type { ReactElement } from 'react'
import type { SectionType } from '../../core/page/page'
import type { SectionLook } from '../../core/page/section-look'
import type { ViewedProps } from '../parts/section-props'
import { designOf } from '../sections/registry'
import { layoutOf } from '../themes/theme-layout'
import type { PageView } from '../view/page-view'

type Props<T extends SectionType> = SectionLook & { type: T; id: string; props: ViewedProps<T>; view: PageView }

/** A section of any type: the one way in for the editor, the preview and the download. */
export function SectionView<T extends SectionType>({ layout, ...section }: Props<T>): ReactElement {
	const { Component } = designOf(section.type)
	return <Component {...section} layout={layout ?? layoutOf(section.type, section.view)} />
}

import type { ComponentType } from 'react'
import type { SectionType } from '../../core/page/page'
import type { SectionViewProps } from './section-props'

/** How a kind of section looks; what it holds is the descriptor of the same name in `core/page/sections`. */
export type SectionDesign<T extends SectionType = SectionType> = {
	Component: ComponentType<SectionViewProps<T>>
	/**
	 * Its structure in CSS, the same in every theme; colours and faces are the theme's custom properties. Flat rules, see
	 * `pruneCss`.
	 */
	css?: string
	/** A drawing on a field of 24 × 24, in strokes: the `d` of a path. */
	icon: string
	/** English name, for the theme editors of stores; the app's own names are in its catalogues. */
	label: string
}

/** Checks a design against its kind where it is written. */
export function sectionDesign<T extends SectionType>(_type: T, design: SectionDesign<T>): SectionDesign<T> {
	return design
}

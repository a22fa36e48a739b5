import type { Text } from '../../core/copy/copy'
import type { SectionProps, SectionType } from '../../core/page/page'
import type { SectionLook } from '../../core/page/section-look'
import type { PageView } from '../view/page-view'
import type { ViewText } from './text-view'

/** Content of a section in which every text may also be an editor's node. */
type Viewed<V> = V extends Text ? ViewText : V extends (infer E)[] ? Viewed<E>[] : V extends object ? { [K in keyof V]: Viewed<V[K]> } : V

export type ViewedProps<T extends SectionType> = Viewed<SectionProps<T>>

/** What every section component is given; `layout` is the section's, else the theme's, else the kind's own. */
export type SectionViewProps<T extends SectionType> = Omit<SectionLook, 'layout'> & {
	id: string
	type: T
	layout: string
	props: ViewedProps<T>
	view: PageView
}

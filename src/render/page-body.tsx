import type { ReactElement } from 'react'
import type { Page, Section, SectionProps, SectionType } from '../core/page/page'
import { saysNothing } from '../core/page/says-nothing'
import { PageChrome } from './page-chrome'
import { type ImageUrl, pageView, type ViewOptions } from './page-view'
import type { ViewedProps } from './section-props'
import { SectionView } from './section-view'

const isBar = ({ type }: Section) => type === 'stickyBar'

type Props = ViewOptions & { page: Page; imageUrl: ImageUrl }

/** The page's visible sections that say something, inside its frame; the theme's CSS comes from `themeCss`. */
export function PageBody({ page, imageUrl, ...options }: Props): ReactElement {
	const view = pageView(page, imageUrl, options)
	const shown = page.sections.filter((section) => !section.hidden && (options.editing || !saysNothing(section, page.images)))
	const drawn = (sections: readonly Section[]) =>
		sections.map(({ props, hidden: _hidden, locked: _locked, ...section }) => (
			<SectionView key={section.id} {...section} props={props as SectionProps<SectionType> as ViewedProps<SectionType>} view={view} />
		))
	return (
		<PageChrome view={view} last={drawn(shown.filter(isBar))}>
			{drawn(shown.filter((section) => !isBar(section)))}
		</PageChrome>
	)
}

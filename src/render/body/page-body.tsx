import type { ReactElement } from 'react'
import { kindOf, type Page, type Section, type SectionProps, type SectionType } from '../../core/page/page'
import { saysNothing } from '../../core/page/says-nothing'
import type { ViewedProps } from '../parts/section-props'
import { type ImageUrl, pageView, type ViewOptions } from '../view/page-view'
import { PageChrome } from './page-chrome'
import { SectionView } from './section-view'

const isBar = ({ type }: Section) => kindOf(type).overlay === true

type Props = ViewOptions & { page: Page; imageUrl: ImageUrl }

/**
 * The page's visible sections that say something, inside its frame; the theme's CSS comes from `themeCss`. The buy bar
 * rests at the foot of the window between the opening and the last call, whose own buttons it would repeat: they
 * bound the element it is pinned in, so that no script and no animation has to show and hide it.
 */
export function PageBody({ page, imageUrl, ...options }: Props): ReactElement {
	const view = pageView(page, imageUrl, options)
	const shown = page.sections.filter((section) => !section.hidden && (options.editing || !saysNothing(section, page.images)))
	const drawn = (sections: readonly Section[]) =>
		sections.map(({ props, hidden: _hidden, locked: _locked, ...section }) => (
			<SectionView key={section.id} {...section} props={props as SectionProps<SectionType> as ViewedProps<SectionType>} view={view} />
		))
	const bars = shown.filter(isBar)
	const others = shown.filter((section) => !isBar(section))
	if (bars.length === 0) return <PageChrome view={view}>{drawn(others)}</PageChrome>
	const from = others.findIndex(({ type }) => type === 'hero') + 1
	const call = others.findLastIndex(({ type }) => type === 'callToAction')
	const to = call < from ? others.length : call
	return (
		<PageChrome view={view}>
			<div className={from > 0 ? 'vt-reach vt-opened' : 'vt-reach'}>
				{drawn(others.slice(0, from))}
				<div className="vt-rest">
					{drawn(others.slice(from, to))}
					<div className="vt-track">{drawn(bars)}</div>
				</div>
			</div>
			{drawn(others.slice(to))}
		</PageChrome>
	)
}

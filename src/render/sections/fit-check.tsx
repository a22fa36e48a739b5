import type { ReactElement } from 'react'
import { sectionDesign } from '../parts/section-design'
import { SectionFrame } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { Sign } from '../parts/sign'
import { TextView } from '../parts/text-view'

/** For whom it is, and for whom it is not: the heading asks, the lists answer, to the eye by their signs. */
function FitCheck(section: SectionViewProps<'fitCheck'>): ReactElement | null {
	const { props, view } = section
	const lists = [
		{ name: 'fits', items: props.fits, label: view.phrases.fits },
		{ name: 'others', items: props.others, label: view.phrases.fitsNot },
	].filter(({ items }) => items.length > 0)
	if (lists.length === 0 && !view.editing) return null
	return (
		<SectionFrame {...section} variant="inset" heading={props.heading}>
			<div className="vt-fit" data-n={lists.length}>
				{lists.map(({ name, items, label }) => (
					<ul key={name} className={`vt-fit-${name}`} aria-label={label}>
						{items.map((item) => (
							<li key={item.id}>
								<Sign of={name === 'fits' ? 'other' : 'not'} />
								<TextView as="div" text={item.text} view={view} />
							</li>
						))}
					</ul>
				))}
			</div>
		</SectionFrame>
	)
}

export const fitCheck = sectionDesign('fitCheck', {
	Component: FitCheck,
	css: `
.vt-fit{display:grid;gap:2rem clamp(2rem,5vw,5rem)}
.vt-fit ul{display:grid;gap:.9rem;align-content:start}
.vt-fit li{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.8rem;align-items:start}
.vt-fit .vt-sign{width:1.5rem;height:1.5rem}
.vt-fit-others{opacity:.82}
@media (min-width:44em){.vt-as-columns .vt-fit[data-n="2"]{grid-template-columns:repeat(2,minmax(0,1fr))}}`,
	icon: 'M4 7l3 3 5-6M4 17l3 3 5-6M16 6l5 5M21 6l-5 5M15 18h6',
	label: 'Is it for you?',
})

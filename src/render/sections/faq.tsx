import type { ReactElement } from 'react'
import { sectionDesign } from '../parts/section-design'
import { SectionFrame } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { TextView } from '../parts/text-view'

/** Questions that open by themselves, without any script. In the editor all are open. */
function Faq(section: SectionViewProps<'faq'>): ReactElement {
	const { props, view } = section
	return (
		<SectionFrame {...section} heading={props.heading}>
			{props.items.map((item, index) => {
				const question = <TextView as="h3" text={item.question} view={view} />
				const answer = <TextView as="div" className="vt-text" text={item.answer} view={view} />
				return view.editing || section.layout === 'open' ? (
					// A text one types into may not stand inside a control, which a summary is.
					<div key={item.id} className="vt-q">
						<div className="vt-qs">{question}</div>
						{answer}
					</div>
				) : (
					<details key={item.id} className="vt-q" open={index === 0}>
						<summary className="vt-qs">{question}</summary>
						{answer}
					</details>
				)
			})}
		</SectionFrame>
	)
}

export const faq = sectionDesign('faq', {
	Component: Faq,
	css: `
.vt.vt .vt-as-open .vt-qs{cursor:auto}
.vt.vt .vt-as-open .vt-qs::after{content:none}`,
	icon: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .9-1 1.7M12 17h.01',
	label: 'Questions',
})

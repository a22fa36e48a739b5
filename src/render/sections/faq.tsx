import type { ReactElement } from 'react'
import { SectionFrame } from '../section-frame'
import type { SectionViewProps } from '../section-props'
import { TextView } from '../text-view'

/** Questions that open by themselves, without any script. In the editor all are open. */
export function Faq({ id, props, view }: SectionViewProps<'faq'>): ReactElement {
	return (
		<SectionFrame id={id} type="faq" heading={props.heading} view={view}>
			{props.items.map((item, index) => {
				const question = <TextView as="h3" text={item.question} view={view} />
				const answer = <TextView as="div" className="vt-text" text={item.answer} view={view} />
				return view.editing ? (
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

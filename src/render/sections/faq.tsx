import type { ReactElement } from 'react'
import { SectionFrame } from '../section-frame'
import type { SectionViewProps } from '../section-props'
import { TextView } from '../text-view'

/** Questions that open by themselves, without any script. In the editor all are open. */
export function Faq({ id, props, view }: SectionViewProps<'faq'>): ReactElement {
	return (
		<SectionFrame id={id} type="faq" heading={props.heading} view={view}>
			{props.items.map((item, index) => (
				<details key={item.id} open={index === 0 || view.editing === true}>
					<summary>
						<TextView as="h3" text={item.question} view={view} />
					</summary>
					<TextView as="div" className="vt-text" text={item.answer} view={view} />
				</details>
			))}
		</SectionFrame>
	)
}

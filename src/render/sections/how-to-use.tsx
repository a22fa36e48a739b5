import type { ReactElement } from 'react'
import { SectionFrame } from '../section-frame'
import type { SectionViewProps } from '../section-props'
import { TextView } from '../text-view'

/** The listing's or the seller's own instructions, step by step. */
export function HowToUse({ id, props, view }: SectionViewProps<'howToUse'>): ReactElement | null {
	if (props.steps.length === 0 && !view.editing) return null
	return (
		<SectionFrame id={id} type="howToUse" heading={props.heading} view={view}>
			<ol className="vt-steps">
				{props.steps.map((step) => (
					<li key={step.id}>
						<TextView as="div" text={step.text} view={view} />
					</li>
				))}
			</ol>
		</SectionFrame>
	)
}

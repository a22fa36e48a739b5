import type { ReactElement, ReactNode } from 'react'
import { anchorOf } from './button-target'
import type { PageView } from './page-view'
import { TextView, type ViewText } from './text-view'

type Props = {
	id: string
	/** The section's type; names its style. */
	type: string
	/** A further style name. */
	variant?: string | undefined
	heading?: ViewText
	view: PageView
	children: ReactNode
}

/** The frame all sections but the hero share: anchor, inner width, heading, body. */
export function SectionFrame({ id, type, variant, heading, view, children }: Props): ReactElement {
	return (
		<section className={`vt-s vt-${type}${variant ? ` vt-${variant}` : ''}`} id={anchorOf(id)}>
			<div className="vt-in">
				{heading ? <TextView as="h2" className="vt-h" text={heading} view={view} /> : null}
				<div className="vt-body">{children}</div>
			</div>
		</section>
	)
}

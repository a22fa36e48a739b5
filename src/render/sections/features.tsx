import type { ReactElement } from 'react'
import { Field } from '../parts/field'
import { sectionDesign } from '../parts/section-design'
import { SectionFrame } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { TextView } from '../parts/text-view'

/** What the product has; with pictures beside the words when there are any. */
function Features(section: SectionViewProps<'features'>): ReactElement {
	const { id, props, view } = section
	const pictured = props.items.some((item) => item.image !== null && view.findImage(item.image) !== undefined)
	return (
		<SectionFrame {...section} variant={pictured ? 'pictured' : 'worded'} heading={props.heading}>
			{wrapped(
				section,
				props.items.map((item) => (
					<article key={item.id} className="vt-row">
						{item.image !== null && view.findImage(item.image) ? (
							<Field image={item.image} sectionId={id} view={view} sizes="(min-width:60em) 50vw, 92vw" />
						) : null}
						<div className="vt-words">
							<TextView as="h3" text={item.title} view={view} />
							<TextView as="div" className="vt-text" text={item.text} view={view} />
						</div>
					</article>
				)),
			)}
		</SectionFrame>
	)
}

/** In a grid the rows stand in one of their own; else they follow each other. */
function wrapped({ layout }: SectionViewProps<'features'>, rows: ReactElement[]): ReactElement | ReactElement[] {
	if (layout !== 'grid') return rows
	return (
		<div className="vt-grid" data-n={rows.length}>
			{rows.map((row) => (
				<div key={row.key}>{row}</div>
			))}
		</div>
	)
}

export const features = sectionDesign('features', {
	Component: Features,
	css: `
.vt.vt .vt-features.vt-as-grid .vt-row{display:block;margin:0}
.vt.vt .vt-features.vt-as-grid h3{--size:1.4rem}
.vt.vt .vt-features.vt-as-grid .vt-field{order:0;margin-block-end:1rem;aspect-ratio:4/3}`,
	icon: 'M3 4h7v6H3zM3 14h7v6H3zM14 5h7M14 9h5M14 15h7M14 19h5',
	label: 'Features',
})

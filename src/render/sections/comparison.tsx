import type { ReactElement } from 'react'
import { sectionDesign } from '../parts/section-design'
import { SectionFrame } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { TableView } from '../parts/table-view'

/** The product’s own variants beside each other. */
function Comparison(section: SectionViewProps<'comparison'>): ReactElement | null {
	const { props, view } = section
	if (!view.editing && (props.rows.length === 0 || props.columns.length === 0)) return null
	return (
		<SectionFrame {...section} heading={props.heading}>
			<TableView cards={section.layout === 'cards'} props={props} label={view.phrases.comparison} view={view} />
		</SectionFrame>
	)
}

export const comparison = sectionDesign('comparison', {
	Component: Comparison,
	css: `
.vt-variant{padding:1.5rem;border:1px solid var(--line);border-radius:min(var(--round,2px),1.5rem)}
.vt-variant h3{--size:1.25rem;margin-block-end:.8rem}
.vt-variant dl>div{display:flex;justify-content:space-between;gap:1rem;padding-block:.5rem;border-block-start:1px solid var(--line)}
.vt-variant dt{color:var(--soft)}`,
	icon: 'M3 4h5v16H3zM9.5 4h5v16h-5zM16 4h5v16h-5z',
	label: 'Comparison',
})

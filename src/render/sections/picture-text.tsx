import type { ReactElement } from 'react'
import { Field } from '../parts/field'
import { sectionDesign } from '../parts/section-design'
import { SectionFrame } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { TextView } from '../parts/text-view'

/**
 * Pictures with words beside them: told as the theme tells pictured features, or as wide as the window, all on the
 * same side.
 */
function PictureText(section: SectionViewProps<'pictureText'>): ReactElement | null {
	const { id, props, view } = section
	if (props.rows.length === 0 && !view.editing) return null
	const isWide = section.layout === 'same-side'
	return (
		<SectionFrame {...section} name={isWide ? 'pictureText' : 'features'} variant={isWide ? undefined : 'pictured'} heading={props.heading}>
			{props.rows.map((row) => (
				<article key={row.id} className={isWide ? 'vt-pt' : 'vt-row'}>
					{row.image !== null && view.findImage(row.image) ? (
						<Field image={row.image} sectionId={id} view={view} sizes="(min-width:60em) 55vw, 100vw" />
					) : null}
					<div className={isWide ? 'vt-pt-words' : 'vt-words'}>
						<TextView as="h3" text={row.title} view={view} />
						<TextView as="div" className="vt-text" text={row.text} view={view} />
					</div>
				</article>
			))}
		</SectionFrame>
	)
}

export const pictureText = sectionDesign('pictureText', {
	Component: PictureText,
	css: `
.vt.vt .vt-pictureText .vt-in{display:block;max-width:none;padding-inline:0}
.vt-pictureText .vt-h{margin-inline:var(--edge)}
.vt-pt{display:grid}
.vt-pt .vt-field{width:100%;aspect-ratio:var(--r);max-height:80vh}
.vt-pt-words{display:flex;flex-direction:column;justify-content:center;gap:1rem;padding:2rem var(--edge)}
.vt.vt .vt-pt h3{--size:clamp(1.6rem,1.2rem + 1.8vw,2.75rem)}
@media (min-width:60em){.vt-pt:has(.vt-field){grid-template-columns:minmax(0,7fr) minmax(0,5fr)}\
.vt-pt-words{padding-inline:clamp(2rem,5vw,6rem)}}`,
	icon: 'M3 4h9v7H3zM15 5h6M15 9h4M12 14h9v7h-9zM3 15h6M3 19h4',
	label: 'Pictures and text',
})

import type { CSSProperties, ReactElement } from 'react'
import { Picture } from '../parts/picture'
import { sectionDesign } from '../parts/section-design'
import { SectionFrame } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { TextView } from '../parts/text-view'

/** A picture with numbered points, and what each of them shows. */
function AnnotatedPicture(section: SectionViewProps<'annotatedPicture'>): ReactElement | null {
	const { id, props, view } = section
	const image = props.image !== null && view.findImage(props.image) ? props.image : undefined
	if (!view.editing && props.points.length === 0) return null
	// Numbers stand beside the notes where they stand on the picture, and nowhere else.
	const isMarked = image !== undefined && !view.inStore
	return (
		<SectionFrame {...section} heading={props.heading}>
			<div className="vt-noted">
				{image ? (
					<div className="vt-noted-picture">
						<Picture image={image} sectionId={id} view={view} sizes="(min-width:60em) 55vw, 92vw" />
						{isMarked
							? props.points.map((point, index) => (
									<i key={point.id} style={{ left: `${point.x}%`, top: `${point.y}%` } as CSSProperties} aria-hidden="true">
										{index + 1}
									</i>
								))
							: null}
					</div>
				) : null}
				<ol className={isMarked ? 'vt-notes vt-marked' : 'vt-notes'}>
					{props.points.map((point) => (
						<li key={point.id}>
							<TextView as="h3" text={point.title} view={view} />
							<TextView as="div" className="vt-text" text={point.text} view={view} />
						</li>
					))}
				</ol>
			</div>
		</SectionFrame>
	)
}

export const annotatedPicture = sectionDesign('annotatedPicture', {
	Component: AnnotatedPicture,
	css: `
.vt-noted{display:grid;gap:1.75rem}
.vt-noted-picture{position:relative;align-self:start}
.vt-noted-picture img{width:100%;border-radius:min(var(--round,0px),1.5rem)}
.vt-noted-picture i{position:absolute;translate:-50% -50%;display:grid;place-items:center;width:1.75rem;height:1.75rem;border-radius:50%;
background:var(--paper);color:var(--ink);font:600 .875rem/1 var(--text);box-shadow:0 0 0 1px var(--ink)}
.vt-notes h3{--size:1.3rem}
.vt-notes{counter-reset:note;display:grid;gap:1.25rem;align-content:center}
.vt-notes li{counter-increment:note;display:grid;gap:.2rem .9rem;align-content:start}
.vt-marked li{grid-template-columns:auto minmax(0,1fr)}
.vt-marked li::before{content:counter(note);grid-row:span 2;font-weight:600;color:var(--tone)}
.vt-marked li>*{grid-column:2}
.vt-as-below .vt-noted-picture{width:100%;max-width:56rem;margin-inline:auto}
@media (min-width:60em){.vt-as-beside .vt-noted:has(.vt-noted-picture){grid-template-columns:minmax(0,7fr) minmax(0,5fr);
gap:clamp(2rem,5vw,5rem)}\
.vt-as-below .vt-notes:has(>:nth-child(2)){grid-template-columns:repeat(2,minmax(0,1fr))}\
.vt-as-below .vt-notes>:last-child:nth-child(odd):not(:first-child){grid-column:1/-1}}`,
	icon: 'M3 4h18v16H3zM9 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM11 10h7M15 17a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z',
	label: 'Picture with points',
})

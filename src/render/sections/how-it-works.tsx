import type { ReactElement } from 'react'
import { Field } from '../parts/field'
import { sectionDesign } from '../parts/section-design'
import { SectionFrame } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { TextView } from '../parts/text-view'

/** What happens, step by step. */
function HowItWorks(section: SectionViewProps<'howItWorks'>): ReactElement | null {
	const { id, props, view } = section
	if (props.steps.length === 0 && !view.editing) return null
	return (
		<SectionFrame {...section} variant="inset" heading={props.heading}>
			<ol className="vt-frames vt-grid" data-n={props.steps.length}>
				{props.steps.map((step) => (
					<li key={step.id}>
						{step.image !== null && view.findImage(step.image) ? (
							<Field as="figure" image={step.image} sectionId={id} view={view} sizes="(min-width:60em) 30vw, 92vw" />
						) : null}
						<TextView as="h3" text={step.title} view={view} />
						<TextView as="div" className="vt-text" text={step.text} view={view} />
					</li>
				))}
			</ol>
		</SectionFrame>
	)
}

export const howItWorks = sectionDesign('howItWorks', {
	Component: HowItWorks,
	css: `
.vt-frames{counter-reset:frame}
.vt-frames li{counter-increment:frame;display:flex;flex-direction:column;gap:.7rem}
.vt-frames li>h3::before{content:counter(frame) ". ";color:var(--tone)}
.vt-frames h3{--size:1.35rem}
.vt-frames .vt-field{aspect-ratio:4/3;border-radius:min(var(--round,0px),1.5rem)}
.vt.vt .vt-as-line .vt-frames{grid-template-columns:minmax(0,1fr);gap:2rem}
.vt.vt .vt-as-line .vt-frames>li{grid-column:1;padding-inline-start:1.5rem;border-inline-start:2px solid var(--line)}
.vt-as-line .vt-frames .vt-field{width:100%;max-width:26rem}`,
	icon: 'M5 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM19 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM5 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM7 6h6l4 5M17 13l-4 5H7',
	label: 'How it works',
})

import type { ReactElement } from 'react'
import { sectionDesign } from '../parts/section-design'
import { SectionFrame } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { Sign } from '../parts/sign'
import { TextView } from '../parts/text-view'

/** What the product does for its owner. */
function Benefits(section: SectionViewProps<'benefits'>): ReactElement {
	const { props, view } = section
	const signed = props.items.some(({ sign }) => sign) ? ' vt-signed' : ''
	return (
		<SectionFrame {...section} heading={props.heading}>
			<ul className={`vt-points${section.layout === 'cards' ? ' vt-grid' : ''}${signed}`} data-n={props.items.length}>
				{props.items.map((item) => (
					<li key={item.id}>
						{item.sign ? <Sign of={item.sign} /> : null}
						<TextView as="h3" text={item.title} view={view} />
						<TextView as="div" className="vt-text" text={item.text} view={view} />
					</li>
				))}
			</ul>
		</SectionFrame>
	)
}

export const benefits = sectionDesign('benefits', {
	Component: Benefits,
	css: `
.vt.vt .vt-as-cards .vt-points>li{display:block;padding:1.5rem;border:1px solid var(--line);border-radius:min(var(--round,2px),1.5rem)}
.vt.vt .vt-as-cards .vt-points>li .vt-text{margin-block-start:.6rem}`,
	icon: 'M12 3l2.2 6.8L21 12l-6.8 2.2L12 21l-2.2-6.8L3 12l6.8-2.2Z',
	label: 'Benefits',
})

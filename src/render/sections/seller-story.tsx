import type { ReactElement } from 'react'
import { Field } from '../parts/field'
import { sectionDesign } from '../parts/section-design'
import { SectionFrame } from '../parts/section-frame'
import type { SectionViewProps } from '../parts/section-props'
import { TextView } from '../parts/text-view'

/** Who sells it, in their own words. */
function SellerStory(section: SectionViewProps<'sellerStory'>): ReactElement {
	const { id, props, view } = section
	return (
		<SectionFrame {...section} variant="inset" heading={props.heading}>
			<div className="vt-seller">
				{props.image !== null && view.findImage(props.image) ? (
					<Field image={props.image} sectionId={id} view={view} sizes="(min-width:60em) 40vw, 92vw" />
				) : null}
				<TextView as="div" className="vt-prose" text={props.body} view={view} />
			</div>
		</SectionFrame>
	)
}

export const sellerStory = sectionDesign('sellerStory', {
	Component: SellerStory,
	css: `
.vt-seller{display:grid;gap:2rem}
.vt-seller .vt-field{width:100%;aspect-ratio:var(--r);max-height:36rem;border-radius:min(var(--round,0px),1.5rem)}
.vt-seller .vt-prose{font-size:clamp(1.125rem,1rem + .6vw,1.4rem)}
.vt.vt .vt-as-letter .vt-seller{max-width:40rem;margin-inline:auto}
@media (min-width:60em){.vt-as-beside .vt-seller:has(.vt-field){grid-template-columns:minmax(0,5fr) minmax(0,6fr);align-items:center;
gap:clamp(2rem,6vw,6rem)}}`,
	icon: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c0-5 3.6-7 8-7s8 2 8 7Z',
	label: 'Seller’s story',
})

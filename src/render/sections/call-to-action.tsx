import type { ReactElement } from 'react'
import { ActionButton } from '../action-button'
import { anchorOf } from '../anchor'
import { Field } from '../field'
import { headingClass } from '../heading-class'
import { PriceView } from '../price-view'
import { sectionDesign } from '../section-design'
import type { SectionViewProps } from '../section-props'
import { TextView } from '../text-view'
import { THEME_TRAITS } from '../themes/traits'

/** The last call, with the price. */
function CallToAction({ id, props, view }: SectionViewProps<'callToAction'>): ReactElement {
	const main = view.page.gallery[0]
	const shown = main !== undefined && THEME_TRAITS[view.page.theme].closingPicture && (view.findImage(main)?.files.length ?? 0) > 0
	return (
		<section className={`vt-closing${shown ? '' : ' vt-alone'}`} id={anchorOf(id)}>
			<div className="vt-closing-in">
				{shown ? <Field image={main} sectionId={id} view={view} sizes="(min-width:60em) 40vw, 92vw" /> : null}
				<div className="vt-call">
					<TextView as="h2" className={headingClass(props.headline)} text={props.headline} view={view} />
					<div className="vt-buy">
						<PriceView view={view} />
						<ActionButton text={props.button} view={view} />
					</div>
				</div>
			</div>
		</section>
	)
}

export const callToAction = sectionDesign('callToAction', {
	Component: CallToAction,
	icon: 'M3 7h18v10H3zM7 12h7M12 9.5l2.5 2.5-2.5 2.5',
	label: 'Last call',
})

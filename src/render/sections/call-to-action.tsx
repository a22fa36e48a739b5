import type { ReactElement } from 'react'
import { ActionButton } from '../action-button'
import { anchorOf } from '../button-target'
import { Field } from '../field'
import { headingClass } from '../heading-class'
import { PriceView } from '../price-view'
import type { SectionViewProps } from '../section-props'
import { TextView } from '../text-view'
import { THEME_TRAITS } from '../themes/traits'

/** The last call, with the price. */
export function CallToAction({ id, props, view }: SectionViewProps<'callToAction'>): ReactElement {
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
						<ActionButton text={props.button} from="callToAction" view={view} />
					</div>
				</div>
			</div>
		</section>
	)
}

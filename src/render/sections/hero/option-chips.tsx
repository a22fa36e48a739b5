import type { CSSProperties, ReactElement } from 'react'
import { colorOf } from '../../../core/locale/color-words'
import { plainFromRichText } from '../../../core/text/rich-text'
import type { ViewedProps } from '../../parts/section-props'
import { storedHtml, TextView } from '../../parts/text-view'
import type { PageView } from '../../view/page-view'

type Option = ViewedProps<'hero'>['options'][number]
/** Choices shown at once; the others open behind a “+28”. */
const MOST_SHOWN = 8

/** What there is to choose: a chip for each value, with a swatch where its colour is known. */
export function OptionChips({ options, view }: { options: readonly Option[]; view: PageView }): ReactElement | null {
	if (options.length === 0) return null
	return (
		<div className="vt-options">
			{options.map((option) => {
				const most = view.editing || option.values.length <= MOST_SHOWN + 1 ? option.values.length : MOST_SHOWN
				const rest = option.values.slice(most)
				return (
					<div key={option.id} className="vt-option">
						<TextView as="p" className="vt-option-name" text={option.name} view={view} />
						<Chips values={option.values.slice(0, most)} view={view} />
						{rest.length > 0 ? (
							<details className="vt-more">
								<summary>
									<bdi dir="ltr">+{rest.length}</bdi>
								</summary>
								<Chips values={rest} view={view} />
							</details>
						) : null}
					</div>
				)
			})}
		</div>
	)
}

function Chips({ values, view }: { values: Option['values']; view: PageView }): ReactElement {
	return (
		<ul className="vt-chips">
			{values.map((value, index) => {
				const color = colorOf(plainFromRichText(storedHtml(value)))
				return (
					<li key={index} className="vt-chip">
						{color ? <i className="vt-swatch" style={{ background: color } as CSSProperties} aria-hidden="true" /> : null}
						<TextView as="span" text={value} view={view} />
					</li>
				)
			})}
		</ul>
	)
}

import type { ReactElement } from 'react'
import { isWhatsApp } from '../core/page/reach'
import { plainFromRichText } from '../core/page/rich-text'
import type { PageView } from './page-view'
import { Sign } from './sign'
import { TextView } from './text-view'
import { WayLink } from './way-link'

/** More of them would push the product's own words out of sight. */
const MOST_TERMS = 4

/** What the page's own sections say of delivery and contact, repeated under the button; nothing when they say nothing. */
export function HeroTerms({ view }: { view: PageView }): ReactElement | null {
	const shown = view.page.sections.filter((section) => !section.hidden)
	const terms = shown.flatMap((section) => (section.type === 'guarantee' ? section.props.items : [])).slice(0, MOST_TERMS)
	const ways = shown.flatMap((section) => (section.type === 'contact' ? section.props.items : []))
	const whatsApp = ways.find((way) => isWhatsApp(plainFromRichText(way.name.html)))
	if (terms.length === 0 && !whatsApp) return null
	return (
		<div className="vt-near">
			{whatsApp ? <WayLink item={whatsApp} view={view} /> : null}
			{terms.length > 0 ? (
				<ul>
					{terms.map((term) => (
						<li key={term.id}>
							<Sign of={term.topic} />
							<TextView as="div" text={term.text} view={view} />
						</li>
					))}
				</ul>
			) : null}
		</div>
	)
}

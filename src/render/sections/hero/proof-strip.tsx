import type { ReactElement } from 'react'
import { isWhatsApp } from '../../../core/seller/contact-links'
import { plainFromRichText } from '../../../core/text/rich-text'
import type { ViewedProps } from '../../parts/section-props'
import { Sign } from '../../parts/sign'
import { TextView } from '../../parts/text-view'
import { WayLink } from '../../parts/way-link'
import { LOOKS } from '../../themes/looks'
import type { PageView } from '../../view/page-view'

/**
 * What the seller states of delivery, returns, payment and guarantee, under the button; nothing when they state
 * nothing.
 */
export function ProofStrip({ terms, view }: { terms: ViewedProps<'hero'>['terms']; view: PageView }): ReactElement | null {
	const way = LOOKS[view.page.theme].traits.heroTerms ? whatsAppOf(view) : undefined
	if (terms.length === 0 && !way) return null
	return (
		<div className="vt-near">
			{way ? <WayLink item={way} view={view} /> : null}
			{terms.length > 0 ? (
				<ul className="vt-proof" data-n={terms.length}>
					{terms.map((term) => (
						<li key={term.id}>
							<Sign of={term.topic} />
							<div>
								<TextView as="p" className="vt-proof-name" text={term.title} view={view} />
								<TextView as="div" text={term.text} view={view} />
							</div>
						</li>
					))}
				</ul>
			) : null}
		</div>
	)
}

/** The page's own WhatsApp number. */
function whatsAppOf({ page }: PageView): ViewedProps<'contact'>['items'][number] | undefined {
	const shown = page.sections.filter((section) => !section.hidden)
	const ways = shown.flatMap((section) => (section.type === 'contact' ? section.props.items : []))
	return ways.find((way) => isWhatsApp(plainFromRichText(way.name.html)))
}

import type { ReactElement } from 'react'
import { emailOf, isWhatsApp, linkOf } from '../../core/seller/contact-links'
import { plainFromRichText } from '../../core/text/rich-text'
import type { PageView } from '../view/page-view'
import type { ViewedProps } from './section-props'
import { Sign } from './sign'
import { storedHtml, TextView } from './text-view'

type Props = { item: ViewedProps<'contact'>['items'][number]; view: PageView }

/**
 * A number or address, and the link made from it. What is neither is shown without a link; while edited nothing is one.
 */
export function WayLink({ item, view }: Props): ReactElement {
	const value = plainFromRichText(storedHtml(item.value))
	const name = plainFromRichText(storedHtml(item.name))
	const link = view.editing ? undefined : linkOf(value, name)
	const content = (
		<>
			<Sign of={isWhatsApp(name) ? 'whatsapp' : emailOf(value) ? 'email' : 'phone'} />
			<span>
				<TextView as="span" className="vt-call-by" text={item.name} view={view} />
				<bdi dir="ltr">
					<TextView as="span" text={item.value} view={view} />
				</bdi>
			</span>
		</>
	)
	return link ? (
		<a className="vt-way" href={link}>
			{content}
		</a>
	) : (
		<div className="vt-way">{content}</div>
	)
}

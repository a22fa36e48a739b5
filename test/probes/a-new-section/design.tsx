import type { ReactElement } from 'react'
import type { PageView } from '../../../src/render/view/page-view'
import { TextView, type ViewText } from '../../../src/render/parts/text-view'

type Props = { layout: string; props: { items: { id: string; text: ViewText }[] }; view: PageView }

function Toy({ layout, props, view }: Props): ReactElement {
	return (
		<section className={`vt-toy vt-as-${layout}`}>
			{props.items.map((item) => (
				<TextView key={item.id} as="p" text={item.text} view={view} />
			))}
		</section>
	)
}

/** How the toy looks; nothing else of the product names it. */
export const toyDesign = { Component: Toy, css: '.vt-toy{color:var(--tone)}', icon: 'M4 4h16v16H4z', label: 'Toy' }

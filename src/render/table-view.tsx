import type { ReactElement } from 'react'
import type { PageView } from './page-view'
import type { ViewedProps } from './section-props'
import { TextView } from './text-view'

type Props = { props: ViewedProps<'comparison'>; label: string; view: PageView }

/** A table that scrolls inside its own frame on a narrow window; the frame can be reached by keyboard for that. */
export function TableView({ props, label, view }: Props): ReactElement {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse (WCAG 2.1.1)
		<section className="vt-scroll" tabIndex={0} aria-label={label}>
			<table className="vt-table">
				<thead>
					<tr>
						<td />
						{props.columns.map((column, index) => (
							<TextView key={index} as="th" scope="col" text={column} view={view} />
						))}
					</tr>
				</thead>
				<tbody>
					{props.rows.map((row) => (
						<tr key={row.id}>
							<TextView as="th" scope="row" text={row.name} view={view} />
							{props.columns.map((_, index) => {
								const value = row.values[index]
								const stated = value !== undefined && (typeof value.html !== 'string' || value.html !== '')
								return stated ? <TextView key={index} as="td" text={value} view={view} /> : <td key={index}>–</td>
							})}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	)
}

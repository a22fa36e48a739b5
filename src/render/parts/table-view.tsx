import type { ReactElement } from 'react'
import type { PageView } from '../view/page-view'
import type { ViewedProps } from './section-props'
import { TextView } from './text-view'

type Props = { props: ViewedProps<'comparison'>; label: string; view: PageView; cards?: boolean }

/** A table that scrolls inside its own frame on a narrow window; the frame can be reached by keyboard for that. */
export function TableView({ cards, ...table }: Props): ReactElement {
	return cards ? <VariantCards {...table} /> : <WholeTable {...table} />
}

function WholeTable({ props, label, view }: Omit<Props, 'cards'>): ReactElement {
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

/** A card for each variant, with what is stated of it. */
function VariantCards({ props, view }: Omit<Props, 'cards'>): ReactElement {
	return (
		<ul className="vt-grid" data-n={props.columns.length}>
			{props.columns.map((column, index) => (
				<li key={index} className="vt-variant">
					<TextView as="h3" text={column} view={view} />
					<dl>
						{props.rows.map((row) => {
							const value = row.values[index]
							const stated = value !== undefined && value.html !== ''
							return stated ? (
								<div key={row.id}>
									<TextView as="dt" text={row.name} view={view} />
									<TextView as="dd" text={value} view={view} />
								</div>
							) : null
						})}
					</dl>
				</li>
			))}
		</ul>
	)
}

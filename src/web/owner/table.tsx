import type { ReactNode } from 'react'
import { cx } from '../ui/cx'

/**
 * Rows of the same kind; on narrow screens it scrolls sideways by itself, by finger or arrow keys, and the page does
 * not.
 */
export function Table({ label, head, children }: { label: string; head: readonly string[]; children: ReactNode }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
		<section aria-label={label} tabIndex={0} className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
			<table className="w-full border-collapse text-start text-[0.9375rem]">
				<thead>
					<tr className="border-b border-strong">
						{head.map((name) => (
							<th key={name} scope="col" className="whitespace-nowrap py-2 pe-5 text-start text-sm font-medium text-faint">
								{name}
							</th>
						))}
					</tr>
				</thead>
				<tbody>{children}</tbody>
			</table>
		</section>
	)
}

export function Row({ children }: { children: ReactNode }) {
	return <tr className="border-b border-hairline align-top">{children}</tr>
}

export function Cell({ children, number = false }: { children: ReactNode; number?: boolean }) {
	return <td className={cx('py-2.5 pe-5', number && 'whitespace-nowrap tabular')}>{children}</td>
}

import { type ReactNode, useId } from 'react'

type Props = { title: string; text: string; children: ReactNode; anchor?: string }

/**
 * A part of the settings: what it is about at the side, what can be changed beside it. `anchor` names it in the
 * address.
 */
export function Group({ title, text, children, anchor }: Props) {
	const id = useId()
	return (
		<section
			id={anchor}
			aria-labelledby={id}
			className="grid scroll-mt-18 gap-x-10 gap-y-5 border-t border-hairline pt-6 md:grid-cols-[15rem_minmax(0,1fr)]"
		>
			<div className="grid content-start gap-2">
				<h2 id={id} className="text-2">
					{title}
				</h2>
				<p className="max-w-[48ch] text-sm text-faint">{text}</p>
			</div>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-6">{children}</div>
		</section>
	)
}

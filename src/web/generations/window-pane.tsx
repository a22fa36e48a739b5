import type { ReactNode } from 'react'
import { cx } from '../ui/cx'

/** The shop window of the dashboard: dark and empty, or lit while a page is being set up in it. */
export function WindowPane({ lit, children, label }: { lit: boolean; children: ReactNode; label: string }) {
	return (
		<section
			aria-label={label}
			className={cx(
				'grid min-h-[27.5rem] rounded-[3px] border border-ink p-5 outline-1',
				'outline-offset-[6px] outline-ink transition-colors duration-(--calm) sm:p-8',
				lit ? 'content-start bg-raised bg-[radial-gradient(90%_60%_at_100%_0%,var(--lit),transparent_70%)]' : 'bg-glass',
				lit && 'rtl:bg-[radial-gradient(90%_60%_at_0%_0%,var(--lit),transparent_70%)]',
			)}
		>
			{children}
		</section>
	)
}

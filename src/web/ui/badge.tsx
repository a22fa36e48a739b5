import type { ReactNode } from 'react'
import { cx } from './cx'

const TONES = {
	plain: 'border-hairline text-soft',
	glass: 'border-glass-deep bg-glass text-glass-ink',
	good: 'border-transparent bg-good-soft text-good',
	warn: 'border-transparent bg-warn-soft text-warn',
} as const

export function Badge({ tone = 'plain', children, className }: { tone?: keyof typeof TONES; children: ReactNode; className?: string }) {
	return (
		<span
			className={cx(
				'inline-flex items-center gap-1 whitespace-nowrap rounded-[3px] border px-1.5 py-0.5 text-xs font-medium',
				TONES[tone],
				className,
			)}
		>
			{children}
		</span>
	)
}

import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx'

const TONES = { bad: 'bg-bad-soft text-bad', warn: 'bg-warn-soft text-warn', plain: 'bg-glass text-glass-ink' } as const

type Props = { tone?: keyof typeof TONES; title?: string; text?: ReactNode; children?: ReactNode }

/** Something to know, in the place it is about; read aloud when it appears. */
export function Notice({ tone = 'plain', title, text, children }: Props) {
	const Icon = tone === 'plain' ? Info : CircleAlert
	return (
		<div role={tone === 'bad' ? 'alert' : 'status'} className={cx('flex gap-3 rounded-pane p-4', TONES[tone])}>
			<Icon size={20} className="mt-0.5 shrink-0" aria-hidden />
			<div className="grid gap-2">
				{title && <p className="font-semibold leading-snug">{title}</p>}
				{text && <p className="text-[0.9375rem] leading-snug">{text}</p>}
				{children}
			</div>
		</div>
	)
}

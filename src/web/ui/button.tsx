import { LoaderCircle } from 'lucide-react'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cx } from './cx'

const LOOKS = {
	/** The one call of a screen. */
	accent: 'bg-accent text-on-accent border-transparent hover:bg-accent-hover',
	ink: 'bg-ink text-paper border-transparent hover:bg-soft',
	quiet: 'bg-raised text-ink border-strong hover:border-ink',
	bare: 'bg-transparent text-ink border-transparent hover:bg-sunk',
	danger: 'bg-raised text-bad border-strong hover:border-bad',
} as const

const SIZES = {
	large: 'min-h-13 px-6 text-[1.0625rem]',
	medium: 'min-h-11 px-4.5 text-[0.9375rem]',
	small: 'min-h-9 px-3 text-sm pointer-coarse:min-h-11',
} as const

type Props = ComponentProps<'button'> & {
	look?: keyof typeof LOOKS
	size?: keyof typeof SIZES
	busy?: boolean
	/** Renders the child (a link) with the button's looks. */
	asChild?: boolean
}

export function Button({
	look = 'quiet',
	size = 'medium',
	busy = false,
	asChild = false,
	className,
	children,
	disabled,
	type,
	...rest
}: Props) {
	const looks = cx(
		'inline-flex items-center justify-center gap-2 rounded-pane border font-medium leading-tight no-underline text-center',
		'transition-colors duration-(--quick) disabled:opacity-55 disabled:pointer-events-none select-none',
		LOOKS[look],
		SIZES[size],
		className,
	)
	if (asChild) {
		return (
			<Slot.Root className={looks} {...rest}>
				{children}
			</Slot.Root>
		)
	}
	return (
		<button type={type ?? 'button'} className={looks} disabled={disabled || busy} aria-busy={busy || undefined} {...rest}>
			{busy && <LoaderCircle size={18} className="animate-spin motion-reduce:hidden" aria-hidden />}
			{children}
		</button>
	)
}

/** A square button with an icon; its name is read aloud and shown as a tooltip. */
export function IconButton({ label, className, children, type, ...rest }: ComponentProps<'button'> & { label: string }) {
	return (
		<button
			type={type ?? 'button'}
			aria-label={label}
			title={label}
			className={cx(
				'inline-grid size-10 shrink-0 place-items-center rounded-pane text-soft transition-colors duration-(--quick) pointer-coarse:size-11',
				'hover:bg-sunk hover:text-ink disabled:opacity-40 disabled:pointer-events-none aria-pressed:bg-glass aria-pressed:text-ink',
				className,
			)}
			{...rest}
		>
			{children}
		</button>
	)
}

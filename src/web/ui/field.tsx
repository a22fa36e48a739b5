import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from './cx'

export const CONTROL = cx(
	'w-full min-h-12 rounded-pane border border-strong bg-raised px-3.5 text-base text-ink placeholder:text-faint',
	'transition-colors duration-(--quick) hover:border-ink disabled:opacity-60 disabled:hover:border-strong',
	'aria-invalid:border-bad',
)

type FrameProps = { label: string; hint?: ReactNode; error?: string | undefined; children: (ids: ControlIds) => ReactNode }
export type ControlIds = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

/** Label above, hint and error below, tied to the control. */
export function Field({ label, hint, error, children }: FrameProps) {
	const id = useId()
	const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
	const ids: ControlIds = { id, ...(described && { 'aria-describedby': described }), ...(error && { 'aria-invalid': true as const }) }
	return (
		<div className="grid gap-1.5">
			<label htmlFor={id} className="text-sm font-medium">
				{label}
			</label>
			{children(ids)}
			{hint && (
				<p id={`${id}-hint`} className="text-sm text-faint">
					{hint}
				</p>
			)}
			{error && (
				<p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-bad">
					<CircleAlert size={16} className="mt-0.5 shrink-0" aria-hidden />
					<span>{error}</span>
				</p>
			)}
		</div>
	)
}

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'children'> & {
	label: string
	hint?: ReactNode
	error?: string | undefined
	trailing?: ReactNode
}

/** Room for what trails, at the end of the line of the screen: the words typed may run the other way. */
const TRAILED = 'pr-13 [html[dir=rtl]_&]:pr-3.5 [html[dir=rtl]_&]:pl-13'

export function TextField({ label, hint, error, trailing, className, dir, ...rest }: TextFieldProps) {
	// An empty field has no words to take its direction from; its example reads as the screen does.
	const direction = dir === 'auto' && rest.value === '' ? undefined : dir
	return (
		<Field label={label} hint={hint} error={error}>
			{(ids) => (
				<div className="relative">
					<input className={cx(CONTROL, trailing && TRAILED, className)} dir={direction} {...rest} {...ids} />
					{trailing && <div className="absolute inset-y-0 end-1 flex items-center">{trailing}</div>}
				</div>
			)}
		</Field>
	)
}

import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../ui/cx'
import { CONTROL, Field } from '../../ui/field'

type Props = Omit<ComponentProps<'textarea'>, 'id' | 'children'> & { label: string; hint?: ReactNode; error?: string | undefined }

const LINE_REM = 1.5
const PADDING_REM = 1.375

/** A text of several lines; begins with `rows` and grows with what is typed where the browser can. */
export function TextAreaField({ label, hint, error, className, rows = 2, ...rest }: Props) {
	return (
		<Field label={label} hint={hint} error={error}>
			{(ids) => (
				<textarea
					dir="auto"
					rows={rows}
					style={{ minHeight: `${rows * LINE_REM + PADDING_REM}rem` }}
					className={cx(CONTROL, 'max-h-[60dvh] py-2.5 leading-normal field-sizing-content', className)}
					{...rest}
					{...ids}
				/>
			)}
		</Field>
	)
}

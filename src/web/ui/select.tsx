import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx'
import { CONTROL, Field } from './field'

type Props = Omit<ComponentProps<'select'>, 'id'> & {
	label: string
	options: readonly { value: string; label: string; disabled?: boolean }[]
}

/** A native select: best on phones, right for short lists. */
export function SelectField({ label, options, className, ...rest }: Props) {
	return (
		<Field label={label}>
			{(ids) => (
				<div className="relative">
					<select className={cx(CONTROL, 'appearance-none pe-10', className)} {...rest} {...ids}>
						{options.map((option) => (
							<option key={option.value} value={option.value} disabled={option.disabled}>
								{option.label}
							</option>
						))}
					</select>
					<ChevronDown size={18} className="pointer-events-none absolute inset-y-0 end-3 my-auto text-faint" aria-hidden />
				</div>
			)}
		</Field>
	)
}

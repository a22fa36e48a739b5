import type { SectionType } from '../../../core/page/page'
import { designOf } from '../../../render/sections/registry'

/** The drawing of a kind of section, for the eye alone. */
export function SectionIcon({ type, className }: { type: SectionType; className?: string }) {
	return (
		<svg
			className={className}
			width={18}
			height={18}
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			strokeWidth={1.75}
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden
		>
			<path d={designOf(type).icon} />
		</svg>
	)
}

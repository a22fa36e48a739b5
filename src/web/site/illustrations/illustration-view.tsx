import type { FunctionComponent } from 'react'
import type { Illustration } from '../../../core/site/article'
import { ChecklistAndKey } from './checklist-and-key'
import { FactsInOrder } from './facts-in-order'
import { FourWindows } from './four-windows'
import { HtmlSieve } from './html-sieve'
import { RecordAndTheme } from './record-and-theme'
import { TwoWorkbenches } from './two-workbenches'

const DRAWINGS: Record<Illustration, FunctionComponent> = {
	'record-and-theme': RecordAndTheme,
	'facts-in-order': FactsInOrder,
	'html-sieve': HtmlSieve,
	'four-windows': FourWindows,
	'two-workbenches': TwoWorkbenches,
	'checklist-and-key': ChecklistAndKey,
}

/** An article's picture, drawn by us: ink lines, glass, and one thing lit. 1200 × 560. */
export function IllustrationView({ name, alt }: { name: Illustration; alt: string }) {
	const Drawing = DRAWINGS[name]
	return (
		<svg
			viewBox="0 0 1200 560"
			className="cover"
			role="img"
			aria-label={alt}
			fill="none"
			stroke="var(--ink)"
			strokeWidth="3"
			strokeLinejoin="round"
			strokeLinecap="round"
		>
			<Drawing />
		</svg>
	)
}

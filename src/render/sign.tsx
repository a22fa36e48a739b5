import type { ReactElement } from 'react'
import type { TermTopic } from '../core/page/term-topic'

/** Small drawings on a field of 24 × 24: what a term is about, and how somebody is reached. */
const SIGNS: { readonly [T in TermTopic | 'whatsapp' | 'phone' | 'email' | 'not']: string } = {
	delivery: 'M2 6h12v11H2zM14 10h4l4 4v3h-8M7 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17.5 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
	returns: 'M4 9h11a5 5 0 0 1 0 10H8M4 9l4-4M4 9l4 4',
	guarantee: 'M12 3l8 3v5c0 5-3.4 8.4-8 10-4.6-1.6-8-5-8-10V6ZM8.5 12l2.5 2.5 4.5-5',
	payment: 'M2 6h20v12H2zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM5.5 12h.01M18.5 12h.01',
	other: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12.5l2.7 2.7L16 9.5',
	whatsapp: 'M4 20l1.3-4A8.3 8.3 0 1 1 8.2 19ZM9 8.5c0 3.5 3 6.5 6.5 6.5l1-1.8-2.2-1.1-1 1c-1.1-.5-2-1.4-2.5-2.5l1-1L10.7 7.5Z',
	phone: 'M5 3h4l1.5 5-2.5 1.5a12 12 0 0 0 6.5 6.5l1.5-2.5 5 1.5v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2Z',
	not: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8.5 8.5l7 7M15.5 8.5l-7 7',
	email: 'M3 5h18v14H3zM3 6l9 7 9-7',
}

/** One of the drawings above, for the eye alone: the words beside it say the same. */
export function Sign({ of }: { of: keyof typeof SIGNS }): ReactElement {
	return (
		<svg className="vt-sign" viewBox="0 0 24 24" aria-hidden="true">
			<path d={SIGNS[of]} />
		</svg>
	)
}

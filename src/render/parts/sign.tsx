import type { ReactElement } from 'react'
import type { BenefitSign } from '../../core/page/compose/benefit-sign'
import type { TermTopic } from '../../core/page/compose/term-topic'

/** Small drawings on a field of 24 × 24: what a term or a benefit is about, and how somebody is reached. */
const SIGNS: { readonly [T in TermTopic | BenefitSign | 'whatsapp' | 'phone' | 'email' | 'not']: string } = {
	delivery: 'M2 6h12v11H2zM14 10h4l4 4v3h-8M7 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17.5 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
	returns: 'M4 9h11a5 5 0 0 1 0 10H8M4 9l4-4M4 9l4 4',
	guarantee: 'M12 3l8 3v5c0 5-3.4 8.4-8 10-4.6-1.6-8-5-8-10V6ZM8.5 12l2.5 2.5 4.5-5',
	payment: 'M2 6h20v12H2zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM5.5 12h.01M18.5 12h.01',
	other: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12.5l2.7 2.7L16 9.5',
	whatsapp: 'M4 20l1.3-4A8.3 8.3 0 1 1 8.2 19ZM9 8.5c0 3.5 3 6.5 6.5 6.5l1-1.8-2.2-1.1-1 1c-1.1-.5-2-1.4-2.5-2.5l1-1L10.7 7.5Z',
	phone: 'M5 3h4l1.5 5-2.5 1.5a12 12 0 0 0 6.5 6.5l1.5-2.5 5 1.5v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2Z',
	not: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8.5 8.5l7 7M15.5 8.5l-7 7',
	email: 'M3 5h18v14H3zM3 6l9 7 9-7',
	water: 'M12 3c4 5 6.5 8 6.5 11.5a6.5 6.5 0 0 1-13 0C5.5 11 8 8 12 3ZM9 15a3 3 0 0 0 3 3',
	dry: 'M3 8h10a2.5 2.5 0 1 0-2.5-2.5M3 12h15a3 3 0 1 1-3 3M3 16h7a2.5 2.5 0 1 1-2.5 2.5',
	heat: 'M12 21a6 6 0 0 0 6-6c0-4-3-5-3.5-9-3 1.5-4.5 4-4.5 6.5C8.5 12 8 11 8 10c-1.5 1.5-2 3-2 5a6 6 0 0 0 6 6Z',
	cold: 'M12 2v20M3.5 7l17 10M20.5 7l-17 10M9 3.5l3 3 3-3M9 20.5l3-3 3 3',
	power: 'M13 2L5 13.5h6L10 22l9-12.5h-6.5Z',
	battery: 'M2.5 8h16v8h-16zM18.5 10.5h3v3h-3M6 10.5v3M9.5 10.5v3M13 10.5v3',
	light: 'M9.5 18h5M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.7.5 1 1.2 1 2.1h5c0-.9.3-1.6 1-2.1A6 6 0 0 0 12 3Z',
	time: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
	size: 'M3 16.5L16.5 3 21 7.5 7.5 21ZM7 12.5l2 2M10 9.5l2.5 2.5M13 6.5l2 2',
	weight: 'M5 9h14l2 12H3ZM12 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM9 15h6',
	room: 'M4 7h16v13H4zM4 11h16M10 14.5h4M8 7V4h8v3',
	natural: 'M5 19c0-9 5-14 15-14 0 9-4 14-11 14-2 0-3-.5-4-1.5M4 21c1.5-5 5-8.5 9.5-10.5',
	soft: 'M5 5c4-1.5 10-1.5 14 0 1.5 4 1.5 10 0 14-4 1.5-10 1.5-14 0-1.5-4-1.5-10 0-14ZM9.5 10.5c1.5 1 3.5 1 5 0M9.5 14.5c1.5-1 3.5-1 5 0',
	air: 'M4 7c2.5-2 5.5 2 8 0s5.5 2 8 0M4 12c2.5-2 5.5 2 8 0s5.5 2 8 0M4 17c2.5-2 5.5 2 8 0s5.5 2 8 0',
	strong: 'M12 3l8 3v5c0 5-3.4 8.4-8 10-4.6-1.6-8-5-8-10V6ZM12 8v8M8 12h8',
	clean: 'M10 4l1.6 4.9L16.5 10.5l-4.9 1.6L10 17l-1.6-4.9L3.5 10.5l4.9-1.6ZM18 14l.9 2.6 2.6.9-2.6.9L18 21l-.9-2.6-2.6-.9 2.6-.9Z',
	sound: 'M4 9.5v5h4l5 4v-13l-5 4ZM16 9a4.5 4.5 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
	wireless: 'M3 9.5a13 13 0 0 1 18 0M6 13a8.5 8.5 0 0 1 12 0M9 16.5a4.2 4.2 0 0 1 6 0M12 20h.01',
	screen: 'M3 4.5h18v12H3zM12 16.5v4M8 20.5h8',
	camera: 'M3 7.5h4l2-3h6l2 3h4v12H3zM12 17a3.8 3.8 0 1 0 0-7.5 3.8 3.8 0 0 0 0 7.5Z',
	hand: [
		'M8 12V5.5a1.5 1.5 0 0 1 3 0V11m0-6.5a1.5 1.5 0 0 1 3 0V11m0-5a1.5 1.5 0 0 1 3 0v8',
		'c0 4-2.5 7-6 7-3.5 0-5-2-7-6.5-.7-1.5.8-2.5 2-1.5l2 2',
	].join(''),
	travel: 'M4 8h16v12H4zM9 8V4h6v4M8 8v12M16 8v12',
	safe: 'M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11M12 15v2.5',
	child: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM9 11h.01M15 11h.01M9 15c1.8 1.5 4.2 1.5 6 0M12 4c1 0 1.5 1 1 2',
	body: 'M12 20.5C6 16.5 3 13 3 9a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 4-3 7.5-9 11.5Z',
	food: 'M7 3v18M4.5 3v4.5a2.5 2.5 0 0 0 5 0V3M17 21v-7h-2.5c0-5 1-9 2.5-11Z',
	tools: 'M14.5 6.5a4.5 4.5 0 0 1 5.8-2.8L17.5 6.5l.5 2 2 .5 1-1a4.5 4.5 0 0 1-6 4L7 20a2 2 0 0 1-3-3l8-8a4.5 4.5 0 0 1 2.5-2.5Z',
	colour: 'M12 3a9 9 0 1 0 0 18c1.5 0 2-1 1.5-2-.7-1.5.3-3 2-3H18a3 3 0 0 0 3-3c0-5.5-4-10-9-10ZM7.5 12h.01M9.5 8h.01M14.5 7.5h.01',
	gift: 'M3.5 8h17v4h-17zM5 12h14v9H5zM12 8v13M12 8C10 8 7.5 7 7.5 5S11 3 12 8Zm0 0c2 0 4.5-1 4.5-3S13 3 12 8Z',
	sun: [
		'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2v2.5M12 19.5V22M2 12h2.5',
		'M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M19 5l-1.7 1.7M6.7 17.3L5 19',
	].join(''),
	pair: 'M4 4h10v10H4zM10 14v6h10V10h-6',
	good: 'M4.5 12.5l5 5 10-11',
}

/** Signs that stand for a word: where nothing is drawn, as in stores, a letter says it. */
const MARKS: { readonly [Name in keyof typeof SIGNS]?: string } = { other: ' vt-check', good: ' vt-check', not: ' vt-cross' }

/** One of the drawings above, for the eye alone: the words beside it say the same. */
export function Sign({ of }: { of: keyof typeof SIGNS }): ReactElement {
	return (
		<svg className={`vt-sign${MARKS[of] ?? ''}`} viewBox="0 0 24 24" aria-hidden="true">
			<path d={SIGNS[of]} />
		</svg>
	)
}

const INHERITED_TEXT = { color: 'inherit', 'font-size': 'inherit', 'line-height': 'inherit' } as const
const HEADING = {
	...INHERITED_TEXT,
	'font-family': 'inherit',
	'font-weight': 'inherit',
	'letter-spacing': 'inherit',
	'text-transform': 'none',
	'text-align': 'inherit',
	padding: '0',
	border: '0',
} as const
const CELL = { ...INHERITED_TEXT, 'text-align': 'inherit', 'background-color': 'transparent', border: '0' } as const

/**
 * What a theme sets for all text around a description and every element inside would take over: for the outermost
 * element alone. Its font and colour are the page's own.
 */
export const ROOT_RESETS: Readonly<Record<string, string>> = {
	'letter-spacing': 'normal',
	'text-transform': 'none',
	'font-style': 'normal',
	'font-weight': '400',
}

/**
 * What stores' themes set on bare elements, taken back where the page's own style says nothing: the element then looks
 * as its surroundings do. Written before the element's own declarations.
 */
export const HOST_RESETS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	h2: HEADING,
	h3: HEADING,
	h4: HEADING,
	p: { ...INHERITED_TEXT, margin: '0' },
	a: { color: 'inherit', 'font-family': 'inherit' },
	ul: { margin: '0', padding: '0' },
	ol: { margin: '0', padding: '0' },
	li: { ...INHERITED_TEXT, margin: '0', 'list-style-type': 'inherit' },
	dl: { margin: '0' },
	dt: { ...INHERITED_TEXT, 'font-weight': 'inherit', margin: '0', padding: '0' },
	dd: { ...INHERITED_TEXT, margin: '0', padding: '0' },
	cite: { 'font-style': 'normal' },
	figure: { margin: '0' },
	img: { margin: '0', padding: '0', border: '0', 'border-radius': '0' },
	table: { margin: '0', border: '0' },
	tr: { 'background-color': 'transparent' },
	th: { ...CELL, 'font-weight': 'inherit' },
	td: CELL,
	summary: { ...INHERITED_TEXT, 'font-weight': 'inherit' },
	details: { margin: '0', padding: '0', border: '0' },
}

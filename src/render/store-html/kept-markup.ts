/**
 * What WordPress keeps of a product description (wp_kses_post and safecss_filter_attr), as seen on WordPress 7.0 with
 * WooCommerce 9.2.5 on 2026-11-19 and in wp-includes/kses.php; the narrowest filter of the stores we know. Only what
 * the pages use is listed. Shopify and YouCan state no list; what passes here holds nothing their editors are known to
 * take out. Older WordPress drops more: `display` and `opacity` before 7.0, `white-space` before 6.9, `container-type`
 * before 6.6 (read in its kses.php).
 */
export const KEPT_TAGS: ReadonlySet<string> = new Set(
	[
		'a article br cite dd details div dl dt em figure footer h2 h3 h4 header img li ol',
		'p s section span strong summary table tbody td th thead tr u ul',
	]
		.join(' ')
		.split(' '),
)

/** Attributes kept on every tag; beside them `data-…` and `aria-…`. */
export const KEPT_EVERYWHERE: ReadonlySet<string> = new Set('id class style dir lang role title'.split(' '))
export const KEPT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
	a: ['href', 'target', 'rel'],
	img: ['src', 'alt', 'width', 'height', 'loading'],
	details: ['open'],
	td: ['colspan', 'rowspan', 'headers'],
	th: ['colspan', 'rowspan', 'headers', 'scope'],
	ol: ['start'],
}
export const KEPT_SCHEMES = /^(?:https?:|mailto:|tel:|#)/

/** Style properties kept; in longhands, because some shorthands are not. */
export const KEPT_PROPERTIES: ReadonlySet<string> = new Set(
	[
		'align-content align-items align-self aspect-ratio background-color background-image border border-bottom border-collapse container-type',
		'border-color border-left border-radius border-right border-top border-width bottom color column-gap columns cursor direction',
		'display flex-basis flex-direction flex-grow flex-shrink flex-wrap float font-family font-size font-style font-weight',
		'grid-auto-rows grid-column-end grid-column-start grid-row-end grid-row-start grid-template-columns grid-template-rows height',
		'justify-content justify-items justify-self left letter-spacing line-height list-style-type margin margin-bottom margin-left',
		'margin-right margin-top max-height max-width min-height min-width object-fit object-position opacity overflow padding',
		'padding-bottom padding-left padding-right padding-top position right row-gap text-align text-decoration text-transform top',
		'vertical-align white-space width z-index',
	].flatMap((line) => line.split(' ')),
)

/** Functions whose brackets the filter looks past. */
const FUNCTIONS = /\b(?:calc|min|max|minmax|clamp|repeat)\(/
/** One gradient and nothing else, of plain colours. */
const GRADIENT = /^(?:repeating-)?(?:linear|radial|conic)-gradient\([^()]*\)$/
/**
 * A quote becomes an entity before the filter looks at the value (WordPress 7.0), and an entity's sign is taken for an
 * attack.
 */
const REFUSED = /[\\(&=}"'<>]|\/\*/

/** True when a declaration passes the filter as it is. */
export function isKeptDeclaration(property: string, value: string): boolean {
	if (!KEPT_PROPERTIES.has(property)) return false
	if (property === 'background-image' && GRADIENT.test(value)) return true
	return !REFUSED.test(withoutFunctions(value))
}

function withoutFunctions(value: string): string {
	const found = FUNCTIONS.exec(value)
	if (!found) return value
	let depth = 0
	for (let at = found.index + found[0].length - 1; at < value.length; at++) {
		if (value[at] === '(') depth++
		else if (value[at] === ')' && --depth === 0) return withoutFunctions(value.slice(0, found.index) + value.slice(at + 1))
	}
	return value
}

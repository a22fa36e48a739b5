type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const empty = () => ({ html: '', facts: [] })

/**
 * Version 1 → 2: one destination for buying instead of an address for the buttons and another for each order form; a
 * hero has pictures, options and terms; a layout stands beside a section's content; what is in the box may have
 * pictures.
 */
export function migrateToVersion2({ orderUrl, ...page }: Json): Json {
	const sections = Array.isArray(page.sections) ? page.sections.filter(isObject) : []
	return { ...page, buying: buyingOf(orderUrl, sections), sections: sections.map(migrateSection) }
}

function migrateSection(section: Json): Json {
	if (!isObject(section.props)) return section
	const { props } = section
	if (section.type === 'hero') {
		const { layout, image, ...rest } = props
		const images = typeof image === 'string' ? [image] : []
		return {
			...section,
			...(layout === undefined ? {} : { layout }),
			props: { name: empty(), ...rest, images, options: [], terms: [], rating: false },
		}
	}
	if (section.type === 'orderForm') {
		const { action: _moved, ...rest } = props
		return { ...section, props: rest }
	}
	if (section.type === 'box' && Array.isArray(props.items)) {
		return { ...section, props: { ...props, items: props.items.map((item) => (isObject(item) ? { ...item, image: null } : item)) } }
	}
	return section
}

/** Where the page's order form was sent, else where its buttons led. */
function buyingOf(orderUrl: unknown, sections: readonly Json[]): Json | null {
	const form = sections.find(({ type, hidden }) => type === 'orderForm' && hidden !== true)
	const formAction = isObject(form?.props) ? form.props.action : undefined
	const sent = typeof formAction === 'string' ? formAction : orderUrl
	if (typeof sent !== 'string') return null
	if (form && /^(?:https:\/\/|mailto:)/.test(sent)) return { kind: 'form', action: sent }
	const address = /^mailto:([^?]*)/.exec(sent)?.[1]
	if (address !== undefined) return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(address) ? { kind: 'mail', address } : null
	if (sent.startsWith('tel:')) {
		const digits = sent.slice('tel:'.length).replace(/[^\d+]/g, '')
		return /^\+?\d{6,15}$/.test(digits) ? { kind: 'phone', number: digits } : null
	}
	return /^https?:\/\/./.test(sent) ? { kind: 'link', url: sent } : null
}

import { entryLists } from '../../src/core/page/compose/default-props'
import type { Page, Section, SectionProps, SectionType } from '../../src/core/page/page'
import { mapTexts } from '../../src/core/page/walk'
import { plainFromRichText } from '../../src/core/text/rich-text'

/** How much a page has to show: as composed, one entry per list, many entries, long words, or hardly anything. */
export const AMOUNTS = ['full', 'few', 'many', 'long', 'missing'] as const
export type Amount = (typeof AMOUNTS)[number]

const MANY = 9
const LONG = {
	ltr: [
		' Donaudampfschifffahrtsgesellschaftskapitän — a sentence that goes on for much',
		'longer than the designer of this place had in mind when it was drawn',
	].join(' '),
	rtl: ' — جملة أطول بكثير ممّا خطر ببال من رسم هذا المكان، وفيها الطراز HV-900 GX Professional Edition بين الكلمات',
}

/** The page with as much content as `amount` says, in every one of its sections. */
export function withAmount(page: Page, amount: Amount, direction: 'ltr' | 'rtl'): Page {
	if (amount === 'full') return page
	if (amount === 'long') return mapTexts(page, ({ text }) => (text.html === '' ? text : { ...text, html: text.html + LONG[direction] }))
	if (amount === 'missing') return missing(page)
	return { ...page, sections: page.sections.map((section) => withEntries(section, amount === 'few' ? 1 : MANY)) }
}

function withEntries(section: Section, count: number): Section {
	const filled = entryLists(section.type).map(({ list }) => {
		const entries = (section.props as Record<string, unknown>)[list] as { id: string }[]
		const some = Array.from({ length: entries.length === 0 ? 0 : count }, (_, index) => ({
			...entries[index % entries.length],
			id: `${section.id}-${list}-${index}`,
		}))
		return [list, some]
	})
	return { ...section, props: { ...section.props, ...Object.fromEntries(filled) } as SectionProps<SectionType> } as Section
}

/** No picture, no price, no heading, no second line: what is left must still look meant. */
function missing(page: Page): Page {
	const bare = mapTexts(page, ({ text, path }) =>
		path[0] === 'heading' || path[0] === 'subheadline' || (path.at(-1) === 'text' && plainFromRichText(text.html).length > 60)
			? { ...text, html: '' }
			: text,
	)
	const images = bare.images.map((image) => ({ ...image, files: [] }))
	return { ...bare, images, offer: null, product: { ...bare.product, breadcrumbs: [] } }
}

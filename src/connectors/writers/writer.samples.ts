import type { Brief } from '../../core/copy/brief'
import { factsOf } from '../../core/product/facts'
import { productSchema } from '../../core/product/product'

const said = <T>(value: T) => ({ value, origin: { rule: 'sample', place: 'sample' } })

/** A small invented listing, the bread and butter of this folder's tests. */
export function sampleProduct() {
	return productSchema.parse({
		source: { marketplace: 'sample', domain: 'example.com', url: 'https://example.com/p/1', language: 'en-US' },
		title: said('Tamsel Pour-Over Kettle, 0.9 L Gooseneck Coffee Kettle with Thermometer, Stainless Steel, Matte Black'),
		brand: said('Tamsel'),
		price: said({ amountMinor: 4990, currency: 'USD' }),
		rating: said(4.6),
		breadcrumbs: [said('Kitchen'), said('Kettles')],
		bullets: [
			said('PRECISE POUR: The gooseneck spout slows the water, so you can pour in thin, even circles.'),
			said('Built-in thermometer – the dial in the lid shows the water temperature without opening it.'),
			said('Made of 304 stainless steel, the kettle holds 0.9 L, enough for four cups.'),
			said('The handle stays cool because it is separated from the body by two silicone rings.'),
			said('Works on gas, electric and induction hobs.'),
		],
		description: said(
			[
				'The Tamsel kettle was drawn for the slow minutes of the morning. Its spout is',
				'narrow where it leaves the body and wide where you fill it. The lid sits tight',
				'while you pour. The matte coating does not show fingerprints.',
			].join(' '),
		),
		specs: [
			said({ name: 'Material', value: 'Stainless steel' }),
			said({ name: 'Capacity', value: '0.9 L' }),
			said({ name: 'Product Dimensions', value: '28 x 15 x 19 cm' }),
			said({ name: 'Item Weight', value: '620 g' }),
			said({ name: 'Colour', value: 'Matte black' }),
		],
		inTheBox: [said('Kettle'), said('Lid with thermometer'), said('Cleaning brush')],
	})
}

/** The brief of that listing. */
export function sampleBrief(setting: Partial<Omit<Brief, 'facts'>> = {}): Brief {
	return { language: 'english', market: 'usa', factsLanguage: 'en-US', facts: factsOf(sampleProduct()), ...setting }
}

import { countries, type Market } from './market'

export const MOROCCO: Market = {
	id: 'morocco',
	countries: countries('MA:MAD'),
	currency: 'MAD',
	cashOnDelivery: true,
	units: 'metric',
	numberFormat: 'fr-MA',
	tone: 'Warm, direct and concrete, as a trusted shopkeeper speaks. Buyers pay on delivery and decide on a phone: say plainly what arrives and what it is for.',
	legalNotes: ['Law 31-08: price in dirhams with all taxes, and the seven-day right of withdrawal, belong on the page.'],
	words: {
		en: {
			name: 'Morocco',
			compareAtNote:
				'Morocco: in a sale the crossed-out price may not exceed the lowest you really asked in the 30 days before, and the sale states when it begins and how long it lasts (Law 31-08).',
		},
		fr: {
			name: 'Maroc',
			compareAtNote:
				'Maroc : lors de soldes, le prix barré ne peut dépasser le plus bas que vous avez réellement demandé au cours des 30 jours précédents, et la date de début et la durée des soldes sont indiquées (loi 31-08).',
		},
		ar: {
			name: 'المغرب',
			compareAtNote:
				'المغرب: في التخفيضات لا يجوز أن يتجاوز السعر المشطوب أدنى سعر طلبته فعلًا خلال الأيام الثلاثين السابقة، ويُذكر تاريخ بدء التخفيض ومدته (القانون 31-08).',
		},
		es: {
			name: 'Marruecos',
			compareAtNote:
				'Marruecos: en unas rebajas, el precio tachado no puede superar el más bajo que realmente pediste en los 30 días anteriores, y se indica cuándo empiezan y cuánto duran (Ley 31-08).',
		},
	},
}

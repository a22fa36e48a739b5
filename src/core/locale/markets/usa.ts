import { countries, type Market } from './market'

export const USA: Market = {
	id: 'usa',
	countries: countries('US:USD'),
	currency: 'USD',
	cashOnDelivery: false,
	units: 'imperial',
	numberFormat: 'en-US',
	tone: 'Confident, conversational and benefit-led, with plain words and active verbs; no hype.',
	legalNotes: ['Invented reviews and testimonials are prohibited (16 CFR 465).'],
	words: {
		en: {
			name: 'USA',
			compareAtNote:
				'USA: the higher price must be one you really and openly offered this product at, for a reasonable time and recently (16 CFR 233.1).',
		},
		fr: {
			name: 'États-Unis',
			compareAtNote:
				'États-Unis : le prix plus élevé doit être un prix auquel vous avez réellement et ouvertement proposé ce produit, pendant une durée raisonnable et récemment (16 CFR 233.1).',
		},
		ar: {
			name: 'الولايات المتحدة',
			compareAtNote:
				'الولايات المتحدة: يجب أن يكون السعر الأعلى سعرًا عرضت به هذا المنتج فعلًا وعلنًا، لمدة معقولة وفي وقت قريب (16 CFR 233.1).',
		},
		es: {
			name: 'EE. UU.',
			compareAtNote:
				'EE. UU.: el precio más alto debe ser uno al que ofreciste este producto de verdad y abiertamente, durante un tiempo razonable y hace poco (16 CFR 233.1).',
		},
	},
}

import { countries, type Market } from './market'

export const MIDDLE_EAST: Market = {
	id: 'middle-east',
	countries: countries('AE:AED SA:SAR KW:KWD QA:QAR BH:BHD OM:OMR JO:JOD LB:USD IQ:IQD IL:ILS TR:TRY'),
	currency: 'AED',
	cashOnDelivery: true,
	units: 'metric',
	numberFormat: 'en-AE',
	tone: 'Courteous and assured, with an eye for quality and for the family; respectful of custom in words and examples.',
	legalNotes: ['Prices include VAT where it applies; Arabic text is required for consumer information in most GCC states.'],
	words: {
		en: {
			name: 'Middle East & GCC',
			compareAtNote:
				'Cross out only a price you really asked. Saudi Arabia: announcing a discount needs a licence of the Ministry of Commerce, also for online shops; ask your own authority elsewhere.',
		},
		fr: {
			name: 'Moyen-Orient et CCG',
			compareAtNote:
				'Ne barrez qu’un prix que vous avez réellement demandé. Arabie saoudite : annoncer une remise exige une licence du ministère du Commerce, y compris pour les boutiques en ligne ; ailleurs, renseignez-vous auprès de l’autorité compétente.',
		},
		ar: {
			name: 'الشرق الأوسط ودول الخليج',
			compareAtNote:
				'لا تشطب إلا سعرًا طلبته فعلًا. السعودية: الإعلان عن تخفيض يتطلب ترخيصًا من وزارة التجارة، وكذلك للمتاجر الإلكترونية؛ وفي غيرها اسأل الجهة المختصة في بلدك.',
		},
		es: {
			name: 'Oriente Medio y CCG',
			compareAtNote:
				'Tacha solo un precio que realmente pediste. Arabia Saudí: anunciar un descuento exige una licencia del Ministerio de Comercio, también a las tiendas en línea; en otros países, consulta a tu autoridad.',
		},
	},
}

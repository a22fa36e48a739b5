import { countries, type Market } from './market'

export const AFRICA: Market = {
	id: 'africa',
	countries: countries('NG:NGN KE:KES ZA:ZAR GH:GHS CI:XOF SN:XOF CM:XAF EG:EGP TN:TND DZ:DZD TZ:TZS UG:UGX RW:RWF ET:ETB'),
	currency: 'USD',
	cashOnDelivery: true,
	units: 'metric',
	numberFormat: 'en-ZA',
	tone: 'Friendly, clear and practical. Short sentences that read well on a small phone; usefulness and durability before style, as far as the facts carry them.',
	legalNotes: ['Total price and delivery cost must be known before the order in most countries.'],
	words: {
		en: {
			name: 'Africa',
			compareAtNote:
				'Cross out only a price you really asked: South Africa forbids misleading references to a previous price (Consumer Protection Act 68 of 2008, section 29), and other countries of the region know similar rules.',
		},
		fr: {
			name: 'Afrique',
			compareAtNote:
				'Ne barrez qu’un prix que vous avez réellement demandé : l’Afrique du Sud interdit les références trompeuses à un prix antérieur (Consumer Protection Act 68 de 2008, article 29), et d’autres pays de la région ont des règles semblables.',
		},
		ar: {
			name: 'أفريقيا',
			compareAtNote:
				'لا تشطب إلا سعرًا طلبته فعلًا: تحظر جنوب أفريقيا الإشارة المضللة إلى سعر سابق (قانون حماية المستهلك رقم 68 لسنة 2008، المادة 29)، ولدى بلدان أخرى في المنطقة قواعد مشابهة.',
		},
		es: {
			name: 'África',
			compareAtNote:
				'Tacha solo un precio que realmente pediste: Sudáfrica prohíbe las referencias engañosas a un precio anterior (Consumer Protection Act 68 de 2008, artículo 29), y otros países de la región tienen normas parecidas.',
		},
	},
}

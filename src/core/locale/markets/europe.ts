import { countries, type Market } from './market'

export const EUROPE: Market = {
	id: 'europe',
	countries: countries(
		'FR:EUR DE:EUR ES:EUR IT:EUR NL:EUR BE:EUR AT:EUR IE:EUR PT:EUR FI:EUR GR:EUR HR:EUR SK:EUR SI:EUR LT:EUR LV:EUR EE:EUR LU:EUR BG:EUR PL:PLN SE:SEK DK:DKK CZ:CZK HU:HUF RO:RON GB:GBP CH:CHF NO:NOK',
	),
	currency: 'EUR',
	cashOnDelivery: false,
	units: 'metric',
	numberFormat: 'de-DE',
	tone: 'Factual, calm and precise. Understatement persuades; every claim can be shown.',
	legalNotes: [
		'Manufacturer, EU responsible person, product identification and warnings belong on the page (Regulation (EU) 2023/988, article 19).',
		'Generic environmental claims without recognised proof are banned (Directive (EU) 2024/825).',
		'UK: fake or paid-for reviews are an unfair practice (Digital Markets, Competition and Consumers Act 2024).',
	],
	words: {
		en: {
			name: 'Europe',
			compareAtNote:
				'European Union: the crossed-out price is the lowest you asked in the last 30 days (Directive 98/6/EC, article 6a). UK, Switzerland and Norway: it must be a price you really asked before.',
		},
		fr: {
			name: 'Europe',
			compareAtNote:
				'Union européenne : le prix barré est le plus bas que vous avez demandé au cours des 30 derniers jours (directive 98/6/CE, article 6 bis). Royaume-Uni, Suisse et Norvège : ce doit être un prix que vous avez réellement demandé auparavant.',
		},
		ar: {
			name: 'أوروبا',
			compareAtNote:
				'الاتحاد الأوروبي: السعر المشطوب هو أدنى سعر طلبته خلال آخر 30 يومًا (التوجيه 98/6/EC، المادة 6a). المملكة المتحدة وسويسرا والنرويج: يجب أن يكون سعرًا طلبته فعلًا من قبل.',
		},
		es: {
			name: 'Europa',
			compareAtNote:
				'Unión Europea: el precio tachado es el más bajo que pediste en los últimos 30 días (Directiva 98/6/CE, artículo 6 bis). Reino Unido, Suiza y Noruega: debe ser un precio que realmente pediste antes.',
		},
	},
}

import { countries, type Market } from './market'

export const LATIN_AMERICA: Market = {
	id: 'latin-america',
	countries: countries('MX:MXN BR:BRL AR:ARS CL:CLP CO:COP PE:PEN UY:UYU EC:USD CR:CRC PA:USD DO:DOP GT:GTQ BO:BOB PY:PYG'),
	currency: 'USD',
	cashOnDelivery: true,
	units: 'metric',
	numberFormat: 'es-MX',
	tone: 'Close and lively, addressing the buyer directly; concrete everyday use before technical detail.',
	legalNotes: [
		'The final price with taxes must be shown; distance sales carry a right of withdrawal in most countries (Brazil: seven days).',
	],
	words: {
		en: {
			name: 'Latin America',
			compareAtNote:
				'Cross out only a price you really asked: misleading information about the price is prohibited advertising (Brazil: Law 8.078/1990, article 37; similar elsewhere).',
		},
		fr: {
			name: 'Amérique latine',
			compareAtNote:
				'Ne barrez qu’un prix que vous avez réellement demandé : une information trompeuse sur le prix est une publicité interdite (Brésil : loi 8.078/1990, article 37 ; règles semblables ailleurs).',
		},
		ar: {
			name: 'أمريكا اللاتينية',
			compareAtNote:
				'لا تشطب إلا سعرًا طلبته فعلًا: المعلومات المضللة عن السعر إعلان محظور (البرازيل: القانون 8.078/1990، المادة 37؛ وقواعد مشابهة في غيرها).',
		},
		es: {
			name: 'América Latina',
			compareAtNote:
				'Tacha solo un precio que realmente pediste: la información engañosa sobre el precio es publicidad prohibida (Brasil: Ley 8.078/1990, artículo 37; parecido en otros países).',
		},
	},
}

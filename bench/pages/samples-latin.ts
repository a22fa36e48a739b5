import type { Sample } from './sample'

export const kettle: Sample = {
	name: 'kettle-en',
	language: 'english',
	market: 'usa',
	listingLanguage: 'en',
	drawing: 'kettle',
	color: '#4f7a6e',
	gallery: ['packshot', 'shelf', 'close', 'tall', 'window'],
	description: [],
	title: 'Halvorn Gooseneck Electric Kettle with Thermometer, 0.9 L, Stainless Steel, Walnut Handle, Forest Green',
	brand: 'Halvorn',
	breadcrumbs: ['Home & Kitchen', 'Kettles', 'Gooseneck kettles'],
	specs: [
		['Capacity', '0.9 L'],
		['Power', '1200 W'],
		['Voltage', '120 V, 60 Hz'],
		['Material', '18/8 stainless steel'],
		['Handle', 'Oiled walnut'],
		['Spout', 'Gooseneck, 8 mm'],
		['Temperature range', '40–100 °C'],
		['Keep warm', '60 minutes'],
		['Weight', '1.1 kg'],
		['Dimensions', '28 × 17 × 24 cm'],
	],
	variants: { Color: ['Forest green', 'Chalk', 'Graphite'], Capacity: ['0.6 L', '0.9 L'] },
	box: ['Kettle', 'Power base with 75 cm cord', 'Descaling brush', 'Instruction booklet'],
	words: {
		hero: [
			'A slow, steady pour',
			'An electric gooseneck kettle with the thermometer where you look: in the body, at the height of your hand.',
		],
		benefits: [
			'Made for the minute you pour',
			['The stream goes where you aim', 'An 8 mm spout keeps the flow thin and even, from the first ring on the bloom to the last drop.'],
			['You see the temperature', 'The dial sits in the front of the body and reads from 40 to 100 °C. No display, no menu.'],
			['It waits for you', 'Keep-warm holds the water for 60 minutes, then switches itself off.'],
			['A handle that stays cool', 'Oiled walnut, shaped to balance a full 0.9 L over the cup.'],
		],
		features: [
			'What it is made of',
			['18/8 stainless steel', 'Body, lid and spout are one material inside and out, so that water touches steel and nothing else.'],
			['Oiled walnut', 'Turned handle and lid knob. Wipe dry, and oil once a year.'],
		],
		story: [
			'From the stove to the desk',
			'Pour-over coffee asks for two things at once: water at one temperature, and a hand that does not hurry. Most kettles give you neither.',
			'This one holds 0.9 L, heats with 1200 W, and puts the dial where you are already looking. The rest is up to you and the coffee.',
		],
		faq: [
			'Before you order',
			['How much water does it hold?', '0.9 L, enough for two large cups.'],
			['Can I set an exact temperature?', 'You watch the dial and switch off by hand, anywhere between 40 and 100 °C.'],
			['Is the base included?', 'Yes: the power base with a 75 cm cord is in the box, with a descaling brush and a booklet.'],
		],
		button: 'Order the kettle',
	},
	offer: { price: { amountMinor: 8900, currency: 'USD' }, compareAt: { amountMinor: 11900, currency: 'USD' } },
	writer: { kind: 'model', model: 'sample', promptVersion: '1' },
}

export const serum: Sample = {
	name: 'serum-fr',
	language: 'french',
	market: 'europe',
	listingLanguage: 'fr',
	drawing: 'serum',
	color: '#b0703a',
	gallery: ['packshot', 'window', 'close'],
	description: ['shelf', 'banner', 'banner'],
	title: 'Orélie Sérum visage à l’huile de figue de Barbarie, 30 ml, flacon en verre ambré avec pipette',
	brand: 'Orélie',
	breadcrumbs: ['Beauté', 'Soins du visage', 'Sérums'],
	specs: [
		['Contenance', '30 ml'],
		['Flacon', 'Verre ambré'],
		['Application', 'Pipette'],
		['Texture', 'Huile sèche'],
		['Parfum', 'Sans parfum ajouté'],
	],
	variants: { Contenance: ['15 ml', '30 ml'] },
	box: [],
	words: {
		hero: ['Trois gouttes, le soir', 'Une huile sèche de figue de Barbarie, dans un flacon de verre ambré qui la garde de la lumière.'],
		benefits: [
			'Un geste simple',
			['Une texture qui disparaît', 'L’huile sèche se dépose en voile fin : trois gouttes suffisent pour le visage et le cou.'],
			['Un flacon pensé pour durer', 'Le verre ambré filtre la lumière ; la pipette dose à la goutte près.'],
			['Rien de plus', 'Sans parfum ajouté. Une seule huile, une seule étiquette.'],
		],
		story: [
			'La figue de Barbarie',
			'La graine est minuscule, et il en faut beaucoup pour une petite fiole. C’est ce qui rend cette huile rare, et le geste précieux.',
			'Réchauffez trois gouttes entre les paumes, puis pressez-les sur une peau encore humide.',
		],
		faq: [
			'Questions',
			['Quelle est la contenance ?', '30 ml, ou 15 ml au choix.'],
			['Le sérum est-il parfumé ?', 'Non, il est sans parfum ajouté.'],
		],
		button: 'Commander le sérum',
	},
	offer: { price: { amountMinor: 3450, currency: 'EUR' } },
}

const drillSpecs: [string, string][] = Array.from({ length: 38 }, (_, index) => [`Prüfmerkmal ${index + 1}`, `${(index * 37) % 90} mm`])

export const drill: Sample = {
	name: 'drill-de',
	language: 'german',
	market: 'europe',
	listingLanguage: 'de',
	drawing: 'drill',
	color: '#2f66d0',
	gallery: ['packshot', 'close', 'shelf', 'tall', 'window', 'banner', 'packshot'],
	description: ['banner', 'shelf'],
	title: 'Korvatek Akku-Schlagbohrschrauber 18 V mit Schnellspannbohrfutter und Drehmomentvoreinstellung',
	brand: 'Korvatek',
	breadcrumbs: ['Baumarkt', 'Elektrowerkzeuge', 'Schlagbohrschrauber'],
	specs: [
		['Akkuspannung', '18 V'],
		['Drehmoment', '65 Nm'],
		['Leerlaufdrehzahl', '0–500 / 0–1900 min⁻¹'],
		['Bohrfutterspannbereich', '1,5–13 mm'],
		['Schlagzahl', '28 500 min⁻¹'],
		['Gewicht', '1,5 kg'],
		['Schutzart', 'IP54'],
		['Lieferumfang', 'Zwei Lithium-Ionen-Akkus, Schnellladegerät, Transportkoffer aus Kunststoff, Zusatzhandgriff, Gürtelclip'],
		['Drehmomentvoreinstellungsstufen', '20 + Bohrstufe + Schlagbohrstufe'],
		...drillSpecs,
	],
	variants: { Ausführung: ['Solo', 'Mit 2 × 2,0 Ah', 'Mit 2 × 4,0 Ah'] },
	box: ['Akku-Schlagbohrschrauber', '2 Lithium-Ionen-Akkus 2,0 Ah', 'Schnellladegerät', 'Transportkoffer'],
	words: {
		hero: [
			'Akku-Schlagbohrschrauber mit Drehmomentvoreinstellung',
			'65 Nm, zwei Gänge und ein Schnellspannbohrfutter bis 13 mm: für Holz, Metall und Mauerwerk.',
		],
		benefits: [
			'Wofür er gebaut ist',
			['Kraft in zwei Gängen', '0–500 und 0–1900 Umdrehungen in der Minute, umgeschaltet mit dem Daumen.'],
			['Drehmomentvoreinstellungsstufen', '20 Stufen, dazu Bohr- und Schlagbohrstufe.'],
			['Staub- und spritzwassergeschützt', 'Schutzart IP54 nach Angabe des Herstellers.'],
			['1,5 kg', 'Leicht genug für die Arbeit über Kopf.'],
			['Schnellspannbohrfutter', 'Spannt 1,5 bis 13 mm ohne Schlüssel.'],
		],
		features: [
			'Im Einzelnen',
			['Zwei Lithium-Ionen-Akkus', 'Je 2,0 Ah; während der eine arbeitet, lädt der andere im Schnellladegerät.'],
			['Transportkoffer', 'Aus Kunststoff, mit Platz für Bohrer und Zusatzhandgriff.'],
			['Arbeitsleuchte', 'Sitzt unter dem Futter und leuchtet, sobald der Schalter gedrückt wird.'],
		],
		faq: [
			'Häufige Fragen',
			['Passt ein 13-mm-Bohrer?', 'Ja, das Bohrfutter spannt von 1,5 bis 13 mm.'],
			['Wie schwer ist die Maschine?', '1,5 kg.'],
		],
		button: 'Jetzt kaufen',
	},
	offer: { price: { amountMinor: 12900, currency: 'EUR' }, compareAt: { amountMinor: 15900, currency: 'EUR' } },
}

/** A listing that gave next to nothing: a long title, no bullets, no picture that could be fetched. */
export const bare: Sample = {
	name: 'bare-en',
	language: 'english',
	market: 'usa',
	listingLanguage: 'en',
	drawing: 'lamp',
	color: '#ffffff',
	gallery: [],
	description: [],
	title: 'Lumeta Rechargeable Cordless Table Lamp, 3 Brightness Levels, USB-C, for Bedroom, Balcony, Restaurant and Desk, Terracotta',
	brand: 'Lumeta',
	breadcrumbs: [],
	specs: [
		['Height', '38 cm'],
		['Charging', 'USB-C'],
		['Brightness levels', '3'],
	],
	variants: {},
	box: [],
	words: {},
}

export const lamp: Sample = {
	...bare,
	name: 'lamp-en',
	color: '#d2693f',
	gallery: ['packshot'],
	breadcrumbs: ['Home', 'Lighting'],
	words: {
		hero: ['Light you can carry', 'A cordless table lamp in terracotta, charged by USB-C.'],
		benefits: [
			'Three levels of evening',
			['Dim for dinner', 'Three brightness levels, one touch each.'],
			['No cord across the table', 'Charge it by USB-C, then carry it where the evening goes.'],
		],
		button: 'Buy the lamp',
	},
	offer: { price: { amountMinor: 5900, currency: 'USD' } },
}

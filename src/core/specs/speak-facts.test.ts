import { describe, expect, test } from 'vitest'
import type { Fact } from '../product/facts'
import { speakFacts } from './speak-facts'

const SAID = [
	['Colour', 'Black'],
	['Material', 'Stainless Steel'],
	['Product Dimensions', '38 x 18 x 9.5 cm'],
	['Battery Life', '30 Hours'],
	['Weight', '1.35 pounds'],
	['Batteries Required?', 'No'],
	['Flux mode', 'Turbo drift 3'],
] as const
const facts: Fact[] = SAID.map(([name, text], at) => ({
	id: `f${at + 1}`,
	kind: 'spec',
	name,
	text,
	origin: { rule: 'test', place: 'test' },
}))
const shown = (language: string) =>
	speakFacts(facts, language, 'en').map((fact) =>
		`${fact.translated?.name ?? fact.name}: ${fact.translated?.text ?? fact.text}`.replaceAll(/[\u00a0\u202f]/gu, ' '),
	)

describe('[W-14] rows of a page that no model has understood', () => {
	test.each([
		[
			'french',
			[
				'Couleur: Noir',
				'Matière: Acier inoxydable',
				'Dimensions: 38 × 18 × 9,5 cm',
				'Autonomie: 30 heures',
				'Poids: 1,35 livre',
				'Piles requises: Non',
			],
		],
		[
			'arabic',
			[
				'اللون: أسود',
				'المادة: فولاذ مقاوم للصدأ',
				'الأبعاد: 38 × 18 × 9.5 سم',
				'عمر البطارية: 30 ساعة',
				'الوزن: 1.35 رطل',
				'يتطلب بطاريات: لا',
			],
		],
		[
			'spanish',
			[
				'Color: Negro',
				'Material: Acero inoxidable',
				'Dimensiones: 38 × 18 × 9,5 cm',
				'Duración de la batería: 30 horas',
				'Peso: 1,35 libras',
				'Requiere pilas: No',
			],
		],
		[
			'german',
			[
				'Farbe: Schwarz',
				'Material: Edelstahl',
				'Abmessungen: 38 × 18 × 9,5 cm',
				'Akkulaufzeit: 30 Stunden',
				'Gewicht: 1,35 Pfund',
				'Batterien erforderlich: Nein',
			],
		],
	])('are %s where a table knows the words; the last, a figure under a name none knows, keeps its own', (language, rows) => {
		expect(shown(language)).toEqual([...rows, 'Flux mode: Turbo drift 3'])
	})

	test('facts keep their words, ids and origins beside what is shown', () => {
		expect(speakFacts(facts, 'french', 'en').map(({ translated: _, ...fact }) => fact)).toEqual(facts)
	})

	test('on a page in the listing’s language nothing is said otherwise', () => {
		expect(speakFacts(facts, 'english', 'en').every(({ translated }) => translated === undefined)).toBe(true)
	})

	test('a field the listing left empty, a figure of nought and the same row under another name are left out', () => {
		const rows = [
			['Connector Type', '/'],
			['Runtime', '0 minute'],
			['Colour', 'Black'],
			['Color', 'black'],
			['Number of Speeds', '1'],
		] as const
		const spoken = speakFacts(
			rows.map(([name, text], at): Fact => ({ id: `f${at}`, kind: 'spec', name, text, origin: { rule: 't', place: 't' } })),
			'english',
			'en',
		)
		expect(spoken.map(({ leftOut }) => leftOut ?? 'shown')).toEqual(['junk', 'junk', 'shown', 'junk', 'shown'])
	})

	test.each([
		['Black, Dark Blue', { name: 'Couleur', text: 'Noir, Bleu marine', values: { Black: 'Noir', 'Dark Blue': 'Bleu marine' } }],
		[
			'Black, Peacock, SAND DUNE, Red',
			{
				name: 'Couleur',
				text: 'Noir, Peacock, Sand dune, Rouge',
				values: { Black: 'Noir', Peacock: 'Peacock', 'SAND DUNE': 'Sand dune', Red: 'Rouge' },
			},
		],
		['Black, Peacock, Otter', { name: 'Couleur', text: 'Black, Peacock, Otter', values: {} }],
		[
			'Light Yellow, Grey Blue',
			{ name: 'Couleur', text: 'Jaune clair, Bleu-gris', values: { 'Light Yellow': 'Jaune clair', 'Grey Blue': 'Bleu-gris' } },
		],
		['Small, X-Large', { name: 'Couleur', text: 'S, XL', values: { Small: 'S', 'X-Large': 'XL' } }],
		[
			'Small, 3X-Large, 4X Tall',
			{ name: 'Couleur', text: 'S, 3XL, 4X Tall', values: { Small: 'S', '3X-Large': '3XL', '4X Tall': '4X Tall' } },
		],
	])('choices are offered in the page’s language where most of them are known, names of shades as they are: %s', (text, translated) => {
		const [choice] = speakFacts([{ id: 'f1', kind: 'variant', name: 'Color', text, origin: { rule: 't', place: 't' } }], 'french', 'en')
		expect(choice?.translated).toEqual(translated)
	})

	test.each([
		['spec', 'Tare Function,Auto Shut Off,', 'Tare Function, Auto Shut Off'],
		['spec', '- Compact camera - Smartphone', 'Compact camera, Smartphone'],
		['spec', 'Cord Storage(Cord Storage)', 'Cord Storage'],
		['spec', 'Cord Storage(two hooks)', 'Cord Storage (two hooks)'],
		['spec', 'Cord Storage ; hooks,etc.', 'Cord Storage; hooks'],
		['spec', 'back-up battery', 'Back-up battery'],
		['spec', 'Region 1 (Europe. Read more at www.shop.example)', 'Region 1'],
		['spec', '1,5 l, 2-pack (IP67)', undefined],
		['box', '/', undefined],
	] as const)('signs of a value stand as a reader expects them: %s %s', (kind, text, tidy) => {
		const [fact] = speakFacts([{ id: 'f1', kind, name: 'Special features', text, origin: { rule: 't', place: 't' } }], 'english', 'en')
		expect([fact?.text, fact?.translated?.text, fact?.leftOut]).toEqual([text, tidy, kind === 'box' ? 'junk' : undefined])
	})

	type Row = readonly [kind: Fact['kind'], text: string, name?: string]
	const factsOf = (rows: readonly Row[]) =>
		rows.map(
			([kind, text, name], at): Fact => ({ id: `f${at + 1}`, kind, text, ...(name ? { name } : {}), origin: { rule: 't', place: 't' } }),
		)
	const told = (rows: readonly Row[], language = 'french') =>
		speakFacts(factsOf(rows), language, 'en')
			.filter(({ kind, leftOut }) => kind === 'spec' && !leftOut)
			.map(({ name, text, translated }) => `${translated?.name ?? name}: ${translated?.text ?? text}`)

	test('names and values a listing wrote into its texts are rows, those no row has already', () => {
		const said = told([
			['bullet', 'Thickness:5mm, Dial diameter:23mm, Dial story:Old'],
			['description', 'A watch.\nMovement: Quartz'],
			['spec', '23 mm', 'Case Diameter'],
		])
		expect(said.map((row) => row.replaceAll(/[\u00a0\u202f]/gu, ' '))).toEqual([
			'Diamètre du boîtier: 23 mm',
			'Épaisseur: 5 mm',
			'Mouvement: Quartz',
		])
	})

	test('a row in another language that no table knows is left out beside enough others, and kept where it states a figure', () => {
		const rows: Row[] = SAID.map(([name, text]) => ['spec', text, name])
		const said = told([...rows, ['spec', 'Old', 'Dial story']])
		expect(said).toContain('Flux mode: Turbo drift 3')
		expect(said.join()).not.toContain('Dial story')
		expect(told([['spec', 'Old', 'Dial story']])).toEqual(['Dial story: Old'])
	})

	test('the parcel, a code under a second name and a side the dimensions state are no rows', () => {
		expect(
			told([
				['spec', '30 x 20 x 10 cm', 'Package Dimensions'],
				['spec', 'HR-1832', 'Item model number'],
				['spec', 'HR-1832', 'Part number'],
				['spec', '9 x 14 x 25 cm', 'Product Dimensions'],
				['spec', '9 cm', 'Item Length'],
			]).map((row) => row.split(':')[0]),
		).toEqual(['Numéro du modèle', 'Dimensions'])
	})

	test.each<[string, Row[], string[]]>([
		[
			'values that exclude each other, the one the texts bear out',
			[
				['title', 'Over Ear Headphones'],
				['spec', 'In Ear', 'Ear Placement'],
				['spec', 'Over Ear', 'Form Factor'],
			],
			['Form Factor: Over Ear'],
		],
		[
			'none where they bear out neither',
			[
				['title', 'Headphones'],
				['spec', 'In Ear', 'Ear Placement'],
				['spec', 'Over Ear', 'Form Factor'],
			],
			[],
		],
		[
			'two weights in one unit',
			[
				['title', 'Saw'],
				['spec', '3 kg', 'Weight'],
				['spec', '4.5 kg', 'Item Weight'],
			],
			[],
		],
		[
			'a count its title counts otherwise',
			[
				['title', 'Tool set of 82 pieces'],
				['spec', '75', 'Number of Pieces'],
			],
			[],
		],
		[
			'a name its texts number otherwise',
			[
				['bullet', 'Lumeon Pro 450 with 2 GB of memory'],
				['spec', 'Lumeon Pro 455', 'Graphics card'],
			],
			[],
		],
		[
			'devices a form suggested for a thing whose texts name none',
			[
				['title', 'Patch Cables for Guitars'],
				['spec', 'Laptop, Tablet, Smartphone', 'Compatible Devices'],
			],
			[],
		],
		[
			'and devices the texts name stay',
			[
				['title', 'Cable for Laptops'],
				['spec', 'Laptop, Tablet', 'Compatible Devices'],
			],
			['Compatible Devices: Laptop, Tablet'],
		],
	])('of what a listing says in two ways: %s', (_, rows, said) => expect(told(rows, 'english')).toEqual(said))

	test(
		'a row that speaks of the shop, a figure’s name without one, and the title again are no rows; a value ' +
			'stays in the language of its name',
		() => {
			const rows: Row[] = [
				['title', 'Norrit Lamp L-10'],
				['spec', 'LEARN MORE', 'Receive a gift'],
				['spec', 'Desk lamp', 'Norrit Lamp L-10'],
				['spec', 'Switch lamps on. Please note: a bulb is needed.', 'Special features'],
				['spec', '5 Volts', 'Coil voltage'],
			]
			expect(told(rows)).toEqual(['Caractéristiques: Switch lamps on.', 'Coil voltage: 5 Volts'])
			const known: Row[] = SAID.slice(0, 5).map(([name, text]) => ['spec', text, name])
			expect(told([...known, ['spec', 'Nest', 'Range']]).join()).not.toContain('Nest')
		},
	)

	test('dates, pages and counts are told in the page’s language', () => {
		expect(
			told([
				['spec', 'North Press (October 24, 2000)', 'Publisher'],
				['spec', '121 pages', 'Paperback'],
				['spec', '1 CR2032 batteries required. (included)', 'Batteries'],
				['spec', '93 minutes', 'Run Time'],
			]),
		).toEqual(['Éditeur: North Press (24 octobre 2000)', 'Nombre de pages: 121', 'Nombre de piles: 1 CR2032', 'Durée: 93 minutes'])
	})
})

describe('[W-14] what is listed under a name within a text is a row', () => {
	const origin = { rule: 'test', place: 'test' }
	const care = 'Washing Instruction: Machine washable,do not iron,hang or line dry.'
	const rows = (language: string, ...specs: string[]) =>
		speakFacts(
			[
				...specs.map((text, at): Fact => ({ id: `f${at + 1}`, kind: 'spec', name: 'Care instructions', text, origin })),
				{ id: 'f9', kind: 'bullet', text: `MATCH: It goes with every pair of jeans. ${care}`, origin },
			],
			language,
			'en',
		)
			.filter(({ kind, leftOut }) => kind === 'spec' && !leftOut)
			.map(({ id, text, translated }) => [id, translated?.text ?? text])

	test('of its own; in the place of one it begins like and goes on from', () => {
		const whole = ['f10', 'Machine washable, do not iron, hang or line dry']
		expect(rows('english')).toEqual([whole])
		expect(rows('english', 'Machine Wash')).toEqual([whole])
		expect(rows('english', 'Dry clean only')).toEqual([['f1', 'Dry clean only']])
	})

	test('in another language what the tables say stays', () => {
		expect(rows('french', 'Machine Wash')).toEqual([['f1', 'Lavable en machine']])
	})
})

describe('[W-14] measures and counts', () => {
	const told = (rows: readonly (readonly [string, string])[], language = 'french', from = 'en') =>
		speakFacts(
			rows.map(([name, text], at): Fact => ({ id: `f${at + 1}`, kind: 'spec', name, text, origin: { rule: 'test', place: 'test' } })),
			language,
			from,
		)
			.filter(({ leftOut }) => !leftOut)
			.map(({ translated, text }) => (translated?.text ?? text).replaceAll(/[\u00a0\u202f]/gu, ' '))

	test('a row of several measures goes, or loses those that rows of their own state', () => {
		const [sides, weight, both] = [
			['Item Dimensions', '27 x 28.5 x 25 Centimetres'],
			['Item Weight', '4.5 Kilograms'],
			['Product Dimensions', '27 x 28.5 x 25 cm; 4.5 kg'],
		] as const
		expect(told([sides, weight, both])).toEqual(['27 × 28,5 × 25 cm', '4,5 kg'])
		expect(told([both, weight])).toEqual(['27 × 28,5 × 25 cm', '4,5 kg'])
		expect(told([sides, both])).toEqual(['27 × 28,5 × 25 cm ; 4,5 kg'])
	})

	test('what is joined by a sign for “and” is joined by the language’s own', () => {
		expect(told([['Colour', 'Black & Silver']], 'arabic')).toEqual(['أسود وفضي'])
		expect(told([['Material', 'Steel & plastic']])).toEqual(['Acier et plastique'])
	})

	test('a yes or no that repeats what its row is called is a yes or a no', () => {
		expect(
			told([
				['Headphones Jack', 'No Jack'],
				['Batteries included', 'No lid'],
			]),
		).toEqual(['Non', 'No lid'])
	})

	test('the number of a shop that is not this one is no row', () => {
		expect(
			told([
				['Product ID', 'Ca304103-0000'],
				['Colour', 'Black'],
			]),
		).toEqual(['Noir'])
	})

	test('a count of one says nothing', () => {
		expect(
			told([
				['Number of Items', '1'],
				['Number of Pieces', '1 Count'],
				['Number of Speeds', '1'],
			]),
		).toEqual(['1'])
		expect(told([['Number of Pieces', '82']])).toEqual(['82'])
	})

	test('a book whose author stands above its title alone has a row for them; other goods have none', () => {
		const [author, isbn] = [
			{ id: 'f1', kind: 'brand', text: 'Mara Quill', origin: { rule: 'byline', place: '#by' } },
			{ id: 'f2', kind: 'spec', name: 'ISBN-13', text: '978-3518366820', origin: { rule: 'test', place: 'test' } },
		] as const
		const row = (facts: readonly Fact[], language: string) =>
			speakFacts(facts, language, 'en').find(({ kind, text }) => kind === 'spec' && text === 'Mara Quill')
		expect(row([author, isbn], 'german')).toMatchObject({ id: 'f3', origin: author.origin, translated: { name: 'Autor' } })
		expect(row([author, isbn, { ...isbn, id: 'f3', name: 'Author', text: 'Mara Quill, Jo Lind' }], 'german')).toBeUndefined()
		expect(row([author, { ...isbn, name: 'Colour', text: 'Black' }], 'german')).toBeUndefined()
		expect(row([author, isbn], 'thai')).toBeUndefined()
	})

	test('of the brand a buyer knows and the name of a company the seller is told, the page says the first alone', () => {
		const brand: Fact = { id: 'f9', kind: 'brand', text: 'Brask', origin: { rule: 'test', place: 'test' } }
		const row = (text: string): Fact => ({ id: 'f1', kind: 'spec', name: 'Brand', text, origin: { rule: 'test', place: 'test' } })
		const left = (text: string) => speakFacts([row(text), brand], 'french', 'en')[0]
		expect(left('Velorum Holding')).toMatchObject({ leftOut: 'contradicted', contradicts: 'f9' })
		expect(left('BRASK Home')?.leftOut).toBeUndefined()
	})
})

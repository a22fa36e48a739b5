import { describe, expect, test } from 'vitest'
import type { Fact, FactKind } from '../../product/facts'
import { plainFromRichText } from '../../text/rich-text'
import { shortenTitle } from '../../text/shorten-title'
import type { Brief } from '../brief'
import { writeEmbedded } from '../embedded-writer'

type Said = readonly [kind: FactKind, text: string, name?: string]
function briefOf(said: readonly Said[], tag = 'en'): Brief {
	const facts = said.map(([kind, text, name], index): Fact => {
		const origin = { rule: 'test', place: 'test' }
		return { id: `f${index + 1}`, kind, text, ...(name ? { name } : {}), origin }
	})
	return { language: tag === 'de' ? 'german' : 'english', market: 'usa', factsLanguage: tag, facts }
}
const words = (text: { html: string } | undefined) => plainFromRichText(text?.html ?? '')
const points = (brief: Brief) =>
	(['benefits', 'features'] as const).flatMap(
		(part) => writeEmbedded(part, brief)?.items.map((item) => [words(item.title), words(item.text)]) ?? [],
	)
const story = (brief: Brief) => writeEmbedded('story', brief)?.paragraphs.map(words).join(' ') ?? ''

describe('[W-14] a title ends where a thing has been named', () => {
	const LONG = 'Velmora Women’s Casual Long Sleeve Boat Neck Off Shoulder Slim Fit Crop Top Going Out Blouses Y2K Tight Shirts'
	test.each([
		['behind the word it is filed under', LONG, { brand: 'Velmora', tag: 'en', kinds: ['Tops & Tees'] }, /Slim Fit Crop Top$/],
		[
			'with the last words of its name, where the whole is too long',
			LONG,
			{ brand: 'Velmora', tag: 'en', kinds: ['Tops'], most: 60 },
			/^Velmora .*Crop Top$/,
		],
		[
			'however far away that word is',
			'Norrit 23680 NT132-120-N 120-Volt ProLine Electronic Linear Fluorescent T8 Standard Instant Start Ballast 1 Lamp',
			{ brand: 'Norrit', tag: 'en', kinds: ['Electrical', 'Ballasts'] },
			/^Norrit .*Instant Start Ballast$/,
		],
		[
			'a little longer than it should be rather than cut',
			'Housses de chaise amovibles extensibles pour salle à manger noir et blanc',
			{ tag: 'fr' },
			/blanc$/,
		],
		[
			'without a little word left over',
			'Abnehmbare dehnbare Gummiband Schutzhüllen für Esszimmer Stuhl Sitzbezüge de',
			{ tag: 'de' },
			/Sitzbezüge$/,
		],
		[
			'not within a figure',
			'Norrit 5 Rollen Hochgeschwindigkeits-Matt-PETG-Filament 1,75 mm 30 mm/s – 600 mm/s Druckbereich High Flow',
			{ brand: 'Norrit', tag: 'de' },
			/1,75 mm$/,
		],
		[
			'with what the thing is, cut from its beginning, where only search engines ask for less',
			'Lemon/Garlic Handheld Stainless Steel Cheese Grater Slicer Tool',
			{ tag: 'en', kinds: ['Cheese Tools'], most: 60 },
			/^Handheld Stainless Steel Cheese Grater Slicer Tool$/,
		],
		['and a colon leads on to what it is the name of', 'Velmora: The Moon Lamp, White', { tag: 'en' }, /^Velmora: The Moon Lamp$/],
		[
			'not within a list of what it is for',
			'Harbour lights decal sticker for car, truck, laptop in any colour of the die cut vinyl range',
			{ tag: 'en' },
			/^Harbour lights decal sticker$/,
		],
		[
			'with what it is of',
			'sourcing® Housses chaise housses amovibles Étendue Court Housse de siège Noir + Blanc + Gris',
			{ tag: 'fr' },
			/Housse de siège$/,
		],
		['a book’s title is a name', 'Night Live - Harbour 1979', { tag: 'en', whole: true }, /^Night Live - Harbour 1979$/],
	] as const)('%s', (_, title, of, ends) => expect(shortenTitle(title, of)).toMatch(ends))
})

describe('[W-14] headings are headings', () => {
	test.each([
		['a lead is one', 'EASY TO CLEAN: Every part that can be taken off goes in the dishwasher.', 'Easy to clean'],
		['a short line is its own', 'Low profile housing and light to carry', 'Low profile housing and light to carry'],
	])('%s', (_, bullet, title) => {
		const brief = briefOf([
			['title', 'Norrit Watch, steel case and leather band'],
			['bullet', bullet],
			['bullet', 'Quiet: It makes no sound at night.'],
			['bullet', 'Firm: It stands where it is put.'],
		])
		expect(points(brief).map(([one]) => one)).toContain(title)
	})

	test('a long entry without a lead is told in the story, not headed by its own beginning', () => {
		const long =
			'Smart two-way firewall prevents strangers from entering your home network by blocking traffic that is determined to be unsafe'
		const brief = briefOf([
			['title', 'Norrit Shield, for one user and five devices'],
			['bullet', long],
			['bullet', 'Quiet: It makes no sound at night.'],
			['bullet', 'Firm: It stands where it is put.'],
		])
		expect(points(brief).map(([title]) => title)).toEqual(['Quiet', 'Firm'])
		expect(story(brief)).toBe(`${long}.`)
		expect(JSON.stringify(points(brief))).not.toContain('…')
	})

	test.each([
		['a value alone', 'Imported'],
		['a name with its value', 'Material: Oak wood'],
		['a list of them', 'Thickness:5mm, Dial diameter:23mm,Case material:Stainless Steel'],
		['a lead whose text is gone', 'Material:'],
	])('%s is a row of the table, no point', (_, bullet) => {
		const brief = briefOf([
			['title', 'Norrit Shirt'],
			['bullet', bullet],
			['bullet', 'Soft: It feels like an old one.'],
			['bullet', 'Roomy: It leaves room to move.'],
		])
		expect(points(brief).map(([title]) => title)).toEqual(['Soft', 'Roomy'])
	})
})

describe('[W-14] what is glued is mended, labels go, nothing is said twice', () => {
	test.each([
		['super soft,lightweight,stretchy fabric that fits', 'Super soft, lightweight, stretchy fabric that fits.'],
		['A watch for women or ladies.50% of it is steel', 'A watch for women or ladies. 50% of it is steel.'],
		['suitable for medium&large chairs(40 cm)and stools', 'Suitable for medium & large chairs (40 cm) and stools.'],
		['It weighs 1,5 kg at 12:30 on a WH-1000XM6 R&B day', 'It weighs 1,5 kg at 12:30 on a WH-1000XM6 R&B day.'],
	])('%s', (text, mended) => {
		const brief = briefOf([
			['title', 'Norrit Watch'],
			[
				'description',
				`The first sentence opens the page and is not told again.\n${text}\nAnd this one makes a story of it all, long enough to be one.`,
			],
		])
		expect(story(brief)).toContain(mended)
	})

	test('a price in front of the title and the brand alone as an entry are not read out', () => {
		const said: Said[] = [
			['title', '1.73US $ 32% off|Norrit Ski Goggles, double lens'],
			['brand', 'Norrit'],
			['bullet', 'Wide lens: The frame leaves the sides of the view free.'],
			['bullet', 'Soft foam: It sits on the face without pressing.'],
			['bullet', 'NORRIT'],
		]
		expect(words(writeEmbedded('hero', briefOf(said))?.headline)).toBe('Norrit Ski Goggles')
		expect(points(briefOf(said)).map(([title]) => title)).toEqual(['Wide lens', 'Soft foam'])
	})

	test('“Description:”, “Set contains:” and the list below it, and numbers of a list are not read out', () => {
		const brief = briefOf([
			['title', 'Norrit Juicer'],
			[
				'description',
				[
					'Description:\nA juicer that is small enough to stay on any kitchen counter.\n1. The',
					'lid holds on its own while the motor runs.\n2. The jug has a spout that does not drip',
					'on the counter.\nSet contains:\nPusher Feeding tube Lid Filter',
				].join(' '),
			],
		])
		const text = `${words(writeEmbedded('hero', brief)?.subheadline)} ${story(brief)}`
		expect(text).toContain('A juicer that is small enough')
		expect(text).not.toMatch(/Description|Set contains|Pusher|\b[12]\./u)
	})

	test('what a point or the opening says, the story does not say again', () => {
		const brief = briefOf([
			['title', 'Norrit Saw'],
			['bullet', 'Safe: A spindle lock makes changing the blade easy and the guard keeps the user safe.'],
			['bullet', 'Light: It is light enough to be held in one hand.'],
			[
				'description',
				[
					'A saw that cuts hard wood on any building site.\nA spindle lock makes changing the blade easy and the',
					'guard keeps the user safe. Its height is set without a tool and stays where it was put.',
				].join(' '),
			],
		])
		expect(story(brief)).toBe('Its height is set without a tool and stays where it was put.')
	})

	test('a paragraph whose beginning may not be said does not begin with what answered it', () => {
		const brief = briefOf([
			['title', 'Norrit Juicer'],
			[
				'description',
				[
					'The best seller of the year with over 100k sold. But it still makes up to two glasses. Juice stays',
					'cold in the double-walled jug for a whole morning, whatever the kitchen is like.',
				].join(' '),
			],
		])
		expect(`${words(writeEmbedded('hero', brief)?.subheadline)}${story(brief)}`).not.toMatch(/But it/u)
	})

	const told = (bullets: readonly string[], description = '', rule = 'test') => {
		const brief = briefOf([
			['title', 'Norrit Lamp'],
			...bullets.map((text) => ['bullet', text] as const),
			...(description ? [['description', description] as const] : []),
		])
		const from = { ...brief, facts: brief.facts.map((fact) => ({ ...fact, origin: { ...fact.origin, rule } })) }
		return { points: points(from), said: `${words(writeEmbedded('hero', from)?.subheadline)} ${story(from)}` }
	}
	test('a table whose rows ran together is read to nobody; a list written into one line is its items', () => {
		const sizes =
			'It hangs from one hook and turns with the wind. Size: SBust: 86cm/33.9"----Length: 63cm. It stays where it was put, on any desk.'
		expect(told([], sizes).said).not.toMatch(/Bust|Length/u)
		const listed = told([], 'Oak base - Soft light for reading - Turns with one hand - Height: 40 cm')
		expect(listed.points.map(([title]) => title)).toEqual(['Oak base', 'Soft light for reading', 'Turns with one hand'])
	})

	test('what is listed under the name of a row is told by that row alone', () => {
		const care = 'Washing Instruction: Machine washable,do not iron,hang or line dry.'
		const said = (specs: Said[]) => {
			const brief = briefOf([
				['title', 'Norrit Top'],
				['bullet', `MATCH: The top goes with every pair of jeans in the wardrobe. ${care}`],
				['bullet', 'Soft: It feels like an old one.'],
				['bullet', 'Roomy: It leaves room to move.'],
				...specs,
			])
			return JSON.stringify([points(brief), story(brief)])
		}
		expect(said([])).toContain('do not iron')
		expect(said([['spec', 'Machine wash', 'Care instructions']])).not.toMatch(/Washing|do not iron/u)
		expect(said([['spec', 'Machine wash', 'Care instructions']])).toContain('every pair of jeans in the wardrobe.')
	})

	test('a list below the line that announces it is no prose and no heading, however many lines it has', () => {
		const { said, points: made } = told(
			[],
			[
				'A lamp that stands on every desk of the house, and stays there.',
				'What you get :',
				'Lamp x 1',
				'Base x 1',
				'You can turn its head with one hand, wherever you sit, and it stays where it was put.',
				'Moon base',
				'Ever seen one from near? It comes with the lamp and can be taken off it, whenever you like.',
			].join('\n'),
		)
		expect(said + JSON.stringify(made)).not.toMatch(/x 1|What you get/u)
		expect(said + JSON.stringify(made)).toContain('You can turn its head')
		expect(said + JSON.stringify(made)).not.toContain('base Ever')
	})

	test('what is left of an entry whose lead is gone has no heading, and none is half a sentence', () => {
		const { points: made, said } = told([
			'[Best seller of the year with over 100k sold] It is. Besides, it turns its head to wherever you sit and read.',
			'When it is new, the lamp smells of the oak that its base is made of for a day or two.',
			'Soft: It gives a warm light, more than a match.',
			'Firm: It stands where it is put.',
		])
		expect(made.map(([title]) => title)).toEqual(['Soft', 'Firm'])
		expect(said).toContain('When it is new, the lamp smells')
	})

	test('what a title lists in small letters stays one phrase', () => {
		const brief = briefOf([
			['title', 'Norrit tool box with 82 pieces. Set of tools for repairs, upkeep of the home, office and workshop, Red'],
		])
		expect(words(writeEmbedded('hero', brief)?.subheadline)).toBe('Set of tools for repairs, upkeep of the home, office and workshop · Red')
	})

	test('a row of strokes is no sentence, and items that ran into each other are items again', () => {
		expect(
			told([], 'It plays for an hour and a half of music. 2000/color/120 min/NR. It has eleven songs by the band.').said,
		).not.toContain('/')
		const glued = told([], 'Wide angle lens for every deskBuilt in quiet microphoneStands on any flat screen')
		expect(glued.points.map(([title]) => title)).toEqual([
			'Wide angle lens for every desk',
			'Built in quiet microphone',
			'Stands on any flat screen',
		])
	})

	test.each([
		['thanks', 'Thank you for buying this lamp from us.'],
		['how it was measured', 'Please allow 1-2 cm deviation due to manual measurement.'],
		['what to do before buying', 'Check the size chart before ordering the lamp.'],
		['what a screen shows', 'The colour of the lamp may differ slightly from what you see.'],
		['what is sent and when', 'You can see the shipping fees of your country before paying.'],
		['an assurance that it is new', '100% brand new with a fabulous appearance.'],
		['one in German', 'Wenn die Lampe nicht Ihre Erwartungen erfüllt, schreiben Sie.'],
		['one in French', 'Veuillez mesurer votre bureau et choisir la taille qui convient.'],
	])('what is said to whoever buys is no part of the page: %s', (_, sentence) => {
		const { said, points: made } = told(
			[],
			`A lamp that stands on every desk of the house. ${sentence} Its light is warm and falls where you read, all evening long.`,
		)
		expect(JSON.stringify([said, made])).not.toContain(sentence.slice(0, 20))
		expect(said).toContain('Its light is warm')
	})

	test.each([
		['It is faster than the old one (found in our N-1000 lamp) and quiet.', 'It is faster than the old one and quiet.'],
		['The lamp comes with with a cable that reaches every socket.', 'The lamp comes with a cable that reaches every socket.'],
		['The lamp has a loud -speaker that plays all night.', 'The lamp has a loud-speaker that plays all night.'],
		['The lamp has a flat base and a soft head, a must-have for every home.', 'The lamp has a flat base and a soft head.'],
	])('what a listing wrote carelessly is mended: %s', (text, mended) => {
		expect(told([], `A lamp that stands on every desk.\n${text}`).said).toContain(mended)
	})

	test('keywords among lines of prose, rows within it and what is in the box are not read out', () => {
		const { said } = told(
			[],
			[
				'A lamp that stands on every desk of the house.',
				'Desk lamp for women',
				'It gives a warm light all evening long. Material: Oak wood. Specification. 50ml.',
				'What you get: Lamp x 1 Base x 1 Cable x 1 you can turn it on with one hand.',
				'It was drawn for people who read until late.',
			].join('\n'),
		)
		expect(said).not.toMatch(/for women|Oak|Specification|50ml|x 1/u)
		expect(said).toContain('read until late')
	})

	test('two sentences that differ by a number of a list are said once, points of other figures each', () => {
		const bus = (chip: string) => `is driven directly by every controller (Lume, 8051, AVR, PIC, DSP, ARM, ${chip}, TTL logic).`
		const { said } = told([], `Opening sentence of a lamp that is long enough.\nIt ${bus('MSP430')} A standard bus ${bus('MSP431')}`)
		expect([said.includes('MSP430'), said.includes('MSP431')]).toEqual([true, false])
	})

	test('a text published in part ends with its last whole sentence; one of the page itself is whole', () => {
		const text = 'A lamp that needs no more room than a cup. It turns its head to where you read, and stays there. The lamps of Norrit a'
		expect(told([], text, 'json-ld').said).not.toContain('Norrit a')
		expect(told([], text).said).toContain('The lamps of Norrit a')
	})

	test('what was shouted is said, what was quoted ends once, brackets stay closed, addresses and notes leave nothing behind', () => {
		const { said } = told(
			[],
			[
				'¡IT FITS EVERY DESK OF THE HOUSE! It takes 100 ML (3.4 FL. OZ) of oil and burns all night.',
				'Ask it "is it on?" and it tells you**. See https://shop.example/lamp?ref=list_manager for more. It is a lamp.',
			].join('\n'),
		)
		expect(said).toMatch(/It fits every desk of the house\. It takes 100 ML \(3\.4 FL\. OZ\) of oil/u)
		expect(said).not.toMatch(/ref=|\*|\?"\./u)
	})
})

describe('[W-14] a heading or a title calls nothing the best', () => {
	test.each([
		['Norrit L-10 The Best Wireless Desk Lamp', 'en', 'Norrit L-10 Wireless Desk Lamp'],
		['Norrit la meilleure lampe de bureau', 'fr', 'Norrit lampe de bureau'],
		['The Best', 'en', 'The Best'],
	])('%s', (title, tag, headline) => {
		expect(words(writeEmbedded('hero', briefOf([['title', title]], tag))?.headline)).toBe(headline)
	})

	test('a record called so keeps its name', () => {
		const brief = briefOf([
			['title', 'The Best of Norrit'],
			['spec', 'North Press', 'Publisher'],
		])
		expect(words(writeEmbedded('hero', brief)?.headline)).toBe('The Best of Norrit')
	})
})

describe('[W-14] a page in another language than its listing', () => {
	const foreign = (...bullets: string[]): Brief => ({
		...briefOf([['title', 'Norrit Top'], ...bullets.map((text) => ['bullet', text] as const)]),
		language: 'french',
	})
	const SAID = ['Soft to touch: It feels like an old one.', 'Roomy cut: It leaves room to move.']

	test('a heading that is the name of a specification is in the page’s language', () => {
		expect(points(foreign('Fabric: It is woven of threads that stay soft for years.', ...SAID)).map(([title]) => title)).toContain(
			'Composition',
		)
	})

	test('another single word is no heading: what stood behind it is told in the story', () => {
		const brief = foreign('MATCH: The top goes with every pair of jeans in the wardrobe and with most skirts.', ...SAID)
		expect(points(brief).map(([title]) => title)).toEqual(['Soft to touch', 'Roomy cut'])
		expect(story(brief)).toBe('The top goes with every pair of jeans in the wardrobe and with most skirts.')
	})
})

describe('[W-14] a bare line that says a figure of the table again is no point', () => {
	test('it stands in the table', () => {
		const brief = briefOf([
			['title', 'Norrit Laptop'],
			['spec', '16 GB', 'RAM'],
			['bullet', '16GB of onboard memory'],
			['bullet', 'A keyboard with lights'],
			['bullet', 'Two loud speakers'],
		])
		expect(points(brief).map(([title]) => title)).toEqual(['A keyboard with lights', 'Two loud speakers'])
	})
})

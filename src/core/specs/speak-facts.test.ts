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
	['Flux mode', 'Turbo drift'],
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
	])('are %s where a table knows the words; the last, which none knows, keeps its own', (language, rows) => {
		expect(shown(language)).toEqual([...rows, 'Flux mode: Turbo drift'])
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
		['Black, Peacock', { name: 'Couleur', text: 'Black, Peacock', values: {} }],
	])('choices are offered in the page’s language where all of them are known: %s', (text, translated) => {
		const [choice] = speakFacts([{ id: 'f1', kind: 'variant', name: 'Color', text, origin: { rule: 't', place: 't' } }], 'french', 'en')
		expect(choice?.translated).toEqual(translated)
	})

	test.each([
		['spec', 'Tare Function,Auto Shut Off,', 'Tare Function, Auto Shut Off'],
		['spec', '- Compact camera - Smartphone', 'Compact camera, Smartphone'],
		['spec', 'Cord Storage(Cord Storage)', 'Cord Storage (Cord Storage)'],
		['spec', '1,5 l, 2-pack (IP67)', undefined],
		['box', '/', undefined],
	] as const)('signs of a value stand as a reader expects them: %s %s', (kind, text, tidy) => {
		const [fact] = speakFacts([{ id: 'f1', kind, name: 'Special features', text, origin: { rule: 't', place: 't' } }], 'english', 'en')
		expect([fact?.text, fact?.translated?.text, fact?.leftOut]).toEqual([text, tidy, kind === 'box' ? 'junk' : undefined])
	})
})

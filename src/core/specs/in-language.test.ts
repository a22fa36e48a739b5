import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { watchThreadTime } from '../../../test/support/thread-time'
import { labelInLanguage, valueInLanguage } from './in-language'
import { SPEC_LANGUAGES, specWordsOf } from './spec-words'

describe('[W-14] a specification’s name in the page’s language', () => {
	test.each([
		['Item weight', 'english', 'french', 'Poids'],
		['Colour:', 'english', 'arabic', 'اللون'],
		['Material', 'english', 'moroccan arabic', 'المادة'],
		['Armbandmaterial', 'german', 'spanish', 'Material de la correa'],
		['¿Se incluyen las pilas?', 'spanish', 'german', 'Batterien inbegriffen'],
		['Número do modelo', 'portuguese', 'japanese', '型番'],
		['Power / Wattage', 'english', 'french', 'Puissance'],
		['Dimensions (cm)', 'english', 'german', 'Abmessungen'],
		['Coloris', 'french', 'french', 'Coloris'],
		['السعة', undefined, 'turkish', 'Kapasite'],
		['Screen Size', 'english', 'simplified chinese', '屏幕尺寸'],
	] as const)('%s from %s in %s: %s', (label, from, language, said) => expect(labelInLanguage(label, language, from)).toBe(said))

	test('its own words stay where no table knows it, or the language has none', () => {
		expect(labelInLanguage('Flux capacitor charge', 'french', 'english')).toBeUndefined()
		expect(labelInLanguage('Colour', 'zulu', 'english')).toBeUndefined()
	})
})

describe('[W-14] a specification’s value in the page’s language', () => {
	test.each([
		['Stainless Steel', 'english', 'french', 'Acier inoxydable'],
		['Yes', 'english', 'arabic', 'نعم'],
		['Amarelo e preto', 'portuguese', 'french', 'Jaune et noir'],
		['Weiß + Schwarz', 'german', 'spanish', 'Blanco + negro'],
		['90% Rayon 10% Spandex', 'english', 'german', '90\u00a0% Viskose, 10\u00a0% Elasthan'],
		['Laptop, Tablet, Smartphone', 'english', 'arabic', 'كمبيوتر محمول، جهاز لوحي، هاتف ذكي'],
		['1,5 Horas', 'spanish', 'english', '1.5 hours'],
		['1.5 Liters', 'english', 'french', '1,5\u00a0L'],
		['0.9 litres', 'english', 'german', '0,9 L'],
		['15D x 17W x 31H centimeters', 'english', 'german', '15 × 17 × 31 cm (Tiefe × Breite × Höhe)'],
		['30 x 20 x 10 cm (H x W x D)', 'english', 'french', '30 × 20 × 10\u00a0cm (hauteur × largeur × profondeur)'],
		['1.5 Inch-4 Inch (4-10cm)', 'english', 'french', '1,5\u00a0pouce–4\u00a0pouces (4–10\u00a0cm)'],
		['13 to 19 inches', 'english', 'spanish', '13–19 pulgadas'],
		['Diameter: 98mm, Height: 42 mm', 'english', 'german', 'Durchmesser: 98 mm, Höhe: 42 mm'],
		['Gray + Black', 'german', 'german', 'Grau + schwarz'],
		['Weiß + Schwarz', 'german', 'german', 'Weiß + Schwarz'],
		['2T', 'english', 'german', '2T'],
		['L200 x W150cm', 'english', 'arabic', '200 × 150 سم (الطول × العرض)'],
		['30 x 20 cm (B x H)', 'german', 'spanish', '30 × 20 cm (anchura × altura)'],
		['9 x 1.4 x 1.1 inches; 4.8 ounces', 'english', 'french', '9 × 1,4 × 1,1\u00a0pouces\u00a0; 4,8\u00a0onces'],
		['5200 mAh', 'portuguese', 'russian', '5200 мА·ч'],
		['1,200 watts', 'english', 'german', '1200 W'],
		['16 GB', 'english', 'arabic', '16 جيجابايت'],
		['82 Piezas', 'spanish', 'french', '82 pièces'],
		['329 pages', 'english', 'simplified chinese', '329页'],
		['China', 'english', 'french', 'Chine'],
		['Inglés', 'spanish', 'german', 'Englisch'],
		['IP67', 'english', 'arabic', 'IP67'],
		['XL', 'french', 'japanese', 'XL'],
		['978-3518366820', 'german', 'french', '978-3518366820'],
		['05042', 'spanish', 'german', '05042'],
		['Schwarz', 'german', 'german', 'Schwarz'],
	] as const)('%s from %s in %s: %s', (value, from, language, said) => {
		expect(valueInLanguage(value, language, from)?.replaceAll('\u202f', '\u00a0')).toBe(said)
	})

	test.each(['Black with a braided cord', 'Tare Function, Auto Shut Off', '12 parsecs', '1 F32T8 lamp', 'Sony'])(
		'%s, of which a table knows a part at most, keeps its words',
		(value) => expect(valueInLanguage(value, 'french', 'english')).toBeUndefined(),
	)

	test('no digit is lost or made up on the way through twenty languages', () => {
		const digitsOf = (text: string) => text.normalize('NFKC').match(/\d/gu)?.join('')
		for (const language of SPEC_LANGUAGES)
			for (const value of ['4.37 x 0.47 x 6.97 inches', '12,500 mAh', '100% Cotton', '0.5 Kilograms', '240 Volts'])
				expect(digitsOf(valueInLanguage(value, language, 'english') ?? ''), `${value} in ${language}`).toBe(digitsOf(value))
	})

	test('a hostile value takes time in proportion to its length', () => {
		for (const piece of ['1 x ', 'a, ', '9% a', '(', ' / ', '1.', '& ']) {
			const spent = watchThreadTime()
			valueInLanguage(piece.repeat(4_000 / piece.length), 'french', 'english')
			labelInLanguage(piece.repeat(4_000 / piece.length), 'french', 'english')
			expect(spent(), piece).toBeLessThan(3_000)
		}
	})
})

describe('[W-14] the tables', () => {
	const FOLDER = 'spec-data'
	const english = specWordsOf('english')

	test.each(SPEC_LANGUAGES)('%s has a word for every one of 250 names and 200 values', (language) => {
		const words = specWordsOf(language)
		expect([...(words?.labels.words.keys() ?? [])]).toEqual([...(english?.labels.words.keys() ?? [])])
		expect([...(words?.values.words.keys() ?? [])]).toEqual([...(english?.values.words.keys() ?? [])])
		expect(words?.labels.words.size).toBeGreaterThanOrEqual(250)
		expect(words?.values.words.size).toBeGreaterThanOrEqual(200)
		expect(
			[...(words?.labels.words.values() ?? []), ...(words?.values.words.values() ?? [])].filter((word) => !/\p{L}/u.test(word)),
		).toEqual([])
	})

	test('no word of a language names two things', () => {
		for (const name of readdirSync(FOLDER)) {
			for (const part of readFileSync(`${FOLDER}/${name}`, 'utf8').split('\n\n').slice(0, 2)) {
				const forms = part.split('\n').flatMap((line) => line.split('\t')[1]?.split('|') ?? [])
				expect(
					forms.filter((form, at) => form !== '' && forms.indexOf(form) !== at),
					name,
				).toEqual([])
			}
		}
	})

	test('at most 20 KB a language, 270 KB in all', () => {
		const sizes = readdirSync(FOLDER).map((name) => statSync(`${FOLDER}/${name}`).size)
		expect(sizes).toHaveLength(SPEC_LANGUAGES.length)
		expect(Math.max(...sizes)).toBeLessThanOrEqual(20 * 1024)
		expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(270 * 1024)
	})
})

import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { watchThreadTime } from '../../../test/support/thread-time'
import { findingsOf } from '../copy/check/check-part'
import { SELLER_ORIGIN } from '../product/edit-product'
import type { Fact, FactKind } from '../product/facts'
import { checkStatement } from './check-statement'
import type { ClaimCategory } from './claims'
import { evidenceOf } from './evidence'

const factsFrom = (rows: readonly (readonly [FactKind, string, string?])[]): Fact[] =>
	rows.map(([kind, text, name], at) => ({
		id: `f${at + 1}`,
		kind,
		text,
		...(name ? { name } : {}),
		origin: { rule: 'test', place: 'test' },
	}))

const FACTS = factsFrom([
	['title', 'Brask Travel Mug, 500 ml Insulated Cup'],
	['brand', 'Brask'],
	['bullet', 'Double wall of stainless steel keeps drinks hot for 6 hours.'],
	['spec', '8.5 x 8.5 x 20 cm', 'Dimensions'],
	['spec', '1,250.5 g', 'Weight'],
	['bullet', 'BPA-free lid, dishwasher safe. Water temperature can be set from 40 to 100 °C.'],
	['spec', '12 inches', 'Cable length'],
	['spec', '15D x 17W x 31H centimeters', 'Package dimensions'],
])
const verdict = (text: string, language: string, facts = FACTS) => checkStatement({ text, facts, language })

/** What a listing says of itself: kept with the page, no reason for any sentence. */
const RECORD = factsFrom([
	['title', 'Brask Travel Mug'],
	['bullet', 'Double wall of stainless steel keeps drinks hot for 6 hours.'],
	['rating', '4.7'],
	['orders', '2104'],
])
test.each([
	['english', 'Ordered 2,104 times.'],
	['english', 'More than 2104 sold.'],
	['english', '4.7 out of 5 stars.'],
	['french', 'Plus de 2104 commandes.'],
	['french', 'Noté 4,7 sur 5.'],
	['spanish', 'Más de 2104 pedidos.'],
	['german', 'Bereits 2104 Mal bestellt.'],
	['arabic', 'أكثر من 2104 طلب.'],
	['arabic', 'تقييم 4.7 من 5.'],
])('[K-3] a listing’s stars and orders carry no sentence of a page: %s, %s', (language, text) => {
	expect(verdict(text, language, RECORD)).toMatchObject({ supported: false })
	expect(verdict(text, language, RECORD).evidence).not.toEqual(expect.arrayContaining(['f3']))
	expect(verdict(text, language, RECORD).evidence).not.toEqual(expect.arrayContaining(['f4']))
})

describe('[K-8] the hard kinds are told in every main language', () => {
	const HARD: Partial<Record<ClaimCategory, readonly (readonly [language: string, text: string])[]>> = {
		'social-proof': [
			['english', '#1 best seller.'],
			['english', 'Loved by thousands of families.'],
			['french', 'Des milliers de clients satisfaits.'],
			['german', 'Tausende zufriedene Kunden.'],
			['spanish', 'Miles de clientes ya lo usan.'],
			['italian', 'Migliaia di clienti soddisfatti.'],
			['portuguese', 'Milhares de clientes satisfeitos.'],
			['dutch', 'Duizenden tevreden klanten.'],
			['turkish', 'Binlerce mutlu müşteri.'],
			['arabic', 'آلاف العملاء يثقون به.'],
		],
		scarcity: [
			['english', 'Only 3 left in stock.'],
			['french', "Jusqu'à épuisement des stocks."],
			['german', 'Nur noch 5 auf Lager.'],
			['spanish', 'Últimas unidades.'],
			['arabic', 'الكمية محدودة.'],
			['japanese', '在庫残りわずか。'],
			['turkish', 'Stoklarla sınırlı.'],
		],
		discounts: [
			['english', 'Now 50% off.'],
			['french', 'Prix imbattable.'],
			['spanish', 'Con descuento.'],
			['arabic', 'خصم كبير.'],
			['dutch', 'Nu met korting.'],
		],
		guarantees: [
			['english', 'Lifetime warranty.'],
			['german', '2 Jahre Garantie.'],
			['arabic', 'ضمان سنتين.'],
			['portuguese', 'Garantia de 2 anos.'],
		],
		delivery: [
			['english', 'Free shipping.'],
			['french', 'Livraison gratuite.'],
			['spanish', 'Envío gratis.'],
			['moroccan arabic', 'التوصيل فابور.'],
		],
		returns: [
			['english', 'Free returns within 30 days.'],
			['german', '30 Tage Rückgaberecht.'],
			['japanese', '返品できます。'],
		],
		health: [
			['english', 'Relieves back pain.'],
			['german', 'Lindert Rückenschmerzen.'],
			['french', 'Soulage les douleurs.'],
			['spanish', 'Alivia el dolor de espalda.'],
			['arabic', 'يعالج آلام الظهر.'],
		],
		certificates: [
			['english', 'CE certified.'],
			['english', 'Tested by TÜV.'],
			['english', 'Meets ISO 9001.'],
			['french', 'Certifié CE.'],
			['german', 'TÜV-geprüft.'],
		],
	}
	const all = Object.entries(HARD).flatMap(([category, rows]) =>
		(rows ?? []).map(([language, text]) => [category, language, text] as const),
	)
	test.each(all)('%s · %s: %s', (_category, language, text) => expect(verdict(text, language).supported).toBe(false))

	test('[K-3] even when the listing says so word for word', () => {
		const said = '#1 best seller, 100k sold, only 2 left.'
		expect(verdict(said, 'english', factsFrom([['bullet', said]])).supported).toBe(false)
	})

	test('[K-4] and a promise the seller makes is a fact, the listing’s is not', () => {
		const said = 'Free shipping within Morocco.'
		expect(verdict(said, 'english', factsFrom([['seller', said]])).supported).toBe(true)
		expect(verdict(said, 'english', factsFrom([['bullet', said]])).supported).toBe(false)
	})
})

describe('[K-8] figures', () => {
	test.each([
		['english', 'It holds 500 ml and keeps drinks hot for 6 hours.'],
		['french', 'Il contient 500 ml et garde les boissons chaudes 6 heures.'],
		['moroccan arabic', 'كيشد 500 مل وكيبقا سخون 6 ديال سوايع.'],
		['arabic', 'سعته ٥٠٠ مل ويحافظ على الحرارة ٦ ساعات.'],
		['japanese', '容量は500ml、20cmの高さです。'],
		['english', 'It weighs 1250.5 g, about 1.25 kg.'],
		['german', 'Die Abmessungen: 8,5 × 8,5 × 20 cm, aus Edelstahl.'],
		['english', 'The cable is 30.5 cm long.'],
		['spanish', 'Mantiene el calor seis horas.'],
		['german', 'Hält Getränke sechs Stunden heiß.'],
		['norwegian', '31 cm høy, 17 cm bred og 15 cm dyp.'],
		['italian', 'L’amico pignolo pretende 93 °C? Si imposta.'],
		['english', 'The two of you will like it.'],
	])('%s: a figure of the facts stands, converted or in words: %s', (language, text) => {
		expect(verdict(text, language)).toMatchObject({ supported: true, reasons: [] })
	})

	test.each([
		['english', 'It holds 750 ml.'],
		['english', 'It keeps drinks hot for 500 hours.'],
		['french', 'Il pèse 400 grammes.'],
		['moroccan arabic', 'كيشد ٧٥٠ مل.'],
		['english', 'Comes as model X200.'],
		['german', 'Hält Getränke zwölf Stunden heiß.'],
		['spanish', 'Pesa tres kilos.'],
		['japanese', '容量は750mlです。'],
	])('%s: another figure does not: %s', (language, text) => {
		expect(verdict(text, language)).toMatchObject({ supported: false, categories: ['numbers'] })
	})

	test('the facts that bear it are named (K-1)', () => {
		expect(verdict('It holds 500 ml.', 'english').evidence).toContain('f1')
	})
})

describe('[K-8] prices', () => {
	const HOURS = factsFrom([
		['spec', '30 h', 'Battery life'],
		['price', '$30'],
		['bullet', 'Now only $30.'],
	])
	test.each([
		['english', 'Yours for 30 dollars.'],
		['english', 'Yours for $30.'],
		['english', 'Now only $30.'],
		['english', 'Thirty dollars, and it is yours.'],
		['french', 'Pour 30 euros seulement.'],
		['german', 'Für 30 € gehört sie dir.'],
		['arabic', 'فقط ٣٠ درهما.'],
		['romanian', 'Doar 30 de lei.'],
		['indonesian', 'Hanya Rp 30.'],
	])('[K-7] no listing bears one, and no verdict lifts it: %s: %s', (language, text) => {
		expect(verdict(text, language, HOURS).categories).toContain('prices')
		for (const said of ['entailed', 'opinion'] as const)
			expect(
				findingsOf(text, evidenceOf(HOURS, language), language, { verdict: said, facts: ['f1'] }).map(({ category }) => category),
			).toContain('prices')
	})

	test('what the seller states does, and so does a price of the seller’s own', () => {
		expect(verdict('Delivery costs 30 dirhams.', 'english', factsFrom([['seller', 'Delivery costs 30 dirhams.']])).supported).toBe(true)
		const own = factsFrom([['price', '30 €']]).map((fact) => ({ ...fact, origin: SELLER_ORIGIN }))
		expect(verdict('Yours for 30 euros.', 'english', own).categories).not.toContain('prices')
		expect(verdict('Yours for 40 euros.', 'english', own).categories).toContain('prices')
	})

	test('a measure is none', () => {
		expect(
			verdict(
				'Peso 300 g, y 30 cm de alto.',
				'spanish',
				factsFrom([
					['spec', '300 g', 'Peso'],
					['spec', '30 cm', 'Altura'],
				]),
			).supported,
		).toBe(true)
	})
})

describe('[K-8] materials and words that are denied', () => {
	test.each([
		['english', 'Made of titanium.', false],
		['french', 'En cuir véritable.', false],
		['german', 'Aus Bambus gefertigt.', false],
		['spanish', 'Fabricado en acero inoxidable.', true],
		['english', 'It is not made of leather.', true],
	] as const)('%s: %s', (language, text, supported) => expect(verdict(text, language).supported).toBe(supported))
})

describe('[K-8] the floor is small', () => {
	const SOURCES = ['src/core/truth', 'src/core/copy/check']
	const DATA = 'truth-data'
	const allFiles = () =>
		SOURCES.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name))).filter((path) => path.endsWith('.ts'))
	const ownFiles = () => allFiles().filter((path) => !path.endsWith('.test.ts'))
	const sizeOf = (folder: string, name: string) => statSync(join(folder, name)).size

	test('its code has at most 2 000 lines', () => {
		const lines = ownFiles().reduce((sum, path) => sum + readFileSync(path, 'utf8').split('\n').length, 0)
		expect(lines).toBeLessThanOrEqual(2_000)
	})

	test('its words have at most 30 000 bytes a language, its weights 400 000, all of it 900 000', () => {
		const entries = readdirSync(DATA, { recursive: true, withFileTypes: true })
		expect(entries.filter((entry) => !entry.isFile())).toEqual([])
		const sizes = new Map(entries.map(({ name }) => [name, sizeOf(DATA, name)]))
		for (const [name, size] of sizes) expect(size, name).toBeLessThanOrEqual(name === 'weights.bin' ? 400_000 : 30_000)
		expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(900_000)
	})

	test('it reads no table of specifications', () => {
		for (const path of ownFiles()) expect(readFileSync(path, 'utf8'), path).not.toMatch(/from '[^']*\/specs\//)
	})

	test('its tests have at most 3 000 lines, the statements it is measured on 2 MB', () => {
		const tests = allFiles().filter((path) => path.endsWith('.test.ts'))
		const lines = [...tests, 'test/truth-judge.test.ts', 'src/core/copy/settle-copy.test.ts']
		expect(lines.reduce((sum, path) => sum + readFileSync(path, 'utf8').split('\n').length, 0)).toBeLessThanOrEqual(3_000)
		const sizes = ['bench/truth/data', 'bench/truth/pages'].flatMap((folder) => readdirSync(folder).map((name) => sizeOf(folder, name)))
		expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2_000_000)
	})

	test('a page’s 60 sentences, each read for the first time, take at most 15 ms of processor time', () => {
		const sentences = [
			'It holds 500 ml and keeps drinks hot for 6 hours.',
			'The lid closes tightly and nothing drips.',
			'Made of stainless steel.',
		]
		const took = Array.from({ length: 25 }, (_, round) => {
			const spent = watchThreadTime()
			for (let at = 0; at < 60; at++) {
				const word = [...`${round}.${at}`].map((digit) => 'abcdefghij'[Number(digit)] ?? '-').join('')
				verdict(`${sentences[at % 3]} ${word}`, 'english')
			}
			return spent()
		})
		// The quickest of many: what else the machine does counts for nothing.
		expect(Math.min(...took)).toBeLessThanOrEqual(15)
	})

	test('to import it takes at most 150 ms of processor time', async () => {
		const folder = await mkdtemp(join(tmpdir(), 'floor-'))
		const outfile = join(folder, 'floor.mjs')
		const entryPoints = ['src/core/copy/check/check-copy.ts']
		await build({ entryPoints, outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'silent' })
		const program = [
			'const before = process.cpuUsage(); await',
			`import(${JSON.stringify(outfile)});`,
			'console.log(process.cpuUsage(before).user / 1000)',
		].join(' ')
		const took = [1, 2, 3].map(() => Number(execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })))
		await rm(folder, { recursive: true })
		// The quickest of three: what else the machine does counts for nothing.
		expect(Math.min(...took)).toBeGreaterThan(0)
		expect(Math.min(...took)).toBeLessThanOrEqual(150)
	})

	test('a hostile text takes time in proportion to its length', () => {
		const pieces = ['1 ', '1.', 'no ', 'ا', '在庫', 'a-', '"', '%', '1/2 ', 'no 1,', '|(', 'وال']
		for (const piece of pieces) {
			const took = (length: number) => {
				const text = piece.repeat(length / piece.length)
				const spent = watchThreadTime()
				verdict(text, 'english')
				return spent()
			}
			took(1_000)
			expect(took(40_000), piece).toBeLessThan(3_000)
		}
	})
})

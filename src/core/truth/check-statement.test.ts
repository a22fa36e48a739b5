import { describe, expect, test } from 'vitest'
import type { ClaimCategory } from '../copy/copy'
import { checkCopy } from './check-copy'
import { checkStatement } from './check-statement'
import { factsFrom } from './test-tables'

const FACTS = factsFrom([
	['title', 'Brask Lantern 12 V, Best Seller #1, 12-Piece Camping Set'],
	['brand', 'Brask'],
	['spec', 'Stainless steel, glass', 'Material'],
	['spec', '15D x 17W x 31H centimeters', 'Product dimensions'],
	['bullet', 'Rechargeable via USB-C. The battery lasts 30 hours; charging takes 3 hours.'],
	['bullet', 'Water resistant (IPX4), foldable handle, leather-look strap, BPA-free, not dishwasher safe.'],
	['spec', 'No', 'Batteries required?'],
	['spec', '1.86 Kilograms', 'Item weight'],
	['variant', 'Black, Green, Red', 'Colour'],
	['rating', '4.8'],
	['spec', '19 October 2020', 'Date First Available'],
])
const judged = (text: string, language = 'english', facts = FACTS) => checkStatement({ text, facts, language })

describe('[K-1] [K-2] what facts say stands, in whatever language, digits and units, with the facts it rests on', () => {
	test.each<[language: string, text: string, evidence: string]>([
		['english', 'Thirty hours of light from one charge of the battery.', 'f5'],
		['german', 'Der Akku hält 30 Stunden und lädt in 3 Stunden.', 'f5'],
		['de-AT', 'Aus Edelstahl und Glas.', 'f3'],
		['french', 'Hauteur 31 cm, largeur 17 cm.', 'f4'],
		['spanish', 'Pesa 1,86 kg, unos 1,9 kg con redondeo.', 'f8'],
		['italian', 'Ricaricabile tramite USB-C.', 'f5'],
		['portuguese', 'Resistente à água, classificação IPX4.', 'f6'],
		['arabic', 'البطارية تدوم ٣٠ ساعة.', 'f5'],
		['ary', 'البطارية كتبقى 30 ديال السوايع.', 'f5'],
		['turkish', 'Paslanmaz çelik ve cam.', 'f3'],
		['dutch', 'Opvouwbaar handvat, BPA-vrij.', 'f6'],
		['japanese', 'ステンレスとガラス製。', 'f3'],
		['simplified chinese', '不锈钢和玻璃，三种颜色。', 'f3'],
		['korean', '30시간 사용할 수 있는 충전식 배터리.', 'f5'],
		['english', 'Not dishwasher safe.', 'f6'],
		['english', 'No batteries required.', 'f7'],
		['english', 'A foot is a foot: 12.2 inches tall.', 'f4'],
		['english', 'Beautiful every day, a joy to come home to.', ''],
		['english', 'Order now', ''],
	])('%s: %s', (language, text, evidence) => {
		const verdict = judged(text, language)
		expect(verdict).toMatchObject({ supported: true, categories: [], reasons: [] })
		if (evidence) expect(verdict.evidence).toContain(evidence)
	})
})

describe('[K-2] what they do not say falls, under its category', () => {
	test.each<[ClaimCategory, language: string, text: string]>([
		['numbers', 'english', '12 hours of battery.'],
		['numbers', 'english', 'It is 17 cm tall.'],
		['numbers', 'german', 'Zwölf Stunden Licht.'],
		['numbers', 'arabic', 'وزنه ٣ كيلوغرام.'],
		['numbers', 'japanese', '重さは3kgです。'],
		['dates', 'french', 'Fabriqué depuis le 3 mars 1987.'],
		['materials', 'english', 'A genuine leather strap.'],
		['materials', 'spanish', 'Con asa de bambú.'],
		['certificates', 'italian', 'Certificato CE e TÜV.'],
		['compatibility', 'portuguese', 'Compatível com todos os carregadores.'],
		['health', 'dutch', 'Verlicht hoofdpijn.'],
		['health', 'japanese', '頭痛を改善します。'],
		['environment', 'english', 'A carbon-neutral lantern.'],
		['superlatives', 'turkish', 'Dünyanın en iyi feneri.'],
		['superlatives', 'moroccan arabic', 'ماكاينش بحالها فالسوق.'],
		['guarantees', 'german', 'Mit fünf Jahren Garantie.'],
		['delivery', 'french', 'Livraison gratuite dès demain.'],
		['returns', 'english', 'Return it within 30 days.'],
		['discounts', 'spanish', 'Ahora con un 20 % de descuento.'],
		['scarcity', 'english', 'Only a few left in stock.'],
		['countdown', 'german', 'Das Angebot endet in 3 Stunden.'],
		['social-proof', 'english', 'Rated 4.8 stars by our customers.'],
		['foreign-brands', 'arabic', 'أفضل من Philips.'],
		['untranslated', 'arabic', 'فانوس with foldable handle للرحلات.'],
		['wrong-script', 'japanese', 'This lantern is made for long evenings outdoors.'],
		['missing-evidence', 'english', 'It connects over Bluetooth.'],
		['missing-evidence', 'english', 'Fully waterproof.'],
		['missing-evidence', 'german', 'Spülmaschinenfest.'],
		['missing-evidence', 'chinese', '支持蓝牙。'],
	])('%s, %s: %s', (category, language, text) => {
		const verdict = judged(text, language)
		expect(verdict.supported).toBe(false)
		expect(verdict.categories).toContain(category)
		expect(verdict.reasons.join()).toMatch(/\p{L}{3}/u)
	})
})

test('[K-3] popularity in the listing’s own title reaches no headline', () => {
	const said = { html: 'Best Seller #1 Lantern', facts: ['f1'] }
	const { copy, removed } = checkCopy('hero', { headline: said, subheadline: said, callToAction: said }, FACTS, 'english')
	expect(JSON.stringify(copy)).not.toMatch(/best|#1/i)
	expect(removed.every(({ categories }) => categories.includes('social-proof'))).toBe(true)
})

test('[K-4] the seller’s own promises support theirs and nothing else', () => {
	const facts = [
		...FACTS,
		{
			id: 'f99',
			kind: 'seller' as const,
			text: 'Free delivery in 3 days, 2 year guarantee.',
			origin: { rule: 'seller', place: 'profile' },
		},
	]
	expect(judged('Free delivery.', 'english', facts)).toMatchObject({ supported: true, evidence: ['f99'] })
	expect(judged('Two years of guarantee.', 'english', facts).supported).toBe(true)
	expect(judged('Five years of guarantee.', 'english', facts).categories).toContain('numbers')
	expect(judged('Free returns.', 'english', facts).categories).toContain('returns')
})

test('[K-2] an unknown language, no facts and an empty text are judged without an error', () => {
	expect(checkStatement({ text: '', facts: [], language: 'klingon' })).toEqual({
		supported: true,
		categories: [],
		evidence: [],
		reasons: [],
	})
	expect(checkStatement({ text: 'It holds 500 ml.', facts: [], language: '' }).supported).toBe(false)
})

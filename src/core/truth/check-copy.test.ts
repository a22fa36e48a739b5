import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Text } from '../copy/copy'
import { plainFromRichText, richTextFromPlain } from '../page/rich-text'
import type { FactKind } from '../product/facts'
import { checkCopy } from './check-copy'
import { standingObjection } from './standing-rules'
import { factsFrom } from './test-tables'

const text = (plain: string, ...facts: string[]): Text => ({ html: richTextFromPlain(plain), facts })

const FACTS = factsFrom([
	['title', 'Brask Travel Mug, 500 ml Insulated Cup'],
	['brand', 'Brask'],
	['bullet', 'Double wall of stainless steel keeps drinks hot for 6 hours.'],
	['spec', '8.5 x 8.5 x 20 cm', 'Dimensions'],
	['spec', '1,250.5 g', 'Weight'],
	['bullet', 'BPA-free lid, dishwasher safe, splash-proof. OEKO-TEX sleeve.'],
	['bullet', 'The best mug for the road, recyclable.'],
	['spec', '12 inches', 'Cable length'],
])

/** What is left of a paragraph that cites every fact, and why the rest went. */
function judged(plain: string, language = 'english', facts = FACTS) {
	const copy = { heading: text('About'), paragraphs: [text(plain, ...facts.map((fact) => fact.id))] }
	const { copy: checked, removed } = checkCopy('story', copy, facts, language)
	return { left: checked?.paragraphs.map((paragraph) => plainFromRichText(paragraph.html)).join(' ') ?? '', removed }
}

describe('[K-2] supported by facts, so it stays', () => {
	test.each([
		['english', 'It holds 500 ml and keeps drinks hot for 6 hours.'],
		['french', 'Il contient 500 ml et garde les boissons chaudes 6 heures.'],
		['moroccan arabic', 'كيشد 500 مل وكيبقا سخون 6 ديال سوايع.'],
		['arabic', 'سعته ٥٠٠ مل ويحافظ على الحرارة ٦ ساعات.'],
		['japanese', '容量は500ml、20cmの高さです。'],
		['english', 'It weighs 1250.5 g, about 1.25 kg.'],
		['german', 'Die Abmessungen: 8,5 × 8,5 × 20 cm, aus Edelstahl.'],
		['english', 'The cable is 30.5 cm long.'],
		['spanish', 'La tapa no contiene nada raro: sin BPA y apta para lavavajillas.'],
		['english', 'The best mug for the road, recyclable.'],
		['english', 'Resists splashes: it is splash-proof.'],
		['english', 'The rest is up to you; test it in the forest.'],
		['english', 'It is 20 cm tall and 8.5 cm wide.'],
		['french', 'En acier inox, pratique pour lire au lit.'],
		['spanish', 'Ideal para leer en la cama.'],
		['portuguese', 'Corra com ela na mão, sem pressa.'],
		['moroccan arabic', 'هاد الكاس كيشد 500 مل وكتقدر تديه معاك فين ما مشيتي.'],
	])('%s: %s', (language, sentence) => expect(judged(sentence, language)).toEqual({ left: sentence, removed: [] }))
})

describe('[K-2] [K-3] supported by nothing, so it goes, and the record says why', () => {
	const claims: Record<string, string[]> = {
		numbers: [
			'It holds 750 ml.',
			'It keeps drinks hot for 500 hours.',
			'Il pèse 400 grammes.',
			'كيشد ٧٥٠ مل.',
			'Comes as model X200.',
			'3x faster than before.',
			'Keeps warm 24/7.',
		],
		certificates: [
			'CE certified.',
			'Tested by TÜV.',
			'Meets ISO 9001.',
			'Certifié FDA.',
			'منتج معتمد من الجودة.',
			'Zertifiziert nach EN 12546-1.',
		],
		materials: [
			'Made of titanium.',
			'En cuir.',
			'Aus Bambus gefertigt.',
			'Realizzato in vetro temperato.',
			'مصنوع من القطن.',
			'シリコン製です。',
		],
		properties: ['It is wireless.', 'Va al micro-ondes.', 'Handgefertigt.', 'Made in Norway.', 'Patented lid.', 'قابل للشحن عبر البلوتوث.'],
		superlatives: [
			"The world's lightest cup.",
			'Das perfekte Geschenk.',
			'En iyi seçim.',
			'Tasse indestructible.',
			'لا مثيل له.',
			'ماكاينش بحالو.',
			'究極のマグ。',
		],
		'social proof': [
			'#1 best seller.',
			'Over 100k sold.',
			'Rated 4.9 stars.',
			'Loved by thousands of families.',
			'Des milliers de clients satisfaits.',
			'Tausende zufriedene Kunden.',
			'Miles de clientes.',
			'آلاف العملاء يثقون به.',
			'Binlerce mutlu müşteri.',
			'Duizenden tevreden klanten.',
			'お客様満足度が高い。',
			'Recommended by doctors.',
			'Milhares de clientes.',
			'Migliaia di clienti.',
		],
		scarcity: [
			'Only 3 left in stock.',
			'Limited-time offer.',
			"Jusqu'à épuisement des stocks.",
			'Nur noch 5 auf Lager.',
			'Últimas unidades.',
			'الكمية محدودة.',
			'زرب قبل ما يسالي.',
			'Stoklarla sınırlı.',
			'在庫残りわずか。',
		],
		discounts: [
			'Now 50% off.',
			'Best price.',
			'Prix imbattable.',
			'Con descuento.',
			'خصم كبير.',
			'صولد.',
			'Nu met korting.',
			'%30 indirimli.',
			'Sparen Sie mit Rabatt.',
		],
		'terms of sale': [
			'Lifetime warranty.',
			'Free shipping.',
			'Satisfait ou remboursé.',
			'2 Jahre Garantie.',
			'Envío rápido.',
			'ضمان سنتين.',
			'التوصيل فابور.',
			'返品できます。',
			'Garantia de 2 anos.',
		],
		health: [
			'Relieves back pain.',
			'Clinically proven.',
			'Soulage les douleurs.',
			'Lindert Rückenschmerzen.',
			'Alivia el dolor.',
			'كيداوي الحريق.',
			'يعالج آلام الظهر.',
		],
		environment: ['A carbon-neutral cup.'],
		'other names': ['Fits your iPhone.', 'Works with all cars.', 'Compatible avec tous les porte-gobelets.'],
	}
	const facts = FACTS.filter((fact) => fact.id !== 'f7')
	test.each(Object.entries(claims).flatMap(([kind, sentences]) => sentences.map((sentence) => [kind, sentence] as const)))(
		'%s: %s',
		(_, sentence) => {
			const { left, removed } = judged(`It holds 500 ml. ${sentence}`, 'english', facts)
			expect(left).toBe('It holds 500 ml.')
			expect(removed.length).toBeGreaterThan(0)
			for (const removal of removed) expect(removal).toMatchObject({ part: 'story', reason: expect.stringMatching(/\p{L}{3}/u) })
		},
	)
})

describe('[K-2] the checker', () => {
	test('[K-3] social proof and scarcity go even when the listing says so word for word', () => {
		const facts = factsFrom([['bullet', '#1 best seller, 100k sold, only 2 left.']])
		expect(judged('#1 best seller, 100k sold, only 2 left.', 'english', facts).left).toBe('')
	})

	test('[K-4] a promise the seller makes in the store profile is a fact, the listing’s is not', () => {
		const sentence = 'Free shipping within Morocco.'
		expect(judged(sentence, 'english', factsFrom([['seller', sentence]])).left).toBe(sentence)
		expect(judged(sentence, 'english', factsFrom([['bullet', sentence]])).left).toBe('')
	})

	test('a headline that cannot stand becomes the plain title, a heading and a button the fixed phrase', () => {
		const copy = {
			headline: text("The world's most loved mug", 'f1'),
			subheadline: text('Rated 5 stars.', 'f1'),
			callToAction: text('Hurry, only 3 left!'),
		}
		const { copy: checked, removed } = checkCopy('hero', copy, FACTS, 'french')
		expect(checked).toEqual({ headline: text('Brask Travel Mug', 'f1'), subheadline: text('', 'f1'), callToAction: text('Acheter') })
		expect(removed).toHaveLength(3)
	})

	test('[K-3] a title that praises the product gives its name without the praise', () => {
		const nameOf = (title: string, language = 'english') => {
			const facts = factsFrom([
				['title', title],
				['brand', 'Brask'],
			])
			const hero = { headline: text(title, 'f1'), subheadline: text(''), callToAction: text('Buy') }
			return plainFromRichText(checkCopy('hero', hero, facts, language).copy?.headline.html ?? '')
		}
		expect(nameOf('Brask X6 The Best Wireless Noise Canceling Headphones')).toBe('Brask X6 Wireless Noise Canceling Headphones')
		expect(nameOf('Brask The Best Kettle')).toBe('Brask Kettle')
		// Without its first words “the least noisy” would be “noisy”.
		expect(nameOf('Brask Ventilateur Le Moins Bruyant Du Marché', 'french')).not.toMatch(/Ventilateur Bruyant/)
		expect(nameOf('Brask Desk Lamp')).toBe('Brask Desk Lamp')
	})

	test('[K-1] a statement that rests on no fact is left out, and ids of facts that do not exist are dropped', () => {
		const items = [
			{ title: text('Large', 'f1'), text: text('It holds 500 ml.', 'f1', 'f99') },
			{ title: text('Pleasant'), text: text('It feels good in the hand.') },
		]
		const { copy, removed } = checkCopy('benefits', { heading: text('Why'), items }, FACTS, 'english')
		expect(copy?.items).toEqual([{ title: text('Large', 'f1'), text: text('It holds 500 ml.', 'f1') }])
		expect(removed).toContainEqual({
			part: 'benefits',
			text: 'It feels good in the hand.',
			reason: expect.stringContaining('no fact'),
			categories: ['missing-evidence'],
			outcome: 'left-out',
		})
	})

	test('[K-1] a text that cites nothing and is true gets the facts that bear it', () => {
		const { copy, removed } = checkCopy('story', { heading: text('Story'), paragraphs: [text('It holds 500 ml.')] }, FACTS, 'english')
		expect(copy?.paragraphs).toEqual([text('It holds 500 ml.', 'f1')])
		expect(removed).toEqual([])
	})

	test('a part of which nothing stands is left out whole', () => {
		const items = [{ question: text('Is it loved?'), answer: text('By thousands of customers.', 'f1') }]
		expect(checkCopy('faq', { heading: text('Questions'), items }, FACTS, 'english').copy).toBeUndefined()
	})

	test('formatted text stands or falls whole, so that no tag is torn', () => {
		const paragraph = { html: 'It holds <strong>500 ml</strong>. Rated <em>5 stars</em>.', facts: ['f1'] }
		expect(checkCopy('story', { heading: text('About'), paragraphs: [paragraph] }, FACTS, 'english').copy).toBeUndefined()
	})

	test('[W-7] search engine texts are checked too, and stay within their limits', () => {
		const seo = {
			title: 'Best-selling titanium mug',
			description: 'A mug of 500 ml. Now 50% off.',
			slug: 'best-selling-titanium-mug',
			keywords: ['mug', 'titanium mug', 'cheapest mug'],
			imageSubject: 'Titanium mug',
			facts: ['f1'],
		}
		const { copy, removed } = checkCopy('seo', seo, FACTS, 'english')
		expect(copy).toEqual({
			title: 'Brask Travel Mug',
			description: 'A mug of 500 ml.',
			slug: 'brask-travel-mug',
			keywords: ['mug'],
			imageSubject: 'Brask Travel Mug',
			facts: ['f1'],
		})
		expect(removed.length).toBeGreaterThanOrEqual(5)
	})

	test('[K-2] a question behind a claim does not carry it into search engine and alternative texts', () => {
		const claim = "There's one on just about every key ring in our village. Yours next?"
		const seo = { title: claim, description: claim, slug: 'mug', keywords: [claim], imageSubject: claim, facts: ['f1'] }
		const { copy, removed } = checkCopy('seo', seo, FACTS, 'english')
		expect(JSON.stringify(copy)).not.toContain('key ring')
		expect(removed.map(({ categories }) => categories[0])).toContain('social-proof')
	})

	test('[K-2] a bullet or specification without such claims is never removed when it is used word for word', () => {
		const word = fc.constantFrom(
			...'soft lid of steel opens with one hand and the wide base stands on any shelf beside 40 cm 1.5 l 220-240 V IPX4 X200 18% cotton'.split(
				' ',
			),
		)
		const sentence = fc.oneof(
			fc.array(word, { minLength: 2, maxLength: 24 }).map((list) => list.join(' ')),
			fc.string({ unit: 'grapheme', minLength: 3, maxLength: 120 }),
		)
		fc.assert(
			fc.property(fc.array(fc.tuple(fc.constantFrom<FactKind>('bullet', 'spec'), sentence), { minLength: 1, maxLength: 5 }), (said) => {
				const facts = factsFrom(said.map(([kind, words]) => [kind, words]))
				fc.pre(facts.every((fact) => fact.text.trim() === fact.text && !standingObjection(fact.text, facts)))
				const paragraphs = facts.map((fact) => text(fact.text, fact.id)).filter(({ html }) => plainFromRichText(html) !== '')
				const { copy, removed } = checkCopy('story', { heading: text('About'), paragraphs }, facts, 'english')
				expect(removed).toEqual([])
				expect(copy?.paragraphs ?? []).toEqual(paragraphs)
			}),
			{ numRuns: 400 },
		)
	})
})

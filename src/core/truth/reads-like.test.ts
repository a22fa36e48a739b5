import { describe, expect, test } from 'vitest'
import { checkStatement } from './check-statement'
import { claimFeatures, PLACES, saysEnough } from './learned/claim-features'
import { claimExcess, strongestWords, textFeatures } from './learned/learned-claims'
import { normalizeText } from './normalize-text'
import { readFact, readText } from './reading'
import { readsLike } from './rules/reads-like'
import type { RuleContext } from './rules/rule'
import { factsFrom } from './test-tables'

const KETTLE = factsFrom([
	['title', 'Halden & Roe Gooseneck Electric Kettle 0.9 L, Variable Temperature 40–100 °C, Stainless Steel'],
	['bullet', 'Set any temperature from 40 °C to 100 °C in steps of one degree.'],
	['bullet', 'Holds the chosen temperature for up to 60 minutes.'],
])
const check = (language: string, text: string, facts = KETTLE) => checkStatement({ text, facts, language })

/** Told by what people do, without a word of popularity; none of them was learned from. */
const TOLD = [
	['english', 'Look on the hob of any Italian grandmother and there it sits.'],
	['french', 'Demandez à la cour de récré : c’est cette boîte-là que l’on se dispute.'],
	['german', 'Ein Lieblingsbuch ganzer Generationen.'],
	['spanish', 'Pásate por cualquier cuarto de ensayo de Malasaña: siempre hay una pareja de estos en la mesa.'],
	['italian', 'L’ho prestato a mia cognata e sta ancora facendo il giro dell’ufficio.'],
	['moroccan arabic', 'غير دخل لأي دار فالدرب، غتلقاها فوق البوطة كتغرغر.'],
	['moroccan arabic', 'الدراري ديال لافاك دارو عليه الصف من الصباح.'],
	['turkish', 'Ofiste biri giydi, ertesi hafta asansörde dört tanesi yan yanaydı.'],
	['dutch', 'Mijn zus wilde hem lenen, mijn moeder wilde hem houden, de buurvrouw heeft hem inmiddels in drie kleuren.'],
	['russian', 'Сначала взяли Петровы, потом Ивановы, а теперь весь посёлок пылесосит таким же.'],
	['hindi', 'पड़ोस के शर्मा जी ने एक लिया था, अब पूरी कॉलोनी की चाबियों में यही लटका है।'],
] as const

/** People who come, choose, ask and drink, and nothing said of how liked the thing is; none of them was learned from. */
const INNOCENT = [
	['english', 'When your friends come round on Sunday, fill the kettle once and pour for all of them.'],
	['english', 'Choose the temperature your tea asks for, press start and talk to your guests.'],
	['french', 'Vos invités arrivent à huit heures : réglez la température et laissez chauffer.'],
	['german', 'Fragen Sie Ihre Gäste, ob sie Tee oder Kaffee möchten, und stellen Sie die Temperatur ein.'],
	['spanish', 'Elige la temperatura, avisa a tus amigos y sirve despacio.'],
	['italian', 'Scegli i gradi, versa piano e racconta la tua giornata a chi ti siede accanto.'],
	['portuguese', 'Escolha a temperatura e sirva as visitas com calma.'],
	['dutch', 'Kies de temperatuur, schenk rustig in en vraag je buurvrouw hoe haar dag was.'],
	['arabic', 'اختر درجة الحرارة وصبّ القهوة لضيوفك على مهل.'],
	['turkish', 'Dereceyi seçin, misafirlerinize yavaşça doldurun.'],
	['japanese', 'お好みの温度を選んで、ゆっくり注いでください。'],
] as const

describe('[K-2] what has no listed word is judged by what such sentences are made of', () => {
	test.each(TOLD)('popularity falls – %s: %s', (language, text) => expect(check(language, text).categories).toContain('social-proof'))
	test.each(INNOCENT)('a scene stands – %s: %s', (language, text) => expect(check(language, text).reasons).toEqual([]))

	test('the reason shows words of the sentence itself', () => {
		const text = normalizeText('Look on the hob of any Italian grandmother and there it sits.')
		const shown = strongestWords('social-proof', text)
		expect(text).toContain(shown)
		expect(check('english', text).reasons.join()).toContain(shown)
	})

	test('a question asks and claims nothing', () => expect(check('german', 'Ein Lieblingsbuch ganzer Generationen?').categories).toEqual([]))

	test('what a listing itself says to do the body good may be said', () => {
		const said = readText('This pillow eases neck pain and helps you wake up without a headache.')
		const found = (bullet: string) => readsLike(said, { facts: factsFrom([['bullet', bullet]]).map(readFact) } as unknown as RuleContext)
		expect(found('Filled with buckwheat hulls').findings.map(({ category }) => category)).toEqual(['health'])
		expect(found('Eases neck pain and morning headaches').findings).toEqual([])
	})
})

describe('features of a sentence', () => {
	test('[K-2] each piece counts once, all together the same whatever the length', () => {
		for (const text of ['so so so', 'a longer sentence of seven plain words']) {
			const { pieces, pieceValue, words } = claimFeatures(text)
			expect(pieces.length * pieceValue ** 2).toBeCloseTo(1)
			expect(new Set(pieces).size).toBe(pieces.length)
			expect(words.length).toBeGreaterThan(0)
			expect(Math.max(...pieces, ...words)).toBeLessThan(PLACES)
		}
		expect(claimFeatures('so so so').words.length).toBe(2)
	})

	test('[K-2] texts of a word or two are left to the lists', () => {
		for (const text of ['ten years.', 'in cina.', 'our own words.', '日本です。']) expect(saysEnough(text)).toBe(false)
		for (const text of ['loved by the whole street', '近所でも評判の一本']) expect(saysEnough(text)).toBe(true)
	})

	test('[K-2] an empty text is no claim', () => {
		for (const kind of ['social-proof', 'health'] as const) expect(claimExcess(kind, textFeatures(''))).toBeLessThan(0.5)
	})
})

import { describe, expect, test } from 'vitest'
import { factsFrom, judged, sentencesIn } from './test-tables'

const radio = factsFrom([
	['title', 'FM radio with a wooden cabinet'],
	['bullet', 'Up to 20 hours on one charge by USB-C'],
])
const pocketKnife = factsFrom([['title', 'Pocket knife with seven functions']])
const book = factsFrom([
	['title', 'The art of a film'],
	['spec', '256 pages', 'Hardcover'],
	['spec', '16 December 2022', 'Publication date'],
])
const bricks = factsFrom([
	['title', 'LEGO Classic 10698'],
	['brand', 'LEGO'],
	['bullet', '790 pieces in 33 colours'],
])
const purifier = factsFrom([
	['title', 'Air purifier نخيل'],
	['brand', 'نخيل'],
])
const tools = factsFrom([['title', '82-piece tool set for home, office and workshop']])
const cable = factsFrom([
	['title', 'Patch cables with right-angle connectors'],
	['bullet', 'Three cables'],
])
const cover = factsFrom([
	['title', 'Chair cover of stretch fabric, wrinkle-free'],
	['variant', Array.from({ length: 24 }, (_, at) => `#${at + 1}`).join(', '), 'Color'],
])
const watch = factsFrom([
	['title', "Women's quartz watch"],
	['spec', 'Stainless steel', 'Case material'],
])
const knife = factsFrom([
	['title', 'Kitchen knife'],
	['bullet', 'Not for the dishwasher; stainless steel'],
])
const smart = factsFrom([
	['title', 'Smart watch'],
	['bullet', 'IP68'],
])

/** When to order is no promise of when it comes. */
const INTO_BASKET = `
	danish: Læg den i kurven i dag.
	norwegian: Legg den i kurven i dag.
	swedish: Lägg den i varukorgen i dag.
	german: Heute noch in den Warenkorb legen.
	english: Put it in your basket today.
	french: Mettez-le dans votre panier aujourd'hui.
	spanish: Añádela hoy a tu cesta.
	italian: Mettilo oggi nel carrello.
	portuguese: Coloque no carrinho hoje.
	dutch: Leg hem vandaag in je winkelmandje.
	polish: Dodaj dziś do koszyka.
	turkish: Bugün sepetinize ekleyin.
	arabic: أضفها إلى سلتك اليوم.
	russian: Добавьте в корзину сегодня.
	japanese: 今日カートに入れましょう。
	korean: 오늘 장바구니에 담아 보세요.
	greek: Βάλτε το στο καλάθι σήμερα.
	romanian: Pune-l azi în coș.
`
const AT_THE_DOOR = `
	german: Heute in den Warenkorb, morgen an Ihrer Tür.
	french: Au panier aujourd'hui, chez vous demain.
	english: Order today, at your door tomorrow.
	danish: I kurven i dag, hjemme hos dig i morgen.
`
const ON_ONE_CHARGE = `
	polish: Jedno ładowanie wystarcza nawet na 20 godzin.
	swedish: En laddning räcker i upp till 20 timmar.
	ukrainian: Однієї зарядки вистачає на 20 годин.
	german: Eine Ladung reicht für bis zu 20 Stunden.
	hebrew: טעינה אחת מספיקה עד 20 שעות.
	hindi: USB-C चार्जिंग और 20 घंटे तक की बैटरी।
`
const TO_CHARGE = `
	english: Charging time: 20 hours.
	french: Temps de charge : 20 heures.
	german: Ladezeit: 20 Stunden.
	german: In 20 Stunden voll geladen.
	polish: Czas ładowania: 20 godzin.
	polish: Ładuje się w 20 godzin.
	korean: 충전 시간은 20시간입니다.
	japanese: 充電時間は20時間です。
`
const RIGHT_ANGLE = `
	english: Connectors turned by 90 degrees.
	german: Stecker im 90-Grad-Winkel.
	hindi: नब्बे डिग्री का मोड़।
	urdu: تین کیبلوں کا پیک، نوے درجے کا موڑ۔
	turkish: 90 derece açılı konnektörler.
`
const CHOICES = `
	arabic: يتوفر الغطاء في 24 خيارًا من الألوان.
	french: 24 choix de couleurs.
	swahili: Inapatikana kwa rangi 24.
`
const STRETCHES = `
	japanese: 伸縮素材が素早く元に戻ります。
	korean: 탈착식 신축 의자 커버.
	traditional chinese: 椅套柔軟抗皺，免熨燙。
`

describe('plain copy', () => {
	test.each(sentencesIn(INTO_BASKET))('[K-2] a basket filled today promises no delivery: %s', (language, text) => {
		expect(judged(text, language, pocketKnife)).toBe(true)
	})
	test.each(sentencesIn(AT_THE_DOOR))('[K-2] [K-4] and what is at the door tomorrow does: %s', (language, text) => {
		expect(judged(text, language, pocketKnife)).toBe(false)
	})
	test.each(sentencesIn(ON_ONE_CHARGE))('[K-2] hours on one charge are of use: %s', (language, text) => {
		expect(judged(text, language, radio)).toBe(true)
	})
	test.each(sentencesIn(TO_CHARGE))('[K-2] and none of charging, also behind a colon: %s', (language, text) => {
		expect(judged(text, language, radio)).toBe(false)
	})
	test.each(sentencesIn(RIGHT_ANGLE))('[K-2] a right angle is of 90 degrees: %s', (language, text) => {
		expect(judged(text, language, cable)).toBe(true)
		expect(judged('Connectors turned by 45 degrees.', 'english', cable)).toBe(false)
	})
	test.each(sentencesIn(CHOICES))('[K-2] choices are counted by any of their words: %s', (language, text) => {
		expect(judged(text, language, cover)).toBe(true)
		expect(judged(text.replace('24', '27'), language, cover)).toBe(false)
	})
	test.each(sentencesIn(STRETCHES))('[K-2] what stretches does not fold, and its creases are of no face: %s', (language, text) => {
		expect(judged(text, language, cover)).toBe(true)
	})
	test('[K-2] a date in Chinese may have spaces, and another one is caught', () => {
		expect(judged('英文，256 页，2022 年 12 月 16 日出版。', 'simplified chinese', book)).toBe(true)
		expect(judged('英文，256 页，2022 年 11 月 16 日出版。', 'simplified chinese', book)).toBe(false)
	})
	test('[K-2] a wide comma parts two figures', () => {
		expect(judged('LEGO Classic 10698，790 块积木等你开箱。', 'simplified chinese', bricks)).toBe(true)
		expect(judged('Hvor mange dele er der i kassen? 790 i 33 farver.', 'danish', bricks)).toBe(true)
	})
	test('[K-2] a brand keeps its script, other words do not', () => {
		expect(judged('نخيل 空气净化器，白色。', 'simplified chinese', [...purifier, ...factsFrom([['spec', 'White', 'Colour']])])).toBe(true)
		expect(judged('جديد 空气净化器。', 'simplified chinese', purifier)).toBe(false)
	})
	test('[K-3] a set of tools is no group purchase', () => {
		expect(judged('집과 사무실의 수리를 위한 82피스 공구 세트.', 'korean', tools)).toBe(true)
		expect(judged('사무실에서 공구 진행 중!', 'korean', tools)).toBe(false)
	})
	test('[K-2] the case of a watch is none to carry it in', () => {
		expect(judged('Női kvarcóra nemesacél tokkal.', 'hungarian', watch)).toBe(true)
		expect(judged('Konyhakés tokkal.', 'hungarian', knife)).toBe(false)
	})
	test('[K-2] what is kept out of the dishwasher is not said to go in', () => {
		expect(judged('Tåler kniven opvaskemaskine? Nej, hold den ude af opvaskemaskinen.', 'danish', knife)).toBe(true)
		expect(judged('Kniven tåler opvaskemaskine.', 'danish', knife)).toBe(false)
	})
	test('[K-2] [K-3] a mark of protection is a rating of no buyer', () => {
		expect(judged('May rating itong IP68.', 'filipino', smart)).toBe(true)
		expect(judged('Mataas ang rating nito.', 'filipino', smart)).toBe(false)
	})
})

import { describe, expect, test } from 'vitest'
import { checkStatement } from './check-statement'
import { goodsIn } from './test-tables'

const { facts } = goodsIn(`
	title: Clay Poker Chips, 500 pieces
	brand: SLOWPLAY
	description: Chips of clay with values of $1, $5, $25 and $100. Water-resistant case. Wrinkle-free felt. No disc is needed. Players: Anna, Ben, Carl, Dora, Emil.
	spec: Is discontinued by manufacturer: No
	spec: Item weight: 1.3 kg
	spec: Battery life: 30 hours
	spec: Temperature: from 40 °C to 100 °C
	spec: Pieces: 500
`)
const judged = (language: string, text: string) => checkStatement({ text, facts, language })

describe('[K-2] a scene that claims nothing of the product stands', () => {
	test.each([
		['english', 'Around here it is nine to five, and then the fun starts.'],
		['english', 'Twenty pupils, one break, one quiet corner.'],
		['german', 'Zwanzig Schüler, eine Pause, endlich Ruhe.'],
		['french', 'Deux amis, deux tasses, une longue soirée.'],
		['italian', 'Imposti il tè a 70 gradi, il caffè a 94.'],
		['english', 'Tea at ninety, your mum at eighty.'],
		['english', 'Ready by seven, asleep by ten.'],
		['english', 'Ten past eight, and you are out of the door.'],
		['english', 'The breakdown: chips of $1, $5, $25 and $100.'],
		['english', 'Has it been discontinued by the maker? No.'],
		['english', 'The case is water-resistant rather than waterproof.'],
		['english', 'Five at the table: Anna, Ben, Carl, Dora and Emil.'],
		['french', 'Il est sept heures, le café attend.'],
		['french', 'Mettez-vous sur votre trente et un.'],
		['spanish', 'Son las siete y el día empieza bien.'],
		['german', 'Zehn Uhr abends, endlich Ruhe.'],
		['german', 'Alle vier Jahreszeiten, ein Handgriff.'],
		['italian', "In quattro e quattr'otto è fatta."],
		['italian', 'Alle dieci di sera, silenzio.'],
		['portuguese', 'Cinco da tarde, hora do lanche.'],
		['arabic', 'الساعة السابعة صباحاً، والبيت يستيقظ.'],
		['moroccan arabic', 'مع السبعة د الصباح، الدار كتفيق.'],
		['turkish', 'Dört gözle hafta sonunu bekleyenlere.'],
		['dutch', "Tien uur 's avonds, eindelijk rust."],
		['dutch', 'Kreukvrij vilt dat niet gestreken hoeft te worden.'],
		['japanese', '夜十時、やっと静かな時間。'],
		['russian', 'Десять вечера, тишина.'],
		['bulgarian', 'Един килограм и триста грама.'],
		['simplified chinese', '早上七点，家里醒了。'],
		['korean', '아침 일곱 시, 집이 깨어납니다.'],
		['hebrew', 'יש לזה טעם של שבת.'],
		['english', 'Grandma is 81, the twins are six, and it is her turn.'],
		['english', 'Tuesday, 7.40, drizzle over Leeds: a day for the felt.'],
		['english', 'You set 93 degrees, we deal.'],
		['french', 'Zoé, cinq ans, bluffe déjà.'],
		['french', 'Dimanche, 8 h 10, il pleut sur Nantes.'],
		['spanish', 'Sábado, 32 grados, y la suegra llega a las cinco.'],
		['french', 'Des centaines de pièces dans une mallette.'],
		['german', 'Oma ist 79 und gewinnt.'],
		['italian', 'Il treno ha quaranta minuti di ritardo: si gioca.'],
		['portuguese', 'Mais cinco minutos de soneca, por favor.'],
		['arabic', 'تأخرت الرحلة ساعتين، فلنلعب.'],
		['indonesian', 'Nyaris lima ratus keping.'],
		['polish', 'Oba Twoje stoły są gotowe.'],
		['dutch', 'De spelregels staan in het Engels.'],
		['croatian', 'Petak navečer, vani trideset stupnjeva.'],
	])('%s: %s', (language, text) => expect(judged(language, text).reasons).toEqual([]))
})

describe('[K-2] what looks like a scene and claims something is caught', () => {
	test.each([
		['english', 'Plays for seven hours on one charge.', 'numbers'],
		['english', 'More than 3,000 households play with it.', 'social-proof'],
		['spanish', 'Hoy más de 3.000 hogares juegan con él.', 'social-proof'],
		['french', '4 500 familles y jouent déjà.', 'social-proof'],
		['hindi', 'आज 7,000 से ज़्यादा घरों में।', 'social-proof'],
		['urdu', 'ہر تیسری خریدار دوبارہ آتی ہے۔', 'social-proof'],
		['hungarian', 'Minden második olasz konyha kedvence.', 'social-proof'],
		['german', 'In jeder zweiten Küche liegt ein Satz davon.', 'social-proof'],
		['french', 'Dernière fournée, après on efface le fichier.', 'scarcity'],
		['english', 'Scan the code and hear every rule read aloud.', 'missing-evidence'],
		['ukrainian', 'Гральні фішки з двома ボタン.', 'wrong-script'],
		['dutch', 'Vijf uur muziek na drie minuten laden.', 'numbers'],
		['german', 'Sieben Stunden Spielzeit.', 'numbers'],
		['english', 'The lightest case on the market.', 'superlatives'],
		['spanish', 'La maleta más ligera que existe.', 'superlatives'],
		['japanese', '6枚組のセットです。', 'numbers'],
		['english', 'Chips worth $500 each.', 'discounts'],
		['german', 'Draußen regnet es, und der Akku hält 48 Stunden.', 'numbers'],
		['italian', 'Ancora quarantotto ore, poi finisce.', 'numbers'],
		['spanish', 'Miles de fichas: 3.000 en cada maleta.', 'numbers'],
		['english', 'It heats to 140 degrees if you set it so.', 'numbers'],
		['english', 'Enough for eight guests.', 'numbers'],
		['german', 'Reicht für acht Gäste.', 'numbers'],
		['english', 'Tea at thirty-five.', 'numbers'],
		['vietnamese', 'Thời gian chờ 60 giờ.', 'numbers'],
	])('%s: %s', (language, text, category) => expect(judged(language, text).categories).toContain(category))
})

describe('[K-2] a title in another script', () => {
	test('does not make names of the nouns of a German page', () => {
		const japanese = goodsIn(`
			title: 葉隠工房 三徳包丁 165mm
			brand: 葉隠工房
		`).facts
		const text = '葉隠工房 三徳包丁 165mm – Details, technische Daten und Bilder.'
		expect(checkStatement({ text, facts: japanese, language: 'german' }).categories).not.toContain('foreign-brands')
	})
})

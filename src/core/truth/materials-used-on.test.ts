import { describe, expect, test } from 'vitest'
import { factsFrom, judged, sentencesIn } from './test-tables'

const saw = factsFrom([
	['title', 'Serra Circular Ferramenta Elétrica Manual 1400W com Disco de Corte para Cortar Madeira 127V'],
	['bullet', 'Leve, confortável e precisa, oferecendo os melhores resultados nas operações de corte de madeiras duras'],
	['spec', '0° a 45°', 'Ângulo de corte'],
])
const cover = factsFrom([
	['title', 'Chair cover, stretch slipcover, machine washable'],
	['bullet', 'Fits wooden chairs, office chairs and chairs without armrests'],
	['bullet', 'Please measure your chair prior to purchasing to ensure the best fit'],
])
const purifier = factsFrom([
	['title', 'Air purifier'],
	['bullet', 'Catches dust, pollen and pet hair'],
])
const top = factsFrom([
	['title', 'Crop top'],
	['spec', '90% rayon, 10% spandex', 'Fabric'],
])
const rucksack = factsFrom([
	['title', 'Rucksack'],
	['bullet', 'A fleece-lined phone pocket and another for keys'],
])
const kettle = factsFrom([
	['title', 'Kettle'],
	['bullet', 'Body, lid and spout of stainless steel: the water never touches plastic'],
])
const moka = factsFrom([
	['title', 'Moka pot'],
	['bullet', 'For gas, electric and glass-ceramic hobs, not for induction'],
])

/** What a tool cuts, in whatever order a language says it. */
const CUTS_WOOD = `
	hindi: 1400 वॉट की आरी से लकड़ी को 0° से 45° तक के कोण पर काटें।
	filipino: Magaan, komportable at eksakto ang 1400 W sa pagputol ng matitigas na kahoy.
	german: Zum Schneiden von hartem Holz.
	german: Sie schneidet auch hartes Holz präzise.
	german: Präzise Schnitte in hartem Holz.
	german: Holz sägen mit 1400 Watt.
	german: Holzschnitte mit 1400 Watt.
	german: Eine Säge für Holz.
	french: Des coupes précises dans le bois dur.
	french: Elle scie le bois avec 1400 W.
	spanish: Sierra circular de 1400 W para madera.
	spanish: Cortes precisos en maderas duras.
	italian: Tagli precisi nel legno duro.
	dutch: Hout zagen met 1400 watt.
	swedish: Sågar hårt trä med precision.
	danish: Præcise snit i hårdt træ.
	norwegian: Presise kutt i hardt tre.
	finnish: Sahaa kovaa puuta tarkasti.
	polish: Precyzyjne cięcie twardego drewna.
	czech: Přesně řeže tvrdé dřevo.
	slovak: Presné rezanie tvrdého dreva.
	croatian: Precizno rezanje tvrdog drva.
	slovenian: Natančno žaganje trdega lesa.
	serbian: Прецизно сечење тврдог дрвета.
	bulgarian: Прецизно рязане на твърда дървесина.
	russian: Точный распил твёрдой древесины.
	russian: Пилит твёрдое дерево точно.
	ukrainian: Точно розпилює тверде дерево.
	romanian: Tăiere precisă a lemnului tare.
	hungarian: Pontosan vágja a kemény fát.
	greek: Κόβει με ακρίβεια σκληρό ξύλο.
	turkish: Sert ahşabı hassas biçimde keser.
	arabic: يقطع الخشب الصلب بدقة.
	arabic: قصّ دقيق للأخشاب الصلبة.
	moroccan arabic: كيقطع الخشب القاصح بالضبط.
	hebrew: חיתוך מדויק של עץ קשה.
	persian: برش دقیق چوب سخت.
	urdu: سخت لکڑی کو صفائی سے کاٹتی ہے۔
	bengali: শক্ত কাঠ নিখুঁতভাবে কাটে।
	tamil: கடினமான மரத்தைத் துல்லியமாக வெட்டும்.
	thai: ตัดไม้เนื้อแข็งได้แม่นยำ
	vietnamese: Cắt gỗ cứng chính xác.
	indonesian: Memotong kayu keras dengan presisi.
	malay: Memotong kayu keras dengan tepat.
	korean: 단단한 목재도 정확하게 자릅니다.
	japanese: 硬い木材も正確に切れます。
	simplified chinese: 精准切割硬木。
	traditional chinese: 精準鋸切硬木。
	swahili: Hukata mbao ngumu kwa usahihi.
	catalan: Talls precisos en fustes dures.
	estonian: Lõikab kõva puitu täpselt.
	latvian: Precīzi zāģē cietu koku.
	lithuanian: Tiksliai pjauna kietą medieną.
	icelandic: Sagar harðan við af nákvæmni.
	afrikaans: Saag harde hout presies.
`
const OF_WOOD = `
	english: A saw with a wooden handle.
	english: The handle is made of wood.
	german: Säge mit Griff aus Holz.
	french: La poignée est en bois.
	hindi: लकड़ी के हैंडल वाली आरी।
	turkish: Ahşap saplı testere.
	polish: Piła z drewnianą rękojeścią.
	russian: Пила с деревянной ручкой.
`
/** What a listing says the product is used on, named by itself. */
const ON_WOODEN_CHAIR = `
	english: Does it fit a wooden chair? Yes.
	swedish: Passar överdraget en trästol? Ja, och även stolar utan armstöd och kontorsstolar.
	spanish: Viste sillas de madera y luego va a la lavadora.
	romanian: Se potrivește pe un scaun din lemn? Da, și pe unul de birou.
	latvian: Vai der koka krēslam? Jā, un arī biroja krēslam.
	moroccan arabic: واش كيجي على كرسي ديال الخشب؟ إييه، وحتى على كرسي ديال البيرو.
	filipino: Protektahan ang iyong silyang kahoy laban sa mantsa.
`
const BEST_FIT = `
	german: Messen Sie den Stuhl aus, für die beste Passform.
	spanish: Mide la silla para el mejor ajuste.
	french: Mesurez la chaise pour le meilleur ajustement.
	italian: Misura la sedia per la migliore vestibilità.
	polish: Zmierz krzesło, aby uzyskać najlepsze dopasowanie.
	turkish: En iyi uyum için sandalyenizi ölçün.
	romanian: Măsurați scaunul pentru cea mai bună potrivire.
	dutch: Meet de stoel op voor de beste pasvorm.
	russian: Измерьте стул для наилучшей посадки.
	korean: 가장 잘 맞도록 의자를 재어 보세요.
	indonesian: Ukur kursi Anda untuk kecocokan terbaik.
`
const ANIMALS_HAIR = `
	russian: Справится ли он с шерстью животных? Да, фильтр улавливает шерсть, пыль и пыльцу.
	russian: Фильтр улавливает пыль, пыльцу и шерсть животных.
`
const NO_PLASTIC = `
	norwegian: Vannet kommer aldri i kontakt med plast.
	danish: Vandet kommer aldrig i kontakt med plastik.
	swedish: Vattnet kommer aldrig i kontakt med plast.
`
const NO_INDUCTION = `
	simplified chinese: 电磁炉不适用。
	traditional chinese: 電磁爐不適用。
`

describe('what a product is used on and is not made of', () => {
	test.each(sentencesIn(CUTS_WOOD))('[K-2] wood to be cut is no material of the saw: %s', (language, text) => {
		expect(judged(text, language, saw)).toBe(true)
	})
	test.each(sentencesIn(OF_WOOD))('[K-2] a saw of which no fact says that it is of wood is not: %s', (language, text) => {
		expect(judged(text, language, saw)).toBe(false)
	})
	test.each(sentencesIn(ON_WOODEN_CHAIR))('[K-2] a cover for wooden chairs fits a wooden chair: %s', (language, text) => {
		expect(judged(text, language, cover)).toBe(true)
	})
	test.each([
		['english', 'A cover made of wood.'],
		['spanish', 'Funda para mesas con patas de mármol incluidas.'],
		['german', 'Der Bezug ist aus Leder.'],
	])('[K-2] and is of none of what it is put on: %s', (language, text) => {
		expect(judged(text, language, cover)).toBe(false)
	})
	test.each(sentencesIn(BEST_FIT))(
		'[K-2] the best fit a listing promises who measures may be told on, of another not: %s',
		(language, text) => {
			expect(judged(text, language, cover)).toBe(true)
			expect(judged(text, language, rucksack)).toBe(false)
		},
	)
	test.each(sentencesIn(ANIMALS_HAIR))('[K-2] the hair a filter catches is no wool: %s', (language, text) => {
		expect(judged(text, language, purifier)).toBe(true)
	})
	test.each(sentencesIn(NO_PLASTIC))('[K-2] what never comes near is denied: %s', (language, text) => {
		expect(judged(text, language, kettle)).toBe(true)
	})
	test.each(sentencesIn(NO_INDUCTION))('[K-2] what something does not suit is denied behind its name: %s', (language, text) => {
		expect(judged(text, language, moka)).toBe(true)
	})
	test('[K-2] artificial silk is rayon, and silk is not', () => {
		expect(judged('Skład: 90% sztucznego jedwabiu (rayon) i 10% spandeksu.', 'polish', top)).toBe(true)
		expect(judged('Wykonana z jedwabiu.', 'polish', top)).toBe(false)
		expect(judged('Prawdziwy jedwab.', 'polish', top)).toBe(false)
	})
	test('[K-2] "sin" denies in Spanish, and says whose in Danish', () => {
		expect(judged('Telefonen ligger blødt i sin egen fleeceforede lomme.', 'danish', rucksack)).toBe(true)
		expect(judged('El bolsillo va sin forro polar.', 'spanish', rucksack)).toBe(false)
	})
})

import { describe, expect, test } from 'vitest'
import { checkStatement } from './check-statement'
import { factsFrom } from './test-tables'

const kettle = factsFrom([
	['title', 'Halden Gooseneck Kettle, stainless steel, 0.9 L'],
	['bullet', 'Heats in about four minutes'],
])
const pot = factsFrom([
	['title', 'Bialetti Moka Express, coffee maker for three cups'],
	['bullet', 'Makes three cups of coffee, 130 ml in all'],
])
const book = factsFrom([
	['title', 'Siddhartha'],
	['spec', 'Paperback: 128 pages'],
	['spec', 'Dimensions: 11.1 x 1.2 x 17.7 cm'],
	['spec', 'Publisher: Suhrkamp; 74th edition'],
])
const pack = factsFrom([
	['title', 'Brackendale Fell rucksack'],
	['bullet', 'Weighs 780 g empty, holds 20 litres'],
])
const bricks = factsFrom([
	['title', 'Box of bricks'],
	['bullet', '790 pieces in 33 colours'],
])
const radio = factsFrom([
	['title', 'Tovalia radio'],
	['bullet', 'Up to 20 hours on one charge'],
	['spec', 'Weight: 1.3 kg'],
])
const knife = factsFrom([
	['title', 'Kitchen knife'],
	['bullet', 'Three layers: a hard core in softer steel'],
])
const scale = factsFrom([
	['title', 'Digital scale'],
	['spec', 'Weight: 230 g'],
])
const top = factsFrom([
	['title', 'Long sleeve crop top'],
	['spec', 'Fabric: 90% rayon, 10% spandex'],
])

type Line = readonly [facts: typeof kettle, language: string, text: string]

const STANDS: readonly Line[] = [
	[kettle, 'english', 'Two cups of strong tea, a rainy Sunday, and about four minutes to wait.'],
	[kettle, 'hebrew', 'שתי כוסות תה, יום ראשון גשום, וכארבע דקות של המתנה.'],
	[kettle, 'dutch', 'Nog twee koppen koffie tot de deadline.'],
	[kettle, 'danish', 'Klokken er syv, og vandet er varmt efter cirka fire minutter.'],
	[kettle, 'vietnamese', 'Bảy giờ tối, nước nóng sau khoảng bốn phút.'],
	[kettle, 'filipino', 'Alas-siyete ng gabi, mga apat na minuto lang ang hintay.'],
	[kettle, 'serbian', 'У осам увече вода је врућа за око четири минута.'],
	[kettle, 'finnish', 'Setti alkaa kymmeneltä.'],
	[pot, 'english', '130 ml for three cups, about 43 ml each.'],
	[book, 'french', 'Dix pages avant de dormir, 128 en tout, moins de 18 centimètres de haut.'],
	[book, 'russian', 'Всего 11 на 18 сантиметров, 128 страниц.'],
	[book, 'bulgarian', 'Седемдесет и четвърто издание, 128 страници.'],
	[pack, 'spanish', 'Ocho horas de pantalla y, por fin, aire camino de casa.'],
	[pack, 'croatian', 'Četiri sata do Splita, a na leđima 20 litara.'],
	[pack, 'persian', 'خالی‌اش به ۸۰۰ گرم نمی‌رسد.'],
	[pack, 'hindi', 'खाली वज़न 800 ग्राम से भी कम।'],
	[pack, 'romanian', 'Gol cântărește mai puțin de un kilogram.'],
	[bricks, 'spanish', 'A los primos de cuatro, seis y nueve años les basta la alfombra: 790 piezas.'],
	[bricks, 'hindi', 'आठ सौ से बस दस कम टुकड़े, तैंतीस रंग।'],
	[bricks, 'english', 'Ten short of eight hundred pieces in 33 colours.'],
	[bricks, 'persian', 'سه بچه دور میز، به هر کدام بیش از ۲۶۰ قطعه می‌رسد.'],
	[radio, 'croatian', 'Radio je težak kilogram i tristo grama.'],
	[radio, 'arabic', 'حتى عشرين ساعة: أي يوم كامل إلا أربع ساعات.'],
	[knife, 'russian', 'Твёрдая сердцевина между двумя слоями более мягкой стали.'],
	[knife, 'german', 'Drei Lagen Stahl und zwei Kilo Kürbis für die Suppe.'],
	[scale, 'indonesian', 'Tepung 200 gram, dua butir telur. Timbangannya sendiri 230 gram.'],
	[scale, 'greek', 'Ένα τέταρτο του κιλού σχεδόν.'],
	[top, 'spanish', 'Nueve partes de rayón y una de elastano.'],
]
const FALLS: readonly Line[] = [
	[kettle, 'english', 'It comes with two cups of porcelain.'],
	[kettle, 'german', 'Der Kessel fasst zwei Liter Tee auf einmal.'],
	[kettle, 'french', "La bouilloire prépare douze tasses de thé d'un coup."],
	[pot, 'english', 'Six cups of coffee, 130 ml in all.'],
	[pot, 'german', 'Sechs Tassen Kaffee am Morgen.'],
	[book, 'french', 'Cent dix pages et moins de 14 centimètres de haut.'],
	[book, 'bulgarian', 'Седемдесет и пето издание, 128 страници.'],
	[pack, 'persian', 'وزن خالی آن به ۵۰۰ گرم نمی‌رسد.'],
	[pack, 'hindi', 'खाली वज़न 500 ग्राम से कम।'],
	[bricks, 'english', 'Twenty short of eight hundred pieces in 33 colours.'],
	[bricks, 'french', '790 pièces pour deux enfants : 420 chacun.'],
	[radio, 'croatian', 'Radio je težak kilogram i osamsto grama.'],
	[radio, 'german', 'Der Akku hält vierzig Stunden Fahrt.'],
	[knife, 'english', 'A hard core between four softer layers.'],
	[scale, 'english', 'It weighs up to five kilos of flour.'],
	[top, 'english', 'Four parts rayon to one of spandex.'],
]

describe('figures of scenes, and figures worked out', () => {
	test.each(STANDS)(
		'[K-2] a count of food, people or hours in a scene, and what follows from a fact, stands: %#',
		(facts, language, text) => {
			expect(checkStatement({ text, facts, language })).toMatchObject({ supported: true })
		},
	)
	test.each(FALLS)('[K-2] the same count said of the product, or worked out wrongly, is caught: %#', (facts, language, text) => {
		expect(checkStatement({ text, facts, language })).toMatchObject({ supported: false })
	})
})

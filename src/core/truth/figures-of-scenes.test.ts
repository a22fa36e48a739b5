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

const tops = factsFrom([
	['title', 'Sleeveless chiffon top'],
	['description', 'Size: S Bust: 86cm ---- Length: 63cm\nSize: M Bust: 92cm ---- Length: 64cm\nSize: L Bust: 98cm ---- Length: 65cm'],
])
const purifier = factsFrom([
	['title', 'Air purifier for rooms of 40 m²'],
	['bullet', 'Renews the air four times an hour'],
])
const drivers = factsFrom([
	['title', 'Wenkelau Schraubendreher-Satz 8-teilig'],
	['description', 'Vier Schlitz- und vier Kreuzschlitzklingen, alle mit Sechskantansatz'],
])
const units = factsFrom([
	['title', 'Digital scale'],
	['bullet', 'It shows g / kg/lb/oz/ml/milk ml'],
])
const laptop = factsFrom([
	['title', 'Laptop, 16 GB, silver'],
	['bullet', '15-inch screen'],
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
	[top, 'estonian', 'Üheksa kümnendikku viskoosi, üks kümnendik elastaani.'],
	[top, 'traditional chinese', '九成嫘縈，一成彈性纖維。'],
	[top, 'italian', 'Alle nove esce con le amiche: top a maniche lunghe.'],
	[book, 'dutch', 'Een half uur per avond: 128 bladzijden.'],
	[book, 'hungarian', 'Még három hónap az utazásig: 128 oldal.'],
	[book, 'azerbaijani', 'Siddhartha, 128 səhifə, 17,7 sm.'],
	[kettle, 'slovak', 'O pol hodiny zvoní návšteva, voda je hotová asi za štyri minúty.'],
	[pack, 'norwegian', 'Tjue liter. Til jobben er det fjorten minutter å gå.'],
	[radio, 'french', "Jusqu'à vingt heures sans la recharger."],
	[radio, 'turkish', 'Tekrar şarj etmeden yirmi saate kadar.'],
	[radio, 'danish', 'Nyheder fra P1: op til 20 timer på én opladning.'],
	[bricks, 'english', 'Close to eight hundred pieces in thirty-three colours.'],
	[bricks, 'swedish', 'Nära åttahundra bitar, åtta ungar runt bordet.'],
	[bricks, 'thai', 'หลานสามคนมานอนบ้าน กับตัวต่อ 790 ชิ้น'],
	[tops, 'spanish', 'De la S a la L: la M mide 92 centímetros de pecho y 64 de largo.'],
	[tops, 'swahili', 'Saizi M ina kifua cha sentimita 92 na urefu wa sentimita 64.'],
	[purifier, 'english', 'Every quarter of an hour the air is new.'],
	[drivers, 'english', 'Four flat and four cross blades, each with a six-sided shank.'],
	[units, 'english', 'Six units of measure.'],
	[laptop, 'danish', 'En 15-tommers skærm til tre hundrede feriebilleder.'],
	[laptop, 'azerbaijani', '15 düymlük ekran, 16 GB yaddaş.'],
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
	[top, 'estonian', 'Kaheksa kümnendikku viskoosi, kaks kümnendikku elastaani.'],
	[book, 'azerbaijani', 'Siddhartha, 212 səhifə.'],
	[kettle, 'finnish', 'Vesi kuumenee kahdessa minuutissa.'],
	[radio, 'spanish', 'Hasta treinta horas sin recargarla.'],
	[bricks, 'english', 'Close to nine hundred pieces.'],
	[tops, 'spanish', 'De la S a la L: la M mide 98 centímetros de pecho.'],
	[tops, 'swahili', 'Saizi M ina kifua cha sentimita 98.'],
	[purifier, 'english', 'Every five minutes the air is new.'],
	[units, 'english', 'Nine units of measure.'],
	[laptop, 'azerbaijani', '13 düymlük ekran.'],
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

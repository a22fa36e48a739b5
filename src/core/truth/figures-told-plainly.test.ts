import { describe, expect, test } from 'vitest'
import { factsFrom, judged, sentencesIn } from './test-tables'

const knife = factsFrom([
	['title', 'Kitchen knife'],
	['bullet', 'Three layers: a hard core in softer steel'],
])
const pocketKnife = factsFrom([
	['title', 'Taschenmesser'],
	['description', 'Sieben Funktionen in einem Gehäuse: Klinge, Schere, Nagelfeile, Schraubendreher, Zahnstocher, Pinzette, Ring'],
	['spec', '7', 'Anzahl der Funktionen'],
])
const tops = factsFrom([
	['title', 'Sleeveless chiffon top'],
	['description', 'Size: S Bust: 86cm ---- Length: 63cm\nSize: M Bust: 92cm ---- Length: 64cm\nSize: 3XL Bust: 116cm ---- Length: 68cm'],
])
const shirt = factsFrom([
	['title', 'T-shirt'],
	['spec', 'Solid colors: 100% Cotton; Heather Grey: 90% Cotton, 10% Polyester', 'Fabric type'],
	['variant', 'Black, Heather Grey, Navy Blue', 'Color'],
])
const pillow = factsFrom([
	['title', 'Oreiller en latex'],
	['bullet', 'Hauteur réglable de 9 à 13 cm grâce à deux plaques amovibles, en retirant une ou deux plaques de latex'],
])
const drivers = factsFrom([
	['title', 'Schraubendreher-Satz 8-teilig'],
	['bullet', 'Acht Klingen aus Chrom-Vanadium-Stahl'],
	['description', 'Ein Satz für die Werkstatt: vier Schlitz- und vier Kreuzschlitzklingen'],
])
const radio = factsFrom([
	['title', 'FM radio'],
	['bullet', 'Up to 20 hours on one charge by USB-C'],
])
const watch = factsFrom([
	['title', 'Smart watch'],
	['bullet', 'Charges in 2 hours; battery life of 5 to 7 days'],
])
const disc = factsFrom([
	['title', 'Album'],
	['spec', 'Oct. 19 2018', 'Audio CD'],
])
const saw = factsFrom([
	['title', 'Serra circular 1400W'],
	['bullet', 'Um botão trava eixo facilita a operação'],
])
const ballast = factsFrom([
	['title', 'Electronic ballast'],
	['spec', 'CUL/RoHS/UL', 'Certification'],
])
const wiper = factsFrom([
	['title', 'Limpiacristales'],
	['spec', 'Vidrio', 'Uso recomendado para el producto'],
])

const WRAPPED = `
	english: A hard core wrapped in two layers of softer steel.
	german: Ein harter Kern, eingefasst von zwei Lagen weicheren Stahls.
	french: Un cœur dur enveloppé de deux couches d'acier plus tendre.
	spanish: Un núcleo duro envuelto en dos capas de acero más blando.
	portuguese: Um núcleo duro envolto por duas camadas de aço mais macio.
	russian: Твёрдая сердцевина, заключённая в два слоя более мягкой стали.
	turkish: Daha yumuşak iki çelik katmanla sarılmış sert bir çekirdek.
	hindi: सख़्त कोर को नरम स्टील की दो परतों में जड़कर बनाया गया तीन परतों वाला चाकू।
	urdu: سخت مرکز کو نرم فولاد کی دو تہوں میں سمو کر بنائی گئی تین پرتوں والی چھری۔
	simplified chinese: 坚硬的刀芯外包两层较软的钢。
	dutch: Een harde kern, omhuld door twee lagen zachter staal.
`
const FOUR_MORE = `
	english: Scissors, a nail file, tweezers and four more functions on your key ring.
	german: Schere, Nagelfeile, Pinzette und vier weitere Funktionen.
	french: Ciseaux, lime à ongles, pince à épiler et quatre autres fonctions.
	spanish: Tijeras, lima de uñas, pinzas y otras cuatro funciones.
	indonesian: Gunting, kikir kuku, pinset, dan empat fungsi lagi di gantungan kunci Anda.
`
const OF_EIGHT = `
	danish: Fire klinger til lige kærv og fire klinger til krydskærv.
	german: Vier Klingen für Schlitz und vier für Kreuzschlitz.
`
const ONE_CHARGE = `
	korean: USB-C 충전 한 번으로 최대 20시간 듣는 휴대용 FM 라디오.
	japanese: USB-C充電一回で最大20時間聴けます。
`
const CERTIFIED = `
	korean: UL과 CUL 인증을 받고 RoHS를 준수합니다.
	simplified chinese: 通过UL、CUL和RoHS认证。
`
describe('figures told plainly', () => {
	test.each(sentencesIn(WRAPPED))('[K-2] two layers around a core make three: %s', (language, text) => {
		expect(judged(text, language, knife)).toBe(true)
	})
	test('[K-2] a knife of three layers is none of two', () => {
		expect(judged('A knife of two layers of steel.', 'english', knife)).toBe(false)
	})
	test.each(sentencesIn(FOUR_MORE))('[K-2] a list that ends in how many more is counted as a whole: %s', (language, text) => {
		expect(judged(text, language, pocketKnife)).toBe(true)
	})
	test.each([
		['english', 'Scissors, a nail file, tweezers and six more functions on your key ring.'],
		['german', 'Schere, Nagelfeile, Pinzette und sechs weitere Funktionen.'],
	])('[K-2] and is wrong where it makes more: %s', (language, text) => {
		expect(judged(text, language, pocketKnife)).toBe(false)
	})
	test('[K-2] a value is of the size named right behind it', () => {
		expect(judged('Toppen måler 63 cm i længden i størrelse S og 68 cm i 3XL.', 'danish', tops)).toBe(true)
		expect(judged('Toppen måler 68 cm i længden i størrelse S og 63 cm i 3XL.', 'danish', tops)).toBe(false)
		expect(judged('サイズはSからXXXLまで。Mサイズはバスト92cm。', 'japanese', tops)).toBe(true)
	})
	test('[K-2] a variant with a figure of its own takes none from what stands before', () => {
		expect(judged('Enfärgade tröjor är av 100 % bomull, medan Heather Grey har 10 % polyester.', 'swedish', shirt)).toBe(true)
		expect(judged('Heather Grey is 100 % cotton.', 'english', shirt)).toBe(false)
	})
	test('[K-2] of one or two plates the one is no claim of its own, three are', () => {
		expect(judged('ラテックスのプレートを1枚または2枚外すだけで調整できます。', 'japanese', pillow)).toBe(true)
		expect(judged('ラテックスのプレートを3枚または4枚外すだけで調整できます。', 'japanese', pillow)).toBe(false)
	})
	test.each(sentencesIn(OF_EIGHT))('[K-2] some of a kind are counted in a compound of a fact: %s', (language, text) => {
		expect(judged(text, language, drivers)).toBe(true)
		expect(
			judged(
				text.replace(/fire klinger|vier klingen/iu, (words) =>
					words.replace(/fire|vier/iu, (four) => (four.toLowerCase() === 'vier' ? 'fünf' : 'fem')),
				),
				language,
				drivers,
			),
		).toBe(false)
	})
	test.each(sentencesIn(ONE_CHARGE))('[K-2] hours on one charge are none of charging: %s', (language, text) => {
		expect(judged(text, language, radio)).toBe(true)
	})
	test('[K-2] a range in Chinese begins at its own first end', () => {
		expect(judged('充電兩小時可用五到七天。', 'traditional chinese', watch)).toBe(true)
		expect(judged('充電兩小時可用五到九天。', 'traditional chinese', watch)).toBe(false)
	})
	test('[K-2] a date in Filipino is a date, and another one is caught', () => {
		expect(judged('Inilabas noong ika-19 ng Oktubre 2018.', 'filipino', disc)).toBe(true)
		expect(judged('Inilabas noong ika-21 ng Oktubre 2018.', 'filipino', disc)).toBe(false)
	})
	test('[K-2] "mil" is a thousand in Spanish and a spindle in Turkish', () => {
		expect(judged('Mil kilidi düğmesi kullanımı kolaylaştırır.', 'turkish', saw)).toBe(true)
		expect(judged('Mil vatios de potencia.', 'spanish', saw)).toBe(false)
	})
	test.each(sentencesIn(CERTIFIED))('[K-2] the word certified stands where facts name the marks: %s', (language, text) => {
		expect(judged(text, language, ballast)).toBe(true)
		expect(judged(text, language, radio)).toBe(false)
	})
	test('[K-2] what a listing recommends a product for may be told on', () => {
		expect(judged('Recomandat pentru sticlă.', 'romanian', wiper)).toBe(true)
		expect(judged('Recomandat de specialiști.', 'romanian', wiper)).toBe(false)
		expect(judged('Recomandat pentru sticlă.', 'romanian', saw)).toBe(false)
	})
})

import { describe, expect, test } from 'vitest'
import { checkStatement } from './check-statement'
import { goodsIn } from './test-tables'

/** Goods whose sizes, colours and measures are told apart, with sentences that name them in ways lists of units do not know. */
const GOODS = [
	`
		title: Lace Tank Top
		description: Size:SBust:86cm/33.9"----Length:63cm/24.8" Size:MBust:92cm/36.2"----Length:64cm/25.2" Size:LBust:98cm/38.6"----Length:65cm/25.6" Size: XLBust:104cm/40.9"----Length:66cm/25.9" Size:3 XLBust:116cm/45.7"----Length:68cm/26.8" Note:-Please allow 1-2cm measuring deviation. Fits 5'3" to 5'9". Solid colors: 100% Cotton; Heather Grey: 90% Cotton, 10% Polyester
		variant: Size: Small, Medium, Large, X-Large, XXX-Large
		variant: Style: #2, #5, #7
		yes portuguese: Do S ao 3XL, o comprimento vai de 63 a 68 cm.
		yes spanish: De la S a la 3XL: contorno de busto de 86 a 116 cm.
		yes turkish: S bedende göğüs çevresi 86 cm; 3XL'de ise 116 cm.
		yes english: How long is a size L? 65 cm, with a bust of 98 cm. Allow 1 to 2 cm either way.
		yes portuguese: Cores lisas: 100% algodão. Cinzento mesclado (Heather Grey): 90% algodão e 10% poliéster.
		yes japanese: サイズは5種類から選べます。
		no english: What does size L measure? The bust comes to 104 cm.
		no english: The strap is 2 to 5 inches wide.
		no english: Size M has a bust of 98 cm.
		no italian: Dalla S alla 8XL, per tutte.
	`,
	`
		title: Pocket knife, 58 mm, red
		description: Seven functions in a case of 58 mm: blade, scissors, nail file. Power factor .87. Weight: 2.15 lb. Wi-Fi on 2.4 and 5 GHz. Seven times faster than the first one.
		spec: Package dimensions: 18.3 x 6.7 x 3.9 cm; 260 g
		spec: Screen: 1.28 in
		spec: Pieces: 3
		spec: Camera: 12 MP
		spec: Pages: 128
		yes moroccan arabic: 58 ميليميتر وهو مسدود.
		yes hebrew: 3 חלקים, 58 מ״מ.
		yes hindi: पैक का आकार लगभग 18 × 7 × 4 सेंटीमीटर है।
		yes dutch: Een scherm van 1,28 inch (zo'n 3,25 cm).
		yes portuguese: Fator de potência de 0,87.
		yes turkish: Ağırlığı 2,15 libre.
		yes ukrainian: Wi-Fi на 2,4 і 5 ГГц.
		yes arabic: أسرع بسبع مرات من الأول.
		yes arabic: عدد الصفحات مئة وثمانٍ وعشرون.
		yes japanese: 1200万画素のカメラ。
		yes polish: Pięć minut tylko dla siebie.
		yes english: It is 100 % digital.
		no portuguese: Fator de potência de 0,78.
		no english: Four in the pack, all red.
		no arabic: محرك قدرته ألفان ومئتا واط.
		no japanese: 4800万画素のカメラ。
		no arabic: أسرع بتسع مرات من الأول.
	`,
]

const SAID = GOODS.map(goodsIn).flatMap(({ facts, said }) => said.map(([stands, language, text]) => ({ facts, stands, language, text })))

describe('[K-2] a figure is read with what stands around it', () => {
	test.each(SAID.filter(({ stands }) => stands))('stands — $language: $text', ({ facts, language, text }) =>
		expect(checkStatement({ text, facts, language }).reasons).toEqual([]),
	)
	test.each(SAID.filter(({ stands }) => !stands))('does not stand — $language: $text', ({ facts, language, text }) =>
		expect(checkStatement({ text, facts, language }).categories).not.toEqual([]),
	)
})

describe('[K-2] names and letters that are no remains of another language', () => {
	const { facts } = goodsIn(`
		title: PlayStation 5 Digital Edition. Eine kleine Konsole
		brand: sourcing map
		description: The PlayStation 5 Digital Edition plays without discs.
	`)
	test.each([
		['polish', 'Smukła konsola PlayStation 5 Digital Edition bez napędu płyt'],
		['vietnamese', 'Bọc ghế ăn sourcing map co giãn'],
		['sr', 'Конзола без дискова.'],
		['sr-Cyrl', 'Конзола без дискова.'],
		['serbian', 'Конзола без дискова.'],
	])('%s: %s', (language, text) => {
		const { categories } = checkStatement({ text, facts, language })
		expect(categories).not.toContain('untranslated')
		expect(categories).not.toContain('wrong-script')
	})
	test.each([
		['sr-Latn', 'Конзола без дискова.'],
		['korean', 'ワイヤレスの小さなゲーム機です。'],
		['japanese', '这是一台没有光驱的游戏机。'],
	])('another script than the page is written in is told — %s: %s', (language, text) => {
		expect(checkStatement({ text, facts, language }).categories).toContain('wrong-script')
	})
})

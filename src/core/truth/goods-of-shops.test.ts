import { describe, expect, test } from 'vitest'
import { checkStatement } from './check-statement'
import { goodsIn } from './test-tables'

/** Goods of many kinds, with sentences that their facts bear and sentences that they do not. */
const GOODS = [
	`
		title: Strider Wool Sneaker
		brand: Mossfoot
		description: The Strider is a light everyday sneaker made with ZQ merino wool, a midsole of sugarcane-based foam and laces from recycled bottles. The insole is lined with merino wool and cushioned with castor bean oil. Machine washable: remove the insoles and laces and wash on gentle with cold water. No leather, no plastic in the upper.
		spec: Color: Natural Grey
		spec: Size: 43
		spec: Material: Wool
		spec: SKU: MF-STR-43
		yes english: Merino wool on the outside, merino wool on the inside.
		yes german: Leichter Alltagsschuh aus Merinowolle mit einer Zwischensohle aus Zuckerrohr-Schaum.
		yes french: Des baskets en laine mérinos, avec des lacets issus de bouteilles recyclées.
		yes spanish: Zapatillas de lana merina que se lavan a máquina en frío.
		yes italian: La soletta è foderata di lana merino.
		yes polish: Lekkie buty z wełny merynosów na co dzień.
		yes dutch: Wollen sneakers voor elke dag, zonder leer.
		yes swedish: Sneakers i merinoull som tål maskintvätt.
		yes turkish: Merinos yününden hafif bir günlük ayakkabı.
		yes russian: Лёгкие шерстяные кроссовки на каждый день.
		yes arabic: حذاء خفيف من صوف المرينو بلا جلد.
		yes japanese: メリノウールの軽いスニーカー。中敷きと靴ひもを外せば洗濯機で洗えます。
		yes korean: 메리노 울로 만든 가벼운 운동화.
		yes thai: รองเท้าผ้าใบขนแกะเมอริโน น้ำหนักเบา ซักเครื่องได้
		yes portuguese: Retire a palmilha e os atacadores antes de lavar.
		yes english: Leather-free, with laces that used to be bottles.
		yes german: Kein Leder, kein Plastik im Obermaterial.
		yes hindi: मेरिनो ऊन से बने हल्के जूते।
		no english: With a natural rubber outsole.
		no german: Klimaneutral hergestellt.
		no french: La basket la plus vendue de la marque.
	`,
	`
		title: RÅSKOG Side Table, black/oak veneer, 45x45 cm
		brand: HEMHUS
		description: A small table that is easy to lift. The top is oak veneer, the legs are powder-coated steel. You can place it next to the sofa or use it as a bedside table. Adjustable feet keep it steady on uneven floors. Top: Particleboard, Oak veneer, Clear acrylic lacquer. Legs: Steel, Epoxy/polyester powder coating. Foot: Polypropylene plastic. Wipe clean with a damp cloth.
		spec: Max. load: 25 kg
		spec: Height: 52 cm
		spec: Width: 45 cm
		spec: Weight: 5.40 kg
		spec: Color: black/oak veneer
		yes english: Oak on top, steel below.
		yes german: Die Tischplatte ist mit Eiche furniert, die Beine sind aus pulverbeschichtetem Stahl.
		yes french: Plateau plaqué chêne et pieds en acier : une petite table facile à soulever.
		yes spanish: Una mesita auxiliar con chapa de roble y patas metálicas.
		yes italian: Il piano è impiallacciato in rovere.
		yes polish: Blat z okleiny dębowej, nogi ze stali.
		yes dutch: Eikenfineer met stalen poten, 45 bij 45 cm.
		yes swedish: Ett litet bord med ekfanér och ben av stål.
		yes turkish: Ayarlanabilir ayaklar düz olmayan zeminlerde dengede tutar.
		yes japanese: オーク突き板の天板とスチールの脚。
		yes simplified chinese: 橡木贴面桌面，钢制桌腿。
		yes arabic: طاولة صغيرة بسطح من قشرة البلوط وأرجل من الفولاذ.
		yes korean: 참나무 무늬목 상판과 강철 다리.
		yes portuguese: Suporta até 25 kg e pesa 5,4 kg.
		yes russian: Столик со столешницей из дубового шпона.
		yes danish: Tør den af med en fugtig klud.
		yes english: Just over half a metre tall.
		yes french: Elle supporte 25 kilos sans broncher.
		no english: Ten-year guarantee.
		no french: Elle mesure 60 cm de haut.
		no spanish: Madera con certificado FSC.
	`,
	`
		title: Copper Pour-Over Kettle 1.0 L
		brand: Hario-like Works
		description: Hand-hammered copper body with a tin lining and a handle of walnut wood. The slender spout gives you full control. Not suitable for induction. Polish with a soft cloth from time to time; the copper darkens with age.
		spec: Capacity: 1.0 l
		spec: Weight: 0.68 kg
		spec: Material: Copper, Walnut
		spec: GTIN: 4006381333931
		yes english: Copper on the stove, walnut in the hand.
		yes german: Kupferkessel mit Nussbaumgriff, von Hand gehämmert.
		yes french: Cuivre martelé à la main et poignée en noyer.
		yes spanish: El cobre se oscurece con los años.
		yes italian: Non adatto all'induzione.
		yes portuguese: Corpo de cobre martelado à mão e pega em nogueira.
		yes dutch: Een koperen ketel van één liter met een notenhouten greep.
		yes polish: Miedziany czajnik o pojemności jednego litra.
		yes turkish: Bakır gövde, ceviz sap.
		yes russian: Медный чайник с ручкой из ореха.
		yes japanese: 銅製のボディにウォールナットのハンドル。
		yes arabic: غلاية نحاسية بمقبض من خشب الجوز.
		yes hindi: तांबे की केतली, अखरोट की लकड़ी का हैंडल।
		yes english: A litre of water, poured exactly where you want it.
		yes german: Das Innere ist verzinnt.
		no german: In Japan gefertigt.
		no french: Le cuivre purifie l'eau et renforce l'immunité.
	`,
	`
		title: Heritage Leather Wallet, Bifold, 6 Cards, Cognac
		brand: Tanworth
		description: Full-grain vegetable-tanned leather that gains character with age. Six card slots, two hidden pockets and a full-length note compartment. RFID lining. Edges painted by hand. Closed it measures 11 x 9 cm. Comes in a cotton pouch.
		spec: Color: Cognac
		spec: Material: Leather
		spec: Weight: 85 g
		yes english: Six cards, a few notes and a leather that ages well.
		yes german: Pflanzlich gegerbtes Vollleder, das mit den Jahren schöner wird.
		yes french: Cuir pleine fleur tanné végétal, six emplacements pour cartes.
		yes spanish: Seis ranuras para tarjetas y dos bolsillos ocultos.
		yes italian: Portafoglio in pelle conciata al vegetale, con fodera RFID.
		yes portuguese: Fechada mede 11 por 9 centímetros.
		yes dutch: Leren portemonnee in een katoenen zakje.
		yes polish: Skórzany portfel w kolorze koniaku.
		yes turkish: Altı kart bölmeli deri cüzdan.
		yes russian: Кожаный кошелёк на шесть карт.
		yes swedish: Plånbok i vegetabiliskt garvat läder.
		yes arabic: محفظة جلدية تتسع لست بطاقات.
		yes hebrew: ארנק עור עם שישה תאים לכרטיסים.
		yes japanese: ベジタブルタンニンなめしの本革、カード6枚収納。
		yes korean: 카드 6장이 들어가는 가죽 지갑.
		yes thai: กระเป๋าสตางค์หนัง ใส่บัตรได้ 6 ใบ
		yes vietnamese: Ví da thuộc thảo mộc, sáu ngăn thẻ.
		yes czech: Kožená peněženka na šest karet.
		yes hungarian: Bőr pénztárca hat kártyának.
		yes greek: Δερμάτινο πορτοφόλι με έξι θήκες για κάρτες.
		yes finnish: Nahkainen lompakko kuudelle kortille.
		yes romanian: Portofel din piele cu șase buzunare pentru carduri.
		yes english: Small enough for a front pocket.
		no english: Holds twelve cards.
		no german: 5 Jahre Garantie.
	`,
	`
		title: Cross Test Machine, 82 Pieces, 2000 W
		spec: Pages: 329
		spec: Item Weight: 690 g
		spec: Run Time: 93 minutes
		spec: Noise: 64 dB
		spec: Shipping weight: 118 g
		spec: Number of teeth: 24
		spec: Battery life: 1.5 hours
		spec: Length: 37 cm
		spec: Screen size: 15 inches
		spec: Charging time: 2 hours
		spec: Working radius: 12 metres
		spec: Weight limit: 4 ounces
		spec: Actors: Ric Ocasek, Ben Orr, Greg Hawkes, Elliot Easton, David Robinson
		bullet: includes a set of 44 interchangeable bits; 12 microfibre cloths; wipes in 4 programmes
		spec: Aspect Ratio: 1.33:1
		spec: Edition: Fourth edition (20 April 2015)
		spec: Fabric type: 90% Rayon, 10% Spandex
		variant: Color: Black, Brown, Coffee, Dark Blue, Grey, Khaki, Red
		box: 1 x universal nozzle
		box: 1 x crevice tool
		box: 2 x filters
		yes french: Trois cent vingt-neuf pages de grammaire.
		yes spanish: Trescientas veintinueve páginas para aprender.
		yes german: Dreihundertneunundzwanzig Seiten.
		yes italian: Trecentoventinove pagine.
		yes portuguese: Trezentas e vinte e nove páginas.
		yes dutch: Driehonderdnegenentwintig pagina's.
		yes english: Three hundred and twenty-nine pages.
		yes english: It runs for just over an hour and a half.
		yes german: Läuft anderthalb Stunden am Stück.
		yes french: Quatre-vingt-treize minutes de concert.
		yes french: Quatre-vingt-deux pièces.
		yes spanish: Ochenta y dos piezas en una caja.
		yes english: Less than a kilo: 690 grams.
		yes english: Weighs under 700 g.
		yes english: Roughly 1.5 pounds.
		yes german: Gut anderthalb Pfund schwer, nämlich 690 g.
		yes english: A screen of 38 cm.
		yes german: 38-Zentimeter-Bildschirm.
		yes french: Écran de 38 cm (15 pouces).
		yes english: Five musicians on stage.
		yes german: Fünf Musiker stehen auf der Bühne.
		yes french: Cinq acteurs.
		yes english: Seven colours to choose from.
		yes spanish: Siete colores entre los que elegir.
		yes english: Recharged in 120 minutes.
		yes german: Nach 120 Minuten ist der Akku voll.
		yes english: Nine tenths rayon.
		yes german: Zu neun Zehnteln aus Viskose.
		yes english: The fourth edition, published in spring 2015.
		yes german: Die vierte Auflage.
		yes spanish: Cuarta edición, de abril de 2015.
		yes french: 4e édition parue en avril 2015.
		yes portuguese: 4.ª edição.
		yes italian: La quarta edizione, uscita nel 2015.
		yes polish: Czwarte wydanie z 2015 roku.
		yes english: It works within a radius of 12 m, about 39 feet.
		yes english: Holds up to 113 g.
		yes arabic: ثلاث وتسعون دقيقة.
		yes russian: Триста двадцать девять страниц.
		yes turkish: Üç yüz yirmi dokuz sayfa.
		yes polish: Trzysta dwadzieścia dziewięć stron.
		yes swedish: Trehundratjugonio sidor.
		yes japanese: 三百二十九ページ。
		yes simplified chinese: 三百二十九页。
		yes korean: 삼백이십구 페이지.
		yes hindi: तीन सौ उनतीस पन्ने।
		yes simplified chinese: 八十二件套。
		yes japanese: 82点セット。
		yes japanese: 7色から選べます。
		yes korean: 7가지 색상 중에서 고르세요.
		yes thai: มีให้เลือก 7 สี
		yes korean: 무게는 690그램입니다.
		yes thai: หนัก 690 กรัม
		yes thai: กำลังไฟ 2,000 วัตต์
		yes thai: ยาว 37 เซนติเมตร
		yes korean: 길이 37센티미터.
		yes english: Two kilowatts of power.
		yes german: Zwei Kilowatt Leistung.
		yes french: Deux kilowatts de puissance.
		yes spanish: Dos mil vatios de potencia.
		yes italian: Duemila watt di potenza.
		yes french: Deux mille watts.
		yes german: Zweitausend Watt.
		yes dutch: Tweeduizend watt.
		yes english: One cable, one nozzle, no fuss.
		yes english: A dozen microfibre cloths.
		yes french: Une douzaine de chiffons.
		yes german: Ein Dutzend Mikrofasertücher.
		yes spanish: Una docena de paños.
		yes english: Step 1: plug it in. Step 2: press the button.
		yes german: In drei Schritten startklar: aufstellen, einstecken, einschalten.
		yes english: Pick it up with one hand.
		yes french: En deux temps trois mouvements, tout est propre.
		yes spanish: Dos en uno: limpia y seca.
		yes english: From page 1 to page 329.
		yes german: Format 1,33:1.
		no french: Trois cent vingt pages.
		no english: Ninety pieces.
		no german: Zweihundert Seiten.
		no english: Six colours to choose from.
		no spanish: Ochocientas páginas.
		no english: Six musicians on stage.
		no korean: 무게는 960그램입니다.
		no thai: หนัก 960 กรัม
	`,
].map(goodsIn)

describe('[K-2] of goods as shops describe them, and of figures in words', () => {
	const sentences = GOODS.flatMap(({ facts, said }) => said.map(([stands, language, text]) => ({ stands, language, text, facts })))
	test.each(sentences.filter(({ stands }) => stands))('what the facts bear stands — $language: $text', ({ text, facts, language }) => {
		expect(checkStatement({ text, facts, language }).reasons).toEqual([])
	})
	test.each(sentences.filter(({ stands }) => !stands))('what they do not falls — $language: $text', ({ text, facts, language }) => {
		expect(checkStatement({ text, facts, language }).supported).toBe(false)
	})
})

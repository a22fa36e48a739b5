import { describe, expect, test } from 'vitest'
import { checkStatement } from './check-statement'
import { goodsIn } from './test-tables'

/** Goods of many kinds, with sentences that their facts bear and sentences that they do not. */
const GOODS = [
	`
		title: Hartwell Cast Iron Dutch Oven, 4.7 L, 26 cm, Enamelled, with Lid, Cherry Red
		brand: Hartwell
		bullet: Enamelled cast iron spreads heat evenly and keeps food warm at the table.
		bullet: Safe on gas, electric, ceramic and induction hobs and in the oven up to 260 °C.
		bullet: Lid with stainless steel knob. Serves four to six.
		spec: Capacity: 4.7 Litres
		spec: Weight: 5.2 kg
		spec: Diameter: 26 cm
		spec: Care instructions: Hand wash
		variant: Colour: Cherry Red, Ocean Blue, Cream
		yes english: A little under five litres, enough for four to six people.
		yes french: Près de cinq litres : de quoi nourrir quatre à six personnes.
		yes german: Für alle Herdarten, auch Induktion, und im Backofen bis 260 Grad.
		yes spanish: Pesa algo más de cinco kilos.
		yes italian: In tre colori: rosso ciliegia, blu oceano e crema.
		yes dutch: Een pan van 26 centimeter doorsnee voor stoofpotjes.
		yes turkish: 260 dereceye kadar fırında kullanılabilir.
		yes polish: Żeliwny garnek o pojemności 4,7 litra.
		yes russian: Чугунная кастрюля весом 5,2 килограмма.
		yes arabic: قدر من الحديد الزهر سعته 4.7 لترات.
		yes japanese: 直径26センチ、4~6人分の料理に。
		yes simplified chinese: 铸铁锅，容量4.7升，适合四到六人。
		yes english: Goes into ovens as hot as 500 °F.
		yes swedish: Rymmer 4,7 liter och väger drygt fem kilo.
		yes portuguese: Panela de ferro fundido esmaltado com tampa.
		yes korean: 인덕션을 포함한 모든 열원에서 사용할 수 있습니다.
		yes english: Stews, soups and Sunday roasts come out of it beautifully.
		no english: Holds more than seven litres.
		no german: Ofenfest bis 300 Grad.
		no french: Passe au lave-vaisselle sans problème.
	`,
	`
		title: Lumora Desk Lamp with USB Charging Port, 5 Colour Modes, 10 Brightness Levels, 12 W LED, White
		brand: Lumora
		bullet: Five colour temperatures from 2700 K to 6500 K and ten brightness levels.
		bullet: USB port charges your phone with 5 V / 1 A while you work.
		bullet: Timer switches the lamp off after 30 or 60 minutes. Memory keeps your last setting.
		bullet: Arm folds and turns 180°; the head turns 90°.
		spec: Wattage: 12 watts
		spec: Height: 42 cm
		spec: Cable length: 1.5 Meters
		spec: Weight: 0.85 kg
		yes english: Ten steps of brightness and five shades of white.
		yes german: Nach einer halben Stunde oder einer Stunde schaltet sie sich von selbst aus.
		yes french: Le câble mesure un mètre et demi.
		yes spanish: Cinco tonos de luz y diez niveles de intensidad para leer, estudiar o trabajar.
		yes italian: Carica il telefono dalla porta USB mentre lavori.
		yes portuguese: Pesa menos de um quilo.
		yes dutch: De arm draait 180 graden en klapt in.
		yes turkish: 12 vatlık LED ile beş renk sıcaklığı.
		yes arabic: خمس درجات لونية وعشرة مستويات للسطوع.
		yes hindi: बारह वाट की एलईडी और पाँच रंग मोड।
		yes polish: Dziesięć poziomów jasności i pięć barw światła.
		yes japanese: 明るさは10段階、色温度は5種類から選べます。
		yes thai: ปรับความสว่างได้ 10 ระดับ
		yes swedish: Tio ljusstyrkor och fem färglägen.
		yes russian: Таймер выключит лампу через 30 или 60 минут.
		yes english: It remembers the setting you used last.
		no english: Twelve brightness levels.
		no french: Le câble fait deux mètres.
		no german: Mit kabelloser Ladefläche fürs Handy.
		no english: Prevents eye strain and headaches.
	`,
	`
		title: Alder & Birch Merino Wool Scarf, 180 x 30 cm, Charcoal
		brand: Alder & Birch
		bullet: 70% merino wool, 30% cashmere, woven in Scotland.
		bullet: Soft against the neck and warm without weight. Short fringes at both ends.
		bullet: Dry clean or wash by hand in cold water.
		spec: Length: 180 cm
		spec: Width: 30 cm
		spec: Country of origin: United Kingdom
		variant: Colour: Charcoal, Camel, Navy, Forest
		yes german: Aus siebzig Prozent Merinowolle und dreißig Prozent Kaschmir.
		yes french: Tissée en Écosse, douce autour du cou.
		yes spanish: Mide 1,80 metros y se lava a mano con agua fría.
		yes italian: Quattro colori: antracite, cammello, blu e verde bosco.
		yes portuguese: Um cachecol quente e leve para os dias frios.
		yes dutch: Met korte franjes aan beide uiteinden.
		yes arabic: وشاح من صوف المرينو والكشمير.
		yes japanese: スコットランドで織られた、首にやさしいマフラー。
		yes turkish: Yüzde yetmiş merinos yünü, yüzde otuz kaşmir.
		yes polish: Szalik z wełny merynosów i kaszmiru.
		no german: Zwei Meter lang.
		no french: Laine certifiée RWS.
	`,
	`
		title: Grünwald Akku-Heckenschere 18 V, 52 cm Schwertlänge, ohne Akku
		brand: Grünwald
		bullet: Diamantgeschliffene Messer mit 52 cm Länge und 18 mm Zahnabstand.
		bullet: Nur 2,6 kg leicht, mit drehbarem Griff.
		bullet: Lieferung ohne Akku und Ladegerät. Passt zu allen 18-V-Akkus der Grünwald-Serie.
		spec: Gewicht: 2,6 kg
		spec: Spannung: 18 Volt
		spec: Lautstärke: 85 dB
		yes german: Der Akku ist nicht enthalten.
		yes english: Weighs 2.6 kilograms and cuts with a blade of just over half a metre.
		yes french: La poignée pivote et les lames de 52 cm sont affûtées au diamant.
		yes spanish: No incluye batería ni cargador.
		yes italian: Funziona con tutte le batterie da 18 V della serie Grünwald.
		yes dutch: Zonder accu en lader geleverd.
		yes polish: Nożyce do żywopłotu bez akumulatora.
		yes turkish: Akü ve şarj cihazı dahil değildir.
		no german: Mit zwei Akkus und Schnellladegerät im Koffer.
		no english: Takes Bosch and Makita 18 V batteries.
		no french: Moins de deux kilos sur la balance.
	`,
	`
		title: Livre de cuisine « Soupes du monde », 120 recettes, 256 pages, relié
		brand: Claire Aubin
		description: Cent vingt recettes de soupes venues de trente pays, de la harira marocaine au borchtch ukrainien. Chaque recette est photographiée. Troisième édition revue et augmentée.
		spec: Éditeur: Éditions du Fournil
		spec: Langue: Français
		spec: Nombre de pages: 256 pages
		spec: Dimensions: 21 x 2,5 x 28 cm
		yes french: Trente pays, cent vingt soupes et une photo pour chacune.
		yes english: One hundred and twenty soups from thirty countries, from Moroccan harira to Ukrainian borscht.
		yes german: Dritte, überarbeitete und erweiterte Auflage mit 256 Seiten.
		yes spanish: Recetas de treinta países, todas con fotografía.
		yes italian: Un libro rilegato in francese, 21 per 28 centimetri.
		yes arabic: مئة وعشرون وصفة حساء من ثلاثين بلداً.
		yes portuguese: 120 receitas de sopas de 30 países.
		no french: Le livre de cuisine préféré des Français.
		no english: With a video course and shopping lists to download.
		no german: 150 Rezepte auf 300 Seiten.
	`,
	`
		title: Kestrel Kids' Balance Bike, 12 Inch, Ages 2-5, Steel Frame, Adjustable Seat 32-42 cm
		brand: Kestrel
		bullet: Seat adjusts from 32 to 42 cm, so it grows with your child from two to five.
		bullet: Steel frame, puncture-proof EVA foam tyres and rubber grips.
		bullet: Maximum load 25 kg. Assembly takes about fifteen minutes; tools included.
		spec: Item weight: 3.4 Kilograms
		spec: Wheel size: 12 Inches
		spec: Colour: Mint
		yes english: From the second birthday to the fifth, the seat simply moves up.
		yes german: Die Sitzhöhe lässt sich von 32 auf 42 cm verstellen.
		yes french: Monté en un quart d'heure, outils compris.
		yes spanish: Para niños de dos a cinco años y hasta 25 kilos.
		yes italian: Gomme in schiuma EVA che non si bucano.
		yes dutch: Weegt 3,4 kilo, dus je kind tilt hem zelf op de stoep.
		yes turkish: İki ile beş yaş arası çocuklar için.
		yes polish: Dla dzieci od 2 do 5 lat, koła 12 cali.
		yes arabic: للأطفال من سنتين إلى خمس سنوات.
		yes hindi: दो से पाँच साल के बच्चों के लिए।
		yes japanese: 2歳から5歳まで使えます。
		yes portuguese: A montagem leva cerca de 15 minutos.
		yes korean: 두 살부터 다섯 살까지 탈 수 있어요.
		no english: GS-tested and EN 71 compliant.
		no spanish: Soporta hasta 40 kilos.
		no english: Winner of the Toy of the Year award.
	`,
	`
		title: Auriculares deportivos Nubia Run, Bluetooth 5.3, IPX5, 8 horas + 24 h con estuche
		brand: Nubia
		bullet: Ocho horas de música por carga y veinticuatro más con el estuche.
		bullet: IPX5: resisten el sudor y la lluvia ligera. Gancho flexible detrás de la oreja.
		bullet: Diez minutos de carga dan una hora de escucha. Tres tamaños de almohadillas.
		spec: Peso: 9 g por auricular
		spec: Color: Negro
		spec: Conectividad: Bluetooth 5.3
		box: Auriculares
		box: Estuche de carga
		box: Cable USB-C
		yes spanish: Con el estuche llegas a 32 horas en total.
		yes english: Eight hours on their own and another day with the case.
		yes german: Zehn Minuten laden, eine Stunde hören.
		yes french: Trois tailles d'embouts et un crochet souple derrière l'oreille.
		yes italian: Ogni auricolare pesa nove grammi.
		yes portuguese: Resistem ao suor e à chuva fraca.
		yes arabic: عشر دقائق من الشحن تكفي لساعة استماع.
		yes dutch: Oplaadetui en USB-C-kabel zitten in de doos.
		yes turkish: Sekiz saat müzik, kutusuyla yirmi dört saat daha.
		yes english: Run in the rain, sweat through the last mile: they hold on.
		no english: Ten hours per charge.
		no spanish: Con cancelación activa de ruido.
		no english: Swim with them: they are rated IPX8.
	`,
	`
		title: Meadowlark Raw Honey, Wildflower, 500 g Glass Jar
		brand: Meadowlark
		bullet: Raw wildflower honey, unfiltered and never heated above 40 °C.
		bullet: From beekeepers in Devon and Somerset. It crystallises naturally with time.
		bullet: Not suitable for infants under 12 months.
		spec: Weight: 500 g
		spec: Ingredients: Honey
		yes english: Half a kilo of raw wildflower honey in a glass jar.
		yes german: Nie über 40 °C erhitzt und nicht gefiltert.
		yes french: Avec le temps, il cristallise naturellement.
		yes spanish: No apta para bebés menores de doce meses.
		yes italian: Da apicoltori del Devon e del Somerset.
		yes polish: Surowy miód wielokwiatowy, pół kilograma.
		yes arabic: عسل خام غير مصفى في برطمان زجاجي.
		yes english: Spoon it over yoghurt, stir it into tea, spread it on toast.
		no english: Strengthens the immune system.
		no german: Bio-zertifiziert.
		no french: Le meilleur miel d'Angleterre.
		no english: Great Taste Award winner.
	`,
	`
		title: Fernway Waterproof Picnic Blanket, 200 x 150 cm, Foldable with Handle, Tartan
		brand: Fernway
		bullet: Fleece top, foam middle and a waterproof PEVA backing: three layers between you and wet grass.
		bullet: Folds to the size of a magazine and closes with hook-and-loop tape; carry it by the handle.
		bullet: Wipe clean or wash by hand.
		spec: Size: 200 x 150 cm
		spec: Weight: 0.9 kg
		yes english: Two metres by one and a half: room for the whole family and the hamper.
		yes german: Drei Lagen halten nasses Gras fern.
		yes french: Se plie au format d'un magazine et se porte par sa poignée.
		yes spanish: La base impermeable aísla de la hierba mojada.
		yes italian: Pesa 900 grammi e si chiude con il velcro.
		yes dutch: Fleece van boven, waterdicht van onderen.
		yes swedish: Torka av den eller handtvätta.
		yes arabic: بطانية نزهة مقاومة للماء بثلاث طبقات.
		yes portuguese: Leve-a para o parque, a praia ou o quintal.
		no english: Three metres wide.
		no french: Livrée avec quatre piquets et un sac à dos.
		no german: Mit echter Schurwolle.
	`,
	`
		title: Orbis World Map Wall Poster, 91 x 61 cm, Laminated, 2024 Edition
		brand: Orbis
		bullet: Political map with 195 countries and all capitals, updated in 2024.
		bullet: Laminated, so you can write on it with a whiteboard marker and wipe it off.
		bullet: Sent rolled in a sturdy tube.
		spec: Size: 91 x 61 cm
		spec: Material: Laminated paper
		yes english: All 195 countries and their capitals, as of 2024.
		yes german: Laminiert: einfach beschriften und wieder abwischen.
		yes french: Une carte du monde de 91 cm sur 61.
		yes spanish: Llega enrollado en un tubo resistente.
		yes italian: Aggiornata al 2024.
		yes portuguese: Escreva com marcador e apague quando quiser.
		no french: Plus de 250 pays et territoires.
		no german: Stand 2025.
	`,
	`
		title: Solway Men's Waxed Cotton Jacket, Corduroy Collar, Two-Way Zip, Olive
		brand: Solway
		bullet: Outer shell of waxed cotton, lining of checked cotton, collar of corduroy.
		bullet: Two large bellows pockets, two hand-warmer pockets and one inside pocket.
		bullet: Two-way brass zip under a studded storm flap.
		spec: Outer material: 100% Cotton
		spec: Care instructions: Sponge clean only
		variant: Size: S, M, L, XL, XXL
		variant: Colour: Olive, Navy
		yes english: Five pockets in all, one of them inside.
		yes german: Gewachste Baumwolle außen, kariertes Baumwollfutter innen.
		yes french: Col en velours côtelé et fermeture éclair en laiton à double sens.
		yes spanish: Disponible en cinco tallas y dos colores.
		yes italian: Il collo è in velluto a coste.
		yes dutch: Twee grote zakken, twee om je handen in te warmen en een binnenzak.
		yes polish: Kurtka z woskowanej bawełny z kołnierzem ze sztruksu.
		yes arabic: سترة رجالية من القطن المشمع.
		yes english: Only ever wipe it with a sponge.
		no german: Mit abnehmbarer Kapuze.
		no english: Lined with genuine sheepskin.
		no spanish: Ocho bolsillos en total.
		no english: As worn by the royal family.
	`,
	`
		title: Tidewater Stainless Steel Insulated Bottle, 750 ml, Leakproof, Matt Black
		brand: Tidewater
		bullet: Double-walled 18/8 stainless steel keeps drinks cold for 24 hours and hot for 12.
		bullet: Leakproof screw lid with carrying loop. Wide mouth takes ice cubes.
		bullet: Fits most car cup holders.
		spec: Capacity: 750 ml
		spec: Weight: 360 g
		yes english: Three quarters of a litre, cold for a full day and hot for half of one.
		yes german: Hält 24 Stunden kalt und 12 Stunden heiß.
		yes french: La large ouverture laisse passer les glaçons.
		yes spanish: Cabe en la mayoría de los portavasos del coche.
		yes italian: Il tappo a vite non perde e ha un anello per il trasporto.
		yes portuguese: Mantém as bebidas geladas por um dia inteiro.
		yes turkish: 24 saat soğuk, 12 saat sıcak tutar.
		yes japanese: 二重構造のステンレスボトル。保冷24時間、保温12時間。
		yes simplified chinese: 双层不锈钢，保冷24小时，保温12小时。
		yes arabic: تحفظ المشروبات باردة 24 ساعة وساخنة 12 ساعة.
		yes moroccan arabic: كتخلي الما بارد نهار كامل.
		yes hindi: पेय 24 घंटे ठंडे और 12 घंटे गर्म रहते हैं।
		yes korean: 24시간 보냉, 12시간 보온.
		yes russian: Сохраняет холод 24 часа и тепло 12 часов.
		yes english: Fill it, shake it, drop it in your bag: not a drop gets out.
		no german: Spülmaschinenfest, auch der Deckel.
		no english: Made from recycled steel.
		no french: Garantie à vie.
		no english: Two for the price of one.
	`,
].map(goodsIn)

describe('[K-2] of more goods of all kinds', () => {
	const sentences = GOODS.flatMap(({ facts, said }) => said.map(([stands, language, text]) => ({ stands, language, text, facts })))
	test.each(sentences.filter(({ stands }) => stands))('what the facts bear stands — $language: $text', ({ text, facts, language }) => {
		expect(checkStatement({ text, facts, language }).reasons).toEqual([])
	})
	test.each(sentences.filter(({ stands }) => !stands))('what they do not falls — $language: $text', ({ text, facts, language }) => {
		expect(checkStatement({ text, facts, language }).supported).toBe(false)
	})
})

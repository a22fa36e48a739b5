import { describe, expect, test } from 'vitest'
import { checkStatement } from './check-statement'
import { goodsIn } from './test-tables'

/** Goods of many kinds, with sentences that their facts bear and sentences that they do not. */
const GOODS = [
	`
		title: Calder & Finch Hydrating Face Cream with Hyaluronic Acid, 50 ml, Fragrance Free
		brand: Calder & Finch
		bullet: Lightweight day cream that absorbs quickly and leaves no greasy film.
		bullet: With hyaluronic acid, squalane and aloe vera; free from parabens, perfume and mineral oil.
		bullet: Suitable for dry and sensitive skin. Dermatologically tested.
		spec: Volume: 50 ml
		spec: Skin type: Dry, Sensitive
		box: 1 x glass jar
		yes english: Quickly absorbed, never greasy, and made for dry or sensitive skin.
		yes french: Une crème de jour légère à l'acide hyaluronique et à l'aloe vera, sans parfum.
		yes german: Zieht schnell ein und hinterlässt keinen Fettfilm.
		yes spanish: Hidrata tu piel cada mañana con una textura ligera.
		yes arabic: كريم نهاري خفيف للبشرة الجافة والحساسة، خالٍ من العطور.
		yes italian: Senza parabeni, senza profumo e senza oli minerali.
		yes japanese: 乾燥肌や敏感肌にも使える、べたつかない保湿クリーム。
		yes portuguese: Cuide da sua pele todos os dias.
		no english: Visibly reduces wrinkles in two weeks.
		no french: Apaise l'eczéma et les rougeurs.
		no german: Zertifizierte Naturkosmetik und vegan.
		no spanish: La crema que recomiendan los dermatólogos.
		no english: Nothing hydrates better.
	`,
	`
		title: Ridge Valley Whole Bean Coffee, Medium Roast, 1 kg
		brand: Ridge Valley
		bullet: Notes of cocoa, hazelnut and orange.
		bullet: 100% Arabica beans from Colombia and Ethiopia, roasted in small batches in Bristol.
		bullet: Resealable bag with a valve keeps the beans fresh. Works for espresso, filter and cafetière.
		spec: Weight: 1 kg
		spec: Roast level: Medium
		yes english: Cocoa, hazelnut and a hint of orange in every cup.
		yes german: Ganze Bohnen, mittel geröstet, für Espresso und Filterkaffee.
		yes french: Le sachet se referme et garde tout l'arôme des grains.
		yes spanish: Granos de Colombia y Etiopía tostados en pequeños lotes.
		yes turkish: Sabah kahveniz için bir kilo orta kavrulmuş çekirdek.
		yes dutch: Voor espresso, filterkoffie of de cafetière.
		yes portuguese: Moa, prepare e saboreie.
		no english: Fairtrade and organic certified.
		no english: Only one harvest a year: once it is gone, it is gone.
		no french: Torréfié avec une énergie cent pour cent renouvelable.
	`,
	`
		title: Pawsley Orthopaedic Dog Bed, Large, Memory Foam, Removable Washable Cover, Grey
		brand: Pawsley
		bullet: Memory foam base cushions joints and keeps its shape.
		bullet: The cover zips off and can be machine washed at 30 degrees. Non-slip bottom.
		bullet: Raised edges for dogs who like to rest their head.
		spec: Size: Large (100 x 70 x 20 cm)
		spec: Max pet weight: 35 kg
		spec: Material: Polyester
		variant: Size: Small, Medium, Large, X-Large
		variant: Colour: Grey, Brown
		yes english: A soft place to curl up, with sides to lean on.
		yes german: Der Bezug lässt sich abnehmen und in der Maschine waschen.
		yes french: Votre chien y posera volontiers la tête.
		yes spanish: Base antideslizante y funda con cremallera.
		yes italian: Per cani fino a 35 chili.
		yes arabic: سرير مريح لكلبك بقاعدة مانعة للانزلاق.
		yes polish: Dostępne w czterech rozmiarach i dwóch kolorach.
		yes swedish: Minnesskummet håller formen.
		no english: Eases arthritis in older dogs.
		no german: Wasserdicht bis auf den Schaumkern.
		no french: Adopté par les vétérinaires.
		no english: Not a fan? Send it back within 100 nights.
	`,
	`
		title: Lindqvist Kinderwagen Nova, klappbar, ab Geburt bis 22 kg, Aluminium, Anthrazit
		brand: Lindqvist
		bullet: Mit einer Hand zusammenklappbar, steht von allein.
		bullet: Der Sitz lässt sich in drei Stufen bis zur Liegeposition verstellen.
		bullet: Fünf-Punkt-Gurt und Feststellbremse. Vier gefederte Räder aus Gummi.
		bullet: Großer Einkaufskorb und Sonnenverdeck mit Sichtfenster. Inklusive Regenschutz.
		spec: Gewicht: 7,9 kg
		spec: Maximales Gewicht des Kindes: 22 kg
		spec: Farbe: Anthrazit
		yes german: Klappen Sie ihn mit einer Hand zusammen, während Sie Ihr Kind im Arm halten.
		yes english: Reclines in three positions, right down to lying flat.
		yes french: Le panier est grand et l'habillage pluie est fourni.
		yes spanish: Freno de estacionamiento y arnés de cinco puntos para pasear con tranquilidad.
		yes turkish: Doğumdan itibaren 22 kiloya kadar kullanılabilir.
		yes arabic: عربة أطفال من الألمنيوم تطوى بيد واحدة وتزن أقل من 8 كيلوغرامات.
		yes italian: Le quattro ruote ammortizzate assorbono le buche.
		no german: Vom TÜV geprüfte Sicherheit nach EN 1888.
		no english: Accepts all Maxi-Cosi car seats.
		no german: Nur 25 cm schmal im Kofferraum.
		no french: La poussette la plus légère de sa catégorie.
	`,
	`
		title: Torrin TrailFlex Men's Running Shoes, Breathable Mesh, Size UK 9, Blue/Orange
		brand: Torrin
		bullet: Engineered mesh upper lets air through on warm days.
		bullet: Cushioned midsole with an 8 mm drop and a grippy rubber outsole for road and light trail.
		bullet: Padded collar and a pull tab at the heel. Reflective details.
		spec: Sole material: Rubber
		spec: Closure: Lace-up
		spec: Care instructions: Hand wash only
		variant: Size: UK 7, UK 8, UK 9, UK 10, UK 11
		yes english: Lace up and head out, on tarmac or on gentle trails.
		yes german: Atmungsaktives Mesh und eine griffige Gummisohle.
		yes french: Des détails réfléchissants pour être vu le soir.
		yes spanish: Caída de 8 mm y una mediasuela acolchada que amortigua cada zancada.
		yes italian: Si lavano solo a mano.
		yes japanese: 暖かい日も蒸れにくいメッシュ素材です。
		no english: Worn by Olympic marathoners.
		no german: Mit herausnehmbarer Einlegesohle aus Kork.
		no english: Prevents knee injuries.
		no spanish: Dos pares por el precio de uno.
	`,
	`
		title: Jardinet Tuyau d'arrosage extensible 30 m avec pistolet 8 jets et raccords en laiton
		brand: Jardinet
		bullet: S'étire jusqu'à 30 mètres sous la pression de l'eau et reprend sa taille une fois vidé.
		bullet: Pistolet à huit jets, du brouillard au jet concentré.
		bullet: Raccords en laiton massif, compatibles avec les robinets 3/4 et 1/2 pouce. Gaine en polyester tressé.
		spec: Longueur: 30 mètres
		spec: Couleur: Vert
		spec: Poids: 1,4 kg
		box: Sac de rangement
		yes french: Arrosez tout le jardin, puis rangez-le dans son sac.
		yes english: Choose from eight spray patterns, from a fine mist to a strong jet.
		yes german: Der Schlauch zieht sich nach dem Entleeren von selbst zusammen.
		yes spanish: Racores de latón macizo para grifos de media pulgada y tres cuartos.
		yes dutch: Weegt maar 1,4 kilo en past in de bijgeleverde opbergtas.
		yes arabic: خرطوم يتمدد حتى 30 متراً مع مسدس رش بثماني وضعيات.
		yes portuguese: Regar as flores, lavar o carro ou dar banho ao cão fica mais simples.
		no french: Garanti à vie contre les fuites.
		no english: Handles up to 12 bar of pressure.
		no french: Plus que quelques pièces avant l'été.
	`,
	`
		title: Nordhem Velvet Two-Seater Sofa, 152 cm, Solid Oak Legs, Forest Green
		brand: Nordhem
		bullet: Deep seat with pocket springs and foam; back cushions filled with feathers.
		bullet: Velvet upholstery in forest green, easy to vacuum.
		bullet: Solid oak legs screw in without tools. Arrives in two boxes.
		spec: Dimensions: 152 x 88 x 81 cm
		spec: Weight: 41 kg
		spec: Seat height: 45 cm
		spec: Assembly: Required
		yes english: Sink in with a good book: the seat is deep and the cushions are filled with feathers.
		yes german: Die Beine aus massiver Eiche werden ohne Werkzeug eingeschraubt.
		yes french: Un canapé deux places en velours vert sapin.
		yes spanish: Mide 152 cm de ancho y se entrega en dos cajas.
		yes italian: La seduta è alta 45 cm.
		yes hindi: गहरे हरे मखमल का दो सीटों वाला सोफ़ा।
		yes turkish: Salonunuza sıcak bir hava katar.
		no german: Wir liefern bis in Ihr Wohnzimmer und bauen auf.
		no french: Bois certifié FSC.
		no english: Stuffed with recycled plastic bottles.
	`,
	`
		title: BuildJoy Wooden Train Set, 60 Pieces, for Children from 3 Years
		brand: BuildJoy
		bullet: 60 pieces: tracks, bridge, station, trees, figures and three magnetic wagons.
		bullet: Beech wood with water-based paint and rounded edges.
		bullet: Fits other common wooden railway tracks.
		spec: Recommended age: 3 years and up
		spec: Number of pieces: 60
		spec: Batteries required: No
		yes english: Build a line with a bridge and a station, and let the little ones invent the journey.
		yes german: 60 Teile aus Buchenholz, lackiert mit Farbe auf Wasserbasis.
		yes french: Trois wagons aimantés à accrocher et décrocher.
		yes spanish: Sin pilas: solo hace falta imaginación.
		yes italian: Bordi arrotondati e colori a base d'acqua.
		yes portuguese: Para crianças a partir dos três anos.
		yes simplified chinese: 适合三岁以上儿童的木制火车套装。
		yes arabic: ستون قطعة من خشب الزان لساعات من اللعب.
		no english: Tested to EN 71 toy safety standards.
		no english: Teachers adore it and kids beg for more.
		no french: Stimule la concentration et réduit le stress des enfants.
	`,
	`
		title: Voltra 65W GaN USB-C Charger, 3 Ports, Foldable Plug, White
		brand: Voltra
		bullet: Two USB-C ports and one USB-A port charge three devices at once.
		bullet: Up to 65 W from a single port, enough for most laptops; power is shared when more ports are used.
		bullet: Folding plug and a body of 66 x 30 x 32 mm slip into any pocket.
		bullet: Protection against overheating, over-current and short circuit.
		spec: Input: 100-240 V, 50/60 Hz
		spec: Weight: 112 g
		yes english: One small plug for phone, tablet and laptop.
		yes german: Zwei USB-C-Anschlüsse und ein USB-A-Anschluss laden drei Geräte gleichzeitig.
		yes french: La fiche se replie et le chargeur se glisse dans la poche.
		yes spanish: Protegido contra sobrecalentamiento y cortocircuitos.
		yes italian: Pesa poco più di cento grammi.
		yes korean: 한 포트에서 최대 65W까지 충전됩니다.
		yes thai: ชาร์จอุปกรณ์สามเครื่องพร้อมกันได้
		yes arabic: يعمل مع جهد من 100 إلى 240 فولت.
		no english: Charges a MacBook to 50 % in 28 minutes.
		no spanish: Con marcado CE y certificado UL.
		no french: Compatible Quick Charge 5 et SuperVOOC.
	`,
	`
		title: Olivares del Sur Aceite de Oliva Virgen Extra 500 ml, Variedad Picual
		brand: Olivares del Sur
		bullet: Aceite de primera extracción en frío, de aceitunas recogidas en octubre.
		bullet: Sabor afrutado con un toque amargo y picante.
		bullet: Botella de vidrio oscuro que lo protege de la luz.
		spec: Origen: Jaén, España
		spec: Volumen: 500 ml
		yes spanish: Un chorrito sobre el pan tostado y listo.
		yes english: Fruity, with a slightly bitter and peppery finish.
		yes german: Kaltgepresst aus Picual-Oliven aus Jaén.
		yes french: La bouteille en verre foncé le protège de la lumière.
		yes italian: Mezzo litro di olio extravergine per le tue insalate.
		yes japanese: スペイン・ハエン産のピクアル種オリーブを使用。
		yes portuguese: Azeitonas colhidas em outubro e extraídas a frio.
		no spanish: Reduce el colesterol y cuida tu corazón.
		no english: Gold medal at the New York olive oil competition.
		no german: Aus kontrolliert biologischem Anbau.
		no italian: Il migliore olio della Spagna.
	`,
	`
		title: Silverleaf Sterling Silver Ring with Moonstone, Adjustable
		brand: Silverleaf
		bullet: 925 sterling silver with an oval moonstone of 8 x 6 mm.
		bullet: The open band can be bent gently to fit most fingers.
		bullet: Arrives in a small linen pouch, ready to give.
		spec: Metal: 925 Sterling Silver
		spec: Gem type: Moonstone
		spec: Ring size: Adjustable
		yes english: A soft glow for everyday wear, or a present with no wrapping needed.
		yes german: Ein ovaler Mondstein in 925er Sterlingsilber.
		yes french: L'anneau ouvert s'ajuste à presque tous les doigts.
		yes spanish: Llega en una bolsita de lino, lista para regalar.
		yes arabic: خاتم فضة قابل للتعديل مع حجر القمر.
		yes polish: Owalny kamień ma 8 na 6 milimetrów.
		no french: La pierre de lune apaise l'anxiété et favorise le sommeil.
		no english: Comes with a certificate of authenticity.
		no german: Mit einem kleinen Diamanten besetzt.
	`,
	`
		title: Kettleby Notebook A5, Dotted, 192 Pages, Hardcover, Ribbon Marker
		brand: Kettleby
		bullet: 192 numbered pages of 100 gsm ivory paper, dotted every 5 mm.
		bullet: Lies flat when open. Elastic band, ribbon and an inner pocket.
		bullet: Cloth-covered hardcover.
		spec: Colour: Terracotta
		spec: Sheet size: A5
		yes english: Plan, sketch or doodle: it lies flat on every page.
		yes german: 192 nummerierte Seiten mit Punktraster und ein Lesebändchen.
		yes french: Papier ivoire de 100 g, doux sous la plume.
		yes spanish: Con bolsillo interior, goma elástica y cinta marcapáginas.
		yes italian: La copertina rigida è rivestita in tessuto color terracotta.
		yes dutch: Ligt plat open, dus je schrijft tot in de hoek.
		no english: Printed on recycled paper, one tree planted per notebook.
		no french: Couverture en cuir véritable.
	`,
	`
		title: SteadyGrip Magnetic Car Phone Mount for Air Vent
		brand: SteadyGrip
		bullet: Six neodymium magnets hold phones up to 7 inches firmly on rough roads.
		bullet: Clips to the air vent in a second; the ball joint turns 360 degrees.
		bullet: Two metal plates included, one round and one rectangular.
		spec: Compatible devices: Smartphones
		spec: Colour: Black
		spec: Mounting type: Vent
		yes english: Snap your phone on, glance at the map, keep both hands on the wheel.
		yes german: Sechs Neodym-Magnete halten das Handy auch auf holprigen Straßen.
		yes french: Se clipse sur la grille d'aération et tourne à 360°.
		yes spanish: Incluye dos placas metálicas, una redonda y otra rectangular.
		yes russian: Шаровой шарнир поворачивается на 360 градусов.
		yes arabic: حامل هاتف مغناطيسي لفتحة مكيف السيارة.
		no english: Charges your phone wirelessly while you drive.
		no spanish: Tres años de garantía del fabricante.
		no english: Made for MagSafe.
		no english: Deal ends in 02:14:59.
	`,
	`
		title: Cantina Rossi Bilancia Pesapersone Digitale, Vetro Temperato, 180 kg
		brand: Cantina Rossi
		bullet: Piattaforma in vetro temperato da 6 mm, 30 x 30 cm.
		bullet: Display LCD retroilluminato, portata 180 kg con divisione di 100 g.
		bullet: Si accende quando sali e si spegne da sola.
		spec: Alimentazione: 2 pile AAA incluse
		spec: Peso: 1,6 kg
		spec: Colore: Nero
		yes italian: Sali, leggi il peso e via: si spegne da sola.
		yes english: Tempered glass, a backlit display and batteries in the box.
		yes french: Elle s'allume dès que vous montez dessus.
		yes german: Wiegt bis 180 kg in Schritten von 100 g.
		yes spanish: Dos pilas AAA vienen incluidas, así que puedes usarla enseguida.
		yes greek: Γυάλινη ζυγαριά μπάνιου με φωτιζόμενη οθόνη.
		yes hungarian: Fekete személymérleg edzett üvegből.
		no german: Überträgt Ihre Werte per Bluetooth an Apple Health.
		no italian: Ti aiuta a perdere peso in modo sano.
	`,
	`
		title: Emberlight Soy Candle, Fig & Cedar, 220 g, 45 Hours
		brand: Emberlight
		bullet: Soy wax with a cotton wick, poured by hand in Cornwall.
		bullet: Scent of ripe fig, cedar wood and a little black pepper.
		bullet: Burns for about 45 hours. Amber glass jar with a lid you can reuse.
		spec: Weight: 220 g
		spec: Scent: Fig & Cedar
		yes english: Light it after a long day and let fig and cedar fill the room.
		yes french: Cire de soja, mèche en coton, coulée à la main en Cornouailles.
		yes german: Brennt rund 45 Stunden in einem bernsteinfarbenen Glas.
		yes spanish: El tarro se puede volver a usar cuando la vela se acaba.
		yes italian: Profumo di fico maturo, cedro e un pizzico di pepe nero.
		yes swedish: Ett doftljus för lugna kvällar.
		yes portuguese: Uma vela de soja para criar ambiente em casa.
		no english: Lavender oil that helps you fall asleep.
		no french: Entièrement biodégradable et neutre en carbone.
		no english: Featured in Vogue.
		no german: Im Dreierset sparen Sie 20 %.
	`,
	`
		title: PulsePro Whey Protein Powder, Vanilla, 900 g, 30 Servings
		brand: PulsePro
		bullet: 24 g of protein and 120 kcal per 30 g serving.
		bullet: Mixes with water or milk in seconds. Gluten free, sweetened with stevia.
		bullet: Scoop included in the resealable pouch.
		spec: Flavour: Vanilla
		spec: Servings: 30
		spec: Allergens: Milk, soy
		yes english: Shake one scoop with milk after training.
		yes german: 24 g Eiweiß pro Portion, gesüßt mit Stevia.
		yes french: Sans gluten, goût vanille, 30 portions par sachet.
		yes spanish: Se mezcla en segundos con agua o leche.
		yes italian: Contiene latte e soia.
		yes turkish: Ölçü kaşığı paketin içinde.
		no english: Builds muscle faster and speeds up recovery.
		no german: Laktosefrei und vegan.
		no french: Certifié Informed Sport.
	`,
	`
		title: طقم سكاكين مطبخ 6 قطع من الستانلس ستيل مع حامل خشبي
		brand: الشفرة
		bullet: ست سكاكين بشفرات حادة من الفولاذ المقاوم للصدأ ومقابض سوداء مريحة.
		bullet: حامل من خشب المطاط يحفظ السكاكين مرتبة.
		bullet: يُنصح بالغسل اليدوي.
		spec: عدد القطع: 6
		spec: اللون: أسود
		yes arabic: كل ما تحتاجه لتقطيع الخضار واللحم في طقم واحد.
		yes arabic: اطلب الآن ورتّب مطبخك بحامل خشبي أنيق.
		yes moroccan arabic: ستة ديال السكاكن قاطعين مزيان مع حامل ديال الخشب.
		yes english: Six knives with comfortable black handles and a wooden block to keep them tidy.
		yes french: À laver à la main de préférence.
		yes german: Klingen aus rostfreiem Stahl.
		no arabic: سارع بالطلب قبل نفاد الكمية.
		no arabic: ضمان ذهبي لمدة خمس سنوات.
		no moroccan arabic: غير اليوم بنص الثمن.
		no arabic: الدفع عند الاستلام والتوصيل مجاني.
	`,
	`
		title: 和心 土鍋 8号 3~4人用 直火専用 萬古焼 日本製
		brand: 和心
		bullet: 萬古焼の土鍋。熱をゆっくり伝え、冷めにくい。
		bullet: 直火専用。IH、電子レンジは使えません。
		bullet: ふた付き、容量2.3リットル。
		spec: サイズ: 直径26cm
		spec: 原産国: 日本
		yes japanese: 寒い夜は、家族みんなで鍋を囲みましょう。
		yes japanese: IHでは使えませんのでご注意ください。
		yes english: A Japanese clay pot for three to four people, for use over an open flame only.
		yes french: Une cocotte en terre de 2,3 litres avec couvercle.
		yes german: Nicht für Induktion oder Mikrowelle geeignet.
		no japanese: 料理研究家が選ぶ土鍋第一位。
		no japanese: 食洗機で洗えます。
		no japanese: 数量限定、なくなり次第終了です。
	`,
].map(goodsIn)

describe('[K-2] of goods of all kinds', () => {
	const sentences = GOODS.flatMap(({ facts, said }) => said.map(([stands, language, text]) => ({ stands, language, text, facts })))
	test.each(sentences.filter(({ stands }) => stands))('what the facts bear stands — $language: $text', ({ text, facts, language }) => {
		expect(checkStatement({ text, facts, language }).reasons).toEqual([])
	})
	test.each(sentences.filter(({ stands }) => !stands))('what they do not falls — $language: $text', ({ text, facts, language }) => {
		expect(checkStatement({ text, facts, language }).supported).toBe(false)
	})
})

import type { Fact } from '../../../../src/core/product/facts'

/** Columns of the tables below. */
export const ROW_LANGUAGES = ['french', 'arabic', 'moroccan arabic', 'spanish', 'german', 'japanese'] as const

/** Words of the sample listings' rows in other languages, as a good model would say them. */
const TABLE = `
Brand|Marque|العلامة|الماركة|Marca|Marke|ブランド
Capacity|Capacité|السعة|الكبر|Capacidad|Fassungsvermögen|容量
Material|Matière|المادة|المادة|Material|Material|素材
Color|Couleur|اللون|اللون|Color|Farbe|色
Colour|Couleur|اللون|اللون|Color|Farbe|色
Size|Taille|المقاس|القياس|Talla|Größe|サイズ
Special Feature|Particularités|ميزات|شنو فيها|Características|Besonderheiten|特長
Model Number|Référence|رقم الطراز|رقم الموديل|Modelo|Modellnummer|型番
Item model number|Référence|رقم الطراز|رقم الموديل|Modelo|Modellnummer|型番
Wattage|Puissance|القدرة|القوة|Potencia|Leistung|消費電力
Voltage|Tension|الجهد|الفولطاج|Tensión|Spannung|電圧
Product Dimensions|Dimensions|الأبعاد|القياسات|Medidas|Maße|寸法
Package Dimensions|Dimensions du colis|أبعاد الطرد|قياسات الكولية|Medidas del paquete|Verpackungsmaße|梱包寸法
Item Weight|Poids|الوزن|الوزن|Peso|Gewicht|重量
Finish Type|Finition|اللمسة النهائية|الفينيسيون|Acabado|Oberfläche|仕上げ
Country of Origin|Pays d’origine|بلد المنشأ|فين تصاوبات|País de origen|Herkunftsland|原産国
Volume|Volume|الحجم|الحجم|Volumen|Volumen|容量
Manufacturer|Fabricant|الشركة المصنّعة|الشركة اللي صاوباتو|Fabricante|Hersteller|メーカー
Closure|Fermeture|الإغلاق|باش كيتسد|Cierre|Verschluss|留め具
Closure type|Fermeture|الإغلاق|باش كيتسد|Cierre|Verschluss|留め具
Number of compartments|Nombre de compartiments|عدد الجيوب|شحال من جيب|Número de compartimentos|Anzahl der Fächer|仕切りの数
Laptop size|Taille d’ordinateur|مقاس الحاسوب|قياس البيسي|Tamaño de portátil|Laptopgröße|対応ノートPC
Care instructions|Entretien|العناية|كيفاش تنقيه|Cuidado|Pflege|お手入れ
Water resistance|Résistance à l’eau|مقاومة الماء|واش كيصبر للما|Resistencia al agua|Wasserschutz|耐水性
Fabric type|Tissu|القماش|الثوب|Tejido|Stoff|生地
Origin|Origine|المنشأ|منين جاي|Origen|Herkunft|原産
Department|Rayon|القسم|القسم|Sección|Abteilung|部門
0.9 Liters|0,9 litre|0.9 لتر|0.9 ليترو|0,9 litros|0,9 Liter|0.9リットル
Stainless Steel|Acier inoxydable|فولاذ مقاوم للصدأ|الإينوكس|Acero inoxidable|Edelstahl|ステンレス
Matte Black|Noir mat|أسود مطفي|كحل ماط|Negro mate|Mattschwarz|マットブラック
Keep Warm, Temperature Control, Auto Shut-Off|Maintien au chaud, réglage de la température, arrêt automatique|حفظ الحرارة، ضبط الحرارة، إيقاف تلقائي|كتبقى سخونة، كتحكم فالحرارة، كتطفى بوحدها|Mantiene caliente, regula la temperatura, se apaga solo|Warmhalten, Temperaturwahl, Abschaltautomatik|保温、温度調節、自動オフ
1200 watts|1200 watts|1200 واط|1200 واط|1200 vatios|1200 Watt|1200ワット
120 Volts|120 volts|120 فولت|120 فولط|120 voltios|120 Volt|120ボルト
11.4"L x 6.1"W x 8.3"H|L 11,4" × l 6,1" × H 8,3"|الطول 11.4" × العرض 6.1" × الارتفاع 8.3"|الطول 11.4" × العرض 6.1" × العلو 8.3"|11,4" de largo × 6,1" de ancho × 8,3" de alto|L 11,4" × B 6,1" × H 8,3"|長さ11.4" × 幅6.1" × 高さ8.3"
2.4 pounds|2,4 livres|2.4 رطل|2.4 پاوند|2,4 libras|2,4 Pfund|2.4ポンド
Matte|Mat|مطفي|ماط|Mate|Matt|マット
Taiwan|Taïwan|تايوان|الطايوان|Taiwán|Taiwan|台湾
Electric gooseneck kettle|Bouilloire électrique à col de cygne|غلاية كهربائية بعنق رفيع|المقراج ديال الضو بعنق رقيق|Hervidor eléctrico de cuello de cisne|Elektrischer Schwanenhalskessel|電気ドリップケトル
Power base with cable|Socle avec câble|قاعدة مع سلك|القاعدة بالخيط ديالها|Base con cable|Sockel mit Kabel|電源ベース（コード付き）
Brew guide|Guide de préparation|دليل التحضير|ورقة كيفاش توجد القهوة|Guía de preparación|Brühanleitung|抽出ガイド
Descaling sachet|Sachet de détartrant|كيس لإزالة الكلس|صاشي باش تحيد الكلس|Sobre descalcificador|Beutel Entkalker|クエン酸の小袋
Home & Kitchen|Maison et cuisine|المنزل والمطبخ|الدار والكوزينة|Hogar y cocina|Haus & Küche|ホーム＆キッチン
Kitchen & Dining|Cuisine et table|المطبخ والمائدة|الكوزينة والطبلة|Cocina y mesa|Küche & Tisch|キッチン・食卓
Coffee, Tea & Espresso|Café et thé|القهوة والشاي|القهوة وأتاي|Café y té|Kaffee & Tee|コーヒー・お茶
Coffee Makers|Cafetières|صانعات القهوة|المكينات ديال القهوة|Cafeteras|Kaffeebereiter|コーヒーメーカー
Pour Over Coffee Makers|Café filtre manuel|القهوة المقطّرة|القهوة المقطرة|Café de goteo manual|Handfilter|ハンドドリップ
Moss Green|Vert mousse|أخضر طحلبي|خضر|Verde musgo|Moosgrün|モスグリーン
Slate Grey|Gris ardoise|رمادي أردوازي|رمادي|Gris pizarra|Schiefergrau|スレートグレー
Clay|Argile|طيني|لون الطين|Arcilla|Ton|クレイ
20 Litres|20 litres|20 لترًا|20 ليترو|20 litros|20 Liter|20リットル
Recycled Canvas|Toile recyclée|قماش قنّب معاد تدويره|باش معاود تدويرو|Lona reciclada|Recyceltes Canvas|リサイクルキャンバス
46 x 30 x 8 cm; 780 g|46 × 30 × 8 cm ; 780 g|46 × 30 × 8 سم؛ 780 غ|46 × 30 × 8 سنتيم؛ 780 گرام|46 × 30 × 8 cm; 780 g|46 × 30 × 8 cm; 780 g|46 × 30 × 8 cm、780 g
Brackendale Ltd|Brackendale Ltd|Brackendale Ltd|Brackendale Ltd|Brackendale Ltd|Brackendale Ltd|Brackendale Ltd
Zip|Fermeture éclair|سحّاب|السنسلة|Cremallera|Reißverschluss|ファスナー
15 inches|15 pouces|15 بوصة|15 پوس|15 pulgadas|15 Zoll|15インチ
Wipe clean|Passer un chiffon|يُمسح بقطعة قماش|كيتمسح بشيفون|Limpiar con un paño|Abwischen|拭き取り
Water-repellent|Déperlant|طارد للماء|ما كيشربش الما|Repele el agua|Wasserabweisend|はっ水
Rucksack|Sac à dos|حقيبة ظهر|الصاك ديال الضهر|Mochila|Rucksack|リュックサック
Rain cover|Housse de pluie|غطاء للمطر|الغطا ديال الشتا|Funda para lluvia|Regenhülle|レインカバー
Care card|Fiche d’entretien|بطاقة العناية|ورقة كيفاش تنقيه|Tarjeta de cuidado|Pflegekarte|お手入れカード
Sports & Outdoors|Sports et plein air|الرياضة والهواء الطلق|الرياضة والخرجات|Deportes y aire libre|Sport & Freizeit|スポーツ・アウトドア
Camping & Hiking|Camping et randonnée|التخييم والمشي|التخييم والمشي|Acampada y senderismo|Camping & Wandern|キャンプ・登山
Backpacks & Bags|Sacs|حقائب|الصيكان|Mochilas y bolsas|Rucksäcke & Taschen|バッグ
Daypacks|Sacs à dos|حقائب ظهر|الصيكان ديال الضهر|Mochilas de día|Tagesrucksäcke|デイパック
100% Linen|100 % lin|كتّان 100%|كتان 100%|100 % lino|100 % Leinen|リネン100%
Machine Wash|Lavage en machine|غسيل في الغسالة|كيتغسل فالمكينة|Lavable a máquina|Maschinenwäsche|洗濯機可
Made in Portugal|Fabriqué au Portugal|صُنع في البرتغال|مصاوب فالبرتغال|Hecho en Portugal|Hergestellt in Portugal|ポルトガル製
Button|Boutons|أزرار|الصدايف|Botones|Knöpfe|ボタン
12 x 9 x 1 inches; 9 ounces|12 × 9 × 1 pouces ; 9 onces|12 × 9 × 1 بوصة؛ 9 أونصات|12 × 9 × 1 پوس؛ 9 أونصة|12 × 9 × 1 pulgadas; 9 onzas|12 × 9 × 1 Zoll; 9 Unzen|12 × 9 × 1インチ、9オンス
womens|Femme|نساء|العيالات|Mujer|Damen|レディース
Oat|Avoine|شوفاني|لون الخرطال|Avena|Hafer|オート
Ink|Encre|حبري|لون المداد|Tinta|Tinte|インク
Rust|Rouille|صدئي|لون الصدا|Óxido|Rost|ラスト
`

/** English words → what they are in each language. */
export const ROWS: ReadonlyMap<string, Readonly<Partial<Record<string, string>>>> = new Map(
	TABLE.trim()
		.split('\n')
		.map((line) => {
			const [english = '', ...others] = line.split('|')
			return [english, Object.fromEntries(ROW_LANGUAGES.map((language, at) => [language, others[at] ?? '']))]
		}),
)

/** What a person would call the products of the sample listings, by how their titles begin. */
const NAMES: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>> = {
	'Halden & Roe Gooseneck': {
		english: 'Halden & Roe gooseneck kettle',
		french: 'Bouilloire à col de cygne Halden & Roe',
		arabic: 'غلاية Halden & Roe بعنق رفيع',
		'moroccan arabic': 'مقراج Halden & Roe بعنق رقيق',
		spanish: 'Hervidor de cuello de cisne Halden & Roe',
		german: 'Schwanenhalskessel von Halden & Roe',
		japanese: 'Halden & Roe ドリップケトル',
	},
	'Brackendale Fell': {
		english: 'Brackendale Fell rucksack',
		french: 'Sac à dos Brackendale Fell',
		arabic: 'حقيبة الظهر Brackendale Fell',
		'moroccan arabic': 'صاك الضهر Brackendale Fell',
		spanish: 'Mochila Brackendale Fell',
		german: 'Rucksack Brackendale Fell',
		japanese: 'Brackendale Fell リュックサック',
	},
	'Osmund & Daughters': {
		english: 'Osmund & Daughters linen shirt',
		french: 'Chemise en lin Osmund & Daughters',
		arabic: 'قميص كتّان Osmund & Daughters',
		'moroccan arabic': 'قاميجة ديال الكتان Osmund & Daughters',
		spanish: 'Camisa de lino Osmund & Daughters',
		german: 'Leinenhemd von Osmund & Daughters',
		japanese: 'Osmund & Daughters リネンシャツ',
	},
}

/** What a person would call a sample listing's product in a language; undefined for any other product. */
export function nameOf(facts: readonly Fact[], language: string): string | undefined {
	const title = facts.find(({ kind }) => kind === 'title')?.text ?? ''
	return Object.entries(NAMES).find(([begin]) => title.startsWith(begin))?.[1][language]
}

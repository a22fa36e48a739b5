/**
 * What shops call the particulars of a product, in the languages they are written in; compared without case, colons and
 * spaces around.
 */

const label = (words: string): RegExp => new RegExp(`^(?:${words})$`, 'iu')

export const BRAND_LABEL = label(
	[
		'brand(?: name)?|brands?|manufacturer|maker|make|make\\/manufacturer|brand\\/manufacturer|author',
		'auteur|autor|autore|marque|fabricant|éditeur|marke|hersteller|herstellername|marca|fabricante',
		'produttore|casa editrice|merk|fabrikant|märke|varumärke|tillverkare|mærke|merke|valmistaja',
		'tuotemerkki|bränd|kaubamärk|tootja|zīmols|ražotājs|prekės ženklas|gamintojas|marka|producent',
		'značka|výrobce|výrobca|márka|gyártó|brend|proizvođač|proizvajalec|blagovna znamka|robna marka',
		'марка|производител|бренд|производитель|торговая марка|виробник|μάρκα|κατασκευαστής|üretici',
		'العلامة التجارية|الماركة|الشركة المصنعة|מותג|יצרן|ブランド(?:名)?|メーカー(?:名)?|品牌|厂商|廠商|브랜드|제조사|merek',
		'merk|thương hiệu|nhà sản xuất|ยี่ห้อ|แบรนด์|ब्रांड|برند',
	].join('|'),
)
export const SKU_LABEL = label(
	[
		'(?:product |item |shop )?sku(?: ?(?:no|number|#|code))?\\.?',
		'(?:item|product|article|catalog(?:ue)?|stock|part|listing|web|style|ad|lot|order|cat)\\.? ?(?:no|nr|number|code|id|#|num)\\.?',
		'item|item #|product ?id|(?:internal )?ref(?:erence|\\.)?(?: ?(?:no|number))?',
		'réf(?:érence|\\.)?(?: (?:produit|article))?|code (?:article|produit)|n° (?:article|produit|d.article)',
		'art(?:ikel)?\\.?[- ]?(?:nr|nummer|no)\\.?|artikelnummer|bestell-?(?:nr|nummer)\\.?',
		'produkt-?(?:nr|nummer|id|code)\\.?|prod\\.-?id|anzeigen-?(?:nr|nummer|id)\\.?|anzeige-?code|referencia',
		'ref|código(?: (?:de )?(?:producto|artículo|produto))?|cód\\.?|referência',
		'codice(?: (?:prodotto|articolo))?|cod\\.?(?: (?:art|prod)\\.?)?|productnummer|bestelnummer|artnr',
		'varenummer|varenr\\.?|tuotenumero|tuotekoodi|tootekood|kood|preces kods|kods|artikuls|prekės kodas|kodas',
		'kod(?: produktu| towaru| ürünü)?|nr (?:katalogowy|produktu|kat\\.)',
		'kód(?: (?:zboží|produktu|výrobku|tovaru))?|kat\\. ?č(?:íslo|\\.)|katalogové číslo|objednací číslo',
		'číslo produktu|cikkszám|termékkód|cod produs|šifra(?: (?:artikla|proizvoda|izdelka))?|kataloški broj',
		'код(?: (?:товара|товару|продукта?|на продукта))?|артикул|арт\\.?|κωδικός(?: προϊόντος)?|ürün kodu',
		'stok kodu|رقم (?:المنتج|الصنف|الموديل)|رمز المنتج|كود (?:المنتج|الصنف)|מק["״]?ט|קוד (?:מוצר|פריט)',
		'מספר (?:קטלוגי|דגם|פריט)|商品(?:コード|番号|ID)|品番|型番|商品编号|商品編號|貨號|货号|商品番號|상품(?:번호|코드)|제품번호',
		'kode (?:produk|barang)|mã (?:sản phẩm|sp)|รหัสสินค้า|id(?: inzerátu| ogłoszenia)?',
	].join('|'),
)
/** Names of other particulars as well: the number is beside them only where nothing else can be meant. */
export const STYLE_LABEL = label('style|model|modell|modèle|modelo|modello|модель')
export const GTIN_LABEL = label(
	[
		'(?:gtin|ean|upc|isbn|jan|gencod|bar ?code|code[- ]barres?|barcode|strichcode|código de barras',
		'|codice (?:a barre|ean)|streepjescode|čárový kód|čiarový kód|kod kreskowy|kod ean|vonalkód|штрих-?код|ברקוד|条码|條碼)',
		'(?:[- /]?(?:1[0-4]|8|a|code|kód|kod|nummer|no|nr)\\.?)?',
		'(?: ?/ ?(?:upc|ean|isbn|gtin)| ?\\((?:upc|ean|isbn|gtin)\\))?',
	].join(''),
)
export const MPN_LABEL = label(
	[
		'mpn|model (?:no|nr|number|code)\\.?',
		'(?:mfr|mfg|manufacturer|vendor|oem)\\.?(?: ?(?:part|model|product))?\\.?[ -]?(?:no|nr|number|code|#|num)\\.?',
		'(?:mfr|mfg)[.#]*|part (?:no|number)\\.?|herstellernummer',
		'hersteller-?(?:nr|artikelnummer|teilenummer)\\.?|modellnummer|model(?:l|lo|o)?|numéro de modèle',
		'référence (?:fabricant|constructeur)|número de (?:modelo|pieza)|numero di modello|partnumber|p/n',
		'part#|kod producenta|kód výrobce|kód výrobcu|модель|דגם|型號|型号|모델명',
	].join('|'),
)
export const CONDITION_LABEL = label(
	[
		'condition|item condition|état|zustand|artikelzustand|estado|condizioni?',
		'staat|conditie|skick|stand|kunto|stan|stav|állapot|состояние|стан',
		'حالة(?: المنتج)?|מצב|商品の状態|コンディション|成色|상태|kondisi|tình trạng|สภาพ',
	].join('|'),
)
export const WEIGHT_LABEL = label(
	[
		'(?:shipping |package |item |gross |net |product )?weight|poids(?: (?:net|brut))?|gewicht',
		'versandgewicht|artikelgewicht|peso(?: (?:neto|bruto|netto|lordo|líquido))?|vikt|vægt|vekt|paino',
		'kaal|svars|svoris|waga|hmotnost|hmotnosť|váha|tömeg|súly|greutate|težina|teža|masa|тегло|вес',
		'вага|βάρος|ağırlık|الوزن|משקל|重量|중량|berat|trọng lượng|khối lượng|น้ำหนัก',
	].join('|'),
)
export const STOCK_LABEL = label(
	'availability|stock(?: status)?|in stock|disponibilité|stock disponible|verfügbarkeit|lagerbestand|disponibilidad|' +
		'disponibilidade|estoque|disponibilità|beschikbaarheid|voorraad|lagerstatus|tillgänglighet|saatavuus|' +
		'dostępność|dostupnost|dostupnosť|készlet|elérhetőség|disponibilitate|dostupnost|наличност|наличие|наявність|' +
		'διαθεσιμότητα|stok(?: durumu)?|التوفر|حالة المخزون|זמינות|在庫|庫存|库存|재고|ketersediaan|tình trạng kho',
)

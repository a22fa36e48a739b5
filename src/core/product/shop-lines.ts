/**
 * What a line of a copied shop page is about, in the languages of the marketplaces (en fr de es it pt nl sv pl tr ar
 * ja).
 */

export type Part = 'points' | 'description' | 'specs' | 'box' | 'other'

/**
 * A line that is nothing but such a heading begins that part; `other` is about the shop, its buyers or other products.
 */
const HEADINGS: readonly [Part, RegExp][] = [
	[
		'points',
		new RegExp(
			'^(?:about this (?:item|product)|(?:key |product |main )?(?:features|highlights)|à propos de cet article' +
				'|points? forts?|caractéristiques principales|info zu diesem artikel|über dieses produkt|produktmerkmale' +
				'|merkmale|acerca de este (?:artículo|producto)|sobre este (?:artículo|item|produto|produit)' +
				'|características|informazioni su questo articolo|caratteristiche|sobre o produto|over dit (?:item' +
				'|artikel|product)|kenmerken|om (?:den här|denna) (?:artikeln|produkten)|egenskaper' +
				'|informacje o produkcie|cechy|bu ürün hakkında|özellikler|حول هذ(?:ه السلعة|ا المنتج)|المميزات|المزايا' +
				'|この商品について|特徴)$',
			'iu',
		),
	],
	[
		'description',
		new RegExp(
			'^(?:(?:product )?description|from the (?:manufacturer|brand)|description du produit' +
				'|descriptif(?: du produit)?|produktbeschreibung(?:en)?|beschreibung|descripción(?: del producto)?' +
				'|descrizione(?: prodotto| del prodotto)?|descrição(?: do produto)?|productbeschrijving' +
				'|produktbeskrivning|opis(?: produktu)?|ürün açıklaması|وصف المنتج|الوصف|商品の説明|商品説明)$',
			'iu',
		),
	],
	[
		'specs',
		new RegExp(
			'^(?:(?:product |technical )?(?:specifications?|details|information)|technical data|product (?:overview' +
				'|specs)|specs|détails? (?:du produit|techniques?)|caractéristiques techniques' +
				'|informations? (?:sur le produit|techniques?)|fiche technique|produktinformation(?:en)?' +
				'|technische (?:details|daten)|produktdetails|especificaciones(?: técnicas)?|detalles (?:técnicos' +
				'|del producto)|información (?:técnica|de producto)|specifiche(?: tecniche)?|dettagli (?:tecnici' +
				'|prodotto)|especificações(?: técnicas)?|detalhes (?:técnicos|do produto)|specificaties|productgegevens' +
				'|technische specificaties|specifikationer|specyfikacja|teknik (?:detaylar|özellikler)|المواصفات' +
				'|تفاصيل المنتج|معلومات المنتج|登録情報|商品の情報|詳細情報|仕様)$',
			'iu',
		),
	],
	[
		'box',
		new RegExp(
			"^(?:what(?:['’]s| is) (?:in|included in) the box|(?:package|box) (?:contents|includes)|in the box" +
				'|included|contenu (?:de la boîte|du (?:paquet|carton|colis))|lieferumfang|contenido (?:de la caja' +
				'|del paquete)|contenuto della confezione|conteúdo da (?:caixa|embalagem)|inhoud van de (?:doos' +
				'|verpakking)|i förpackningen|zawartość (?:zestawu|opakowania)|kutu içeriği|محتويات (?:العبوة|الصندوق' +
				'|العلبة)|同梱物|セット内容|付属品)$',
			'iu',
		),
	],
	[
		'other',
		new RegExp(
			'^(?:customer (?:reviews|questions.*)|top reviews.*|reviews?|(?:products|items) related.*' +
				'|frequently bought together|customers (?:also|who).*|sponsored|compare with similar.*|similar items.*' +
				'|special offers.*|legal disclaimer|warranty.*|important information|videos?|commentaires client.*' +
				'|produits (?:liés|fréquemment).*|questions (?:et réponses|fréquentes).*|kundenrezensionen' +
				'|kundenbewertungen|wird oft zusammen gekauft|gesponsert|ähnliche (?:produkte|artikel).*' +
				'|opiniones de (?:los )?clientes|comprados juntos.*|patrocinado|recensioni (?:dei )?clienti' +
				'|spesso comprati.*|sponsorizzat[oi]|avaliações de clientes|klantenrecensies|kundrecensioner' +
				'|opinie klientów|müşteri yorumları|مراجعات العملاء|تقييمات العملاء|カスタマーレビュー|スポンサー|よく一緒に購入.*)$',
			'iu',
		),
	],
]

/** The part a line begins, when it is a heading. */
export function headingOf(line: string): Part | undefined {
	const bare = line.replace(/(?<![\s:：])[\s:：]+$/u, '')
	return HEADINGS.find(([, pattern]) => pattern.test(bare))?.[0]
}

/** Furniture of a shop page: buttons, stars, delivery, stock, cookies, menus. Tried on short lines only. */
const FURNITURE: readonly RegExp[] = [
	new RegExp(
		String.raw`\b(?:add(?:ed)? to (?:your )?(?:cart|basket|bag|list|wish ?list)|buy (?:it )?now|shop now|sign in|log in` +
			String.raw`|your account|save for later|in stock|out of stock|only \d+ left|sold by|ships? (?:from|to)` +
			String.raw`|dispatche[ds] from|free (?:delivery|shipping|returns?)|deliver(?:y|ing|ed)? (?:to|by|on|date|info\w*` +
			String.raw`|options)|shipping (?:costs?|fees?|info\w*|policy|to|from|and)|returns? policy|secure transaction` +
			'|back to (?:results|top)|see (?:more|all|less)|show (?:more|less)|read more|learn more|view (?:more|all' +
			'|larger)|click (?:here|to|on|image|for)|roll over image|customer (?:reviews?|service|support|ratings?)' +
			'|gift (?:options|card)|bought in past month|typical price|list price|prime (?:member|delivery|shipping)' +
			String.raw`|skip to|add a (?:protection|gift)|visit the .+ store)\b|^(?:share|menu|wish ?list|checkout|(?:quantity` +
			String.raw`|qty)\b.*|best ?seller|prime|returns?|sponsored|coupon.*)$`,
		'iu',
	),
	new RegExp(
		String.raw`\d (?:out of|von|sur|de|su|van|av|z|üzerinden) 5(?:\s|$)|\b\d[.,]\d\s?(?:★|⭐|stars?\b|étoiles?|sternen?` +
			String.raw`|estrellas|stelle|estrelas|sterren)|[★⭐]{2,}|^\(?[\d.,\s]+(?:\)\s*)?(?:global |customer )?(?:ratings?` +
			'|reviews?|évaluations?|avis|bewertungen|sternebewertungen|rezensionen|valoraciones|calificaciones' +
			String.raw`|recensioni|voti|avaliações|beoordelingen|betyg|ocen|opinii|değerlendirme|تقييم\S*|個の評価|件)\)?$|5つ星のうち` +
			'|من 5 نجوم',
		'iu',
	),
	new RegExp(
		'ajouter (?:au panier|à (?:la|ma|votre) liste)|acheter (?:maintenant|cet article)|livraison (?:gratuite|à' +
			'|le|en|express|standard)|^livraison$|expédié (?:par|depuis)|vendu par|^en stock|rupture de stock' +
			String.raw`|retours? gratuits?|se connecter|voir (?:plus|moins|tout)|^quantité(?:\s|$)|paiement sécurisé` +
			"|visite[rz] la boutique|liste d['’]envies|^partager$|lire la suite",
		'iu',
	),
	new RegExp(
		'in den (?:einkaufswagen|warenkorb)|jetzt (?:kaufen|bestellen)|(?:gratis|kostenlose[rn]?) (?:lieferung' +
			String.raw`|versand|rück\S+)|^(?:lieferung|versand)(?:\s|$)|lieferung (?:bis|am|nach)|verkauf durch|^auf lager` +
			String.raw`|nicht vorrätig|^anmelden|mehr (?:anzeigen|erfahren|lesen)|^menge(?:\s|:|$)|sichere transaktion` +
			String.raw`|besuche(?:n sie)? den|wunschzettel|inkl\.? mwst|^teilen$|unverb\. preisempf`,
		'iu',
	),
	new RegExp(
		'(?:añadir|agregar) a(?:l| la) (?:carrito|cesta|lista)|comprar (?:ya|ahora)|(?:entrega|envío) (?:gratis' +
			String.raw`|gratuit[oa]|el|a|en)\s|^(?:entrega|envío)(?:\s|$)|vendido por|devoluciones gratis|iniciar sesión` +
			String.raw`|ver más|^cantidad(?:\s|:|$)|transacción segura|visita(?:r)? la tienda|lista de deseos|^compartir$`,
		'iu',
	),
	new RegExp(
		String.raw`aggiungi al carrello|acquista ora|(?:consegna|spedizione) (?:gratuita|gratis|entro|a|il)\s?|^(?:consegna` +
			String.raw`|spedizione)(?:\s|$)|venduto da|disponibilità immediata|resi gratuiti|^accedi|mostra altro` +
			String.raw`|^quantità(?:\s|:|$)|transazione sicura|visita lo store|lista desideri|adicionar ao carrinho` +
			String.raw`|comprar agora|frete grátis|^(?:entrega|frete)(?:\s|$)|em estoque|ver mais|visite a loja`,
		'iu',
	),
	new RegExp(
		String.raw`in winkelwagen|nu kopen|gratis (?:bezorging|verzending)|^(?:bezorging|verzending)(?:\s|$)|verkocht door` +
			'|^op voorraad|meer weergeven|lägg i (?:kundvagn|varukorg)|köp nu|fri frakt|säljs av|^i lager' +
			'|dodaj do koszyka|kup teraz|darmowa dostawa|sepete ekle|hemen al|ücretsiz kargo|^stokta',
		'iu',
	),
	new RegExp(
		'أضف إلى (?:ال)?(?:سلة|عربة|قائمة)|اشتر(?:ي)? الآن|(?:توصيل|شحن) مجاني|(?:التوصيل|الشحن) (?:إلى|من|مجاني)' +
			'|^التوصيل|يباع من|^(?:غير )?متوفر(?: في المخزون)?[.]?$|سياسة الإرجاع|تسجيل الدخول|عرض المزيد|^الكمية' +
			'|ملفات تعريف الارتباط|カートに入れる|今すぐ買う|配送|お届け|出荷元|販売元|在庫|返品|ログイン|もっと見る|^数量|ストアを表示|税込|クーポン',
		'u',
	),
	new RegExp(
		String.raw`^https?://\S+$|^www\.\S+$|(?:\s?[›»]\s?.*){2}|(?:\s>\s.*){2}|^[<‹›>»|+\-–—•·*\d\s.,]+$|^©|(?:accept|use` +
			String.raw`|our|manage|reject|utilis\w{1,20}|akzeptieren|verwenden|aceptar|usamos|accetta) (?:all |les |des |alle ` +
			'|las |i )?cookies|cookies? (?:policy|settings|preferences|notice|consent|einstellungen|akzeptieren)' +
			String.raw`|^-\s?\d+\s?%|^\d+\s?% (?:off|de (?:réduction|descuento|remise)|rabatt|sconto)`,
		'iu',
	),
]
/** Longer lines are sentences; they may well mention a delivery or a click. */
const FURNITURE_LENGTH = 90

/** True for a line that belongs to the shop rather than the product. */
export function isFurniture(line: string): boolean {
	return line.length <= FURNITURE_LENGTH && FURNITURE.some((pattern) => pattern.test(line))
}

export const BRAND_NAMES =
	/^(?:brand(?: name)?|marque|marke|marca|merk|varumärke|marka|العلامة التجارية|الماركة|ブランド(?:名)?|品牌|бренд)$/iu
export const TITLE_NAMES =
	/^(?:title|product(?: name| title)?|name|titre|nom du produit|titel|produktname|título|titolo|اسم المنتج|المنتج|商品名)$/iu
export const PRICE_NAMES = /^(?:price|our price|deal price|prix|preis|precio|prezzo|preço|prijs|pris|cena|fiyat|السعر|الثمن|価格)$/iu
const STORE = [
	/^visit the (.+) store$/iu,
	/^besuche(?:n sie)? den (.+?)[- ]store$/iu,
	/^visite[rz] la boutique (.+)$/iu,
	/^visita la tienda de (.+)$/iu,
	/^visita lo store (?:di )?(.+)$/iu,
	/^visite a loja (.+)$/iu,
]

/** The brand a link to its own store names ("Visit the … Store"). */
export function brandOfStoreLine(line: string): string | undefined {
	for (const pattern of STORE) {
		const name = pattern.exec(line)?.[1]?.trim()
		if (name) return name
	}
	return undefined
}

/** Words shops say stock in, in some thirty languages. Plain alternations, tried on short texts only. */

/** What a button says that puts the product into the basket, or buys it at once. */
export const CART = new RegExp(
	String.raw`^(?:\W{0,3})(?:add(?: item)? to (?:my |your |shopping )?(?:cart|basket|bag|trolley|order)|add to (?:cart` +
		'|bag)|buy(?: it)? now|buy$|order now|place (?:bid|order)|pre-?order(?: now)?|bid now|purchase' +
		String.raw`|in den (?:einkaufs?wagen|warenkorb)|in de winkelwagen|in winkelwagen|in winkelmand|in mijn winkel\w+` +
		'|jetzt (?:kaufen|bestellen)|sofort-?kaufen?|kaufen$|zum warenkorb hinzufügen|in den korb|bestellen$' +
		'|ajouter au panier|acheter(?: maintenant)?$|ajouter à (?:mon|votre) panier|mettre dans (?:le|mon) panier' +
		'|añadir (?:al carrito|a la cesta|a la bolsa)|agregar (?:al carrito|a la bolsa)|comprar(?: ahora| ya' +
		'| agora)?$|comprar já|lo quiero|adicionar (?:ao carrinho|à sacola|ao cesto)|adicionar$' +
		'|colocar no carrinho|aggiungi al carrello|acquista(?: ora)?$|metti nel carrello|aggiungi$|koop(?: nu)?$' +
		String.raw`|bestel(?: nu)?$|toevoegen aan winkel\w+|lägg i (?:varukorg\w*|kundvagn\w*)|köp(?: nu)?$` +
		String.raw`|læg i (?:kurv\w*|indkøbskurv\w*)|køb(?: nu)?$|legg i (?:handlekurv\w*|kurv\w*)|kjøp(?: nå)?$` +
		'|lisää (?:ostoskoriin|koriin)|osta(?: nyt)?$|lisa (?:ostu)?korvi|ostukorvi|lisa korvi|ielikt grozā' +
		'|pievienot grozam|pirkt(?: tagad)?$|į krepšelį|dėti į krepšelį|pirkti$|dodaj do (?:koszyka|torby)' +
		'|do koszyka|kup(?: teraz)?$|vložit do košíku|do košíku|přidat do košíku|koupit$|vložiť do košíka' +
		String.raw`|do košíka|pridať do košíka|kúpiť$|kosárba|kosárba (?:teszem|rakom)|a kosárba|megveszem|megrendel\w*` +
		'|adaug[ăa] [îi]n co[șsş]|cump[ăa]r[ăa](?: acum)?|dodaj u (?:ko[šs]aricu|korpu|košarico)|u ko[šs]aricu' +
		String.raw`|u korpu|kupi(?: odmah| sada| zdaj)?$|v košarico|dodaj v košarico|добав(?:и|яне) в (?:кошница\w*` +
		String.raw`|количка\w*)|купи(?: сега)?$|поръчай|(?:добавить )?в корзину|купить(?: сейчас| в один клик| в 1 клик)?$` +
		'|заказать|(?:додати )?(?:в|до) кошика?|купити$|замовити|προσθήκη στο καλάθι|στο καλάθι|αγορά$' +
		'|sepete (?:ekle|at)|hemen al|satın al|الإضافة إلى (?:السلة|عربة)|أضف (?:إلى|الى|لل) ?(?:السلة' +
		'|عربة(?: التسوق)?|سلة(?: التسوق| المشتريات)?)|أضف للسلة|اشتر(?:ي)? الآن|اطلب الآن|شراء الآن|הוסף? ל(?:סל' +
		'|עגלה)|הוספה לסל|הוספה לעגלה|קנה עכשיו|לרכישה|הזמן עכשיו|カートに(?:入れる|追加)|かごに(?:入れる|追加)|買い物かごに入れる|今すぐ(?:買う' +
		'|購入)|購入(?:手続きへ|する)|注文する|加入购物车|加入購物車|放入購物車|立即购买|立即購買|直接購買|馬上買|장바구니(?: ?담기|에 담기)?|바로 ?구매|구매하기' +
		String.raw`|tambah(?:kan)? ke keranjang|masukkan keranjang|\+ ?keranjang|beli(?: sekarang| langsung)?$` +
		'|thêm vào giỏ(?: hàng)?|mua ngay|เพิ่มลงตะกร้า|หยิบใส่(?:ตะกร้า|รถเข็น)|ซื้อ(?:เลย|ทันที|สินค้า)' +
		'|कार्ट में|अभी खरीदें|افزودن به سبد(?: خرید)?)',
	'iu',
)

/** What shops say where the product cannot be had now. */
export const OUT = new RegExp(
	String.raw`(?:^|[\s:!.(•-])(?:(?:currently |temporarily |is |now )?(?:out[- ]of[- ]stock|sold out|unavailable)` +
		'|not (?:currently )?available|no longer (?:available|sold)|(?:has been )?discontinued|notify me when' +
		'|email me when|back in stock (?:alert|notif)|this (?:item|product|listing) (?:is (?:sold|unavailable' +
		'|no longer)|has ended|was ended)|nicht (?:mehr )?(?:verfügbar|lieferbar|auf lager|vorrätig|erhältlich)' +
		'|ausverkauft|derzeit nicht|vergriffen|rupture(?: de stock)?|épuisé|indisponible|plus disponible' +
		'|victime de son succès|agotado|sin existencias|no disponible|sin stock|esgotado|indispon[íi]vel' +
		'|fora de estoque|sem estoque|avise-?me|produto indispon|esaurito|non disponibile|terminato|uitverkocht' +
		'|niet (?:meer )?(?:op voorraad|leverbaar|beschikbaar)|slut(?:såld)?$|slut i lager|ej i lager|udsolgt' +
		'|ikke på lager|utsolgt|ikke tilgjengelig|loppu(?:unut|nut)|ei saatavilla|ei varastossa' +
		'|tilapäisesti loppu|läbi müüdud|otsas|ei ole saadaval|izpārdots|nav (?:pieejams|noliktavā)|išparduota' +
		'|neturime|prekės nėra|wyprzedan[eya]|niedostępn[eya]|brak (?:w magazynie|towaru)|produkt niedostępny' +
		'|vyprodáno|není skladem|nedostupn[éý]|vypredané|nie je skladom|elfogyott|nincs (?:raktáron|készleten)' +
		'|nem (?:elérhető|kapható)|stoc epuizat|indisponibil|nu este [îi]n stoc|rasprodano|nije dostupno' +
		'|nema na (?:stanju|zalihi|skladištu)|ni na zalogi|razprodano|изчерпан|няма наличност|не е (?:наличен' +
		String.raw`|в наличност)|нет в наличии|распродан\w*|закончил\w*|снят с продажи|товар недоступен|немає в наявності` +
		'|закінчився|εξαντλήθηκε|μη διαθέσιμο|εξαντλημένο|tükendi|stokta yok|mevcut değil|satışta değil|غير متوفر' +
		'|نفدت? (?:الكمية|من المخزون|المخزون)|نفذت الكمية|אזל(?: מהמלאי| המלאי)?|לא (?:זמין|במלאי)|売り切れ|売切れ|在庫切れ' +
		'|在庫なし|完売|販売終了|品切れ|入荷待ち|缺货|售罄|已售完|無庫存|补货|已下架|품절|일시품절|판매종료|매진|stok habis|habis terjual|stok kosong' +
		String.raw`|hết hàng|tạm hết|สินค้าหมด|หมดสต็อก|ناموجود|स्टॉक में नहीं)(?=$|[\s.,!:;)•–-]|\p{Script=Han}` +
		String.raw`|\p{Script=Hiragana}|\p{Script=Katakana})`,
	'iu',
)

/** What shops say where it can be had. */
export const IN = new RegExp(
	String.raw`(?:^|[\s:!.(•✓✔-])(?:in[- ]?stock|available(?: now| online| for delivery| immediately)?|ready to ship` +
		String.raw`|ships (?:today|within|in)|(?:only )?\d+ (?:left|available|in stock)|dispatched within|auf lager` +
		'|sofort (?:lieferbar|verfügbar)|lieferbar|vorrätig|verfügbar|lagernd|en stock|disponible' +
		'|dispo(?:nible)? immédiatement|expédié sous|en existencia|disponibile|disponibilità immediata|disponível' +
		'|em estoque|pronta entrega|op voorraad|direct leverbaar|leverbaar|voorradig|i lager|finns i lager' +
		'|på lager|varastossa|saatavilla|laos(?: olemas)?|saadaval|ir noliktavā|pieejams|sandėlyje|yra sandėlyje' +
		'|turime|dostępn[yae]|w magazynie|skladem|na skladě|na sklade|skladom|raktáron|készleten|[îi]n stoc' +
		'|na stanju|na zalihi|na zalogi|dostupno|в наличност|наличен|в наличии|есть в наличии|на складе' +
		'|в наявності|є в наявності|σε απόθεμα|διαθέσιμο|άμεσα διαθέσιμο|stokta|stokta var|متوفر|متاح|במלאי|זמין' +
		'|在庫あり|在庫有り|即納|有货|現貨|现货|庫存|재고 ?있음|stok tersedia|tersedia|còn hàng|มีสินค้า|พร้อมส่ง|موجود)(?=$' +
		String.raw`|[\s.,!:;)(•–-]|\p{Script=Han})`,
	'iu',
)

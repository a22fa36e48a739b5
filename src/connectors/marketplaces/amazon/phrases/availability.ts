/**
 * How Amazon says that something cannot be had now, and that it can, in the languages of its marketplaces; matched in
 * lower case. "Only 3 left in stock" is in stock; "available from these sellers" is in stock at another seller's.
 */
export const OUT_OF_STOCK = new RegExp(
	[
		[
			'currently unavailable|temporarily out of stock|out of stock|no longer available|not available',
			'unavailable|discontinued|sold out|out of print|don.t know when or if this item',
		].join('|'),
		'derzeit nicht verfügbar|nicht verfügbar|nicht auf lager|nicht vorrätig|ausverkauft|momentan nicht',
		'actuellement indisponible|temporairement en rupture|en rupture de stock|rupture de stock|indisponible|non disponible',
		'no disponible|agotado|sin existencias|temporalmente sin stock|fuera de stock',
		'attualmente non disponibile|non disponibile|indisponibil|temporaneamente non|esaurit[oaie]',
		'não disponível|indisponível|fora de estoque|temporariamente fora|esgotado|sem estoque|não está disponível',
		'momenteel niet|niet op voorraad|niet beschikbaar|niet verkrijgbaar|niet leverbaar|uitverkocht',
		'otillgänglig|inte tillgänglig|ej i lager|slut i lager|inte i lager|för närvarande inte|ej tillgänglig|tillfälligt slut|slutsåld',
		'obecnie niedostępn|niedostępn|brak w magazynie|chwilowo brak|tymczasowo brak|brak na stanie|wyprzedan',
		[
			'şu anda mevcut değil|mevcut değil|stokta yok|geçici olarak (?:temin|stokta)',
			'temin edilemiyor|tükendi|stoklarımızda yok|stokta bulunmuyor',
		].join('|'),
		'غير متوفر|غير متوفّر|غير متوفرة|نفدت|نفد|نفذ من|غير متاح|غير متاحة',
		'現在在庫切れ|在庫切れ|在庫がありません|お取り扱いできません|取り扱いできません|入荷時期は未定|一時的に在庫切|品切れ|再入荷予定は立って|販売を終了',
		'उपलब्ध नहीं|स्टॉक में नहीं|स्टॉक ख़त्म',
		'目前无货|无货|缺货|暫時缺貨|目前無法|無庫存|품절|재고 없음|현재 구매할 수 없',
		'אזל מהמלאי|לא זמין',
	].join('|'),
)

export const IN_STOCK = new RegExp(
	[
		[
			'in stock|left in stock|only \\d+ left|available to order|will be available',
			'made to order|ships in|available from these sellers|available to ship',
			'usually (?:ships|dispatched)|available from|available now|available instantly',
			'ships within|dispatched within|pre-?order|will be released|in \\d+ to \\d+ days',
			'available for',
		].join('|'),
		'auf lager|vorrätig|lieferbar|versandfertig|verfügbar|vorbestell|erhältlich bei|erscheint am',
		'en stock|expédié sous|envoi sous|habituellement expédié|disponible|précommand|ces vendeurs|il ne reste plus que|paraîtra le',
		'disponible|en existencias|resérvalo|sale a la venta|sólo queda|solo queda|estos vendedores|preventa|envío en|se envía',
		[
			'disponibilità|disponibil[ei]|solo \\d+ rimast|ne rimane|ne rimangono|prenotabile',
			'questi venditori|spedito (?:in|entro)|generalmente spedito|preordin',
		].join('|'),
		'em estoque|em stock|disponível|estes vendedores|restam|enviado em|pré-venda|geralmente enviado',
		'op voorraad|beschikbaar|verkrijgbaar|leverbaar|pre-?order|reserveer|verzonden binnen|verzendt binnen|deze verkopers|verschijnt op',
		'i lager|tillgänglig|förhandsboka|förbeställ|släpps den|finns i|skickas (?:vanligtvis |normalt )?inom|dessa säljare',
		'dostępn|w magazynie|na stanie|wysyłka w|wysyłan[eya]|tych sprzedawców|pozostał|zostało tylko|zostały tylko|przedsprzedaż',
		'stokta|stoklarımızda|mevcut|kargoya verilir|satıcılardan|gönderilir|kargolanır|ön sipariş|adet kaldı',
		'متوفر|متوفّر|متاح|باقي|تبق|بقي|يشحن|يتم شحن|طلب مسبق|هؤلاء البائعين|من البائعين',
		'在庫あり|在庫状況|残り\\d|残りわずか|点在庫|出品者|通常.*発送|発売予定|予約|からお求め',
		'स्टॉक में|उपलब्ध|बचे हैं',
		'有货|现货|有貨|現貨|库存|재고 있음|남음',
		'במלאי|זמין',
	].join('|'),
)

/**
 * Said of where the page was fetched from, and of no stock: "This item cannot be shipped to your selected delivery
 * location".
 */
export const NOT_TO_THERE = new RegExp(
	[
		'cannot be (?:shipped|delivered) to|(?:does|do) not (?:ship|deliver) to|not deliverable to|isn.t deliverable to',
		'nicht an (?:den|die|deine|ihre|ihren) (?:ausgewählten?|gewünschten?|lieferadresse|lieferort|standort)|nicht (?:dorthin|an diesen ort)',
		'ne (?:peut|peuvent) pas être (?:expédié|livré)|(?:expédié|livré) à (?:l.adresse|l.endroit) (?:que vous avez )?(?:sélectionné|choisi)',
		'no se puede enviar|no puede enviarse|no se envía a|no se puede entregar',
		'non può essere (?:spedit|consegnat|inviat)|non è possibile (?:spedire|consegnare)',
		'não pode ser (?:enviado|entregue)|não é possível (?:enviar|entregar)|não entregamos',
		'kan niet (?:worden )?(?:verzonden|geleverd|bezorgd)|kan inte (?:skickas|levereras)',
		'nie można (?:wysłać|dostarczyć)|nie może (?:zostać|być) (?:wysłan|dostarczon)|gönderilemez|gönderilemiyor|teslim edilemiyor',
		'لا يمكن (?:شحن|توصيل)|لا يتم (?:شحن|توصيل)|(?:発送|配送|お届け)できません|डिलीवर नहीं|शिप नहीं',
	].join('|'),
)

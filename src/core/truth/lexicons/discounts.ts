import type { ConceptTable } from '../concepts'

/** Price advantages: the seller's price stands in `page.offer` only, and the listing's price is another seller's. */
export const DISCOUNTS: ConceptTable = {
	'price advantage': {
		x: [
			"discount(?:s|ed)?|on sale|(?:special|exclusive|introductory) (?:offer|price|deal)|(?:best|lowest|unbeatable|great|low) prices?|great deal|bargain|save (?:up to )?(?:[$€£] ?\\d|\\d+ ?(?:dollars|euros|pounds))|coupons?|promo(?:tion(?:al)?)? (?:code|price|offer)|clearance (?:sale|price|offer|event)|stock clearance|half[- ]price|black friday|cyber monday|free gift|buy one|was [$€£] ?\\d|great value|value for money|money'?s worth|cheapest|affordable price",
			'remises? (?:de \\d|exceptionnelle|immédiate|sur le prix)|\\d+ ?% de remise|en promo(?:tion)?|soldes|réductions? (?:de prix|sur le prix|exceptionnelle)|prix (?:réduit|cassé|imbattable|promotionnel|spécial|mini)s?|(?:meilleur|petit) prix|prix le plus bas|codes? promo|bonne affaire|offre spéciale|cadeau offert|rapport qualité[-/ ]prix',
			'descuentos?|rebaj\\p{L}*|oferta especial|en oferta|mejor precio|precios? (?:rebajad|especial|imbatible|más bajo|reducid)\\p{L}*|ahorr\\p{L}* (?:hasta )?[€$]? ?\\d+ ?(?:€|euros|%)|chollo|código promocional|cup(?:ón|ones)|relación calidad[- ]precio',
			'rabatt\\p{L}*|sonderangebot\\p{L}*|sonderpreis\\p{L}*|reduziert\\p{L}* preis\\p{L}*|bester preis|besten preis|bestpreis\\p{L}*|tiefstpreis\\p{L}*|schnäppchen\\p{L}*|gutschein\\p{L}*|im angebot|preis-?leistungs-?verhältnis',
			'scont[oi]|scontat\\p{L}*|in offerta|offerta speciale|prezz[oi] (?:special|scontat|più bass|imbattibil)\\p{L}*|miglior prezzo|saldi|codice promo\\p{L}*|(?:un )?(?:vero )?affare|rapporto qualità[-/ ]prezzo',
			'descontos?|em promoção|promoção|liquidação|oferta especial|melhor preço|preço (?:especial|promocional|mais baixo|reduzido)|cup(?:om|ão|ons|ões)|pechincha|custo-benefício',
			'indirim\\p{L}*|kampanya\\p{L}*|özel fiyat\\p{L}*|en (?:iyi|uygun|düşük) fiyat\\p{L}*|kupon\\p{L}*|fırsat (?:ürünü|fiyatı)\\p{L}*|fiyat[-/ ]performans\\p{L}*',
			'korting\\p{L}*|aanbieding\\p{L}*|afgeprijsd\\p{L}*|uitverkoop|(?:beste|laagste) prijs|actieprijs|koopje\\p{L}*|prijs-kwaliteit\\p{L}*',
			'\\d+ ?(?:%|percent|per cent) ?(?:off|discount|cheaper|less|savings?|reduced)|save (?:up to )?\\d+ ?%|save (?:big|money|now|today)|sale price|(?:price|deal|offer) (?:drop|reduced|slashed|of the day|cut)|reduced (?:price|from|by|to)|(?:was|instead of|down from|rrp|msrp) [$€£]? ?\\d~|(?:only|just|now|for only) (?:[$€£]|aed|usd|eur|mad|dh|sar|rs\\.?|₹|¥) ?\\d~|half[ -]?price|free gift|gift with purchase|buy (?:one|two|2|1),? get|bogo|two for one|2 for 1|bundle (?:deal|offer|price)|voucher|promo|on offer|unbeatable (?:price|value)|best value|price_?(?:match|performance)|low_?cost|cheap(?:er|est)?|inexpensive|bargain~|budget_?friendly|affordab~|wholesale price|factory price',
			'-\\d+ ?%|\\d+ ?% (?:de (?:réduction|remise|rabais)|moins|d.économie)~|économisez (?:\\d|jusqu|gros|sur le prix|de l.argent|plus de \\d)~|prix (?:choc|cassé|barré|doux|d.usine|exceptionnel|attractif|abordable)s?|rabais|promo~|solde(?:s|é)?|au lieu de|offert~ pour|un acheté|bon plan|pas cher|moins cher|abordable|seulement \\d+ ?(?:€|euros|dh|mad)|petit prix|bon de réduction|cadeau (?:offert|gratuit)',
			'\\d+ ?% (?:de (?:descuento|rebaja|ahorro)|menos|más barato)~|rebaja~|ahorr(?:a|e|as) (?:un |hasta |dinero|ahora)~|(?:antes|en lugar de) \\d~|solo \\d+ ?(?:€|euros)|barat[oa]s?|económico precio|precio (?:de locura|económico|asequible|de ganga|de fábrica|bajo)|asequible|ganga|2x1|3x2|promoción|regalo gratis|gratis con tu',
			'\\d+ ?% (?:rabatt|günstiger|sparen|reduziert|billiger|nachlass)|spar(?:en sie|e|t|angebot|preis)~ ?|günstig~|billig~|preiswert~|statt \\d~|nur \\d+(?:[.,]\\d+)? ?(?:€|euro)|(?:jetzt|stark|im preis|auf \\d\\S*|um \\d\\S*(?: ?%)?) reduziert|reduzierte[rn]? preis~|preissenkung|preisknaller|aktionspreis~|preisnachlass|gratis dazu|geschenkt|2 für 1|ausverkauf|knaller_?preis|zum (?:halben|kleinen|besten) preis|halber preis',
			'\\d+ ?% (?:di )?(?:sconto|meno)|sconto~|risparmi(?:a|o|ate) (?:fino|il|ora|subito|oltre|\\d)~|prezzo (?:conveniente|basso|ridotto|eccezionale|di fabbrica|stracciato|pazzo|accessibile)|(?:anziché|invece di) \\d~|solo \\d+(?:[.,]\\d+)? ?(?:€|euro)|economic[oa] prezzo|a buon mercato|promo~|in saldo|in omaggio|omaggio (?:incluso|con)|2x1|3x2|metà prezzo',
			'\\d+ ?% (?:de )?(?:desconto|off|menos)|descontão|economize (?:até|já|\\d)|poupe (?:até |já |\\d)~|(?:de|em vez de) r?[$€] ?\\d+~ por|(?:por )?(?:apenas|só) r?[$€] ?\\d~|barat[oa]s?|preço (?:baixo|imbatível|acessível|de fábrica|camarada|incrível)|promoc~|brinde (?:grátis)?|leve \\d+ pague|metade do preço|saldos?',
			'%_?\\d+ (?:indirim|tasarruf|daha ucuz)~|indirim~|ucuz~|uygun fiyat~|hesaplı|tasarruf edin|yarı fiyat~|\\d+ al \\d+ öde|hediye(?:si|li| olarak)? (?:bedava|ücretsiz)|sadece \\d+ ?(?:tl|₺)|promosyon~|fırsat (?:ürün|fiyat|kaçmaz)~|fırsatı kaç~|(?:süper|büyük|günün) fırsat~|en ucuz',
			'\\d+ ?% (?:korting|goedkoper|voordeliger)|bespaar (?:nu|tot|\\d|geld)~|goedkoop~|voordelig~|van \\d+ voor \\d+|(?:nu |slechts )?(?:voor )?(?:maar|slechts) (?:€ ?)?\\d+(?:[.,]\\d+)? ?(?:€|euro)|betaalbaar|betaalbare|gratis cadeau|1\\+1|2 voor 1|halve prijs|laag(?:ste)? prijs|kassakoopje',
			'rabat(?:u|em|y|ów)|\\d+ ?% rabat|zniżk~|promocj~|przecen~|wyprzedaż~|oszczęd(?:ź|zaj)~ (?:nawet |do )?\\d~|taniej|tani~|najniższ~ cen~|w super cenie|okazj(?:a|e) (?:cenow|dnia)~|super okazj~|okazyjn~|gratis',
			'rabatt~|reapris|på rea|erbjudande~|spara (?:upp till )?\\d~|billig~|kampanjpris|halva priset|fynd~|prisvärd~|lägsta pris~|på köpet',
			'diskon~|promo~|potongan harga|hemat (?:hingga |sampai )?\\d~|murah|harga (?:terbaik|spesial|murah|termurah|promo)|gratis (?:hadiah|bonus)|cuci gudang|beli \\d gratis',
			'скидк~|распродаж~|акци(?:я|и|ей|онн)~|выгодн~ (?:цен|покупк|предложени)~|лучш~ цен~|низк~ цен~|сэкономьте|дешев~|деш[её]в~|спеццен~|промокод~|подарок при|в подарок|недорог~|доступн~ цен~|по цене',
			'छूट|डिस्काउंट|सेल|ऑफर|बचत करें|(?:सबसे )?(?:सस्ता|सस्ती|सस्ते|कम कीमत)|विशेष (?:मूल्य|ऑफर)|मुफ्त उपहार|कूपन|आधी कीमत',
			'(?:get|receive) (?:\\S+ ){0,5}(?:free|half price)|(?:second|third|2nd|3rd|next) (?:one |item |\\S+ )?(?:is )?(?:free|half)|fraction of the (?:price|cost)|fraction du prix|fracción del precio|frazione del prezzo|fração do preço|bruchteil des preises|fractie van de prijs|(?:le|la) (?:2e|deuxième|troisième) (?:\\S+ )?(?:offert|gratuit|à moitié)~|(?:el segundo|la segunda|el tercero) (?:\\S+ )?(?:gratis|a mitad)|das (?:zweite|dritte) (?:\\S+ )?(?:gratis|geschenkt|zum halben)|(?:il|la) (?:secondo|seconda|terzo) (?:\\S+ )?(?:gratis|a metà|in omaggio)|o segundo (?:grátis|por metade)|ikincisi (?:bedava|ücretsiz|yarı)~|(?:de )?tweede (?:gratis|voor de helft|halve prijs)|drugi~ (?:gratis|za pół)|zapłać za|betala för två|en på köpet',
		].join('|'),
		ar: [
			'خصم|خصومات|تخفيض\\p{L}*|تنزيلات|عرض خاص|عروض خاصة|سعر خاص|(?:أفضل|أقل|أرخص) (?:ال)?(?:سعر|أسعار)|كوبون\\p{L}*',
			'صولد|بروموسيون|برومو|همزة|ثمن (?:ناقص|رخيص|مناسب|خيالي)|رخيص',
			'(?:خصم|تخفيض|ريدكسيون|تنزيل)~|وفر~ (?:حتي |الان |اكثر |\\d)~|(?:ال)?(?:سعر|اسعار|ثمن) (?:ال)?(?:خاص|مخفض|مغري|منافس|مناسب|رخيص|معقول|ممتاز|لا يقبل|قبل|خيالي|مزيان|زوين|هميزه|ناقص|منخفض)~|عروض? (?:ال)?(?:خاص|حصري|مميز|ترويجي|اليوم)~|(?:بدل|عوض|بدلا من|كان) \\d~|(?:فقط|غير) ?(?:ب)?\\d+ ?(?:درهم|ريال|دولار|يورو|جنيه|دينار|دراهم)|(?:ب|بس)? ?\\d+ ?(?:درهم|ريال|دولار) فقط|هديه مجانيه|(?:كادو|هديه) (?:فابور|باطل)|مجانا مع|نص(?:ف)? (?:ال)?(?:سعر|ثمن)|اشتر~ (?:\\S+ )?واحصل|خد (?:\\S+ )?وخد|رخيص~|ارخص|بروموسيون|برومو|صولد|سولد|همزه|باثمنه مناسبه',
		].join('|'),
		he: `הנחה|הנחות|מבצע|מחיר (?:מיוחד|מבצע|נמוך|משתלם|הטוב|מוזל)|חסכו|חיסכון של|זול|במקום \\d+|רק ב ?-? ?\\d+|מתנה חינם|קופון|1\\+1|חצי מחיר|סייל|משתלם`,
		cjk: [
			'割引|値引|セール|特価|お買い得|最安値|クーポン|半額|お得な価格|コスパ',
			'折扣|打折|特价|特價|优惠|優惠|促销|促銷|性价比',
			'[0-9]+ ?[%割](?:引|オフ|お得|安)|割安|お得|格安|激安|破格|安く|お買い得|お値打ち|値下げ|価格(?:で|が)(?:安|お得)|送料込み|[0-9]+円引|プレゼント(?:付き|中)|無料プレゼント|おまけ|半額|コストパフォーマンス|[0-9.]+折|打折|立减|立減|直降|满减|買一送一|买一送一|赠品|贈品|特惠|优惠|優惠|低价|低價|便宜|实惠|實惠|超值|省钱|省錢|划算|白菜价|原价|原價|清仓|할인|세일|특가|최저가|반값|쿠폰|혜택가|저렴|가성비|1\\+1|사은품|무료 ?증정|ส่วนลด|ลดราคา|ลด ?[0-9]+ ?%|ราคา(?:พิเศษ|ถูก|ประหยัด|โปร|ดีที่สุด)|โปรโมชั่น|โปรโมชัน|คูปอง|แถมฟรี|ซื้อ ?[0-9] ?แถม|ถูกที่สุด|คุ้มค่า(?:เงิน|ราคา)?',
		].join('|'),
	},
}

import type { ConceptTable } from '../concepts'
import { tableWithinSentences } from '../within-clauses'

/** Guarantees may be the maker's: then the listing states them. */
export const GUARANTEES: ConceptTable = tableWithinSentences({
	guarantee: {
		x: 'guarant(?:ee|ees|eed)|warrant(?:y|ies)|garanti(?:e|es|s)?|garant[íi]as?|garantizad~|~garantie~|garantien|garantiert~|gewährleistung~|garanzi[ae]|garantit[oaie]|garantias?|garantid[oa]s?|garanti(?:si|li|sini|lidir|yle|miz|sine)?|gegarandeerd~|gwarancj~|gwarantowan~|garanti(?!(?:r|re|u|ram|rá|ndo|z(?:a|ar|an|ando|ó|ará)|t|ssent|ssant|ra|sce|scono|rà)(?!\\p{L}| (?:\\p{L}+ )?(?:satisf|result|résult|risult|rembours|reembols|rimbors|devol|longév)))\\p{L}*|garanterad~|garansi|bergaransi|гарант~|वारंटी|गारंटी|bảo hành|εγγύηση|záruk~|garancia|takuu',
		ar: 'نضمن|كنضمن~|(?<!ل)ضمان(?:ات|ا|ه|ك|تنا)?|مضمون~|كفاله|مكفول~|ضمانه|گارانتي|كرانتي|غارانتي|كارانتي|ݣارانتي',
		he: 'אחריות|מובטח~',
		cjk: '保証(?!人)|メーカー保証|保修|质保|質保|保固|保证(?:质量)?(?:[0-9一二三两]年)|보증|무상 ?수리|รับประกัน|การันตี',
	},
	lifetime: {
		by: 'service of the seller',
		x: '(?<!in a )life_?time(?! (?:of (?:memor|adventure|stor|learning|experience|reading)|memor|ago|achievement))|vitalíci~|(?<!(?:président|amie?|sénateur|condamné|souvenir|compagnon|passion|amour)s? )à vie|de por vida|lebenslang~|(?<!(?:president[ei]|internat[oaie]|amic[oiahe]+|senator[ei]|condannat[oaie]|passion[ei]) )a vita(?! (?:alt|bass|medi|sottil|regolar))|ömür boyu|levenslang~|dożywotni~|livstids~|seumur hidup|пожизненн~|आजीवन',
		ar: '(?:مدي|طول) (?:ال)?حياه|العمر كلو|طول العمر',
		he: 'לכל החיים',
		cjk: '永久保証|生涯保証|终身(?!成就)|終身(?!成就)|평생(?!을 |의 | 처음| 친구)|ตลอดชีพ|ตลอดอายุ',
	},
})

/** Money back is a promise of whoever sells. The listing's seller is not the page's, so only the store profile counts (K-4). */
export const MONEY_BACK: ConceptTable = tableWithinSentences({
	'money back': {
		x: 'money_?back~|(?:satisfait|satisfaite)s? ou remboursé~|(?:devolución|devolvemos|devoluci(?:ón|ones)) (?:de |del |tu )?dinero|(?:te )?devolvemos (?:el|tu) dinero|reembolso (?:garantizado|completo)|geld[ -]zurück~|geld zurück|soddisfatti o rimborsati|(?:seu )?dinheiro de volta|satisfação garantida|para iadesi|iade garanti~|geld[ -]terug~|niet goed,? geld~|zwrot pieniędzy|pengarna tillbaka|uang kembali|возврат денег|верн[её]м деньги|पैसे वापस|मनी ?बैक|hoàn tiền|risk_?free|sans risque(?! d)|sin riesgos?(?! de)|ohne risiko|risikofrei~|senza rischi(?! d)|sem riscos?(?! d)|no questions asked|full refund',
		ar: '(?:استرداد|استرجاع|اعاده|ترجيع|ترجع|رجع)~ (?:كامل )?(?:ال)?(?:مبلغ|اموال|نقود|مال|ثمن|فلوس)~|فلوسك (?:غادي |غا )?(?:ترجع|كترجع|مضمون)~|كنرجعو ليك فلوسك|بدون مخاطر',
		he: 'החזר כספי|כספכם בחזרה|הכסף בחזרה|ללא סיכון',
		cjk: '返金(?:保証)?|全額返金|退款(?:保证|保證|保障)|全额退款|無效退款|환불 ?보장|전액 ?환불|คืนเงิน',
	},
})

/** Care after the sale, the maker's where the listing states it. */
export const SERVICE: ConceptTable = tableWithinSentences({
	'service of the seller': {
		x: '(?:customer|after_?sales?|lifetime|dedicated|24/7|technical) (?:service|support|care|assistance)|(?:our )?(?:support|service) team|lifetime (?:support|service)|service (?:après[- ]vente|client~)|sav|servicio (?:posventa|al cliente|postventa|técnico)|atención al cliente|soporte técnico|kundendienst~|kundenservice|kundensupport|servizio clienti|assistenza (?:clienti|tecnica|post)|pós_?venda|atendimento ao cliente|suporte (?:técnico|ao cliente)|müşteri (?:hizmet|destek)~|satış sonrası|klantenservice|klantendienst|obsług~ klienta|serwis posprzedaż~|kundtjänst|layanan (?:pelanggan|purna)|служб~ поддержки|послепродажн~|ग्राहक सेवा|replacement (?:policy|service)|free replacement|remplacement gratuit|reemplazo gratuito|kostenloser (?:ersatz|austausch)|sostituzione gratuita|substituição gratuita',
		ar: 'خدمه (?:ال)?(?:عملاء|زبناء|زبائن|ما بعد البيع|بعد البيع)|دعم (?:فني|العملاء|مدي الحياه)|استبدال مجاني|سيرفيس ابري فونت',
		he: 'שירות לקוחות|תמיכה טכנית|שירות לאחר',
		cjk: 'アフター(?:サービス|ケア|サポート)|カスタマー(?:サービス|サポート)|サポート(?:体制|対応)|售后|售後|(?<![跟问問找系繫絡络])(?<!系在[线線])(?<!繫在[线線])客服|고객 ?(?:센터|지원|서비스)|a/s|애프터 ?서비스|บริการหลังการขาย|ฝ่ายบริการลูกค้า',
	},
})

/** Likewise delivery and payment. */
export const DELIVERY: ConceptTable = tableWithinSentences({
	'free delivery': {
		x: 'free (?:\\S+ )?(?:shipping|delivery|postage)|(?:ships?|delivered|shipped) (?:for )?free|livraison (?:gratuite|offerte)|frais de port offerts|livrée? gratuitement|(?:envío|entrega)s? (?:gratis|gratuit)~|portes gratis|versandkostenfrei~|(?:kostenlos|gratis|frei)~ (?:versand|lieferung|zustell)~|gratis_?(?:versand|lieferung)|(?:spedizione|consegna) (?:gratuita|gratis)|(?:frete|envio|entrega) (?:grátis|gratuit)~|ücretsiz (?:kargo|teslimat|gönderi)~|kargo (?:bedava|ücretsiz)|(?:gratis|kosteloze?) (?:verzending|levering|bezorg)~|darmow~ (?:dostaw|wysyłk)~|(?:fri|gratis) (?:frakt|leverans)|gratis ongkir|ongkir gratis|(?:pengiriman|ongkos kirim) gratis|бесплатн~ доставк~|доставка бесплатн~|मुफ़?्त (?:डिलीवरी|शिपिंग)|फ्री (?:डिलीवरी|शिपिंग)|miễn phí (?:vận chuyển|giao hàng)',
		ar: '(?:شحن|توصيل|ليفريزون|لافريزون|تسليم)~ (?:ال)?(?:مجان|فابور|باطل)~',
		he: 'משלוח (?:חינם|ללא עלות)|משלוח חינמי',
		cjk: '送料は?(?:無料|込)|配送無料|包邮|免运|免運|免邮|免費配送|무료 ?배송|배송비 ?무료|(?:ส่งฟรี|จัดส่งฟรี|ฟรีค่าส่ง|ฟรีค่าจัดส่ง)',
	},
	'fast delivery': {
		x: '(?:fast|quick|express|same_day|next_day|overnight|speedy|prompt|rapid|1_day|2_day|two_day|priority|lightning) (?:shipping|delivery|dispatch|shipment)|(?:ships?|dispatched|delivered|shipping|delivery|arrives?|at your door|in your hands)(?: \\S+){0,3} (?:today|tomorrow|same day|the next day|overnight|(?:within|in|by) (?:just |only |under |about |a few |(?:\\d+|one|two|three|five|seven|24|48)(?:_to_\\S+)?[ -]?(?:h|hours?|days?|hrs?|business|working|weeks?|minutes?)|tomorrow|monday|friday|christmas))|livraison (?:rapide|express|en|sous|dès|le lendemain)|livrée?s? (?:en (?:\\d|un jour|deux jours|quelques|moins|express)|sous|chez vous|dès|demain)|expédié~ (?:\\S+ )?(?:sous|en \\d|le jour|aujourd|demain|dans les|gratuit|partout|depuis|rapidement)~|(?:envío|entrega) (?:rápid|urgente|exprés|express|inmediat|en \\d|en un)~|(?:llega|recíbel|enviamos|entregamos)~ (?:\\S+ )?(?:mañana|hoy|en (?:\\d|un día|dos días|tres días|menos de|pocos|pocas|tu |su |casa))~|(?:schnell|express|sofort|blitz)~ (?:versand|lieferung|geliefert|lieferbar|versandt)~|expressversand|heute bestellt|morgen (?:bei ihnen|da|im briefkasten|geliefert)|(?:lieferung|versand|geliefert|lieferzeit)~ (?:in (?:\\d|einem|zwei|drei|wenigen|kürze|nur)|innerhalb|am nächsten|noch heute|binnen|morgen|über nacht)|(?:spedizione|consegna) (?:rapida|veloce|espressa|express|in|entro|il giorno)|(?:frete|envio|entrega) (?:rápid|express|imediat|em \\d|no mesmo)~|(?:hızlı|aynı gün|ertesi gün) (?:kargo|teslimat|gönder)~|(?:gün|saat)~ (?:içinde )?(?:kargo|teslim|kapınızda)~|(?:snelle|express) (?:levering|verzending|bezorging)|(?:morgen|vandaag|volgende dag|binnen \\S+ (?:uur|dagen|werkdagen)) (?:in huis|geleverd|bezorgd|verzonden)|(?:szybk|ekspresow)~ (?:dostaw|wysyłk)~|(?:dostaw|wysyłk)~ (?:w |do |już )(?:24|48|\\d|ciągu|jutro)~|(?:snabb|express) (?:leverans|frakt)|leverans inom|(?:pengiriman|kirim) (?:cepat|kilat|hari ini|dalam)|(?:быстр|экспресс|срочн)~ доставк~|доставк~ (?:за|в течение|завтра|сегодня|на следующий)|(?:तेज़|तेज|फास्ट|अगले दिन) (?:डिलीवरी|शिपिंग)|giao hàng (?:nhanh|trong)',
		ar: '(?:نشحن|نوصل|شحن|توصيل|تسليم|ليفريزون|لافريزون|يصلك|توصلك|يوصلك|كيوصلك|غيوصلك|نوصلو|كنوصلو|توصل|نوصل)~ (?:\\S+ ){0,2}?(?:سريع|فوري|خلال|في (?:نفس|غضون|اقل|يوم)|في \\d|ف \\d|ف\\d|نفس اليوم|في نفس|اليوم التالي|غدا|غدا|بالزربه|بسرعه|دغيا)~',
		he: 'משלוח (?:מהיר|אקספרס|תוך|עד)|אספקה (?:מהירה|תוך)|יגיע אליכם (?:תוך|מחר)',
		cjk: '即日(?:発送|出荷|配送)|翌日(?:お届け|配送|配達|着)|当日(?:発送|配送)|スピード(?:配送|発送)|最短[0-9]+日|[0-9]+(?:日|時間)以内に(?:お届け|発送|配送)|速達|次日达|次日達|当日达|当日发货|(?:[0-9]+)(?:小时|小時|天)(?:内)?(?:发货|發貨|送达|送達|到货)|快速(?:发货|配送|到货|出貨)|极速发货|闪电发货|顺丰|당일 ?(?:배송|발송|출고)|익일 ?배송|로켓 ?배송|빠른 ?배송|(?:[0-9]+)(?:일|시간) ?(?:이내|내) ?(?:배송|도착|발송)|ส่ง(?:ด่วน|ไว|เร็ว|ภายใน|ทันที)|จัดส่ง(?:ด่วน|ภายใน|ทันที|รวดเร็ว)|ได้รับ(?:สินค้า)?ภายใน',
	},
	'worldwide delivery': {
		x: '(?:worldwide|international|global) (?:shipping|delivery)|ships? (?:worldwide|internationally|anywhere)|(?:delivery|shipping) (?:worldwide|to all|to any|across|everywhere)|livraison (?:partout|internationale|dans (?:le monde|toute))|envíos? (?:a todo|internacional)~|weltweite[rn]? versand|versand weltweit|spedizione (?:in tutto|internazionale)|(?:envio|entrega) (?:para todo|internacional)|dünya çapında (?:kargo|teslimat)|wereldwijde verzending|(?:pengiriman|kirim) ke seluruh|доставка по всему',
		ar: '(?:توصيل|شحن|نشحن|نوصل|كنوصلو|ليفريزون)~ (?:ل|الي|ف)? ?(?:جميع|كل|كاع|كافه|حتى|كامل)~',
		he: 'משלוח (?:לכל|בכל) (?:הארץ|העולם)',
		cjk: '全国配送|全国(?:送料|包邮)|海外発送|全球配送|해외 ?배송|전국 ?배송|ส่งทั่ว',
	},
	'payment on delivery': {
		x: 'cash on delivery|pay(?:ment)? (?:on|upon|at) delivery|paiement (?:à|a) la livraison|pay(?:ez|er) à la (?:livraison|réception)|contra_?(?:re|)embolso|pago (?:contra|a la) entrega|paga al recibir|nachnahme~|zahlung bei lieferung|pagamento alla consegna|contrassegno|pagamento na entrega|kapıda ödeme~|onder rembours|betalen bij levering|płatność przy odbiorze|za pobraniem|postförskott|bayar di tempat|наложенн~ платеж~|оплата при получении|कैश ऑन डिलीवरी|thanh toán khi nhận',
		ar: '(?:دفع|خلاص|ادفع|الاداء|اداء|تخلص|خلص) (?:عند|حتى|منين|ملي|مع) (?:ال)?(?:استلام|توصيل|يوصل|توصلك|تتوصل|توصل|وصول)~',
		he: 'תשלום (?:במזומן )?(?:בעת|ב)(?:ה)?(?:מסירה|קבלה)|תשלום לשליח',
		cjk: '代引|着払い|货到付款|貨到付款|후불|착불|เก็บเงินปลายทาง|ชำระเงินปลายทาง',
	},
	'payment terms': {
		x: 'pay(?:ment)? in (?:\\d+|three|four) (?:instal?lments|times|payments)|instal?lments?|paiement en \\d fois|plusieurs fois sans frais|pago a plazos|cuotas|ratenzahlung|kauf auf rechnung|pagamento a rate|a rate|parcel(?:ad[oa]|a(?:mento|mos|r|s)(?! (?:agrícol|de (?:tierra|terreno|cultivo|terra)|da popula)))~|(?:primeira|1a|cada|única|última) parcela|taksit~|achteraf betalen|in termijnen|raty|raty 0|delbetalning|cicilan|рассрочк~|paypal|klarna|secure payment|paiement sécurisé|pago seguro',
		ar: '(?:ب)?(?:ال)?تقسيط|اقساط|دفع امن',
		he: 'תשלומים',
		cjk: '分割払い|后付|分期|할부|ผ่อนชำระ|ผ่อน ?0',
	},
	delivery: {
		x: '(?:free |our )?(?:shipping|(?<!power )(?<!pd )delivery)(?= |[.,!]|$)(?! (?:weight|rate|tube|system))|we (?:ship|deliver)|ships? (?:from|same)|delivered (?:to your|right|straight)|(?:comes|arrives?) (?:to|at) your (?:door|home)|(?<=(?:deliver|arriv|land|ship|sent|send|brought|bring|drop|straight|right|directly|waiting|come|post|courier)\\p{L}* (?:\\S+ ){0,6})door_?step|door_?step delivery|livraison|livrée? (?:à(?! plat)|chez)|envíos?(?! de (?:mensaj|datos|archiv|fotos|señal|correo|sms|notific|alert|im[aá]gen|vídeo|la carta|una carta|informaci))|entrega a domicilio|enviamos|(?<!vor dem )versand|lieferung (?:frei|nach|an|zu)|nach hause geliefert|liefern wir|(?<!da )spedizion[ei](?! (?:scientif|artic|antartic|polar|alpin|militar|esplorativ|archeolog|himalay|venne|fu |guidat|al polo|nel|sull|verso|continu|di (?:soccorso|ricerca)|in (?:montagna|antart|groen|islanda|himal)))|consegna (?:a domicilio|gratis)|spediamo|frete|entregamos|(?<=(?:receb|entreg|cheg|diret|leva)\\p{L}* (?:\\p{L}+ ){0,2})em sua casa|kargo(?!\\S* (?:(?:kutu|koli|paket|band)\\S* (?:\\S+ )?)?(?:aç(?:mak|ar|ın|ıp|ış)|kes|yırt))~|kapın(?:ız)?a (?:teslim|kadar)~|verzending|verzendkosten|thuisbezorgd|(?<=(?:thuis|morgen|vandaag|gratis|huis|snel|wordt|worden|uur|dagen|werkdagen|avond|deur|deurmat|al) )bezorgd(?! (?:over|om|dat|of|maken|te))|bezorgd (?:binnen|aan huis|in heel|door post|bij u|bij je|op)|wysyłk~|dostaw~ (?:do domu|kurier)~|hemleverans|leverans|pengiriman|доставк~|डिलीवरी|giao hàng tận|(?:δωρεάν|άμεση|γρήγορη) αποστολή|αποστολή (?:σε|εντός|αυθημερόν)|szállítás',
		ar: 'ليفريزون|لافريزون|(?<!(?:كابل|كبل|سلك|منفذ|نقاط|نقطه|طرف|مقبس|وصله|خيارات|سهوله|سهل|سهله|طريقه|اسلاك|كابلات|منافذ|قابل\\S* لل?) ?(?:ال)?)توصيل(?! ب(?:ال)?(?:كهرب|تيار|شاش|تلفاز|هاتف|حاسوب|كمبيوتر|جهاز|مقبس|سماع|شبك|واي|بلوتوث|طابع))(?! (?:ال)?(?:كابل|سلك|شاحن|جهاز|هاتف|سماع|تيار|كهرب|usb|طاقه|خرطوم|انبوب))|الشحن (?:ال)?(?:ل|الي|من)|(?:ي|ت|كي|كن|ن)وصل(?:ك|و ليك|ه الي| ل)(?: باب| دار| منزل)~|حتى (?:لباب|باب) (?:ال)?(?:دار|منزل|بيت)~',
		he: 'משלוח|משלוחים|עד הבית|שליח עד',
		cjk: '配送料|発送(?:いたし|し|元)|(?<!(?:セット|組|箱入り)で)お届け|宅配(?!就?按|便?の(?:箱|ダンボール|段ボール|荷物)[をも](?:開|あ|切))|配送(?:いたし|可|無|し)|送货上门|發貨|发货|配送到|배송|택배(?! ?(?:상자|박스|포장|봉투))|จัดส่ง|ส่งถึงบ้าน',
	},
})

/** Likewise returns. */
export const RETURNS: ConceptTable = tableWithinSentences({
	'free returns': {
		x: 'free (?:\\S+ )?(?:returns?|exchanges?)|(?:retours?|échanges?) gratuits?|retours? offerts?|devoluci(?:ón|ones) (?:gratis|gratuit)~|(?:kostenlos|gratis|frei)~ (?:rückgabe|rücksend|retoure|rückversand|umtausch)~|res[oi] gratuit[oi]|devoluç(?:ão|ões) (?:grátis|gratuit)~|ücretsiz iade~|gratis (?:retour|retourneren|ruilen)|darmow~ zwrot~|(?:fri|gratis) (?:retur|byte)|(?:gratis|bebas) (?:retur|pengembalian)|бесплатн~ возврат~|मुफ़?्त (?:रिटर्न|वापसी)',
		ar: '(?:ارجاع|استبدال|ترجاع|تبديل|ارجاع واستبدال) (?:ال)?(?:مجان|فابور|باطل)~',
		he: 'החזר(?:ה|ות) (?:חינם|בחינם)|החלפה חינם',
		cjk: '返品(?:送料)?無料|無料返品|免费退|免費退|무료 ?(?:반품|교환)|คืนฟรี|คืนสินค้าฟรี',
	},
	returns: {
		x: '(?:returns?|exchanges?|refunds?) (?:are|is) (?:always )?(?:free|easy|accepted|possible|simple)|return (?:policy|period|window|guarantee)|(?:easy|hassle_free|\\d+_days?|no_hassle|simple) (?:returns?|refunds?|exchanges?|trial)|returns? (?:accepted|within|are|possible)|(?:return|send) (?:it|them|the \\S+|your \\S+)(?: back)? (?:for|within|at|if|in|any)|refund(?:s|ed|able)?|exchange (?:it|within|policy)|\\d+ (?:days?|nights?) (?:to (?:return|try)|trial|return|refund)|(?:trial|return|cooling_off) period|retours? (?:faciles?|sous|acceptés?|possibles?|simples?|dans)|(?:retourn|renvoy|échang)(?:ez|er)(?: \\S+){0,3}? (?:sous|dans|gratuitement|en)|rembours~|\\d+ jours pour (?:changer|retourner|essayer)|satisfait ou|droit de rétractation|devoluci(?:ón|ones)|devuélv(?:el|em)[oae]s?~|devolverl[oa]s?|(?:puede|puedo|podéis|pueden|para|derecho a|quiero|quieres) devolver|(?<!contra )(?<!contra-)reembols~|\\d+ días (?:de prueba|para)|rückgabe~|rücksend~|rückversand|rückerstatt~|retoure~|umtausch~|widerrufsrecht|zurück(?:geben|senden|schicken)|\\d+ tage (?:rückgabe|testen|probe)~|res[oi] (?:facil[ei]|entro|garantit|possibil)~|restitu(?:zione|ire(?! (?:lumin|elastic|vital|tono|brillan|morbid|volume|forma|alla pelle|ai capelli|energia|freschezza|un suono|immagin|color))|iscil)~|rimbors~|diritto di recesso|devoluç(?:ão|ões)|devolv(?:a|er) (?:em|até|sem)|troca (?:grátis|fácil|garantida)|trocas e|iade~|geri gönder~|değişim (?:garanti|hakkı|imkan)~|retour(?:neren|zending|beleid|periode|recht)~?|(?:gratis|kosteloos) retour|retour (?:sturen|zenden|binnen)|terugsturen|terugbetal~|bedenktijd|omruil~|zwrot(?!k|n|ek|y (?:w rozm|i wyraż|grzeczn|po |idiom|angiel)| akcji| w (?:praw|lew|stron)| ku | o \\d)~|(?<!uwag[ię] )zwróc\\p{L}*(?!\\p{L})(?!(?: [\\p{L},]+){0,5} uwag)(?! (?:się|na|ku|mu|jej) )|reklamacj~|öppet köp|returrätt|retur(?:er|nera)~|ångerrätt|pengembalian (?:barang|produk)?|bisa retur|retur barang|возврат~|вернуть (?:товар|в течение)|обмен~ (?:товар|в течение)|वापसी (?:नीति|की)|रिटर्न|रिफंड|(?:दिन|दिनों) (?:में|के भीतर) वापस~|đổi trả|hoàn trả|vrácení|visszaküld~',
		ar: '(?:استرداد|استرجاع|ارجاع|ترجاع|روطور|مرتجع|ارجعه|ارجعها|ترجعو|ترجعها|رجعو(?! ب)|رجعها|تبديل المنتج|تبدلو|تبدلها(?! (?:عند|كل|بيد|بوحد))|بدلو|استبدال(?= (?:المنتج|السلعه|الطلب|القطعه|خلال|مجان|سهل|و(?:ال)?ا|او (?:ال)?ا)))~ ?(?:المنتج|السلعه|خلال|في|مجاني|سهل|ف|داخل|لا)?~|(?:سياسه|فتره|مده) (?:ال)?(?:ارجاع|استرجاع|استبدال|تجربه)',
		he: 'החזר(?:ה|ות|ים)(?! (?:ל(?:מקום|תיק|קופסה|מגירה|כיס|בסיס|ארון|מדף|שגרה|עבודה|בית|לימודים)|הביתה))|החלפ(?:ה|ות) (?:תוך|עד)|להחזיר תוך|ביטול עסקה|ימי ניסיון',
		cjk: '返品(?:可|でき|対応|交換|保証|期間|は|を|も)?|交換対応|返却|クーリングオフ|お試し期間|退货|退貨|退换|退換|无理由|無理由|鑑賞期|试用期|반품|교환 ?(?:가능|환불)|환불|คืนสินค้า|เปลี่ยนสินค้า|คืนได้|เปลี่ยน-?คืน',
	},
})

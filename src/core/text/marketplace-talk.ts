/**
 * What sellers say to the marketplace's buyer and not about the product: the marketplace and its services, calls to
 * click, offers of help, addresses. A sentence with any of it is left out of a page that stands elsewhere.
 */
const ADDRESSES = [
	/https?:\/\/|www\.[\p{L}\d]/iu,
	/(?<![\w.+-])[\w.+-]+@[\w-]+\.[a-z]{2,}/iu,
	/(?<![\w-])[\w-]{2,}\.(?:com|net|org|shop|store|ma|de|fr|co\.uk)\b/iu,
]
/** A telephone number: an international prefix or a word for telephone, and at least eight digits. */
const TELEPHONE = new RegExp(
	String.raw`(?:\+|00)\d[\d\s().-]{7,}\d|(?:tel|phone|call us|whats ?app|téléphone|tél|telefon|teléfono|telefono` +
		String.raw`|telefone|هاتف|واتساب)[\s.:]*\+?\d[\d\s().-]{6,}`,
	'iu',
)

const TALK = [
	new RegExp(
		String.raw`^(?:read (?:more|less)|continue reading|see (?:all|more|less)(?: (?:\w+ )?(?:details|reviews|product details))?)[\s.…›]*$` +
			String.raw`|\b(?:read|learn) more\b|\ball rights reserved\b|^copyright\b|©|\bthis text refers to\b`,
		'imu',
	),
	// Whose review it was.
	/--\s?\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.'’-]+)+$/mu,
	/\bamazon\b|\bebay\b|\bfba\b|\basin\b|\bprime\s+(?:member|shipping|delivery|eligible|day|video)|\b(?:with|via)\s+prime\b|أمازون|アマゾン/iu,
	new RegExp(
		String.raw`\b(?:add(?:ing)?\s+(?:it\s+|this\s+|one\s+)?to\s+(?:your\s+)?(?:cart|basket|bag)|click|scroll|buy\s+now` +
			String.raw`|shop\s+now|order\s+(?:now|yours|today)|grab\s+(?:yours|one)|buy\s+with\s+confidence|buy\s+it\s+now)\b`,
		'iu',
	),
	new RegExp(
		String.raw`\b(?:contact|reach(?:\s+out\s+to)?|e-?mail|message|call|let)\s+us\b|\bcontact\s+(?:the\s+)?(?:seller` +
			String.raw`|support|our)\b|\bfeel\s+free\s+to\b|\b(?:any|have)\s+(?:\w+\s+)?(?:questions?|problems?|issues?` +
			String.raw`|concerns?|doubts?)\b|\bour\s+(?:store|shop|team|service|storefront|listings?|other\s+products)\b` +
			String.raw`|\bwe\s+(?:will|'ll|are|stand|promise|provide|offer|reply|respond)\b|\b(?:customer` +
			String.raw`|after-?sales?)\s+(?:service|support)\b|\bthis\s+listing\b|\bplease\s+(?:note\s+that\s+the\s+(?:price` +
			String.raw`|seller)|buy|check\s+our|visit)\b`,
		'iu',
	),
	new RegExp(
		String.raw`\b(?:ajoute[rz]?\s+au\s+panier|clique[rz]|contacte[rz][- ]nous|n['’]hésitez\s+pas|notre\s+(?:boutique` +
			String.raw`|équipe|service)|(?:si\s+vous\s+avez|toute)\s+(?:des\s+|la\s+moindre\s+|une\s+)?questions?` +
			String.raw`|commande[rz]\s+(?:maintenant|dès))`,
		'iu',
	),
	new RegExp(
		String.raw`\b(?:a[ñn][aá]d\p{L}*\s+(?:al|a\s+la)\s+(?:carrito|cesta)|ha[zg]\p{L}*\s+clic|cont[áa]ct\p{L}*nos` +
			String.raw`|no\s+dude[sn]?\s+en|nuestr[ao]\s+(?:tienda|equipo|servicio)|(?:si\s+tiene` +
			String.raw`|cualquier)\s+(?:alguna\s+)?(?:pregunta|duda|problema)|compre\s+ahora)`,
		'iu',
	),
	new RegExp(
		String.raw`\b(?:in\s+den\s+(?:warenkorb|einkaufswagen)|klicken\s+sie|kontaktieren\s+sie\s+uns|zögern\s+sie\s+nicht` +
			String.raw`|unser(?:e|en|em)?\s+(?:shop|team|service|kundenservice|kundendienst)|wenn\s+sie\s+fragen\s+haben` +
			String.raw`|bei\s+fragen|jetzt\s+(?:kaufen|bestellen))`,
		'iu',
	),
	new RegExp(
		String.raw`\b(?:aggiung\p{L}*\s+al\s+carrello|clicca\w*|contatta(?:te|ci)\w*|non\s+esita\w*|nostr[oa]\s+(?:negozio` +
			String.raw`|team|servizio)|se\s+(?:hai|avete|ha)\s+domande|acquista\s+(?:ora|subito))`,
		'iu',
	),
	new RegExp(
		String.raw`\b(?:adicion\w*\s+ao\s+carrinho|clique|entre\s+em\s+contato|contacte-nos|não\s+hesite|noss[oa]\s+(?:loja` +
			String.raw`|equipe|equipa|serviço)|(?:qualquer|alguma)\s+(?:dúvida|pergunta)|compre\s+(?:agora|já))`,
		'iu',
	),
	new RegExp(
		'أضف إلى (?:ال)?(?:سلة|عربة)|اضغط (?:هنا|على)|(?:تواصل|اتصل)(?:وا)? (?:معنا|بنا)|لا تتردد|(?:متجر|فريق' +
			'|خدمة عملاء)نا|إذا كان لديك|كليكي|تواصلو? معانا|الحانوت ديالنا',
		'u',
	),
	new RegExp(
		'sepete ekle|tıklay|bize ulaş|iletişime geç|sorularınız|mağazamız|in winkelwagen|klik op|neem contact' +
			'|aarzel niet|onze (?:winkel|klantenservice)|カートに|クリック|お問い合わせ|ご連絡|当店|弊社',
		'iu',
	),
]

/**
 * What is said to whoever is about to buy, by the language of most listings: requests, thanks, assurances that it is
 * new, notes on how it was measured and photographed, what to do when it does not please.
 */
const TO_THE_BUYER = [
	new RegExp(
		String.raw`(?<!\b(?:to|will|can) )\bplease\b(?! (?:your|the|any|every|even))|\b(?:kindly|thank you|thanks(?! to)` +
			String.raw`|dear (?:customer|customr|buyer|friend|client)s?)\b|\bveuillez\b|s['’]il vous pla[iî]t|\bmerci de\b` +
			String.raw`|\bbitte\b|\bvielen dank\b|\bpor favor\b|\bgracias por\b|\bobrigad[oa] por\b|\bper favore\b|\bsi prega\b` +
			String.raw`|\bgrazie per\b|\balstublieft\b|\blütfen\b|пожалуйста|يرجى|الرجاء|من فضلك|ご了承|请注意|請注意`,
		'iu',
	),
	new RegExp(
		String.raw`\bbefore (?:you )?(?:buy|order|purchas|placing (?:an|the|your) order)\w*|\bprior to (?:purchas|order)\w*` +
			String.raw`|\bavant (?:d['’]acheter|l['’]achat|de commander)|\bvor (?:dem kauf|der bestellung)\b|\bantes de (?:comprar` +
			String.raw`|la compra|hacer el pedido)|\bprima (?:di acquistare|dell['’]acquisto)`,
		'iu',
	),
	new RegExp(
		String.raw`\b(?:manual|hand) measure\w*|\bmeasur\w+ (?:deviation|error|difference)|\bdifferent (?:computers?` +
			String.raw`|monitors?|screens?|displays?)\b|\bcolou?rs?\b.{0,60}\b(?:may|might) (?:\w+ )?(?:vary|differ|be (?:\w+ )?different)`,
		'iu',
	),
	new RegExp(
		String.raw`^\W*(?:it is |it['’]s )?brand[- ]new\b(?! \p{L}+)|^\W*100\s?%\s?(?:\p{L}+ )?(?:brand[- ]?new|new` +
			String.raw`|neuf|neuve|nuev[oa]|nov[oa]|nuov[oa]|(?:brand)?neue?[rsnm]?)(?!\p{L})`,
		'iu',
	),
	new RegExp(
		String.raw`\b(?:not|un)[- ]?(?:satisfied|happy) with\b|\byour expectations\b|\b(?:ihre[nr]?|deine[nr]?) erwartungen\b` +
			String.raw`|\bvos attentes\b|\b(?:sus|tus|suas) expectativas\b|\bthank\w* .{0,20}\bbuying\b|\bmessage to us\b` +
			String.raw`|\bsend (?:a |us )?message\b|\bitems? to the cart\b|\b(?:free|express|stand[ae]r[dt]) (?:\w+ )?shipping\b` +
			String.raw`|\byour order(?:['’]s)?\b|\bshipping (?:fee|cost|rate|time)s?\b|\bexpress shipping\b|\bonline[- ]?shop\b`,
		'iu',
	),
]

/** True for a sentence that speaks of the marketplace, the seller or an address rather than of the product. */
export function isMarketplaceTalk(sentence: string): boolean {
	return (
		ADDRESSES.some((pattern) => pattern.test(sentence)) ||
		TELEPHONE.test(sentence) ||
		[...TALK, ...TO_THE_BUYER].some((pattern) => pattern.test(sentence))
	)
}

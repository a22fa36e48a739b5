import { lexicon } from '../lexicon'
import { normalizeText } from '../normalize-text'
import type { RuleContext } from './rule'

/** Guarantees, delivery, returns and payment: a promise of whoever sells. The listing's seller is not the page's, so only the store profile counts (K-4). */
const TERMS = lexicon({
	en: 'guarant(?:ee|ees|eed)|warrant(?:y|ies)|money[- ]back|refund(?:s|ed|able)?|free (?:shipping|delivery|returns?|exchanges?|replacements?)|(?:fast|quick|express|same[- ]day|next[- ]day|worldwide|overnight|speedy|prompt) (?:shipping|delivery|dispatch)|ships? (?:within|in \\d|today|from|free|same|worldwide)|delivered (?:within|in \\d+ |to your)|(?:easy|hassle[- ]free) (?:returns?|refunds?|exchanges?)|return (?:policy|it (?:for|within)|the (?:item|product) (?:for|within))|returns? (?:accepted|within)|\\d+[- ]days? (?:returns?|trial|money|refund)|risk[- ]free|replacement (?:policy|service)|cash on delivery|pay on delivery|no questions asked|lifetime (?:support|service)|after[- ]?sales?|customer (?:service|support)',
	fr: 'garanti(?:e|es|s)?|satisfaite?s? ou remboursée?s?|rembours\\p{L}*|livraison|livrée? (?:en|sous|chez)|expédi(?:ée?s?|tion|tions)|retours? (?:gratuits?|faciles?|sous|acceptés?)|paiement à la livraison|échange gratuit|sans risque|service (?:après[- ]vente|client)',
	es: 'garant[íi]as?|garantizad\\p{L}*|devoluci(?:ón|ones)|reembols\\p{L}*|envíos?|entrega (?:rápida|gratuita|gratis|en \\d+|a domicilio|urgente|inmediata)|contra ?reembolso|pago contra entrega|sin riesgos?|servicio (?:posventa|al cliente|postventa)|atención al cliente',
	de: '\\p{L}*garantie|garantien|garantiert\\p{L}*|gewährleistung\\p{L}*|geld[- ]zurück\\p{L}*|rückerstatt\\p{L}*|rückgabe\\p{L}*|rücksendung\\p{L}*|rückversand|versandkostenfrei\\p{L}*|versand|lieferung (?:in|innerhalb|frei)|(?:schnelle|kostenlose|gratis)r? lieferung|lieferzeit\\p{L}*|ohne risiko|risikofrei\\p{L}*|nachnahme|umtausch\\p{L}*|kundendienst|kundenservice',
	it: 'garanzi[ae]|garantit[oaie]|rimbors\\p{L}*|spedizion[ei]|consegna (?:rapida|gratuita|veloce|in \\d+|a domicilio|gratis)|res[oi] (?:gratuit[oi]|facil[ei]|entro)|pagamento alla consegna|contrassegno|senza rischi|soddisfatti o rimborsati|servizio clienti|assistenza clienti',
	pt: 'garantias?|garantid[oa]s?|reembols\\p{L}*|devoluç(?:ão|ões)|frete|envio (?:grátis|gratuito|rápido|imediato)|entrega (?:rápida|grátis|gratuita|em \\d+|expressa)|pagamento na entrega|sem riscos?|pós-venda|atendimento ao cliente',
	ar: 'ضمان(?:ات|ا)?|مضمون(?:ة)?|كفالة|استرداد|استرجاع|إرجاع|توصيل (?:مجان\\p{L}*|سريع|فوري|لجميع|للمنزل)|شحن مجان\\p{L}*|دفع عند (?:ال)?استلام|استبدال مجاني|خدمة (?:ال)?(?:عملاء|ما بعد البيع)',
	ary: 'ضمانة|گارانتي|كرانتي|ليفريزون|لافريزون|توصيل (?:فابور|باطل|سريع|حتى|لجميع|لكاع)|روطور|رجع\\p{L}* فلوس\\p{L}*|فلوسك (?:غادي )?(?:ترجع|كترجع)\\p{L}*|خلاص عند (?:ال)?استلام|(?:خلص|تخلص|كتخلص) (?:حتى|منين|ملي)',
	tr: 'garanti(?:si|li|sini|lidir|yle)?|iade\\p{L}*|kargo\\p{L}*|(?:hızlı|ücretsiz) teslimat\\p{L}*|kapıda ödeme\\p{L}*|müşteri hizmet\\p{L}*',
	nl: '\\p{L}*garantie|gegarandeerd\\p{L}*|geld[- ]terug\\p{L}*|terugbetal\\p{L}*|retour(?:neren|zending|s|beleid)?|verzending|verzendkosten|(?:gratis|snelle) (?:levering|bezorging)|bezorgd (?:binnen|in)|bedenktijd|niet goed,? geld|onder rembours|klantenservice',
	ja: '保証|返金|返品|交換対応|送料無料|配送料|即日発送|発送(?:いたし|し)|代引|アフターサービス|カスタマーサービス',
	zh: '保修|质保|質保|退款|退货|退貨|包邮|免運|货到付款|貨到付款|售后|售後',
})

/** Why a sentence with a promise of sale cannot stand: no seller's fact that it cites, or that exists, makes such a promise. */
export function termsOfSale(normalized: string, { facts }: RuleContext): string | undefined {
	const found = TERMS.exec(normalized)
	if (!found) return undefined
	if (facts.some((fact) => fact.kind === 'seller' && TERMS.test(normalizeText(fact.text)))) return undefined
	return `Guarantees, delivery and returns come from the store profile only (“${found[0]}”)`
}

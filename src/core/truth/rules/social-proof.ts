import { lexicon } from '../lexicon'

const PEOPLE = 'customers|users|buyers|people|families|parents|moms|mums|clients|owners|shoppers|homes|pet owners'

/**
 * Popularity, ratings, reviews, customer counts, awards and endorsements. Never allowed (K-3), whoever says so: a seller is liable
 * for them under the UK DMCC Act 2024 and 16 CFR 465, and those of a marketplace listing belong to that listing.
 */
const SOCIAL_PROOF = lexicon({
	en: `best[- ]?sell(?:er|ers|ing)|top[- ]sell(?:er|ers|ing)|number one|no\\. ?1|top[- ]rated|highly rated|(?:five|[1-5](?:[.,]\\d)?)[- ]stars?(?: (?:rating|review|product|quality|service)s?)?|star ratings?|(?:customer|user|verified|positive|rave|great) (?:reviews?|ratings?|feedback)|reviewers?|rated \\d[\\d.,]*|trusted by|loved by (?:\\S+ ){0,3}(?:${PEOPLE}|thousands|millions|everyone)|as seen (?:on|in)|(?:amazon|editor|customer)s?'?s? choice|award[- ]winning|(?:thousands|millions|hundreds) of (?:\\S+ )?(?:${PEOPLE})|\\d[\\d.,]* ?(?:k|m|million|thousand)?\\+? (?:happy |satisfied |global |loyal )?(?:customers|users|buyers|reviews|ratings|orders)|\\d[\\d.,]* ?(?:k|m|million|thousand)?\\+? (?:units |pieces |pcs )?sold|(?:happy|satisfied|delighted) (?:customers|users|buyers|clients)|most (?:popular|loved|gifted|wished[- ]for|recommended)|testimonials?|(?:recommended|endorsed|approved) by (?:\\S+ ){0,2}(?:experts|doctors|dentists|dermatologists|vets|veterinarians|professionals|athletes|celebrities)|customers (?:love|say|rave|agree)|everyone is talking about|viral|(?:tiktok|instagram)[- ](?:famous|favou?rite)`,
	fr: "meilleures? ventes?|n[°ºo] ?1|numéro un|(?:[1-5]|cinq) étoiles|avis (?:clients?|vérifiés?|positifs?|d'utilisateurs)|(?:clients?|utilisateurs?|clientes) (?:satisfaite?s?|conquis|heureux|ravi[es]*|adorent)|(?:milliers|millions|centaines) de (?:\\S+ )?(?:clients|clientes|utilisateurs|personnes|familles)|vue?s? à la télé\\p{L}*|primée?s?|plébiscité\\p{L}*|le plus vendu|la plus vendue|(?:recommandée?|approuvée?)s? par (?:les |des )?(?:médecins|experts|dermatologues|dentistes|professionnels|vétérinaires)",
	es: 'm[áa]s vendid\\p{L}*|súper ?ventas|número uno|n[°º.] ?1|(?:[1-5]|cinco) estrellas|reseñas|opiniones de (?:los )?clientes|clientes (?:satisfech\\p{L}*|felices|contentos)|(?:miles|millones|cientos) de (?:\\S+ )?(?:clientes|usuarios|personas|familias)|vist[oa] en (?:la )?tele\\p{L}*|galardonad\\p{L}*|premiad\\p{L}*|recomendad[oa]s? por (?:los )?(?:médicos|expertos|dermatólogos|dentistas|profesionales|veterinarios)',
	de: 'best ?seller\\p{L}*|meistverkauft\\p{L}*|nr\\.? ?1|nummer eins|(?:[1-5]|fünf)[- ]sterne\\p{L}*|kundenbewertung\\p{L}*|kundenrezension\\p{L}*|(?:zufriedene|glückliche|begeisterte)[nr]? kund\\p{L}*|(?:tausende|millionen|hunderte)\\p{L}* (?:von )?(?:\\S+ )?(?:kund|nutzer|famil|mensch)\\p{L}*|bekannt aus|preisgekrönt\\p{L}*|testsieger\\p{L}*|von (?:ärzten|experten|hautärzten|zahnärzten|tierärzten|profis) empfohlen\\p{L}*',
	it: '(?:più|piu) vendut\\p{L}*|numero uno|n[°º.] ?1|(?:[1-5]|cinque) stelle|recensioni|clienti (?:soddisfatt\\p{L}*|felici|contenti)|(?:migliaia|milioni|centinaia) di (?:\\S+ )?(?:clienti|utenti|persone|famiglie)|vist[oa] in (?:tv|televisione)|premiat[oaie]|(?:raccomandat|consigliat)[oaie] da(?:i|gli)? (?:medici|esperti|dermatologi|dentisti|veterinari|professionisti)',
	pt: 'mais vendid\\p{L}*|campeão de vendas|número um|n[°º.] ?1|(?:[1-5]|cinco) estrelas|avaliações (?:de|dos|positivas)|clientes (?:satisfeit\\p{L}*|felizes|contentes)|(?:milhares|milhões|centenas) de (?:\\S+ )?(?:clientes|utilizadores|usuários|pessoas|famílias)|vist[oa] na (?:tv|televisão)|premiad[oa]s?|recomendad[oa]s? por (?:médicos|especialistas|dermatologistas|dentistas|veterinários|profissionais)',
	ar: '[أا]كثر مبيع\\p{L}*|رقم واحد|رقم 1|(?:[1-5]|خمس) نجوم|تقييم\\p{L}*|(?:آراء|اراء) (?:ال)?(?:عملاء|زبائن|مستخدمين)|(?:آلاف|ملايين|مئات) (?:من )?(?:ال)?(?:عملاء|زبائن|مستخدمين|ناس|عائلات)|عملا(?:ء|ؤنا) (?:ال)?(?:سعداء|راض\\p{L}*)|(?:ي|)وصي به (?:ال)?(?:أطباء|خبراء)|موصى به من|حائز على|كما (?:ظهر|شوهد)',
	ary: '(?:لاف|آلاف|ملايين|بزاف) د(?:يال)?(?: )?(?:ال)?(?:ناس|كليان|كليانات|زبناء|عائلات) (?:كي|شرا|جرب|تا)\\p{L}*|(?:كليان|زبناء) (?:ديالنا )?(?:فرحانين|راضيين)|(?:آراء|رأي) (?:ال)?(?:زبناء|كليان)|كثر مبيعا|كلشي كيهضر عليه',
	tr: '(?:en )?çok satan\\p{L}*|(?:1|bir) numara\\p{L}*|(?:[1-5]|beş) yıldız\\p{L}*|müşteri (?:yorum|değerlendirme)\\p{L}*|(?:mutlu|memnun) müşteri\\p{L}*|(?:binlerce|milyonlarca|yüzlerce) (?:\\S+ )?(?:müşteri|kullanıcı|kişi|aile)\\p{L}*|ödüllü|(?:doktor|uzman|diş hekim)\\p{L}* (?:tarafından )?(?:önerilen|tavsiye)\\p{L}*',
	nl: 'best ?verkocht\\p{L}*|nummer (?:één|een|1)|(?:[1-5]|vijf) sterren\\p{L}*|klant(?:en)?beoordeling\\p{L}*|(?:tevreden|blije) klanten|(?:duizenden|miljoenen|honderden) (?:\\S+ )?(?:klanten|gebruikers|mensen|gezinnen)|bekend van (?:de )?(?:tv|televisie)|bekroond\\p{L}*|aanbevolen door (?:artsen|experts|dermatologen|tandartsen|dierenartsen)',
	ja: 'ベストセラー|売れ筋|売上(?:第)?1位|第?1位|no\\.? ?1|ナンバーワン|星[1-5五]つ?|レビュー|口コミ|お客様の声|愛用者|万人が|受賞|顧客満足|満足度|医師(?:も|が|の)?推奨',
	zh: '畅销|暢銷|销量第一|銷量第一|好评|好評|五星|用户评价|萬人|万人',
})
/** `#1` has no letter at its edge, so it stands outside the word list. */
const NUMBER_ONE = /(?:^|[^\p{L}\p{N}&])# ?1(?![\d\p{L}])|[★⭐]{2,}/u

/** Why a sentence with borrowed or invented popularity cannot stand. */
export function socialProof(normalized: string): string | undefined {
	const found = SOCIAL_PROOF.exec(normalized) ?? NUMBER_ONE.exec(normalized)
	return found ? `Popularity, ratings and endorsements are never written (“${found[0].trim()}”)` : undefined
}

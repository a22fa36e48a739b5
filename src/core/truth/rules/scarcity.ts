import { lexicon } from '../lexicon'

/** Stock pressure and countdowns: untrue the moment the page is read, and banned where untrue (Directive 2005/29/EC, annex I no. 7). */
const SCARCITY = lexicon({
	en: "limited[- ]time|(?:stock|quantities|supply|supplies|offer) (?:is |are )?(?:very )?limited|limited (?:stock|quantity|quantities|supply|supplies|offer|availability)|while (?:stocks?|supplies) lasts?|only \\d+ (?:left|remaining|in stock)|(?:almost|nearly) (?:gone|sold out)|selling (?:out )?fast|sells out|hurry up|hurry(?=[,.!])|act (?:now|fast)|don'?t miss(?: out)?|last chance|today only|(?:offer|sale|deal) ends|few left|low stock|in high demand|before (?:it'?s|they'?re) gone|\\d+ people (?:are )?(?:viewing|looking|watching)|order (?:today|now) (?:before|while)",
	fr: "offre limitée|durée limitée|stocks? limités?|quantités? limitées?|(?:jusqu'à|dans la limite).{0,20}(?:épuisement|stocks? disponibles?)|plus que \\d+|dépêchez[- ]vous|dépêche[- ]toi|dernière chance|aujourd'hui seulement|bientôt épuisée?s?|ne (?:manquez|ratez) pas|derni(?:ers|ères) (?:exemplaires?|pièces?|articles?)",
	es: 'tiempo limitado|oferta limitada|(?:existencias|unidades|stock) limitad\\p{L}*|hasta agotar (?:existencias|stock)|(?:solo|sólo) quedan|quedan (?:solo |sólo )?\\d+|date prisa|apresúr\\p{L}*|última oportunidad|(?:solo|sólo) (?:por )?hoy|no te lo pierdas|últimas unidades',
	de: 'nur (?:für )?kurze zeit|solange (?:der )?vorrat reicht|begrenzte?r? (?:stückzahl|menge|verfügbarkeit|zeit|angebot)|zeitlich begrenzt\\p{L}*|nur noch \\d+|fast ausverkauft|beeilen sie sich|beeil dich|letzte chance|nur heute|jetzt zuschlagen',
	it: 'tempo limitato|offerta limitata|scorte limitate|quantità limitat\\p{L}*|fino ad? esaurimento(?: scorte)?|solo \\d+ (?:rimast[ie]|disponibili)|affrett\\p{L}*|ultima occasione|solo (?:per )?oggi|ultimi pezzi|non (?:perdere|lasciart\\p{L}*)',
	pt: '(?:tempo|oferta) limitad[oa]|(?:estoque|stock) limitado|últimas unidades|enquanto (?:durar|durarem)(?: os?)? (?:estoques?|stocks?)|(?:só|somente|apenas) hoje|restam (?:apenas |só )?\\d+|apresse-se|última (?:chance|oportunidade)|não perca',
	ar: 'لفترة محدودة|(?:ال)?كمي(?:ة|ات) (?:ال)?محدودة|عرض محدود|حتى نفا[دذ] (?:ال)?كمي\\p{L}*|سارع\\p{L}*|آخر فرصة|فرصة (?:ال)?أخيرة|اليوم فقط|قبل نفا[دذ]|لا تفوت\\p{L}*|(?:لم يتبق|تبقى) (?:سوى |فقط )?\\d+|على وشك النفا[دذ]',
	ary: 'زرب\\p{L}*|غير اليوم|بقا(?:و|ت)? (?:غير|لينا)|قبل ما (?:ي|ت)(?:سالي|تسالا|كمل)\\p{L}*|ما ?تفلت\\p{L}*|ما ?تفوت\\p{L}*|كمية قليلة',
	tr: 'sınırlı (?:süre|sayı|stok)\\p{L}*|stoklarla sınırlı\\p{L}*|kaçırma\\p{L}*|acele ed\\p{L}*|son \\d+ (?:ürün|adet|parça)\\p{L}*|son şans\\p{L}*|(?:sadece|yalnızca) bugün|tükenmeden|tükenmek üzere',
	nl: 'beperkte (?:tijd|voorraad|aanbieding)|op ?= ?op|zolang de voorraad strekt|nog maar \\d+|bijna uitverkocht|haast je|wees er snel bij|laatste kans|alleen vandaag|mis (?:het|dit) niet',
	ja: '期間限定|数量限定|在庫限り|残りわずか|残り\\d+[点個台]|お急ぎ|お早めに|今だけ|本日限り|売り切れ|ラストチャンス',
	zh: '限时|限時|限量抢|库存有限|庫存有限|售完即止|最后机会|仅限今天|抓紧',
})

/** Why a sentence that presses the reader cannot stand. */
export function scarcity(normalized: string): string | undefined {
	const found = SCARCITY.exec(normalized)
	return found ? `Stock pressure and countdowns are never written (“${found[0]}”)` : undefined
}

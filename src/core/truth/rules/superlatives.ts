import { factText } from '../fact-text'
import { lexicon } from '../lexicon'
import type { Rule } from './rule'

/** English words that end like a superlative. */
const NOT_SUPERLATIVE =
	'rest|west|forest|chest|test|nest|guest|quest|interest|request|harvest|crest|vest|pest|contest|protest|midwest|conquest|honest|modest|earnest|southwest|northwest|breast|digest'

/** Best, first, only: a comparison with all others. */
const SUPERLATIVES = lexicon({
	en: `world'?s (?:\\S+ )?\\p{L}+|(?:the|our|your|its) (?:very )?best|best (?:quality|choice|gift|product|solution|way|in|of|on|ever|performance|experience|value|\\p{L}+ (?:ever|available|on the market|in the world))|best[- ]in[- ]class|the (?!(?:${NOT_SUPERLATIVE})(?!\\p{L}))\\p{L}{3,}est(?= )|the most \\p{L}+|the only|finest|greatest|unbeatable|unrivall?ed|unmatched|unparalleled|second to none|like no other|world[- ]class|top[- ]quality|top[- ]notch|leading (?:brand|manufacturer|product)|market leader|(?:higher|better|faster|stronger|lighter|longer|more \\p{L}+) than (?:any|all|other|most|the competition|competitors|traditional|ordinary|conventional)`,
	fr: "(?:le|la|les) meilleure?s?|(?:le|la|les) plus \\p{L}+ (?:du|de la|des|au|jamais)|(?:le|la) seule?|inégal(?:é|able)\\p{L}*|imbattable\\p{L}*|incomparable\\p{L}*|sans égal|hors pair|n'a pas d'égal|leader (?:du|sur le) marché|meilleure?s? (?:que|qualité|choix) ",
	es: '(?:el|la|los|las) mejor(?:es)?|(?:el|la) más \\p{L}+ de(?:l| la)? (?:mundo|mercado|su)|(?:el|la) únic[oa]|inigualable\\p{L}*|incomparable\\p{L}*|insuperable\\p{L}*|inmejorable\\p{L}*|sin igual|líder (?:del|en el) mercado',
	de: '(?:der|die|das|den|dem) (?:aller)?beste[nrs]?|beste[nrs]? (?:qualität|wahl|leistung|produkt|geschenk)|(?:der|die|das) einzige[nr]?|unschlagbar\\p{L}*|unübertr\\p{L}*|konkurrenzlos\\p{L}*|einzigartig\\p{L}*|unvergleichlich\\p{L}*|weltbest\\p{L}*|weltklasse|marktführ\\p{L}*|spitzenqualität|nummer-eins',
	it: '(?:il|la|i|le) miglior[ei]?|(?:il|la) più \\p{L}+ (?:del|di|al)\\S* (?:mondo|mercato|categoria)|(?:il|la) sol[oa]|ineguagliabil[ei]|imbattibil[ei]|incomparabil[ei]|insuperabil[ei]|senza pari|leader (?:del|di) mercato',
	pt: '(?:o|a|os|as) melhor(?:es)?|(?:o|a) mais \\p{L}+ do (?:mundo|mercado)|(?:o|a) únic[oa]|inigualáve(?:l|is)|imbatíve(?:l|is)|incomparáve(?:l|is)|insuperáve(?:l|is)|sem igual|líder (?:de|do) mercado',
	ar: '(?:أفضل|أحسن|أجود|أقوى|أسرع|أروع) (?:منتج|جودة|خيار|اختيار|هدية|ما|من|في|على|\\p{L}+ (?:في|على) (?:ال)?(?:عالم|سوق|إطلاق))|الأفضل|الأقوى|الأسرع|الوحيد\\p{L}*|لا مثيل له\\p{L}*|لا يضاهى|لا يقارن|منقطع النظير',
	ary: 'حسن (?:حاجة|منتوج|اختيار|هدية|جودة|\\p{L}+ (?:فالسوق|فالمغرب|فالعالم|كاين))|ماكاينش بحال\\p{L}*|ما كاين بحال\\p{L}*|نمرة (?:واحد|1)|الأول فالسوق',
	tr: 'en (?:iyi|güçlü|hızlı|kaliteli|hafif|dayanıklı|mükemmel|üstün)\\p{L}*|eşsiz|benzersiz|rakipsiz|tek (?:ürün|marka|çözüm)|dünyanın en|piyasanın en|pazar lideri',
	nl: '(?:de|het) (?:aller)?beste|(?:de|het) enige|onovertroffen|ongeëvenaard\\p{L}*|onverslaanbaar|weergaloos|uniek in|marktleider|topkwaliteit|beste (?:kwaliteit|keuze)',
	ja: '最高(?:の|級|品質|峰)|世界一|日本一|業界(?:初|最|no)|最強|唯一|究極|一番の',
	zh: '最好|最佳|第一品牌|顶级|頂級|极致|唯一|全网最',
})

/** Perfect, never, hundred percent: a promise without limit. */
const ABSOLUTES = lexicon({
	en: "perfect|ultimate|revolutionary|flawless|unbreakable|indestructible|foolproof|100 ?% (?:safe|effective|satisfaction|satisfied|secure|natural|guarantee\\p{L}*)|(?:never|won'?t ever) (?:break|fail|fade|rust|wear|leak|worry)s?|(?:lasts?|works?|stays?) forever|game[- ]chang\\p{L}*|life[- ]changing|must[- ]have|magical?ly?|no (?:one|other) (?:else )?(?:can|does|offers)|always works",
	fr: "parfaite?s?|ultimes?|révolutionnaires?|indestructibles?|incassables?|infaillibles?|100 ?% (?:sûr|efficace|naturel|sécurisé)\\p{L}*|(?:ne|n') ?\\p{L}+ jamais|pour toujours|à vie|indispensables?|incontournables?|magique",
	es: 'perfect[oa]s?|definitiv[oa]s?|revolucionari[oa]s?|indestructibles?|irrompibles?|infalibles?|100 ?% (?:segur|efectiv|eficaz|natural)\\p{L}*|nunca (?:se )?(?:rompe|falla|oxida|desgasta)|para siempre|imprescindibles?|mágic[oa]',
	de: 'perfekt\\p{L}*|ultimativ\\p{L}*|revolutionär\\p{L}*|unzerstörbar\\p{L}*|unzerbrechlich\\p{L}*|unfehlbar\\p{L}*|100 ?% (?:sicher|wirksam|natürlich|zufrieden)\\p{L}*|für immer|ein leben lang|unverzichtbar\\p{L}*|makellos\\p{L}*|magisch\\p{L}*',
	it: 'perfett[oaie]|definitiv[oa]|rivoluzionari[oa]|indistruttibil[ei]|infrangibil[ei]|infallibil[ei]|100 ?% (?:sicur|efficac|natural)\\p{L}*|per sempre|imperdibil[ei]|indispensabil[ei]|magic[oa]',
	pt: 'perfeit[oa]s?|definitiv[oa]s?|revolucionári[oa]s?|indestrutíve(?:l|is)|inquebráve(?:l|is)|infalíve(?:l|is)|100 ?% (?:segur|eficaz|natural)\\p{L}*|para sempre|imperdíve(?:l|is)|indispensáve(?:l|is)|mágic[oa]',
	ar: 'مثالي\\p{L}*|ثوري\\p{L}*|غير قابل للكسر|لا (?:ينكسر|يصدأ|يتلف|يبلى) (?:أبدا|)|100 ?% (?:آمن|فعال|طبيعي)\\p{L}*|إلى الأبد|مدى الحياة|سحري\\p{L}*|لا غنى عنه',
	ary: 'ما كيتهرسش|ما (?:عمرو|عمرها) (?:ي|ت)\\p{L}+|100 ?% (?:مضمون|طبيعي|ناضي)\\p{L}*|ديما مضمون|واعر بزاف|خطير بزاف|العجب',
	tr: 'mükemmel\\p{L}*|kusursuz\\p{L}*|devrim niteliğinde|kırılmaz|asla (?:bozul|kırıl|pasla)\\p{L}*|%? ?100 (?:güvenli|etkili|doğal)|sonsuza kadar|ömür boyu|vazgeçilmez|sihirli',
	nl: 'perfecte?|ultieme?|revolutionaire?|onverwoestbare?|onbreekbare?|feilloze?|100 ?% (?:veilig|effectief|natuurlijk)\\p{L}*|voor altijd|levenslang|onmisbare?|magische?',
	ja: '完璧|究極|革命的|絶対に?|100%(?:安全|天然|満足)|永遠|魔法の|必需品|一生もの',
	zh: '完美|革命性|绝对|絕對|100%(?:安全|天然|有效)|永不|必备',
})

/** A comparison or promise without limit stands only when a fact the text cites makes one of its kind. */
export const superlatives: Rule = (normalized, { cited }) => {
	for (const pattern of [SUPERLATIVES, ABSOLUTES]) {
		const found = pattern.exec(normalized)
		if (found && !cited.some((fact) => pattern.test(factText(fact)))) return `No cited fact supports the superlative “${found[0].trim()}”`
	}
	return undefined
}

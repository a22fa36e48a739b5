import { conceptsFrom, unsupportedConcept } from '../concepts'
import type { RuleContext } from './rule'

/** Names of countries goods are said to come from, in the languages of the rules. */
const COUNTRIES =
	'chin[ae]|cina|japan|japon|japón|giappone|japão|germany|allemagne|deutschland|alemania|germania|alemanha|ital(?:y|ie|ia|ien)|itália|france|frankreich|francia|frança|usa|u\\.s\\S*|united states|america|amerika|états-unis|estados unidos|stati uniti|england|britain|uk|united kingdom|großbritannien|royaume-uni|europe|europa|eu|ue|spain|espagne|spanien|españa|spagna|espanha|portugal|turk(?:ey|iye)|turquie|türkei|türkiye|turquía|turquia|turchia|morocco|maroc|marokko|marruecos|marocco|marrocos|switzerland|suisse|schweiz|suiza|svizzera|suíça|austria|autriche|österreich|sweden|suède|schweden|norway|norvège|norwegen|denmark|danemark|dänemark|netherlands|pays-bas|niederlande|nederland|belgi(?:um|que|en|ca)|poland|pologne|polen|india|inde|indien|korea|corée|vietnam|taiwan|thailand|brazil|brésil|brasil|mexico|mexique|méxico|canada|kanada'

/** Properties that writers add because products of the kind often have them. A fact must have them. */
const PROPERTIES = conceptsFrom({
	'protection from water': {
		x: 'water[- ]?(?:proof|resistant|repellent|tight)\\p{L}*|splash[- ]?proof|ipx?\\d+|étanche|imperméable|déperlant\\p{L}*|impermeable|resistente al agua|sumergible|wasserdicht\\p{L}*|wasserfest\\p{L}*|wasserabweisend\\p{L}*|spritzwassergeschützt|impermeabil[ei]|resistente all.acqua|à prova d.água|impermeável|resistente à água|su geçirmez|suya dayanıklı|waterdicht|waterbestendig|waterafstotend',
		ar: '(?:مقاوم\\p{L}*|ضد) (?:لل|ال)?(?:ماء|مياه|بلل|ما)|كيقاوم الما|مانع للماء',
		ja: '防水|撥水|耐水',
	},
	'dishwasher-safe': {
		x: 'dish ?washer|lave-vaisselle|lavavajillas|spülmaschine\\p{L}*|geschirrspül\\p{L}*|lavastoviglie|lava-louças?|máquina de lavar (?:a )?lou[çi]\\p{L}*|bulaşık makine\\p{L}*|vaatwasser\\p{L}*',
		ar: 'غساله (?:ال)?(?:صحون|اطباق)|جلايه|ماكينه د(?:يال)? (?:ال)?ماعن',
		ja: '食洗機|食器洗|洗碗机',
	},
	'machine-washable': {
		x: 'machine[- ]wash\\p{L}*|washable in (?:the )?machine|lavable en machine|lavage en machine|lavable a máquina|lavable en lavadora|(?:maschinen|wasch)(?:waschbar|maschinen(?:fest|geeignet))\\p{L}*|lavabile in lavatrice|lavável na máquina|makinede yıkan\\p{L}*|machinewasbaar|wasmachine',
		ar: 'غسل في (?:ال)?غساله|غساله (?:ال)?ملابس|كيتصبن فالماكينه',
		ja: '洗濯機|机洗',
	},
	microwave: {
		x: 'microwave\\p{L}*|micro-?ondes|microondas|mikrowelle\\p{L}*|microonde|micro-ondas|mikrodalga\\p{L}*|magnetron',
		ar: 'ميكروويف|ميكرويف',
		ja: '電子レンジ|微波',
	},
	wireless: {
		x: 'wireless\\p{L}*|cordless|sans[- ]fil|inalámbric\\p{L}*|kabellos\\p{L}*|drahtlos\\p{L}*|senza fili|sem fios?|kablosuz|draadloos|draadloze|wi-?fi|wlan|bluetooth',
		ar: 'لاسلكي\\p{L}*|بلوتوث|واي فاي|بلا (?:خيط|كابل|فيل)',
		ja: 'ワイヤレス|コードレス|無線|无线|蓝牙',
	},
	rechargeable: {
		x: 'rechargeable|recargable|wiederaufladbar\\p{L}*|aufladbar\\p{L}*|akku\\p{L}*|ricaricabil[ei]|recarregáve(?:l|is)|şarj edilebilir|şarjlı|oplaadbaar|oplaadbare',
		ar: '(?:قابل\\p{L}* (?:لاعاده )?(?:ال|لل)?شحن)|كيتشارجا|كيتشحن',
		ja: '充電式|可充电',
	},
	'noise cancelling': {
		x: 'noise[- ]cancel\\p{L}*|réduction (?:active )?d[eu] bruit|cancelación (?:activa )?de ruido|geräuschunterdrück\\p{L}*|noise-cancelling|cancellazione del rumore|cancelamento de ruído|gürültü (?:önle|engelle)\\p{L}*|ruisonderdruk\\p{L}*',
		ar: '(?:الغاء|عزل) (?:ال)?ضوضاء',
		ja: 'ノイズキャンセ|降噪',
	},
	hypoallergenic: { x: 'h[yi]poal+erg[eé]n\\p{L}*|hipoalerg\\p{L}*', ar: 'مضاد للحساسيه|لا يسبب الحساسيه', ja: '低刺激|低アレルギー' },
	'free of a harmful substance': {
		x: '(?:bpa|pvc|ptfe|pfoa|lead|phthalate|paraben|sulfate|latex|gluten|sugar|alcohol|nickel|fragrance)[- ]free|non[- ]?toxic|toxin[- ]free|sans (?:bpa|phtalates?|parabènes?|plomb|gluten|sucre|alcool|nickel|produits toxiques)|non toxique|(?:libre de|sin) (?:bpa|ftalatos|parabenos|plomo|gluten|azúcar|alcohol|níquel|tóxicos)|no tóxic\\p{L}*|(?:bpa|schadstoff|blei|gluten|zucker|alkohol|nickel|paraben)-?frei\\p{L}*|ungiftig\\p{L}*|(?:senza|privo di) (?:bpa|ftalati|parabeni|piombo|glutine|zucchero|alcol|nichel)|atossic\\p{L}*|(?:livre de|sem) (?:bpa|ftalatos|parabenos|chumbo|glúten|açúcar|álcool)|atóxic\\p{L}*|bpa içermez|toksik olmayan|(?:bpa|lood|gluten|suiker)-?vrij|niet[- ]giftig',
		ar: 'خال\\p{L}* من|غير سام\\p{L}*|ما فيه?ا?ش (?:bpa|مواد)',
		ja: 'bpaフリー|無添加|無毒|グルテンフリー|不含',
	},
	'resistance to heat or fire': {
		x: 'heat[- ](?:proof|resistant)|fire[- ]?(?:proof|resistant)|flame[- ](?:retardant|resistant)|résistante?s? à la chaleur|ignifug\\p{L}*|resistentes? al (?:calor|fuego)|hitzebeständig\\p{L}*|feuerfest\\p{L}*|resistent[ei] al calore|resistentes? ao calor|ısıya dayanıklı|hittebestendig\\p{L}*',
		ar: 'مقاوم\\p{L}* لل(?:حراره|حريق|نار)|كيقاوم السخون\\p{L}*',
		ja: '耐熱|耐火|难燃|耐高温',
	},
	'resistance to shock or scratches': {
		x: 'shock[- ]?(?:proof|resistant)|scratch[- ]?(?:proof|resistant)|shatter[- ]?(?:proof|resistant)|drop[- ]proof|antichocs?|anti-?rayures?|résistante?s? aux (?:chocs|rayures)|antigolpes|antiarañazos|resistentes? a (?:los )?(?:golpes|arañazos)|stoßfest\\p{L}*|kratzfest\\p{L}*|bruchsicher\\p{L}*|antiurto|antigraffio|à prova de (?:choques?|riscos)|darbeye dayanıklı|çizilmeye dayanıklı|schokbestendig|krasbestendig',
		ar: 'مقاوم\\p{L}* لل(?:صدمات|خدش|كسر)|ضد (?:ال)?(?:خدش|كسر|صدمات)',
		ja: '耐衝撃|防抖|傷に強い|耐磨|防摔',
	},
	'handmade work': {
		x: 'hand[- ]?(?:made|crafted|woven|painted|stitched)|fait(?:es?)? (?:à la )?main|artisanale?s?|artisanaux|hecho a mano|artesanal\\p{L}*|handgemacht\\p{L}*|handgefertigt\\p{L}*|fatt[oa] a mano|artigianal[ei]|feit[oa] à mão|el yapımı|handgemaakt\\p{L}*',
		ar: 'مصنوع\\p{L}* (?:يدويا|باليد)|صنع يدوي|صناعه يدويه|صنعه تقليديه|مخدوم باليد',
		ja: '手作り|手作業|ハンドメイド|手工',
	},
	origin: {
		x: `(?:made|manufactured|designed|crafted|assembled|engineered|fabriqu\\p{L}+|conçue?s?|hecho|hecha|fabricad[oa]|hergestellt|gefertigt|entwickelt|prodott[oa]|fabbricat[oa]|progettat[oa]|feito|feita|gemaakt) (?:in|en|au|aux|na|no|nos|em) (?:the |der |den |la |los |gli )?(?:${COUNTRIES})`,
		ar: '(?:صنع|مصنوع\\p{L}*|مصمم\\p{L}*) في (?:المغرب|الصين|المانيا|اليابان|تركيا|ايطاليا|فرنسا|امريكا|اسبانيا|اوروبا|سويسرا|كوريا)',
		ja: '日本製|国産|ドイツ製|イタリア製|アメリカ製',
	},
	patents: {
		x: 'patent(?:ed|s|iert\\p{L}*)?|brevet\\p{L}*|patentad\\p{L}*|patente\\p{L}*',
		ar: 'براءه اختراع|حاصل على براءه',
		ja: '特許|专利|專利',
	},
})

/** Why a property cannot stand: no fact has it, in any language. */
export function properties(normalized: string, context: RuleContext): string | undefined {
	const found = unsupportedConcept(normalized, PROPERTIES, context)
	return found && `No fact states ${found.name} (“${found.words}”)`
}

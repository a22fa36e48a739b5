import { conceptsFrom, unsupportedConcept } from '../concepts'
import type { RuleContext } from './rule'

const MATERIALS = conceptsFrom({
	'stainless steel': {
		x: 'stainless(?:[- ]steel)?|inox(?:ydable)?|acier inox\\p{L}*|acero inoxidable|edelstahl\\p{L}*|acciaio inox\\p{L}*|aço inox\\p{L}*|paslanmaz\\p{L}*|roestvrij\\p{L}*|rvs',
		ar: 'مقاوم للصدا|ستانلس\\p{L}*|ينوكس|فولاذ (?:ال)?مقاوم',
		ja: 'ステンレス|不锈钢|不鏽鋼',
	},
	aluminium: { x: 'alumin\\p{L}*|alu|alüminyum\\p{L}*', ar: 'الومن?يوم|المنيوم', ja: 'アルミ|铝|鋁' },
	titanium: { x: 'titan(?:ium|e|io|o)?|titânio|titanyum', ar: 'تيتانيوم', ja: 'チタン|钛|鈦' },
	'carbon fibre': {
		x: 'carbon fib(?:er|re)|fibres? de carbone|fibra de carbono|kohlefaser\\p{L}*|carbonfaser\\p{L}*|fibra di carbonio|koolstofvezel|karbon fiber',
		ar: 'الياف (?:ال)?كربون',
		ja: 'カーボンファイバー|炭素繊維|碳纤维',
	},
	brass: { x: 'brass|laiton|latón|messing\\p{L}*|ottone|latão|pirinç', ar: 'نحاس اصفر', ja: '真鍮|黄铜' },
	'cast iron': {
		x: 'cast[- ]iron|fonte (?:émaillée|d.acier)|hierro fundido|gusseisen\\p{L}*|ghisa|ferro fundido|döküm demir|gietijzer\\p{L}*',
		ar: 'حديد (?:ال)?زهر',
		ja: '鋳鉄|铸铁',
	},
	gold: {
		x: '(?:\\d+ ?(?:k|carat|karat)t? )gold|gold[- ]plated|plaqué or|chapado en oro|vergoldet\\p{L}*|placcat\\p{L}* oro|folheado a ouro|altın kaplama|verguld',
		ar: 'مطلي بالذهب|ذهب عيار',
		ja: '金メッキ|18金|镀金',
	},
	'sterling silver': {
		x: 'sterling silver|argent massif|plata de ley|sterlingsilber|argento sterling|prata (?:925|de lei)|925 gümüş',
		ar: 'فضه (?:استرليني\\p{L}*|عيار)',
		ja: 'シルバー925|纯银',
	},
	leather: {
		x: 'leather|cuir|cuero|piel (?:genuina|auténtica)|leder\\p{L}*|echtleder|pelle (?:vera|genuina)|vera pelle|cuoio|couro|deri|rundleer|echt leer|kunstleer',
		ar: 'جلد',
		ja: '本革|レザー|牛革|真皮|皮革',
	},
	cotton: {
		x: 'cotton|coton|algodón|baumwoll\\p{L}*|cotone|algodão|pamuk\\p{L}*|katoen\\p{L}*',
		ar: 'قطن\\p{L}*',
		ja: '綿|コットン|纯棉|棉',
	},
	silk: { x: 'silk|soie|seda|seide\\p{L}*|seta|ipek\\p{L}*|zijde', ar: 'حرير\\p{L}*', ja: 'シルク|絹|丝绸|真丝' },
	wool: { x: 'wool|merino|laine|lana|(?:schur)?wolle|lã|yün|wol', ar: 'صوف\\p{L}*', ja: 'ウール|羊毛' },
	cashmere: { x: 'cashmere|cachemire|cachemira|kaschmir|caxemira|kaşmir|kasjmier', ar: 'كشمير', ja: 'カシミ[アヤ]|羊绒' },
	linen: { x: 'linen fabric|100 ?% linen|\\d+ ?% lin|en lin|leinen\\p{L}*|keten', ar: 'كتان\\p{L}*', ja: 'リネン|亚麻' },
	velvet: {
		x: 'velvet|velours|terciopelo|samt(?:stoff|bezug)|velluto|veludo|kadife|fluweel',
		ar: 'مخمل\\p{L}*|موبرا',
		ja: 'ベルベット|天鹅绒',
	},
	polyester: { x: 'poly?i?ester|poliestere|poliéster', ar: 'بوليستر\\p{L}*', ja: 'ポリエステル|聚酯' },
	nylon: { x: 'nylon|nailon|naylon', ar: 'نايلون', ja: 'ナイロン|尼龙' },
	microfibre: {
		x: 'microfib(?:er|re)s?|microfibra|mikrofaser\\p{L}*|mikrofiber|microvezel',
		ar: 'ميكروفايبر|الياف دقيقه',
		ja: 'マイクロファイバー|超细纤维',
	},
	'memory foam': {
		x: 'memory[- ]foam|mousse à mémoire\\p{L}*|mémoire de forme|espuma (?:viscoelástica|de memoria|com memória|viscoelástica)|viscoelástic\\p{L}*|memory-?schaum|gedächtnisschaum|traagschuim',
		ar: 'ميموري فوم|اسفنج (?:ال)?ذاكره|رغوه (?:ال)?ذاكره',
		ja: '低反発|记忆棉|記憶棉',
	},
	silicone: { x: 'silicone?s?|silicona|silikon\\p{L}*', ar: 'سيليكون', ja: 'シリコン|シリコーン|硅胶|矽膠' },
	bamboo: { x: 'bamboo|bambou|bambú|bambus\\p{L}*|bambù|bambu|bamboe', ar: 'خيزران|بامبو', ja: '竹|バンブー' },
	wood: {
		x: 'wood(?:en)?|bois|madera|holz\\p{L}*|(?:massiv|buchen|eichen)holz|legno|madeira|ahşap|hout(?:en)?|oak|teak|walnut wood|acacia',
		ar: 'خشب\\p{L}*|لعود',
		ja: '木製|天然木|无垢|实木|木质',
	},
	marble: { x: 'marble|marbre|mármol|marmor|marmo|mármore|mermer|marmer', ar: 'رخام', ja: '大理石' },
	ceramic: {
		x: 'ceramics?|céramique|cerámica|keramik\\p{L}*|ceramica|cerâmica|seramik|keramiek|porcelain|porcelaine|porcelana|porzellan|porcellana',
		ar: 'سيراميك|خزف\\p{L}*|بورسلان|الفخار',
		ja: 'セラミック|陶器|磁器|陶瓷',
	},
	'tempered glass': {
		x: 'tempered[- ]glass|borosilicate|verre (?:trempé|borosilicaté)|vidrio templado|borosilicato|gehärtet\\p{L}* glas|borosilikat\\p{L}*|vetro temperato|vidro temperado|temperli cam|gehard glas',
		ar: 'زجاج (?:ال)?(?:مقسي|مقوي|بوروسيليكات)',
		ja: '強化ガラス|耐熱ガラス|钢化玻璃',
	},
	latex: { x: 'latex|látex|lateks|lattice naturale', ar: 'لاتكس', ja: 'ラテックス|乳胶' },
})

/** Why a material cannot stand: no fact names it, in any language. */
export function materials(normalized: string, context: RuleContext): string | undefined {
	const found = unsupportedConcept(normalized, MATERIALS, context)
	return found && `No fact names the material ${found.name} (“${found.words}”)`
}

import type { ConceptTable } from '../concepts'

const WITHOUT =
	"free (?:of|from)|(?:contains?|with) no|no|without|does(?:n't| not) contain|sans|exempte?s? de|ne contient (?:pas|aucun) (?:de )?|libres? de|sin|no contiene|frei von|ohne|enthält kein(?:e|en)?|senza|priv[oaie] di|non contiene|livres? de|sem|não contém|zonder|vrij van|bez|nie zawiera|utan|fri från|fritt från|fri for|fritt for|uden|uten|ilman|laus við|án|vry van|bebas|tanpa|без|не содержит"
const FREE = 'free|frei(?:e|er|es|en)?|vrije?|fri(?:tt|a)?|vapaa|vaba|frí(?:tt)?|vry|içermez|içermeyen|yok'

/** What things are said to be free of, in the writings of the vocabulary. */
const SUBSTANCES: Readonly<Record<string, Required<ConceptTable[string]> | ConceptTable[string]>> = {
	BPA: { x: 'bpa|bisphenol~|bisphénol~|bisfenol~|бисфенол~', ar: 'bpa|بي بي ا[يى]?|بيسفينول~', he: 'bpa', cjk: 'bpa|双酚a|雙酚a|비스페놀' },
	PVC: { x: 'pvc', ar: 'pvc', cjk: 'pvc' },
	lead: { x: 'lead|plomb|plomo|blei|piombo|chumbo|kurşun|lood|ołowiu|bly|timbal|свинца', ar: 'رصاص', cjk: '鉛|铅|鉛' },
	phthalates: {
		x: 'phthalates?|phtalates?|ftalatos?|phthalate?|ftalati|ftalat(?:ów)?|weichmacher',
		ar: 'فثالات|فتالات',
		cjk: 'フタル酸|邻苯|프탈레이트',
	},
	parabens: {
		x: 'parabens?|parabènes?|parabenos?|parabene?n?|parabeni|parabenów|парабенов',
		ar: 'بارابين~|برابين',
		he: 'פרבנים',
		cjk: 'パラベン|パラベン類|对羟基苯甲酸酯|파라벤|พาราเบน',
	},
	sulphates: { x: 'sulph?ates?|sulfatos?|sulfate|solfati|sülfat', ar: 'كبريتات|سلفات', cjk: '硫酸塩|サルフェート|硫酸盐|설페이트' },
	gluten: { x: 'gluten~|glúten|glutine|глютена', ar: 'غلوتين|جلوتين|كلوتين', he: 'גלוטן', cjk: 'グルテン|麸质|麩質|글루텐|กลูเตน' },
	sugar: {
		x: '(?:added )?sugars?|sucres?(?: ajoutés?)?|azúcar(?:es)?(?: añadidos?)?|zucker(?:zusatz)?|zuccheri?(?: aggiunti)?|açúcar(?:es)?|şeker|suiker|cukru|socker|gula|сахара',
		ar: 'سكر',
		he: 'סוכר',
		cjk: '砂糖|糖|蔗糖|설탕|무설탕|น้ำตาล',
	},
	alcohol: { x: 'alcohol|alcool|alkohol|álcool|alkol', ar: 'كحول', he: 'אלכוהול', cjk: 'アルコール|酒精|알코올|แอลกอฮอล์' },
	nickel: { x: 'nickel|níquel|nichel|nikel|niklu', ar: 'نيكل', cjk: 'ニッケル|镍|니켈' },
	latex: { x: 'latex|látex|lattice|lateks', ar: 'لاتكس', cjk: 'ラテックス|乳胶' },
	lactose: { x: 'lactose|lactosa|laktose|lattosio|laktoz|laktozy', ar: 'لاكتوز', cjk: '乳糖|락토스' },
	fragrance: {
		x: 'fragrances?|perfumes?|parfums?|duftstoffe?|parfüm|profumo|fragancias?|fragrâncias?',
		ar: 'عطور|روائح صناعيه',
		cjk: '香料|香精|향료',
	},
	'PTFE or PFAS': { x: 'ptfe|pfoa|pfas|pfc', ar: 'pfoa|ptfe|pfas', cjk: 'pfoa|ptfe|pfas' },
	preservatives: {
		x: 'preservatives?|conservateurs?|conservantes?|konservierungsstoffe?|conservanti|koruyucu',
		ar: 'مواد حافظه',
		cjk: '保存料|防腐剂|방부제',
	},
	'artificial additives': {
		x: 'artificial (?:colou?rs?|flavou?rs?|additives?|ingredients)|additives?|additifs?|colorants?(?: artificiels?)?|aditivos?|zusatzstoffe?|additivi',
		ar: 'اضافات (?:صناعيه|كيماويه)|ملونات',
		cjk: '添加物|着色料|添加剂|첨가물',
	},
}

/** "Free of X" in every wording, a concept per substance. */
export const FREE_FROM: ConceptTable = Object.fromEntries(
	Object.entries(SUBSTANCES).map(([name, { x = '', ar, he, cjk = '' }]) => [
		`free of ${name}`,
		{
			x: `(?:${x})[ -]?(?:${FREE})|(?:${WITHOUT}) (?:${x})`,
			...(ar ? { ar: `(?:خال~ (?:تماما )?من|بدون|بلا|ما فيه?ا? ?ش?) (?:ماده |مركب )?(?:ال)?(?:${ar})` } : {}),
			...(he ? { he: `(?:ללא|נטול|נטולת) (?:${he})` } : {}),
			cjk: `(?:${cjk}) ?(?:フリー|不使用|を含まない|を含みません|無添加|프리|없음|무첨가|ฟรี)|(?:不含|无|無|零|ปราศจาก(?:สาร)?|ไม่มี(?:สาร)?|무) ?(?:${cjk})`,
		},
	]),
)

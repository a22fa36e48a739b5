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
		x: 'phthalates?|phtalates?|ftalatos?|phthalate?|ftalati|ftalat(?:ów|a|i)?|ftalát[ůo]v?|фталат(?:ов|ів|и)|weichmacher',
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
	nickel: {
		x: 'nickel|níquel|nichel|nikel|niklu|nikl[ua]|никел[яь]|нікелю|nikkel|nikelj|nikko',
		ar: 'نيكل',
		cjk: 'ニッケル|镍|鎳|니켈|นิกเกิล',
	},
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

/** What does no harm is said in wordings of its own. */
const HARMLESS: ConceptTable = {
	'free of harmful substances': {
		by: 'non-toxic',
		x: '(?:не (?:выделя|содерж)~|без|не виділя~|не міст~|не отделя~|не съдържа) (?:\\S+ )?(?:вредн|токсич|ядовит|шкідлив|токсичн|отруйн|отровн|тяжел~ металл|важк~ метал|тежк~ метал)~|(?:nie (?:wydziela|uwalnia|zawiera)|(?:neuvolň|neuvoľň|neobsah|nepouštěj|nepúšť)~|bez|ne (?:otpušta|ispušta|sadrži|oddaja|sprošča|vsebuje)|brez|не (?:отпушта|испушта|садржи)|neišskiria|be) (?:\\S+ )?(?:szkodliw|toksyczn|trując|metali ciężk|škodliv|škodljiv|toxick|jedovat|těžk~ kov|ťažk~ kov|štetn~ (?:tvari|supstanc|materij|sastoj)|otrovn|toksičn|tešk~ metal|strupen|težk~ kovin|штетн~ (?:материј|супстанц|састој)|отровн|токсичн|kenksming|nuoding|toksišk|sunkiųjų metal)~|nem (?:oldód(?:ik|nak) ki|bocsát ki|tartalmaz) (?:\\S+ )?(?:káros|mérgező|toxikus|nehézfém)~|(?:káros|mérgező) anyagoktól mentes|(?:méreg|toxin|nehézfém)mentes~|(?:zararlı|zehirli|toksik|ağır) (?:madde|kimyasal|metal|içerik)~ (?:\\S+ )?(?:içerm|salma|yok|bırakma|barındırma)~|toksik olmayan|zehirsiz|không (?:chứa|thôi nhiễm|giải phóng|có|tiết ra) (?:\\S+ )?(?:chất độc|độc hại|kim loại nặng|chất có hại|chất gây hại)|không độc(?: hại)?|(?:tidak|tak|tanpa|bebas)(?: (?:melepaskan|mengandung|mengandungi|membebaskan|mengeluarkan))? (?:zat|bahan|kimia|logam) (?:berbahaya|beracun|toksik|berat)|tidak (?:beracun|toksik)|bebas (?:racun|toksin)|wala~ (?:\\S+ )?(?:nakalalason|nakakalason|lason)~|hindi nakalalason|(?:hakitoi|haitoi|hautoi|hakina|haina|hauna|havina|bila) (?:kemikali|sumu)~|(?:हानिकारक|विषैल|ज़हरील|जहरील|टॉक्सिक)~ (?:\\S+ )?(?:\\S+ )?(?:नहीं|मुक्त|रहित)|विष_?रहित|विषमुक्त|नॉन_?टॉक्सिक|ক্ষতিকর (?:\\S+ )?(?:\\S+ )?(?:নেই|না)|বিষমুক্ত',
		ar: '(?:لا (?:ي|ت)(?:طلق|حتوي|فرز|سرب)(?: علي)?|خال~ من|بدون|بلا|ما (?:كي|كت)(?:طلق|خرج)~|ما فيه~) (?:اي |حتي )?(?:ال)?(?:مواد|ماده|معادن|كيماويات) (?:ال)?(?:ضار|سام|ثقيل|خطر|مضر|تقيل)~|غير سام~|(?:زہریل|مضر)~ (?:\\S+ )?(?:\\S+ )?(?:نہیں|سے پاک)|غیر زہریل~|هیچ ماده\\S*(?: ی)? (?:سمی|مضر)~|غیر ?سمی|(?:فاقد|بدون) مواد (?:سمی|مضر)',
		he: 'ללא חומרים (?:רעיל|מזיק)~|ש?(?:לא|אינו|אינה) (?:משחרר|מפריש|פולט)[הת]? (?:\\S+ )?(?:רעיל|מזיק|מתכות)~|לא רעיל~',
		cjk: '(?:有害|有毒)(?:物質|成分|化学物質)[^。、]{0,4}(?:溶け出さ|出ませ|出ない|出さ|含まな|含みませ|不使用|ゼロ|フリー)|(?:不|无|無|零|沒有|没有)(?:含|释放|釋放|釋出|析出|溶出)?(?:任何)?(?:有害物|有毒物|重金属|重金屬|毒素)|无毒(?!蛇)|無毒(?!蛇)|(?:유해|독성) ?(?:물질|성분)(?:이|을|은|도)? ?(?:\\S+ )?(?:나오지|없|않|배출)|무독성|중금속(?:이|을)? ?(?:나오지|없|용출)|ไม่(?:ปล่อย|มี|ปน)?(?:สารอันตราย|สารพิษ|โลหะหนัก|สารเคมีอันตราย)|ปลอดสารพิษ|ไร้สารพิษ',
	},
}

/** "Free of X" in every wording, a concept per substance. */
const FREE_OF: ConceptTable = Object.fromEntries(
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

export const FREE_FROM: ConceptTable = { ...FREE_OF, ...HARMLESS }

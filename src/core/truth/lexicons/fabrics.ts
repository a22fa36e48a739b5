import type { ConceptTable } from '../concepts'
import { ACRYLIC_GLASS, IMITATION_LEATHER } from './made-of'

/** Words of languages with lists of their own, read everywhere: no other language has them. */
const everywhere = (words: Readonly<Record<string, string>>) => Object.values(words).join('|')

/** What is worn, sewn and stuffed. */
export const FABRICS: ConceptTable = {
	leather: {
		by: 'lambskin|suede|exotic leather',
		x: 'leather|cuir|cuero|piel (?:genuina|auténtica|de (?:vaca|vacuno|cabra))|leder|leder(?!optik|imitat|skab|skap|een)~|echtleder~|rindsleder~|pelle (?:vera|genuina|di)|in pelle|vera pelle|cuoio|couro|hakiki deri|gerçek deri|deri|deriden|derisi|rundleer|van leer|echt leer|leren (?:band|riem|bekleding|hoes)|lederen|skóra(?! (?:jest|pozosta|czuje|oddych|odpocz|wysch|potrzeb|lubi))|(?<!(?:dla|do|od|typu|pielęgnacji) )skóry|skórzan~|läder~|skinn|kulit asli|berbahan kulit|bahan kulit|(?:натуральн|настоящ|телячь|воловь|бычь|козь|овечь)\\p{L}{2,3} кож(?!\\p{L}* (?:лиц|рук|тел|губ))~|из (?:мягкой )?кожи|(?<!(?:ваша|твоя|детская|сухая|чувствительная|нежная|его|её|ее|моя|гусиная) )кожа(?! (?:\\S+ )?(?:рук|лиц|тел|голов|ног|малыш|реб[её]н|стан|дыш|сух|чувств|вокруг|мягк|оста[её]тся|не |впит|после|под |при ))|кожан~|चमड़ा|चमड़े|da thật|(?:από|γνήσιο|αληθινό|φυσικό) δέρμα|(?<!(?:do|na|pro|vaše|vaši|tvá|dětská|suchá|citlivá|mokrá|hebká|jemná|její|jeho|moje|tvoje|husí|od|po|stav|péče o|ochran\\p{L}|podrážd\\p{L}+|strukt\\p{L}+) )kůže(?! (?:zůst|je |dých|se |vypad))|bőr(?= (?:táska|öv|szíj|tok|kötés|borít|kárpit|huzat|felső|tárca|kesztyű|csizma|talp|bevonat))|(?<=(?:valódi|igazi|természetes|olasz|fekete|barna|minőségi|anyaga?|anyaga?:) )bőr',
		ar: '(?<!(?:علي|عن|لون|يلامس|تلامس|نوع|انواع|حتي|فوق|ل) (?:ال)?|لل)جلد(?! (?:حساس|الحساس|ناعم|جاف|الجاف))|جلدي|جلديه|جلود',
		he: '(?<!(?:סוגי|סוג|גוון|נגע|נגעי) )עור(?! (?:ה?פנים|רגיש|עדין|יבש|שמן|הידיים|התינוק|בריא|צעיר|חלק))',
		cjk: '本革|レザー|牛革|真皮|皮革|革製|가죽|หนังแท้|หนังวัว',
	},
	'imitation leather': {
		by: 'polyurethane',
		x: `(?:faux|imitation|vegan|synthetic|artificial|pu|eco|fake) leather|leather(?: |_)(?:look|like|style|effect)|leatherette|pleather|similicuir|simili cuir|cuir (?:synthétique|artificiel|végan|pu)|imitation cuir|aspect cuir|polipiel|cuero (?:sintético|artificial|vegano|ecológico|pu)|piel sintética|kunstleder~|lederoptik|lederimitat~|pu leder|ecopelle|similpelle|finta pelle|pelle sintetica|couro (?:sintético|ecológico|vegano|pu)|suni deri~|vegan deri|kunstleer|kunstleren|imitatieleer|ekoskór~|skór~ (?:ekologiczn|syntetyczn|sztuczn)~|(?:syntetyczn|sztuczn)~ skór\\p{L}*|konstläder~|kulit sintetis|(?:искусственн|синтетическ|изкуствен)~ кож\\p{L}*|экокож~|(?:uměl|syntetick)~ kůž\\p{L}*|dirbtin~ od\\p{L}*|${everywhere(IMITATION_LEATHER)}`,
		ar: 'جلد (?:ال)?(?:صناعي|اصطناعي|نباتي|مقلد)|جلد بو|سكاي',
		he: 'דמוי עור|עור סינתטי',
		cjk: '合皮|合成皮革|合成革|人工皮革|人工レザー|合成レザー|フェイクレザー|puレザー|レザー調|人造革|仿皮|pu皮|(?:人造|人工|合成)皮(?:革|(?!肤|膚|革))|(?:인조|합성|비건|에코) ?가죽|합성 ?피혁|หนังเทียม|หนังสังเคราะห์|หนังpu',
	},
	'exotic leather': {
		x: 'crocodile_?(?:leather|skin|print|emboss|effect|pattern|texture|look|grain)~|(?<=(?:genuine|real|mock|faux|cuir|peau|effet|imitation|façon|aspect|style|motif) (?:de |d.)?)crocodile|krokodil\\p{L}{0,4}_?(?:leder|leer|skind|skinn|läder|lær|læder|haut|leer|print|prägung|effekt|optik|look|leren|nahka|bőr|derisi|kůže|koža)~|(?<=(?:echt|echtes|aus|van|af|av|af ægte|ekte|äkta|gerçek) )krokodil(?!len(?!le|hu))\\p{L}*|(?<=(?:piel|cuero|estampado|efecto|símil|imitación|tipo|acabado) (?:de )?)cocodrilo|(?<=(?:pelle|stampa|effetto|cuoio|similpelle|tipo) (?:di )?)coccodrillo|(?<=(?:pele|couro|estampa|efeito|imitação|tipo) (?:de )?)crocodilo|snakeskin|python(?: |_)?(?:leather|skin|leder|leer)~|lams?leer|lambskin|nappa(?!a|v|l|si|isi)~|(?<=(?:aitoa|pehmeää|ohutta|hienoa) )nappaa|kalbsleder~|kalfsleer',
		ar: 'جلد (?:ال)?(?:تمساح|افعي|غنم)',
	},
	kevlar: { x: 'kevlar|aramid~|кевлар~', ar: 'كيفلار', cjk: 'ケブラー|凯夫拉|케블라' },
	polyurethane: {
		by: 'imitation leather|spandex',
		x: 'polyurethane?|polyuréthane|poliuretan~|polyurethan~|полиуретан~',
		ar: 'بولي ?يوريثان',
		cjk: 'ポリウレタン(?!繊維)|聚氨酯|폴리우레탄',
	},
	suede: {
		x: 'suede|daim|(?<!(?:una|paño de|la) )gamuza|ante sintético|wildleder~|scamosciat~|camurça|süet|(?<!(?:(?:fabriqu|conç|produit|né|assembl|dessin|imagin|made|basé|voyage|vacances|hiver|été)\\p{L}* en|de|la|du nord de la|vers la) )suède|zamsz~|mocka|замш~',
		ar: 'شمواه|جلد مدبوغ',
		cjk: 'スエード|スウェード|麂皮|스웨이드',
	},
	cotton: {
		x: 'cotton|coton|algodón|baumwoll~|cotone|algodão|pamuk~|katoen~|bawełn~|bomull~|katun|kapas|хлопок|хлопк~|хлопчатобумаж~|कॉटन|सूती|सूत|vải cotton|βαμβάκι|βαμβακερ~|bavln~|pamut~|bumbac|bomuld~|puuvilla~',
		ar: 'قطن~|كوطون',
		he: 'כותנה',
		cjk: '綿|コットン|纯棉|純棉|全棉|棉(?!花糖|签|簽|棒|花棒|球)|면 ?100|순면|코튼|면 소재|ผ้าฝ้าย|คอตตอน',
	},
	silk: {
		x: '(?<!(?:artificial|imitation|art) )silk|silken|soie(?! artificielle)|seda(?! artificial)|seide|(?:maulbeer|wild|roh|natur|dupion)_?seide~|seiden~|seta(?! artificiale)|(?<!suni )ipek|ipekten|(?<!(?:deze|andere|ene|elke|aan de|linker|rechter|korte|lange|iedere|boven|onder|buiten|binnen|voor|achter) )zijde|(?<!(?:de|alle|beide|twee|drie|vier|vijf|zes|aan|lange|korte|weers|haar|hun|zijn) )zijden|(?<!sztuczn\\S* )jedwab~|silke|siden|sutra|(?<!искусственн\\S* )ш[её]лк~|रेशम~',
		ar: 'حرير~',
		he: 'משי',
		cjk: 'シルク|絹|丝绸|絲綢|真丝|蚕丝|실크|비단(?! tv)(?! \\p{L}+(?:만|뿐))|ผ้าไหม',
	},
	wool: {
		x: 'wool|woolen|woollen|merino~|laine|lana|(?<!(?<!\\p{L})(?:man|er|sie|es|ich|niemand) )wolle(?! (?:man|er|sie|es|ich|niemand)(?!\\p{L}))|schurwoll~|wollen|wollfilz|lã|yün|yünlü|yünden|wol|wełn~|ull|ylle|wol asli|(?<!(?:улавлива|задержива|собира|удаля|убира|лов|уловл|вловл|затриму|збира|прибира)\\S* (?:\\S+ ){0,2})шерст~(?! (?:животн|питомц|домашн|кош|собак|кот|тварин|улюбленц))(?!\\S*,? (?:и |та |і )?(?:пыль|пыл|пух|волос|пил))|ऊन|ऊनी',
		ar: 'صوف~',
		he: 'צמר',
		cjk: 'ウール|羊毛|メリノ|울 소재|양모|(?<!(?:กรอง|ดัก|จับ|ดูด|ฝุ่น|แพ้|เก็บ|เศษ|และ|สะบัด|ปัด|กวาด|เส้น|ปน|ก้อน|กำจัด|กับ|เรื่อง|ร่วง) ?)ขนสัตว์(?!เลี้ยง| ?(?:และ|กับ|หรือ)? ?(?:ฝุ่น|ละออง|เกสร)|และละออง|ร่วง|ปลิว|ฟุ้ง)',
	},
	cashmere: {
		x: 'cashmere|cachemire|cachemira|kaschmir~|cachemir|caxemira|kaşmir~|kasjmier|kaszmir~|kashmir|кашемир~|कश्मीरी ऊन',
		ar: 'كشمير',
		he: 'קשמיר',
		cjk: 'カシミ[アヤ]|羊绒|羊絨|캐시미어|แคชเมียร์',
	},
	linen: {
		x: 'linen fabric|100 ?% linen|(?:pure|natural|washed|of|and) linen|\\d+ ?% lin|(?:en|de) lin|lin lavé|de lino|en lino|in lino|di lino|leinen|leinen(?:stoff|gewebe)~|linho|keten|linnen|lnian~|linne|льнян~|लिनन',
		ar: 'كتان~',
		he: 'פשתן',
		cjk: 'リネン|麻素材|亚麻|亞麻|린넨|ลินิน',
	},
	corduroy: {
		x: 'corduroy|velours côtelé|(?:de|tela de) pana|cord(?:stoff|samt)~|breitcord|velluto a coste|bombazina|veludo cotelê|fitilli kadife|ribfluweel|sztruks~|manchestertyg|вельвет~',
		cjk: 'コーデュロイ|灯芯绒|燈芯絨|코듀로이',
	},
	velvet: {
		by: 'corduroy',
		x: 'velvet|velou?r(?:en|et)?|(?<!(?:main|mains|voix|peau|patte|pattes|regard|gant|gants) de )velours|terciopelo|samt(?:stoff|bezug|weich~ bezug)~|aus samt|velluto|veludo|kadife~|fluweel~|aksamit~|welur~|sammet~|beludru|бархат~|मखमल~',
		ar: 'مخمل~|موبرا',
		he: 'קטיפה',
		cjk: 'ベルベット|ビロード|天鹅绒|絲絨|丝绒|벨벳|กำมะหยี่',
	},
	polyester: {
		x: 'poly?i?ester~|poliestere|poliéster|polyesteru|полиэстер~|पॉलिएस्टर|poliészter',
		ar: 'بوليستر~|بوليستير',
		he: 'פוליאסטר',
		cjk: 'ポリエステル|聚酯|聚脂纤维|涤纶|폴리에스테르|폴리에스터|โพลีเอสเตอร์',
	},
	spandex: {
		by: 'polyurethane|elastic',
		x: 'spandex|elastane?|elasthan~|elastan~|élasthanne|elastano|lycra|likra|elastaan~|эластан~|लाइक्रा|स्पैन्डेक्स',
		ar: 'سباندكس|سبانديكس|الاستان|ايلاستان|ليكرا',
		he: 'ספנדקס|לייקרה',
		cjk: 'スパンデックス|ポリウレタン繊維|氨纶|氨綸|스판덱스|สแปนเด็กซ์',
	},
	nylon: {
		x: 'nylon~|nailon|naylon~|náilon|polyamid~|poliammide|poliamid~|нейлон~|नायलॉन',
		ar: 'نايلون',
		he: 'ניילון',
		cjk: 'ナイロン|尼龙|尼龍|锦纶|나일론|ไนลอน',
	},
	acrylic: {
		x: `acrylic|(?:vetro|vidro|cristal|verre|glas) (?:in |en |em |de )?acr[iíy]l[io]~|acrylglas~|acrylique|acrílic[oa]s?|acryl~|acrilico|akrilik~|plexiglas~|акрил~|एक्रेलिक|${everywhere(ACRYLIC_GLASS)}`,
		ar: 'اكريليك|كريليك',
		he: 'אקריל~',
		cjk: 'アクリル|亚克力|壓克力|丙烯酸|아크릴|อะคริลิค',
	},
	microfibre: {
		x: 'micro_fib(?:er|re)s?|microfibra|mikrofaser~|mikrofiber~|microvezel|mikrofibr~|микрофибр~|माइक्रोफाइबर',
		ar: 'ميكروفايبر|مايكروفايبر|ميكروفيبر|الياف دقيقه',
		he: 'מיקרופייבר',
		cjk: 'マイクロファイバー|超细纤维|超細纖維|극세사|마이크로파이버|ไมโครไฟเบอร์',
	},
	fleece: { x: 'fleece|polaire|forro polar|polar kumaş~|polaru|флис~', cjk: 'フリース素材|抓绒|플리스' },
	denim: {
		x: 'denim|jeansstoff|tela vaquera|toile de jean',
		ar: 'دنيم|(?<!(?:مع|علي|فوق) (?:\\S{2,12} )?(?:ال)?)جينز',
		cjk: 'デニム|牛仔布|데님',
	},
	canvas: { x: 'canvas(?: fabric)?|toile (?:de coton|canvas)|lona|segeltuch~|kanvas~', ar: 'قماش قنب', cjk: 'キャンバス地|帆布|캔버스' },
	felt: {
		x: '(?:made of|wool|polyester|soft|grey) felt|filz|filz(?:stoff|gleiter)~|en feutre|fieltro|feltro|keçe|vilt',
		ar: 'لباد',
		cjk: 'フェルト|毛毡|펠트',
	},
	down: {
		x: '(?:goose|duck) down|down (?:filling|filled|feather)|duvet d.oie|plumes? d.oie|plum[oó]n de (?:oca|ganso|pato)|daunen~|gänsedaunen~|piumino d.oca|piuma d.oca|penas? de ganso|kaz tüyü|ganzendons|dons~|gęsi~ puch~',
		ar: 'ريش (?:ال)?(?:اوز|بط)|(?:حشو|محشو|معبا|مملو)~ (?:من |ب)?(?:ال)?ريش',
		cjk: 'ダウン入り|羽毛|鹅绒|鵝絨|거위털|구스다운',
	},
	'memory foam': {
		x: 'memory foam|mousse à mémoire~|mémoire de forme|espuma (?:viscoelástica|de memoria|com memória)|viscoelástic~|memory_schaum~|viscoschaum~|gedächtnisschaum~|schiuma (?:memory|viscoelastica)|hafızalı (?:köpük|sünger)~|visco(?:_foam| sünger)|traagschuim|piank~ (?:memory|z pamięcią)|minnesskum|busa memori|пен~ с (?:эффектом )?памят~|मेमोरी फोम',
		ar: 'ميموري فوم|(?:اسفنج|رغوه|فوم) (?:ال)?(?:ذاكره|ميموري)',
		he: 'ויסקו~|קצף זיכרון',
		cjk: '低反発|メモリーフォーム|记忆棉|記憶棉|记忆海绵|메모리 ?폼|เมมโมรี่โฟม',
	},
	foam: {
		by: 'memory foam',
		x: 'foam(?: padding| filling| core| cushion)?|mousse (?:haute densité|polyuréthane)|espuma|schaumstoff~|gommapiuma|köpük|schuim|schuimrubber|pianka|gąbk~|skumgummi|busa|поролон~',
		ar: 'رغوه|اسفنج~|فوم|لفينج',
		he: 'ספוג',
		cjk: 'フォーム素材|海绵|海綿|스펀지|โฟม',
	},
	neoprene: { x: 'neopren~|néoprène|неопрен~', ar: 'نيوبرين', cjk: 'ネオプレン|氯丁橡胶|네오프렌' },
	fur: {
		x: '(?:real|genuine|faux) fur|fausse fourrure|fourrure|piel de (?:zorro|conejo|oveja)|kunstfell~|lammfell~|echtfell|pelliccia|pele de (?:coelho|ovelha)|kürk~|bont|futr~|sheepskin|мех|меха',
		ar: 'فرو',
		cjk: 'ファー素材|毛皮|皮草|모피',
	},
	lambskin: {
		x: 'lamb_?skin|nappa|(?:peau|cuir) d.agneau|(?:piel|cuero|lana) de cordero|lamm(?:leder|nappa)~|pelle d.agnello|pele de cordeiro|lamsleer|jagnięc~|lammskinn|kuzu deri~|ягнен~ кож~|кож~ ягн[её]нка|calf_?skin|cuir de veau|kalbsleder~|goat_?skin|ziegenleder~|cowhide|rindsleder~|cuir de vachette|piel de (?:vaca|becerro)|vacchetta|keçi deri~|dana deri~',
		ar: 'جلد (?:ال)?(?:خروف|غنم|ماعز|بقر|حملان|معزي)',
		cjk: 'ラムスキン|羊革|牛革|カーフ|羊皮|牛皮|양가죽|소가죽|หนังแกะ|หนังวัว',
	},
	jute: {
		x: 'jute|yute|iuta|juta|hemp|chanvre|cáñamo|hanf~|canapa|cânhamo|kenevir|hennep',
		ar: 'جوت|قنب',
		cjk: 'ジュート|ヘンプ|黄麻|大麻纤维',
	},
	viscose: {
		x: 'viscose?|viscosa|(?:artificial|art) silk|soie artificielle|seda artificial|seta artificiale|kunst_?(?:seiden?|zijden?|silke|silki\\S*)|konst_?(?:silke|siden)|suni ipek|sztuczn\\S* jedwab~|искусственн\\S* шелк~|искусственн\\S* шёлк~|uměl\\S* hedváb~|umel\\S* hodváb~|műselyem~|viskose~|rayon|modal|lyocell|tencel|viskoz~|viscoz~|вискоз~',
		ar: 'فيسكوز|رايون|موادل',
		cjk: 'レーヨン|ビスコース|モダール|粘胶|莫代尔|天丝|레이온|비스코스',
	},
	satin: { x: 'satin|satén|raso|cetim|saten~|satijn~|satyn~|атлас(?:н~)?', ar: 'ساتان', cjk: 'サテン|缎面|緞面|새틴' },
}

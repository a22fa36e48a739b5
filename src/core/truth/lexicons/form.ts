import type { ConceptTable } from '../concepts'

/** Build, handling, origin and use: properties copy likes to add because goods of the kind often have them. */
export const FORM: ConceptTable = {
	foldable: {
		by: 'collapsible',
		x: '(?<!(?<!\\p{L})(?:neatly|freshly|hands|arms|towels?|sheets?|laundry|shirts?|clothes|napkins?|paper) )fold(?:able|ing|s|ed)(?! (?:line|hem)s?)|foldaway|fold_?(?:up|down|out|flat)|pliable~|pliante?s?|repliable~|plegab~|se pliega|falt_?bar~|faltbar~|zusammenfalt~|klappbar~|zusammenklapp~|einklappbar~|ausklappbar~|pieghevol[ei]|richiudibil[ei]|ripiegabil[ei]|dobráve(?:l|is)|katlanabilir~|katlanır~|opvouwbaar|opvouwbare|inklapbaar|inklapbare|vouwbaar|składan~|hopfällbar~|vikbar~|fällbar~|(?<!kali )lipat|dapat dilipat|складн(?!о(?!\\p{L})|і?ш|[ощ]щ|[оі]ст|\\p{L}{1,3} (?:завдан|задач|умов|услов|робот|работ|ситуац|питан|вопрос|справ|маршрут|рельєф|рельеф|випад|рецепт|технік|трюк|вправ|рух|форм|візерун|процес|історі|сюжет|слов|час|день|дн[іяей]|життя|рішен|рослин|поверхн|дорог|погод|тем[иаіу]|текст))~|складыва(?!\\p{L}* (?:впечат|ощущ|мнен|отнош|картин|истори|пазл|в (?:един|карт|истор|сказк)))~|फोल्डेबल|मोड़ने योग्य|gấp gọn|skládac~|összecsukható',
		ar: 'قابل~ لل(?:طي|انطواء)|(?:ي|ت)طوي|كيتطوا|كتطوا|كيتجمع(?! ف)|مطوي',
		he: 'מתקפל~|ניתן לקיפול|מתקפ?ל',
		cjk: '折りたたみ|折り畳み|折畳|折叠|摺疊|折疊|접이식|접을 ?수|접히|พับได้|พับเก็บ',
	},
	collapsible: {
		by: 'foldable',
		x: 'collaps[ia]ble|rétractable~|télescopique~|telescop(?!es?(?!\\p{L})(?! (?:handle|pole|tube|rod|wand|pipe|shaft|mast|arm|out|down|from|up)))~|teleskop(?!(?:a|e|i|o|u|y|em|om|ie|ui|s|as|ą|ų|ai|ams|us|ais|ů|ům|ech|och|ov|ów|ami|ach|im|ima|en|et|er|ene|erna)?(?![\\p{L}-]))~|ausziehbar~|telescópic~|telescopic~|allungabil~|estensibil~|uzatılabilir|teleskopik|uitschuifbaar|telescopisch|teleskopow~|hopfällbar|телескоп(?:ич|іч|н)~|выдвижн~',
		ar: 'قابل~ لل(?:تمديد|سحب)|تلسكوبي',
		cjk: '(?:伸縮|伸缩)(?!性|素材|生地|[のな] ?(?:素材|生地)|布|面料|材[质質料]|缝|縫|ゴム|カバー|弹|彈|する(?:素材|生地))|テレスコ|可伸缩(?!性|布|面料)|신축(?!성|\\p{L}{0,2} ?(?:\\p{L}{2} )?(?:의자|밑단|천|원단|소재|직물|커버|고무|밴드|허리|니트|섬유))|텔레스코픽|ยืดหดได้',
	},
	adjustable: {
		by: 'height adjustable',
		x: 'adjust~(?! to)|(?:réglable|ajustable|modulable)s?|regulable~|ajustable~|graduable~|verstellbar~|einstellbar~|anpassbar~|regulierbar~|regolabil[ei]|ajustáve(?:l|is)|reguláve(?:l|is)|ayarlan~|ayarlı|verstelbaar|verstelbare|instelbaar|instelbare|regulowan~|justerbar~|ställbar~|dapat (?:diatur|disesuaikan)|bisa diatur|регулируем~|регулиру~|एडजस्टेबल|समायोज्य|điều chỉnh|ρυθμιζόμεν~|nastavitel~|állítható',
		ar: 'قابل~ لل(?:تعديل|ضبط|تحكم)|(?:ي|ت)مكن (?:تعديل|ضبط)~|كيتقاد|كتقاد|كيتعدل|كتعدل',
		he: 'מתכוונ~|ניתן(?: ל|ת ל)?(?:כוונון|התאמה)|מתכוונן',
		cjk: '調節|調整(?:可能|でき)|可调|可調|조절|ปรับได้|ปรับระดับ',
	},
	'height adjustable': {
		x: '(?:ajuste|regulagem|regulação|regulación) d[ea] (?:la )?altura|réglage (?:de la|en) hauteur|höhenverstellung|regolazione (?:dell.altezza|in altezza)|height_?adjust~|adjustable height|réglable~ en hauteur|hauteur réglable|altura (?:regulable|ajustable|ajustável|regulável)|regulable~ en altura|höhenverstellbar~|regolabil[ei] in altezza|altezza regolabile|yükseklik ayar~|yüksekliği ayarlan~|in hoogte verstelbaar|regulowan~ wysokoś~|höj_?och_?sänkbar~|justerbar höjd|регулировк~ высоты',
		ar: '(?:ارتفاع قابل|قابل~ ل(?:ل)?تعديل (?:ال)?ارتفاع)',
		cjk: '高さ(?:を)?(?:調節|調整)|高度可调|높이 ?조절|ปรับความสูง',
	},
	portable: {
		x: 'portable~|port[aá]til~|portáteis|transportable~|tragbar~|mobil einsetzbar|portatil[ei]|taşınabilir~|portatif|draagbaar|draagbare|przenośn~|bärbar~|portabel|портативн~|переносн~|पोर्टेबल|xách tay|φορητ~|přenosn~|hordozható',
		ar: 'محمول~|متنقل~|سهل~ (?:ال)?(?:حمل|نقل)|ساهل~ (?:ف)?(?:ال)?(?:هزان|تحمل)|كيتهز|كتتهز',
		he: 'נייד~|נישא',
		cjk: 'ポータブル|持ち運び|便携|便攜|可携式|휴대|포터블|พกพา',
	},
	'space-saving': {
		x: 'saving (?:you )?space|(?:maximi|optimi)[sz](?:e|es|ing) (?:\\S+ )?space|space_?(?:sav|efficien)~|saves? space|gain de place|gagn~ de (?:la )?place|peu encombrant~|ahorr~ (?:de )?espacio|platzspar~|salvaspazio|poco ingombrante|(?:economi|poup)~ (?:de )?espaço|yer tasarruf~|az yer kapl~|ruimtebesparend~|oszczędzając~ miejsc~|platsbesparande|utrymmessnål~|hemat tempat|компактн~ хранен~|экономит место',
		ar: '(?:موفر|توفر|يوفر)~ (?:لل|ال|في ال)?مساح~|كيوفر البلاصه|ما كياخدش (?:بزاف د)?البلاصه',
		cjk: '省スペース|节省空间|節省空間|공간 ?절약|ประหยัดพื้นที่',
	},
	compact: {
		by: 'portable|foldable|space-saving',
		x: 'compacte?s?|compact[oa]s?|kompakt~|compatt[oaie]|kompakt|compacte|kompaktow~|ringkas|компактн~|कॉम्पैक्ट|nhỏ gọn',
		ar: 'مدمج~|صغير~ (?:ال)?حجم|كومباكت',
		he: 'קומפקטי~',
		cjk: 'コンパクト|小型|紧凑|小巧|콤팩트|컴팩트|소형|กะทัดรัด',
	},
	laptop: {
		x: 'laptops?|notebooks?|macbooks?|ordinateurs? portables?|(?:ordenador|computador)(?:es)? portát(?:il|eis|iles)|computer portatil[ei]|dizüstü~',
		ar: '(?:حاسوب|كمبيوتر|هاتف) (?:ال)?محمول',
		he: 'מחשב נייד',
		cjk: 'ノートパソコン|笔记本电脑|노트북|แล็ปท็อป',
	},
	laser: {
		x: 'lasers?~|láser|лазер~|lazer~',
		ar: '(?<!ا)(?<!ب)ليزر(?!ا)|ب?الليزر|بليزري',
		he: 'לייזר',
		cjk: 'レーザー|激光|雷射|레이저|เลเซอร์',
	},
	subwoofer: {
		x: 'sub_?woofers?|caisson de basses|сабвуфер~',
		ar: 'مضخم~ (?:ال)?(?:صوت (?:ال)?(?:فرعي|جهير|منخفض)|جهير|باس|ترددات)|(?:صب|سب) ?(?:ووفر|وفر)',
		cjk: 'サブウーファー|低音炮|서브우퍼',
	},
	'a signature': {
		x: 'autograph~|hand_?signed|signed by|dédicacé~|autograf~|firmad[oa]s? por|signiert~|handtekening|подписан~',
		ar: 'موقع~ من',
		cjk: 'サイン入り|签名|親筆|(?<![가-힣])사인(?!펜|회)|친필 ?사인|자필 ?사인',
	},
	subtitles: {
		x: 'subtitle~|sous_?titr~|subtítul~|subtitul~|untertitel~|sottotitol~|legendas?|legendad~|altyazı~|ondertitel~|napis~|textning|субтитр~|उपशीर्षक',
		ar: 'ترجمه',
		cjk: '字幕|자막|คำบรรยาย',
	},
	'extra content': {
		x: '(?:online|digital|app) (?:access|version|content|download)|downloads?|bonus~|(?<!(?<!\\p{L})(?:e|à|pour|peux|pouvez|puis|veux|vas|allez)[ -])posters?(?! (?:une|la|vos|tes|mes|votre|ta)(?!\\p{L}))|affiche|póster|zugangscode|accès en ligne|acceso en línea|accesso online|acesso online|dostęp do|scaricabil~|download~|herunterlad~',
		ar: 'محتوي اضافي|ملصق',
		cjk: 'ダウンロード|特典|ポスター|下载|海报|다운로드|포스터',
	},
	lightweight: {
		x: '(?:sehr|extrem|besonders|ultra|super)_?leicht~|light_?weight|very light|ultra_?light|feather_?light|légère?s?|poids plume|liger[oa]s?|livian[oa]s?|leichtgewicht~|federleicht~|ultraleicht~|geringes gewicht|legger[oaie]|leve(?=s?(?:[ ,.!]|$))|leves|hafif(?! (?:ateş|yağ))~|lichtgewicht|lekki(?:e|ej)?|lekka|lättvikt~|låg vikt|ringan|легк(?:ий|ая|ое|ие)(?! (?:в |сборк|чист|уход))|л[её]гки~ вес|हल्का|हल्की|trọng lượng nhẹ',
		ar: 'خفيف~ (?:ال)?(?:وزن)?',
		he: 'קל(?:ת|י|ות)? משקל',
		cjk: '軽量|軽い|轻量|輕量|轻巧|轻便|輕便|가벼운|경량|가볍|น้ำหนักเบา',
	},
	'non-slip': {
		x: 'non_?(?:slip|skid)|anti_?(?:slip|skid)|slip_?(?:resistant|proof)|anti_?dérapant~|antidérapant~|antideslizante~|rutschfest~|anti_?rutsch~|rutschhemmend~|rutschsicher~|antiscivolo|antisdrucciolo|anti_?derrapante~|antiderrapante~|kaymaz~|kaymayan|kayma önleyici|anti_?slip~|antislip~|slipvast~|antypoślizgow~|halk_?(?:fri|säker|skydd)~|anti selip|anti licin|противоскольз~|нескольз~|एंटी ?स्लिप|फिसलन ?रोधी|chống trượt|αντιολισθητικ~|protiskluz~|csúszásmentes',
		ar: '(?:مانع~|مضاد~|مقاوم~|غير قابل~) (?:لل|ل|ال)?(?:انزلاق|تزحلق)|ضد (?:ال)?(?:انزلاق|تزحلق)|ما كيزلقش|ما كتزلقش|غير زلق~',
		he: 'מונע החלקה|נגד החלקה|אנטי[ -]?סליפ|לא מחליק~',
		cjk: '滑り止め|すべり止め|滑りにくい|防滑|止滑|미끄럼 ?방지|논슬립|กันลื่น',
	},
	ergonomic: {
		x: 'ergonom~|ergonôm~|ergonóm~|ергоном~|эргоном~|एर्गोनोमिक',
		ar: 'ارجونوم~|ارغونوم~|ايرجونوم~|ارݣونوم~',
		he: 'ארגונומי~',
		cjk: '人間工学|エルゴノミ|人体工学|人體工學|인체 ?공학|การยศาสตร์|เออร์โกโนมิก|สรีรศาสตร์',
	},
	magnetic: {
		x: 'magnet(?:ic|ically|s)?|magnétique~|aimant~|aimanté~|magnétic[oa]s?|imán|imanes|imantad~|magnetisch~|magnet(?!ofon|osf|oteleg)~|magnetic[oaih]+|calamit[ae]|ímãs?|magnéticos?|mıknatıs~|manyetik|magnetische?|magneet~|magnetyczn~|magnes~|magnetisk~|магнит~|चुंबक~',
		ar: 'مغناطيس~|مغنطيس~|ليمان',
		he: 'מגנט~',
		cjk: '磁石|マグネット|磁吸|磁性|磁铁|磁鐵|자석|마그네틱|แม่เหล็ก',
	},
	removable: {
		x: 'removable~|removal|detachable|amovible~|détachable~|extraíble~|desmontable~|removible~|abnehmbar~|herausnehmbar~|abziehbar~|rimovibil[ei]|estraibil[ei]|staccabil[ei]|removíve(?:l|is)|destacáve(?:l|is)|amovíve(?:l|is)|çıkarılabilir~|çıkartılabilir|sökülebilir~|afneembaar|afneembare|uitneembaar|uitneembare|verwijderbaar|zdejmowan~|wyjmowan~|odpinan~|avtagbar~|löstagbar~|urtagbar~|dapat dilepas|bisa dilepas|съемн~|съ[её]мн~|вынима~ся|हटाने योग्य|tháo rời|αποσπώμεν~',
		ar: 'قابل~ لل(?:ازاله|فك|فصل|خلع|نزع|تفكيك)|كيتحيد|كتحيد|كتتحيد',
		he: 'נשלפ~|ניתנ?ת? להסרה|מתפרק~',
		cjk: '取り外し|着脱|取外し|可拆|탈부착|분리(?:형| ?가능)|탈착|ถอดได้|ถอดออก',
	},
	'replaceable part': {
		x: '(?:replacement|spare|extra|replaceable|additional) (?:filter|blade|head|part|pad|batter|cover|brush|lid|bulb|cartridge)~|(?:filtres?|lames?|têtes?|pièces?) (?:de rechange|de remplacement|supplémentaires?)|(?:filtros?|cuchillas?|cabezales?|piezas?) de (?:repuesto|recambio)|ersatz(?:filter|klinge|teil|kopf|batterie|pad|bürste)~|(?:filtr[oi]|lame|ricambi) (?:di ricambio)?|peças? de reposição|yedek (?:filtre|parça|bıçak|başlık)~|reserve_?(?:filter|onderdelen|mesjes)',
		ar: '(?:فلتر|شفر|قطع|راس)~ (?:ال)?(?:بديل|غيار|احتياط|اضافي)~',
		cjk: '(?:交換用|替え)(?:フィルター|刃|ブラシ)|替换(?:滤芯|刀头)|备用|อะไหล่',
	},
	filter: {
		x: 'filters?|filtres?|filtros?|filter~|filtr[oi]|filtre~|filtr~|penyaring|фильтр~|फ़?िल्टर|फिल्टर',
		ar: 'فلتر~|فلاتر|مرشح|مصفاه',
		he: 'מסנן|פילטר',
		cjk: 'フィルター|滤网|过滤|濾網|過濾|필터|ตัวกรอง|ไส้กรอง|ฟิลเตอร์',
	},
	hepa: { x: 'hepa', cjk: 'hepa|헤파' },
	handle: {
		x: 'handles?|cabos(?! (?:planos|de [áa]udio|de energia|usb|elétricos|de instrumento))|grips?|empuñadura~|empunhadura~|punhos?|poignées?|manche|anses?|asas?|mango|mangos|griffe?(?! (?:entn|öffn|lös|abn|raus|heraus|lässt|zur hand|leer|gele|umg|zusammen))|griffen|tragegriff~|henkel|handgriff~|impugnatura|manic[oi]|maniglia|alças?|cabo(?= (?:de(?! \\d)|em|ergon|emborr|longo|anti))|pega|pegas|sap[lı]~|kulp~|handvat~|handgreep|rękojeś~|uchwyt~|rączk~|handtag~|gagang|pegangan|ручк~|हैंडल|tay cầm',
		ar: 'مقبض~|مقابض|قبضه|يد د|يديه',
		he: 'ידית|ידיות',
		cjk: '持ち手|取っ手|木の柄|[製鋼木脂]の?柄(?=。|、|で|が|に|は)|ハンドル|グリップ|把手|手柄|提手|握把|손잡이|핸들|ด้ามจับ|หูหิ้ว|ที่จับ',
	},
	lid: {
		x: 'lids?|couvercle~|tapas?(?! (?:dura|blanda|blandas))|deckel~|glasdeckel|coperchi~|tampas?|(?<!(?:mıknatıs|mıknatıslı|manyetik|karton) )kapa(?:k|ğı|klı)~|deksel~|pokryw~|lock med|med lock|tutup|крышк~|ढक्कन|nắp(?! nam châm)',
		ar: 'غطاء محكم|غطا محكم',
		he: 'מכסה|מכסים',
		cjk: '蓋付き|フタ|ふた付|蓋|盖子|带盖|뚜껑|(?<!(?:톱날|칼날|디스크|안전|먼지|렌즈|보호) ?)덮개|ฝาปิด|ฝา',
	},
	straw: {
		x: '(?:drinking |with )straws?|pailles?|pajitas?|popote|strohhalm~|trinkhalm~|cannucc~|canudo~|pipet~|rietje~|słomk~|sugrör',
		ar: 'شاليمو|مصاصه|شلمونه|قشه',
		cjk: 'ストロー|吸管|빨대|หลอดดูด',
	},
	'carry bag': {
		x: 'tool_?(?:bag|box|case)|(?<!(?:^| )(?:la|tu|su|las|tus|mi|cada|hacer|en|a|na|sua) )maletas?|maletín|pasta de (?:arm|transp)~|werkzeug(?:koffer|tasche)~|(?:trage|transport|hartschalen|werkzeug|aufbewahrungs|alu|aluminium|kunststoff|holz|leder|system)_?koffer~|(?:mit|met|med|inklusive|inkl\\.?|inclusief|samt|einen|einem) (?:\\p{L}+ )?koffer~|(?:carry(?:ing)?|travel|storage|protective|drawstring)[ -](?:bag|case|pouch)s?|(?:sac|étui|housse|pochette|trousse) (?:de (?:transport|rangement|voyage|protection)|inclus~|fournie?)|(?:bolsa|funda|estuche) de (?:transporte|viaje|almacenamiento)|trage_?(?:tasche|beutel)~|transporttasche~|aufbewahrungs(?:tasche|beutel|box)~|reiseetui|(?:borsa|custodia|sacca) (?:da|di|per il) (?:trasporto|viaggio)|(?:bolsa|estojo|capa) (?:de|para) (?:transporte|viagem)|taşıma (?:çantası|kılıfı)|saklama (?:çantası|torbası)|draagtas|opbergtas|reisetui|(?:torb|etui|pokrow)~ (?:podróżn|transport|do przechowywania)~|förvaringspåse|bärväska|tas (?:penyimpanan|pembawa)|чехол~ (?:для|в комплекте)|сумк~ для (?:переноски|хранен)',
		ar: '(?:حقيبه|كيس|شنطه|حافظه|علبه|صاك) (?:ال|ل|لل|د)?(?:حمل|سفر|تخزين|نقل|حمايه|هزان)',
		cjk: '収納(?:袋|ケース|ポーチ|バッグ)|キャリー(?:バッグ|ケース)|收纳(?:袋|包|盒)|收納(?:袋|包)|便携包|(?:휴대용|수납|보관) ?(?:가방|파우치|케이스|주머니)|กระเป๋าเก็บ|ถุงเก็บ',
	},
	'cable included': {
		x: '(?:charging|usb|(?:micro_)?hdmi|data|aux)[ -]?cables?|(?:câbles?|cables?|cav[oi]|cabos?|kab[ěe]l\\p{L}*|kábl?\\p{L}*|кабел\\p{L}*|καλώδι\\p{L}*|przewod\\p{L}*|kaapeli\\p{L}*) (?:micro_?)?(?:hdmi|usb)|(?:micro_)?hdmi_(?:kabel~|kaapel~|kábel~|kablo~)|chargers?|(?:ac|dc|power|wall|mains)_?adapt[eo]rs?|adapters?|câble (?:de (?:charge|recharge)|usb|hdmi)|chargeur|adaptateur secteur|cable (?:de carga|usb|hdmi)|cargador|lade_?kabel~|ladegerät~|netzteil~|usb_kabel|cavo (?:di ricarica|usb|hdmi)|caricabatteri~|alimentatore|cabo (?:usb|de carregamento|hdmi)|carregador|(?:şarj|usb) kablo~|şarj (?:cihazı|aleti|adaptörü)|laadkabel|oplader|usb_kabel|kabel (?:ładując~|usb)|ładowark~|laddkabel|laddare|pengisi daya|зарядн~ (?:устройств|кабел)~|चार्जर|bộ sạc',
		ar: '(?:كابل|سلك|كيبل|خيط) (?:ال)?(?:شحن|usb|د الشارجور)|شاحن|شارجور',
		he: 'כבל טעינה|מטען',
		cjk: '充電(?:ケーブル|器)|usbケーブル|acアダプター|充电(?:线|器)|數據線|数据线|충전(?:기| ?케이블)|สายชาร์จ|ที่ชาร์จ',
	},
	'manual included': {
		x: '(?:user|instruction) (?:manual|guide|booklet)|instructions included|mode d.emploi|notice (?:incluse|d.utilisation)|manual de (?:instrucciones|usuario)|bedienungsanleitung~|(?:bau|aufbau|montage)_?anleitung~|manuale (?:d.uso|di istruzioni)|manual de instruções|kullanım kılavuzu|gebruiksaanwijzing|handleiding|instrukcj~|bruksanvisning',
		ar: 'دليل (?:ال)?(?:مستخدم|استخدام|تعليمات)',
		cjk: '取扱説明書|说明书|說明書|설명서|คู่มือ',
	},
	'tools included': {
		x: '(?:tools?|screws?|hardware|mounting kit) (?:are |is )?(?:all )?(?:included|supplied|provided)|(?:includ|comes with|with) (?:all )?(?:the )?(?:tools|screws|mounting hardware)|(?:outils|vis|visserie) (?:inclus|fourni)~|(?:herramientas|tornillos) incluid~|(?:werkzeug|schrauben|montagematerial) (?:inklusive|enthalten|im lieferumfang)|(?:inklusive|inkl~) (?:\\S+ )?(?:werkzeug|schrauben|montagematerial)|(?:attrezzi|viti) inclus~|(?:ferramentas|parafusos) inclu~|(?:alet|vida)~ dahil',
		ar: '(?:ادوات|مسامير|براغي) (?:ال)?(?:تركيب|مرفقه|مشموله)',
		cjk: '工具付き|ネジ付属|附(?:带)?工具|附螺丝|공구 ?포함|나사 ?포함',
	},
	'easy assembly': {
		x: '(?:tool_?(?:free|less)|no tools|without tools|snap_?on|no assembly|assembly required|no drilling)~|(?:easy|quick|simple) (?:to assemble|assembly|installation|to install|set_?up)|(?:sans outils?|montage facile|facile à (?:monter|installer|assembler)|sans perçage|installation facile|aucun montage)|(?:sin herramientas|fácil (?:montaje|instalación|de montar|de instalar)|no requiere montaje|sin taladr~)|(?:ohne (?:werkzeug|bohren)|werkzeuglos~|(?:einfache|leichte|schnelle)[rn]? (?:montage|installation|aufbau)|leicht zu (?:montieren|installieren)|montagefertig)|(?:senza attrezzi|facile (?:montaggio|installazione|da montare|da installare)|senza forare)|(?:sem ferramentas|fácil (?:montagem|instalação|de montar|de instalar)|sem furar)|(?:aletsiz|kolay (?:montaj|kurulum)~|montaj gerektirmez|delme gerektirmez)|(?:zonder (?:gereedschap|boren)|eenvoudige (?:montage|installatie)|makkelijk te (?:monteren|installeren))|(?:bez (?:narzędzi|wiercenia)|łatw~ (?:montaż|instalacj)~)|(?:utan (?:verktyg|borrning)|enkel (?:montering|installation))|(?:tanpa (?:alat|bor)|mudah dipasang)|(?:без (?:инструмент|сверлен)~|л[её]гк~ (?:сборк|установк)~)',
		ar: '(?:سهل~|سريع~|ساهل~|تركيب) (?:ف)?(?:ال)?(?:تركيب|تجميع|سهل)|بدون (?:ادوات|حفر|ثقب)|بلا (?:تقاب|ثقب|دوزان)|ما كيحتاجش تركيب',
		he: 'התקנה (?:קלה|פשוטה)|ללא כלים|ללא קידוח',
		cjk: '工具不要|組み立て(?:簡単|不要|かんたん)|簡単(?:取付|設置|組立)|穴あけ不要|免工具|易安装|安装简单|免打孔|無需工具|(?:간편|쉬운) ?(?:조립|설치)|공구 ?없이|무타공|ติดตั้งง่าย|ประกอบง่าย|ไม่ต้องเจาะ',
	},
	stackable: {
		x: 'stackab~|stack(?:s|ing)?|empilable~|apilable~|stapelbar~|impilabil[ei]|empilháve(?:l|is)|istiflenebilir|üst üste (?:konul|konab|diz|istif|yığ|bin)~|stapelbaar|stapelbare|sztaplowan~|stapelbar~|dapat ditumpuk|штабелир~|स्टैकेबल',
		ar: 'قابل~ لل(?:تكديس|تراص|رص)|كيتستف',
		he: 'נערמ~|ניתן לערימה',
		cjk: '積み重ね|スタッキング|可叠放|可堆叠|堆疊|적층(?! ?(?:강화|목|합판|원목))|쌓을 수|ซ้อนได้|ซ้อนกัน',
	},
	reversible: {
		x: 'reversible~|double_?sided|two_?sided|double[ -]face|recto_?verso|doble cara|wendbar~|beidseitig~|zweiseitig~|doppelseitig~|wende(?:decke|bezug|jacke|kissen|matratze)~|double_?face|bifacciale|reversibil[ei]|dupla face|reversíve(?:l|is)|çift (?:taraflı|yüzlü)|omkeerbaar|tweezijdig|dubbelzijdig~|dwustronn~|vändbar~|dua sisi|двусторонн~',
		ar: 'ذو وجهين|بوجهين|وجهين|على الوجهين',
		cjk: 'リバーシブル|両面|双面|雙面|양면(?!성)|สองด้าน',
	},
	'hand-made': {
		x: 'hand_?(?:made|crafted|woven|painted|stitched|finished|sewn|knitted|forged|carved)|fait(?:es?)? (?:à la )?main|artisanale?s?|artisanaux|cousue?s? main|hecho a mano|hech[oa]s? a mano|artesan(?:al|ales|almente|ía)|hand_?(?:gemacht|gefertigt|geknüpft|bemalt|genäht|geschmiedet|gewebt|arbeit|(?<!(?<!\\p{L})(?:für(?:s| das)?|industrie und|im|ins|hobby und|haushalt und|dem|vom) hand_?)werk(?!er|s?zeug|sbetrieb|sbursche|smeister| (?:und|oder|sowie) (?:haus|hobby|industrie|heim|bau|garten|gewerbe)))~|fatt[oaie] a mano|artigianal~|feit[oa]s? (?:à|a) mão|el yapımı|el işçiliği|el dokuma~|handgemaakt~|ambachtelijk~|handgeweven|ręcznie (?:robion|wykonan|szyt|malowan|tkan)~|rękodzieł~|handgjor~|handvävd~|handsydd~|buatan tangan|ручн~ работ~|हस्तनिर्मित|हाथ से बन(?!े (?:स्वाद|खाने|भोजन))~|हाथों से|(?<!(?:đo|đong|tay|lường) )thủ công|χειροποίητ~|ručně (?:vyr|vyroben)~|kézzel készített|kézműves',
		ar: '(?:مصنوع|صنع|محيك|منسوج|مخيط|مخدوم)~ (?:يدويا|باليد|يدوي|بيد)~|صناعه يدويه|يدوي~ الصنع|(?:ال)?صنعه (?:ال)?تقليديه|حرفي(?:ه|ين|ون)?|خدمه ديال اليد',
		he: 'עבודת יד|בעבודת יד|תוצרת יד',
		cjk: '手作り(?!の?(?:ヨーグルト|パン|ピザ|お?菓子|料理|ケーキ|弁当|ごはん|ソース|ジャム|おやつ|スープ|アイス))|手作業(?!での?採寸|で(?:採寸|測|計))|ハンドメイド|手織|手縫|職人|一[丁本枚点つ個足着](?:一[丁本枚点つ個足着]|ずつ)(?:丁寧に)?(?:手|研|仕上|縫|彫|磨)|手工(?![具测測量课課坊])(?!活动|活動|爱好|愛好|材料|教室|时间|時間|劳作|勞作)(?<!(?:做|玩|爱|愛|学|學|亲子|親子|儿童|兒童)手工)|手作(?!り|業|酸|面包|麵包|披萨|披薩|点心|點心|料理)|纯手|수제(?! ?(?:요거|요구르트|쿠키|빵|피자|비))|핸드메이드|손으로 만든|수작업|ทำมือ|งานฝีมือ|แฮนด์เมด',
	},
	'for children': {
		x: '(?:for|by|safe for|suitable for) (?:\\S+ ){0,2}?(?:kids|children|toddlers|bab(?:y|ies)|infants|boys|girls)|(?:kids?|child(?:ren)?|toddler|baby)(?:.s)?[ -](?:safe|friendly|size|proof)|(?:pour|aux|des) (?:les )?(?:enfants|bébés|tout_petits)|para (?:los )?(?:niñ[oa]s|bebés)|(?:für|von) (?:\\S+ )?(?:kinder|babys|kleinkinder)n?|kindgerecht~|kinderfreundlich~|(?:per|dai) (?:i )?(?:bambini|neonati)|para (?:as )?(?:crianças|bebês|bebés)|çocuk(?:lar)?(?: için|lara uygun)|bebekler(?: için)?|voor (?:\\S+ )?(?:kinderen|baby.s|peuters)|dla (?:dzieci|niemowląt)|för (?:barn|bebisar)|untuk (?:anak|bayi)~|для (?:детей|малышей)|(?:बच्चों|शिशुओं) के लिए|cho (?:trẻ|bé)',
		ar: '(?:لل|ل|مناسب~ لل|امن~ لل)(?:اطفال|رضع|دراري|صغار|اولاد|بنات الصغ~)|ديال الدراري|للدراري',
		he: 'לילדים|לתינוקות|לפעוטות',
		cjk: '(?:お?子供|子ども|お?子様|赤ちゃん|ベビー|キッズ)(?:用|向け|に(?:も)?|でも|が)|(?:儿童|兒童|宝宝|寶寶|婴儿|嬰兒|孩子)|(?:어린이|아이|아기|유아|아동)(?:용|들?이?|도|가)|(?:สำหรับ)(?:เด็ก|ทารก)',
	},
	'for pets': {
		x: '(?:for|safe for|suitable for) (?:\\S+ ){0,2}?(?:pets?|dogs?|cats?)|pet_?(?:safe|friendly)|(?:pour|aux) (?:les )?(?:animaux|chiens?|chats?)|para (?:\\S+ )?(?:mascotas|perros|gatos|cães|animais)|für (?:\\S+ )?(?:haustiere?|hunde?|katzen?)n?|tierfreundlich~|per (?:\\S+ )?(?:animali|cani|gatti)|(?:evcil hayvan|köpek|kedi)(?:ler)?~ (?:için|uygun)|voor (?:huisdieren|honden|katten)|dla (?:zwierząt|psów|kotów)|för (?:husdjur|hundar|katter)|для (?:животных|собак|кошек)',
		ar: 'لل(?:حيوانات|كلاب|قطط)',
		cjk: 'ペット(?:用|に|にも|も)|犬用|猫用|宠物|寵物|반려동물|สัตว์เลี้ยง',
	},
	'outdoor use': {
		x: 'outdoors?(?: use)?|(?:en|d.)[ ]?extérieur|pour l.extérieur|(?:al|para) (?:el )?(?:aire libre|exterior(?:es)?)|outdoor~|im freien|für draußen|außenbereich|da esterno|all.aperto|per esterni|ao ar livre|área externa|exteriores|dış mekan~|açık havada|buitengebruik|buitenshuis|voor buiten|na zewnątrz|utomhus~|luar ruangan|на улице|для улицы|наружн~',
		ar: '(?:في )?(?:ال)?(?:هواء (?:ال)?طلق|خارجيه?|استخدام (?:ال)?خارجي)|على برا',
		cjk: '屋外|アウトドア|户外|戶外|야외|실외|아웃도어|กลางแจ้ง|นอกบ้าน',
	},
	camping: {
		by: '',
		x: 'camping~|camp|randonnée|acampada|senderismo|wandern|campeggio|trekking|hiking|acampamento|trilhas?|kamp(?:ing)?|kamperen|wandelen|biwak~|vandring|berkemah|поход~|кемпинг~|कैंपिंग',
		ar: 'تخييم|رحلات|كامبينغ|كامبينك',
		cjk: 'キャンプ|登山|露营|露營|徒步|캠핑|등산|แคมป์ปิ้ง|ตั้งแคมป์',
	},
	travel: {
		by: 'portable',
		x: 'travel(?:l?ing)?|voyages?|viajes?|viajar|reisen?|auf reisen|unterwegs|viaggi[oa]?|viagens?|seyahat~|reizen|op reis|onderweg|podróż~|resor|resan|perjalanan|путешеств~|поездк~|यात्रा|du lịch',
		ar: 'سفر|اسفار|سفريات|فالسفر',
		he: 'נסיעות|טיולים',
		cjk: '旅行|出張|여행|เดินทาง|ท่องเที่ยว',
	},
	'car use': {
		x: '(?:in|for) (?:the |your |any )?cars?|(?:en|pour la|dans la) voiture|(?:en|para) (?:el )?(?:coche|carro|auto)|(?:im|fürs?|für das) auto|kfz~|(?:in|per) (?:auto|macchina)|(?:no|para o) carro|araba(?:da|nızda| için)|in de auto|w samochodzie|i bilen|di mobil|в машин~|автомобильн~',
		ar: '(?:في|لل|ف)(?: )?(?:ال)?(?:سياره|طوموبيل|سيارات)',
		cjk: '車載|車内|车载|車用|차량용|자동차|ในรถ|รถยนต์',
	},
	'storage function': {
		x: '(?:built_in |hidden |extra |under_?seat )storage|storage (?:compartment|box|space|drawer|pocket)s?|(?:compartiment|espace|poche)s? de rangement|(?:compartimento|bolsillo|espacio)s? (?:de|para) almacenamiento|staufach~|stauraum~|aufbewahrungsfach~|(?:scomparto|vano) (?:portaoggetti|contenitore)|compartimento de armazenamento|saklama (?:bölmesi|alanı)|opbergvak~|opbergruimte|schowek',
		ar: '(?:حجره|مساحه|مكان|جيب|درج) (?:ال|لل)?تخزين',
		cjk: '収納(?:スペース|付き|ポケット)|储物|收納空間|수납(?:공간| ?포켓)|ช่องเก็บของ',
	},
	pockets: {
		x: '(?:zip(?:pered)?|side|inner|front|back|interior|hidden|deep|mesh) pockets?|pockets?(?= |$)|poches?|(?<!(?:en (?:el|tu|su|un|cualquier)|del|al|de) )bolsillos?|(?:innen|außen|seiten|reißverschluss|hosen)?taschen(?= |,|\\.|$)|reißverschlusstasche~|tasche (?:laterali|interne|con zip)|bolsos? (?:laterais|internos|com zíper)|cep(?:li|leri|ler)|fermuarlı cep|(?:rits|zij|binnen)_?(?:vak|zak)~|kieszeni~|kieszeń|fick(?:a|or)|saku',
		ar: 'جيوب|(?<!(?:ديال|سكين|مطواه|موس|ساعه|مصباح|كتاب|حجم|بحجم|مع|منديل) (?:\\S{2,10} )?(?:ال)?)جيب',
		cjk: 'ポケット|口袋|주머니|포켓|กระเป๋าข้าง',
	},
	zip: {
		x: 'zip(?:per|s|pered)?|fermeture éclair|fermeture zippée|cremallera~|reißverschl[uü]s~|cerniera|zíper|fecho de correr|fermuar~|rits(?:sluiting)?|zamek błyskawiczny|na zamek|dragkedja~|blixtlås|resleting|молни(?:я|и|ю|ей)(?! и гром)',
		ar: '(?<=(?:ب|(?:جيب|جيوب|مع|ذو|ذات|اغلاق|يغلق|تغلق|لها|له|غطاء) (?:ب)?(?:ال)?))سحاب(?:ه)?|سحاب (?:ykk|معدني|مخفي|داخلي|خلفي|جانبي|امامي|متين|قوي|طويل|مزدوج)|سوسته|سنسله',
		cjk: 'ファスナー|ジッパー|拉链|拉鍊|지퍼|ซิป',
	},
	velcro: {
		x: 'velcro|scratch|klett(?!er)~|hook_and_loop|cırt_?cırt~|klittenband|rzep~|kardborre~|липучк~',
		ar: 'فيلكرو|لاصق قماش|سكراتش',
		cjk: 'マジックテープ|面ファスナー|魔术贴|魔鬼氈|벨크로|찍찍이|ตีนตุ๊กแก',
	},
	wheels: {
		x: 'wheels?|casters?|castors?|roulettes?|ruedas|ruedecillas|rollen(?= |,|\\.|$)|lenkrollen|rädern?|laufrollen|rotelle|ruote|rodinhas|rodízios|rodas|tekerlek~|wieltjes|wielen|kółk~|hjul(?!p)~|roda|колес~|पहिए|पहियों',
		ar: 'عجلات|روايد|رويدات',
		he: 'גלגלים',
		cjk: 'キャスター|車輪付|滚轮|滾輪|轮子|바퀴|ล้อเลื่อน|ล้อ',
	},
	'wall mounted': {
		x: 'wall_?(?:mount~|hung|hanging|bracket)|(?:fix~ au|montage|support|fixation) mural~|murale?s?|(?:montaje|soporte) (?:de|en) (?:la )?pared|wand_?(?:montage|halter|befestig)~|(?:montaggio|supporto|fissaggio) a (?:muro|parete)|(?:montagem|suporte|fixação) (?:de|na) parede|duvar(?:a)? (?:mont|asıl)~|wand_?(?:montage|bevestig)~|(?:montaż|uchwyt) (?:na ścian|ścienn)~|vägg_?(?:mont|fäst)~|настенн~',
		ar: '(?:تثبيت|تعليق|حامل)~ (?:على |ال)?(?:ال)?(?:حائط|جدار|حايط)~|كيتعلق فالحيط',
		cjk: '壁掛け|壁取付|壁挂|壁掛|벽걸이|ติดผนัง|แขวนผนัง',
	},
	'suction cup': {
		x: 'suction_?(?:cup|pad|base|foot|mount)s?|ventouses?|ventosas?|saugn[aä]pf~|saugfu(?:ß|ss)~|vakum ayak~|vantuz~|zuignap~|przyssawk~|sugprop~|присоск~',
		ar: 'شفاط~ تثبيت|قاعده شفط',
		cjk: '吸盤|吸盘|흡착|ตัวดูด',
	},
	padded: {
		x: 'padd(?:ed|ing)|cushion(?:ed|ing)|rembourr~|matelassée?s?|acolchad[oa]s?|gepolstert~|polsterung|imbottit~|acolchoad[oa]s?|estofad[oa]s?|dolgulu|gevoerd~|gepolsterd|wyściełan~|vadderad~|empuk|мягк~ обивк~',
		ar: 'مبطن~|محشو~|مخدد~',
		cjk: 'クッション入|パッド入り|加厚垫|软垫|패딩|쿠션|บุนวม',
	},
	elastic: {
		by: 'spandex',
		x: 'elastic(?:ated|ised)?|stretch(?:y|able|es)?|élastique~|extensible~|elástic[oa]s?|elastizad~|elastisch~|dehnbar~|elastic[oaih]+|elasticizzat~|elástic~|esnek|lastikli|elastische?|rekbaar|elastyczn~|rozciągliw~|elastisk~|elastis|melar|эластичн~|растяг~|इलास्टिक|खिंचाव',
		ar: 'مطاط(?:ي|يه)|مرن~|كيتمدد|قابل~ لل(?:تمدد|مط)',
		he: 'אלסטי~|נמתח~',
		cjk: '伸縮性|ストレッチ|弹力|彈性|弹性|신축성|스트레치|탄력|ยืดหยุ่น',
	},
	transparent: {
		x: 'transparen[tc]~|see_?through|crystal clear|translucide~|transparentes?|traslúcid~|durchsichtig~|trasparent[ei]|transparentes?|şeffaf~|saydam|doorzichtig~|przezroczyst~|genomskinlig~|transparan|прозрачн~|पारदर्शी|trong suốt',
		ar: 'شفاف~|كيبان شنو فيه',
		he: 'שקופ~|שקוף',
		cjk: '透明|クリア素材|투명|โปร่งใส',
	},
	'sharp blade': {
		by: 'blade',
		x: '(?:razor_|ultra_|extra_)?sharp (?:blade|edge)s?|lames? (?:tranchante|affûtée|aiguisée)s?|hojas? afilad~|cuchillas? afilad~|scharfe[nrs]? klinge~|lam[ea] affilat~|lâminas? afiad~|keskin bıçak~|scherpe mes(?:jes|sen)?|ostrz~|острые? ле[зс]ви~',
		ar: '(?:شفر|نصل|سكين|موس)~ حاد~',
		cjk: '鋭い刃|切れ味|锋利|날카로운',
	},
	blade: {
		x: 'blades?|lames?|cuchillas?|hojas? de|klingen?|messer(?:block|einsatz)?|lam[ae]|lâminas?|bıçak~|mes(?:jes|sen)|ostrz~|knivblad~|pisau|лезви~|нож(?:и|ей|ами)|ब्लेड',
		ar: 'شفر~|نصل~|سكاكين|موس',
		cjk: 'ブレード|刀片|刀头|칼날|ใบมีด',
	},
	origin: {
		x: '(?:hand_?(?:made|crafted|blown|finished)|gefertigt|handgefertigt~) (?:in|aus) @|(?:hånd)?(?:lavet|laget|fremstillet|fremstilt|produceret|produsert|syet|sydd) i @|(?:valmistet|suunnitel|ommel|tehty|käsintehty)~ @|(?:gemaak|vervaardig|ontwerp|handgemaak) in @|(?:framleidd|hannað|handsmíðað|saumað|smíðað)~ í @|(?:valmistat|toodet|disaini|õmmel)~ @|(?:made|manufactured|designed|crafted|assembled|engineered|produced|woven|sewn|built|grown|developed|imported) (?:\\S+ ){0,2}?(?:in|from) (?:the |our own )?@|(?:fabriqu|conçu|assembl|produit|tiss|importé)~ (?:\\S+ )?(?:en|au|aux|d.|de) ?@|(?:hech[oa]|fabricad[oa]|diseñad[oa]|producid[oa]|importad[oa])s? (?:en|de) @|(?:hergestellt|gefertigt|entwickelt|produziert|entworfen|designt|genäht|importiert) (?:in|aus) (?:der |den )?@|(?:in|aus) @ (?:\\S+ )?(?:hergestellt|gefertigt|entwickelt|produziert|entworfen|genäht)|(?:prodott|fabbricat|progettat|realizzat|disegnat)[oaie] (?:in|nel|negli) ?@|made in @|(?:feit|fabricad|produzid|projetad|desenvolvid|importad)[oa]s? (?:em|na|no|nos|da|do|de) ?@|@.?(?:da|de|nda|nde|ta|te|den|dan|nin|ın) (?:üretil|tasarlan|imal|yapıl)~|@ (?:malı|yapımı|üretimi)|(?:gemaakt|geproduceerd|ontworpen|vervaardigd) in @|(?:wyprodukowan|wykonan|zaprojektowan)~ w(?:e)? @|(?:tillverk|design|producer)~ i @|(?:buatan|dibuat di|diproduksi di) @|(?:сделано|произвед|изготовл|разработ)~ в @|@ में (?:बना|निर्मित)~|(?:german|italian|japanese|swiss|american|french|british|swedish|turkish|korean|spanish|danish|european) (?:\\S+ )?(?:engineering|made|craftsmanship|quality|design|technology|manufactur)~|(?:deutsche|schweizer|japanische|italienische|europäische)[rsn]? (?:\\S+ )?(?:qualität|wertarbeit|ingenieurskunst|technik|handwerk|produktion|herstellung|design)~|(?:fabrication|qualité|conception|savoir_faire|technologie) (?:\\S+ )?(?:français|allemand|italien|suisse|japonais|européen)~|(?:fabricación|calidad|diseño|ingeniería|tecnología) (?:alemana|española|italiana|suiza|japonesa|europea)|(?:qualità|ingegneria|design|tecnologia|produzione|artigianato) (?:tedesc|italian|svizzer|giapponese|europe)~|(?:engenharia|qualidade|fabricação|tecnologia|design) (?:alemã|suíç|japones|italian|europei)~|(?:alman|japon|italyan|isviçre) (?:mühendisli|kalite|teknoloji|tasarım)~|(?:duitse|zwitserse|japanse|italiaanse|nederlandse) (?:kwaliteit|techniek|makelij|degelijkheid|fabricage)',
		ar: '(?:صنع|مصنوع|مصمم|انتج|يصنع|صناعه|مصنع|تصنع|صنعت|مستورد)~ (?:ف|في|من|ب)? ?(?:ال)?(?:مغرب|صين|مانيا|المانيا|يابان|تركيا|ايطاليا|فرنسا|امريكا|اسبانيا|اوروبا|سويسرا|كوريا|بريطانيا|هند|مصر|سعوديه|دانمارك|سويد)|(?:صناعه|جوده|هندسه|تقنيه|تصميم) (?:ال)?(?:مغربي|الماني|ياباني|تركي|ايطالي|فرنسي|امريكي|سويسري|كوري|اوروبي)~',
		he: '(?:תוצרת|מיוצר ב|יוצר ב|תכנון|עיצוב) ?(?:ישראל|גרמני|יפן|איטלי|צרפת|שוויי?ץ|ארה|סין|אירופ)~',
		cjk: '日本製|国産|(?:ドイツ|イタリア|アメリカ|フランス|スイス|中国|韓国|スペイン|イギリス|北欧|デンマーク|スウェーデン)(?:製|産|生まれ|で(?:製造|生産|作ら))|日本(?:で(?:製造|生産|作ら)|国内(?:生産|製造))|(?:日本|德国|德國|意大利|義大利|美国|美國|法国|法國|瑞士|韩国|韓國|中国|中國|台湾|台灣|英国|西班牙)(?:制造|製造|生产|生產|原装|原產|进口|進口|工艺|製|制|设计)|(?:한국|독일|일본|이탈리아|미국|프랑스|스위스|중국)(?:산|제|에서 ?(?:제조|생산|만든|제작)| ?제조| ?기술)|(?<![외미영중한타])국산|국내 ?생산|(?:ผลิต|ทำ|นำเข้า)(?:ใน|จาก|ที่)(?:ประเทศ)?(?:ไทย|เยอรมัน|ญี่ปุ่น|จีน|อิตาลี|เกาหลี|อเมริกา|ฝรั่งเศส|สวิส)',
	},
	patent: {
		x: 'patent(?:ed|s|iert~|pending|geschützt)?(?! leather)|brevet~|patentad~|patentead~|patent(?:e)?li|gepatenteerd~|opatentowan~|patentera~|запатентован~|पेटेंट',
		ar: 'براءه اختراع|براءات اختراع|حاصل~ على براءه|مسجل~ (?:ك)?براءه',
		he: 'פטנט',
		cjk: '特許|专利|專利|특허|สิทธิบัตร',
	},
	'vegan product': {
		x: 'vegan~|végan~|végétalien~|vegano?s?|veganistisch~|вегано?~|vegansk~|wegańsk~|plant_?based|à base de plantes|pflanzlich~(?! gegerbt)',
		ar: 'نباتي (?:ال)?صرف|فيغان',
		cjk: 'ヴィーガン|ビーガン|植物性|纯素|비건|วีแกน',
	},
	natural: {
		by: 'organic',
		x: '(?:100 ?% |all_?|purely )natural|natural (?:ingredients|fibres?|fibers?|materials?|rubber|extracts?|oils?|origin)|(?:ingrédients|fibres|matières|matériaux|origine) naturel~|100 ?% naturel~|(?:ingredientes|fibras|materiales|origen) natural~|100 ?% natural~|natürliche[nr]? (?:inhaltsstoffe|zutaten|fasern|materialien|ursprungs)|natur(?:faser|produkt|material)~|(?:ingredienti|fibre|materiali|origine) natural~|(?:fibras|ingredientes|materiais|origem) natura~|(?:doğal|%?100 doğal) (?:içerik|malzeme|lif)~|natuurlijke (?:ingrediënten|materialen|vezels)|naturaln~ (?:składnik|włókn|materiał)~|naturliga (?:ingredienser|material|fibrer)|bahan alami|натуральн~(?! (?:латекс|каучук|кож|шкір|дерев|хлоп|шёлк|шелк|шерст|бавовн|шовк|вовн|камен|камін|льн|льон|пробк|корк))|प्राकृतिक (?:सामग्री|तत्व)~',
		ar: '(?:مكونات|مواد|الياف|منتوج) طبيعيه?|طبيعي~ 100 ?%|100 ?% طبيعي~',
		he: 'טבעי~',
		cjk: '天然(?:成分|素材|由来|繊維)|自然素材|纯天然|天然成分|천연 ?(?:성분|소재|원료)|จากธรรมชาติ|ธรรมชาติ100',
	},
	vitamin: {
		x: 'vitamin~|vitamine?s?|vitaminas?|collagen~|collagène|colágeno|kollagen|hyaluron~|hialurónico|retinol|rétinol|aloe_?vera|argan~|omega_?3|oméga_?3|protein~|probiot~|keratin~|kératine|caffeine|caféine|cafeína|koffein~|витамин~',
		ar: 'فيتامين~|كولاجين|هيالورونيك|ريتينول|ارغان|اركان|الصبار|اوميغا|بروتين|كيراتين|(?<!(?:كيسان|كؤوس|فناجين|ديال) )كافيين(?! (?:ل|باش|على))',
		he: 'ויטמין~|קולגן|חומצה היאלורונית',
		cjk: 'ビタミン|コラーゲン|ヒアルロン|レチノール|プロテイン|维生素|胶原|玻尿酸|維生素|비타민|콜라겐|히알루론|วิตามิน|คอลลาเจน',
	},
	orthopaedic: {
		x: 'orthop[aä]?ed~|orthopéd~|ortopéd~|ortoped~|ortopedic~|ортопед~',
		ar: 'اورتوبيد~|تقويم (?:ال)?عظام|طبي~ للظهر',
		cjk: '整形外科|矫形|정형외과',
	},
	'limited edition': {
		x: 'limited_edition|édition limitée|edición limitada|limitierte (?:auflage|edition)|sonderedition|edizione limitata|edição limitada|sınırlı üretim|gelimiteerde oplage|edycja limitowana|collector.s edition|sınırlı (?:sayıda|baskı)|numaral[ıi] (?:\\S+ ){0,2}(?:adet|kopya|nüsha|baskı)|koleksiyon(?:luk|cu) (?:\\S+ )?(?:seri|baskı|edisyon)~|лимитированн~ (?:сери|издани|верси)~|(?:про)?нумерованн~ (?:экземпляр|издан|копи)~|коллекционн~ издани~|лімітован~|колекційн~ видан~|пронумерован~|numerowan~ (?:egzemplarz|wydani)~|kolekcjonersk~ (?:wydani|edycj)~|edycj~ (?:limitowan|kolekcjonersk)~|limitovan~ (?:edic|edíc|séri)~|o?číslovan~ (?:výtisk|kus|exempl)~|sběratelsk~ edic~|zberateľsk~ edíc~|limitált (?:kiadás|széri)~|(?:sor)?számozott (?:példány|kiadás)~|gyűjtői (?:kiadás|darab)~|ограничена серия|номериран~ (?:екземпляр|броя)~|колекционерск~ издани~|numeriran~ (?:primjer|primer|izdanj)~|ograničen~ (?:serij|izdanj)~|kolekcionarsk~ izdanj~|edisi (?:terbatas|kolektor)|bernomor seri|phiên bản giới hạn|(?:ấn bản|bản) đánh số|bản sưu tầm|nakala (?:\\S+ ){1,3}zenye namba|kopyang may numero|क्रमांकित प्रति~|নম্বরযুক্ত কপি|нумерисан~ примера~|numerisan~ primer~|सीमित संस्करण|लिमिटेड एडिशन|লিমিটেড এডিশন',
		ar: 'اصدار محدود|نسخه محدوده|(?:نسخ|نسخه|قطعه|قطع) مرقم~|(?:لهواه|لجامعي) (?:ال)?(?:جمع|تحف)|طبعه (?:ديال )?(?:ال)?كوليكسيون|لمیٹڈ ایڈیشن|نمبر شدہ نسخ~|نسخه شماره ?دار|نسخه محدود',
		he: 'מהדורה (?:מוגבלת|ממוספרת)|עותקים ממוספרים|מהדורת אספנים',
		cjk: '限定版|限量版|한정판|番号入り|シリアルナンバー入|コレクター(?:向け|ズ)|编号(?:限量|发行)|編號(?:限量|發行)|限量[编編][号號]|收藏版|典藏版|珍藏版|넘버링|소장판|ฉบับสะสม|ลิมิเต็ด',
	},
	'gift box': {
		x: 'gift_?(?:box|wrap|pack)~|coffret cadeau|emballage cadeau|boîte cadeau|caja (?:de )?regalo|geschenk(?:box|verpackung|karton)~|confezione regalo|scatola regalo|caixa (?:de )?presente|embalagem (?:de )?presente|hediye (?:kutusu|paketi)~|geschenk(?:doos|verpakking)|opakowani~ prezentow~|presentförpackning|kotak hadiah|подарочн~ (?:упаковк|коробк)~',
		ar: '(?:علبه|صندوق|تغليف|بوطه) (?:ال)?(?:هدايا|هديه|كادو)',
		cjk: 'ギフト(?:ボックス|ラッピング|包装)|化粧箱|礼盒|禮盒|선물 ?(?:상자|포장|박스)|กล่องของขวัญ',
	},
	'one size': {
		x: 'one_size|taille unique|talla única|einheitsgröße|taglia unica|tamanho único|tek beden|standart beden|rozmiar uniwersalny',
		ar: 'مقاس (?:واحد|موحد)',
		cjk: 'フリーサイズ|均码|프리사이즈|ฟรีไซส์',
	},
	'for women': {
		x: "women|womens|women's|ladies|female|for her|femmes?|mujer(?:es)?|damen~|frauen|donn[ae]|mulher(?:es)?|feminin[oa]s?|dames|bayan~|kadın(?:lar)?(?: için)?|voor (?:dames|vrouwen)|dla kobiet|för (?:kvinnor|damer)|untuk wanita|для женщин",
		ar: '(?:نساء|سيدات|عيالات)|نسائي~',
		cjk: 'レディース|女性(?:用|向け)|女士|女款|여성용|สำหรับผู้หญิง',
	},
	'for men': {
		x: "men|mens|men's|male|for him|hommes?|hombres?|herren~|männer|uom[oi]n?i?|homem|homens|masculin[oa]s?|heren|erkek(?:ler)?(?: için)?|voor (?:heren|mannen)|dla mężczyzn|för (?:män|herrar)|untuk pria|для мужчин",
		ar: 'رجال|رجالي~',
		cjk: 'メンズ|男性(?:用|向け)|男士|男款|남성용|สำหรับผู้ชาย',
	},
	reinforced: {
		x: 'reinforced|renforcée?s?|reforzad[oa]s?|verstärkt~|rinforzat[oaie]|reforçad[oa]s?|güçlendirilmiş|versterkt~|wzmocnion~|förstärkt~|diperkuat|усиленн~',
		ar: 'معزز~|مدعم~|مقوي',
		cjk: '補強|強化素材|加固|강화된|เสริมความแข็งแรง',
	},
	'anti-theft': {
		x: 'anti_?theft|rfid~|anti_?vol|antirrobo|diebstahl(?:schutz|sicher)~|antifurto|anti_?(?:furto|roubo)|hırsızlığa karşı|anti_?diefstal|antykradzież~|stöldskydd~',
		ar: 'ضد (?:ال)?سرقه|مانع~ لل?سرقه',
		cjk: '盗難防止|防盗|防盜|도난 ?방지|กันขโมย',
	},
	'organic cotton or food': { x: 'gots' },
	refurbished: {
		x: 'refurbished|reconditionné~|reacondicionad~|generalüberholt~|ricondizionat~|recondicionad~|yenilenmiş|gereviseerd|odnowion~',
		ar: 'مجدد',
		cjk: '整備済|再生品|翻新',
	},
	'original product': {
		x: '(?:100 ?% )?(?:original|genuine|authentic) (?:product|item|part|brand)s?|produit (?:original|authentique)|producto (?:original|auténtico)|originalprodukt~|prodotto originale|produto original|orijinal ürün~|origineel product|oryginalny produkt',
		ar: '(?:منتج|منتوج) (?:اصلي|اوريجينال)|اصلي 100',
		cjk: '純正品|正規品|正品|정품|ของแท้',
	},
}

/** Countries and regions goods are said to come from; each spelling stands for `@` in the terms above. */
const COUNTRIES =
	'(?:the )?(?:chin[ae]|china|cina|çin|japan|japon~|japón|giappone|japão|japonii|germany|allemagne|deutschland|alemania|germania|alemanha|almanya|duitsland|niemcz~|ital(?:y|ie|ia|ien|ya|ië)|itália|włosz~|frank?reich|france|francia|frança|fransa|frankrijk|francji|usa|u\\.s~|us|united states|america|amerika|états_unis|estados unidos|stati uniti|eua|abd|england|britain|uk|united kingdom|großbritannien|royaume_uni|ingiltere|europe|europa|avrupa|eu|ue|europie|spain|espagne|spanien|españa|spagna|espanha|ispanya|portugal|portogallo|turkey|turkiye|turquie|türkei|türkiye|turquía|turquia|turchia|turkije|morocco|maroc|marokko|marruecos|marocco|marrocos|fas|switzerland|suisse|schweiz|suiza|svizzera|suíça|isviçre|zwitserland|austria|autriche|österreich|sweden|suède|schweden|sverige|norway|norvège|norwegen|norge|denmark|danemark|dänemark|danmark|netherlands|pays_bas|niederlande|nederland|belgi~|poland|pologne|polen|polsce|india|inde|indien|korea~|corée|vietnam|taiwan|thailand|brazil|brésil|brasil|brasile|mexico|mexique|méxico|canada|kanada|indonesia|росси~|китае|германии|италии|японии|европе|भारत|चीन|जर्मनी|finland|ireland|scotland|australia|israel)'

/** The same with the countries put in. */
export const FORM_TERMS: ConceptTable = Object.fromEntries(
	Object.entries(FORM).map(([name, terms]) => [name, terms.x?.includes('@') ? { ...terms, x: terms.x.replaceAll('@', COUNTRIES) } : terms]),
)

import type { ConceptTable } from '../concepts'
import { tableWithinClauses } from '../within-clauses'

/** A guarantee that goes further than the one a listing states. */
export const WIDE_GUARANTEES: ConceptTable = tableWithinClauses({
	'a guarantee on everything': {
		x: "(?:guarante|warrant)\\p{L}* (?:\\S+ ){0,5}?(?:everything|all parts|every part|whole|entire|complete|accessories|loss|theft|drops?|accident\\p{L}*|water damage|wear)|cover(?:s|ed|age)? (?:\\S+ ){0,5}?(?:everything|all parts|every part|whole (?:machine|device|product)|loss|theft|drops?|accident\\p{L}*|water damage|wear)|(?:whole|entire|complete|every part|all parts|full) (?:\\S+ ){0,4}?(?:guarante|warrant)~|garanti\\p{L}* (?:\\S+ ){0,5}?(?:perte|vol|casse|chute|accident|usure|tout l|toute la|intégral|ensemble|accessoires)~|(?:tout l'|toute la |l'ensemble )(?:\\S+ ){0,4}?(?:garanti|couvert)~|garant\\p{L}* (?:\\S+ ){0,5}?(?:pérdida|robo|caídas?|golpes|accident|desgaste|tod[oa] (?:el|la)|complet|total|accesorios)~|(?:garantie|abgesichert|versichert)\\p{L}* (?:\\S+ ){0,5}?(?:verlust|diebstahl|sturz|unfall|verschleiß|ganze|gesamte|alle teile|zubehör|wasserschäden)~|(?:ganze|gesamte|komplette)[nrsm]? (?:\\S+ ){0,4}?(?:garantie|gewähr)~|garan\\p{L}* (?:\\S+ ){0,5}?(?:smarrimento|furto|cadut|incident|usura|intero|intera|tutt[oaie]|complet|accessori)~|garant\\p{L}* (?:\\S+ ){0,5}?(?:perda|roubo|furto|quedas?|acident|desgaste|tod[oa]|inteir|complet|acessórios)~|garantie (?:\\S+ ){0,5}?(?:verlies|diefstal|vallen|ongeluk|slijtage|hele|volledige|alle onderdelen|accessoires)|gwarancj\\p{L}* (?:\\S+ ){0,5}?(?:zgub|kradzież|upad|wypad|zużyci|cał|wszystk|akcesori)~|(?:kayıp|çalınma|düşme|kaza|tüm parça|tamam|bütün)\\p{L}* (?:\\S+ ){0,5}?garanti~|garanti\\p{L}* (?:\\S+ ){0,5}?(?:förlust|stöld|fall|olycka|slitage|hela|alla delar|tyveri|tab|hele|alle dele)~|takuu\\p{L}* (?:\\S+ ){0,5}?(?:katoami|varkau|putoami|koko|kaikki)~|garanci\\p{L}* (?:\\S+ ){0,5}?(?:elveszt|lopás|leejt|teljes|minden)~|záruk\\p{L}* (?:\\S+ ){0,5}?(?:ztrát|krádež|pád|cel|všech)~|garanți\\p{L}* (?:\\S+ ){0,5}?(?:pierder|furt|căder|întreg|toate)~|εγγύησ\\p{L}* (?:\\S+ ){0,5}?(?:απώλει|κλοπ|πτώσ|όλ)~|гарант\\p{L}* (?:\\S+ ){0,5}?(?:потер|краж|паден|износ|вес[ьюя]|всё|все части|втрат|крадіж|увесь)~",
		ar: '(?:ضمان|نضمن|مضمون|كفاله|(?:يغطي|كيغطي)(?= (?:ال)?(?:ضمان|كل (?:قطع|عيب|ضرر)|اي (?:عطل|عيب)|عيوب|اعطال)))\\p{L}* (?:\\S+ ){0,6}?(?:(?:ال)?(?:ضياع|سرقه|فقدان|سقوط|حوادث)|كامل|كاملا|كامله|كلها|كلو|جميع|كل (?:قطع|جزء|الاجزاء|ملحقات)|بكل|بجميع|شامل)~|(?:كل|جميع|كامل) (?:\\S+ ){0,5}?(?:مضمون|مكفول)~',
		he: '(?:אחריות|מובטח)\\S* (?:\\S+ ){0,5}?(?:אובדן|גניבה|נפילה|מלאה|כל ה|המכשיר כולו)~',
		cjk: '(?:紛失|盗難|落下|事故|全部品|本体すべて).{0,8}保証|(?:全机|整机|全部零件|丢失|被盗|意外|人为损坏|整機).{0,8}(?:质保|保修|保固|赔付)|(?:분실|도난|파손|전 ?부품|전체).{0,8}(?:보증|보상)|รับประกัน(?:ทั้งเครื่อง|ทุกชิ้นส่วน|สูญหาย)',
	},
})

/** Delivery in further turns of phrase: ordered today, there tomorrow. */
export const SOON_THERE: ConceptTable = tableWithinClauses({
	'delivery by tomorrow': {
		x: '(?:rendel|megrendel)\\p{L}* (?:\\S+ ){0,4}?(?:holnap|ma |ott|nálad|nap)~|holnap\\p{L}* (?:\\S+ )?(?:ott|nálad|megérkez|kiszállít)~|(?:ingyenes|gyors) (?:ki)?szállítás~|kiszállít~|házhoz(?= ?(?:száll|vis|vit|hoz|kül|jön|jut|megy|menn|érk|kapj|kapo|kapt|kerül|rendel))~|(?<=(?:száll|visz|vissz|küld|hoz)\\p{L}* (?:\\p{L}+ )?)házhoz|(?:tilaa|tilaus)\\p{L}* (?:\\S+ ){0,4}?(?:huomenna|perillä|tänään|kotiin)~|(?:ilmainen|nopea) toimitus|toimitetaan|kotiinkuljet~|(?:objednej|objednáte|objednejte)\\p{L}* (?:\\S+ ){0,4}?(?:zítra|dnes|doma|u vás)~|(?:comand|comanzi|comandă)\\p{L}* (?:\\S+ ){0,4}?(?:mâine|azi|ajunge|primești)~|ajunge (?:la tine )?(?:mâine|acasă|în \\d)|(?:παράγγειλε|παραγγείλτε)\\p{L}* (?:\\S+ ){0,4}?(?:αύριο|σήμερα|σπίτι)~|(?:δωρεάν|άμεση|γρήγορη) (?:παράδοση|αποστολή)~|παραδίδεται|(?:đặt|giao) (?:\\S+ ){0,4}?(?:ngày mai|hôm nay|tận nhà|trong ngày|tận nơi)|(?:bestil|bestill)\\p{L}* (?:\\S+ ){0,4}?(?:i morgen|i dag|hjemme|fremme)|(?:सफारिश|सफ़ारिश|سفارش) (?:\\S+ ){0,4}?(?:فردا|امروز|درب)|(?:ارسال|تحویل) (?:رایگان|فوری|درب)',
	},
})

/** A superlative that names its field of rivals: the market, the world, a country. */
export const OF_ALL_RIVALS: ConceptTable = tableWithinClauses({
	'the most of its field': {
		x: "(?:der|die|das) (?:\\p{L}+ste[nrs]?)(?: (?:und|oder|,) \\p{L}+ste[nrs]?)? (?:\\p{L}+ ){1,3}?(?:(?:auf|am) (?:dem )?(?:ganzen |gesamten )?markt|weltweit|überhaupt|deutschlands|europas|österreichs|der schweiz|der branche|im (?:handel|netz))|(?:schönst|größt|beliebtest|best|stärkst|schnellst)e[nrs]? (?:\\p{L}+ ){1,3}?(?:deutschlands|europas|österreichs)|(?:mais|más|más|più|plus) (?:complet|bonit|bel|beau|belle|rápid|potent|vend|robust|lev|liger|légèr|legger|precis|précis|avanzad|avançad|avanzat|elegant|élégant|silen)\\p{L}* (?:\\p{L}+ )?(?:de|do|da|d'|en|in|di|del|della|au|du) (?:portugal|brasil|españa|france|italia|europa|europe|mundo|mercado|mercato|marché|monde|continente?)|no other (?:\\S+ )?\\p{L}+ (?:\\S+ ){1,3}?(?:this|so|as|that) (?:well|good|clean|fast|quiet\\p{L}*|easily)|nothing (?:else )?(?:\\S+ )?(?:comes close|compares|beats)|aucun autre (?:\\S+ ){1,4}?(?:aussi|autant|mieux)|ningún otro (?:\\S+ ){1,4}?(?:tan|mejor|como)|kein ander\\p{L}* (?:\\S+ ){1,4}?(?:so|besser)|nessun altro (?:\\S+ ){1,4}?(?:così|meglio|come)|nenhum outro (?:\\S+ ){1,4}?(?:tão|melhor|como)|geen (?:enkele )?andere? (?:\\S+ ){1,4}?(?:zo|beter)|żaden inny (?:\\S+ ){1,4}?(?:tak|lepiej)|ingen annan (?:\\S+ ){1,4}?(?:så|bättre)|markedets \\p{L}+|verdens \\p{L}+ste|maailman \\p{L}+in|markkinoiden (?:paras|parha\\p{L}+|\\p{L}{3,}(?:in|imman|immat|immista|impia))|a (?:piac|világ) leg\\p{L}+|nej\\p{L}+ (?:\\p{L}+ ){0,3}?(?:na trhu|na světě|v česku|všech dob)|cel(?:e|a)? mai \\p{L}+ (?:\\p{L}+ ){0,3}?(?:de pe piață|din lume|din românia)|(?<=(?:πιο|\\p{L}*τερ\\p{L}{1,3}|πρώτ\\p{L}+|μοναδικ\\p{L}+|κανέν\\p{L}*|καμία|κανείς|τίποτα|δεν)(?: \\p{L}+){0,4} )(?:της αγοράς|του κόσμου|στον κόσμο|στην αγορά)|(?:на рынке|в мире|в россии|на ринку|у світі) (?:сам|лучш|перв|найкращ)~|(?:piyasanın|dünyanın|türkiye'nin|pazarın) en \\p{L}+",
		ar: '(?:ا(?!ل|نت|نا|نه|نو|ذا|ين|بي|خي|مه|مي|ما|سم|حد|ثن|ذ)\\p{L}{2,3}|الذ|الطف|المع) (?:\\S+ ){1,4}?(?:في|ف|علي) ?(?:ال)?(?:عالم(?! اخر|ك)|سوق|منطقه|الاطلاق|المغرب|الخليج|السعوديه|الامارات)|بلا منازع|دون منازع|لا منافس ل~|يتفوق علي (?:كل|جميع|المنافس)~',
	},
})

/** A kind of cotton or wool is more than cotton or wool. */
export const FINER_STUFFS: ConceptTable = {
	'a finer cotton': {
		x: 'pima|supima|(?:egyptian|peruvian|turkish|sea island|organic|ring_?spun|combed|mercerised|mercerized|long_?staple|extra_long_staple) (?:\\S+ )?cotton|ring_?spun|long_?staple|coton (?:peigné|d.égypte|égyptien|pima|mercerisé|biologique|longues fibres)|algodón (?:peinado|egipcio|pima|peruano|mercerizado|orgánico)|(?:gekämmte|ägyptische|merzerisierte|ringgesponnene)[nrs]? baumwolle|cotone (?:pettinato|egiziano|pima|mercerizzato|makò|biologico)|algodão (?:penteado|egípcio|pima|peruano|mercerizado|orgânico|fio penteado)|(?:gekamd|egyptisch)\\p{L}* katoen|(?:czesan|egipsk)\\p{L}* bawełn~|(?:penye|mısır|taranmış) pamu~|kammad bomull|гребенн~ хлоп~|египетск~ хлоп~',
		ar: 'قطن (?:مصري|بيما|ممشط|بيروفي|طويل التيله)',
		cjk: 'ピマ|スーピマ|エジプト綿|コーマ|超長綿|长绒棉|長絨棉|精梳棉|埃及棉|新疆棉|피마|수피마|이집트 ?면|코마사|ฝ้ายพีม่า|ฝ้ายอียิปต์',
	},
	'bronze, pewter or platinum': {
		x: 'bronz(?:dan)?(?=[ ,.]|$)|bronzov~|platin(?= kapl)~|kalay (?:kapl|döküm)~|из бронзы|бронзов~ (?:корпус|лить|фурнитур)~|platyn~|платин~|platinov~|perunggu|timah|đồng đen|bạch kim|कांस[ेा]|পিতল',
		ar: 'برونز~|بلاتين|قصدير|برنز',
		he: 'ברונזה|פלטינה|בדיל',
		cjk: 'ブロンズ|プラチナ(?!チ)|錫|青铜|青銅|铂金|鉑金|锡制|청동|백금|주석|ทองสัมฤทธิ์|แพลทินัม|ดีบุก',
	},
	'slate, onyx or jade': {
		x: 'arduvaz~|oniks~|yeşim taş~|yeşimden|сланц~|оникс~|нефрит~|яшм~|łupk(?:u|a|ow)~|nefryt~|onyks~|břidlic~|onyx~|nefrit~|bridlic~|palából|palakő|škriljev~|đá phiến|ngọc bích|batu (?:sabak|giok)|giok',
		ar: 'اردواز|عقيق|يشم|حجر بركاني|یشم|عقیق',
		he: 'צפחה|אוניקס|ירקן',
		cjk: 'スレート|オニキス|翡翠|板岩|玛瑙|瑪瑙|和田玉|점판암|오닉스|비취|옥돌|หินชนวน|หยก',
	},
	'terracotta or sandstone': {
		x: 'terak?ot~|terrakott~|kumtaş~|терракот~|песчаник~|теракот~|піщаник~|пясъчник~|piaskow(?:iec|ca)|pískov(?:ec|ce)|pieskov(?:ec|ca)|homokkő~|pješčar~|peščar~|batu pasir|đất nung|sa thạch',
		ar: 'تيراكوتا|(?:ال)?طين (?:ال)?محروق|(?:ال)?حجر (?:ال)?رملي|حجر الرمل',
		he: 'טרקוטה|אבן חול',
		cjk: 'テラコッタ|砂岩|赤陶|테라코타|사암|ดินเผา|หินทราย',
	},
	'pearl, amber, horn or ivory': {
		by: 'mother-of-pearl|horn or coconut',
		x: 'inci (?:düğme|işleme|kakma|süs)~|kehribar~|fildişi(?:nden| işleme| kakma)~|янтар(?:я|ь|ём|ем)(?=[ ,.])|слонов~ кост~|из жемчуга|бурштин~|кехлибар~|слонова кост|bursztyn~|koś(?:ć|ci) słoniow~|jantarov~|slonovin~|borostyánkő~|elefántcsontból|ćilibar~|slonovač~|gading|hổ phách|ngà voi|pembe za ndovu',
		ar: 'كهرمان|(?:ال)?عاج(?=[ .،]|$)|لولو (?:طبيعي|حقيقي|اصلي|حر)|جوهر حر|قرون (?:ال)?(?:جاموس|غزال|ايل)|کهربا|عاج فیل|ہاتھی دانت',
		he: 'ענבר|שנהב',
		cjk: '琥珀(?!色)|象牙(?!白|色|黄|黃|ホワイト|調|風)|本真珠|水牛の角|牛角|鹿角|호박석|상아(?!색)|물소 ?뿔|อำพัน|งาช้าง',
	},
	'tweed, flannel or tulle': {
		x: 'tüvit~|pazen~|flanel(?:den|li|ow|ov)~|твид~|фланел~|фатин~|tiul~|tvíd~|tyl(?:em|ov)~|flanell~|tvid~|kain flanel|vải tuýt',
		ar: 'تويد|فلانيل',
		he: 'טוויד|פלנל',
		cjk: 'ツイード|フランネル|チュール|粗花呢|法兰绒|法蘭絨|트위드|플란넬|ผ้าทวีด|ผ้าสักหลาด',
	},
	'a finer wool': {
		x: 'merino|mérinos?|cashmere|cachemire|cachemir~|kaschmir~|kasjmier|kaszmir~|kaşmir~|kashmir~|кашемир~|меринос~|alpa[ck]a~|alpaga|mohair|moher~|angora|baby alpaca|virgin wool|laine vierge|lana virgen|schurwolle|lana vergine|lã virgem|scheerwol',
		ar: 'كشمير|ميرينو|الباكا|موهير|انغورا',
		he: 'קשמיר|מרינו|אלפקה',
		cjk: 'メリノ|カシミヤ|アルパカ|モヘア|美利奴|羊绒|羊絨|羊驼|马海毛|메리노|캐시미어|알파카|แคชเมียร์|เมอริโน',
	},
}

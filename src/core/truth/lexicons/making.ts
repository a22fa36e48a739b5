/**
 * Words of making, whatever the goods, and of where it is done, by tags of languages, as stems in normalizeText form; `!` ends a word. Printing is none of them: a book is
 * printed in a language as well. Neither is what a kitchen makes ("cooked", "baked") nor mere design.
 */
export const MAKING: Readonly<Record<string, string>> = {
	en: 'made!|hand-?made|sewn|stitched|woven|knit(?:ted)?!|spun|forged|hammered|crafted|handcrafted|assembled|manufactured|carved|blown|hand-?turned|tanned|tailored|hand-?finished|finished (?:by|in)|built in|produced in|cast in|moulded in|molded in|bottled|workshops?!|factory|factories|ateliers?!|mills?!|foundry|forges?!|tannery|potter(?:y|ies)!|looms?!|craftsm[ae]n|artisans?!|weavers?!|seamstress\\p{L}*|smiths?!|cutlers?!',
	fr: 'fabriqué\\p{L}*|fabriquons|cousue?s?!|tissée?s?!|tricotée?s?!|forgée?s?!|assemblée?s?!|manufacturée?s?!|façonnée?s?!|confectionnée?s?!|soufflée?s?!|tannée?s?!|sculptée?s?!|taillée?s?!|filée?s?!|usinée?s?!|atelier\\p{L}*|usines?!|manufactures?!|forges?!|fonderie|filature|tannerie|poterie|artisan\\p{L}*|couturi\\p{L}*|tisserand\\p{L}*|coutelier\\p{L}*|fait(?:e|s|es)? (?:main|à la main)|né(?:e|s|es)? (?:dans|au|en|à)',
	'es ca pt':
		'hech[oa]s?!|fabricad[oa]s?!|cosid[oa]s?!|tejid[oa]s?!|forjad[oa]s?!|ensamblad[oa]s?!|confeccionad[oa]s?!|elaborad[oa]s?!|soplad[oa]s?!|curtid[oa]s?!|tallad[oa]s?!|hilad[oa]s?!|montad[oa]s? (?:en|a mano)|taller(?:es)?!|fábricas?!|fundición|telares?!|artesan\\p{L}*|costurer\\p{L}*|herrer[oi]\\p{L}*|fet[ae]?s? (?:a|al|en|per)!|cosit\\p{L}*|cosid[ae]!|teixi[td]\\p{L}*|forja[td]\\p{L}*|tallers?!|fàbrica|feit[oa]s?!|costurad[oa]s?!|tecid[oa]s?!|fabricad\\p{L}*|montad[oa]s?!|confecionad[oa]s?!|confeccionad\\p{L}*|curtid\\p{L}*|oficinas? d|ateliês?!|fiação|tecelagem|artes[ãa]\\p{L}*|costureir\\p{L}*',
	it: 'fatt[oaie] (?:a mano|in|nel|nei|negli|nelle|dagli|dalle|da)|fabbricat[oaie]|cucit[oaie]!|tessut[oaie] (?:a mano|in|nel|a)|forgiat[oaie]|assemblat[oaie]|confezionat[oaie]|soffiat[oaie]|conciat[oaie]|intagliat[oaie]|lavorat[oaie]|prodott[oaie]!|fus[oaie] (?:a|in|nel)|nat[oaie] (?:a|in|nel\\p{L}*)!|officin[ae]|laboratori[oi]?!|fabbric(?:a|he)!|manifattur\\p{L}*|fonderi\\p{L}*|concerie?|artigian\\p{L}*|sartori\\p{L}*|tessitor\\p{L}*|botteg\\p{L}*|telai!',
	ro: 'fabricat[ăe]?!|fabricate|cusut[ăe]?!|țesut[ăe]?!|tricotat[ăe]?!|forjat[ăe]?!|asamblat[ăe]?!|confecționat[ăe]?!|lucrat[ăe]?!|produs[ăe]? în|făcut[ăe]? (?:de mână|manual|în)|atelier\\p{L}*|fabric[aăi]!|turnătorie|croitor\\p{L}*|meșter\\p{L}*|artizan\\p{L}*',
	de: 'gefertigt|handgefertigt\\p{L}*|genäht\\p{L}*|gewebt\\p{L}*|gestrickt\\p{L}*|geschmiedet\\p{L}*|handgeschmiedet\\p{L}*|hergestellt\\p{L}*|produziert\\p{L}*|montiert|gegossen\\p{L}*|geblasen\\p{L}*|mundgeblasen\\p{L}*|gegerbt\\p{L}*|gedrechselt\\p{L}*|geschliffen|werkstatt|werkstätten|manufaktur\\p{L}*|fabrik|weberei|gießerei|schmiede|gerberei|töpferei|schneiderei|näherinnen',
	'nl af':
		'gemaakt|handgemaakt\\p{L}*|genaaid|geweven|gebreid|gesmeed|vervaardigd|geproduceerd|gegoten|geassembleerd|gelooid|geblazen|atelier\\p{L}*|werkplaats\\p{L}*|fabriek|weverij|gieterij|smederij|naaister\\p{L}*|gemaak|vervaardig|geweef|gesmee',
	'sv da nb is':
		'tillverka\\p{L}*|handgjord\\p{L}*|(?:hand)?sydd\\p{L}*|vävd\\p{L}*|stickad\\p{L}*|smidd\\p{L}*|monterad\\p{L}*|gjuten|gjutna|blåst!|verkstad\\p{L}*|verkstäder|fabriken|väveri\\p{L}*|gjuteri\\p{L}*|smedja\\p{L}*|fremstille\\p{L}*|produceret|produsert|(?:hånd)?lavet|håndlaget|(?:hånd)?syet|vævet|vevd|strikket|smedet|smidd|støbt|støpt|værksted\\p{L}*|verksted\\p{L}*|fabrikken|væveri\\p{L}*|veveri\\p{L}*|støberi\\p{L}*|smedje\\p{L}*|framleid\\p{L}*|saumað\\p{L}*|ofi[nð]\\p{L}*|smíðað\\p{L}*|verkstæði\\p{L}*|verksmiðj\\p{L}*',
	'fi et hu':
		'valmistet\\p{L}*|valmistuu|ommel\\p{L}*|kudot\\p{L}*|neulot\\p{L}*|taot\\p{L}*|koottu|käsintehty\\p{L}*|tehty|tehdas|tehtaa\\p{L}*|verstaa\\p{L}*|pajas\\p{L}*|kutomo\\p{L}*|valmistat\\p{L}*|toodet\\p{L}*|õmmeldu\\p{L}*|kootud|sepistatud|tehase\\p{L}*|töökoja\\p{L}*|készül\\p{L}*|készít\\p{L}*|gyárt\\p{L}*|varrt\\p{L}*|varrták|szőtt\\p{L}*|szőtték|kovácsol\\p{L}*|öntött\\p{L}*|öntötték|műhely\\p{L}*|gyár(?:ban|ból|ából|ában)|manufaktúr\\p{L}*',
	'pl cs sk sl hr sr-Latn':
		'wykonan\\p{L}*|wyprodukowan\\p{L}*|produkowan\\p{L}*|uszyt\\p{L}*|szyt[aeyi]!|tkan[aeyi]!|utkan\\p{L}*|kut[aeyi]!|wykut\\p{L}*|złożon\\p{L}*|odlan\\p{L}*|dmuchan\\p{L}*|ręcznie robion\\p{L}*|warsztat\\p{L}*|fabryk\\p{L}*|manufaktur\\p{L}*|pracowni\\p{L}*|kuźni\\p{L}*|tkalni\\p{L}*|vyroben\\p{L}*|vyrában\\p{L}*|vyráb\\p{L}*|ušit\\p{L}*|šit[éáýo]!|tkan[éáýo]!|utkan\\p{L}*|kován\\p{L}*|ukován\\p{L}*|sestaven\\p{L}*|dílna|díln[yěou]\\p{L}*|továrn\\p{L}*|manufaktur\\p{L}*|vyroben\\p{L}*|zhotoven\\p{L}*|dieln\\p{L}*|továreň|kovan\\p{L}*|ukovan\\p{L}*|izdelan\\p{L}*|narejen\\p{L}*|sešit\\p{L}*|stkan\\p{L}*|delavnic\\p{L}*|tovarn\\p{L}*|proizveden\\p{L}*|izrađen\\p{L}*|sašiven\\p{L}*|šiven\\p{L}*|satkan\\p{L}*|iskovan\\p{L}*|sastavljen\\p{L}*|radionic\\p{L}*|tvornic\\p{L}*|fabri[kc][aeiou]!|произведен\\p{L}*|израђен\\p{L}*|сашивен\\p{L}*|саткан\\p{L}*|радиониц\\p{L}*|фабриц\\p{L}*',
	'ru uk bg el sr-Latn':
		'сделан\\p{L}*|изготовлен\\p{L}*|произвед[её]н\\p{L}*|сшит\\p{L}*|сшива\\p{L}*|соткан\\p{L}*|выткан\\p{L}*|вязан\\p{L}*|связан[аоы]? (?:в|вручную)|выкован\\p{L}*|кован\\p{L}*|собран[аоы]?!|отлит[аоы]?!|выпуска\\p{L}*|мастерск\\p{L}*|фабрик\\p{L}*|завод\\p{L}*|мануфактур\\p{L}*|кузниц\\p{L}*|ателье|зроблен\\p{L}*|виготовлен\\p{L}*|вироблен\\p{L}*|пошит\\p{L}*|виткан\\p{L}*|кован\\p{L}*|зібран\\p{L}*|майстерн\\p{L}*|кузн\\p{L}*|направен\\p{L}*|изработен\\p{L}*|ушит\\p{L}*|изтъкан\\p{L}*|изкован\\p{L}*|сглобен\\p{L}*|работилниц\\p{L}*|фабрика\\p{L}*|ателие\\p{L}*|κατασκευασ\\p{L}*|κατασκευάζ\\p{L}*|φτιαγμέν\\p{L}*|φτιάχ\\p{L}*|ραμμέν\\p{L}*|ράβετ\\p{L}*|υφασμέν\\p{L}*|υφαίνετ\\p{L}*|πλεγμέν\\p{L}*|σφυρηλατ\\p{L}*|συναρμολογ\\p{L}*|παράγετ\\p{L}*|χυτ(?:ό|ή|ά) (?:σ|από)|εργαστήρι\\p{L}*|εργοστάσι\\p{L}*|βιοτεχνί\\p{L}*|αργαλει\\p{L}*',
	'lt lv':
		'pagamint\\p{L}*|gaminam\\p{L}*|pasiūt\\p{L}*|siūt[aio]\\p{L}*|išaust\\p{L}*|nukalt\\p{L}*|surinkt\\p{L}*|dirbtuv\\p{L}*|fabrik\\p{L}*|ražot\\p{L}*|izgatavot\\p{L}*|šūt[sai]\\p{L}*|austs?!|kalt[sai]!|darbnīc\\p{L}*|rūpnīc\\p{L}*',
	'tr az':
		'üretil\\p{L}*|üretim\\p{L}*|imal\\p{L}*|dikil\\p{L}*|dokun(?:du|an|muş|ur|makta)\\p{L}*|dövül\\p{L}*|dövme!|yapıl(?:dı|mış|an|ır)\\p{L}*|el yapımı|örül(?:dü|en|müş)\\p{L}*|dökül(?:dü|müş)\\p{L}*|atölye\\p{L}*|fabrika\\p{L}*|tezg[âa]h(?:lar)?(?:ında|ından)|ustalar\\p{L}*|istehsal\\p{L}*|tikil\\p{L}*|toxun\\p{L}*|emalatxana\\p{L}*',
	'id ms fil vi sw':
		'dibuat|buatan|diproduksi|dijahit|ditenun|ditempa|dirakit|dirajut|bengkel|pabrik|sanggar|perajin|pengrajin|dihasilkan|dikilang|kilang|gawa!|ginawa|tinahi|hinabi|pinanday|pagawaan|pabrika|sản xuất|chế tạo|lắp ráp|may (?:tại|ở|bằng)|được may|dệt|rèn!|ra lò|gia công|xưởng|nhà máy|làng nghề|imetengenezwa|iliyotengenezwa|kilichotengenezwa|imeshonwa|imefumwa|kiwanda\\p{L}*|karakana',
	'ar ar-MA fa ur':
		'صنع\\p{L}*|صنعت|مصنوع\\p{L}*|يصنع|تصنع|انتج\\p{L}*|منتج\\p{L}* (?:في|ف)|خيط[تو]?!|خيطو\\p{L}*|خياط\\p{L}*|مخيط\\p{L}*|مخاط\\p{L}*|خاط\\p{L}*|نسج\\p{L}*|منسوج\\p{L}*|حيك\\p{L}*|محيك\\p{L}*|مطروق\\p{L}*|طرق(?:ت|ه|ها)!|جمع(?:ت)? (?:في|ف)|ورش\\p{L}*|معمل|معامل|مصنع|مصانع|مشغل|صناع|حرفي\\p{L}*|تخدم[ات]\\p{L}*|مخدوم\\p{L}*|تصاوب\\p{L}*|مصاوب\\p{L}*|منسوج|ساخت\\p{L}*|توليد|دوخت\\p{L}*|بافت(?:ه|ن)|كارگاه\\p{L}*|كارخانه|بن(?:ا|ي|ے) (?:ہ|گ)|بنايا|سلا!|سلي!|تيار كي\\p{L}*',
	he: 'יוצר\\p{L}*|מיוצר\\p{L}*|תוצרת|נתפר\\p{L}*|תפור\\p{L}*|נארג\\p{L}*|ארוג\\p{L}*|נסרג\\p{L}*|סרוג\\p{L}*|חושל\\p{L}*|מחושל\\p{L}*|הורכב\\p{L}*|נעש\\p{L}* ב|בסדנ\\p{L}*|סדנ\\p{L}*|מפעל\\p{L}*|בית מלאכה',
	'hi mr bn':
		'बना(?:या|ई|ए)? |बनी |बने |निर्मित|सिला|सिली|सिले|बुना|बुनी|बुने|गढ़ा|ढाला|कारख़?ाने|कारीगर\\p{L}*|तैयार (?:किया|की|हुआ)|বানানো|তৈরি|সেলাই|বোনা|কারখানা|কারিগর',
}

/** The same where no spaces are written. */
export const MAKING_UNSPACED =
	'製造|生産|縫製|縫われ|縫い上げ|織られ|織り上げ|織った|編まれ|鍛造|鍛え|鍛冶|仕上げ|作られ|つくられ|手作り|手仕事|組み立て|工房|工場|職人|生まれ|製の|製!|产自|產自|制造|製造|生产|生產|缝制|縫製|编织|織造|织造|锻造|鍛造|手工|工坊|工厂|工廠|作坊|匠人|打造|组装|組裝|出品|제조|생산|봉제|재봉|제작|만들|만든|바느질|짜낸|직조|단조|조립|공방|공장|장인|ผลิต|ทำใน|ทำที่|เย็บ|ทอที่|ทอใน|ทอจาก|ตีขึ้น|ประกอบใน|ประกอบที่|โรงงาน|เวิร์กช็อป|ช่างฝีมือ'

/** Places copy likes to name that are no country, in scripts without capitals, by how facts in Latin letters begin to write them. */
export const PLACES_UNCASED: Readonly<Record<string, string>> = {
	'scot|schott|écoss|escoc|scozz': 'اسكتلندا|سكتلندا|סקוטלנד|स्कॉटलैंड|স্কটল্যান্ড|スコットランド|苏格兰|蘇格蘭|스코틀랜드|สกอตแลนด์',
	'engl|anglet|ingl|inghil': 'انجلترا|אנגליה|इंग्लैंड|イングランド|英格兰|英格蘭|잉글랜드|อังกฤษ',
	'wales|galles|gales': 'ويلز|वेल्स|ウェールズ|威尔士|威爾斯|웨일스',
	'calif|kalif': 'كاليفورنيا|קליפורניה|कैलिफ़?ोर्निया|カリフォルニア|加州|加利福尼亚|캘리포니아|แคลิฟอร์เนีย',
	york: 'نيويورك|ניו יורק|न्यूयॉर्क|ニューヨーク|纽约|紐約|뉴욕|นิวยอร์ก',
	'paris|parig': 'باريس|פריז|पेरिस|প্যারিস|パリ(?!ッ)|巴黎|파리(?=에서|의|산)|ปารีส',
	lond: 'لندن|לונדון|लंदन|লন্ডন|ロンドン|伦敦|倫敦|런던|ลอนดอน',
	'milan|mailand': 'ميلانو|מילאנו|मिलान(?= में| के)|মিলান|ミラノ|米兰|米蘭|밀라노|มิลาน',
	'floren|firenz': 'فلورنسا|פירנצה|फ़?्लोरेंस|フィレンツェ|佛罗伦萨|佛羅倫斯|피렌체|ฟลอเรนซ์',
	'tosc|tusc|toskan': 'توسكانا|טוסקנה|टस्कनी|トスカーナ|托斯卡纳|托斯卡尼|토스카나',
	soling: 'سولينغن|زولينغن|זולינגן|सोलिंगन|ゾーリンゲン|索林根|졸링겐|โซลิงเงน',
	sheff: 'شيفيلد|שפילד|शेफ़?ील्ड|シェフィールド|谢菲尔德|셰필드',
	'bavar|bayern|baviè|bavie': 'بافاريا|בוואריה|बवेरिया|バイエルン|巴伐利亚|巴伐利亞|바이에른',
	'osaka|大阪': 'اوساكا|אוסקה|ओसाका|大阪|오사카',
	'kyoto|京都|kioto': 'كيوتو|קיוטו|क्योटो|京都|교토|เกียวโต',
	'tokyo|東京|tokio|tóquio': 'طوكيو|טוקיו|टोक्यो|東京|东京|도쿄|โตเกียว',
	'istanb|estamb': 'اسطنبول|איסטנבול|इस्तांबुल|イスタンブール|伊斯坦布尔|伊斯坦堡|이스탄불|อิสตันบูล',
	'fes|fez|fès|marrak|marrakech|safi|casabl|tang': 'فاس|مراكش|اسفي|الدار البيضاء|كازا|طنجه|מרקש|マラケシュ|马拉喀什|마라케시',
	'damas|alep|halep': 'دمشق|حلب(?= )',
	'burs|denizl': 'بورصه|دنيزلي',
	'kashm|jaip|morad': 'كشمير|جايبور|जयपुर|कश्मीर|मुरादाबाद|ジャイプール',
	'cair|dubai|dhaka': 'القاهره|دبي|ঢাকা|ドバイ|迪拜|두바이',
}

/** Little words before the name of a place, in scripts with capitals. */
export const BEFORE_PLACES =
	"in|at|from|near|of|en|au|aux|à|a|de|d'|du|des|dans|depuis|del|della|dello|dell'|dei|degli|delle|da|dal|dalla|dai|nel|nella|nei|nelle|nell'|di|em|no|na|nos|nas|do|dos|das|din|în|la|uit|bij|van|i|från|fra|vid|ved|av|af|hos|w|we|z|ze|v|ve|vo|u|iz|kod|pri|pod|в|во|из|на|з|зі|із|у|від|от|край|σε|στο|στη|στην|στον|στα|στις|από|του|της|aus|bei|di|dari|sa|ng|ở|tại|từ|ya|huko|kutoka|mjini"

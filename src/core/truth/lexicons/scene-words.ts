/** Beginnings of words that set a scene, by language: people (whose age is told), the sky and what it brings, and what is late or put off. */
export type SceneWords = { people: string; sky: string; late: string }

export const SCENE_WORDS: Readonly<Record<string, SceneWords>> = {
	english: {
		people:
			'grand(?:ma|pa|mother|father|dad)|granny|nan(?:na)?s?\\b|mum|mom|dad\\b|mother-in|father-in|uncle|aunt|twins?\\b|bab(?:y|ies)\\b|son\\b|daughter|nephew|niece|cousin|neighbou?r|colleague|boss\\b',
		sky: 'rain|drizzl|snow|fog|mist\\b|storm|wind\\b|frost|heatwave|sun\\b|outside|outdoors|weather|shade',
		late: 'late\\b|delay|snooz|wait|more minutes|lie-in|flight|train\\b|bus\\b|traffic|alexa|guests',
	},
	french: {
		people:
			'mamie|papi|grand-(?:mère|père)|maman|papa|belle-mère|beau-père|oncle|tante|jumeaux|jumelles|fils\\b|fille\\b|neveu|nièce|cousin|voisin|collègue',
		sky: "pluie|pleut|bruine|neige|brouillard|orage|vent\\b|gel\\b|gèle|canicule|soleil|dehors|météo|à l'ombre",
		late: 'retard|attend|répit|sursis|minutes? de plus|grasse matinée|vol\\b|train|bus\\b|métro|bouchon|alexa|invités',
	},
	spanish: {
		people: 'abuel|mamá|papá|suegr|tí[oa]s?\\b|gemel|mellizos|hij[oa]s?\\b|sobrin|prim[oa]s?\\b|vecin|jef[ea]\\b|cumple',
		sky: 'lluvia|llueve|llov|nieva|nieve|niebla|tormenta|viento|helada|hiela|calor\\b|sol\\b|fuera\\b|afuera|a la sombra',
		late: 'retras|tarde\\b|esper|minut\\S+ más|pospon|vuelo|tren\\b|autobús|atasco|alexa|invitados',
	},
	german: {
		people:
			'vetter|geschwister|enkel|omas?\\b|opas?\\b|großm|großv|mama|papa\\b|schwieger|onkel|tante|zwilling|sohn|tochter|neffe|nichte|cousin|nachbar|kolleg',
		sky: 'regen|regnet|niesel|schnee|schneit|nebel|sturm|wind(?:e|stärke)?\\b|frost|hitze|sonne\\b|draußen|gewitter|schatten',
		late: 'verspät|warte|später|liegenbleiben|flug|zug\\b|bahn\\b|bus\\b|stau\\b|alexa|gäste',
	},
	italian: {
		people: 'nonn[aio]|mamma|papà|suocer|zi[oa]\\b|gemell|figli[oa]?\\b|nipot|cugin|vicin[oi] di|colleg',
		sky: "pioggia|piove|nevic|neve\\b|nebbia|temporale|vento|gelo|afa\\b|sole\\b|fuori\\b|all'ombra",
		late: 'ritard|aspett|altri \\S+ minuti|sonno|volo\\b|treno|autobus|traffico|bluffa|alexa|ospiti',
	},
	portuguese: {
		people: 'avó|avô|vovó|vovô|mamãe|mãe|papai|sogr[oa]|ti[oa]s?\\b|gême|filh[oa]s?\\b|sobrinh|prim[oa]s?\\b|vizinh|chefe',
		sky: 'chuva|chove|garoa|neblina|nevoeiro|temporal|vento|geada|frio de|calor\\b|sol\\b|lá fora|(?:à|na) sombra',
		late: 'atras|esper|mais um|soneca|voo\\b|trem\\b|comboio|ônibus|trânsito|alexa|convidados',
	},
	arabic: {
		people:
			'(?:ابناء|اولاد|بنات) (?:ال)?(?:عم|خال)|جد(?:تي|ي|ه|تك)|ام[يه]?\\b|خال(?:تي|ي|ه)|عم(?:تي|ي)|حمات|توام|ابن|ابنت|جار(?:نا|ي|تنا)|بكر[يها]|صغير(?:تي|ي|نا)',
		sky: 'مطر|ثلج|ضباب|عاصف|ريح|رياح|حر\\b|حراره في الخارج|خارج|صقيع|شمس|برد|في الظل|تحت الظل',
		late: 'تاخر|انتظ|غفو|رحله|قطار|حافله|زحام|ضيوف|اليكسا|متاخر',
	},
	'moroccan arabic': {
		people: 'ولاد (?:ال)?(?:عم|خال)|جد(?:ه|تي|ي|ا)|ما?مه|ميمتي|خال(?:تي|ي)|عم(?:تي|ي)|توام|جار(?:تي|ي)|عكوز',
		sky: 'الحد\\b|التنين|التلات|الثلاث|لاربع|الخميس|الجمعه|السبت|شتا|تلج|ضباب|ريح|برد|سخانه|صهد|شمس|برا\\b|ف الظل|صهد',
		late: 'تعطل|معطل|تسنا|كنتسنا|طياره|تران|كار\\b|زحام|ضياف',
	},
	turkish: {
		people:
			'anneanne|babaanne|dede|nine\\b|büyük(?:anne|baba)|kayınvalide|kayınpeder|teyze|hala[mn]|amca|dayı|ikiz|torun|oğlu|kızım|kuzen|komşu',
		sky: 'yağmur|kar\\b|kar yağ|sis\\b|fırtına|rüzgar|rüzgâr|don\\b|güneş|dışarı|çisel|gölge',
		late: 'gecik|geç kal|bekl(?!eme (?:mod|sür))|ertele|uçuş|uçak|tren|otobüs|trafik|misafir|alexa|rötar',
	},
	dutch: {
		people:
			'neven|neefje|nichtje|oma\\b|opa\\b|mama|papa\\b|schoon(?:moeder|vader)|oom\\b|tante|tweeling|zoon|dochter|neef|nicht\\b|buur|collega',
		sky: 'regen|motre|miezer|sneeuw|mist\\b|storm|wind(?:kracht)?\\b|vorst|hitte|zon\\b|buiten|schaduw|terras',
		late: 'vertrag|te laat|wacht|uitstel|snooz|vlucht|trein|bus\\b|file\\b|alexa|gasten',
	},
	japanese: {
		people: 'いとこ|従兄|従姉|祖母|祖父|おばあ|おじい|おば|おじ|母|父|息子|娘|双子|孫|姪|甥|ご近所',
		sky: '雨|雪|霧|嵐|風|霜|猛暑|外は|気温|台風|日陰|気温',
		late: '遅|待|もう少し|便|電車|バス|渋滞|寝坊|アレクサ|友人',
	},
	russian: {
		people:
			'двоюродн|кузен|кузин|бабушк|дедушк|мам[аеуы]|пап[аеуы]\\b|тещ|свекров|дяд|тет[яеи]|близнец|сын|доч|внук|внучк|племян|сосед|коллег',
		sky: 'дожд|снег|туман|метел|вьюг|бур[яи]|ветер|мороз|жар[аы]\\b|солнц|за окном|на улице|гроз|в тени',
		late: 'опозд|опаздыв|задерж|ждать|ждет|рейс|поезд|автобус|пробк|гост|алекса',
	},
	ukrainian: {
		people: 'двоюрідн|кузен|кузин|бабус|дідус|мам[аиу]|тат[оа]\\b|тещ|свекру|дядьк|тітк|близнюк|син|доньк|онук|племін|сусід|колег',
		sky: 'дощ|сніг|туман|хуртовин|бур[яі]|вітер|мороз|спек|сонц|за вікном|надворі|гроз|у затінку',
		late: 'запізн|спізн|затрим|чекат|чекає|рейс|потяг|автобус|затор|гост|алекса',
	},
	polish: {
		people: 'kuzyn|babci|dziad|mam[aęy]\\b|tat[aęy]\\b|teściow|wuj|cioc|ciot|bliźnia|syn|córk|wnucz|siostrzen|sąsiad|koleg',
		sky: 'deszcz|pada\\b|śnieg|mgł|mżaw|burz|wiatr|mróz|mroz|upał|słońc|na dworze|za oknem|w cieniu',
		late: 'spóźn|opóźn|czeka|drzemk|lot\\b|pociąg|autobus|kor(?:ek|ki)\\b|gości|alexa',
	},
	czech: {
		people:
			'bratran|sestřenic|babičk|děd|mám[aoy]|tát[ao]|tchyn|strýc|tet[ay]|dvojčat|syn|dcer|vnu[kč]|soused|kolega|čtyřlet|tříletá|pětilet',
		sky: 'déšť|prší|sníh|sněž|chumel|mlh|bouř|vítr|mráz|mrz|vedr|slunc|venku|za oknem|ve stínu',
		late: 'zpožd|pozdě|čeká|odlož|let\\b|vlak|autobus|zácp|host|alex[ao]',
	},
	slovak: {
		people: 'bratran|sesternic|babk|starý otec|stará mama|mam[ay]\\b|otec|svokr|ujo|tet[ay]|dvojčat|syn|dcér|vnuk|sused|koleg',
		sky: 'dážď|prší|sneh|sneží|hmla|búrk|vietor|mráz|mrzn|horúč|sln[kc]|vonku|za oknom',
		late: 'mešk|neskor|čaká|odlož|let\\b|vlak|autobus|zápch|host|alex[ao]',
	},
	hungarian: {
		people: 'unokatest|nagyma|nagyap|nagyi|anya|apa\\b|anyós|nagybácsi|néni|ikrek|fia\\b|lány|unoka|szomszéd|kolléga|srác',
		sky: 'eső|esik|szitál|hó\\b|havaz|köd|vihar|szél\\b|fagy|hőség|nap\\b|odakint|kint|zuhog',
		late: 'kés(?:ik|nek|ett|és)|vár|szundi|járat|vonat|busz|dugó|vendég|alexa',
	},
	romanian: {
		people: 'veriș|veri\\b|bunic|mam[aă]\\b|tat[aă]\\b|soacr|unchi|mătuș|gemen|fiu|fiic|nepo[tț]|vecin|coleg',
		sky: 'plou|ploaie|burnițe|ninge|ninso|zăpad|ceață|furtun|vânt|ger\\b|caniculă|soare|afară',
		late: 'întârzi|așteapt|amân|zbor|tren\\b|autobuz|trafic|musafir|oaspe|alexa',
	},
	bulgarian: {
		people: 'братовчед|баба|баби|дядо|майка|мама|татко|тъща|свекърва|чичо|леля|близнац|син|дъщер|внук|внуч|съсед|колег',
		sky: 'дъжд|вали|сняг|мъгл|буря|вятър|студ|мраз|жега|слънце|навън|отвън',
		late: 'закъсн|чака|полет|влак|автобус|задръств|гост|алекса',
	},
	greek: {
		people: 'ξαδέρφ|ξαδέλφ|ξάδερφ|γιαγι|παππού|μαμά|μπαμπά|πεθερ|θεί[αο]|δίδυμ|γιος|γιο|κόρη|εγγον|ανιψ|γείτον|συνάδελφ',
		sky: 'βροχ|βρέχ|χιον|ομίχλ|καταιγίδ|αέρας|άνεμο|παγων|ζέστη|καύσων|ήλιο|έξω',
		late: 'αργ(?:εί|ούν|ησ)|καθυστ|περιμέν|πτήση|τρένο|λεωφορ|κίνηση|καλεσμέν|alexa',
	},
	croatian: {
		people:
			'bratić|rođak|sestričn|bak[aeiu]\\b|djed|mam[aeu]\\b|tat[ae]\\b|svekrv|punic|uja?k|stric|tet[ae]|blizan|sin\\b|kć|unu[kč]|susjed|kolega',
		sky: 'kiš|pada\\b|snijeg|magl|oluj|vjetar|bura|mraz|vrućin|sunc|vani|napolju',
		late: 'kasn|čeka|odgod|let\\b|vlak|autobus|gužv|gost|alex[ao]',
	},
	serbian: {
		people:
			'rođac|rođak|рођа[кц]|bak[aeiu]\\b|ded[ae]|mam[aeu]\\b|tat[ae]\\b|svekrv|tašt|uja?k|stric|tetk|blizan|sin\\b|ćerk|unu[kč]|komšij|koleg|баб|дед[ае]|мам[аеу]|ћерк|комши',
		sky: 'kiš|pada\\b|sneg|magl|oluj|vetar|košav|mraz|vrućin|sunc|napolju|киш|снег|магл|ветар|мраз|сунц|напољу',
		late: 'kasn|čeka|odlož|let\\b|voz\\b|autobus|gužv|gost|alex[ao]|касн|чека',
	},
	slovenian: {
		people: 'bratranc|sestričn|babic|dedek|mam[aie]\\b|oče|tašč|stric|tet[ae]|dvojčk|sin\\b|hči|vnuk|sosed|kolega',
		sky: 'dež|sneg|megl|nevih|veter|burj|mraz|vročin|sonc|zunaj',
		late: 'zamud|zamuj|čaka|let\\b|vlak|avtobus|gneč|gost|alex[ao]',
	},
	swedish: {
		people:
			'kusin|mormor|morfar|farmor|farfar|mamma|pappa|svärm|svärf|farbror|moster|faster|tvilling|son(?:en)?\\b|dotter|systers|granne|kollega|fyller',
		sky: 'regn|duggar|snö|dimm|storm|blås|vind\\b|frost|hetta|värmebölja|sol(?:en)?\\b|ute\\b|utanför|skuggan|plusgrader|minusgrader',
		late: 'försen|sen(?:a|t)?\\b|vänta|till\\?|snooz|flyg|tåg|buss|köer|gäster|alexa|sovmorgon',
	},
	danish: {
		people:
			'fætter|fætre|kusine|mormor|morfar|farmor|farfar|bedste|mor\\b|far\\b|sviger|onkel|moster|faster|tvilling|søn|datter|nevø|niece|nabo|kollega|fylder',
		sky: 'regn|støvregn|sne(?:r|en)?\\b|tåge|storm|blæs|vind\\b|frost|hede|sol(?:en)?\\b|ude\\b|udenfor|skyggen|plusgrader',
		late: 'forsink|sen(?:t)?\\b|vent|snooz|fly|tog\\b|bus(?:sen)?\\b|kø\\b|gæster|alexa',
	},
	norwegian: {
		people:
			'fetter|søskenbarn|kusine|mormor|morfar|farmor|farfar|bestem|bestef|mamma|pappa|sviger|onkel|tante|tvilling|sønn|datter|nevø|niese|nabo|kollega|fyller',
		sky: 'regn|yr\\b|snø|tåke|storm|blås|vind\\b|frost|hete|sol(?:a|en)?\\b|ute\\b|utenfor|skyggen|plussgrader',
		late: 'forsink|sen(?:t)?\\b|vent|snooz|fly|tog(?:et)?\\b|buss|kø\\b|gjester|alexa',
	},
	finnish: {
		people: 'sisarus|mummo|mummi|ukki|vaari|äiti|isä|anoppi|setä|täti|kaksos|poika|tytär|naapuri|kollega|serk',
		sky: 'sade|sataa|tihku|lumi|lunta|sumu|myrsky|tuul|pakka|helle|aurin|ulkona',
		late: 'myöhäs|odot|torku|lento|juna|bussi|ruuhka|vieraat|alexa',
	},
	indonesian: {
		people: 'nenek|kakek|ibu\\b|ayah|mertua|paman|bibi|kembar|cucu|keponakan|sepupu|tetangga|rekan',
		sky: 'hujan|gerimis|kabut|badai|angin|panas terik|matahari|di luar|cuaca',
		late: 'telat|terlambat|tunggu|menunggu|menit lagi\\?|tunda|penerbangan|kereta|bus\\b|macet|tamu|alexa',
	},
	malay: {
		people: 'nenek|datuk|atuk|ibu\\b|emak|ayah|mertua|pakcik|makcik|kembar|cucu|sepupu|jiran|rakan',
		sky: 'hujan|gerimis|kabus|ribut|angin|panas terik|matahari|di luar|cuaca',
		late: 'lewat|tunggu|menunggu|menit lagi\\?|tangguh|penerbangan|kereta api|tren|bas\\b|sesak|tetamu|alexa',
	},
	filipino: {
		people: 'lol[ao]\\b|nanay|tatay|biyenan|tiy?[oa]|tit[oa]\\b|kambal|apo\\b|pamangkin|pinsan|kapitbahay|katrabaho',
		sky: 'ulan|ambon|hamog|bagyo|hangin|init ng|araw\\b|sa labas|panahon',
		late: 'huli|antala|hintay|lipad|tren|bus\\b|trapik|traffic|bisita|alexa',
	},
	vietnamese: {
		people:
			'anh em họ|em họ|chị em họ|bà (?:nội|ngoại)|ông (?:nội|ngoại)|mẹ\\b|bố\\b|cô\\b|chú\\b|dì\\b|sinh đôi|con (?:trai|gái)|cháu|hàng xóm|đồng nghiệp',
		sky: 'mưa|tuyết|sương|bão|gió|rét|nắng|ngoài trời|bên ngoài',
		late: 'muộn|trễ|phải chờ|chờ đợi|đợi|chuyến bay|tàu\\b|xe buýt|kẹt xe|khách|alexa',
	},
	thai: {
		people: 'ลูกพี่ลูกน้อง|คุณยาย|คุณตา|คุณย่า|คุณปู่|แม่|พ่อ|ป้า|ลุง|น้า|แฝด|หลาน|เพื่อนบ้าน',
		sky: 'ฝน|หิมะ|หมอก|พายุ|ลม|หนาว|แดด|ข้างนอก|นอกบ้าน',
		late: 'มาสาย|ไปสาย|สายแล้ว|รอนาน|เที่ยวบิน|รถไฟ|รถเมล์|รถติด|แขก',
	},
	korean: {
		people: '사촌|할머니|할아버지|엄마|아빠|이모|삼촌|고모|쌍둥이|아들|딸|손주|조카|이웃|동료',
		sky: '비가|비 오|눈이|눈 오|안개|폭풍|바람|서리|폭염|햇|바깥|밖은|밖에',
		late: '늦|기다|더 자|비행기|기차|버스|막히|손님|알렉사',
	},
	'simplified chinese': {
		people: '表弟|表妹|表哥|表姐|堂弟|堂妹|堂哥|奶奶|爷爷|外婆|外公|妈|爸|姨|叔|舅|姑|双胞胎|儿子|女儿|孙|侄|邻居|同事',
		sky: '雨|雪|雾|风|霜|炎热|外面|窗外|气温|太阳',
		late: '迟到|晚点|等|再睡|航班|火车|公交|堵车|客人|延误',
	},
	'traditional chinese': {
		people: '表弟|表妹|表哥|表姐|堂弟|堂妹|堂哥|奶奶|爺爺|外婆|外公|媽|爸|姨|叔|舅|姑|雙胞胎|兒子|女兒|孫|姪|鄰居|同事',
		sky: '雨|雪|霧|風|霜|炎熱|外面|窗外|氣溫|太陽',
		late: '遲到|誤點|等|再睡|航班|火車|公車|塞車|客人|延誤',
	},
	hindi: {
		people: 'चचेर|ममेर|मौसेर|कज़?िन|दादी|दादा|नानी|नाना|मां|माँ|पापा|सास|चाचा|मौसी|बुआ|जुड़वा|बेट|पोत|पड़ोस',
		sky: 'बारिश|बर्फ|कोहरा|कोहरे|तूफान|हवा|ठंड|गर्मी|धूप|बाहर',
		late: 'देर|लेट|इंतज़?ार|उड़ान|ट्रेन|बस\\b|जाम|मेहमान|एलेक्सा',
	},
	urdu: {
		people: 'كزن|بہن|بهائي|دادي|نانا|نانی|ماں|امي|ابو|ساس|چاچا|خاله|جڑواں|بيٹ|پوت|پڑوس',
		sky: 'بارش|برف|دھند|طوفان|هوا|سردي|گرمي|دھوپ|باهر',
		late: 'دير|تاخير|انتظار|اڑان|پرواز|ٹرين|بس\\b|مهمان',
	},
	bengali: {
		people: 'চাচাত|মামাত|কাজিন|ভাইবোন|দাদি|দাদু|নানি|ঠাকুমা|মা\\b|বাবা|শাশুড়ি|চাচা|খালা|যমজ|ছেলে|মেয়ে|নাতি|প্রতিবেশী',
		sky: 'বৃষ্টি|তুষার|কুয়াশা|ঝড়|হাওয়া|শীত|গরম|রোদ|বাইরে',
		late: 'দেরি|লেট|অপেক্ষা|ফ্লাইট|ট্রেন|বাস\\b|জ্যাম|অতিথি',
	},
	hebrew: {
		people: 'בני ה?דוד|בנות ה?דוד|סבתא|סבא|אמא|אבא|חמות|דוד|דודה|תאומ|בן ה|בת ה|נכד|אחיינ|שכנ|קולג',
		sky: 'גשם|שלג|ערפל|סופה|סערה|רוח|כפור|חמסין|שמש|בחוץ',
		late: 'איחור|מאחר|מחכ|נודניק|טיסה|רכבת|אוטובוס|פקק|אורח',
	},
	persian: {
		people: 'پسرعمو|دخترعمو|پسرخاله|دخترخاله|مادربزرگ|پدربزرگ|مامان|بابا|مادر|پدر|عمو|خاله|عمه|دوقلو|پسر|دختر|نوه|همسايه|همکار',
		sky: 'باران|برف|مه\\b|طوفان|باد\\b|سرما|گرما|افتاب|بيرون',
		late: 'دير|تاخير|منتظر|انتظار|پرواز|قطار|اتوبوس|ترافيک|مهمان',
	},
	swahili: {
		people: 'binamu|bibi|babu|mama|shangazi|mjomba|mapacha|mwana|mjukuu|jirani',
		sky: 'mvua|ukungu|dhoruba|upepo|baridi|joto|jua la|nje\\b',
		late: 'chelew|subiri|ndege|treni|basi|matatu|msongamano|wageni',
	},
	catalan: {
		people: 'àvi|àvia|iaia|mare\\b|pare\\b|sogr|oncle|tieta|bessons|fill[sa]?\\b|filla|nebod|cosí|veí|company',
		sky: 'plou|pluja|plovis|neva|neu\\b|boira|tempesta|vent\\b|gela|calor\\b|sol\\b|fora\\b',
		late: 'retard|esper|vol\\b|tren\\b|autobús|convidats|alexa',
	},
}

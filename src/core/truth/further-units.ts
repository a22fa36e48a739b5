/** Spellings of units in languages beyond those of the lexicon (Finnish, Hungarian, Czech, Slovak, Romanian, Greek, Ukrainian, Persian, Urdu, Bengali, Danish, Vietnamese, Croatian …), by the unit's id. */
export const FURTHER_SPELLINGS: Readonly<Record<string, string>> = {
	tenth:
		'tiendedele|tideler|kymmenesosaa|dziesiąt(?:e|ych)(?: częś(?:ci|ć))?|desetiny?(?!\\p{L})|desatin[yu]?|desatín|zecimi|δέκατα|kümnendikku?|desmitdaļ\\p{L}*|dešimt(?:osios|ųjų|adali\\p{L}*)|десятых(?: (?:част\\p{L}*|дол\\p{L}*))?|десяти(?:х|нних)(?: част\\p{L}*)?|десети(?= )|desetine|десетине|dècimes|tiendes|tíundu|اعشار|عشيريات|עשיריות|دہم(?= )|persepuluh|phần mười',
	min: '分半[钟鐘]?|minutinhos?|minutitos?|minutin[io]|minuutjes?|minütchen|minūt\\p{L}*|minuts|minút\\p{L}*|minit|minuto(?:ng)?|నిమిష[\\p{L}\\p{M}]*|मिनिट[\\p{L}\\p{M}]*|minuut\\p{L}*|minuť\\p{L}*|perc(?:es|ig|et|nyi|en)?|хвилин\\p{L}*|دقيق\\p{L}*|منٹ|মিনিট\\p{L}*|mínút\\p{L}*|dakiqah|நிமிட\\p{L}*|మినిట్\\p{L}*|dəqiqə\\p{L}*|dakika',
	h: 'horinhas?|horitas?|orett[ae]|uurtjes?|stündchen|timer|ชั่วโมง|hores|గంట[\\p{L}\\p{M}]*|மணி ?நேர[\\p{L}\\p{M}]*|तास[\\p{L}\\p{M}]*|tunti\\p{L}*|tunn\\p{L}*|óra|órá\\p{L}*|hodin\\p{L}*|hodín|ore|oră|ώρ\\p{L}*|годин(?!и (?:гаранц|и нагоре|нататък))\\p{L}*|گھنٹ\\p{L}*|ঘণ্টা\\p{L}*|ঘন্টা\\p{L}*|sat[ai]?(?!\\p{L})|сат[аи]?(?!\\p{L})|ur[aeio]?(?!\\p{L})|valand\\p{L}*|stund\\p{L}*|tund\\p{L}*|ساعت|saatlik|klukkustund\\p{L}*|masaa|oras',
	day: 'dies(?= |$)|రోజు[\\p{L}\\p{M}]*|நாட்க[\\p{L}\\p{M}]*|दिवस[\\p{L}\\p{M}]*|päiv\\p{L}*|nap(?:os|ig|ja|on)?|dn[íiů]|dní|zile|zi(?= )|ημέρ\\p{L}*|μέρ\\p{L}*|днів|روز|دن|দিন\\p{L}*|dana|dneva?|dnevi|dni|dny|dnů|dienos?|dienų|diena\\p{L}*|päev\\p{L}*|araw|siku',
	week: 'həftə\\p{L}*|tuần|주(?=간| 동안|마다| 만| |$)|седмиц\\p{L}*|nedelj\\p{L}*|linggo(?:ng)?|setman\\p{L}*|viikko\\p{L}*|viikk\\p{L}*|hét|heti|hetes|týdn\\p{L}*|týžd\\p{L}*|săptămân\\p{L}*|εβδομάδ\\p{L}*|тижн\\p{L}*|هفته|ہفت\\p{L}*|সপ্তাহ\\p{L}*|uger?|uker?|tjed[an]\\p{L}*|ted(?:en|n)\\p{L}*|savait\\p{L}*',
	month:
		'месец\\p{L}*|mesec\\p{L}*|mesos|buwan|meseci|kuukau\\p{L}*|hónap\\p{L}*|měsíc\\p{L}*|mesiac\\p{L}*|lun[iă]|μήν\\p{L}*|місяц\\p{L}*|ماه|مہین\\p{L}*|মাস\\p{L}*|måned\\p{L}*|mjesec\\p{L}*|mėnes\\p{L}*',
	year: 'jaartjes?|añitos?|aninhos?|annett[io]|ขวบ|taon|години(?= (?:гаранц|и нагоре|нататък))|anys|leti|leta(?=[ .,!?]|$)|lett?[ai]|miaka|సంవత్సర[\\p{L}\\p{M}]*|ஆண்டு[\\p{L}\\p{M}]*|வருட[\\p{L}\\p{M}]*|vuo\\p{L}+|év(?:es|ig|re)?|let(?= |$)|rok[uy]|ani(?= |$)|χρόνια|έτ\\p{L}+|рок\\p{L}{1,3}|سال|سال\\p{L}*|বছর\\p{L}*|godin\\p{L}*|met(?:ų|us)|gad(?:us|iem|u|i)(?!\\p{L})|aasta\\p{L}*',
	kg: 'kq(?!\\p{L})|quilinhos?|kilitos?|kilootjes?|кило(?!\\p{L})|kil[aáo]?(?= |$|[.,!?])|kíl(?!\\p{L})|kile|cân(?= |$|[.,!?])|ký(?= |$|[.,!?])|kiló\\p{L}*|కిలో[\\p{L}\\p{M}]*|கிலோ[\\p{L}\\p{M}]*|kilo[an]?|kiloa|κιλ\\p{L}*|кілограм\\p{L}*|килограм\\p{L}*|كيلوگرم|কেজি[\\p{L}\\p{M}]*|কিলো\\p{L}*|kilogramm\\p{L}*|کلو|کلوگرام',
	g: 'q(?!\\p{L})(?=[ .,;)]|$)|grammetjes?|graminhas?|gramitos?|گرام|grammaa|γραμμάρι\\p{L}*|грам\\p{L}*|گرم|গ্রাম[\\p{L}\\p{M}]*',
	l: 'litrinhos?|litritos?|litertjes?|liitri\\p{L}*|يطرو|ايطرو|ايترو|litar\\p{L}*|литър|литра|లీటర[\\p{L}\\p{M}]*|லிட்டர[\\p{L}\\p{M}]*|लिटर[\\p{L}\\p{M}]*|litra\\p{L}*|λίτρ\\p{L}*|літр\\p{L}*|ليتر|لیٹر|লিটার[\\p{L}\\p{M}]*',
	m: 'metrinhos?|metritos?|metertjes?|meetri\\p{L}*|metrin|metara|公尺|metrów|metra|metri[äan]|μέτρ\\p{L}*|متر|মিটার[\\p{L}\\p{M}]*|میٹر',
	cm: 'sm(?!\\p{L})|xăng-?ti-?mét|centímetres?|centimetar\\p{L}*|سینٹی ?میٹر|సెంటీమీటర[\\p{L}\\p{M}]*|சென்டிமீட்டர[\\p{L}\\p{M}]*|सेमी|centymetr\\p{L}*|senttimetri\\p{L}*|senttiä|senttiin|sentin(?= )|centiméter\\p{L}*|εκατοστ\\p{L}*|сантиметр\\p{L}*|সেমি|সেন্টিমিটার[\\p{L}\\p{M}]*|سانت',
	mm: 'millimetr\\p{L}*|милиметр\\p{L}*|mil·límetres?|ملی ?میٹر|మిల్లీమీటర[\\p{L}\\p{M}]*|மில்லிமீட்டர[\\p{L}\\p{M}]*|मिमी|ملليمتر|milimetr\\p{L}*|ميلي ?متر|millimetri\\p{L}*|χιλιοστ(?!όλ)\\p{L}*|міліметр\\p{L}*|মিমি|মিলিমিটার[\\p{L}\\p{M}]*',
	w: 'vat(?:ų|us|u|ti|tai|lık)?(?!\\p{L})|wați|వాట్[\\p{L}\\p{M}]*|வாட்[\\p{L}\\p{M}]*|वॅट[\\p{L}\\p{M}]*|wat(?:ów|y|u|ami)?|واٹ|وات|wattia|watin|wattin|wattos|wattów|वॉट\\p{M}*|वाट\\p{M}*|वॉट्स|вт|ват(?:ів|и|а)?|ওয়াট[\\p{L}\\p{M}]*|βατ',
	v: 'vôn|volți|волта|βολτ|volti|в(?=:)|wolt\\p{L}*|ولٹ|ولت|voltti|voltów|volttia|вольт\\p{L}*|ভোল্ট[\\p{L}\\p{M}]*|وولٹ',
	in: 'düym(?:lük|lüy|dən|dir|dür|də|ün|ü|lə)?(?!\\p{L})|düymlü\\p{L}*|düymə(?= qədər)|polzad\\p{L}*|అంగుళ[\\p{L}\\p{M}]*|அங்குல[\\p{L}\\p{M}]*|इंच|英吋|吋|tum(?:mer|s)?|tomm(?:er|e)s?|inç(?:lik)?|cal(?:a|i|e|owy|owe|ów)?|coli(?:o|ų|us|ai)(?!\\p{L})|collu?(?!\\p{L})|collas|palc\\p{L}*|tuuma\\p{L}*|hüvelyk\\p{L}*|țoli|inci|дюйм\\p{L}*|инч\\p{L}*|ইঞ্চি[\\p{L}\\p{M}]*|انچ|اینچ',
	percent:
		'faiz\\p{L}*|phần trăm|posto|porsiyento|peratus|శాతం|சதவீத[\\p{L}\\p{M}]*|टक्के|prosent\\p{L}*|százalék\\p{L}*|la sută|τοις εκατό|відсот\\p{L}*|درصد|فیصد|শতাংশ|odsto|porsyento',
	m2: 'za mraba|平方公尺|平方メートル|квадратн\\p{L}* метр\\p{L}*|वर्ग मीटर|kvadratmeter\\p{L}*|kvadratmetr\\p{L}*|metr\\p{L}* kwadrat\\p{L}*|kvm|neliömetri\\p{L}*|négyzetméter\\p{L}*|metr\\p{L}* čtvereč\\p{L}*|metri pătrați|τετραγωνικ\\p{L}* μέτρ\\p{L}*|متر ?مربع|مربع (?:متر|ميٹر)|বর্গমিটার|mét vuông|meter persegi|ตารางเมตร',
	hz: '赫茲|হার্টজ|ہرٹز|हर्ट्ज़?|הרץ',
	ghz: 'gigahertz\\p{L}*|gigaher[cz]ios?|gigaherc\\p{L}*|гигагерц\\p{L}*|гігагерц\\p{L}*|גיגה-?הרץ|gigahezi|gigahertsi\\p{L}*|γιγαχέρτζ|گیگا ?هرتز|吉赫',
	mhz: '兆赫',
	a: 'amper\\p{L}*|אמפר|एम्पियर|[اآ]مپر\\p{L}*|а(?=[ .,;)]*$|[.,;)]| (?:при|на|и|до) )|অ্যাম্পিয়ার|ایمپیئر',
	db: 'decybel\\p{L}*|decibéis|דציבל\\p{L}*|دسي ?بل|ڈيسيبل|децибел\\p{L}*|desibeli\\p{L}*|ντεσιμπέλ|ডেসিবেল',
	lb: 'pond(?!\\p{L})|funt\\p{L}*|pund|ליברות|ליברה|pauna\\p{L}*|پوند|پاؤنڈ|পাউন্ড',
	oz: 'uncj\\p{L}*|uns|ons(?= |$|[.,;!?])|unssi\\p{L}*|uncí|uncie|আউন্স|اونس',
	mb: 'ميغابايت|ميجابايت|мегабайт\\p{L}*',
	tb: 'تيرابايت|терабайт\\p{L}*',
	gb: 'gigaoctets?|gigabay\\p{L}*|gigabajt\\p{L}*|gigabájt\\p{L}*|gigabita|gigatavu\\p{L}*|gigaocte[tț]i?|γιγαμπάιτ|جيگا|กิกะไบต์|гигабайт\\p{L}*|גיגה(?:בייט)?|জিবি[\\p{L}\\p{M}]*|গিগাবাইট|گيگابايت|جی بی|гігабайт\\p{L}*|گیگا ?بائٹ|gigabait',
	ah: 'amperestunden?|ампер-час\\p{L}*',
	mp: 'мегапиксел\\p{L}*|萬像素|メガピクセル|화소',
	ft: 'ফুট[\\p{L}\\p{M}]*|فٹ|فوت|talampakan',
	mg: 'মিলিগ্রাম[\\p{L}\\p{M}]*|ملی ?گرام|میلی ?گرم|מ"ג|מ״ג',
	ml: 'مليلتر\\p{L}*|ميليلتر|милилит\\p{L}*|мілілітр\\p{L}*|mil·lilitres?|mililitr\\p{L}*|χιλιοστόλιτρ\\p{L}*|밀리리터|মিলিলিটার[\\p{L}\\p{M}]*|ملی ?لیٹر',
	'count speakers':
		'enceintes|parlantes|boxen|microfoons|مكبرات صوت|سبيكرات|بافلات|ميكروات|רמקולים|מיקרופונים|بلندگو|اسپيكر|ميكروفون|مائيك|مائيكروفون|głośniki|głośników|динамика|динамиков|колонки|колонок|микрофона|микрофонов|динаміки|динаміків|мікрофони|мікрофонів|reproduktory|reproduktorů|reproduktorov|mikrofóny|mikrofónov|високоговорителя|тонколони|zvučnika|звучника|zvočniki|zvočnikov|mikrofoni|ηχεία|μεγάφωνα|μικρόφωνα|difuzoare|microfoane|hangszóró|hangfal|kaiutinta|loudspeakers|mics|loa|chiếc loa|micrô|chiếc micrô|स्पीकर|माइक्रोफ़ोन|माइक|স্পিকার|মাইক্রোফোন|মাইক|pengeras suara|pembesar suara|buah pembesar suara|ispiker|mikropono|högtalare|højttalere|høyttalere|garsiakalbiai|kolonėlės|skaļruņi|kõlarit|altaveus|micròfons|喇叭|扬声器|揚聲器|音箱|麦克风|麥克風|话筒',
	'count speeds':
		'سرعت|رفتاريں|اسپيڈيں|швидкості|швидкостей|rychlosti|rychlostí|rýchlosti|rýchlostí|brzine|brzina|брзине|hitrosti|ταχύτητες|viteze|sebesség|sebességfokozat|nopeutta|tốc độ|mức tốc độ|গতি|স্পিড|tingkat kecepatan|kelajuan|tahap kelajuan|hastigheder|greičiai|ātrumi|kiirust|velocitats',
	'count ports':
		"aansluitingen|بورتات|יציאות|חיבורים|درگاه|پورت|پورٹ|portów|złącza|złączy|разъёма|разъёмов|роз'єми|роз'ємів|konektory|konektorů|konektorov|priključka|priključaka|utora|прикључка|vmesnikov|priključkov|θύρες|υποδοχές|csatlakozó|liitäntää|cổng|পোর্ট|prievadai|jungtys|pieslēgvietas",
	'count batteries':
		"accu's|باطريات|حجرات|בטריות|باتري|بيٹرياں|akumulatory|akumulatorów|аккумулятора|аккумуляторов|акумулятори|акумуляторів|akumulátory|akumulátorů|batérie|batérií|akumulátorov|батерии|акумулатора|батерије|akumulatorjev|μπαταρίες|acumulatori|akkumulátor|paristoa|akkua|viên pin|cục pin|ব্যাটারি|baterya|patareid|akut",
	'count buttons':
		'صدايف|قفالي|بوطونات|توشات|לחצנים|מקשים|دكمه|بٹن|klawisze|klawiszy|клавиши|клавиш|ґудзики|ґудзиків|клавіші|клавіш|knoflíky|knoflíků|tlačítka|tlačítek|klávesy|kláves|gombíky|gombíkov|tlačidlá|tlačidiel|klávesov|копчета|бутона|клавиша|gumba|tipke|tipki|дугмета|тастера|gumbov|tipk|κουμπιά|πλήκτρα|nasturi|butoane|gomb|billentyű|nappia|painiketta|näppäintä|chiếc cúc|cúc|chiếc nút áo|nút|phím|कुंजियाँ|বোতাম|বাটন|butang|biji butang|kekunci|butones|pindutan|tangenter|knapper|mygtukai|klavišai|pogas|taustiņi|nööpi|klahvi|botons|tecles|纽扣|扣子|按键|鈕扣|釦子|按鍵|按鈕|按钮',
	'count screens':
		'monitör|צגים|نمايشگر|مانيتور|اسكرينيں|مانيٹر|wyświetlacze|wyświetlaczy|дисплея|дисплеев|дисплеї|дисплеїв|монітори|моніторів|monitorov|zaslona|monitora|екрана|zaslonov|monitorjev|οθόνες|μόνιτορ|monitoare|ecrane|kijelző|monitoria|màn hình|chiếc màn hình|डिस्प्ले|मॉनिटर|ডিসপ্লে|মনিটর|layar|buah monitor|bildskärmar|monitoriai|kuvarit|ekraani|pantalles|يكرانات|显示器|螢幕|顯示器',
	'count discs':
		'سيديات|ديسكات|דיסקים|תקליטורים|ديسك|سي ڈياں|disky|disků|cédéčka|cédéček|diskov|cédečka|cédečiek|diska|diskova|diski|δισκάκια|δίσκοι|discuri|lemez|korong|levyä|đĩa(?! đơn)|chiếc đĩa|सीडी|ডিস্ক|সিডি|cakram|keping cd|keping cakera|diskai|plaati|ketast|光碟|光盘|แผ่น(?!พับ|กระดาษ)',
	'count wheels':
		'روايض|teker|پہيے|koła|kółek|колёс|колёсика|колёсиков|коліс|коліщатка|коліщаток|kolečka|koleček|kolesá|kolies|kolieska|koliesok|колела|колелца|kotača|kotačića|точкића|kolesa|koles|kolesca|kolesc|τροχοί|ρόδες|roți|rotile|kerék|görgő|pyörää|rengasta|bánh xe|पहिये|চাকা|gulong|ratai|ratukai|riteņi|ratast|rodes|轮子|輪子',
	'count layers':
		'كوشات|لايه|vrstvy|vrstev|vrstiev|пласта|sloja|slojeva|слоја|sloji|slojev|plasti|στρώσεις|στρώματα|straturi|réteg|kerrosta|lớp|স্তর|patong|suson|sluoksniai|slāņi|kārtas|kihti|capes',
	'count motors':
		'موطورات|מנועים|موتور|موٹريں|silniki|silników|мотора|моторов|двигателя|двигателей|мотори|моторів|двигуни|двигунів|κινητήρες|μοτέρ|motoare|moottoria|động cơ|mô tơ|मोटर|मोटरें|মোটর|varikliai|dzinēji|mootorit|电机|马达|馬達|มอเตอร์',
	'count pieces':
		'món|dele(?= |$)|deler|osaa|kusů|kusy|kusov|darab\\p{L}*|bucăți|κομμάτι\\p{L}*|детал\\p{L}*|части|komad\\p{L}*|تکه|peces|keping|পিস|টুকরো|टुकड़े|टुकड़ों|ٹکڑے|piraso',
	deg: 'dərəcə\\p{L}*|nyuzi(?:joto)?|darjah|ডিগ্রি|ڈگری|درج(?:ے|ہ|وں)',
	s: 'saniyə\\p{L}*|secondjes?|segunditos?|segundinhos?|secondin[io]|vteřin\\p{L}*|sekúnd\\p{L}*|sekunti\\p{L}*|másodperc\\p{L}*|secunde|δευτερόλεπτ\\p{L}*|segons?|sekund[iey]?|সেকেন্ড|سیکنڈ',
	km: 'کلومیٹر',
	'count pages':
		'səhifə\\p{L}*|trang|muka surat|sider|sivua|sivui\\p{L}*|stran(?=$| )|stran[áa]?ch|strán|oldal\\p{L}*|pagini|σελίδ\\p{L}*|сторін\\p{L}*|stranic\\p{L}*|strana(?=$| )|পৃষ্ঠা\\p{L}*|pàgines|pahina|पन्न[\\p{L}\\p{M}]*',
}

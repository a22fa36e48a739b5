import type { Guard } from '../within-clauses'

/** Times that end by themselves, in all languages: their last day presses nobody to buy. */
const FREE_TIME =
	'(?:holiday|vacation|school|trip(?!\\p{L})|journey|camp(?!a)|honeymoon|urlaub|ferien|schul|reise|vacances|école|voyage|séjour|vacaciones|escuela|colegio|viaje|vacanz|scuola|viaggio|férias|escola|aulas|viagem|vakantie|semester|skol|resa(?!\\p{L})|ferie|rejse|loma|koulu|matka|wakac|urlop|szkoł|podróż|dovolen|prázdnin|škol|výlet|odmor|raspust|putovanj|dopust|počitnic|potovanj|nyaral|szünidő|iskola|utazás|vacanț|școl|călător|διακοπ|σχολ|ταξιδ|отпуск|каникул|школ|поездк|путешеств|відпустк|канікул|подорож|почивк|ваканц|училищ|пътуван|viatge|atostog|mokykl|kelion|atvaļin|brīvdien|ceļojum|puhkus|koolivah|tatil|okul|yolculuk|səyahət|məktəb|frís|skóla|عطل|اجاز|مدرس|رحل|חופש|לימוד|טיול|تعطيلات|سفر|چھٹي|سكول|छुट्ट|स्कूल|यात्रा|ছুটি|স্কুল|ভ্রমণ|วันหยุด|โรงเรียน|ทริป|kỳ nghỉ|năm học|chuyến đi|liburan|sekolah|perjalanan|cuti|percutian|bakasyon|eskwela|biyahe|likizo|shule|safari|休暇|休み|学校|旅行|假期|假|学期|學期|旅程|휴가|방학|학교|여행)'
/** Right behind, and right before, a last day. */
export const OF_FREE_TIME_BEHIND = `\\p{L}*(?: ?\\S{1,5}){0,2} (?:l'|d'|dell'|de l')?\\S{0,3}${FREE_TIME}|(?:ของ|ในช่วง)${FREE_TIME}`
export const OF_FREE_TIME_BEFORE = `${FREE_TIME}[\\p{L}\\p{M}]*(?: ?[\\p{L}\\p{M}]{1,3})? ?`

/** What is shared at a table, in all languages: its last piece is no stock. Not what it is baked in. */
const SHARED =
	'(?:(?<!\\p{L})(?:cakes?(?! (?:tin|pan|stand|mould|mold))|pizza(?! ?(?:stein|stone|cutter|schneid))|tort(?!i)|kuchen(?!\\p{L})|torte(?!\\p{L})|brot(?!\\p{L})|gâteau|tarte|pain(?!\\p{L})|tarta|pastel(?!\\p{L})|bolo(?!\\p{L})|dort|kagen?(?!\\p{L})|kaken?(?!\\p{L})|kakku|taart|tårta|ciast|tartă|τούρτ|κέικ|πίτ[αας](?!\\p{L})|торт|пирог|пиріг|kook(?:i|e)?(?!\\p{L})|kūk|pastís|pasta(?:yı|nın|dan|sı)(?!\\p{L})|kue(?:nya)?(?!\\p{L})|kek(?!\\p{L})|keyk|keki|bánh)|كعك|طارط|كيك|עוגה|केक|কেক|เค้ก|ケーキ|蛋糕|케이크)'
/** What a kitchen runs out of. */
const OUT_AT_HOME =
	'(?:(?<!\\p{L})(?:gas(?:s?en|nya)?(?!\\p{L})|gaz(?:ul)?(?!\\p{L})|gás(?!\\p{L})|kaasu|plyn|plin|gáz(?!\\p{L})|γκάζι|γάλα|газ(?!\\p{L})|tüp(?!\\p{L})|milk(?!\\p{L})|milch|lait(?!\\p{L})|leche(?!\\p{L})|latte(?!\\p{L})|leite(?!\\p{L})|melk(?!\\p{L})|mjölk|mælk|maito|mlek|mlék|mliek|mlijek|молок|мляк|tej(?!\\p{L})|lapte|süt(?!\\p{L})|susu(?:nya)?(?!\\p{L})|sữa|ga(?!\\p{L}))|(?:ال)?(?:غاز|حليب|بوطا)|ה?גז|החלב|गैस|दूध|แก๊ส|นม|ガス|牛乳|煤气|瓦斯|牛奶|가스|우유)'
/** Who is first to do what nobody sells: to rise, to say it, to come home, in all languages. */
const RISES =
	'(?:gets? up|rises?|wak|says?|home(?!\\p{L})|fall|laugh|levé|réveill|assis|levant|acorda|levanta|põe|adormec|chega a casa|opsta|wakker|thuis|lacht|wsta|obudz|powie|skończ|zaśn|wróci|vstan|vstal|zaspí|řekne|povie|ustan|probudi|kaže|zaspi|vrati se kući|zbudi|pove|встал|встан|просн|скаж|заснет|прийшов додому|стане|събуди|vakn|våkn|vågn|kel(?!\\p{L})|trezeș|ξυπν|uyan|kalk)'

/** Behind and before words of stock that are said of nothing in stock. */
export const NOT_OF_STOCK_BEHIND = `[^.!?:\\d]{0,14}${SHARED}|[ ,]{1,2}(?:\\S{1,4} )?${RISES}`
export const NOT_OF_STOCK_BEFORE = `${SHARED}[^.!?:\\d]{0,34}|${OUT_AT_HOME}[^.,;!?:،。\\d]{0,16}`

/** Words of stock, and of offers, that are said of nothing of the kind. */
export const STOCK_ALONE: Guard = { before: NOT_OF_STOCK_BEFORE, behind: NOT_OF_STOCK_BEHIND }
export const OFFERS_ALONE: Guard = { before: OF_FREE_TIME_BEFORE, behind: OF_FREE_TIME_BEHIND }

/** Places and hours, in all languages: whose favourite one is, is no favourite of the goods. */
const PLACE =
	'(?:place(?!\\p{L})|spot(?!\\p{L})|corner|hour|moment|season|platz|ort(?!\\p{L})|ecke(?!\\p{L})|stunde|jahreszeit|endroit|lieu(?!\\p{L})|coin(?!\\p{L})|heure|saison|lugar|rincón|sitio|hora(?!\\p{L})|momento|posto(?!\\p{L})|angolo|ora(?!\\p{L})|stagione|luogo|cantinho|plek(?!\\p{L})|hoekje|uur(?!\\p{L})|seizoen|plats|stund|timme|årstid|sted(?!\\p{L})|time(?:n)?(?!\\p{L})|plass|paikka|hetk|miejsc|kąci|godzin|míst|hodin|chvíl|miest|chvíľ|mjest|mest[oau](?!\\p{L})|kutak|sat(?!\\p{L})|kotič|ura(?!\\p{L})|hely(?!\\p{L}{3})|ór(?:a|á)|sark|loc(?:ul)?(?!\\p{L})|colț|μέρος|ώρα(?!\\p{L})|γωνι|мест[оа]|час(?!т)|уголок|місц|куточ|годин|мяст|ъгъл|кътче|racó|lloc(?!\\p{L})|viet[aą](?!\\p{L})|valand|koht(?!\\p{L})|tund(?!\\p{L})|nurk|staður|yer(?!\\p{L})|saat(?!\\p{L})|köşe|(?:ال)?(?:مكان|ركن|زاوي|ساع|وقت|بلاص|قنت)\\p{L}{0,3}|ה?(?:מקום|פינה|שעה)|جاي|گوشه|جگہ|كونا|जगह|कोना|समय|জায়গা|কোণ|সময়|มุม|chỗ|nơi|góc|giờ|tempat|sudut|jam(?!\\p{L})|waktu|sulok|oras|mahali|pembe|saa(?!\\p{L})|場所|席|時間|地方|角落|时刻|時刻|자리|시간)'
const FAVOURITE = '(?:lieblings|favorit|yndlings|lempi|lemmik|uppáhalds|favoritt)'
export const FAVOURITE_PLACE_BEFORE = `(?<![\\p{L}\\p{M}])${PLACE} (?:\\S{1,3} )?(?:ال|ה)?`
export const FAVOURITE_PLACE_WITHIN = `[\\p{L}\\p{M}]+ (?:[\\p{L}\\p{M}]{1,4} )?${PLACE}|${FAVOURITE}${PLACE}`
/** Terms that speak of favourites. */
export const OF_FAVOURITES =
	/favo|préf|prefer|preferit|liebling|lieblings|yndling|любим|улюбл|αγαπ|amat|محبوب|مفضل|אהוב|מועדף|mėgst|obľúb|oblíb|omiljen|najljub|kedvenc|lempi|lemmik|ulubio|پسنديد|पसंद|প্রিয়|kegemaran/u

/** Favourites that are no place. */
export const NO_FAVOURITE_PLACES: Guard = { only: OF_FAVOURITES, before: FAVOURITE_PLACE_BEFORE, within: FAVOURITE_PLACE_WITHIN }

/** Limbs that are stiff of an evening, in the words of the lists. */
export const STIFF =
	/stiff|steif|raide|rígid|duro|rigid|stij(?:f|ve)|^stel|stiv|sztywn|ztuhl|stuhnut|ukoč|otrd|merev|înțepen|πιασμ|схванат|اكڑي|แข็ง|kaku|tegang|僵|뻣뻣|kange|jäykk|sustin|stīv|затек|затерп|tutul|قاصح|متيبس/u
/** What somebody promises to do to them. */
export const RELIEVES =
	/reliev|eas(?:e|es|ing)(?!\p{L})|help|against|prevent|cure|treat|heal|no more|bye|forget|loosen|banish|thanks to|(?<!\p{L})(?:ends?|stops?|gone|over|never)(?!\p{L})|linder|hilft|gegen|beug|schluss|nie wieder|vorbei|(?<!\p{L})(?:ade|adé|weg|löst|lösen|dank|mot|mod|son)(?!\p{L})|vergess|entlast|verhinder|soulag|contre|apais|préven|prévien|évit|guéri|(?<!\p{L})finie?s?(?!\p{L})|adieu|plus (?:de|jamais)|au revoir|disparai|oubli|grâce|détend|terminé|alivi|alliev|previ[en]|evita|adi[oó]s|nunca m|se acab|olvíd|desaparec|gracias|relaja|contr[ao](?!\p{L})|addio|mai più|basta|dimentic|scompar|sparis|grazie|sciogl|adeus|chega de|graças|verlicht|tegen|voorkom|nooit meer|vaarwel|vergeet|verhelp|dankzij|lindr|förebygg|forebyg|bota|aldrig|aldri|farv|slipp|gl[eö]m|takket|tack vare|hj[äeæ]lp|försvinn|forsvin|lievit|helpot|vastaan|ehkäis|hyväst|enää|auttaa|łagodz|ulg|przeciw|zapobieg|koniec|żegnaj|nigdy więcej|pomaga|zapomnij|dzięki|rozluź|uleví|[uú]ľ?[lľ]?av|proti|předcház|predchádz|konec|s?z?bohem|zbohom|nikdy|pomáh|zapom|zabud|díky|vďaka|uvoln|uvoľn|ublaž|olakš|olajš|spreč|prepreč|zbogom|nikad|nikoli|nema više|zaborav|pozab|nesta|pomaž|opušt|sprošč|enyhít|ellen|megelőz|gyógy|vége|viszlát|soha|többé|segít|felejt|búcsú|alin|ușur|împotriva|previn|vindec|adio|gata|niciodat|scap|ανακουφ|κατά τ|προλαμβ|τέλος|αντίο|ποτέ|βοηθ|ξεχάσ|χαλαρών|снима|зніма|облегч|полегш|предотвр|запобіг|конец|кінець|край(?!\p{L})|прощай|никогда|ніколи|никога|больше н|більше н|повече|помога|допомаг|забуд|забрав|благодаря|завдяки|исчез|зник|избав|позбав|leevend|vastu|hüvasti|aitab|palengv|atvieglo|padeda|palīdz|gider|hafiflet|karşı|önle|elveda|bir daha|sayesinde|rahatlat|redakan|atasi|cegah|selamat tinggal|tidak lagi|hilang|ginhawa|paalam|wala nang|kwaheri|kuzuia|giảm|chữa|ngừa|tạm biệt|không còn|บรรเทา|แก้|ป้องกัน|ลาก่อน|หาย|ช่วย|解消|緩和|改善|予防|さよなら|さらば|ほぐ|缓解|緩解|告别|告別|消除|预防|預防|摆脱|擺脫|不再|远离|遠離|완화|해소|예방|안녕|풀어|줄여|없애|يخفف|تخفف|تخفيف|ضد|علاج|وداع|يزيل|تزيل|كيحيد|نقص|كاهش|درمان|خداحافظ|برطرف|نجات|خلاف|چھٹكار|الوداع|מקל|נגד|מונע|להתראות|משחרר|राहत|अलविदा|छुटकार|উপশম|বিদায়/u
/** "Straighten your back, take a deep breath": what is said of a back in one breath with this asks it of somebody. */
export const STRAIGHTENS =
	/straighten|redress|endireit|enderez|raddrizz|ret ryggen|rät|narovn|wyprost|îndrea|سيدھ|выпрям|випрям|ισιών|ίσιω/u
export const BREATHES_DEEPLY =
	/deep breath|tief (?:durch)?atm|tief ein|durchatm|(?:respir|souffl)[^.]{0,8}(?:profond|hond|fund|adânc)?|respiro|diep adem|djupt andetag|dybt|dypt|syvään|głębok|zhlubok|zhlbok|duboko|globok|mély (?:lélegz|levegő)|adânc|βαθιά|глубок|глибок|дълбок|derin (?:bir )?nefes|نفسا عميق|نفس عميق|گہري سانس|עמוק|गहरी|গভীর|tarik na[fp]as|hít|หายใจ|深呼吸|숨/u

/** People who talk loudly, on the phone or in their sleep talk of no goods: right behind the verb; in languages whose verb comes last, before it. */
const LOUDLY =
	'(?:(?:so|too|very|quite|zu|sehr|trop|très|si|muy|tan|demasiado|troppo|molto|così|muito|tão|te|zo|heel|erg|för|så|for|liian|za|zbyt|príliš|příliš|moc|veľmi|prea|foarte|πολύ|очень|дуже|много|massa|rất|çok|terlalu|vëldig|väga|labai|ļoti) )?(?:loud|soft|quiet|fast(?!\\p{L})|over each other|all at once|at once|at the same time|on the phone|in (?:their|his|her) sleep|around (?:you|me|us)|next to|in the next|laut|leise|schnell|durcheinander|gleichzeitig|am telefon|im schlaf|um (?:dich|sie|einen|uns) herum|nebenan|fort(?!\\p{L})|bas(?!\\p{L})|haut(?!\\p{L})|vite|au téléphone|en dormant|autour|en même temps|tous en même|à côté|alto(?!\\p{L})|bajo(?!\\p{L})|fuerte|rápido|por teléfono|al teléfono|en sueños|a la vez|al mismo tiempo|a tu alrededor|al lado|forte|piano|ad alta voce|a voce alta|a bassa voce|al telefono|nel sonno|tutti insieme|intorno|attorno|accanto|baixo|ao telefone|ao telemóvel|no celular|a dormir|dormindo|ao mesmo tempo|à (?:minha |sua |tua )?volta|ao lado|todos ao|alhora|per telèfon|al voltant|hard(?!\\p{L})|luid|zacht|snel(?!\\p{L})|door elkaar|aan de telefoon|in hun slaap|tegelijk|om (?:je|u) heen|naast|högt|tyst|snabbt|i telefon|i munnen|i mun|samtidig|i sömnen|i søvne|højt|høyt|lavt|hurtigt|kovaa|kovaan|kovalla|hiljaa|puhelimessa|päällekkäin|yhtä aikaa|unissaan|głośno|cicho|szybko|przez telefon|przez sen|naraz|jednocześnie|dookoła|obok|nahlas|hlasit|hlučn|potichu|do telef|přes sebe|cez seba|najednou|ze spaní|vedle|vedľa|glasn|naglas|tiho|na telefon|u telefon|po telefonu|istovremeno|uglas|u snu|hkrati|zraven|pored(?!\\p{L})|tare(?!\\p{L})|încet|la telefon|deodată|în somn|în jur|δυνατά|σιγά|στο τηλέφωνο|ταυτόχρονα|στον ύπνο|γύρω|δίπλα|громко|тихо|быстро|по телефон|во сне|одновременно|вокруг|рядом|хором|гучно|голосно|швидко|телефоном|уві сні|одночасно|навколо|поруч|силно|високо|бързо|насън|едновременно|наоколо|garsiai|tyliai|telefonu|vienu metu|skaļi|klusi|pa telefonu|vienlaikus|valjult|valjusti|kõvasti|vaikselt|telefoniga|korraga|hátt|lágt|í síma|keras|kuat|pelan|di telepon|di telefon|bersamaan|serentak|sa telepono|sabay|kwa sauti|kwa simu|to(?!\\p{L})|lớn tiếng|nhỏ|qua điện thoại|cùng lúc|بصوت|عاليا|في الهاتف|في نومه|حولك|بالجهد|فالتيليفون|حداك|בקול|חזק|בשקט|בטלפון|בו זמנית|מסביב|מתוך שינה|เสียงดัง|ดัง|เบา|ทางโทรศัพท์|พร้อมกัน)'
export const LOUDLY_BEHIND = new RegExp(`^[\\p{L}\\p{M}]* ?${LOUDLY}`, 'u')
export const LOUDLY_BEFORE =
	/hangosan|halkan|egyszerre|telefonon|álm(?:uk)?ban|yüksek ses|bağır|fısılt|telefonda|aynı anda|uykusunda|ucadan|malakas|بلند|تلفن|همزمان|اونچي|زور سے|فون پر|ज़ोर से|जोर से|ऊँची|फ़?ोन पर|एक साथ|জোরে|ফোনে|একসঙ্গে|大声|大聲|小声|小聲|電話|电话|寝言|同時に|큰 소리|작은 소리|전화|동시에|garsiai|skaļi/u

/** Right behind who asks: where what is looked for is none of the goods. A "where" that speaks of buying, of finding or of it is one of them. */
export const ASKS_WHERE =
	/(?:(?<![\p{L}])(?:where|wo|où|dónde|dove|onde|waar|var|hvor|gdzie|kde|gdje|gde|kje|где|де|къде|hol|unde|πού|kur|kus|on|что за|що за|katera)|(?<!\p{L})hvor (?:han|hun|du|vi))$/u
/** The same with a pause between: "the boss asks, where is the laptop". */
export const WHERE_BEHIND =
	/^\p{L}{0,5}, (?:kje|kdaj|kde|gdje|gde|gdzie|hol|где|де|къде|wo|kur|kus|hvor|kater[aoi]|kter[áýé]|ktor[áýé]|koja|koji|któr[ay]|melyik|какая|який|яка|коя)(?!\p{L})(?!.{0,40}(?:znamk|značk|firm))/u
export const OF_BUYING =
	/buy|bought|get|got|find|found|from|kup|kúp|nabav|našl|nájd|našé|naš[ao](?!\p{L})|nađ|dobi|uze|wzię|znala|дост|взя|куп|най(?:д|ш)|знай|прид|заказ|поръч|бра(?:л|ли)|vette|vesz|szerez|talál|kapt|rendel|kjøpt|fant|fått|mark|brand|model|márk|марк|модел|фирм|чуд|прелест|диво|ovo(?!\p{L})|такой|таку|таке|takeg|takov|taki|ilyen|takv/u

/** "He always asks what to read", "asks what she should put on": advice for the day is asked for, and no name of the goods. */
export const ASKED_WHAT_TO_DO =
	/^[^.;!?؟。]{0,8}?(?:(?<!\p{L})(?:what|was|que|quoi|qué|cosa|wat|vad|hvad|hva|mitä|co|čo|što|šta|kaj|mit|ce|τι|что|що|какво|ką|ko|mida|què|ne|nə|hvað|ماذا|شنو|اش|מה|چي|چه|كيا|apa|gì|ano|nini)(?!\p{L})|क्या|อะไร)[^.;!?؟。]{0,22}?(?:(?<!\p{L})(?:read|put on|cook|lesen|anziehen|anzieht|kochen|lire|mettre|cuisiner|leer|ponerse|cocinar|leggere|mettersi|cucinare|ler(?!\p{L})|vestir|cozinhar|lezen|aantrek|koken|läsa|ta på|laga|læse|tage på|lave mad|lese|lukea|pukea|kokata|czytać|włożyć|ubrać|ugotować|číst|obléct|vařit|čítať|obliecť|variť|čitati|obuci|obuče|skuha|kuhati|brati|obleč|olvas|vegyen fel|vegyek fel|főzz|citească|îmbrace|gătească|διαβάσ|φορέσ|μαγειρέ|почитать|читать|надеть|приготовить|читати|одягти|одягнути|зварити|чете|облече|сготви|skaityti|rengtis|virti|lasīt|vilkt|vārīt|lugeda|selga|keeta|llegir|posar-se|cuinar|okusun|okusam|giysin|giysem|pişir|oxusun|geyinsin|dibaca|dimasak|đọc|mặc|nấu|babasahin|isusuot|lulutuin|asome|avae|apike|lesa|elda)|يقرا|تقرا|يلبس|تلبس|يطبخ|تطبخ|يطيب|תקרא|לקרוא|ללבוש|לבשל|بخوان|بپوش|بپز|پڑھ|پہن|پكا|पढ़|पहन|पका|อ่าน|ใส่|ทำกิน)/u
/** "Ask your mother how she washed it", "ask the joiner about the size": a way or a measure is asked for, and nobody's choice. */
export const ASKS_HOW =
	/(?<![\p{L}\p{M}])(?:how|when|whether|about (?:the )?size|wie(?!\p{L}* vele)|wann|ob|comment|quand|de quoi|si(?= )|combien|cómo|cuándo|come|quando|se|hoe|wanneer|hur|när|om han|hvordan|hvornår|hvor han|hvor hun|miten|milloin|jak|kiedy|kdy|kedy|kako|kad|kdaj|hogyan|mikor|cum|când|πώς|πότε|как|когда|як|коли|кога|kaip|kā|kuidas|nasıl|kailan|bagaimana|kapan|عن المقاس|كيف|متي|كيفاش|فوقاش|واش عند\p{L}{0,3}|איך|מתי|چطور|كي(?!\p{L})|كيسے|كب|कैसे|कब)(?![\p{L}\p{M}])/u

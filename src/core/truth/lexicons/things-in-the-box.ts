import type { ConceptTable } from '../concepts'
import type { Terms } from '../vocabulary'

/** Things any shop may say lie in the box or belong to the goods. Their names are everyday words, so they are claimed only where the text gives them to the product. */
export const THINGS_IN_THE_BOX: ConceptTable = {
	'a bowl': {
		x: 'kâse(?:si|yle|ler|li)?|kase(?:si|yle|li)|миск[аоуи]\\p{L}*|чаш(?:а|ей|у)|мисочк~|misk[aąęiou]\\p{L}*|misečk~|tálka~|keverőtál~|tállal|zdjel[aeuo]\\p{L}*|činij~|купа за|mangkuk~|mangkok~|bát (?:trộn|đong|chia|inox|sứ)|tô trộn|bakuli|mangkok|कटोर~|बाउल|বাটি~',
		ar: 'وعاء(?! (?:ال)?(?:غسيل|طعام|غبار|اتربه|ماء|عصير|خلط|القهوه))|طاسه|زلافه|پیاله|کاسه|پیالہ|پیالے|باؤل',
		he: 'קערה|קערת',
		cjk: 'ボウル|碗|拌碗|구멍볼|믹싱볼|계량볼|그릇|ชาม',
	},
	'a tray': {
		x: 'tepsi(?:si|yle|li|ler)|поднос~|піднос~|поднос~|tac[aąęy](?=[ .,;!)]|$)|tálca~|tálcá~|podnos~|tác(?:em|ek|kem|kou|ka)?|pladnj~|poslužavnik~|послужавник~|табла за|nampan~|khay (?:\\S+ )?|trei|sinia|bandehado|ट्रे|ট্রে',
		ar: 'صينيه|بلاطو|سینی|ٹرے',
		he: 'מגש',
		cjk: 'トレー|トレイ|お盆|托盘|托盤|쟁반|트레이|ถาด',
	},
	'a rack or hook': {
		x: 'kurutma rafı|askı kanca~|askılık~|крюч[оек]к~|гач(?:ок|ки|ками)|haczyk~|wieszak~|háček|háčk[yů]\\p{L}*|háčik~|akasztó~|kampó~|kukic~|vješalic~|закачалк~|kuka za|gantungan~|kait gantung|móc treo|giá treo|giá phơi|ndoano|हुक|হুক',
		ar: 'خطاف~|كروشي~|علاقه (?:حائط|جدار|ملابس)|قلاب|ہک',
		he: 'ווים|וו תלייה|קולב|מתלה',
		cjk: 'フック|ラック|ハンガー|挂钩|掛鉤|衣架|沥水架|瀝水架|고리|걸이|건조대|옷걸이|ตะขอ|ไม้แขวน|ราวแขวน',
	},
	'a strainer or funnel': {
		x: 'süzge[çc]~|huni(?:si|yle)?|ситечк~|воронк~|лійк(?:а|ою|у)|ситечк~|фуни[яи]|sitk(?:o|iem|a|em|u)|lej(?:ek|kiem|ka)|sítk(?:o|em|u)|trycht[ýi]ř~|sitk(?:o|om|u)|lievik~|szűrőbetét~|tölcsér~|cjedil~|cediljk~|lijevak|levak|saringan~|corong|rây lọc|lưới lọc|phễu|chujio|faneli|salaan|छलनी|कीप|ছাঁকনি',
		ar: 'مصفاه|صفايه|قمع|محكن|صافی|قیف|چھلنی',
		he: 'מסננת|משפך',
		cjk: '茶こし|こし器|じょうご|ロート|漏斗|滤网|濾網|茶漏|滤篮|거름망|깔때기|ที่กรอง|กรวย',
	},
	'a cap or stopper': {
		x: 'tıpa(?:sı|yla|lı)|пробк(?:а|ой|у)|заглушк~|корок|zatyczk~|korek(?=[ ,.])|zátk[aou]\\p{L}*|zátka~|dugó(?:val|ja|t)?|čep(?:om|em|ić)|тапа|penutup botol|sumbat|nút (?:bịt|đậy|chai)|kizibo|takip ng bote|ढक्कन वाला',
		ar: 'سداده~',
		he: 'פקק',
		cjk: '予備キャップ|替えキャップ|瓶塞|塞子|마개|จุกปิด',
	},
	'a shoulder strap': {
		x: 'omuz askı~|boyun askı~|плечев~ рем~|наплечн~ рем~|плечов~ рем[іе]н~|презрамк~|pas(?:ek|kiem|em)? na ramię|popruh~ (?:přes|na|cez) ramen~|ramenní popruh~|remienok|vállpánt~|nyakpánt~|naramenic~|remen za rame|remenom|kaiš za rame|tali bahu|dây đeo (?:vai|cổ|chéo)|mkanda wa bega|strap sa balikat|कंधे का पट्टा|কাঁধের ফিতা',
		ar: 'حزام (?:ال)?كتف|سمطه|بند شانه|کندھے کا پٹا',
		he: 'רצועת כתף',
		cjk: '(?:ショルダー|ネック|肩掛け|ハンド)ストラップ|肩带|肩帶|挂绳|掛繩|어깨끈|목걸이 ?줄|스트랩|สายสะพาย|สายคล้อง',
	},
	'screws or dowels': {
		x: 'vida(?:lar|ları|larla|larıyla)|dübel~|шуруп~|саморез~|саморіз~|дюбел~|дюбел~|винтове|wkręt~|kołk(?:i|ami|ów)|śrub(?:y|ami|ki|kami)|šroub(?:y|ky|ů|ků)|hmoždin~|skrutk~|csavar(?:ok|okkal|okat)|tipli~|vijc~|vijak~|tipl(?:e|ama|ovi)|šraf~|sekrup~|baut|fisher|ốc vít|tắc kê|skrubu|turnilyo|पेंच|স্ক্রু',
		ar: 'براغي~|مسامير|لي ?فيس|الشوفيلات|پیچ و مهره|پیچ|پیچ',
		he: 'ברגים|דיבלים',
		cjk: 'ネジ|木ダボ|ビス(?!コ|ケ|ト|チ)|螺丝(?!刀)|螺絲(?!刀|起子)|膨胀螺栓|膨脹螺絲|나사|앙카|สกรู|พุก',
	},
	'a screwdriver or key': {
		x: 'tornavida~|alyan anahtar~|отв[её]ртк~|викрутк~|отвертк~|śrubokręt~|imbus~|šroubovák~|skrutkovač~|csavarhúzó~|odvijač~|шестигранн~ ключ~|шестигранник~|obeng|kunci l|tua vít|bisibisi|distornilyador|पेचकस|স্ক্রু ?ড্রাইভার',
		ar: 'مفك~|تورنفيس|پیچ گوشتی|پیچ کس',
		he: 'מברג|מפתח אלן',
		cjk: '(?:プラス|マイナス|精密)ドライバー|ドライバー(?=が|付|も)|六角レンチ|螺丝刀|螺絲(?:刀|起子)|内六角|드라이버|육각 ?렌치|ไขควง|ประแจหกเหลี่ยม',
	},
	'a power bank': {
		x: 'power_?banks?|powerbank~|taşınabilir (?:güç|şarj)~|повербанк~|павербанк~|външна батерия|powerbank~|bank daya|sạc dự phòng|पावर ?बैंक|পাওয়ার ?ব্যাংক',
		ar: 'باور ?بانك|بطاريه (?:متنقله|محموله)|پاور ?بانک|پاور ?بینک',
		he: 'סוללת גיבוי|סוללה ניידת|מטען נייד',
		cjk: 'モバイルバッテリー|充电宝|行動電源|보조 ?배터리|พาวเวอร์แบงค์|พาวเวอร์แบงก์',
	},
	'a dust jacket or slipcase': {
		x: 'şömiz~|kutulu set kılıf|суперобложк~|суперобкладинк~|обложк~ (?:из|на) (?:ткани|кожи)|obwolut~|přebal~|prebal~|védőborító~|zaštitni omot|ovitk~|omotnic~|sampul (?:kain|kulit)|bìa áo|áo bìa',
		ar: '(?:ال)?غلاف(?:ا)? (?:واقي~|خارجي) ورقي~|قميص للكتاب|جاكيط~ ديال الورق',
		he: 'עטיפת נייר|מעטפת מגן',
		cjk: '特製カバー|函入り|化粧函|护封|護封|书匣|書匣|겉표지|북커버|케이스본|ปกหุ้ม',
	},
	'a ribbon marker': {
		x: 'kurdele ayra~|ляссе|лента-закладка|стрічк~ для закладк~|tasiemk~|zakładk~ z wstąż~|wstążk~|stužk~ (?:na|jako)|záložkov~ stuž~|stužkov~ zálož~|könyvjelző ?szalag|szalag~ könyvjelz~|traka za označ~|pita pembatas|ruy băng đánh dấu',
		ar: 'شريط~ (?:قراءه|للقراءه|ديال الساتان|ساتان|علامه)',
		he: 'סרט סימון|סימניית סרט',
		cjk: 'スピン付|しおり紐|栞紐|书签带|書籤帶|가름끈|เชือกคั่น',
	},
	'stickers or a download code': {
		x: 'çıkartma~|indirme kod~|наклейк[аиу]\\p{L}*|стикер~|код~ (?:для|на) (?:скачив|загруз|завантаж)~|наліпк~|naklejk~|kod do pobrania|kod~ na pobranie|samolepk~|nálepk~|kód~ (?:ke|ku|na) (?:stažení|stiahnut)~|matric(?:a|ák|ákkal|át)|letöltő ?kód~|naljepnic~|nalepnic~|код за (?:изтегляне|сваляне)|kod za preuzimanje|stiker~|kode unduh~|nhãn dán|sticker~|mã tải|vibandiko|स्टिकर|डाउनलोड कोड|স্টিকার',
		ar: 'ملصقات|ستيكرات|(?:رمز|كود) (?:ال)?(?:تحميل|تنزيل)|كود ديال|برچسب~|کد دانلود|اسٹیکر~|ڈاؤن لوڈ کوڈ',
		he: 'מדבקות|קוד (?:הורדה|להורדה)',
		cjk: 'ステッカー|シール(?=が|付|を同|も)|ダウンロードコード|贴纸|貼紙|下载码|下載碼|兑换码|스티커|다운로드 ?코드|สติกเกอร์|โค้ดดาวน์โหลด',
	},
	'a heater': {
		x: 'ısıtıcı(?:sı|yla|lı)|обогревател~|обігрівач~|нагревател~ элемент~|grzejnik~|grzałk~|topítk~|ohřívač~|ohrievač~|fűtőbetét~|melegítő(?:vel|je)|grijač~|grejač~|нагревател~|penghangat|pemanas|bộ sưởi|máy sưởi|hita|हीटर|হিটার',
		ar: 'سخان~|دفايه|شوفاج|بخاری|ہیٹر',
		he: 'גוף חימום',
		cjk: 'ミニヒーター|加热器|加熱器|暖风机|히터|ฮีตเตอร์',
	},
	'a pillowcase, sheet or blanket': {
		x: 'yastık kılıf~|battaniye~|çarşaf~|наволочк~|плед(?:ом|а)?(?=[ ,.])|одеял~|простын~|наволочк~|ковдр~|калъфк~ за възглавниц~|одеяло|poszewk~|koc(?:em|yk)?(?=[ ,.])|prześcieradł~|povlak~ na polštář~|povlečení|dek(?:a|u|ou)(?=[ ,.])|obliečk~|párnahuzat~|takaró(?:val|t|ja)|pléd(?:del)?|jastučnic~|pokrivač~|deka|dekic~|ćebe~|sarung bantal|selimut|seprai|vỏ gối|chăn (?:mỏng|lông|đắp)|ga giường|blanketi|foronya|kumot|punda|तकिये का गिलाफ|कंबल|বালিশের কভার|কম্বল',
		ar: '(?:غطاء|غشا|كيس) (?:ديال )?(?:ال)?(?:مخده|وساده)|بطانيه|مانطه|ملاءه|شرشف|روبالشی|پتو|تکیے کا غلاف|کمبل',
		he: 'ציפית|שמיכה|שמיכת|סדין',
		cjk: '枕カバー|ブランケット|毛布|シーツ|枕套|毛毯|毯子|床单|床單|베갯잇|베개 ?커버|담요|블랭킷|시트커버|ปลอกหมอน|ผ้าห่ม|ผ้าปูที่นอน',
	},
	'a mattress or pad': {
		x: 'şilte(?:si|yle|li)?|ince minder|матрас~|матрац~|дюшек|materac~|podkładk~ do spania|matrac(?:e|em|om|í)?|matrac(?:cal|ot)|madrac~|dušek~|kasur|matras|nệm|đệm (?:lót|ngủ)|godoro|kutson|गद्दा|गद्दे|তোশক|ম্যাট্রেস',
		ar: 'مرتبه|پونجه|بونجه رقيقه|مطرح|تشک|گدا|میٹرس',
		he: 'מזרן|מזרון',
		cjk: 'マットレス|床垫|床墊|매트리스|ที่นอน',
	},
	'a keyring or whistle': {
		x: 'anahtarlık~|düdük~|брелок~|брелк~|свист(?:ок|ком|ка)|брелок~|свисток~|ключодържател~|свирка|breloczek|breloczk~|brelok~|gwizd(?:ek|kiem)|klíčenk~|přívěs(?:ek|kem)|píšťalk~|kľúčenk~|prívesk~|píšťalk~|kulcstartó~|síp(?:pal|ot)?|privjesak|privesak|zviždaljk~|pištaljk~|gantungan kunci|peluit|móc khóa|móc chìa khóa|còi (?:cứu|an)|kishika funguo|filimbi|keychain|pito|चाबी का छल्ला|कीचेन|सीटी|চাবির রিং|বাঁশি দেওয়া',
		ar: '(?:ميداليه|علاقه|حامله) مفاتيح|بورت ?كلي|پورت كلي|صفاره|جاکلیدی|سوت|کی ?چین|سیٹی',
		he: 'מחזיק מפתחות|משרוקית',
		cjk: 'キーホルダー|ホイッスル|钥匙扣|鑰匙圈|口哨|哨子|열쇠고리|키링|호루라기|พวงกุญแจ|นกหวีด',
	},
	'a compass, ruler or pencil': {
		x: 'pusula~|cetvel~|kurşun kalem~|компас(?:ом|а)?(?=[ ,.])|линейк(?:а|ой|у)|карандаш~|лінійк~|олів(?:ець|цем)|компас~|моливи?|kompas(?:em)?(?=[ ,.])|linijk~|ołów(?:ek|kiem)|pravítk~|tužk(?:a|ou|u)|kompas(?:om)?|ceruzk~|ceruz[aá]\\p{L}*|vonalzó~|iránytű~|ravnal~|lenjir~|olovk~|kompas|penggaris|pensil|la bàn|thước kẻ|bút chì|dira|penseli|rula|lapis|कंपास|पैमाना|पेंसिल|কম্পাস|স্কেল দেওয়া|পেন্সিল',
		ar: 'بوصله|مسطره|قلم رصاص|قطب نما|قطب ?نما|خط ?کش|مداد|پینسل|پیمانہ',
		he: 'מצפן|סרגל|עיפרון',
		cjk: '方位磁[石針]|方位磁針|定規|鉛筆|コンパス(?=が|付|を内)|指南针|指南針|直尺|铅笔|나침반|연필|เข็มทิศ|ไม้บรรทัด|ดินสอ',
	},
	'gloves, an apron or slippers': {
		x: 'eldiven~|mutfak önlü~|önlük(?:le|lü)?|önlüğü|terlik~|перчатк~|фартук~|тапочк~|рукавичк~|рукавиц~|капц~|ръкавици|престилк~|чехли|rękawic~|rękawiczk~|fartuch~|fartusz~|kapci~|kapcie|rukavic~|zástěr~|bačkor~|pantofl~|zástera|zásterk~|papuč~|kesztyű~|kötény~|papucs~|pregač~|kecelj~|papuč~|sarung tangan|celemek|sandal rumah|găng tay|tạp dề|dép đi|glavu|aproni|guwantes|tsinelas|दस्तान~|एप्रन|चप्पल|গ্লাভস|অ্যাপ্রন',
		ar: 'قفاز~|ليكات|ليگات|مريله|مئزر|طابليه|شبشب~|بليغه|دستکش|پیش ?بند|دمپایی|دستان[ےہ]|ایپرن|چپل',
		he: 'כפפות|סינר|נעלי בית',
		cjk: '手袋|グローブ(?=が|付)|エプロン|スリッパ|手套|围裙|圍裙|拖鞋|장갑|앞치마|슬리퍼|ถุงมือ|ผ้ากันเปื้อน|รองเท้าแตะ',
	},
	'tongs or a cutting board': {
		x: 'maşa(?:sı|yla)|kesme taht~|щипц~|разделочн~ доск~|обробн~ дошк~|дъск~ за рязане|щипк~|szczypc~|desk[aąęi] do krojenia|kleště|prkénk~|prkýnk~|kliešt~|dosk[aou]\\p{L}* na krájanie|vágódeszk~|csipesz(?:sel)?|hvataljk~|dask[aeu]\\p{L}* za rezanje|daska za sečenje|talenan|penjepit|capit|thớt|kẹp gắp|ubao wa kukatia|sangkalan|sipit|चिमटा|कटिंग बोर्ड|চপিং বোর্ড|চিমটা',
		ar: 'ملقط~|لاقط|(?:لوح|لوحه) (?:ديال )?(?:ال)?تقطيع|تخته (?:برش|خرد)|انبر|کٹنگ بورڈ|چمٹا',
		he: 'קרש חיתוך|מלקחיים',
		cjk: 'トング|まな板|砧板|菜板|夹子|夾子|집게|도마|เขียง|ที่คีบ',
	},
	'a vase, candle or wall clock': {
		x: 'vazo(?:su|yla)?|kokulu mum|mum(?:u|la)(?=[ ,.])|duvar saat~|ваз(?:а|ой|у)(?=[ ,.])|свеч(?:а|ой|у)(?=[ ,.])|настенн~ час~|свічк~|вазочк~|настінн~ годинник~|свещ|wazon~|świec[aąęy]\\p{L}*|zegar~ ścienn~|váz[aou](?=[ ,.])|svíčk~|sviečk~|nástenn~ hodin~|nástěnn~ hodin~|gyertya|gyertyá~|váz[aá](?:val)?|falióra~|svijeć~|sveć[aeu]|vaz[aeu](?=[ ,.])|zidni sat|lilin aroma|vas bunga|jam dinding|nến thơm|lọ hoa|bình hoa|đồng hồ treo tường|mshumaa|kandila|plorera|फूलदान|मोमबत्ती|দেয়াল ঘড়ি|মোমবাতি',
		ar: 'مزهريه|محبق|شمعه معطره|ساعه حائط|مكانه ديال الحيط|گلدان|شمع معطر|ساعت دیواری|گلدان|موم بتی',
		he: 'אגרטל|נר ריחני|שעון קיר',
		cjk: '花瓶|アロマキャンドル|キャンドル|掛け時計|香薰蜡烛|香氛蠟燭|花瓶|挂钟|掛鐘|꽃병|향초|캔들|벽시계|แจกัน|เทียนหอม|นาฬิกาแขวน',
	},
	'a pump or hose': {
		x: 'el pompası|pompa(?:sı|yla|lı)|hortum(?:u|la|lu)?(?=[ ,.])|ручн~ насос~|насос(?:ом|а)?(?=[ ,.])|шланг(?:ом|а|и)?(?=[ ,.])|насос~|помпа|маркуч~|pompk~|wąż do|hadic~|pumpičk~|pumpa|pumpk~|hadičk~|pumpá~|tömlő~|crijev~|crev[oa](?=[ ,.])|pump(?:a|om|u|icom)|pompa tangan|selang|bơm tay|ống nước|vòi xịt|pampu|hose|पंप|পাম্প',
		ar: 'مضخه|بومبه|پومپه|خرطوم~|تيو|پمپ|شلنگ',
		he: 'משאבה|צינור',
		cjk: '手押しポンプ|空気入れ|ホース|打气筒|打氣筒|软管|軟管|气泵|펌프|호스|ปั๊ม|สายยาง',
	},
	'a clip': {
		x: 'klips(?:i|le|li|em|y|ou|lyel)?(?=[ ,.])|kemer klips~|клипс[аоу]\\p{L}*|зажим(?:ом)?|кліпс~|прищепк~|щипка за|spink~|klipsz~|spon[aou]u?(?=[ ,.])|kopč[aou]m?|klip(?:om|em)?(?=[ ,.])|štipaljk~|kẹp áo|kẹp thắt lưng|klipu',
		ar: 'مشبك~|كليبس|كليپس|گیره|کلپ',
		he: 'קליפס|תפס חגורה',
		cjk: 'クリップ|夹扣|클립|คลิป(?=หนีบ)|คลิปหนีบ',
	},
}

/** How facts name these things in the languages of listings. */
export const SAID_OF_THINGS: Readonly<Record<string, Terms>> = {
	'a bowl': { x: 'bowls?|bols?|~schüssel|~schale|cuencos?|ciotol[ae]|tigelas?|~kom|~skål|kâse~|миск~', ar: 'وعاء|طبق|سلطانيه', cjk: 'ボウル|碗|볼' },
	'a tray': { x: 'trays?|plateau~|tablett~|~schale|bandeja~|vassoi~|tabuleiro~|dienblad~|~bricka|tepsi~|tac[ay]', ar: 'صينيه|صواني', cjk: 'トレ|托盘|트레이' },
	'a rack or hook': { x: 'racks?|hooks?|hangers?|hanging|crochets?|cintres?|haken|~haken|aufhäng~|bügel|ganchos?|percha~|ganci|gancio|appendi~|cabide~|haak|haken|krok~|askı~|haczyk~|hanger', ar: 'علاقه|خطاف|تعليق', cjk: 'フック|ラック|ハンガー|吊|挂|掛|걸이' },
	'a strainer or funnel': { x: 'strainer~|sieve~|infuser~|filters?|funnel~|passoire~|tamis|filtres?|entonnoir~|~sieb|trichter~|colador~|filtro~|embudo~|colin[oi]|imbut~|coador~|peneira~|funil|zeef~|trechter~|süzge~|huni~|filtre~', ar: 'مصفاه|قمع|فلتر', cjk: '茶こし|漏斗|滤|フィルター' },
	'a cap or stopper': { x: 'caps?|stopper~|plugs?|corks?|bouchon~|capuchon~|stöpsel|~kappe~|korken|deckel|verschlu~|tap[oó]n~|tapa~|tapp[oi]|tampa~|rolha~|dop(?:pen)?|stop|kapak~|tıpa~', ar: 'غطاء|سداده', cjk: 'キャップ|栓|盖|塞|뚜껑|캡' },
	'a shoulder strap': { x: 'straps?|harness~|bretelle~|bandoulière~|sangles?|~gurt~|riemen|~riemen|tirantes|correa~|bandolera~|tracoll~|cinghi~|spallacc~|alças?|correia~|tiracolo|~band|askı~|paski?|bands?|lanyard~', ar: 'حزام|احزمه|اشرطه|حماله', cjk: 'ストラップ|ベルト|ショルダー|带|帶|스트랩' },
	'screws or dowels': { x: 'screws?|bolts?|dowels?|hardware|fixings?|fittings|anchors?|vis|chevilles?|schrauben~|dübel~|befestigung~|montagematerial|tornillo~|tacos|vit[ei]|tassell~|parafuso~|bucha~|schroeven|pluggen|vida~|wkręt~|mounting kit', ar: 'براغي|مسامير', cjk: 'ネジ|ねじ|ビス|螺丝|나사' },
	'a screwdriver or key': { x: 'screwdriver~|allen~|hex key~|wrench~|spanner~|tournevis|clé~|schraubendreher~|schraubenzieher~|inbus~|~schlüssel|destornillador~|llave~|cacciavit~|chiave|chave~|schroevendraaier~|tornavida~|anahtar~|śrubokręt~|wkrętak~|tools?', ar: 'مفك|مفتاح', cjk: 'ドライバー|レンチ|螺丝刀|드라이버' },
	'a power bank': { x: 'power_?bank~|batterie externe|batería externa|zusatzakku|portable charger~' },
	'a dust jacket or slipcase': { x: 'jacket~|slipcase~|jaquette~|coffret|étui|schutzumschlag|schuber|sobrecubierta~|estuche|sovraccopert~|cofanett~|sobrecapa~|omslag~|şömiz~|obwolut~', cjk: 'カバー|函|护封|函套' },
	'a ribbon marker': { x: 'ribbon~|signet|lesebändchen|cinta~|nastr~|fita~|leeslint~|tasiemk~' },
	'stickers or a download code': { x: 'stickers?|decals?|labels?|download~|autocollant~|télécharg~|aufkleber~|sticker~|pegatina~|descarga~|adesiv~|scaric~|autocolante~|etiket~|çıkartma~|naklejk~|code', ar: 'ملصق|تحميل', cjk: 'シール|ステッカー|贴|ダウンロード|스티커' },
	'a heater': { x: 'heat~|warm~|chauff~|heiz~|calef~|calent~|calor~|riscald~|aquec~|verwarm~|ısıt~', ar: 'تدفئه|تسخين|سخان', cjk: 'ヒーター|加热|히터' },
	'a pillowcase, sheet or blanket': { x: 'pillow_?cases?|shams?|sheets?|blanket~|throws?|duvet~|quilt~|bedding|taies?|draps?|couverture|plaid|couette|housse|~bezug|bezüge|~laken|~decke|bettwäsche|funda~|sábana~|manta~|feder[ae]|lenzuol~|copert[ae]|fronha~|lençol|lençóis|manta|sloop|slopen|laken~|deken~|örgan~|kuddar|nevresim~|çarşaf~|yastık~|battaniye~|poszew~|koc', ar: 'ملاءه|بطانيه|غطاء|مخده', cjk: '枕カバー|シーツ|毛布|ブランケット|枕套|床单|담요' },
	'a mattress or pad': { x: 'mattress~|futon|pads?|mats?|matelas|matratze~|~matte|colch[oó]n~|colchão|materass~|matras~|yatak|şilte~|minder|materac~', ar: 'مرتبه|فراش', cjk: 'マットレス|敷|垫|매트' },
	'a keyring or whistle': { x: 'key_?ring~|key_?chain~|whistle~|porte_clés|sifflet|schlüssel(?:ring|anhänger)~|pfeife|llavero~|silbato|portachiav~|fischi~|chaveiro~|porta_chaves|apito|sleutel~|fluit~|anahtarlı~|düdü~|brelo~', cjk: 'キーリング|キーホルダー|ホイッスル|钥匙|열쇠|호루라기' },
	'a compass, ruler or pencil': { x: 'compass~|rulers?|pencils?|scale~|boussole|règle|crayon~|kompass~|lineal~|~stift~|brújula|regla|lápi[zc]~|bussola|righell~|matit~|régua|lápis|kompas~|liniaal|potlo~|pusula|cetvel|kalem~', ar: 'بوصله|مسطره|قلم', cjk: 'コンパス|定規|鉛筆|指南|尺|铅笔|나침반|자' },
	'gloves, an apron or slippers': { x: 'gloves?|mitts?|aprons?|slippers?|gants?|tablier|chaussons?|pantoufle~|handschuh~|schürze~|hausschuh~|pantoffel~|guantes?|delantal~|zapatilla~|guant[oi]|grembiul~|pantofol~|luvas?|avental|chinelo~|handschoen~|schort~|slof~|eldiven~|önlü~|terlik~', ar: 'قفاز|مريله|شبشب|نعال', cjk: '手袋|エプロン|スリッパ|手套|围裙|拖鞋|장갑' },
	'tongs or a cutting board': { x: 'tongs?|pliers|cutting boards?|chopping boards?|pinces?|planche~|zange~|schneide?brett~|pinzas?|tabla~|tagliere|pinz[ae]|tábua~|pegador|tang|snijplank~|maşa|kesme taht~|desk[ai]', ar: 'ملقط|لوح', cjk: 'トング|まな板|砧板|夹|집게|도마' },
	'a vase, candle or wall clock': { x: 'vases?|candles?|clocks?|bougie~|horloge~|pendule~|vase|kerze~|~uhr|jarrón~|florero|velas?|reloj~|vas[oi]|candel[ae]|orolog~|jarras?|relógio~|vaas|kaars~|klok~|vazo|mum|saat~', ar: 'مزهريه|شمع|ساعه', cjk: '花瓶|キャンドル|時計|蜡烛|钟|시계|캔들' },
	'a pump or hose': { x: 'pump~|hoses?|tubes?|tubing|pompe~|tuyau~|flexible|~schlauch|pumpe~|bomba~|manguera~|pomp[ae]|tub[oi]|mangueira~|tubo~|slang~|pomp|hortum~|pompa~|wąż', ar: 'مضخه|خرطوم', cjk: 'ポンプ|ホース|泵|软管|펌프|호스' },
	'a clip': { x: 'clips?|clamps?|clasps?|buckles?|pinces?|attache|~clip|klemme~|klammer~|pinzas?|fermagl~|molletta|presilha~|grampo~|klem|klips~|klamra', ar: 'مشبك', cjk: 'クリップ|夹|클립' },
}

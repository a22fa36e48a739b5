import type { ConceptTable } from '../concepts'
import type { Terms } from '../vocabulary'

/** Things any shop may say lie in the box or belong to the goods. Their names are everyday words, so they are claimed only where the text gives them to the product. */
export const THINGS_IN_THE_BOX: ConceptTable = {
	'a bowl': {
		x: 'kâse(?:si|yle|ler|li)?|kase(?:si|yle|li)|мисочк~|keverőtál~|купа за|bát (?:trộn|đong|chia|inox|sứ)|tô trộn|мисочк~|миска (?:для|с дел)~|чаша (?:для|блендера)|miska (?:z|do|na)|zdjela za|činija za|mangkuk (?:ukur|adonan)|mixing bowl|keverőtál~',
		ar: 'وعاء(?:ا)? (?:مدرج|للخلط|للقياس|قياس)~|زلافه مدرجه',
		he: 'קערת (?:ערבוב|מדידה)|קערה מדורגת',
		cjk: 'ボウル|拌碗|구멍볼|믹싱볼|계량볼|量碗|ชามผสม',
	},
	'a tray': {
		x: 'tepsi(?:si|yle|li|ler)|табла за|khay (?:\\S+ )?|сервировочн~ поднос~|taca (?:do|na)|podnos na|nampan saji',
		ar: 'بلاطو|صينيه (?:تقديم|للتقديم|خشب)~',
		he: 'מגש (?:הגשה|עץ)',
		cjk: 'トレー|トレイ|お盆|托盘|托盤|쟁반|트레이|ถาด',
	},
	'a rack or hook': {
		x: 'kurutma rafı|askı kanca~|askılık~|крюч[оек]к~|гач(?:ок|ки|ками)|haczyk~|wieszak~|háček|háčk[yů]\\p{L}*|háčik~|akasztó~|kampó~|kukic~|vješalic~|закачалк~|kuka za|gantungan~|kait gantung|móc treo|giá treo (?:nhỏ|điện|tai)|giá phơi|ndoano|हुक|হুক',
		ar: 'خطاف~|كروشي~|علاقه (?:حائط|جدار|ملابس)|قلاب|ہک',
		he: 'ווים|וו תלייה|קולב|מתלה',
		cjk: 'フック|ラック|ハンガー|挂钩|掛鉤|衣架|沥水架|瀝水架|고리|걸이|건조대|옷걸이|ตะขอ|ไม้แขวน|ราวแขวน',
	},
	'a strainer or funnel': {
		x: 'süzge[çc]~|huni(?:si|yle)?|ситечк~|воронк~|лійк(?:а|ою|у)|ситечк~|фуни[яи]|sitk(?:o|iem|a|em|u)|lej(?:ek|kiem|ka)|sítk(?:o|em|u)|trycht[ýi]ř~|sitk(?:o|om|u)|lievik~|szűrőbetét~|tölcsér~|cjedil~|cediljk~|lijevak|levak|saringan~|corong|rây lọc|lưới lọc|phễu|chujio|faneli|salaan|छलनी|कीप|ছাঁকনি',
		ar: 'مصفاه|صفايه|قمع|محكن|(?<!(?:وزن|ربح|مبلغ) (?:ال)?)صافی|قیف|چھلنی',
		he: 'מסננת|משפך',
		cjk: '茶こし|こし器|じょうご|ロート|漏斗|滤网|濾網|茶漏|滤篮|거름망|깔때기|ที่กรอง|กรวย',
	},
	'a cap or stopper': {
		x: 'tıpa(?:sı|yla|lı)|пробк(?:а|ой|у)|заглушк~|zatyczk~|korek(?=[ ,.])|zátk[aou]\\p{L}*|zátka~|dugó(?:val|ja|t)?|čep(?:om|em|ić)|тапа|penutup botol|sumbat|nút (?:bịt|đậy|chai)|kizibo|takip ng bote|ढक्कन वाला',
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
		x: 'yastık kılıf~|battaniye~|çarşaf~|наволочк~|наволочк~|калъфк~ за възглавниц~|poszewk~|prześcieradł~|povlak~ na polštář~|povlečení|obliečk~|párnahuzat~|jastučnic~|sarung bantal|seprai|vỏ gối|ga giường|foronya|तकिये का गिलाफ|বালিশের কভার',
		ar: '(?:غطاء|غشا|كيس) (?:ديال )?(?:ال)?(?:مخده|وساده)|ملاءه|شرشف|روبالشی|تکیے کا غلاف',
		he: 'ציפית|סדין',
		cjk: '枕カバー|ブランケット|毛布|シーツ|枕套|毛毯|毯子|床单|床單|베갯잇|베개 ?커버|담요|블랭킷|시트커버|ปลอกหมอน|ผ้าปูที่นอน',
	},
	'a mattress or pad': {
		x: 'şilte(?:si|yle|li)?|ince minder|матрас~|матрац~|дюшек|materac~|podkładk~ do spania|matrac(?:e|em|om|í)?|matrac(?:cal|ot)|madrac~|dušek~|kasur|matras|nệm|đệm (?:lót|ngủ)|godoro|kutson|गद्दा|गद्दे|তোশক|ম্যাট্রেস',
		ar: 'مرتبه|پونجه|بونجه رقيقه|مطرح|تشک|گدا|میٹرس',
		he: 'מזרן|מזרון',
		cjk: 'マットレス|床垫|床墊|매트리스|ที่นอน',
	},
	'a keyring or whistle': {
		x: 'anahtarlık~|düdük~|брелок~|брелк~|свист(?:ок|ком|ка)|брелок~|свисток(?! (?:чайн|паровоз|поезд|поїзд|потяг|суд))~|ключодържател~|свирка|breloczek|breloczk~|brelok~|gwizd(?:ek|kiem)|klíčenk~|přívěs(?:ek|kem)|píšťalk~|kľúčenk~|prívesk~|píšťalk~|kulcstartó~|síp(?:pal|ot)?|privjesak|privesak|zviždaljk~|pištaljk~|gantungan kunci|peluit|móc khóa|móc chìa khóa|còi (?:cứu|an)|kishika funguo|filimbi|keychain|pito|चाबी का छल्ला|कीचेन|सीटी|চাবির রিং|বাঁশি দেওয়া',
		ar: '(?:ميداليه|علاقه|حامله) مفاتيح|بورت ?كلي|پورت كلي|صفاره|جاکلیدی|سوت|کی ?چین|سیٹی',
		he: 'מחזיק מפתחות|משרוקית',
		cjk: 'キーホルダー|ホイッスル|钥匙扣|鑰匙圈|口哨|哨子|열쇠고리|키링|호루라기|พวงกุญแจ|นกหวีด',
	},
	'a compass, ruler or pencil': {
		x: 'pusula~|cetvel~|kurşun kalem~|компас(?:ом|а)?(?=[ ,.])|линейк(?:а|ой|у)|лінійк~|компас~|kompas(?:em)?(?=[ ,.])|linijk~|pravítk~|kompas(?:om)?|vonalzó~|iránytű~|ravnal~|lenjir~|kompas|penggaris|la bàn|thước kẻ|dira|rula|कंपास|पैमाना|কম্পাস|স্কেল দেওয়া',
		ar: 'بوصله|مسطره|قطب نما|قطب ?نما|خط ?کش|پیمانہ',
		he: 'מצפן|סרגל',
		cjk: '方位磁[石針]|方位磁針|定規|鉛筆|コンパス(?=が|付|を内)|指南针|指南針|直尺|铅笔|나침반|연필|เข็มทิศ|ไม้บรรทัด|ดินสอ',
	},
	'gloves, an apron or slippers': {
		x: 'eldiven~|mutfak önlü~|önlük(?:le|lü)?|önlüğü|terlik~|фартук~|престилк~|fartuch~|fartusz~|zástěr~|zástera|zásterk~|kötény~|köténnyel|pregač~|kecelj~|celemek|tạp dề|aproni|एप्रन|অ্যাপ্রন',
		ar: 'مريله|مئزر|طابليه|پیش ?بند|ایپرن',
		he: 'סינר',
		cjk: '手袋|グローブ(?=が|付)|エプロン|スリッパ|手套|围裙|圍裙|拖鞋|장갑|앞치마|슬리퍼|ถุงมือ|ผ้ากันเปื้อน|รองเท้าแตะ',
	},
	'tongs or a cutting board': {
		x: 'maşa(?:sı|yla)|kesme taht~|щипц~|разделочн~ доск~|обробн~ дошк~|дъск~ за рязане|щипк~|szczypc~|desk[aąęi] do krojenia|kleště|prkénk~|prkýnk~|kliešt~|dosk[aou]\\p{L}* na krájanie|vágódeszk~|csipesz(?:sel)?|hvataljk~|daska za rezanje|dasku za rezanje|daske za rezanje|daska za sečenje|talenan|penjepit|capit|thớt|kẹp gắp|ubao wa kukatia|sangkalan|sipit|चिमटा|कटिंग बोर्ड|চপিং বোর্ড|চিমটা',
		ar: 'ملقط~|لاقط|(?:لوح|لوحه) (?:ديال )?(?:ال)?تقطيع|تخته (?:برش|خرد)|انبر|کٹنگ بورڈ|چمٹا',
		he: 'קרש חיתוך|מלקחיים',
		cjk: 'トング|まな板|砧板|菜板|夹子|夾子|집게|도마|เขียง|ที่คีบ',
	},
	'a vase, candle or wall clock': {
		x: 'vazo(?:su|yla)?|kokulu mum|duvar saat~|настенн~ час~|вазочк~|настінн~ годинник~|wazon~|zegar~ ścienn~|nástenn~ hodin~|nástěnn~ hodin~|falióra~|zidni sat|lilin aroma|vas bunga|jam dinding|nến thơm|lọ hoa|bình hoa|đồng hồ treo tường|plorera|फूलदान|দেয়াল ঘড়ি|মোমবাতি|ароматическ~ свеч~|ароматичн~ свічк~|ароматн~ свещ~|świec(?:a|ę) zapachow~|vonn~ svíčk~|voňav~ sviečk~|illatgyerty~|mirisn~ (?:svijeć|sveć)~',
		ar: 'مزهريه|محبق|شمعه معطره|ساعه حائط|مكانه ديال الحيط|گلدان|شمع معطر|ساعت دیواری|گلدان',
		he: 'אגרטל|נר ריחני|שעון קיר',
		cjk: '花瓶|アロマキャンドル|キャンドル|掛け時計|香薰蜡烛|香氛蠟燭|花瓶|挂钟|掛鐘|꽃병|향초|캔들|벽시계|แจกัน|เทียนหอม|นาฬิกาแขวน',
	},
	'a pump or hose': {
		x: 'el pompası|pompa(?:sı|yla|lı)|hortum(?:u|la|lu)?(?=[ ,.])|ручн~ насос~|насос(?:ом|а)?(?=[ ,.])|шланг(?:ом|а|и)?(?=[ ,.])|насос~|помпа|маркуч~|pompk~|wąż do|hadic~|pumpičk~|pumpa|pumpk~|hadičk~|pumpá~|tömlő~|crijev~|crev[oa](?=[ ,.])|pump(?:a|om|u|icom)|pompa tangan|selang|bơm tay|ống nước|vòi xịt|pampu|hose|पंप|পাম্প',
		ar: 'مضخه|بومبه|پومپه|خرطوم~|تيو|پمپ|شلنگ',
		he: 'משאבה|צינור',
		cjk: '手押しポンプ|空気入れ|ホース|打气筒|打氣筒|软管|軟管|气泵|펌프|호스|ปั๊ม|สายยาง',
	},
	'a stand or holder': {
		by: 'stand or tripod|cup holder|a phone holder|wall mounted|a return to a charging dock|a rack or hook',
		x: 'bir stand|stand(?:ı|ıyla|lı)(?=[ ,.])|tutaca[kğ]~|telefonluk|подставк~|держател~|підставк~|тримач~|поставк~|стойк~|podstawk~|uchwyt~ na|stojak~|stojánek|stojánk~|držák~|držiak~|stojanč~|tartó(?:val|ja)?(?=[ ,.])|állvány~|držač~|stalak|stalk~|postolj~|постоље|држач~|penyangga|(?<!(?:panjang|lebar|tinggi|kedalaman|bantalan|busa|alas|permukaan) )dudukan(?! (?:kursi|dan sandaran|sofa|empuk))|tatakan|giá đỡ|chân đế|đế (?:đứng|dựng|kê)|kishikilio|stendi|patungan|स्टैंड|होल्डर|স্ট্যান্ড|হোল্ডার',
		ar: '(?<!(?:ال|[تك]))حامل(?:ا)? (?:لل|ل|ديال|مكتب|طاوله|هاتف)~|ستاند|شداده~|ماسكه|پایه نگه|هولدر|اسٹینڈ|سٹینڈ|ہولڈر',
		he: 'מעמד(?! (?:מכובד|מיוחד|חברתי|של|ביניים|הביניים|רם))|מחזיק(?! מפתחות)',
		cjk: 'スタンド|スマホ立て|ホルダー|支架|底座|置物架|거치대|받침대|스탠드|홀더|ขาตั้ง|ที่วาง|แท่นวาง',
	},
	'a pouch, case or bag': {
		by: 'a case or pouch given along|carry bag|protective cover included|travel bag|leather or wooden case|tool case|gift box|spare cover|sheath for a blade|storage function|dust extraction|spare bags or filters',
		x: 'muhafaza(?:sı|yla|lı)?|kılıf(?:ı|ıyla|lı)?(?=[ ,.])|taşıma çanta~|bez torba~|чехл(?:ом|а)?(?=[ ,.])|чехол(?=[ ,.])|мешоч~|сумк(?:а|ой|у)(?=[ ,.])|чохол|чохл~|торбинк~|калъф~|торбичк~|pokrow(?:iec|cem)|etui|woreczek|woreczk~|futerał~|pouzdr~|váček|váčk~|taštičk~|puzdr~|vreck(?:o|om)(?=[ ,.])|taštičk~|tokot?(?=[ ,.])|tokkal|zsákocsk~|táská(?:val|t)|futrol~|torbic~|vrećic~|kesic~|футрол~|торбиц~|kantong|pouch|dompet|túi (?:vải|đựng|xách|rút)|hộp đựng|mkoba|mfuko|lalagyan|supot|थैली|पाउच|केस|কভার|থলি|পাউচ|ব্যাগ',
		ar: '(?:علبه|حقيبه|كيس(?:ا)?|ساك|صاك|خنشه|بواطه) (?:ديال )?(?:صلبه|قاصحه|(?:ال|لل)?(?:حفظ|حمل|سفر|تخزين|هزان)|من القماش|قماش~|القماش|مخملي~|الثوب|ديال الثوب)|کیف حمل|کیسه پارچه|پاؤچ|تھیلی|تھیلا',
		he: 'נרתיק|שקית (?:בד|אחסון|קטיפה)|תיק (?:נשיאה|אחסון)|קופסת אחסון',
		cjk: 'ハードケース|ポーチ|収納(?:袋|バッグ|ケース)|巾着|收纳(?:包|袋|盒)|收納(?:包|袋|盒)|布袋|硬盒|파우치|보관함|보관 ?(?:가방|백|주머니)|하드 ?케이스|ถุงผ้า|กระเป๋าเก็บ|ซองผ้า|กล่องเก็บ',
	},
	'a brush or nozzle': {
		by: 'turbo or special brush|a pipe or attachment',
		x: 'temizlik fırça~|fırça(?:sı|yla|lı)(?=[ ,.])|dar aralık uc~|насадк~|щ[её]тк(?:а|ой|у|и)(?=[ ,.])|щіточк~|щітк(?:а|ою|у)(?=[ ,.])|четк(?:а|и|ичка)(?=[ ,.])|накрайни~|приставк~|szczotk(?:a|ą|ę)(?=[ ,.])|szczotecz~|(?<!magnetyczn\\p{L} )końcówk~|kartáč(?:em|ek|kem)?(?=[ ,.])|hubic~|(?:čistic|čisti|koncov|výmenn|vyměniteln)~ násad~|kef[ao]u?(?=[ ,.])|kefk~|nástavc~|kefé(?:vel|t)|szívófej~|résszívó~|tisztítókef~|četk[aeou]m?(?=[ ,.])|četkic~|nastav(?:ak|kom|ci)|mlaznic~|sikat~|kuas|corong celah|bàn chải|chổi (?:cọ|vệ sinh|quét)|đầu hút|vòi hút|brashi|brush|sipilyo|ब्रश|नोज़ल|ব্রাশ|নজল',
		ar: 'فوهه|شيتا|شيته|فرشاه (?:لل|ال|ل)?(?:تنظيف|مفروشات|ارضيات|سجاد|حواف|اثاث|غبار|غزل)~|راس (?:ديال|لل)|نازل|برش',
		he: 'מברשת|פיה(?=[ ,.])|ראש (?:יניקה|לפינות)',
		cjk: 'ブラシ|ノズル|毛刷|刷子|吸嘴|喷嘴|噴嘴|브러시|브러쉬|노즐|솔(?= ?(?:포함|증정|동봉))|แปรง|หัวดูด|หัวฉีด',
	},
	'a lamp or light': {
		by: 'torch or lamp|led|night light|backlit|a ring of light|work light or laser guide|an ultraviolet lamp|a warning light or signal|display|dimming or colour changing',
		x: 'küçük bir lamba|lamba(?:sı|yla)(?=[ ,.])|okuma lamba~|gece lamba~|лампочк~|лампичк~|lampk~|lampičk~|lámpácsk~|svjetiljk~|lampic~|sijalic~|lampu (?:baca|kecil|senter)|लैंप|टॉर्च|ল্যাম্প|টর্চ|лампа для чтения|lámpácsk~|đèn (?:đọc|pin)',
		ar: 'لامبه~|مصباح(?:ا)?(?:يا)? (?:صغير|قراءه|لل|يدوي)~|چراغ مطالعه|لیمپ',
		he: 'מנורה|מנורת|פנס',
		cjk: 'ランプ|ライト(?=が|付)|小灯|小燈|阅读灯|閱讀燈|台灯|램프|조명(?= ?(?:포함|내장|증정))|โคมไฟ|ไฟฉาย',
	},
	'a set of tools': {
		by: 'tools included|a screwdriver or key|a ratchet or bits|easy assembly|blade',
		x: 'montaj (?:aletleri|takımı|seti)|alet (?:takımı|seti)|инструмент(?:ы|ами) (?:для|и)|набор инструмент~|набір інструмент~|комплект инструменти|инструменти за|narzędzi(?:a|ami) (?:do|i)|zestaw narzędzi|nářadí|sad[au] nářadí|náradi~|szerszám~|alat za|alatom|set alata|алат~|alat (?:pasang|perakitan)|perkakas|dụng cụ (?:lắp|tháo|vệ sinh)|bộ dụng cụ|zana|kagamitan|औज़ार|औजार|टूल ?किट|টুলকিট|যন্ত্রপাতি',
		ar: '(?:عده|ادوات|ماتيريال~) (?:ديال )?(?:ال)?(?:تركيب|صيانه|تنظيف|اصلاح)|ابزار نصب|اوزار|ٹول کٹ',
		he: 'כלי (?:הרכבה|עבודה)|ערכת כלים',
		cjk: '(?:組み立て|組立|専用)工具|工具(?=が|付|も|付き)|工具(?:包|套装|組|箱)|安装工具|安裝工具|공구|ชุดเครื่องมือ|เครื่องมือประกอบ',
	},
	'a charger, plug or adapter': {
		by: 'cable included|cables given along|fast charging|mains powered|usb|usb-c|a return to a charging dock|wireless charging|electric',
		x: 'seyahat adaptör~|adaptör(?:ü|le|lü)?(?=[ ,.])|fiş dönüştürücü~|şarj (?:aleti|cihazı)\\p{L}*|kablo(?:su|yla|lu)?(?=[ ,.])|üç kablo|зарядн~ устройств~|зарядк~|адаптер~|переходник~|кабел(?:ь|ем|и)(?=[ ,.])|зарядн~ пристр~|перехідник~|зарядно|адаптор~|преходник~|ładowark~|adapter~|przejściówk~|kabel(?=[ ,.])|kablem|nabíječk~|adaptér~|kabel(?:em)|nabíjačk~|kábel(?:om|lel)?(?=[ ,.])|töltő(?:vel|t|je)?(?=[ ,.])|punjač~|kabl?om|adapter(?:om)?|pengisi daya|charger|adaptor|kabel data|củ sạc|bộ sạc|cáp (?:sạc|nối)|phích (?:cắm|chuyển)|bộ chuyển|chaja|kebo|charger|चार्जर|एडाप्टर|केबल|চার্জার|অ্যাডাপ্টার|কেবল',
		ar: 'شاحن(?:ا)?|شارجور|محول(?:ا)?(?:ات)? (?:سفر|كهرب)~|قابس~|بريز|اسلاك|كابلات|ادابتاتور|شارژر|آداپتور|چارجر|اڈاپٹر|کیبل',
		he: 'מטען|מתאם|כבל(?:ים)?',
		cjk: '充電器|アダプター|変換プラグ|ケーブル|充电器|適配器|适配器|转换插头|轉接頭|数据线|傳輸線|충전기|어댑터|케이블|ที่ชาร์จ|อะแดปเตอร์|สายชาร์จ',
	},
	'a sim or memory card': {
		by: 'esim|steering, seat or comfort extras|expandable storage',
		x: 'sim[ -](?:kart|карт|kort|kartyá|kártyá|kartic|kad)~|thẻ (?:sim|nhớ)|kartu (?:sim|memori)|сим-?карт~|сім-?карт~|hafıza kart~|карт[ауо]\\p{L}* (?:памяти|пам.яті|памет)|kart[aąęy]\\p{L}* (?:pamięci|sim)|paměťov~ kart~|pamäťov~ kart~|memóriakárty~|memorijsk~ kartic~|kadi ya (?:sim|kumbukumbu)|मेमोरी कार्ड|सिम|মেমোরি কার্ড|সিম',
		ar: '(?:شريحه|بطاقه) (?:ال)?(?:اتصال|ذاكره|sim)|كارط (?:سيم|ميموار)|سیم ?کارت|کارت حافظه|میموری کارڈ|سم کارڈ',
		he: 'כרטיס (?:sim|זיכרון)|(?:חריץ|קורא) (?:ל|ה)?כרטיס~',
		cjk: 'sim ?(?:カード|卡|카드)|メモリーカード|存储卡|記憶卡|内存卡|메모리 ?카드|ซิมการ์ด|เมมโมรี่',
	},
	'a map, a bonus or a poster': {
		by: 'extra content|poster|bookmark|director’s commentary or bonus|audio disc|altimeter, compass or weather',
		x: 'katlanır (?:bir )?harita|bonus disk|afiş(?:i|le)?(?=[ ,.])|складн~ карт~|карт(?:а|ой) местност~|бонусн~ диск~|плакат(?:ом)?(?=[ ,.])|складан~ карт~|диск с бонус~|плакат~|map(?:a|ą|ę)(?=[ ,.])|plakat(?:em|om)?(?=[ ,.])|bonusow~ płyt~|map(?:ou|kou)(?=[ ,.])|skládací map~|plakát(?:em|tal|ot)?(?=[ ,.])|bonusov~ disk~|térkép(?:pel|et)?(?=[ ,.])|bónusz~|plakat|kart(?:om|u) (?:područja|sveta)|peta lipat|bản đồ|đĩa (?:bonus|thưởng|tặng)|áp phích|ramani|bango|mapa|नक्शा|बोनस डिस्क|মানচিত্র|বোনাস ডিস্ক',
		ar: 'خريطه|قرص(?:ا)? اضافي~|ملصق(?:ا)? (?:جداري|حائط)~|ديسك زايد|بوستر|نقشه|پوستر|نقشہ|بونس ڈسک',
		he: 'מפה(?= |,|\\.)|פוסטר|דיסק בונוס',
		cjk: 'ボーナスディスク|折りたたみ地図|地図(?=が|付)|ポスター|海报|海報|地图|地圖|特典ディスク|지도|포스터|보너스 ?디스크|แผนที่|โปสเตอร์|แผ่นโบนัส',
	},
	'a towel or cleaning cloth': {
		x: 'havlu(?:su|yla|lu)(?=[ ,.])|mikrofiber bez~|микрофибр~ салфетк~|салфетк~ из микрофибр~|полотенц(?:е|а) (?:в|из)|серветк~ з мікрофібр~|кърп(?:а|ичка)(?=[ ,.])|ręcznik(?=[ ,.])|ściereczk~ z mikro~|utěrk~|ručník(?=[ ,.])|utierk~|uterák(?=[ ,.])|törlőkend~|törölköző(?=[ ,.])|krpic~|ručnik(?=[ ,.])|peškir~|kain (?:mikrofiber|lap|pembersih)|handuk|khăn (?:lau|tắm|microfiber|mặt)|taulo|tuwalya|पोंछने का कपड़ा|तौलिया|তোয়ালে',
		ar: '(?:منشفه|فوطه|قطعه قماش|زيف)(?= (?:هديه|مجان|مرفق|للتلميع|ديال المسيح|مايكرو))~|حوله|تولیہ',
		he: 'מגבת|מטלית',
		cjk: 'クリーニングクロス|タオル|毛巾|清洁布|清潔布|擦拭布|수건|타월|극세사 ?천|ผ้าขนหนู|ผ้าเช็ด',
	},
	'a cleaning agent': {
		x: '(?:cleaning|cleaner|polishing|descaling|washing) (?:fluid|liquid|solution|agent|spray|paste|powder)s?|(?:glass|window|screen|lens) cleaner|descaler|detergents?|(?:produit|liquide|spray|flacon de produit) (?:nettoyant|de nettoyage|lave_vitres?)|nettoyant(?: pour)? vitres?|détartrant|limpiacristales|(?:líquido|producto|spray|detergente) (?:limpiador|de limpieza|para cristales)|glasreiniger|fensterreiniger|reinigungs(?:mittel|flüssigkeit|lösung|spray)~|entkalker|detergente(?: per vetri)?|(?:liquido|prodotto|spray) (?:detergente|per la pulizia|lavavetri)|limpa_?vidros|(?:líquido|produto|spray) de limpeza|glasreiniger|schoonmaakmiddel|ontkalker|glasrens|pudsemiddel|rengøringsmiddel|fönsterputs|rengöringsmedel|vindusspray|rengjøringsmiddel|lasinpesuaine~|puhdistusaine~|płyn(?:u|em)? do (?:szyb|mycia|czyszczenia)|środ~ czyszcząc~|(?:čist[ií]c[ií]|čistiac[ií])~ (?:prostřed|prostried|roztok|kapalin|tekutin)~|sredstvo za (?:čišćenje|staklo|čiščenje)|tisztító(?:szer|folyadék)~|ablaktisztító(?: folyadék|szer)~|(?:soluție|spray|lichid) de (?:curățare|geamuri)|средств~ для (?:мытья|очистки|стёкол|стекол|ст[её]кол)|жидкост~ для (?:стёкол|стекол|очистки)|засіб для (?:миття|скла|чищення)|препарат за (?:стъкла|почистване)|καθαριστικό (?:τζαμιών|υγρό)|υγρό καθαρισμού|cam(?: temizleme)? (?:suyu|sıvısı|spreyi)|temizleme (?:sıvısı|solüsyonu|spreyi)|temizleyici sprey|cairan pembersih|nước (?:lau kính|tẩy rửa|rửa kính)|dung dịch (?:vệ sinh|lau|tẩy)|सफ़?ाई (?:का )?(?:घोल|तरल|लिक्विड)',
		ar: '(?:سائل|محلول|بخاخ|منظف) (?:ال)?(?:تنظيف|زجاج|تلميع)~|منظف (?:ل)?(?:ال)?زجاج~|مايع (?:تميز|شیشه|پاک)~|محلول پاک~|صفائي كا محلول',
		he: 'נוזל (?:ניקוי|לניקוי)|תרסיס (?:ניקוי|לניקוי)|חומר ניקוי',
		cjk: '(?:専用)?(?:洗剤|クリーナー液|洗浄液|ガラスクリーナー)|清洁(?:液|剂|劑)|清潔(?:液|劑)|玻璃水|세정[액제]|세척액|น้ำยา(?:เช็ด|ทำความสะอาด|ล้าง)',
	},
	'a measuring spoon or scale': {
		by: 'measuring cup or utensil|a built-in scale',
		x: 'ölçü kaşı~|küçük bir (?:tartı|terazi)|мерн~ ложк~|ложк(?:а|ой) для|весы(?=[ ,.])|мірн~ лож~|мерителн~ лъжи~|miark(?:a|ą)|łyżeczk(?:a|ą)(?=[ ,.])|wag(?:a|ą) kuchenn~|odměrk~|lžičk(?:a|ou)(?=[ ,.])|odmerk~|lyžičk(?:a|ou)(?=[ ,.])|mérőkanál~|mérőkanal~|adagolókan~|mjeric~|žličic~|kašičic~|sendok takar|timbangan|thìa đong|muỗng (?:đong|lường)|cân (?:nhỏ|mini|điện tử)|kijiko cha|mizani|panukat na kutsara|नापने का चम्मच|मापने वाला चम्मच|तराजू|মাপার চামচ',
		ar: 'ملعقه (?:ال)?(?:قياس|معايره)|معلقه ديال العبار|ميزان(?:ا)? صغير~|پیمانه|چمچ',
		he: 'כפית מדידה|כף מדידה|משקל (?:מטבח|קטן)',
		cjk: '計量スプーン|はかり|量勺|小秤|电子秤|電子秤|계량 ?스푼|저울|ช้อนตวง|ตาชั่ง',
	},
	'a clip': {
		x: 'klips(?:i|le|li|em|y|ou|lyel)?(?=[ ,.])|kemer klips~|клипс[аоу]\\p{L}*|зажим(?:ом)?|кліпс~|прищепк~|щипка за|spink~|klipsz~|spon[aou]u?(?=[ ,.])|kopč[aou]m?|klip(?:om|em)?(?=[ ,.])|štipaljk~|kẹp áo|kẹp thắt lưng|klipu',
		ar: 'مشبك~|كليبس|كليپس|(?<!ب)گیره|کلپ',
		he: 'קליפס|תפס חגורה',
		cjk: 'クリップ|夹扣|클립|คลิป(?=หนีบ)|คลิปหนีบ',
	},
}

/** How facts name these things in the languages of listings. */
export const SAID_OF_THINGS: Readonly<Record<string, Terms>> = {
	'a bowl': {
		x: 'bowls?|bols?|~schüssel|~schale|cuencos?|ciotol[ae]|tigelas?|~kom|~skål|kâse~|миск~',
		ar: 'وعاء|طبق|سلطانيه',
		cjk: 'ボウル|碗|볼',
	},
	'a tray': {
		x: 'trays?|plateau~|tablett~|~schale|bandeja~|vassoi~|tabuleiro~|dienblad~|~bricka|tepsi~|tac[ay]',
		ar: 'صينيه|صواني',
		cjk: 'トレ|托盘|트레이',
	},
	'a rack or hook': {
		x: 'racks?|hooks?|hangers?|hanging|crochets?|cintres?|haken|~haken|aufhäng~|bügel|ganchos?|percha~|ganci|gancio|appendi~|cabide~|haak|haken|krok~|askı~|haczyk~|hanger',
		ar: 'علاقه|خطاف|تعليق',
		cjk: 'フック|ラック|ハンガー|吊|挂|掛|걸이',
	},
	'a strainer or funnel': {
		x: 'strainer~|sieve~|infuser~|filters?|funnel~|passoire~|tamis|filtres?|entonnoir~|~sieb|trichter~|colador~|filtro~|embudo~|colin[oi]|imbut~|coador~|peneira~|funil|zeef~|trechter~|süzge~|huni~|filtre~',
		ar: 'مصفاه|قمع|فلتر',
		cjk: '茶こし|漏斗|滤|フィルター',
	},
	'a cap or stopper': {
		x: 'caps?|stopper~|plugs?|corks?|bouchon~|capuchon~|stöpsel|~kappe~|korken|deckel|verschlu~|tap[oó]n~|tapa~|tapp[oi]|tampa~|rolha~|dop(?:pen)?|stop|(?<!mıknatıs )(?<!mıknatıslı )(?<!manyetik )kapak~|tıpa~',
		ar: 'غطاء|سداده',
		cjk: 'キャップ|栓|盖|塞|뚜껑|캡',
	},
	'a shoulder strap': {
		x: 'straps?|harness~|bretelle~|bandoulière~|sangles?|~gurt~|riemen|~riemen|tirantes|correa~|bandolera~|tracoll~|cinghi~|spallacc~|alças?|correia~|tiracolo|~band|askı~|paski?|bands?|lanyard~',
		ar: 'حزام|احزمه|اشرطه|حماله',
		cjk: 'ストラップ|ベルト|ショルダー|带|帶|스트랩',
	},
	'screws or dowels': {
		x: 'screws?|bolts?|dowels?|hardware|fixings?|fittings|anchors?|vis|chevilles?|schrauben~|dübel~|befestigung~|montagematerial|tornillo~|tacos|vit[ei]|tassell~|parafuso~|bucha~|schroeven|pluggen|vida~|wkręt~|mounting kit',
		ar: 'براغي|مسامير',
		cjk: 'ネジ|ねじ|ビス|螺丝|나사',
	},
	'a screwdriver or key': {
		x: 'screwdriver~|allen~|hex key~|wrench~|spanner~|tournevis|clé~|schraubendreher~|schraubenzieher~|inbus~|~schlüssel|destornillador~|llave~|cacciavit~|chiave|chave~|schroevendraaier~|tornavida~|anahtar~|śrubokręt~|wkrętak~|tools?',
		ar: 'مفك|مفتاح',
		cjk: 'ドライバー|レンチ|螺丝刀|드라이버',
	},
	'a power bank': { x: 'power_?bank~|batterie externe|batería externa|zusatzakku|portable charger~' },
	'a dust jacket or slipcase': {
		x: 'jacket~|slipcase~|jaquette~|coffret|étui|schutzumschlag|schuber|sobrecubierta~|estuche|sovraccopert~|cofanett~|sobrecapa~|omslag~|şömiz~|obwolut~',
		cjk: 'カバー|函|护封|函套',
	},
	'a ribbon marker': { x: 'ribbon~|signet|lesebändchen|cinta~|nastr~|fita~|leeslint~|tasiemk~' },
	'stickers or a download code': {
		x: 'stickers?|decals?|labels?|download~|autocollant~|télécharg~|aufkleber~|sticker~|pegatina~|descarga~|adesiv~|scaric~|autocolante~|etiket~|çıkartma~|naklejk~|code',
		ar: 'ملصق|تحميل',
		cjk: 'シール|ステッカー|贴|ダウンロード|스티커',
	},
	'a heater': {
		x: 'heat~|warm~|chauff~|heiz~|calef~|calent~|calor~|riscald~|aquec~|verwarm~|ısıt~',
		ar: 'تدفئه|تسخين|سخان',
		cjk: 'ヒーター|加热|히터',
	},
	'a pillowcase, sheet or blanket': {
		x: 'pillow_?cases?|shams?|sheets?|blanket~|throws?|duvet~|quilt~|bedding|taies?|draps?|couverture|plaid|couette|housse|~bezug|bezüge|~laken|~decke|bettwäsche|funda~|sábana~|manta~|feder[ae]|lenzuol~|copert[ae]|fronha~|lençol|lençóis|manta|sloop|slopen|laken~|deken~|örgan~|kuddar|nevresim~|çarşaf~|yastık~|battaniye~|poszew~|koc',
		ar: 'ملاءه|بطانيه|غطاء|مخده',
		cjk: '枕カバー|シーツ|毛布|ブランケット|枕套|床单|담요',
	},
	'a mattress or pad': {
		x: 'mattress~|futon|pads?|mats?|matelas|matratze~|~matte|colch[oó]n~|colchão|materass~|matras~|yatak|şilte~|minder|materac~',
		ar: 'مرتبه|فراش',
		cjk: 'マットレス|敷|垫|매트',
	},
	'a keyring or whistle': {
		x: 'key_?ring~|key_?chain~|whistle~|porte_clés|sifflet|schlüssel(?:ring|anhänger)~|pfeife|llavero~|silbato|portachiav~|fischi~|chaveiro~|porta_chaves|apito|sleutel~|fluit~|anahtarlı~|düdü~|brelo~',
		cjk: 'キーリング|キーホルダー|ホイッスル|钥匙|열쇠|호루라기',
	},
	'a compass, ruler or pencil': {
		x: 'compass~|rulers?|pencils?|scale~|boussole|règle|crayon~|kompass~|lineal~|~stift~|brújula|regla|lápi[zc]~|bussola|righell~|matit~|régua|lápis|kompas(?!tu|te|tel)~|liniaal|potlo~|pusula|cetvel|kalem~',
		ar: 'بوصله|مسطره|قلم',
		cjk: 'コンパス|定規|鉛筆|指南|尺|铅笔|나침반|자',
	},
	'gloves, an apron or slippers': {
		x: 'gloves?|mitts?|aprons?|slippers?|gants?|tablier|chaussons?|pantoufle~|handschuh~|schürze~|hausschuh~|pantoffel~|guantes?|delantal~|zapatilla~|guant[oi]|grembiul~|pantofol~|luvas?|avental|chinelo~|handschoen~|schort~|slof~|eldiven~|önlü~|terlik~',
		ar: 'قفاز|مريله|شبشب|نعال',
		cjk: '手袋|エプロン|スリッパ|手套|围裙|拖鞋|장갑',
	},
	'tongs or a cutting board': {
		x: 'tongs?|pliers|cutting boards?|chopping boards?|pinces?|planche~|zange~|schneide?brett~|pinzas?|tabla~|tagliere|pinz[ae]|tábua~|pegador|tang|snijplank~|maşa|kesme taht~|desk[ai]',
		ar: 'ملقط|لوح',
		cjk: 'トング|まな板|砧板|夹|집게|도마',
	},
	'a vase, candle or wall clock': {
		x: 'vases?|candles?|clocks?|bougie~|horloge~|pendule~|vase|kerze~|~uhr|jarrón~|florero|velas?|reloj~|vas[oi]|candel[ae]|orolog~|jarras?|relógio~|vaas|kaars~|klok~|vazo|mum|saat~',
		ar: 'مزهريه|شمع|ساعه',
		cjk: '花瓶|キャンドル|時計|蜡烛|钟|시계|캔들',
	},
	'a pump or hose': {
		x: 'pump~|hoses?|tubes?|tubing|pompe~|tuyau~|flexible|~schlauch|pumpe~|bomba~|manguera~|pomp[ae]|tub[oi]|mangueira~|tubo~|slang~|pomp|hortum~|pompa~|wąż',
		ar: 'مضخه|خرطوم',
		cjk: 'ポンプ|ホース|泵|软管|펌프|호스',
	},
	'a stand or holder': {
		x: 'stands?|holders?|mounts?|bases?|support~|socle|pied|ständer~|halter~|~halter|~halterung|~ständer|fuß|soporte~|base|support[oi]|suporte~|houder~|~houder|standaard|stativ~|hållare|stand|tutucu~|uchwyt~|stojak~',
		ar: 'حامل|قاعده',
		cjk: 'スタンド|ホルダー|支架|座|架|거치|받침',
	},
	'a pouch, case or bag': {
		x: 'bags?|cases?|pouch~|sleeves?|box(?:es)?|sheaths?|boîte|sacs?|étuis?|housses?|pochette~|coffret~|~tasche~|~beutel~|~hülle|etui~|~koffer|~box|bolsa~|funda~|estuche~|caja~|sacchett~|custodi~|astucci~|scatola~|bolsa~|estojo~|capa~|caixa~|saco~|tas|tasje|hoes|zak(?:je)?|doos|väska|fodral|kılıf~|çanta~|kutu~|etui',
		ar: 'حقيبه|كيس|علبه|جراب',
		cjk: 'ケース|袋|ポーチ|バッグ|包|盒|箱|파우치|케이스|가방',
	},
	'a brush or nozzle': {
		x: 'brush~|nozzle~|heads?|attachment~|wands?|brosse~|buse~|embout~|suceur~|accessoire~|bürste~|~bürste|düse~|~düse|aufsatz|aufsätze|~aufsatz|cepillo~|boquilla~|accesorio~|spazzol~|bocchett~|accessori~|escova~|bocal|bocais|acessório~|borstel~|mondstuk~|zuigmond~|fırça~|başlık~|aksesuar~|uç|szczotk~|(?<!magnetyczn\\p{L} )końcówk~|ssawk~',
		ar: 'فرشاه|فوهه|راس|رؤوس|ملحقات',
		cjk: 'ブラシ|ノズル|ヘッド|刷|嘴|头|頭|브러시|노즐|헤드',
	},
	'a lamp or light': {
		x: 'lamps?|lights?|lighting|torch~|leds?|lampe~|éclairage|lumière~|~licht|~leuchte|~lampe|luz|luces|lámpara~|luce|luci|lampad~|luzes|lâmpada~|~lamp|licht|ışık~|lamba~|lamp~|światł~|ampoule~',
		ar: 'مصباح|ضوء|اضاءه|لمبه',
		cjk: 'ライト|ランプ|灯|燈|조명|램프',
	},
	'a set of tools': {
		x: 'tools?|hardware|outil~|werkzeug~|herramienta~|attrezz~|utensil~|ferramenta~|gereedschap~|verktyg~|alet~|takım~|narzędzi~',
		ar: 'ادوات|عده',
		cjk: '工具|ツール|공구',
	},
	'a charger, plug or adapter': {
		x: 'charg~|plugs?|adapt~|cables?|cords?|leads?|power supply|câble~|cordon~|prise|aliment~|netz~|~kabel|~netzteil|lade~|stecker|adapter|~stecker|cargador~|clavija|enchufe|cav[oi]|caric~|spina|presa|carreg~|cabos?|ficha|tomada|lader|snoer|stekker|oplaad~|şarj~|kablo~|fiş|adaptör~|ładow~|kabel~|kabl~|zasilacz~|wtyczk~',
		ar: 'شاحن|كابل|محول|سلك|قابس|شحن',
		cjk: '充電|ケーブル|コード|アダプタ|プラグ|充电|线|線|插头|충전|케이블|어댑터|플러그',
	},
	'a sim or memory card': { x: 'sims?|sd|microsd|memory cards?|tf', cjk: 'sim|sd|メモリーカード' },
	'a map, a bonus or a poster': {
		x: 'maps?|bonus~|extras?|poster~|carte|cartes|affiche|karte~|plakat~|mapa~|póster~|cartin~|mapp[ae]|kaart~|harita~|disc|discs',
		ar: 'خريطه|ملصق',
		cjk: '地図|ポスター|特典|地图|海报|지도|포스터',
	},
	'a towel or cleaning cloth': {
		x: 'towel~|cloth~|wipe~|chiffon~|serviette~|lingette~|tuch|tücher|~tuch|~tücher|toalla~|paño~|bayeta~|asciugaman~|pann[oi]|toalha~|pano~|doek~|handdoek~|havlu~|bez|ręcznik~|ścierecz~|pads?',
		ar: 'منشفه|قماش|فوطه',
		cjk: 'タオル|クロス|布|毛巾|수건|타월|천',
	},
	'a measuring spoon or scale': {
		x: 'scales?|spoons?|scoops?|weigh~|measur~|balance|cuillère~|doseu~|dosette|waage~|~waage|~löffel|löffel|balanza~|báscula~|cuchar~|medid~|bilanci~|cucchia~|misurin~|balança|colher~|weegschaal|lepel~|kaşı~|tartı~|terazi~|łyżk~|wag[ai]',
		ar: 'ملعقه|ميزان|مكيال',
		cjk: 'スプーン|はかり|スケール|匙|勺|秤|스푼|저울',
	},
	'a clip': {
		x: 'clips?|clamps?|clasps?|buckles?|pinces?|attache|~clip|klemme~|klammer~|pinzas?|fermagl~|molletta|presilha~|grampo~|klem|klips~|klamra',
		ar: 'مشبك',
		cjk: 'クリップ|夹|클립',
	},
}

import type { ConceptTable } from '../concepts'

/** Things said to lie in the box or to be built in, because goods of the kind often have them. Each in the languages of listings and of copy. */
export const ACCESSORIES: ConceptTable = {
	corkscrew: {
		x: 'cork_?screws?|tire_?bouchons?|sacacorchos|korkenzieher~|cavatappi|saca_?rolhas|kurkentrekker~|korkociąg~|tirbuşon~|korkskruv~|proptrækker~|korketrekker~|korkkiruuvi~|dugóhúzó~|vývrt(?:ka|ku|kou)|tirbușon~|τιρμπουσόν|штопор~',
		ar: 'فتاحه (?:ال)?(?:سدادات|نبيذ)|بريمه',
		he: 'חולץ פקקים|פותחן יין',
		cjk: 'コルク抜き|コルクスクリュー|开瓶螺丝|螺旋开瓶|螺旋開瓶|코르크 ?따개|ที่เปิดไวน์',
	},
	'bottle or can opener': {
		x: '(?:bottle|can|tin)_?openers?|ouvre_?(?:bouteilles?|boîtes?)|décapsuleurs?|abrebotellas|abrelatas|destapador|flaschenöffner~|dosenöffner~|kapselheber|apribottiglie|apriscatole|abre_?(?:garrafas|latas)|flesopener~|blikopener~|otwieracz~|şişe açaca~|konserve açaca~|flasköppnare|konservöppnare|oplukker~|flaskeåpner|pullonavaaja~|sörnyitó~|otvírák~|deschizător~|ανοιχτήρι~|открывал~|консервн~ нож~|відкривачк~',
		ar: 'فتاحه (?:ال)?(?:زجاجات|قناني|علب)|حلاله',
		he: 'פותחן',
		cjk: '栓抜き|缶切り|开瓶器|開瓶器|开罐器|開罐器|병따개|오프너|ที่เปิดขวด|ที่เปิดกระป๋อง',
	},
	'torch or lamp': {
		x: 'torch(?:es)?(?! (?:paper))|flash_?lights?|head_?lamps?|lampe (?:de poche|torche|frontale)|torche~|linterna~|frontal led|taschenlampe~|stirnlampe~|torcia|torce|pila frontale|lanternas?|zaklamp~|latark~|el feneri~|fener~|ficklamp~|lommelygte~|lommelykt~|taskulam~|zseblámpa~|svítiln~|baterk~|lanternă~|φακό~|фонарик~|фонар(?:ь|ём)|ліхтар~|đèn pin',
		ar: 'مصباح (?:ال)?(?:يدوي|جيب)|كشاف~|بيل ضوي',
		he: 'פנס',
		cjk: '懐中電灯|ヘッドライト|手电筒|手電筒|손전등|플래시 ?라이트|ไฟฉาย',
	},
	'stand or tripod': {
		x: 'tri_?pods?|stativ~|trépieds?|trípodes?|treppiedi?|tripés?|statief|statieven|statyw~|stojak~|stojan~|állvány~|jalusta~|stander|stativet|штатив~|подставк~|sehpa~|tripod~|stands?(?= (?:included|supplied|and|with|to|,|\\.))|ständer|supports? (?:de (?:table|bureau)|inclus)|soportes? (?:incluid|de (?:mesa|suelo))~|piedistall[oi]|suporte (?:incluso|incluído|de mesa)',
		ar: 'حامل (?:ثلاثي|ارضي|مكتبي)~|ستاند',
		he: 'חצובה|מעמד(?! (?:מכובד|מיוחד|חברתי|של|ביניים|הביניים|רם))',
		cjk: '三脚|スタンド付|专用支架|三脚架|脚架|支架|삼각대|스탠드 ?(?:포함|증정)|ขาตั้ง',
	},
	'spare bags or filters': {
		x: '(?:spare|extra|replacement|additional) (?:\\S+ )?(?:bags?|filters?|heads?|blades?|parts|nozzles?|pads?|cloths?|sacks?|tips?|ink|strings|bulbs?)|sacs? (?:de rechange|supplémentaires?)|(?:filtres?|lames?|brosses?|têtes?|embouts?) (?:de rechange|supplémentaires?)|(?:bolsas?|filtros?|cuchillas?|cabezales?|mopas?) de (?:repuesto|recambio)|ersatz(?:beutel|filter|klinge|bürste|kopf|köpfe|düse|tuch|tücher|lampe|mine)~|(?:sacchett[oi]|filtr[oi]|lam[ae]|testin[ae]) di ricambio|(?:sacos?|filtros?|lâminas?) (?:de reserva|sobressalentes?|extras?)|reserve(?:zakken|filter|mes)~|zapasow~ (?:worek|worki|filtr|ostrz)~|yedek (?:torba|filtre|bıçak|başlık)~|extra (?:påsar|filter|blad)|запасн~ (?:мешк|фильтр|лезви|насадк)~|náhradní (?:sáčk|filtr|nož)~|pót(?:szűrő|zsák|kés|fej)~|varasuodat~|saci de rezervă',
		ar: '(?:اكياس|فلاتر|شفرات|رووس|ميكاب) (?:احتياطيه|بديله|اضافيه|ديال سبير)',
		he: '(?:שקיות|מסננים|להבים|ראשים)(?: \\S+)? (?:חלופי|רזרבי|נוספ)~',
		cjk: '替え(?:フィルター|刃|袋|ブラシ)|交換用(?:フィルター|ブラシ|刃)|(?:备用|替换|替換|備用)(?:滤网|尘袋|刷头|刀片|濾網|集尘袋)|(?:여분|교체용) ?(?:필터|봉투|칼날|브러시)|(?:ไส้กรอง|ถุง|ใบมีด)สำรอง',
	},
	'turbo or special brush': {
		x: '(?:turbo|parquet|pet_hair|upholstery|crevice|hard_floor)_?(?:brush(?:es)?|nozzles?|tools?|heads?)|(?:cleaning|floor|carpet) (?:brush(?:es)?|heads?)|(?:turbo_?brosse|brosse (?:parquet|turbo|de nettoyage|rotative|à tapis)|suceur (?!universel)(?:long|plat|meuble|fente|parquet|\\S+))s?|cepillos? (?:turbo|para (?:parquet|mascotas|alfombras)|de limpieza)|boquilla (?:esquinera|rinconera|para)|turbobürste~|parkettdüse~|parkettbürste~|fugendüse~|polsterdüse~|tierhaar(?:bürste|düse)~|reinigungsbürste~|(?:turbo)?spazzol[ae] (?:turbo|parquet|per (?:parquet|animali|tappeti)|di pulizia)|bocchett[ae](?! universal)|escova (?:turbo|de limpeza|para (?:tapetes|pelos))|bocal (?:de|para) cantos|turboborstel~|parketborstel~|kierenzuig~|turboszczotk~|ssawk~ (?:szczelin|do)~|szczotecz~|kartáček|kartáčk~|turbo başlık~|parke (?:fırça|başlık)~|turbomunstycke~|fogmunstycke~|турбощ[её]тк~|щелев~ насадк~|kefe|tisztítókefe~|puhdistusharja~|parkettisuulake~|perie (?:turbo|de curățare)',
		ar: 'فرشاه (?:توربو|باركيه|تنظيف|شعر|خاصه)|شيتا (?:ديال|د)',
		he: 'מברשת (?:טורבו|ניקוי|פרקט|לשיער)',
		cjk: 'ターボブラシ|隙間ノズル|お手入れブラシ|掃除ブラシ|涡轮刷|缝隙吸头|清洁刷|清潔刷|地板刷|터보 ?브러시|틈새 ?노즐|청소(?:용)? ?브러시|แปรงทำความสะอาด|หัวแปรง',
	},
	'extra cup or jug': {
		x: '(?:juice|travel|coffee|tea|drinking|to_go)[ -](?:cups?|jugs?|mugs?|carafes?|pitchers?)|(?:gobelets?|pichets?|carafes?|mugs?) (?:inclus|fournie?s?|assorti|de voyage|gradué)~|(?:vasos?|jarras?|tazas?) (?:incluid|de regalo|medidor|de viaje)~|saft(?:becher|krug|kanne|karaffe)~|messkrug~|reisebecher~|caraff[ae]|brocc[ae]|bicchier[ei] (?:graduat|inclus)~|jarra~ (?:medidora|inclusa|graduada)|sapkan~|meetkan~|dzbanek~|kubek (?:podróżn|z podziałk)~|sürahi~|juicekanna~|кувшин~|стакан~ (?:для сока|в комплекте)|džbán~|kancsó~|mehukannu~',
		ar: '(?:كوب|كاس|ابريق|كاسات) (?:عصير|مدرج|للعصير|هديه|اضافي)~',
		he: 'קנקן|כוס מדידה',
		cjk: 'ジュースカップ|ジャグ付|果汁杯|刻度杯|주스 ?컵|계량 ?컵|เหยือก',
	},
	figures: {
		x: 'mini_?fig(?:ure|ur)s?|minifigur(?:a|as|en|er|e|ek|ki|ák|ine|y)?|figurines?|figurinas?|minifigür~|spielfigur~|figurki|figuritas|minifigurin~|минифигур~|мініфігур~|φιγούρ~|figurki|speelfiguurtjes|minifiguurtjes?',
		ar: 'مجسم~|شخصيات مصغره|ميني ?فيغر~',
		he: 'דמויות מיני|מיני ?פיגר~',
		cjk: 'ミニフィグ|フィギュア|人仔|小人仔|公仔|미니 ?피겨|피규어|มินิฟิก|ตัวละครจิ๋ว',
	},
	'e-book or online access': {
		x: 'e_?books?(?! reader)|kindle_scribe|enhanced typesetting|livre (?:numérique|électronique)|libro electrónico|libro digital|digitalausgabe|kindle_ausgabe|online_?(?:zugang|access|accès|toegang|código|content|inhalte)~|accès (?:en ligne|internet|numérique)|acceso (?:en línea|online|digital|a (?:la )?plataforma)|accesso (?:online|digitale)|acesso (?:online|digital|on_line|a um e_?book|ao e_?book)|access code|zugangscode|code d.accès|código de acceso|codice di accesso|dostęp (?:online|do platformy)|çevrim_?içi erişim~|onlinetillgång|онлайн_?доступ~|hozzáférés~|verkkosisält~|přístup (?:online|k (?:e-?kni|online|elektronick|digit|video|audio|nahráv|obsahu|aplikac|platform|webu|kurz|databáz)\\p{L}*)',
		ar: '(?:كتاب|نسخه) (?:ال)?(?:الكتروني|رقمي)~|دخول (?:عبر )?الانترنت',
		he: 'ספר (?:דיגיטלי|אלקטרוני)|גישה מקוונת',
		cjk: '電子書籍|オンラインアクセス|电子书|電子書|在线访问|전자책|온라인 ?접속|อีบุ๊ก',
	},
	'luminous hands or date window': {
		x: 'lumin(?:ous|escent) (?:hands?|dial|markers?|numerals?)|glow(?:s|ing)? in the dark|date (?:window|display|function)|aiguilles (?:luminescentes|lumineuses|phosphorescentes)|phosphorescent~|affichage de la date|dateur|guichet de date|agujas luminiscentes|luminiscente~|fosforescente~|(?:ventana|indicador|visualización) de (?:la )?fecha|fechador|leucht(?:zeiger|ziffern|zifferblatt)~|leuchtende zeiger|leuchtet im dunkeln|datumsanzeige~|datumsfenster|lancette luminos~|luminescenti|(?:finestra|indicatore) (?:della )?data|datario|ponteiros luminosos|(?:mostrador|janela|indicador) d[ae] data|datador|lichtgevende wijzers|datumaanduiding|datumvenster|fluorescencyjn~ wskazówk~|datownik~|fosforlu~|takvim(?:li)? (?:gösterge|pencere)~|självlysande|datumvisning|selvlysende|sötétben (?:is )?világít~|świec\\p{L}* w ciemności|(?:svítí|svietia|svieti) (?:i |aj )?(?:ve tmě|v tme)|(?:ve tmě|v tme) (?:svítí|svietia|svieti)|(?:светятся|светится|світяться|світиться|светят|свети) в (?:темноте|темряві|тъмното)|(?:svijetl|svetl)(?:e|i) u mraku|svetijo v temi|šviečia tamsoje|spīd tumsā|светящ~ стрелк~|люминесцентн~ (?:стрелк|метк|циферблат)~|окош~ даты|индикатор даты|svítící ručičk~|datumovk~|foszforeszkál~|dátumkijelz~|ikkuna päivä~|päivämääränäyt~',
		ar: 'عقارب (?:ال)?(?:مضييه|مضيه|فسفوري)~|نافذه (?:ال)?تاريخ|عرض التاريخ',
		he: 'מחוגים זוהרים|חלון תאריך|תאריכון',
		cjk: '夜光|蓄光|暗闇で(?:も)?光|어둠 ?속에서도? 빛|日付(?:表示|窓)|デイト|夜光指针|日历窗|日期(?:显示|窗口|視窗)|야광|날짜 ?(?:창|표시)|เข็มเรืองแสง|ช่องวันที่',
	},
	'a return to a charging dock': {
		x: '(?:charging|docking|recharge) (?:dock|station|base|stand)s?|(?:station|base|socle) de (?:charge|recharge|chargement)|(?:base|estación) de carga|ladestation~|docking_?station~|(?:base|stazione) di ricarica|(?:base|estação) de carregamento|laad_?station~|oplaadstation|stacj~ (?:ładując|dokując)~|şarj (?:istasyon|ünitesi|standı|yuvası)~|laddstation~|ladestasjon~|latausasema~|töltőállomás~|töltődokk~|nabíjecí stanic~|dokovací stanic~|stație de încărcare|зарядн~ (?:станц|баз|док)~|док_?станц~|σταθμός φόρτισης|đế sạc',
		ar: '(?:قاعده|محطه) (?:ال)?شحن',
		he: 'תחנת (?:טעינה|עגינה)|עמדת טעינה',
		cjk: '充電(?:台|ドック|ステーション|スタンド)|ドック|充电(?:座|底座|站|桩)|充電(?:座|站)|충전 ?(?:독|스테이션|거치대|도크)|แท่นชาร์จ',
	},
	'two devices at once': {
		x: 'multi_?(?:point|device|pairing)|(?:two|2|several|multiple) (?:\\S+ )?(?:devices|phones|computers) (?:at (?:once|the same time)|simultaneously)|(?:deux|2|plusieurs) (?:\\S+ )?(?:appareils|téléphones) (?:à la fois|en même temps|simultanément)|(?:dos|2|varios) (?:\\S+ )?(?:dispositivos|teléfonos|móviles) (?:a la vez|al mismo tiempo|simultáneamente)|(?:zwei|2|mehrere[n]?) (?:\\S+ )?(?:geräten?|handys|telefonen?) (?:gleichzeitig|zugleich)|(?:due|2|più) (?:\\S+ )?(?:dispositivi|telefoni) (?:contemporaneamente|insieme|alla volta|allo stesso tempo)|(?:dois|2|vários) (?:\\S+ )?(?:dispositivos|aparelhos|telefones|celulares) (?:ao mesmo tempo|simultaneamente)|(?:twee|2) (?:apparaten|telefoons) tegelijk~|(?:dwóch|dwoma|2) urządze~ (?:jednocześnie|naraz)|aynı anda (?:iki|2) (?:cihaz|telefon)~|(?:iki|2) cihaza? aynı anda|två enheter samtidigt|(?:двум|двумя|2) устройств~ (?:одновременно|сразу)|kahteen laitteeseen|két eszköz~ (?:egyszerre|egyidejűleg)|dvěma zařízení~|două dispozitive simultan',
		ar: '(?:جهازين|هاتفين|تيليفونين|جوج تيليفونات|جوج اجهزه) (?:في|ف) ?(?:نفس|ان|وقت|دقه|مره)~',
		he: '(?:שני|לשני) (?:מכשירים|טלפונים) (?:בו ?זמנית|במקביל|בבת אחת)',
		cjk: 'マルチポイント|2台同時|同時に2台|(?:同时|同時)(?:连接|連接|配对)(?:两|兩|2|多)(?:台|部|个)|多设备连接|멀티 ?포인트|두 (?:기기|대).{0,6}동시|เชื่อมต่อ(?:สองเครื่อง|2 ?เครื่อง)',
	},
	'inner pockets or hidden zip': {
		x: '(?:hidden|invisible|back|side|two_way)_?zip(?:per)?s?|fermetures? éclair|zips? (?:invisible|dorsal)|cremallera (?:invisible|oculta|trasera|lateral)|reißverschluss~|cerniera (?:invisibile|lampo|laterale)|zíper|fecho (?:éclair|ecler|invisível)|ritssluiting~|rits|zamek (?:błyskawiczny|kryty)|suwak~|gizli fermuar~|fermuar~|dold dragkedja|dragkedja~|lynlås~|glidelås~|vetoketju~|cipzár~|zip na|fermoar~|φερμουάρ|молни(?:я|ей|и|ю)|блискавк~',
		ar: 'سحاب(?:ه)?|سوسته|زيب|سنسله',
		he: 'רוכסן',
		cjk: 'ファスナー|ジッパー|拉链|拉鍊|지퍼|ซิป',
		by: 'zip',
	},
	'a fan that cools': {
		x: 'built_in fans?|silent fans?|(?:quiet|cooling|integrated) fans?|ventilateurs?|ventilador(?:es)?|(?:eingebauter?|leiser?|integrierter?|aktiver?) lüfter|gehäuselüfter|ventol[ae]|ventoinhas?|ventilator~|wentylator~|wiatrak~|fanlı|(?:dahili|sessiz) fan~|fläkt~|(?:indbygget|med|inkl\\.?|og) blæser|(?:køle|varme)blæser~|blæserfunktion~|vifte~|tuuletin~|tuulettim~|ventilátor~|ανεμιστήρα~|вентилятор~|кулер~|quạt',
		ar: 'مروحه~',
		he: 'מאוורר',
		cjk: '冷却ファン|ファン(?:搭載|内蔵|付)|(?:内置|內置|內建|自带|自帶|配|带|帶|散热|散熱|双|雙|静音|靜音|涡轮|渦輪)(?:有)?风扇|(?:内置|內置|內建|自带|自帶|配|带|帶|散热|散熱|双|雙|静音|靜音|涡轮|渦輪)(?:有)?風扇|(?:냉각)? ?팬(?: ?내장| ?포함)|พัดลม',
		by: 'cooling or fan',
	},
	'a lock for the blade': {
		x: 'lock(?:s|ing)? (?:the )?blades?|blades? locks?|blade_?lock|(?:lame|cran) (?:verrouillable|d.arrêt|bloquante)|bloqueo de (?:la )?hoja|klingen(?:sperre|arretierung|verriegelung)~|feststellbare klinge|blocco (?:della )?lama|trava (?:da|de) lâmina|mesvergrendeling|blokad~ ostrz~|bıçak kilid~|knivlås|pojistk~ čepel~|zár(?:ható|olható) penge|фиксатор~ лезви~|фиксац~ клинк~',
		ar: '(?:قفل|تثبيت) (?:ال)?(?:شفره|نصل)',
		he: 'נעילת להב',
		cjk: 'ブレードロック|刃のロック|刀刃锁|锁刃|刀刃鎖|칼날 ?(?:잠금|고정)|ล็อกใบมีด',
	},
	'a case or pouch given along': {
		x: '(?:leather|belt|carrying|travel|storage|protective|soft|hard)[ -](?:sheath|pouch|case|holster)s?|étui (?:en cuir|de ceinture|de transport|offert|inclus|fourni|rigide|souple)|(?:funda|estuche) (?:de (?:cuero|piel|cinturón|viaje|transporte)|rígid|incluid)~|leder_?etui~|gürteletui~|(?:transport|reise|aufbewahrungs|trage)(?:tasche|etui|beutel|koffer|hülle)~|(?:custodia|fodero|astuccio) (?:in pelle|da (?:cintura|viaggio)|rigid|inclus)~|(?:estojo|bainha|capa) (?:de (?:couro|cinto|viagem)|rígid|inclus)~|(?:leren|reis|draag|bewaar)_?(?:etui|hoes|tasje)~|etui (?:skórzan|podróżn|ochronn|na)~|(?:deri|taşıma|seyahat|koruyucu) (?:kılıf|çanta|kese)~|fodral~|etui|hylster|kotelo~|säilytyspuss~|tok(?:kal|ot|ja|ban)|bőrtok|hordtáska|pouzdr~|futrál~|husă (?:de|inclus)~|кобур~|чехл~ (?:в комплекте|для переноски)|чехол (?:в комплекте|для переноски)|футляр~|θήκη (?:δερμάτιν|μεταφορ)~|túi đựng|bao da|tas (?:penyimpanan|jinjing)',
		ar: '(?:جراب|حافظه|غمد|محفظه) (?:جلد|حزام|سفر|حمل|تخزين|واقي)~|جراب|غمد',
		he: 'נרתיק|תיק נשיאה',
		cjk: '革ケース|専用(?:ケース|ポーチ|袋)|トラベルケース|皮套|(?:收纳|便携|旅行)(?:包|袋|盒)|保护套|가죽 ?케이스|전용 ?(?:케이스|파우치)|ซองหนัง|กระเป๋าพกพา',
		by: 'carry bag',
	},
	'steering, seat or comfort extras': {
		x: 'hip_?belts?|waist_?belts?|ceinture (?:ventrale|lombaire)|cinturón (?:lumbar|de cadera)|hüftgurt~|cintura lombare|cinto (?:lombar|abdominal)|heupgordel|pas biodrowy|bel kemeri|höftbälte|hoftebelte|lantiovyö|csípőöv|bederní pás|поясн~ рем~|anti_?limescale filters?|limescale filter|filtre (?:anti_?)?calcaire|filtro antical|kalkfilter~|filtro anticalcare|filtro anti_?calcário|memory cards?|(?:micro_?)?sd_?cards?|carte (?:micro_?)?sd|tarjeta (?:micro_?)?sd|speicherkarte~|scheda (?:micro_?)?sd|cartão (?:micro_?)?sd|geheugenkaart|karta (?:pamięci|micro)~|hafıza kart~|minneskort~|hukommelseskort|карт~ памяти|muistikort~|memóriakárty~|paměťov~ kart~',
		ar: 'حزام (?:ال)?خصر|بطاقه (?:ال)?ذاكره|كارت ميموار',
		he: 'כרטיס זיכרון',
		cjk: 'ウエストベルト|ヒップベルト|メモリーカード|sdカード|腰带|存储卡|記憶卡|内存卡|메모리 ?카드|sd ?카드|เมมโมรี่การ์ด',
	},
	'name engraving': {
		x: '(?:free |personal |name |custom )?engrav(?:ing|ed)~|monogram~|personali[sz]ed with|gravure (?:personnalisée|offerte|du)|gravé à votre|personnalisable|grabado (?:personalizado|con (?:tu|su)|gratis)|personalizable con|gravur(?!es)~|graviert~|personalisiert~|incisione (?:personalizzata|del)|personalizzabile con|gravação (?:personalizada|do nome|a laser)|gravering~|graveren|grawer~|isim (?:yazdır|kazıma)~|gravür~|gravyr~|гравировк~|gravírov~|kaiverr~|εγχάραξη|gravare',
		ar: '(?:نقش|حفر) (?:ال)?(?:اسم|حروف)',
		he: 'חריטה',
		cjk: '名入れ|刻印|刻字|定制刻字|(?<![직예둔])각인|이니셜|สลักชื่อ',
	},
	'director’s commentary or bonus': {
		x: 'director.?s? (?:cut|commentary)|audio commentary|making_of|bonus (?:tracks?|disc|footage|material|features?)|deleted scenes|commentaires? (?:audio|du réalisateur)|scènes (?:coupées|inédites)|titres? bonus|comentarios? del director|escenas eliminadas|pistas adicionales|audiokommentar~|regisseurkommentar|bonus_?(?:material|track|disc)~|entfallene szenen|commento (?:audio|del regista)|scene (?:eliminate|tagliate)|tracce bonus|comentários? do diretor|cenas (?:excluídas|cortadas|inéditas)|faixas? (?:bónus|bônus|extras?)|regisseurscommentaar|komentarz~ reżysera|sceny usunięte|yönetmen~ yorum~|silinmiş sahne~|kommentarspår|комментари~ режисс[её]ра|режисс[её]рск~ комментар~|rendezői (?:változat|kommentár)|komentář~ režiséra|ohjaajan kommentt~',
		ar: 'تعليق المخرج|مشاهد محذوفه',
		he: 'פסקול במאי|סצנות שנמחקו',
		cjk: 'オーディオコメンタリー|未公開(?:映像|シーン)|ボーナストラック|导演评论|删减片段|幕后花絮|감독 ?코멘터리|미공개 ?(?:영상|장면)|보너스 ?트랙',
	},
	'tests, studies or a syllabus': {
		x: '(?:independent|laboratory|lab|official|clinical) (?:tests?|trials?|studies|exam syllabus)|stud(?:y|ies) (?:show|prove|confirm)~|tests? (?:show|prove|confirm)~|(?:études?|tests?) (?:\\S+ )?(?:montr|prouv|confirm|indépendant|en laboratoire)~|(?:estudios?|pruebas?|ensayos?) (?:\\S+ )?(?:demuestran|confirman|independientes|de laboratorio)|(?:studien|tests?) (?:\\S+ )?(?:zeigen|belegen|beweisen|bestätigen)|(?:unabhängige|wissenschaftliche)[nr]? (?:tests?|studien?)|im labor (?:getestet|geprüft)|labortest~|(?:studi|test) (?:\\S+ )?(?:dimostrano|confermano|indipendenti|di laboratorio)|(?:estudos?|testes?) (?:\\S+ )?(?:mostram|comprovam|independentes|de laboratório)|(?:onafhankelijke|wetenschappelijke) (?:tests?|studies|onderzoeken)|uit (?:\\S+ )?(?:tests?|onderzoek) blijkt|(?:niezależn|laboratoryjn)~ (?:test|badani)~|badania (?:pokazuj|potwierdz|dowodz)~|(?:bağımsız|laboratuvar) (?:test|araştırma)~|araştırmalar (?:göster|kanıtl)~|(?:oberoende|vetenskapliga) (?:test|studier)~|(?:независим|лабораторн)~ (?:тест|испытан|исследован)~|исследовани~ (?:показ|подтверд|доказ)~|(?:független|laboratóriumi) (?:teszt|vizsgálat)~|(?:nezávisl|laboratorní)~ (?:test|stud)~|riippumattom~ test~|teste (?:independente|de laborator)',
		ar: '(?:دراسات|اختبارات|ابحاث) (?:\\S+ )?(?:مستقله|تثبت|توكد|اثبتت|علميه|مخبريه)',
		he: '(?:מחקרים|בדיקות) (?:\\S+ )?(?:מוכיחים|מראים|עצמאיות)',
		cjk: '(?:独立|第三者|第三方)(?:機関|机构|機構)?.{0,4}(?:試験|テスト|测试|測試|检测)|研究(?:表明|显示|證明|证明|で実証|結果)|実験で(?:証明|実証)|실험(?:에서|으로) ?(?:입증|증명)|연구 ?결과|ผลวิจัย|ผลทดสอบ',
	},
	'covered by an airline or a law': {
		x: '(?:allowed|permitted|approved) (?:\\S+ ){0,3}?(?:hand|carry_?on|cabin|flight|plane|airline)~|(?:cabin|hand|carry_?on) (?:luggage|baggage) (?:approved|friendly|allowed)|(?:autorisé|admis|accepté) (?:en|dans) (?:cabine|l.avion)|bagage à main|equipaje de mano|handgepäck~|bagaglio a mano|bagagem de mão|handbagage|bagaż~ podręczn~|el bagaj~|kabin bagaj~|handbagage|ручн~ клад~|kézipoggyász~|příruční zavazadl~|käsimatkatavar~|bagaj de mână',
		ar: '(?:حقيبه|امتعه) (?:ال)?(?:يد|مقصوره)|(?:مسموح|يسمح)~ (?:\\S+ ){0,4}?(?:طاير|رحل)~',
		he: 'כבודת יד|תיק יד|(?:מותר|מאושר)~ (?:\\S+ ){0,3}?(?:טיסה|מטוס)',
		cjk: '機内持ち込み|机内携带|手提行李|登机|登機|기내 ?(?:반입|휴대)|ขึ้นเครื่องบิน',
	},
}

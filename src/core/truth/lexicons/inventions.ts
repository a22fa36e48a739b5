import type { ConceptTable } from '../concepts'

/** Parts, extras and stuffs that eager copy adds to goods of their kind, in the languages that write spaces, and in Arabic, Hebrew and East Asian scripts. */
export const INVENTIONS: ConceptTable = {
	'a small motor': {
		x: '(?:small|little|tiny|mini)_?(?:electric )?motors?(?! (?:skill|coordin))|petit moteur|(?:kleine[nrms]?|winzige[nrms]?) (?:elektro_?)?motor|pequeño motor|motorcito|piccolo motore|motorino elettrico|pequeno motor|motorzinho|klein motortje|motortje|mał(?:y|ym) silnicz?ki?em|silniczek|liten motor|lille motor|pieni moottori|malý motor(?:ek)?|motorček|kis motor|motoraș|küçük (?:bir )?motor|маленьк\\p{L}+ мотор\\p{L}*|моторчик~',
		ar: 'محرك صغير',
		he: 'מנוע קטן',
		cjk: '작은 모터|소형 모터|小さなモーター|小型モーター|小马达|小馬達|小电机|小電機|มอเตอร์(?:ตัว)?เล็ก',
	},
	'a code to scan': {
		x: 'qr(?:[ -]?(?:codes?|kod\\p{L}*|código|codice))?|scan (?:the|each|our) code|scanne[rz]? le code|escane\\p{L}+ el código|code scannen|scansion\\p{L}+ il codice|digitaliz\\p{L}+ o código|karekod~',
		ar: 'رمز (?:ال)?(?:استجابه|qr)|كيو ار|امسح (?:ال)?رمز',
		cjk: 'qr ?コード|二维码|二維碼|qr ?코드|คิวอาร์',
	},
	'an ioniser or ozone': {
		x: 'ioni[sz]\\p{L}*|ionen~|jonizator~|iyonize?r~|jonis~|ioniz~|ionisaat~|ιονιστ~|иониз~|іоніз~|йониз~|pengion~|ion âm|anion~|ozon~|озон~|यूनाइज़र|आयनाइज़र|आयोनाइज़र|يونيزر|یونیزر|آیونائزر|ایونائزر|আয়োনাইজার',
		ar: 'مويّ?ن|مولد ايونات|ايونات|تاين|اوزون',
		he: 'מיינן|יונייזר|(?:פולט|מייצר|מחולל|מחוללת|פולטת) יונים|יונים שליליים',
		cjk: 'イオン(?:発生|機能|を)|オゾン|负离子|負離子|离子|오존|음이온|이오나이저|ไอออน|โอโซน',
	},
	'an ultraviolet lamp': {
		x: 'uv_?(?:c|lamp|lampe|lámpara|lampa|steril)~|(?<!(?:against|resists?|withstands?|to|from|gegen|vor|mot|tegen|from the|trotseert|weerstaat|tåler|tål|kestää|vocht,|moisture,|och|og|and|und|en|or|oder) )uv_?(?:light|ljus|lys|licht|valo)|(?:lamp|lampe|lámpara|lâmpada|lampada|lampa|lampka|lumière|luz|luce) uv|uv[ -]lamp~|уф[ -]?ламп~|ультрафиолет~ ламп~|ультрафіолет~ ламп~|لامپ uv|یو وی لیمپ|đèn uv|lampu uv',
		ar: '(?:مصباح|لمبه|ضوء) (?:uv|(?:ال)?اشعه|فوق)',
		he: 'מנורת uv|נורת uv|אור uv',
		cjk: 'uv(?:ランプ|ライト|灯|燈|램프)|紫外线(?:灯|杀菌)|紫外線(?:燈|ランプ|殺菌)|자외선 ?(?:램프|살균)',
	},
	thermometer: {
		x: '~thermom[eè]t~|termom[eé]t~|~termometer~|termometr~|termometre|lämpömitta~|hőmérő~|teplomě~|teplome~|θερμόμετρ~|термомет~|градусник~|थर्मामीटर|nhiệt kế|دماسنج|تھرمامیٹر|থার্মোমিটার',
		ar: 'ترمومتر|ميزان حراره|مقياس حراره',
		he: 'מד ?חום|תרמומטר',
		cjk: '温度計|温度计|溫度計|온도계|เทอร์โมมิเตอร์|ที่วัดอุณหภูมิ',
	},
	'a grinder or mill': {
		x: '(?:coffee_?|bean_?|burr_?|spice_?|built_in )grinders?|grinding burrs?|moulin (?:à(?! (?:vent|eau|paroles|huile|prière|scie|farine))|intégré)~|broyeur~|molinillo~|mühle|~(?<!wind|wasser|säge|tret|laden|papier|öl)mühle|mahlwerk~|macina(?:caffè|tore|ino)~|moedor~|moinho~|koffiemolen|maalwerk~|młynek~|öğütücü~|değirmen~|kaffekvarn|kvarn(?:en)?|kaffekværn|kværn|kvern~|kahvimylly~|mylly~|daráló~|mlýn[e]?k~|mlynček~|râșniț~|μύλος~|кофемолк~|жернов~|кавомолк~|кафемелачк~|cối xay|penggiling|آسیاب|گرائنڈر|ग्राइंडर',
		ar: 'مطحنه|طاحونه|مطحنه بن',
		he: 'מטחנ~',
		cjk: 'ミル付き|グラインダー|コーヒーミル|研磨器|磨豆(?:机|機|器|功能)|研磨机|그라인더|분쇄기|เครื่องบด',
	},
	'a ratchet or bits': {
		x: 'ratchets?|cliquet~|trinquete|carraca|~ratsche~|cricchetto|catraca|ratel|grzechotk~|cırcır~|spärr(?:skaft|nyckel|handtag)~|skralde(?!t(?!\\p{L})|spand|pose|mand|bil|sæk|bøtte|affald)~|skralle~|räikkä~|racsni~|ráčn~|račn~|clichet|καστάνια|трещотк~|трещітк~|тресчотк~|torx|pozidriv|(?:torx|hex)_?bits?|bity|(?<!\\d )bitů|bits? torx|бит(?:ы|а|ів)',
		ar: 'سقاطه|مفتاح سقاطه|توركس',
		he: 'ראצ׳ט|מפתח רצ',
		cjk: 'ラチェット|棘轮|棘輪|라쳇|라체트|トルクス|星形ビット',
	},
	'a spirit level or tester': {
		x: 'spirit_?levels?|voltage testers?|niveau à bulle|nivel de burbuja|wasserwaage~|livella|nível de bolha|waterpas|poziomic~|su terazisi|vattenpass|vaterpas|vesivaaka~|vízmérték~|vodováh~|nivelă|αλφάδι|phasenprüfer~|spannungsprüfer~|multim[eè]t~|multimeter~',
		ar: 'ميزان ماء|ملتيميتر',
		cjk: '水平器|水平仪|水平儀|水準器|수평계|テスター',
	},
	'olive wood or another precious wood': {
		x: 'palissandr~|palisander~|palisandro~|jacarandá|rosewood|palissandr~|palisander~|palisandro~|jacarandá|rosewood|olive_?wood|olivenholz~|bois d.olivier|madera de olivo|legno d.ulivo|legno di ulivo|madeira de oliveira|olijfhout~|drewn~ oliwn~|zeytin ağacı~|olivträ~|oliventræ~|oliventre~|oliivipuu~|olajfa~|olivov~ dřev~|lemn de măslin|ξύλο ελιάς|оливков~ дерев~|розов~ дерев~|сандалов~ дерев~|(?:olive|rose|sandal|zebra|cherry|ash|birch|maple|mahogany|ebony|walnut)_?wood|mahagon[iy]~|mahogany|acajou|caoba|mogano|mogno|maun~|махагон~|красн~ дерев~|ebony|ébène|ébano|ebano|ebenholz~|palisand~|palissandre|palisandro|rosewood|palo de rosa|érable|ahorn~|maple|arce|acero massello|auró|javor~|klon(?:u|ow)~|akçaağaç|lönn|lönn(?:trä|virke|faner|hals|stomme|kropp)~|vaahtera~|juhar~|arțar|клен~|клён~|kirsch(?:baum)?holz~|cerisier|cerezo|ciliegio|cerejeira|fresno|frassino|frêne|freixo|eschenholz~|jesion~|бяс?ен|ясен[ья]|birken?holz~|bouleau|abedul|betulla|bétula|brzozow~|(?:z|drewno) brzozy|björk(?:trä)?|bjerk|koivua|koivusta|koivui\\p{L}+|koivu(?:puu|vaneri|viilu|pinta|kansi)~|koivu|nyír(?:fa)~|берёз~|берез(?:а|ы|ов)~|óc chó|gỗ (?:sồi|tếch|hương|óc)',
		ar: '(?:خشب|عود) (?:ال)?(?:ارز|عرعار|صندل|زيتون)|خشب (?:ال)?(?:زيتون|ورد|صندل|ابنوس|ماهوجني|ماهوغاني|قيقب|كرز|دردار|بتولا|جوز)|ماهوجني|ابنوس',
		he: 'עץ (?:ה)?(?:זית|מהגוני|אלון|אגוז|מייפל|דובדבן|ורד|טיק)',
		cjk: 'オリーブの?木|ローズウッド|マホガニー|メープル材?|桜材|樺材|橄榄木|橄欖木|红木|紅木|檀木|枫木|楓木|樱桃木|櫻桃木|桃花心木|올리브 ?나무|로즈우드|마호가니|단풍나무|자작나무|ไม้มะกอก|ไม้โอ๊ค|ไม้สัก|ไม้วอลนัท',
		by: 'walnut wood|oak|teak|beech|pine|acacia',
	},
	'mineral or scratch-proof glass': {
		x: 'mineral_?(?:glass|glas|crystal|verre|vidrio|cristal)~|(?:verre|vidrio|cristal|vetro|vidro) minéral~|(?:vidrio|cristal|vetro|vidro) mineral~|mineralglas~|gehärtete[mnrs]? (?:mineral|glas)~|szkł~ mineraln~|mineral cam|mineraalilasi~|ásványüveg~|минеральн~ стекл~|мінеральн~ скл~|gorilla_?glass|kính khoáng',
		ar: 'زجاج معدني|كريستال معدني',
		he: 'זכוכית מינרלית|מינרל קריסטל',
		cjk: 'ミネラルガラス|矿物玻璃|礦物玻璃|미네랄 ?(?:글라스|유리)',
	},
	'damascus or powder steel': {
		x: 'damas[ck]us~|damask?us~|damaski(?:teräs|terä|st)~|acier damas|damasce[ńn]sk~|damas(?:ceno|quinado|co|sé)~|acier de damas|damascener~|damast~|damaszk~|дамас[ск]~|дамаск~|şam çeliği|powder(?:ed)? steel|vg_?10|aus_?10|pulverstahl~|high_carbon|hochkohlenstoff~|carbon steel',
		ar: 'دمشقي|فولاذ دمشق',
		he: 'פלדת דמשק',
		cjk: 'ダマスカス|粉末ハイス|粉末鋼|青紙|白紙|大马士革|大馬士革|粉末钢|粉末鋼|다마스커스|다마스쿠스',
	},
	'an aux input or line in': {
		x: 'aux(?:iliary)?_?(?:in|input|port|jack|eingang|ingang|ingång|indgang|inngang)~|entrée (?:aux|auxiliaire|ligne)|entrada (?:auxiliar|de línea|aux|de linha)|ingresso (?:aux|ausiliario|linea)|wejście (?:aux|liniowe)|aux girişi|линейн~ вход~|вход aux|aux[ -]вход',
		ar: 'مدخل (?:aux|مساعد)|منفذ aux',
		he: 'כניסת aux|כניסת עזר',
		cjk: 'aux(?:入力|端子|输入|輸入|接口|단자|입력)|外部入力',
	},
	'a pulse function': {
		x: 'pulse (?:function|mode|button|setting)|(?:touche|fonction|mode) pulse|(?:función|botón|modo) pulse?|pulse?funktion~|impulsfunktion~|puls[ -](?:funktion|taste)~|(?:funzione|tasto) puls[ea]?|(?:função|botão) puls[ea]r?|pulsstand|pulsfunctie|tryb pulsacyj~|импульсн~ режим~',
		ar: 'نبضي|وظيفه (?:ال)?نبض|زر (?:ال)?نبض',
		cjk: 'パルス(?:機能|モード)|脉冲|脈衝|펄스 ?(?:기능|모드)',
	},
	'spatial audio': {
		x: 'spatial (?:audio|sound)|head_?tracking|audio spatial~|audio espacial|áudio espacial|audio spaziale|raumklang~|3d[ -](?:audio|sound|klang)|surround_?sound|dolby atmos|hi_?res audio|ldac|aptx|пространственн~ (?:звук|аудио)|объ[её]мн~ звук~|просторов~ звук~|uzamsal ses|ruimtelijk~ (?:audio|geluid)|rumsljud|romlyd|spatiaal',
		ar: 'صوت (?:مكاني|محيطي)|تتبع (?:حركه )?(?:ال)?راس',
		he: 'שמע מרחבי|אודיו מרחבי',
		cjk: '空間オーディオ|立体音響|ヘッドトラッキング|空间音频|空間音訊|空間音效|공간 ?음향|ハイレゾ|เสียงรอบทิศทาง',
	},
	'a heat sink or housing': {
		x: 'heat_?sinks?|dissipateurs?(?: thermique)?|disipador~|kühlkörper~|dissipator[ei]|dissipador~|koellichaam|radiator(?:y|em)? chłodz~|soğutucu blok|kylfläns~|jäähdytyssiili~|hűtőborda~|chladič~|радиатор(?:ы|ом)? охлажд~|ψύκτρα~',
		ar: 'مشتت حراري|مشتت حراره',
		he: 'גוף קירור|צלעות קירור',
		cjk: 'ヒートシンク|散热片|散熱片|散热器|방열판|히트싱크|ฮีทซิงค์',
	},
	'a base plate': {
		x: 'base_?plates?|plaques? de base|placas? base|bauplatte~|grundplatte~(?! aus metall)|bas[ie] (?:verdi|di costruzione)|placas? de base|bouwplaat|grondplaat|płytk~ konstrukcyj~|basplatta~|byggeplade~|byggeplate~|alaplap~|základní desk~|plăci de bază|planșe de bază|βάση κατασκευής|базов~ пластин~',
		ar: 'لوح(?:ه)? قاعده|قاعده بناء',
		cjk: '基礎板|ベースプレート|底板|底盘|基本板|밑판|베이스 ?플레이트',
	},
	'power over ethernet': {
		x: 'power over ethernet (?!needs|requires|braucht|nécessite)(?=.{0,24}(?:built|integr|instal|terpasang|included|eingebaut|intégr|incorporat|onboard|ready))|poe (?:integr|built|eingebaut|incorpor|ready)~',
		cjk: '内蔵poe|内置poe|內建poe|poe내장',
	},
	'a clock or alarm clock': {
		by: 'alarm',
		x: 'alarm_?clocks?|réveil intégré|(?<!(?:le|du|votre|mon|au) )réveil_matin|(?<!(?:^| )(?:o|el|do|del|ao|al|meu|mi|tu|pelo) )despertador~|radiowecker~|wecker(?:funktion)?~|(?<!(?:^| )(?:la|della|alla|dalla|si|ti|mi|vi|ci|lo|che) )sveglia(?: integrata)?|wekker(?:functie)?|wekkerradio|budzik~|çalar saat~|väckarklock~|vækkeur~|vekkerklokke~|herätyskello~|ébresztőóra~|budík~|(?<!(?:sună|cu un) )ceas deșteptător|(?<!(?:το|του) )ξυπνητήρι~|будильник~|đồng hồ báo thức|jam weker|ساعت زنگ',
		ar: 'منبه|ساعه منبه',
		he: 'שעון מעורר',
		cjk: '目覚まし|アラーム時計|闹钟|鬧鐘|알람 ?시계|자명종|นาฬิกาปลุก',
	},
	'a date display': {
		x: 'date (?:window|display|function|indicator)|(?:shows|displays|tells) (?:\\S+ ){0,2}the date(?! of)|fenêtre de date|(?:affiche|indique|donne) (?:aussi |également )?la date(?! (?:de|du|d.|où))|dateur|ventana de fecha|(?:muestra|marca|indica) (?:también )?la fecha(?! de)|(?<!(?:^| )(?:el|il|tu|su|al|del|nel|sul|o|no|do|ao|tuo|seu|en) )calendario|datums?(?:anzeige|fenster)~|zeigt (?:auch |zudem |außerdem |zusätzlich )?das datum|das datum (?:an)?zeigt|finestra data|(?:mostra|segna|indica) (?:anche )?la data(?! di)|datario|(?:mostra|indica|marca) (?:também )?a data(?! de)|datum(?:aanduiding|venster)|(?:toont|laat|geeft) (?:ook |je )?de datum(?! van)|de datum (?:ook )?(?:toont|laat zien|aangeeft)|datownik~|dátum\\p{L}* (?:\\S+ ){0,4}(?:mutat|jelz)\\p{L}*|(?:mutatja|jelzi) a dátumot|(?:pokazuje|wskazuje) datę|показыва\\p{L}* дату|показу\\p{L}* дату|показва датата|(?:ukazuj|zobrazuj)\\p{L}* (?:i |aj )?d[aá]tum|(?:prikazuj|pokazuj|kaž)\\p{L}* datum|tarih göster~|(?:visar|viser) (?:dato|datum)~|datum(?:visning|fönster)~|visar datum~|datumet (?:visas|syns)|päiväy~|päivämäär~|dátum(?:kijelző|ablak)~|datumovk~|дат[ау] (?:видно|показ)~|указатель даты|(?<!(?:в|во|из|по|к|от|настенн\\p{L}*|адвент\\p{L}*|лунн\\p{L}*|стенн\\p{L}*) )календар~',
		ar: 'نافذه التاريخ|عرض التاريخ|التاريخ يظهر|يعرض التاريخ',
		cjk: '日付(?:表示|窓|け)|カレンダー(?:機能|付き)|日历|日曆|日期(?:显示|顯示|窗)|날짜 ?(?:표시|창)',
	},
	'a repair of everything': {
		x: '(?:complete|whole|entire) (?:appliance|device|machine|product|unit)(?=.{0,40}(?:warrant|guarant|year|free|covered))|parts and labou?r|pièces et main[ -]d.œuvre|piezas y mano de obra|material- und arbeit~|pezzi di ricambio e manodopera|peças e mão de obra',
	},
	'dyed with plants or grown without water': {
		x: 'water_?based (?:inks?|dyes?|paints?)|op waterbasis|wasserbasiert~|encres? à (?:l.eau|base d.eau)|(?:tintas?|pinturas?) (?:a base de|à base de) (?:agua|água)|a base d.acqua|goed voor (?:mens en )?(?:het )?milieu|gut für (?:die )?umwelt|vegetable[ -]?(?:dyed|tanned|dyes?|inks?)|plant[ -]?(?:dyed|dyes?)|(?:teint\\p{L}*|couleurs?|encres?|colorants?|tannage) végéta\\p{L}*|(?:tintes?|colorantes?|colores?|curtid\\p{L}*) vegetal(?:es)?|pflanzlich (?:gefärbt|gegerbt)|pflanzenfarb~|(?:color[ei]|coloranti|tint\\p{L}*|inchiostri|conciat\\p{L}*) vegetal[ei]|(?:tintas?|corantes?|cores) vegeta(?:is|l)|plantaardige? (?:kleurstof|verf|gelooid)~|(?:barwniki|barwnik\\p{L}*|farby) roślinn~|bitkisel boya~|växtfärg~|plantefarv~|plantefarg~|kasvivär~|növényi festék~|rostlinn~ barv~|coloranți vegetali|φυτικ~ (?:βαφ|χρώμ)~|растительн~ красит~|рослинн~ барвник~|(?:without|sans|sin|ohne|senza|sem|zonder|utan|bez|без) (?:irrigation|riego|bewässerung|irrigazione|rega|irrigatie|nawadniania|bevattning|полива)|friends? of (?:the )?(?:earth|planet)|ami\\p{L}* de la (?:terre|planète)|amig\\p{L}* de la tierra|amic\\p{L}* della terra|(?:low|bajo|basso|baixo|geringe[rm]?|faible) (?:environmental |medioambiental )?(?:impact|impacto|impatto|auswirkung)~|aluminium (?:recyclé|z odzysku)|z odzysku|(?:uratowa|ocal|chroni|save|saves|sauve|sauver|salva|rettet|schont|redt|redda) (?:the |la |il |die |de |o |planet)?(?:planet|planète|planeta|pianeta|planeten|planetę|umwelt|erde)~',
		ar: 'صبغات نباتيه|اصباغ نباتيه|صديق(?:ه)? للارض',
		he: 'צבעים צמחיים|צביעה צמחית',
		cjk: '草木染|植物染|植物性染料|천연 ?염색|식물성 ?염료|地球(?:に優しい|にやさしい|を守)|保护地球|保護地球|拯救地球|지구를 ?(?:지키|살리|보호)|(?:电|電|전기).{0,6}(?:减半|減半|절반)|รักษ์โลก|ลดโลกร้อน',
	},
}

import type { ConceptTable } from '../concepts'

/** Concrete parts, functions and extras that copy invents because goods of the kind often have them. */
export const FEATURES: ConceptTable = {
	foreword: {
		x: 'fore_?words?|introduction by|(?:scholarly|critical|new|detailed) introduction|preface|préface~|avant_propos|prólogo|prefacio|prefácio|vorwort~|prefazione|voorwoord|przedmow~|förord|forord|önsöz~|предислови~|передмов~|előszó~|předmluv~|prefață|πρόλογο~|esipuhe~|kata pengantar|lời tựa',
		ar: 'مقدمه (?:كتبها|بقلم|من)|تقديم بقلم|تمهيد',
		he: 'הקדמה|מבוא מאת',
		cjk: '序文|まえがき|前書き|序言|前言|서문|머리말|คำนำ',
	},
	translation: {
		x: 'translat(?:ed|ion|ions|or)|traduction|traduite? (?:en|par|de)|traducción|traducid[oa]s?|übersetz(?:t|te|ung|er)~|traduzione|tradott[oa]|tradução|traduzid[oa]s?|vertaling|vertaald~|tłumaczeni(?!\\p{L}* (?:zasad|reguł|się|że|dzieci|dlaczego|jak ))~|przetłumacz~|översätt~|översatt|oversat~|oversett~|çevirisi~|çevirmen~|çeviri(?=[ ,.]|$)|(?<!(?:денежн|банковск)\\p{L}* )перевод(?:е|чик)?(?= |$|[.,])(?! (?:час|врем|ден|сред|рыч|стрел|взгл|мощн|единиц|сумм|на (?:зимн|летн|карт)))|перевед(?!\\p{L}* (?:в (?:верх|ниж|режим|полож|спящ|авто|рабоч|дом|крайн|друг|гориз|верт)|на (?:зимн|летн|дистан)|час|стрел|рыч|взгл|дух|дых|ден))~|fordítás~|překlad~|terjemahan|bản dịch|þýd(?:d|dur|ding|dar|darin)(?: á)?',
		ar: 'مترجم~|ترجمه',
		he: 'תרגום|מתורגמ~|תורגם',
		cjk: '翻訳|和訳|訳者|対訳|对照排版|對照排版|(?:德|英|中|法|双|雙)[英中德法文语語]+对照|(?:德|英|中|法)[英中德法文語]+對照|(?:页|頁)(?:德|英|中|法)文|译本|翻译|翻譯|譯本|번역|แปล(?:เป็น|โดย|ภาษา)',
	},
	'audio disc': {
		x: 'audio_?cds?|cd audio|(?:with|inkl\\.?|mit|avec|con|com|met|med|incl(?:uding|uye|us)?) (?:\\S+ )?(?:bonus_)?(?:cd|dvd)|hör_cd|mp3_?cd|płyt~ cd|аудио_?cd|cd (?:s|sa|se|z|ze|с|со|з|із|su) (?:\\S+ )?(?:audio|аудио|аудіо|nagran|nahráv|snim|poslech|запис)\\p{L}*',
		cjk: 'cd付き|音声cd|附cd|附赠光盘|光盘|cd ?포함|부록 ?cd',
	},
	'new or sealed': {
		x: '(?:factory|still|brand)_?(?: new)?[ -]?(?:sealed|new|shrink_?wrapped)|(?<!(?<!\\p{L})(?:leaves?|left|stays?|remains?|kept|leaving|lies|lie|lying|sits?) (?:\\S+ ){0,3})(?:never|un)_?(?:opened|read|used|worn|touched(?! (?:by|nature|wilderness|snow|landscape|beach|forest|for (?:hours|weeks|months|years))))|brand_?new|shrink_?wrap~|mint condition|like new(?! (?:york|zealand|orleans|jersey|years?|friends))|pristine|(?:sous|dans son) (?:blister|emballage d.origine)|jamais (?:ouvert|utilisé|lu|porté)~|(?:état )?neuf|comme neuf|precintad[oa]|sin (?:abrir|estrenar|usar)|a estrenar|como nuev[oa]|originalverpackt~|eingeschweißt|ungelesen~|ungeöffnet~|ungebraucht~|fabrikneu~|neuwertig~|(?<=(?:ancora|nuov[oa],?|confezione|scatola|blister|pacco|imballo|prodotto|gioco|libro|articolo|disco|vinile|cd|dvd|cofanetto)(?: ed? )? ?)sigillat[oa]|sigillat[oa](?= (?:in fabbrica|di fabbrica|nella (?:sua )?confezione|nella scatola|con garanzia))|incellofanat[oa]|mai (?:aperto|usato|letto)|come nuov[oa]|lacrad[oa]|nunca (?:aberto|usado|lido)|como nov[oa]|in (?:de )?(?:folie|seal)|ongelezen|ongeopend|ongebruikt|gloednieuw~|nieuwstaat|zafoliowan~|nieużywan~|fabrycznie now~|inplastad|oöppnad|oläst|helt ny(?=[.,!]|$| (?:i (?:låda|förpack|kartong|plast)|och (?:oanvänd|oöppnad|plomb|inplast)|vara|med lapp))|hiç (?:açılma|kullanılma|okunma)~|sıfır (?:ürün|ayarında|kutusunda)|açılmamış|запечатан~|неиспользован~|в заводской упаковке|masih (?:segel|baru)|bersegel',
		ar: 'مختوم~|غير (?:مفتوح|مستعمل|مستخدم)~|جديد~ (?:في|ف) (?:علبت|كرتون|البلاستيك)~|كالجديد|بحال الجديد',
		he: 'חדש באריזה|לא נפתח|כחדש',
		cjk: '新品(?:未開封|未使用)?|未開封|未使用|シュリンク|全新(?!的?(?:一天|开始|開始|体验|體驗|生活|方式|感受|世界|章节|章節|故事|视角|視角|境界|一年|旅程|冒险|冒險))|未拆封|原封|未使用过|미개봉|새 ?상품|미사용|ของใหม่(?:ในซีล)?|ยังไม่แกะ',
	},
	'used condition': {
		x: 'used|pre_?owned|second_?hand|gebraucht~|d.occasion|usad[oa]s?|usat[oa]|tweedehands|gebruikt(?:e)? (?:staat|exemplaar|boek)|używan~|begagnad~|ikinci el|б/у|подержан~',
		ar: 'مستعمل~|مستخدم سابقا',
		cjk: '中古|二手|중고|มือสอง',
	},
	'hardcover or paperback': {
		by: '',
		x: 'hard_?(?:cover|back|bound)|paper_?back|soft_?cover|couverture (?:rigide|souple)|relié(?: cuir)?|broché|livre de poche|tapa (?:dura|blanda)|(?:libros?|edición|novela|colección) de bolsillo|gebunden~(?= (?:ausgabe|es buch))|hardcover~|taschenbuch~|softcover|copertina (?:rigida|flessibile)|brossura|capa (?:dura|mole|comum)|gebonden(?! (?:aan|door|zijn|is|om))|miękk~ oprawa|tward~ opraw~|inbunden|(?:inn|ind)bund(?:et|in|inn)|pocketbok|pevn~ v[aä]zb~|keménytábl~|keményfedel~|puhafedel~|puhatábl~|cartonată|copert[ăi] (?:tare|moale|cartonat)~|kova_?kantinen|kõvakaan~|pehmekaan~|ciet(?:os|iem|ajos) vāk~|kietais viršeliais|tvrd(?:i uvez|im uvezom|om uvezu)|trd(?:a|i|o) vezav~|σκληρόδετ~|σκληρό εξώφυλλο|bìa (?:cứng|mềm)|sampul (?:keras|tebal|lunak)|ciltli|karton kapak|тв[её]рд~ (?:перепл[её]т|обложк)~|мягк~ обложк~',
		ar: 'غلاف (?:ال)?(?:مقوي|صلب|ورقي|عادي)',
		he: 'כריכה (?:קשה|רכה)',
		cjk: 'ハードカバー|ペーパーバック|文庫|単行本|精装|平装|精裝|平裝|양장|페이퍼백|ปกแข็ง|ปกอ่อน',
	},
	'a book in colour or pictures': {
		x: 'illustrat(?:ed|ions?)|full_?colou?r (?:photos|illustrations|pictures)|illustrée?s?|illustrations|ilustrad[oa]s?|ilustraciones|ilustrações|illustriert~|illustrationen|abbildungen|bebildert|illustrat[oa]|illustrazioni|geïllustreerd~|illustraties|ilustrowan~|ilustracj~|illustrerad~|resimli|иллюстр~|ілюстр(?!у)~',
		ar: 'رسوم توضيحيه|(?:كتاب|كتب|كتيب|قصه|قصص|دليل|موسوعه|قاموس|طبعه|روايه|مجله|اطلس|نسخه|صفحات|حكايات|مرجع|بطاقات) (?:\\S+ )?(?:ال)?مصور~|رسومات',
		he: 'מאויר~|איורים',
		cjk: 'イラスト|図版|挿絵|插图|插圖|插画|일러스트|삽화|ภาพประกอบ',
	},
	'region-free disc': {
		x: 'region_?(?:free|less|0)|all[ -]regions?|code_?free|codefrei|regionalcode_?frei~|multi_?(?:zone|region)|toutes (?:zones|régions)|zone libre|libre de zona|todas las (?:zonas|regiones)|regione libera|qualsiasi lettore|(?:any|every|jedem|tous les|cualquier|elke) (?:\\S+ )?(?:player|lecteur|reproductor|speler)s?|(?:auf|in) jedem player|regio_?vrij',
		cjk: 'リージョンフリー|全区|无区码|全區|지역 ?코드 ?프리|リージョンall',
	},
	esim: {
		x: 'e-?sim(?!e|o|p|ie)~|dual_?sim|nano_?sim|sim_?(?:slot|tray)|without (?:a |your )?phone|ohne (?:handy|smartphone|telefon)|sans (?:téléphone|smartphone)|sin (?:teléfono|móvil)|senza (?:telefono|smartphone|cellulare)|sem (?:telefone|celular|telemóvel)|zonder (?:telefoon|smartphone)|bez telefonu|utan (?:telefon|mobil)|telefonsuz|без телефона',
		ar: 'شريحه (?:الكترونيه|sim)|بدون (?:هاتف|تيليفون)|بلا (?:هاتف|تيليفون)',
		cjk: 'esim|スマホなし|スマホ不要|无需手机|不用手机|휴대폰 ?없이',
	},
	'galvanic isolation': {
		x: 'opto_?(?:coupler|isolat|kopp)~|optocoupleurs?|optoacoplador~|optoaccoppiator~|galvani[csk]~|isolation galvanique|aislamiento galvánico|galvanisch~',
		cjk: 'フォトカプラ|絶縁|光耦|光耦合|광커플러|포토커플러',
	},
	'radio or tuner': {
		x: 'fm_?radio|dab\\+|dab_?(?:radio|tuner)|dab|radio_?(?:tuner|function|receiver)|radio fm|internet_?radio',
		ar: 'راديو',
		cjk: 'ラジオ|收音机|收音機|라디오|วิทยุ',
	},
	'headphone jack': {
		x: '(?:3[.,]5 ?mm|headphone|audio|aux)_?(?:jack|input|socket|anschluss|eingang|port)|prise (?:jack|casque)|aux_?in|toma de auriculares|kopfhörer(?:anschluss|buchse)|presa (?:jack|cuffie)|entrada (?:aux|de fone)|koptelefoonaansluiting',
		ar: 'مدخل (?:سماعات|صوت)',
		cjk: 'イヤホンジャック|aux端子|耳机孔|耳機孔|이어폰 ?단자',
	},
	'fingerprint or face recognition': {
		x: 'finger_?print(?!s|[ -](?:free|proof|resist|mark|smudge|magnet|dust|powder))~|(?<=(?:stores?|registers?|recogni\\p{L}*|reads?|enrol\\p{L}*|saves?|\\d+) (?:\\S+ ){0,2})fingerprints|face_?(?:id|recognition|unlock)|biometri~|biométri~|empreinte digitale|huella dactilar|fingerabdruck~|impronta digitale|impressão digital|vingerafdruk(?!ken|vrij|bestend)~|(?<=(?:leest|opslaan|slaat|registreer\\p{L}*|herken\\p{L}*|\\d+) (?:\\S+ ){0,2})vingerafdrukken|gesichtserkennung|reconnaissance faciale|reconocimiento facial|parmak izi|отпечат~ пальц~|odcisk palca',
		ar: 'بصمه (?:ال)?(?:اصبع|صبع|وجه)',
		cjk: '指紋認証|顔認証|(?<![防抗无無留沾耐])(?:指纹|指紋)(?![残殘留污])|人脸识别|지문(?! ?(?:방지|자국|걱정|얼룩|방어|저항|없|[이도] ?(?:남|묻|안|잘|쉽|없)))|얼굴 ?인식|สแกนลายนิ้วมือ',
	},
	'network or video port': {
		x: 'ethernet|rj_?45|lan_?port|display_?port|thunderbolt|vga|dvi|s?pdif|toslink|optical (?:out|in|port|audio)|earc|zigbee|z_?wave|matter_(?:compatible|enabled)|can_?bus|rs_?485|modbus',
		cjk: '有線lan|以太网|网口|이더넷',
	},
	'expandable storage': {
		x: '(?:expandable|internal|built_in|cloud) (?:storage|memory)|cloud_?(?:storage|speicher|backup|service)|(?:stockage|almacenamiento|archiviazione|armazenamento) (?:en |en la |nel |na )?(?:cloud|nube|nuvem|interno|interne|extensible)|speicher erweiterbar|bulut depolama|облачн~ хранилищ~',
		cjk: 'クラウド(?:保存|ストレージ)|云存储|雲端儲存|클라우드',
	},
	'dimming or colour changing': {
		x: 'dimm(?:able|er|bar|ing)~|dimmable|colou?r_?chang~|rgb|variateur|intensité (?:réglable|variable)|regulable en intensidad|intensidad regulable|cambia(?:nti)? (?:di )?colore|cambia de color|muda de cor|farbwechsel~|dimbaar|dimbare|ściemnia~|dimbar|renk değiştir~|диммир~|меняет цвет',
		ar: '(?:ي|ت)?غير (?:ال)?لون|قابل~ للتعتيم|الوان متغيره',
		cjk: '調光|調色|色が変わ|调光|变色|調光|디밍|밝기 ?조절|ปรับความสว่าง|เปลี่ยนสี',
	},
	'heating function': {
		x: '(?:heated|heating) (?:seat|function|element|pad|plate|mode)~|self_?heating|built_in heat~|chauffante?s?|fonction (?:chauffage|chauffante)|calefactable~|función de calor|heizfunktion~|beheizbar~|beheizt~|riscaldant[ei]|riscaldat[oaie]|funzione riscaldamento|(?<!(?:manter|mantém|mantê-l[ao]|mantém-n[ao]|mantida|água|bem|economia|mercado|leite|ambiente) )aquecid[oa]s?|(?<!(?:exercícios? de|no|pré|ao) )aquecimento(?! (?:global|muscular|antes|dos músculos))|verwarmbaar|verwarmd~|podgrzewan~|uppvärmd~|ısıtmalı|ısıtma fonksiyon~|с подогревом',
		ar: '(?:خاصيه|وظيفه) (?:ال)?(?:تسخين|تدفئه)|مسخن',
		he: 'מחומם|חימום',
		cjk: 'ヒーター|温熱|加熱機能|加热|加熱|发热|發熱|온열|히팅|열선|ทำความร้อน|อุ่นร้อน',
	},
	'massage function': {
		x: 'massag(?:e|es|ing|er|eur|ier)~|masaje~|masaj~|massaggi~|massagem|masaż~|массаж~|масаж~|vibration massage',
		ar: 'تدليك|مساج',
		he: 'עיסוי|מסאז',
		cjk: 'マッサージ|按摩|마사지|안마|(?<!ห)นวด(?!แป้ง)',
	},
	'cooling or fan': {
		x: '(?:built_in |integrated |cooling )fans?|self_?cooling|cooling (?:effect|gel|function|technology|fabric)|gel refroidissant|effet rafraîchissant|(?:gel|tissu|brise|air|souffle|matière) rafraîchissante?|efecto refrescante|kühl(?:gel|effekt|funktion|end)~|rinfrescant[ei]|refrescante~|verkoelend~|chłodząc~|kylande|serinletici|охлажда~',
		ar: 'تبريد|مبرد~|تاثير مبرد',
		cjk: '冷感|接触冷感|冷却|制冷|凉感|降温|냉감|쿨링|เย็นสบาย|ทำความเย็น',
	},
	'steam function': {
		x: '(?<!(?<!\\p{L})(?:let off|blow off|blowing off|letting off|rising|the rising|clouds? of|wisps? of|see the|see) )steam(?:er|ing)?(?! (?:deck|engine|punk|rises|rising|train|locomotive|cup|mug|bowl|hot|coffee|tea|soup|plate|from (?:the|your|a|every) (?:kettle|pan|pot|shower|bath|cup|mug|kitchen|coffee|tea|dishwasher|bowl)))|(?<!(?:bateaux?|navires?|locomotives?|trains?|machines?|guerre) )(?:à (?:la )?|fonction |jets? de |cuit_|four |débit (?:de )?|fer )vapeur|vapeur (?:verticale|continue|intégrée)|(?:al?|con|com|de|función|função|golpe de|chorro de|jatos? de|horno|ferro|plancha) (?<!(?:nube|nuvem|hilo|fio|olor|nubes) de )vapor|vapor (?:vertical|continuo|contínuo)|dampf(?:funktion|stoß|garer|einsatz|reinig)~|(?:a|con|funzione|colpo di|getto di|ferro|forno) vapore|vapore (?:verticale|continuo)|(?<!(?<!\\p{L})(?:op|volle) )stoom(?!boot|trein|loc)~|par(?:owy|owa)|(?<!(?:są|być|jesteśmy|każdą|drugą|jedną|zapasową|nową|młodą|ulubioną) )parą(?! (?:but|rękaw|skarp|słuch|okul|spodn|nart|kij|młod|przyj|zakoch|kolczyk|drzwi|rąk|oczu|nóg|zapas|sznur|wkł|pałecz|bateri))|(?<!(?<!\\p{L})(?:ur|med full|full|för full|se|ser) )ånga(?! (?:från|ur|stiger))|buhar~|отпарива~|пар(?:ом|овой|ова)',
		ar: 'بخار',
		he: '(?<!מ)אדים|קיטור',
		cjk: 'スチーム|蒸気|蒸汽|스팀|ไอน้ำ',
	},
	'tilt, swivel or recline': {
		x: 'swivel~|360_?(?:degree|°|grad)~ (?:rotat|swivel|dreh)~|reclin(?:ing|es?|able)~|tilt(?:s|ing|able)?|bevel~|mit(?:er|re)(?:s|d|ing)?|inclinaç~|inclinación|inclinaison|inclinazione|neigung~|gehrung~|pivotante?s?|inclinable~|giratori[oa]s?|reclinable~|schwenkbar~|drehbar~|neigbar~|kippbar~|girevol[ei]|reclinabil[ei]|girat[óo]ri[oa]s?|reclináve(?:l|is)|draaibaar|draaibare|kantelbaar|obrotow~|uchyln~|vridbar~|lutningsbar~|döner|yatar|поворотн~|наклон~',
		ar: 'دوار~|قابل~ لل(?:دوران|امال|ميل)~',
		cjk: '回転|リクライニング|角度調整|旋转|旋轉|可躺|회전|리클라이닝|각도 ?조절|หมุนได้|ปรับเอน',
	},
	'drawers or shelves': {
		x: 'drawers?|shelf(?! li(?:fe|ves))|shelves|tiroirs?|étagères?|cajón|cajones|estantes?|estantería|schublade~|regalböden|einlegeböden|cassett[io]|ripian[oi]|gavetas?|prateleiras?|lades?|lade|plank(?:en)?|szuflad~|półk~|lådor|hyll(?:a|or|plan)|çekmece~|raflı?|ящик(?:и|ами|ов)|полк(?:и|ами|ой)',
		ar: 'ادراج|درج|رفوف|رف|مجر',
		he: 'מגירות?|מדפים?',
		cjk: '引き出し|棚板|抽屉|抽屜|搁板|层板|서랍|선반|ลิ้นชัก|ชั้นวาง',
	},
	mirror: {
		x: 'mirrors?|miroirs?|espejos?|spiegel|specchi[oe]?|espelhos?|spiegels|lustr(?:o|a|em)|spegel|ayna(?:lı|sı)?|зеркал~',
		ar: 'مراه|مرايا|مراية',
		he: 'מראה',
		cjk: '鏡|ミラー|镜子|鏡子|거울|กระจกเงา',
	},
	'cup holder': {
		x: '(?:cup|drink|bottle|phone|tablet)_?holders?|porte_?(?:gobelet|bouteille|téléphone)~|portavasos|soporte para (?:móvil|teléfono|tablet)|getränkehalter~|handyhalter~|becherhalter~|portabicchier[ei]|porta_?(?:copos|telefono|celular)|bekerhouder~|telefoonhouder~|uchwyt na (?:kubek|telefon)|mugghållare|mobilhållare|bardaklık|telefon tutucu',
		ar: 'حامل (?:ال)?(?:اكواب|كاس|هاتف|تيليفون)',
		cjk: 'カップホルダー|ドリンクホルダー|スマホ(?:ホルダー|スタンド)|杯架|手机支架|컵 ?홀더|거치대|ที่วางแก้ว|ที่วางมือถือ',
	},
	'recipe book': {
		x: 'recipe_?(?:book|booklet|cards)|(?<=(?:with|include|contain|plus|free|bonus|offer|come|give|dozen|hundred|\\d)\\p{L}* (?:(?!your|the)\\S+ ){0,2})recipes|(?:livre|livret|carnet|cahier) (?:de )?recettes|recettes (?:inclu|offert|fourni)~|recetario|libro de recetas|rezeptbuch~|rezeptheft|(?<=(?:mit|samt|inkl\\S*|enthält|dazu|plus|bonus|viele|gratis|dutzende|\\d) (?:(?!deine|ihre|eure|den)\\S+ ){0,2})rezepten?|rezept(?:heft|büchlein|karten)|ricettario|(?:libro|libretto|quaderno) di ricette|ricette (?:inclus|in omaggio|allegat)~|(?:livro|caderno|folheto|guia) de receitas|receitas (?:inclu|grátis|de oferta|exclusiv)~|receptenboek~|(?<=(?:met|inclusief|bevat|plus|gratis|\\d|tientallen|honderden) (?:(?!je|uw|jouw|de)\\S+ ){0,2})recepten|recepten_?boek~|(?:książk|zbi[oó]r|broszur|e-?book)\\p{L}* (?:\\p{L}+ )?przepis(?:y|ów|ami)|(?:\\d+|z|ze|kilkadziesiąt|kilkanaście) (?:\\p{L}+ )?przepis(?:ów|ami)|receptbok|recept|szakácskönyv~|recept(?:könyv|füzet)~|receptář~|receptár~|kuchařk~ (?:s|se) |(?:knih|knjig)~ recep~|yemek tarif~|tarif kitab~|(?:книг|сборник|буклет|брошюр|блокнот)\\p{L}* (?:\\p{L}+ ){0,2}рецепт~|(?:\\d+|с|рецептів|десятки|сотни) (?:\\p{L}+ )?рецепт(?:ами|ов)|рецепт(?:ы|и) (?:в комплекте|в подарок|внутри|від|от)',
		ar: 'كتاب (?:ال)?(?:وصفات|طبخ)|وصفات',
		he: 'ספר מתכונים|מתכונים',
		cjk: 'レシピ|食谱|食譜|레시피|สูตรอาหาร',
	},
	'measuring cup or utensil': {
		x: 'measuring (?:cup|spoon|jug|scoop)s?|spatulas?|tongs|whisk(?:s)?|(?:verre|cuillère) doseu(?:r|se)|spatule~|vaso medidor|espátula|messbecher~|messlöffel~|pfannenwender|schneebesen|misurino|spatola|copo medidor|maatbeker|maatlepel|miark~|łopatk~|måttkopp|ölçü kab~|мерн~ (?:стакан|ложк|чаш)~',
		ar: 'كوب (?:ال)?قياس|ملعقه قياس|ملوقه',
		cjk: '計量(?:カップ|スプーン)(?!の出番|の代わり|も?(?:いら|要ら|不要)|を使わ)|ヘラ|トング|量杯|量勺|계량(?:컵|스푼)|뒤집개|ถ้วยตวง|ช้อนตวง',
	},
	'ice function': {
		x: 'ice_?(?:crush|maker|cube|tray|pack)~|crush(?:es|ing)? ice|glace pilée|pile la glace|pica(?:r)? hielo|crushed_?ice|eis (?:zerkleiner|crush)~|tritaghiaccio|trita il ghiaccio|tritura gelo|ijsblok~|crushes|kruszy lód|krossar is|buz kır~|колет л[её]д|колк~ льда',
		ar: '(?:تكسير|جرش|طحن|كسر) (?:ال)?(?:ثلج|جليد)',
		cjk: '氷を砕|クラッシュアイス|製氷|碎冰|制冰|얼음 ?분쇄|제빙|บดน้ำแข็ง|ปั่นน้ำแข็ง',
	},
	'brushless motor': {
		x: 'brush_?less|sans (?:balais|charbon)|sin escobillas|bürstenlos~|senza spazzole|sem escovas|borstelloo?s~|bezszczotkow~|borstlös~|fırçasız~|бесщ[её]точн~|безщітков~',
		ar: 'بدون فرش|بلا فحم',
		cjk: 'ブラシレス|无刷|無刷|브러시리스|ไร้แปรงถ่าน',
	},
	'second battery': {
		x: '(?:second|two|spare|extra|2|additional|dual) batter(?:y|ies)|(?:deuxième|seconde|deux) batteries?|(?:segunda|dos|2) baterías?|(?:zweiter|zwei|2|ersatz) ?akkus?|(?:seconda|due|2) batterie|(?:segunda|duas) baterias?|(?:tweede|twee|2) accu.?s?|(?:dwa|drugi|2) akumulator~|(?:två|extra) batteri(?:er)?|(?:iki|yedek|2) (?:akü|batarya|pil)~|(?:два|второй|запасн~) аккумулятор~',
		ar: '(?:بطاريتين|بطاريه (?:ثانيه|اضافيه|احتياطيه|زايده|زائده)|جوج باتريات)',
		cjk: '予備バッテリー|バッテリー2個|双电池|备用电池|雙電池|배터리 ?2개|예비 ?배터리|แบตเตอรี่สำรอง',
	},
	'dust extraction': {
		x: 'dust_?(?:bag|box|extract|collect|port)~|sac à poussière|extraction de poussière|bolsa para polvo|extracción de polvo|staub(?:absaugung|beutel|sack|fang)~|sacchetto (?:per la )?polvere|aspirazione polvere|saco de pó|(?<!(?:zonder|geen) )stofzak~|stofafzuig~|worek na pył|odsysani~ pyłu|dammsugning|dammpåse|toz torba(?!sız|sı ol|sı gerek|sı iste|ya )~|пылесборник~|пылеудал~',
		ar: '(?<!(?:بدون|بلا|دون|غير|الي) )كيس (?:ال)?غبار|شفط (?:ال)?غبار',
		cjk: 'ダストバッグ|집진기|먼지 ?봉투|ถุงเก็บฝุ่น',
	},
	'work light or laser guide': {
		x: '(?:laser|led) (?:guide|guidance|marker|pointer|level)|guide laser|guía láser|laserführung~|guida laser|guia (?:a )?laser|lasergeleid~|prowadnic~ laserow~|lasersikt~|lazer kılavuz~|лазерн~ (?:указател|направляющ)~',
		ar: 'دليل ليزر',
		cjk: 'レーザーガイド|激光定位|레이저 ?가이드',
	},
	'hood or collar': {
		x: 'hood(?:ed|ie)?|capuche|capuchon|capucha|kapuze~|cappuccio|capuz|capuchon|kaptur~|huva|luva|kapüşon~|капюшон~|turtle_?neck|col roulé|cuello (?:alto|vuelto)|rollkragen~|collo alto|gola alta|coltrui|golf|balıkçı yaka',
		ar: '(?<!م)قلنسوه|غطاء (?:ال)?راس|قبيه|كابيشون',
		he: 'קפוצ~|ברדס',
		cjk: 'フード付|パーカー|タートルネック|连帽|連帽|高领|후드|터틀넥|ฮู้ด|คอเต่า',
	},
	lace: {
		x: 'lace(?! ?up)|lacy|dentelles?|encajes?|spitzen(?:besatz|stoff|detail|einsatz)~|pizzo|rendas?|kant(?:en)? (?:rand|detail|rug)|kanten|koronk~|spets(?:detalj)?|dantel~|кружев~',
		ar: 'دانتيل',
		he: 'תחרה',
		cjk: 'レース(?:付|の|素材|背|生地|使い)|蕾丝|蕾絲|레이스|ลูกไม้',
	},
	'sequins or embroidery': {
		x: 'embroider(?:ed|y)|sequin~|rhinestones?|brodée?s?|broderie~|strass|paillettes|bordad[oa]s?|lentejuelas|bestickt~|stickerei~|pailletten|strasssteine?|ricam[io]|ricamat[oaie]|paillette|lantejoulas|paetês|geborduurd~|haftowan~|cekin~|broderad~|paljetter|nakış~|payet~|вышивк~|пайетк~',
		ar: 'مطرز~|تطريز|ترتر|طرز',
		cjk: '刺繍|スパンコール|刺绣|刺繡|亮片|자수|스팽글|ปักลาย|เลื่อม',
	},
	'bra cups or underwire': {
		x: 'push_?up|(?:removable|built_in|sewn_in|padded) (?:bra|cups?|pads?)|underwire~|bra_?cups|miseczk~|coques? (?:amovible|intégrée)s?|(?:sans|à|avec) armatures?(?! (?:en|de|métal|alu|acier|bois|robuste|solide|rigide))|armatures? (?:souple|amovible|intégrée|confort)s?|copas (?:extraíbles|incorporadas)|aros|bügel_?bh|cups? (?:herausnehmbar|eingenäht)|coppe|ferretto|bojo|aro|bralette|(?:met|zonder) beugels?(?! (?:aan|voor|om|van))|beugels?(?= (?:\\S+ ){0,4}(?:bh|beha|cup))|(?<=(?:bh|beha|bra|cup)\\p{L}*,? (?:\\S+ ){0,5})beugels?|beugel_?(?:bh|beha|bikini)~|balenli',
		ar: 'حمالات? مدمجه|حشوات',
		cjk: 'パッド付|カップ付|ワイヤー入|胸垫|胸墊|钢圈|브라 ?패드|와이어',
	},
	'lined or thermal': {
		x: '(?:fleece|fully|warm|fur|silk|cotton)_?lined|thermal lining|(?<!(?<!\\p{L})(?:silver|shelf|drawer) )lining(?! up)|(?<!(?<!\\p{L})(?:a|ont|ai|as|avons|avez|ayant|avoir|version|film|série) )doublée?s?(?: polaire)?|doublure|forrad[oa]s?|forro (?:polar|interior|térmico)|gefüttert~|innenfutter|thermofutter|foderat[oaie]|fodera interna|forrad[oa] (?:com|em)|gevoerd~|voering|podszewk~|ocieplan~|fodrad~|astarlı|içi (?:polar|kürk|peluş)~|подклад~|утепл~',
		ar: 'مبطن~|بطانه',
		cjk: '裏地|裏起毛|内衬|內襯|加绒|加絨|(?<![불편육])안감|(?<![대위])기모(?!노)|ซับใน',
	},
	'belt or drawstring': {
		x: 'draw_?(?:string|cord)s?|(?:removable|matching|waist|adjustable) belt|ceinture (?:amovible|assortie|à nouer)|cordon de serrage|cinturón (?:extraíble|a juego)|cordón ajustable|kordelzug|tunnelzug|bindegürtel|coulisse|cintura (?:in vita|rimovibile|abbinata)|cordão ajustável|cinto removível|trekkoord~|ściągacz~|dragsko|(?<!(?:önü|omuzları|kolları) )büzgü~|шнурок на поясе|кулиск~',
		ar: 'حزام (?:قابل|متناسق|للخصر)|رباط (?:قابل|للخصر)',
		cjk: 'ドローコード|ベルト付|抽绳|抽繩|腰带|스트링|허리끈|เชือกรูด',
	},
	reflective: {
		x: 'reflective (?:strip|detail|stripe|element|tape)s?|high_?visibility|hi_?vis|réfléchissante?s?|reflectantes?|reflektierend~|reflektor(?:en|streifen)~|riflettent[ei]|refletiv[oa]s?|refletor~|reflecterend~|odblaskow~|reflex(?:er|detalj|band)~|reflektif|светоотража~',
		ar: 'عاكس~ (?:لل)?ضوء|شرائط عاكسه',
		cjk: '反射(?:材|テープ|ストライプ)|反光|반사(?!되는 빛|신경|작용|율)|สะท้อนแสง',
	},
	'quick-drying': {
		x: '(?:quick|fast)_?(?:dry|drying)~|moisture_?wick~|sweat_?wick~|séchage rapide|sèche vite|évacue (?:la )?(?:transpiration|humidité)|secado rápido|absorbe el sudor|schnelltrocknend~|feuchtigkeitsableit~|asciugatura rapida|traspirazione|secagem rápida|sneldrogend~|vochtafvoer~|szybkoschnąc~|odprowadza wilgoć|snabbtork~|fukttransport~|çabuk kuru~|ter tutma~|быстросохн~|отводит влагу',
		ar: 'سريع~ (?:ال)?جفاف|(?:ي|ت)جف (?:ب)?سرعه|امتصاص (?:ال)?عرق|كينشف دغيا',
		he: 'מתייבש מהר|מנדף זיעה',
		cjk: '速乾|吸汗|吸湿|速干|快干|快乾|排汗|속건|흡습|땀 ?흡수|แห้งเร็ว|ซับเหงื่อ',
	},
	seamless: {
		x: 'seam_?less|sans coutures?|sin costuras|nahtlos~|senza cuciture|sem costuras?|naadloo?s~|bezszwow~|sömlös~|dikişsiz~|бесшовн~',
		ar: 'بدون خياطه|بلا خياطه',
		cjk: '縫い目(?:なし|のない)|シームレス|无缝|無縫|심리스|무봉제|ไร้ตะเข็บ',
	},
	'anti-fog': {
		x: 'anti_?(?:fog|mist)~|fog_?free|anti_?buée|antivaho|beschlagfrei~|antibeschlag|antiappannamento|anti_?embaçante|anti_?condens|przeciwmgieln~|imfri~|buğu~ (?:önle|yapma)~|незапотева~',
		cjk: '曇り止め|くもり止め|防雾|防霧|김서림|กันฝ้า',
	},
	'blackout or sun protection': {
		x: '(?<!(?<!\\p{L})(?:power|during an?|during the|next|un|il|i|dal|een|de|et|beim|ein|einen|einem|ved) )black_?out|light_?blocking|occultante?s?|opacos?|oscurecimiento|blickdicht~|verdunkel~|oscurant[ei]|verduisterend~|zaciemniając~|mörkläggande|karartma~|светонепрониц~',
		ar: '(?<!(?:مطبخ|غرفه|ركن|مكان|صاله|ممر) (?:ال)?)معتم(?!د)~|حاجب للضوء',
		cjk: '遮光|遮阳|遮陽|암막|차광|กันแสง',
	},
	'no subscription': {
		x: 'no subscription|subscription_?free|without (?:a )?subscription|sans abonnement|sin (?:suscripción|cuotas|mensualidades)|ohne (?:abo|abonnement)~|senza abbonamento|sem (?:assinatura|mensalidade)|zonder abonnement|bez abonamentu|utan abonnemang|abonelik gerektirme~|без подписки|free (?:app|updates?|trial month)|lifetime updates?',
		ar: 'بدون اشتراك',
		cjk: 'サブスク(?:なし|不要)|月額(?:不要|無料)|无需订阅|免订阅|구독 ?없이|구독료 ?없',
	},
	'learning app or online course': {
		x: 'lern_?app|learning app|online_?(?:course|class|training|kurs|workout)s?|video_?(?:tutorial|course|lesson|anleitung)s?|tutoriels? vidéo|cours en ligne|curso(?:s)? online|videotutorial~|corso online|curso online|online cursus|kurs online|onlinekurs|çevrimiçi (?:kurs|eğitim)|видеоурок~|онлайн_?курс',
		ar: 'دوره (?:تدريبيه|عبر الانترنت)|دروس فيديو',
		cjk: 'オンライン(?:講座|レッスン)|動画(?:解説|レッスン)|在线课程|教学视频|線上課程|온라인 ?강의|동영상 ?강의',
	},
	'sustainable forestry or farming': {
		x: 'for(?:est|êt|est[ae])s? (?:\\S+ )?(?:gér|manag|gestit|manej)~|sustainably (?:managed|harvested|sourced|grown)|gérées? (?:durablement|de façon durable)|(?:bosques|florestas|foreste) (?:\\S+ )?(?:sostenib|sustent)~|nachhaltige[rn]? forst~|verantwortungsvoll~ (?:quell|forst|anbau)~|duurzaam beheerd~|zrównoważon~ (?:las|upraw)~|устойчив~ лесоводств~',
		cjk: '持続可能な森|可持续林|지속 ?가능한 ?산림',
	},
	'glass jug': {
		by: '',
		x: 'glass (?:jug|jar|carafe|pitcher)|carafe en verre|jarra de (?:cristal|vidrio)|glas(?:krug|kanne|karaffe)~|caraffa (?:di|in) vetro|jarra de vidro|glazen (?:kan|karaf)|szklan~ dzban~|glaskanna|cam sürahi',
		ar: '(?:ابريق|كراف) زجاج~|كراف د الزاج',
		cjk: 'ガラス(?:の)?(?:容器|ポット|ジャー)|玻璃(?:壶|壺|罐)|유리 ?(?:용기|주전자|병)',
	},
	'self-emptying or self-propelled': {
		x: 'self_?(?:emptying|propelled|cleaning|charging|watering|adhesive|inflating|levell?ing)|auto_?(?:vidange|tracté|adhésif|gonflant)~|autovaciado|autopropulsad~|autoadhesiv~|selbst(?:entleer|fahrend|kleb|auflad|nivellier)~|autosvuotant~|semovente|autoadesiv~|auto_?(?:adesiv|esvaziament)~|zelf(?:legend|rijdend|klevend|ledigend)~|samoprzylepn~|självhäftande|självgående|kendinden yapışkan~|самоклеящ~|самоходн~',
		ar: 'ذاتي~ (?:ال)?(?:تفريغ|لصق|دفع|شحن)',
		cjk: '自動ゴミ収集|自走式|粘着式|自集尘|自粘|自走|자동 ?먼지비움|접착식|자가 ?점착',
	},
	'steps, calories or fitness tracking': {
		x: 'pedômetro|podómetro|podomètre|schrittzähler~|contapassi|step_?count~|pedomet~|calorie_?count~|fitness_?track~|sleep_?(?:track|monitor)~|podomètre|suivi (?:du sommeil|d.activité)|podómetro|contador de pasos|seguimiento del sueño|schrittzähler~|schlaf(?:tracking|überwachung|analyse)~|contapassi|monitoraggio (?:del )?sonno|contador de passos|monitor(?:amento|iza) (?:d[eo] )?sono|stappenteller|slaaptracking|krokomierz~|stegräknare|sömnspårning|adımsayar|uyku takibi|шагомер~|мониторинг сна',
		ar: 'عداد (?:ال)?خطوات|(?:تتبع|مراقبه) (?:ال)?نوم',
		cjk: '歩数|睡眠(?:測定|トラッキング|モニタ)|计步|睡眠监测|걸음 ?수|만보기|수면 ?(?:측정|추적)|นับก้าว|ติดตามการนอน',
	},
	'altimeter, compass or weather': {
		x: 'altimet~|altimèt~|altímetro~|höhenmesser~|baromet~|baromèt~|compass|boussole|brújula|kompass~|bussola|bússola|kompas(?!tu|te|tel)~|pusula~|компас~|барометр~|weather_?(?:forecast|station)',
		cjk: '高度計|気圧計|コンパス|气压计|指南针|나침반|고도계',
	},
	'cushion or pillow included': {
		x: '(?:matching|seat|extra|removable|included?|with|and) (?:\\S+ )?(?:cushions?|pillows?)|(?:cushion|pillow)s? (?:is |are )?included|(?:avec|inclut|et) (?:\\S+ )?(?:coussin|oreiller)s?|coussin (?:\\S+ )?(?:assorti|inclus|offert|fourni)|(?:con|incluye) (?:\\S+ )?(?:cojín|cojines|almohadas?)|(?:inklusive|inkl\\.?|mit|samt) (?:\\S+ )?(?:sitz|kopf|rücken)?(?:kissen|polster)~|(?:con|incluso|e) (?:\\S+ )?cuscin[oi]|cuscin[oi] (?:inclus|in dotazione)~|(?:com|acompanha|inclui) (?:\\S+ )?(?:almofada|travesseiro)s?|(?:inclusief|met) (?:\\S+ )?(?:kussen|kussens)|(?:zestawie|z) (?:\\S+ )?poduszk~|(?:kudde|dyna|dynor|kuddar) (?:ingår|medföljer)|(?:minder|yastık)~ (?:dahil|hediye|ile)~|подушк~ (?:в комплекте|в подарок)|с подушкой',
		ar: 'مع (?:وساده|مخده|خديه)|(?:وساده|مخده) (?:مجانيه|مشموله|مرفقه)',
		cjk: 'クッション(?:付|が付)|枕付|附赠?(?:坐垫|抱枕|枕头)|(?:赠|送)(?:坐垫|抱枕|枕头)|(?:쿠션|베개) ?(?:포함|증정|동봉)|แถมหมอน|พร้อมเบาะ',
	},
	'protective cover included': {
		x: '(?:rain|protective|dust|weather|storage) covers?(?= (?:included|supplied)|$|[.,])|includes? (?:a )?(?:\\S+ )?cover|housse (?:de (?:pluie|protection)|incluse|fournie)|funda (?:de lluvia|protectora|incluida)|schutzhülle~|regenhülle~|abdeckhaube~|copertura (?:antipioggia|inclusa|protettiva)|capa (?:de chuva|protetora|inclusa)|beschermhoes~|regenhoes~|pokrow(?:iec|cem) (?:ochronny|w zestawie)|regnskydd ingår|skyddsfodral|koruyucu kılıf~|чехол в комплекте',
		ar: 'غطاء (?:ال)?(?:واق|مطر|حمايه)~',
		cjk: 'カバー付|附(?:赠)?(?:防尘罩|保护套|雨罩)|커버 ?(?:포함|증정)',
	},
	'delivered assembled': {
		x: '(?:fully |pre_?|already |comes |arrives |ready_?)assembled|no assembly|livrée? (?:entièrement )?montée?s?|(?:viene|llega|se entrega) montad[oa]s?|(?:fertig|vor|komplett)_?montiert~|fertig aufgebaut|(?:già|pre)_?montat[oaie]|arriva montat[oa]|(?:vem|chega|já) montad[oa]s?|(?:volledig |al )gemonteerd|kant_en_klaar|zmontowan~|färdigmonterad~|montajlı gelir|kurulu gelir|в собранном виде|собран~ и готов',
		ar: 'جاهز~ (?:ال)?تركيب|مركب~ مسبقا|كتجي مركبه',
		cjk: '組立(?:済|不要)|完成品|组装好|免组装|완조립|조립 ?완료|ประกอบเสร็จ',
	},
	'feathers or other filling': {
		x: '(?:stuffed|filled|packed) with \\S+ (?:feathers?|down|foam|beads?|fibre|fiber)|(?:goose|duck) feathers?|plumes? d.(?:oie|canard)|plumas? de (?:oca|ganso|pato)|gänsefeder~|entenfeder~|piume d.(?:oca|anatra)|penas? de (?:ganso|pato)|ganzenveren|gęsi~ pier~|kaz tüyü~',
		ar: 'ريش (?:ال)?(?:اوز|وز|بط|نعام)',
		cjk: 'フェザー(?:入|素材)|鹅毛|鴨毛|거위 ?깃털|ขนห่าน',
	},
}

import type { ConceptTable } from '../concepts'
import { GIVEN_ALONG } from './given-along'

/** Further things that copy puts in the box or builds in, in the languages of listings and of copy. */
export const EXTRAS: ConceptTable = {
	...GIVEN_ALONG,
	'sheath for a blade': {
		by: 'a case or pouch given along|protective cover included|blade',
		x: '(?:blade|knife) (?:guards?|covers?|sheaths?)|sheaths?|fourreaux?|protège_lame|vaina (?:de|para)|(?:klingen|messer)(?:schutz|scheide|hülle)~|lederscheide|sarung (?:kayu|pisau|kulit|bilah)~|fodero|coprilama|bainha (?:de|para)|foedraal|schede voor|pochw~|osłon~ (?:na )?ostrza|knivslida|slida~|knivskede|bladbeskytt~|tuppi~|teränsuojus~|pouzdr~ na (?:nůž|čepel)|púzdr~ na|késtok~|pengevédő|teacă|apărătoare de lamă|θηκάρι~|ножн(?:ы|ами)|піхв~|ножниц~ за|корица за|korice za|nožnic~|bıçak kılıfı|kın(?:ı|ıyla)',
		ar: 'غمد|واقي (?:ال)?(?:شفره|نصل|سكين)|جراب (?:ال)?سكين',
		he: 'נדן|מגן להב',
		cjk: '鞘(?:付き)?|刃カバー|ブレードカバー|刀鞘|刀套|칼집|칼날 ?(?:덮개|커버)|ปลอกมีด|ซองมีด|vỏ dao',
	},
	'leather or wooden case': {
		by: 'a case or pouch given along|leather|wood|carry bag',
		x: 'vỏ (?:da|gỗ)|bao da|hộp gỗ|(?:leather|wooden) (?:case|box|pouch)|(?:étui|coffret) en (?:cuir|bois)|(?:caja|estuche) de (?:madera|cuero|piel)|(?:holz|leder)(?:kiste|kästchen|schatulle|box|beutel)~|(?:scatola|cofanetto|custodia) in (?:legno|pelle)|(?:caixa|estojo) (?:de|em) (?:madeira|couro)|(?:houten|leren) (?:opberg)?(?:kist|doos|hoes)~|(?:drewnian|skórzan)~ (?:skrzyn|pudeł|etui|futera)~|(?:trä|läder)(?:låda|fodral|väska)~|(?:træ|læder)(?:kasse|æske|etui)~|skinnetui~|(?:puu|nahka)(?:laatikko|rasia|kotelo)~|(?:dřevěn|kožen)~ (?:krabi|pouzd|obal)~|fadoboz~|bőrtok~|(?:cutie|etui) (?:de|din) (?:lemn|piele)|(?:ξύλιν|δερμάτιν)~ (?:κουτί|θήκη)~|(?:деревянн|кожан)~ (?:короб|футляр|чехл|чехол|ящик)~|(?:дерев.ян|шкірян)~ (?:короб|футляр|чохол)~|kotak kayu|sarung kulit',
	},
	sharpener: {
		x: '(?:knife |built_in )?sharpeners?|honing (?:rod|steel)|whetstones?|aiguiseu?rs?|affûteu~|fusil à aiguiser|pierre à aiguiser|afilador~|piedra de afilar|chaira|(?:messer|klingen|scheren)schärfer|wetzst(?:ahl|ein)~|schleifstein~|affila(?:coltelli|tore)~|cote per|afiador~|pedra de afiar|messenslijper~|slijpsteen~|wetsteen~|wetstaal|ostrzałk~|osełk~|knivslip~|bryne~|slipsten~|knivsliber|strygestål|teroitin|teroitti~|brousek|brousk~|ocílk~|brúsk~|késélező|fenőkő|ascuțitor~|ακονιστ~|точилк~|точил~ камен|заточк~|точил~|гострил~|острил~|oštrač~|brus za|bileme|bileyici|bıçak bileyici|bileği taşı|pengasah|dụng cụ mài|đá mài',
		ar: 'مسن|(?<!(?:عود|اعواد|عواد|عود د|عود ديال|عواد ديال|شيته ديال) (?:ال)?)سنان|حجر (?:ال)?شحذ|مشحذ',
		he: 'משחיז~|אבן השחזה',
		cjk: '砥石|シャープナー|磨刀(?:石|器|棒)|숫돌|칼갈이|ที่ลับมีด|หินลับมีด',
	},
	'chest strap or hip belt': {
		x: '(?:chest|sternum|hip|waist) (?:strap|belt)s?|(?:sangle|ceinture) (?:de poitrine|pectorale|ventrale|lombaire|de hanches?)|(?:correa|cinta|cinturón) (?:de pecho|pectoral|lumbar|ventral)|(?:brust|hüft|becken)gurt~|cinghia (?:pettorale|sternale)|(?:cintura|fascia) (?:ventrale|lombare)|(?:alça|cinta|fita) (?:peitoral|abdominal|lombar)|(?:borst|heup)(?:band|riem|gordel)~|pas (?:piersiowy|biodrowy)|bröstrem~|höftbälte~|brystrem~|hoftebælte|hoftebelte|rintahihn~|rintaremm~|lantiovyö~|hrudní (?:pás|popruh)|bederní pás|hrudný pás|mellpánt|csípőpánt|curea de piept|ιμάντ\\p{L}* στήθους|ζώνη μέσης|(?:грудн|поясн)\\p{L}* (?:стяж|ремен|ремн|пояс)\\p{L}*|göğüs kemeri|bel kemeri|prsni remen|tali dada|đai ngực',
		ar: 'حزام (?:ال)?(?:صدر|خصر|وسط)',
		he: '(?:רצועת|חגורת) (?:חזה|מותן|מותניים)',
		cjk: 'チェストストラップ|チェストベルト|ウエストベルト|ヒップベルト|胸(?:带|帶|扣)|腰(?:带|帶)扣|가슴 ?(?:스트랩|벨트)|허리 ?벨트|สายรัดอก|สายคาดอก',
	},
	'whistle or hydration bladder': {
		x: '(?<!bells and )(?:emergency |safety |survival )?whistles?(?! (?:a|while|as|along|at|past|your|his|her|their|the|tunes?)(?!\\p{L}))|hydration (?:bladder|reservoir|pack)|sifflets?|poche (?:à eau|d.hydratation)|silbato|bolsa de hidratación|(?:signal|triller|not|rettungs|alarm)pfeife|(?<!(?<!\\p{L})(?:seine|meine|opas|großvaters|ich|gestopfte|zigarre (?:und|oder)|tabak und|auf die) )pfeife(?= |,|\\.|$)|trinkblase~|trinksystem~|fischietto|sacca (?:idrica|d.idratazione)|apito|bolsa de hidratação|drinkzak~|gwizdek|gwizdk~|bukłak~|visselpipa|vätskeblås~|drikkeblære~|píšťalk~|vodní vak|víztartály a hát|свисток(?! (?:чайн|паровоз|поезд|поїзд|потяг|суд))|питьев~ систем~|düdük~|su haznesi',
		cjk: 'ホイッスル|ハイドレーション|口哨|水袋(?:仓|隔层)?|호루라기|하이드레이션',
	},
	'spare cover': {
		by: 'spare bags or filters',
		x: '(?:spare|extra|second|replacement) (?:pillow)?(?:cover|case|slip)s?|(?:housse|taie) (?:de rechange|supplémentaire)|deuxième (?:housse|taie)|(?:funda|cubierta) (?:de repuesto|de recambio|extra|adicional)|(?:ersatz|wechsel|zweit)(?:bezug|hülle|bezüge)~|zweiter? bezug|(?:federa|fodera) (?:di ricambio|extra|aggiuntiva)|capa (?:extra|adicional|de reserva|suplente)|(?:reserve|extra |tweede )hoes~|(?:dodatkow|zapasow|drug)~ (?:poszew|pokrow|pokrycie)~|(?:extra|ekstra) (?:överdrag|örngott|betræk|trekk|putetrekk|pudebetræk)~|ylimääräi~ päälli~|vaihtopäälli~|(?:náhradní|druhý|extra) potah|náhradn~ (?:poťah|obliečk)~|(?:tartalék|pót|csere)(?:huzat)~|husă (?:de rezervă|suplimentară)|(?:εφεδρικ|επιπλέον|ανταλλακτικ)~ κάλυμμα|(?:запасн|сменн|дополнительн)~ (?:чехол|чехл|наволоч)~|(?:запасн|змінн)~ (?:чохол|наволоч)~|yedek kılıf~|(?:rezervna|dodatna) navlaka',
		ar: 'غطاء (?:احتياطي|اضافي|بديل)',
		cjk: '替えカバー|交換カバー|予備カバー|备用(?:枕)?套|備用套|替换套|여분(?:의)? ?커버|교체용 ?커버|ปลอกสำรอง',
	},
	'milk frother': {
		x: '(?:milk )?froth(?:er|ing|s)~|mousseur|émulsionneur|mousse de lait|espumador~|vaporizador de leche|milchschäum~|aufschäum~|schäumer|montalatte|cappuccinatore|schiumalatte|espumador de leite|vaporizador de leite|melkopschuimer~|melkschuim~|spieniacz~|mjölkskum~|mælkeskum~|melkeskum~|maidonvaahdot~|pěnič~|napeňovač~|spe[nň]ovač~|tejhabosít~|spumă de lapte|spumant|αφρόγαλα|αφρογαλ~|капучинатор~|вспенивател~|пін(?:ник|оутвор)~|спінювач~|süt köpürt~|köpürtücü|pjenjač~|penilnik~|pembuih susu|máy đánh sữa',
		ar: '(?:خافق|رغوه|مبخر|مزبد) (?:ال)?(?:حليب|لبن)|خفاق',
		he: 'מקציף~|הקצפת חלב',
		cjk: 'ミルクフォーマー|ミルク泡立て|奶泡|打奶|우유 ?거품|밀크 ?포머|ตีฟองนม',
	},
	'grinder for coffee': {
		by: 'a grinder or mill',
		x: 'mlin(?:ček|čka|čkom|ac|ca) za kavo|mlin(?:ac|ca|cem)? za kavu|kavamal~|kafijas dzirnav~|kohviveski~|rasnita de cafea|râșniț~ de cafea|mlýnek na kávu|mlynček na kávu|kahvimyll~|kaffekvern~|kaffekværn~|kaffekvarn~',
	},
	'tool case': {
		by: 'carry bag|storage function|a case or pouch given along',
		x: 'mallette~|coffret de rangement|valigett~|(?:værktøjs|plast|transport|alu)kuffert~|(?:i|med|inkl\\.?|inklusive) (?:en )?(?:\\p{L}+ )?kuffert|(?:verktøy|transport|oppbevarings|plast|aluminiums|bære)koffert~|(?<=(?:(?<!rom )i|med|praktisk|solid|robust) (?:\\S+ )?)koffert|(?<!(?:do|každého|svého|svojho|tvého|tvojho) )kuf(?:ř|r)ík~|(?<!(?:do|każdej|swojej|twojej|mojej|małej|podróżnej|podręcznej|w) )walizk(?!\\p{L}* (?:podróż|kabin|na (?:wakac|kół|wyjazd|urlop)))~|(?<=w )walizce(?! (?:na (?:wakac|urlop|wyjazd)|podróż|kabin|z wakac)|[.,!]|$)|takım çantası|alet çantası|çantasıyla|кейс(?:е|ом|у)?(?! (?:детектив|клиент|компан|успех|из практ))|чемоданчик~|(?:(?<!(?:до|у|в|кожну|свою|мою|твою|дорожн\\p{L}*) )валізу|валіз(?!у(?!\\p{L})))~|βαλιτσάκι|βαλίτσα (?:μεταφορ|αποθήκ|εργαλεί)~|valiză (?:de (?:scule|transport|depozitare)|pentru (?:scule|transport)|inclus)|trusă de depozitare|szerszámosláda|hordkoffer~|salkku(?! (?:kädes|kainal|olal|selä))~|työkalulaukku~|gereedschapskist|verktygslåda|værktøjskasse|verktøykasse|skrzynk~ narzędziow~|(?<!(?:svaki|svoj|putni|tvoj|moj) )(?:(?<!u )kovčeg|kovčeg(?=\\p{L}))~|koper perkakas|hộp đựng đồ nghề',
		ar: 'حقيبه (?:ادوات|عده)|شنطه (?:عده|ادوات)',
		he: 'מזוודת כלים|ארגז כלים',
		cjk: '工具箱|收纳盒装|ツールボックス|収納ケース付|공구함|공구 ?가방|กล่องเครื่องมือ',
	},
	'voltage tester': {
		by: 'a spirit level or tester',
		x: '(?:voltage|circuit|phase) testers?|testeur (?:de (?:tension|phase)|électrique)|tournevis testeur|buscapolos|comprobador de (?:tensión|corriente)|(?:spannungs|phasen)prüfer~|cercafase|tester di tensione|(?:testador|verificador) de (?:tensão|corrente)|chave de teste|spanningzoeker|spanningstester~|próbnik~ napięcia|spänningsprovare|spændingstester|spenningstester|jännitteenkoetin|jännitetest~|zkoušečk~|skúšačk~|fázisceruza|creion de tensiune|δοκιμαστικ~ (?:κατσαβίδι|τάσης)|индикатор~ (?:отвёртк|отверт|напряж)~|індикатор~ напруг~|kontrol kalemi|ispitivač napona|tespen|bút thử điện',
		ar: 'مفك (?:ال)?(?:فحص|اختبار)|فاحص (?:ال)?(?:جهد|تيار)',
		cjk: '検電|验电|驗電|测电笔|測電筆|검전',
	},
	'travel bag': {
		by: 'carry bag|a case or pouch given along',
		x: '(?:travel|carry) (?:bag|sack|pouch)|(?:sac|housse|pochette) de voyage|bolsa de viaje|reise(?:beutel|tasche|etui|sack)~|(?:sacca|borsa) da viaggio|(?:saco|bolsa) de viagem|reis(?:tas|etui|zak)~|(?:torb|worecz|pokrow)\\p{L}* podróżn~|rese(?:påse|väska|fodral)~|rejse(?:pose|taske|etui)~|reise(?:pose|veske|etui)~|matka(?:pussi|laukku)~|cestovní (?:taška|obal|pytlík|vak)|cestovn~ (?:taška|vak)|úti ?(?:zsák|táska|tok)~|utazó ?(?:zsák|táska)~|(?:sac|geantă|husă) de (?:călătorie|voiaj)|τσάντα ταξιδιού|дорожн~ (?:сумк|мешоч|чехл|чехол)~|дорожн~ (?:торбин|чохол)~|seyahat (?:çantası|torbası|kesesi)|putna (?:torba|vrećica)|potovaln~ (?:torb|vreč)~|tas (?:perjalanan|travel)|túi du lịch',
		ar: '(?:كيس|حقيبه|شنطه) (?:ال)?(?:سفر|رحلات)',
		he: '(?:תיק|שקית|נרתיק) נסיעות',
		cjk: '旅行(?:袋|包|收纳袋)|トラベル(?:ポーチ|バッグ|ケース)|収納袋|여행(?:용)? ?(?:파우치|가방|주머니)|ถุงเดินทาง|กระเป๋าเดินทาง',
	},
	'prize or shortlist': {
		x: '(?:short|long)_?list(?:ed)?|(?:literary|design|national|international|innovation) (?:prize|award)|book of the year|nominated for|finalist|pri(?:x|mé)~ (?:littéraire|goncourt|du|de l.)|finaliste|nommé~ (?:au|pour|aux)|premio (?:literario|letterario|nacional|nazionale|planeta|strega|de diseño)|finalista|nominad[oa]|(?:literatur|buch|design|innovations)preis~|nominiert|preisgekrönt|prémio (?:literário|nacional)|prêmio|indicad[oa] ao|literatuurprijs|boekenprijs|genomineerd|bekroond|(?<!(?:jako|w|mał[ąa]|smaczn[ąa]|za) )nagrod[yęąa](?! (?:dla (?:psa|kota|pupil|dzie|maluch|szczen|ps)|za (?:grzecz|dobr|wysił|nauk|trening|posłusz)))|nominowan~|litteraturpris~|prisbelön~|prisbelønn~|nominer(?:ad|et)~|palkit(?:tu|un)~|palkinno~|ehdokka~|literární cen~|nominovan~|oceněn[áýo]|literárn~ cen~|irodalmi díj~|díjazott|díjnyertes|jelölt~ (?:díj)|premi(?:at|u literar)~|nominaliz~|βραβε[ίύ]~|υποψήφι~ για|преми(?:я(?:та|м|ми|х)?|ю|и(?:те)?|ей|й)|лауреат~|номинир~|літературн~ премі~|номінован~|наград~|nagrađ~|nagrad~|ödüllü|ödül(?:ü|e)? aday~|ödül kazan~|nominasi|penghargaan|giải thưởng|đề cử',
		ar: '(?:حائز~|فائز~|مرشح~) (?:علي |ب|ل)?(?:ال)?(?:جائزه|جوائز)|جائزه ادبيه|القائمه (?:القصيره|الطويله)',
		he: 'פרס (?:ספרותי|עיצוב|לאומי)|זוכ[הת] פרס|מועמד~ לפרס',
		cjk: '受賞|文学賞|ノミネート|最終候補|获奖|獲獎|文学奖|文學獎|入围|入圍|수상작?(?! ?(?:스키|레저|스포츠|비행|가옥|안전|관저|택시|하게|쩍|은 |의 |이 ))|문학상|최종 ?후보|(?<!ให้)รางวัล(?!ตัวเอง|แก่ตัว|กับตัว)',
	},
	afterword: {
		x: 'after_?words?|nachwort~|postface|epílogo (?:de|por|escrito)|postfazione|posfácio|nawoord|posłowi~|efterord|etterord|son_?söz~|послеслови~|післямов~|utószó~|doslov(?!a(?![\\p{L}])|n)~|postfață|επίμετρο|jälkisana~|pogovor~|kata penutup|lời bạt',
		ar: 'خاتمه (?:بقلم|كتبها)|كلمه ختاميه',
		he: 'אחרית דבר',
		cjk: 'あとがき|後書き|后记|後記|해설(?:이|을|과)|解説(?:付き|を収録)|맺음말|คำตาม',
	},
	bookmark: {
		x: 'bookmarks?|(?:ribbon|page) (?:bookmark|marker)s?|(?:reading|page|placeholder|marker|bound-in|sewn-in|bookmark) ribbons?|ribbons?(?= (?:book_?)?marks?| markers?| (?:to|that|which) (?:mark|keep|hold|save))|marque_pages?|signet|marcapáginas|cinta (?:de lectura|separadora)|lesezeichen|lesebändchen|zeichenband|segnalibr[oi]|nastrin[oi]|marcador(?:es)? de páginas?|marca_páginas?|fita marcadora|bladwijzer~|leeslint~|zakładk~ (?:do|w)|tasiemk~|bokmärke~|läsband|bogmærke~|bokmerke~|kirjanmerk~|lukunauha|záložk~ (?:v|k|do)|záložkou|könyvjelző~|semn de carte|σελιδοδείκτ~|закладк~|ляссе|ayraç~|pembatas buku|đánh dấu trang',
		ar: 'علامه (?:كتاب|قراءه|الصفح)~|شريط (?:ال)?(?:قراءه|علامه)',
		he: 'סימניי?ה|סימניות',
		cjk: 'しおり|スピン付|书签|書籤|책갈피|가름끈|ที่คั่นหนังสือ',
	},
	poster: {
		x: '(?<!(?<!\\p{L})(?:e|à|pour|peux|pouvez|puis|veux|vas|allez)[ -])posters?(?! (?:size|une|la|vos|tes|mes|votre|ta)(?!\\p{L}))|affiches? (?:incluse|offerte|détachable)|póster~|plakat (?:w|do|zum|als)|poster in omaggio|cartaz~|juliste(?!tt|ta(?!\\p{L}))~|plakát~|постер~|afiş~',
		ar: 'ملصق(?:ا|ات)? (?:كبير|جداري|حائط|للفرق|هدي)~|بوستر',
		cjk: 'ポスター(?:付|入)|海报|海報|포스터|โปสเตอร์',
	},
	'online platform': {
		by: 'e-book or online access|learning app or online course',
		x: '(?:online|digital|learning|web) platforms?|plataforma (?:digital|online|en línea|virtual)|plateforme (?:en ligne|numérique|digitale)|(?:online|lern)_?plattform~|piattaforma (?:online|digitale)|platforma (?:online|internetow|cyfrow)~|digital(?:a|e|t)? plattform~|verkkoalust~|online platform~|digitális platform~|online platforma|онлайн_?платформ~|dijital platform~|çevrim_?içi platform~|(?:access|accès|acceso|zugang|accesso|acesso|toegang|dostęp|tillgång|adgang|tilgang|přístup|hozzáférés|acces|доступ|erişim|akses) (?:to|à|a|zu|zur|zum|ad?|ao|à|tot|do|till|til|k|ke|la|к|до|ke)? ?(?:\\S+ )?(?:online|platform|plateforme|plataforma|piattaforma|plattform|digital|numérique)~',
		cjk: 'オンライン(?:教材|プラットフォーム|学習)|在线平台|線上平台|数字平台|온라인 ?(?:플랫폼|강의)|แพลตฟอร์มออนไลน์',
	},
	'socket for headphones': {
		by: 'headphone jack|an aux input or line in',
		x: '(?:entrada|saída|salida|toma|conector) (?:para|de) (?:auscultadores|auriculares|fones|cascos)|(?:prise|sortie) (?:casque|pour casque|écouteurs)|kopfhörer(?:anschluss|buchse|ausgang)~|(?:presa|uscita|ingresso) (?:per |)cuffie|(?:hoofdtelefoon|koptelefoon)aansluiting~|(?:gniazdo|wyjście|złącze) słuchawkow~|hörlurs(?:uttag|utgång)~|hovedtelefon(?:stik|udgang)~|hodetelefon(?:utgang|kontakt)~|kuulokeliitän~|(?:sluchátkov|slúchadlov)~ (?:výstup|konektor)|výstup na sluchátka|fejhallgató(?:kimenet|csatlakozó|-)~|(?:mufă|ieșire|jack) (?:pentru|de) căști|(?:έξοδος|υποδοχή) ακουστικών|(?:разъ[её]м|выход|гнездо) для наушников|(?:роз.єм|вихід) для навушників|kulaklık (?:girişi|çıkışı)|(?:izlaz|priključak) za slušalice|colokan (?:headphone|earphone)|cổng tai nghe',
	},
	'built-in keyboard or pen': {
		x: 'stylus(?:es)?|touch pen|stylet~|lápiz (?:óptico|digital|táctil)|eingabestift~|pennino|caneta (?:stylus|digital)|rysik~|pekpenna|stylus_penn~|kosketuskynä|érintőceruza|стилус~|dokunmatik kalem',
		ar: 'قلم (?:ال)?(?:لمس|رقمي|ستايلس)',
		cjk: 'スタイラス|タッチペン|触控笔|觸控筆|手写笔|스타일러스|터치펜|ปากกาสไตลัส',
	},
	'a swivel hook or carabiner': {
		x: 'carabiners?|karabiner~|mousquetons?|mosquetón|mosquetones|moschetton[ei]|mosquetão|mosquetões|karabijnhaak|karabińczyk~|karbinhake~|karabinkrog|karbiinihak~|sulkurengas|karabin[ay]~|karabíner~|carabină|карабин~|karabina~',
		cjk: 'カラビナ|登山扣|카라비너|คาราบิเนอร์',
	},
	'horn or coconut': {
		x: '(?:buffalo|ox|stag) horn|horn (?:buttons|handle|scales)|coconut (?:shell|buttons)|corne (?:de buffle|véritable|naturelle)|boutons (?:en|de) (?:corne|coco|noix de coco)|(?:cuerno|asta) de (?:búfalo|toro|ciervo)|botones de (?:cuerno|coco)|(?:büffel|hirsch|rinder)horn~|hornknöpfe~|kokosknöpfe~|kokosnuss(?:schale)?knöpfe|corno (?:di bufalo|naturale|vero)|bottoni (?:in|di) (?:corno|cocco)|chifre (?:de búfalo|natural)|botões de (?:chifre|coco)|(?:buffel)?hoornen knopen|kokosknopen|(?:róg|rogu) bawol~|guzik~ (?:z )?(?:kokos|rog)~|buffelhorn|hornknappar|kokosknapp~|bøffelhorn|hornknap~|kokosknap~|puhvelinsarv~|sarvinap~|kookosnap~|(?:buvol|roh)~ (?:roh|knoflík)~|rohovin~|kokosov~ (?:knoflík|ořech)~|z kokosového ořechu|bivalyszarv~|kókuszgomb~|kókuszdió~|corn de (?:bivol|cerb)|nasturi din (?:cocos|corn)|κουμπιά από (?:κέρατο|καρύδα)|рог~ буйвол~|роговы~ пугов~|кокосов~ пугов~|пуговиц~ из кокоса|(?:manda|boynuz) boynuz~|boynuz düğme~|hindistan cevizi düğme~',
		ar: 'قرن (?:ال)?(?:جاموس|غزال)|ازرار (?:من )?(?:قرن|جوز الهند)',
		he: 'קרן (?:תאו|אייל)|כפתורי קוקוס',
		cjk: '水牛の?(?:角|ホーン)|牛角|椰壳|椰子壳|ココナッツボタン|ナットボタン|물소뿔|코코넛 ?단추|เขาควาย|กะลามะพร้าว',
	},
	'nut or fruit wood': {
		by: 'walnut wood|olive wood or another precious wood|wood',
		x: 'palissandr~|palisander~|palisandro~|jacarandá|rosewood|(?:cherry|pear|plum|apple|rose|zebra|ebony|mahogany|maple|ash|birch|elm|chestnut)[ -]?wood|(?:solid|oiled) (?:walnut|cherry|ash|birch|maple|elm|chestnut)|(?:bois de|en) (?:cerisier|poirier|rose|acajou|frêne|bouleau|érable|noyer|châtaignier|merisier)|madera de (?:cerezo|peral|fresno|abedul|arce|nogal|castaño|caoba|ébano)|(?:kirsch|birn|nuss|pflaumen|rosen|eschen|birken|ahorn|kastanien|eben|mahagoni)_?(?:baum)?holz~|(?:massiv~|geölt~) (?:nussbaum|kirschbaum|esche|birke|ahorn)|legno di (?:ciliegio|pero|frassino|betulla|acero|noce|castagno|mogano|rosa)|madeira de (?:cerejeira|freixo|bétula|nogueira|castanho|mogno)|(?:kersen|peren|essen|berken|esdoorn|noten|kastanje|mahonie)_?hout~|(?:drewn\\p{L}*|z drewna) (?:wiśniow|jesionow|brzozow|klonow|orzechow|kasztanow)~|(?:körsbärs|ask|björk|lönn|valnöts)_?(?:trä|virke)~|(?:kirsebær|ask|birke|ahorn|valnødde)_?træ~|(?:kirsebær|ask|bjørke|lønne|valnøtt)_?tre~|(?:kirsikka|saarni|koivu|vaahtera|pähkinä)_?puu~|(?:třešňov|jasanov|březov|javorov|ořechov|kaštanov)~ dřev~|(?:čerešňov|jaseňov|brezov|javorov|orechov)~ drev~|(?:cseresznye|kőris|nyír|juhar|dió|gesztenye)_?(?:fa|fából|fából készült)|lemn de (?:cireș|frasin|mesteacăn|arțar|nuc|castan)|ξύλο (?:κερασιάς|φλαμουριάς|σημύδας|σφενδάμου|καρυδιάς)|(?:вишн|ясен|берез|клен|орех|каштан)\\p{L}* (?:дерев|древесин)~|из (?:ореха|ясеня|берёзы|березы|клёна|клена|вишни)|(?:з|із) (?:горіха|ясена|берези|клена|вишні)|(?:kiraz|dişbudak|huş|akçaağaç|ceviz|kestane) (?:ağacı|ahşap)~|(?:trešnj|jasen|brez|javor|orah)\\p{L}* drv~|kayu (?:ceri|abu|maple|mahoni|kenari)|gỗ (?:anh đào|tần bì|bạch dương|thích|óc chó|dẻ)',
		ar: 'خشب (?:ال)?(?:كرز|جوز|قيقب|بتولا|دردار|كستناء|ماهوجني|ورد|ابنوس)',
		he: 'עץ (?:דובדבן|אגוז|מייפל|ליבנה|מילה|ערמון|מהגוני)',
		cjk: '(?:桜|チェリー|メープル|ウォールナット|バーチ|タモ)(?:材|の木|無垢)|(?:樱桃|胡桃|枫|桦|白蜡|栗|樱)木|(?:체리|단풍|호두|자작|물푸레)나무|ไม้(?:เชอร์รี่|วอลนัท|เมเปิ้ล|เบิร์ช)',
	},
	enamel: {
		x: 'enamel(?:led|ed|ling)?(?= |,|\\.|$)|émaillée?s?|(?:en|d.)émail|esmaltad[oa]s?|smaltat[oaie]|emaille~|emaillier~|geëmailleerd~|emaljera~|emaljeret|emaljert|emalj(?:e|lager|yta)~|emalipin~|emaloitu~|emailitud|emaléra~|emaliowan~|smaltovan~|эмалированн~|emaye',
		cjk: 'ホーロー|琺瑯|珐琅|搪瓷|법랑',
	},
	'a filling of husks or kapok': {
		x: 'kapok(?: (?:tölt|rost|szál|párn))?~|(?:buckwheat|spelt|millet) (?:hulls?|husks?)|dinkel(?:spelz|kissen|füll)~|(?:hirse|buchweizen|dinkel)_?(?:spreu|schalen|spelz)~|(?:boekweit|spelt|gierst)(?:kaf|doppen)|boghvede_?skal~|bovete_?skal~|bokhvete_?skal~|tattarin~ kuor~|balles? (?:de sarrasin|d.épeautre)|cáscara de (?:trigo sarraceno|espelta)|(?:pula|lolla) di (?:farro|grano saraceno)|casca de (?:trigo.sarraceno|espelta)',
		cjk: 'そば殻|荞麦壳|蕎麥殼|메밀 ?껍질',
	},
	'a built-in scale': {
		x: '(?:built_in|integrated) (?:kitchen )?scales?|(?:eingebaute|integrierte) waage|(?:ingebouwde|geïntegreerde) weegschaal|inbyggd våg|indbygget vægt|innebygd vekt|sisäänrakennettu vaaka|ingeboude skaal|innbyggð vog|sisseehitatud kaal|balance intégrée|báscula integrada|bilancia integrata|balança integrada',
	},
	'an index or glossary': {
		x: 'glossary|glossar(?:s|e|en)?|glossaire|glos(?:s)?ario|glossarium|(?:stichwort|orts|namens)verzeichnis|sachregister|personenregister|trefwoordenregister|woordenlijst|ordlista|ordliste|sakregister|stikordsregister|stikkordregister|hakemisto(?= |,|\\.|$)|sanasto(?= |,|\\.|$)',
	},
	'an activated carbon filter': {
		x: 'activated (?:carbon|charcoal)|(?:carbon|charcoal) filters?|aktiv_?kohle~|(?:actieve )?kool(?:stof)?_?filter~|kol_?filt~|kul_?filt~|kull_?filt~|aktivt? kull?(?= |,|\\.|$)|hiilisuodat~|aktiivihiil~|söefilt~|aktiivsö~|kolasía|charbon actif|carbón activ~|carbone attiv~|carvão ativ~|aktif karbon~|węgiel aktywn~|węgl~ aktywn~',
		cjk: '活性炭|활성탄',
	},
	'an aroma diffuser': {
		x: 'aroma_?diffus~|(?:scent|fragrance|oil) diffusers?|diffuseur~|duft(?:spreder|verteil)~|doftsprid~|tuoksulevit~|difusor de (?:aroma|olor)~|diffusore di (?:aromi|essenze)|geurverspreider~',
	},
	'a magnifying glass': {
		x: 'magnifying (?:glass|lens)~|magnifiers?|(?<!unter (?:die|der) )lupe|(?<!(?<!\\p{L})(?:ne|n.en|à la|tu|on|jamais|rien ne) )loupes?(?! (?:pas|rien|jamais|aucun|plus))|vergrootglas~|vergrößerungsglas~|förstoringsglas~|forstørrelsesglas~|lup(?= |,|\\.|$)|suurennuslasi~|stækkunargler~|luup|luubi~|lente d.ingrandimento',
	},
	'a phone holder': {
		x: '(?:phone|smartphone|mobile) (?:holder|mount|stand|cradle|clip)s?|(?:handy|smartphone)_?halter~|(?:telefoon|smartphone)_?houder~|mobilhåll~|mobilhold~|puhelintelin~|símahald~|telefonihoid~|foonhouer~|(?:support|porte)_?(?:de |pour )?(?:téléphone|smartphone)|soporte para (?:el )?(?:móvil|teléfono|celular)|supporto per (?:il )?(?:telefono|smartphone)|suporte (?:para|de) (?:celular|telemóvel)',
	},
	'an ingredient of care': {
		x: 'aloe(?: vera)?(?= |,|\\.|$)|shea_?(?:butter|boter|smör|smør|smjör|voi)?|karité|argan~|jojoba~|tea tree|teebaum~|kamille~|camomille|manzanilla|calendula|ringelblum~|hyaluron~|collagen~|colágeno|kollagen~|kollageen~|keratin~|retinol|niacinamid~|panthenol|алоэ|арган~',
		cjk: 'アロエ|シアバター|アルガン|ヒアルロン酸|コラーゲン|芦荟|蘆薈|玻尿酸|透明质酸|胶原|膠原|알로에|시어버터|히알루론|콜라겐',
		ar: 'صبار|الوفيرا|كولاجين|هيالورونيك|شيا',
	},
	'a citrus press': {
		x: 'citrus_?(?:press|juicer|squeezer|reamer|attachment)~|lemon squeezers?|zitrus_?press~|zitronen_?press~|citrus_?pers~|sitrus_?press~|sitrus_?puristi~|presse_?agrumes|exprimidor de cítricos|spremi_?agrumi|espremedor de (?:citrinos|laranja)~|sítrus_?press~|tsitruse_?press~|sitrus_?pers~|wyciskark~ do cytrus~',
	},
	'remembers settings': {
		by: 'memory',
		x: 'remembers? (?:your|the|its|every) (?:last |previous |favou?rite )?(?:setting|temperature|station|position|choice)~|(?:merkt|speichert) (?:sich )?(?:\\S+ ){1,2}(?:einstellung|temperatur|sender)~|onthoudt (?:\\S+ ){1,3}(?:instelling|stand|temperatuur|zender)~|minns (?:\\S+ ){1,3}(?:inställning|temperatur)~|husker (?:\\S+ ){1,3}(?:indstilling|innstilling|temperatur)~|muistaa (?:\\S+ ){1,2}(?:asetuks|lämpöt)~|onthou (?:\\S+ ){1,3}(?:instelling|temperatuur)|man síðustu stilling~|mäletab (?:\\S+ ){1,2}(?:seade|temperatuur)~|memory function|memory_?funktion|geheugenfunctie|minnesfunktion|minnefunksjon|hukommelsesfunktion|muistitoimin~',
	},
	'a ring of light': {
		x: 'light ring|ring of light|glowing ring|(?:licht|leucht)_?ring~|ljusring~|lysring~|valoreng~|valorenka~|ligring|ljóshring~|valgusrõnga~|anneau lumineux|anillo (?:luminoso|de luz)|anello luminoso|anel (?:luminoso|de luz)|ışık halkası',
	},
	'descales or cleans itself': {
		x: 'descales? itself|self_?descal~|cleans itself|entkalkt sich|selbst_?entkalk~|reinigt sich selbst|ontkalkt zichzelf|reinigt zichzelf|zelf_?ontkalk~|avkalkar sig|rengör sig|självreng~|avkalker seg|rengjør seg|afkalker sig|renser sig|poistaa kalkin itse|puhdistaa itsensä|itsepuhdist~|puhastab end|eemaldab katlakivi',
	},
}

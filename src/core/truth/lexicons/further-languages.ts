/**
 * Words for things in languages beyond those of the lexicons (Danish and Norwegian, Finnish, Hungarian, Czech and Slovak, Romanian, Greek, Ukrainian
 * and Bulgarian, Vietnamese, Indonesian …), by the thing's name; written as the terms of group `x` are. Read only on pages and in listings of these languages.
 */
export const FURTHER_LANGUAGES: ReadonlySet<string> = new Set(
	'danish|norwegian|finnish|icelandic|hungarian|czech|slovak|romanian|greek|ukrainian|bulgarian|vietnamese|indonesian|malay|estonian|slovenian|croatian|serbian'.split(
		'|',
	),
)

export const FURTHER_MATERIALS: Readonly<Record<string, string>> = {
	'stainless steel':
		'rustfri~ stål|ruostumaton~ teräs~|ruostumattom~|rozsdamentes~|nerez~|oțel inoxidabil|ανοξείδωτ~|нержавіюч~|неръждаем~|thép không gỉ|inox|baja tahan karat|stainless',
	steel: 'stål~|teräs~|teräk~|acél~|ocel~|oceľ~|oțel~|χάλυβ~|ατσάλι~|сталев~|стоман~|thép|baja',
	metal: 'metalli~|metall~|fém(?:ből|es)?|kovov~|metalic~|μεταλλικ~|μέταλλο~|метал~|kim loại|logam',
	aluminium: 'aluminium~|alumiini~|alumínium~|hliník~|aluminiu~|αλουμίνιο~|алюміні~|алумини~|nhôm',
	titanium: 'titan(?!ic|en(?!\\p{L}))(?:iu|ium|i)?~|titaani~|titán~|τιτάνιο~|титан~',
	iron: 'jern|rauta(?!tie|tei|kirja|kaup|ist)\\p{L}*|vasból|železn(?!i[čc])~|din fier|σίδηρ~|σιδερένι~|залізн~|sắt|besi',
	'cast iron': 'støbejern~|støpejern~|valurauta~|öntöttvas~|litin~|liatin~|fontă|μαντέμ~|χυτοσίδηρ~|чавун~|чугун~|gang|besi cor',
	brass: 'messing~|messinki~|sárgaréz~|mosaz~|alamă|ορείχαλκ~|μπρούντζ~|латун~|đồng thau|kuningan',
	copper: 'kobber~|kupari~|réz(?:ből)?|rézsz~|měď~|měděn~|meden~|cupru|χαλκ[όο]~|мідн~|мід(?:ь|і)|tembaga',
	'carbon fibre':
		'kulfiber~|karbonfiber~|hiilikuitu~|szénszál~|karbon(?:ov|szál)~|uhlíkov~ vlák~|fibră de carbon|ανθρακόνημα~|ίνες άνθρακα|вуглецев~ волок~|sợi carbon|serat karbon',
	gold: 'pozla[cćč]~|forgyld~|forgylt~|kullattu~|επίχρυσ~|позолоч~|позлат~|mạ vàng|berlapis emas|guld~|gull(?!fall|korn|fisk|öld|regn|hamst|nám|smi)~|kulta~|kullat~|arany~|zlat~|aur(?:ul|ului|it|ită|ite|iți|iu|iul|ie|ii)?|χρυσ[όςήού]~|золот~|злат~|vàng|emas',
	'sterling silver':
		'sterlingsølv|(?:massivt?|ægte|ekte) sølv|hope(?:asta|inen (?:ketju|solki|sormus|koru|kaulakoru|riipus|ranne|lusikka|lautanen|korvakoru))~|(?:aitoa|puhdasta) hopeaa|sterling_?hopea~|ezüstből|(?:valódi|tömör) ezüst|ze stříbra|(?:pravé|ryzí) stříbro|zo striebra|(?:pravé|rýdze) striebro|din argint|argint (?:masiv|925)|από ασήμι|ασήμι 925|зі срібла|срібло 925|от сребро|сребро 925|bạc (?:thật|nguyên chất|925)|perak (?:asli|murni|925)',
	plastic: 'plast~|plastik~|muovi~|műanyag~|plastov~|plastic~|πλαστικ~|пластик~|пластмас~|nhựa|plastik',
	silicone: 'silikon~|silikoni~|szilikon~|silikón~|silicon~|σιλικόνη~|силікон~|силикон~|silicone',
	rubber:
		'gummi~|kumi(?:nen|sta|set|a)?|kumist~|gumi(?:ból|s)?|pryž~|gum(?:a|ov)~|cauciuc~|(?:από|σε) λάστιχο|λαστιχ[εέ]νι~|καουτσούκ|гум(?:а|ов)~|cao su',
	bamboo: 'bambus~|bambu~|bambusz~|μπαμπού|бамбук~',
	wood: 'træ(?!n|k|f)|treverk|puu(?:ta|sta|nen|inen)?|puinen|puis(?!t|in|u)\\p{L}*|puista|~fa(?:nyelű|ból)|fából|fa(?=(?:nyél|test))|dřev~|drev~|lemn~|ξύλο~|ξύλιν~|дерев~|дърв(?!одел)~|gỗ|kayu',
	oak: 'egetræ~|eiketre~|hrast~|dubu(?= |$|,|\\.)|tamme(?:puu|st)~|tammi(?!kuu)\\p{L}*|tamme(?:a|n|sta)|tölgy~|dubov~|z dubu|stejar|δρυ~|дуб(?!л|ай)~|sồi',
	beech: 'bøg~|bøketre~|pyökki~|pyöki~|bükk~|bukov~|οξιά~|бук~',
	cork: 'korki~|parafa~|korkov~|plută|φελλ~|корк~',
	marble: 'marmor~|marmori~|márvány~|mramor~|marmur~|μάρμαρ~|мармур~|мрамор~|đá cẩm thạch|marmer',
	granite: 'granit~|graniitti~|gránit~|γρανίτ~|граніт~',
	ceramic: 'keramik(?!er)\\p{L}*|keraami~|kerámia~|keramick~|ceramic~|κεραμικ~|керамі~|gốm|keramik',
	porcelain: 'porcelæn~|porselen~|posliini~|porcelán~|porțelan~|πορσελάν~|порцелян~|(?<!(?:đại|thiên|môn|lãnh) )sứ|porselen',
	glass:
		'af (?:hærdet )?glas|av glass|glass~|lasi(?:nen|sta|set|a)?|lasis~|üveg~|skl(?:o|a|e|u|em|om)|skleněn~|sklen(?:en|á|é|ý|ej|ého|ou|ú|ým)~|sticl(?!e(?![\\p{L}]))~|γυαλ~|γυάλιν~|скл(?:о|я|ян)~|стъкл~|thủy tinh|kaca',
	'tempered glass':
		'hærdet glas|herdet glass|karkaistu~ lasi~|edzett üveg~|tvrzen~ skl~|tvrden~ skl~|sticlă securizată|σκληρυμέν~ γυαλ~|загартован~ скл~|kính cường lực|kaca tempered',
	sapphire: 'safir~|safiiri~|zafír~|safír~|ζαφείρ~|сапфір~|сапфир~',
	paper: 'papir|paperi~|papír~|hârtie|χαρτί~|папер~|giấy|kertas',
	leather:
		'læder~|skinn(?!er|ende|et (?:av|gjennom|på himm)|e(?!\\p{L}))~|nahka~|nahas~|bőrből|(?<!(?:a|az|száraz|érzékeny) )bőrrel|bőrszíj~|(?:valódi|igazi|marha|borjú|természetes|olasz|fekete|barna|minőségi|hasított)_bőr~|bőr(?= (?:táska|öv|szíj|tok|kötés|borít|kárpit|huzat|felső|tárca|kesztyű|csizma|talp|bevonat))|(?<=(?:anyaga?|anyaga?:) )bőr|kožen~|(?<!(?:do|na|pro|vaše|vaši|tvá|dětská|suchá|citlivá|mokrá|hebká|jemná|její|jeho|moje|tvoje|husí|od|po|stav|péče o|ochran\\p{L}|podrážd\\p{L}+|strukt\\p{L}+) )kůž(?:e(?! (?:zůst|je |dých|se |vypad))|í(?!\\p{L})|ích)|(?<!(?:vaša|tvoja|detská|suchá|citlivá|husia|moja|jeho|jej|vaše|suha|osjetljiva|dečja|dječja|občutljiva) )koža(?! (?:zost|je |dýcha|sa |ostaje|diše|vaših|rok|lica|obraza|ruk|ruku))|(?:din|de) piele(?! (?:sensibil|usca|deli))|piele (?:naturală|autentică|veritabilă)|(?:από|γνήσιο|αληθινό|φυσικό) δέρμα|δερμάτιν~|шкір(?:а|ян)~|кожен~|(?<!(?:за|към|върху|до|по|с|на|вашата|вашета|чувствителната|нежната|сухата) )кож(?:а|ата)(?! (?:на (?:лицето|тялото|ръцете)|диша|остава))|da thật|bằng da|(?:dari|berbahan|bahan) kulit',
	'imitation leather':
		'kunstlæder~|kunstskinn~|imiteret læder|tekonah[kg]a~|keinonah~|műbőr~|koženk~|(?:umel|syntetick|umjetn|veštačk|sintetičk)~ kož\\p{L}*|(?:uměl|syntetick)~ kůž\\p{L}*|umetn~ usnj\\p{L}*|dirbtin~ od\\p{L}*|māksl~ ād\\p{L}*|piele (?:ecologică|artificială)|δερματίνη~|τεχνητό δέρμα|штучн~ шкір\\p{L}*|екошкір~|(?:изкуствен|еко)~ кож\\p{L}*|giả da|kulit (?:imitasi|sintetis)',
	cotton: 'bomuld~|bomull~|puuvilla~|pamut~|bavln~|bumbac~|βαμβάκ~|βαμβακερ~|бавовн~|памук~|cotton|katun',
	wool: 'uld~|ull(?:en)?|villainen|villasta|gyapjú~|vln(?:ěn|en)~|(?<=(?:ovčí|ovčia|přírodní|prírodná|čistá|pravá|merino|jemná|střižní|strižná|jehněčí|jahňacia|minerální|recyklovaná|%) )vlna|(?<!(?:mořsk|morsk|obří|velk|veľk|tepeln|dlouh|rázov|tlakov|rozhlas|nov|prv|další|vysok)\\p{L}* )vlna(?=[.,:;!]|$| (?:\\d|a (?:bavl|hedv|hodv|kašm|akryl|poly|len)|merino|z (?:merin|ovc|ovec|jehň|jahň)|hřeje|hreje))|(?<=(?:z|ze|zo|%|ovčí|ovčej|merino|směs|zmes|podíl|podiel|čisté|čistej|pravé|pravej|jemné|jemnej|střižní|strižnej) )vlny|lână~|(?:από|100 ?%|παρθένο|φυσικό|αγνό) μαλλί~|μάλλιν~|вовн~|(?<!(?:морск|огромн|гореща|топлинн|ударн|първа|нова|висока) )вълн(?!\\p{L}* (?:от (?!мерин|овц|овч|алп|австр|нова)|на )|у|ени|ит|оре|и(?![\\p{L}]))~|wol',
	silk: 'silke~|silkki~|silkis~|selyem~|(?<!uměl\\S* )hedváb~|(?<!umel\\S* )hodváb~|mătase~|μετάξι~|μεταξωτ~|шовк~|коприн~|lụa|tơ tằm|sutra',
	linen: 'hørstof~|pellava~|len(?:vászon|ből)~|lněn~|ľan~|in (?:pur|natural)|λιν[άόή]~|льон~|лен(?:ен)~|vải lanh|linen',
	velvet: 'fløjl~|velur~|fløyel~|sametti~|bársony~|samet~|zamat~|catifea~|catifelat~|βελούδ~|оксамит~|кадиф~|nhung|beludru',
	fleece: 'fleece~|fliss~|polár~|flís(?!at[aö]ng|al[aö]g|agólf|in |in$)~|φλις',
	down: 'dun(?:fyld|fyll|jakk|dyn|pud|put|vest|täck|kudd)~|dun(?:et|en|ene|s)?|untuva~|pehely~|~toll(?:al|ból|as)?|lúdtoll~|peří~|husí(?!(?:ho|mu|m)? krk)~|páper~|puf(?: de|ul)~|πούπουλ~|пух~|lông vũ|bulu angsa',
	fur: 'pels~|turkis~|szőrme~|kožešin~|kožušin~|blană~|γούνα~|хутр~|lông thú',
	felt: 'filtstof~|huopa~|filc~|plst~|pâslă|τσόχα~|повст(?!а)~',
	nylon: 'nylon~|nejlon~|νάιλον|нейлон~',
	polyester: 'polyester~|polyesteri~|poliészter~|poliester~|πολυεστέρ~|поліестер~|полиестер~',
	diamond: 'diamant~|timantti~|timant~|gyémánt~|διαμάντ~|діамант~|kim cương|berlian',
	'non-stick coating':
		'slip_let~|tarttumaton~|tapadásmentes~|nepřilnav~|nepriľnav~|antiadez~|αντικολλητικ~|антипригарн~|chống dính|anti lengket',
	latex: 'lateksi~|latex~|λάτεξ|латекс~',
	concrete: 'beton~|betoni~|μπετόν|бетон~|bê tông',
}

export const FURTHER_PROPERTIES: Readonly<Record<string, string>> = {
	lifetime:
		'(?:garanc|garanç|záruk|garanț|jamstv|garanti|гаранц|гарант|εγγύησ|takuu)\\p{L}* (?:\\S+ )?(?:pe viață|na celý život|doživotn|ισόβι|довічн|доживотн|eluaeg|élettartam|visam gyvenimui|uz mūžu)~|(?:doživotn|dožívotn|довічн|доживотн|elinikäi|eluaeg|élettartam|mūža|ισόβι)\\p{L}* (?:garanc|záruk|jamstv|гаранц|гарант|takuu|garanti|εγγύησ)~|bảo hành trọn đời',
	waterproof:
		'vandtæt~|vanntett~|vedenpitäv~|vodotěsn~|vodotesn~|voděodoln~|impermeabil~|αδιάβροχ(?!(?:ο|α|ου|ων) (?:κάλυμμα|καλύμματος|μπουφάν))~|водонепроникн~|водоустойчив~|chống (?:thấm )?nước(?! nhẹ)|(?:anti|kedap) air',
	'water-resistant':
		'vandafvisende|vannavvisende|vettä hylkiv~|vízlepergető~|vodoodpudiv~|rezistent~ la apă|ανθεκτικ~ στο νερό|вологозахищен~',
	'dishwasher-safe':
		'opvaskemaskine~|oppvaskmaskin~|astianpesu~|mosogatógép~|myč[kc]~|umývačk~|mașina de spălat vase|spălat vase|πλυντήριο πιάτων|посудомий~|съдомиялн~|máy rửa (?:chén|bát)|mesin pencuci piring',
	'machine-washable':
		'vaskemaskine~|vaskemaskin~|maskinvask~|pesukone~|pestä koneessa|mosógép~|gépben mosható|pračk~|práčk~|v pračce|mașina de spălat(?! vase)|πλυντήριο(?! πιάτων)|пральн~ машин~|пералн~|máy giặt|mesin cuci',
	'microwave-safe':
		'mikrobølge~|mikroaaltouuni~|mikrohullám~|mikrosütő~|mikrovln~|microunde~|μικροκυμάτων|мікрохвил~|микровълнов~|lò vi sóng',
	'oven-safe':
		'ovnfast~|ildfast~|uuninkestäv~|sütőbe~|sütőálló|do trouby|do rúry|(?:rezistent|potrivit)~ la cuptor|(?:κατάλληλ|αντέχ|ανθεκτικ)~ (?:\\S+ )?(?:για|σε|στον?) (?:τον )?φούρνο~|духовк~|(?:dùng|cho|vào|trong|chịu) (?:được )?(?:trong |cho |vào )?lò nướng',
	'freezer-safe':
		'fryser(?! (?:du|jeg|vi|man|de|den|det|han|hun|ikke|på|i(?!\\p{L}))(?!\\p{L}))(?<!(?:^| )(?:du|jeg|vi|man|han|hun|det|aldrig|aldri|som|fingrene|tærne|fødderne|føttene) fryser)~|pakastin~|pakastime~|fagyasztó~|mrazák~|mraznič~|congelator~|κατάψυξη~|морозильн~|фризер~',
	'heat-resistant':
		'varmebestandig~|kuumuutta kestäv~|hőálló~|žáruvzdorn~|tepelně odoln~|rezistent~ la căldură|πυρίμαχ~|термостійк~|жаростійк~|chịu nhiệt|tahan panas',
	'fire-resistant':
		'(?:resist|a prova|tahan|kestää|ellenáll|odoln)\\p{L}* (?:\\S+ )?(?:al |di |a(?:o|u) |la )?(?:fuoco|fogo|fuego|feu|foc|api|tulta|tűznek|ohni)|brandhæmmende|brannhemmende|palosuojat~|tűzálló~|ohnivzdorn~|nehořlav~|ignifug~|άφλεκτ~|πυράντοχ~|вогнестійк~|вогнетривк~|chống cháy',
	'shock-resistant':
		'stødsikker~|støtsikker~|iskunkestäv~|ütésálló~|nárazuvzdorn~|rezistent~ la șoc~|ανθεκτικ~ στους κραδασμούς|ударостійк~|удароустойчив~|chống sốc|tahan banting',
	'scratch-resistant':
		'ridsefast~|ripefri~|naarmuuntumat~|karcálló~|poškrábání|rezistent~ la zgâri~|αντιχαρακτικ~|стійк~ до подряпин|chống trầy|anti gores',
	'rust-resistant': 'ruster ikke|ruostumat~|nem rozsdásod~|nerezav~|nu ruginește|δεν σκουριάζει|не іржавіє|chống gỉ|anti karat',
	'wrinkle-resistant':
		'krølfri~|krøllfri~|strygefri~|(?:ei |eivät )?rypisty~|gyűrődés~|nemačkav~|nekrčiv~|nu se șifonează|ατσαλάκωτ~|не мнеться|chống nhăn|anti kusut',
	antibacterial: 'antibakteriel~|antibakteri~|antibakteriáln~|αντιβακτηρι~|антибактеріальн~|kháng khuẩn|antibakteri',
	hypoallergenic:
		'allergivenlig~|allergivennlig~|hypoallergen~|hypoallergeeni~|hipoallergén~|hypoalergen~|hipoalergen~|υποαλλεργικ~|гіпоалерген~',
	'non-toxic':
		'giftfri~|ugiftig~|myrkytön|myrkyttöm~|nem mérgező|netoxick~|nejedovat~|netoxic~|μη τοξικ~|нетоксичн~|không độc|tidak beracun',
	'uv protection': 'uv_?(?:beskyt|suoj|védel|ochran|protecți|προστασία|захист)~|uv szűrő~|aurinkosuoja~|solbeskyttelse',
	'noise cancelling':
		'støjreduk~|støydemp~|vastamelu~|melunvaimen~|zajszűr~|potlač~ (?:hluku|šumu)|anulare~ (?:a )?zgomot~|ακύρωση θορύβου|шумопоглин~|chống ồn|peredam bising',
	insulated: 'termoisol~|eristet~|hőszigetel~|tepelně izol~|izolat~ termic|μονωμέν~|θερμομονωτικ~|термоізол~|giữ nhiệt',
	'leak-proof':
		'lækagesikker|lekkasjesikker|vuotamat~|szivárgásmentes~|cseppmentes~|neteče|těsní(?! k| na)|těsn(?:ý|é) (?:uzávěr|víč|víko|uzavř|zavír|šroub)|etanș~|στεγαν~|δεν στάζει|не протікає|герметичн~|không rò|anti bocor',
	foldable:
		'foldbar~|sammenfoldelig~|sammenleggbar~|taitett~|kokoontaittuv~|összecsukható|összehajtható|skládac~|skladac~|pliabil~|πτυσσόμεν~|αναδιπλούμεν~|складан~|сгъваем~|gấp gọn|dapat dilipat',
	'height adjustable':
		'højdejuster~|høydejuster~|korkeussäädett~|állítható magasság~|výškově nastaviteln~|reglabil~ (?:pe|în) înălțime|ρυθμιζόμενο ύψος|регульован~ висот~',
	magnetic: 'magnetisk~|magneet~|mágnes~|magnetick~|magnetic~|μαγνητικ~|магнітн~|nam châm|magnetik',
	'non-slip':
		'skridsikker~|sklisikker~|luistamat~|liukumat~|liukueste~|csúszásmentes~|csúszásgátl~|protiskluz~|protišmyk~|antiderap~|αντιολισθητικ~|нековзн~|протиковзн~|chống trượt|anti selip',
	removable: 'aftagelig~|avtakbar~|irrotett~|levehető~|kivehető~|odnímateln~|snímateln~|detașabil~|αφαιρούμεν~|знімн~|có thể tháo',
	'hand-made':
		'håndlavet|håndlaget|käsintehty~|käsin tehty~|kézzel készít~|kézműves~|(?:ručně|ručne) (?:vyr|vyt|šit|tvoř|tvor|malov|maľov|plet|háčk|tkan|kov|brouš|brús|leš|děl|zdob|skládan|skladan|řezb|foukan|fúkan|gravír|prošív|prešív|rob|zhot|sestav|zostav|litý|liat|odlé|odlie|vyší|vyšív|stříh|stříd|krouc|tisk|tlač|nanáš|opracov|dokonč|váz|viaz|vytes|montov)~|(?<=(?:vyrob|vyráb|šit|malov|maľov|plet)\\p{L}* )(?:ručně|ručne)|ručná výroba|lucrat~ manual|făcut~ (?:de|la) mână|χειροποίητ~|ручн~ робот~|ръчна изработка|(?<!(?:đo|đong|lường) )thủ công|buatan tangan',
	'vegan product': 'vegansk~|vegaani~|vegán~|vegansk~|vegan~|βίγκαν|веган~|thuần chay',
	patent: 'patenteret|patentert|patentoitu~|szabadalm~|patentovan~|brevetat~|ευρεσιτεχνία~|запатентован~|bằng sáng chế|dipatenkan',
	reversible: 'vendbar~|käännettäv~|kifordítható~|oboustrann~|obojstrann~|reversibil~|διπλής όψης|двосторонн~',
	breathable:
		'åndbar~|pustende|hengittäv~|lélegző~|légáteresztő~|prodyšn~|priedušn~|respirabil~|διαπνέ~|дихаюч~|повітропроникн~|thoáng khí',
	reflective:
		'reflekterende|(?<!(?<!\\p{L})(?:dine|gode|hurtige|raske|træner|trener|barnets|kattens|øver) )refleks~|heijastav~|heijastin~|fényvisszaverő~|reflexn~|reflectoriz~|αντανακλαστικ~|світловідбив~|phản quang',
	'quick-drying':
		'hurtigtørrende|hurtigtørkende|nopeasti kuivuv~|gyorsan szárad~|rychleschnouc~|rýchloschnúc~|uscare rapidă|στεγνώνει γρήγορα|швидковисих~|nhanh khô|cepat kering',
}

export const FURTHER_DEVICES: Readonly<Record<string, string>> = {
	wireless:
		'trådløs~|langaton~|langattom~|vezeték_?nélküli~|bezdrátov~|bezdrôtov~|fără fir~|ασύρματ~|бездротов~|безжичн~|không dây|nirkabel',
	bluetooth: 'bluetooth~|блутут~',
	'app control':
		'(?:med|via|gennem|gjennom|por|con|per|mit|avec|través de) (?:\\S+ )?app(?:en)?|mobil_?app~|sovellu[sk]~|mobiiliso~|alkalmazás~|aplikac~|aplikáci~|aplicați[ae]~|(?:μέσω|από|με|μια|την) εφαρμογή~(?! (?:στο σώμα|πάνω|γύρω|του (?!κινητ|κατασκ|τηλεφ|smart)|των|στο (?:πρόσωπο|δέρμα)|στα (?:μαλλιά|χείλη)|της (?:κρέμας|μάσκας|βαφής|κόλλας)))|застосун~|(?<!(?:на|дієтич\\p{L}*|харчов\\p{L}*) )додат(?:ок|ку)(?! до)|(?<!(?:широк|намир|наход|практич|област|външн|наружн|кулинар|медицин|лесн|различн|друг|разнообраз)\\p{L}* (?:на )?)приложен~|(?<!(?:micro|nghệ|được) )ứng dụng(?! (?:ai|công nghệ|trí tuệ|kỹ thuật)(?![\\p{L}\\p{M}]))|aplikasi',
	'voice control':
		'stemmestyring|ääniohja~|hangvezérl~|hlasov~ (?:ovl|asist)~|control vocal|comandă vocală|φωνητικ~(?= (?:έλεγχ|εντολ|βοηθ|χειρισμ))|голосов~ (?:керув|помічн|асист)~|(?:điều khiển|ra lệnh|lệnh|trợ lý|nhận diện) (?:bằng )?giọng nói|perintah suara',
	'remote control':
		'fjernbetjening~|fjernkontroll~|kaukosääd~|kauko_?ohja~|távirányító~|dálkov~ (?:ovlad|ovlád)~|diaľkov~|daljinsk~ (?:upravlj|uprav)~|telecomand~|τηλεχειριστήρι~|пульт~|дистанцион~|điều khiển từ xa|kendali jarak jauh',
	'touch screen':
		'berøringsskærm~|trykskærm~|kosketusnäyt~|érintőképernyő~|dotykov(?=\\p{L})~|ecran tactil|οθόνη αφής|сенсорн~|màn hình cảm ứng|layar sentuh',
	camera: 'kamera(?:et|a)?(?! (?:arkas|önünde|karşısında))|kameralla|kamerá~|cameră (?:foto|video)|κάμερα~|камер(?:а|ою|и)|máy ảnh',
	microphone: 'mikrofon(?:en|er|ok|nal|ní)?~|mikrofoni~|microfon~|μικρόφων~|мікрофон~',
	speaker: 'højttaler~|høyttaler~|kaiutin~|kaiuttim~|hangszóró~|reproduktor~|difuzo~|boxă|boxe|ηχεί~|динамік~|колонк~|loa|pengeras suara',
	rechargeable:
		'genopladelig~|oppladbar~|ladattav~|újratölthető~|tölthető~|dobíjec~|nabíjec~|dobíjateľn~|reîncărcabil~|επαναφορτιζόμεν~|перезаряд~|акумулятор~|sạc lại|isi ulang',
	'lithium battery': 'litium~|lítium~|lithiov~|λιθίου|літієв~',
	'fast charging':
		'hurtigopladning|hurtiglading|lynopladning|pikalata~|gyorstölt~|rychl~ nabíj~|rýchl~ nabíj~|încărcare rapidă|γρήγορη φόρτιση|швидк~ заряд~|sạc nhanh|pengisian cepat',
	'wireless charging':
		'trådløs opladning|trådløs lading|langaton lataus|langattom~ latau~|vezeték_?nélküli töltés~|bezdrátov~ nabíj~|încărcare (?:fără fir|wireless)|ασύρματη φόρτιση|бездротов~ заряд~|sạc không dây',
	'solar powered':
		'solcelle~|solenergi|aurinkoenergi~|aurinkokenno~|napelem~|solárn~|energie solară|panou solar|ηλιακ~|сонячн~ (?:батаре|панел|енерг)~|năng lượng mặt trời|tenaga surya',
	'automatic shut-off':
		'slukker automatisk|automatisk (?:slukning|avslåing)|automaattinen sammutus|sammuu (?:itsestään|automaattisesti)|automatikus kikapcsol~|magától kikapcsol|automatick~ vypn~|vypne se (?:sám|sama|samo|automaticky)|oprire automată|αυτόματη απενεργοποίηση|σβήνει μόν~|автоматичн~ вимк~|вимикається сам~|tự động tắt|mati otomatis',
	timer: 'timer~|ajastin~|ajastim~|időzítő~|časovač~|temporizator~|χρονοδιακόπτη~|таймер~|hẹn giờ|pengatur waktu',
	alarm: 'vækkeur|herätyskello|herätys~|ébresztő~|budík~|alarmă|ξυπνητήρι|будильник~|báo thức',
	'temperature control':
		'temperaturstyring|temperaturregul~|lämpötilan säät~|hőfokszabályz~|hőmérséklet~ (?:szabály|állít)~|regulac~ teploty|reglarea temperaturii|ρύθμιση θερμοκρασίας|регулюв~ температур~|điều chỉnh nhiệt',
	'child lock':
		'børnesikr~|barnesikr~|lapsilukko~|gyerekzár~|dětsk~ (?:pojistk|zámek)~|blocare pentru copii|κλείδωμα για παιδιά|захист від дітей|khóa trẻ em',
	sensor: 'sensor~|anturi~|tunnistin~|érzékelő~|szenzor~|senzor~|čidlo~|snímač~|αισθητήρα~|датчик~|сенсор(?!н)~|cảm biến',
	'heart rate':
		'puls(?:måler|måling|en)?|hjertefrekvens~|hjerterytme|syke(?:tt[äa]|mittari|ttä)~|sykemitt~|pulzus~|tepov~|tepu|pulzu|puls(?:ul|ului)?|ritm cardiac|καρδιακ~ παλμ~|пульс~|серцев~ ритм~|nhịp tim|detak jantung',
	gps: 'gps~|gps_?paikannus~|satelitn~ navig~|műholdas~',
	'artificial intelligence':
		'kunstig intelligens|tekoäly~|mesterséges intelligenci~|uměl~ inteligenc~|umel~ inteligenc~|inteligență artificială|τεχνητή νοημοσύνη|штучн~ інтелект~|trí tuệ nhân tạo|kecerdasan buatan',
	'turbo mode': 'turbo~|турбо~',
	induction:
		'induktion~|induksjon~|induktio~|indukció~|indukčn~|(?:na|za|pro|pre|do) indukc(?:i|iu|ii|iju|iji|ijo)|inducție~|επαγωγ~|індукці~|индукци~|bếp từ|induksi',
	gas: 'gaskomfur~|gassbluss~|kaasuliesi~|kaasulie~|gáztűzhely~|plynov~ sporák~|aragaz~|γκάζι|газов~ плит~|bếp ga',
	filter: 'filter(?:et|e|rel)?|suodatin~|suodattim~|szűrő~|filtr~|filtru~|φίλτρ~|фільтр~|филтър~|bộ lọc',
	lid: '(?:med|og) låg|(?:med|og) lokk|kansi~|kannella|kannen|fedél(?!zet)~|fedővel|tetővel|víčk~|poklic~|víko|capac~|καπάκι~|кришк~|капак~|nắp(?! nam châm)',
	handle: 'håndtag~|kahva~|fogantyú~|nyél~|rukojeť~|rukoväť~|držadl~|mâner~|λαβή|χερούλι|ручк~|дръжк~|tay cầm|gagang',
	pockets: 'lommer?|tasku~|zseb~|kaps(?:a|y|ou|ami)|vreck~|buzunar~|τσέπ~|кишен~|джоб~|túi|saku|kantong',
	zip: 'lynlås~|glidelås~|vetoketju~|cipzár~|zip(?:s|em|u)?|fermoar~|φερμουάρ|(?<!(?:як|мов|наче|неначе|ніби|удар|спалах|спалахи) )блискавк~|цип~|khóa kéo|ritsleting',
	'carry bag':
		'bæretaske~|bæreveske~|opbevaringspose~|kantokassi~|säilytyspuss~|hordtáska~|hordozó~|přenosn~ (?:tašk|kufř)~|geantă de transport|θήκη μεταφοράς|сумк~ для (?:перенес|зберіг)~|túi đựng|tas penyimpanan',
	'cable included':
		'(?:lade|oplader|usb)_?kabel~|oplader|lader(?= |[.,])|laturi~|latausjohto~|latauskaapeli~|töltőkábel~|töltő(?:vel|t)?|nabíječk~|nabíjačk~|nabíjec~ kabel~|napájec~|încărcător~|cablu~ (?:usb|hdmi|de|rca)|φορτιστή~|καλώδι(?:ο|α) (?:usb|hdmi|φόρτισης|ήχου|δικτύου|rca)|зарядн~|кабел(?:ь|ем|і)|củ sạc|dây sạc|(?:câbles?|cables?|cabos?|cavi|cavo|kabel|kable|kabeln) (?:(?:micro_?|mini_?)?hdmi|rca|xlr|aux|ethernet)|(?:micro_?|mini_?)?(?:hdmi|rca|xlr|ethernet)[ -](?:cables?|kabel\\p{L}*)',
	'manual included':
		'brugsanvisning~|bruksanvisning~|käyttöohje~|használati (?:útmutató|utasítás)~|návod~|manual de utilizare|εγχειρίδι~|οδηγίες χρήσης|інструкц~|ръководств~|sách hướng dẫn',
	'gift box':
		'gaveæske~|gaveeske~|lahjapakka~|lahjarasia~|ajándékdoboz~|díszdoboz~|dárkov~|darčekov~|cutie cadou|κουτί δώρου|подарунков~|hộp quà|kotak hadiah',
	'dust extraction':
		'støvpose~|støvsugerpose|pölypuss~|porzsák(?!\\p{L}* nélkül)\\p{L}*|sáčk~ na prach|vrecko na prach|sac de praf|σακούλα σκόνης|мішок для пилу|túi bụi|(?<!(?:tanpa|cari|beli|ganti|membeli|mengganti) )kantong debu',
	hepa: 'hepa~|хепа',
	'work light or laser guide': 'laser(?:guide|styring|pegepind)|laserohja~|lézer~|laserov~|laser(?:ul)? de ghidaj|λέιζερ|лазерн~',
	subtitles:
		'undertekst~|tekstity~|(?:magyar|angol|német|francia|többnyelvű|idegen|választható|nyelvű|beégetett) felirat~|felirat(?=\\p{L}* (?:magyar|angol|német))~|feliratoz~|feliratos (?=film|vált|kiad|verz|dvd)~|titulk~|subtitr~|υπότιτλ~|субтитр~|phụ đề',
	'a signature':
		'signeret|signert|signeerattu|(?:kirjailijan|omistuskirjoit)~ |nimikirjoitu~|aláírt~|dedikált~|podepsan~|podpísan~|semnat~ de|autograf~|υπογεγραμμέν~|imzala~|(?<=(?:yazar(?:ı|ından)?|sanatçı|el|ıslak|şahsen) )imzalı|imzalı(?= (?:kitap|kopya|fotoğraf|baskı|nüsha|poster|kart|forma))|підписан~|автограф~|chữ ký|ditandatangani',
	'radio or tuner': 'dab\\+|dab_?radio|digital_?radio|radio_?(?:funktion|mode)',
	translation:
		'oversat~|oversatt|(?<!(?:jyrk|tiuk|nope|loiv|yksi|yhde|puol|kierto|seuraav|ensimmäi)\\p{L}* )käännö(?:s|ks)(?!\\p{L}* (?:oikea|vasem|ympär|takai|tie|kohti))~|käännetty~|fordította(?= ?:| (?:magyar|angol))|(?<=(?:magyarra|\\p{L}+b[óő]l) )fordította|fordító(?:ja|i)?|fordításban|magyarra fordít~|překlad~|preklad~|tradus~|traducere~|μετάφραση~|μεταφρασμέν~|переклад~|(?<!(?:банков|паричен|пощенски|парични) )превод(?!\\p{L}* на (?:пари|сум|средств))~|bản dịch|terjemahan',
	'hardcover or paperback':
		'indbundet|innbundet|paperback|kovakanti~|pehmeäkanti~|kemény(?:kötés|táblás)~|puhakötés~|pevn~ vazb~|brožovan~|copertă (?:tare|moale|cartonată)|σκληρό εξώφυλλο|тверд~ (?:обклад|палітур)~|bìa (?:cứng|mềm)',
	'audio disc': 'lyd_?cd|ääni_?cd|hang_?cd|audio_?cd|cd audio|аудіо_?cd',
	'feathers or other filling':
		'(?:gåse|ande)fjer~|hanhen(?:untuva|höyhen)~|lúdtoll~|libatoll~|kacsatoll~|hus(?:í|ího) peř~|kachn~ peř~|pene de (?:gâscă|rață)|πούπουλα χήνας|гусяч~ (?:пір|пух)~|lông ngỗng',
	'energy saving':
		'energibesparende|energiansää~|energiatakarékos~|úsporn~|economi~ (?:de )?energie|εξοικονόμηση ενέργειας|енергозберіг~|tiết kiệm (?:điện|năng lượng)',
	'second battery':
		'ekstra batteri|vara_?akku~|pót_?akku~|pótakkumulátor~|náhradní bateri~|baterie de rezervă|δεύτερη μπαταρία|запасн~ батаре~|pin dự phòng',
	'massage function': 'massage~|massasje~|hieronta~|masszáz~|masáž~|masaj~|μασάζ|масаж~|mát_?xa|pijat',
	'heating function':
		'varmefunktion|oppvarmet|lämmity~|lämmitet~|fűthető~|fűtő~|vyhřívan~|(?<!(?:exerciții|exercițiile|de) de )încălzi(?!rea? (?:global|muscular))\\p{L}*|θερμαινόμεν~|підігрів~|(?<!lò )sưởi|pemanas',
	'steam function':
		'damp(?:funktion|en)?(?= |[.,])|höyry~|gőz~|pární~|pár(?:a|ou)|(?<!(?:dva|dvě|tři|čtyři|oba|obě|další|jejich) )páry|parn~|(?:cu|funcți[ea]|jet de|cuptor cu|generator de|stație de) abur~|abur (?:vertical|continuu)|ατμ(?:ό|ού|ός)|ατμομάγειρ~|(?<!(?:грають|грати|удвох|вдвох|разом|ходять|однією|кожною|другою|запасною|новою|з) )парою(?! (?:черев|шкарп|рукав|навуш|окуляр|друз|лиж|кол))|(?<=(?:з|із|гарячою|під) )парою(?= (?:для|і|та|на|під)|[.,!]|$)|парова|hơi nước|uap',
	wheels: 'hjul|pyörä(?:t|llä|llinen)|kerek(?:ek|es|ekkel)|kolečk~|kolies~|roți~|rotile|ροδάκια|коліщат~|колелца|bánh xe|roda',
	mirror: 'spejl~|speil~|peili~|tükör~|tükr~|zrcad~|zrkad~|oglindă~|καθρέφτη~|дзеркал~|огледал~|gương|cermin',
}

import type { ConceptTable } from '../concepts'

/** Environmental claims: generic ones are banned in the EU without recognised proof (Directive (EU) 2024/825). */
export const ENVIRONMENT: ConceptTable = {
	'environmental friendliness': {
		x: 'eco_?(?:friendly|conscious|responsible|design)|environment(?:ally)?[ -](?:friendly|safe|conscious|responsible|sound)|(?:good|better|safe|kind|kinder) (?:for|to) (?:the )?(?:environment|planet|earth|nature)|(?:protect|save|help|respect)(?:s|ing)? (?:the )?(?:environment|planet|earth|nature|oceans?)|sustainab~|green (?:product|choice|technology|energy|alternative)|(?:planet|earth|ocean|nature)_friendly|environmental impact|ecological~|low (?:environmental )?(?:footprint|impact)|écologique~|éco_?(?:responsable|conçu|friendly)~|(?:bon|respectueu|meilleur)~ (?:pour|de) (?:la |l.)?(?:planète|environnement|nature)|(?:protège|préserve|sauve)~ (?:la |l.)?(?:planète|environnement|nature)|durabilité environn~|développement durable|(?:production|mode|matériaux?) durable|ecológic~|eco_?amigable|sostenib~|sustentab~|(?:respetuos|amigable|buen)[oa]?s? (?:con|para) el (?:medio ambiente|planeta|medioambiente)|(?:cuida|protege|salva)~ (?:el |o )?(?:planeta|medio ?ambiente|meio ambiente)|umwelt_?(?:freundlich|bewusst|schonend|verträglich|schutz)~|nachhaltig~|ökologisch~|klimafreundlich~|(?:gut|besser) für die (?:umwelt|natur)|(?:schont|schützt) (?:die |unsere |das )?(?:umwelt|natur|planeten|klima|ressourcen)|ressourcenschonend~|ecologic[oaih]+|eco_?(?:sostenibil|compatibil)~|sostenibil~|(?:rispetta|rispettos|amic|protegge|salva)[oaie]? ?(?:dell.|l.|il |del )?(?:ambiente|pianeta|natura)|sustentáve(?:l|is)|amig[oa]s? (?:do|da) (?:meio ambiente|ambiente|natureza|planeta)|ecologicamente|çevre(?:ye)? (?:dostu|duyarlı)|çevreci|doğa(?:ya)? (?:dostu|duyarlı)|sürdürülebilir~|ekolojik|(?:çevreyi|doğayı|gezegeni) (?:koru|kurtar)~|milieu_?(?:vriendelijk|bewust)~|duurzaam (?:geproduceerd|product|alternatief)|duurzaamheid|ecologisch~|(?:goed|beter) voor (?:het milieu|de planeet|de natuur)|ekologiczn~|przyjazn~ dla środowiska|zrównoważon~|miljövänlig~|hållbar~ (?:utveckling|produktion|val|miljö)|bra för miljön|miljösmart|ramah lingkungan|berkelanjutan|экологич~|эко_?(?:дружелюб|френдли)~|безопас~ для (?:окружающей среды|природы)|पर्यावरण~|इको_?फ्रेंडली|thân thiện với môi trường',
		ar: '(?:صديق|رفيق|مزيان|محافظ|يحافظ|تحافظ|يحمي|تحمي|مفيد|جيد|كيحافظ|كيحمي)~ (?:لل|ل|على ال|على |ال)?(?:بيئه|كوكب|طبيعه|ارض)|(?:ال)?استدامه|مستدام~|بيئي(?:ا|ه)?|ايكولوجي~|ما كيضرش (?:ال)?(?:بيئه|طبيعه)|اقل تاثير على البيئه|اخضر وصديق',
		he: 'ידידותי~ לסביבה|אקולוגי~|בר[ -]קיימא|(?:ערכי|מטעמי|עקרונות|למען) (?:ה)?קיימות|קיימות (?:סביבתית|אקולוגית)|שומר(?:ת)? על (?:הסביבה|כדור הארץ)|ירוק לסביבה',
		cjk: '環境に(?:やさしい|優しい|配慮|良い|いい)|地球に(?:やさしい|優しい)|エコ(?:フレンドリー|な|素材|製品|で)?|サステナ|持続可能|環境(?:負荷|保護)|環保|环保|绿色(?:环保|产品|健康)|可持续(?!\\d| \\d|数|几|约|长|使|供|工|输|到|至|播|运|[一二三四五六七八九十])|可持續(?!\\d| \\d|數|幾|約|長|使|供|工|輸|到|至|播|運|[一二三四五六七八九十])|友好环境|对环境(?:友好|无害)|친환경|지속 ?가능|환경 ?(?:보호|친화)|에코(?!백|드라이|쇼핑백)|เป็นมิตร(?:กับ|ต่อ)สิ่งแวดล้อม|รักษ์โลก|ยั่งยืน|รักษาสิ่งแวดล้อม',
	},
	'recycled or recyclable': {
		x: 'recycl(?:ed|able|ing)~|upcycled|recycl(?:é|able)~|reciclad~|reciclab~|reciclat~|ανακυκλωμέν~|niresiklo|(?:ili|zili|ime|iliyo|zilizo)rejelez~|reciclável|recicláveis|recycelt~|recycelbar~|recyclingfähig~|wiederverwert~|riciclat~|riciclabil~|geri dönüş(?:üm|tür)~|gerecycled~|recyclebaar|recyclebare|recycling~|recyklingu|nadaje się do recyklingu|återvun~|återvinn~|daur ulang|переработан~|перерабатыва(?!л|ет(?!ся))~|вторичн~ (?:сыр|переработ)~|रीसाइकिल~|पुनर्चक्रण~|पुनर्नवीनीकरण|tái chế',
		ar: '(?:كي|كت)(?:ت)?رسيكل~|رسيكلاج|(?:قابل~ )?(?:لاعاده|معاد|اعاده|معاود) (?:ال)?تدوير~|روسيكلي|مرسكل~',
		he: 'ממוחזר~|מיחזור|ניתן למחזור|למיחזור',
		cjk: 'リサイクル|再生(?:素材|プラ|ポリ|紙|可能)|可回收|再生材料|回收(?:材料|塑料|再利用|瓶)|재활용|리사이클|รีไซเคิล',
	},
	'biodegradable or compostable': {
		x: 'bio_?degrad~|βιοδιασπ~|βιοαποδομ~|compostab~|biodégrad~|compostáve(?:l|is)|biologisch abbaubar~|kompostierbar~|biyo(?:lojik olarak )?(?:bozunur|çözün|parçalan)~|doğada çözün~|biologisch afbreekbaar|composteerbaar|biodegradowaln~|kompostowaln~|nedbrytbar~|komposterbar~|terurai~|биоразлага~|компостир~|बायोडिग्रेडेबल|जैव निम्नीकरणीय',
		ar: 'قابل~ لل(?:تحلل|تسميد)|(?:ي|ت)تحلل (?:ال)?(?:طبيعيا|حيويا)|تحلل (?:ال)?حيوي',
		he: 'מתכלה~|פריק ביולוגית',
		cjk: '生分解|堆肥化|土に還る|可降解|生物降解|可堆肥|생분해|퇴비화|ย่อยสลาย',
	},
	'renewable energy or planted trees': {
		x: 'renewable (?:energy|power|electricity)|(?:100 ?% |solar |wind )(?:green )?(?:energy|power)(?= used|ed factory)|énergies? (?:\\S+ ){0,4}?renouvelables?|energías? (?:\\S+ ){0,3}?renovables?|erneuerbare[nr]? energie~|ökostrom|energi[ae] (?:\\S+ ){0,3}?rinnovabil[ei]|energias? (?:\\S+ ){0,3}?renováve(?:l|is)|(?:duurzame|hernieuwbare|groene) (?:energie|stroom)|odnawialn~ (?:energi|źróde)~|förnybar~ energi|yenilenebilir enerji~|возобновляем~ (?:энерги|источник)~|(?:plants?|planted|planting) (?:a |one |\\d+ )?trees?|trees? (?:is |are )?planted|arbres? plantés?|plant(?:ons|ez|e) (?:un |des )?arbres?|árbol(?:es)? plantad[oa]s?|plantamos (?:un )?árbol~|bäume? gepflanzt|(?:pflanzen|pflanzt) (?:wir )?(?:einen )?b[aä]um~|alber[oi] piantat[oi]|árvores? plantadas?|ocean plastics?|(?:good|better|kinder?|gentle) (?:for|to|on) the (?:planet|environment|earth)|(?:bon|bonne|mieux) pour la planète|gut für (?:den planeten|die umwelt|die erde|das klima)|(?:gut|besser) fürs klima|klimaschonend~|umweltschonend~|buen[oa] para el planeta|micro_?plasti[ck]~',
		ar: 'طاقه متجدده|زراعه شجره|نزرع شجره',
		cjk: '再生可能エネルギー|可再生能源|재생 ?(?:가능 ?)?에너지|植樹|植树|나무를 ?심',
	},
	'climate neutrality': {
		x: '(?:carbon|co2|environmental|ecological) foot_?print|huella (?:de carbono|ecológica)|empreinte carbone|co2_?(?:fuß)?abdruck|impronta (?:di carbonio|ecologica)|pegada (?:de carbono|ecológica)|koolstofvoetafdruk|carbon_?(?:neutral|free|negative|offset)~|climate_?(?:neutral|positive|friendly)|co2_?(?:neutral|frei|free|offset|kompens)~|net_?zero|zero emissions?|neutre en carbone|zéro émission~|neutr[oa]s? (?:en|em|in) carbono|cero emisiones|zero emiss(?:ões|ioni)|klima_?(?:neutral|positiv)~|emissionsfrei~|(?:a )?(?:impatto|emissioni) zero|carbono neutro|karbon (?:nötr|ayak izi)~|sıfır emisyon|klimaat_?neutraal|co2_?neutraal|neutraln~ (?:dla klimatu|węglow)~|klimatneutral~|netral karbon|углеродно.?нейтральн~|нулев~ выброс~|कार्बन न्यूट्रल',
		ar: '(?:محايد|خال|صفر|متعادل)~ (?:من )?(?:ال)?(?:كربون|انبعاث)~|بصمه كربونيه|انبعاثات صفر~',
		he: 'ניטרלי~ (?:פחמנית|פחמן)|טביעת רגל פחמנית|אפס פליטות',
		cjk: 'カーボン(?:ニュートラル|オフセット)|co2(?:排出)?(?:ゼロ|実質)|碳中和|零碳|零排放|탄소 ?(?:중립|배출)|คาร์บอน(?:เป็นกลาง|นิวทรัล)|ปลอดคาร์บอน',
	},
	'zero waste': {
		by: 'packaging that spares',
		x: 'zero_?waste|waste_free|plastic_?(?:free|neutral)|single_?use plastic|zéro (?:déchet|plastique)|sans plastique(?! (?:in|en|em|în|a|au) conta[ck]?[ct])|cero residuos|sin plásticos?(?! (?:in|en|em|în|a|au) conta[ck]?[ct])|plastik_?frei~|müllfrei~|abfallfrei~|zero rifiuti|senza plastica(?! (?:in|en|em|în|a|au) conta[ck]?[ct])|plastic free|lixo zero|resíduo zero|sem plástico(?! (?:in|en|em|în|a|au) conta[ck]?[ct])|sıfır atık|plastiksiz|afvalvrij|plasticvrij|zonder plastic|bez plastiku|plastfri~|bebas plastik|без пластика|безотходн~|प्लास्टिक मुक्त',
		ar: '(?:صفر|بدون|بلا|خال~ من) (?:ال)?(?:نفايات|بلاستيك|هدر)',
		he: 'ללא פלסטיק|אפס פסולת',
		cjk: 'ゼロウェイスト|プラスチックフリー|脱プラ|零浪费|零废弃|无塑|제로 ?웨이스트|플라스틱 ?프리|ปลอดพลาสติก|ขยะเป็นศูนย์',
	},
	organic: {
		x: 'organic(?:ally)?|(?:agriculture|culture|coton|ingrédients?|produit|certifié) bio(?:logique)?~|bio|(?<!(?<!\\p{L})(?:horloge|rythme|âge|mère|père|parents?|diversité|danger|arme|risque|lien) )biologique~|(?<!(?:química|formas?|líneas|curvas|materia|diseño|silueta|residuos|ley|desechos) )orgánic[oa]s?|agricultura ecológica|bio_?(?:baumwolle|qualität|anbau|zertifiz|siegel|produkt)~|biologisch(?:e|er|em|en)? (?:anbau|landwirtschaft)|(?<!(?<!\\p{L})(?:orologio|ritmo|età|padre|madre|diversità|rischio|arma|ciclo|figli[oa]|genitor[ei]) )biologic[oaih]+|(?<!(?:lei|leis|química|formas?|linhas|curvas|matéria|desenho|design|silhueta|resíduos|lixo) )orgânic[oa]s?|organik~|biologisch(?:e)?(?= (?:katoen|geteeld|product|ingredi))|biokatoen|organiczn~ bawełn~|ekologisk~|organik|органическ~|ऑर्गेनिक|जैविक|hữu cơ',
		ar: 'عضوي~|بيولوجي~|بيو',
		he: 'אורגני~',
		cjk: 'オーガニック|有機(?:栽培|素材|コットン|jas|野菜|食品)|(?<![没沒])有机(?!会|化|分子|物|体|玻|溶)|(?<![没沒])有機(?!會|化|分子|物|體|体|的に|el|玻|溶)|유기농|오가닉|ออร์แกนิค|ออร์แกนิก',
	},
	'ethical sourcing': {
		x: 'ethical(?:ly)?[ -](?:sourced|made|produced)~|fair_?trade|responsibly sourced|commerce équitable|éthique~|comercio justo|fair gehandelt|ethisch~|equo_?solidale|comércio justo|adil ticaret|eerlijke handel|sprawiedliw~ handl~|cruelty_?free|not tested on animals|non testée?s? sur (?:les )?animaux|no testado en animales|libre de crueldad|tierversuchsfrei~|ohne tierversuche|non testat[oaie] su~ animali|livre de crueldade|não testado em animais|hayvanlar üzerinde test edilme~|dierproefvrij|nietestowan~ na zwierzętach',
		ar: 'تجاره عادله|غير مختبر~ على (?:ال)?حيوانات|خال~ من (?:ال)?قسوه',
		cjk: 'フェアトレード|クルエルティフリー|動物実験|公平贸易|零残忍|동물 ?실험|크루얼티 ?프리|공정 ?무역',
	},
}

/**
 * Beginnings of words by language for what is counted in a scene and never in a box: what is drunk, then behind a semicolon what is
 * eaten and put into a dough, stops and stations, films and letters (`served`), what hours are spent at (`spent`), and when a few pages are read (`bedtime`). `\b` ends a word.
 */
export type CountedInScenes = { served: string; spent: string; bedtime: string }

export const COUNTED_IN_SCENES: Readonly<Record<string, CountedInScenes>> = {
	english: {
		served:
			'tea\\b|teas\\b|coffee|espresso|cappuccino|latte|cocoa|hot chocolate|beer|wine\\b|lemonade|milk\\b;flour|sugar|butter\\b|rice\\b|potato|carrot|onion|tomato|apples|oranges|bananas|lemons|pumpkin|eggs\\b|cake|cookies|biscuits|pancake|croissant|sandwich|toast|bread|cheese|soup|dumpling|stops\\b|stations|episodes|films\\b|movies|e-?mails|meetings|record sleeves|stories\\b',
		spent:
			'of screen|at (?:a|the) screen|in front of (?:a|the) screen|of meeting|in meeting|of flight|on (?:a|the) plane|on the road|of road|of driving|behind the wheel|of traffic|in (?:a|the) queue|at (?:a|the|your) desk|of school|of homework|of lessons|of studying|of rehears|on (?:my|your|their|her|his) feet',
		bedtime: 'sleep|bed\\b|bedtime|tonight|evening|a day\\b|a night|lunch|before work',
	},
	french: {
		served:
			'thés?\\b|cafés?\\b|cafeti|expressos?\\b|cappuccino|chocolats? chauds?|bières?\\b|vin\\b|limonade|lait\\b;farine|sucre\\b|beurre|riz\\b|pommes|carottes|oignons|tomates|oranges|bananes|citrons|potiron|citrouille|œufs|oeufs|gâteau|biscuits|crêpes|croissants?|tartines|pain\\b|fromage|soupe|raviolis|stations|arrêts|épisodes|films\\b|e-?mails|mails\\b|courriels|réunions|pochettes de disque|histoires',
		spent:
			"d'écran|devant (?:un |l'|les |son |votre )?écran|de réunion|de vol\\b|d'avion|de route|au volant|de bouchon|de queue|de bureau|d'école|de devoirs|de cours\\b|de répétition|debout",
		bedtime: 'dormir|sommeil|au lit|coucher|soir|par jour|chaque jour|déjeuner',
	},
	spanish: {
		served:
			'tés?\\b|caf[eé]|expres|capuchin|chocolate caliente|cerveza|vino\\b|limonada|leche;harina|azúcar|mantequilla|arroz|patatas|papas\\b|zanahorias|cebollas|tomates|manzanas|naranjas|plátanos|limones|calabaza|huevos|tarta|pastel|galletas|tortitas|cruasan|tostadas|pan\\b|queso|sopa|estaciones|paradas|episodios|capítulos de|películas|correos|reuniones|carátulas|historias',
		spent:
			'de pantalla|ante (?:la|una) pantalla|frente a (?:la|una) pantalla|de reuni|de vuelo|de avión|de carretera|de camino|al volante|de atasco|de cola\\b|de oficina|de clase|de deberes|de ensayo|de pie\\b|estudiando',
		bedtime: 'dormir|sueño|cama\\b|noche|al día\\b|cada día|acostar|siesta',
	},
	german: {
		served:
			'tee\\b|tees\\b|tassen tee|kaffee|espresso|cappuccino|kakao|bier|wein\\b|limonade|milch;mehl|zucker|butter\\b|reis\\b|kartoffel|karotten|möhren|zwiebel|tomaten|äpfel|orangen|bananen|zitronen|kürbis|eier\\b|kuchen|kekse|plätzchen|pfannkuchen|hörnchen|croissant|brot|brötchen|käse|suppe|knödel|haltestellen|stationen|folgen\\b|filme\\b|e-?mails|mails\\b|sitzungen|besprechungen|plattenhüllen|geschichten',
		spent:
			'bildschirm|besprechung|sitzung|flug\\b|flugzeug|fahrt|auf der straße|am steuer|autobahn|schlange|büro\\b|schreibtisch|schule|unterricht|hausaufgaben|probe\\b|auf den beinen|gelernt',
		bedtime: 'einschlafen|schlaf|im bett|ins bett|abend|am tag\\b|pro tag|mittag',
	},
	italian: {
		served:
			'tè\\b|caff[eè]|espress|cappuccin|cioccolat\\p{L}+ cald|birr|vino\\b|limonata|latte\\b;farina|zucchero|burro|riso\\b|patate|carote|cipolle|pomodori|mele\\b|arance|banane|limoni|zucca|uova|torta|biscotti|frittelle|cornett|fette|pane\\b|formaggio|zuppa|ravioli|stazioni|fermate|episodi|puntate|film\\b|e-?mail|riunioni|copertine di disc|storie',
		spent:
			'di schermo|davanti (?:a uno|allo) schermo|di riunion|di volo|di aereo|di strada|di viaggio|al volante|di coda|di fila|di ufficio|di scuola|di compiti|di lezion|di prova|in piedi|di studio',
		bedtime: 'dormire|sonno|letto\\b|sera\\b|al giorno|ogni giorno|notte',
	},
	portuguese: {
		served:
			'chás?\\b|caf[eé]|expresso|cappuccino|chocolate quente|cerveja|vinho|limonada|leite;farinha|açúcar|manteiga|arroz|batatas|cenouras|cebolas|tomates|maçãs|laranjas|bananas|limões|abóbora|ovos|bolo\\b|biscoitos|bolachas|panquecas|croissants|fatias|pão\\b|queijo|sopa|estações|paragens|paradas|episódios|filmes|e-?mails|reuniões|capas de disco|histórias',
		spent:
			'de ecrã|de tela|diante d[ao] (?:tela|ecrã)|de reuni|de voo|de avião|de estrada|de viagem|ao volante|de trânsito|de fila|de escritório|de aula|de trabalhos de casa|de ensaio|em pé\\b|de estudo',
		bedtime: 'dormir|sono\\b|cama\\b|noite|por dia|ao dia',
	},
	catalan: {
		served:
			'te\\b|cafè|cafès|xocolata (?:calenta|desfeta)|cerves|vi\\b|llimonada|llet\\b;farina|sucre\\b|mantega|arròs|patates|pastanagues|cebes|tomàquets|pomes|taronges|plàtans|llimones|carbassa|ous\\b|pastís|galetes|creps|croissants|llesques|pa\\b|formatge|sopa|estacions|parades|episodis|pel·lícules|correus|reunions|històries',
		spent:
			'de pantalla|davant (?:de )?la pantalla|de reuni|de vol\\b|de carretera|de camí|al volant|de cua\\b|de classe|de deures|dret|drets',
		bedtime: 'dormir|son\\b|llit|vespre|nit\\b|al dia\\b',
	},
	romanian: {
		served:
			'ceai|ceaiuri|cafea|cafele|espresso|cacao|bere\\b|vin\\b|limonadă|lapte;făină|zahăr|unt\\b|orez|cartofi|morcovi|ceapă|cepe\\b|roșii|mere\\b|portocale|banane|lămâi|dovlea|ouă|prăjitur|tort\\b|biscuiți|clătite|cornuri|felii|pâine|brânză|supă|stații|opriri|episoade|filme|e-?mailuri|mailuri|ședințe|povești',
		spent: 'de ecran|în fața ecranului|de ședinț|de zbor|de drum|la volan|de trafic|la coadă|de școală|de teme\\b|de cursuri|în picioare',
		bedtime: 'culcare|somn|pat\\b|seara|seară|pe zi\\b|noapte',
	},
	dutch: {
		served:
			'thee|koffie|espresso|cappuccino|chocolademelk|bier|wijn|limonade|melk;meel\\b|bloem\\b|suiker|boter\\b|rijst|aardappel|wortel|uien|tomaten|appels|sinaasappel|bananen|citroenen|pompoen|eieren|taart|koekjes|pannenkoek|croissant|boterham|brood|kaas\\b|soep|haltes|stations|afleveringen|films\\b|e-?mails|mails\\b|vergaderingen|platenhoezen|verhalen',
		spent:
			'scherm|vergader|vlucht|vliegtuig|rijden|op de weg|onderweg|achter het stuur|file\\b|in de rij|kantoor|bureau|school|huiswerk|les\\b|repetitie|op de been|gestudeerd|leren',
		bedtime: 'slapen|slaap|bed\\b|avond|per dag|vanavond',
	},
	afrikaans: {
		served:
			'tee\\b|koffie|bier\\b|wyn\\b|melk;meel\\b|suiker|botter|rys\\b|aartappel|wortels|uie\\b|tamaties|appels|lemoene|piesangs|pampoen|eiers|koek|koekies|pannekoek|brood|kaas\\b|sop\\b|stasies|haltes|episodes|flieks|e-posse|vergaderings|stories',
		spent: 'skerm|vergader|vlug|op die pad|ry\\b|verkeer|kantoor|skool|huiswerk|tou\\b',
		bedtime: 'slaap|bed\\b|aand|per dag',
	},
	swedish: {
		served:
			'te\\b|kaffe|espresso|kakao|varm choklad|öl\\b|vin\\b|saft\\b|mjölk;mjöl\\b|socker|smör|ris\\b|potatis|morötter|lökar|tomater|äpplen|apelsiner|bananer|citroner|pumpa|ägg\\b|kaka|kakor|tårta|bullar|pannkak|smörgås|skivor bröd|bröd|ost\\b|soppa|stationer|hållplatser|avsnitt|filmer|mejl|möten|skivomslag|historier',
		spent: 'skärm|möte|flyg|bil\\b|på vägen|resa|bakom ratten|kö\\b|köer|kontor|skol|läxor|lektion|repetition|på benen|plugg',
		bedtime: 'sömn|somna|läggdags|säng|kväll|om dagen|per dag',
	},
	danish: {
		served:
			'te\\b|kaffe|espresso|kakao|øl\\b|vin\\b|saft\\b|mælk;mel\\b|sukker|smør|ris\\b|kartof|gulerødder|løg\\b|tomater|æbler|appelsiner|bananer|citroner|græskar|æg\\b|kage|småkager|boller|pandekage|rundstykker|rugbrød|brød|ost\\b|suppe|stationer|stoppesteder|afsnit|film\\b|mails|møder|pladeomslag|historier',
		spent: 'skærm|møde|fly|bil\\b|på vejen|rejse|bag rattet|kø\\b|kontor|skole|lektier|undervisning|øve|på benene',
		bedtime: 'sove|søvn|sengetid|seng|aften|om dagen|pr\\.? dag',
	},
	norwegian: {
		served:
			'te\\b|kaffe|espresso|kakao|øl\\b|vin\\b|saft\\b|melk;mel\\b|sukker|smør|ris\\b|potet|gulrøtter|løk|tomater|epler|appelsiner|bananer|sitroner|gresskar|egg\\b|kake|kjeks|boller|pannekak|brødskiver|brød|ost\\b|suppe|stasjoner|stopp\\b|holdeplasser|episoder|filmer|e-?poster|møter|platecover|historier',
		spent: 'skjerm|møte|fly|bil\\b|på veien|reise|bak rattet|kø\\b|kontor|skole|lekser|undervisning|øving|på beina',
		bedtime: 'sove|søvn|leggetid|seng|kveld|om dagen|per dag',
	},
	icelandic: {
		served:
			'te\\b|tei\\b|kaffi|kakó|bjór|vín\\b|mjólk;hveiti|sykur|sykri|smjör|hrísgrjón|kartöfl|gulrætur|lauk|tómat|epli|appelsín|banan|grasker|egg\\b|kök|pönnuk|brauð|ost|súpu|stoppistöð|þætti|þættir|myndir\\b|tölvupóst|fundi|fundir|sögur',
		spent: 'skjá|fund|flug|akstri|keyrslu|á ferð|á vegin|röð\\b|skrifstofu|skóla|heimanám',
		bedtime: 'svefn|sofa|rúm|kvöld|á dag\\b',
	},
	finnish: {
		served:
			'tee|kahvi|espresso|kaakao|olut|olutta|viini|mehua|maito;jauho|sokeri|voita|riisi|peruna|porkkana|sipuli|tomaat|omena|appelsiini|banaani|sitruuna|kurpitsa|munaa?\\b|kananmun|kakku|keksi|pulla|pannukak|lettu|voileip|leipä|juusto|keitto|asema|pysäk|jakso|elokuva|leffa|sähköpost|kokous|levynkan|tarina',
		spent: 'ruudu|näytö|kokou|palaver|lento|tien päällä|ajo|matka|rati|jono|toimisto|koulu|läksy|harjoit|jaloillaan',
		bedtime: 'nukku|unta\\b|uni\\b|sängy|ilta|illa|päivässä',
	},
	estonian: {
		served:
			'tee\\b|teed\\b|kohvi|kakao|õlu|õlut|vein|mahl|piim;jahu|suhkr|või\\b|riis|kartul|porgand|sibul|tomat|õun|apelsin|banaan|kõrvits|muna|kook|kooki|küpsis|pannkoo|võileib|leib|leiba|juust|supp|suppi|peatus|jaama|film|kirja|koosolek',
		spent: 'ekraani|koosolek|lendu|lennu|sõitu|teel\\b|rooli|järjekor|kontori|kooli|kodutöö',
		bedtime: 'uni\\b|und\\b|magama|voodi|õhtu|päevas',
	},
	latvian: {
		served:
			'tēj|kafij|kakao|alus\\b|vīn|limonād|pien;milt|cukur|sviest|rīs|kartupeļ|burkān|sīpol|tomāt|ābol|apelsīn|banān|ķirb|ol[au]\\b|olām|kūk|cepum|pankūk|maiz|sier|zup|pietur|stacij|sērij|film|vēstul|sapulc|stāst',
		spent: 'ekrān|sapulc|lidojum|ceļ|brauc|pie stūres|rind|biroj|skol|mājasdarb',
		bedtime: 'mieg|gult|vakar|dienā\\b|gulēt',
	},
	lithuanian: {
		served:
			'arbat|kav|kakav|alaus|vyn|limonad|pien;milt|cukr|sviest|ryž|bulv|mork|svogūn|pomidor|obuol|apelsin|banan|moliūg|kiauš|pyrag|sausain|blyn|duon|sūr|sriub|stotel|stot[ie]|serij|film|laišk|susirink|istorij',
		spent: 'ekran|susirink|skrydž|keli|vair|eil|biur|mokykl|pamok|repetic',
		bedtime: 'mieg|lov|vakar|per dieną',
	},
	polish: {
		served:
			'herbat|kaw(?:y|a|ę|om)\\b|espresso|kakao|piw|wina\\b|lemoniad|mlek;mąk[aię]|cukr|masła|ryżu|ziemniak|marchew|cebul|pomidor|jabł|pomarańcz|banan|cytryn|dyni|jaj|ciast|pierog|naleśnik|rogalik|kromek|kanap|chleb|ser(?:a|em)\\b|zup|przystank|stacj|odcink|film|mail|spotka|okład|histori|opowieś',
		spent: 'ekran|zebra|spotka|lotu\\b|drog|jazd|za kierownic|kork|kolej|biur|szkol|lekcj|prób|na nogach|nauki',
		bedtime: 'snem\\b|snu\\b|łóż|wiecz|dziennie',
	},
	czech: {
		served:
			'čaj|káv[ya]?\\b|kaf|espress|kaka|piv|vína\\b|limonád|mlék;mouk|cukr|másl|rýž|brambor|mrkv|cibul|rajč|jabl|pomeranč|banán|citron|dýn|vajec|vejce|koláč|buchet|buch[ty]|sušen|palačin|rohlík|krajíc|chleb|sýr|polév|zastáv|stanic|díly\\b|dílů|film|mail|schůz|příběh',
		spent: 'obrazovk|monitor|schůz|porad|letu\\b|cest|jízd|za volant|kolon|front|kancelář|škol|úkol|zkoušk|na nohou|učení',
		bedtime: 'span|usnut|postel|večer|denně',
	},
	slovak: {
		served:
			'čaj|káv|kakaa|pív|vína\\b|limonád|mliek;múk|cukr|masl|ryž|zemiak|mrkv|cibu|paradaj|jabĺk|jabl|pomaranč|banán|citrón|tekvic|vajec|vajc|koláč|sušien|palacin|rožk|krajc|chleb|syr|poliev|zastáv|stanic|film|mail|stretn|príbeh',
		spent: 'obrazovk|monitor|stretn|porad|letu\\b|cest|jazd|za volant|kolón|rad[eu]\\b|kancelár|škol|úloh|skúšk|na nohách|učen',
		bedtime: 'span|posteľ|večer|denne',
	},
	slovenian: {
		served:
			'čaj|kav[aeio]?\\b|kakav|piv|vina\\b|limonad|mlek;mok[eo]\\b|sladkor|masl|riž|krompir|korenj|čebul|paradižnik|jabolk|pomaranč|banan|limon|buč|jajc|pit[ae]\\b|torte|piškot|palačink|rogljič|kruh|sir[a]?\\b|juh|postaj|film|e-?pošt|sestank|zgodb',
		spent: 'zaslon|sestan|leta\\b|vožnj|na cesti|poti\\b|za volan|vrst|pisarn|šol|nalog|vaj\\b|na nogah',
		bedtime: 'span|postelj|večer|na dan\\b',
	},
	croatian: {
		served:
			'čaj|kav[aeu]?\\b|kakao|kakaa|piv[ao]|vina\\b|limunad|mlijek;brašn|šećer|maslac|riž|krumpir|mrkv|luk[a]?\\b|rajčic|jabuk|naranč|banan|limun|bundev|buč|jaj[ae]|kolač|keks|palačin|kroasan|kruh|sir[a]?\\b|juh|postaj|stanic|epizod|film|mail|sastan|prič',
		spent: 'ekran|zaslon|sastan|leta\\b|vožnj|na cesti|puta\\b|za volan|gužv|redu\\b|ured|škol|zadać|prob|na nogama|učenj',
		bedtime: 'span|san\\b|krevet|večer|navečer|dnevno',
	},
	serbian: {
		served:
			'чај|каф[аеу]|пив[ао]|млек|čaj|kaf[aeu]\\b|kakao|piv[ao]|vina\\b|limunad|mlek;brašn|šećer|puter|pirinč|krompir|šargarep|luk[a]?\\b|paradajz|jabuk|pomorandž|banan|limun|bundev|jaj[ae]|kolač|keks|palačin|kifl|hleb|sir[a]?\\b|sup[ae]\\b|stanic|epizod|film|mejl|sastan|prič|брашн|шећер|кромпир|јабук|бундев|јај[ае]|колач|палачин|хлеб|станиц|филм|прич',
		spent:
			'ekran|sastan|leta\\b|vožnj|na putu|puta\\b|za volan|gužv|redu\\b|kancelar|škol|zadat|prob|na nogama|učenj|екран|састан|лета\\b|вожњ|на путу|за волан|гужв|школ',
		bedtime: 'span|san\\b|krevet|veče|dnevno|спав|вече|кревет',
	},
	hungarian: {
		served:
			'teá|tea\\b|kávé|kakaó|sör|bor(?:t|ral)?\\b|limonádé|tej\\b|tejet;liszt|cukor|cukrot|vaj\\b|vajat|rizs|krumpli|burgony|répa|répá|hagym|paradicsom|almá|alma\\b|narancs|banán|citrom|tök\\b|tököt|tojás|süti|sütem|torta|kifli|palacsint|szendvics|kenyér|kenyer|sajt|leves|megáll|állomás|epizód|film|e-?mail|értekezlet|történet',
		spent: 'képernyő|monitor|megbeszél|értekez|repül|út\\b|úton|vezetés|volán|dugó|sor(?:ban)?\\b|iroda|iskola|lecke|tanul|próba|talpon',
		bedtime: 'alvás|elalv|ágy|este|naponta',
	},
	greek: {
		served:
			'τσάι|τσαγι|καφέ|κακάο|μπίρ|μπύρ|κρασί|λεμονάδ|γάλα;αλεύρι|ζάχαρη|βούτυρο|ρύζι|πατάτ|καρότ|κρεμμύδ|ντομάτ|μήλα|πορτοκάλ|μπανάν|λεμόν|κολοκύθ|αυγά|αυγών|κέικ|μπισκότ|κουλούρ|τηγανίτ|κρουασάν|φέτες|ψωμί|τυρί|σούπ|στάσεις|σταθμ|επεισόδι|ταινίες|μέιλ|email|συναντήσ|ιστορίες',
		spent: 'οθόν|σύσκεψ|συνάντησ|πτήση|δρόμο|οδήγησ|τιμόνι|κίνηση|ουρά|γραφείο|σχολείο|μαθήμ|διάβασμ|πρόβ|όρθι',
		bedtime: 'ύπνο|κρεβάτι|βράδυ|τη μέρα|την ημέρα',
	},
	russian: {
		served:
			'ча[йяю]\\b|чаев|кофе|эспрессо|какао|пив[ао]|вина\\b|лимонад|молок;мук[аиу]\\b|сахар|масл[ао]|рис[ау]?\\b|картош|картоф|морков|лук[ау]?\\b|помидор|яблок|апельсин|банан|лимон|тыкв|яиц|яйца|пирог|печень|блин|круассан|бутерброд|хлеб|сыр[ау]?\\b|суп[ау]?\\b|пельмен|станци|останов|сери[йяи]|фильм|писем|письм|совещан|историй|истори[ия]',
		spent: 'экран|монитор|совещан|перел[её]т|пол[её]т|дорог|в пути|за рул[её]м|пробк|очеред|офис|школ|урок|уч[её]б|репетиц|на ногах|езды',
		bedtime: 'сном\\b|сна\\b|кроват|вечер|в день\\b|ночь',
	},
	ukrainian: {
		served:
			'ча[йюя]\\b|чаї|кав[аиу]\\b|какао|пив[ао]|вина\\b|лимонад|молок;борошн|цукр|масл[ао]|рис[ау]?\\b|картопл|моркв|цибул|помідор|яблук|апельсин|банан|лимон|гарбуз|яєць|яйця|пиріг|пирог|печив|млин|вареник|круасан|хліб|сир[ау]?\\b|суп[ау]?\\b|станці|зупин|серій|фільм|лист[иі]в|нарад|історі',
		spent: 'екран|монітор|нарад|перел[ьі]|польот|дороз|дорог|у дорозі|за кермом|затор|черз|офіс|школ|урок|навчан|репетиц|на ногах|їзди',
		bedtime: 'сном\\b|сну\\b|ліжк|веч[ео]р|на день\\b|ніч',
	},
	bulgarian: {
		served:
			'чай|чая\\b|кафе|какао|бир[аи]|вино\\b|лимонад|мляко;брашно|захар|масло|ориз|картоф|морков|лук\\b|домат|ябълк|портокал|банан|лимон|тикв|яйца|кекс|сладк|бискв|палачинк|кроасан|филии|хляб|сирене|супа|спирк|станци|гари\\b|епизод|филм|имейл|срещи|истори',
		spent: 'екран|монитор|срещ|полет|път\\b|шофиран|зад волана|задръст|опашк|офис|училищ|урок|учене|репетиц|на крак',
		bedtime: 'сън\\b|лягане|легло|вечер|на ден\\b|заспив',
	},
	turkish: {
		served:
			'çay|kahve|espresso|kakao|bira\\b|bira(?:lar|yı|ya|sı)|şarap|limonata|süt\\b|süte;un\\b|şeker|tereyağ|pirinç|pilav|patates|havuç|soğan|domates|elma|portakal|muz\\b|limon|balkaba|kabak|yumurta|kek\\b|kurabiye|börek|simit|krep|dilim|ekmek|peynir|çorba|durak|istasyon|bölüm dizi|film|e-?posta|toplantı|hikâye|hikaye|plak\\b',
		spent: 'ekran|toplantı|uçuş|uçak|yol\\b|yolda|yolculuk|direksiyon|trafik|kuyruk|ofis|okul|ödev|ders|prova|ayakta',
		bedtime: 'uyku|yatmadan|yatağ|akşam|günde|gece',
	},
	azerbaijani: {
		served:
			'çay|qəhvə|kakao|pivə|şərab|limonad|süd;un\\b|şəkər|kərə yağı|düyü|kartof|kök\\b|soğan|pomidor|alma|portağal|banan|limon|balqabaq|yumurta|tort|peçenye|qutab|çörək|pendir|şorba|dayanaca|stansiya|film|məktub|iclas|hekayə',
		spent: 'ekran|iclas|uçuş|yol|sükan|tıxac|növbə|ofis|məktəb|dərs|ayaq üstə',
		bedtime: 'yatmaz|yuxu|yatağ|axşam|gündə',
	},
	arabic: {
		served:
			'شاي|قهوه|اسبريسو|كاكاو|نبيذ|ليمونا|حليب|لبن;دقيق|طحين|سكر|زبده|ارز\\b|بطاط|جزر|بصل|طماطم|تفاح|برتقال|موز|ليمون|قرع|يقطين|بيض|كعك|بسكويت|فطاير|كرواسون|خبز|جبن|شوربه|حساء|تمر|تمرات|محط|حلقات|افلام|رسايل|رسائل|اجتماعات|قصص|حكايات',
		spent: 'شاشه|شاشات|اجتماع|طيران|رحله|طريق|قياده|مقود|زحام|طابور|مكتب|مدرسه|دراسه|واجبات|دروس|وقوف',
		bedtime: 'نوم|سرير|مساء|ليل|يوميا|كل يوم',
	},
	'moroccan arabic': {
		served:
			'اتاي|شاي|قهوه|قهاوي|كاكاو|حليب|لبن;طحين|دقيق|فورص|سكر|زبده|روز\\b|بطاط|خيزو|بصل|مطيش|ماطيش|تفاح|ليمون|لتشين|بنان|قرع|بيض|كيك|حلو|بسكوي|مسمن|بغرير|كرواص|خبز|فرماج|حريره|شربه|محط|حلقات|افلام|ميسا|اجتماع|حكاي',
		spent: 'شاشه|ايكران|اجتماع|طياره|طريق|سوكان|زحام|صف\\b|بيرو|مدرسه|قرايه|دروس|واقف',
		bedtime: 'نعاس|نعس|فراش|عشيه|ليل|ف النهار',
	},
	hebrew: {
		served:
			'תה(?![\\p{L}])|קפה|אספרסו|קקאו|שוקו|ביר[הו]|יין|לימונדה|חלב;קמח|סוכר|חמאה|אורז|תפוח|גזר|בצל|עגבני|תפוז|בננ|לימונ|דלעת|ביצים|עוג[הו]|עוגי|פנקייק|קרואסון|פרוסות|לחם|גבינה|מרק|תחנות|פרקים|סרטים|מיילים|ישיבות|פגישות|סיפורים',
		spent: 'מסך|מסכים|ישיב|פגיש|טיסה|דרך|נסיעה|הגה|פקק|תור(?![\\p{L}])|משרד|בית ספר|שיעור|לימוד|חזרה|על הרגליים',
		bedtime: 'שינה|לישון|מיטה|ערב|לילה|ביום',
	},
	persian: {
		served:
			'چای|قهوه|اسپرسو|كاكائو|شیر\\b;ارد\\b|شكر|قند|كره\\b|برنج|سیبزمینی|سیب|هویج|پیاز|گوجه|پرتقال|موز|لیمو|كدو|تخممرغ|تخم مرغ|كیك|بیسكویت|شیرینی|پنكیك|كروسان|نان\\b|پنیر|سوپ|اش\\b|ایستگاه|قسمت سریال|فیلم|ایمیل|جلسه|قصه|داستان',
		spent: 'نمایشگر|پای صفحه|جلسه|پرواز|راه\\b|جاده|رانندگی|فرمان|ترافیك|صف\\b|اداره|مدرسه|درس|تمرین|سرپا',
		bedtime: 'خواب|تخت\\b|شب\\b|هر شب|در روز|روزی',
	},
	urdu: {
		served:
			'چائے|چاي|كافي|دودھ;آٹا|اٹا|ميده|میدہ|چيني|شكر|مكھن|چاول|آلو|الو\\b|گاجر|پياز|ٹماٹر|سيب|كينو|مالٹ|كيل[اے]|ليموں|كدو|انڈ|كيك|بسكٹ|پراٹھ|روٹي|چپاتي|نان\\b|پنير|سوپ|اسٹيشن|اسٹاپ|قسطيں|فلم|اي ميل|ميٹنگ|كهاني|كہاني',
		spent: 'اسكرين|سكرين|ميٹنگ|پرواز|سفر|راستے|سڑك|ڈرائيو|ٹريفك|قطار|دفتر|اسكول|پڑھائي|كلاس|كھڑے',
		bedtime: 'سونے|نيند|بستر|شام|رات|روزانه|روزانہ',
	},
	hindi: {
		served:
			'चाय|कॉफ़?ी|काफी|दूध;आटा|आटे|मैदा|मैदे|चीनी|शक्कर|मक्खन|चावल|आलू|गाजर|प्याज|प्याज़|टमाटर|सेब|संतर|केल[ाे]|नींबू|कद्दू|अंड[ाेो]|केक|बिस्कुट|पराठ|रोटी|रोटि|पनीर|सूप|समोस|पकौड़|लड्डू|स्टेशन|स्टॉप|एपिसोड|फ़?िल्म|ईमेल|मीटिंग|कहानि',
		spent: 'स्क्रीन|मीटिंग|उड़ान|सफ़?र|रास्त|सड़क|ड्राइव|ट्रैफ़?िक|कतार|लाइन|दफ़?्तर|ऑफ़?िस|स्कूल|पढ़ाई|क्लास|रियाज़?|खड़े',
		bedtime: 'सोने|नींद|बिस्तर|शाम|रात|रोज़?',
	},
	bengali: {
		served:
			'চা(?![\\p{L}\\p{M}])|চায়|কফি|দুধ;আটা|ময়দা|চিনি|মাখন|চাল(?![\\p{L}\\p{M}])|আলু|গাজর|পেঁয়াজ|টমেটো|আপেল|কমলা|কলা(?![\\p{L}\\p{M}])|লেবু|কুমড়|ডিম|কেক|বিস্কুট|পরোটা|রুটি|পনির|স্যুপ|সমুচা|সিঙাড়া|স্টেশন|স্টপ|পর্ব|সিনেমা|ইমেল|মিটিং|গল্প',
		spent: 'স্ক্রিন|পর্দা|মিটিং|উড়ান|ফ্লাইট|পথ|রাস্তা|গাড়ি চাল|জ্যাম|লাইন|অফিস|স্কুল|পড়াশোনা|ক্লাস',
		bedtime: 'ঘুম|বিছানা|সন্ধ্যা|রাত|দিনে|রোজ',
	},
	indonesian: {
		served:
			'teh\\b|kopi|espreso|cokelat panas|susu\\b;tepung|gula\\b|mentega|beras|nasi\\b|kentang|wortel|bawang|tomat|apel\\b|jeruk|pisang|lemon|labu|telur|kue|biskuit|gorengan|roti|keju|sup\\b|bakso|sate\\b|halte|stasiun|episode|film\\b|surel|email|rapat|cerita|sendok',
		spent: 'layar|rapat|penerbangan|jalan\\b|perjalanan|menyetir|macet|antre|kantor|sekolah|belajar|kelas|latihan|berdiri',
		bedtime: 'tidur|ranjang|malam|sehari|per hari',
	},
	malay: {
		served:
			'teh\\b|kopi|susu\\b;tepung|gula\\b|mentega|beras|nasi\\b|kentang|lobak|bawang|tomato|epal|oren|pisang|lemon|labu|telur|kuih|kek\\b|biskut|goreng|roti|keju|sup\\b|satay|hentian|stesen|episod|filem|e-?mel|mesyuarat|cerita|sudu',
		spent: 'skrin|mesyuarat|penerbangan|jalan\\b|perjalanan|memandu|sesak|beratur|pejabat|sekolah|belajar|kelas|latihan|berdiri',
		bedtime: 'tidur|katil|malam|sehari',
	},
	filipino: {
		served:
			'tsaa|kape|gatas;harina|asukal|mantikilya|bigas|kanin|patatas|karot|sibuyas|kamatis|mansanas|dalandan|saging|kalamansi|kalabasa|itlog|keyk|biskwit|pandesal|tinapay|keso|sopas|lumpia|estasyon|istasyon|hintuan|episode|pelikula|email|miting|kuwento|kutsara',
		spent:
			'screen|miting|lipad|biyahe|daan\\b|pagmamaneho|trapik|traffic|pila\\b|opisina|eskuwela|paaralan|pag-aaral|klase|ensayo|nakatayo',
		bedtime: 'matulog|tulog|kama\\b|gabi|sa isang araw|bawat araw',
	},
	vietnamese: {
		served:
			'trà\\b|chè\\b|cà phê|ca cao|bia\\b|rượu|sữa;bột|bơ\\b|gạo|cơm|khoai|cà rốt|hành\\b|cà chua|táo\\b|cam\\b|chuối|chanh|bí\\b|trứng|bánh|phô mai|canh\\b|súp|phở|bến\\b|ga\\b|trạm|tập phim|bộ phim|phim\\b|email|cuộc họp|câu chuyện|thìa|muỗng',
		spent: 'màn hình|họp\\b|bay\\b|trên đường|lái xe|kẹt xe|xếp hàng|văn phòng|học\\b|lớp\\b|tập\\b|đứng\\b',
		bedtime: 'ngủ|giường|tối\\b|đêm|mỗi ngày',
	},
	thai: {
		served:
			'ชา(?!ย|ม|ต|ร)|กาแฟ|โกโก้|เบียร์|ไวน์|นม(?!า);แป้ง|น้ำตาล|เนย|ข้าว|มันฝรั่ง|แครอท|หัวหอม|มะเขือเทศ|แอปเปิล|ส้ม|กล้วย|มะนาว|ฟักทอง|ไข่|เค้ก|คุกกี้|ขนม|แพนเค้ก|ครัวซองต์|ขนมปัง|ชีส|ซุป|ป้าย|สถานี|รถไฟฟ้า|ตอน(?=ของ)|หนัง(?!ส|แ|เ)|อีเมล|ประชุม|เรื่องเล่า|เพลงโปรด|เพลงที่ชอบ',
		spent: 'หน้าจอ|ประชุม|เที่ยวบิน|บนเครื่อง|เดินทาง|ขับรถ|รถติด|เข้าคิว|ออฟฟิศ|เรียน|ซ้อม|ยืน',
		bedtime: 'นอน|เตียง|คืน|ค่ำ|ต่อวัน|ทุกวัน',
	},
	swahili: {
		served:
			'chai|kahawa|kakao|bia\\b|divai|maziwa;unga\\b|sukari|siagi|mchele|wali\\b|viazi|karoti|vitunguu|nyanya|matufaha|machungwa|ndizi|limau|malimau|boga|mayai|keki|biskuti|mandazi|chapati|sambusa|mkate|jibini|supu|vituo|steshen|vipindi|filamu|barua|mikutano|hadithi|vijiko',
		spent: 'skrini|mkutano|mikutano|ndege|safari|barabara|kuendesha|msongamano|foleni|ofisi|shule|kusoma|masomo|kusimama',
		bedtime: 'kulala|usingizi|kitanda|jioni|usiku|kwa siku',
	},
	zulu: {
		served:
			'itiye|ikhofi|ubisi;ufulawa|ushukela|ibhotela|irayisi|amazambane|izaqathi|u?anyanisi|utamatisi|ama-?apula|amawolintshi|ubhanana|ithanga|amaqanda|ikhekhe|amabhisikidi|isinkwa|ushizi|isobho|iziteshi|amafilimu|imihlangano|izindaba',
		spent: 'esikrinini|emhlanganweni|endizeni|endleleni|ukushayela|ehhovisi|esikoleni',
		bedtime: 'ukulala|umbhede|kusihlwa|ebusuku',
	},
	japanese: {
		served:
			'お茶|紅茶|緑茶|麦茶|茶を|コーヒー|珈琲|エスプレッソ|ココア|ビール|ワイン|レモネード|牛乳|ミルク;小麦粉|薄力粉|強力粉|砂糖|バター|米を|お米|ごはん|じゃがいも|にんじん|玉ねぎ|トマト|りんご|みかん|オレンジ|バナナ|レモン|かぼちゃ|卵|たまご|ケーキ|クッキー|ビスケット|パンケーキ|クロワッサン|おにぎり|パン(?!ツ|チ|ク)|チーズ|スープ|餃子|駅(?!前)|停留所|エピソード|映画|メール|会議|物語',
		spent: '画面|パソコンに向|会議|フライト|機内|道中|運転|渋滞|行列|オフィス|授業|宿題|勉強|稽古|立ちっぱなし|移動',
		bedtime: '寝る前|眠|ベッド|布団|夜|一日|毎日|毎晩',
	},
	'simplified chinese': {
		served:
			'茶(?!色|几)|咖啡|可可|啤酒|红酒|柠檬水|牛奶;面粉|白糖|砂糖|黄油|大米|米饭|土豆|胡萝卜|洋葱|番茄|西红柿|苹果|橙子|香蕉|柠檬|南瓜|鸡蛋|蛋糕|饼干|松饼|羊角包|面包|奶酪|汤(?!匙)|饺子|包子|站(?!立|姿)|电影|邮件|会议|故事',
		spent: '屏幕|会议|开会|飞行|航班|路上|车程|开车|堵车|排队|办公|上课|作业|学了|练了|学习|站着',
		bedtime: '睡前|入睡|床|晚上|夜里|每天|一天',
	},
	'traditional chinese': {
		served:
			'茶(?!色|几)|咖啡|可可|啤酒|紅酒|檸檬水|牛奶;麵粉|白糖|砂糖|奶油|大米|米飯|馬鈴薯|胡蘿蔔|洋蔥|番茄|蘋果|柳橙|香蕉|檸檬|南瓜|雞蛋|蛋糕|餅乾|鬆餅|可頌|麵包|起司|湯(?!匙)|水餃|餃子|包子|站(?!立|姿)|電影|郵件|會議|故事',
		spent: '螢幕|會議|開會|飛行|航班|路上|車程|開車|塞車|排隊|辦公|上課|作業|學了|練了|學習|站著',
		bedtime: '睡前|入睡|床|晚上|夜裡|每天|一天',
	},
	korean: {
		served:
			'홍차|녹차|보리차|차 (?=한|두|세|네|다섯)|커피|에스프레소|코코아|맥주|와인|레모네이드|우유;밀가루|설탕|버터|쌀|감자|당근|양파|토마토|사과|오렌지|귤|바나나|레몬|호박|달걀|계란|케이크|쿠키|과자|팬케이크|크루아상|빵|치즈|수프|만두|김밥|정거장|정류장|역(?=을|이|만|에)|영화|메일|회의|이야기',
		spent: '화면|모니터 앞|회의|비행|길 위|운전|막히|줄을|사무실|수업|숙제|공부|연습|서서|이동',
		bedtime: '잠들|자기 전|침대|밤|저녁|하루|매일',
	},
	tamil: {
		served:
			'தேநீர்|டீ|காபி|பால்;மாவு|சர்க்கரை|வெண்ணெய்|அரிசி|உருளைக்கிழங்கு|கேரட்|வெங்காய|தக்காளி|ஆப்பிள்|ஆரஞ்சு|வாழைப்பழ|எலுமிச்சை|பூசணி|முட்டை|கேக்|பிஸ்கட்|இட்லி|தோசை|ரொட்டி|சூப்|நிலைய|நிறுத்த|படங்கள்|மின்னஞ்சல்|கதை',
		spent: 'திரை|கூட்ட|விமான|பயண|சாலை|ஓட்ட|வரிசை|அலுவலக|பள்ளி|படிப்பு|வகுப்பு',
		bedtime: 'தூங்க|உறங்க|படுக்கை|மாலை|இரவு|தினமும்',
	},
	telugu: {
		served:
			'టీ|చాయ్|కాఫీ|పాలు;పిండి|చక్కెర|పంచదార|వెన్న|బియ్యం|బంగాళాదుంప|క్యారెట్|ఉల్లి|టమాట|యాపిల్|నారింజ|అరటి|నిమ్మ|గుమ్మడి|గుడ్లు|కేక్|బిస్కెట్|ఇడ్లీ|దోశ|రొట్టె|సూప్|స్టేషన్|స్టాప్|సినిమా|మెయిల్|కథ',
		spent: 'స్క్రీన్|తెర|సమావేశ|మీటింగ్|విమాన|ప్రయాణ|దారి|డ్రైవ్|ట్రాఫిక్|ఆఫీసు|బడి|చదువు|తరగతి',
		bedtime: 'నిద్ర|పడుకు|మంచం|సాయంత్రం|రాత్రి|రోజూ',
	},
	marathi: {
		served:
			'चहा|कॉफी|दूध;पीठ|पिठ|मैदा|साखर|लोणी|तांदूळ|बटाट|गाजर|कांद|टोमॅटो|सफरचंद|संत्र|केळ|लिंबू|भोपळ|अंडी|अंड|केक|बिस्किट|पोळ|चपात|भाकर|पाव(?= |$)|चीज|सूप|वडे|स्टेशन|थांब|चित्रपट|ईमेल|बैठक|गोष्टी',
		spent: 'स्क्रीन|बैठक|मीटिंग|उड्डाण|प्रवास|रस्त|गाडी चाल|रांग|ऑफिस|शाळ|अभ्यास|वर्ग',
		bedtime: 'झोप|पलंग|संध्याकाळ|रात्र|रोज',
	},
	gujarati: {
		served:
			'ચા(?![\\p{L}\\p{M}])|કોફી|દૂધ;લોટ|મેંદો|ખાંડ|માખણ|ચોખા|બટાકા|બટેટા|ગાજર|ડુંગળી|ટામેટ|સફરજન|સંતર|કેળ|લીંબુ|કોળ|ઈંડ|કેક|બિસ્કિટ|રોટલી|થેપલ|ચીઝ|સૂપ|સ્ટેશન|ફિલ્મ|ઈમેલ|મીટિંગ|વાર્તા',
		spent: 'સ્ક્રીન|મીટિંગ|ઉડાન|મુસાફરી|રસ્ત|ડ્રાઇવ|ટ્રાફિક|લાઈન|ઓફિસ|શાળ|ભણ',
		bedtime: 'સૂવ|ઊંઘ|પથારી|સાંજ|રાત|રોજ',
	},
	punjabi: {
		served:
			'ਚਾਹ|ਕੌਫੀ|ਕਾਫੀ|ਦੁੱਧ;ਆਟਾ|ਆਟੇ|ਮੈਦਾ|ਖੰਡ|ਮੱਖਣ|ਚੌਲ|ਆਲੂ|ਗਾਜਰ|ਪਿਆਜ਼?|ਟਮਾਟਰ|ਸੇਬ|ਸੰਤਰ|ਕੇਲ|ਨਿੰਬੂ|ਕੱਦੂ|ਅੰਡ|ਕੇਕ|ਬਿਸਕੁਟ|ਰੋਟੀ|ਪਰਾਂਠ|ਪਨੀਰ|ਸੂਪ|ਸਟੇਸ਼ਨ|ਫਿਲਮ|ਈਮੇਲ|ਮੀਟਿੰਗ|ਕਹਾਣੀ',
		spent: 'ਸਕ੍ਰੀਨ|ਮੀਟਿੰਗ|ਉਡਾਣ|ਸਫਰ|ਸਫ਼ਰ|ਰਸਤ|ਡਰਾਈਵ|ਟ੍ਰੈਫਿਕ|ਕਤਾਰ|ਦਫ਼?ਤਰ|ਸਕੂਲ|ਪੜ੍ਹਾਈ',
		bedtime: 'ਸੌਣ|ਨੀਂਦ|ਬਿਸਤਰ|ਸ਼ਾਮ|ਰਾਤ|ਰੋਜ਼?',
	},
	kannada: {
		served: 'ಚಹಾ|ಟೀ|ಕಾಫಿ|ಹಾಲು;ಹಿಟ್ಟು|ಸಕ್ಕರೆ|ಬೆಣ್ಣೆ|ಅಕ್ಕಿ|ಆಲೂಗಡ್ಡೆ|ಕ್ಯಾರೆಟ್|ಈರುಳ್ಳಿ|ಟೊಮೆಟೊ|ಸೇಬು|ಕಿತ್ತಳೆ|ಬಾಳೆ|ನಿಂಬೆ|ಕುಂಬಳ|ಮೊಟ್ಟೆ|ಕೇಕ್|ಬಿಸ್ಕತ್ತು|ಇಡ್ಲಿ|ದೋಸೆ|ರೊಟ್ಟಿ|ಸೂಪ್|ನಿಲ್ದಾಣ|ಸಿನಿಮಾ|ಕಥೆ',
		spent: 'ಪರದೆ|ಸ್ಕ್ರೀನ್|ಸಭೆ|ವಿಮಾನ|ಪ್ರಯಾಣ|ದಾರಿ|ರಸ್ತೆ|ಕಚೇರಿ|ಶಾಲೆ|ಓದು',
		bedtime: 'ಮಲಗ|ನಿದ್ರೆ|ನಿದ್ದೆ|ಹಾಸಿಗೆ|ಸಂಜೆ|ರಾತ್ರಿ|ದಿನವೂ',
	},
	malayalam: {
		served:
			'ചായ|കാപ്പി|പാൽ;മാവ്|മൈദ|പഞ്ചസാര|വെണ്ണ|അരി(?= |$)|ഉരുളക്കിഴങ്ങ്|കാരറ്റ്|ഉള്ളി|തക്കാളി|ആപ്പിൾ|ഓറഞ്ച്|വാഴപ്പഴ|നാരങ്ങ|മത്തങ്ങ|മുട്ട|കേക്ക്|ബിസ്കറ്റ്|ഇഡ്ഡലി|ദോശ|ചപ്പാത്തി|സൂപ്പ്|സ്റ്റേഷൻ|സ്റ്റോപ്പ്|സിനിമ|കഥ',
		spent: 'സ്ക്രീൻ|മീറ്റിങ്|യോഗ|വിമാന|യാത്ര|വഴി|റോഡ|ഓഫീസ|സ്കൂൾ|പഠന',
		bedtime: 'ഉറങ്ങ|ഉറക്ക|കിടക്ക|വൈകുന്നേര|രാത്രി|ദിവസവും',
	},
}

/** What tells a count of the product itself, in all languages: it comes with so many, holds, makes, lasts or is for so many. */
export const SAID_OF_PRODUCT =
	"(?<![\\p{L}\\p{M}])(?:comes? with|includ|contain|holds?\\b|makes?\\b|making|brews?\\b|fits\\b|serves?\\b|feeds|enough for|in the box|packs? of|sets? of|bundle|lasts?\\b|lasting|runs? (?:for|on)|plays for|at once|in one go|at a time|capacity|room for|takes\\b|produces|yields|per charge|supplied|grinds|fournit?|inclu|contient|contenance|prépare|tient\\b|tenir|suffit|assez pour|d'un coup|à la fois|livrée? avec|capacité|lot de|dure\\b|autonomie|viene con|contiene|prepara\\b|hace\\b|cabe|alcanza|suficiente|de una vez|a la vez|capacidad|juego de|dura\\b|liefer|enthält|enthalten|inklusive|fasst|reicht|macht\\b|brüht|kocht\\b|platz für|auf einmal|hält\\b|läuft\\b|fassungs|im set\\b|in dotazione|compres|contien|capacità|basta per|abbastanza|in una volta|prepara|tiene|dura|dotat|vem com|inclui|contém|faz\\b|cabem?|suficiente|de uma vez|capacidade|rende|acompanha|ve amb|conté|inclou|fa\\b|hi caben|d'un cop|vine cu|include|conțin|ține|prepară|face\\b|încap|dintr-o dată|capacitate|bevat|inbegrepen|inclusief|maakt|zet\\b|past\\b|genoeg voor|in één keer|wordt geleverd|gaat mee|bevat|ingår|medföljer|innehåller|rymmer|gör\\b|brygger|räcker|på en gång|medfølger|indeholder|rummer|laver\\b|rækker|på én gang|inneholder|rommer|lager (?:opptil|inntil|\\d)|rekker|sisält|mahtuu|vetää|riittä|keittää|kerralla|mukana tulee|toimit|zawier|w zestawie|mieści|robi\\b|parzy\\b|starcz|wystarcz|naraz|pojemno|obsahuj|součást|vejde|pojme|udělá|uvaří|stačí|vystačí|najednou|súčas|zmestí|urobí|uvarí|vsebuje|drži|skuha|zadošča|sadrži|sadrza|stane|skuha|kuha\\b|dovoljno|odjednom|priložen|uz nju dolaz|tartalmaz|tartozék|elfér|befogad|készít|főz\\b|elég\\b|egyszerre|περιέχει|περιλαμβάν|συνοδεύ|χωρά|φτιάχνει|αρκεί|μονομιάς|включает|содерж|вмеща|помеща|готовит|варит|хватает|хватит|за раз\\b|в комплект|прилага|входит|входят|містить|вміща|готує|варить|вистач|за раз\\b|у комплект|в комплект|съдърж|побира|прави\\b|приготвя|стига за|наведнъж|включ|içerir|içinde|birlikte gelir|alır\\b|yapar\\b|demler|yeter|tek seferde|bir seferde|kapasite|termasuk|berisi|memuat|muat\\b|cukup untuk|sekaligus|dilengkapi|membuat\\b|disertakan|datang dengan|mengandungi|disertakan|boleh membuat|kasama|naglalaman|kasya|sapat|sabay|gumagawa|đi kèm|kèm theo|bao gồm|chứa|đựng|đủ cho|cùng lúc|một lần|pha được|inakuja|ina vikombe|hubeba|hutosha|inatosha|hutengeneza|huchukua|kwa mara moja|pamoja na|kuusluv|mahutab|sisaldab|teeb\\b|piisab|ietver|satur|pagatavo|pietiek|telpa|įtraukt|talpina|telpa|pakanka|gamina|fylgir|rúmar|gerir\\b|dugar|insluit|hou\\b|daxildir|tutur|çatır)|(?:ال)?(?:يتضمن|تتضمن|يشمل|تشمل|يحتوي|تحتوي|ياتي مع|تاتي مع|يتسع|تتسع|يسع|تسع\\b|يحضر|تحضر|يصنع|تصنع|يعد\\b|تعد\\b|يكفي|تكفي|دفعه واحده|مرفق|سعه|سعته|سعتها|يدوم|تدوم|مجموعه من|كيجي|كتجي|فيه\\b|فيها\\b|كيهز|كتهز|كيوجد|كتوجد|كيكفي|كتكفي|ف دقه|ف مره)|כולל|מכיל|מגיע[הו]? עם|מכינ[הו]?|מספיק|בבת אחת|בקיבולת|מתאי(?:ם|מה) ל|שامل|داراي|همراه|جا ميگيرد|درست ميكند|دم ميكند|كافي است|يكجا|گنجايش|شامل|كے ساتھ آ|آتا ہے|آتي ہے|ركھتا|بناتا|بناتي|كافي ہے|ايك بار ميں|گنجائش|सहित|साथ आत|शामिल|समाता|समाते|बनात[ाीे]|काफ़?ी है|एक बार में|क्षमता|আসে|রয়েছে|ধরে|বানায়|যথেষ্ট|একবারে|ধারণ|付属|同梱|付き|入り(?!口)|収納|作れ|淹れられ|抽出でき|分を|一度に|容量|セット|대용량|포함|함께 제공|들어[가갑간]|담[을는]|만들 수|우려|충분|한 번에|용량|附带|附赠|附帶|附贈|含有?|包括|内有|內有|可装|可裝|装得下|裝得下|容纳|容納|能[煮泡做]|可[煮泡做]|足够|足夠|一次|容量|套装|套裝|มาพร้อม|รวม|บรรจุ|จุได้|ชงได้|ทำได้|พอสำหรับ|ในครั้งเดียว|ความจุ|கொண்ட|அடங்க|చేస్తుంది|కలిగి|सोबत|बनवत|સાથે આવ|બનાવ|ਨਾਲ ਆ|ਬਣਾਉ|ಒಳಗೊಂಡ|ಮಾಡುತ್ತ|ഉൾപ്പെ|ഉണ്ടാക്ക"

/** "Up to", right before a figure, and right behind its unit in languages that say it there. */
export const UP_TO =
	"(?:up to|jusqu'(?:à|aux?)|hasta|bis zu|fino a|até|fins a|până la|tot(?: wel)?|upp till|op til|opptil|opp til|jopa|do|až(?: do)?|do kar|akár|έως|μέχρι(?: και)?|до|hingga|sehingga|hanggang(?: sa)?|lên đến|hadi|kuni|līdz|iki|allt að|حتي|عد|עד|تا|最多|สูงสุด|ได้ถึง)(?: \\p{L}{1,5})? ?$"
export const UP_TO_BEHIND = '^[^,.;!?،。、]{0,16}?(?:kadar|qədər|تك\\b|तक|পর্যন্ত|まで|까지|வரை|వరకు|पर्यंत|સુધી|ਤੱਕ|ವರೆಗೆ|വരെ)'

/** Everyday things in the box, as in given-along.ts: by language and kind of thing, and what gives them, before and behind. */
export const THINGS_ELSEWHERE: Readonly<Record<string, Readonly<Record<'kitchen' | 'fixing' | 'textile' | 'paper' | 'device', string>>>> = {
	swedish: {
		kitchen:
			'termos~|(?:stål|glas|trä)?skål~|(?:te)?sil~|tratt~|stekspad~|slickepott~|visp~|slev~|skärbräd~|mjölkkann~|tefat~|sockerskål~|kaffe(?:skopa|mått|sked)~|(?:ugns|grill)?galler|grillspett~|bricka|brickor|(?:dropp|smul)bricka~|diskställ~|tekann~|koppar|muggar|tång|kakform~|bakform~|burk(?:ar)?|underlägg~|förkläde~|grytlapp~|handduk~|servett~|ätpinnar|skalare|rivjärn~',
		fixing:
			'(?:låda|lådor)|spegel~|stativ~|krok(?:ar)?|skruv(?:ar)?|plugg(?:ar)?|skruvmejsel~|insexnyckel~|klämm~|clips|(?:vägg|telefon)hållare|vägg(?:fäst|krok)~|stege|torkställ~|korg(?:ar)?|slang|(?:cykel|fot|luft)?pump|(?:reparations|rengörings|monterings|sy)(?:kit|set|sats)~|reservhjul|ringklocka|o_?ring~|borrspets~|hammare|måttband~|hänglås~|kedja|stänkskärm~|skyddslock|tejp~|buntband|verktygslåda|möbeltass~|sugpropp~|fogmunstycke~',
		textile:
			'väska|väskor|kudd(?:e|ar)|örngott~|kuddfodral~|madrass~|filt(?:ar)?|gardin~|halsduk~|handskar|vantar|manschettknapp~|slips|fluga|putsduk~|(?:ax(?:el|la)|handleds|bär)_?rem(?:mar)?|axelband|(?:bröst|inner|sid|bak)fick~|nackstöd~|fotstöd~|armstöd~|fotpall|pall|barnstol|parasoll~|paraply~|strumpor|innersul~|skosnör~|skohorn|galgar?|brosch|skärp~|bälte~|huva|foder|ögonmask|badlakan|duk|mössa|keps|regnskydd|reservknapp~',
		paper:
			'pennor|penna|anteckningsbok~|klistermärk~|nyckelring~|nyckelband|skyddsomslag~|monter|äkthets(?:bevis|intyg|certifikat)~|present(?:papper|kort|band|förpackning)~|nedladdningskod~|vykort|kalender|häfte|arbetsbok|karta|samlarkort|tärning~|läsglasögon|målarbok~|gratisapp',
		device:
			'app|timer|högtalare|mikrofon~|kamera~|reserv_?filter~|(?:glöd)?lamp(?:a|or)|dimmer|tangentbord~|mus|antenn~|power_?bank|(?:rese|nät)adapter|adapter|laddare|sim_?kort|minneskort|hörlurar|öronsnäckor|headset|värmare|element|dockningsstation~|kylfläns~|läslampa~|förlängningssladd|usb_?minne|skärmskydd|mobilskal|objektiv|fläkt|batteri(?:er)?|fjärrkontroll|laddkabel~',
	},
	danish: {
		kitchen:
			'termo(?:kand|flask)~|(?:stål|glas|træ)?skål(?:e)?|(?:te)?si|sigte|tragt|spatel|piskeris|grydeske|skærebræt~|mælkekande~|underkop~|sukkerskål~|kaffe(?:ske|mål)|rist|grillspyd|bakke|(?:dryp|krumme)bakke~|opvaskestativ~|tekande|kopper|krus|tang|kageform~|bageform~|bordskåner~|forklæde~|grydelap~|viskestykke~|serviet~|spisepinde|skræller|rivejern',
		fixing:
			'skuffer?|spejl~|stativ~|krog(?:e)?|skruer|rawlplugs|dybler|skruetrækker~|unbrakonøgle|klemmer?|clips|(?:væg|telefon)holder|væg(?:beslag|krog)~|stige|tørrestativ~|kurv(?:e)?|slange|(?:cykel|fod|luft)?pumpe|(?:reparations|rengørings|monterings|sy)(?:kit|sæt)|reservehjul|ringeklokke|klokke|o_?ring~|bor|hammer|målebånd~|hængelås~|kæde|skærm(?:e|sæt)|beskyttelseshætte~|tape|kabelbindere|værktøjskasse|filtpuder|sugekop~|fugemundstykke~',
		textile:
			'tasker?|puder?|pudebetræk~|madras~|tæppe(?:r)?|gardin~|halstørklæde~|handsker|vanter|manchetknapper|slips|butterfly|pudseklud~|klud(?:e)?|skulder_?rem|håndledsrem|bærerem|(?:bryst|inder|side|bag)lomme~|nakkestøtte|fodstøtte|armlæn|fodskammel|skammel|barnestol|parasol|paraply|strømper|sokker|indlægssåler|snørebånd|skohorn|bøjler?|broche|bælte|hætte|foer|sovemaske|håndklæde~|dug|hue|kasket|regnslag|ekstra knapper|reserveknap~',
		paper:
			'penn?e?|kuglepen|blyant~|notesbog|klistermærke~|nøglering~|nøglesnor|smudsomslag~|montre|ægthedsbevis~|ægthedscertifikat~|gave(?:papir|kort|bånd|indpakning|æske)~|downloadkode~|postkort|kalender|hæfte|arbejdsbog|kort over|samlekort|terninger|læsebriller|malebog~|gratis app',
		device:
			'timer|alarm|højttaler~|mikrofon~|kamera|pære|pærer|lyspære|dæmper|tastatur|mus|antenne|power_?bank|(?:rejse|net)?adapter|oplader|sim_?kort|hukommelseskort|høretelefoner|ørepropper|headset|varmeblæser|varmeovn|docking_?station|køleplade|læselampe|forlængerledning|usb_?stik|skærmbeskytter|cover|objektiv|blæser|batteri(?:er)?|fjernbetjening|ladekabel~|kabinet og blæser',
	},
	norwegian: {
		kitchen:
			'termos~|skål(?:er)?|(?:stål|glass|tre)?bolle|(?:te)?sil|trakt|stekespade|slikkepott|visp|øse|skjærebrett~|fjøl|melkemugge|skål|skåler|sukkerskål|kaffe(?:skje|mål)|rist|grillspyd|brett|(?:dryppe|smule)brett~|oppvaskstativ~|tekanne|kopper|krus|klype|kakeform~|bakeform~|bordskåner~|forkle~|grytekluter?|håndkle~|servietter|spisepinner|skreller|rivjern',
		fixing:
			'skuff(?:er)?|speil~|stativ~|krok(?:er)?|skruer|plugger|skrutrekker|unbrakonøkkel|klemmer?|klips|(?:vegg|telefon)holder|vegg(?:feste|krok)~|stige|tørkestativ~|kurv(?:er)?|slange|(?:sykkel|fot|luft)?pumpe|(?:reparasjons|rengjørings|monterings|sy)(?:kit|sett)|reservehjul|ringeklokke|bjelle|o_?ring~|bor|hammer|målebånd~|hengelås~|kjede|skjermer|beskyttelseshette~|teip|buntebånd|verktøykasse|filtknotter|sugekopp~|fugemunnstykke~',
		textile:
			'vesker?|puter?|putetrekk~|putevar~|madrass~|pledd|teppe|gardin~|skjerf~|hansker|votter|mansjettknapper|slips|sløyfe|pusseklut~|klut(?:er)?|skulder_?(?:reim|rem|stropp)|håndleddsreim|bærereim|(?:bryst|inner|side|bak)lomme~|nakkestøtte|fotstøtte|armlene|fotskammel|krakk|barnesete|parasoll|paraply|sokker|innleggssåler|skolisser|skohorn|hengere?|brosje|belte|hette|fôr|sovemaske|duk|lue|caps|regntrekk|ekstra knapper|reserveknapp~',
		paper:
			'penn|blyant~|notatbok|klistremerke~|nøkkelring~|nøkkelsnor|smussomslag~|monter|ekthetsbevis~|ekthetssertifikat~|gave(?:papir|kort|bånd|innpakning|eske)~|nedlastingskode~|postkort|kalender|hefte|arbeidsbok|kart|samlekort|terninger|lesebriller|malebok~|gratis app',
		device:
			'timer|alarm|høyttaler~|mikrofon~|kamera|(?:lys)?pære(?:r)?|dimmer|tastatur|mus|antenne|power_?bank|nødlader|(?:reise|strøm)?adapter|lader|sim_?kort|minnekort|hodetelefoner|øreplugger|headset|varmeovn|vifteovn|dokkingstasjon|kjøleribbe|leselampe|skjøteledning|minnepinne|skjermbeskytter|deksel|objektiv|vifte|batteri(?:er)?|fjernkontroll|ladekabel~|kabinett og vifte',
	},
	finnish: {
		kitchen:
			'termos~|(?:teräs|lasi)?kulho~|siivilä~|suppilo~|lasta|lastan|lastat|vispil~|kauha~|leikkuulau~|maitokannu~|aluslautas~|sokeriast~|kahvimitta~|ritilä~|varras|vartaat|tarjotin|tarjottimen|tippa_?alusta~|astiankuivaus~|teekannu~|kupit|kuppia|muki~|pihdit|muotti~|vuoka|vuoan|purkki~|lasinalu~|esiliina~|patala[pk]~|keittiöpyyh~|lautasliin~|syömäpuiko~|kuorimaveits~|raastin~',
		fixing:
			'jalusta~|peili~|laatik~|koukk~|koukun|koukut|ruuv(?:it|eja|in)|tulpat|ruuvimeisseli~|ruuvitalt~|kuusiokoloavai~|puristi(?:n|met)|klipsi~|seinäteline~|seinäkiinni~|tikka(?:at|pu)~|kuivausteline~|kori(?:n|t)?|letku~|(?:jalka|ilma)?pumppu~|pumpun|(?:korjaus|puhdistus|asennus|ompelu)(?:sarja|setti)~|varapyör~|soittokel~|o_?rengas~|poranter~|vasara~|mittanauh~|riippuluk~|ketju~|lokasuoja~|suojatulp~|teippi~|nippusi~|työkalupakki~|huopatass~|imukup~|rakosuu~',
		textile:
			'tyyny|tyynyt|tyynyn|tyynyliin~|patja~|peitto|peiton|peite|viltti|viltin|verho~|kaulaliina~|huivi~|käsineet|hanska~|lapaset|kalvosinnap~|solmio~|rusetti~|puhdistusliina~|olkahihna~|rannelenkki~|rintatasku~|sisätasku~|takatasku~|niskatuki~|niskatuen|jalkatuki~|käsinojat|rahi|jakkara~|turvaistui~|päivänvarjo~|sateenvarjo~|sukat|pohjallis~|kengännauha~|kenkälusik~|henkari~|vaateripus~|rintaneula~|vyö|vyön|huppu|hupun|vuori|unimaski~|pyyhe|pyyhkeen|pöytäliina~|pipo~|lippalakki~|sadesuoja~|varanapi~|varanap~',
		paper:
			'kynä~|muistikirja~|vihko~|tarra(?:t|arkki|n|ja)?|avaimenperä~|avainnauha~|suojapaperi~|kansipaperi~|vitriini~|aitoustodist~|lahja(?:paperi|pakkaus|kortti|nauha)~|latauskoodi~|postikor~|kalenteri~|vihkonen|työkirja~|kartta|kartan|keräilykor~|nopat|noppa~|lukulasit|värityskirja~|ilmainen sovellus|maksuton sovellus',
		device:
			'paristo~|ajasti~|hälyt~|kaiut~|mikrofon~|kamera~|hehkulamppu~|lamppu|lampun|polttimo~|himmenni~|näppäimistö~|hiiri|hiiren|antenni~|virtapankki~|varavirtalähde~|(?:matka)?adapteri~|sovitin|laturi~|sim_?kort~|muistikort~|kuulokkeet|nappikuulok~|lämmitin|telakka~|telakointi~|jäähdytyssiili~|lukulamppu~|jatkojohto~|muistitikku~|näytönsuoja~|suojakuori~|objektiivi~|tuuletin|tuulettimen|akku|paristot|kaukosäädin~|latauskaapeli~|kotelo ja tuuletin',
	},
	romanian: {
		kitchen:
			'termos~|bol(?:uri)?|sit[ăae]|strecurăto~|pâlni~|spatul~|tel|polonic|tocător~|infuzor~|cană|căni|farfuri~|zaharniț~|lingur~|grătar~|frigăru~|tăvi~|tavă|tavă|scurgător~|ceainic~|cești|ceașc~|cleșt~|form[ăe] de|borcan~|suport(?:uri)? pentru pahare|șorț~|mănuș~|prosop~|șervețel~|bețișoare|răzătoare|curățător~',
		fixing:
			'suport(?:uri)?|sertar~|oglin[dz]~|cârlig~|șurub~|dibluri|șurubelniț~|chei(?:e|a)? (?:imbus|fix)~|clem[ăe]~|clips~|suport de perete|scară|scărița|uscător~|coș(?:uri|uleț)?|furtun~|pomp[ăa]|(?:kit|trusă) de (?:reparații|curățare|montaj|cusut)|roată de rezervă|sonerie|clopoțel~|garnitur~|burghi~|ciocan~|ruletă|lacăt~|lanț~|apărători|capac de protecție|bandă adezivă|trusă de scule|pâslă|ventuz~|duză îngustă',
		textile:
			'geantă|genți|pern[ăe]|față de pernă|fețe de pernă|saltea~|pătur~|perdea|perdele|draperi~|eșarf~|fular~|mănuși|butoni~|cravat~|papion~|lavet~|cârp~|curea de umăr|curelușă|buzunar~|tetieră|suport pentru picioare|cotier~|taburet~|scaun de copii|umbrel~|șosete|branțuri|șireturi|încălțător~|umeraș~|broș~|centur~|cordon~|glug~|căptuș~|mască de somn|prosop~|față de masă|căciul~|șapc~|nasturi de rezervă|husă de ploaie',
		paper:
			'carte de rețete|rețetar|pix(?:uri)?|creioane|creion|stilou~|carnet~|caiet~|abțibild~|autocolant~|stickere|breloc~|șnur~|supracopert~|vitrin~|certificat de autenticitate|hârtie de cadou|ambalaj cadou|cod de descărcare|carte poștală|calendar~|broșur~|caiet de lucru|hart[ăa]|zaruri|ochelari de citit|carte de colorat|aplicați~ gratuit~|autograf~|semnătura autor~',
		device:
			'cronometru~|temporizator~|difuzor~|microfon~|camer[ăe]|termometru~|bec(?:uri)?|variator~|tastatur~|mouse|anten~|bateri~ extern~|power_?bank|adaptor~|încărcăt~|cartel[ăa] sim|card (?:sim|de memorie|sd|micro_?sd)|căști|radiator~|docking_?station|stație de andocare|lampă de (?:citit|birou)|prelungitor~|stick usb|folie de protecție|obiectiv|carcasă și ventilator|ventilator~|baterie|baterii|acumulator~|telecomand~|cablu (?:usb|hdmi|de încărcare)',
	},
	catalan: {
		kitchen:
			'termos?|bol(?:s)?|colador~|embut~|espàtul~|batedor~|cullerot|taula de tallar|infusor|gerreta|platet~|sucrera|cullera (?:mesuradora|dosificadora)|graella|ast|safata|escorredor|tetera|tasses|tassa|pinces|motlle~|pots|posagots|davantal|manyopla|drap~|tovalló~|bastonets|pelador|ratllador',
		fixing:
			'suport(?:s)? de|calaix~|miralls?|raspall~|ganx(?:o|os)?|cargols?|tacs|tornavís|clau allen|abraçadora|clips?|suport (?:de paret|mural)|escala|estenedor|cistell[ae]?s?|mànega|manxa|kit de (?:reparació|neteja|muntatge|costura)|roda de recanvi|timbre|junta tòrica|broques|martell|cinta mètrica|cadenat|cadena|caputxó|tapa protectora|cinta adhesiva|caixa d.eines|ventoses?|broquet per a racons|feltres',
		textile:
			'maletí|coixiner~|matalàs|mant[ae]s?|cortin[ae]s?|bufanda|guants|botons de (?:puny|recanvi)|corbata|drap~|baldaquí|corretja (?:d.espatlla|de mà)|bandolera|butxac~|reposa(?:peus|caps|braços)|tamboret|cadireta|para_?sol|paraigua~|mitjons|plantilles|cordons|penja_?robes|fermall|cinturó|caputxa|folre|coixí|antifaç|tovallol~|estovalles|barret|gorra',
		paper:
			'receptari|punt de llibre|bolígraf|llapis|llibreta|adhesius|clauer|cordó|estoig|sobrecoberta|vitrina|certificat d.autenticitat|paper de regal|embolcall|codi de descàrrega|fitxes|postals?|calendari|llibret|quadern|mapa|cromos|daus|signatura de l.autor~|dedicatòria|ulleres de lectura|manual imprès|aplicació gratuïta|app gratuïta|llibre de pintar',
		device:
			'filtres? de recanvi|pil(?:a|es)|termòmetre|alarm(?:a|es)|altaveus?|micròfons?|càmera|bombet(?:a|es)|regulador|teclat|ratolí|antena|bateria externa|power_?bank|endoll anglès|adaptador~|carregador~|targeta (?:sim|de memòria|sd|micro_?sd)|auriculars|escalfador|estufa|estació d.acoblament|dissipador|llum de (?:lectura|taula)|allargador|llapis usb|protector de pantalla|objectiu|caixa i ventilador|ventilador|bateria|comandament|llum nocturn|cable (?:usb|hdmi|de càrrega)',
	},
	greek: {
		kitchen:
			'θερμός|μπολ|σουρωτήρι~|χωνί|σπάτουλ~|αυγοδάρτη~|κουτάλ~|ξύλο κοπής|επιφάνεια κοπής|αναδευτήρ~|γαλατιέρα|πιατάκι~|ζαχαριέρα|δοσομετρητή~|μεζούρα|σχάρα|σούβλα~|δίσκο~|πιατοθήκη|τσαγιέρα|φλιτζάν~|κούπ[εα]ς?|λαβίδα|φορμάκι~|φόρμα|βάζ[οα]|σουβέρ|ποδιά|γάντι φούρνου|πετσέτα|πετσέτες|ξυλάκια|αποφλοιωτή~|τρίφτη~',
		fixing:
			'συρτάρι~|βούρτσα|καθρέφτη~|γάντζο~|γάντζ~|βίδες|βιδών|ούπα|κατσαβίδι~|κλειδί άλεν|σφιγκτήρ~|κλιπ|(?:επιτοίχια |επιτοίχιο )?βάση τοίχου|σκάλα|απλώστρα|καλάθι~|λάστιχο ποτίσματος|σωλήνα~|τρόμπα|αντλία|(?:κιτ|σετ) (?:επισκευής|καθαρισμού|τοποθέτησης|ραπτικής)|εφεδρικό τροχό|κουδούνι~|δακτύλιο~|τρυπάνι~|σφυρί|μετροταινία|λουκέτο|αλυσίδα|προστατευτικό καπάκι|κολλητική ταινία|εργαλειοθήκη|βεντούζ~|ακροφύσιο γωνιών|στόμιο για γωνίες',
		textile:
			'μαξιλαροθήκη~|στρώμα|κουβέρτα|κουβέρτες|κουρτίν~|κασκόλ|γάντια|μανικετόκουμπ~|γραβάτα|πανάκι~|πανί|λουρί|ιμάντα~|τσέπη|τσέπες|προσκέφαλο|υποπόδιο|μπράτσα|σκαμπό|παιδικό κάθισμα|ομπρέλα|κάλτσες|πάτους|κορδόνια|κόκαλο παπουτσιών|κρεμάστρα|καρφίτσα|ζώνη|κουκούλα|φόδρα|μαξιλάρι~|μάσκα ύπνου|τραπεζομάντιλο|σκουφί|καπέλο|εφεδρικά κουμπιά',
		paper:
			'βιβλίο συνταγών|στυλό|μολύβι~|σημειωματάριο|τετράδιο|αυτοκόλλητ~|μπρελόκ|κορδόνι|κάλυμμα βιβλίου|βιτρίνα|πιστοποιητικό γνησιότητας|χαρτί περιτυλίγματος|συσκευασία δώρου|κωδικό λήψης|καρτ ποστάλ|ημερολόγιο|φυλλάδιο|χάρτη~|κάρτες|ζάρια|υπογραφή του συγγραφέα|αφιέρωση|γυαλιά ανάγνωσης|δωρεάν εφαρμογή|εγχειρίδιο',
		device:
			'λάμπα|λάμπες|λαμπτήρ~|ροοστάτη~|ντίμερ|πληκτρολόγιο|ποντίκι|κεραία|power_?bank|αντάπτορα~|φορτιστή~|κάρτα (?:sim|μνήμης|sd|micro_?sd)|ακουστικά|αερόθερμο|θερμαντικό|βάση σύνδεσης|ψύκτρα|φωτάκι ανάγνωσης|προέκταση|στικάκι usb|προστατευτικό οθόνης|θήκη κινητού|φακό~|κουτί και ανεμιστήρα|ανεμιστήρα~|μπαταρί~|τηλεχειριστήριο|καλώδιο (?:usb|hdmi|φόρτισης)',
	},
}

export const GIVING_ELSEWHERE: Readonly<Record<string, readonly [before: string, behind: string]>> = {
	swedish: [
		'levereras (?:\\S+ )?med|medföljer(?: gör)?|i (?:lådan|förpackningen|kartongen)(?: (?:finns|ligger|hittar du))?[,:]?|inklusive|inkl\\.?|kommer med (?:en|ett|två|tre)|utrustad med|på köpet (?:får|följer)(?: du)?|(?:dessutom )?ingår',
		'(?:ingår|medföljer|följer med|på köpet|inkluderad)~|(?:ligger|finns) i (?:lådan|kartongen|förpackningen)',
	],
	danish: [
		'leveres (?:\\S+ )?med|medfølger|i (?:æsken|kassen|pakken)(?: (?:er der|ligger|finder du))?[,:]?|inklusive|inkl\\.?|inkluderer|kommer med (?:en|et|to|tre)|udstyret med|med i (?:købet|æsken|kassen) (?:følger|får du|er)|der følger',
		'(?:medfølger|følger med|er inkluderet|inkluderet|er med i)|ligger i (?:æsken|kassen)',
	],
	norwegian: [
		'leveres (?:\\S+ )?med|medfølger|i (?:esken|pakken)(?: (?:er det|ligger|finner du))?[,:]?|inklusive|inkl\\.?|inkluderer|kommer med (?:en|ei|et|to|tre)|utstyrt med|med på kjøpet (?:følger|får du)|det følger med',
		'(?:medfølger|følger med|er inkludert|inkludert|er med i)|ligger i (?:esken|pakken)',
	],
	finnish: [
		'mukana (?:tulee|tulevat|on|ovat|toimitetaan|seuraa)?|pakkaukse(?:ssa|sta)(?: (?:on|ovat|löytyy|löytyvät))?[,:]?|sisältää|toimitukseen (?:sisältyy|kuuluu)|kaupan päälle(?: saat)?|varusteena(?: on)?|laatikossa(?: on)?',
		'(?:tulee|tulevat|on|ovat)? ?(?:mukana|pakkauksessa|kaupan päälle)|sisältyy|sisältyvät|kuuluu toimitukseen',
	],
	romanian: [
		'vine (?:\\S+ )?cu|include|livrat[ăe]? (?:împreună )?cu|în (?:cutie|pachet)(?: (?:găsiți|găsești|se află|vine))?[,:]?|(?:dotat|echipat)[ăe]? cu|însoțit[ăe]? de|cadou[,:]?|pachetul conține|primești și',
		'(?:este |sunt )?(?:inclus|cadou|livrat)~|în (?:cutie|pachet)',
	],
	catalan: [
		"(?:ve|vénen|arriba) (?:\\S+ )?amb|inclou|s'entrega amb|se subministra amb|a la (?:caixa|capsa)[,:]?(?: (?:hi ha|hi trobaràs|ve))?|(?:equipat|equipada|acompanyat|acompanyada) (?:amb|d[e'])|de regal[,:]?|porta (?:un|una|dos|dues)",
		'(?:inclòs|inclosa|inclosos|incloses)|de regal',
	],
	greek: [
		'συνοδεύεται (?:και )?από|περιλαμβάν(?:ει|ονται|εται)|έρχεται (?:μαζί )?με|(?:στη συσκευασία|στο κουτί)(?: (?:θα βρείτε|υπάρχει|υπάρχουν))?[,:]?|παραδίδεται με|δώρο[,:]?|μαζί (?:του|της|με αυτό) (?:έρχεται|δίνεται)|εξοπλισμέν(?:ο|η|ος) με',
		'(?:περιλαμβάν|συμπεριλαμβάν)~|στο κουτί|στη συσκευασία|δώρο',
	],
}

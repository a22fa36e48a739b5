import type { ConceptTable } from '../concepts'
import type { Terms } from '../vocabulary'
import { GIVING_ELSEWHERE, THINGS_ELSEWHERE } from './given-along-elsewhere'

/**
 * Everyday things that copy says lie in the box: too common to be read as parts wherever they are named, so that only "comes with …" and "… included" claim them.
 * Written as the terms of a vocabulary are, by language and kind of thing.
 */
const THINGS: Readonly<Record<string, Readonly<Record<Kind, string>>>> = {
	...THINGS_ELSEWHERE,
	english: {
		kitchen:
			'thermos(?:es)?|strainers?|sieves?|funnels?|spatulas?|whisks?|ladles?|cutting boards?|chopping boards?|(?:tea )?infusers?|milk jugs?|saucers?|sugar bowls?|coffee (?:scoop|spoon)s?|scoops?|oven racks?|rotisserie~|spits?|(?:drip|serving|baking|crumb) trays?|trays?|bowls?|teapots?|mugs?|skewers?|tongs|cookie cutters?|moulds?|jars?|coasters?|trivets?|aprons?|oven gloves?|tea towels?|napkins?|chopsticks?|peelers?|graters?',
		fixing:
			'shel(?:f|ves)|hooks?|screws?|dowels?|wall plugs?|screwdrivers?|spanners?|wrench(?:es)?|allen keys?|hex keys?|clamps?|clips?|(?:wall|tablet|cable) holders?|brackets?|ladders?|drying racks?|baskets?|hoses?|(?:foot|hand|air|bike) pumps?|pumps?|(?:repair|cleaning|mounting|tool|sewing) (?:kit|set|tool)s?|spare wheels?|bells?|o_?rings?|gaskets?|drill bits?|hammers?|pliers|tape measures?|padlocks?|chains?|kickstands?|mudguards?|(?:protective|end|dust) caps?|adhesive (?:pads?|strips?|tape)|double_?sided tape|cable ties|spare parts',
		textile:
			'pillow_?cases?|mattress(?:es)?|blankets?|throws?|curtains?|scar(?:f|ves)|gloves|mittens|ties?|cuff_?links?|(?:silk|bow|neck)[ -]?ties?|lens cloths?|cloths?|canop(?:y|ies)|(?:shoulder|wrist|carry|carrying|neck|head) straps?|(?:chest|breast|side|back|hidden|inner) pockets?|head_?rests?|foot_?rests?|arm_?rests?|foot_?stools?|child seats?|parasols?|umbrellas?|socks|insoles?|shoe_?laces?|shoe_?horns?|hangers?|brooch(?:es)?|detachable collars?|lining|neck pillows?|eye masks?|towels?|bath mats?|table_?cloths?|aprons?|hats?|caps?|beanies?',
		paper:
			'pens?|pencils?|note_?books?|stickers?|sticker (?:sheet|set)s?|decals?|key_?(?:rings?|chains?|fobs?)|lanyards?|slip_?cases?|dust_?jackets?|dust_?wrappers?|display (?:case|box|stand)s?|(?:certificates?|cards?) of authenticity|gift_?(?:wrap|wrapping|ribbon|card|tag)s?|download codes?|index cards?|postcards?|greeting cards?|calendars?|magazines?|colouring books?|booklets?|study guides?|workbooks?|maps?|trading cards?|badges?|pins?|dice|a free app|printed (?:manual|guide)s?|(?:author|artist).s signature|reading glasses|wrapping paper',
		device:
			'(?:light )?bulbs?|dimmers?|keyboards?|mouse|mice|antennas?|aerials?|power_?banks?|(?:uk|eu|us|mains|travel) (?:plug|adapter|adaptor)s?|sim[ -]cards?|ear_?(?:phones?|buds?)|head_?phones?|headsets?|(?:fan |space )?heaters?|docking stations?|heat_?sinks?|(?:reading|desk|clip_on) (?:lamp|light)s?|extension (?:cord|lead|cable)s?|hdmi cables?|memory sticks?|usb (?:stick|drive)s?|flash drives?|screen protectors?|phone cases?|selfie sticks?|lens(?:es)?|cases? and (?:\\S+ )?fans?|chargers?|batter(?:y|ies)|remote controls?|night[ -]?lights?|game controllers?|gamepads?|(?:quiet|small|cooling) fans?',
	},
	german: {
		kitchen:
			'thermos(?:kannen?|flaschen?)|(?:\\p{L}*[ -])?(?:stahl|edelstahl|glas|holz|mess|rühr|salat|servier)?schüsseln?|messbecher~|(?:tee|küchen|abtropf|feines |feinmaschiges )?siebe?|teesieb~|trichter|spatel|schneebesen|schöpfkelle|kelle|schneidebrett~|schneidbrett~|teeei|milchkännchen|untertassen?|zuckerdose|kaffee(?:löffel|lot)|backrost|grillrost|rost|drehspieß|spieße?|(?:tropf|auffang|krümel)schalen?|tabletts?|servierplatte|teekanne|tassen|becher|zange|grillzange|ausstecher|backform|untersetzer|schürze|topflappen|geschirrtuch|servietten|essstäbchen|schäler|reibe|vorratsglas',
		fixing:
			'(?:holz|tisch|metall)?ständer|regalbrett~|einlegeboden|schublade|magnete?|wecker|spiegel|haken|schrauben|dübel~|schraubendreher|schraubenzieher|inbusschlüssel|schraubenschlüssel|klemmen?|clips?|(?:wand|tablet|kabel)halter|halterung|leiter|abtropfgestell|wäscheständer|korb|körbe|körbchen|schlauch|luftpumpe|fußpumpe|pumpe|reparatur(?:set|satz|kit)|reinigungsset|montageset|nähset|ersatzr(?:ad|äder)|klingel|glocke|dichtungsring|bohrer|hammer|zange|maßband|vorhängeschloss|kette|seitenständer|schutzbleche?|schutzkappen?|abdeckkappen?|klebestreifen|klebepads?|klebeband|kabelbinder|satz rollen',
		textile:
			'kissenbez(?:ug|üge)~|kissenhülle|matratzen?|(?:kuschel|woll|fleece|stepp|baby|picknick)?decken?|vorh(?:ang|änge)|gardinen?|schal|handschuhe?|fäustlinge|manschettenknöpfe|krawatte|fliege|poliertuch|brillenputztuch|putztuch|tuch|tücher|baldachin|(?:schulter|trage|hand|umhänge)(?:gurt|riemen|schlaufe|band)|(?:brust|seiten|innen|geheim)taschen?|kopfstützen?|fußst(?:ütze|ützen)|armlehnen?|fußhocker|hocker|kindersitz|sonnenschirm|regenschirm|socken|einlegesohlen?|schnürsenkel|schuhlöffel|kleiderbügel|brosche|passender gürtel|gürtel|kapuze|innenfutter|satinfutter|nackenkissen|schlafmaske|handtuch|handtücher|badematte|tischdecke|mütze|regenhülle|staubhülle|staubbeutel|kissen',
		paper:
			'kugelschreiber|füller|bleistifte?|buntstifte|stifte|notiz(?:buch|block|heft)|sticker|stickerbogen|aufkleber|schlüsselanhänger|schlüsselband|umhängeband|schuber|schutzumschlag|vitrine|echtheitszertifikat~|geschenk(?:papier|verpackung|band|karte|box)|downloadcodes?|karteikarten|postkarten?|grußkarte|kalender|malbuch|begleitheft|booklet|arbeitsheft|faltkarte|landkarte|sammelkarten|anstecker|würfel|widmung|bonus_?(?:cd|dvd|disc|kapitel)|gedruckte (?:anleitung|karte)|lesebrille',
		device:
			'leuchtmittel|glühbirnen?|birne|dimmer|tastatur|maus|antenne|powerbank|(?:reise|netz|steck)(?:adapter|stecker)|netzstecker|ladegerät|netzteil|sim_?karten?|ohrhörer|ohrstöpsel|kopfhörer|headset|heizlüfter|heizung|dockingstation|kühlkörper|leselampe|klemmlampe|schreibtischlampe|verlängerungskabel|(?:geflochtenes |langes |usb-?|hdmi-?|lade)kabel|usb-?stick|schutzfolie|displayschutz|handyhülle|objektiv|gehäuse (?:samt|und|mit) (?:\\S+ )?lüfter|akku|fernbedienung|nachtlicht|controller|zeitschaltuhr|lautsprecher|mikrofon|kamera|batterien',
	},
	french: {
		kitchen:
			'thermos|bols?|passoires?|tamis|entonnoirs?|spatules?|fouets?|louches?|planches? à découper|infuseurs?|boule à thé|pots? à lait|soucoupes?|sucrier|(?:cuillère|dosette) (?:à café|doseuse)|doseur|grilles?|tournebroche|broches?|plateaux?|bac récupérateur|ramasse_miettes|égouttoirs?|théière|tasses?|mugs?|pinces? (?:de cuisine|à)|brochettes|emporte_pièces?|moules?|bocaux|bocal|sous_verres?|dessous_de_plat|tablier|maniques?|torchons?|serviettes?|baguettes|éplucheur|râpe',
		fixing:
			'supports? en (?:bois|métal)|boîte à outils|crochets?|vis|chevilles?|tournevis|clés? (?:allen|plate|hexagonale)|pinces?|clips?|(?:support|fixation) (?:mural|tablette)~|équerres?|échelle|étendoir|séchoir|paniers?|corbeille|tuyaux?|flexible|pompe(?: à (?:air|pied|main))?|kits? de (?:réparation|nettoyage|montage|couture)|roue de secours|sonnette|cloche|joints? (?:toriques?)|forets?|marteau|mètre ruban|cadenas|chaîne|béquille|garde_boue|capuchons?|bandes? adhésives?|adhésif|serre_câbles?|pièces de rechange',
		textile:
			'taies?(?: d.oreiller)?|matelas|couvertures?|plaid|rideaux?|écharpe|foulard|gants|moufles|boutons de manchette|cravate|nœud papillon|chiffons?|chiffonnette|baldaquin|auvent|bandoulière|dragonne|(?:sangle|bretelle)s? d.épaule|poches? (?:poitrine|intérieure|latérale|cachée|arrière)|appuie_tête|repose_(?:pieds|tête|jambes)|repose_pieds|accoudoirs?|tabouret|siège enfant|parasol|parapluie|chaussettes|semelles?|lacets|chausse_pied|cintres?|broche|tour de cou|masque de (?:nuit|sommeil)|draps?|serviette|tapis de bain|nappe|bonnet|casquette|oreillers?',
		paper:
			'stylos?|crayons?|carnets?|cahiers?|autocollants?|stickers?|porte_clés|cordon|tour de cou|étui|coffret cadeau|fourreau|jaquette|vitrine|(?:certificat|carte) d.authenticité|papier cadeau|emballage cadeau|ruban|codes? de téléchargement|fiches?|cartes? postales?|calendrier|livret|cahier d.exercices|carte (?:dépliante|routière)|cartes à collectionner|badge|dés|signature de l.auteur|dédicace|lunettes de lecture|album de coloriage',
		device:
			'ampoules?|variateur|clavier|souris|antenne|batterie externe|prise (?:anglaise|uk|américaine|secteur)|adaptateurs?(?: secteur| de voyage)?|cartes? (?:sim|mémoire|micro_?sd|sd)|écouteurs?|casque|chauffage|station d.accueil|dissipateur|(?:lampe|liseuse)(?: de (?:lecture|bureau)| frontale)?|rallonge|clé usb|film protecteur|protège_écran|coque|objectif|boîtier (?:et|avec) (?:\\S+ )?ventilateur|batterie|télécommande|veilleuse|manette|chargeur',
	},
	spanish: {
		kitchen:
			'termos?|bol(?:es)?|cuenco~|colador(?:es)?|embudo~|espátula~|varillas|batidor|cucharón|tablas? (?:de|para) cortar|infusor(?: de té)?|jarrita|lechera|platillo~|azucarero|cuchar(?:a|ita) (?:medidora|dosificadora|de café)|cacito|rejilla~|parrilla|asador|bandeja~|escurridor|escurreplatos|tetera|tazas|pinzas?|brochetas|cortapastas|molde~|tarros?|posavasos|salvamanteles|delantal|manopla|paño~|servilleta~|palillos|pelador|rallador',
		fixing:
			'baldas?|estantes?|pinzas?|ganchos?|tornillos?|tornillería|tacos?|destornillador|llave (?:allen|inglesa)|abrazadera|clips?|soportes? (?:de pared|para)|escuadra|escalera|tendedero|cestas?|manguera|tubo|bomba de (?:aire|pie|mano)|inflador|kits? de (?:reparación|limpieza|montaje|costura)|rueda de repuesto|timbre|campana|juntas? tóricas?|brocas?|martillo|alicates|cinta métrica|candado|cadena|caballete|guardabarros|capuchón|tapa protectora|cinta adhesiva|adhesivos?|bridas|caja de herramientas|ventosas?',
		textile:
			'paños?|servilletas?|funda de almohada|fundas? (?:antipolvo|de almohada)|colchón|mantas?|cortinas?|bufanda|guantes|manoplas|gemelos|corbata|pajarita|gamuza|toallita|dosel|correa (?:de hombro|para el hombro|de mano)|bandolera|bolsillos? (?:interior|lateral|oculto|en el pecho|de pecho|trasero)~|reposa(?:piés|pies|cabezas|brazos)~|taburete|silla infantil|sombrilla|paraguas|calcetines|plantillas?|cordones|calzador|perchas?|broche|cinturón|capucha|forro|almohada~|antifaz|toalla~|alfombrilla|mantel|gorro|gorra|cojín|cojines',
		paper:
			'bolígrafo|lápi(?:z|ces)|libreta|cuaderno|pegatinas|adhesivos|llavero|cordón|estuche|sobrecubierta|vitrina|certificado de autenticidad|papel de regalo|envoltorio|lazo|tarjeta de felicitación|código de descarga|fichas|postal(?:es)?|calendario|libreto|cuadernillo|mapa|cromos|chapa|dados|firma (?:del|de la) aut~|dedicatoria|gafas de lectura|manual impreso|aplicación gratuita|app gratuita|libro de colorear',
		device:
			'bombillas?|regulador|teclado|ratón|antena|batería externa|power_?bank|enchufe (?:inglés|americano|europeo)|adaptador(?:es)?|tarjeta (?:sim|de memoria|sd|micro_?sd)|auriculares|cascos|calefactor|estufa|estación de acoplamiento|disipador|lámpara de (?:lectura|mesa|escritorio)|flexo|alargador|alargue|pendrive|memoria usb|protector de pantalla|objetivo|caja (?:y|con) (?:\\S+ )?ventilador|batería|mando(?: a distancia)?|luz nocturna|cargador|termómetro|reloj',
	},
	italian: {
		kitchen:
			'thermos|ciotol[ae]|colin[oi]|setaccio|imbut[oi]|spatol[ae]|frust[ae]|mestolo|taglier[ei]|infusore|bricco|lattiera|piattin[oi]|zuccheriera|misurin[oi]|cucchiain[oi]|cucchiaio dosatore|grigli[ae]|girarrosto|spied[oi]|vassoi[oi]?|raccogligocce|raccoglibriciole|scolapiatti|teiera|tazzin[ae]|tazz[ae]|pinz[ae]|stampin[oi]|stamp[oi] (?:per|da)|barattol[oi]|sottobicchier[ei]|sottopentola|grembiule|presin[ae]|strofinacci[oi]?|tovagliol[oi]|bacchette|pelapatate|grattugia',
		fixing:
			'spazzolin[oi]|specchiett[oi]|ripian[oi]|pinz[ae]|mollett[ae]|ganc(?:io|i)|vit[ei]|tassell[oi]|cacciavite|brugol[ae]|chiave (?:inglese|a brugola)|morsett[oi]|clip|staff[ae]|support[oi] (?:da parete|a muro|per)|scal(?:a|etta)|stendino|cest(?:o|i|ino|ini|ello)|tubo|pompa|pompetta|kit di (?:riparazione|pulizia|montaggio|cucito)|ruota di scorta|campanello|o_?ring|punt[ae] da trapano|martello|metro a nastro|lucchetto|catena|cavalletto|parafang(?:o|hi)|cappuccio protettivo|biadesivo|nastro adesivo|fascette|cassetta degli attrezzi|rotelle|feltrini',
		textile:
			'braccioli?o?|feder[ae]|materass(?:o|ino)|copert[ae]|plaid|tend[ae]|sciarpa|guanti|guantin[oi]|gemelli|cravatta|papillon|pann[oi]|pannetto|baldacchino|tracolla|laccetto|cinturino da polso|taschin[oi]|tasc(?:a|he) (?:intern|lateral|nascost|posterior|sul petto)~|poggia(?:piedi|testa)|braccioli?|sgabello|seggiolino|ombrellone|ombrello|calzini|solett[ae]|lacci|calzascarpe|grucc(?:ia|e)|spilla|cintura|cappuccio|fodera|cuscin[oi]|mascherina|asciugaman[oi]|tappetino|tovaglia|berretto|cappello|bottone di scorta|bottoni di scorta',
		paper:
			'penn[ae]|matit[ae]|taccuino|quaderno|blocco note|adesivi|figurine|portachiavi|laccio|cofanetto|sovraccoperta|vetrinetta|teca|certificato di autenticità|carta (?:regalo|da regalo)|nastro regalo|biglietto d.auguri|codice di download|schede|cartolin[ae]|calendario|libretto|mappa|spilletta|dadi|firma dell.autore|firma dell.autrice|dedica|occhiali da lettura|manuale stampato|ricettario|app gratuita|album da colorare',
		device:
			'lampadin[ae]|dimmer|tastiera|mouse|antenna|power_?bank|spina (?:inglese|americana|europea)|adattator[ei]|caricabatterie?|sched[ae] (?:sim|di memoria|sd|micro_?sd)|auricolar[ei]|cuffie|stufetta|termosifone|docking_?station|dissipatore|lampada da (?:lettura|tavolo|scrivania)|prolunga|chiavetta|pennetta|pellicola|custodia per|obiettivo|case (?:con|e) (?:\\S+ )?ventola|batteri[ae]|pil[ae]|telecomando|lucina|controller|cavo (?:intrecciato|hdmi|usb|di ricarica)|allarme',
	},
	portuguese: {
		kitchen:
			'garrafas? térmicas?|termos?|tigelas?|taças?|peneiras?|coador(?:es)?|funil|funis|espátulas?|batedor|fouet|concha|tábuas? (?:de corte|de cortar|de cozinha)|infusor|leiteira|pires|açucareiro|colher(?:es)? (?:medidora|dosadora|de café)~|medidor(?:es)?|grelhas?|espetos?|bandejas?|escorredor|bule|xícaras?|chávenas?|canecas?|pegador|pinças?|forminhas?|formas? (?:de|para)|potes?|porta_copos|descanso de panela|avental|luva térmica|panos?|guardanapos?|hashi|descascador|ralador',
		fixing:
			'prateleiras?|gavetas?|espelh(?:o|inho)s?|pinças?|ganchos?|parafusos?|buchas?|chave (?:de fenda|allen|inglesa|philips)|braçadeira|clipes?|suportes? (?:de parede|para)|escada|varal|cestos?|cestas?|mangueira|tubo|bomba (?:de ar|de pé)|kits? de (?:reparo|reparação|limpeza|montagem|costura)|(?:roda|estepe) (?:reserva|sobressalente)|campainha|sino|anel de vedação|brocas?|martelo|alicate|trena|fita métrica|cadeado|corrente|para_?lamas?|tampas? (?:protetora|de proteção)~|fita (?:adesiva|dupla face)|abraçadeiras|caixa de ferramentas|rodinhas|rodízios|ímãs?|íman|feltros?|ventosas?',
		textile:
			'panos?|guardanapos?|fronhas?|colch(?:ão|ões)|cobertor(?:es)?|mantas?|cortinas?|cachecol|luvas|abotoaduras|gravata|flanela|dossel|alças? de (?:ombro|mão)|tiracolo|bolsos? (?:no peito|interno|lateral|oculto|traseiro)~|(?:apoio|encosto|descanso)s? (?:para|de|dos?) (?:os )?(?:pés|cabeça|braços?)|banqueta|cadeirinha|guarda_sol|guarda_chuva|meias|palmilhas?|cadarços?|atacadores|calçadeira|cabides?|broche|cinto|capuz|forro|almofadas?|travesseiros?|máscara de dormir|toalhas?|tapete|gorro|boné|capas? (?:antipoeira|de chuva|extra)|botões (?:reserva|de reserva|extras?)',
		paper:
			'canetas?|lápis|caderno|bloco de notas|caderneta|adesivos|autocolantes|chaveiro|porta_chaves|cordão|estojo|luva rígida|sobrecapa|vitrine|certificado de autenticidade|embrulho|papel de (?:presente|embrulho)|laço|cartão de (?:felicitações|presente)|código de download|fichas|postal|postais|cartão_postal|calendário|libreto|livreto|mapa|figurinhas|broche|dados|assinatura d[oa] aut~|dedicatória|óculos de leitura|manual impresso|(?:aplicativo|app|aplicação) (?:gratuit|grátis)~|disco bônus|pôster|livro de colorir',
		device:
			'filtros? (?:reserva|extras?)|lâminas? de reposição|lâmpadas?|dimmer|teclado|mouse|rato|antena|power_?bank|carregador portátil|tomada (?:inglesa|americana|europeia)|adaptador(?:es)?|carregador(?:es)?|cartão (?:sim|de memória|sd|micro_?sd)|fones? de ouvido|auscultadores|auriculares|aquecedor|base de acoplamento|dock|dissipador|(?:luminária|candeeiro|abajur) de (?:leitura|mesa)|extensão|pen_?drive|película|capinha|lente|gabinete (?:e|com) (?:\\S+ )?(?:cooler|ventoinha)|caixa (?:e|com) ventoinha|bateria|controle remoto|luz noturna|cabo (?:trançado|hdmi|usb)|termômetro|alto_falante|microfone|câmera|alarme|temporizador',
	},
	dutch: {
		kitchen:
			'thermos(?:fles|kan)?|kom(?:men)?|schaal|(?:thee|fijne )?zeef|zeefje|trechter|spatel|garde|pollepel|soeplepel|snijplank|thee_?ei|melkkannetje|schotel(?:tje)?s?|suikerpot|koffie(?:schep|lepel)|maatschep~|rooster|draaispit|spies(?:jes)?|(?:lek|kruimel|op)_?bak(?:je)?|dienblad|afdruiprek|theepot|kopjes|mokken|tang|uitsteekvorm~|bakvorm~|voorraadpot~|onderzetters?|schort|ovenwant~|theedoek~|servetten|eetstokjes|dunschiller|rasp',
		fixing:
			'ha(?:ak|ken|akje|akjes)|schroeven|pluggen|schroevendraaier|inbussleutel|moersleutel|klem(?:men)?|clips?|(?:muur|wand|tablet|kabel)houder|ladder|droogrek|mand(?:je|jes|en)?|slang|(?:fiets|voet|lucht)?pomp(?:je)?|(?:reparatie|schoonmaak|montage|naai|reinigings)set(?:je)?|reservewiel|fietsbel|bel|o_?ring(?:en)?|boortjes?|hamer|rolmaat|hangslot|ketting|standaardje|spatborden?|(?:bescherm|stof)kap(?:je)?|(?:plak|kleef)strips?|tang|dubbelzijdige? tape|kabelbinders|gereedschapskist|viltjes|zuignap(?:pen)?|spleet(?:zuig)?mond~|meubelborstel',
		textile:
			'kussen(?:sloop|slopen|hoes)|sloop|matras|deken|plaid|gordijn(?:en)?|sjaal|handschoenen|wanten|manchetknopen|draagko?ffer|stropdas|strikje|(?:brillen|poets|schoonmaak)?doekjes?|hemel|(?:schouder|pols|draag)(?:band|riem|koord)|(?:borst|zij|binnen|achter)_?zak(?:je|ken)?|hoofdsteun|voeten?(?:steun|bank|bankje)|armleuning~|krukje|kinderzitje|parasol|paraplu|sokken|inlegzolen|veters|schoenlepel|kleerhangers?|broche|riem|capuchon|voering|nekkussen|slaapmasker|handdoek~|badmat|tafelkleed|muts|pet|(?:stof|regen)hoes|reserve_?kno(?:op|pen)',
		paper:
			'(?:bal)?pen|potlo(?:od|den)|notitieboek(?:je)?|schriftje|stickers?|stickervel|sleutelhanger|keycord|koordje|cassette|stofomslag|vitrine|echtheidscertificaat|cadeau(?:papier|verpakking|lint|kaart)|downloadcode|kaartjes|ansichtkaart~|kalender|boekje|werkboek|(?:uitvouwbare|land)_?kaart|verzamelkaarten|button|dobbelstenen|handtekening van|opdracht van|leesbril|boekenlegger|gratis app|kleurboek',
		device:
			'(?:gloei)?lamp(?:en)?|dimmer|toetsenbord|muis|antenne|power_?bank|(?:engelse|amerikaanse|britse) stekker|(?:reis|net)?(?:adapter|stekker)|oplader|lader|sim_?kaart|oordopjes|oortjes|koptelefoon|headset|kachel(?:tje)?|verwarming|dockingstation|koel(?:blok|lichaam)|leeslamp(?:je)?|bureaulamp|verlengsnoer|usb_?stick|screen_?protector|telefoonhoes~|lens|behuizing (?:met|en) (?:\\S+ )?ventilator|accu|afstandsbediening|nachtlamp~|controller|batterijen|spiegeltje',
	},
}

type Kind = 'kitchen' | 'fixing' | 'textile' | 'paper' | 'device'
const KINDS: readonly Kind[] = ['kitchen', 'fixing', 'textile', 'paper', 'device']
const nameOf = (kind: Kind) => `given along for ${kind}`

/** What says, by language, that a thing lies in the box: before it and behind it. */
const GIVING: Readonly<Record<string, readonly [before: string, behind: string]>> = {
	...GIVING_ELSEWHERE,
	english: [
		'comes? (?:complete |bundled )?with|includ(?:es|ing)|(?:supplied|delivered|shipped|ships|packed|packaged|bundled|sold|arrives|complete|boxed) with|in the box[,:]?(?: you(?:.ll)? find)?|inside the box[,:]?|accompanied by|we (?:add|include|throw in)|thrown in is|with (?:a|an|two|three) (?:free|bonus|matching|complimentary)',
		'(?:is|are|comes?) (?:included|supplied|provided|thrown in|in the box)|included(?: in the box)?',
	],
	german: [
		'mitgeliefert (?:wird|werden)|(?:geliefert|ausgeliefert|kommt) (?:\\S+ )?mit (?:ein(?:er?|em)?|zwei|drei|vier|passende[mnr]?|gratis)|inklusive|inkl\\.?|samt|im lieferumfang(?: (?:ist|sind|enthalten|liegt|liegen))?[,:]?|im (?:karton|paket)(?: (?:ist|sind|liegt|liegen))?[,:]?|dazu (?:gibt es|kommt|kommen|ein(?:e|en)?)|beigelegt (?:ist|sind)|beiliegend|mit dabei:?|enthalten (?:ist|sind)',
		'(?:liegt|liegen|ist|sind|gibt es|wird|werden) (?:\\S+ ){0,2}?(?:bei|dabei|inklusive|enthalten|beigelegt|mitgeliefert|dazu)|inklusive|dabei|im lieferumfang|mitgeliefert|(?:liegt|liegen) im (?:karton|paket)',
	],
	french: [
		"(?:livré|fourni|vendu|proposé|expédié)e?s? avec|accompagnée?s? d[e']?|inclut|dans la boîte(?: :|,)?|dans le (?:carton|colis)(?: :|,)?|en prime|le coffret (?:contient|comprend)|équipée?s? d[e']?|avec,? en (?:prime|cadeau)|la boîte contient",
		'(?:est|sont) (?:\\S+ )?(?:inclus|fourni|offert|compris|livré)~|inclus~|fournie?s?|offerte?s?|compris(?:es?)?',
	],
	spanish: [
		'vienen? (?:\\S+ )?con|incluyen?|trae|se (?:entrega|envía|suministra|vende) con|acompañad[oa]s? (?:de|con)|en la caja[,:]?(?: (?:encontrarás|hay|viene))?|equipad[oa] con|de regalo[,:]|entregad[oa] con',
		'(?:incluid|incorporad)[oa]s?|de regalo|(?:viene|vienen|va|van) (?:incluid[oa]s?|en la caja)',
	],
	italian: [
		"in dotazione(?: (?:c'è|ci sono|trovi|trovate))?[,:]?|includ(?:e|ono)|(?:fornit|vendut|consegnat|corredat)[oa] (?:con|di)|accompagnat[oa] da|nella (?:confezione|scatola)(?: (?:c'è|ci sono|trovi|trovate))?[,:]?|in omaggio|(?:completo|completa|dotat[oa]|corredat[oa]) di|compres[oi] nella confezione|inclus[oi] nella confezione|viene con|arriva con",
		'(?:è|sono)? ?(?:inclus|compres)[oaie]|in (?:omaggio|dotazione|regalo)',
	],
	portuguese: [
		'acompanham?(?! (?:você|vc|o|os|cada|sua?|teu|tua|qualquer|todos?)(?!\\p{L}))|(?:vem|vêm) (?:\\S+ )?com|inclu(?:i|em)|inclus[oa]|na caixa[,:]?(?: (?:há|vem|vêm|você encontra))?|(?:fornecid|entregue|vendid|enviad|acompanhad|equipad)[oa]? (?:com|de|por)|de brinde[,:]?',
		'(?:está |estão |são |é )?(?:inclus|incluíd)[oa]s?|de brinde|(?:acompanha|vem|vêm) (?:junto|na caixa|incluíd[oa])',
	],
	dutch: [
		'(?:wordt |worden )?(?:geleverd|verkocht|verpakt) met|inclusief|incl\\.?|in de doos(?: (?:zit|zitten|vind je))?[,:]?|komt (?:compleet )?met (?:een|twee|drie|bijpassende)|voorzien van|meegeleverd(?: (?:wordt|worden))?[,:]?|compleet met|bijgeleverd[,:]?|met gratis|erbij (?:zit|krijg je)',
		'(?:is|zijn|wordt|worden|zit|zitten)? ?(?:inbegrepen|meegeleverd|bijgeleverd|erbij|in de doos|inclusief)',
	],
}

/** "Och stolar utan armstöd": what is not there is not given. */
const WITHOUT = 'utan|uden|uten|ohne|sans|sin|senza|sem|zonder|without|bez|fără|ilman|χωρίς|sense'

const REACH = " (?:[^\\s.!?:]+ ){0,6}?(?:[^\\s.!?:]{1,6}')?"

/** The words of a language that say that a thing of a kind lies in the box. */
function saidIn(language: string, kind: Kind): string | undefined {
	const things = THINGS[language]?.[kind]
	const [before, behind] = GIVING[language] ?? []
	if (!things || !before || !behind) return undefined
	return `${nameOf(kind)}=(?:${before})${REACH}(?:${things})|(?:${things}) (?:${behind})`
}

/** Lists of words by language with these things added. */
export function withGivenAlong(lists: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
	const added = { ...lists }
	for (const [language, [giving, things]] of Object.entries(SPECIAL)) {
		const said = `${SPECIAL_NAME}=${giving && `(?:${giving}) (?:(?!(?:${WITHOUT}) )[^\\s.!?:,]+ ){0,3}?`}(?:${things})`
		added[language] = [lists[language], said].filter(Boolean).join(';')
	}
	for (const language of Object.keys(THINGS)) {
		const said = KINDS.flatMap((kind) => saidIn(language, kind) ?? [])
		added[language] = [added[language], ...said].filter(Boolean).join(';')
	}
	return added
}

/** Parts and extras with names of their own, which a plain "with" gives; by language the word for with, and the things. */
const SPECIAL: Readonly<Record<string, readonly [giving: string, things: string]>> = {
	english: [
		'two|with|has|have|plus|offers|features|featuring',
		'side pockets|song_?books?|(?:chest|breast) pockets?|spare buttons?|crevice (?:tool|nozzle)s?|upholstery (?:brush|nozzle)(?:es|s)?|arm_?rests?|head_?rests?|foot_?rests?|power_?banks?|sim cards?|docking stations?|certificates? of authenticity|dust_?jackets?|slip_?cases?|pillow_?cases?|strainers?|drip trays?|heat_?sinks?|wall brackets?|repair kits?|mudguards?|kickstands?|screwdrivers?|funnels?|measuring spoons?|rain covers?|lens cloths?|graduated bowls?|measuring bowls?',
	],
	german: [
		'zwei|mit|hat|samt|nebst|plus|besitzt|bietet',
		'seitentaschen?|songb(?:uch|uchs)|liederbuch|brusttaschen?|(?:ersatz|reserve)kn(?:opf|öpfen?)|fugendüsen?|polster(?:bürste|düse)n?|armlehnen?|kopfstützen?|fußstützen?|powerbank|sim_?karten?|dockingstation|echtheitszertifikat|schutzumschlag|schuber|kissenbez(?:ug|ügen?)|teesieb|tropfschale|kühlkörpern?|wandhalterung|reparatur(?:set|satz)|schutzblechen?|seitenständer|schraubendreher|trichter|messlöffel|messschüssel|regenhülle',
	],
	french: [
		"deux|avec|possède|a|dispose d[e']?|offre|et",
		'poches? latérales?|livret? de chansons|recueil de chansons|poches? (?:de )?poitrine|boutons de rechange|suceurs? (?!universel)\\S+|brosses? (?:meubles?|parquet)|accoudoirs?|appuie_tête|repose_(?:pieds|tête)|batterie externe|carte sim|station d.accueil|certificat d.authenticité|jaquette|taies? d.oreiller|passoire|bac d.égouttage|dissipateur|support mural|kit de réparation|garde_boue|béquille|tournevis|entonnoir|bol gradué|housse de pluie',
	],
	spanish: [
		'dos|con|tiene|lleva|ofrece|y',
		'bolsillos? (?:laterales?|delanteros?|traseros?|interior(?:es)?)|cancionero|bolsillos? (?:en el|de) pecho|botones de (?:repuesto|recambio)|boquillas? (?:para|de) (?:rincones|esquinas|tapicería)|boquilla estrecha|reposa(?:brazos|cabezas|piés|pies)|batería externa|tarjeta sim|certificado de autenticidad|sobrecubierta|fundas? de almohada|colador|bandeja de goteo|disipador~|soporte de pared|kit de reparación|guardabarros|destornillador|embudo|bol graduado|cuchara medidora',
	],
	italian: [
		'due|con|ha|offre|e|più',
		'tasche? laterali?|canzoniere|taschino(?: sul petto)?|bottoni di (?:scorta|ricambio)|bocchett[ae](?! universal)|bracciol[io]|poggia(?:testa|piedi)|power_?bank|scheda sim|certificato di autenticità|sovraccoperta|cofanetto|colino|vaschetta raccogligocce|dissipator[ei]|staffa a muro|kit di riparazione|parafanghi|cacciavite|imbuto|ciotola graduata|cucchiaio dosatore',
	],
	portuguese: [
		'dois|com|tem|possui|traz|e',
		'bolsos? (?:laterais|lateral|da frente|frontais)|cancioneiro|bolsos? (?:no|de) peito|botões (?:reserva|de reserva|extras?|sobressalentes)|bocal para (?:cantos|frestas)|apoios? (?:de|para os?) braços?|encosto de cabeça|power_?bank|cartão sim|certificado de autenticidade|sobrecapa|fronhas?|peneira|bandeja de gotejamento|dissipador~|suporte de parede|kit de reparo|chave de fenda|funil|tigela graduada|colher medidora',
	],
	dutch: [
		'twee|met|heeft|plus|biedt|en',
		'zijzak(?:ken)?|songboek|liedboek|gedrukt songboek|borstzak(?:je)?s?|reserve_?kno(?:op|pen)|spleet(?:zuig)?mond~|meubelborstel|armleuning~|hoofdsteun|voetensteun|power_?bank|sim_?kaart|dockingstation|echtheidscertificaat|stofomslag|kussensl(?:oop|open)|zeefje|lekbak(?:je)?|koelblok~|muurbeugel|reparatieset|spatborden|schroevendraaier|trechter|maatlepel~|maatkom|regenhoes',
	],
	swedish: [
		'med|har|och',
		'sidofick~|sångbok~|bröstfick~|reservknapp~|fogmunstycke~|möbelborst~|armstöd~|nackstöd~|power_?bank|sim_?kort|dockningsstation~|äkthets(?:bevis|intyg)~|skyddsomslag~|örngott~|tesil~|droppbrick~|kylfläns~|väggfäst~|reparations(?:kit|sats)~|stänkskärm~|skruvmejsel~|tratt|måttsked~|regnskydd~',
	],
	danish: [
		'med|har|og',
		'sidelomme~|sangbog|brystlomme~|(?:reserve|ekstra )knap(?:per)?|fugemundstykke~|møbelbørste~|armlæn~|nakkestøtte~|power_?bank|sim_?kort|docking_?station|ægthedsbevis~|smudsomslag~|pudebetræk~|tesi|drypbakke~|køleplade~|vægbeslag~|reparationssæt|skærme|skruetrækker~|tragt|måleske~|regnslag',
	],
	norwegian: [
		'med|har|og',
		'sidelomme~|sangbok|brystlomme~|(?:reserve|ekstra )knapper?|fugemunnstykke~|møbelbørste~|armlene~|nakkestøtte~|power_?bank|sim_?kort|dokkingstasjon|ekthetsbevis~|smussomslag~|putetrekk~|tesil|dryppebrett~|kjøleribbe~|veggfeste~|reparasjonssett|skjermer|skrutrekker~|trakt|måleskje~|regntrekk~',
	],
	finnish: [
		'',
		'sivutasku~|(?:studio)?kuulokkeiden kanssa|rintatasku~|varanap~|rakosuuti~|rakosuulak~|käsinoj~|niskatu~|teesiivil~|varavirtalähde~|tippa_?astia~|aitoustodist~|tyynyliin~',
	],
	romanian: [
		'cu|are|și',
		'buzunare laterale|buzunar(?:e)? (?:la|pe) piept|nasturi de rezervă|duz[ăe] (?:pentru colțuri|îngust[ăe])|cotiere|tetieră|power_?bank|baterie externă|cartelă sim|certificat de autenticitate|supracopertă|fețe de pernă|față de pernă|tavă de picurare|kit de reparații|șurubelniță|pâlnie|bol gradat|lingură dozatoare',
	],
	catalan: [
		'amb|té|i',
		'butxaques laterals|butxaca al pit|botons de recanvi|broquet per a|reposa(?:braços|caps|peus)|bateria externa|targeta sim|certificat d.autenticitat|sobrecoberta|coixiner~|safata de degoteig|dissipador~|kit de reparació|tornavís|embut|bol graduat|cullera mesuradora',
	],
	greek: [
		'με|έχει|και|διαθέτει',
		'πλαϊνές τσέπες|τσέπη στο στήθος|εφεδρικά κουμπιά|(?:ακροφύσιο|στόμιο) (?:για )?γωνι(?:ών|ές)|μπράτσα|προσκέφαλο|power_?bank|κάρτα sim|πιστοποιητικό γνησιότητας|μαξιλαροθήκ~|δίσκο αποστράγγισης|ψύκτρα|επιτοίχια βάση|κιτ επισκευής|κατσαβίδι|χωνί|δοσομετρικό κουτάλι',
	],
}
const SPECIAL_NAME = 'given along by a name of its own'

/** What such a claim may rest on besides a fact that names a thing of the kind. */
const BY: Readonly<Record<Kind, string>> = {
	kitchen: 'measuring cup or utensil|extra cup or jug|filter|removable|cup holder',
	fixing: 'wall mounted|tools included|suction cup|hook|replaceable part|wheels|easy assembly|stand or tripod',
	textile:
		'pockets|belt or drawstring|hood or collar|cushion or pillow included|lined or thermal|spare cover|protective cover included|carry bag|mirror',
	paper:
		'bookmark|poster|manual included|recipe book|extra content|gift box|booklet|hardcover or paperback|app control|a case or pouch given along',
	device:
		'cable included|cables given along|batteries included|batteries needed|battery powered|rechargeable|lithium battery|second battery|remote control|headphone jack|speaker|microphone|camera|led|night light|replaceable part|mains powered|cooling or fan',
}

export const GIVEN_ALONG: ConceptTable = {
	...Object.fromEntries(KINDS.map((kind) => [nameOf(kind), { by: BY[kind] }])),
	[SPECIAL_NAME]: {
		by: 'pockets|wall mounted|measuring cup or utensil|replaceable part|turbo or special brush|hardcover or paperback|a heat sink or housing',
	},
}

const FURTHER_THINGS: Readonly<Record<Kind, Terms>> = {
	kitchen: {
		ar: 'وعاء|صينيه|مصفاه|قمع|ملعقه|ملاعق|فنجان|كوب|اكواب|طبق|اطباق|شوايه|لوح تقطيع',
		cjk: 'ボウル|トレー|ざる|茶こし|スプーン|カップ|皿|網|まな板|碗|托盘|托盤|勺|杯|盘|漏斗|그릇|쟁반|컵|숟가락',
	},
	fixing: {
		ar: 'خطاف|براغي|مسامير|مفك|مشبك|حامل|سله|خرطوم|مضخه|سلم|سلسله',
		cjk: 'フック|ネジ|ねじ|ドライバー|クリップ|ホルダー|バスケット|ホース|ポンプ|チェーン|钩|鉤|螺丝|螺絲|夹|篮|籃|软管|泵|고리|나사|클립|바구니|호스|펌프',
	},
	textile: {
		ar: 'غطاء|فراش|بطانيه|ستاره|وشاح|قفاز~|حزام|جيب|جيوب|وساده|منشفه|قماش|مظله|مسند',
		cjk: 'カバー|マットレス|毛布|カーテン|マフラー|手袋|ストラップ|ポケット|クッション|枕|タオル|布|傘|靴下|套|床垫|毯|窗帘|围巾|手套|肩带|口袋|枕|毛巾|커버|매트리스|담요|커튼|장갑|주머니|베개|수건',
	},
	paper: {
		ar: 'قلم|دفتر|ملصق~|ميداليه|شهاده|هديه|خريطه|كتيب|بطاقه|تطبيق',
		cjk: 'ペン|ノート|シール|ステッカー|キーホルダー|証明書|ギフト|地図|冊子|カード|アプリ|笔|筆|本子|贴纸|貼紙|钥匙扣|证书|证明书|礼|地图|手册|卡|펜|노트|스티커|열쇠고리|증명서|선물|지도|카드',
	},
	device: {
		ar: 'مصباح|لمبه|لوحه مفاتيح|فاره|ماوس|هوايي|شاحن|محول|شريحه|سماعه|سماعات|بطاري~|كابل|مروحه|مدفاه',
		cjk: '電球|キーボード|マウス|アンテナ|充電器|アダプター|sim|イヤホン|ヘッドホン|ヘッドセット|ヒーター|電池|ケーブル|リモコン|ファン|灯泡|燈泡|键盘|鼠标|天线|充电器|适配器|耳机|耳機|电池|線|线|遥控|전구|키보드|마우스|안테나|충전기|어댑터|이어폰|배터리|케이블|리모컨',
	},
}

/** The same things as facts name them. */
export const GIVEN_ALONG_IN_FACTS: Readonly<Record<string, Terms>> = {
	...Object.fromEntries(
		KINDS.map((kind) => [
			nameOf(kind),
			{
				x: Object.values(THINGS)
					.map((things) => things[kind])
					.join('|'),
				...FURTHER_THINGS[kind],
			},
		]),
	),
	[SPECIAL_NAME]: {
		x: Object.values(SPECIAL)
			.map(([, things]) => things)
			.concat('chaves? de fendas?|screwdriver~|schraubendreher~|destornillador~|cacciavit~|chaves? philips')
			.join('|'),
		ar: 'جيب|ازرار احتياطي|فوهه|مسند~|شريحه|شهاده|غطاء وساده|مصفاه|مفك|قمع',
		cjk: '胸ポケット|予備ボタン|すき間ノズル|隙間ノズル|アームレスト|ヘッドレスト|モバイルバッテリー|証明書|枕カバー|ドライバー|胸袋|扶手|头枕|充电宝|证书|枕套|螺丝刀|가슴 ?주머니|팔걸이|머리받침|보조 ?배터리|증명서|베개 ?커버|드라이버',
	},
}

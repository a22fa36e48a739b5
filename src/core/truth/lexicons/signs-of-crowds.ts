import type { Signs } from './signs-of-talk'

/** Signs that are a claim by themselves, in the form of SIGNS_OF_TALK: `C` a crowd that knows it already, `K` haste, or no more to come. */
export const SIGNS_OF_CROWDS: Readonly<Record<string, Signs>> = {
	english: {
		C: "half (?:of )?(?:the|my|your|our) (?:office|town|street|country|city|team|family|class|village)|every (?:other|second) (?:kitchen|home|household|bag|desk|bar|café|cafe|garage|workshop|bedroom)|(?:all|up and down) (?:over )?the country|telling (?:their|all their) friends|regulars|your (?:followers|colleagues|friends|neighbou?rs) (?:will (?:ask|envy|want)|are asking)|(?:anyone|everyone|those|people) who(?:'s| has| have)? (?:tried|bought|slept|worn)|ask (?:any|every) (?!question)\\S+|word (?:got|gets|is getting|has got|has gotten|spread|is spreading) (?:a)?round|(?:hardly|scarcely|barely) an? (?:\\S+ ){1,3}without (?:one|it)|told us|tell us (?:it|they|the same|this)|wrote (?:to|in to) us|we keep hearing|vot(?:ed|es) |in everybody's|on everyone's lips|everybody's (?:talking|raving)|the (?:kitchen|bag|tool|watch|shirt|pillow|game|radio|knife|album|book)s? (?:\\S+ )?everyone|the envy of|envious|jealous|cult (?:object|favou?rite|status|classic)|thank.you (?:notes|letters)|fan mail|our inbox|featured in|profiled in|in (?:\\S+ )?(?:lifestyle )?(?:magazines|newspapers)|our community|(?:lovers|fans|drinkers|readers|players) have (?:spoken|chosen|decided)|(?:choice|pick|favou?rite) of (?:champions|masters|pros|professionals|experts)|rated (?:\\S+ )?(?:by|excellent|highly|great)|every guest|guests (?:\\S+ )?(?:ask|want)",
		K: "not many (?:of (?:these|them) )?left|when (?:it|they)(?:'s|'re| is| are) gone|back in stock|(?:we|they) only (?:make|made|produce)|while (?:it|they) lasts?|don't miss out|miss out|only (?:\\S+ )(?:were|have been|ever) (?:made|produced)|(?:next|new) (?:delivery|shipment|restock)|down to (?:our|the) last|last (?:carton|crate|case|box|boxes|pallet|shelf|batch|tin|packs?|rolls?|pots?|set|pairs?)(?: |,|\\.)(?! of (?:the|your) )|(?:nobody|no one|we don't|we can't|can't) (?:\\S+ )?(?:know|tell|say|promise) (?:\\S+ )?when|(?:next|another) (?:one|lot|load|batch|container|shipment) (?:lands|arrives|comes|is due)|shelves are (?:emptying|nearly|almost)|only (?:\\S+ )?(?:left|remain)|selling (?:fast|out)|blink and|when (?:this|the|these|our) (?:\\S+ ){1,3}(?:has|have|is|are)? ?(?:gone!|sold!|finished!|run out)|(?:last|final) (?:print|run|edition|batch) |hoard|stock up (?:now|while|before)|(?:supplies|stocks?) won't|can't get (?:any )?more|once (?:this|the|these) (?:\\S+ )?(?:lot|batch|stock)|thinning out|back on (?:the|our) shel|demand (?:is |has )?(?:outstrip|outpac|exceed|far|higher)|single figures|selling out|nearly bare",
	},
	french: {
		C: "la moitié (?:du|de la|des) (?:bureau|quartier|pays|ville|famille|collègues)|une (?:cuisine|maison) sur (?:deux|trois)|(?:ceux|celles|tous ceux) qui (?:l'ont|ont|le|la)|qui l'a(?:dopte|yant)?(?:nt)? (?:essay|adopt)|une fois adopt|les habitués|de bouche à oreille|(?:vos|tes) (?:abonnés|collègues|amis|voisins) (?:vont vous|en voudront|seront jaloux)|ne jur(?:e|ent) que par|incontournable (?:des|chez|de tous)|se (?:le|la|les) (?:recommand|conseill|pass|refil|prêt)\\S* (?:entre|de)|présente?s? (?:dans|sur) tou(?:te)?s les|adopt(?:é|ée|és|ées) (?:par|dans|chez)|sur toutes les (?:scènes|tables|lèvres)|pas une? (?:scène|cuisine|studio|cabinet) (?:\\S+ )?sans|plus d'une? cliente?|revien(?:t|nent) en (?:cher|pre|command)",
		K: "presque épuisé|il n'en reste|n'en reste|ne reste(?:nt)? (?:que|plus(?! qu'à))|prochain (?:arrivage|réassort)|retour en stock|dépêchez|hâtez|tant qu'il (?:en reste|y en a)|bientôt (?:épuisé|en rupture)|s.arrachent|réassort|plus que (?:quelques|deux|trois|quatre|cinq|six|dix|une|un) (?:\\S+ )?(?:boîtes|paires|pièces|exemplaires|coffrets|unités|trios|lots|heures|jours|dodos|nuits)|poignée (?:de |d')\\S+ seulement|les derni(?:ers|ères) (?:sont part|partent|partiront|exempl|boît|pair)|ne tardez|pas pour longtemps|en reste (?:une?|deux|trois|quelques|moins)!|n'en avons plus|avant (?:la )?rupture",
	},
	spanish: {
		C: 'media (?:oficina|ciudad|españa|alemania|familia|europa)|medio (?:barrio|país|mundo|pueblo)|una de cada (?:dos|tres) (?:casas|cocinas)|(?:quien|quienes|los que|todos los que) (?:la|lo|las|los)? ?(?:prueba|prueban|compran|han probado|tienen)|boca (?:a|en) (?:boca|oreja)|los habituales|tus (?:seguidores|amigos|vecinos|compañeros) (?:te (?:pregunt|envid)|querr)|(?:no )?juran por|no (?:usan|quieren|compran) otr|imprescindible (?:en|de|para) (?:tod|cualquier|l[oa]s)|presente en tod|(?:se|nos) (?:lo|la) recomiendan|pasan? de (?:mano en mano|boca)|de cabecera de (?:l[oa]s|tod|quien)|estrella de tod|más de una? client|vuelven? a por (?:la|el|otr)',
		K: 'quedan (?:solo|sólo|pocas|pocos|\\d)|no quedan|solo (?:fabricamos|hicimos|hay \\d|hay un(?:as|os) poc)|próxima (?:remesa|reposición)|date prisa|apresúrate|corre que|se están (?:acabando|agotando)|últim[oa]s (?:pares|cajas|estuches|packs|piezas)|puñado de (?:unidades|piezas|cajas|ejemplares|copias|pares)|(?:nos|solo|apenas) quedan|queda(?:n)? (?:menos de|apenas)|reposición|próxim[oa] (?:lote|envío) (?:llega|no|será)|nos quedan|no por mucho tiempo|quedan l[oa]s últim|hasta que se acaben|l[oa]s del escaparate',
	},
	german: {
		C: 'das halbe (?:büro|dorf|land|viertel)|die halbe (?:stadt|nachbarschaft|firma|familie)|in jeder (?:zweiten|dritten) (?:küche|werkstatt|wohnung)|(?:jeder|alle|wer),? (?:der|die|ihn|sie|es)? ?(?:ihn |sie |es )?(?:einmal |schon )?(?:probiert|ausprobiert|getestet)|um das dich|beneide|stammgäste|weitersagen|weitererzähl|mundpropaganda|(?:deine|ihre) (?:kolleg\\S*|freund\\S*|nachbar\\S*|follower) (?:werden (?:fragen|dich)|fragen)|fragen? sie (?:jeden|einen|jede)|frag (?:jeden|einen|jede|mal)|hat sich herumgesprochen|spricht sich herum|kaum (?:ein|eine) (?:\\S+ ){1,2}ohne|in aller munde|gewählt (?:zu[mr]|von)|abgestimmt|haben uns (?:geschrieben|gesagt|erzählt)|schreiben uns|erzählen uns|jede[rs]? (?:zweite|dritte|vierte)(?:r|n|s)?!|meist(?:gekauft|verkauft|empfohlen|geliebt|gelesen|gehört|bewertet|gewünscht)|man schwört|neidisch|neidvoll|neid!|neidische|kultobjekt|kultstatus|dankesbrief|dankschreib|fanpost|vorgestellt in|in (?:\\S+ )?(?:magazinen|zeitschriften|zeitungen)|im fernsehen|promis|unsere community|community schwört|(?:liebhaber|freunde|kenner) haben (?:gesprochen|entschieden|gewählt)|(?:wahl|liebling) der (?:meister|profis|kenner|champions)|bewertet|jeder gast|alle gäste|gäste (?:fragen|wollen)|sterneküche|sternekoch|sterneköch|spitzenköch|spitzenküche|hören nicht auf|\\S+(?:liebhaber|freunde|kenner) haben (?:gesprochen|entschieden|gewählt)',
		K: 'wenn weg|weg ist weg|wer zu spät|nur (?:solange|noch kurze)|nächste (?:lieferung|charge)|wieder lieferbar|nicht verpassen|schnell zugreifen|beeil|sputen|bald (?:ausverkauft|vergriffen)|letzte[nrs]? (?:karton|kiste|palette|packung|paket|rolle|dose|fuhre|satz|stapel|ladung)|(?:niemand|keiner|wir) (?:\\S+ ){0,2}(?:weiß|wissen)[ ,]+(?:\\S+ )?wann|nachschub|nur noch (?:wenige|ein paar|eine handvoll|zwei|drei|vier|fünf)|regale? (?:leer|lichte)|schon bald weg|heiß begehrt|bald vergriffen|leer ausgeh|nachsehen|hamstern|nächste[nr]? container|eindecken|danach (?:gibt|ist|sind|kommt|kommen) (?:\\S+ ){0,2}(?:nicht|nie|keine|schluss|weg)|letzte (?:gelegenheit|möglichkeit)|bevor das modell|läuft das modell aus|vorrat reicht|nachfrage (?:übersteigt|ist|so)|einstellige|schlag(?:en sie)? zu!|nicht wieder aufgelegt|nicht neu aufgelegt|(?:ist |ist schon )?fast leer',
	},
	italian: {
		C: "mezz[ao] (?:ufficio|città|quartiere|paese|italia|germania|famiglia)|una (?:cucina|casa) su (?:due|tre)|recension|passaparola|gli habitué|(?:tutti quelli che|quelli che|chi) (?:lo prova|la prova|(?:l'ha|l'hanno) (?:già )?(?:prov|compr|indoss|lett|assagg|usat|sfogli|scelt|acquist))|i tuoi (?:amici|vicini|follower|colleghi) (?:ti|te lo) (?:chied|invidi)|giurano (?:su|solo)|immancabile (?:nelle|nei|sulle|in)|non manca (?:mai )?(?:in|nelle|nei|sui|sulle) (?:nessun|ogni|tutt)|presente in ogni|(?:se lo|se la|se li) (?:consiglian|passan|contendon)|sulla bocca di tutti|più di una? client|torna(?:no)? a (?:prenderne|comprarne)",
		K: "ne rest(?:a|ano) (?:solo|pochi|poche|\\d)|rest(?:a|ano) solo|non ne restano|affrettat|sbrigat|prossimo (?:arrivo|riassortimento)|solo (?:\\S+ )?(?:prodotti|realizzati) in|disponibilità limitata|stanno andando a ruba|stanno per esaurirsi|ultim[ie] (?:paia|scatole|confezioni|coppie|arrivi)|manciata di (?:pezzi|scatole|confezioni|copie|paia|esemplari)|riassortimento|volano via|chi (?:tardi|prima) arriva|meno di (?:\\S+ )?pezzi|(?:ce|te) ne (?:rest|riman)|ne (?:rest|riman)\\S+ (?:una|un|meno|solo|appena)|non per molto|finché ce n'è",
	},
	portuguese: {
		C: 'meio (?:bairro|escritório|brasil|mundo)|metade do (?:escritório|bairro|país)|uma em cada (?:duas|três) (?:casas|cozinhas)|boca a boca|mais (?:comentad|falad)|(?:quem|todos os que|os que) (?:a |o )?(?:já )?(?:experimentou|provou|comprou)|presença (?:garantida|certa|obrigatória) (?:n[oa]s?|em)|juram (?:por|que)|não (?:usam|querem|largam) (?:outr|mais nada)|indispensável (?:n[oa]s|em tod)|n[oa] boca do povo|queridinh[oa] d|mais de uma? cliente|volta(?:m)? para (?:buscar|comprar) (?:outr|mais)',
		K: 'sai de linha|sair de linha|rest(?:a|am) (?:só|apenas|poucos|poucas|\\d)|já só rest|próxima (?:remessa|reposição)|apresse|não perca|corra (?:que|antes|para)|estão (?:quase )?(?:a|para) (?:acabar|esgotar)|está (?:quase )?(?:a|para) esgotar|est(?:á|ão) esgotando|quase extint|só (?:conseguimos|recebemos|sobraram|temos|há mais)|últim[oa]s (?:pares|caixas|kits|peças|unidades)|sobra(?:m|ram) (?:só|apenas|pouc)|punhado de (?:unidades|peças|caixas|exemplares|cópias|pares)|não por muito tempo|restam-nos|sobram (?:só|apenas)|(?:stock|estoque|lote|linho|tecido|modelo|cor|edição) (?:\\S+ ){0,3}(?:a acabar|acabando|no fim)!|enquanto houver',
	},
	dutch: {
		C: "het halve (?:kantoor|dorp|land)|de halve (?:stad|straat|buurt|familie)|in (?:één|een) op de (?:twee|drie)|(?:iedereen|wie) die? (?:hem|het|haar)? ?(?:al )?(?:probeer|geprobeerd|heeft)|mond.tot.mond|jaloers|je (?:volgers|vrienden|buren|collega's) (?:gaan|vragen|willen)|(?:volgers|vrienden|buren) naar (?:gaan )?vragen|vraag het (?:elke|iedere|een|maar)|vraag (?:elke|iedere)|nauwelijks een (?:\\S+ ){1,2}zonder|op ieders lippen|gekozen tot|vertelden ons|schrijven ons|(?:elke|iedere) (?:tweede|derde)|om de andere|meest (?:gekochte|verkochte|gelezen|geliefde|aanbevolen)|niet voor niets (?:de|het) (?:favoriet|lieveling)|benijd|afgunst|vraag een (?:willekeurige )?\\S{3,}(?:aan|aar|er|ist|a)!|cultobject|cultstatus|bedankjes|bedankbrie|fanmail|bekende (?:nederlanders|vlamingen)|besproken in|in (?:\\S+ )?(?:bladen|tijdschriften|kranten)!|onze community|liefhebbers hebben|keuze van (?:kampioenen|kenners|profs|chefs)|beoordeeld|sterrenkeuken|sterrenzaak|topkok|viraal|iedereen die (?:langs|op bezoek|binnen)|gasten (?:vragen|willen)|foto's van maken|zweert erbij|zweren erbij|\\S+liefhebbers hebben (?:gekozen|gesproken)",
		K: 'op is op|weg is weg|wees (?:er )?snel|mis (?:het|hem|ze) niet|nieuwe (?:levering|voorraad)|haast je|nog (?:maar )?een paar|daarna is het|bijna uitverkocht|laatste (?:doos|dozen|kist|pallet|pak|rol|rollen|blik|lading|set)|nog (?:maar|slechts) (?:een )?(?:handvol|paar|enkele|twee|drie|vier|vijf)|niemand weet wanneer|weten (?:we |wij )?niet wanneer|schap is (?:bijna )?leeg|snel weg|zo weg!|achter het net|grijp(?:t)? mis|laatste vracht|hamster|volgende (?:container|lading|zending|partij)|daarna (?:komt|is|zijn|komen) (?:\\S+ )?(?:niet|nooit|weg|op!|echt)|laatste kans|haalt het weekend niet|vraag (?:is groter|overtreft)|sla (?:nu )?toe|voordat (?:hij|ze|het) (?:\\S+ )?verdwijn',
	},
	swedish: {
		C: 'halva (?:kontoret|stan|gatan|byn|familjen)|(?:i )?vartannat (?:kök|hem)|alla som (?:har )?(?:prov|köp|test)|mun till mun|avundsjuk|fråga (?:vilken|vem|en|vem som helst|valfri)|ryktet (?:har )?sprid|knappt (?:ett|en) (?:\\S+ ){1,2}utan|på allas läppar|utsedd till|framröstad|röstades|har berättat för oss|skriver till oss|halva (?:italien|europa|landet|norden|grannskapet|kvarteret)|var(?:annan|tannat|tredje)|högsta betyg|mest (?:köpta|lästa|älskade|sålda)|avund|kultföremål|kultstatus|tackbrev|kändis|omskriv|i (?:\\S+ )?(?:tidningar|magasin)!|nio av tio|vår community|(?:älskarna|vännerna) har|(?:mästarnas|proffsens|kännarnas) val|i tusental|gäster (?:vill|frågar)|stjärnkrog|stjärnkock|viral|kan inte sluta|svär vid|\\S+(?:älskarna|vännerna) har (?:sagt|talat|valt)',
		K: 'bara (?:\\S+ ){1,3}kvar|passa på|skynda|missa inte|nästa (?:leverans|sändning)|först till kvarn|innan (?:den|de|det) (?:är borta|tar slut)|snart slutsåld|sista (?:lådan|kartongen|pallen|paketen|rullarna|satsen|burkarna|seten)|(?:bara|endast) (?:en handfull|några (?:få|stycken)?|ett fåtal|två|tre|fyra|fem) (?:\\S+ )?(?:kvar|i lager)|ingen vet när|vet inte när|hyllan är (?:snart|nästan) tom|borta är borta|hamstra|bunkra|nästa (?:container|parti|omgång)|(?:sedan|därefter|efter det) kommer (?:\\S+ )?aldrig|lagret räcker inte|sista chansen|modellen utgår|efterfrågan är|slå till (?:innan|nu|redan)|fylls inte på',
	},
	danish: {
		C: 'halvdelen af (?:kontoret|byen|gaden)|hvert andet (?:køkken|hjem)|alle,? der har (?:prøvet|købt)|misundelig|spørg (?:enhver|en|hvem|bare)|rygtet (?:har )?(?:spred|bredt|løber)|næppe (?:et|en) (?:\\S+ ){1,2}uden|på alles læber|kåret til|stemt|fortæller os|skriver til os|hver (?:anden|tredje)|hvert (?:andet|tredje)|halve? (?:gaden|italien|byen|kvarteret|landet)|topkarakter|mest (?:købte|læste|elskede|solgte)|misund|kultobjekt|kultstatus|takkebrev|hos de kendte|kendisser|omtalt i|(?:ni|otte|syv) ud af ti|i (?:\\S+ )?(?:magasiner|aviser)|vores fællesskab|elskerne har|(?:mestrenes|kendernes|de professionelles) valg|gæster (?:vil|spørger)|stjernekøkken|stjernekok|viralt|kan ikke lade være|sværger til|\\S+elskerne har (?:talt|valgt)',
		K: 'kun (?:\\S+ ){1,3}tilbage|skynd|gå ikke glip|næste (?:levering|sending)|når (?:de|den) er væk|først til mølle|kun få (?:\\S+ )?(?:tilbage|stk)|snart udsolgt|næsten udsolgt|sidste (?:kasse|palle|karton|pakke|rulle|ruller|sæt|dåse)|(?:kun|bare) (?:en håndfuld|nogle|to|tre|fire|fem) (?:\\S+ )?(?:tilbage|på lager)|ingen ved,? hvornår|ved ikke,? hvornår|hylden er (?:snart|næsten) tom|væk er væk|går hurtigt|hamstre|næste (?:container|forsendelse|parti)|(?:derefter|så) kommer (?:\\S+ )?aldrig|lageret rækker ikke|sidste chance|modellen udgår|efterspørgsl|slå til,? (?:før|inden|nu)|fyldt op igen',
	},
	norwegian: {
		C: 'halve (?:kontoret|byen|gata)|annethvert (?:kjøkken|hjem)|alle som har (?:prøvd|kjøpt)|misunnelig|spør (?:enhver|en|hvem|bare)|ryktet (?:har )?(?:spred|går)|knapt (?:et|en) (?:\\S+ ){1,2}uten|på alles lepper|kåret til|stemt frem|forteller oss|skriver til oss|hver (?:andre|annen|tredje)|annenhver|annethvert|halve (?:gata|italia|byen|nabolaget|landet)|toppkarakter|terningkast|mest (?:kjøpte|leste|elskede|solgte)|misunn|kultobjekt|kultstatus|takkebrev|kjendis|omtalt i|(?:ni|åtte|sju) av ti|i (?:\\S+ )?(?:magasiner|aviser)|fellesskapet vårt|elskerne har|(?:mesternes|kjennernes|proffenes) valg|gjester (?:vil|spør)|stjernekjøkken|stjernekokk|viralt|klarer ikke å slutte|sverger til|\\S+elskerne har (?:talt|valgt)',
		K: 'bare (?:\\S+ ){1,3}igjen|skynd|gå ikke glipp|neste (?:levering|sending)|før (?:de|den) er borte|førstemann|bare få (?:\\S+ )?igjen|snart utsolgt|nesten utsolgt|siste (?:kasse|kassen|palle|pallen|kartong|pakke|rull|rullene|settene|boksen)|(?:bare|kun) (?:en håndfull|noen|to|tre|fire|fem) (?:\\S+ )?(?:igjen|på lager)|ingen vet når|vet ikke når|hylla er (?:snart|nesten) tom|går fort|borte er borte|hamstre|neste (?:container|forsending|parti)|(?:etterpå|da|så|deretter) kommer (?:\\S+ )?aldri|lageret rekker ikke|siste sjanse|modellen går ut|etterspørsel|slå til,? (?:før|nå)|fylles ikke på',
	},
	finnish: {
		C: 'puolet (?:toimistosta|kaupungista|naapurustosta)|joka toisessa (?:keittiö|kod)|kaikki,? jotka ovat (?:kokeil|osta)|kateelli|suusta suuhun|kysy (?:keneltä|kenelt|ketä|vaikka)|sana (?:on )?(?:levi|kiiri)|tuskin (?:\\S+ ){1,3}ilman|kaikkien huulilla|äänest(?:i|etty|ivät)|valittu (?:vuoden|parhaa)|kertovat meille|kirjoittavat meille|joka (?:toinen|toisella|toisessa|kolmas|kolmanne)|puoli (?:kaupunkia|kylää|naapurustoa|italiaa)|täydet pisteet|valitsevat kerta|kadehti|kultti(?:esine|maine|asema|suos)|kiitoskirje|julkkis|esitelty (?:\\S+ )?leh|(?:yhdeksän|kahdeksan) kymmenestä|yhteisömme|ystävät ovat (?:puhu|valin|pää)|(?:mestarien|mestareiden|ammattilaisten|asiantuntijoiden) valinta|viraali|jokainen vieras|vieraat (?:kysy|halua)|vanno(?:o|vat) sen nimeen|huippukok|tähtikeitti|\\S+ystävät ovat (?:puhu|valin|pää)',
		K: 'kiirehdi|pidä kiirettä|älä missaa|seuraava erä|enää (?:muutam|kourallinen|vain|yksi|kaksi|kolme)|(?:enää|vain) (?:muutam|kourallinen)|jäljellä (?:enää|vain)|viimei(?:nen|set|siä|stä) (?:laatikko|laatikot|lava|pakka|paketti|rulla|setti|purkki|hylly)|kukaan ei tiedä,? milloin|emme tiedä,? milloin|hylly on (?:kohta|pian|melkein) tyhjä|loppu kesken|loppuvat kesken|pian loppu|kohta loppu|tätä ei tule lisää|hamstraa|seuraava (?:kontti|lähetys)|varasto\\S* ei riitä|sen jälkeen (?:\\S+ )?ei enää|ei enää saa|viimeinen tilaisuus|tusina jäljellä|kysyntä ylittä|kysyntä on|tartu tilaisuu|ennen kuin (?:se|ne|tämä) (?:katoa|loppu)',
	},
	polish: {
		C: 'co (?:druga|trzecia) (?:rodzina|osoba)|(?:książka|produkt|gadżet|odkrycie|zegarek) roku!|pyta(?:ją|) (?:o \\S+ )?(?:\\S+ )?(?:koleż|znajom|przyjac)|(?:koleżanki|znajomi|przyjaciółki) (?:\\S+ )?pytają|mistrz\\S* (?:świata|europy|polski)|gwiazdk\\S* michelin|celebryt|gwiazdy (?:filmu|kina|tv|ekran)|czerwon\\S+ dywan|ekranizac|zekraniz|pół (?:biura|miasta|osiedla|ulicy|rodziny|firmy)|w co (?:drugiej|trzeciej) (?:kuchni|domu)|(?:każdy|wszyscy),? kto (?:go |ją |je )?(?:spróbował|kupił|przetestował)|pocztą pantoflową|zazdro',
		K: '(?:zaledwie|tylko|nakładzie) (?:\\S+ ){1,2}egzemplarz|już (?:zniknę|sprzedan)|rozchodzą się jak|znikają z półek|nie nadążamy|nie zwlekaj|(?<!nie )pospiesz|(?<!nie )spiesz się|schodzą (?:jak|błysk|szybk|od ręki|na pniu)|na pniu|kolejna dostawa|nie przegap|do wyczerpania|wkrótce (?:zabraknie|się skończ)|ostatnie dni (?:promoc|wyprz|ofert|akcji)',
	},
	czech: {
		C: '(?:čtyři|devět|osm|tři) \\S+ z (?:pěti|deseti|čtyř)|každá druhá (?:rodina|domácnost)|(?:kamarádky|známí|kolegyně) (?:se )?(?:\\S+ )?(?:ptají|obdivuj)|ptají se (?:\\S+ ){0,2}(?:kamar|všich|znám)|mistr\\S* (?:světa|evropy)|michelin|šampion|celebrit|filmov\\S+ hvězd|zfilmov|půl (?:kanceláře|města|ulice|rodiny)|v každé druhé (?:kuchyni|domácnosti)|(?:každý|všichni),? k(?:do|teří) (?:ho |ji |je )?(?:vyzkouš|koupi)|závid',
		K: 'pouh\\S+ (?:\\S+ ){1,2}(?:výtisk|kus)|už (?:zmizel|je pryč)|mizí z regál|na dračku|nestíháme|neváhejte(?! (?:nás|se|nám|napsat|kontakt|zeptat))|pospěšte|nepropásněte|další (?:dodávka|várka)|tenčí se|se tenčí|dokud jsou sklad|než zmizí|brzy vyprod',
	},
	hungarian: {
		C: '(?:tíz|száz)?ezrei!|milliói!|minden második (?:család|ember)|az év (?:könyve|terméke|(?!eleje)\\S+(?:ója|ője|ája|éje|ora|órája|kütyüje|találmánya))!|(?:barátnő|ismerős|kollég)\\S* (?:\\S+ )?kérdez|világbajnok|michelin|celeb|filmsztár|híresség|megfilmesít|a fél (?:iroda|város|utca|család)|minden második (?:konyh|otthon|háztart)|(?:aki|mindenki,? aki) (?:csak )?(?:kipróbál|megve)|irigyel|szájról szájra',
		K: '(?:mindössze|csupán|csak) (?:\\S+ ){1,2}példány|már (?:elkelt|elfogyott)|elkapkod|nem győzzük|mint a cukor|(?<!ne )siess|ne maradj le|ne hagyd ki|következő (?:szállítmány|széria)|mert elfogy|amíg a készlet',
	},
	romanian: {
		C: 'jumătate (?:de|din) (?:birou|oraș|stradă|familie)|în fiecare a doua (?:bucătărie|casă)|(?:oricine|toți cei care) (?:l-a|au) (?:încerc|cumpăr)|din gură în gură|invidi',
		K: 'grăbește-te|grăbiți-vă|nu rata|până nu (?:se )?(?:dispar|termin|epuiz)|următorul (?:lot|transport)|nu pentru mult timp|ne-au (?:mai )?rămas|până (?:la )?epuiz',
	},
	russian: {
		C: 'кажд\\S+ (?:второй|вторая|третья) (?:семь|дом)|(?:книга|гаджет|товар|открытие|устройство|новинка|подарок) года!|(?:подруги|знакомые|соседи|коллеги) (?:\\S+ )?спрашива|спрашивают (?:\\S+ ){0,2}(?:подруг|знаком|коллег)|чемпион\\S* мира|мировы\\S+ чемпион|(?:олимпийск|мишлен)|знаменитост|телеведущ|кинозв[её]зд|экраниз|пол-?(?:офиса|города|улицы|семьи|двора)|в каждой (?:второй|третьей) (?:кухне|квартире)|(?:все|каждый),? кто (?:его |её |ее )?(?:попробова|купи|примеря)|из уст в уста|сарафанн|завид|из рук в руки',
		K: '(?:всего|тиражом) (?:\\S+ ){1,2}экземпляр|уже (?:разош|раскуп|продан)|разбирают!|разлетаются|расхватыва|сметают|не успеваем|успей|(?<!не )спешите|(?<!не )торопит|поторопи|не упусти|пока не (?:разобрали|закончил|кончил)|следующ\\S+ (?:партия|поставк|завоз)|пока есть в|скоро не останется',
	},
	ukrainian: {
		C: 'кожн(?:а|ий|е) друг(?:а|ий|е) (?:родин|дім|осел)|(?:книжка|гаджет|товар|відкриття) року!|(?:подруги|знайомі|сусіди|колеги) (?:\\S+ )?(?:питають|запитують)|(?:питають|запитують) (?:\\S+ ){0,2}(?:подруг|знайом|колег)|чемпіон\\S* світу|світов\\S+ чемпіон|мішлен|знаменитост|телеведуч|кінозір|екраніз|пів (?:офісу|міста|вулиці|родини)|у кожній (?:другій|третій) (?:кухні|оселі)|(?:усі|всі|кожен),? хто (?:його |її )?(?:спробу|купи)|з уст в уста|заздр|з рук у руки',
		K: '(?:лише|всього|накладом) (?:\\S+ ){1,2}примірник|вже (?:розій|розкуп|продан)|розлітаються|розбирають!|змітають|не встигаємо|встигни|(?<!не )поспіш|не проґав|не пропусти|поки не (?:розібрали|закінчи)|наступна (?:партія|поставка)|поки є в',
	},
	turkish: {
		C: '(?:tezg[aâ]h|raf|dolab)\\S* (?:hiç )?(?:inme|düşme|eksik)|(?:ondan|bundan) başka(?:sını|sıyla|sına)? \\S+m(?:ıyor|iyor|uyor|üyor|az|ez)|her evde (?:var|bulun)|her (?:iki|üç|dört|beş|on) \\S+(?:den|dan|ten|tan) (?:bir|iki|dokuz)|(?:dizi|film|sinema|hollywood|yeşilçam) (?:\\S+ )?(?:yıldız|oyuncu)|nereden (?:aldı|buldu)|(?:elinden|dilinden) düş(?:ür)?me|elinden bırak|(?:ofisin|mahallenin|şehrin) yarısı|her iki (?:mutfaktan|evden)|(?:deneyen|alan|kullanan) (?:herkes|bir daha)|kulaktan kulağa|kıskan',
		K: '(?:parti|sevkiyat|seri|stok) bit(?:ince|tiğinde|meden)|(?:seneye|gelecek (?:yıl|sene)\\S*) kadar|kaçırma|acele et|elini çabuk|yeni (?:parti!|sevkiyat)|bir daha (?:gelmez|üretilmez)|stok\\S* (?:bitmeden|tükenmeden)|elimizde(?:ki)?(?:ler)? (?:\\S+ )?(?:gid|bit|tüken)|yenisi (?:gel|yok|üretil|yapıl)|üretimi (?:durdu|bitti|sona)|elimizde (?:çok )?az',
	},
	greek: {
		C: 'το μισό (?:γραφείο|χωριό|γυμνάσιο)|η μισή (?:πόλη|γειτονιά)|σε κάθε (?:δεύτερη|δεύτερο) (?:κουζίνα|σπίτι)|όποιος (?:το|τη|τον) (?:δοκιμάσ|αγόρασ)|στόμα με στόμα|ζηλέψ|όσοι (?:το|τη|τον) (?:δοκίμασ|αγόρασ)',
		K: 'πρόλαβε!|προλάβετε (?:την|το|πριν)|βιάσου|βιαστείτε|μη χάσε|πριν (?:εξαντλ|τελειώσ|φύγ)|επόμενη (?:παρτίδα|παραλαβή)|όσο υπάρχουν αποθ|λίγ\\S+ (?:\\S+ )?(?:έμειν|απέμειν|ακόμ)|μόνο λίγ',
	},
	arabic: {
		C: 'لا \\S+ (?:\\S+ )?(?:الا|سوي|غير) (?:به|بها)!|مدون(?:ات|و|ي|ون) (?:ال)?(?:موضه|ازياء|جمال|سفر|طبخ)|(?<!ل)المؤثر(?:ين|ون)!|واحد\\S* من كل|(?:اثنين|اثنان|ثلاثه|تسعه|ثمانيه) من (?:كل|اصل)|(?:نجوم|نجمات|مشاهير|ممثل\\S*) (?:ال)?(?:سينما|فن|غناء|دراما|بوليوود|هوليوود|تلفزيون|شاشه)|(?:من|عن) اين (?:اشتري|حصل|جبت|ابتعت)|نصف (?:ال)?(?:مكتب|حي|شارع|عايله|مدينه)|في كل (?:ثاني )?(?:مطبخ|بيت)|كل من (?:جرب|اشتر|استخدم)|من جربه|من جربها|من فم الي فم|نصحت به|نصح به',
		K: 'سارع|لا تفوت|قبل (?:ان )?(?:ينفد|تنفد|نفاد)(?! (?:ال)?(?:بطاري|شحن|طاقه|ماء))|قبل فوات|لن (?:ت|ي)(?:عود|تكرر|نتج|طبع|تكرر|توفر)|المتوفر قليل|الدفعه القادمه|الي حين نفاد',
	},
	'moroccan arabic': {
		C: 'ما (?:كي|كت)\\S+ (?:\\S+ )?غير (?:بيه|بيها|منه|منها)!|كل (?:مرا|راجل|مغربي\\S*|دار) (?:عند|شر|خد)|واحد\\S* من كل|(?:جوج|تلاته|تسعود) من كل|(?:منين|فين|من فين) (?:شري|جبت|جاب)|نص (?:ال)?(?:مكتب|حومه|مدينه|عايله)|فكل (?:كوزينه|دار)|اللي جرب|لي جرب|اللي شرا|لي شراو|الجيران|من فم لفم',
		K: 'هاد(?:و|ي|ا) (?:هو(?:ما)? )?اللخر|تقطع من عند|من بعد ما كاين|ما (?:غاديش|عمر\\S*) (?:ت|ي)(?:عاود|رجع)|(?<!ال)زرب(?:و|ي|ا)?!|دغيا قبل|ما تفوتش|قبل ما (?:يساليو|تسالي|يسالي|يتقاضاو)|سرع!',
	},
	hebrew: {
		C: 'כל (?:מורה|שף|בריסטה|הורה|אמא|מוזיקאי|גיטריסט)\\S* (?:\\S+ )?(?:בישראל|בארץ|בעולם)|בכל בית ב(?:ישראל|ארץ|איטליה|עיר)|(?:אחד|אחת|תשעה|תשע|שניים|שמונה) מ(?:תוך |כל )(?:שני|שתי|שלוש|עשר|חמ)|כוכב(?:י|ות|ניות) (?:ה)?(?:קולנוע|הוליווד|בוליווד|ריאליטי|טלוויזיה)|סלבריטאי|סלבים|(?:איפה|מאיפה) (?:קנ|השג)|חצי (?:משרד|שכונה|עיר|משפחה)|בכל (?:מטבח|בית) שני|(?:כל )?מי ש(?:ניסה|קנה|התנסה)|מפה לאוזן|בכל הארץ|יקנאו',
		K: 'לא (?:יחזור|תחזור|ייוצר|יודפס|יגיע) (?:שוב|עוד)|מהרו|הזדרזו|אל תפספס|לפני שי(?:יגמר|גמר|אזל|יעלמ)|לפני שייגמר|עד גמר|המשלוח הבא|אספקה הבאה',
	},
	hindi: {
		C: 'इसके (?:सिवा|अलावा) (?:कुछ|कोई) (?:\\S+ ){0,2}नहीं|के हर घर में|हर (?:दो|तीन|पाँच|पांच|दस) में से|(?:बॉलीवुड|फिल्मी|फ़िल्मी|टीवी) (?:\\S+ )?(?:सितार|अभिनेत|हीरो|स्टार|कलाकार)|(?:कहाँ|कहां) से (?:लि|ली|खरीद|ख़रीद)|आधा (?:दफ्तर|दफ़्तर|शहर|मोहल्ला)|हर दूसर[ीे]|जिसने भी|जिन्होंने (?:खरीद|ख़रीद|इस्तेमाल|आज़मा)',
		K: '(?:दोबारा|फिर) (?:नहीं|न) (?:आए|मिले|बने|छपे)|जल्दी करें|देर न करें|मौका न|(?:स्टॉक|माल) (?:खत्म|ख़त्म) होने से|(?:खत्म|ख़त्म) होने से पहले (?:\\S+ )?(?:ऑर्डर|खरीद|ख़रीद|मंगा|ले)|अगली खेप|जब तक स्टॉक',
	},
	persian: {
		C: 'جز (?:با )?(?:این|آن) \\S+ نمی|در هر خانه(?:ای)? (?:\\S+ ){0,2}(?:هست|پیدا)|از هر (?:دو|سه|ده|پنج) (?:نفر|خانه|ایرانی)|(?:بلاگر|اینفلوئنسر)(?:ها|های)|چشم بسته|(?:ستاره|بازیگر)(?:ها|ان|های)? (?:سینما|هالیوود|معروف|تلویزیون)|از کجا خرید|نصف (?:اداره|شهر|محله)|هر کس(?:ی)? (?:که )?(?:امتحان|خرید)|کسانی که (?:خرید|امتحان)|دهان به دهان',
		K: 'عجله کن|از دست نده|تا تمام نشده(?! شارژ)|قبل از (?:اتمام|تمام)|دیگر (?:تولید|وارد|چاپ|موجود) نمی|محموله بعدی|تا موجود',
	},
	urdu: {
		C: 'اس کے (?:سوا|علاوہ) (?:کچھ|کوئی) (?:\\S+ ){0,2}نہیں|کے ہر گھر میں|ہر (?:دو|تین|پانچ|دس) میں سے|(?:فلمی|بالی ?ووڈ|ہالی ?ووڈ|ڈراموں کے|ٹی وی) (?:\\S+ )?(?:ستار|اداکار)|کہاں سے (?:خرید|لی)|آدھا (?:دفتر|شہر|محلہ)|ہر دوسر[ےیا] |جس نے بھی',
		K: 'جلدی کریں|دیر نہ کریں|موقع ہاتھ|(?:دوبارہ|پھر) نہیں (?:آئ|مل|بن|چھپ)|(?:اسٹاک|سٹاک) ختم ہونے سے|ختم ہونے سے پہلے (?:\\S+ )?(?:آرڈر|خرید|منگو|لے)|اگلی کھیپ',
	},
	indonesian: {
		C: '(?:tidak mau|menolak) (?:pakai |memakai )?yang lain|di (?:setiap|tiap) rumah (?:di|orang|keluarga)|(?:satu|dua|tiga|sembilan|delapan) dari (?:setiap )?(?:dua|tiga|lima|sepuluh)|(?:artis|bintang) (?:film|sinetron|hollywood|ibu kota|papan atas|terkenal)|(?:para )?(?:selebriti|selebritas|seleb)!|beli(?:nya)? di mana!|separuh (?:kantor|kampung|kota)|di setiap (?:dapur|rumah) kedua|siapa pun yang (?:sudah )?(?:mencoba|membeli)|yang (?:sudah|pernah) (?:mencoba|membeli)|dari mulut ke mulut',
		K: 'tidak (?:akan )?(?:diproduksi|dicetak|dibuat|datang) lagi|buruan|segera sebelum|jangan sampai (?:kehabisan|ketinggalan|terlewat)|sebelum (?:habis|kehabisan)|batch berikutnya|selagi ada',
	},
	vietnamese: {
		C: 'nửa (?:văn phòng|thành phố|khu phố)|ai (?:đã )?(?:dùng|mua|thử) (?:rồi )?cũng|người (?:đã )?(?:dùng|mua|thử) đều|bạn bè (?:bạn )?sẽ|truyền tai|rỉ tai',
		K: 'nhanh tay|nhanh lên|đừng bỏ lỡ|kẻo lỡ|trước khi hết|lô (?:hàng )?tiếp theo|đợt hàng',
	},
	thai: {
		C: '(?:เพื่อน|คนรอบข้าง)[^ ]{0,6}(?:อิจฉา|ทักว่า|ถามว่าซื้อ)|แชมป์โลก|โอลิมปิก|มิชลิน|เซเลบ|ไอดอล|ถูกสร้างเป็นภาพยนตร์|ดัดแปลงเป็น(?:ภาพยนตร์|ซีรี)|คนที่(?:ลอง|ซื้อ|ใช้)แล้ว|ใครลองก็|เพื่อนๆ(?:ต้อง|จะ)|ปากต่อปาก|ขายดีจน',
		K: 'หมดไว|ขายหมดเกลี้ยง|ผลิตครั้งสุดท้าย|เลิกผลิต|ล็อตสุดท้าย|ขาดตลาด|โควตา|ของขาด|รีบ(?:สั่ง|ซื้อ|เลย|ก่อน)|อย่าพลาด|ก่อนหมด|ก่อนของหมด|ล็อตถัดไป|ล็อตหน้า|หมดแล้วหมดเลย',
	},
	japanese: {
		C: '(?:二軒に一|[二2]人に[一1]人|[三3]人に[一1]人)|グラミー|アカデミー賞|(?:友達|友人|同僚|周り)(?:から|に)[^。]{0,8}(?:聞かれ|褒められ|羨まし|うらやま)|どこで買ったの|世界チャンピオン|世界王者|五輪|オリンピック|ミシュラン|映画化|ドラマ化|全米が|全米で|日本中が|セレブ|人気女優|人気俳優|使った人|買った人|試した人|お使いの方から|プロの厨房|業界で採用|多くの(?:店|お店|厨房|現場|家庭)|友人に自慢|ご近所でも|(?:厨房|店|現場|学校)で採用',
		K: '重版|初版(?:のみ|限り|限定)|増刷|飛ぶように売れ|品切れ必至|即完売|争奪|次回生産|追加生産|最終生産|これで最後|これが最後|次の生産|次の入荷|次回入荷|再入荷|入荷未定|売り切れる前|なくなる前|見逃さない|再販|お急ぎください|お早めにご注文',
	},
	korean: {
		C: '(?:두|세) 집 (?:건너|중) 한|(?:두|세) 명 중 한 명|그래미|(?:친구|동료|이웃|지인)[^.]{0,6}(?:부러워)|어디서 샀|세계 ?챔피언|올림픽|미슐랭|영화화|드라마화|셀럽|아이돌[이도가]|연예인|(?:입어|써|사용해|먹어|누워) ?본 (?:사람|분)|산 사람마다|써 ?본 사람|사무실 절반|집집마다|입소문|친구들이 물어',
		K: '순식간에 (?:동|품|완|사라)|불티나|품절 대란|이번이 마지막|주문분이 마지막|마지막 생산|다음 생산|추가 생산|생산 종료|단종(?!되지)|놓치지 마|다음 입고|재입고|품절되기 전|품절 임박|없어지기 전|서두르세요|서둘러',
	},
	chinese: {
		C: '格莱美|葛萊美|奥斯卡|奧斯卡|每(?:两|二|三)(?:个|個|户|戶|家)(?:人|家庭)?就有|人手一(?:把|个|個|支|台|本|副|件)|(?<!孩子|小朋友)(?:们|們)都(?:在用|说|說|夸|誇|选|選)|(?:闺蜜|閨蜜|同事|邻居|鄰居)[^，。]{0,4}(?:都问|都問|追着问|求链接|问我|問我)|世界冠军|世界冠軍|奥运|奧運|米其林|韩星|韓星|女团|女團|爱豆|明星私服|机场私服|機場私服|(?:主角|明星|网红|網紅|博主|韩剧|韓劇|剧中|劇中|女星|男星)[^，。]{0,4}同款|天天有人(?:曬|晒)|(?:改编|改編)(?:成|为|為)?(?:电影|電影|电视剧|電視劇|影集)|搬上(?:大)?银幕|搬上(?:大)?銀幕|(?:买|用|睡|穿|试)过的(?:人|都)|(?:買|用|睡|穿|試)過的(?:人|都)|半个(?:办公室|小区|城)|半個(?:辦公室|社區|城)|家家户户|家家戶戶|每两家|口口相传|口耳相傳|朋友们都|同事都',
		K: '抢疯|搶瘋|秒光|秒没|手慢|一抢而空|一搶而空|停产|停產|不再生产|不再生產|绝版|絕版|下次生产|下次生產|最后一批|最後一批|只配到|限印|(?:附|带|帶)?编号(?:版|的首)|(?:附|帶)?編號(?:版|的首)|首刷(?:限定|典藏)|只做了|只有.{0,3}(?:件|个|只|台)了|下一批|下批|补货|補貨|赶快(?:下单|下單|抢|搶|入手|囤|买|買|订|訂|带回|帶回)|趕快(?:下单|下單|抢|搶|入手|囤|买|買|订|訂|带回|帶回)|赶紧(?:下单|下單|抢|搶|入手|囤|买|買|订|訂|带回|帶回)|趕緊(?:下单|下單|抢|搶|入手|囤|买|買|订|訂|带回|帶回)|别错过|別錯過|先到先得|本批|抓紧(?:时间|下单)|错过就|不要错过|不要錯過',
	},
	catalan: {
		C: "mig (?:barri|país|poble|món)|mitja (?:oficina|ciutat|catalunya|família)|una de cada (?:dues|tres) (?:cases|cuines)|(?:qui|tots els que) (?:el|la|l'ha|l'han) (?:prov|tast|compr)|boca.orella|no pot faltar (?:en|a) cap|imprescindible (?:a|en) tot|els teus (?:amics|veïns|companys) (?:et|te'l|te la)",
		K: "(?:ja )?no en queden|(?:només|sols|amb prou feines) (?:en )?queden|queden (?:poc|només|\\d)|proper (?:enviament|lot)|afanya't|corre que|van volar|grapat (?:d'unitats|de caixes|de peces)|es repeteix|(?:ens )?en queden|no per gaire temps",
	},
	filipino: {
		C: 'kalahati ng (?:opisina|baryo|bayan|klase)|halos (?:bawat|lahat)|bali-?balita|usap-?usapan|lahat ng (?:nakasubok|bumili|gumamit)|opisyal na \\S+ ng|paborito ng|bukambibig|inirerekomenda ng|pinag-uusapan',
		K: 'piraso na lang|na lang (?:ito |ang )?(?:sa tindahan|natitira|mahahabol)|ubos na ang|ilan na lang|iilan na lang|huling (?:batch|kahon|piraso|pares)|bago (?:pa )?(?:maubos|mahuli)|dali na|habol na|susunod na (?:batch|delivery|dating)|nauubos',
	},
	swahili: {
		C: 'nusu ya (?:ofisi|mtaa|mji|kijiji)|kila mtu (?:anay?|ana|ali|huu?)|watu wote wana|wote walio(?:jaribu|nunua|tumia)|gumzo la|kipenzi cha|chaguo la (?:wengi|kwanza|wataalamu)|majirani (?:zako )?(?:wata|wana)',
		K: 'chache zimebaki|vichache|zilizobaki|zinazobaki|kabla (?:hazijaisha|haijaisha|havijaisha|hujachelewa)|wahi sasa|usikose|mzigo (?:ujao|mpya)|yameisha|zitakwisha',
	},
	afrikaans: {
		C: 'vra (?:enige|elke|maar)|die helfte van die (?:kantoor|dorp|straat)|die halwe (?:straat|dorp|kantoor|land)|elke (?:tweede|derde)|almal wat dit (?:probeer|gekoop)|op almal se lippe|hele (?:land|straat|buurt) praat|mond tot mond|jaloers|skaars ’n (?:\\S+ ){1,2}sonder|skryf vir ons|sê vir ons|kultus|dankiebrie|bekendes|in (?:\\S+ )?(?:tydskrifte|koerante)|(?:nege|agt) uit (?:die )?tien|ons gemeenskap|liefhebbers het|keuse van (?:kampioene|kenners)|viraal|almal wat (?:kuier|dit sien)|sterrekombuis|sweer daarby|hou nie op om|\\S+liefhebbers het',
		K: "maak gou|moenie wag|wag te lank|voor dit (?:weg|op) is|(?:net|nog net|slegs) (?:'n )?(?:paar|handvol|enkele)|laaste (?:\\S+ )?(?:rol|stel|boks|paar|stuk)|amper uitverkoop|wanneer dit weg is|volgende besending|kom nie weer nie|weg is weg|op is op|volgende (?:houer|vrag)|dosyn oor|nooit weer|voorraad hou nie|laaste kans|aanvraag is groter|weer aangevul|beperk tot|amper leeg",
	},
	icelandic: {
		C: 'spurðu (?:hvaða|hvern)|hálf (?:gatan|skrifstofan|þjóðin)|hálfur bær|hálft land|annað hvert (?:heimili|eldhús)|(?:hver|hvert|önnur) (?:annað|annar|önnur)|allir sem hafa (?:prófað|keypt)|á allra vörum|öfund|orðspor|segja okkur|skrifa okkur|í (?:\\S+ )?tímarit|fjallað um|þakkarbréf|frægt fólk|(?:níu|átta) af (?:hverjum )?tíu|samfélagið okkar|val (?:meistaranna|fagmanna)|slegið í gegn|sló í gegn|allir gestir|hættir ekki að|hætta ekki að',
		K: 'flýttu|ekki missa|áður en (?:það|hann|hún|þau|þeir) (?:klár|hverf|er farin|er uppseld|seljast)|örfá|aðeins (?:nokkur|fáein|fá|fáir|fáar)|síðast(?:a|i|u) (?:\\S+ )?(?:eintak|sending|kass|par|stykk|pakk)|næsta sending|kemur ekki aftur|næstum uppseld|fyrstur kemur|klárast|að klárast|næsti gámur|birgðu|seldist upp|seldust upp|birgð\\S+ duga ekki|aldrei aftur|síðasta tækifæri|tylft eftir|eftirspurn|kemur ekki aftur|næstum tóm',
	},
	estonian: {
		C: 'küsi (?:ükskõik|igalt|igaühelt|kelle)|pool (?:kontorit|linna|tänavat|küla|itaaliat)|(?:iga|igas) (?:teine|teises|kolmas|kolmandas)|kõik,? kes on (?:proovin|ostnud)|kõigi huulil|kade|suust suhu|räägivad meile|kirjutavad meile|hääleta|valitud (?:aasta|parimaks)|kades|kultus|(?:ajakirja|ajalehe)(?:de)?s|tänukir|kuulsus|(?:üheksa|kaheksa) kümnest|meie kogukond|sõbrad on otsust|(?:meistrite|asjatundjate|proffide) valik|viraal|iga külaline|vannu(?:b|vad)|müüdud tuhand|ei suuda lõpetada|\\S+sõbrad on otsust',
		K: 'kiirusta|ära maga maha|enne kui (?:see|need|ta) (?:otsa|kao|lõpp)|(?:ainult|vaid|kõigest) (?:mõni|mõned|paar|loetud)|viima(?:ne|sed|st) (?:\\S+ )?(?:partii|karp|kast|tükk|eksempl|paar|komplekt|rull)|järgmi(?:ne|st) (?:tarne|saadetis|partii)|peagi otsas|peaaegu otsas|enam ei (?:tule|toodeta)|kes ees|järgmi(?:ne|st) konteiner|varu enne|ei jätku|tosin alles|läbi müüdud|müüdi läbi|enam kunagi|viimane võimalus|nõudlus|juurde ei tule|peaaegu tühi',
	},
	malay: {
		C: '(?:satu|dua|tiga|sembilan|lapan) daripada (?:setiap )?(?:dua|tiga|lima|sepuluh)|(?:artis|bintang) (?:filem|drama|hollywood|terkenal|popular)|(?:para )?selebriti|separuh (?:pejabat|kampung|bandar)|di setiap (?:dapur|rumah)|sesiapa (?:yang )?(?:pernah|sudah)|yang (?:sudah|pernah) (?:mencuba|membeli)|dari mulut ke mulut|beli(?:nya)? di mana|bersumpah',
		K: 'tidak (?:akan )?(?:dikeluarkan|dicetak|dibuat|datang) lagi|cepat sebelum|jangan (?:sampai )?(?:terlepas|lepaskan|kehabisan)|sebelum (?:habis|kehabisan)(?! (?:bateri|cas))|kelompok seterusnya|selagi (?:stok|ada)',
	},
	bengali: {
		C: '(?:অর্ধেক|আধা) (?:অফিস|পাড়া|শহর)|ঘরে ঘরে|প্রতি (?:দ্বিতীয়|দুই) (?:ঘর|বাড়ি)|যারা (?:একবার )?(?:ব্যবহার|কিনে)|(?:একবার )?যিনি (?:ব্যবহার|কিনে)|মুখে মুখে|কোথা থেকে (?:কি|নি)|(?:সিনেমা|চলচ্চিত্র|টিভি)র? (?:তারকা|অভিনেত)',
		K: 'আর (?:আসবে|তৈরি হবে|পাওয়া যাবে|পাবেন) না|দেরি কর(?:লে|বেন)|হাতছাড়া|শেষ হওয়ার আগেই|স্টক থাকতে|পরের চালান|এখনই (?:অর্ডার|কিনুন)',
	},
	tamil: {
		C: 'பாதி (?:அலுவலக|ஊர)|வீட்டுக்கு வீடு|(?:ஒருமுறை )?(?:வாங்கிய|பயன்படுத்திய)(?:வர|வர்கள)|எங்கே வாங்கின|(?:சினிமா|திரை) நட்சத்திர',
		K: 'தாமதிக்காதீர|தவறவிடாதீர|தீரும் முன|இருக்கும் வரை|அடுத்த (?:தொகுதி|சரக்கு)',
	},
	telugu: {
		C: 'సగం (?:ఆఫీసు|ఊరు)|ఇంటింట|వాడిన (?:వారు|ప్రతి)|కొన్న (?:వారు|ప్రతి)|ఎక్కడ కొన్న|సినిమా (?:తార|నటు|నటి|స్టార)',
		K: 'ఆలస్యం చేయ|మిస్ (?:అవ్వ|కాకండి|చేసుకో)|ఉన్నంత వరకు|తదుపరి (?:బ్యాచ|స్టాక)|త్వరగా (?:కొన|ఆర్డర)',
	},
	marathi: {
		C: 'अर्ध(?:े|्या) (?:ऑफिस|गाव|शहर)|घराघरात|(?:प्रत्येक|दर) दुसऱ्या घर|(?:ज्यांनी|ज्याने) (?:वापर|घेत|खरेदी)|कुठून (?:घेत|आण)|(?:चित्रपट|सिने|मराठी|बॉलिवूड) ?(?:सृष्टीत|तारक|अभिनेत|कलाकार)',
		K: 'उशीर (?:नको|करू)|संधी (?:दवडू|सोडू)|संपण्याआधी|साठा असेपर्यंत|पुढची (?:खेप|बॅच)|घाई करा',
	},
	slovak: {
		C: '(?:štyri|deväť|osem|tri) \\S+ z (?:piatich|desiatich|štyroch)|každá druhá (?:rodina|domácnosť)|pol (?:kancelárie|mesta|ulice|rodiny)|v každej druhej (?:kuchyni|domácnosti)|(?:každý|všetci),? k(?:to|torí) (?:ho |ju )?(?:vyskúš|kúpi)|závid|celebrit|filmov\\S+ hviezd|sfilmov|michelin|majst\\S* sveta|(?:kamarátky|známi|kolegyne) (?:sa )?(?:\\S+ )?pýtajú',
		K: 'poponáhľajte sa|nepremeškajte|ďalšia (?:dodávka|várka)|idú na dračku|nestíhame|kým (?:nezmizn|sú na sklade)|už (?:zmizl|sú preč)|pouhých (?:\\S+ ){1,2}(?:kus|výtlač)',
	},
	bulgarian: {
		C: '(?:деветима|осмина|девет|осем) (?:\\S+ )?от десет|всяк\\S+ втор\\S+ (?:семейств|дом)|(?:книга|продукт|откритие) на годината|половината (?:офис|град|улица|рода)|във всяка втора (?:кухня|къща)|всеки,? който (?:го |я )?(?:опита|купи)|завижда|телевизионни водещи|кинозвезд|екраниз|мишлен|световн\\S+ шампион|(?:приятелки|познати|колеги)\\S* (?:\\S+ )?питат',
		K: 'побързай|не изпускай\\S* (?:шанс|възможн|оферт|промоц|момент)|следващ\\S+ (?:доставка|партида)|разграбват|докато не (?:свърш|изчезн)|вече (?:е |са )?(?:продад|разграб)|(?:едва|тираж) (?:\\S+ ){1,2}екземпляр',
	},
	croatian: {
		C: 'svaka druga (?:obitelj|kuća)|(?:knjiga|proizvod) godine|pola (?:ureda|grada|ulice|obitelji)|u svakoj drugoj (?:kuhinji|kući)|(?:svatko|svi),? (?:tko|koji) (?:ga |ju |je )?(?:proba|kupi)|zavid|celebrit|filmsk\\S+ zvijezd|ekraniz|michelin|svjetsk\\S+ prva|(?:prijateljice|poznanici|kolegice) (?:\\S+ )?pitaju',
		K: 'požuri|ne propusti\\S* (?:prilik|ponud|akcij|šans)|sljedeć\\S+ (?:pošiljka|serija)|razgrab|prije nego (?:nestan|se rasprod)|već (?:otišl|prodan|rasprodan)|svega (?:\\S+ ){1,2}primjer',
	},
	serbian: {
		C: 'svaka druga (?:porodica|kuća)|(?:knjiga|proizvod) godine|pola (?:kancelarije|grada|ulice|porodice)|u svakoj drugoj (?:kuhinji|kući)|(?:svako|svi),? (?:ko|koji) (?:ga |ju |je )?(?:proba|kupi)|zavid|filmsk\\S+ zvezd|ekraniz|mišlen|svetsk\\S+ (?:šampion|prva)|(?:prijateljice|poznanici|koleginice) (?:\\S+ )?pitaju',
		K: 'požuri|ne propusti\\S* (?:prilik|ponud|akcij|šans)|sledeć\\S+ (?:pošiljka|serija)|razgrab|pre nego (?:nestan|se rasprod)|već (?:otišl|prodat|rasprodat)|svega (?:\\S+ ){1,2}primer',
	},
	slovenian: {
		C: 'vsaka druga (?:družina|hiša)|(?:knjiga|izdelek) leta!|pol (?:pisarne|mesta|ulice|družine)|v vsaki drugi (?:kuhinji|hiši)|(?:vsak|vsi),? (?:ki|kdor) (?:ga |jo |so )?(?:poskusi|kupi)|zavida|filmsk\\S+ zvezd|ekraniz|michelin|svetovn\\S+ prvak|(?:prijateljice|znanci|sodelavke) (?:\\S+ )?spraš',
		K: 'pohiti|ne zamudi\\S* (?:priložn|ponudb|akcij)|naslednj\\S+ (?:pošiljka|serija)|razgrab|preden (?:poid|izgin)|že (?:pošl|prodan|razprodan)|le (?:\\S+ ){1,2}izvod',
	},
	lithuanian: {
		C: 'kas antra šeima|metų (?:knyga|prekė|produktas)!|pusė (?:biuro|miesto|gatvės)|kas antroje (?:virtuvėje|namuose)|kas (?:tik )?(?:išbandė|nusipirko)|pavyd|kino žvaigžd|ekraniz|pasaulio čempion|baristų čempion|michelin',
		K: 'paskubėk|nepraleisk\\S* (?:prog|pasiūl|akcij)|kita (?:siunta|partija)|graibst|kol ne(?:dingo|baigėsi|išpirko)|jau (?:parduot|išparduot|išpirk)|tik (?:\\S+ ){1,2}egzempl',
	},
	latvian: {
		C: 'katra otrā (?:ģimene|māja)|gada (?:grāmata|produkts|prece)!|puse (?:biroja|pilsētas|ielas)|katrā otrajā (?:virtuvē|mājā)|visi,? kas (?:izmēģin|nopirk)|apskauž|kino zvaigz|ekraniz|pasaules čempion|michelin',
		K: 'pasteidzies|nepalaid\\S* (?:iespēj|piedāv|akcij)|nākamā (?:partija|sūtījums)|izķer|kamēr nav (?:beig|pazud|izpirk)|jau (?:pārdot|izpārdot|izpirkt)|tikai (?:\\S+ ){1,2}eksempl',
	},
}

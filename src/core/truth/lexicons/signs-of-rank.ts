import type { Signs } from './signs-of-talk'

/**
 * Signs of a rank among all others, by language: `S` the most or the best, `Z` of all there are (on the market, in Europe, ever made); and of returns: `B` it comes back
 * to the shop, `M` the money, the swap or the costs are the shop's. Written as in `signs-of-talk.ts`; two that meet make the claim.
 */
export const SIGNS_OF_RANK: Readonly<Record<string, Signs>> = {
	english: {
		S: '(?:the )?(?:most|best|finest|greatest|lightest|thinnest|fastest|strongest|quietest|smallest|toughest|brightest|softest|easiest|clearest)!|no (?:other|lighter|thinner|better|finer|quieter)',
		Z: 'on the market|money can buy|ever (?:made|built|sold|printed|written|recorded|seen)|you can buy|in existence|in (?:europe|america|the world|the country|its class|the shops?)|of all time|anywhere|on earth|on sale',
		B: '(?:send|ship|bring|hand|post|mail) (?:it|them|the \\S+|your \\S+) (?:\\S+ )?back|changed? your mind|not (?:happy|convinced|satisfied|in love)|(?:comes?|goes?) back to us',
		M: 'refund|money back|your money|every (?:penny|cent)|full (?:price|amount)|(?:we|our) (?:pay|cover|collect)|at our (?:cost|expense)|swap|exchange|no questions',
	},
	german: {
		S: "\\S*(?:beste|schönste|leichteste|stärkste|leiseste|schnellste|kleinste|dünnste|schärfste|hellste|weichste|kompakteste|robusteste|günstigste|genaueste|präziseste|zuverlässigste|langlebigste|haltbarste|meist\\S+te|vielseitigste|hochwertigste|bequemste|sparsamste)(?:|n|r|s)!|am \\S{4,}sten!|kein(?:e|en|er|es)? (?:\\S+ )?(?:\\S{3,}er(?:e|en|er|es)?)!",
		Z: 'auf dem (?:\\S+ )?markt|am markt|weltweit|(?:auf )?der welt!|europas|deutschlands|österreichs|in (?:ganz )?(?:europa|deutschland)|für geld|zu kaufen|kaufen kann|(?:ihrer|seiner) (?:art|klasse|preisklasse)|aller zeiten|de(?:n|r|s|m)? es (?:je|überhaupt|gibt)|das es (?:je|überhaupt|gibt)|die es (?:je|überhaupt|gibt)|je gebaut|jemals|im (?:handel|netz)!|zu haben|unter der sonne',
		B: '(?:einfach |kostenlos |gratis )?zurück (?:damit|an uns|zu uns|schicken|senden|geben)|zurück(?:schick|send|geb|bring)|zurückgeschick|(?:schick|send|bring|gib|geben)\\S* (?:\\S+ ){1,4}zurück|einschicken|(?:gefällt|passt|sitzt|überzeugt|taugt) (?:\\S+ ){1,4}nicht|nicht (?:zufrieden|überzeugt|glücklich)|umentschied|anders überlegt|doch nicht',
		M: 'geld!|porto|rückporto|erstatt|rückerstatt|(?:wir|uns) (?:zahlen|tragen|übernehmen|tauschen|nehmen)|(?:zahlen|tragen|übernehmen|tauschen|nehmen) wir|auf unsere kosten|umtausch|ohne (?:fragen|rückfrage|wenn und aber|nachfrag|angabe)|kaufpreis|fragen wir nicht|keine fragen|rücksendeetikett|retourenlabel|jeden cent',
	},
	dutch: {
		S: '(?:de|het) (?:aller)?\\S{3,}ste!|beste!|best!|meest \\S+|geen (?:enkele? )?(?:andere? )?\\S{3,}er(?:e)?!',
		Z: 'op de (?:\\S+ )?markt|ter wereld|van (?:nederland|vlaanderen|europa|het land|de wereld|dit moment|alle tijden)|in (?:heel )?(?:nederland|europa|vlaanderen)|te koop|(?:kunt|kan|kun je) (?:kopen|vinden|krijgen)|voor geld|ooit (?:gemaakt|gebouwd|verkocht|geschreven)|in (?:zijn|haar) (?:klasse|soort|prijsklasse)|die (?:er|je|u) (?:is|zijn|besta|kunt|kan)|onder de zon',
		B: 'terug (?:naar ons|ermee|te sturen|sturen)|terug(?:sturen|stuur|zenden|brengen|gestuurd|geven)|(?:stuur|breng|geef|zend)(?:t)? (?:\\S+ ){1,4}terug|niet (?:tevreden|blij|overtuigd)|(?:bevalt|past|zit) (?:\\S+ ){1,3}niet|bedenk je je|van gedachten',
		M: 'geld!|terugbetal|vergoed|(?:wij|we) (?:betalen|nemen|ruilen)|(?:betalen|ruilen) (?:wij|we)|(?:op|voor) onze (?:kosten|rekening)|voor ons!|aankoopbedrag|omruil|zonder (?:vragen|gedoe|opgaaf)|retourlabel|(?:stellen|vragen) (?:wij |we )?(?:geen|niets)|elke cent',
	},
	swedish: {
		S: '(?:den |det |de )?\\S{4,}(?:aste|ste)!|bästa!|minsta!|största!|tunnaste!|lättaste!|mest \\S{3,}|ingen (?:annan )?\\S{3,}re!|inget (?:annat )?\\S{3,}re!',
		Z: 'på marknaden|i (?:hela )?(?:världen|europa|sverige|norden|landet)|för pengar|pengar kan|som (?:finns|går) (?:att (?:köpa|få|uppbringa)|på)|någonsin|att köpa|i sin (?:klass|genre|prisklass)|genom tiderna|alla tider|på jorden',
		B: '(?:skicka|lämna|sänd)\\S* (?:\\S+ ){0,3}(?:tillbaka|i retur|åter)|ångra|inte nöjd|(?:passar|gillar) (?:\\S+ ){1,2}inte|returner',
		M: 'pengar|hela (?:beloppet|summan)|(?:vi|oss) (?:betalar|står för|bjuder|byter)|(?:står|betalar|byter) vi|returfrakt|utan (?:frågor|krångel)|inga frågor|återbetal|varje krona',
	},
	danish: {
		S: '(?:den|det|de) \\S{3,}ste!|bedste!|mest \\S{3,}|(?:ingen|intet) (?:anden |andet )?\\S{3,}re!',
		Z: 'på markedet|i (?:hele )?(?:verden|europa|danmark|norden|landet)|penge kan|for penge|(?:der|som) (?:findes|fås|er til)|nogensinde|kan købes|i sin (?:klasse|kategori|prisklasse)|alle tider|i handlen|på jorden|kan opdrive',
		B: '(?:send|lever|bring|giv)\\S* (?:\\S+ ){0,4}(?:tilbage|retur)|fortryd|ikke (?:tilfreds|glad|helt tilfreds)|(?:passer|dur|duer) (?:\\S+ ){1,3}ikke|tilbage til os',
		M: 'penge!|pengene|hele beløbet|vi (?:betaler|dækker|bytter)|(?:betaler|dækker|bytter) vi|returfragt|fragten|uden (?:spørgsmål|bøvl)|ingen spørgsmål|refun|hver en krone',
	},
	norwegian: {
		S: '(?:den|det|de) \\S{3,}ste!|beste!|mest \\S{3,}|(?:ingen|ikke noe) (?:annen |annet )?\\S{3,}re!',
		Z: 'på markedet|i (?:hele )?(?:verden|europa|norge|norden|landet)|penger kan|for penger|som (?:finnes|fås|er til)|noensinne|kan kjøpes|får kjøpt|i sin (?:klasse|kategori|prisklasse)|alle tider|i handelen|på jord',
		B: '(?:send|lever|bring|gi)\\S* (?:\\S+ ){0,4}(?:tilbake|i retur)|angre|ikke (?:fornøyd|glad|helt fornøyd)|(?:passer|duger) (?:\\S+ ){1,3}ikke|tilbake til oss',
		M: 'penger!|pengene|hele beløpet|vi (?:betaler|dekker|bytter)|(?:betaler|dekker|bytter) vi|returfrakt|frakten|uten (?:spørsmål|mas)|ingen spørsmål|refun|hver krone',
	},
	finnish: {
		S: 'paras!|parhaa|parhai|kevyin|kevein|vahvin|nopein|ohuin|hiljaisin|kestävin|tehokkain|pienin!|suurin!|kaunein|pehmein|kirkkain|terävin|tarkin|laadukkain|helpoin|monipuolisin|edullisin|halvin|tyylikkäin|mukavin|luotettavin|\\S{4,}(?:immat|immista|impia|imman)!|mikään (?:muu|toinen)|(?:ei|ole) (?:\\S+ )?\\S{3,}mpaa!|parempaa',
		Z: 'markkinoi|markkinoilla|maailman|maailmassa|euroopan|suomen!|suomessa|koskaan|rahalla (?:saa|voi)|luokassaan|lajissaan|ikinä|kaikkien aikojen|myynnissä|pohjoismai|mitä (?:myydään|löytyy|on olemassa)',
		B: 'palauta!|palautat|palauttaa (?:\\S+ )?(?:tuot|paid|lauk)|palautukse|palautus|(?:lähetä|tuo) (?:\\S+ ){0,4}takaisin|e(?:t|tkö) ole(?:kaan)? tyytyväi|tyytymät|mieli muuttu|muutat mieles|kaduttaa',
		M: 'raha!|rahat|rahasi|rahoj|maksamme|hyvit|palautusmaksu|kuluitta|veloituksetta|vaihdamme|kyselemättä|kysymyksi|koko summa|postikulu|joka sen(?:tin|tti)',
	},
	estonian: {
		S: 'parim|kõige|suurim|väikseim|kergeim|tugevaim|vaikseim|kiireim|täpseim|\\S{5,}(?:aim|eim|seim)!|ükski teine|midagi paremat',
		Z: 'turul|maailma|maailmas|euroopa|eesti!|eestis|raha eest|iial!|omas klassis|kõigi aegade|müügil|saada on',
		B: '(?:saada|too)\\S* (?:\\S+ ){0,4}tagasi|tagasta|ei (?:meeldi|sobi|istu)|pole rahul|ei ole rahul|mõtled ümber|mõtlesid ümber',
		M: 'raha!|rahata|maksame|kulud!|katame|vahetame|küsimus|saatekul|kogu summa',
	},
	icelandic: {
		S: '\\S{4,}(?:asti|asta|ustu|asti)!|besti|besta|bestu|mesta!|enginn annar|ekkert annað|ekkert betra',
		Z: 'á (?:\\S+ )?markað|í (?:heimi|heiminum|evrópu|öllum heiminum)|á íslandi|á landinu|fyrir peninga|sem (?:til er|fæst|völ er|hægt er)|allra tíma|nokkru sinni|í sínum flokki',
		B: 'skila!|skilaðu|skilar þú|send(?:u|ir|a) (?:\\S+ ){0,4}(?:til baka|aftur)|ekki ánægð|skiptir um skoðun|sérð eftir|hættir við',
		M: 'peninga|endurgreið|við (?:borgum|greiðum|skiptum)|(?:borgum|greiðum|skiptum) við|án (?:spurninga|vandræða|vesens)|engar spurningar|engra spurninga|spyrjum',
	},
	afrikaans: {
		S: '(?:die )?\\S{4,}ste!|beste!|geen ander|niks (?:\\S+ )?(?:klop|beter)|geen \\S{3,}er(?:e)?!',
		Z: 'op die mark|ter wêreld|in die (?:wêreld|land)|van (?:alle tye|suid-afrika|die land)|in (?:suid-afrika|afrika)|vir geld|geld kan koop|kan koop|te koop|ooit (?:gemaak|gebou|geskryf|gesien)|in sy (?:klas|soort)|onder die son',
		B: '(?:stuur|bring|gee|pos) (?:\\S+ ){0,4}terug|nie (?:tevrede|gelukkig|bly|oortuig)|van plan verander|(?:pas|hou) (?:\\S+ ){1,3}nie',
		M: 'geld!|ons (?:betaal|dra|ruil|gee)|(?:betaal|dra|ruil|vra) ons|terugbetal|sonder (?:vrae|moeite|gesukkel)|geen vrae|ons koste|elke sent',
	},
	french: {
		S: "(?:le|la|les) (?:plus|moins|seule?s?|mieux)!|meilleure?s?!|(?:plus|moins) \\S+!|aucune?!|nul(?:le)?!|personne!|jamais!|première?s?!",
		Z: "(?:du|sur le) marché|(?:au|du) monde|d'europe!|de (?:france|toute la|tout le|tous les temps|sa catégorie|sa génération|la planète)|jamais (?:fabriqu|vue?s?!|produit|conçu|port|enregistr|écrit|publi|invent|vendu|créé|imprim|sorti|dessin)|qui (?:soit|existe|puisse)|que vous (?:puissiez|trouverez)|en rayon|ailleurs|toutes catégories|de l'univers|parmi (?:tous|toutes) (?:l|c)es",
		B: "(?:r?envoy|retourn|rapport|rend)\\S* (?:\\S+ )?(?:le|la|les|nous|votre)|(?:le|la|les) (?:r?envoy|retourn|rapport)|(?:rend|renvoy|retourn|rapport)ez!|chang\\S* d'avis|pas (?:convaincue?s?|conquise?s?|satisfaite?s?|à votre goût|emballée?s?|content)|ne (?:vous|te) (?:convien|plai|va|séduit)|déçue?s?!|(?:la|le) reprenons|on (?:la|le|les) reprend|si (?:ça|cela) ne",
		M: "rembours|(?:on|nous) (?:vous )?(?:rend|rendons|reprend|reprenons|échange)|votre argent|à nos frais|(?:on|nous) (?:pay|prenons|offr)|sans (?:question|discut|justif|condition|frais)|échang|avoir!|crédit|intégral|(?:trente|quatorze|quinze|cent|soixante|\\d+) (?:jours|nuits)",
	},
	spanish: {
		S: '(?:el|la|los|las|lo) (?:más|menos|mejor|mejores|únic[oa]s?)!|más \\S+!|menos \\S+!|mejor(?:es)?!|ningún|ningun[oa]!|nadie!|jamás|nunca!|primer[oa]?!',
		Z: "del? (?:todo el )?(?:mercado|mundo|planeta|universo)|(?:en|de) (?:europa|españa|américa|toda españa|toda europa|el mercado|todo el mundo|su (?:clase|categoría|gama))|de todos los tiempos|de la historia|jamás (?:fabric|visto|hech|escrit|vendid|cread|grabad|public)|que (?:exist|puedas|hay!|se (?:ha|hayan|puede|fabric|vend))|(?:en|de) ninguna (?:otra )?(?:parte|tienda)|de cuant[oa]s",
		B: '(?:devuélv|devolv|devuelv|mándan|mandan?os|envían|reenví)\\S*|cambias? de (?:opinión|idea)|(?:no te|no os|no le) (?:convence|gusta|encaja|queda|satisface|conquista|va!)|no (?:quedas|estás) (?:content|satisfech|convencid)|arrepient|(?:te )?(?:lo|la) recogemos',
		M: 'reembols|(?:tu|el|su) dinero|te (?:devolvemos|abonamos|reintegr)|(?:por|a) (?:nuestra cuenta|cuenta nuestra)|(?:pagamos|corremos|corre) |sin (?:preguntas|explicaciones|compromiso|coste|dar)|cambiamos|importe|íntegr|hasta el último (?:céntimo|euro)|(?:treinta|catorce|quince|cien|sesenta|\\d+) (?:días|noches)',
	},
	italian: {
		S: "(?:il|la|i|le|lo) (?:più|meno|miglior|unic|sol[oa]!)|più \\S+!|meno \\S+!|miglior|nessun|niente|mai!|prim[oa]!",
		Z: "(?:al|del|sul|nel) (?:mondo|mercato|pianeta|globo)|d'(?:europa|italia)|in (?:europa|italia|commercio|circolazione)|di (?:tutti i tempi|sempre|tutta (?:italia|europa)|tutte?!)|della (?:sua )?(?:categoria|storia)|mai (?:prodott|vist|scritt|fatt|costruit|vendut|creat|realizzat|stampat|registrat|indossat|provat)|che (?:esist|ci sia|si (?:trovi|possa|sia)|tu possa|abbiate|abbia)|in circolazione|da nessun'altra parte",
		B: "(?:ce|me) l[oaie] (?:ri)?(?:sped|mand|rend|riport|rimand)\\S*|(?:ri)?(?:sped|mand|rend|riport|rimand)(?:isc|it|at|e|i|et)\\S*l[oaie]!|cambi(?:ate|a|are|o|assi)? idea|non (?:\\S+ )?(?:convinc|piac|soddisf|va bene|fa per)|(?:delus|pentit)[oaie]|(?:lo|la|li|le) ritiriamo|(?:rend|restitu)(?:er|i|et|it)\\S*",
		M: 'rimbors|riaccredit|(?:i )?(?:tuoi|vostri) soldi|(?:vi|ti) (?:rid|restitu|rend)\\S*|a (?:nostre spese|carico nostro)|paghiamo|senza (?:domande|fare domande|storie|spiegazioni|spese|motiv)|cambiamo|sostituiamo|fino all.ultimo (?:cent|euro)|intero (?:importe|importo|prezzo)|(?:trenta|quattordici|quindici|cento|sessanta|\\d+) (?:giorni|notti)',
	},
	portuguese: {
		S: '(?:o|a|os|as) (?:mais|menos|melhor(?:es)?|únic[oa]s?|maior|menor)!|mais \\S+!|menos \\S+!|melhor(?:es)?!|nenhuma?!|ninguém|jamais|nunca!|primeir[oa]!',
		Z: 'd[oa] (?:mercado|mundo|planeta|universo|brasil|país|categoria|sua (?:categoria|classe))|(?:no|em todo o) (?:mercado|mundo|brasil|país)|de (?:portugal|todos os tempos|sempre|toda a europa)|d[ae] (?:europa|história)|já (?:feit|fabricad|lançad|vist|escrit|produzid|vendid|criad|gravad|inventad)|que (?:exist|há!|você (?:vai|pode|já)|se (?:possa|vende|fabrica))|jamais (?:feit|fabricad|lançad|vist|escrit)|em (?:nenhum outro|nenhuma outra|lugar nenhum)',
		B: '(?:devolv|manda|reenvi|envi)\\S* (?:de volta|para trás)|(?:devolv)(?:a|e|er|am|em)?!|mud(?:ou|ar|e|ei|aste) de (?:ideia|opinião)|não (?:\\S+ )?(?:gost|agrad|serv|convenc|satisf)|arrepend|(?:o|a) (?:recolhemos|buscamos)|(?:recolhemos|buscamos)!',
		M: 'reembols|(?:o|seu|teu) dinheiro|(?:estorn|restitu)|(?:por|à) (?:nossa conta|nossas custas)|pagamos|devolvemos|sem (?:perguntas|burocracia|explica|compromisso|custo|dor de cabeça)|trocamos|até (?:ao|o) último (?:centavo|cêntimo)|valor (?:integral|total|pago)|(?:trinta|catorze|quatorze|quinze|cem|sessenta|sete|\\d+) (?:dias|noites)',
	},
	romanian: {
		S: '(?:cel|cea|cei|cele) mai!|mai \\S+!|nici ?un|nicio|nimeni|nimic|singur[aăul]|prim(?:ul|a)!|niciodată',
		Z: '(?:de )?pe (?:piață|lume|planetă|pământ)|din (?:lume|europa|românia|toate timpurile|categoria|clasa|istorie|țară)|(?:existent|care există)|văzut\\S* vreodată|vreodată|făcut\\S* vreodată|în altă parte',
		B: '(?:trimit|return|înapoi)\\S* (?:-o|-l|înapoi)|(?:îl|o|le) (?:trimit|return|înapoi)\\S*|te răzgânde|vă răzgândi|nu (?:vă|te|ți|îți|ești|sunteți) (?:\\S+ )?(?:convin|place|plac|mulțumi|conving|potriv|încânt)|dezamăg',
		M: 'rambursa|banii|(?:îți|vă|ți) (?:dăm|returnăm|restituim)|pe cheltuiala noastră|plătim|fără (?:întrebări|explicații|costuri|discuții)|schimbăm|integral|până la ultimul leu|(?:treizeci|paisprezece|\\d+) (?:de )?zile',
	},
	catalan: {
		S: "(?:el|la|els|les) (?:més|menys|millors?|únic|única)!|més \\S+!|menys \\S+!|millors?!|cap!|ningú|mai!|primer[a]?!",
		Z: "del (?:mercat|món|planeta|país)|d'europa|de (?:catalunya|tots els temps|la història|la seva (?:classe|categoria))|al (?:mercat|món)|mai (?:fabric|vist|fet|escrit|venut|enregistr)|que (?:existe|hi ha!|es pot|puguis)|enlloc",
		B: "(?:torna|retorna|envia)(?:'l|'ns|-l|-la|-nos|-los)|canvi\\S* d'(?:idea|opinió|opini)|no (?:et|us|t'|ho) (?:\\S+ )?(?:convenç|agrad|satisf|conven|fa el pes)|no (?:\\S+ )?(?:content|satisf|conven)|penedeix",
		M: "reemborsa|els (?:teus |vostres )?diners|et (?:tornem|abonem)|us (?:tornem|abonem)|a càrrec nostre|paguem|sense (?:preguntes|explicacions|cost|compromís)|canviem|fins a l'últim (?:cèntim|euro)|(?:trenta|catorze|quinze|cent|\\d+) (?:dies|nits)",
	},
	greek: {
		S: '(?:ο|η|το|οι|τα|των|του|της) (?:πιο|καλύτερ|μοναδικ|λιγότερ)|πιο \\S+|καλύτερ|κανέν|κανείς|καμία|κανένας|τίποτα|ποτέ|πρώτ[οηα]ς?!',
		Z: '(?:της|στην) (?:αγοράς?|ευρώπης?|ελλάδας?|κατηγορίας? του)|(?:του|στον) κόσμου?|όλων των εποχών|που (?:υπάρχει|κυκλοφορεί|έχει (?:φτιαχτεί|γραφτεί|βγει)|έχετε|έχεις|μπορείτε)|στον πλανήτη|του πλανήτη|που έγινε ποτέ',
		B: '(?:επιστρέ[ψφ]|στείλ|στέλν|γυρί[σζ])\\S* (?:\\S+ )?(?:το|τη|την|μας|πίσω|τα)!|(?:το|τη|την) (?:επιστρέ[ψφ]|στέλν|γυρν|γυρί)|αλλάξ\\S* γνώμη|δεν (?:σας|σου|είστε|μείν) (?:\\S+ )?(?:αρέσ|ικανοποι|άρεσ|κάν|ταιριάζ|πεί[σθ])',
		M: 'χρήματα|λεφτά|επιστρέφουμε|πληρώνουμε|με δικά μας έξοδα|χωρίς (?:ερωτήσεις|εξηγήσεις|κόστος|χρέωση|έξοδα)|αλλάζουμε|αντικαθιστούμε|ολόκληρο το ποσό|(?:τριάντα|δεκατέσσερις|\\d+) (?:ημέρες|μέρες|νύχτες)',
	},
	filipino: {
		S: 'pinaka|walang|tanging|wala nang|unang',
		Z: 'sa (?:buong )?(?:mundo|merkado|pilipinas|bansa|asya|klase nito)|sa lahat|kailanman|na nagawa|na makikita',
		B: 'ibalik|isauli|ipabalik|nagbago ang isip|hindi (?:ka |kayo )?(?:nasiyahan|nagustuhan|kuntento|bagay)',
		M: 'pera|bayad|refund|papalitan|sagot namin|walang (?:tanong|bayad)|sasagutin namin|(?:tatlumpung|\\d+) (?:na )?araw',
	},
	vietnamese: {
		S: 'nhất|hơn|không (?:\\S+ )?nào|chưa (?:\\S+ )?nào|duy nhất|số một|đầu tiên',
		Z: '(?:trên|cả) thị trường|thế giới|việt nam|châu (?:âu|á)|từ trước đến nay|từng (?:được|có|thấy|sản xuất|làm)|mọi thời đại|trong phân khúc|hành tinh|bất cứ đâu',
		B: 'gửi (?:\\S+ )?(?:lại|trả)|trả (?:lại|hàng)|đổi ý|không (?:\\S+ )?(?:ưng|hài lòng|vừa ý|thích|hợp)',
		M: 'hoàn (?:lại )?(?:tiền|toàn)|tiền|chúng tôi (?:trả|chịu|đổi)|không (?:cần )?(?:hỏi|lý do|câu hỏi)|miễn phí|đổi (?:mới|hàng|cái)|(?:ba mươi|\\d+) ngày',
	},
	swahili: {
		S: 'zaidi|bora|hakuna|hapana|pekee|ya kwanza|cha kwanza|wa kwanza',
		Z: 'duniani|ulimwenguni|sokoni|afrika|barani|katika soko|katika dunia|nchini|kuwahi|kote',
		B: 'rudish|turudish|kirudish|ukibadili(?:sha)? (?:nia|mawazo)|usiporidhika|hujaridhika|usipokipenda|usipoipenda|hukuipenda',
		M: 'pesa|fedha|tunalipa|tutalipa|gharama zetu|bila (?:maswali|malipo|gharama)|tutakubadilish|tunabadilish|siku (?:thelathini|kumi|\\d+)',
	},
	arabic: {
		S: '(?:ال)?(?:افضل|اقوي|اخف|اسرع|اهدا|انعم|اجود|اجمل|ادق|ارق|احسن|اصغر|اذكي|امتن|الطف|ارقي|اكثر)!|(?:لا يوجد|لن تجد|لا تجد|ما في)!',
		Z: 'في (?:ال)?(?:سوق|اسواق|عالم|متاجر|شرق|خليج|تاريخ|فيته)|علي الاطلاق|في (?:السعوديه|الامارات|مصر|المغرب|اوروبا)|بين (?:جميع|كل)|حتي الان|من (?:نوعه|نوعها)|علي (?:وجه|مستوي)|يمكنك شراو',
		B: 'ارجع|نرجع|اعد(?:ه|ها)!|اعاد|تعيد|ترجع|لم (?:يعجبك|تعجبك|يناسبك|تناسبك|تقتنع|ترض|يرق)|لا (?:يعجبك|تعجبك)|غيرت رايك',
		M: 'نسترد|تسترد|(?:ال)?(?:مبلغ|ثمن|سعر)(?:ه|ها)? (?:\\S+ )?كامل|اموالك|فلوسك|نقودك|مالك!|نتحمل|علي (?:حسابنا|نفقتنا)|بلا اسيله|(?:دون|بدون) (?:اي )?(?:اسيله|سوال|اسباب)|نبدل|نستبدل|بديل',
	},
	'moroccan arabic': {
		S: '(?:ال)?(?:احسن|حسن|خف|قوي|قوا|سرع|صغر|جود|زوين)!|ما (?:كاينش|كاين|تلقاش|غاديش تلقا)',
		Z: 'ف(?:ي )?(?:ال)?(?:سوق|مارشي|مغرب|دنيا|عالم|بلاد)|بين (?:كاع|كل)|ديال (?:الدنيا|العالم)',
		B: 'رجع(?:و|ها|ه)!|رجّع|ترجع|ما عجب|ما جاتكش|ما جاكش|ما رضيتيش|بدلتي رايك|رد(?:و|ها|ه) لينا',
		M: 'فلوسك|الفلوس|كنخلصو|نخلصو|(?:علي|علا) حسابنا|بلا (?:ما نسولو|سوال|اسيله)|كنبدلو|نبدلو|مصاريف|ناخدو حنا',
	},
	turkish: {
		S: 'en (?:iyi|güçlü|hafif|hızlı|ince|sessiz|sağlam|küçük|yumuşak|kaliteli|rahat|dayanıklı|keskin|parlak|ucuz)|(?:bundan|ondan) daha|daha (?:iyisi|güçlüsü|hafifi|incesi|sessizi|sağlamı)|(?:hiçbir|başka) (?:marka|ürün|rakip)',
		Z: 'piyasa|dünyada|dünyanın|türkiye.(?:de|nin)|avrupa.(?:da|nın)|sınıfın|kategorisin|bulamaz|şimdiye kadar|gelmiş geçmiş|tüm zamanların|rafta|rakip',
		B: '(?:geri )?(?:gönder|yolla)(?:in|yın|ın|mek|ebil)|iade|beğenme(?:z|di)|memnun (?:kal|değil)|rahat edeme|fikriniz|geri (?:getir|ver)',
		M: 'paranız|ücretin|bedelin|biz (?:öder|karşıl)|bizden!|kuruşu|soru(?:suz| sor)|masraf|yenisi|değiştiri|hesabınıza',
	},
	persian: {
		S: '[^\\s\\d]{2,9}[ -]?ترین|(?:بهترین|قوی ?ترین|سبک ?ترین|سریع ?ترین|بی ?صدا ?ترین|نازک ?ترین|نرم ?ترین|باکیفیت ?ترین|مرغوب ?ترین)|هیچ',
		Z: 'بازار|دنیا|جهان|ایران|در (?:نوع|کلاس|رده) خود|تا(?: به)? ?(?:امروز|حال|کنون)|میان همه|پیدا نمی',
		B: 'پس (?:بفرست|بده|آورد)|برگردان|مرجوع|راضی نبود|خوشتان نیامد|نپسندید|پشیمان',
		M: 'پولتان|پول (?:شما|تان)|مبلغ|وجه|با (?:ما|خودمان)!|هزینه|بی ?(?:سوال|چون)|عوض می',
	},
	urdu: {
		S: 'سب سے|بہترین|اس سے (?:بہتر|اچھ|ہلک|مضبوط)',
		Z: 'بازار|مارکیٹ|دنیا|پاکستان|ملک بھر|اپنی (?:نوعیت|قسم)|آج تک|اب تک|کہیں (?:نہیں|اور)',
		B: 'واپس|پسند نہ|مطمئن نہ|دل نہ',
		M: 'پیسے|رقم|ہم (?:ادا|دیں|بدل)|خرچ|سوال (?:کے|پوچھ)|بدل کر',
	},
	hebrew: {
		S: 'הכי|ביותר|אין (?:\\S+ )?(?:יותר|טוב)|לא תמצאו',
		Z: 'בשוק|בעולם|בארץ|בישראל|באירופה|בקטגוריה|אי פעם|בכל הזמנים|בתחום|מסוגו|מסוגה',
		B: 'החזיר|תחזיר|להחזיר|החזרה|שלחו (?:\\S+ )?(?:בחזרה|חזרה)|לא (?:אהבתם|התאים|מתאים|מרוצים|התלהבתם)|התחרטתם',
		M: 'כספ|הכסף|זיכוי|ההחזר|על חשבוננו|בלי שאלות|ללא שאלות|נחליף|השליח|במלואו|עד השקל',
	},
	hindi: {
		S: 'सबसे|इससे (?:बेहतर|अच्छ|हल्क|मज़बूत|मजबूत)|सर्वश्रेष्ठ|सर्वोत्तम',
		Z: 'बाज़ार|बाजार|मार्केट|दुनिया|भारत|देश (?:में|का|की)|अपनी (?:श्रेणी|तरह)|अब तक|आज तक|कहीं (?:और|नहीं)',
		B: 'वापस|लौटा|पसंद (?:न|नहीं)|मन न|संतुष्ट न',
		M: 'पैसे|पैसा|रकम|रक़म|हम (?:देंगे|उठाएंगे|उठाएँगे|बदल)|खर्च|ख़र्च|सवाल|बदल कर|रिफंड|रिफ़ंड',
	},
	bengali: {
		S: 'সবচেয়ে|সেরা|এর চেয়ে (?:ভালো|হালকা|মজবুত)',
		Z: 'বাজারে|বাজারের|বিশ্বে|বিশ্বের|দুনিয়া|দেশে|দেশের|বাংলাদেশ|এ পর্যন্ত|আর (?:নেই|পাবেন না)',
		B: 'ফেরত|ফিরিয়ে|পছন্দ না|ভালো না লাগ|মন না',
		M: 'টাকা|মূল্য|খরচ|আমরা (?:দেব|বহন|বদলে)|প্রশ্ন',
	},
	tamil: {
		S: 'மிக(?:ச்|வும்|ப்)|சிறந்த|இதைவிட',
		Z: 'சந்தையி|உலகி|இந்தியாவி|வகையி|இதுவரை',
		B: 'திருப்பி|திரும்ப|பிடிக்கவில்லை|பிடிக்காவிட்டால்',
		M: 'பணம்|பணத்தை|செலவு|நாங்கள் (?:ஏற்|மாற்)|கேள்வி',
	},
	telugu: {
		S: 'అత్యంత|అత్యుత్తమ|ఉత్తమ|దీనికంటే|దీన్ని మించిన',
		Z: 'మార్కెట్|ప్రపంచ|దేశంలో|భారతదేశ|ఇప్పటివరకు|లేదు',
		B: 'తిరిగి|వాపస్|నచ్చక|నచ్చలేద',
		M: 'డబ్బు|ఖర్చు|మేమే|ప్రశ్న',
	},
	marathi: {
		S: 'सर्वात|सर्वोत्तम|यापेक्षा|याहून',
		Z: 'बाजार|जगात|जगातील|भारतात|देशात|आजवर|आतापर्यंत',
		B: 'परत|आवडल(?:े|ी|ा) नाही|न आवडल',
		M: 'पैसे|पैसा|खर्च|आम्ही (?:देऊ|करू|बदल)|प्रश्न',
	},
	indonesian: {
		S: 'paling|ter(?:baik|kuat|cepat|ringan|kecil|tipis|lembut|senyap|hebat|tangguh|mewah)|tidak ada (?:\\S+ )?(?:yang )?(?:lebih|sebaik|sekuat|seringan)',
		Z: 'di (?:pasaran|pasar|dunia|indonesia|kelasnya|asia|toko)|sedunia|sepanjang (?:masa|sejarah)|yang pernah|di mana pun|di antara semua',
		B: '(?:kirim|bawa|pulangkan|kembalikan|balikin)(?:kan)?|tidak (?:suka|cocok|puas)|kurang (?:puas|cocok|pas)|berubah pikiran',
		M: 'uang(?:mu|nya)?!|uang (?:anda|kamu|kembali)|kami (?:tanggung|ganti|bayar|jemput)|refund|tanpa (?:banyak )?(?:tanya|pertanyaan|syarat)|ongkos',
	},
	malay: {
		S: 'paling|ter(?:baik|kuat|pantas|ringan|kecil|nipis|lembut|senyap|hebat|tahan)|tiada (?:\\S+ )?(?:yang )?(?:lebih|sebaik|setanding)',
		Z: 'di (?:pasaran|dunia|malaysia|kelasnya|asia|kedai)|sedunia|sepanjang (?:zaman|masa)|yang pernah|di mana-mana',
		B: '(?:hantar|pulang|kembali)(?:kan)?(?: (?:balik|semula))?|tak (?:suka|puas|sesuai|berkenan)|tidak (?:suka|puas|berkenan)|kurang puas',
		M: 'wang (?:anda|awak|dikembali|dipulang)|duit|kami (?:tanggung|ganti|bayar|kutip)|refund|bayaran balik|tanpa (?:soal|banyak soal)',
	},
}

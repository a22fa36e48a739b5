import type { ConceptTable } from '../concepts'
import type { Terms } from '../vocabulary'
import { guardedTable } from '../within-clauses'
import { NO_FAVOURITE_PLACES } from './passing-scenes'
import { NOT_HIS_OWN, NOT_OF_THE_DAY, NOT_SWORN_THAT } from './plain-talk'

/**
 * Whose judgement copy borrows (`people`), what they are said to do (`praise`), what is done by them (`praised`, where the
 * wording differs), and fixed sayings of success.
 */
type Praise = { group: keyof Terms; people: string; praise: string; praised?: string; sayings: string }

/** Words between the people and their praise, within a clause. */
const GAP = '(?:[^\\s.!?;:,]+ ){0,4}?'

const WORDS: readonly Praise[] = [
	{
		group: 'x',
		people:
			'professionals?|pros|experts?|chefs?|cooks|athletes|runners|musicians|guitarists|drummers|pianists|gamers|streamers|teachers|students|mums|moms|mothers|dads|fathers|parents|families|grand(?:parents|mothers|mas)|women|girls|guys|teens|celebrities|stars|influencers|bloggers|youtubers|reviewers|critics|journalists|magazines?|newspapers|hotels|restaurants|caf[eé]s|salons|spas|planners|stylists|barbers|hairdressers|carpenters|builders|contractors|electricians|plumbers|mechanics|gardeners|landscapers|cleaners|bakers|baristas|bartenders|photographers|filmmakers|designers|decorators|architects|artists|engineers|trainers|coaches|nurses|doctors|surgeons|dentists|vets|veterinarians|dermatologists|orthop[ae]+dists|physiotherapists|chiropractors|pharmacists|midwives|nutritionists|scientists|owners|readers|fans|collectors|travell?ers|campers|hikers|climbers|cyclists|bikers|divers|sailors|commuters|homes|households|homeowners|customers|users|buyers|shoppers|clients|people|everyone|everybody|thousands|millions|the (?:whole )?(?:world|internet|nation|country)',
		praise:
			"loves?|adores?|trusts?|recommends?|swears? by|raves?(?: about)?|praises?|rel(?:y|ies) on|chooses?|prefers?|can(?:'t|not) (?:get enough|stop|live without|be wrong)|(?:are|is) (?:obsessed|raving|talking(?!,| (?:on|to|at|over|loud|softly|in|when|while))|hooked|in love|crazy|thrilled|delighted)|vouch(?:es)? for|endorses?|reach(?:es)? for|keeps? coming back|buys? (?:it )?again|agrees?|wants? one|(?:have|has) (?:already |all )?(?:switched|bought|discovered|chosen|ordered|fallen in love|made the switch)",
		praised:
			'(?:loved|trusted|recommended|chosen|used|preferred|praised|adored|endorsed|approved|voted|acclaimed|favou?red|worn|played|owned|rated|reviewed|named|tested|picked|backed|celebrated|treasured) (?:[^\\s.!?;:,]+ ){0,2}?by|(?:first |top |go_to )?(?:choice|pick|favou?rite|secret|darling|staple) (?:of|for|among(?:st)?)|(?:a|the|our|every) (?:\\S+ )?favou?rite (?:of|for|with|among(?:st)?)',
		sayings:
			'(?<=\\p{L}{2} )(?<!(?:first|second|last|end|start|middle|beginning|rest|part|day|week|half|time) )of the (?:year|month|decade)|voted (?:the |best|as|number|no|product)~|best of (?:19|20)\\d\\d|(?:full|top) marks|(?:rave|glowing|stellar|excellent|outstanding) (?:reviews?|ratings?|feedback)|went viral|going viral|goes viral|(?:internet|tiktok|social media|overnight|global|worldwide|viral) (?:sensation|phenomenon|hit|favou?rite)|household name|word of mouth|crowd_?pleaser|copies sold|(?:million|thousand)s? (?:\\S+ )?(?:copies|units|pieces)|most_?(?:wanted|bought|purchased|reviewed|searched|ordered|wished|talked)|top_?(?:seller|choice|pick)|sell_?out (?:success|hit)|smash hit|chart_?topp~|hall of fame|what (?:people|others|customers|buyers) (?:are saying|say)|what they.re saying|(?:see|read) why (?:\\S+ ){0,2}(?:love|choose|customers|people)|repeat (?:customers|buyers)|satisfaction (?:rate|score)|stars? out of|out of (?:five|5) stars|out of (?:10|ten) (?:\\S+ )?(?:customers|users|people|women|men|parents|doctors|dentists|experts|would)|(?:nine|eight|[1-9]) (?:out of|in) (?:ten|10)|(?<!(?:at home|good|well|right|fits?|belongs?|beautiful|place|comfortable|looks great) )in (?:every|any|each) (?:\\S+ ){1,3}?(?:wardrobe|kitchen|closet|toolbox|handbag)|join (?:the|our|over|more|thousands|millions) (?:\\S+ )?(?:club|community|family|crowd|others|happy|many)~|(?:our|growing) (?:\\S+ )?community|(?:press|media) (?:loves?|raves?|coverage|darling)|featured (?:in|on|by)|as (?:seen (?:on|at|by|in (?!the (?:photo|pict|imag|fig|draw|main|first|second|video)))|featured|heard|reviewed)|(?:talk|toast) of the town|everyone.s talking|(?:the |a )?hype|buzz about|the (?:internet|world|market).s favou?rite|must_?buy|critics. (?:choice|favou?rite)|sold[ -]out (?:worldwide|everywhere|three|two|several)|~★|~⭐|(?:neighbou?rs?|friends|colleagues) (?:already )?(?:own|have (?:one|it|two|ordered|bought|asked|got)|bought|envy|love|ask)|no (?:single )?complaints?|not a single complaint|zero complaints|(?:five|5)[ -]stars?',
	},
	{
		group: 'x',
		people:
			'professionnel(?:le)?s|pros|experts?|spécialistes|chefs?(?: étoilés)?|cuisiniers?|sportifs|athlètes|musiciens|guitaristes|joueurs|mamans?|mères|papas|parents|familles|grands_mères|femmes|filles|stars|célébrités|blogueu~|critiques?|journalistes|magazines?|presse|hôtels|restaurants|salons|artisans|menuisiers|bricoleurs|jardiniers|électriciens|plombiers|mécaniciens|boulangers|pâtissiers|baristas|photographes|décorateurs|architectes|artistes|ingénieurs|coachs|médecins|dentistes|vétérinaires|dermatologues|kinésithérapeutes|kinés|ostéopathes|pharmaciens|sages_femmes|lecteurs|fans|collectionneurs|voyageurs|campeurs|randonneurs|cyclistes|foyers|ménages|client(?:e)?s|utilisat(?:eurs|rices)|acheteu(?:rs|ses)|gens|tout le monde|milliers|millions|internautes|passionnés',
		praise:
			"(?:l'|en |le |la |les |y )?(?:adorent?|aiment?|raffolent?|recommandent?|conseillent?|plébiscitent?|choisissent?|préfèrent?|s'arrachent?|ne jurent?|font confiance|fait confiance|parlent?(?! (?:autour|fort|bas|trop|tous|en même|au téléphone|entre eux))|sont (?:fous|ravis|conquis|unanimes|satisfaits|fans)|valident?|approuvent?|en redemandent?|(?:ont|a) (?:déjà )?(?:adopté|choisi|testé|essayé|acheté|succombé))",
		praised:
			'(?:adoré|aimé|recommandé|conseillé|plébiscité|choisi|utilisé|approuvé|validé|salué|noté|élu|testé|porté|encensé|apprécié|primé)e?s? (?:[^\\s.!?;:,]+ ){0,2}?par|(?:favorite?|préférée?|chouchou|choix|allié|référence|coup de c(?:œ|oe)ur)s? (?:de|des|du|auprès des)',
		sayings:
			"(?<=(?:livre|disque|album|produit|jeu|jouet|roman|succès|révélation|lancement|design|innovation|montre|gadget|achat|cadeau|voiture) )de l'année|élue? (?:\\S+ )?(?:meilleur|produit|saveur|parmi)~|(?:exemplaires|unités|pièces) (?:déjà )?(?:vendu|écoulé)e?s?|millions? d'exemplaires|(?:fait un |gros |un vrai )carton(?= |[.!,]|$)|cartonne~?|succès (?:mondial|planétaire|fou|phénoménal|international|commercial|retentissant)|phénomène(?! (?:natur|physi|météo|scientif|chimi|optiqu|lumineux|rare|atmosph|observ|électr|céleste|astro))|buzz|ils en parlent|on ne le présente plus|bouche_à_oreille|top (?:des )?ventes|unanimité|vu à la télé|ne désemplit|communauté de|rejoignez (?:les|nos|plus|des|la)|avis (?:élogieux|excellents|5)|vue?s? (?:dans|sur|à la) (?:\\S+ )?(?:elle|presse|télé|magazine|tv|vogue|instagram|tiktok)~|sur (?:5|cinq) étoiles|note (?:moyenne|maximale|parfaite)|taux de satisfaction|(?:9|neuf) \\p{L}+ sur (?:10|dix)|s.arrache(?:nt)?|aucune (?:plainte|réclamation)",
	},
	{
		group: 'x',
		people:
			'profesionales|expert[oa]s|especialistas|chefs?|cocineros|deportistas|atletas|músicos|guitarristas|jugadores|mamás|madres|padres|familias|abuelas|mujeres|chicas|estrellas|celebridades|famosos|blogueros|críticos|crítica|periodistas|revistas?|prensa|hoteles|restaurantes|salones|carpinteros|constructores|electricistas|fontaneros|mecánicos|jardineros|panaderos|reposteros|baristas|fotógrafos|decoradores|arquitectos|artistas|ingenieros|entrenadores|médicos|doctores|dentistas|veterinarios|dermatólogos|fisioterapeutas|farmacéuticos|lectores|fans|coleccionistas|viajeros|campistas|ciclistas|hogares|clientas?|clientes|usuari[oa]s|comprador[ea]s|gente|todo el mundo|todos|miles|millones',
		praise:
			'(?:l[oae]s? |nos |ya )?(?:adoran?|aman?|recomiendan?|aconsejan?|eligen?|elige|prefieren?|confían?|avalan?|alaban?|elogian?|hablan?(?= (?:de|del|maravillas|bien|muy bien|sin parar|sobre)(?: |$))|juran?|usan y recomiendan|llevan de gira|(?:están?|está) (?:encantad|enamorad|satisfech|obsesionad|content)[oa]s?|(?:han|ha) (?:elegido|probado|comprado|confiado)|repiten)',
		praised:
			'(?:adorad|amad|recomendad|elegid|usad|utilizad|aprobad|avalad|alabad|elogiad|votad|valorad|probad|preferid|premiad)[oa]s? (?:[^\\s.!?;:,]+ ){0,2}?por|(?:favorit|preferid|predilect)[oa]s? (?:de|entre)(?: l[oa]s)?(?: \\S+)?|(?:favorit|preferid)[oa]s? de|(?:elección|secreto) de (?:los|las)|(?:se lo|los|lo|la|las) llevan(?: de gira)?',
		sayings:
			'(?<=(?:libro|disco|álbum|producto|juego|novela|éxito|revelación|lanzamiento|diseño|innovación|reloj|gadget|compra|hallazgo|juguete) )del año|votad[oa] (?:\\S+ )?(?:mejor|como)|(?:ejemplares|unidades|copias) vendid[oa]s|millones de (?:ejemplares|copias|unidades)|éxito (?:de ventas|mundial|rotundo|internacional|viral)|(?:todo un |el )fenómeno(?! (?:natural|meteo))|arrasa(?:n|ndo|do (?:en|nas|em) \\p{L}+)?|boca a boca|top ventas|todos hablan de|se ha hecho viral|comunidad de|únete a|nota (?:media|máxima)|sobre (?:5|cinco) estrellas|(?:9|nueve) de cada (?:10|diez)|ni una (?:sola )?queja|índice de satisfacción',
	},
	{
		group: 'x',
		people:
			'profis?|fachleuten?|experten|expertinnen|spezialisten|köchen?|spitzenköchen?|sportlern?|athleten|läufern?|musikern?|gitarristen|gamern?|müttern?|mamas|vätern?|eltern|familien|omas|frauen|mädchen|stars|promis|bloggern?|kritikern?|journalisten|magazinen?|presse|fachpresse|hotels|restaurants|salons|handwerkern?|schreinern?|tischlern?|elektrikern?|mechanikern?|gärtnern?|bäckern?|baristas|fotografen|designern?|architekten|künstlern?|ingenieuren?|trainern?|ärzten?|ärztinnen|zahnärzten?|tierärzten?|hautärzten?|dermatologen|orthopäden|physiotherapeuten|apothekern?|hebammen|lesern?|leserinnen|fans|sammlern?|reisenden?|campern?|wanderern?|radfahrern?|haushalten?|kunden|kundinnen|nutzern?|nutzerinnen|anwendern?|käufern?|käuferinnen|leuten?|alle(?:n)?|jeder(?:mann)?|tausende(?:n)?|millionen|deutschland|die (?:ganze )?welt',
		praise:
			'(?:es |ihn |sie |das |darauf |uns |davon |dieses |diese |diesen )?(?:lieben|liebt|empfehlen|empfiehlt|schwören|schwört|vertrauen|vertraut|loben|lobt|bevorzugen|wählen|setzen auf|setzt auf|schwärmen|schwärmt|greifen zu|sind begeistert|ist begeistert|sind (?:sich )?(?:einig|verliebt|überzeugt|zufrieden)|spricht|sprechen|haben (?:sich )?(?:schon |bereits )?(?:entschieden|überzeugt|gekauft|bestellt))',
		praised:
			'(?:von|bei|durch) (?:[^\\s.!?;:,]+ ){0,4}?(?:geliebt|empfohlen|geschätzt|genutzt|verwendet|gewählt|getragen|gespielt|gelobt|ausgezeichnet|bewertet|getestet|bevorzugt|beliebt)|(?:liebling|favorit|geheimtipp|erste wahl|topwahl)~ (?:der|von|für|bei|vieler|aller)|empfehlung (?:der|von|vieler)',
		sayings:
			'(?:der |unser |ein )?(?:liebling|publikumsliebling|favorit) (?:der|aller|vieler|unserer) \\p{L}+|(?:die|ganz) (?:\\S+ )?nachbarschaft (?:liebt|hat)|(?<!(?:ende|anfang|beginn|laufe|verlauf|mitte|zeit|zeiten|tag|tage|tagen|nacht|hälfte|rest|monate|monaten|wochen|stunden|sommer|abend|viertel|quartal|woche) )(?<=\\p{L}{2} )des (?:jahres|monats|jahrzehnts)|(?:zum|zur) \\p{L}+ (?:des jahres )?(?:gewählt|gekürt)|mal verkauft|verkaufte(?:n)? exemplare|millionen (?:\\S+ )?(?:exemplare|stück)|(?:millionen|tausend)fach (?:\\S+ )?(?:verkauft|bewährt|gekauft)|verkaufshit~|kassenschlager|(?:absolute[rs]?|echte[rs]?|totale[rs]?|unser|als) renner|(?:der|ein) renner(?=[.!]|$| (?:in|bei|unter) )|(?:derzeit|gerade|jetzt) der renner|renner (?:der saison|des (?:jahres|sommers|winters)|schlechthin|im (?:handel|netz|laden|shop))|welterfolg|riesenerfolg|phänomen|in aller munde|mundpropaganda|alle (?:reden|sprechen) (?:von|darüber)|bestnote~|volle punktzahl|sehr gut im test|(?:durchschnitts)?bewertung(?:en)?|rezensionen|weiterempfehlungsrate|(?:9|neun) von (?:10|zehn)|werde teil|community von|kultstatus|dauerbrenner|nicht umsonst so beliebt|keine einzige (?:beschwerde|reklamation)',
	},
	{
		group: 'x',
		people:
			'professionisti|esperti|specialisti|chef|cuochi|sportivi|atleti|musicisti|chitarristi|giocatori|mamme|madri|papà|genitori|famiglie|nonne|donne|ragazze|star|celebrità|blogger|critici|critica|giornalisti|riviste|stampa|alberghi|hotel|ristoranti|saloni|artigiani|falegnami|elettricisti|idraulici|meccanici|giardinieri|fornai|pasticcieri|baristi|fotografi|designer|architetti|artisti|ingegneri|allenatori|medici|dottori|dentisti|veterinari|dermatologi|fisioterapisti|farmacisti|ostetriche|lettori|fan|collezionisti|viaggiatori|campeggiatori|ciclisti|clienti|utenti|acquirenti|consumatori|gente|tutti|migliaia|milioni',
		praise:
			"(?:l[oaie] |l'|ci |ne |già )?(?:adorano?|amano|ama|raccomandano|consigliano|scelgono|preferiscono|lodano|elogiano|parlano(?= (?:di|del|dell'|della|bene|solo|sempre))|ne parla(?:no)?|parla(?= (?:di|del|della|bene))|si fidano|si affidano|giurano|vanno pazz[ie]|sono (?:entusiast|soddisfatt|innamorat|content|conquistat)[ie]|hanno (?:già )?(?:scelto|provato|comprato|acquistato))",
		praised:
			'(?:adorat|amat|raccomandat|consigliat|scelt|usat|utilizzat|approvat|lodat|elogiat|votat|testat|preferit|premiat|apprezzat|valutat)[oaie] (?:[^\\s.!?;:,]+ ){0,2}?(?:da|dai|dagli|dalle|dalla|dal|dall.)|(?:preferit|favorit)[oaie] (?:di|dei|degli|delle|dai|tra)|(?:la )?scelta (?:di|dei|degli|delle) (?:\\S+ )?(?:professionisti|esperti|chef|clienti)',
		sayings:
			"(?<=(?:libro|disco|album|prodotto|gioco|giocattolo|romanzo|successo|rivelazione|lancio|design|innovazione|orologio|gadget|acquisto|regalo) )dell'anno|elett[oa] (?:\\S+ )?(?:miglior|prodotto)~|(?:copie|pezzi|unità|esemplari) vendut[ie]|milioni di (?:copie|pezzi)|successo (?:mondiale|di vendite|planetario|internazionale)|fenomeno(?! (?:subat|natural|atmos|fisic|chimic|meteo|ottic|social|cultural|storic|raro|della natura))|passaparola|tutti ne parlano|virale|campione di vendite|top seller|community di|unisciti a|su (?:5|cinque) stelle|voto (?:medio|massimo)|(?:9|nove) \\p{L}+ su (?:10|dieci)|tasso di soddisfazione|neanche una lamentela",
	},
	{
		group: 'x',
		people:
			'profissionais|especialistas|chefs?|cozinheiros|confeiteiros|desportistas|atletas|esportistas|músicos|guitarristas|jogadores|mamães|mães|pais|famílias|avós|mulheres|meninas(?!, )|famosos|celebridades|blogueir[oa]s|críticos|crítica|jornalistas|revistas?|imprensa|hotéis|restaurantes|salões|artesãos|marceneiros|carpinteiros|construtores|eletricistas|encanadores|mecânicos|jardineiros|padeiros|baristas|fotógrafos|designers|arquitetos|artistas|engenheiros|treinadores|médicos|dentistas|veterinários|dermatologistas|fisioterapeutas|farmacêuticos|leitores|fãs|colecionadores|viajantes|campistas|ciclistas|lares|clientes|usuári[oa]s|utilizadores|compradores|gente|todo mundo|todos|milhares|milhões|brasileir[oa]s|portugueses',
		praise:
			'(?:[oa]s? |nos |já )?(?:adoram?|amam?|recomendam?|indicam?|escolhem?|preferem?|confiam?|elogiam?|falam?(?= (?:de|d[oa]s?|del[ea]|bem|muito bem|sem parar|sobre)(?: |$|[.,]))|juram|estão? (?:apaixonad|satisfeit|encantad|obcecad|content)[oa]s?|(?:já )?(?:escolheram|compraram|testaram|aprovaram|trocaram)|aprovam?)',
		praised:
			'(?:adorad|amad|recomendad|indicad|escolhid|usad|utilizad|aprovad|elogiad|votad|eleit|testad|preferid|premiad|avaliad)[oa]s? (?:[^\\s.!?;:,]+ ){0,2}?(?:por(?! até)|pelos?|pelas?)|(?:favorit|preferid|queridinh)[oa]s? (?:de|dos?|das?|entre)|(?:a )?escolha d[eoa]s?(?: \\S+)? (?:profissionais|especialistas|chefs|clientes)',
		sayings:
			'(?<=(?:livro|disco|álbum|produto|jogo|romance|sucesso|revelação|lançamento|design|inovação|relógio|gadget|moda|compra|achado) )do ano|eleit[oa] (?:\\S+ )?(?:melhor|o|a|produto)|(?:exemplares|unidades|cópias|peças) vendid[oa]s|milhões de (?:exemplares|cópias|unidades)|sucesso (?:mundial|absoluto|internacional|de público)|(?:um |o )(?:verdadeiro )?fen[ôó]meno(?! (?:natural|meteo|eleitor|físic|[oó]p?tic|social|cultural|climát|atmos|d[ao] (?:felicid|nature|luz|mar)))|boca a boca|viralizou|viral|todo mundo (?:fala(?= (?:d|sobre|bem|nel|em))|quer(?! (?:uma? (?:xícara|caneca|gole|pedaço|fatia|copo|prato)|mais|café|chá|ir|saber|ver))|está (?:usando|falando|a (?:usar|falar)|apaixonad|adorando|comprando))|campeã de vendas|comunidade de (?:fãs|utiliz|usuár|client|leitor|criador|apaixon|entusias|mais de|milh|\\d{3})~|junte_se a|nota (?:média|máxima|10)|(?:9|nove) em cada (?:10|dez)|nenhuma reclamação|índice de satisfação',
	},
	{
		group: 'x',
		people:
			'vakmensen|vakmannen|professionals|profs|experts|specialisten|koks|chefs|sporters|atleten|muzikanten|gitaristen|gamers|moeders|mama.s|vaders|ouders|gezinnen|oma.s|vrouwen|meiden|sterren|bekende nederlanders|bloggers|critici|journalisten|tijdschriften|pers|hotels|restaurants|salons|timmerlieden|elektriciens|loodgieters|monteurs|tuiniers|bakkers|barista.s|fotografen|ontwerpers|architecten|kunstenaars|ingenieurs|trainers|artsen|tandartsen|dierenartsen|dermatologen|fysiotherapeuten|apothekers|verloskundigen|lezers|fans|verzamelaars|reizigers|kampeerders|fietsers|huishoudens|klanten|gebruikers|kopers|mensen|iedereen|duizenden|miljoenen|heel nederland',
		praise:
			'(?<!(?:we|wij) )houden van|houdt van|zijn (?:dol|gek|fan|lyrisch|enthousiast|tevreden|verliefd)|is (?:dol|gek|fan|lyrisch|enthousiast)|raden|raadt|bevelen|zweren|zweert|vertrouwen|vertrouwt|prijzen|kiezen|kiest|verkiezen|praat|praten|hebben (?:al )?(?:gekozen|gekocht|ontdekt)',
		praised:
			'(?:geliefd|aanbevolen|aangeraden|gekozen|gebruikt|goedgekeurd|geprezen|uitgeroepen|verkozen|getest|beoordeeld|bekroond|gewaardeerd) (?:[^\\s.!?;:,]+ ){0,3}?(?:bij|door|tot)|door (?:[^\\s.!?;:,]+ ){0,4}?(?:aanbevolen|aangeraden|uitgeroepen|verkozen|gekozen|geprezen|bekroond|geroemd|gewaardeerd)|(?:favoriet|lieveling|eerste keus|keuze)~ (?:van|bij|onder)',
		sayings:
			'(?<!(?:einde|eind|begin|loop|rest|tijd|tijden|dag|dagen|helft|moment|maanden|weken|nacht|avond|seizoen|deel) )(?<=\\p{L}{2} )van het (?:jaar|decennium)|uitgeroepen tot|verkozen tot|(?:exemplaren|stuks) verkocht|miljoenen (?:\\S+ )?(?:exemplaren|stuks)|(?:wereld|verkoop|kas)?succes(?: wereldwijd)|verkoophit|wereldhit|kaskraker|fenomeen|mond_tot_mond~|iedereen heeft het over|viral|sluit je aan|community van|volle score|maximale score|(?:9|negen) van de (?:10|tien)|geen enkele klacht',
	},
	{
		group: 'x',
		people:
			'fackmän|fackfolk|proffs(?:en|ens)?|experter(?:na)?|specialister|kockar(?:na)?|idrottare|musiker|gitarrister|spelare|mammor|pappor|föräldrar|familjer|kvinnor|tjejer|kändisar|bloggare|kritiker(?:na)?|recensenter(?:na)?|journalister|tidningar|pressen|hotell|restauranger|snickare|elektriker|mekaniker|bagare|fotografer|designers|läkare|tandläkare|veterinärer|hudläkare|läsare|fans|samlare|resenärer|kunder(?:na)?|användare|köpare|folk|alla|tusentals|miljontals|fagfolk|eksperter(?:ne)?|kokke|forældre|familier|kvinder|anmeldere|anmelderne|kritikere|læger|tandlæger|kunder(?:ne)?|brugere|leger|tannleger|anmelderne|brukere',
		praise:
			'älskar|rekommenderar|litar på|hyllar|svär vid|väljer|föredrar|prisar|gav (?:\\S+ )?(?:full|högsta|toppbetyg|fem)|ger (?:\\S+ )?(?:full|högsta|toppbetyg)|pratar om|är (?:överens|förtjusta|nöjda|eniga)|elsker|anbefaler|stoler på|sværger|sverger|roser|foretrækker|foretrekker|vælger|velger|snakker om|taler om|er (?:enige|vilde med|begejstrede|begeistret)',
		praised:
			'(?:älska|rekommendera|hylla|välj|testa|godkän|prisa|uppskatta|älskad|omtyckt)~ (?:[^\\s.!?;:,]+ ){0,2}?av|(?:elsket|anbefalet|anbefalt|valgt|rost|hyldet|hyllet|testet|godkendt|godkjent|foretrukket|kåret) (?:[^\\s.!?;:,]+ ){0,3}?(?:af|av|til)|favorit~ (?:bland|hos|för)',
		sayings:
			'årets \\p{L}*(?:gadget|produkt|gave|bedste|bästa|beste|opfindelse|oppfinnelse|uppfinning|køb|kjøp|köp|nyhed|nyhet|vinder|vinner|vinnare|hit|bog|bok|spil|spill|spel|album|film|design|legetøj|leketøy|leksak|klapp|favorit\\p{L}*|favoritt|snakkis|must|mest|måste|val|pryl|bil|tv|telefon|maskin\\p{L}*)|full pott|toppbetyg|högsta betyg|utsedd till|utnämnd till|(?:exemplar|enheter) sålda|sålts i|miljoner (?:\\S+ )?exemplar|världssuccé|försäljningssuccé|succé|fenomen|alla pratar om(?! (?:vädret|semester|fotboll|politik))|snackis|viral|storsäljare|(?:9|nio) av (?:10|tio)|solgt i over|bestselger~|kåret til|storsælger|topkarakter~|fuld plade|terningkast|seks stjerner|(?:salgs|publikums|kjempe|brak)suksess~|suksess(?:produkt|serie|modell)~|(?:en|stor|enorm) suksess(?= (?:blant|hos|verden over|i (?:norge|norden|hele)))|mest solgte|bedst sælgende|prisvindende|prisvinnende|anmelderrost~|anmelderroste|kundeanmeldelse~|anmeldelser|tilfredse kunder|fornøyde kunder|glade kunder|(?:fem|5) stjern~|vinder af|vinner av',
	},
	{
		group: 'x',
		people:
			'profesjonali(?:ści|stów|stom)|fachow(?:cy|ców|com)|eksper(?:ci|tów|tom)|specjali(?:ści|stów)|kucharz~|szef(?:owie|ów) kuchni|sportow(?:cy|ców)|muzy(?:cy|ków)|gitarzy(?:ści|stów)|gracz~|mam[ay]?|mat(?:ki|ek)|rodzi(?:ce|ców|ny|n)|kobiet[y]?|dziewczyn~|gwiazd[y]?|blogerz~|krytyc[y]|krytyków|dziennikarz~|hotel(?:e|i)|restauracj~|stolarz~|majster~|elektry(?:cy|ków)|mechani(?:cy|ków)|ogrodni(?:cy|ków)|piekarz~|barist~|fotograf(?:owie|ów)|architek(?:ci|tów)|lekarz~|dentyst~|stomatolo~|weterynarz~|dermatolo~|fizjoterapeu~|czytelni(?:cy|ków)|fani|podróżni(?:cy|ków)|klien(?:ci|tów|tki|tek|tom)|użytkowni(?:cy|ków|ków)|kupując~|ludzi(?:e)?|wszyscy|tysiąc(?:e|om|ami)|milion(?:y|om|ów)',
		praise:
			'(?:go |ją |je |to |nam |już )?(?:kochaj|uwielbiaj|polecaj|ufaj|zaufa|chwal|wybier|wybra|preferuj|zachwyca|zachwyce|doceni|cenią|mówi|pokocha)~|są zachwyceni',
		praised:
			'(?:kochan|uwielbian|polecan|rekomendowan|wybieran|używan|doceni|cenion|chwalon|testowan|nagrodzon|zatwierdzon|ulubion)~ (?:[^\\s.!?;:,]+ ){0,2}?(?:przez|wśród)|(?:ulubien|faworyt|wybór)~(?: wśród)?',
		sayings:
			'(?<=(?:produkt|wyrób|książk\\p{L}|powieś\\p{L}+|zabawk\\p{L}|gr[aąyę]|marka|gadżet|hit|kosmetyk|innowacj\\p{L}|odkryci\\p{L}|wybór|design|debiut|płyt\\p{L}|album|samochód|prezent|nowość|wynalazek|tytuł|aplikacj\\p{L}) )roku|sprzedanych (?:egzemplarzy|sztuk)|milion~ (?:\\S+ )?(?:egzemplarz|sztuk)~|światowy (?:sukces|hit)|hit sprzedaży|hit internetu|fenomen|wszyscy o (?:nim|niej|tym) mówią|viral(?!l)\\p{L}*|dołącz do|społeczność|najwyższe oceny|(?:9|dziewięć|dziewięciu) na (?:10|dziesięć|dziesięciu)|ani jednej (?:skargi|reklamacji)',
	},
	{
		group: 'x',
		people:
			'profesyonel~|uzmanlar~|şefler~|aşçılar~|sporcular~|müzisyenler~|gitaristler~|oyuncular~|anneler~|babalar~|ebeveynler~|aileler~|kadınlar~|kızlar~|yıldızlar~|ünlüler~|blogger~|eleştirmenler~|gazeteciler~|dergiler~|oteller~|restoranlar~|ustalar~|marangozlar~|elektrikçiler~|tamirciler~|bahçıvanlar~|fırıncılar~|baristalar~|fotoğrafçılar~|mimarlar~|sanatçılar~|mühendisler~|antrenörler~|doktorlar~|hekimler~|veterinerler~|dermatologlar~|fizyoterapistler~|eczacılar~|ebeler~|okurlar~|hayranlar~|gezginler~|kampçılar~|bisikletçiler~|müşteriler~|kullanıcılar~|alıcılar~|insanlar~|herkes~|binler~|milyonlar~',
		praise:
			'(?:çok )?(?:sev(?:iyor|di|diği|er|ilen)|bayıl|öner|tavsiye|güven|övüyor|övdü|tercih|seçti|seçiyor|seçimi|konuşuyor|vazgeçem|memnun|hayran|beğen|favori)~',
		praised: '(?:favorisi|gözdesi|tercihi|seçimi) olan',
		sayings:
			'yılın (?:\\p{L}+ )?(?:ürünü|\\p{L}+[ıiuü]) seçil~|yılın en|satış rekoru~|rekor sat~|milyon(?:larca)? (?:adet |kopya )?sat~|fenomen(?!a (?:alam|cuaca|langit|fizik|fisika|semula)|o|ul(?! (?:anului|verii|sezon|momentului))|ele)\\p{L}*|viral(?!l)\\p{L}*|dünya çapında başarı|herkes (?:bunu|bundan) konuş~|kulaktan kulağa|tam puan|(?:10|on) (?:kişiden|kullanıcıdan|kadından|doktordan) ?(?:9|dokuz)~|şikayet yok|topluluğumuz~|aramıza katıl~',
	},
	{
		group: 'x',
		people:
			'профессионал~|мастер(?:а|ов|ам)|эксперт~|специалист(?:ы|ов|ам|ами)|повар(?:а|ов)|шеф_?повар~|спортсмен~|музыкант~|гитарист~|игрок(?:и|ов)|мам(?:ы|ам|очки)?|родител~|семь(?:и|ям)|семей|хозя(?:йки|ек|юшек)|женщин~|девуш~|зв[её]зд(?:ы|ами)|блогер~|критик(?:и|ов|ами)|журналист~|отел(?:и|ей)|ресторан~|плотник~|электрик~|механик~|садовод~|пекар~|бариста|фотограф~|дизайнер~|врач(?:и|ей|ами|ам)|стоматолог~|ветеринар~|дерматолог~|читател~|фанат~|путешественник~|покупател~|клиент~|пользовател~|люди|люд(?:ей|ям)|все|тысяч(?:и|ам|ами)?|миллион(?:ы|ам|ов|ами)?|професіонал~|майстр(?:и|ів|ам)|експерт~|фахівц~|кухар~|спортсмен~|музикант~|гітарист~|батьк~|родин~|господин~|жінк~|дівчат~|критик~|лікар(?:і|ів|ями)|стоматолог~|читач~|покупц~|клієнт~|користувач~|тисяч~|мільйон~|всі|лекари(?:те)?|майки(?:те)?|потребители(?:те)?|клиенти(?:те)?',
		praise:
			'(?:его |её |их |нам |им |уже )?(?:люб(?:ят|ит|имый|имая|имое|лять)|обожа|рекоменду|совету|довер|хвал|выбира|выбрал|предпоч|говорят|в восторге|оцен(?:или|ят)|довольн|радять|радить|рад[ія]т|довіря|люблять|обирають|обрали|хвалять|рекоменду|препоръчв|обича|избира)~',
		praised:
			'(?:любим(?!(?:ую|ое|ые|ый|ая|ом|ого|ой|ыми|ых) (?:фото|сним|картин|песн|музык|книг|блюд|рецепт|напит|игр|цвет|чашк|образ|мест|занят|дел))|рекомендован|выбран|одобрен|признан|проверен|протестирован|оцен[её]н|рекомендован|схвален|улюблен|визнан|обран)~|(?:выбор|фаворит|любимец|вибір|улюбленець)~',
		sayings:
			"(?<=(?:книг\\p{L}|роман|товар|продукт|игрушк\\p{L}|подар\\p{L}+|подарунок|игр\\p{L}|гра|новинк\\p{L}|хит|хіт|открыти\\p{L}|відкриття|бренд|гаджет|премия|премія|выбор|вибір|событие|подія|дебют|фильм|фільм|альбом|автомобил\\p{L}|лучш\\p{L}+|кращ\\p{L}+|издани\\p{L}|видання) )(?:года|року)|продан~ (?:экземпляр|штук)~|(?:миллион|тысяч)~ (?:экземпляр|штук|проданн)~|хит(?:ом)?(?: сезона| года| продаж)|мировой (?:успех|хит)|мировой бестселлер|феномен|вирусн~|все (?:о н[её]м )?говорят(?! (?:о|об|про) (?:погод|работ|море|мор|данных|футбол|отпуск|политик|деньг|ремонт|детях|еде|себе))|сарафанн~|присоединяйтесь к|сообществ~|(?:9|девять) из (?:10|десяти)|ни одной жалобы|жодної скарги|(?:п'ять|5) зірок|зірок від|відгук~|рейтинг~|хіт продаж~|найпопулярніш~|найкраще продає~|бестселер~|переможець(?! (?:гри|партії|раунду|змаг|турнір|бере|отрим|той|битви|поєдинк|забир))|нагород~|(?:пет|5) звезди|отзив~|най_продаван~|отличен с награда",
	},
	{
		group: 'x',
		people:
			'profesionál~|odborní~|kuchař~|maminky|rodi(?:če|čia|čů)|lékař~|lekári|zákazní~|uživatel~|používatel~|tisíce|milion~|milióny|profesioniști~|experți~|mamele|părinți~|medici~|dermatologi~|clienți~|utilizator~|mii de|milioane|szakember~|szakértő~|séf~|anyuká~|szülő~|orvos~|bőrgyógyász~|vásárló~|felhasználó~|ezrek|milliók|profesionalci|stručnjaci|liječnici|kupci|korisnici|tisuće|milijuni|επαγγελματί~|ειδικο~|γιατρο~|πελάτ~|χρήστ~|χιλιάδες|εκατομμύρια|ammattilai~|asiantunti~|lääkär~|asiakka~|käyttäj~|tuhannet|miljoonat',
		praise:
			'(?:miluj|doporučuj|odporúčaj|věř|dôveruj|chvál|vybír|zvolil|iubesc|adoră|recomandă|laudă|aleg|au ales|se încred|au încredere|imádj|szeret|ajánl|bízn|válassz|választ|dicsér|vole|preporučuj|vjeruj|biraj|hvale|λατρεύ|αγαπ|προτείν|συνιστ(?!ούμε να )|εμπιστε|επιλέγ|rakasta|suosittele|luotta|valitse|kehu)~',
		sayings:
			'nejprodávaněj~|najpredávanej~|recenz(?:e|í|ie)|hodnocení|(?:pět|päť|\\d(?:[.,]\\d)?) (?:hvězdič|hviezdič)~|nejoblíben~|najobľúben~|(?:velmi|moc) oblíben~|veľmi obľúben~|oceněn~|víťaz(?!stv|osl|n[eáýoú]|\\p{L}* (?:hry|partie|kola|závodu|súboja|turnaja|zápas|duelu|bitky|dostan|berie|bude|je ten|ten|kto|hráč|najrýchl|dobro|lásk|sa (?:stáva|stane)))~|vítěz(?!stv|osl|n[ěýáé]|\\p{L}* (?:hry|partie|kola|závodu|souboje|turnaje|zápas|duelu|bitvy|dostan|bere|bude|je ten|ten|kdo|hráč|nejrychl|dobro|lásk|se (?:stává|stane)))~|produkt roku|výrobek roku|cel(?:e|or)? mai (?:bine )?vândut~|recenzii~|stele din|cinci stele|premiat~|produsul anului|favorit~ (?:al|clienților)|legkelendőbb|legnépszerűbb|értékelés~|öt_?csillagos|négy_?csillagos|\\d(?:[.,]\\d)? csillagos|díjnyertes|díjazott|év terméke|kedvenc(?! (?!term|darab|modell|márk|választ|ajándék|az? |lett|volt|marad|mind|ezr|vásárl|vev|lesz)\\p{L})~|najprodavanij~|recenzij~|(?:pet|5|[1-5][.,]\\d) (?:zvjezdic|zvezdic)~|nagrađen~|omiljen~ (?:među|medju|kod|izbor|širom|diljem|u cijel|u cel|u svak|brend|marka|proizvod)~|najomiljen~|best seller|ευπώλητ~|κριτικ(?:ές|ών)|αξιολογήσ~|(?:πέντε|\\d(?:[.,]\\d)?) αστέρι~|βραβευμέν~|βραβεί~|αγαπημέν~ (?:των|του κοινού|όλων|της ελλάδας|χιλιάδων)|myydyin|myydyimpiä|arvostelu~|arviot|viiden tähden|(?:viisi|\\d(?:[.,]\\d)?) tähteä|palkit~|suosikki~|vuoden tuote',
	},
	{
		group: 'x',
		people:
			'para (?:ahli|profesional|ibu|pengguna|pelanggan|dokter|koki|pembeli)|ahlinya|dokter~|ibu_ibu|keluarga|pelanggan|pengguna|pembeli|(?:semua|banyak|setiap|ramai|kebanyakan) orang|orang-orang|ribuan|jutaan|pakar|doktor|ramai|chuyên gia|bác sĩ|đầu bếp|các bà mẹ|khách hàng|người (?:dùng|mua)|hàng (?:nghìn|ngàn|triệu|trăm)|mọi người|wateja|wataalamu|madaktari|maelfu|mamilioni|kliënte|kundigen|dokters|duisende|miljoene|mga (?:eksperto|doktor|customer|nanay|mamimili)|libu_libong?|milyon_milyong?',
		praise:
			'(?:suka|menyukai|menyukainya|mencintai|merekomendasikan|percaya|mempercayai|memilih|memuji|puas|menggemari|mengesyorkan|memilih|yêu thích|tin dùng|tin tưởng|khuyên dùng|khuyên|lựa chọn|đánh giá|hài lòng|khen|wanapenda|wanapendekeza|wanaamini|hupendekeza|liefde|vertrou|aanbeveel|inirerekomenda|gustung|pinagkakatiwalaan)~?',
		sayings:
			'(?:favorit|pilihan|andalan) (?:para |banyak |keluarga|ibu|semua)~|disukai (?:oleh|banyak)|direkomendasikan|produk (?:terbaik )?tahun|laku keras|viral|terjual (?:lebih|\\d|ribuan|jutaan)|(?:9|sembilan) dari (?:10|sepuluh)|dapat penghargaan|pemenang (?:penghargaan|hadiah|anugerah|award|lomba|medali|kontes)|kegemaran (?:ramai|para|semua|pelanggan|orang|rakyat|peminat|tua|muda|kanak|pelajar|mahasiswa)~|disyorkan|anugerah|lima bintang|ulasan|đánh giá|(?:5|năm) sao|bán chạy~|được (?:tin dùng|ưa chuộng|khuyên dùng|yêu thích|bình chọn|hàng)|giải thưởng|lượt mua|đã bán|best seller|nyota (?:tano|5)|maoni ya wateja|tuzo|inayopendwa|iliyopendekezwa|resensies|vyf sterre|bekroonde|gewildste|topverkoper',
	},
	{
		group: 'x',
		people:
			'विशेषज्ञ~|डॉक्टर~|शेफ~|माताएँ|माताओं|माँ|परिवार~|ग्राहक~|लोग|लोगों|लड़की|लड़कियाँ|लड़कियों|महिलाओं|महिलाएँ|खिलाड़ी|खिलाड़ियों|पेशेवर~|हज़ारों|हजारों|लाखों|करोड़ों|सभी|हर (?:कोई|घर)|বিশেষজ্ঞ~|ডাক্তার~|গ্রাহক~|ক্রেতা~|হাজার~|লক্ষ~|মানুষ(?!টি)~|तज्ज्ञ~|ग्राहकां~|வாடிக்கையாளர்~|நிபுணர்~|மருத்துவர்~|ఆయిరం~|వేల~|కస్టమర్~|નિષ્ણાત~|ગ્રાહક~|ਗਾਹਕ~|ਮਾਹਰ~|ಗ್ರಾಹಕ~|ഉപഭോക്താ~',
		praise:
			'(?:(?<!(?:चाय|कॉफ़ी|कॉफी|मीठा|तीखा|संगीत|पढ़ना|खाना|गाने|किताबें) )(?:पसंद|पसन्द)|भरोसा|भरोसे|विश्वास|सलाह|सिफ़ारिश|सिफारिश|तारीफ|तारीफ़|चुना|चुनते|खुश|संतुष्ट|प्यार|अलमारी|পছন্দ(?! (?:চা|কফি|মিষ্টি|ঝাল|গান|বই)(?:[ ,।]|$))|বিশ্বাস|আস্থা|পরামর্শ|সুপারিশ|সন্তুষ্ট|ভালোবাস|विश्वास|शिफारस|நம்ப|பரிந்துரை|విశ్వ|సిఫార్సు|ఇష్ట|ભરોસો|પસંદ|ਭਰੋਸ|ਪਸੰਦ|ವಿಶ್ವಾಸ|ಇಷ್ಟ|വിശ്വാസ|ഇഷ്ട)~',
		sayings:
			'(?:पाँच|पांच|5) (?:स्टार|सितार)~|साल का सबसे|वायरल|सबकी पसंद|हर किसी की पसंद|सबसे ज़?्?यादा बिक~|बिक चुक~|पुरस्कार~|সেরা বিক্রি~|সর্বাধিক বিক্রীত|বেস্ট ?সেলার|রিভিউ|রেটিং|পুরস্কার~|পাঁচ তারা|ভাইরাল|জনপ্রিয়~|विक्री~ अव्वल|बेस्टसेलर|लोकप्रिय|சிறந்த விற்பனை~|பிரபலமான|விருது~|విజేత|అవార్డు~|ప్రజాదరణ~|લોકપ્રિય|એવોર્ડ|ਪ੍ਰਸਿੱਧ|ಜನಪ್ರಿಯ|ജനപ്രിയ~',
	},
	{
		group: 'ar',
		people:
			'(?<!(?:^|[^ء-ي])[وف]?لل)(?:ال)?(?:محترف~|خبراء|خبير~|مختص~|متخصص~|طهاه|شيفات|شاف~|رياضي(?:ين|ون|ات)|عداء~|موسيقي~|لاعب~|امهات|ام|اباء|عائل~|اسر|سيدات|بنات|نساء|عيالات|نجوم|مشاهير|مدونين|نقاد|صحافه|مجلات|فنادق|مطاعم|صالونات|نجار~|معلم~|كهربائي~|بستاني~|مصور~|مصمم~|مهندس~|مدرب~|اطباء|طبيب~|طبا|دكاتره|اسنان|بيطري~|جلديه|صيادله|قراء|مسافر~|عملاء|عملائنا|زبائن|زبناء|كليان~|مستخدم~|مشتر~|ناس|جميع|كلشي|الاف|لاف|مليون|ملايين|ملاين|مئات|مغاربه|حرايفيه|صنايعيه|متخصصان|پزشكان|مشتریان|مشتريان|كاربران|مادران|هزاران|ميليون~|ڈاکٹر~|ماہرین|صارفين|گاہک~|لوگ|ہزاروں|لاكھوں)',
		praise:
			'(?:ي|ت|كي|كت)?(?:وصي|نصح|ثق|حب|عشق|فضل|ختار|مدح|شيد|عتمد|بغي|بغيو|شكر|هضر(?=\\S{0,3} عل)|تيق)(?:و|ون|ين|ها|ه)?(?: ب(?:ه|ها|هم)?| عليه| عليها)?|(?:اوصي|نصح|اختار|جرب|شري|شرا|جربو|شراو)(?:وا|و|ت|ه|ها)?|راضين|راضيين|سعداء|معجب~|مفضل~|توصيه|دوست دارند|توصيه ميكنند|اعتماد|پسند|تجويز',
		sayings:
			'(?:منتج|اختيار|جهاز|كتاب) (?:ال)?(?:عام|سنه)|(?:نسخه|قطعه|حبه) (?:مباعه|تباعت|بيعت)|بيع~ منه|تباع~ منو|انتشار(?:ا)? (?:واسع|كبير)|نجاح (?:عالمي|كبير|باهر|ساحق)|حديث (?:ال)?(?:ناس|ساعه|جميع)|ظاهره (?:عالميه|حقيقيه|علي (?:ال)?(?:انترنت|انستغرام|انستجرام|تيك)|اجتاحت|بين (?:ال)?(?:شباب|طهاه|محبي|عشاق))|(?:9|تسعه) من (?:كل |اصل )?(?:10|عشره)|انضم (?:الي|ل)|مجتمعنا|علامه كامله|العلامه الكامله|توب فينت|الناس كتسول عليه|پرفروش~|محبوب~|امتياز كاربران|نظرات (?:مثبت )?مشتريان|(?:پنج|چهار|پانچ|\\d(?:[.,]\\d)?) ستاره(?! دنباله)|جايزه|جوايز|مقبول~|سب سے زياده (?:بكنے|فروخت)~|ايوارڈ|انعام يافته|ريويوز',
	},
	{
		group: 'he',
		people:
			'(?:ה|ל|ב|מ)?(?:מקצוענים|מומחים|שפים|ספורטאים|נגנים|אמהות|הורים|משפחות|נשים|בנות|כוכבים|מבקרים|מסעדות|מלונות|נגרים|חשמלאים|גננים|צלמים|מעצבים|רופאים|רופאי שיניים|וטרינרים|קוראים|מטיילים|לקוחות|משתמשים|קונים|אנשים|כולם|אלפים|אלפי|מיליונים|מיליוני)',
		praise: '(?:אוהבים|ממליצים|סומכים|בוחרים|מעדיפים|משבחים|נשבעים|מדברים(?= (?:רק |כבר )?על)|מרוצים|מתלהבים|בחרו|קנו)',
		sayings:
			'(?:מוצר|ספר|כלי) השנה|נמכרו (?:מעל|כבר|יותר)|להיט (?:מכירות|עולמי)?|הצלחה (?:עולמית|מסחררת)|ויראלי~|כולם מדברים על|הצטרפו (?:ל|אל)|קהילה של|ציון (?:מושלם|גבוה)|(?:9|תשעה) מתוך (?:10|עשרה)|אהוב(?:ה)? על|בחירת (?:ה)?(?:מומחים|שפים|לקוחות)|אף תלונה',
	},
]

const CJK =
	'(?:プロ(?!グラ|セッサ|テイン|ジェク|フィール)|専門家|シェフ|料理人|職人|アスリート|ミュージシャン|ギタリスト|ママ|主婦|家族|女性|モデル|芸能人|有名人|評論家|批評家|編集者|ホテル|レストラン|美容師|大工|写真家|デザイナー|医師|歯科医|獣医|皮膚科医|薬剤師|助産師|読者|ファン|旅行者|キャンパー|利用者|購入者|ユーザー|お客様|お客さま|世界中).{0,10}(?:愛用|愛され|おすすめ|オススメ|お勧め|推薦|推奨|絶賛|支持|選ばれ|選んだ|認め|太鼓判|信頼|満足|高評価|御用達|大好評|注目|話題)|(?:愛用者|購入者|利用者)(?:数|[0-9]|の声)|[0-9.,万千百億]+(?:人|台|個|本|冊|部|枚|足|着|セット)(?:以上)?(?:が|を|の)?(?:販売|売れ|突破|愛用|購入|達成|読ま)|(?:大賞|金賞|銀賞|最優秀|モンドセレクション|ベストバイ|殿堂入り|満点|星五つ|五つ星|三冠|(?<!\\d)1位|第一位|一位(?=を|に輝|に選|獲)|首位(?=を|に輝|獲)|(?:销量|銷量|榜|排名|位居|位列)首位)|大反響|大ブーム|ブーム|社会現象|売り切れ続出|大人気|人気殺到|口コミで|(?:专业人士|專業人士|专家|專家|大厨|大廚|厨师|廚師|运动员|音乐人|吉他手|妈妈|媽媽|宝妈|家庭|女生|女孩|明星|博主|达人|達人|评论家|媒体|媒體|酒店|餐厅|木匠|工匠|摄影师|设计师|医生|醫生|牙医|兽医|皮肤科|读者|讀者|粉丝|粉絲|旅行者|买家|買家|顾客|顧客|客户|客戶|用户|用戶|消费者|消費者|网友|網友).{0,8}(?:喜爱|喜愛|推荐|推薦|首选|首選|信赖|信賴|信任|认可|認可|好评|好評|称赞|稱讚|点赞|按讚|追捧|热捧|一致|青睐|青睞|之选|之選|最爱|最愛)|(?:年度|月度)(?:最佳|产品|產品|大奖|之选)|(?:销售|售出|卖出|賣出|銷售)(?:超|超过|超過|突破|逾|了)?[0-9.万千百億亿]+|(?:火遍|风靡|風靡|刷屏|走红|走紅|爆红|爆紅|现象级|口碑爆棚|零差评|零差評|回头客|回頭客|满分|滿分|必买|必買)|(?:프로|전문가|셰프|요리사|운동선수|뮤지션|기타리스트|엄마|맘|주부|가족|여성|연예인|셀럽|평론가|호텔|레스토랑|목수|사진작가|디자이너|의사|치과의사|수의사|피부과|독자|팬|여행자|고객|구매자|사용자|소비자|누구나|모두)[가이은는들의도]* ?.{0,8}(?:사랑|추천|신뢰|선택|극찬|인정|만족|열광|애용|선호)|올해의 ?\\S+|(?:[0-9.,]+)(?:만|천|백)? ?(?:개|부|대|장)(?: ?이상)? ?(?:판매|돌파)|국민 ?(?:템|아이템)|(?<!군)대란|완판|화제(?!작자|작사|작이|전환)|만점|입소문|재구매|극찬|(?:มืออาชีพ|ผู้เชี่ยวชาญ|เชฟ|นักกีฬา|นักดนตรี|คุณแม่|แม่ๆ|ครอบครัว|ผู้หญิง|ดารา|คนดัง|นักวิจารณ์|โรงแรม|ร้านอาหาร|ช่าง|แพทย์|หมอ(?![นก]|ชิต)|ทันตแพทย์|ผู้อ่าน|แฟนๆ|นักเดินทาง|ลูกค้า|ผู้ใช้|ทุกคน|หลายคน|คนนับ).{0,10}(?:ชื่นชอบ|รัก|แนะนำ|ไว้วางใจ|เชื่อถือ|เลือกใช้|ยกให้|ชื่นชม|พอใจ|บอกต่อ|หลงรัก)|แห่งปี|ขายไปแล้ว|ไวรัล|(?<!ใช้)กระแส(?:แรง|ตอบ|นิยม|ฮิต|โซเชียล|ดี)|บอกต่อ|เต็มสิบ|ห้าดาว'

function termsOf(group: keyof Terms): string {
	return WORDS.filter((words) => words.group === group)
		.flatMap(({ people, praise, praised, sayings }) => [
			`(?:${people})(?! (?:who|that|whose|qui) ) ${GAP}(?:${praise})${NOT_OF_THE_DAY}${NOT_SWORN_THAT}${NOT_HIS_OWN}`,
			`(?:${praised ?? praise}) ${GAP}(?:${people})`,
			`(?:que|qu'|che|die|den|das|som|która|który|которы\\p{L}*|that|which) (?:(?:se|lo|la|le|les|ils|vi|de|si) )?(?:${praise}) ${GAP}(?:${people})`,
			sayings,
		])
		.join('|')
}

/** Somebody's praise, in whatever wording: never allowed (K-3), as popularity is. */
export const PRAISE: ConceptTable = guardedTable(NO_FAVOURITE_PLACES, {
	praise: { x: termsOf('x'), ar: termsOf('ar'), he: termsOf('he'), cjk: CJK },
})

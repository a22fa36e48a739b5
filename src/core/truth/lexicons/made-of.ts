import type { ConceptTable } from '../concepts'
import type { Terms } from '../vocabulary'

type Stuff = 'wood' | 'stone' | 'metal' | 'fibre' | 'clay'

/** Rarer stuffs, by language: what says that a thing is made of one, and their words; too often colours or scenery to be read anywhere else. */
const STUFFS: Readonly<Record<string, readonly [giving: string, words: Readonly<Record<Stuff, string>>]>> = {
	english: [
		'(?:made|crafted|carved|cut|turned|woven|built|cast|forged|finished|filled|bound|poured) (?:\\S+ )?(?:of|from|in|with|out of)|solid|genuine|real|pure|natural',
		{
			wood: 'ash|ash wood|birch plywood|birch|plywood|cedar|cedarwood|larch|elm|chestnut|poplar|lime wood|yew|wicker',
			stone:
				'slate|onyx|jade|soapstone|amber|obsidian|quartz|lava stone|lava|travertine|alabaster|sandstone|limestone|basalt|turquoise|terrazzo|gemstone',
			metal: 'bronze|pewter|tin|zinc|gold plate|platinum|nickel|chrome|wrought iron|damascus steel|pearls?',
			fibre:
				'nubuck|ramie|modal|horsehair|gore_?tex|tweed|seagrass|raffia|straw|papyrus|vellum|parchment|buffalo horn|horn|goose feathers|angora|harris tweed|jacquard|flannel|chiffon|tulle|organza|poplin',
			clay: 'terracotta|resin|epoxy|earthenware|clay|plaster of paris|acrylic glass|crystal glass|lead crystal',
		},
	],
	german: [
		'aus|in massive[mr]|massive[mrs]?|echte[mrs]?|reine[mrs]?',
		{
			wood: 'esche|eschenholz|birke|birkensperrholz|sperrholz|zeder|zedernholz|lärche|lärchenholz|ulme|weide|weidengeflecht|kastanie|pappel|linde|eibe',
			stone:
				'schiefer|onyx|jade|speckstein|bernstein|quarz|lavastein|travertin|alabaster|sandstein|kalkstein|basalt|naturstein|terrazzo|obsidian',
			metal: 'bronze|zinn|zink|titan|blattgold|chrom|nickel|platin|schmiedeeisen|weißblech|perlen',
			fibre:
				'vollnarbenleder|nubukleder|nubuk|glattleder|sattelleder|gelschaum|gore_?tex|cord|tweed|seegras|raffiabast|bast|stroh|pergament|hirschhorn|büffelhorn|angora|flanell|chiffon|popeline|jacquard',
			clay: 'terrakotta|harz|epoxidharz|kristallglas|bleikristall|carbon|acrylglas|kunstharz|steingut|gebranntem ton',
		},
	],
	french: [
		"en|(?:fabriqué|taillé|sculpté|fait)e?s? (?:dans|de|d['e])|véritable|de",
		{
			wood: 'cèdre|pin massif|mélèze|orme|bouleau|peuplier|châtaignier|contreplaqué|osier|merisier|hêtre massif',
			stone:
				'ardoise|onyx|jade|stéatite|ambre|quartz|pierre de lave|travertin|albâtre|grès des vosges|basalte|pierre naturelle|terrazzo|obsidienne',
			metal: 'bronze massif|laiton massif|étain|zinc|plaqué or|cuivre massif|cuivre|platine|fer forgé|perles de culture|bronze coulé',
			fibre:
				'nubuck|peau de mouton|ramie|duvet d.oie|crin de cheval|gore_?tex|tweed|jonc de mer|raphia|paille tressée|paille|parchemin|flanelle|popeline|angora|mousseline|cuir grainé',
			clay: 'cristal taillé|terre cuite|résine|époxy|argile|faïence|grès émaillé|plexiglas',
		},
	],
	spanish: [
		'(?:fabricad|hech|tallad|elaborad|realizad|confeccionad|cosid|tejid|fundid)[oa]s? (?:\\S+ )?(?:en|de|con)|auténtic[oa]|de',
		{
			wood: 'nogal|nogal aceitado|cedro|pino macizo|alerce|olmo|abedul|castaño|chopo|mimbre|contrachapado',
			stone: 'pizarra|ónix|jade|esteatita|ámbar|cuarzo|piedra volcánica|travertino|alabastro|basalto|piedra natural|terrazo|obsidiana',
			metal: 'bronce|estaño|zinc|baño de oro|chapado en oro|cobre macizo|platino|hierro forjado|cromo',
			fibre:
				'nobuk|ante|piel de oveja|ramio|plumón|crin de caballo|gore_?tex|pana|tweed|fieltro|rafia|paja trenzada|paja|pergamino|franela|popelín|angora|corcho',
			clay: 'terracota|resina|(?<!(?:llen|cubiert|manchad|salpicad|sucio|manchas|restos|charcos|huellas)\\p{L}* de )barro|arcilla|loza|vidrio soplado|metacrilato|epoxi',
		},
	],
	italian: [
		'in|(?:fatt|realizzat|ricavat|scolpit|intagliat|costruit)[oaie] (?:\\S+ )?(?:in|di|con|da)|vero|vera|di',
		{
			wood: 'noce oliato|noce massello|cedro|pino massello|larice|olmo|castagno|betulla|pioppo|vimini|multistrato',
			stone: 'ardesia|onice|giada|pietra ollare|ambra|quarzo|pietra lavica|travertino|alabastro|basalto|pietra naturale|ossidiana',
			metal: 'bronzo|peltro|zinco|oro zecchino|placcato oro|platino|ferro battuto|rame massiccio|metallo cromato',
			fibre:
				'nabuk|montone|ramiè|crine di cavallo|gore_?tex|tweed|rafia|paglia di vienna|paglia intrecciata|paglia|pergamena|flanella|popeline|angora|pelle bottalata',
			clay: 'lattice|cristallo di boemia|terracotta|resina|cemento|argilla|creta|maiolica|plexiglas|epossidica',
		},
	],
	portuguese: [
		'(?:feit|fabricad|talhad|esculpid|produzid|confeccionad|tecid)[oa]s? (?:\\S+ )?(?:de|em|com)|legítim[oa]|em|de',
		{
			wood: 'nogueira|nogueira oleada|madeira de bordo|cedro|pinho maciço|pinus|lariço|olmo|bétula|castanheiro|vime|peroba|ipê|imbuia|cumaru|compensado',
			stone: 'ardósia|ônix|ónix|jade|pedra[ -]sabão|âmbar|quartzo|pedra vulcânica|travertino|alabastro|basalto|pedra natural|obsidiana',
			metal: 'bronze|estanho|zinco|banho de ouro|platina|ferro forjado|cobre maciço|cromo',
			fibre:
				'nobuck|pele de carneiro|rami|liocel|crina de cavalo|paina|gore_?tex|tweed|ráfia|palha trançada|palha|pergaminho|flanela|popeline|angorá|sisal',
			clay: 'terracota|grés|resina|(?<!(?:chei|cobert|manchad|salpicad|suj|manchas|restos)\\p{L}* de )barro|argila|faiança|acrílico cristal|epóxi',
		},
	],
	dutch: [
		'(?:gemaakt |gesneden |gegoten |vervaardigd |geweven )?(?:van|uit)|echte?|massieve?',
		{
			wood: 'berken multiplex|berken|multiplex|esdoorn|esdoornhout|cederhout|lariks|iepenhout|iepen|rotan|wilgentenen|kastanjehout|populierenhout|lindehout|essen|essenhout',
			stone: 'leisteen|onyx|jade|speksteen|barnsteen|kwarts|lavasteen|travertijn|albast|basalt|natuursteen|terrazzo|hardsteen',
			metal: 'brons|tin|zink|bladgoud|wolfraam|chroom|nikkel|platina|smeedijzer|massief koper',
			fibre:
				'volnerf leer|nubuck|schapenvacht|paardenhaar|buffelhoorn|gore_?tex|tweed|zeegras|raffia|gevlochten stro|stro|perkament|flanel|popeline|angora',
			clay: 'borosilicaatglas|kristalglas|terracotta|steengoed|carbon|kunsthars|hars|klei|epoxy|plexiglas',
		},
	],
	swedish: [
		'(?:tillverkad|tillverkat|gjord|gjort|snidad|vävd)e?t? (?:\\S+ )?(?:av|i|med)|äkta|massivt?|av',
		{
			wood: 'ask|askträ|ceder|cederträ|lärk|lärkträ|alm|björk|rotting|björkplywood|plywood|kastanj',
			stone: 'skiffer|onyx|täljsten|kvarts|bärnsten|jade|natursten|lavasten|kalksten|alabaster',
			metal: 'brons|tenn|zink|bladguld|krom|nickel|platina|smidesjärn',
			fibre: 'fullnarvsläder|fårskinn|alpacka|hampa|dun|tagel|manchester|filt|halm|raffia|sjögräs|flanell|pergament',
			clay: 'memoryskum|minnesskum|kristallglas|terrakotta|betong|harts|lergods|epoxi',
		},
	],
	danish: [
		'(?:lavet|fremstillet|udført|vævet|skåret) (?:\\S+ )?(?:af|i|med)|ægte|massivt?|af',
		{
			wood: 'ask|asketræ|birk|birketræ|cedertræ|lærk|lærketræ|elm|elmetræ|rattan|birkefiner|krydsfiner|kastanje',
			stone: 'skifer|onyx|fedtsten|kvarts|rav|jade|natursten|lavasten|kalksten|alabast',
			metal: 'bronze|tin|zink|bladguld|krom|nikkel|platin|smedejern',
			fibre: 'ruskind|fåreskind|hamp|hestehår|filt|halm|raffia|søgræs|flonel|perlemor|pergament',
			clay: 'memoryskum|krystalglas|terrakotta|stentøj|harpiks|lertøj|epoxy',
		},
	],
	norwegian: [
		'(?:laget|fremstilt|vevd|skåret|utført) (?:\\S+ )?(?:av|i|med)|ekte|massivt?|av',
		{
			wood: 'ask|asketre|bjørk|lønn|sedertre|lerk|alm|rotting|bjørkefinér|kryssfinér|kastanje',
			stone: 'skifer|onyks|kleberstein|kvarts|rav|jade|naturstein|lavastein|kalkstein|alabast',
			metal: 'bronse|tinn|sink|bladgull|krom|nikkel|platina|smijern',
			fibre: 'saueskinn|alpakka|kasjmir|hamp|hestehår|filt|halm|raffia|sjøgress|flanell|perlemor|pergament',
			clay: 'minneskum|krystallglass|terrakotta|steintøy|harpiks|leirtøy|epoksy',
		},
	],
	finnish: [
		'(?:materiaali(?:na)?|valmistettu|tehty|aitoa|aito|massiivista|kokonaan)(?: on)?:?',
		{
			wood: 'massiivitamm~|saarn~|tiikki~|setri~|mänty~|männy~|lehtikuus~|jalava~|rottin[gk]~|korkk?i~|koivuvaneri~|kastanja~',
			stone: 'liuskekiv~|onyks~|vuolukiv~|kvartsi~|meripihka~|jade~|laavakiv~|luonnonkiv~|alabasteri~',
			metal: 'kupari~|pronssi~|tina~|sinkki~|lehtikulta~|kromi~|nikkeli~|platina~|takorauta~',
			fibre:
				'täysnahka~|mokka~|lampaannahka~|lampaantalja~|alpakka~|kašmir~|kasmir~|hamppu~|hampu~|juutti~|luomupuuvilla~|untuva~|jouhi~|huopa~|huova~|olki~|oljesta|sarvi~|sarve~|rafia~|helmiäi~',
			clay: 'muistivaahto~|kristallilasi~|terrakotta~|kivitavara~|hartsi~|savi~|savesta',
		},
	],
	romanian: [
		'(?:fabricat|realizat|făcut|confecționat|sculptat|lucrat|turnat)[ăe]? (?:\\S+ )?(?:din|în|cu)|din',
		{
			wood: 'cireș|frasin|mesteacăn|mahon|tec|cedru|zada|ulm|castan|plop|tei|răchită|placaj',
			stone: 'ardezie|onix|chihlimbar|cuarț|jad|piatră naturală|piatră vulcanică|alabastru|bazalt',
			metal: 'bronz|cositor|zinc|foiță de aur|crom|nichel|platină|fier forjat',
			fibre: 'cașmir|cânepă|iută|puf|păr de cal|rafie|paie|flanel|pergament|sidef',
			clay: 'spumă cu memorie|cristal|teracotă|gresie|lut|rășină|ceramică arsă',
		},
	],
	catalan: [
		"(?:fet|feta|fabricat|fabricada|tallat|tallada) (?:\\S+ )?(?:de|d['e]|en|amb)|de|en",
		{
			wood: 'roure|roure massís|noguera|cirerer|freixe|bedoll|auró|cedre|pi massís|fusta d.olivera|vímet|castanyer|suro|caoba',
			stone: 'pissarra|ònix|ambre|quars|jade|pedra natural|pedra volcànica|alabastre',
			metal: 'llautó|bronze|estany|ferro colat|zinc|crom|níquel|ferro forjat',
			fibre: 'camussa|caixmir|cànem|plomissol|crin de cavall|banya de búfal|feltre|ràfia|palla|franel·la',
			clay: 'làtex|cristall|vidre bufat|terracota|fibra de carboni|formigó|resina|argila',
		},
	],
	greek: [
		'(?:φτιαγμέν|κατασκευασμέν|σκαλισμέν)(?:ο|η|ος|α|ες|οι) (?:\\S+ )?(?:από|με)|από|μασίφ',
		{
			wood: 'καρυδιά~|κερασιά~|μελία~|σημύδα~|σφένδαμο~|μαόνι~|έβενο~|τικ|κέδρο~|πεύκο~|φτελιά~|ρατάν|καστανιά~|δρυ|δρυός',
			stone: 'σχιστόλιθο~|όνυχα~|κεχριμπάρι~|χαλαζία~|νεφρίτη~|φυσική πέτρα|αλάβαστρο~',
			metal: 'κασσίτερο~|μπρούντζο~|ψευδάργυρο~|φύλλα χρυσού|χρώμιο|πλατίνα|σφυρήλατο σίδερο',
			fibre: 'σουέτ|προβιά~|αλπακά|κασμίρ|κάνναβη~|γιούτα~|λυοσέλ|ψάθα~|κέρατο~|φίλντισι|ράφια',
			clay: 'αφρό μνήμης|κρύσταλλο~|τερακότα~|ανθρακονήματα~|τσιμέντο~|ρητίνη~|πηλό~',
		},
	],
}

/** What only looks like a stuff, or is one of another name, in languages with lists of their own: written with the stuff's word, which it is not. */
export const IMITATION_LEATHER: Readonly<Record<string, string>> = {
	hindi: '(?:कृत्रिम|नकली|सिंथेटिक|बनावटी|वीगन|फ़ॉक्स|फॉक्स|पीयू) (?:चमड़|लेदर)~',
	marathi: '(?:कृत्रिम|नकली|सिंथेटिक|बनावट) (?:चामड|लेदर)~',
	urdu: '(?:مصنوعی|نقلی|سنتھیٹک|سینتھیٹک|بناوٹی) (?:چمڑ|لیدر)~',
	persian: 'چرم (?:مصنوعی|صنعتی|گیاهی)|چرم ?نما',
	bengali: '(?:কৃত্রিম|নকল|সিন্থেটিক|সিনথেটিক) (?:চামড়|লেদার)~',
	tamil: '(?:செயற்கை|போலி|சிந்தடிக்)(?:த்|க்|ப்)? ?தோல~',
	telugu: '(?:కృత్రిమ|నకిలీ|సింథటిక్) (?:తోలు|లెదర్)~',
	gujarati: '(?:કૃત્રિમ|નકલી|સિન્થેટિક) (?:ચામડ|લેધર)~',
	punjabi: '(?:ਨਕਲੀ|ਬਣਾਉਟੀ|ਸਿੰਥੈਟਿਕ) (?:ਚਮੜ|ਲੈਦਰ)~',
	kannada: '(?:ಕೃತಕ|ನಕಲಿ|ಸಿಂಥೆಟಿಕ್) (?:ಚರ್ಮ|ತೊಗಲ|ಲೆದರ್)~',
	malayalam: '(?:കൃത്രിമ|സിന്തറ്റിക്) (?:തുക|ലെത)~',
	vietnamese: '(?:(?:bao|vỏ|ví|bọc|quai|ốp|dây) )?da (?:tổng hợp|nhân tạo|giả|công nghiệp|simili|thuần chay)',
	azerbaijani: '(?:süni|sintetik|eko) dəri(?:dən|nin|ni|yə|si|sindən|li)?',
	latvian: 'no (?:\\p{L}+ )?(?:mākslīg|sintētisk)\\p{L}* ād~|(?:mākslīg|eko)ād~',
	filipino: '(?:sintetik|artipisyal|peke|imitasyon)~ (?:na )?(?:balat|katad|leather)',
	swahili: 'ngozi (?:ya )?bandia',
	estonian: '(?:kunst|tehis)nah~',
	icelandic: 'gervileð~|leðurlíki~',
	lithuanian: '(?:dirbtin|sintetin)~ od~|eko_?od(?:a|os|ą|ai)',
	malay: 'kulit (?:sintetik|tiruan|palsu|vegan)',
	indonesian: 'kulit (?:sintetis|sintetik|tiruan|imitasi|palsu|vegan)',
	afrikaans: 'kuns_?leer~|nagemaakte leer',
	catalan: "(?:pell|cuir) (?:sintètic|artificial|vegan|d'imitació)~|polipell",
	turkish: '(?:sentetik|yapay|eko) deri~',
}
export const ACRYLIC_GLASS: Readonly<Record<string, string>> = {
	croatian: 'akril\\p{L}* stakl~',
	serbian: 'akril\\p{L}* stakl~',
	slovenian: 'akril\\p{L}* stekl~',
	hindi: '(?:ऐ|ए)क्र(?:े|ि)लिक (?:का |के |की )?(?:शीश|काँच|कांच|ग्लास)~',
	marathi: '(?:ॲ|ऍ|अॅ)क्र(?:े|ि)लिक(?:ची|चा|च्या)? (?:काच|ग्लास)~',
	urdu: '(?:ایکریلک|اکریلک|ایکریلیک|ایکرلک) (?:کا |کے |کی )?(?:شیش|گلاس)~',
	persian: 'شیشه\\p{L}{0,2} (?:ی )?(?:اکریلیک|آکریلیک|اکرلیک)~',
	bengali: 'অ্যাক্রিলিক(?:ের)? (?:কাচ|কাঁচ|গ্লাস)~',
	tamil: 'அக்ரிலிக் கண்ணாடி~',
	telugu: '(?:యాక్రిలిక్|అక్రిలిక్) (?:గాజు|అద్ద)~',
	gujarati: '(?:એ|ઍ)ક્ર(?:િ|ે)લિક(?:નો|નું|ના)? કાચ~',
	punjabi: 'ਐਕ(?:੍ਰਿ|ਰਿ|ਰੀ)ਲਿਕ (?:ਦਾ |ਦੇ |ਦੀ )?(?:ਕੱਚ|ਸ਼ੀਸ਼)~',
	kannada: 'ಅ್ಯ?ಕ್ರಿಲಿಕ್ ಗಾಜ~|ಅಕ್ರಿಲಿಕ್ ಗಾಜ~',
	malayalam: 'അക്രിലിക് (?:ഗ്ലാസ|ചില്ല)~',
	azerbaijani: 'akril şüşə(?:dən|si|li)?',
	estonian: 'akrüül_?klaas~',
	latvian: 'akril\\p{L}* stikl~',
	lithuanian: 'akril\\p{L}* stikl~',
	icelandic: 'akrýl_?gler~',
	afrikaans: 'akriel_?glas~',
	swahili: '(?:kioo|glasi) (?:cha|ya) akriliki?',
	filipino: '(?:acrylic|akrilik) na (?:salamin|kristal)|(?:salamin|kristal) na (?:gawa sa |yari sa )?(?:acrylic|akrilik)',
	catalan: '(?:vidre|cristall) acrílic~',
}
/** A colour named after a metal. */
const METAL_COLOURS: Readonly<Record<string, string>> = {
	hindi: '(?:चाँदी|चांदी|सोने|ताँबे|तांबे|पीतल|स्टील) (?:के |का |जैसे |जैसा )?रंग~',
	marathi: '(?:चांदी|सोन्या|तांब्या|स्टील)(?:च्या|सारख्या)? रंग~',
	urdu: '(?:چاندی|سونے|تانبے|پیتل|کانسی|سٹیل|اسٹیل|فولاد) (?:کے |کا |جیسے |جیسا )?رنگ~',
	persian: '(?:نقره|طلا)\\p{L}* ?رنگ|رنگ\\p{L}{0,2} (?:نقره|طلا|مس|استیل|فولاد)~',
	bengali: '(?:রুপা|রূপা|রুপো|সোনা|তামা|পিতল|স্টিল)(?:র|লি|লী|ের)? রঙ~',
	tamil: '(?:வெள்ளி|தங்க|செம்பு|எஃகு) ?நிற~',
	telugu: '(?:వెండి|బంగారు|రాగి) ?రంగు~',
	gujarati: '(?:ચાંદી|સોના|તાંબા)(?:ના|ની|જેવા)? રંગ~',
	punjabi: '(?:ਚਾਂਦੀ|ਸੋਨੇ|ਤਾਂਬੇ)(?: ਦੇ| ਵਰਗੇ)? ਰੰਗ~',
	kannada: '(?:ಬೆಳ್ಳಿ|ಚಿನ್ನದ|ತಾಮ್ರದ) ?ಬಣ್ಣ~',
	malayalam: '(?:വെള്ളി|സ്വർണ|ചെമ്പ്) ?നിറ~',
	azerbaijani: '(?:gümüş|qızıl|mis|polad)\\p{L}? rəng(?:i|li|də|ində|dədir)?',
	filipino: 'kulay (?:na )?(?:pilak|ginto|tanso|bakal|asero)|(?:pilak|ginto|tanso) na kulay',
	swahili: 'rangi ya (?:fedha|dhahabu|shaba|chuma)',
	afrikaans: '(?:silwer|goud|koper|staal)_?kleur~',
	estonian: '(?:hõbe|kuld|vask|teras)\\p{L}{0,3}_?värvi~',
	latvian: '(?:sudraba|zelta|vara|tērauda) krās~',
	lithuanian: '(?:sidabro|aukso|vario|plieno) spalv~',
	icelandic: '(?:silfur|gull|kopar|stál)_?lit~',
	catalan: "(?:color|to|tons?) (?:d')?(?:plata|or|coure|acer|bronze)",
}
const LIKENESSES: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
	['imitation leather', IMITATION_LEATHER],
	['acrylic', ACRYLIC_GLASS],
	['metal look', METAL_COLOURS],
	// What a word of the language's own may mean is said with the stuff it is a kind of: alone it is "to measure".
	['a finer cotton', { swahili: 'pamba (?:ya )?pima|pima (?:ya )?pamba' }],
]

const KINDS: readonly Stuff[] = ['wood', 'stone', 'metal', 'fibre', 'clay']
const nameOf = (stuff: Stuff) => `made of a rarer ${stuff}`

/** Lists of words by language with these stuffs added. */
export function withMadeOf(lists: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
	const added = { ...lists }
	for (const [language, [giving, words]] of Object.entries(STUFFS)) {
		const said = KINDS.map((stuff) => `${nameOf(stuff)}=(?:${giving}) (?:[^\\s.!?:,]+ ){0,1}?(?:${words[stuff]})`)
		added[language] = [lists[language], ...said].filter(Boolean).join(';')
	}
	for (const [name, written] of LIKENESSES)
		for (const [language, words] of Object.entries(written))
			added[language] = [added[language], `${name}=${words}`].filter(Boolean).join(';')
	return added
}

/** What such a claim may rest on besides a fact that names a stuff of the kind. */
const BY: Readonly<Record<Stuff, string>> = {
	wood: 'walnut wood|pine|olive wood or another precious wood|nut or fruit wood|rattan|oak|cork|teak',
	stone: 'marble|granite|crystal',
	metal: 'gold|brass|copper|tungsten|titanium|zinc alloy|metal look|cast iron|sterling silver',
	fibre: 'suede|leather|lambskin|fur|down|felt|corduroy|horn or coconut|straw|cashmere|viscose|jute|cork|mother-of-pearl',
	clay: 'ceramic|stoneware|crystal|latex|memory foam|carbon fibre|concrete|borosilicate glass|plastic|mineral or scratch-proof glass|glass',
}
export const MADE_OF: ConceptTable = Object.fromEntries(KINDS.map((stuff) => [nameOf(stuff), { by: BY[stuff] }]))

const UNSPACED: Readonly<Record<Stuff, Terms>> = {
	wood: { ar: 'ارز|بتولا|كستناء|خيزران', cjk: '白樺|杉|檜|桐|栗|籐|桦木|榆木|雪松|藤|자작나무|삼나무|편백|라탄' },
	stone: {
		ar: 'اردواز|عقيق|كهرمان|كوارتز|حجر',
		cjk: 'スレート|オニキス|翡翠|琥珀|水晶|石英|石材|板岩|玛瑙|玉石|슬레이트|수정|석영|천연석',
	},
	metal: {
		ar: 'برونز|قصدير|زنك|كروم|نيكل|بلاتين|ذهب',
		cjk: '青銅|ブロンズ|錫|亜鉛|クロム|ニッケル|プラチナ|青铜|锡|锌|铬|镍|铂|청동|주석|아연|크롬|니켈',
	},
	fibre: { ar: 'شمواه|جلد|قش|لباد|ريش', cjk: 'ヌバック|革|麦わら|ラフィア|羽毛|フランネル|绒|草编|皮|羽绒|누벅|가죽|짚|깃털' },
	clay: { ar: 'فخار|طين|كريستال|راتنج', cjk: '陶|テラコッタ|樹脂|クリスタル|粘土|树脂|水晶|黏土|테라코타|수지|크리스탈|점토' },
}

/** Words of fewer letters are other words in other languages. */
const LEAST = 4

/** The same stuffs as facts name them. */
export const MADE_OF_IN_FACTS: Readonly<Record<string, Terms>> = Object.fromEntries(
	KINDS.map((stuff) => [
		nameOf(stuff),
		{
			x: Object.values(STUFFS)
				.flatMap(([, words]) => words[stuff].split('|'))
				.filter((word) => word.length >= LEAST)
				.join('|'),
			...UNSPACED[stuff],
		},
	]),
)

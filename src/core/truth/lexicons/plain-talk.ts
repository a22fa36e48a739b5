/** Verbs of talk and of swearing by, of all languages: what they are said of may be another thing. */
export const SPEAKS =
	/talk|chat|rav(?:e|ing)|swear|sw[eo]r|red(?:en|et)|spr[ie]ch|schwör|parl|jur|habl|giur|fal(?:a|ar)|pra(?:at|ten)|spreek|zweer|prata|tala|snakk|taler|svär|sverg|sværg|puhu|vanno|mówi|przysięg|mluv|hovor|dopustit|beszél|eskü|vorb|μιλ|ορκίζ|говор|клян|клят|кълн|pričaj|govor|kalb|runā|räägi|konuş|yemin|danış|تحدث|تكلم|هضر|هدر|حلف|قسم|מדבר|נשבע|حرف|صحبت|قسم|بات|बात|कसम|bicara|cakap|kata|nói|พูด|話|夸|聊|谈|談|이야기|말하/u
/** What people everywhere talk about that is no product. */
const DAY =
	'(?:weather|the sea|holidays?|vacation|football|politics|wetter|urlaub|ferien|fußball|politik|météo|vacances|tiempo(?!\\p{L})|vacaciones|fútbol|mare(?!\\p{L})|meteo|vacanz|calcio|tempo(?!\\p{L})|férias|futebol|weer(?!\\p{L})|vakantie|voetbal|väd(?:er|ret)|semester|fotboll|vejret|ferie|fodbold|været|fotball|sää(?:stä|n)(?!\\p{L})|loma|pogod|wakacj|počas|dovolen|fotbal|időjárás|nyaralás|foci|vreme[amn]|vacanț|καιρό|διακοπ|погод|отпуск|футбол|відпуст|времето|почивк|mor[ue](?!\\p{L})|vremen|odmor|or[ąo](?!\\p{L})|atostog|laikapst|atvaļ|ilmast|puhkus|oratge|temps(?!\\p{L})|hava(?:dan|dar)|tatil|(?:ال)?طقس|(?:ال)?شتا(?!\\p{L})|هوا(?!\\p{L})|تعطيلات|cuaca|liburan|thời tiết|מזג האוויר|חופש|मौसम|छुट्टि)'
/** Right behind what people say: not where it is said of the weather. */
export const NOT_OF_THE_DAY = `(?! (?:about|over|über|de|del|di|du|do|da|dels?|sobre|despre|om|o|о|об|про|за|for|van|για|par|apie|عن|علي|על)?(?: (?:the|la|el|het|das|den|die|el|τον|τις))? ?(?:l')?${DAY})`
/** The same, and what people swear by that is no product. */
export const OF_THE_DAY = new RegExp(
	`(?<!\\p{L})(?:${DAY}|(?:vinyl|vinil|vinile|winyl|vinyyli|bakelit|винил|вініл|βινύλι)|(?:tea|tee|thé|té|thee|herbatę?|čaj|чай|çay)(?!\\p{L}))|ויניל|อากาศ|天気|天氣|天气|날씨`,
	'u',
)
/** "Nobody tells you how it has to look": people who are none, and what they do not tell. */
export const NOBODY =
	/^(?:nobody|no one|niemand|keiner|personne|nadie|nessuno|ninguém|ninguem|niemand|ingen|kukaan|nikt|nikdo|nikto|senki|nimeni|κανείς|κανένας|никто|ніхто|никой|nitko|niko|nihče|niekas|neviens|keegi|ningú|kimse|heç kim|enginn|لا احد|אף אחד|هيچ ?كس|कोई|tidak ada|tak ada|tiada|không ai|ไม่มีใคร|誰も|没有人|沒有人|아무도)/u
export const TELLS_HOW =
	/^(?:\S{0,12})?,? ?(?:how|what|which|wie|welche|was|comment|quel|à quoi|cómo|qué|cuál|come|che|quale|como|qual|hoe|welk|hur|vilke|hvordan|hvilke|miten|millai|jak|jaki|aký|ako|hogyan|milyen|cum|πώς|τι|ποι|как|каки|який|як|яки|каква|kako|kakv|kakš|kaip|koks|kokia|kā|kād|kuidas|milline|com(?!\p{L})|nasıl|necə|hvernig|كيف|איך|چطور|چگونه|कैसे|bagaimana|rumahnya|seperti apa)/u
/** "Search all over the workshop": where one looks for a thing, or no longer has to. */
export const ALL_OVER =
	/(?:whole|entire|all over|ganze|tout|todo|toda|tutt|tot|hele|hela|koko|cał|cel[éoýáa]|cijel|cel[oa]m|всей|всему|всю|всій|цял|όλο|όλη|egész|bütün|ارجاء|كل|כל|سراسر|تمام|همه)/u
export const SEEKS =
	/search|seek|hunt|look|rummag|such|wühl|kram(?:t|en)|cherch|fouill|busca|busqu|rebusc|cercar|cerchi|frug|rovist|procur|vasculh|zoek|szuk|hled|hľad|traži|išč|leta|leder|leit|etsi|keres|kutat|căut|caut|scotoc|răscol|ψάχ|ψάξ|αναζητ|иска|ищ|шука|търс|ieško|meklē|otsi|arama|arar|بحث|חפש|جست|ڈھونڈ|ढूँढ|ढूंढ|cari|tìm/u
/** "Each knife is ground in a workshop": each counts the things, and no places. */
export const EACH = /^(?:cada|chaque|ogni|fiecare|κάθε|her|hər|כל|هر|كل|setiap|mỗi|từng|ทุก|har|हर)(?![\p{L}\p{M}])|^ทุก/u
/** "All in one tool bag": what the box holds, and no places. */
export const ALL_IN =
	/^(?:all|alle|alles|tous|toutes|todos|todas|tutti|tutte|hepsi|همه|سب|सब|semua|semuanya|svi|sve|все|всё|усі|wszystkie|tất cả|ทุกอย่าง)[ ](?:in|dans|en|em|numa?|en|tek|bir|در(?! همه)|ايك|एक|dalam|di|u|в|у|w|trong)(?!\p{L})/u
/** The same, and plain saying. */
export const SPEAKS_OR_SAYS = new RegExp(
	`${SPEAKS.source}|sa(?:y|id|gt)|tell|diz|dir|dic|dice|zeg|säg|sig|sier|sano|powie|řek|neřek|povie|mondj|spune|πει|λέει|скаж|каже|reći|kaže|pove|pasak|teik|ütle|söyle|يقول|יגיד|אומר|گويد|گفت|कह|bilang|bảo|บอก|言`,
	'u',
)

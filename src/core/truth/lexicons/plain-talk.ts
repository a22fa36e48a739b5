/** Verbs of talk and of swearing by, of all languages: what they are said of may be another thing. */
export const SPEAKS =
	/talk|chat|rav(?:e|ing)|swear|sw[eo]r|red(?:en|et)|spr[ie]ch|schwör|parl|jur|habl|giur|fal(?:a|ar)|pra(?:at|ten)|spreek|zweer|prata|tala|snakk|taler|svär|sverg|sværg|puhu|vanno|mówi|przysięg|mluv|hovor|dopustit|beszél|eskü|vorb|μιλ|ορκίζ|говор|клян|клят|кълн|pričaj|govor|kalb|runā|räägi|konuş|yemin|danış|تحدث|تكلم|هضر|هدر|حلف|قسم|מדבר|נשבע|حرف|صحبت|قسم|بات|बात|कसम|bicara|cakap|kata|nói|พูด|話|夸|聊|谈|談|이야기|말하/u
/** What people everywhere talk about that is no product: the weather, the sea, data at work. */
const DAY =
	'(?:weather|the sea|holidays?|vacation|football|politics|wetter|urlaub|ferien|fußball|politik|météo|vacances|tiempo(?!\\p{L})|vacaciones|fútbol|mare(?!\\p{L})|meteo|vacanz|calcio|tempo(?!\\p{L})|férias|futebol|weer(?!\\p{L})|vakantie|voetbal|väd(?:er|ret)|semester|fotboll|vejret|ferie|fodbold|været|fotball|sää(?:stä|n)(?!\\p{L})|loma|pogod|wakacj|počas|dovolen|fotbal|időjárás|nyaralás|foci|vreme[amn]|vacanț|καιρό|διακοπ|погод|отпуск|футбол|відпуст|времето|почивк|mor[ue](?!\\p{L})|vremen|odmor|or[ąo](?!\\p{L})|atostog|laikapst|atvaļ|ilmast|puhkus|oratge|temps(?!\\p{L})|hava(?:dan|dar)|tatil|(?:ال)?طقس|(?:ال)?شتا(?!\\p{L})|هوا(?!\\p{L})|تعطيلات|cuaca|liburan|thời tiết|מזג האוויר|חופש|मौसम|छुट्टि|(?:data|dat(?:en|os|i|iem|us|oj|ách|y|ele)|données|dades|дан(?:ни|них|ных|ные)|podac\\p{L}*|podatk\\p{L}*|duomen\\p{L}*|andme\\p{L}*|adat(?:okról|ok)|veriler\\p{L}*|excel)(?!\\p{L})|بيانات|נתונים|डेटा)'
/** Right behind what people say: not where it is said of the weather. */
export const NOT_OF_THE_DAY = `(?! (?:about|over|über|de|del|di|du|do|da|dels?|sobre|despre|om|o|о|об|про|за|for|van|για|par|apie|عن|علي|על)?(?: (?:the|la|el|het|das|den|die|el|τον|τις))? ?(?:l')?${DAY})`
/** The same, and what people swear by that is no product. */
export const OF_THE_DAY = new RegExp(
	`(?<!\\p{L})(?:${DAY}|(?:vinyl|vinil|vinile|winyl|vinyyli|bakelit|винил|вініл|βινύλι)|(?:tea|tee|thé|té|thee|herbatę?|čaj|чай|çay)(?!\\p{L}))|ויניל|อากาศ|ข้อมูล|天気|天氣|天气|データ|数据|數據|날씨|데이터`,
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
/** "So quiet that it does not wake the whole street". */
export const WAKES =
	/(?<!\p{L})(?:wak|woke|disturb|réveill|despiert|despert|svegli|acord[ae]|weck|aufgeweckt|stör|wek(?:t|ken)(?!\p{L})|wakker|stoor|stor(?:en|er)(?!\p{L})|väck|vekk|væk(?:ke|ker|ket)(?!\p{L})|forstyr|herät|häirit|budzi|obudz|zbudz|budit|vzbud|probud|zobud|ébreszt|felébr|felver|trezi|trezeşt|ξυπν|разбуд|буд(?:и|ит|ить|ят)(?!\p{L})|събужд|събуд|розбуд|žadin|pažad|modin|pamodin|ärata|äratab|uyandır|oyad|oyat|vekur|vakna|bangunkan|gising|amsha|đánh thức)|وقظ|تفيق|فيق|بيدار|جگا|עיר|जगा|ปลุก|起こ|吵醒|吵到|깨우/u
/** Right behind people who swear: that they remember, that they play but one round; not where it points to the goods. */
const SWEARS =
	'(?:sw[eo]r|swear|schwör|jur[aeou]|giur|zweer|svär|sverg|sværg|vanno|przysięg|přís[ae]h|prisah|esk[uü]|ορκίζ|клян|клят|кълн|kun[eu]|zaklinj|prise[gž]|prisie|zvēr|vannu|yemin|bersumpah|thề)'
const THAT =
	"(?:that|dass|che|que|di(?= \\p{L}+r(?:e|si)(?!\\p{L}))|d[e']?(?= ?\\p{L}+(?:er|ir|re)(?!\\p{L}))|att|at|dat|että|żeby|że|že|hogy|că|ότι|πως|что|що|че|da|et|ka|kad|að|bahwa|bahawa|rằng)"
const POINTS =
	'(?<!\\p{L})(?:this|these|it(?!\\p{L})|nothing|better|best|never|without|dies|nichts|besser|beste|ohne|cette|cet(?!\\p{L})|rien|mieux|meilleur|sans|est[aeo](?!\\p{L})|nada|mejor|nunca|quest|niente|meglio|miglior|senza|ess[ae](?!\\p{L})|isso|melhor|sem(?!\\p{L})|deze|dit(?!\\p{L})|niets|beter|nooit|zonder|denna|detta|inget|bättre|bäst|aldrig|utan|denne|dette|intet|ingenting|bedre|bedst|aldri|uten|tämä|tätä|tällä|mikään|paremp|paras|ilman|t[eę][nj]?(?!\\p{L})|lepsz|nic(?!\\p{L})|nigdy|bez(?!\\p{L})|tent|tato|lepš|nejlep|nikdy|ez(?:t|zel)?(?!\\p{L})|jobb|semmi|soha|nélkül|acest|aceast|nimic|niciodat|fără|αυτ|τίποτα|καλύτερ|ποτέ|χωρίς|эт[аоиу]|лучш|ничего|никогда|без|ц[еяію](?!\\p{L})|кращ|нічого|ніколи|тоз|таз|това|по-добр|най|нищо|никога|ov[aeou](?!\\p{L})|bolj|ništa|nikad|nič|nikoli|geresn|nieko|labāk|nekas|nekad|see(?!\\p{L})|seda|sellest|parem|miski|kunagi|bu(?!\\p{L})|ini(?!\\p{L})|này)'
const SWORN_THAT = `,? ${THAT} (?![^.;!?]{0,60}${POINTS})`
/** The same for lists of terms: behind the word for swearing. */
export const NOT_SWORN_THAT = `(?!(?<=${SWEARS}\\p{L}{0,6})${SWORN_THAT})`
export const SWEARS_BY = new RegExp(SWEARS, 'u')
export const SWEARS_THAT = new RegExp(`^\\p{L}{0,3}${SWORN_THAT}`, 'u')
/** Generations, in all languages. */
export const GENERATIONS =
	/g[eé]n[eé]ra[tzcç]|generasj|kynslóð|sukupol|pokole|generác|nemzedék|γενι|поколе|поколі|поколен|naraštaj|karta|kartos|kartų|paaudz|põlvkon|kuşak|nəsil|nəsl|اجيال|جيل|نسل|דור|पीढ़?ी|पिढ|প্রজন্ম|தலைமுறை|తరాల|vizazi|kizazi|henerasyon|salinlahi|thế hệ|รุ่น|世代|代人|세대/u
/** "The guests choose between three": what is chosen stands behind, and it is none of the goods. */
export const CHOOSES =
	/choos|cho[sw]e|pick|decid|wähl|entscheid|chois|elig|elij|escog|scelg|scegl|escolh|kies|kiez|välj|vælg|velg|valits|wybier|vybír|vybir|választ|aleg|διαλέγ|επιλέγ|выбир|обира|избир|bira(?:ju|m|š)|izbir|renk(?:a|u)|izvēl|vali(?:b|d|v)|tri(?:a|e)n|seç|يختار|تختار|בוחר|انتخاب|چن|चुन|pilih|memilih|chọn|เลือก|選|选|고르|고른/u
export const BETWEEN =
	/^(?:\S{0,4})? ?(?:\p{L}{1,8} ){0,2}(?:between|among|from the|zwischen|entre|tra(?!\p{L})|fra(?!\p{L})|tussen|mellan|mellem|mellom|väliltä|między|pomiędzy|mezi|medzi|közül|között|dintre|între|ανάμεσα|μεταξύ|между|между|между|між|između|med(?= \p{L}+ (?:in|ali))|tarp|starp|vahel|arasında|بين|בין|ميان|كے درميان|के बीच|antara|giữa|ระหว่าง)(?!\p{L})/u
/** "Do the readings replace a doctor?" */
export const REPLACES =
	/replac|substitut|ersetz|remplac|sustitu|reemplaz|sostitu|substitu|vervang|ersätt|erstatt|korvaa|zastęp|zastąp|nahra[dď]|nahrá[dž]|helyettes|înlocui|αντικαθιστ|замен|замін|замест|zamijen|zamjen|zamen|nadomes|pakei|atstoj|aizstā|asenda|yerini|yerine geç|əvəz|تغني عن|بديل|محل (?:ال)?طبيب|جايگزين|متبادل|מחליפ|תחליף|जगह ले|विकल्प|thay thế|gantikan|pengganti|pamalit|kapalit|badala ya|koma í stað|แทน|代わり|替代|代替|取代|대신|대체/u
/** Right behind "we recommend": how to wash. */
export const WASHED =
	/^ ?(?:(?:to |zu |de |di |à |a |το |να |om |at |å )?\p{L}{0,3} ?)(?:hand[ -]?wash|wash|handw[aä]s|wasch|wäsche|lav(?:age|er|ar|are|aggio|agem|ado)|handwas|wassen|handtvätt|tvätt|håndvask|vask|käsinpesu|pesemi|pran[ie]|mytí|praní|umývan|pranie|kézi mos|mos(?:ás|ni)|spăl|πλύσ|πλέν|мыть|стира|ручн|прати|ручне|пране|ručno pran|pranje|skalb|mazgā|pesta|rentar|elde yıka|yıka)/u
/** Somebody coughs in the third row, a back aches after the work: no complaint that anything is promised against. */
export const COUGHS =
	/^(?:(?:sneez|cough)(?:es|ed)|tousse(?:nt)?|éternue(?:nt)?|hustet|niest|tose|estornuda|tossisce|starnutisce|tosse|espirra|hoest|hostar|nyser|hoster|yskii|aivastaa|kaszl\p{L}+|kicha|kašle|kýchá|kýcha|kašlje|kihne|köhög|tüsszent|sajog|tușește|strănută|βήχει|φτερνίζεται|кашляет|чихает|кашляє|чхає|кашля|киха|kosėja|klepo|köhib|aevastab|öksürüyor|hapşırıyor|hóstar|hnerrar)$/u
/** Kind to the skin, and how listings say it. */
export const OF_SKIN =
	/skin|haut|peau|piel|pell|huid|hud(?!\p{L})|iho|skór|pokož|plet|pleti|pleť|kož|bőr|piel|δέρμα|кож|шкір|koža|od[aos]|ād[aiu]|nah|pell|ten(?:i|e)|cild|dəri|húð|بشر|جلد|עור|پوست|त्वचा|kulit|balat|ngozi|da(?!\p{L})|ผิว|肌|皮|피부/u
export const KIND_TO_SKIN =
	/skin[ -]?friendly|(?:kind|gentle|soft) (?:to|on|against|with) (?:the |your )?skin|haut(?:freundlich|sympath|schonend)|(?:doux|douce)s? (?:pour|pour la|avec la) peau|suave con la piel|amable con la piel|delicat[oa] sulla pelle|suave (?:na|para a) pele/u
/** "The itch stayed on the sheep": cloth that scratches, and nobody's skin complaint. */
export const ITCHES =
	/itch|juck|kratz|démang|gratt|pic(?:or|a)(?!\p{L}{3})|prurit|coceira|comich|jeuk|kriebel|klåd|kli(?:a|ar)(?!\p{L})|klø|kutin|kutit|swęd|gryz|svěd|svrb|viszket|mânc[aă]r|φαγούρ|зуд|чеш|сверб|сърб|svrab|srbi|srbež|niež|sügel|kaşın|qaşın|حكه|גירוד|gatal|ngứa|かゆ|痒|癢|가려/u
export const OF_WOOL =
	/(?<!\p{L})(?:wool|sheep|knit|merino|jersey|sweater|label|collar|seam|wolle|schaf|strick|pull|laine|mouton|tricot|étiquette|lana|oveja|etiqueta|pecora|maglion|etichett|lã(?!\p{L})|ovelha|camisola|wol(?!\p{L})|wollen|schaap|trui|ull|får(?:et)?(?!\p{L})|stick|tröja|uld|strik|sau|strikk|genser|lopapeys|villa|lamma|neule|weł|owc|swet|metk|vln|ovc|svetr|etiket|gyapj|juh|pulóver|lân[aă]|oaie|pulover|μαλλ|πρόβατ|шерст|овц|овеч|свит|вовн|вълн|пулов|vun[aei]|viln|avi[sų]|megzt|aita|džemper|vill|lamb|yün|koyun|kazak|yun|qoyun|صوف|خروف|پشم|اون|צמר|ऊन|wol(?!\p{L})|biri-biri|domba)|羊毛|ウール|毛衣|양털|니트/u
/** "Two are left for the neighbour": what is left of a meal, and no stock. */
export const LEFT_FOR =
	/^ (?:over )?(?:for|für|till|åt|til|à|pour|para|per|voor) (?:\p{L}{2,4} )?(?:neighbo|nachbar|grann|nabo|buur|buren|voisin|vecin|vicin|vizinh|post(?:man|ie)|brevb|postb|facteur|carter|postin|carteir|breakfast|frühstück|frukost|morgenmad|ontbijt|petit[ -]déj|desayun|colazion|lunch|guest|gäst|gæst|gjest|gast|oma(?!\p{L})|opa(?!\p{L})|mormor|farmor|bestemor|mémé|mamie|abuel|nonn[ao]|avó|dog|hund|chien|perro|kids|kinder|barn|børn|enfant|niñ|bambin|crian)/u
/** "Each at the table picks his own": what everyone has of his own is none of the goods. */
export const OWN =
	/^(?:\p{L}* )?(?:\p{L}{1,12} ){0,3}?(?:own|eigen\p{L}*|(?:le|la|les|leur|son|sa) propre|propr[eiao]\p{L}*|propi[oa]s?|próprios?|própri[oa]s?|eg(?:en|et|na)|eget|oma[an]?|własn\p{L}*|swoj\p{L}*|vlastn\p{L}*|sv(?:ůj|ou|oje|oji|ojo|oju|oj|é)|saját\p{L}*|δικ\p{L}+ το\p{L}+|сво[йюёяе]\p{L}*|собствен\p{L}*|власн\p{L}*|vlastit\p{L}*|savo|sav[uo]|oma|kendi|öz|sendiri)(?!\p{L})/u
/** The same for lists of terms: behind the word for choosing. */
export const NOT_HIS_OWN = `(?!(?<=(?:${CHOOSES.source})\\p{L}{0,4})${OWN.source.slice(1)})`
/** "Every player recommends a film": what is recommended is named, and none of the goods. */
export const RECOMMENDS =
	/recom|empf|consei|consig|aconse|aanbe|anbef|rekom|suosit|polec|dopor|odpor|prepor|pripor|ajánl|συνιστ|προτείν|реком|совет|препор|раджу|радит|tavsiye|öner|tövsiy|مستحسن|يوصي|ينصح|توصيه|ממליצ|تجویز|सिफ|giới thiệu|khuyên|menyarankan|แนะนำ|勧め|推荐|推薦|추천/u
export const SHOWS_AND_SONGS =
	/^[^.;!?؟。]{0,26}?(?:(?<!\p{L})(?:film|movie|song|series|restaurant|recipe|lied(?!\p{L})|serie|rezept|chanson|recette|película|canción|receta|canzone|ricetta|música|canção|receita|elokuv|laul|piosenk|przepis|písn|pesničk|recept|dal(?:t|okat)(?!\p{L})|filmet|cântec|rețet|ταινί|τραγούδ|фильм|фільм|филм|песн|пісн|рецепт|pjesm|dain|dziesm|şarkı|mahnı|lagu|resep|phim|bài hát|công thức)|اغنيه|فيلم|שיר|סרט|ترانه|فلم|گانا|फ़िल्म|फिल्म|गाना|หนัง|เพลง|映画|曲|电影|電影|歌|영화|노래)/u
/** "The neighbour borrows it, brings it back and hangs it up": a tool that is lent, and nobody's praise. */
export const BORROWS =
	/borrow|lend|leih|borg|emprunt|pr[eê]t|presta|lån|laina|pożycz|půjč|požič|posu[dđ]|izposoj|kölcsön|împrumut|δανεί|одолж|позич|зае[мт]|назаем|skolin|paskol|aizņem|laena|ödünç|borc|pinjam|hiram|azima|mượn|ยืม|借|빌/u
export const GIVES_BACK =
	/(?<!\p{L})(?:returns?|brings? (?:it|them) back|puts? (?:it|them) back|hangs? (?:it|them) back|(?:bring|häng|leg|gib|stell)\p{L}* (?:ihn|sie|es) (?:\p{L}+ )?zurück|rend|rapporte|remet|devuelve|cuelga|restituisce|riporta|riappende|devolve|pendura|brengt (?:hem|het|ze) terug|hangt (?:hem|het|ze) terug|lämnar tillbaka|hänger tillbaka|hænger|henger|levere\p{L}* tilbage|palautta|odda|odwiesza|vrát|vrac|zavěs|zaves|vrati|vrača|vrne|visszahoz|visszaad|visszaakaszt|înapo|επιστρέφ|κρεμά|верн|повес|поверн|повіс|върне|окач|grąžin|pakabin|atdod|pakar|tagastab|riputab|geri (?:getir|as|ver)|qaytar|mengembalikan|trả lại|คืน)|返|还|還|돌려/u
/** "Always finds something to mend": the trade of somebody, and no promise. */
export const SOMETHING_TO_MEND =
	/(?:(?<!\p{L})(?:something|anything|things) (?:else )?(?:to (?:fix|mend|repair|replace)|(?:that )?needs? (?:fixing|mending|repair))|(?:etwas|was) zu reparieren|quelque chose à (?:réparer|remplacer|changer)|algo (?:que|para) (?:reparar|arreglar|consertar)|qualcosa da (?:riparare|aggiustare|sostituire)|algo a reparar|iets te repareren|något att (?:laga|reparera)|noget at (?:reparere|ordne)|noe å (?:reparere|fikse)|jotain korjattavaa|coś do (?:naprawy|naprawienia)|něco (?:k opravě|na opravu|opravit)|niečo (?:na opravu|opraviť)|nešto za popraviti|nešto da popravi|nekaj za popraviti|talál (?:\p{L}+ )?(?:javítani|szerelni)\p{L}*|ceva de reparat|κάτι (?:να|για) (?:επισκευ|φτιάξ|διόρθωμα)\p{L}*|что (?:починить|чинить)|що (?:полагодити|лагодити)|нещо за (?:поправ|ремонт)\p{L}*|ką (?:taisyti|sutaisyti)|ko (?:labot|salabot)|midagi parandada|tamir edecek|təmir etməyə)|چيزي براي تعمير|شيئا (?:ل|ي)(?:صلح|يصلح)\p{L}*|משהו לתקן|كچھ (?:نہ كچھ )?(?:مرمت|ٹھيك)|कुछ (?:न कुछ )?(?:मरम्मत|ठीक)/u
/** Sun as what feeds a device, and nets as a toy: good for the planet only where the text tells how a thing is made. */
export const SUN_OR_NETS =
	/sola|soli|sonn|sol(?:cell|panel|energi|ljus)|zonn|aurinko|słon|solár|nap(?:elem|energ)|ηλι|солн|сонц|сонячн|слънч|sunčan|sunčev|sončn|saul|päike|güneş|günəş|شمس|שמש|सौर|surya|mặt trời|แสงอาทิตย์|ソーラー|太陽|太阳|태양|(?<!pla|mag|inter|cabi)net(?:s|ten|t)?(?!\p{L})|netz|filet|redes|reti(?!\p{L})|nät(?!\p{L})|garn(?!\p{L})|not(?!\p{L})|verk(?:ko|ot)|siec|sít|siet|háló|plase|δίχτ|сет|мреж|mrež|tinkl|tīkl|võrk|xarx|شباك|jaring|lưới/u
export const TELLS_OF_MAKING =
	/(?<!\p{L})(?:factory|workshop|mill(?!\p{L})|plant(?!\p{L})|roof|made|mak(?:e|ing)|wov|spun|yarn|old|once|ghost|ocean|discard|fabri|usine|atelier|taller|hech[oa]|tech[oa]|antigu|viej|werk|gemacht|gefert|herge|alt(?:e|en|er)(?!\p{L})|dach|officina|laboratorio|stabiliment|tett[oi]|fatt[oaie]|vecchi|oficina|telhado|feit[oa]|velh|gemaakt|oud|dak|gjord|tillverk|gaml|tak(?!et)|lavet|fremstil|værksted|verksted|laget|valmis|tehda|tehty|vanho|kierrät|produk|zakład|dach|wykon|zrobion|star(?:e|y|ych|ých|é|ih|i)(?!\p{L})|výrob|vyrob|továr|díln|střech|dielň|strech|gyár|műhely|készül|tető|régi|fabric|făcut|vechi|produs|atelier|φτιαγ|κατασκευ|παλι|εργοστ|изготов|произв|сделан|завод|фабрик|цех|мастерск|крыш|стар|вигот|зробл|вироб|майстерн|дах|направ|изработ|цех|покрив|izrađ|proizv|tvornic|tvorn|radionic|krov|pogon|tovarn|delavnic|streh|pagamin|gamykl|dirbtuv|ražo|rūpnī|darbnī|tehas|töökod|vana|fabrika|tesis|atölye|çatı|üret|yapıl|recyc|recik|recic|ricic|återvin|genbrug|resirk|gjenbr|újra|переработ|перероб|ανακυκλ|taaskas|perdirb|pārstrād|kitar|daur|tái chế|dönüş)|مصنع|معمل|صنع|قديم|מפעל|עשוי|कारखान|बनी|pabrik|kilang|bengkel|terbuat|nhà máy|làm từ|โรงงาน|工場|工厂|工廠|作|공장|만든/u
/** "Each knife is ground in a workshop": each counts the things, and no places. */
export const EACH = /^(?:cada|chaque|ogni|fiecare|κάθε|her|hər|כל|هر|ہر|كل|setiap|mỗi|từng|ทุก|har|हर)(?![\p{L}\p{M}])|^ทุก/u
/** "All in one tool bag": what the box holds, and no places. */
export const ALL_IN =
	/^(?:all|alle|alles|tous|toutes|todos|todas|tutti|tutte|hepsi|همه|سب|सब|semua|semuanya|svi|sve|все|всё|усі|wszystkie|tất cả|ทุกอย่าง)[ ](?:in|dans|en|em|numa?|en|tek|bir|در(?! همه)|ايك|एक|dalam|di|u|в|у|w|trong)(?!\p{L})/u
/** The same, and plain saying. */
export const SPEAKS_OR_SAYS = new RegExp(
	`${SPEAKS.source}|sa(?:y|id|gt)|tell|diz|dir|dic|dice|zeg|säg|sig|sier|sano|powie|řek|neřek|povie|mondj|spune|πει|λέει|скаж|каже|reći|kaže|pove|pasak|teik|ütle|söyle|يقول|יגיד|אומר|گويد|گفت|कह|bilang|bảo|บอก|言`,
	'u',
)

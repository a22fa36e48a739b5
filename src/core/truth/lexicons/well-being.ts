import type { ConceptTable } from '../concepts'

/** Relief and remedies in further turns of phrase; a listing's own words may be followed. */
export const WELL_BEING: ConceptTable = {
	'complaints of the body': {
		x: '(?:joint|back|neck|muscle|knee|foot|hand|wrist|period|menstrual) (?:complaints?|problems?|troubles?|stiffness|tension|issues)|(?:gelenk|rücken|nacken|muskel|knie|fuß|magen|wetterfühligkeit|wechseljahr)\\p{L}*(?:beschwerden|probleme?n?|verspannung\\p{L}*|steifigkeit)|beschwerden|verspannung~|(?:gewrichts|rug|nek|spier|knie|maag|overgangs)(?:klachten|problemen)|(?:problèmes?|troubles?|raideurs?|gênes?|tensions) (?:articulair|musculair|digesti|cervic|lombai|de dos|du sommeil)~|(?:problemas|molestias|rigidez|trastornos|dolencias) (?:articular|muscular|digestiv|cervical|lumbar|de espalda|de sueño)~|(?:problemi|disturbi|rigidità|fastidi|tensioni) (?:articolar|muscolar|digestiv|cervical|lombar|alla schiena|del sonno)~|(?:problemas|desconfortos?|rigidez|distúrbios|incômodos) (?:articular|muscular|digestiv|cervica|lombar|nas costas|do sono)~|(?:dolegliwości|problemy|schorzenia) (?:stawów|stawow|pleców|mięśni|żołądk)~|eklem (?:ağrı|sorun|rahatsız)~|(?:led|rygg|nack|muskel|mag)(?:besvär|problem)~|(?:led|ryg|nakke|muskel)(?:gener|problemer|plager)|nivelvaivo~|selkävaivo~|ízületi (?:panasz|fájdalom)~|(?:potíže|bolesti) (?:kloub|zad|sval)~|(?:dureri|probleme|afecțiuni) (?:articular|muscular|de spate)~|проблем~ (?:с|со) (?:сустав|спин|шее|сном|давлени|желуд)~',
		ar: '(?:مشاكل|اوجاع|تصلب|متاعب) (?:ال)?(?:مفاصل|ظهر|رقبه|عضلات|هضم|نوم)',
		he: '(?:בעיות|מיחושי|תלונות) (?:מפרקים|גב|צוואר|שינה|עיכול)',
		cjk: '(?:関節|腰|膝|首|肩)の(?:不調|悩み|違和感|こわばり)|关节(?:不适|问题)|關節(?:不適|問題)|腰酸|颈椎不适|肩颈|관절 ?(?:불편|문제)|(?:허리|목|어깨) ?(?:불편|결림|뻐근)|ปวดข้อ|ปวดหลัง|ปวดเมื่อย',
	},
	'blood pressure': {
		x: "(?:blood|arterial)[ -]pressure|tension artérielle|(?:tensión|presión) (?:arterial|sanguínea)|blutdruck~|pressione (?:arteriosa|sanguigna|del sangue)|(?:pressão|tensão) (?:arterial|sanguínea)|bloeddruk~|ciśnieni~ (?:krwi|tętnicz)~|tansiyon~|kan basınc~|blodtryck~|blodtryk~|verenpain~|vérnyomás~|krevní~ tlak~|tensiun~ arterial~|αρτηριακ~ πίεση~|(?:артериальн|кров'ян|кровян)~ (?:давлени|тиск)~|huyết áp|tekanan darah|रक्तचाप|ब्लड प्रेशर",
		ar: 'ضغط (?:ال)?دم|لاطونسيون',
		he: 'לחץ דם',
		cjk: '血圧|血压|血壓|혈압|ความดัน(?:โลหิต|เลือด)',
	},
	'sleep without pills': {
		x: '(?:without|no|instead of|replaces?) (?:\\S+ )?(?:pills?|medication|medicine|drugs|tablets of|painkillers)|sans (?:médicaments?|somnifères?|comprimés)|sin (?:pastillas|medicamentos|medicación|fármacos)|ohne (?:tabletten|medikamente|pillen|schlafmittel|chemie)|senza (?:farmaci|pillole|medicine|medicinali)|sem (?:remédios?|comprimidos|medicamentos)|zonder (?:pillen|medicijnen)|bez (?:leków|tabletek|léků|prášků|liekov)|ilaçsız|ilaç (?:olmadan|kullanmadan)|utan (?:tabletter|mediciner|läkemedel)|uden (?:piller|medicin)|uten (?:piller|medisin)|ilman lääk~|gyógyszer (?:nélkül|mentes)~|fără (?:medicamente|pastile)|χωρίς (?:φάρμακα|χάπια)|без (?:лекарств|таблеток|ліків|пігулок)|không (?:cần )?thuốc|tanpa obat|(?:बिना|बग़ैर) (?:दवा|गोली)~|(?:helps?|aide|ayuda|hilft|aiuta|ajuda|helpt|pomaga|hjälper|hjælper) (?:\\S+ ){0,3}?(?:(?:to )?sleep|(?:à (?:mieux )?)?dormir|(?:beim )?(?:ein)?schlafen|(?:a )?dormire|(?:bij het )?(?:in)?slapen|zasnąć|spać|sova|sove)',
		ar: '(?:بدون|دون|بلا) (?:ادويه|دواء|دوا|حبوب|فانيد|اقراص)|(?:ي|ت|كي|كت)ساعد~ (?:\\S+ ){0,3}?(?:ال)?(?:نوم|نعاس|استرخاء)',
		he: 'ללא (?:תרופות|כדורים)|בלי כדורים',
		cjk: '薬(?:なし|に頼ら|要らず)|不用吃药|无需吃药|不靠药物|약 ?없이|ไม่ต้องกินยา',
	},
	'growth of a child': {
		x: "(?:boosts?|develops?|improves?|trains?|strengthens?|fördert|stärkt|développe|stimule|favorise|desarrolla|estimula|potencia|sviluppa|stimola|desenvolve|estimula|ontwikkelt|stimuleert|rozwija|wspiera|geliştir\\p{L}*|utvecklar|tränar|fremmer|kehittää|fejleszti|rozvíjí|dezvoltă|αναπτύσσει|развива\\p{L}*|розвива\\p{L}*) (?:\\S+ ){0,4}?(?:brain|iq|memory|motor skills|concentration|focus|attention|gehirn|gedächtnis|motorik|konzentration|feinmotorik|cerveau|mémoire|motricité|concentration|cerebro|memoria|motricidad|psicomotricidad|concentración|cervello|memoria|motricità|concentrazione|cérebro|memória|coordenação motora|concentração|hersenen|geheugen|motoriek|concentratie|mózg|pamięć|motorykę|koncentrację|hafıza\\p{L}*|motor|hjärnan|minnet|motorik\\p{L}*|muistia|aivoja|memóriáját|motorikát|mozek|paměť|memoria|мозг|память|моторик\\p{L}*|внимани\\p{L}*|пам'ять)|hyperactiv~|hyperaktiv~|hiperactiv~|iperattiv~|hiperaktyw~|гиперактивн~|adhd|tdah",
		ar: 'فرط (?:ال)?(?:حركه|نشاط)|(?:ي|ت|كي|كت)(?:قوي|نمي|طور|حسن) (?:\\S+ )?(?:ال)?(?:ذاكره|ذكاء|تركيز|دماغ|مهارات)~',
		he: '(?:מפתח|משפר|מחזק)[ת]? (?:\\S+ )?(?:מוטוריקה|זיכרון|ריכוז|מוח)',
		cjk: '(?:脳|知育|記憶力|集中力|手先).{0,4}(?:活性|発達|向上|鍛え|育)|(?:开发|開發|提升|锻炼|鍛鍊|促进|促進).{0,6}(?:大脑|大腦|智力|记忆力|記憶力|专注力|專注力|精细动作)|(?:두뇌|기억력|집중력|소근육).{0,4}(?:발달|향상|키워)|(?:พัฒนา|เสริม)(?:สมอง|ความจำ|สมาธิ|กล้ามเนื้อ)',
	},
}

import type { ConceptTable } from '../concepts'

/** Promises without limit. Little words of ordinary talk ("always at hand", "perfect for reading") promise nothing and are left out. */
export const ABSOLUTES: ConceptTable = {
	perfection: {
		x: [
			'the (?:absolutely )?(?:perfect|ideal) \\p{L}+|absolute(?:ly)? (?:perfect|perfection|precise|safe|reliable|flawless)|(?<!to )perfection|flawless(?:ly)?|(?:the|our|your|an) ultimate(?= \\p{L})|ultimate (?:comfort|protection|performance|experience|solution|gift|companion|tool|upgrade|guide)|faultless|foolproof|infallible',
			'(?:le|la|les|un|une) (?:cadeau|choix|solution|compagnon|compagne|outil|produit|alliance|alliée?|finition|résultat|qualité|précision) parfaite?s?(?! (?:pour|avec|en|dans|au|à))|(?<!à la )perfection|(?<!(?:une|un|cette|cet|son|leur|votre|notre|dernière) )ultimes?|infaillibles?|absolument (?:parfait|sûr|fiable)~',
			'(?:el|la) (?:regalo|elección|solución|compañer[oa]|aliad[oa]|herramienta|producto|acabado|ajuste|equilibrio|resultado|calidad|precisión) perfect[oa](?! (?:para|con|en))|(?<!a la )perfección|infalibles?|absolutamente (?:perfect|segur|fiable)~',
			'(?:der|die|das|den|dem) perfekte[nrs]? \\p{L}+|(?<!(?:in|zur) )perfektion|ultimative?\\p{L}*|unfehlbar~|makellos~|absolut (?:perfekt|sicher|zuverlässig|präzise)',
			'(?:il|la|lo) (?:regalo|scelta|soluzione|compagn[oa]|alleat[oa]|strumento|prodotto|finitura|equilibrio|risultato|qualità|precisione) perfett[oa](?! (?:per|con|in))|(?<!alla )perfezione|infallibil[ei]|assolutamente (?:perfett|sicur|affidabil)~',
			'(?:o|a) (?:presente|escolha|solução|companheir[oa]|aliad[oa]|ferramenta|produto|acabamento|ajuste|equilíbrio|resultado|qualidade|precisão) perfeit[oa](?! (?:para|com|em))|(?<!(?:na|à|com) )perfeição|infalíve(?:l|is)|absolutamente (?:perfeit|segur)~',
			'kusursuz~|mükemmellik~|mükemmel (?:seçim|hediye|çözüm)~|de perfecte \\p{L}+|het perfecte \\p{L}+|perfectie|feilloo?s~|ultieme|perfekcyjn~|bezbłędn~|den perfekta \\p{L}+|perfektion|sempurna tanpa~|безупречн~|абсолютн~ (?:точн|безопас|над[её]жн|идеал)~',
		].join('|'),
		ar: 'كامل~ (?:ال)?(?:اوصاف|كمال)|بلا (?:اي )?(?:عيوب|عيب)',
		he: 'מושלמ?[םתת] (?:ללא|בכל)|חסר פגמים',
		cjk: '完璧|完全無欠|究極|绝对(?:完美|精准|安全|可靠)|絕對(?:完美|精準|安全|可靠)|完美无瑕|完美無瑕|坚不可摧|堅不可摧|완벽한 (?:선물|선택|제품)|무결점|สมบูรณ์แบบที่สุด|ไร้ที่ติ',
	},
	'never failing': {
		x: [
			"un(?:breakable|failing)|indestructible|invincible|(?:never|won'?t ever) (?:\\p{L}+ )?(?:break|fail|fade|rust|wear|leak|worry|tear|crack|stain|shrink|slip|lose|dull|disappoint|scratch|let you down|lets|bend|deform|warp|jam|clog|overheat|fall|run out|need)~|always works|impossible to (?:break|beat|scratch|spill|lose|damage)|cannot (?:break|fail|be (?:broken|beaten))|bullet_?proof|wear_?proof|unkaputtbar~",
			'indestructibles?|incassables?|imbrisables?|inusables?|(?<=(?:^| )(?:ne|n.) ?(?:se |s.|vous |te |t.)?(?:cass|rouill|déform|us|fan|décol|ray|fend|bris|fail|lâch|trahi|décev|déçoi|abandonn|brûl|surchauff|gliss|bloqu|déborde|goutt|fui|tach|tomb|rat|bouch|faibli|vieilli)\\p{L}*(?: (?:\\p{L}+ )?)?)jamais|jamais (?:plus )?(?:cass|pann|rouill|us[ée]|déform|rat)~|zéro (?:risque|défaut|panne)',
			'indestructibles?|irrompibles?|(?:nunca|jamás) (?:se |te |le )?(?:romp|fall|oxid|desgast|deform|rompe|estrope|raya|pierd|decepcion|dej(?:a|an|ará|arán) (?:de (?:funcionar|sonar|girar|brillar|cortar)|tirad|colgad)|estir|encog|atasc|calient)~|cero (?:riesgo|fallos)',
			'unzerstörbar~|unzerbrechlich~|unverwüstlich~|(?:nie|niemals|nie wieder|nie mehr) (?:\\p{L}+ )?(?:kaputt|brech|brich|rost|versag|verblass|verschleiß|reiß|verform|verlier|verrutsch|enttäusch|ausfall|stumpf)~|null (?:risiko|fehler)',
			'indistruttibil[ei]|infrangibil[ei]|mai (?:\\p{L}+ )?(?:romp|guast|arrugginis|rott|deform|consum|sbiad|delud)~|non (?:si )?(?:rompe|deforma|guasta|rovina|arrugginisce|consuma) mai|zero rischi',
			'indestrutíve(?:l|is)|inquebráve(?:l|is)|(?:nunca|jamais) (?:se |vai )?(?:quebr|falh|enferruj|desgast|deform|estrag|desbot|risc|decepcion|deixa (?:de funcionar|na mão|você na))~|zero (?:risco|defeito)',
			'kırılmaz|(?:asla|hiçbir zaman) (?:\\p{L}+ )?(?:bozul|kırıl|pasla|eski|aşın|sol|deforme|yıpran|hayal)~|sıfır risk|onverwoestbare?|onbreekbare?|onverslijtbare?|nooit (?:meer )?(?:\\p{L}+ )?(?:kapot|breek|roest|slijt|stuk|vervorm|teleur)~|zonder enig risico|niezniszczaln~|niezawodn~|nigdy (?:się |nie )+(?:psuj|zepsuj|łami|rdzewie|zużyw|odkształc|zawiedz|zawod)~|oförstörbar~|okrossbar~|(?:går |rostar |slits )?aldrig (?:sönder|rostar|slits|går|sviker)|anti hancur|tidak (?:akan )?pernah (?:rusak|pecah|berkarat|mengecewakan)|неразрушим~|неубиваем~|никогда не (?:слома|лома|рж[аа]ве|изнаш|подвед|деформ|порв|выцве|подвод)~|अटूट|कभी (?:नहीं|भी नहीं|न) (?:टूट|खराब|जंग|घिस)~',
		].join('|'),
		ar: '(?:لا|لن) (?:ي|ت)(?:نكسر|صدا(?<!(?:فولاذ|صلب|ستيل|استيل|ستانلس) ل[ان] [يت]صدا)|تلف|بلي|نتهي|فشل|تعطل|خيب|خرب|تشوه|بهت ابدا)~|غير قابل~ لل(?:كسر|تدمير|تلف)|مستحيل (?:ان )?(?:ي|ت)(?:نكسر|تلف)~|ما ?كيتهرسش(?! دغيا| بسهول| ب(?:ال)?ساهل)|ما ?عمر[وهي]ا? (?:ي|ت|ك)~?(?:تهرس|خسر|تقطع|سالي|خيب|صدي|تصدي)~',
		he: 'בלתי שביר|לעולם (?:לא|אינו) (?:נשבר|מחליד|נשחק|מתקלקל|מאכזב)',
		cjk: '絶対に?(?:壊れ|狂わ|割れ|錆び|破れ|安心|安全|失敗|満足)|決して(?:壊れ|錆び|割れ|裏切)|二度と(?:壊れ|悩|困)|壊れない|無敵|永不(?:磨损|断裂|生锈|损坏|變形|变形|磨損|生鏽|褪色)|绝不(?:会)?(?:损坏|断|生锈)|零(?:风险|瑕疵|故障)|절대 ?(?:부서|고장|깨|녹|안 ?깨|실패)|부서지지 ?않|깨지지 ?않는|ไม่มีวัน(?:พัง|แตก|ขึ้นสนิม)|ไม่พัง(?:แน่|เลย)',
	},
	'without end': {
		by: 'lifetime',
		x: '(?<!(?:life|lives|world|changed?|him|her|everything|history|take|takes|took|like) )forever(?! (?:chang|alter|lost|young|in the mem))|ever_?lasting|eternal(?:ly)?|built to last a lifetime|(?:for|lasts?|lasting) (?:a |your )?(?:whole )?(?:life_?time|entire life)|(?<!(?:souvenirs?|grav\\p{L}*|amis|cœur|change\\p{L}*|gard\\p{L}*) )pour toujours|éternellement|(?:jeunesse|garantie|beauté|durée|vie) éternelle|toute (?:la|une|votre) vie|pour la vie|(?<!(?:recuerd\\p{L}*|amig\\p{L}*|corazón|cambi\\p{L}*|feliz|felices|juntos) )para siempre|eternamente|(?:juventud|garantía|belleza|duración|vida) eterna|(?:para )?(?<!de )toda la vida|que (?:el|la|los|las) de toda la vida|für immer(?! (?:veränd|verlor|verschw|fort|weg|verbund|in erinner))|(?<!(?<!\\p{L})(?:dauer\\p{L}*|seit|vor|halbe|gefühlte?|wart\\p{L}*|brauch\\p{L}*|schon) (?:k?eine )?)ewig(?!\\p{L}* (?:such|wart|lang|hin|her|brauch|kein|nicht|gleich|in der|chaos|durcheinander|kabel|kampf|streit|diskuss|eis))~|ein leben lang|(?<!(?:una volta|ricord\\p{L}*|amic\\p{L}*|insieme|felici|cambi\\p{L}*|cuore|custodi\\p{L}*) )per sempre|in eterno|eternamente|(?:giovinezza|garanzia|bellezza|durata|vita) eterna|per tutta la vita|(?<!(?:lembran\\p{L}*|record\\p{L}*|amig\\p{L}*|coração|mud\\p{L}*|felizes|juntos) )para sempre|por toda a vida|para toda a vida|sonsuza (?:kadar|dek)|ömür boyu|(?<!(?:leven|wereld|alles|hem|haar|hen) )voor altijd(?! (?:verander|verdw|weg|verlor))|voor eeuwig|levenslang|een leven lang|na zawsze|na całe życie|(?<!(?:liv|världen|allt|honom|henne|dem) )för alltid(?! (?:förändr|försv|borta))|för evigt|selamanya|seumur hidup|навсегда|вечн(?:ый|ая|ое|ые)(?! (?:вопрос|тем|спор|классик|истори|ценност))|на всю жизнь|जीवन भर|हमेशा के लिए|mãi mãi|pentru totdeauna|navždy|örökre|ikuisesti|για πάντα',
		ar: '(?:ل|الي) ?الابد|طول (?:ال)?(?:حياه|عمر)|العمر كامل|العمر كلو|مدي (?:ال)?حياه',
		he: '(?<!(?:כדי|רוצ\\S*|יכול\\S*|אפשר|קשה|קל|איך|תוכלו|מצליח\\S*|נסו|לנסות|סיכוי|דרך|המטרה|צריך|ללמוד) )לנצח(?! (?:את|ב|על|כל))|לכל החיים',
		cjk: '永遠(?:に|の)|永久に|一生(?:もの|使え|使い続)|永远(?:不|都)|永遠(?:不|都)|永久(?!磁)(?:不|耐用|有效)|终身(?!成就)|終身(?!成就)|平生|평생(?!을 |의 | 처음| 친구)|영원|ตลอดไป|ตลอดกาล|ตลอดชีวิต',
	},
	miracle: {
		x: 'revolutionary(?! (?:war|army|france|leader|movement|era|times|struggle))|revolutioni[sz]es|(?:a|eine|kleine|echte|wahre|real|true|the|die|una|une|en|een|uma) revolution(?= (?:in|im|für|for|pour|en|di|nel|per|van|på|der|de|do|of (?:sound|taste|clean|cook|gaming|sleep|comfort)))|revolution(?= für (?:ihr|dein|jed))|game[- ]chang~|life[- ]changing|miracul~|miracles?|magically|phenomenal|unbelievabl~|(?:will )?(?:change|transform)s? your life|révolutionn~|changera? (?:votre|ta|la) vie|(?:remède|produit|effet|solution|recette|crème|soin|sérum|huile|gel|poudre|ingrédient|méthode) (?:miracle|magique)|(?:fait|font) des miracles|miraculeu~|revolucion(?:ari|ári)~|cambiará tu vida|milagros[oa]~|(?:remedio|producto|efecto|efeito|solución|solução|fórmula|resultado|crema|creme|sérum|aceite|óleo) (?:milagros?|milagre|mágic[oa])|(?:hacen?|faz|fazem) milag(?:ro|re)s|mudará a sua vida|vai mudar sua vida|revolutionär~|verändert (?:ihr|dein) leben|wunder(?:mittel|waffe|werk)~|rivoluzion(?:ari|a)~|cambierà la (?:tua )?vita|miracolos~|(?:rimedio|prodotto|effetto|soluzione|formula) magic[oa]|(?:fa|facciamo) miracoli|devrim (?:niteliğinde|yarat)~|hayatınızı değiştir~|mucize~|sihirli|revolutionaire?|verandert je leven|rewolucyjn~|cudown~ (?:środ|lek|działan|metod|moc)~|revolutionerande|революционн~|изменит (?:вашу|твою) жизнь|чудодейств~|чудодійн~|чудо(?:[ -](?:средств|крем|прибор|машин|нож|техник|пристр|засіб)\\p{L}*|!)|(?<=(?:настоящее|просто|справжнє|истинско|просто е) )чудо|क्रांतिकारी|जादुई|चमत्कार~|revolusioner|ajaib',
		ar: 'ثوري~|ثوره في|(?<!براي )سحري(?! (?:ميں|كي|كا|كے|سے|اور|يا|تك))~|(?<!(?:بطل|بطله|ابطال|قوه|قوي|قوا|قدرات|شخصيه|رجل|مخلوق|كائن|كائنات) (?:ال)?)خارق(?!ون|ين|ات)~|معجز~|(?:س)?(?:ي|ت)غير حياتك|العجب العجاب',
		he: 'מהפכני~|קסום|פלאי~|ישנה את חייך',
		cjk: '革命(?:的|を)|魔法(?:の|のよう)|奇跡|驚異の|驚異的|革命性|颠覆性|顛覆性|神奇|奇迹|奇蹟|改变(?:你|您)的生活|改變(?:你|您)的生活|혁명(?:적|을 일으|!)|(?<=(?:청소|주방|수면|뷰티|면도|요리|기술|정리|세탁|운동|스킨케어|생활)의 )혁명|마법(?:처럼| ?같|의 (?:크림|세안|효과|손길|한))|(?<![가-힣])기적(?!소리)|มหัศจรรย์|ปฏิวัติ|เปลี่ยนชีวิต',
	},
	'must-have': {
		x: 'must[- ]haves?|(?:all|everything) you(?:.ll)? ever need|(?:can.?t|cannot) live without|indispensables?|incontournables?|(?<!lo )imprescindibles?(?! (?:llevar|usar|leer|que|lavar|secar|cargar|utilizar))|indispensabil[ei]|imperdibil[ei]|indispensáve(?:l|is)|imperdíve(?:l|is)|unverzichtbar~|muss man haben|vazgeçilmez~|onmisba(?:ar|re)|niezbędnik~|oumbärlig~|wajib (?:punya|dimiliki)|незаменим~|must_?have~',
		ar: 'لا غني عن~|ضروري~ لكل|ما تقدرش تعيش بلا|لا يستغني عن~',
		he: 'חובה לכל|הכרחי לכל',
		cjk: '必需品|マストアイテム|必备神器|必備神器|必入|人人必备|人人必備|必买|필수템|필수 ?아이템|(?:ของ|ของมัน|ไอเทม|ไอเทมที่|ที่|ทุกบ้าน|ทุกคน|ทุกครัว)ต้องมี|ต้องมี(?:ไว้|ติด)',
	},
	'no risk': {
		x: '100 ?%_?(?:\\S+ )?(?:safe|effective|satisf\\p{L}*|secure|guarante\\p{L}*|reliable|risk_?free|sûr|efficace|sécurisé|segur[oa]s?|efectiv[oa]s?|eficaz|efica(?:z|ces|zes)|sicher|wirksam|zufrieden|sicur[oa]|efficac[ei]|veilig|effectief|güvenli|etkili|bezpieczn\\p{L}*|skuteczn\\p{L}*|безопас\\p{L}*|эффектив\\p{L}*|säker\\p{L}*)|(?:absolutely|completely|totally) (?:safe|harmless|risk_?free|secure)|(?:zero|no) (?:risk|compromise|maintenance|defects)|sans aucun (?:risque|doute)|sin ningún (?:riesgo|tipo de riesgo)|senza alcun rischio|sem nenhum risco|zonder enig risico|völlig (?:sicher|unbedenklich|risikofrei)|volledig veilig|total(?:mente|ement) (?:segur|sicur|sûr|inofensiv|sans danger)~|%? ?100 (?:güvenli|etkili)|100_prozentig~|hundertprozentig~',
		ar: '100 ?% (?:امن|فعال|مضمون|ناضي)~|100 فالميه|ميه فالميه|امن~ (?:تماما|كليا)',
		he: '100 ?% (?:בטוח|יעיל)',
		cjk: '100(?:%|％|パーセント)(?:安全|満足|確実|安心)|100%(?:安全|有效|满意|滿意)|百分(?:之)?百(?:安全|有效|满意)|100% ?(?:안전|만족|효과)|백퍼센트|100% ?ปลอดภัย',
	},
}

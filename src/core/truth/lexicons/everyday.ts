import { THINGS_IN_THE_BOX } from './things-in-the-box'

/** Qualities any goods may be said to have in ordinary sales talk: they bear evidence, and their absence from the facts is no objection. */
export const TONE: ReadonlySet<string> = new Set(
	'lightweight|compact|portable|adjustable|ergonomic|space-saving|easy to clean|quick to clean|quiet|travel|camping|car use|outdoor use|for women|for men|easy assembly|smart|electric|manual|automatic|digital display|display|memory|energy saving|flavour or scent|transparent|sharp blade|laptop|used condition|elastic|padded|gas|for children|for pets|one size|dimming or colour changing|metal look|wood look|variable speed|programmable|seamless'.split(
		'|',
	),
)

/** Things and stuffs whose names are everyday words: claimed only where the text says that the product has them, or is made of them. */
export const EVERYDAY: ReadonlySet<string> = new Set([
	...Object.keys(THINGS_IN_THE_BOX),
	...'a clock or alarm clock|alarm|cup holder|beech|pine|camera|canvas|linen|fur|vitamin|mirror|timer|sequins or embroidery|cable included|pockets|stand or tripod|extra cup or jug|a case or pouch given along|zip|wheels|handle|lid|straw|blade|filter|drawers or shelves|belt or drawstring|lace|hood or collar|cushion or pillow included|storage function|manual included|extra content|microphone|speaker|radio or tuner|stereo|cooling or fan|tilt, swivel or recline|protective cover included|natural|magnetic|removable|battery powered|mains powered|temperature control|replaceable part|wall mounted|reinforced|crystal|gold|glass|paper|iron|metal|steel|wood|felt|down|bronze, pewter or platinum|slate, onyx or jade|terracotta or sandstone|pearl, amber, horn or ivory|tweed, flannel or tulle|rubber|foam|plastic|stone|copper|cork|a grinder or mill'.split(
		'|',
	),
])

/** Words that give a thing to the product, at most three words before it. */
export const GIVES_BEFORE =
	/(?:^|[^\p{L}\p{M}])(?<!(?:^|[^\p{L}\p{M}])(?:(?:re)?charg|connect|plug|recarr?eg|recarg|carreg|cárgu|carga(?!d)|cargue|conect|enchuf|collega|ricaric|carica|branch|relie|ligue|lädt|laden|auflad|geladen|verbind|anschließ|aansluit|opla|laad|podłącz|ładuj|nabíj|nabij|připoj|pripoj|anslut|ladda|lades|koble|oplades|tilslut|lataa|lada|tölt|csatlakoz|încarc|încărc|conecteaz|заряж|подключ|зарядж|підключ|зареж|свърж|puni|spoji|spaja|povež|polni|φορτί|συνδέ|şarj|اشحن|تشحن|يشحن|وصل|صل|טוענ|טענ|נטענ|מחבר|mengisi|diisi)[\p{L}\p{M}-]* (?:\S+ ){0,2})(?:with|has|have|includ\p{L}*|features?|featuring|comes?|offers?|contains?|plus|equipped|fitted|integrated|built[ -]in|extra|additional|added|adds?|spare|second|two|three|made|crafted|woven|forged|carved|lined|filled|stuffed|padded|of|from|is|are|its|pure|solid|genuine|real|mit|hat|haben|enthält|inklusive|inkl|samt|nebst|integrierte\p{L}*|eingebaute\p{L}*|zusätzliche\p{L}*|verfügt|dazu (?:gibt es|kommt|kommen|legen wir)|besitzt|bietet|aus|ist|sind|gefüttert|gefertigt|echte[mnrs]?|reine[mnrs]?|massive[mnrs]?|avec|possède|intègre|inclut|comprend|doté\p{L}*|équipé\p{L}*|muni\p{L}*|intégré\p{L}*|fourni\p{L}*|dispose|offre|contient|en|véritable|massif|con|tiene|trae|lleva|incluye|incorpora|integra|dotad\p{L}*|equipad\p{L}*|dispone|cuenta|integrad\p{L}*|hech[oa]s?|auténtic[oa]|pur[oa]|maciz[oa]|ha|include|dotat\p{L}*|integrat\p{L}*|confezione|scatola|fatt[oaie]|vero|vera|massello|com|tem|traz|inclui|possui|feit[oa]s?|em|legítim[oa]|met|heeft|inclusief|voorzien|ingebouwde?|extra|gemaakt|van|echte?|massief|med|har|inklusive|inbyggd\p{L}*|indbygget|innebygd|tillverkad|äkta|massiv[ta]?|av|(?<!siden )af|z|ze|ma|posiada|zawiera|wbudowan\p{L}*|wyposażon\p{L}*|wykonan\p{L}*|gerçek|hakiki|dahili|entegre|(?<!(?:рядом|сравнению|наравне) )со?|из|имеет|есть|оснащ\p{L}*|встроенн\p{L}*|включает|(?<!(?:поруч|поряд|порівняно) )(?:з|із)|має|ile|dengan|memiliki|termasuk|dari|terbuat|có|với|bằng|cu|are|din|sisältää|jossa|με|διαθέτει|από|s|(?<!-)se(?! (?:re)?car(?:re)?g)|má|plněn\p{L}*|plnen\p{L}*|obsahuje|مع|فيه|فيها|فيهم|له|لها|به|بها|يضم|تضم|يحتوي|تحتوي|مزود\p{L}*|مجهز\p{L}*|ذو|ذات|يشمل|تشمل|عنده|عندها|عندو|من|مصنوع\p{L}*|ديال|há|hay|y a|c'è|ci sono|hi ha|esconde|oculta|nasconde|υπάρχει|έχει|există|yenye|mayroon\p{L}*|יש|עם|כולל|עשוי|בעל|מ|kutudan|kutuda|kutusunda|kutunun|kutusundan|paketten|pakette|içeriğinde|beraberinde|hediye|العلبه|علبته|علبتها|الصندوق|العبوه|الطرد|تجد|ستجد|تجدون|يرافق\p{L}*|معه|معها|هديه|الباكيه|فالباكيه|فالكرطونه|فالعلبه|معاه|معاها|كتلقا|كتلقي|تلقا|تلقي|комплекте|комплект|подарок|подарък|подарунок|дода(?:є|ю)\p{L}*|лежит|лежат|кладём|prezencie|prezent|dárek|darček|přidáv\p{L}*|pridáv\p{L}*|poklon|поклон|кутији|пакету|libreng|kasamang|sanduku|kotak|उपहार में|коробке|наборе|прилага\p{L}*|вход(?:ит|ят|ить)|комплекті|коробці|комплекта|кутията|включва|zestawie|komplecie|pudełku|dołącz\p{L}*|balení|balenia|balenie|krabici|škatuli|součástí|súčasťou|přiba\p{L}*|pribal\p{L}*|dobozban|csomagban|tartozék\p{L}*|ajándék|paketu(?: su| je)?|kutiji(?: su| je)?|kompletu|uključuje|sadrži|kèm|tặng|gồm|hộp|dilengkapi|disertai|berisi|isi|paket|bonus|בקופסה|באריזה|מגיע|מגיעה|מצורף|מצורפת|כוללת|בתוספת|בערכה|بسته|جعبه|همراه|داراي|kasama|pamoja na)[ -](?:(?!the|los|las|les|der|die|das|den|gli|your|its|tus?|sus?|vos|ton|ihre?n?|deine?n?)[^\s.,;:!?،؛।]+[ -]){0,3}$/u

/** Words right before a stuff that say what a thing is made of. */
export const MADE_BEFORE = /(?:^|[^\p{L}\p{M}])(?:de|di|do|da|d'|aus|em|in)\s?$/u
/** A stuff named as what a thing is made of: with its little word, as an adjective, or in a compound. */
export const MADE =
	/^(?:(?:made|en|aus|de|di|in|av|van|em|solid|pure|real|genuine|goose|duck)[ -]|\d+ ?|wooden|gold(?:en|plat)|silken|glazen|houten|stalen|metalen|rubberen|zijden|drewnian|szklan|metalow|gumow|jedwabn|ahşap|деревянн|стеклянн|металлич|резинов|железн|шелков|шёлков|hölzern|(?=\S{10}))/u

/** Words right behind a thing that say the product has it. */
export const GIVES_AFTER =
	/^(?:付き?|搭載|内蔵|付属|あり|が(?:付|つ)|を(?:搭載|備え)|入り|同梱|製|素材|メッキ|仕上げ|コーティング|もついて|まで付|が(?:内置|自带|入って|入った|同封|添え)|[もを]?セット|もお付け|をお付け|をプレゼント|も(?:入って|同梱|付属|付い)|(?:이|가|도) ?(?:들어|동봉|따라|함께|달려|내장|탑재|장착)|을? ?증정|(?:을|를) ?(?:드|증정|함께)|(?:과|와) 함께|포함|내장|탑재|장착|제공|증정|소재|이? ?있|도 ?있| (?:is |are |comes? )?(?:included|built[ -]in|supplied|attached|provided)|[ -](?:lined|filled|handle|coated|plated)| (?:inclus|inclu[ií]d|fourni|intégré|integrad|integrat|enthalten|inklusive|liegt|liegen|eingebaut|dahil|mevcut|bulun|var|w zestawie|medföljer|ingår|в комплекте|ile (?:gel|birlikte|beraber|yap|üret|kapl)|(?:dan|den) (?:yap|üret)|çık(?:ıyor|ar|acak)|gel(?:iyor|ir)|veril|hediye|eşlik ed|eklen|[dt][ea] (?:var|dahil|gel|bulun|çık)|के साथ|वाल|युक्त|शामिल|मिलत|मिलेग|भी मिल|সহ|থাকছে|দেওয়া|পাবেন| ?(?:\p{L}+ )?(?:داخلي|دارد)|ملت|شامل|كے ساتھ|بھي ملت|مرفق|مدمج|مجان|مضمن)\p{L}*)/u

/** The same right before a thing, where no spaces are written, and Arabic "with" written on to it. */
export const GIVES_BEFORE_UNSPACED =
	/(?:素材は|材質は|带有?|帶有?|配(?:有|备|備)?|内置|內建|附(?:赠|贈|带|帶|有|上)?|[赠贈]送?|还?送|含|自带|自帶|里有|裡有|搭[载載]|采用|採用|มี|พร้อม|มาพร้อม|พร้อมกับ|แถม|ทำจาก|(?:^|(?<=\s)(?<!(?:شحن|شحنه|شحنها|وصل|وصله|وصلها)\s))ب)$/u

/** Words that say what colour the product comes in, right before the colour. */
export const COLOURED =
	/(?:^|[^\p{L}])(?:in|en|em|w|i|na|available in|comes in|colou?rs?|couleur|colore?s?|farbe|cor|renk|rengi|kleur|färg|kolorze|warna|цвета?|в|بلون|باللون|اللون|لون|فال?لون)\s(?:\p{L}+\s)?$/u

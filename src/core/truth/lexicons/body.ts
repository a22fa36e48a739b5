import type { ConceptTable } from '../concepts'
import { guardedTable, tableWithinClauses } from '../within-clauses'
import { NO_FAVOURITE_PLACES } from './passing-scenes'

/** What is said to do the body good: a verb of effect and, near it, a part or state of the body. By language, verbs then bodies. */
const EFFECTS: readonly (readonly [verbs: string, bodies: string])[] = [
	[
		'(?:protect|improv|reliev|reduc|prevent|boost|strengthen|support(?!\\S* (?:the|your|his|her|a) (?:neck|head|nape))|promot|eas|calm|cleans|detoxif|regenerat|sooth|lower|rejuvenat|relax|heal|restor|stimulat|nourish|balanc|fight|build|speed|accelerat|increas|enhanc|repair|tone|tighten)(?:e|es|ed|ing|s)?(?: up)?|helps?(?: you| to)?|good for|gentle on',
		'hearts?|liver|kidneys?|lungs?|joints?|spine|muscles?|nerves?|nervous system|brain|gut|stomach|eyesight|eye strain|vision|hearing|ears?|blood|bones?|sleep|fall asleep|digestion|hormones?|energy levels?|fatigue|tiredness|tension|stress|strain|wrists?|back(?! sleepers?| and side| or side)|neck|shoulders?|posture|body|skin|hair growth|breath(?:e|ing)|recover(?:y)?|memory(?! foam| card)|eyes|concentrat(?:e|ion)|mood',
	],
	[
		'(?:protèg|amélior|soulag|rédui|prévien|stimul|renforc|favoris|apais|calm|accélèr|augment|tonifi|raffermi|détend|régénèr|purifi|aid)~|bon pour',
		'c(?:œ|oe)ur|foie|reins|poumons|articulations?|colonne|muscles?|nerfs?|cerveau|intestins?|estomac|vue|audition|oreilles?|sang|os|sommeil|endormi~|digestion|hormones?|fatigue|tensions?|stress|poignets?|dos|nuque|épaules?|posture|corps|peau|respir~|récupér~|concentr~|humeur|organisme',
	],
	[
		'(?:proteg|mejor|alivi|reduc|prev(?:ien|en)|estimul|refuerz|fortalec|favorec|calm|aceler|aument|tonific|desarroll|relaj|regener|limpi|depur|ayud)~|buen[oa] para',
		'corazón|hígado|riñones|pulmones|articulaciones|columna|músculos?|nervios|cerebro|intestino|estómago|vista|audición|oídos?|sangre|huesos|sueño|dormir|digestión|hormonas|fatiga|cansancio|tensión|estrés|muñecas?|espalda|cuello|hombros|postura|cuerpo|organismo|piel|respir~|concentr~|defensas|ánimo',
	],
	[
		'(?:schütz|schont|schon|verbesser|linder|reduzier|mindert|beugt|verhinder|stärkt|stärk|förder|beruhig|entspann|regenerier|reinig|entgift|hilf|hilft|unterstütz|beschleunig|steiger|strafft|baut|entlast|löst|gut für(?! (?:alle|menschen|dich|sie|leute|jeden|die,|den,|alle,|jene)))~',
		'herz~|leber|nieren?|lungen?|gelenke?n?|wirbelsäule|muskeln?|muskulatur|nerven|gehirn|darm|magen|sehkraft|augen|gehör|ohren|blut~|knochen|schlaf~|einschlafen|verdauung|hormone|müdigkeit|verspannungen|stress|handgelenke?|sehnen~|rücken(?!schl|lage|-)~|nacken~|schultern?|haltung|körper|haut|atmung|atmen|erholung|konzentration|stimmung|abwehr~|immun~',
	],
	[
		'(?:protegg|miglior|allevi|riduc|previen|stimol|rafforz|favorisc|calm|acceler|aument|tonific|rilass|rigener|depur|aiut|dà sollievo)~|fa bene',
		'cuore|fegato|reni|polmoni|articolazioni|colonna|muscoli|nervi|cervello|intestino|stomaco|vista|udito|orecchie|sangue|ossa|sonno|dormire|addorment~|digestione|ormoni|stanchezza|tensioni|stress|polsi|schiena|collo|spalle|postura|corpo|organismo|pelle|respir~|concentr~|umore|difese',
	],
	[
		'(?:proteg|melhor|alivi|reduz|previn|evit|estimul|reforç|fortalec|favorec|acalm|aceler|aument|tonific|relax|regener|depur|desintoxic|ajud)~|(?:bom|faz bem) (?:para|ao)',
		'coração|fígado|rins|pulmões|articulações|coluna|músculos?|nervos|cérebro|intestino|estômago|visão|audição|ouvidos?|sangue|ossos|sono|dormir|digestão|hormônios|fadiga|cansaço|tensão|stress|estresse|pulsos?|costas|pescoço|ombros|postura|corpo|organismo|pele|respira~|concentra~|defesas|humor',
	],
	[
		'(?:bescherm|verbeter|verlicht|verminder|voorkom|stimuleer|versterk|bevorder|kalmeer|ontspan|reinig|ontgift|help|ontlast)~|goed voor(?! (?:wie|mensen|iedereen|je|jou|u|jullie|rug-))',
		'hart|lever|nieren|longen|gewrichten|ruggengraat|spieren|zenuwen|hersenen|darmen|maag|ogen|gehoor|oren|bloed|botten|slaap~|slapen|vertering|hormonen|vermoeidheid|spanning|stress|polsen|rug(?!-| en zij)|nek|schouders|houding|lichaam|huid|ademhaling|herstel|concentratie|stemming',
	],
	[
		'(?:skydda|förbättra|lindra|minska|motverka|förebygg|stimulera|stärk|främja|lugna|avslappn|rena|hjälp|avlasta|beskytt|forbedre|lindre|styrk)~|bra för(?! (?:dig|dem|alla|den som|er som))',
		'hjärta~|lever~|njur~|lung~|leder(?:na)?|ryggrad~|muskl~|nerver~|hjärna~|tarm~|mage~|ögon~|hörsel~|öron~|blod~|skelett~|sömn~|sova|matsmältning~|hormon~|trötthet|spänning~|stress|handled~|rygg(?!sov|läg|-)~|nack~|axlar~|hållning~|kropp~|hud~|andning~|återhämtning|koncentration|humör',
	],
	[
		'(?:chroni|popraw|łagodz|zmniejsz|zapobieg|wzmacni|wspomag|wspier|uspokaj|relaks|oczyszcz|pomag|odciąż|koi)~|dobr~ dla',
		'serc~|wątrob~|nerk~|płuc~|staw~|kręgosłup~|mięśni~|nerw~|mózg~|jelit~|żołąd~|wzrok~|słuch~|uszu|krwi|krew|kości|sen|snu|zasypia~|trawieni~|hormon~|zmęczeni~|napięci~|stres~|nadgarst~|plec~|kark~|postaw~|ciał~|organizm~|skór~|oddech~|koncentracj~|odporno~',
	],
	[
		'(?:сохраня|защища|улучша|облегча|снижа|предотвраща|укрепля|стимулиру|поддержива|успокаива|расслабля|очища|помога|снима|восстанавлива|захища|покращу|полегшу|знижу|запобіга|зміцню|заспокою|допомага|очищу)~',
		'сердц~|печен~|почк~|л[её]гк(?:ие|их|им|ими)(?= )|сустав~|позвоночник~|мышц~|нерв~|мозг~|кишечник~|желуд~|зрени~|глаз[аау]?~|слух~|кров(?:ь|и|ообр|ян|ью)~|кост~|сон|сна|сну|засып~|пищеварен~|гормон~|усталост~|напряжен~|стресс~|запяст~|спин~|шеи|плеч~|осанк~|организм~|тел[ао]|кож~|дыхан~|концентрац~|настроен~|серц~|печінк~|суглоб~|хребет~|м.яз~|травлен~|втом~|напруг~|шкір~|організм~|імунітет~',
	],
	[
		'(?:melindungi|memperbaiki|meredakan|mengurangi|mencegah|memperkuat|mendukung|menenangkan|membersihkan|membantu|merelaksasi|melancarkan|meningkatkan)',
		'jantung|hati|ginjal|paru~|sendi|tulang~|otot|saraf|otak|usus|lambung|penglihatan|pendengaran|telinga|darah|tidur~|pencernaan|hormon|kelelahan|ketegangan|stres|pergelangan|punggung|leher|bahu|postur|tubuh|kulit|pernapasan|konsentrasi',
	],
	[
		'(?:kalp|karaciğer|böbrek|akciğer|eklem|omurga|kas|sinir|beyin|bağırsak|mide|görme|işitme|kulak|kan|kemik|uyku|sindirim|hormon|yorgunluk|gerginlik|stres|bilek|sırt|boyun|omuz|duruş|vücut|vücud|cil[dt]|nefes|konsantrasyon)~',
		'(?:koru|iyileştir|hafiflet|azalt|önle|güçlendir|destekle|rahatlat|sakinleştir|temizle|yardımcı|düzenle|iyi gel)~',
	],
	[
		'(?:véd|javít|enyhít|csökkent|megelőz|erősít|támogat|nyugtat|lazít|tisztít|segít|serkent)~|jót tesz',
		'szív~|máj~|vese~|tüdő~|ízület~|gerinc~|izm~|izom~|ideg~|agy~|bél~|gyomor~|látás~|hallás~|vér~|csont~|alvás~|emésztés~|hormon~|fáradtság~|feszültség~|stressz~|csukló~|hát(?!r[áa]|s[óo]|ul|ha|iz|tér|lap|oldal|tám|fal)~|nyak~|testtartás~|szervezet~|test~|bőr~|légzés~|immun~',
	],
	[
		'(?:chrání|zlepšuj|ulevuj|snižuj|předcház|posiluj|podporuj|uklidňuj|čistí|pomáh|protej|îmbunătăț|calmea|reduc|previn|întăr|ajut)~',
		'srdc~|játr~|kloub~|páteř~|sval~|nerv~|mozk~|zrak~|sluch~|krev~|krve|spán~|tráven~|únav~|napětí|stres~|zápěstí|záda|zad|krk|tělo|těla|pokožk~|inim~|ficat~|articulați~|coloan~|mușchi~|auz~|sânge~|somn~|digesti~|oboseal~|tensiun~|spate~|corp~|piel~|imunit~',
	],
	[
		'(?:bảo vệ|cải thiện|giảm|ngăn ngừa|tăng cường|hỗ trợ|làm dịu|thư giãn|thanh lọc|giúp|tốt cho)',
		'(?:\\S+ )?(?:tim|gan|thận|phổi|khớp|cột sống|cơ bắp|thần kinh|não|ruột|dạ dày|thị lực|thính giác|máu|xương|ngủ|giấc ngủ|tiêu hóa|mệt mỏi|căng thẳng|lưng|cổ|vai|cơ thể|da|hô hấp)',
	],
	[
		'(?:रक्षा|सुधार|राहत|कम|मजबूत|बचा|मदद|आराम|शांत)~|(?:दिल|हृदय|जोड़ों|रीढ़|मांसपेशियों|आँखों|आंखों|कानों|नींद|पाचन|त्वचा|शरीर|पीठ|गर्दन|कलाई|थकान|तनाव) (?:\\S+ ){0,5}?(?:बचा|सुधार|राहत|मजबूत|कम|बेहतर|आराम)~',
		'दिल|हृदय|जोड़ों|रीढ़|मांसपेशियों|आँखों|कानों|नींद|पाचन|त्वचा|थकान|तनाव',
	],
	[
		'(?:укрепля|крепит|разглажива|уменьша|снижа|зміцню|розгладжу|знижу|зменшу|wygładz|wzmacni|zmniejsz|posiluj|posilň|vyhlazuj|vyhladzuj|snižuj|znižuj|erősít|kisimít|csökkent|укрепва|изглажда|намаляв|jača|ojačav|zaglađuj|smanjuj|јача|заглађуј|смањуј|menguatkan|menyamarkan|menurunkan|nagpapatib|nagpapawala|nagpapababa|huimarish|hupungu)~|làm mờ',
		'кости|костей|костите|д[её]сн~|морщин~|катаракт~|кістк~|ясна|зморш~|kości|dziąs~|zmarszcz~|zaćm~|kosti|kostí|dásn~|ďasn~|vrásk~|(?:šedé|sivé)(?:ho|mu)? zákal~|csonto~|ínyt|ráncokat|szürkehályog~|венците|бръчк~|desni|bore|mren[aeu]|боре|мрене|десни|tulang|gusi|kerut~|katarak~|nếp nhăn|buto|kulubot|mifupa|makunyanzi|mtoto wa jicho',
	],
]

const GENTLE_ON_THE_STOMACH =
	'(?:не подразню|nedráždí|nedráždi|nem terhel|nem irritál|не дразни|ne nadražuj|не надражуј)~ (?:\\S+ )?(?:шлун~|žalud~|žalúd~|gyomr~|стомах~|želud~|желуд~)|dịu nhẹ với dạ dày|lembut (?:di|untuk) lambung|laini kwa tumbo|banayad sa sikmura|पेट (?:पर|के लिए) (?:हल्क|कोमल)~|পেটের জন্য (?:কোমল|হালকা)|झुर्रियाँ (?:कम|हटा|मिटा)~|বলিরেখা (?:কম|দূর|মুছ)~'

/** Right before a part of a body: not where it is said in a figure of speech ("learn by heart", "put your heart into it"). */
const NO_FIGURE =
	'(?<!(?:by|from the|whole|put (?:your|all your|some|a little)|par|du|de bon|de tout|(?:poner|pones|pongas) (?:el|todo el|tu)|de todo|met(?:terci|tici|tere|ti) (?:il|tutto il|un po. di)|di buon|con tutto il|(?:pôr|pondo|ponha|colocar) (?:o|todo o)|de todo o|von|von ganzem|mit ganzem|mit viel|met heel je|van ganser|(?:włożyć|wkładać|włożysz) (?:w to |w \\S+ )?(?:całe )?|(?:włożyć|wkładać|włożysz)(?: w \\S+)?|z całego|z całym|din toată|pui(?: \\S+ și)?|pune(?:ți)?(?: \\S+ și)?|lägg(?:a|er)?(?: hela)?|av hela|av hele|af hele|od srdce|celým|od sveg|svim|от всего|от|всем|з усього|усім|όλη την|με όλη|teljes|tüm|bütün) )(?!hart en ziel|hart enlust|hearts? into|heart.s content|herzenslust|herzen(?! und kreislauf)|hjärtats lust|cœur joie|cœur net|cœur à l.ouvrage|szívvel.lélekkel|szívből|kalbin(?:iz|d)\\S*en)'

/** Effects on the body, unless the listing itself states one. */
export const BODY: ConceptTable = tableWithinClauses({
	'an effect on the body': {
		x: [...EFFECTS.map(([verbs, bodies]) => `(?:${verbs}) (?:\\S+ ){0,5}?${NO_FIGURE}(?:${bodies})`), GENTLE_ON_THE_STOMACH].join('|'),
		ar: '(?:يحمي|تحمي|يحسن|تحسن|يخفف|تخفف|يقلل|تقلل|يمنع|تمنع|يقوي|تقوي|يدعم|يهدئ|يريح|تريح|يرخي|ينظف|يساعد|تساعد|كيحمي|كيحسن|كينقص|كيريح|كتريح|كيقوي|كيعاون|كتعاون|مفيد~|مزيان~) (?:\\S+ ){0,5}?(?:ال|لل|ل)?(?:قلب|كبد|كلي|رئه|مفاصل|عمود (?:ال)?فقري|عضلات|اعصاب|دماغ|معده|امعاء|نظر|عينين|عيون|سمع|اذن|ودنين|دم|عظام|نوم|نعاس|هضم|تعب|عيا|توتر|معصم|ظهر|ضهر|رقبه|كتف|جسم|ذات|بشره|تنفس|تركيز|مناعه)|چین و چروک|با معده (?:مهربان|سازگار)|جھریاں (?:کم|ختم|مٹا)~|معدے پر ہلک~',
		he: '(?:מגן|משפר|מקל|מפחית|מונע|מחזק|תומך|מרגיע|מנקה|עוזר)[הת]? (?:\\S+ ){0,4}?[הלבמ]?(?:לב|כבד|מפרקים|עמוד השדרה|שרירים|עצבים|מוח|קיבה|ראייה|שמיעה|אוזניים|דם|עצמות|שינה|עיכול|עייפות|מתח|גב|צוואר|גוף|עור|נשימה)|עדי(?:ן|נה) ל(?:קיבה|בטן)|(?:מטשטש|מעלים|מחליק)[הת]? (?:ה)?קמטים',
		cjk: '(?:骨|歯ぐき|歯茎|爪|肝臓|腎臓|お腹の調子|不安|目の下のクマ|こむら返り|つわり|夜泣き|(?:お肌|肌|目元|口元|顔)の(?:シワ|しわ|シミ))[をがもの][^。]{0,6}(?:丈夫|目立た|引き締|割れにく|いたわ|負担|軽く|鎮め|消え|消し|止ま|防|楽|整)|(?:腰|膝|肩|首|関節)の痛み|膝が楽|呼吸が楽|疲れ(?:が取れ|を取[りるれ])|(?:お子|子ども|子供)[^。]{0,6}背が伸び|(?:淡化|抚平|撫平|减少|減少).{0,4}(?:皱纹|皺紋|细纹|細紋)|骨(?:骼|头|頭)?更?(?:强健|強健|结实|結實)|(?:强健|強健|强壮|強壯).{0,3}骨|(?:保护|保護|坚固|堅固).{0,3}(?:牙龈|牙齦)|[养護护養]胃|[护護养養]肝|不[伤傷]胃|[补補]肾|补腎|止咳|祛痘|[帮幫]?.{0,3}孩子[长長]高|缓解孕吐|緩解孕吐|뼈(?:가|를|도)?.{0,6}(?:튼튼|강하)|주름 ?개선|(?:피부|눈가|잔) ?주름|잇몸(?:이|을)|속(?:이|을) ?(?:편안|편하)|키(?:가|를) ?(?:쑥|키워|크게)|입덧|กระดูกแข็งแรง|กระดูกแน่น|ลดริ้วรอย|ริ้วรอย(?:จาง|ลด)|ไม่ระคายกระเพาะ|(?:心臓|肝臓|関節|背骨|筋肉|神経|脳|胃腸|腸|視力|目の疲れ|聴力|耳|血液|骨|睡眠|眠り|消化|疲労|疲れ|緊張|ストレス|手首|腰|首|肩|姿勢|体|肌|呼吸|集中力).{0,10}(?:守|改善|和らげ|軽減|減ら|防|予防|強化|整え|促進|助け|サポート|リラックス|ほぐ|癒)|(?:保护|保護|改善|缓解|緩解|减轻|減輕|预防|預防|增强|增強|放松|放鬆|促进|促進|有助|呵护).{0,8}(?:心脏|心臟|肝|关节|關節|脊椎|肌肉|神经|神經|大脑|肠胃|腸胃|视力|視力|听力|聽力|血液|骨骼|睡眠|消化|疲劳|疲勞|压力|壓力|手腕|背部|颈|頸|身体|身體|呼吸|专注)|(?:심장|간|관절|척추|근육|신경|두뇌|위장|시력|청력|귀|혈액|뼈|수면|숙면|소화|피로|긴장|스트레스|손목|허리|목|어깨|자세|몸|호흡).{0,8}(?:보호|개선|완화|줄여|예방|강화|도움|촉진|이완|풀어)|(?:ปกป้อง|ช่วย(?!พยุง)|ลด|บรรเทา|ป้องกัน|เสริม|ผ่อนคลาย|ทำให้).{0,10}(?:หัวใจ|ตับ|ข้อ|กระดูก|กล้ามเนื้อ|ประสาท|สมอง|กระเพาะ|สายตา|การได้ยิน|หู|เลือด|นอนหลับ|หลับ|ย่อย|เหนื่อยล้า|ตึงเครียด|เครียด|หลัง|คอ|ไหล่|ร่างกาย|หายใจ)',
	},
})

/** Renown of any kind. */
export const RENOWN: ConceptTable = guardedTable(NO_FAVOURITE_PLACES, {
	renown: {
		x: '(?<!(?:música|cultura|arte|república|canción|fiesta|tradición|barrio|sabiduría|cuento|leyenda|partido|baile|saber|poes[ií]a|tradição|canção|festa|sabedoria|literatura|bairro|costum|port|cântec|dans|basm) )(?:very |most |so |hugely |wildly )?popular(?! (?:sizes|formats|culture|music|science|belief|tradition|uprising))|popularity|famous|renowned|celebrated(?! (?:it|his|her|their|our|my|the|with|in|on|at|every|each|a|as|when)(?!\\p{L}))|trusted|proven by|(?<!(?<!\\p{L})(?:your|my|his|her|their|dearly) )beloved|iconic|legendary|acclaimed|célèbres?|(?<!temple de la )renommée?s?|réputée?s?|légendaire~|(?<!(?:movimientos|clases|canciones|fiestas|tradiciones|barrios|artes|cuentos|leyendas|ritmos|bailes|sectores|festas|tradições|canções|contos|músicas|bairros|lendas) )popular(?:es|idad)|famos[oaie]s?|renombrad[oa]s?|legendari[oa]s?|beliebt~|berühmt~|bekannt(?:e[nrs]?)? (?:aus|durch)|renommiert~|legendär~|bewährt~|(?<!(?:musica|repubblica|canzon[ei]|tradizion[ei]|cultura|fest[ae]|art[ei]|quartier[ei]|leggend[ae]|saggezza|fiab[ae]|cucina|danz[ae]|ball[oi]|poesia|racconti?) )popolar[ei]|rinomat[oaie]|leggendari[oae]|famosas?|renomad[oa]s?|lendári[oa]s?|popüler~|ünlü~|efsanevi~|efsane (?:ürün|model|seri|kalite|lezzet|oldu|haline|geri|tasarım|isim|marka|parça)~|(?<=gerçek bir )efsane~|(?<!(?:musiques?|cultures?|arts?|chansons?|danses?|traditions?|contes?|quartiers?|classes?|bals?|fêtes?|légendes?|croyances?|sagesse|république|littérature|roman) )populair\\p{L}*|beroemd~|bekend van|legendarisch~|(?<!(?<!\\p{L})(?:je|jouw|uw|mijn|zijn|haar|hun|(?:voor|met|door|van|aan) een) )geliefd~|popularn~|słynn~|legendarn~|populär~|berömd~|(?<!(?<!\\p{L})(?:jag|han|hon|de|vi|alltid|som|har|min|din|sin|er|mitt|ditt|kära|hans|hennes|med en) )älskad~|legendarisk~|populer~|terkenal~|популярн~|знаменит~|легендарн~|लोकप्रिय|मशहूर|प्रसिद्ध|népszerű~|híres~|legendás~|nejoblíben~|(?:velmi|všeobecně|moc) oblíben~|oblíben~ (?:u|mezi|po|napříč)(?= )|slavn(?!ost)~|populár~|faimos~|celebr[uă]~|δημοφιλ~|διάσημ~|nổi tiếng|được yêu thích|phổ biến|suosittu~|kuuluisa~|populærs?te?~',
		ar: 'مشهور~|شهير~|(?<!(?:قصص|حكايه|حكايات|موسيقي|اغاني|اغنيه|فن|فنون|تراث|علاج|رقص|قصه|احتفاء|طب|الطب|سوق|حي) )شعبي~|محبوب~|(?<!(?:اداء|اتصال|تشغيل|عمل|رفيق|بشكل|صديق|نتائج|محرك|تصميم|مساعد|مصدر)\\S* (?:\\S+ )?)موثوق(?!يه)~|معروف~ (?:عند|لدي|ب)|محبوب|معتبر|معروف ترین|مشهور ترین',
		he: 'פופולרי~|מפורסמ?[םת]?~?|אהוב~ על',
		cjk: '人気(?!のな[いくか])|(?<!没|沒)有名(?!字|无实|無實|稱|称|片|单|單|額|额)|定評|支持され|愛され|話題(?!も(?:、|,)|を変|に困|が(?:尽き|弾)|を広)|知名(?!画家|畫家|作家|诗人|詩人|侦探|偵探|科学家|科學家|音乐家|音樂家|哲学家|哲學家|探险家|探險家|数学家|數學家)|著名(?!画家|畫家|作家|诗人|詩人|侦探|偵探|科学家|科學家|音乐家|音樂家|哲学家|哲學家|探险家|探險家|数学家|數學家)|受欢迎|受歡迎|热门|熱門|(?<![개상확])인기(?!척)|유명|사랑받|ยอดนิยม|มีชื่อเสียง|เป็นที่นิยม|ฮิต(?!เลอร์)',
	},
})

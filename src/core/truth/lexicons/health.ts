import type { ConceptTable } from '../concepts'
import type { Terms } from '../vocabulary'
import { tableWithinClauses } from '../within-clauses'

/** What a health claim says to be driven away (`against` … `ailments`), to be furthered (`improves` … `goods`), and fixed wordings. */
type HealthWords = { group: keyof Terms; against: string; ailments: string; improves: string; goods: string; wordings: string }

const WORDS: readonly HealthWords[] = [
	{
		group: 'x',
		against:
			'cur(?:e|es|ing)|heal(?:s|ing)?|treat(?:s|ing|ment of)?|prevent(?:s|ing)?|reliev(?:e|es|ing)|relief (?:from|of)|eas(?:e|es|ing)|reduc(?:e|es|ing)|eliminat(?:e|es|ing)|fight(?:s|ing)?|alleviat(?:e|es|ing)|sooth(?:e|es|ing)|combat(?:s|ing)?|banish(?:es)?|helps? (?:with|against)|against|ends?|stops?|lowers?|protects? (?:you )?(?:against|from)|kills?|removes?',
		ailments:
			'(?:back |neck |joint |muscle )?pains?|aches?|backache|arthritis|cancer|tumou?rs?|diabetes|anxiety|depression|insomnia|acne|eczema|psoriasis|migraines?|inflammation|diseases?|illness(?:es)?|infections?|hypertension|blood pressure|cholesterol|headaches?|allerg(?:y|ies)|asthma|viruses|bacteria|germs|covid|snoring|sciatica|fasciitis|swelling|adhd|autism|alzheimer\\S*|dementia|obesity|hair loss|stress|tension|stiffness|fatigue|cramps?|nausea|constipation|bloating|wrinkles|cellulite|colds?|flu|toxins|ageing|aging|poor posture|tinnitus|dermatitis|rashes|itching|sore \\S+',
		improves:
			'improv(?:e|es|ing)|boost(?:s|ing)?|enhanc(?:e|es|ing)|promot(?:e|es|ing)|increas(?:e|es|ing)|strengthen(?:s|ing)?|support(?:s|ing)?|regulat(?:e|es|ing)|stimulat(?:e|es|ing)|(?:good|great|better|healthy|beneficial) for',
		goods:
			'health|sleep(?: quality)?|immun~|metabolism|circulation|digestion|posture|blood flow|well_?being|concentration|recovery|hormon~|bones?|joints?|heart|back(?! sleepers?| and side| or side)|spine|skin|hair growth|collagen|gut|mood|libido|testosterone',
		wordings:
			'heart attacks?|hearing loss|health benefits?|(?:healing|medicinal|medical|therapeutic) (?:properties|effects?|benefits?|power)|therapeutic~|(?:medically|clinically|scientifically) (?:proven|tested|approved)|medical (?:grade|device)|anti_?(?:aging|ageing|inflammatory|wrinkle|cellulite)|(?:pain|stress|headache|allergy)_?(?:free|relie\\S+|reduc\\S+)|painkill~|burns? (?:more |belly )?(?:calories|fat)|fat_?(?:burning|loss)|weight_?loss|lose (?:\\d+ )?(?:kilos|pounds|kg|lbs|weight)|slim(?:s|ming)? (?:down|effect|belly|waist)|detox~|miracle|rejuvenat~|calm(?:s|ing) (?:the |your )?(?:nerves|mind)|kills? 99\\S*|health_?boost~|cure for',
	},
	{
		group: 'x',
		against: '(?:guéri|soign|trait|prévien|préveni|soulag|rédui|élimin|combat|apais|calm|diminu|atténu|lutt|protèg)~',
		ailments:
			'douleurs?|arthrose|arthrite|cancer|diabète|anxiété|dépression|insomnies?|acné|eczéma|psoriasis|migraines?|inflammations?|maladies?|infections?|cholestérol|maux|allergies?|asthme|stress|rides|cellulite|crampes|raideurs?|fatigue|tensions?|ronflements?|bactéries|virus|toxines|mal de (?:dos|tête)',
		improves: '(?:amélior|renforc|stimul|favoris|boost|régul)~|bon(?:ne)?s? pour|bienfaits? (?:pour|sur)',
		goods:
			'santé|sommeil|immun~|circulation|digestion|posture|métabolisme|bien_être|concentration|récupération|dos|c(?:œ|oe)ur|peau|articulations',
		wordings:
			'infarctus|crise cardiaque|thérapeutique~|anti_?(?:âge|rides|inflammatoire|cellulite)~|brûler? (?:les |des )?(?:graisses?|calories)|brûle_?graisses?|perte de poids|perdre du poids|maigrir|amincissan~|minceur|détox~|vertus (?:médicinales|thérapeutiques)|dispositif médical|qualité médicale|(?:cliniquement|scientifiquement|médicalement) (?:prouvé|testé|approuvé)~|miracle',
	},
	{
		group: 'x',
		against: '(?:cura|sana|trata|previen|preveni|alivi|reduc|elimina|combat|calma|disminu|proteg)~',
		ailments:
			'tinnitus|dolor(?:es)?|artritis|artrosis|cáncer|diabetes|ansiedad|depresión|insomnio|acné|eczema|psoriasis|migrañas?|inflamación|enfermedades?|infecciones?|hipertensión|colesterol|alergias?|asma|estrés|arrugas|celulitis|calambres|rigidez|fatiga|tensión|ronquidos|bacterias|virus|toxinas|resfriados?',
		improves: '(?:mejor[aáe]|refuerz|fortalec|estimul|favorec|potenci|regul|aument)~|buen[oa]s? para',
		goods:
			'salud|sueño|inmun~|circulación|digestión|postura correcta|metabolismo|bienestar|concentración|recuperación|espalda|corazón|piel|articulaciones',
		wordings:
			'infarto|beneficios para la salud|terapéutic~|antiedad|antiarrugas|antiinflamatori~|adelgaza~|quema(?:r)?[ -]?(?:grasas?|calorías)|pérdida de peso|perder peso|propiedades (?:curativas|medicinales|terapéuticas)|grado médico|dispositivo médico|clínicamente (?:probad|demostrad|testad)~|milagro~|desintoxica~',
	},
	{
		group: 'x',
		against:
			'(?:heil|linder|behandel|verhinder|vorbeug|bekämpf|reduzier|minder|hilft gegen|hilft bei|schützt vor|wirkt gegen|gegen|beseitig|verringer)~',
		ailments:
			'\\p{L}*schmerz~|arthrose|arthritis|krebs|diabetes|angst~|depression~|schlaflosigkeit|schlafstörung~|akne|ekzem~|migräne|entzündung~|krankheit~|infektion~|bluthochdruck|cholesterin|allergien?|asthma|stress|falten|cellulite|krämpfe|verspannung~|müdigkeit|schnarchen|bakterien|viren|giftstoffe|erkältung~|rückenbeschwerden|tinnitus',
		improves:
			'(?:verbesser|stärk|förder|steiger|unterstütz|reguliert|stimulier)~|gut für(?! (?:alle|menschen|dich|sie|leute|jeden|die,|den,|alle,|jene))',
		goods:
			'schlaf(?:qualität)?|gesundheit|immun~|durchblutung|verdauung|haltung|körperhaltung|stoffwechsel|wohlbefinden|konzentration|erholung|regeneration|gelenke|herz|rücken(?!-)|haut',
		wordings:
			'beugt (?:\\S+ ){1,5}vor|herzinfarkt~|gesundheitsförder~|gesundheitlich~|therapeutisch~|heilend~|heilwirkung|anti_?(?:aging|falten|cellulite)|entzündungshemmend~|schmerz(?:frei|linder|still)~|gewichtsverlust|beim abnehmen|schlank(?:er|heits)~|fettverbrenn~|kalorien verbrenn~|medizinprodukt~|(?:klinisch|wissenschaftlich|medizinisch) (?:erwiesen|getestet|bewiesen|geprüft)~|wundermittel|entgift~|ärztlich empfohlen|stressabbau~',
	},
	{
		group: 'x',
		against: '(?:cura|guari|tratta|previen|preveni|allevi|riduc|elimin|combatt|lenisc|calma|diminui|protegg)~',
		ailments:
			'dolor[ei]|artrite|artrosi|cancro|diabete|ansia|depressione|insonnia|acne|eczema|psoriasi|emicrani[ae]|infiammazion[ei]|malatti[ae]|infezion[ei]|ipertensione|colesterolo|allergi[ae]|asma|stress|rughe|cellulite|crampi|rigidità|stanchezza|tension[ei]|batteri|virus|tossine|mal di (?:schiena|testa)',
		improves: '(?:miglior|raffor|stimol|favorisc|potenzi|regol|aument)~|(?:fa bene|buon[oa]) (?:al|alla|per)',
		goods:
			'salute|sonno|immun~|circolazione (?:sanguigna|del sangue)|(?:migliora|stimola|favorisce) la circolazione|digestione|postura correcta|metabolismo|benessere|concentrazione|recupero|schiena|cuore|pelle|articolazioni',
		wordings:
			'infarto|benefici per la salute|terapeutic~|anti_?(?:età|rughe|infiammatori)~|dimagr~|brucia(?:re)?_?(?:i )?(?:grass[io]|calorie)|perdita di peso|perdere peso|proprietà (?:curative|terapeutiche|medicinali)|grado medico|dispositivo medico|clinicamente (?:provat|testat)~|miracolos~',
	},
	{
		group: 'x',
		against: '(?:cura|trata|previn|preveni|alivi|reduz|elimin|combat|acalma|diminu|proteg)~',
		ailments:
			'dor(?:es)?|artrite|artrose|câncer|cancro|diabetes|ansiedade|depressão|ins[ôó]nia|acne|eczema|psoríase|enxaquecas?|inflamaç~|doenças?|infecç~|hipertensão|colesterol|alergias?|asma|stress|estresse|rugas|celulite|cãibras|fadiga|cansaço|tens(?:ão|ões)|bactérias|vírus|toxinas|gripes?',
		improves: '(?:melhor[aáe]|reforça|fortalec|estimul|favorec|regul|aument)~|(?:bom|boa|faz bem) (?:para|à|ao)',
		goods:
			'saúde|sono|imun~|circulação (?:sanguínea|do sangue)|(?:melhora|estimula|ativa) a circulação|digestão|postura correcta|metabolismo|bem_estar|concentração|recuperação|coluna|costas|coração|pele',
		wordings:
			'infarto|enfarte|benefícios (?:para|à) (?:a )?saúde|terapêutic~|anti_?(?:idade|rugas|inflamatóri)~|emagrec~|perda de peso|perder peso|queima(?:r)? (?:de )?(?:gorduras?|calorias)|propriedades (?:curativas|medicinais)|grau médico|clinicamente (?:comprovad|testad)~|milagros~|milagre',
	},
	{
		group: 'x',
		against:
			'(?:ağrı|hastalık|kanser|diyabet|iltihap|egzama|akne|alerji|migren|stres|uykusuzlu|romatizma|kireçlenme|selülit|kırışıklı|yorgunlu|kramp|varis|tansiyon)~',
		ailments: '(?:tedavi|iyileş|önle|gider|azalt|hafiflet|son ver|karşı|yok ed|geçir|dindir|iyi gel)~',
		improves: '(?:bağışıklı|uyku|sağlı|kan dolaşım|sindirim|metabolizma|duruş)~',
		goods: '(?:güçlendir|iyileştir|destekle|artır|hızlandır|düzenle|faydalı|iyi gel)~',
		wordings:
			'sağlığa (?:iyi|faydalı)|terapötik|şifa~|yaşlanma karşıtı|zayıfla~|kilo ver~|yağ yak~|toksin~|(?:klinik olarak|tıbben) ~?(?:kanıtlan|test)~|doktor onaylı|ağrı kesici|mucize~',
	},
	{
		group: 'x',
		against: '(?:genees|verlicht|behandel|voorkom|bestrijd|verminder|helpt tegen|tegen|beschermt tegen)~',
		ailments:
			'\\p{L}*pijn~|\\p{L}*klachten|artritis|artrose|kanker|diabetes|angst|depressie|slapeloosheid|acne|eczeem|migraine|ontsteking~|ziektes?|infecties?|allergieën|astma|stress|rimpels|cellulitis|krampen|stijfheid|vermoeidheid|snurken|bacteriën|virussen|gifstoffen',
		improves: '(?:verbeter|versterk|bevorder|stimuleer|ondersteun)~|goed voor(?! (?:wie|mensen|iedereen|je|jou|u|jullie|rug-))',
		goods:
			'slaap~|nachtrust|gezondheid|immuun~|(?:je|uw|de) (?:natuurlijke )?weerstand (?:verhogen|versterken)|(?:verhoogt|versterkt) (?:je|uw|de) weerstand|bloedsomloop|doorbloeding|spijsvertering|houding|stofwisseling|welzijn|concentratie|herstel|rug(?!-| en zij)|hart|huid|gewrichten',
		wordings:
			'gezondheids(?:voordelen|bevorderend)~|therapeutisch~|geneeskrachtig~|anti_?(?:aging|rimpel)|ontstekingsremmend|pijnstill~|(?:sneller|helpt bij(?: het)?|makkelijk) afvallen|afslank~|gewichtsverlies|vetverbrand~|klinisch (?:bewezen|getest)|medisch (?:bewezen|getest)|wondermiddel',
	},
	{
		group: 'x',
		against:
			'(?:lecz|łagodz|zapobieg|zwalcza|redukuj|zmniejsza|uśmierza|bota|läk(?!ar|em)|lindr|behandl|förebygg|motverk|minska|menyembuhkan|mengobati|meredakan|mencegah|mengurangi|mengatasi|леч|излеч|снима|облегч|предотвращ|устран|борет|избав)~',
		ailments:
			'ból~|stres~|zmarszcz~|chor~|infekcj~|stan~ zapaln~|bezsenn~|alergi~|migren~|\\p{L}*smärt~|värk|rynkor|sjukdom~|ångest|inflammation~|migrän|nyeri|sakit~|pegal|penyakit|kanker|diabetes|jerawat|insomnia|radang|бол(?:ь|и|ей|ям)|стресс~|морщин~|болезн~|заболеван~|воспален~|бессонниц~|аллерг~|артрит~|мигрен~',
		improves:
			'(?:poprawia|wzmacnia|wspomaga|förbättra|stärk|främja|meningkatkan|menjaga|memperbaiki|melancarkan|улучша|укрепля|повыша|стимулиру|нормализу)~|korzystn~ dla|bra för(?! (?:dig|dem|alla|den som|er som))|baik (?:untuk|bagi)|полез(?:ен|н~) для',
		goods:
			'zdrowi~|sen|snu|odporno~|krążeni~|trawieni~|postaw~|sömn~|hälsa(?!s|d|r|nde|t(?!\\p{L})| (?:på|till|från|alla|dem|henne|honom|mig|varandra|gäster))~|immunförsvar~|blodcirkulation~|matsmältning~|kesehatan|tidur|imun~|daya tahan|sirkulasi|pencernaan|postur|здоров(?!о(?!\\p{L})|як|енн|а(?:л|т|ют|нь))~|сон|сна|иммунитет~|кровообращ~|пищеварен~|осанк~|спины|сердца',
		wordings:
			'terapeutyczn~|odchudza~|przeciwbólow~|lecznicz~|klinicznie~|hälsofrämjande|viktminskning|gå ner i vikt|kliniskt~|menurunkan berat badan|pelangsing|menyehatkan|teruji klinis|лечебн~|целебн~|похуде~|сжига~ жир~|клинически~|обезболив~|омолажив~',
	},
	{
		group: 'x',
		against: '(?:दर्द|तनाव|गठिया|मधुमेह|कैंसर|एलर्जी|अनिद्रा|मुँहासे|बीमारी|बीमारियों|सूजन|झुर्रियां|सिरदर्द|संक्रमण)~',
		ailments: '(?:राहत|आराम|ठीक|इलाज|दूर|कम|रोकता|रोकती|बचाता|बचाव|छुटकारा)~',
		improves: '(?:इम्यूनिटी|स्वास्थ्य|नींद|पाचन|रक्त|प्रतिरोधक)~',
		goods: '(?:बढ़ा|सुधार|बेहतर|मजबूत|लाभ|फायदेमंद)~',
		wordings: 'वजन (?:कम|घटा)~|चर्बी|चिकित्सकीय|औषधीय|स्वास्थ्य लाभ',
	},
	{
		group: 'ar',
		against:
			'يعالج|تعالج|علاج|لعلاج|يشفي|تشفي|شفاء|يقضي|تقضي|القضاء|يخفف|تخفف|تخفيف|يمنع|تمنع|يزيل|تزيل|ازاله|يقلل|تقلل|تقليل|يحارب|تحارب|محاربه|يقي|تقي|الوقايه|يحمي من|تحمي من|يهدئ|تهدئ|يسكن|تسكن|تسكين|كيداوي|كتداوي|كيعالج|كتعالج|كينقص|كتنقص|كيحيد|كتحيد|كيهدن|كتهدن|كيقضي|كتقضي|غادي يداوي|دوا|مزيان ل',
		ailments:
			'(?:ال|ل)?(?:الم|الام|اوجاع|وجع|التهاب~|سرطان|سكري|سكر|قلق|اكتئاب|ارق|حب الشباب|حبوب|صداع|امراض|مرض|عدوي|ضغط الدم|حساسيه|ربو|توتر|اجهاد|ستريس|(?<!(?:كتان|قماش|قميص|ثوب|كوي|كي|نسيج|غسال|غطا)\\S{0,3} (?:\\S+ ){0,4}(?:ال)?)تجاعيد(?!\\S* (?:\\S+ ){0,2}\\S{0,3}(?:كتان|قماش|قميص|مكوا|نسيج|كي[ .،,]))|شيخوخه|سيلوليت|تشنج~|ارهاق|شخير|فيروسات|سموم|روماتيزم|حريق|بوزلوم|بومزوي|سياتيك|ضهر|ظهر|راس)',
		improves:
			'يحسن|تحسن|تحسين|يعزز|تعزز|تعزيز|يقوي|تقوي|تقويه|ينشط|تنشط|تنشيط|يساعد علي|تساعد علي|كيحسن|كتحسن|كيقوي|كتقوي|كيعاون|كتعاون|مفيد~|نافع~|مزيان~',
		goods: '(?:ال|ل|لل)?(?:صحه|صحتك|صحت|نوم|نومك|نعاس|مناعه|دوره الدمويه|دوره دمويه|هضم|تركيز|ايض|قوام|ظهر|ضهر|قلب|بشره|مفاصل)',
		wordings:
			'فوائد (?:صحيه|علاجيه)|(?:تاثير|خصائص|مفعول) (?:ال)?علاجي~|علاجي~|انقاص (?:ال)?وزن|فقدان (?:ال)?وزن|تخسيس|تنحيف|كيضعف|كتضعف|تضعاف|(?:يحرق|حرق|تحرق|كيحرق|كتحرق) (?:ال)?(?:دهون|سعرات|شحم|شحمه)~|مثبت~ (?:طبيا|سريريا|علميا)|معجز~|مضاد~ ل?ل?(?:شيخوخه|تجاعيد|التهاب~)|علاج (?:فعال|نهائي|طبي)',
	},
	{
		group: 'he',
		against: '(?:מרפא|מקל|מטפל|מונע|מפחית|מעלים|נלחם|משכך)[הת]?(?: על| ב| את)?',
		ailments: 'כאב~|ב?כאבי|מתח|סטרס|קמטים|דלק(?=ת|ות)~|מחל(?:ה|ות|ת)|אלרגי~|נדודי שינה|סרטן|סוכרת|דיכאון|חרדה',
		improves: '(?:משפר|מחזק|מגביר|תומך)[תת]?(?: את)?|טוב(?:ה)?',
		goods: '(?:ל|ה)?(?:בריאות|שינה|חיסון|זרימת הדם|עיכול|יציבה|גב|לב)',
		wordings: 'יתרונות בריאותיים|הרזיה|ירידה במשקל|שורף שומן|מוכח (?:קלינית|רפואית)|טיפולי~',
	},
]

const CJK =
	'(?:痛み|腰痛|肩こり|頭痛|病気|炎症|不眠|アレルギー|高血圧|ストレス|疲労|むくみ|便秘|しわ|シワ|ニキビ|冷え性|関節痛|筋肉痛|いびき|風邪|ウイルス|花粉症|アトピー|リウマチ|コリ|疲れ).{0,8}(?:治|改善|解消|緩和|予防|軽減|和らげ|抑え|効く|効果|撃退|取り除|ケア)|(?:健康|睡眠|免疫|血行|血流|代謝|姿勢|消化|集中力).{0,8}(?:向上|改善|促進|高め|良く|に良い|にいい|アップ|サポート|整え|増進|効果)|ダイエット|痩せ|脂肪(?:燃焼|を燃)|デトックス|アンチエイジング|若返り|治療|療法|医学的|臨床|医療用|薬効|鎮痛|奇跡|(?:缓解|緩解|减轻|減輕|消除|治疗|治療|预防|預防|改善|抑制|对抗|舒缓|舒緩|去除|告别).{0,10}(?:疼痛|痛|压力|壓力|焦虑|失眠|炎症|皱纹|皺紋|疾病|过敏|過敏|关节|頭痛|头痛|疲劳|疲勞|湿疹|感冒|病毒|颈椎|腰椎|酸痛|糖尿病|高血压)|(?:改善|促进|促進|增强|增強|提高|提升|调节|有助于|有助於).{0,8}(?:健康|睡眠|免疫|血液循环|血液循環|消化|新陈代谢|代謝|专注|体质)|有益(?:于|於)?(?:健康|身体|身體)|减肥|減肥|瘦身|燃脂|排毒|抗衰|疗效|療效|止痛|消炎|医用级|临床|(?:통증|스트레스|불면증|염증|관절|두통|주름|질병|알레르기|피로|근육통|여드름|아토피|변비).{0,8}(?:완화|개선|치료|예방|감소|해소|줄여|없애|덜어)|(?:건강|수면|면역|혈액 ?순환|소화|신진대사|자세|집중력).{0,8}(?:개선|증진|향상|강화|촉진|도움|좋)|다이어트 ?효과|체중 ?감량|지방 ?연소|디톡스|치료 ?효과|임상|의학적|(?:บรรเทา|รักษา|ลด|ป้องกัน|แก้|ช่วย).{0,10}(?:ปวด|โรค|ความเครียด|อักเสบ|ภูมิแพ้|สิว(?![่ะา])|ริ้วรอย|(?<!คืนที่)(?<!คืนไหน)นอนไม่หลับ|มะเร็ง|เบาหวาน|ออฟฟิศซินโดรม)|(?:เสริม|เพิ่ม|บำรุง|กระตุ้น).{0,8}(?:สุขภาพ|ภูมิคุ้มกัน|การนอน|ไหลเวียน|เผาผลาญ)|ดีต่อสุขภาพ|ลดน้ำหนัก|เผาผลาญไขมัน|ทางการแพทย์'

/** Claims to heal, slim or protect health. A listing is no evidence for them (Regulation (EC) 1924/2006; FTC Health Products Compliance Guidance). */
export const HEALTH: ConceptTable = tableWithinClauses({
	'a health claim': {
		x: termsOf('x'),
		ar: termsOf('ar'),
		he: termsOf('he'),
		cjk: CJK,
	},
})

function termsOf(group: keyof Terms): string {
	return WORDS.filter((words) => words.group === group)
		.flatMap(({ against, ailments, improves, goods, wordings }) => [
			`(?:${against}) (?:\\S+ ){0,5}?(?:${ailments})`,
			`(?:${improves}) (?:\\S+ ){0,4}?(?:${goods})`,
			wordings,
		])
		.join('|')
}

/** Words of medicine: copy that uses one makes a claim of health, unless the listing itself speaks of the thing. */
export const MEDICINE: ConceptTable = tableWithinClauses({
	'a word of medicine': {
		x: 'arthriti[sc]~?|arthrose|artriti[sd]?e?|artrosis|artrosi|artrit|cancer|câncer|cancro|cáncer|krebs(?:risiko|vorsorge)?|kanker|diabet~|migr[aä]?ine~|migräne~|migrañas?|emicrani[ae]|enxaquecas?|migren~|insomni[ae]s?|insônia|insónia|insonnia|schlaflos~|schlafstörung~|slapeloosheid|uykusuzlu~|bezsenno~|sömnlös~|sömnproblem~|cholester~|cholestérol|colesterol~|kolesterol~|холестерин~|hypertens~|bluthochdruck|hipertens~|ipertens~|tinnitus|carpal tunnel|karpaltunnel~|canal carpien|túnel carpiano|tunnel carpale|túnel do carpo|strokes?(?! (?:length|sander))|heart attack|infarct~|infarto|herzinfarkt|diseases?|illness~|maladies?|enfermedad(?:es)?|krankheit~|malatti[ae]|doenças?|hastalık~|ziekt~|chorob~|chorób|sjukdom~|penyakit|болезн~|заболеван~|хвороб~|बीमारि?~|रोग~|bệnh|betegség~|nemoc~|boal[aă]~|infections?|infekt~|infecç~|infecci~|infezion~|enfeksiyon~|infektion~|инфекци~|inflamm~|entzündung~|inflama~|infiammaz~|iltihap~|(?<!(?<!\\p{L})(?:piëzo|piezo|elektrische|elektronische|automatische|handmatige)[ -])ontstek(?!er|ingsknop|ingsmech|ingsbougie)~|zapaln~|воспален~|запален~|gyulladás~|zánět~|depress(?:ion|ionen|ive)|depresión|depressão|depressione|depresyon|депресси~|anxiety|anxiété|ansiedad~|ansia|ansiedade|anksiyete|ångest|eczema|eczéma|ekzem~|egzama|eksem|psoriasis|asthma|asthme|asma|astma|astım|arthralg~|rheuma~|rhumatism~|reuma~|romatizma|sciatica|ischias~|sciatique|ciática|sciatica|immun~|inmun~|imun~|bağışıklık~|(?:je|uw|de) (?:natuurlijke )?weerstand (?:verhogen|versterken)|(?:verhoogt|versterkt) (?:je|uw|de) weerstand|odpornoś~|иммун~|імун~|प्रतिरक्षा|इम्यून~|miễn dịch|immunrendszer~|metabolism~|métabolisme|stoffwechsel~|metabolizma~|stofwisseling|ämnesomsättning~|метаболизм~|обмен веществ|anyagcsere~|detox~|détox~|entgift~|toxins?|toxines?|toxinas?|tossine|giftstoffe~|toksin~|токсин~|méregtelen~|(?:back|neck|joint|muscle|wrist|chronic|foot|knee|shoulder)_?(?:pains?|aches?|ache)|pains?(?= relief| free)|~(?<!(?:herz|welt|liebes|abschieds|trennungs|seelen))schmerz(?!lich)~|(?:herz|welt|liebes|abschieds|trennungs|seelen)schmerzen~|rückenleiden|douleurs?|dolor(?:es)?|dolori|mal di (?:schiena|testa)|dor(?:es)? (?!de (?:amor|cotovelo|alma|corno))(?:nas?|de|nos?|muscular)~|ağrılar~|ağrısı~|~pijn|~pijnen|ból(?:e|u)?|bólów|smärt~|~värk|nyeri|sakit (?:punggung|kepala|pinggang)|боли|болей|(?<!душевн\\S{2,4} )(?:біль|болю)|दर्द|đau (?:lưng|nhức|đầu|mỏi)|fájdal~|bolest~|dureri|πόν(?:ος|ο|ους)|selkäkipu~|headaches?|maux de (?:tête|dos)|kopfschmerz~|heals?|healing|healed|cures?(?!_?dents?)|cured|guéri(?:t|r|son|ssent)?|heilt|heilen|heilung|cura (?:il|la|le|los|as|o|a|tus|de)|guarisce|iyileştir~|geneest|genezing|leczy|läker|menyembuhkan|исцел~|лечит|лікує|ठीक करता|(?<!sửa )chữa(?! (?:cháy|lỗi|bài))|gyógyít~|léčí|vindec~|θεραπε~|therap(?:y|ies|eutic~)|thérap~|terapéutic~|therapie~|terapeutic~|terapêutic~|терап~|slimming|weight loss|lose weight|perte de poids|perder peso|bajar de peso|(?:beim|zum|schnell|leichter|gesund|mühelos) abnehmen|abnehmen hilft|perdere peso|dimagr~|emagrec~|kilo ver~|zayıfla~|(?:sneller|helpt bij(?: het)?|makkelijk) afvallen|schudn~|odchudz~|gå ner i vikt|viktned~|menurunkan berat|похуде~|схудн~|giảm cân|fogyás~|fogyni|hubn~|slăbire~|slăbești|(?:de|la|am) slăbit|a slăbi|stress_?(?:relief|reduc|level)~|réduit le stress|stresslevel~|stressabbau~|blood (?:circulation|flow|pressure)|circulation (?:sanguine|du sang)|circulación (?:sanguínea|de la sangre)|durchblutung~|circolazione (?:sanguigna|del sangue)|(?:migliora|stimola|favorisce) la circolazione|circulação (?:sanguínea|do sangue)|(?:melhora|estimula|ativa) a circulação|kan dolaşım~|doorbloeding|bloedsomloop|krążeni~|blodcirkulation~|peredaran darah|кровообращ~|кровообіг~|tuần hoàn|vérkering~|posture|körperhaltung|postura correcta|duruş bozuk~|lichaamshouding|hållning~|осанк~|постав[уа]|(?:cải thiện|điều chỉnh|chỉnh|sửa|nâng đỡ) (?:\\S+ )?tư thế|testtartás~',
		ar: 'مرض|امراض|سرطان|(?<!(?:تمر|تمور|رطب|بين)\\S* (?:ال)?)سكري(?!\\S* و?(?:ال)?(?:خلاص|عجوه|صقعي|برحي|رطب|تمر))|داء السكري|صداع|(?<=(?:من|ضد|علاج|(?:ي|ت)خفف|(?:ي|ت)عالج|مرضي) ال)شقيقه|(?<=(?:نوب|نوبه|نوبات|الم|الام|صداع|اوجاع|داء) (?:ال)?)شقيقه|ارق|(?<!(?:بلا|دون|بدون|لا|اي) )قلق|اكتئاب|التهاب~|عدوي|مناعه|جهاز (?:ال)?مناعه|كوليسترول|كولسترول|ضغط الدم|ربو|اكزيما|روماتيزم|مفاصل|الم|الام (?:ال)?(?:ظهر|مفاصل|راس|رقب|عضل|معد|كتف|ركب|دور|عظام|قدم|اسنان|بطن|حلق|جسم|حاد|مزمن|اسفل|كعب|مفصل|حوض|طمث|ولاد)~|اوجاع|وجع(?! (?:ال)?قلب)|حريق (?:د |ديال |ف |في )?(?:ال)?(?:معده|راس|صدر|بول|كرش)|علاج~|(?<!هناء و(?:ال)?)شفاء|يشفي|كيداوي|كتداوي|صحتك|صحه|الصحه|طبي|طبيه|تخسيس|دوره (?:ال)?دمويه|سموم|سلامت|(?<!به )درد|بیماری|صحت|بیماری~|علاج',
		he: 'מחל(?:ה|ות|ת)|כאב(?! לב)~|כאבי|סרטן|סוכרת|דלק(?=ת|ות)~|מערכת החיסון|בריאות~|רפואי~|ריפוי|מרפא|דיאטה|הרזיה',
		cjk: '病気|疾患|がん(?![ばもじこぜきせりめと])|糖尿病|頭痛|腰痛|肩こり|不眠|炎症|感染症|免疫|血圧(?:を)?下|コレステロール|治療|治癒|治す|健康|医療|代謝|血行|(?<!寝る?)姿勢(?!を変え|で(?:座|読|寝|待|立|使)|でも|を崩|に合わせ|によ|のまま|を問わ)|疾病|癌|糖尿|头痛|頭痛|失眠|炎症|感染|免疫|胆固醇|治疗|治療|治愈|疼痛|健康|医学|醫學|新陈代谢|血液循环|질병|암 ?예방|당뇨|(?<!원)두통|불면증|염증|감염|면역|콜레스테롤|치료|건강|의학|신진대사|혈액순환|통증|โรค|มะเร็ง|เบาหวาน|ปวด(?!ใจ)|(?<!คืนที่)(?<!คืนไหน)นอนไม่หลับ|อักเสบ|ติดเชื้อ|ภูมิคุ้มกัน|สุขภาพ|การแพทย์|รักษาโรค|เผาผลาญ',
	},
})

/** Health as such: a listing that speaks of it may be followed. */
export const WELLNESS: ConceptTable = tableWithinClauses({
	health: {
		x: '(?:for|good for|pour|für|per|para|voor|dla) (?:your |la |die |ihre |la tua |tu |a sua |je )?(?:health|santé|gesundheit|salute|salud|saúde|gezondheid|zdrowia)|health~|santé|gesundhei~|gesundheitlich~|salud|salute|saúde|sağlı(?:k|ğ)~|gezondhei~|zdrowi~|hälsa(?!s|d|r|nde|t(?!\\p{L})| (?:på|till|från|alla|dem|henne|honom|mig|varandra|gäster))~|kesehatan|здоров(?!о(?!\\p{L})|як|енн|а(?:л|т|ют|нь))~|स्वास्थ्य|सेहत|sức khỏe|egészség~|zdraví(?!m(?!\\p{L})|čk)~|(?<=(?:se|so|před|nad|pevným|dobrým) )zdravím|sănăt~|υγεία|terveys~|medical~|médical~|medizinisch~|médic[oa]s?(?! de)|tıbbi~|medisch~|medyczn~|medicinsk~|medis|медицин~|медичн~|chikits~|y tế|orvosi~',
	},
})

import type { ConceptTable } from '../concepts'

const word = (x: string) => ({ x, ar: x, cjk: x })

/** Marks and standards; each is a thing of its own, for one does not stand for another. */
export const CERTIFICATES: ConceptTable = {
	FDA: { ...word('fda'), ar: '(?:fda|(?:هييه|هيئه|اداره|منظمه) (?:ال)?(?:غذاء|دواء)~)' },
	FCC: word('fcc'),
	RoHS: word('rohs'),
	REACH: { x: 'reach[- ](?:compliant|certified|regulation|konform~|verordnung)|(?:règlement|reglamento|regolamento) reach' },
	'OEKO-TEX': word('oeko_?tex~|öko_?tex~|オエコ?テックス|エコテックス'),
	GOTS: word('gots'),
	GRS: word('grs'),
	FSC: word('fsc'),
	PEFC: word('pefc'),
	UL: {
		x: 'ul (?:&|and) u?l?c(?:ul|lc)?|ul & ulc|ul[- ](?:listed|certified|certifié|zertifiziert|approved)|culus|c?ul(?=[/,])',
		cjk: 'ul认证|ul認証|ul認證',
	},
	ETL: word('etl'),
	TÜV: word('t[üu]v(?!ok|ia)~'),
	GS: {
		x: '(?:label|labels|sello|selo|sigillo|marchio|segell|sigiliul?|marca|σφραγίδα|σήμα|σήμανση) gs|(?:tüv[ /])?gs[- ](?:zeichen|geprüft~|mark|certified|siegel|keur|m[äæe]rk|minősít|jel(?:zés|ölés)|tanúsít|sertifi|certifi|znak|onay|belge)~',
	},
	CE: {
		x: 'ce[- ](?:certifi|zertifi|mark|kennzeich|approved|konform|gekennzeichnet|geprüft|zeichen|belge|işaret|keur|compliant|sertifika)~|(?:certifi|certificad|norme|norma|normes|marquage|marcado|marcatura|marcação|marcaj|marcatge|marchio|σήμανση|zertifi|belge)~ ce|conforme?s? ce',
		ar: '(?:شهاده|علامه|معيار|معايير) ce|ce',
		cjk: 'ce ?(?:认证|認証|認證|マーク|인증)',
	},
	KC: { x: 'kc_?(?:mark|certified)', cjk: 'kc ?인증|kc마크' },
	PSE: { x: 'pse_?(?:mark|certified)', cjk: 'pse(?:マーク|認証|認定)?|psc(?:マーク)?' },
	JIS: word('jis'),
	CCC: { x: 'ccc_?certified|3c_?certified', cjk: '3c认证|ccc认证|国标|國標' },
	'an ISO standard': {
		x: 'iso[ -]?\\d{3,}(?:[-:]\\d+)*|iso_?(?:certified|zertifiziert~|certifié~|standard|norm)',
		ar: 'iso|ايزو',
		cjk: 'iso ?[0-9]*',
	},
	'an EN standard': word('en[ -]?(?:iso[ -]?)?\\d{2,6}(?:-\\d+)?(?! (?:personas|pour|pessoas|[a-z]))'),
	'a DIN standard': word('din[ -](?:en[ -])?(?:iso[ -])?\\d+'),
	'an ASTM standard': word('astm'),
	'an ANSI standard': word('ansi(?: ?/ ?\\p{L}+)?'),
	CPSC: word('cpsc|cpsia|cpc'),
	'Energy Star': word('energy[- ]star'),
	'an energy class': {
		x: '(?:energy|energie|énergétique|energética|energetica|enerji)~[ -](?:efficiency )?(?:class|rating|klasse|sınıfı|label)~ ?[a-g]?\\+*|(?:classe|clase|klasa) (?:énergétique|energetica|energética|de eficiencia)~ ?[a-g]?\\+*|energieeffizienzklasse~',
	},
	LFGB: word('lfgb'),
	SGS: word('sgs'),
	NSF: word('nsf'),
	USDA: word('usda'),
	MFi: word('mfi'),
	'MIL-STD': {
		x: 'mil_?std\\S*|military[ -](?:grade|standard|spec)~|(?:grade|norme|qualité) militaire|grado militar|militär(?:standard|qualität)~|grado militare|grau militar|askeri (?:standart|sınıf)~|militaire kwaliteit',
		ar: '(?:درجه|معيار|معايير) عسكري~',
		cjk: 'ミリタリーグレード|米軍(?:規格|mil)|军工级|军规|軍規|밀리터리 ?등급|군용 ?규격|มาตรฐานทหาร',
	},
	UKCA: word('ukca'),
	CB: { x: 'cb_?certified' },
	halal: { x: 'halal|helal(?! (?:olsun|etmek|ederim))|халяль', ar: 'حلال', cjk: 'ハラル|ハラール|清真|할랄|ฮาลาล' },
	kosher: {
		x: 'kosher|kascher|casher|koscher|koşer',
		he: 'כשר|(?<!(?:ה|מו))כשרה|(?<!מו)כשרים|(?<!מו)כשרות',
		ar: 'كوشر',
		cjk: 'コーシャ|犹太洁食',
	},
	VDE: word(
		'vde|enec|kema(?:_keur)?|imq|p[- ]märk(?:t|ta|ning|e|et)|s[- ]märk(?:t|ta|ning|e|et)|d[- ]mærk(?:e|et|ning)|s[- ]mærk(?:e|et|ning)|n[- ]merk(?:e|et|ing)|s[- ]merk(?:e|et|ing)|fi[- ]merk(?:ki|in|intä)|keltamerk(?:ki|in)|bsi kitemark|kitemark',
	),
	'a seal of quality': {
		by: 'a certificate|UL|ETL|TÜV|GS|CE|VDE|KC|PSE|CCC|a national mark|a mark of cloth or safety|OEKO-TEX|GOTS|FSC',
		x: 'keurmerk~|minősítés(?:ű|ek|ekkel|sel)|gütesiegel~|prüfsiegel~|prüfzeichen~|qualitätssiegel~|label (?:de )?qualité|sello de calidad|marchio di qualità|selo de qualidade|seal of approval|kalite belge~|znak jakości',
	},
	IATA: { x: '(?:tsa|iata|airline|cabin|faa)[ -](?:approved|compliant|accepted)' },
	COSMOS: word(
		'ecocert|cosmos[ -](?:organic|natural|certified)|nordic swan|blauer engel|blue angel|svanen~|bluesign|cradle_to_cradle|eu_?ecolabel|ecolabel|fair_?trade certified|rainforest alliance|b_?corp|leaping bunny|peta(?:_approved)?|asthma_?&?_?allergy_friendly',
	),
	'a mark of social standards': word(
		'fair_?wear~|(?<!(?:to|bubble|food|gift|cling) )wrap(?:_certified)?(?= certified|$|[.,;])|sa_?8000|bsci|amfori|sedex|smeta|grüner knopf|green button|better cotton|bci_?cotton|rws|rds|responsible (?:wool|down) standard|utz|msc|asc_certified|rspo|max havelaar|ekocert|demeter|bioland|natrue|vegan society|v_?label|natural cosmetics council',
	),
	'a national mark': word(
		'(?<!(?:^| )(?:votre|ton|mon|son|le|un|sans|au|du|ce|leur|notre|el|seu|teu|quel|de|d.un|seul|petit|bon|nouveau|meu) )nom(?= (?:certif|\\d)|[.,;]|$)|inmetro|anatel|anvisa|anmat|saso|gso|ecas|esma|gcc_?mark|sirim|bis_?certified|isi_?mark|fssai|tisi|sni|bpom|k_?mark|eac|gost|гост(?:а|у|ом|ов)?|еас|rcm_?mark|c_?tick|csa(?:_approved|_certified|_listed)?|nemko|semko|demko|fimko|dekra~|intertek|bureau veritas|apragaz|nf_?(?:norm|certif)~|norme nf|label nf|afnor|aenor|dgccrf|cofrac|iec[ -]?\\d{3,}|ieee ?\\d{3,}|ece[ -]?r?\\d+|(?:e|dot)[ -](?:mark|geprüft|approved)|dot_?certified|snell|ce_?en|dguv~|dlg[- ](?:siegel|prämiert|medaille)|din[ -]certco|kiwa|komo[- ]keur|enac|ipac|accredia|dakks|aitex|aesan|abnt|procel|iscir|εφετ|εοφ|ελοτ|ελ_?οτ|joutsenmer~|svanemerk~|svanemærk~|avainlip~|krav[- ]märk~|nyckelhålsmärk~|nøkkelhull(?:et|merk)~|nøglehulsmærk~|ø[- ]mærke[td]?|debio[- ]?(?:merk|godkj)~|den blå krans|origine france garantie|directive (?:européenne|basse tension|machines)|directiva (?:europea|de baja tensi|de baixa tensi|europea|europeană|privind)~|direttiva (?:europea|ue|(?:sulla )?bassa|macchine)|diretiva (?:europeia|da ue|de baixa)|low voltage directive|(?:eu|eg)[- ]?(?:richtlinie|richtlijn|direktiv|forordning|direktiivi)~|(?:niederspannungs|maschinen|spielzeug|laagspannings|speelgoed|machine)(?:richtlinie|richtlijn)~|(?:europese|europäische[nr]?) (?:\\S+ )?(?:richtlijn|richtlinie|laagspanning)~|(?:låg|lav)(?:spännings|spændings|spennings)direktiv~|pienjännitedirektii~|\\p{L}*direktiivi~|ευρωπαϊκ(?:ά|ό|ού|ών) (?:πρότυπ|προδιαγραφ|οδηγί)~|ευρωπαϊκή οδηγία|κοινοτική οδηγία|aviz sanitar|avizat[ăe]?~|weee|erp_?(?:directive|label)|reach(?=[,.;]|$| (?:et|und|and|y|e|en) )|prop(?:osition)? 65|ik ?(?:0\\d|10)|nrtl|met_listed|tuv(?!ok|ia)~|vqa',
	),
	'a format licence': word(
		'dolby_(?:atmos|vision|digital)|dts(?:[: _]x)?|imax_enhanced|thx|hi_?res_audio|ldac|aptx~|qi(?:2)?(?:_certified)?(?= (?:certif|charg|wireless|standard)|$|[.,;])|wpc_certified|made for (?:iphone|ipad|apple)|works with (?:alexa|google|homekit)|wi_?fi certified|usb_?if|vesa_certified|g_?sync|freesync|hdr10\\+?|ultra_?hd premium',
	),
	'a design or test prize': word(
		'red_?dot(?! (?:dis|app|show|turn|mark|mean|light|blink|glow|sight|under|next|beside|stay|is|tells|comes|on (?:the|its)))~|if[ -]design~|good_?design~|a.? ?design award|stiftung warentest|öko_?test|oekotest|which\\?? best buy|que choisir|60 millions|altroconsumo|consumentenbond|ocu|consumer reports|good housekeeping|test_?(?:sieger|winner|achats)~',
	),
	GMP: word('gmp'),
	HACCP: word('haccp'),
	'a mark of cloth or safety': {
		x: 'geeicht~|eichmarke~|geijkt~|ijkmerk|masters? of (?:linen|flax)|woolmark|cotton usa',
		cjk: 'sgマーク|pscマーク|pseマーク|stマーク|技適|エコマーク|エネルギースター|에너지 ?스타|kc ?(?:인증|마크)|q ?마크',
	},
	'food grade': {
		x: 'food[ -]?(?:grade|safe|contact)~|qualité alimentaire|contact alimentaire|(?:grado|calidad|apto para) aliment~|uso alimentario|lebensmittel(?:echt|sicher|geeignet|konform|qualität)~|(?:per|uso|grado) aliment[aei]~|idoneo al contatto|(?:grau|qualidade|contato) aliment~|gıda(?:ya)? (?:uygun|sınıfı|güvenli|kalite)~|voedselveilig|voedselkwaliteit|dopuszczon~ do kontaktu z żywnością|livsmedels(?:godkän|säker|klass)~|food grade|пищев~ (?:силикон|качеств|пласти|класс|нержав)~|फ़?ूड ?ग्रेड',
		ar: '(?:درجه|صالح~ لل|امن~ لل|مخصص لل) ?(?:ال)?(?:غذاء|غذائي|اطعمه|طعام|ماكله)~|غذائي (?:ال)?درجه|فود كريد',
		he: 'בטוח למזון|דרגת מזון|מגע עם מזון',
		cjk: '食品(?:グレード|級|用|衛生法|安全|级|接触|接觸)|食用级|식품 ?(?:등급|용|안전)|ฟู้ดเกรด|เกรดอาหาร|สัมผัสอาหาร',
	},
	'a mark of health foods': {
		cjk: '機能性表示食品|特定保健用食品|トクホ|栄養機能食品|届出済|健字號|小綠人標章|蓝帽子|健字号|건강기능식품 ?(?:인정|마크)',
	},
	'medical grade': {
		x: 'medical[ -]grade|surgical[ -](?:grade|steel)|hospital[ -]grade|qualité médicale|acier chirurgical|grado (?:médico|quirúrgico)|acero quirúrgico|medizinische qualität|chirurgenstahl~|grado medico|acciaio chirurgico|grau médico|aço cirúrgico|tıbbi sınıf|cerrahi çelik|medische kwaliteit',
		ar: '(?:درجه|جوده) طبيه',
		cjk: '医療グレード|医用级|醫療級|의료용 ?등급|เกรดทางการแพทย์',
	},
	'a certificate': {
		x: 'peer_?reviewed|nachgewiesen(?:ermaßen)?|(?:amtlich|staatlich|unabhängig|behördlich) (?:geprüft|zugelassen|anerkannt|getestet)~|(?:nach|gemäß|laut) (?:\\S+ )?norm|normgerecht|normkonform|aux normes|dans (?:un|des) laborato~|en laboratorio|im labor|in laboratorio|em laboratório|laboratuvar(?:da|ında|larında|larda)? (?:\\S+ )?(?:test|onay|kanıt|incele|doğrula|sonuç|sertifika)~|bağımsız laboratuvar~|in het lab~|w laboratori~|лаборатор~|certified|tested (?:and (?:approved|certified)|by|to|according)|approved|testée? et (?:approuvé|certifié)~|tasdikli|tescilli|belgeli|belgesi(?:ne)?|homologado|atestad[oa]|attestat[oaie]|atestowan~|atest(?!ig)\\p{L}*|attestato|agréée?s?|aprobad[oa] por|aprovad[oa] (?:pelo|pela|por)|approvat[oaie] da|gekeurd~|godkend~|godkjent~|hyväksyt(?:ty|y)~|sertifioi~|serti(?:ficer|fiser)~|tanúsít~|certifikov~|certifikát~|certificat[eă]|omologat|πιστοποιη~|πιστοποί~|(?:laboratori?o?|laboratoire|laboratório) (?:acreditado|accrédité|accreditato|acreditat)|akkreditierte[nsmr]? (?:prüf)?labor~|accredited (?:test )?(?:lab|body)~|сертиф~|схвалено|certyfik~|chứng nhận|kiểm (?:định|nghiệm)|đạt chuẩn|disahkan|diperakui|bersijil|imethibitishwa|প্রত্যয়িত|সনদ~|lab(?:oratory)? reports?|(?:passe[ds]|passing) (?:\\S+ ){0,3}?(?:tests?|inspections?|audits?)|test reports?|prüfbericht~|rapports? d.essai|safety_?tested|certifi(?:ed|cate|cates|cation|cations|ée?s?|cat|cats)|certificad[oa]s?|certificaci(?:ón|ones)|zertifizier~|zertifikat~|certificat[oaie]|certificazion[ei]|certificaç(?:ão|ões)|sertifika~|gecertificeerd~|certificaat|certyfik~|certifiera~|sertifika[ts]~|bersertifikat|tersertifikasi|сертифи~|प्रमाणित|प्रमाणपत्र|सर्टिफ~|lab[- ]tested|laboratory tested|independently (?:tested|verified|certified)|third_?party (?:tested|verified|certified)|dermatologi\\p{L}* (?:tested|testé|getestet|testad|testat|geprüft|geteste?t?|testa|przebadan|testerad|teruji|протестирован)~|testé~ (?:sous contrôle )?(?:dermatolog|en laboratoire|par)~|(?:probad|testad)[oa]s? (?:dermatol|en laboratorio|clín)~|(?:officially|government|fully) (?:approved|licensed|certified)|approved (?:by|for)|homologu?~|homologad~|(?<!(?:hast|habt|haben|habe|luftdruck|füllstand|ölstand|reifendruck|vorher|selbst|regelmäßig) (?:\\S+ ){0,2})geprüft~|omologat~|onaylı|onaylanmış|goedgekeurd~|zatwierdzon~|godkän(?:d|t)~|disetujui oleh|BPOM|lolos uji|(?:complies|compliant|conforms?|meets?|exceeds?) (?:with |to )?(?:\\S+ ){0,3}(?:standards?|regulations?|directives?|requirements)|(?:safety|quality|european|international|industry) standards?|conforme?s? (?:aux|à la|à|a las?|alle|às?) (?:normes?|norma|réglement|reglament|directiv|normative)~|normes? (?:européennes?|de sécurité|internationales?)|normas? (?:europe|de seguridad|internacional|de segurança)~|(?:norm|standard|richtlinie|sicherheitsstandard)~ (?:\\S+ )?(?:entspr|erfüll)~|entspricht (?:\\S+ ){0,3}(?:norm|standard|richtlinie)~|standart(?:lar)?(?:ına|larına)? uygun|voldoet aan|norm~ (?:europejsk|bezpieczeństwa)~',
		ar: 'معتمد~|شهاد(?:ه|ات)~|مرخص~|مصادق~|(?:مطابق|متوافق|يطابق|تطابق)~ (?:لل|ل|مع )?(?:ال)?(?:معايير|مواصفات|مقاييس)|(?:معايير|مواصفات) (?:ال)?(?:سلامه|جوده|دوليه|اوروبيه|امان)|مختبر~ (?:طبيا|مخبريا|جلديا|من)|سرتافيكا~|مفحوص~',
		he: 'מאוש[רן]~ (?:על ידי|ע"י|של)|תעוד~|תקן~|אישור (?:משרד|מכון)|בעל תו|מוסמך~|נבדק~ (?:דרמטולוגית|קלינית|במעבדה)',
		cjk: '(?<!指紋|顔|生体|段階|要素|静脈|虹彩)認証|認定|検査済|適合(?:品|規格|基準)|安全基準|承認済|第三者機関|パッチテスト済|アレルギーテスト済|皮膚科(?:医)?テスト|认证|認證|(?:通过|通過|符合).{0,12}(?:标准|標準|检测|檢測|检验|认证|測試|测试)|检测报告|国家(?:标准|检测)|인증|(?:안전|품질|국제) ?(?:기준|규격)|시험 ?성적|테스트 ?완료|รับรอง(?!ประกัน)|ผ่านการทดสอบ|ผ่านมาตรฐาน|ได้มาตรฐาน|มาตรฐาน(?:สากล|ยุโรป|ความปลอดภัย|มอก)|มอก(?:\\.| ?[0-9])|อย\\.',
	},
}

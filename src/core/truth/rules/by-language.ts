import { NOTHING, type Rule } from './rule'

/** Superlatives whose form is a common word of other languages, so that only a page in the language is held to them. */
const SUPERLATIVES: Readonly<Record<string, RegExp>> = {
	turkish:
		/(?<!\p{L})en (?!az|fazla|son|çok \d|üst|alt|geç|erken|yakın|baştan|boy|sev|iyi (?:şekilde|sonu|performans|arkadaş|dost|zaman)|kısa|küçük|ufak|zor|soğuk|sıcak|güzel|keyif|tatlı|önemli|yoğun|kalabalık|uzak|karanlık|beklen|sıradan|basit|uzun (?:gün|yol|gece|uçuş|yürüy|sefer|yolculuk)|ince ayrıntı|uygun beden)\p{L}{3,}/u,
	swedish:
		/(?<!\p{L})(?!senaste|närmaste|flesta|enklaste|kallaste|mörkaste|regnigaste|soligaste|tråkigaste|jobbigaste|svåraste|tidigaste|varmaste (?:bänk|dag|kväll|sommar|vrå))\p{L}{4,}aste(?!\p{L})/u,
	german:
		/(?<!\p{L})am (?!nächsten|meisten|besten|wenigsten|längsten|liebsten|einfachsten|leichtesten|ehesten|häufigsten)\p{L}{4,}sten(?!\p{L})/u,
	polish: /(?<!\p{L})naj(?!pierw|częściej|lepiej|bliż|wyżej|młodsz|mniej|drobniejsz|trudniejsz|zimniejsz|później|starsz)\p{L}{4,}/u,
	malay: /(?<!\p{L})paling (?!kurang|sedikit|awal|suka|penting|lewat|bawah|atas)\p{L}+/u,
	hungarian: /(?<!\p{L})leg(?!alább|feljebb|később|közelebb|utóbb|több|inkább|kevesebb)\p{L}{2,}bb\p{L}*/u,
	czech: /(?<!\p{L})nej(?!bližš|nižš|menš|mladš|starš|pozděj)\p{L}{2,}(?:ší|čí)(?:ho|m|ch|mu)?(?!\p{L})/u,
	danish: /(?<!\p{L})(?:bedste(?! (?:ven|kammerat))|letteste|stærkeste|hurtigste)(?!\p{L})/u,
	norwegian: /(?<!\p{L})(?:beste(?! (?:ven|kompis|kamerat))|letteste|sterkeste|raskeste)(?!\p{L})/u,
	finnish:
		/(?<!\p{L})(?:paras(?! ystäv)|parhaat(?! ystäv)|parhain|kevyin|vahvin|nopein|ohuin|hiljaisin|kestävin|tehokkain)(?!\p{L})|(?<!\p{L})(?!use|enim)\p{L}{4,}(?:immat|immista|impia)(?!\p{L})/u,
	romanian:
		/(?<!\p{L})ce(?:l|le|lor|a|i) mai (?!mult|puțin|bine|des|târzi|devreme|rău|rea|aproape|apropi|mic|bun(?:ul|a)? prieten|simplu mod|recent|importan)\p{L}+/u,
	greek:
		/(?<!\p{L})(?:ο|η|το|οι|τα|των) (?:πιο (?!απλά|σημαντικό|πολλ|συχν)\p{L}+|(?!περισσ|λιγό|νεό|παλαιό|παλιό|πρό|δεύ)\p{L}{3,}[όύέ]τερ\p{L}{1,3}(?!\p{L}))/u,
	vietnamese: /(?<!\p{L})(?:tốt nhất(?! là)|nhẹ nhất|mạnh nhất|số (?:một|1)|hàng đầu|duy nhất)(?!\p{L})/u,
	ukrainian: /(?<!\p{L})най(?!менш|ближч|нижч|молодш|старш|пізніш|част)\p{L}{2,}(?:іш|ш|щ)(?:ий|а|е|і|ого|ої|ому|им|их|у)(?!\p{L})/u,
	persian:
		/(?<!\p{L})بهترين(?! (?:زمان|وقت|لحظه|دوست|حالت|بهانه|شروع|همدم|راه|جا)(?![\p{L}]))|(?<!\p{L})(?:سبك|قوي|سريع|نرم|دقيق|باكيفيت|پيشرفته|مقاوم|بي ?صدا|محكم|نازك|زيبا|جذاب|كامل|راحت|مطمئن)[ -]?ترين|بي ?نظير/u,
	urdu: /سب سے (?!پہل|اوپر|نيچ|اہم|آخر|الگ|كم )\p{L}+|(?<!\p{L})بہترين (?:كوالٹي|معيار|انتخاب|برانڈ|پراڈكٹ|مصنوع)/u,
	croatian:
		/(?<!\p{L})naj(?!manj|već|bliž|niž|mlađ|starij|kasnij|češć)\p{L}{2,}ij(?:i|a|e|eg|em|u|im|ih)\p{L}*|(?<!\p{L})naj(?:bolj|jač|brž|lakš|tiš|manj|već|kvalitetnij|izdržljivij)\p{L}*|jedinstven\p{L}*/u,
	serbian:
		/(?<!\p{L})naj(?!manj|već|bliž|niž|mlađ|starij|kasnij|češć)\p{L}{2,}ij(?:i|a|e|eg|em|u|im|ih)\p{L}*|(?<!\p{L})naj(?:bolj|jač|brž|lakš|tiš|manj|već|kvalitetnij|izdržljivij)\p{L}*|(?<!\p{L})(?:најбољ|најјач)\p{L}*/u,
	slovenian: /(?<!\p{L})naj(?:boljš|močnejš|hitrejš|lažj|tišj|manjš|večj|kakovostnejš)\p{L}*/u,
	slovak: /(?<!\p{L})naj(?!bližš|nižš|menš|mladš|starš|neskorš|lepšie fung)\p{L}{2,}š(?:í|ia|ie|iu|ej|om|ím|ích)(?!\p{L})/u,
	bulgarian:
		/(?<!\p{L})най-(?:удоб|точ|остр|мек|ярк|тънк|издръжлив|популяр|надежд|добр|лек|силн|бърз|здрав|качествен|тих|малк|голям)\p{L}*/u,
	lithuanian: /(?<!\p{L})(?:geriausi|lengviausi|stipriausi|greičiausi)\p{L}*/u,
	latvian: /(?<!\p{L})vis(?:labāk|stiprāk|vieglāk|ātrāk)\p{L}*/u,
	estonian:
		/(?<!\p{L})(?:parim\p{L}*(?!\p{L})(?! sõ[bp])|kõige(?!st(?!\p{L})|ga(?!\p{L})|le(?!\p{L})|ks(?!\p{L})| (?:paremini|rohkem|vähem|sagedamini|lihtsamini|kiiremini|hiljem|lähem|enam|all|peal|ees|taga|tähtsam|raskem)(?!\p{L}))\p{L}*)/u,
	catalan: /(?<!\p{L})(?:el|la|els|les) millors?(?!\p{L})|(?<!\p{L})(?:el|la) més \p{L}+ del/u,
	azerbaijani: /(?<!\p{L})ən (?!az|çox)\p{L}{3,}/u,
	icelandic: /(?<!\p{L})(?:besti|besta|bestu|léttasti|sterkasti)(?!\p{L})(?! vin)/u,
	afrikaans: /(?<!\p{L})die (?:beste(?! (?:vriend|maat|bo|onder|by|as|wanneer|met|op|bewaar|gebruik))|sterkste|ligste|vinnigste)(?!\p{L})/u,
	swahili: /(?<!\p{L})bora (?:zaidi|kuliko)/u,
	filipino: /(?<!\p{L})pinaka-?(?!in(?!\p{L})|inam|anta|huli|malapit|una|mababa|mataas na (?:setting|temp)|usap)\p{L}+/u,
	marathi: /सर्वोत्तम|सर्वात (?!आधी|वर|खाली|आवड|महत्त्व|कमी)\S+/u,
	telugu: /అత్యుత్తమ|ఉత్తమ/u,
	gujarati: /શ્રેષ્ઠ|સૌથી \S+/u,
	punjabi: /ਸਭ ਤੋਂ \S+|ਵਧੀਆ ਤੋਂ ਵਧੀਆ/u,
	kannada: /ಅತ್ಯುತ್ತಮ|ಶ್ರೇಷ್ಠ/u,
	malayalam: /ഏറ്റവും \S+|മികച്ച/u,
	bengali: /সেরা(?! সময়)|সবচেয়ে (?!আগে|বড় কথা|প্রিয়|উপরে|নিচে|কম )\S+/u,
	tamil: /சிறந்த|மிகச் ?சிறந்த/u,
}

/** The same claims in languages that are told by the page's language alone. */
export const byLanguage: Rule = ({ text }, { language, words }) => {
	const found = SUPERLATIVES[language]?.exec(text)?.[0]
	if (!found || words.some((fact) => fact.text.includes(found))) return NOTHING
	return { findings: [{ category: 'superlatives', reason: `No fact supports the superlative (“${found.trim()}”)` }], evidence: [] }
}

import { lexicon } from '../lexicon'
import { normalizeText } from '../normalize-text'
import type { RuleContext } from './rule'

const AILMENTS =
	'pain|aches?|arthritis|cancer|tumou?rs?|diabetes|anxiety|depression|insomnia|acne|eczema|psoriasis|migraines?|inflammation|diseases?|illness(?:es)?|infections?|hypertension|blood pressure|cholesterol|headaches?|allerg(?:y|ies)|asthma|viruses|covid|snoring|sciatica|fasciitis|swelling|adhd|autism|alzheimer\\S*|dementia|obesity|hair loss'

/** Claims to heal, slim or protect health. A listing is no evidence for them (Regulation (EC) 1924/2006; FTC Health Products Compliance Guidance). */
const HEALTH = lexicon({
	en: `(?:cures?|heals?|treats?|prevents?|relieves?|reliev(?:ing|e)|eases?|reduces?|eliminates?|fights?|alleviates?|soothes?) (?:\\S+ ){0,4}?(?:${AILMENTS})|(?:pain|stress|headache|allergy)[- ]relief|relief (?:from|of) (?:\\S+ ){0,3}?(?:${AILMENTS})|weight[- ]loss|lose weight|burns? (?:belly )?fat|fat[- ]burning|boosts? (?:your |the )?(?:immun\\p{L}*|metabolism|testosterone|libido)|detox\\p{L}*|clinically (?:proven|tested)|(?:medically|scientifically) proven|doctor[- ](?:recommended|approved)|dermatologist[- ](?:recommended|approved)|improves? (?:\\S+ )?(?:blood )?circulation|kills? 99\\S*|slimming effect|miracle`,
	fr: '(?:guéri|soign|trait|prévien|soulag|rédui|élimin|combat|apais)\\p{L}* (?:\\S+ ){0,3}?(?:douleurs?|arthrose|arthrite|cancer|diabète|anxiété|dépression|insomnie|acné|eczéma|psoriasis|migraines?|inflammations?|maladies?|infections?|tension|cholestérol|maux|allergies?|asthme)|perte de poids|perdre du poids|brûle[- ]graisses?|cliniquement (?:prouvé|testé)\\p{L}*|scientifiquement prouvé\\p{L}*|détox\\p{L}*|miracle',
	es: '(?:cura|sana|trata|previene|alivia|reduce|elimina|combate|calma)n? (?:\\S+ ){0,3}?(?:dolor(?:es)?|artritis|cáncer|diabetes|ansiedad|depresión|insomnio|acné|eczema|psoriasis|migrañas?|inflamación|enfermedades?|infecciones?|hipertensión|colesterol|alergias?|asma)|pérdida de peso|perder peso|quema ?grasas?|clínicamente (?:probad|demostrad|testad)\\p{L}*|desintoxica\\p{L}*|milagros\\p{L}*',
	de: '(?:heilt|lindert|behandelt|verhindert|bekämpft|reduziert) (?:\\S+ ){0,3}?(?:\\p{L}*schmerz\\p{L}*|arthritis|arthrose|krebs|diabetes|angst\\p{L}*|depression\\p{L}*|schlaflosigkeit|akne|ekzem\\p{L}*|migräne|entzündung\\p{L}*|krankheit\\p{L}*|infektion\\p{L}*|bluthochdruck|cholesterin|allergien?|asthma)|schmerzlinder\\p{L}*|gewichtsverlust|fettverbrenn\\p{L}*|klinisch (?:erwiesen|getestet|bewiesen)\\p{L}*|wissenschaftlich bewiesen\\p{L}*|wundermittel',
	it: '(?:cura|guarisce|tratta|previene|allevia|riduce|elimina|combatte|lenisce) (?:\\S+ ){0,3}?(?:dolor[ei]|artrite|cancro|diabete|ansia|depressione|insonnia|acne|eczema|psoriasi|emicrani[ae]|infiammazion[ei]|malatti[ae]|infezion[ei]|ipertensione|colesterolo|allergi[ae]|asma)|perdita di peso|perdere peso|brucia ?grass[io]|clinicamente (?:provat|testat)\\p{L}*|miracolos\\p{L}*',
	pt: '(?:cura|trata|previne|alivia|reduz|elimina|combate|acalma) (?:\\S+ ){0,3}?(?:dor(?:es)?|artrite|câncer|cancro|diabetes|ansiedade|depressão|insônia|insónia|acne|eczema|psoríase|enxaquecas?|inflamaç(?:ão|ões)|doenças?|infecç(?:ão|ões)|hipertensão|colesterol|alergias?|asma)|perda de peso|perder peso|emagrec\\p{L}*|queima (?:de )?gordura|clinicamente (?:comprovad|testad)\\p{L}*|milagros\\p{L}*',
	ar: '(?:يعالج|تعالج|يشفي|يشفى|يقضي على|يخفف|تخفف|يمنع|يزيل) (?:\\S+ ){0,3}?(?:ال)?(?:ألم|آلام|التهاب\\p{L}*|سرطان|سكري|قلق|اكتئاب|أرق|حب الشباب|صداع|أمراض|مرض|عدوى|ضغط الدم|حساسية|ربو)|علاج (?:فعال|نهائي|طبي)|فقدان الوزن|إنقاص الوزن|حرق الدهون|مثبت (?:سريريا|علميا)|معجز\\p{L}*',
	ary: '(?:كيداوي|كيعالج|غادي يداوي|كينقص) (?:\\S+ ){0,3}?(?:ال)?(?:حريق|وجع|مرض|سكر|راس|بومزوي|حساسية)|كيضعف|تضعاف|كيحرق الشحم\\p{L}*',
	tr: '(?:ağrı|hastalık|kanser|diyabet|iltihap|egzama|akne|alerji|migren)\\p{L}* (?:tedavi|iyileştir|önle|gider|azalt|hafiflet)\\p{L}*|kilo ver\\p{L}*|zayıfla\\p{L}*|yağ yak\\p{L}*|klinik olarak (?:kanıtlanmış|test edilmiş)|mucize\\p{L}*',
	nl: '(?:geneest|verlicht|behandelt|voorkomt|bestrijdt|vermindert) (?:\\S+ ){0,3}?(?:\\p{L}*pijn\\p{L}*|artritis|kanker|diabetes|angst|depressie|slapeloosheid|acne|eczeem|migraine|ontsteking\\p{L}*|ziektes?|infecties?|allergieën|astma)|gewichtsverlies|vetverbrand\\p{L}*|klinisch (?:bewezen|getest)|wondermiddel',
	ja: '(?:痛み|腰痛|肩こり|頭痛|病気|炎症|不眠|アレルギー|高血圧).{0,6}(?:治|改善|解消|緩和|予防|軽減)|ダイエット効果|痩せ|脂肪燃焼|免疫力|臨床(?:試験|的に)(?:済|証明)|奇跡',
	zh: '治疗|治療|治愈|治癒|减肥|減肥|燃脂|消炎|止痛|增强免疫|临床证明',
})

/** Why a health claim cannot stand; a seller who may make one states it in the store profile. */
export function health(normalized: string, { facts }: RuleContext): string | undefined {
	const found = HEALTH.exec(normalized)
	if (!found) return undefined
	if (facts.some((fact) => fact.kind === 'seller' && HEALTH.test(normalizeText(fact.text)))) return undefined
	return `Health claims need proof a listing is not (“${found[0]}”)`
}

import { foldedStems, rangedPattern } from './pattern-sources'

const BEFORE =
	/(?:^|\s)(?:for|on|onto|cuts?|cutting|clean\p{L}*|polish\p{L}*|drill\p{L}*|saw\p{L}*|protect\p{L}*|pour|sur|couper|coupe|découp\p{L}*|nettoy\p{L}*|für|auf|zum|schneid\p{L}*|sägen|reinigt|reinigen|para|sobre|cort\p{L}*|limpiar|limpar|per|su|tagli\p{L}*|pulire|voor|vir|op|zagen|snijden|dla|do|för|til|pentru|για|kwa|cho|para sa|за|на|pre|pro|for|på|untuk|для|по|لل\p{L}*|علي|لقطع|لتنظيف)\s(?:(?!(?:made|of|in|with|aus|mit|en|avec|em|di|de|con|com|met|med|av|из|с)\s)[^\s,;.]+\s){0,2}$/u
const AFTER =
	/^\W{0,2}(?:chairs?|floors?|flooring|furniture|surfaces?|doors?|walls?|tables?|sofas?|couch\p{L}*|desks?|work\p{L}*|cutting|drill\p{L}*|saws?|sawing|screws?|glue|care|cleaner|polish|lovers?|bits?|(?:(?:को|की|का|के|كي|كا|كو) )?(?:[\p{L}\p{M}]+ )?(?:कटाई|काट|कटिंग|ك[ٹت]ائي|كا[ٹت])|kes(?:im|er|me|en|iy)|kəs|절단|자르|자를|재단|vág|fűrész|saha|leikka|saagi|lõika|zāģē|pjov|pjau|を切|加工|家具|用|にも|床)/u

/** The same where the work is a noun, or its word stands further off: "corte de maderas duras", "pagputol ng matitigas na kahoy". */
const WORK_BEFORE = rangedPattern(
	`(?<![\\p{L}\\p{M}])(?:${foldedStems(
		'cortes? (?:precisos? )?(?:de|em|en)|talls? (?:precisos )?(?:de|en)|coupes? (?:précises? )?(?:de|du|dans)|sciage (?:de|du)|taglio? (?:precisi )?(?:del?|di|nel)|cutting of|sawing of|puputol\\p{L}*(?: ng)?|pagputol(?: ng)?|pagpuputol(?: ng)?|magputol(?: ng)?|κόβει|κοπή|κόψιμο|חיתוך|לחתוך|חותכ\\p{L}*|ניסור|برش|بريدن|قص|نشر|\\p{L}{0,5}kata|ukataji(?: wa)?|впора\\p{L}*|справ\\p{L}*|porad(?:zi|í)\\p{L}*|zvlád\\p{L}*|schafft|bewältigt|meistert|maîtris\\p{L}*|tackl\\p{L}*|klarar|klarer|saag|sny|snyk|sawing|saws|memotong|pemotongan|cắt|cưa',
	)})[ ](?:(?!(?:made|handle|griff|mit|with|avec|con|com|met|med|بدسته|ידית)[ ])[^\\s,;.]+[ ]){0,3}$|(?:ตัด|เลื่อย|切割|锯切|鋸切|锯|鋸|切)(?:硬|ได้)?$`,
)
/** Languages whose verb stands at the end: "लकड़ी को 45° तक के कोण पर काटें". */
const WORK_BEHIND = rangedPattern(
	`^(?: (?:को|के|की|كو|كي|كے))?[^,;.。、।!?]{0,40}?(?:${foldedStems('काट|कटाई|कटिंग|کاٹ|کٹائی|কাট|வெட்ட|కోయ|కత్తిర|કાપ|ਕੱਟ|काप|ਕਟਾਈ')})`,
)

/** "लकड़ी के हैंडल": a part of it. */
const WITH_PART = /^ (?:का|के|की|كا|كے|كي|র|এর) (?:हैंडल|हत्थ|दस्त|मूठ|हैण्डल|ہينڈل|ہيںڈل|دست|হাতল)/u

/** "Suitable to cut what? Wood, even hard wood." */
const ASKED_WHAT = rangedPattern(
	`(?<![\\p{L}\\p{M}])(?:${foldedStems(
		'cuts?\\b|cutting|saw(?:s|ing)?\\b|drill|clean|coupe|scie|perce|nettoie|corta|sierra|perfora|limpia|schneide|sägt|sägen|bohrt|bohren|reinig|taglia|sega\\b|fora\\b|pulisce|serra\\b|fura\\b|limpa|zaag|snijd|boor|tnie|ciąć|cięci|wierc|keser|kesmek|deler|sågar|skær|skjær|sahaa|poraa|leikka|vág|fúr|řeže|řez|vrta|reže|rezan|reza|taie|tăia|κόβ|κοπή|режет|резать|резк|пилит|пилить|сверл|рязан|реже|ріже|різа|пиля|memotong|mengebor|potong|cắt|khoan|قطع|يقطع|تقطع|ثقب|חות|לחת|ניסור|برش|بريد|काट|كاٹ|কাট|வெட்ட|ตัด|เจาะ|切|钻|鑽|자르|자를|절단|뚫',
	)})[^?؟？]*[?؟？][^.!。]*$`,
)

/** Whether a material is named as something the product is used on or with: "for wood floors", "cuts leather". */
export function isForUseOn(text: string, index: number, words: string): boolean {
	const before = text.slice(Math.max(0, index - 40), index)
	const after = text.slice(index + words.length)
	return (
		BEFORE.test(before) ||
		WORK_BEFORE.test(before) ||
		ASKED_WHAT.test(text.slice(0, index)) ||
		AFTER.test(after.slice(0, 18)) ||
		(!WITH_PART.test(after) && WORK_BEHIND.test(after))
	)
}

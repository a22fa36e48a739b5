const BEFORE =
	/(?:^|\s)(?:for|on|onto|cuts?|cutting|clean\p{L}*|polish\p{L}*|drill\p{L}*|saw\p{L}*|protect\p{L}*|pour|sur|couper|coupe|découp\p{L}*|nettoy\p{L}*|für|auf|zum|schneid\p{L}*|sägen|reinigt|reinigen|para|sobre|cort\p{L}*|limpiar|limpar|per|su|tagli\p{L}*|pulire|voor|op|zagen|snijden|dla|do|för|på|untuk|для|по|لل\p{L}*|علي|لقطع|لتنظيف)\s(?:(?!(?:made|of|in|aus|en|em|di|de|met|av|из)\s)[^\s,;.]+\s){0,2}$/u
const AFTER =
	/^\W{0,2}(?:chairs?|floors?|flooring|furniture|surfaces?|doors?|walls?|tables?|sofas?|couch\p{L}*|desks?|work\p{L}*|cutting|drill\p{L}*|saws?|sawing|screws?|glue|care|cleaner|polish|lovers?|bits?|(?:(?:को|की|का|के|كي|كا|كو) )?(?:[\p{L}\p{M}]+ )?(?:कटाई|काट|कटिंग|ك[ٹت]ائي|كا[ٹت])|kes(?:im|er|me|en|iy)|kəs|절단|자르|자를|재단|vág|fűrész|saha|leikka|saagi|lõika|zāģē|pjov|pjau|を切|加工|家具|用|にも|床)/u

/** Whether a material is named as something the product is used on or with: "for wood floors", "cuts leather". */
export function isForUseOn(text: string, index: number, words: string): boolean {
	return BEFORE.test(text.slice(Math.max(0, index - 40), index)) || AFTER.test(text.slice(index + words.length, index + words.length + 18))
}

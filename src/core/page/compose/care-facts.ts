import type { Fact } from '../../product/facts'

/** What a specification about care is called, in the languages of the marketplaces. */
const NAMES = new RegExp(
	'^(?:(?:product |fabric )?care(?: instructions?)?|washing instructions?|pflege(?:hinweise?|anleitung)?' +
		"|entretien|instructions? d[’']entretien|cuidados?|instrucciones de (?:cuidado|lavado)|cura" +
		'|istruzioni per la cura|onderhoud|wasvoorschrift|skötselråd|pielęgnacja|bakım(?: talimatları)?' +
		'|تعليمات العناية|العناية|お手入れ(?:方法)?|洗涤说明|保养说明)$',
	'iu',
)

/** True for a statement of how the product is looked after. */
export function isCareFact(fact: Fact): boolean {
	return (fact.kind === 'spec' || fact.kind === 'seller') && NAMES.test(fact.name?.trim() ?? '')
}

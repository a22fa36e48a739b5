import type { Fact } from './facts'

/**
 * What product-safety law asks a page to name: maker, responsible person, warnings (Regulation (EU) 2023/988, article
 * 19).
 */
const NAMES = new RegExp(
	'^(?:manufacturer(?: (?:contact|name|address|information|details))?|importer|packer|eu responsible person' +
		'|responsible (?:person|party).*|safety (?:information|warnings?)|warnings?|hersteller(?:information' +
		'|angaben)?|herstellerkontakt|importeur|verantwortliche person.*|sicherheitshinweise?|warnhinweise?' +
		'|fabricant|importateur|personne responsable.*|avertissements?(?: de sécurité)?|consignes de sécurité' +
		'|fabricante|importador|persona responsable.*|advertencias?(?: de seguridad)?|produttore|importatore' +
		'|persona responsabile.*|avvertenze(?: di sicurezza)?|fabrikant|verantwoordelijke persoon.*' +
		'|waarschuwing(?:en)?|tillverkare|producent|odpowiedzialna osoba.*|ostrzeżenia|üretici|ithalatçı|uyarılar' +
		'|الشركة المصنعة|المصنّع|المصنع|المستورد|تحذيرات?|メーカー|製造元|警告|制造商|进口商)$',
	'iu',
)

/** True for a statement of who made the product, who answers for it, or what to beware of. */
export function isLegalFact(fact: Fact): boolean {
	return (fact.kind === 'spec' || fact.kind === 'seller') && NAMES.test(fact.name?.trim() ?? '')
}

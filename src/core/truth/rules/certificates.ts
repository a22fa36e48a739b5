import { conceptsFrom, unsupportedConcept } from '../concepts'
import { factText } from '../fact-text'
import type { RuleContext } from './rule'

/** Marks and standards; each is its own concept, for one does not stand for another. */
const MARKS = conceptsFrom(
	Object.fromEntries(
		Object.entries({
			FDA: 'fda',
			FCC: 'fcc',
			RoHS: 'rohs',
			REACH: 'reach[- ](?:compliant|certified|konform\\p{L}*)',
			'OEKO-TEX': 'oeko-?tex\\p{L}*',
			GOTS: 'gots',
			FSC: 'fsc',
			UL: 'ul[- ](?:listed|certified|certifié|zertifiziert)',
			ETL: 'etl',
			TÜV: 't[üu]v',
			ISO: 'iso[- ]?\\d+',
			EN: 'en[- ]?\\d{2,6}(?:-\\d+)?',
			DIN: 'din[- ]?\\d+',
			ASTM: 'astm\\p{L}*',
			CPSC: 'cpsc|cpsia|cpc',
			'Energy Star': 'energy[- ]star',
			LFGB: 'lfgb',
			SGS: 'sgs',
			NSF: 'nsf',
			USDA: 'usda',
			MFi: 'mfi',
			'MIL-STD': 'mil-?std\\S*|military[- ]grade',
			UKCA: 'ukca',
			halal: 'halal|helal',
			kosher: 'kosher|kascher|casher',
			vegan: 'vegan\\p{L}*|végan\\p{L}*|végétalien\\p{L}*',
			'cruelty-free': 'cruelty[- ]free|non testé sur (?:les )?animaux|tierversuchsfrei\\p{L}*',
			'food grade': 'food[- ](?:grade|safe)|qualité alimentaire|grado alimentario|lebensmittelecht\\p{L}*',
			'medical grade': 'medical[- ]grade|qualité médicale|grado médico',
		}).map(([name, x]) => [name, { x }]),
	),
)
const CERTIFIED = conceptsFrom({
	certification: {
		x: 'certifi(?:ed|cate|cates|cation|cations|ée?s?|cat)|certificad[oa]s?|certificaci(?:ón|ones)|zertifizier\\p{L}*|zertifikat\\p{L}*|certificat[oaie]|certificazion[ei]|certificaç(?:ão|ões)|sertifikal[ıi]\\p{L}*|gecertificeerd\\p{L}*|lab[- ]tested|dermatologi\\p{L}* (?:tested|testé|getestet|testad|testat)\\p{L}*|dermatologically tested|approved by|homologué\\p{L}*|geprüft',
		ar: 'معتمد\\p{L}*|شهاد[هة]\\p{L}*|مرخص\\p{L}*',
		ja: '認証|認定|検査済|认证|認證',
	},
})
/** CE is a mark only in capitals: in small letters it is a French word. */
const CE = /(?<![\p{L}\d])CE(?![\p{L}\d])/u

/** Why a certificate, standard or mark cannot stand: no fact names it. */
export function certificates(normalized: string, context: RuleContext, raw: string): string | undefined {
	const found = unsupportedConcept(normalized, MARKS, context) ?? unsupportedConcept(normalized, CERTIFIED, context)
	if (found) return `No fact names the certificate or standard (“${found.words}”)`
	const shouted = raw === raw.toUpperCase()
	if (!shouted && CE.test(raw) && !context.facts.some((fact) => CE.test(fact.text) || /(?<!\p{L})ce[- ]mar/u.test(factText(fact)))) {
		return 'No fact names the CE mark'
	}
	return undefined
}

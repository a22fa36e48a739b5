import type { ClaimCategory } from '../copy/copy'
import type { Concept, ConceptTable, Support } from './concepts'
import { ABSOLUTES } from './lexicons/absolutes'
import { ACCESSORIES } from './lexicons/accessories'
import { AILMENTS } from './lexicons/ailments'
import { BODY, RENOWN } from './lexicons/body'
import { BRANDS, COMPATIBILITY } from './lexicons/brands'
import { CARE } from './lexicons/care'
import { CERTIFICATES } from './lexicons/certificates'
import { COLOURS } from './lexicons/colours'
import { CROWDS_OF_BUYERS } from './lexicons/crowds-of-buyers'
import { DISCOUNTS } from './lexicons/discounts'
import { ENVIRONMENT } from './lexicons/environment'
import { EXTRAS } from './lexicons/extras'
import { FEATURES } from './lexicons/features'
import { FITTINGS } from './lexicons/fittings'
import { FORM_TERMS } from './lexicons/form'
import { FREE_FROM } from './lexicons/free-from'
import { FURTHER_DEVICES, FURTHER_MATERIALS, FURTHER_PROPERTIES } from './lexicons/further-languages'
import { HEALTH, MEDICINE, WELLNESS } from './lexicons/health'
import { INVENTIONS } from './lexicons/inventions'
import { LAST_PIECES } from './lexicons/last-pieces'
import { MATERIALS } from './lexicons/materials'
import { PLANET } from './lexicons/planet'
import { POWER } from './lexicons/power'
import { PRAISE } from './lexicons/praise'
import { COUNTDOWN_TALK, DELIVERY_TALK, DISCOUNT_TALK, RETURNS_TALK, SCARCITY_TALK } from './lexicons/sales-talk'
import { COUNTDOWN, SCARCITY } from './lexicons/scarcity'
import { FINER_STUFFS, OF_ALL_RIVALS, SOON_THERE, WIDE_GUARANTEES } from './lexicons/scope-of-promises'
import { CROWDS, SOCIAL_PROOF, WITNESSES } from './lexicons/social-proof'
import { SUPERLATIVES } from './lexicons/superlatives'
import { IN_THE_WAREHOUSE, MIDNIGHT, PRICES_ELSEWHERE, TALKED_ABOUT } from './lexicons/talk-elsewhere'
import { DELIVERY, GUARANTEES, MONEY_BACK, RETURNS, SERVICE } from './lexicons/terms-of-sale'
import { WELL_BEING } from './lexicons/well-being'
import { WORDS_OF_LANGUAGES } from './lexicons/words-of-languages'
import { type Terms, Vocabulary } from './vocabulary'

/** Every word list, the category its things are of, and what can support them. */
export const TABLES: readonly (readonly [ConceptTable, ClaimCategory, Support])[] = [
	[SOCIAL_PROOF, 'social-proof', 'never'],
	[PRAISE, 'social-proof', 'never'],
	[CROWDS_OF_BUYERS, 'social-proof', 'never'],
	[TALKED_ABOUT, 'social-proof', 'never'],
	[CROWDS, 'social-proof', 'fact'],
	[WITNESSES, 'social-proof', 'same-words'],
	[SCARCITY, 'scarcity', 'never'],
	[SCARCITY_TALK, 'scarcity', 'never'],
	[LAST_PIECES, 'scarcity', 'never'],
	[IN_THE_WAREHOUSE, 'scarcity', 'never'],
	[COUNTDOWN, 'countdown', 'never'],
	[MIDNIGHT, 'countdown', 'same-words'],
	[COUNTDOWN_TALK, 'countdown', 'never'],
	[DISCOUNTS, 'discounts', 'never'],
	[DISCOUNT_TALK, 'discounts', 'never'],
	[PRICES_ELSEWHERE, 'discounts', 'never'],
	[GUARANTEES, 'guarantees', 'fact'],
	[SERVICE, 'guarantees', 'fact'],
	[WIDE_GUARANTEES, 'guarantees', 'fact'],
	[MONEY_BACK, 'guarantees', 'seller'],
	[DELIVERY, 'delivery', 'seller'],
	[DELIVERY_TALK, 'delivery', 'seller'],
	[SOON_THERE, 'delivery', 'seller'],
	[RETURNS, 'returns', 'seller'],
	[RETURNS_TALK, 'returns', 'seller'],
	[HEALTH, 'health', 'seller'],
	[MEDICINE, 'health', 'same-words'],
	[WELLNESS, 'health', 'fact'],
	[BODY, 'health', 'fact'],
	[AILMENTS, 'health', 'fact'],
	[WELL_BEING, 'health', 'fact'],
	[RENOWN, 'social-proof', 'same-words'],
	[CERTIFICATES, 'certificates', 'fact'],
	[MATERIALS, 'materials', 'fact'],
	[FINER_STUFFS, 'materials', 'fact'],
	[ENVIRONMENT, 'environment', 'fact'],
	[PLANET, 'environment', 'fact'],
	[BRANDS, 'foreign-brands', 'fact'],
	[COMPATIBILITY, 'compatibility', 'fact'],
	[CARE, 'missing-evidence', 'fact'],
	[FREE_FROM, 'missing-evidence', 'fact'],
	[POWER, 'missing-evidence', 'fact'],
	[FORM_TERMS, 'missing-evidence', 'fact'],
	[FEATURES, 'missing-evidence', 'fact'],
	[ACCESSORIES, 'missing-evidence', 'fact'],
	[EXTRAS, 'missing-evidence', 'fact'],
	[FITTINGS, 'missing-evidence', 'fact'],
	[INVENTIONS, 'missing-evidence', 'fact'],
	[COLOURS, 'missing-evidence', 'fact'],
	[SUPERLATIVES, 'superlatives', 'same-words'],
	[OF_ALL_RIVALS, 'superlatives', 'same-words'],
	[ABSOLUTES, 'superlatives', 'fact'],
]

const FURTHER: Readonly<Record<string, string>> = { ...FURTHER_MATERIALS, ...FURTHER_PROPERTIES, ...FURTHER_DEVICES }

const all: readonly (readonly [Concept, Terms])[] = TABLES.flatMap(([table, category, support]) =>
	Object.entries(table).map(([name, { by, ...terms }]) => [{ name, category, support, by: by ? by.split('|') : [] }, terms] as const),
)

let built: Vocabulary<Concept> | undefined

/** All concepts of all categories; put together when first asked for. */
export function concepts(): Vocabulary<Concept> {
	built ??= new Vocabulary(all, { groupOf: (concept) => concept.category })
	return built
}

let further: Vocabulary<Concept> | undefined

/** The same concepts by words of languages beyond the lexicons; too common elsewhere to be read in other languages. */
export function furtherConcepts(): Vocabulary<Concept> {
	further ??= new Vocabulary(
		all.flatMap(([concept]) => {
			const x = FURTHER[concept.name]
			return x ? [[concept, { x }] as const] : []
		}),
		{ groupOf: (concept) => concept.category },
	)
	return further
}

const ofLanguage = new Map<string, Vocabulary<Concept> | undefined>()

/** The same concepts by words of one language alone, where it has a list of its own. */
export function conceptsOf(language: string): Vocabulary<Concept> | undefined {
	if (!ofLanguage.has(language)) ofLanguage.set(language, vocabularyOf(language))
	return ofLanguage.get(language)
}

function vocabularyOf(language: string): Vocabulary<Concept> | undefined {
	const written = WORDS_OF_LANGUAGES[language]
	if (!written) return undefined
	const group = language === 'thai' ? 'cjk' : 'x'
	const entries = written.split(';').flatMap((entry) => {
		const at = entry.indexOf('=')
		const [name, words] = [entry.slice(0, at), entry.slice(at + 1)]
		const concept = conceptNamed(name)
		return concept ? [[concept, { [group]: words }] as const] : []
	})
	return new Vocabulary(entries, { groupOf: (concept) => concept.category })
}

/** The concept of a name. */
export const conceptNamed = (name: string): Concept | undefined => all.find(([concept]) => concept.name === name)?.[0]

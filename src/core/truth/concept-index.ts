import type { ClaimCategory } from '../copy/copy'
import type { Concept, ConceptTable, Support } from './concepts'
import { ABSOLUTES } from './lexicons/absolutes'
import { AILMENTS } from './lexicons/ailments'
import { BODY, RENOWN } from './lexicons/body'
import { BRANDS, COMPATIBILITY } from './lexicons/brands'
import { CARE } from './lexicons/care'
import { CERTIFICATES } from './lexicons/certificates'
import { COLOURS } from './lexicons/colours'
import { DISCOUNTS } from './lexicons/discounts'
import { ENVIRONMENT } from './lexicons/environment'
import { FEATURES } from './lexicons/features'
import { FORM_TERMS } from './lexicons/form'
import { FREE_FROM } from './lexicons/free-from'
import { HEALTH, MEDICINE, WELLNESS } from './lexicons/health'
import { MATERIALS } from './lexicons/materials'
import { POWER } from './lexicons/power'
import { PRAISE } from './lexicons/praise'
import { COUNTDOWN_TALK, DELIVERY_TALK, DISCOUNT_TALK, RETURNS_TALK, SCARCITY_TALK } from './lexicons/sales-talk'
import { COUNTDOWN, SCARCITY } from './lexicons/scarcity'
import { CROWDS, SOCIAL_PROOF, WITNESSES } from './lexicons/social-proof'
import { SUPERLATIVES } from './lexicons/superlatives'
import { DELIVERY, GUARANTEES, MONEY_BACK, RETURNS, SERVICE } from './lexicons/terms-of-sale'
import { type Terms, Vocabulary } from './vocabulary'

/** Every word list, the category its things are of, and what can support them. */
export const TABLES: readonly (readonly [ConceptTable, ClaimCategory, Support])[] = [
	[SOCIAL_PROOF, 'social-proof', 'never'],
	[PRAISE, 'social-proof', 'never'],
	[CROWDS, 'social-proof', 'fact'],
	[WITNESSES, 'social-proof', 'same-words'],
	[SCARCITY, 'scarcity', 'never'],
	[SCARCITY_TALK, 'scarcity', 'never'],
	[COUNTDOWN, 'countdown', 'never'],
	[COUNTDOWN_TALK, 'countdown', 'never'],
	[DISCOUNTS, 'discounts', 'never'],
	[DISCOUNT_TALK, 'discounts', 'never'],
	[GUARANTEES, 'guarantees', 'fact'],
	[SERVICE, 'guarantees', 'fact'],
	[MONEY_BACK, 'guarantees', 'seller'],
	[DELIVERY, 'delivery', 'seller'],
	[DELIVERY_TALK, 'delivery', 'seller'],
	[RETURNS, 'returns', 'seller'],
	[RETURNS_TALK, 'returns', 'seller'],
	[HEALTH, 'health', 'seller'],
	[MEDICINE, 'health', 'same-words'],
	[WELLNESS, 'health', 'fact'],
	[BODY, 'health', 'fact'],
	[AILMENTS, 'health', 'fact'],
	[RENOWN, 'social-proof', 'same-words'],
	[CERTIFICATES, 'certificates', 'fact'],
	[MATERIALS, 'materials', 'fact'],
	[ENVIRONMENT, 'environment', 'fact'],
	[BRANDS, 'foreign-brands', 'fact'],
	[COMPATIBILITY, 'compatibility', 'fact'],
	[CARE, 'missing-evidence', 'fact'],
	[FREE_FROM, 'missing-evidence', 'fact'],
	[POWER, 'missing-evidence', 'fact'],
	[FORM_TERMS, 'missing-evidence', 'fact'],
	[FEATURES, 'missing-evidence', 'fact'],
	[COLOURS, 'missing-evidence', 'fact'],
	[SUPERLATIVES, 'superlatives', 'same-words'],
	[ABSOLUTES, 'superlatives', 'fact'],
]

const all: readonly (readonly [Concept, Terms])[] = TABLES.flatMap(([table, category, support]) =>
	Object.entries(table).map(([name, { by, ...terms }]) => [{ name, category, support, by: by ? by.split('|') : [] }, terms] as const),
)

let built: Vocabulary<Concept> | undefined

/** All concepts of all categories; put together when first asked for. */
export function concepts(): Vocabulary<Concept> {
	built ??= new Vocabulary(all, { groupOf: (concept) => concept.category })
	return built
}

/** The concept of a name. */
export const conceptNamed = (name: string): Concept | undefined => all.find(([concept]) => concept.name === name)?.[0]

import { LANGUAGES } from '../locale/languages'
import { MARKETS } from '../locale/markets'
import { themeSchema } from '../page/page'
import { PLAN_CARDS } from '../plans/plan-cards'
import { PLANS, REFUND_DAYS } from '../plans/plans'
import { fillHoles } from '../text/fill-holes'
import { COMPLAINT_DAYS, LIABILITY_MONTHS, MINIMUM_AGE, NOTICE_DAYS, REFUND_CREDIT_DAYS } from './promises'

const countries = new Set(MARKETS.flatMap((market) => market.countries.map(({ code }) => code)))

/** What the software knows when the site is built. */
export const CONSTANTS: Readonly<Record<string, string>> = {
	'plan.free.pages': String(PLANS.free.pages),
	'plan.pro.pages': String(PLANS.pro.pages),
	'plan.pro.price': PLAN_CARDS.find(({ plan }) => plan === 'pro')?.price ?? '',
	'refund.days': String(REFUND_DAYS),
	'refund.creditDays': `${REFUND_CREDIT_DAYS.fewest} to ${REFUND_CREDIT_DAYS.most}`,
	'age.minimum': String(MINIMUM_AGE),
	'notice.days': String(NOTICE_DAYS),
	'complaint.days': String(COMPLAINT_DAYS),
	'liability.months': String(LIABILITY_MONTHS),
	'languages.count': String(LANGUAGES.length),
	'markets.count': String(MARKETS.length),
	'countries.count': String(countries.size),
	'themes.count': String(themeSchema.options.length),
}

/** What only a running server knows; it fills these into the built documents. */
export const RUN_TIME_VALUES = [
	'operator.name',
	'operator.address',
	'operator.email',
	'operator.hours',
	'operator.jurisdiction',
	'operator.companyNumber',
	'operator.registeredIn',
	'operator.vatNumber',
	'operator.icoNumber',
	'operator.phone',
	'operator.euRepresentative',
	'operator.hosting',
	'operator.hostingProvider',
	'retention.trashDays',
	'retention.attemptDays',
	'retention.modelCallDays',
	'retention.paidCopyDays',
	'retention.messageDays',
	'retention.sessionDays',
	'retention.sessionMaxDays',
	'retention.resetMinutes',
	'retention.confirmHours',
	'retention.storeCookieHours',
	'retention.trialMinutes',
	'footer.who',
	'footer.email',
	'footer.hours',
	'review.rating',
	'review.text',
	'review.name',
	'review.date',
	'review.day',
	'site.url',
	'stats.pages',
	'stats.medianSeconds',
] as const

/** What the texts ask only whether it is so. */
export const RUN_TIME_CONDITIONS = [
	'identity.embedded',
	'identity.clerk',
	'payments.stripe',
	'model',
	'pixel',
	'reviews',
	'reviews.shown',
	'stats',
	'trial',
] as const

const VALUE = /\{\{(?!if |unless |each |end\b)([\w.-]+)\}\}/g
const CONDITION = /\{\{(?:if|unless) ([\w.-]+)\}\}/g

/** Fills in what is known when the site is built; the rest stays for the server. */
export function fillConstants(text: string): string {
	return fillHoles(text, CONSTANTS)
}

/** Names of the values and conditions a text mentions. */
export function placeholdersOf(text: string): { values: string[]; conditions: string[] } {
	const namesOf = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))]
	return { values: namesOf(VALUE), conditions: namesOf(CONDITION) }
}

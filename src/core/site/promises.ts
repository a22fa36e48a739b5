/**
 * What the operator promises beside what the software does; the legal texts and the screens say the same figures (spec
 * §1, §5, §9).
 */

/** Business days until a refund shows on the card. */
export const REFUND_CREDIT_DAYS = { fewest: 1, most: 3 } as const
/** Younger people are not served. */
export const MINIMUM_AGE = 13
/** A new price, new terms or the end of the service is told this many days before. */
export const NOTICE_DAYS = 30
/** A complaint about data is confirmed within this many days. */
export const COMPLAINT_DAYS = 30
/** Liability ends at what was paid in this many months before. */
export const LIABILITY_MONTHS = 3

/**
 * Tells every part of the app, and whoever listens, that the plan has changed; `detail` is `{ plan }` (spec §3). Here
 * without a schema: small scripts raise it.
 */
export const BILLING_EVENT = 'billing:updated'

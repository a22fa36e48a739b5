/**
 * Name of the `<meta>` that tells every document what its operator has configured. Here without a schema: the site's
 * small script reads it.
 */
export const SITE_META = 'vitrine-site'

/** Its content, as JSON. Absent parts are not configured. */
export type SiteMeta = {
	/** The ad pixel's id (digits); nothing of it loads before consent (L-10). */
	pixel?: string
	/** True where the operator has said who runs the site. */
	hasOperator?: true
}

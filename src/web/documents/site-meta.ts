import { SITE_META, type SiteMeta } from '../../core/site/site-meta'

/** What the server told this document of its operator's configuration; nothing while the site is built. */
export function readSiteMeta(): SiteMeta {
	if (typeof document === 'undefined') return {}
	const content = document.querySelector<HTMLMetaElement>(`meta[name="${SITE_META}"]`)?.content
	return content ? (JSON.parse(content) as SiteMeta) : {}
}

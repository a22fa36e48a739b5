import { decodeHTML } from 'entities'
import { z } from 'zod'
import { asRoot } from '../api-link'

/** A WordPress as its API's index describes it. */
export type Site = {
	/** Of the API, see `apiAddress`. */
	root: string
	/** The shop's front page, without a slash at its end. */
	home: string
	/** Folder of the admin, with its slash. */
	admin: string
	name: string
	/** What WordPress believes its front page to be, where it says so: what it makes OAuth signatures of. */
	claims: string | undefined
}

/** Nobody calls a shop, or finds it, by more than this. */
const LONGEST_NAME = 200
const LONGEST_ADDRESS = 2_000
const address = z.string().max(LONGEST_ADDRESS).catch('')
/** What a site calls itself; empty when it does not say. */
export const siteName = z
	.string()
	.transform((name) => decodeHTML(name.slice(0, LONGEST_ADDRESS)).trim().slice(0, LONGEST_NAME))
	.catch('')

export const indexSchema = z.object({
	name: siteName,
	url: address,
	home: address,
	namespaces: z.array(z.string()),
})
export type Index = z.infer<typeof indexSchema>

/** What of an index is asked for. */
export const INDEX_FIELDS = 'name,url,home,namespaces'

/**
 * Describes the site of an API root. What the index says about addresses is believed for the host it was read from
 * alone.
 */
export function describeSite(root: string, index: Index | undefined): Site {
	const found = new URL(root)
	const folder = `${found.origin}${folderOf(root)}`
	const believed = (address = '') => (isOfSite(address, found) ? address.replace(/(?<!\/)\/*$/, '/') : folder)
	return {
		root,
		home: believed(index?.home).replace(/\/$/, ''),
		admin: `${believed(index?.url)}wp-admin/`,
		name: index?.name || found.hostname,
		claims: index !== undefined && /^https?:\/\//.test(index.home) && URL.canParse(index.home) ? index.home : undefined,
	}
}

/** The path of the folder WordPress lives in, with its slash, of its API's root. */
export function folderOf(root: string): string {
	return new URL(root).pathname.replace(/(?:index\.php\/)?[^/]*\/?$/, '')
}

function isOfSite(address: string, found: URL): boolean {
	if (!URL.canParse(address)) return false
	const { protocol, hostname, username } = new URL(address)
	return /^https?:$/.test(protocol) && username === '' && isSameHost(hostname, found.hostname)
}

/** True for one host with and without `www.`. */
export function isSameHost(one: string, other: string): boolean {
	return withoutWww(one) === withoutWww(other)
}

function withoutWww(host: string): string {
	return host
		.toLowerCase()
		.replace(/^www\./, '')
		.replace(/\.$/, '')
}

/** The root an index was read from, after redirects. */
export function rootRead(url: string): string {
	const read = new URL(url)
	read.searchParams.delete('_fields')
	return asRoot(read)
}

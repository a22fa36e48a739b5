const MOST = 40

/** A slug in the few letters that names of files and classes take everywhere; `page` when none are left. */
export function asciiSlug(slug: string): string {
	const plain = slug
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.slice(0, MOST)
		.replace(/^-+|(?<!-)-+$/g, '')
	return plain === '' ? 'page' : plain
}

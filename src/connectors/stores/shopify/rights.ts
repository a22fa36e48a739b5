/** Without this nothing can be pushed; `write_…` includes `read_…`. */
const NEEDED = ['write_products']
/**
 * With `write_publications` a published product also appears in the online store; without, the outcome of a push says
 * what is to be done by hand. With `write_files` pictures that only the description shows become files of the shop;
 * without, they are shown from here.
 */
const WISHED = ['write_publications', 'write_files']

/** The scopes the app asks for, in the form of the authorize address. */
export const ASKED_RIGHTS = [...NEEDED, ...WISHED].join(',')

/** Rights we cannot do without that are not among those granted. */
export function missingRights(granted: readonly string[]): string[] {
	return NEEDED.filter((right) => !granted.includes(right))
}

/**
 * Files by path (`../editor/words/fr.json`) → their contents by namespace: the name of the folder, `shared` for what
 * lies here.
 */
export function byFolder(files: Record<string, object>): Record<string, object> {
	return Object.fromEntries(
		Object.entries(files).map(([path, words]) => {
			const [, folder = ''] = /(?:^|\/)([^/]*)\/words\//.exec(path) ?? []
			return [folder === '.' || folder === '' || folder === 'i18n' ? 'shared' : folder, words]
		}),
	)
}

/** Files of core/messages by path (`…/words/shopify/fr.json`) → their contents by area. */
export function byArea(files: Record<string, object>): Record<string, object> {
	return Object.fromEntries(Object.entries(files).map(([path, words]) => [path.split('/').at(-2) ?? '', words]))
}

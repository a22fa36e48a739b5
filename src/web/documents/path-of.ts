/** The path a loader is asked for, whether for the document or for its data. */
export function pathOf(request: Request): string {
	return new URL(request.url).pathname.replace(/(?:\.data|\/)$/, '') || '/'
}

/** Class names joined; anything that is not a text is left out. */
export function cx(...names: unknown[]): string {
	return names.filter((name) => typeof name === 'string' && name).join(' ')
}

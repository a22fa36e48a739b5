/** Class names joined; falsy ones left out. */
export function cx(...names: (string | false | undefined | null)[]): string {
	return names.filter(Boolean).join(' ')
}

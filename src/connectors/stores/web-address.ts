/** An address a store tells, when it is one of the web: no other may become a link. */
export function webAddress(value: string | null | undefined): string | null {
	return value && /^https?:\/\//i.test(value) && URL.canParse(value) ? value : null
}

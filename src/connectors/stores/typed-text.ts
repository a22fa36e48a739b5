const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const WRAPPING = /^[\s"'`<(«“‘]+|(?<![\s"'`>)»”’.,;!])[\s"'`>)»”’.,;!]+$/g

/**
 * What a seller typed or pasted, without what comes along with it: signs nobody sees, quotes and brackets around it, a
 * sentence's end.
 */
export function bareText(typed: string): string {
	return typed.replace(INVISIBLE, '').replace(WRAPPING, '')
}

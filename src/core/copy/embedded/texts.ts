import { richTextFromPlain } from '../../page/rich-text'
import type { Text } from '../copy'

/** Plain text and its facts → Text. */
export function textFrom(plain: string, facts: readonly (string | undefined)[]): Text {
	return { html: richTextFromPlain(plain), facts: [...new Set(facts.filter((id) => id !== undefined))] }
}

/** A fixed phrase: no claim, no facts. */
export function phrase(plain: string): Text {
	return textFrom(plain, [])
}

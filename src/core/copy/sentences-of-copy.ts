import { statementsOf } from '../truth/statements'
import type { Copy } from './copy'
import { textsOfCopy } from './copy-texts'

/** Every sentence of some copy, each once, in order. */
export function sentencesOfCopy(copy: Copy): string[] {
	const texts = Object.values(copy).flatMap((part) => (part ? textsOfCopy(part) : []))
	return [...new Set(texts.flatMap(({ plain }) => statementsOf(plain)))]
}

import type { Text } from '../../copy/copy'
import type { Phrases } from '../../locale/phrases'
import type { sellerTerms } from '../compose/seller-terms'
import type { TermTopic } from '../compose/term-topic'
import { phrase, quote } from './section-input'

/** A seller's statement as a section shows it: its topic named in the page's language, its words as they are. */
export function statedTerm(
	{ fact, topic }: ReturnType<typeof sellerTerms>[number],
	phrases: Phrases,
): { title: Text; text: Text; topic: TermTopic } {
	return { title: phrase(phrases[topic === 'guarantee' ? 'warranty' : topic]), text: quote(fact.text, [fact]), topic }
}
